"""How logs are told turn by turn, for games as they are played."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest

from maat import catalog
from maat.core.match import Match
from maat.server.messages import Messages
from maat.server.protocol import LogLine
from maat.server.view import drawer

EACH = [("ra", 3), ("pharaon", 3), ("pharaon", 1), ("tekhenu", 2), ("tekhenu", 1)]
each_game = pytest.mark.parametrize(("key", "seats"), EACH)


@cache
def played(key: str, seats: int) -> tuple[Match[Any], frozenset[str]]:
    """A game to its end, and every place a spectator has seen on the way."""
    game = catalog.load(key)
    match = Match(game, seats, seed="told")
    dice = random.Random(7)
    seen: set[str] = set()
    while not match.over:
        match.play(dice.choice(game.legal_actions(match.state)))
        if len(match.record) % 4 == 0:
            seen |= {place.id for place in drawer(key).draw(game.redact(match.state, 0)).places}
    return match, frozenset(seen)


@cache
def told(key: str, seats: int) -> list[LogLine]:
    match, _ = played(key, seats)
    return Messages(match.game).lines(match, 0, -1)


@each_game
def test_what_a_line_points_at_is_on_the_table(key: str, seats: int) -> None:
    _, seen = played(key, seats)
    spots = {spot.split("|")[0] for line in told(key, seats) for spot in line.spots}
    assert spots
    assert spots <= seen


@each_game
def test_what_a_line_shows_is_drawn_or_has_a_name(key: str, seats: int) -> None:
    art, words = catalog.file(key, "art.svg"), catalog.file(key, "locale/en/table.ftl")
    assert art is not None
    assert words is not None
    drawn = set(re.findall(rf'id="{key}-([^"]+)"', art.read_text("utf-8")))
    named = set(re.findall(r"^([\w-]+) =", words.read_text("utf-8"), re.MULTILINE))
    shown = {icon.name for line in told(key, seats) for icon in line.icons}
    assert shown
    assert shown <= drawn | named


@each_game
def test_a_game_is_told_in_turns_of_whoever_played_them(key: str, seats: int) -> None:
    lines = told(key, seats)
    match, _ = played(key, seats)
    turns = [line for line in lines if line.opens == "turn"]
    assert {line.seat for line in turns} == set(range(len(match.scores)))
    assert lines[-1].opens == "chapter" or any(line.opens == "chapter" for line in lines[-30:])
    assert len(turns) > 20
    assert len(turns) < len(lines) / 2 or key == "ra"


@pytest.mark.parametrize("key", ["ra", "pharaon", "tekhenu"])
def test_only_events_of_the_game_are_told(key: str) -> None:
    tellings = catalog.module(key, "scene.telling").TELLINGS
    book = catalog.load(key).events
    assert set(tellings.events) <= set(book.codes)
    for name, telling in tellings.events.items():
        fields = {field for field, _ in book.events[book.codes[name]].fields} | {"seat"}
        wanted = re.findall(r"{(\w+)}", " ".join(telling.icons + telling.spots))
        assert {*wanted, *([telling.amount] if telling.amount else [])} <= fields, name


def test_an_undo_says_which_lines_it_took_back() -> None:
    match = Match(catalog.load("tekhenu"), 2, seed="undone")
    dice = random.Random(3)
    while not match.undoable(match.seat if match.seat >= 0 else 0):
        match.play(dice.choice(match.game.legal_actions(match.state)))
    seat = match.seat
    kept = match.version - match.undoable(seat)
    taken = match.version
    assert match.undo(seat)
    line = Messages(match.game).lines(match, seat, taken)[-1]
    assert (line.key, line.back) == ("log-undone", kept)
    for _ in range(4):
        match.play(match.game.legal_actions(match.state)[0])
    match.take_back(len(match.record))
    assert Messages(match.game).lines(match, seat, match.version - 1)[-1].back == 0


def test_a_game_that_says_nothing_of_it_is_told_line_by_line() -> None:
    match, _ = played("ra", 3)
    messages = Messages(match.game)
    messages.tellings = type(messages.tellings)()
    assert all(line.opens == "" and not line.spots for line in messages.lines(match, 0, -1))
