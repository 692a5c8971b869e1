"""The table of Pharaon as a seat sees it, from a redacted position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from maat.core.state import NOBODY
from maat.games.pharaon import (
    pieces,
    scene_areas,
    scene_board,
    scene_cards,
    scene_seats,
    scene_targets,
    scene_traitor,
    steps,
)
from maat.games.pharaon.state import PharaonState
from maat.scene import Place, Scene

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
    steps.PAY: COST | {"place-price", "place-paid"},
    steps.SET: frozenset({"place-sets", "place-tokens"}),
    steps.OFFERING: frozenset({"place-bonus", "place-bag", "place-tokens"}),
    steps.HIRE: frozenset({"place-noble-deck", "place-own-nobles"}),
    steps.EMPLOY: frozenset({"place-artisans", "place-artisan-deck", "place-own-artisans"}),
    steps.ADVANCE: frozenset({"place-steps", "place-own-tracks"}),
    steps.GAIN: HELD,
    steps.DIPLOMAT: HELD | {"place-urn"},
    steps.TEACHER: HELD,
    steps.INCOME: HELD | {"place-incomes"},
    steps.GIVE: HELD,
    steps.AFTER: HELD | {"place-own-nobles"},
    steps.BLOCK: frozenset({"place-plot-urn", "place-tile", "place-area"}),
}


def build(state: PharaonState, seat: int = NOBODY, options: Sequence[int] = ()) -> Scene:
    """The board, the Traitor, then each seat; the seat that looks comes with its answers."""
    places = scene_board.places(state) + scene_areas.places(state)
    if state.is_solo():
        places += scene_traitor.places(state)
    for other in range(state.seats):
        places += scene_seats.places(state, other)
    targets = [scene_targets.target(state, seat, action) for action in options]
    return Scene([with_brief(place, state) for place in places], [], targets)


def with_brief(place: Place, state: PharaonState) -> Place:
    """The place, told before every question it matters to."""
    step = scene_board.step_of(state)
    if place.key.startswith(scene_cards.ABOUT):
        return replace(place, brief=is_told(place, state, step))
    return replace(place, brief=place.key in BRIEF.get(step, frozenset()))


def is_told(place: Place, state: PharaonState, step: int) -> bool:
    """What a noble is worth is told to who chooses among nobles."""
    if step == steps.HIRE:
        offered = [noble for noble in state.noble_row if noble != pieces.EMPTY]
    elif step == steps.KEEP:
        offered = scene_cards.members(state.drawn)
    else:
        offered = []
    return place.id in [scene_cards.about_id(noble) for noble in offered]
