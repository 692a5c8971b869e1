"""The table of Pharaon in reading order; round, special tokens, supply and payment."""

from __future__ import annotations

from typing import Final

from maat.games.pharaon import packs, pieces, steps
from maat.games.pharaon.scene import areas, cards, keys, pyramid, sheets, traitor, wheel
from maat.games.pharaon.scene.pieces import counted, first_player, honors, priced, urn_values
from maat.games.pharaon.scene.sheets import BOARD, EDGE, SUPPLY, line
from maat.games.pharaon.state import NO_HOLDER, PharaonState
from maat.scene import Box, Name, Piece, Place, Value, step_of
from maat.scene.strip import asked

PAYING: Final = (steps.BONUS, steps.COLUMN, steps.COLOR, steps.PAY)


def places(state: PharaonState) -> list[Place]:
    """Everything that lies in front of no seat; the wheel lies below it all."""
    return wheel.drawn(state) + told(state) + drawn(state)


def told(state: PharaonState) -> list[Place]:
    """What is told, in reading order."""
    return [
        *rounds(state),
        *holders(state),
        *wheel.told(state),
        *pyramid.rows(state),
        *pyramid.urns(state),
        *asked(question(state)),
        *supply(state),
        *areas.sets(state),
        *areas.bonus(state),
        *areas.bags(state),
        *cards.draft(state),
        *cards.nobles(state),
        *cards.artisans(state),
        *areas.chamber(state),
        *areas.columns(state),
        *areas.tracks(state),
        *asked(purchase(state)),
        *traitor.told(state),
    ]


def drawn(state: PharaonState) -> list[Place]:
    """What needs no words."""
    return [
        *sheets.labels(state),
        *traitor.links(state),
        *cards.backs(state),
        *pyramid.round_track(state),
        *pyramid.urn_at_hand(state),
        *free_honors(state),
        *traitor.own_honors(state),
    ]


# Rounds and special tokens.


@BOARD.told()
def rounds(state: PharaonState) -> list[Place]:
    """The round, and the way the wheel turns."""
    values: dict[str, Value] = {}
    if state.round:
        values = {"round": int(state.round), "rounds": int(state.box.rounds)}
    key = "place-round" if state.round else "place-set-up"
    way = "place-clockwise" if state.clockwise else "place-counterclockwise"
    return [
        Place(key, values, id="round", box=line(EDGE, 6, 150), layout="label"),
        Place(way, id="direction"),
    ]


@BOARD.told()
def holders(state: PharaonState) -> list[Place]:
    """Who holds the two special tokens (PH-14, PH-140)."""
    return [
        held(state, "first-player", first_player(state)),
        held(state, "pharaoh", int(state.pharaoh)),
    ]


def held(state: PharaonState, token: str, side: int) -> Place:
    """A special token: with a seat, with the Traitor, or with nobody."""
    if side == NO_HOLDER:
        return Place(f"place-{token}-free", id=token)
    if side == state.seats:
        return Place(f"place-{token}-traitor", id=token)
    return Place(f"place-{token}", {"player": Name(side)}, id=token)


@BOARD.drawn()
def free_honors(state: PharaonState) -> list[Place]:
    """Those tokens that nobody has."""
    return [
        Place("place-honors", pieces=honors(state, NO_HOLDER), id="honors", box=Box(6, 404, 80, 38))
    ]


# What the open question is about.


@BOARD.told()
def question(state: PharaonState) -> list[Place]:
    """The urn, the steps or the two incomes a choice is about."""
    ask = state.agenda
    if ask is None or ask.seat < 0:
        return []
    if ask.step == steps.DIPLOMAT:
        return [Place("place-urn", urn_values(state, int(ask.datum)), id="urn-gained")]
    if ask.step == steps.BLOCK:
        return [Place("place-plot-urn", urn_values(state, int(ask.datum)), id="plot-urn")]
    if ask.step == steps.ADVANCE:
        return [areas.steps_left(int(packs.DISTANCE.of(ask.datum)))]
    return [pyramid.incomes_offered(state, int(ask.seat))] if ask.step == steps.INCOME else []


# Supply and payment.


@SUPPLY.told(lambda state: tuple(state.supply))
def supply(state: PharaonState) -> list[Place]:
    """The resources left."""
    left = counted(state.supply, 0, pieces.TOKEN)
    box = Box(EDGE, 28, 424, 54)
    return [Place("place-supply", pieces=left, id="supply", box=box, layout="middle")]


@SUPPLY.told()
def purchase(state: PharaonState) -> list[Place]:
    """The access due and, once the price is known, the price and what was laid down for it."""
    step = step_of(state)
    if step == steps.TURN and state.purchase.choosy:
        return [Place("place-choosy", id="choosy", box=Box(14, 98, 122, 40), layout="note")]
    if step not in PAYING:
        return []
    if step != steps.PAY:
        return [access(state)]
    area: dict[str, Value] = {"area": keys.AREA[state.purchase.area]}
    due = priced(state.purchase.price)
    return [
        access(state),
        Place("place-price", area, due, id="price", box=Box(146, 98, 138, 40), layout="middle"),
        Place(
            "place-paid", pieces=paid(state), id="paid", box=Box(294, 98, 138, 40), layout="middle"
        ),
    ]


def access(state: PharaonState) -> Place:
    """What the wheel asks for in the area of the action (PH-51, PH-222, PH-225)."""
    due = state.purchase
    values: dict[str, Value] = {"area": keys.AREA[due.area]}
    key = "place-access-any" if due.slot else "place-access-none"
    if due.slot and due.access < pieces.NO_COLOR:
        key, values["color"] = "place-access", keys.COLOR[due.access]
    return Place(key, values, id="access", box=Box(14, 98, 122, 40), layout="note")


def paid(state: PharaonState) -> list[Piece]:
    """The pieces laid down so far."""
    due = state.purchase
    laid = due.paid + due.tendered
    counts = [int(packs.of_means(laid, means)) for means in range(pieces.MEANS)]
    return [
        Piece(keys.PIECE[pieces.piece_of(means, due.area)], count)
        for means, count in enumerate(counts)
        if count
    ]
