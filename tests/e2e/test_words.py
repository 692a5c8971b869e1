"""Playing by words: headings, ways to the answers, and a line for commands."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.questions import position
from tests.e2e.test_one_screen import CARRY
from tests.e2e.test_what import opened
from tests.e2e.ways import ready, speak

HEADINGS: Final = "nodes => nodes.map((node) => node.innerText.trim())"


def say(page: Page, words: str) -> str:
    """Write a command; what the table says to it."""
    page.locator("#command").fill(words)
    page.locator("#command").press("Enter")
    return page.locator(".replies").inner_text()


# What is asked at a table of Ra, and what the reply has to say: words in any form, whole questions,
# words that other games have for things, a slip of the hand.
ASKED: Final = {
    "en": {
        "pharaohs": "pharaoh",
        "How many floods are left in the bag?": "flood",
        "pharoahs": "pharaoh",
        "What are my resources?": "Suns face up: ",
        "Whose turn is it?": "It is your turn.",
        "golden pharaohs": "I do not know “golden”.",
    },
    "pl": {
        "faraonów": "faraon",
        "Ile wylewów zostało w worku?": "wylew",
        "faroanów": "faraon",
        "Jakie mam zasoby?": "Odkryte dyski Słońca: ",
        "Czyja jest kolej?": "Twoja kolej.",
        "złota i krokodyli": "Nie znam słów „krokodyli”.",
    },
    "uk": {
        "фараонів": "фараон",
        "Скільки повеней лишилося в мішечку?": "повінь",
        "фароанів": "фараон",
        "Які мої ресурси?": "Сонячні диски горілиць: ",
        "Чий зараз хід?": "Ваш хід.",
        "золоті крокодили": "Я не знаю слів «крокодили».",
    },
    "hu": {
        "fáraók": "fáraó",
        "Hány áradás maradt a zsákban?": "áradás",
        "fáráoim": "fáraó",
        "Milyen nyersanyagaim vannak?": "Napkorongok képpel felfelé: ",
        "Ki következik?": "Te következel.",
        "arany krokodilok": "Nem értem: „krokodilok”.",
    },
}
LAST: Final = {
    "en": ("last", "What happened last?"),
    "pl": ("ostatnie", "Co się stało ostatnio?"),
    "uk": ("останнє", "Що сталося востаннє?"),
    "hu": ("utolsó", "Mi történt utoljára?"),
}
NOBLES: Final = {
    "en": "How many nobles do I have?",
    "pl": "Ilu mam arystokratów?",
    "uk": "Скільки в мене вельмож?",
    "hu": "Nekem hány előkelőm van?",
}


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
    assert re.match(r"1: .+\n+2: ", say(page, "answers"))
    assert say(page, "xyzzy").startswith("I do not know “xyzzy”.")
    assert "Whose turn is it?" in page.locator(".replies p").nth(1).inner_text()
    assert "such as “Resources”" in page.locator(".replies p").nth(2).inner_text()
    version = page.evaluate("maat.page.update.version")
    assert say(page, "1").startswith("Done: ")
    page.wait_for_function("version => maat.page.update.version > version", arg=version)
    page.keyboard.press("Escape")
    expect(page.locator(".bar")).to_be_focused()
    for language, question in NOBLES.items():
        speak(page, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        own = page.evaluate("maat.page.painter.name(maat.page.painter.places.get(`seat-0-nobles`))")
        told = say(page, question)
        assert told.startswith(f"{own}: ")
        # what others have was not asked
        assert not any(f"{name}: " in told for name in page.evaluate("maat.page.names.slice(1)"))


@pytest.mark.parametrize("language", ASKED)
def test_words_are_understood_in_any_form_and_as_whole_questions(page: Page, language: str) -> None:
    opened(page, "ra")
    speak(page, language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    version = page.evaluate("maat.page.update.version")
    unknown = say(page, "xyzzy").split("\n\n")
    for words, reply in ASKED[language].items():
        said = say(page, words)
        assert reply in said
        assert not {*unknown[1:], ""} & {*said.split("\n\n")}  # it is not told what can be asked
    word, question = LAST[language]
    assert say(page, question) == say(page, word) != "\n\n".join(unknown)
    # whoever asks does not answer
    say(page, f"{page.evaluate('maat.page.painter.label(maat.page.update.answers[0])')}?!".lower())
    assert page.evaluate("maat.page.update.version") == version


# Questions of which nothing has all the words, or of which there is none: how the reply begins.
NEARLY: Final = {
    ("pharaon", "How many urns are left?"): "Urns below the Time Pyramid: urn ",
    ("pharaon", "How much construction do I have?"): "construction: nothing",
    ("pharaon", "Do I have any artisans?"): "Artisans: nothing\n\nDoctor",
    ("tekhenu", "die black 4"): "Horus, Dark (Statue): black 4 Pure",
    ("tekhenu", "How much bread do I have?"): "Bread: nothing",
    ("tekhenu", "What is my balance?"): "Balance: 0",
}


@pytest.mark.parametrize("game", ["pharaon", "tekhenu"])
def test_what_nearly_is_there_and_what_is_not_is_told(page: Page, game: str) -> None:
    page.locator(".games").wait_for()
    page.evaluate(CARRY, position(game, "turn"))
    ready(page)
    for (title, words), reply in NEARLY.items():
        if title == game:
            assert say(page, words).startswith(reply)
    if game == "tekhenu":
        speak(page, "hu")  # a word that ends as if it were a plural
        expect(page.locator("html")).to_have_attribute("lang", "hu")
        assert say(page, "Hány írnokom van?").startswith("Készlet: írnok")


def test_a_search_says_what_it_found_and_that_it_found_nothing(page: Page) -> None:
    page.goto("/")
    page.locator(".games").wait_for()
    page.evaluate(CARRY, position("tekhenu", "space"))
    ready(page)
    page.locator("#unfold").click()
    field, told = page.locator("#seek"), page.locator(".scroll-answers [role=status]")
    for language, none in (
        ("en", "No answer has these words: “xyzzy”."),
        ("pl", "Żadna odpowiedź nie ma słów „xyzzy”."),
        ("uk", "Жодна відповідь не має слів «xyzzy»."),
        ("hu", "Egyik válaszban sincsenek ilyen szavak: „xyzzy”."),
    ):
        speak(page, language)
        field.fill("xyzzy")
        expect(told).to_have_text(none)
        expect(told).to_be_in_viewport(ratio=1)
        field.fill(page.evaluate("maat.page.painter.label(maat.page.update.answers[0])"))
        expect(told).to_have_text(re.compile("\\b[1-9]"))
        assert page.locator(".scroll-answers .answer").count()
        field.fill("")
        expect(told).to_have_text("")
