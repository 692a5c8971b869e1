"""Lessons: the record is legal, what is said has its moment and its subject, all is shown."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Any, Final

import pytest

from maat import catalog
from maat.core.match import Match
from maat.languages import LANGUAGES
from maat.scene import Place, Scene
from maat.server import lessons, replays
from maat.server.lesson_bodies import Lesson
from maat.server.messages import Messages
from maat.server.view import SeatView

ALL: Final = [("ra", "lesson"), ("pharaon", "lesson"), ("tekhenu", "lesson")]
SOLO: Final = [("pharaon", "solo"), ("tekhenu", "solo")]
SAID: Final = r"^%s-(\d+) ="
WHY: Final = r"^%s-(\d+)-why ="
CHAPTER: Final = r"^%s-chapter-(\w+) ="
READ: Final = r"^%s-\d+(?:-why)? = (.*)"
# What a first game takes: somebody reads, looks at what a text is about, finds what is lit up and
# presses it, and sees what the others do; nobody was timed. Most adults read 175 to 300 words of
# English non-fiction a minute without a voice, 238 on average (Brysbaert, "How many words do we
# read per minute?", Journal of Memory and Language 109, 2019), and alphabets are read letter by
# letter equally fast (Trauzettel-Klosinski and Dietz, "Standardized Assessment of Reading
# Performance", Investigative Ophthalmology & Visual Science 53, 2012). Whoever knows a page finds a
# thing, knows why, points and presses in 4 seconds (Card, Moran and Newell, "The Keystroke-Level
# Model", Communications of the ACM 23, 1980: 2 x 1.35 + 1.1 + 0.2); somebody new is given 6.
READERS: Final = ((175, 6.0), (238, 6.0), (238, 4.0), (300, 6.0))  # words a minute, seconds a move
LOOK: Final = 5.0  # seconds to look at what a text is about, at most
WATCH: Final = 1.0  # seconds a move of somebody else is seen: 0.9 (lesson.js), and its drawing

# What a player can do, by the answers that do it, and every way to score: some moment shows each.
GODS: Final = ("horus", "ra", "hathor", "bastet", "thoth", "osiris")
AREAS: Final = ("nile", "artisans", "nobles", "offerings", "chamber")
ACTIONS: Final = {
    "ra": ["draw", "invoke", "take", "stop", "bid", "pass", "discard"],
    "pharaon": [f"act {area}" for area in AREAS],
    "tekhenu": [f"perform {god}" for god in GODS],
}
DETAILS: Final = {
    "ra": [],
    "pharaon": [
        "pass",
        "extra",
        "hire",
        "draw_noble",
        "employ",
        "draw_artisan",
        "set",
        "bonus",
        "advance",
        "gain",
        "keep",
    ],
    "tekhenu": [
        "produce",
        "anubis",
        "value",
        "feed",
        "weigh_nothing",
        "honor",
        "serve",
        "place",
        "build",
        "settle",
    ],
}
SCORES: Final = {
    "ra": {"pharaohs", "gods", "gold", "floods", "nile", "civilizations"}
    | {"quantity", "diversity", "suns"},
    "pharaon": {"chamber", "artisans", "nile", "pharaoh", "first_player", "resources"}
    | {"offerings", "prestige", "isis", "ra", "osiris", "horus", "anubis", "general_6"},
    "tekhenu": {"pillar_buildings", "pillar_edges", "pillar_display", "hathor", "impurity"}
    | {"districts", "temple", "statues", "happiness", "production", "building_row", "bread"}
    | {"decree", "turn_order"},
}

each_lesson = pytest.mark.parametrize(("key", "name"), ALL + SOLO)
each_game = pytest.mark.parametrize("key", [key for key, _ in ALL])
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def match(key: str, name: str) -> Match[Any]:
    """The whole game of a lesson, each answer checked against the rules."""
    return replays.checked(catalog.load(key), lessons.record(key, name))


@cache
def lesson(key: str, name: str) -> Lesson:
    """A lesson as it is sent."""
    game = catalog.load(key)
    return lessons.make(game, Messages(game), name)


def written(key: str, language: str, pattern: str, name: str) -> list[str]:
    """What the texts of a lesson are named after."""
    file = resources.files(catalog.package(key)).joinpath("locale", language, "lesson.ftl")
    return re.findall(pattern % name, file.read_text("utf-8"), re.MULTILINE)


@each_lesson
def test_a_lesson_goes_through_its_game_in_order_to_the_end(key: str, name: str) -> None:
    played = match(key, name)
    bounds = [v for each in lessons.chapters(key, name) for v in (each.first, each.last)]
    assert played.over
    assert bounds == sorted(bounds)
    assert bounds[-1] == played.version
    assert lesson(key, name).moments[-1].about == "score"


def words(key: str, language: str) -> float:
    """How much is read in a first game, as English words of the same length."""
    texts = {each: written(key, each, READ, "lesson") for each in ("en", language)}
    letters = {each: sum(map(len, said)) for each, said in texts.items()}
    english = sum(len(text.split()) for text in texts["en"])
    return english * letters[language] / letters["en"]


@each_game
@each_language
def test_a_first_game_takes_ten_to_fifteen_minutes(key: str, language: str) -> None:
    *moments, last = lesson(key, "lesson").moments
    moves = sum(moment.turn is not None for moment in moments)
    looks = sum(moment.about is not None for moment in [*moments, last])
    passing = sum(moment.turn is None and moment.about is None for moment in moments)
    minutes = {}
    for pace, move in READERS:
        seconds = move * moves + min(move, LOOK) * looks + WATCH * passing
        minutes[pace, move] = round(seconds / 60 + words(key, language) / pace, 1)
    assert all(10 <= each <= 15 for each in minutes.values()), minutes


@each_lesson
@each_language
def test_the_teacher_says_all_that_is_told_and_nothing_else(
    key: str, name: str, language: str
) -> None:
    moments = lesson(key, name).moments
    spoken = [str(each.frame.version) for each in moments if each.about is not None]
    turns = [str(each.frame.version) for each in moments if each.turn is not None]
    chapters = [each.key for each in lesson(key, name).chapters]
    assert written(key, language, SAID, name) == spoken
    assert written(key, language, WHY, name) == turns
    assert written(key, language, CHAPTER, name) == chapters


# What is spoken of is there.


def is_seen(scene: Scene, about: str, sides: int) -> bool:
    """Whether something lies on the table that can be pointed at."""
    place, _, piece = about.partition(" ")
    boards = {each.id for each in scene.sheets if each.width and each.seat < 0}
    if place == "score":
        return True
    if place == "seat":
        return int(piece) < sides
    if place == "sheet":
        return piece in boards
    found = [each for each in scene.places if each.id == place and each.sheet in boards]
    return len(found) == 1 and lies(found[0], piece)


def lies(place: Place, piece: str) -> bool:
    """Whether a piece lies in a place, or any."""
    named = [each.key + (f"#{each.badge}" if each.badge else "") for each in place.pieces or []]
    return place.box is not None and (piece in named if piece else bool(named))


@each_lesson
def test_what_a_text_is_about_lies_on_the_table(key: str, name: str) -> None:
    game = catalog.load(key)
    messages, now = Messages(game), match(key, name).opening()
    missing = []
    for moment in lesson(key, name).moments:
        now.follow(match(key, name).history[: moment.frame.version])
        scene = SeatView(now, messages, lessons.LEARNER).scene
        if moment.about and not is_seen(scene, moment.about, len(now.scores)):
            missing.append((moment.frame.version, moment.about))
    assert missing == []


# Nothing is left out.


@each_game
def test_every_kind_of_action_is_seen(key: str) -> None:
    history, names = match(key, "lesson").history, catalog.load(key).actions.names
    shown = {
        names[history[version][1]]
        for chapter in lessons.chapters(key, "lesson")
        for version in range(chapter.first, chapter.last)
    }
    kinds = shown | {name.split(" ")[0] for name in shown}
    assert [each for each in ACTIONS[key] + DETAILS[key] if each not in kinds] == []


@each_game
def test_every_way_to_score_is_seen(key: str) -> None:
    played = match(key, "lesson")
    lines = [
        line
        for side in range(len(played.scores))
        for line in played.game.breakdown(played.state, side)
    ]
    assert SCORES[key] - {line.label for line in lines} == set()


def test_the_pyramid_marks_where_the_automa_is_and_can_go_next() -> None:
    now, history = match("tekhenu", "solo").opening(), match("tekhenu", "solo").history
    seen = {}
    for version in (59, 60, 71, 82, 90, 96):
        now.follow(history[:version])
        scene = SeatView(now, Messages(now.game), lessons.LEARNER).scene
        rows = [each for each in scene.places if re.fullmatch(r"pyramid-\d", each.id)]
        tones = [piece.tone for row in rows for piece in row.pieces or []]
        seen[version] = [(at, tone) for at, tone in enumerate(tones) if tone]
    assert seen == {
        59: [(0, "coming")],
        60: [(0, "reached"), (1, "coming"), (4, "coming")],
        71: [(1, "reached"), (2, "coming"), (5, "coming")],
        82: [(5, "reached"), (6, "coming"), (8, "coming")],
        90: [(6, "reached")],
        96: [],
    }


def test_the_area_of_the_traitor_shows_his_points_his_tiles_and_what_comes_next() -> None:
    now, history = match("pharaon", "solo").opening(), match("pharaon", "solo").history
    seen = {}
    for version in (40, 49):
        now.follow(history[:version])
        scene = SeatView(now, Messages(now.game), lessons.LEARNER).scene
        values = {each.key: each.values for each in scene.places if each.key != "place-tile"}
        tiles = [each for each in scene.places if each.key == "place-tile"]
        coming = [(each.pieces or [])[0].key.removeprefix("icon-") for each in tiles]
        told = values["place-traitor"]
        seen[version] = (values["place-traitor-points"]["points"], told["value"], coming)
    assert seen[40] == (
        10,
        6,
        ["none", "discard-noble", "discard-artisan-high", "nile-high", "none"],
    )
    assert seen[49] == (
        12,
        8,
        ["none", "take-noble", "discard-artisan-high", "nile-high", "take-set"],
    )
