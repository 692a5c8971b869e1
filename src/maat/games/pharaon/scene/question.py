"""What the open question is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maat.games.pharaon import packs, pieces, steps
from maat.games.pharaon.scene import keys
from maat.games.pharaon.scene.pieces import priced, urn_values
from maat.games.pharaon.state import PharaonState
from maat.scene import Piece, Place, Value, datum_of
from maat.scene.strip import AskCanvas

QUESTION: Final = AskCanvas()


@QUESTION.at(steps.DIPLOMAT)
def urn_gained(state: PharaonState, _: int) -> Iterator[Place]:
    """The urn that may be replaced."""
    yield Place("place-urn", urn_values(state, datum_of(state)), id="urn-gained")


@QUESTION.at(steps.BLOCK)
def plot_urn(state: PharaonState, _: int) -> Iterator[Place]:
    """The urn of the Traitor."""
    yield Place("place-plot-urn", urn_values(state, datum_of(state)))


@QUESTION.at(steps.ADVANCE)
def steps_left(state: PharaonState, _: int) -> Iterator[Place]:
    """The steps a choice of tracks is about."""
    yield Place("place-steps", {"steps": int(packs.DISTANCE.of(datum_of(state)))})


@QUESTION.at(steps.INCOME)
def incomes(state: PharaonState, seat: int) -> Iterator[Place]:
    """The space reached and the one left of it (PH-123)."""
    row, space = int(state.players[seat].row), int(state.players[seat].space)
    here, left = [keys.INCOME[state.box.pyramid[row][at]] for at in (space, space - 1)]
    yield Place("place-incomes", {"row": row + 1, "space": space + 1, "here": here, "left": left})


# A purchase: the access due, then the price and what was laid down for it.


@QUESTION.at(steps.TURN)
def choosy(state: PharaonState, _: int) -> Iterator[Place]:
    """That payments are chosen piece by piece."""
    if state.purchase.choosy:
        yield Place("place-choosy")


@QUESTION.at(steps.BONUS, steps.COLUMN, steps.COLOR)
def access(state: PharaonState, _: int) -> Iterator[Place]:
    """What the wheel asks for in the area of the action (PH-51, PH-222, PH-225)."""
    due = state.purchase
    values: dict[str, Value] = {"area": keys.AREA[due.area]}
    key = "place-access-any" if due.slot else "place-access-none"
    if due.slot and due.access < pieces.NO_COLOR:
        key, values["color"] = "place-access", keys.COLOR[due.access]
    yield Place(key, values, id="access")


@QUESTION.at(steps.PAY)
def payment(state: PharaonState, seat: int) -> Iterator[Place]:
    """The access, the price, and the pieces laid down so far."""
    due = state.purchase
    counts = [int(packs.of_means(due.paid + due.tendered, means)) for means in range(pieces.MEANS)]
    paid = [
        Piece(keys.PIECE[pieces.piece_of(means, due.area)], count)
        for means, count in enumerate(counts)
        if count
    ]
    yield from access(state, seat)
    yield Place("place-price", {"area": keys.AREA[due.area]}, priced(due.price))
    yield Place("place-paid", pieces=paid)
