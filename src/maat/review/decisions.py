"""The decisions of a finished game: where in the record they are and what came between them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from maat.catalog import AnyGame
from maat.core.errors import BadRecord
from maat.core.log import UNDO
from maat.core.match import Match
from maat.core.state import CHANCE


@dataclass(frozen=True)
class DecisionPoint:
    """One decision: how many answers were given before it, and at which moment of the history."""

    at: int
    version: int
    seat: int
    draws: list[int] = field(default_factory=list)  # answers of chance until the next decision


@dataclass(frozen=True)
class FinishedMatch:
    """A game as a review goes through it."""

    game: AnyGame
    seats: int
    options: dict[str, str]
    rules: int
    record: list[tuple[int, int]]
    decisions: list[DecisionPoint]
    versions: list[int]  # for each answer of the record its moment in the history
    end: int  # the moment the game was over
    result: list[float]  # each side's part of the victory


def read(match: Match[Any]) -> FinishedMatch:
    """What there is to review in a match, which must be over."""
    if not match.over:
        raise BadRecord("review-unfinished", line=1)
    game = match.game
    return FinishedMatch(
        game,
        match.seats,
        dict(match.options),
        match.rules,
        list(match.record),
        find(game, match),
        versions(match.history),
        len(match.history),
        shares(game.ranking(match.state)),
    )


def find(game: AnyGame, match: Match[Any]) -> list[DecisionPoint]:
    """Every question with more than one answer, in order."""
    moments = versions(match.history)
    found: list[DecisionPoint] = []
    for at, (state, (seat, action)) in enumerate(match.positions()):
        if len(game.legal_actions(state)) == 1:
            continue
        if seat != CHANCE:
            found.append(DecisionPoint(at, moments[at], seat))
        elif found:
            found[-1].draws.append(action)
    return found


def versions(history: list[tuple[int, int]]) -> list[int]:
    """For each answer that was not taken back: the moment before it was given."""
    kept: list[int] = []
    for moment, (seat, count) in enumerate(history):
        if seat == UNDO:
            del kept[len(kept) - count :]
        else:
            kept.append(moment)
    return kept


def shares(places: list[int]) -> list[float]:
    """The victory in equal parts among the winners; a game played alone can have none."""
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]
