"""What an answer would do, told before it is given, as far as its seat can know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from maat.core.dealer import QuickDealer
from maat.core.log import Log
from maat.core.position import Position
from maat.core.state import NOBODY, State
from maat.scene import Piece, Scene, replace
from maat.scene.strip import STRIP
from maat.server.protocol import Asked, Effect, LogLine, Shift

if TYPE_CHECKING:
    from maat.server.view import SeatView

GUESSES: Final = 6  # at what others hide: what all of them come to is true, or luck would be cruel
SECRET: Final = Asked(NOBODY, "", "")  # what is hidden says who decides next

Line = tuple[str, int, str]  # of a summary: key, side, badge


class Guess(NamedTuple):
    """What would happen in one position that the seat can imagine."""

    lines: list[LogLine]
    points: list[int]
    next: Asked | None
    shifts: list[Shift]


def preview(view: SeatView, action: int, spared: bool = False) -> Effect:
    """What the seat would hear of an answer; `spared`: the table answers where it has no choice.

    Several positions are imagined where the seat does not know everything, and only what they have
    in common is told: nobody is told what a guess made up, nor what is hidden.
    """
    first, known = guessed(view, action, 0, spared)
    rest = [] if known else [guessed(view, action, at, spared)[0] for at in range(1, GUESSES)]
    lines = [line for line in first.lines if all(line in other.lines for other in rest)]
    sides = enumerate(zip(view.scores, first.points, strict=True))
    points = [
        gained
        if score is not None and all(other.points[side] == gained for other in rest)
        else None
        for side, (score, gained) in sides
    ]
    shifts = [each for each in first.shifts if all(each in other.shifts for other in rest)]
    follows = first.next if all(other.next == first.next for other in rest) else SECRET
    unsure = any(first != other for other in rest)
    return Effect(action, view.version, lines, points, follows, shifts, unsure)


def guessed(view: SeatView, action: int, number: int, spared: bool) -> tuple[Guess, bool]:
    """What would happen in a position the seat imagines, and whether it knows that position."""
    game, seat = view.game, view.eyes
    state: State = game.imagine(view.seen, seat, QuickDealer(f"preview/{view.version}/{number}"))
    ahead = Position(game, state)
    known, before = state == view.seen, ahead.scores
    log = Log()
    log.version = view.version + 1
    state.listener = log
    ahead.apply(action)
    while spared and ahead.asked == view.seat and not ahead.has_choice():
        ahead.apply(ahead.legal_actions()[0])
    after = ahead.scores
    heard = [told for told in log.events if told.is_heard_by(seat)]
    follows = None if state.agenda is None else view.messages.asked(state.agenda)
    guess = Guess(
        [view.messages.line(told, len(after)) for told in heard],
        [int(later - earlier) for earlier, later in zip(before, after, strict=True)],
        follows,
        shifts(view.scene, view.drawn(game.redact(state, seat))),
    )
    return guess, known


def shifts(before: Scene, after: Scene) -> list[Shift]:
    """The numbers that always are seen of each side, where they are others than before."""
    was, now = summaries(before), summaries(after)
    found = []
    for line, piece in {**was, **now}.items():
        had = was[line].count if line in was else 0
        has = now[line].count if line in now else 0
        if had != has:
            found.append(Shift(line[1], had, replace(piece, count=has)))
    return found


def summaries(scene: Scene) -> dict[Line, Piece]:
    """What is seen of each side, piece by piece."""
    return {
        (piece.key, place.seat, piece.badge): piece
        for place in scene.places
        if place.layout == STRIP and place.seat >= 0
        for piece in place.pieces or ()
    }
