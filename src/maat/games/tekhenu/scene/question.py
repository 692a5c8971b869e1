"""What the open question is about."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu import steps, words
from maat.games.tekhenu.rules import horus, layout, payment, thoth, tokens
from maat.games.tekhenu.scene import keys
from maat.games.tekhenu.scene.pieces import priced, tile
from maat.games.tekhenu.scene.temple import chosen_tile
from maat.games.tekhenu.state import EMPTY, TekhenuState
from maat.scene import Place, Values, datum_of
from maat.scene.strip import AskCanvas

QUESTION: Final = AskCanvas()


@QUESTION.told()
def hand(state: TekhenuState) -> list[Place]:
    """The die a seat has taken."""
    if state.die_god == EMPTY or not 0 <= state.turn_seat() < state.seats:
        return []
    values: Values = {
        "face": keys.FACE[6 * state.die_real_color + state.die_face - 1],
        "god": keys.GOD[state.die_god],
        "purity": keys.PURITY[state.die_purity],
        "value": int(state.die_value),
        "color": keys.COLOR[state.die_color],
    }
    changed = state.die_value != state.die_face or state.die_color != state.die_real_color
    key = "place-hand-changed" if changed else "place-hand"
    return [Place(f"{key}-anubis" if state.anubis else key, values, id="hand")]


@QUESTION.at(steps.GOODS)
def goods(state: TekhenuState, _: int) -> list[Place]:
    """How much is gained at a time, and how often."""
    datum = datum_of(state)
    amount, times = int(tokens.AMOUNT.of(datum)), int(tokens.TIMES.of(datum))
    return [Place("place-goods", {"amount": amount, "times": times})]


def price(due: int) -> Place:
    """What is to be paid."""
    return Place("place-price", pieces=priced(due))


@QUESTION.at(steps.PRICE)
def cost(state: TekhenuState, _: int) -> list[Place]:
    """What something costs."""
    return [price(datum_of(state))]


@QUESTION.at(steps.PAYMENT)
def due_next(state: TekhenuState, _: int) -> list[Place]:
    """What is to be paid, and the unit asked for."""
    due = datum_of(state)
    unit = keys.TOKEN[payment.first_due(due)]
    return [price(due), Place("place-unit", {"token": unit})]


@QUESTION.at(steps.STATUE)
def statue(state: TekhenuState, seat: int) -> list[Place]:
    """What the Statue costs."""
    is_free = datum_of(state) & layout.FREE
    return [] if is_free else [price(int(horus.price(state, state.players[seat])))]


@QUESTION.at(steps.VALUE)
def valued(state: TekhenuState, seat: int) -> list[Place]:
    """The action a value is chosen for."""
    datum = datum_of(state)
    if layout.GOD.of(datum) != layout.PRODUCTION:
        return [Place("place-action", {"god": keys.GOD[layout.GOD.of(datum)]})]
    resource = int(layout.RESOURCE.of(datum))
    level = int(tokens.production(state.players[seat], resource))
    values: Values = {"resource": keys.RESOURCE[resource], "level": level}
    return [Place("place-producing", values, id="action")]


@QUESTION.at(steps.PREPARE, steps.TITHE)
def prepared(state: TekhenuState, seat: int) -> list[Place]:
    """What the die would produce (TK-87)."""
    if state.die_color == words.GRAY or state.anubis:
        return []
    return [outcome(state, seat, int(state.die_color), int(state.die_value))]


@QUESTION.at(steps.BOON)
def boon(state: TekhenuState, seat: int) -> list[Place]:
    """What is being produced."""
    datum = datum_of(state)
    resource, value = int(layout.RESOURCE.of(datum)), int(layout.VALUE.of(datum))
    found = [outcome(state, seat, resource, value)]
    runs = int(layout.RUNS.of(datum))
    return found + ([Place("place-runs", {"count": runs})] if runs > 1 else [])


def outcome(state: TekhenuState, seat: int, resource: int, value: int) -> Place:
    """Units kept and surplus of a production."""
    kept = min(value, int(tokens.production(state.players[seat], resource)))
    values = {"kept": kept, "surplus": value - kept}
    return Place("place-outcome", {"resource": keys.RESOURCE[resource], **values})


@QUESTION.at(steps.SPACE, steps.ROTATION)
def laid(state: TekhenuState, _: int) -> list[Place]:
    """The Pillar tile to be laid."""
    return [Place("place-tile", pieces=[tile(state, chosen_tile(state))])]


@QUESTION.at(steps.MARKET)
def market(state: TekhenuState, _: int) -> list[Place]:
    """How many cards there will be, and their price (TK-77)."""
    at = int(layout.VALUE.of(datum_of(state))) - 1
    papyrus = 0 if datum_of(state) & layout.FREE else state.box.thoth_papyrus[at]
    return [Place("place-to-take", {"cards": state.box.thoth_cards[at], "papyrus": papyrus})]


@QUESTION.at(steps.CARD)
def card(state: TekhenuState, _: int) -> list[Place]:
    """How many cards are still to be taken."""
    left = int(thoth.CARDS_LEFT.of(datum_of(state)))
    return [Place("place-still-to-take", {"cards": left}, id="to-take")]


@QUESTION.at(steps.FEED)
def feed(state: TekhenuState, _: int) -> list[Place]:
    """How much Bread is due, and what a missing one costs (TK-108)."""
    return [Place("place-feed", {"due": datum_of(state), "points": state.box.missing_bread_vp})]
