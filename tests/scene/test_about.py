"""Every thing on a table says what it is: no piece and no sign without, and none with another's."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Final

import pytest

from maat import catalog
from maat.core.components import facts
from maat.core.state import NOBODY
from maat.games.ra.scene import keys as ra_keys
from maat.languages import LANGUAGES
from maat.scene import Note, Piece, Place, Scene
from maat.scene.about import Book, found
from maat.text import Texts

KEYS: Final = ["ra", "pharaon", "tekhenu"]
TABLES: Final = [(key, seats) for key in KEYS for seats in catalog.load(key).seat_counts]
STRIDE: Final = 25  # every so many questions of the random games
NAMES: Final = list("ABCDE")

Positions = Callable[[str, int], list[tuple[Any, int, list[int]]]]
Thing = tuple[Place, Piece | None]

each_table = pytest.mark.parametrize(("key", "seats"), TABLES)

# What the rules call a thing, where they do not call it by its own name.
CALLED: Final[Book] = {
    "tile-ra": "ra",
    **dict.fromkeys(ra_keys.TILE[6:11], "civilization"),
    **dict.fromkeys(ra_keys.TILE[11:19], "monument"),
    "resource": "resource",
    "place-track/resource": "track",
    "place-tile/resource": "tile",
    "place-sector/resource": "wheel",
    "place-wheel/resource": "wheel",
    "track-disc": "disc",
    "worth": "points",
    "icon-none": "icon",
    "god": "god",
    "face": "dice die",
    "cell": "space tile",
    "edge": "edge",
    "in-order": "order",
    "obelisk": "wheel",
    "decree-symbol": "symbol",
    "workshop": "district",
    "gone": "built",
    "token-vp": "vp",
    "bonus/token": "bonus",
    "cost/token": "cost",
    "worth/token": "display",
    "points/token": "edge",
    "place-space/token": "space",
    "place-building-offer/token": "space",
    "place-osiris/token": "row",
    "seat/token": "building statue",
}


def things(scene: Scene) -> list[Thing]:
    """All that can be pointed at: pieces, words on boards and above them, bags, medallions."""
    pieces = [(place, piece) for place in scene.places for piece in place.pieces or ()]
    words = [place for place in scene.places if place.pieces is None and is_seen(place)]
    bags = [place for place in scene.places if place.layout == "heap" or is_medallion(place)]
    return [*pieces, *((place, None) for place in words + bags)]


def is_medallion(place: Place) -> bool:
    """Whether a place that is only told has a drawing of its own: the gods of Tekhenu."""
    return place.layout == "seal" and place.key == "place-section"


def is_seen(place: Place) -> bool:
    """Whether the words of a fact stand somewhere."""
    return (place.box is not None and place.layout != "seal") or place.layout == "strip"


def about(key: str) -> Any:
    """What a game says about its things."""
    return import_module(f"{catalog.package(key)}.scene.about")


@cache
def kinds(positions: Positions, key: str, seats: int) -> list[Thing]:
    """One thing of each kind in each kind of place that came up in random games."""
    draw = import_module(f"{catalog.package(key)}.scene").draw
    seen: dict[tuple[str, ...], Thing] = {}
    for state, _, _ in positions(key, seats)[::STRIDE]:
        for place, piece in things(draw(state)):
            named = () if piece is None else (piece.key, str(piece.values.get("area", "")))
            seen[place.key, str(place.values.get("noble", "")), *named] = place, piece
    return list(seen.values())


def name_of(texts: Texts, place: Place, piece: Piece | None) -> str:
    """What a thing is called."""
    return texts.place(place, NAMES) if piece is None else texts.piece(piece, NAMES)


def mentioned(words: list[str], told: str) -> bool:
    """Whether a text has one of these words, whatever its ending."""
    plain = [re.sub(r"\W", "", word).lower() for word in words]
    return any(word[: max(4, len(word) - 2)] in told for word in plain if len(word) > 1)


@each_table
def test_everything_on_a_table_has_rules_that_speak_of_it(
    positions: Positions, key: str, seats: int
) -> None:
    texts = Texts("en", catalog.load(key))
    for place, piece in kinds(positions, key, seats):
        rules = about(key).rules(place, piece)
        assert rules, f"{place.key} {piece}"
        assert place.id, f"nobody can ask about {place.key}"
        told = " ".join(texts.say(f"rule-{rule}") for rule in rules).lower()
        words = name_of(texts, place, piece).split() + found(CALLED, place, piece)
        own = re.sub(r"\D", "", piece.key if piece else str(place.values.get("noble", "")))
        is_numbered = bool(own) and rules[0].removeprefix("N-")[-2:] == own[-2:].zfill(2)
        assert is_numbered or mentioned(words, told), f"{place.key} {piece}: {told}"


@each_table
def test_the_points_of_every_side_tell_what_they_are(
    positions: Positions, key: str, seats: int
) -> None:
    state, *_ = positions(key, seats)[-STRIDE]
    draw = import_module(f"{catalog.package(key)}.scene").draw
    told = {place.id for place in draw(state).places}
    assert {f"seat-{side}-points" for side in range(len(catalog.load(key).scores(state)))} <= told


@pytest.mark.parametrize("key", KEYS)
def test_what_a_thing_is_worth_is_said_to_players_alone_in_every_language(
    positions: Positions, key: str
) -> None:
    game = catalog.load(key)
    state, seat, _ = positions(key, game.seat_counts[-1])[-STRIDE]
    beside, told = game.redact(state, NOBODY), dict[str, Note]()
    for place, piece in kinds(positions, key, game.seat_counts[-1]):
        told |= {note.key: note for note in about(key).notes(state, seat, place, piece)}
        others = about(key).notes(beside, NOBODY, place, piece)
        assert {note.key for note in others} <= {"what-left", "what-left-dice"}
    assert len(told) > 2
    for language in LANGUAGES:
        texts = Texts(language, game)
        assert [key for key, note in told.items() if texts.say(key, **note.values) == key] == []


# What is told of a kind of thing to whoever plays.
TOLD: Final = {
    "ra": {"sun": {"what-suns"}, "tile-nile": {"what-more-epoch", "what-left"}},
    "pharaon": {
        "place-god": {"what-worth", "what-worth-own"},
        "income-any-basic": {"what-worth"},
        "income-first-player": {"what-worth", "what-worth-own"},
        "artisan": {"what-worth", "what-left"},
        "urn": {"what-worth", "what-left"},
    },
    "tekhenu": {
        "tile-with-cost": {"what-pillar", "what-left"},
        "card-B": {"what-left"},
        "card-T": {"what-left"},
        "card-D": {"what-decree", "what-left"},
    },
}


@pytest.mark.parametrize("key", KEYS)
def test_things_say_what_they_are_worth_and_how_many_are_left(
    positions: Positions, key: str
) -> None:
    state, seat, _ = positions(key, catalog.load(key).seat_counts[-1])[-STRIDE]
    told: dict[str, set[str]] = {}
    for place, piece in kinds(positions, key, catalog.load(key).seat_counts[-1]):
        name = piece.key if piece else ""
        named = name[:6] if name.startswith("card-") else name
        notes = about(key).notes(state, seat, place, piece)
        told.setdefault(named, set()).update(note.key for note in notes)
    for name, wanted in TOLD[key].items():
        assert told[name] <= wanted, name
        assert told[name] & wanted - {"what-left"} or wanted == {"what-left"}, name
        assert ("what-left" in told[name]) == ("what-left" in wanted), name


@each_table
def test_every_answer_has_a_target_also_where_it_is_not_legal(
    positions: Positions, key: str, seats: int
) -> None:
    target = import_module(f"{catalog.package(key)}.scene").target
    for state, seat, _ in positions(key, seats)[::STRIDE]:
        for code in range(len(catalog.load(key).actions)):
            assert target(state, seat, code).action == code


@pytest.mark.parametrize("key", ["pharaon", "tekhenu"])
def test_where_the_values_of_a_thing_are_said_to_stand_there_are_some(
    positions: Positions, key: str
) -> None:
    paths = [fact.path for fact in facts(catalog.read_values(key))]
    told = {
        about(key).values(*thing)
        for seats in (catalog.load(key).seat_counts[0], catalog.load(key).seat_counts[-1])
        for thing in kinds(positions, key, seats)
    }
    assert len(told) > 20
    assert [each for each in told if each and not any(lies(path, each) for path in paths)] == []


def lies(path: str, where: str) -> bool:
    """Whether a value lies where a thing is said to have its values."""
    if where.endswith("*"):
        return path.startswith(where[:-1])
    return path == where or path.startswith(f"{where}.")
