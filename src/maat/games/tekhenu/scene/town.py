"""Osiris, the commoners' track and the supply."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from maat.games.tekhenu import steps, words
from maat.games.tekhenu.rules import layout
from maat.games.tekhenu.rules import osiris as rules
from maat.games.tekhenu.scene import keys
from maat.games.tekhenu.scene.pieces import (
    gold_at,
    owned,
    owned_at,
    picture,
    production_step,
    unnamed,
)
from maat.games.tekhenu.scene.sheets import canvas
from maat.games.tekhenu.state import TekhenuState
from maat.scene import SEAL, Box, Piece, Place, Values, datum_of, nothing_else, replace, step_of

TOWN: Final = canvas("town", 560, "god-osiris")  # Osiris and the commoners' track
OSIRIS_TOP: Final = 84.0
OSIRIS_ROW: Final = 43.0
DISTRICT_LEFT: Final = 62.0
DISTRICT: Final = 82.0
DISTRICTS: Final = range(len(words.DISTRICTS))

TRACK_TOP: Final = 356.0
TRACK_ROW: Final = 66.0
TRACK_COLUMNS: Final = 11
STEP: Final = 42.8


# Osiris.


def built(state: TekhenuState) -> list[int]:
    """The Buildings of each side in Osiris."""
    return [player.osiris for player in state.players]


def row_y(row: int) -> float:
    """Where a row of Osiris begins."""
    return OSIRIS_TOP + OSIRIS_ROW * row


def space_id(row: int, district: int) -> str:
    """A space of Osiris."""
    return f"osiris-{row + 1}-{words.DISTRICTS[district]}"


def space_box(row: int, district: int) -> Box:
    """Where a space of Osiris lies."""
    x, y = DISTRICT_LEFT + DISTRICT * district, row_y(row)
    return Box(x + 3, y + 3, DISTRICT - 6, OSIRIS_ROW - 6)


def chosen_row(state: TekhenuState) -> int:
    """The row a question about Osiris is about."""
    return int(layout.VALUE.of(datum_of(state))) - 1


def offer(state: TekhenuState) -> Hashable:
    """What decides which spaces are on offer, when one is chosen."""
    return datum_of(state) if step_of(state) == steps.DISTRICT else None


@TOWN.told("gold_on players.osiris", offer)
def osiris(state: TekhenuState) -> Iterator[Place]:
    """The rows and spaces of Osiris, and what they bring."""
    for row in range(len(state.box.own_steps)):
        yield row_place(state, row)
        for district in DISTRICTS:
            yield space(state, row, district)
        yield from rewards(state, row)


def row_place(state: TekhenuState, row: int) -> Place:
    """A row of Osiris: what it brings, and who has built there (TK-83)."""
    box = state.box
    values = {
        "row": row + 1,
        "steps": box.own_steps[row],
        "pair": box.pair_steps[row],
        "any": box.any_steps[row],
        "gain": box.own_gain[row],
        "gold": box.gold_gain[row],
    }
    lying = gold_beside(state, row)
    for district, key in enumerate(keys.DISTRICT):
        at = len(DISTRICTS) * row + district
        lying += owned_at(state, "workshop", built(state), at, district=key)
    name, corner = f"osiris-row-{row + 1}", Box(4, row_y(row), 8, 8)
    return Place("place-osiris-row", values, lying, id=name, box=corner, layout=SEAL)


def gold_beside(state: TekhenuState, row: int) -> list[Piece]:
    """The Gold that waits beside the second row (TK-13)."""
    return gold_at(state, rules.ROW_GOLD) if row == 1 else []


def space(state: TekhenuState, row: int, district: int) -> Place:
    """A space of Osiris: told when it is on offer, otherwise only drawn."""
    values: Values = {"row": row + 1, "district": keys.DISTRICT[district]}
    name, box = space_id(row, district), space_box(row, district)
    is_asked = step_of(state) == steps.DISTRICT and chosen_row(state) == row
    if is_asked and rules.free_districts(state, row, datum_of(state)) >> district & 1:
        gains = space_gains(state, row, district)
        return Place("place-osiris-offer", values, gains, id=name, box=box)
    standing = owned_at(state, "building", built(state), len(DISTRICTS) * row + district)
    return Place("place-osiris", values, standing, id=name, box=box, silent=True)


def space_gains(state: TekhenuState, row: int, district: int) -> list[Piece]:
    """What a Building on a space of Osiris would bring (TK-83)."""
    box = state.box
    found = [production_step(district, box.own_steps[row])]
    if box.pair_steps[row]:
        found.append(production_step(box.pair[row][district], box.pair_steps[row]))
    if box.any_steps[row]:
        found.append(Piece("production-any", values={"steps": box.any_steps[row]}))
    found.append(Piece(keys.TOKEN[district], box.own_gain[row]))
    if box.gold_gain[row]:
        found.append(Piece(keys.TOKEN[words.GOLD], box.gold_gain[row]))
    return found + gold_beside(state, row)


def rewards(state: TekhenuState, row: int) -> Iterator[Place]:
    """What a row brings, at its right end and where two resources are shown."""
    y, steps_up = row_y(row), state.box.pair_steps[row]
    yield unnamed(f"gold-{row + 1}", gold_beside(state, row), Box(34, y + 9, 26, 26))
    yield unnamed(f"reward-{row + 1}", row_gains(state, row), Box(394, y + 6, 84, 31))
    for district, other in enumerate(state.box.pair[row]):
        at = len(DISTRICTS) * row + district
        if steps_up and not any(bits >> at & 1 for bits in built(state)):
            rise = production_step(other, steps_up)
            lying = [replace(rise, tone="corner", badge=f"+{steps_up}")]
            name = f"pair-{row + 1}-{words.DISTRICTS[district]}"
            yield unnamed(name, lying, space_box(row, district))


def row_gains(state: TekhenuState, row: int) -> list[Piece]:
    """Steps of Production, units of the district's resource, Gold."""
    box, told = state.box, row_place(state, row)
    found = [picture(told, "own-production", f"+{box.own_steps[row]}")]
    if box.any_steps[row]:
        found.append(picture(told, "production-any", f"+{box.any_steps[row]}"))
    found.append(picture(told, "own-resource", str(box.own_gain[row])))
    if box.gold_gain[row]:
        found.append(picture(told, "token-gold", str(box.gold_gain[row])))
    return found


# The commoners' track in two lines, and the supply.


@TOWN.drawn("players.population players.happiness")
def track(state: TekhenuState) -> Iterator[Place]:
    """The spaces of the track with the markers on them: each seat says its own."""
    for at in range(int(state.box.track_max) + 1):
        markers = []
        for side, player in enumerate(state.players):
            if player.population == at:
                markers.append(owned(state, "population-marker", side))
            if player.happiness == at:
                markers.append(owned(state, "happiness-marker", side))
        x = 5 + STEP * (at % TRACK_COLUMNS)
        y = TRACK_TOP + TRACK_ROW * (at // TRACK_COLUMNS)
        name, box = f"track-{at}", Box(x + 2, y + 18, STEP - 4, TRACK_ROW - 20)
        yield Place("place-track-space", {"number": at}, markers, id=name, box=box, layout="grid")


@TOWN.drawn(nothing_else)
def supply(_: TekhenuState) -> list[Place]:
    """The tokens nobody owns, as kinds."""
    kinds = [Piece(key) for key in keys.TOKEN[: words.POPULATION]]
    return [Place("place-supply", pieces=kinds, box=Box(60, 504, 410, 48))]
