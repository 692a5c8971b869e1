"""Cards and tiles of Tekhenu have names, and the log speaks of them by name."""

from __future__ import annotations

from typing import Final

import pytest

from maat import catalog
from maat.core.log import LoggedEvent
from maat.core.state import EVERYONE
from maat.games.tekhenu import events, words
from maat.languages import LANGUAGES
from maat.text import Texts, bundle

TEKHENU: Final = catalog.load("tekhenu")
CODES: Final = {f"card-{code}": code for code in words.CARDS} | {
    f"pillar-{code}": code for code in words.PILLARS
}
WORDS: Final = 3  # of an English name, at most

each_language = pytest.mark.parametrize("language", LANGUAGES)


def name(language: str, key: str) -> str:
    """What a card or tile is called, with its number."""
    made = bundle(language, ("maat", catalog.package("tekhenu")))
    told, faults = made.format_pattern(made.get_message(key).attributes["name"], {})
    assert not faults
    return str(told)


@each_language
def test_every_card_and_tile_has_a_name_of_its_own_and_its_number(language: str) -> None:
    names = {name(language, key).removesuffix(f" ({code})") for key, code in CODES.items()}
    assert len(names) == len(CODES)
    assert not any("(" in each for each in names)


def test_names_are_short() -> None:
    long = [key for key, code in CODES.items() if len(name("en", key).split()) > WORDS + 1]
    assert long == []


@each_language
def test_a_card_on_the_table_has_its_name_and_its_words(language: str) -> None:
    texts = Texts(language, TEKHENU)
    told = [texts.say(key).removeprefix(name(language, key)) for key in CODES]
    assert all(each.startswith((": ", ", ")) and len(each) > len(": ") for each in told)


@each_language
def test_the_log_names_a_card_without_its_words(language: str) -> None:
    card = words.CARDS.index("B18")
    taken = LoggedEvent(0, events.CARD_TAKEN, EVERYONE, 0, (card,))
    told = Texts(language, TEKHENU).event(taken, ["Ann"])
    assert told.startswith("Ann ")
    assert told.endswith(f"{name(language, 'card-B18')}.")
