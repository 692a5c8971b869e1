"""The table of Pharaon as a seat sees it, from a redacted position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from maat.core.state import NOBODY
from maat.games.pharaon import (
    pieces,
    scene_board,
    scene_cards,
    scene_kept,
    scene_layout,
    scene_traitor,
    steps,
)
from maat.games.pharaon.scene_targets import target
from maat.games.pharaon.state import PharaonState
from maat.scene import Place, Scene, replace

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


def build(state: PharaonState, seat: int = NOBODY, options: Sequence[int] = ()) -> Scene:
    """The table, told and with the answers of the seat that looks."""
    scene = draw(state)
    keys = BRIEF.get(scene_board.step_of(state), frozenset()), singled_out(state)
    told = [with_brief(place, *keys) for place in scene.places]
    return Scene(told, scene.sheets, [target(state, seat, action) for action in options])


def draw(state: PharaonState) -> Scene:
    """The board, the Traitor, then each seat."""
    places = scene_kept.wheel(state) + scene_kept.board(state) + scene_kept.areas(state)
    if state.is_solo():
        places += scene_kept.tell(state, scene_traitor.places, scene_layout.traitor)
    places += scene_kept.drawn(state)
    for seat in range(state.seats):
        places += scene_kept.seat_parts(state, seat)
    return Scene(places, scene_layout.sheets(state))


def with_brief(place: Place, keys: frozenset[str], names: list[str]) -> Place:
    """The place, told before every question it matters to."""
    return replace(place, brief=place.key in keys or place.id in names)


def singled_out(state: PharaonState) -> list[str]:
    """Places of which only some matter: the nobles one chooses among, the tiles one may cover."""
    ask = state.agenda
    if ask is None:
        return []
    if ask.step == steps.KEEP:
        return [scene_cards.about_id(noble) for noble in scene_cards.members(state.drawn)]
    if ask.step == steps.HIRE:
        row = [noble for noble in state.noble_row if noble != pieces.EMPTY]
        return [scene_cards.about_id(noble) for noble in row]
    if ask.step == steps.BLOCK:
        colors = state.box.urns[ask.datum][1:]
        return [name for color in colors for name in scene_traitor.at_stake(state, color)]
    return []
