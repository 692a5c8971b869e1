"""What a preview says is what then happens."""

from __future__ import annotations

from typing import Any

import pytest

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.server.messages import Messages
from maat.server.preview import preview, shifts
from maat.server.protocol import Asked, Effect, LogLine
from maat.server.view import SeatView


def moved(view: SeatView, match: Match[Any]) -> bool:
    """Whether luck has answered after the seat did."""
    return match.version > view.version + 1


def happened(view: SeatView, match: Match[Any]) -> list[LogLine]:
    """What the seat heard of its answer, before luck had a word."""
    told = view.messages.lines(match, view.seat, view.version)
    return [line for line in told if line.at == view.version + 1 and line.key != "log-only"]


def decides(view: SeatView, match: Match[Any]) -> Asked | None:
    """Who decided after the answer."""
    if moved(view, match):
        return Asked(-1, "", "")
    return None if match.over else view.messages.asked(match.state.asked())


def check_next(effect: Effect, view: SeatView, match: Match[Any]) -> None:
    """Luck, a player or nobody: who was told to decide is who did."""
    told, true = effect.next, decides(view, match)
    if told is None or true is None or told.seat >= 0:
        assert told == true
    else:
        assert told.seat == true.seat or (told.seat < -1 and effect.unsure)


def check(effect: Effect, view: SeatView, match: Match[Any]) -> None:
    """Lines, points, numbers and who decides next; what is unsure may be less, never wrong."""
    lines, after = happened(view, match), SeatView(match, view.messages, view.seat)
    assert [line for line in lines if line in effect.lines] == effect.lines
    assert effect.unsure or lines == effect.lines
    check_next(effect, view, match)
    if moved(view, match):
        return
    changed = shifts(view.scene, after.scene)
    assert all(each in changed for each in effect.shifts)
    assert effect.unsure or changed == effect.shifts
    sides = zip(effect.points, view.scores, after.scores, strict=True)
    for told, before, now in sides:
        if told is not None and before is not None and now is not None:
            assert told == now - before


@pytest.mark.parametrize(
    ("key", "seats"), [("ra", 3), ("pharaon", 1), ("pharaon", 2), ("tekhenu", 1), ("tekhenu", 2)]
)
def test_whatever_luck_does_not_decide_comes_as_it_was_told(key: str, seats: int) -> None:
    game = catalog.load(key)
    match: Match[Any] = Match(game, seats, seed=f"{key}/{seats}")
    match.deal()
    messages, dice, points = Messages(game), QuickDealer(key), 0
    while not match.over:
        view = SeatView(match, messages, match.asked or 0)
        action = view.options[dice.below(len(view.options))]
        effect = preview(view, action)
        match.play(action)
        check(effect, view, match)
        points += any(effect.points)
    assert points


def test_answers_the_table_gives_itself_are_foreseen() -> None:
    game = catalog.load("tekhenu")
    match: Match[Any] = Match(game, 1, seed="forced")
    match.deal()
    messages, dice, forced = Messages(game), QuickDealer("forced"), 0
    while not match.over and not forced:
        view = SeatView(match, messages, 0)
        action = view.options[dice.below(len(view.options))]
        through, plain = preview(view, action, spared=True), preview(view, action)
        match.play(action)
        if not match.over and not moved(view, match) and not match.has_choice():
            forced += 1
            assert plain.next == messages.asked(match.state.asked())
            assert through.next != plain.next or len(through.lines) > len(plain.lines)
    assert forced
