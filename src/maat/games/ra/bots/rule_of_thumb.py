"""A yardstick for Ra nobody tuned: it follows one published sentence and nothing else.

"Invoke when the lot is worth more than points left per sun." A tile is worth the points printed
for it, halved where they come only with others; the points left are those of the tiles that
may still be drawn before the epoch ends, shared among all suns face up.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.bots.bot import Bot, Glance
from maat.games.ra import actions, steps, tiles
from maat.games.ra.state import EMPTY, RaState

PRINTED: Final = [
    0.0,  # Ra
    2.0,  # god
    3.0,  # gold
    1.0,  # pharaoh
    1.0,  # Nile
    1.0,  # flood
]
CIVILIZATION: Final = 2.0
MONUMENT: Final = 1.5
DISASTER: Final = -2.0


class RuleOfThumbBot(Bot[RaState]):
    """Invokes and bids when the lot is worth more than the points left per sun."""

    def __init__(self, seed: str) -> None:
        """The seed is for bots that throw dice; this one does not."""

    def choose(self, glance: Glance[RaState]) -> i64:
        options = glance.options
        state = glance.state
        pays = lot(state) > points_left(state) / float(suns_left(state))
        if glance.ask.step == steps.BID:
            return lowest_bid(options, pays)
        if actions.INVOKE in options and pays:
            return actions.INVOKE
        return options[0]  # draw, stop, or the first tile a disaster may take


def lowest_bid(options: list[int], pays: bool) -> i64:
    """The lowest sun that leads if the lot pays, else pass where that is allowed."""
    if options[0] == actions.PASS and pays and len(options) > 1:
        return options[1]
    return options[0]


def worth(kind: i64) -> float:
    """What one tile is worth."""
    if kind < tiles.CIVILIZATION:
        return PRINTED[kind]
    if kind < tiles.MONUMENT:
        return CIVILIZATION
    return MONUMENT if kind < tiles.FUNERAL else DISASTER


def lot(state: RaState) -> float:
    """What the tiles on the track are worth."""
    total = 0.0
    for kind in state.track:
        if kind != EMPTY:
            total += worth(kind)
    return total


def points_left(state: RaState) -> float:
    """What may still be drawn before the last Ra tile of the epoch: an equal share of the bag."""
    total = 0.0
    for kind in range(tiles.KINDS):
        total += worth(kind) * float(state.bag[kind])
    share = float(state.ra_limit - state.ra_count) / float(state.bag[tiles.RA] + 1)
    return total * share


def suns_left(state: RaState) -> i64:
    """All suns face up."""
    count: i64 = 0
    for player in state.players:
        suns = player.suns
        while suns:
            suns &= suns - 1
            count += 1
    return count if count else 1
