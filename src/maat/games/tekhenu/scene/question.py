"""What the open question is about in a scene."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maat.games.tekhenu import steps, words
from maat.games.tekhenu.rules import horus, layout, payment, thoth, tokens
from maat.games.tekhenu.scene.pieces import (
    color_key,
    counted,
    datum_of,
    face_key,
    god_key,
    resource_key,
    step_of,
    unpacked,
)
from maat.games.tekhenu.scene.temple import chosen_tile, tile_piece
from maat.games.tekhenu.state import EMPTY, TekhenuState
from maat.scene import Place, Value

Telling = Callable[[TekhenuState, int], list[Place]]


def places(state: TekhenuState) -> list[Place]:
    """The die in hand, then what the question itself is about."""
    step = step_of(state)
    if state.agenda is None or step not in TELLINGS:
        return hand(state)
    return hand(state) + TELLINGS[step](state, int(state.agenda.seat))


def hand(state: TekhenuState) -> list[Place]:
    """The die a seat has taken."""
    if state.die_god == EMPTY or not 0 <= state.turn_seat() < state.seats:
        return []
    values: dict[str, Value] = {
        "face": face_key(int(state.die_real_color), int(state.die_face)),
        "god": god_key(int(state.die_god)),
        "purity": f"purity-{words.PURITIES[int(state.die_purity)]}",
        "value": int(state.die_value),
        "color": color_key(int(state.die_color)),
    }
    changed = state.die_value != state.die_face or state.die_color != state.die_real_color
    key = "place-hand-changed" if changed else "place-hand"
    return [Place(f"{key}-anubis" if state.anubis else key, values, id="hand")]


def goods(state: TekhenuState, seat: int) -> list[Place]:
    """How much is gained at a time, and how often."""
    datum = datum_of(state)
    values: dict[str, Value] = {"amount": datum >> 10 & 63, "times": datum >> 16}
    return [Place("place-goods", values, id="goods")]


def price(state: TekhenuState, seat: int) -> list[Place]:
    """What is to be paid."""
    due = counted(unpacked(datum_of(state)))
    return [Place("place-price", pieces=due, id="price")]


def due_next(state: TekhenuState, seat: int) -> list[Place]:
    """What is to be paid, and the unit asked for."""
    first = int(payment.first_due(datum_of(state)))
    values: dict[str, Value] = {"token": f"token-{words.TOKENS[first]}"}
    return [*price(state, seat), Place("place-unit", values, id="unit")]


def valued(state: TekhenuState, seat: int) -> list[Place]:
    """The action a value is chosen for."""
    datum = datum_of(state)
    if layout.GOD.of(datum) == layout.PRODUCTION:
        resource = int(layout.RESOURCE.of(datum))
        level = int(tokens.production(state.players[seat], resource))
        values: dict[str, Value] = {"resource": resource_key(resource), "level": level}
        return [Place("place-producing", values, id="action")]
    return [Place("place-action", {"god": god_key(int(layout.GOD.of(datum)))}, id="action")]


def prepared(state: TekhenuState, seat: int) -> list[Place]:
    """What the die would produce (TK-87)."""
    if state.die_color == words.GRAY or state.anubis:
        return []
    return [outcome(state, seat, int(state.die_color), int(state.die_value))]


def boon(state: TekhenuState, seat: int) -> list[Place]:
    """What is being produced."""
    datum = datum_of(state)
    resource = int(layout.RESOURCE.of(datum))
    found = [outcome(state, seat, resource, int(layout.VALUE.of(datum)))]
    runs = int(layout.RUNS.of(datum))
    return found + ([Place("place-runs", {"count": runs}, id="runs")] if runs > 1 else [])


def outcome(state: TekhenuState, seat: int, resource: int, value: int) -> Place:
    """Units kept and surplus of a production."""
    kept = min(value, int(tokens.production(state.players[seat], resource)))
    values: dict[str, Value] = {
        "resource": resource_key(resource),
        "kept": kept,
        "surplus": value - kept,
    }
    return Place("place-outcome", values, id="outcome")


def statue(state: TekhenuState, seat: int) -> list[Place]:
    """What the Statue costs."""
    if datum_of(state) & layout.FREE:
        return []
    due = int(horus.price(state, state.players[seat]))
    return [Place("place-price", pieces=counted(unpacked(due)), id="price")]


def tile(state: TekhenuState, seat: int) -> list[Place]:
    """The Pillar tile to be laid."""
    piece = tile_piece(state, chosen_tile(state))
    return [Place("place-tile", pieces=[piece], id="tile")]


def market(state: TekhenuState, seat: int) -> list[Place]:
    """How many cards there will be, and their price (TK-77)."""
    value = int(layout.VALUE.of(datum_of(state)))
    free = datum_of(state) & layout.FREE
    values: dict[str, Value] = {
        "cards": state.box.thoth_cards[value - 1],
        "papyrus": 0 if free else state.box.thoth_papyrus[value - 1],
    }
    return [Place("place-to-take", values, id="to-take")]


def card(state: TekhenuState, seat: int) -> list[Place]:
    """How many cards are still to be taken."""
    return [
        Place(
            "place-still-to-take",
            {"cards": int(thoth.CARDS_LEFT.of(datum_of(state)))},
            id="to-take",
        )
    ]


def feed(state: TekhenuState, seat: int) -> list[Place]:
    """How much Bread is due, and what a missing one costs (TK-108)."""
    values: dict[str, Value] = {
        "due": datum_of(state),
        "points": state.box.missing_bread_vp,
    }
    return [Place("place-feed", values, id="feed")]


TELLINGS: Final[dict[int, Telling]] = {
    steps.GOODS: goods,
    steps.PRICE: price,
    steps.PAYMENT: due_next,
    steps.VALUE: valued,
    steps.PREPARE: prepared,
    steps.TITHE: prepared,
    steps.BOON: boon,
    steps.STATUE: statue,
    steps.SPACE: tile,
    steps.ROTATION: tile,
    steps.MARKET: market,
    steps.CARD: card,
    steps.FEED: feed,
}
