"""What a search believes: how good a position is, what is worth trying, how to play on quickly."""

from __future__ import annotations

import math
from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from maat.core.dealer import QuickDealer
from maat.core.game import Game
from maat.core.state import Ask, State
from maat.core.vectors import append, vec

S = TypeVar("S", bound=State)

SCALE: Final = 150.0  # a lead of so many tenths of a point is won three times in four, about
EXPLORE: Final = 4.0  # how much is tried that looks worse, in spreads of the results
RELUCTANCE: Final = -1.0  # by how many spreads an answer not tried yet is thought below average
PATIENCE: Final = 0.999  # how slowly results are believed to lie closer together, 0 for at once
NOISE: Final = 1.0  # how much luck is in the answers when playing on, in spreads
NOT_JUDGED: Final = -1e9  # no position promises so little
MIX: Final = 0.3  # how much of a final result is the margin; the rest is the place


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[S]):
    """Judges any game by its scores alone; an evaluator of one game knows better."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.scale: float = SCALE
        self.mix: float = MIX
        self.viewer: i64 = 0  # the seat that searches; what others hide is imagined
        self.explore: float = EXPLORE
        self.reluctance: float = RELUCTANCE
        self.patience: float = PATIENCE
        self.noise: float = NOISE
        self.foresight: i64 = 0  # decisions played on quickly before the evaluator looks
        self.crowd: i64 = 0  # as many more where more than two play
        self.probes: i64 = 0  # ways a turn is finished after each answer before searching
        self.promised: float = NOT_JUDGED  # to the viewer, by what `worth` looked at last
        self.has_policy = False  # whether the quick answers are better than experience

    def value(self, state: S, seat: i64) -> i64:
        """What a position promises a seat, in tenths of a point."""
        return 10 * self.game.scores(state)[seat]

    def values(self, state: S) -> list[float]:
        """For every side a number from 0 to 1: the result it may expect, or has at the end."""
        if state.agenda is None:
            return self.results(state)
        worth = self.worth(state)
        return [self.standing(worth, side) for side in range(len(worth))]

    def worth(self, state: S) -> vec[float]:
        """What every side is promised; an automa, whose plans are not known, by its points."""
        worth = vec[float]([float(self.value(state, seat)) for seat in range(state.seats)])
        self.promised = worth[self.viewer]
        if state.seats == 1:
            scores = self.game.scores(state)
            for side in range(1, len(scores)):
                worth = append(worth, 10.0 * scores[side])
        return worth

    def results(self, state: S) -> list[float]:
        """At the end: mostly the place, and by how much."""
        places = self.game.ranking(state)
        worth = vec[float]([10.0 * score for score in self.game.scores(state)])
        found: list[float] = []
        for side in range(len(places)):
            place = self.place(places, side)
            found.append((1.0 - self.mix) * place + self.mix * self.standing(worth, side))
        return found

    def place(self, places: list[int], side: i64) -> float:
        """1 for the only winner, an equal share for several, 0 for the others."""
        if places[side] != 1:
            return 0.0
        return 1.0 / places.count(1)

    def standing(self, worth: vec[float], side: i64) -> float:
        """The lead over the best of the others, squashed to 0..1."""
        best: float = 0.0
        found = False
        for other in range(len(worth)):
            if other != side and (not found or worth[other] > best):
                best = worth[other]
                found = True
        return squashed((worth[side] - best) / self.scale)

    def priors(self, state: S, ask: Ask, options: list[int]) -> list[float] | None:
        """How likely each option is the best, if the evaluator has an idea; they sum to 1."""
        return None

    def rollout_choice(self, state: S, ask: Ask, options: list[int], dice: QuickDealer) -> i64:
        """A quick and not too foolish answer."""
        return options[dice.below(len(options))]

    def ahead(self, seats: i64) -> i64:
        """Decisions that are played on quickly at a table of so many seats."""
        return self.foresight + self.crowd if seats > 2 else self.foresight

    def rests(self, state: S, ask: Ask) -> bool:
        """Whether a position with this question on top can be judged: nothing is half done."""
        return True


def squashed(lead: float) -> float:
    """A lead of any size as a number from 0 to 1."""
    if lead > 40.0:
        return 1.0
    if lead < -40.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-lead))
