"""What the environments have in common: named features, action masks, rewards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from maat import catalog
from maat.core.numbers import Numbers
from maat.core.position import Position
from maat.core.state import State

N = TypeVar("N", bound=np.generic)
Vector = NDArray[np.float32]
Mask = NDArray[np.int8]

ROW: Final = np.dtype("<f4")  # what a row of features is made of
LIMIT: Final = 1000.0  # no feature is ever larger or, below zero, smaller
USUAL_SEATS: Final = 3

Features = Callable[[Any, int], bytes]
Writing = Callable[[Numbers, Any, int], None]


def usual_seats(game: catalog.AnyGame) -> int:
    """The seat count where none is named: three, or the nearest to it."""
    return min(game.seat_counts, key=lambda count: abs(count - USUAL_SEATS))


class Encoder:
    """Positions of one game as vectors; `names` says what each number is.

    The numbers come from the game's module `features`. A game without one is told by its own
    score and the kind of question that is open. `write` adds a position to rows of many.
    """

    def __init__(self, game: catalog.AnyGame) -> None:
        self.game = game
        self.names: list[str] = [
            "own score",
            *(f"step {name.replace('_', ' ')}" for name in game.step_names),
        ]
        self.features: Features = self._few
        self.write: Writing = self._copied
        self.redacts = True  # unless features read only what every seat knows
        module = catalog.module(game.key, "features")
        if module is not None:
            self.names = list(module.NAMES)
            self.features = module.features
            self.write = getattr(module, "write", self._copied)
            self.redacts = not getattr(module, "OPEN", False)

    def _copied(self, out: Numbers, state: State, seat: int) -> None:
        """Of a game that gives a row and writes none."""
        out.add_row(self.features(state, seat))

    def _few(self, state: State, seat: int) -> bytes:
        """Own score and open question."""
        out = Numbers()
        out.add(float(self.game.scores(self.game.redact(state, seat))[seat]))
        ask = state.agenda
        step = -1 if ask is None else ask.step
        for number in range(len(self.names) - 1):
            out.add(float(number == step))
        return out.row()

    def vector(self, state: State, seat: int) -> Vector:
        """What a seat knows, from a position with everything else blanked."""
        seen = self.game.redact(state, seat) if self.redacts else state
        return vector(self.features(seen, seat))

    def mask(self, state: State, seat: int) -> Mask:
        """A 1 for every action the seat may answer with now, all 0 while it is not asked."""
        made = np.zeros(len(self.game.actions), dtype=np.int8)
        if state.seat == seat:
            made[self.game.legal_actions(state)] = 1
        return made


def vector(row: bytes) -> Vector:
    """Numbers as an array of their own."""
    return np.frombuffer(row, ROW).astype(np.float32)


def laid_out(flat: NDArray[N], rows: int, out: NDArray[N] | None) -> NDArray[N]:
    """Numbers row by row as an array that may be written, or in one that is there already."""
    made = flat.reshape(rows, -1)
    if out is None:
        return made.astype(flat.dtype.newbyteorder("="), copy=not flat.flags.writeable)
    np.copyto(out, made, casting="no")
    return out


# Rewards: given once, when the game is over, or after every answer.


def by_rank(ranking: list[int], scores: list[int]) -> list[float]:
    """1 for the first, -1 for the last, evenly between; who shares a place shares the mean."""
    last = len(ranking) - 1
    if last == 0:
        return [1.0]
    behind = [place - 1 + (ranking.count(place) - 1) / 2 for place in ranking]
    return [1 - 2 * places / last for places in behind]


def by_win(ranking: list[int], scores: list[int]) -> list[float]:
    """1 for the winner, 0 for the others; winners share."""
    winners = ranking.count(1)
    return [1 / winners if place == 1 else 0.0 for place in ranking]


def by_margin(ranking: list[int], scores: list[int]) -> list[float]:
    """Points ahead of the best of the others, negative behind; alone, the points."""
    return [float(own - _best_other(scores, side)) for side, own in enumerate(scores)]


def _best_other(scores: list[int], side: int) -> int:
    return max([*scores[:side], *scores[side + 1 :]], default=0)


def by_gain(before: list[int], after: list[int]) -> list[float]:
    """The points that were won since the last answer, or lost."""
    return [float(new - old) for old, new in zip(before, after, strict=True)]


AtEnd = Callable[[list[int], list[int]], list[float]]  # from places and points of the sides


@dataclass(frozen=True)
class Dense:
    """A reward after every answer: from the points of the sides before it and now."""

    reward: Callable[[list[int], list[int]], list[float]]


Reward = AtEnd | Dense
Rewarding = str | Reward  # by name, or one's own
REWARDS: Final[dict[str, Reward]] = {
    "rank": by_rank,
    "win": by_win,
    "margin": by_margin,
    "gain": Dense(by_gain),
}


def rewarding(wished: Rewarding) -> Reward:
    """A way to reward, by its name if it is one of ours."""
    if not isinstance(wished, str):
        return wished
    if wished not in REWARDS:
        raise ValueError(f"there is no reward {wished!r}; there are: {', '.join(REWARDS)}")
    return REWARDS[wished]


def earned(reward: Reward, before: list[int], now: Position[Any]) -> list[float]:
    """What every side earns by what happened since it had the points before."""
    if isinstance(reward, Dense):
        return reward.reward(before, now.scores)
    return reward(now.ranking, now.scores) if now.over else [0.0] * len(before)
