"""What is told before each question of Pharaon."""

from __future__ import annotations

from typing import Final

from maat.games.pharaon import steps
from maat.games.pharaon.scene.keys import ABOUT
from maat.games.pharaon.scene.pieces import present
from maat.games.pharaon.scene.traitor import at_stake
from maat.games.pharaon.state import PharaonState
from maat.scene import Place, datum_of, members, step_of
from maat.scene.brief import briefed

HELD: Final = frozenset({"place-resources", "place-tokens"})
COST: Final = HELD | {"place-access", "place-access-any", "place-access-none"}
OFFERED: Final = frozenset({"place-sets", "place-bonus"})

# What is worth telling before each question, by the message that names it.
BRIEF: Final[dict[int, frozenset[str]]] = {
    steps.URN_CHOICE: HELD | {"place-urns"},
    steps.TURN: HELD
    | OFFERED
    | {
        "place-round",
        "place-choosy",
        "place-area",
        "place-nobles",
        "place-artisans",
        "place-urns",
        "place-own-nobles",
        "place-next-stage",
    },
    steps.BONUS: COST | OFFERED,
    steps.COLUMN: COST | {"place-column", "place-own-tracks"},
    steps.COLOR: COST | {"place-artisans"},
    steps.PAY: HELD | {"place-price", "place-paid"},
    steps.SET: frozenset({"place-sets", "place-tokens"}),
    steps.OFFERING: frozenset({"place-bonus", "place-tokens"}),
    steps.HIRE: frozenset({"place-own-nobles"}),
    steps.EMPLOY: frozenset({"place-artisans", "place-own-artisans"}),
    steps.ADVANCE: frozenset({"place-steps", "place-own-tracks"}),
    steps.GAIN: HELD,
    steps.DIPLOMAT: HELD | {"place-urn"},
    steps.TEACHER: HELD,
    steps.INCOME: HELD | {"place-incomes"},
    steps.GIVE: HELD,
    steps.AFTER: HELD | {"place-own-nobles"},
    steps.BLOCK: frozenset({"place-plot-urn"}),
}


def briefly(state: PharaonState, places: list[Place]) -> list[Place]:
    """The places, those told that matter to the open question."""
    keys, names = BRIEF.get(step_of(state), frozenset()), singled_out(state)
    return briefed(places, lambda place: place.key in keys or place.id in names)


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
