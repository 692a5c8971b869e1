"""Setting up (rulebook p. 2)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core.game import Step
from maat.core.state import CHANCE, Ask
from maat.core.vectors import vec
from maat.games.ra import actions, events, steps, tiles
from maat.games.ra.components import Components
from maat.games.ra.rules import epoch
from maat.games.ra.state import EMPTY, Player, RaState


def opening(seats: i64, rules: i64, box: Components, options: dict[str, str]) -> RaState:
    """The table before the sun sets are dealt (RA-09 to RA-16)."""
    none = vec[i64]([0] * tiles.KINDS)
    players = vec[Player]([Player(none, 0, 0, box.start, []) for _ in range(seats)])
    track = vec[i64]([EMPTY] * box.spaces)
    state = RaState(seats, rules, None, box, players, vec[i64](box.tiles), none, track)
    state.bag_total = sum(box.tiles)
    state.ra_limit = box.moves[seats]
    state.center = box.center
    state.open_scores = options["open_scores"] == "on"
    state.boatless = options["boat"] == "off"
    state.ask(steps.SUNS, CHANCE, 0)
    return state


class Suns(Step[RaState]):
    """Which of the sun sets left a seat is dealt; a set is named by its highest sun (RA-11)."""

    def options(self, state: RaState, ask: Ask) -> list[int]:
        return [actions.SUNS + highest(suns) for suns in sets_left(state)]

    def rule(self) -> i64:
        return 11

    def resolve(self, state: RaState, ask: Ask, action: i64) -> None:
        for suns in sets_left(state):
            if highest(suns) == action - actions.SUNS:
                give(state, ask.datum, suns)
        left = sets_left(state)
        if len(left) > 1:
            state.ask(steps.SUNS, CHANCE, ask.datum + 1)
        else:
            give(state, ask.datum + 1, left[0])
            epoch.begin(state)


def sets_left(state: RaState) -> list[int]:
    """The sun sets nobody has been dealt."""
    dealt: i64 = 0
    for player in state.players:
        dealt |= player.suns
    return [suns for suns in state.box.suns[state.seats] if not suns & dealt]


def give(state: RaState, seat: i64, suns: i64) -> None:
    """Deal a set, all face up (RA-15)."""
    state.players[seat].suns = suns
    state.tell(events.SUNS_DEALT, seat, highest(suns))


def highest(suns: i64) -> i64:
    """The highest sun of a set."""
    sun: i64 = 0
    while suns >> (sun + 1):
        sun += 1
    return sun
