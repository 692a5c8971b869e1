"""Osiris, the commoners' track, the card market and cards on the table in a scene."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu import steps, words
from maat.games.tekhenu.cards import destiny, starting
from maat.games.tekhenu.rules import layout, osiris
from maat.games.tekhenu.scene.pieces import (
    card_key,
    cards,
    datum_of,
    decree_symbol,
    district_key,
    members,
    owned,
    resource_key,
    step_of,
    token_key,
)
from maat.games.tekhenu.state import EMPTY, TekhenuState
from maat.scene import Piece, Place, Value, replace

ROWS: Final = 6
SECTIONS: Final = 4
FIRST_DECREE: Final = 2 * words.DECK


# Osiris.


def rows(state: TekhenuState) -> list[Place]:
    """The rows and spaces of Osiris."""
    found = []
    for number in range(ROWS):
        found.append(row(state, number))
        found += [space(state, number, district) for district in range(len(words.DISTRICTS))]
    return found


def row(state: TekhenuState, number: int) -> Place:
    """A row of Osiris: what it brings, and who has built there (TK-83)."""
    box = state.box
    values: dict[str, Value] = {
        "row": number + 1,
        "steps": box.own_steps[number],
        "pair": box.pair_steps[number],
        "any": box.any_steps[number],
        "gain": box.own_gain[number],
        "gold": box.gold_gain[number],
    }
    lying = gold_beside(state, number)
    for district in range(len(words.DISTRICTS)):
        lying += [
            owned(state, "workshop", side, district=district_key(district))
            for side in builders(state, number, district)
        ]
    return Place("place-osiris-row", values, lying, id=f"osiris-row-{number + 1}")


def gold_beside(state: TekhenuState, number: int) -> list[Piece]:
    """The Gold that waits beside the second row (TK-13)."""
    lying = number == 1 and state.gold_on >> osiris.ROW_GOLD & 1
    return [Piece(token_key(words.GOLD))] if lying else []


def builders(state: TekhenuState, number: int, district: int) -> list[int]:
    """Who has built on a space of Osiris: one side or none."""
    at = len(words.DISTRICTS) * number + district
    return [side for side, player in enumerate(state.players) if player.osiris >> at & 1]


def space_id(number: int, district: int) -> str:
    """A space of Osiris."""
    return f"osiris-{number + 1}-{words.DISTRICTS[district]}"


def chosen_row(state: TekhenuState) -> int:
    """The row a question about Osiris is about."""
    return int(layout.VALUE.of(datum_of(state))) - 1


def space(state: TekhenuState, number: int, district: int) -> Place:
    """A space of Osiris: told when it is on offer, otherwise only drawn."""
    values: dict[str, Value] = {"row": number + 1, "district": district_key(district)}
    name = space_id(number, district)
    standing = [owned(state, "building", side) for side in builders(state, number, district)]
    asked = step_of(state) == steps.DISTRICT and chosen_row(state) == number
    open_here = asked and osiris.free_districts(state, number, datum_of(state)) >> district & 1
    if not open_here:
        return Place("place-osiris", values, standing, id=name, silent=True)
    return Place("place-osiris-offer", values, rewards(state, number, district), id=name)


def rewards(state: TekhenuState, number: int, district: int) -> list[Piece]:
    """What a Building on a space of Osiris would bring (TK-83)."""
    box = state.box
    found = [production_step(district, box.own_steps[number])]
    if box.pair_steps[number]:
        found.append(production_step(box.pair[number][district], box.pair_steps[number]))
    if box.any_steps[number]:
        found.append(Piece("production-any", values={"steps": box.any_steps[number]}))
    found.append(Piece(token_key(district), box.own_gain[number]))
    if box.gold_gain[number]:
        found.append(Piece(token_key(words.GOLD), box.gold_gain[number]))
    return found + gold_beside(state, number)


def production_step(resource: int, steps: int) -> Piece:
    """Steps of a Production marker."""
    return Piece("production-step", values={"resource": resource_key(resource), "steps": steps})


# The commoners' track.


def track(state: TekhenuState) -> list[Place]:
    """The spaces of the track with the markers on them, only drawn: each seat says its own."""
    return [track_space(state, at) for at in range(int(state.box.track_max) + 1)]


def track_space(state: TekhenuState, at: int) -> Place:
    """A space of the track."""
    markers = []
    for side, player in enumerate(state.players):
        if player.population == at:
            markers.append(owned(state, "population-marker", side))
        if player.happiness == at:
            markers.append(owned(state, "happiness-marker", side))
    return Place("place-track-space", {"number": at}, markers, id=f"track-{at}", silent=True)


# Cards.


def market(state: TekhenuState) -> list[Place]:
    """The sections of the market."""
    return [place for number in range(SECTIONS) for place in section(state, number)]


def beside(state: TekhenuState) -> list[Place]:
    """Decks, Starting and Destiny cards, and the supply."""
    return [decks(state), *cards_out(state), supply()]


def section(state: TekhenuState, number: int) -> list[Place]:
    """A market section and the place where it is refreshed (TK-18, TK-66 to TK-68, TK-78)."""
    name = f"market-{number + 1}"
    values: dict[str, Value] = {"section": number + 1}
    if number >= state.opened:
        values["population"] = state.box.opens_at[number]
        return [Place("place-market-closed", values, id=name)]
    refresh = Place("place-refresh", values, id=f"refresh-{number + 1}", silent=True)
    values = {**values, "happiness": state.box.thoth_happiness[number]}
    first, last = state.box.section_first[number], state.box.section_first[number + 1]
    lying = [Piece(card_key(card)) for card in state.market[first:last] if card != EMPTY]
    found = [Place("place-market", values, lying, id=name), refresh]
    decrees = [card - FIRST_DECREE for card in state.market[first:last] if card >= FIRST_DECREE]
    if decrees:
        marked = [decree_symbol(state, decree) for decree in decrees]
        here: dict[str, Value] = {"section": number + 1}
        found.append(Place("place-market-symbols", here, marked, id=f"symbols-{number + 1}"))
    return found


def decks(state: TekhenuState) -> Place:
    """How many cards are left to draw."""
    values: dict[str, Value] = {
        "blessings": len(members(state.blessing_deck)),
        "technologies": len(members(state.technology_deck)),
        "decrees": int(state.decree_left) + len(state.bottom),
    }
    return Place("place-decks", values, id="decks")


def cards_out(state: TekhenuState) -> list[Place]:
    """Starting cards, Destiny cards nobody has, and cards drawn to choose from."""
    found = [
        Place("place-starting", pieces=cards(state.starting, words.FIRST_STARTING), id="starting"),
        Place("place-drawn", pieces=drawn(state), id="drawn"),
    ]
    shown = [place for place in found if place.pieces]
    left = cards(destiny.left(state), words.FIRST_DESTINY)
    return [*shown, Place("place-destiny", pieces=left, id="destiny")]


def drawn(state: TekhenuState) -> list[Piece]:
    """The cards drawn with S05 or S06."""
    numbers = (int(starting.FIRST.of(state.drawn)), int(starting.SECOND.of(state.drawn)))
    return [Piece(card_key(number - 1)) for number in numbers if number]


def supply() -> Place:
    """The tokens nobody owns, as kinds: only drawn."""
    kinds = [Piece(token_key(token)) for token in range(words.POPULATION)]
    return replace(Place("place-supply", pieces=kinds, id="supply"), silent=True)
