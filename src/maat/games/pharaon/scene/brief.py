"""What is told before each question of Pharaon."""

from __future__ import annotations

from typing import Final

from maat.games.pharaon import pieces, steps
from maat.games.pharaon.scene import board, cards, traitor
from maat.games.pharaon.state import PharaonState
from maat.scene import Place, replace

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


def briefed(state: PharaonState, places: list[Place]) -> list[Place]:
    """The places, those told that matter to the open question."""
    keys = BRIEF.get(board.step_of(state), frozenset()), singled_out(state)
    return [with_brief(place, *keys) for place in places]


def with_brief(place: Place, keys: frozenset[str], names: list[str]) -> Place:
    """The place, told before every question it matters to."""
    return replace(place, brief=place.key in keys or place.id in names)


def singled_out(state: PharaonState) -> list[str]:
    """Places of which only some matter: the nobles one chooses among, the tiles one may cover."""
    ask = state.agenda
    if ask is None:
        return []
    if ask.step == steps.KEEP:
        return [cards.about_id(noble) for noble in cards.members(state.drawn)]
    if ask.step == steps.HIRE:
        row = [noble for noble in state.noble_row if noble != pieces.EMPTY]
        return [cards.about_id(noble) for noble in row]
    if ask.step == steps.BLOCK:
        colors = state.box.urns[ask.datum][1:]
        return [name for color in colors for name in traitor.at_stake(state, color)]
    return []
