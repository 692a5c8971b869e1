"""What is told before each question of Pharaon."""

from __future__ import annotations

from typing import Final

from maat.games.pharaon import steps
from maat.games.pharaon.scene.keys import ABOUT
from maat.games.pharaon.scene.pieces import present
from maat.games.pharaon.scene.traitor import at_stake
from maat.games.pharaon.state import PharaonState
from maat.scene import Place, datum_of, members, step_of
from maat.scene.brief import briefed, places

HELD: Final = "resources tokens"
COST: Final = f"{HELD} access access-any access-none"
CHOICE: Final = "round choosy area nobles artisans urns own-nobles next-stage sets bonus"

# What is worth telling before each question, by the place.
BRIEF: Final = {
    steps.URN_CHOICE: places(HELD, "urns"),
    steps.TURN: places(HELD, CHOICE),
    steps.BONUS: places(COST, "sets bonus"),
    steps.COLUMN: places(COST, "column own-tracks"),
    steps.COLOR: places(COST, "artisans"),
    steps.PAY: places(HELD, "price paid"),
    steps.SET: places("sets tokens"),
    steps.OFFERING: places("bonus tokens"),
    steps.HIRE: places("own-nobles"),
    steps.EMPLOY: places("artisans own-artisans"),
    steps.ADVANCE: places("steps own-tracks"),
    steps.GAIN: places(HELD),
    steps.DIPLOMAT: places(HELD, "urn"),
    steps.TEACHER: places(HELD),
    steps.INCOME: places(HELD, "incomes"),
    steps.GIVE: places(HELD),
    steps.AFTER: places(HELD, "own-nobles"),
    steps.BLOCK: places("plot-urn"),
    steps.TOLD_TURN: places("round area"),
    steps.TOLD_CHANGE: places("round sets bonus artisans"),
}


def briefly(state: PharaonState, told: list[Place]) -> list[Place]:
    """The places, those told that matter to the open question."""
    keys, names = BRIEF.get(step_of(state), frozenset()), singled_out(state)
    return briefed(told, lambda place: place.key in keys or place.id in names)


def singled_out(state: PharaonState) -> list[str]:
    """Places of which only some matter: the nobles one chooses among, the tiles one may cover."""
    step = step_of(state)
    if step == steps.KEEP:
        return [ABOUT[noble] for noble in members(state.drawn)]
    if step == steps.HIRE:
        return [ABOUT[noble] for noble in present(state.noble_row)]
    if step == steps.BLOCK:
        colors = state.box.urns[datum_of(state)][1:]
        return [name for color in colors for name in at_stake(state, color)]
    return []
