"""What a review says (docs/review.md); plain data that travels and is kept as JSON."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

CHOICE: Literal["choice"] = "choice"
LUCK: Literal["luck"] = "luck"
EDITION: Final = 4  # how figures are worked out: what another edition found is not mixed with ours


class Edge(Struct, frozen=True):
    """What somebody gets more of by one answer than by another, or less: a category of points."""

    seat: int
    label: str  # of the score sheet, or what can still be spent
    points: float


class Decision(Struct, frozen=True):
    """An answer somebody chose among several, and what the bot thinks of it."""

    n: int  # its number among the decisions, from 1
    version: int  # answers before it, those taken back included: `maat replay --to`
    seat: int
    step: str  # the question
    options: int  # how many answers there were
    played: int  # the code of the answer given
    preferred: int  # the code of the bot's
    chance: float  # the seat's chance to win after the answer given
    error: float  # its standard error, of the search's dice and of the judge itself
    best: float  # the chance after the bot's answer
    best_error: float
    lost: float  # of the chance to win, never below 0
    lost_error: float
    points_lost: float  # expected points, never below 0
    points_error: float
    stake: float  # how much better the bot's favorite does than answers by lot, in results 0..1
    shortfall: float  # how much better than the answer given; below 0 if that did better
    choice: list[float]  # for each side: how its chance changed through this answer
    luck: list[float]  # and through what came until the next decision
    draws: list[int]  # what chance answered until then
    edges: list[Edge] = []  # why the bot's answer is better, what speaks for it first


class Moment(Struct, frozen=True):
    """A point of the curve: the chance of every side before a decision, or at the end."""

    n: int  # answers given so far
    version: int
    chances: list[float]
    error: float  # of the seat that decides, 0 at the end


class TurningPoint(Struct, frozen=True):
    """A turning point: one of the largest swings, by a choice or by luck."""

    kind: Literal["choice", "luck"]
    decision: int  # its place among the decisions
    version: int  # the moment to look at
    seat: int  # whose choice it was, or whose luck
    swing: float  # of that seat's chance
    error: float


class PlayerReview(Struct, frozen=True):
    """How well a seat has chosen."""

    seat: int
    decisions: int
    agreed: int  # decisions in which the bot would have answered the same
    accuracy: float | None  # in percent; None for a seat that had nothing at stake
    lost: float  # of the chance to win, given away in each decision on average
    points_lost: float  # the same in points
    luck: float  # what luck added to the seat's chance, in sum


class Review(Struct, frozen=True):
    """Everything about one game."""

    edition: int
    game: str
    seats: int
    level: int
    bot: str
    iterations: int
    seed: str
    decisions: list[Decision]
    curve: list[Moment]
    turns: list[TurningPoint]
    players: list[PlayerReview]
