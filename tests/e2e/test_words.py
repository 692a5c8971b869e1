"""Playing by words: headings, ways to the answers, and a line for commands."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect
from tests.e2e.test_what import opened
from tests.e2e.ways import speak

HEADINGS: Final = "nodes => nodes.map((node) => node.innerText.trim())"


def say(page: Page, words: str) -> str:
    """Write a command; what the table says to it."""
    page.locator("#command").fill(words)
    page.locator("#command").press("Enter")
    return page.locator(".replies").inner_text()


# A piece that lies somewhere, and whose name nothing else on the table has.
PIECE: Final = """() => {
  const { command, painter, update } = maat.page;
  const told = command.told();
  const answers = update.answers.map((answer) => painter.label(answer));
  const places = told.map((place) => painter.name(place));
  const names = [...places, ...answers].map((name) => command.plain(name));
  const parts = (piece) => command.plain(piece).split(" ");
  const has = (name, piece) => parts(piece).every((part) => name.includes(part));
  const lying = told.flatMap((place) => place.pieces ?? []);
  const pieces = lying.map((piece) => painter.pieceName(piece));
  return pieces.find((piece) => !names.some((name) => has(name, piece)));
}"""


def test_a_table_can_be_heard_and_played_by_words(page: Page) -> None:
    opened(page, "pharaon")
    headings = page.locator("h2").evaluate_all(HEADINGS)
    names = page.evaluate("maat.page.names")
    assert {"Time Pyramid", "Nile", "What you can do", "Log, talk, scores", *names} <= {*headings}
    deck = page.evaluate(
        "maat.page.scene.places.find(({ id }) => id === 'noble-deck').pieces"
        ".map((piece) => maat.page.painter.pieceName(piece))"
    )
    heard = page.locator(".stage").inner_text()
    assert sum(name in heard for name in deck) < 4  # what is left is told in a list of its own
    page.locator(".skip").first.focus()
    page.keyboard.press("Tab")
    expect(page.locator(".skip").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".bar")).to_be_focused()
    page.keyboard.press(";")
    expect(page.locator("#command")).to_be_focused()
    assert say(page, "Resources?").startswith("Resources: ")
    assert "Nobles" in say(page, "nobles")
    piece = page.evaluate(PIECE)
    assert f": {piece}" in say(page, piece) or f", {piece}" in say(page, piece)
    assert say(page, "last")
    assert re.match(r"1: .+\n+2: ", say(page, "answers"))
    assert say(page, "xyzzy").startswith("I do not know “xyzzy”.")
    assert "help" in page.locator(".replies p").nth(1).inner_text()
    version = page.evaluate("maat.page.update.version")
    assert say(page, "1").startswith("Done: ")
    page.wait_for_function("version => maat.page.update.version > version", arg=version)
    page.keyboard.press("Escape")
    expect(page.locator(".bar")).to_be_focused()
    for language, last in (("pl", "ostatnie"), ("uk", "останнє"), ("hu", "utolsó")):
        speak(page, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert "xyzzy" in say(page, "xyzzy")
        assert "xyzzy" not in say(page, last)
