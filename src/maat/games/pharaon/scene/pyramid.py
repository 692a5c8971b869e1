"""The Time Pyramid with the round track at its foot, and the urns beside it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from maat.core import bitset
from maat.games.pharaon import steps
from maat.games.pharaon.rules import urns as pile
from maat.games.pharaon.scene import keys
from maat.games.pharaon.scene.pieces import owned_at, urn
from maat.games.pharaon.scene.sheets import EDGE, PYRAMID
from maat.games.pharaon.state import NOT_IN_PYRAMID, PharaonState
from maat.scene import Box, Piece, Place, Value, datum_of, members

SPACE: Final = 38.0  # of the Pyramid and the round track
FOOT: Final = 176.0  # where the round track begins


def space_id(row: int, space: int) -> str:
    """A space of the Pyramid."""
    return f"pyramid-{row + 1}-{space + 1}"


def discs(state: PharaonState) -> tuple[tuple[int, int], ...]:
    """Row and space of each side's disc."""
    return tuple((player.row, player.space) for player in state.players)


@PYRAMID.told(discs)
def rows(state: PharaonState) -> Iterator[Place]:
    """The rows in use from the foot up, each in the middle of the one below, and their spaces."""
    used = state.box.pyramid[: int(state.sides()) - 1]
    for row, incomes in enumerate(used):
        x = EDGE + SPACE * (max(map(len, used)) - len(incomes)) / 2
        y = FOOT - 2 - (SPACE + 1) * (row + 1)
        shown = [Piece(keys.INCOME[income]) for income in incomes]
        box = Box(x, y, SPACE * len(incomes), SPACE)
        yield Place("place-pyramid", {"row": row + 1}, shown, id=f"pyramid-{row + 1}", box=box)
        for space in range(len(incomes)):
            values: dict[str, Value] = {"row": row + 1, "space": space + 1}
            here = owned_at(state, "disc", discs(state), (row, space))
            name, box = space_id(row, space), Box(x + SPACE * space, y, SPACE, SPACE)
            yield Place("place-space", values, here, id=name, box=box, silent=True)


def incomes_offered(state: PharaonState, seat: int) -> Place:
    """The space reached and the one left of it (PH-123)."""
    player = state.players[seat]
    row = state.box.pyramid[player.row]
    values: dict[str, Value] = {
        "row": int(player.row) + 1,
        "space": int(player.space) + 1,
        "here": keys.INCOME[row[player.space]],
        "left": keys.INCOME[row[player.space - 1]],
    }
    return Place("place-incomes", values, id="incomes")


@PYRAMID.drawn(lambda state: (state.round, *[(each.row, each.passed) for each in state.players]))
def round_track(state: PharaonState) -> Iterator[Place]:
    """The large discs at the foot of the Pyramid (PH-126, PH-131)."""
    now, last = max(1, int(state.round)), int(state.box.rounds)
    at = [
        min(last, now + int(player.passed)) if player.row == NOT_IN_PYRAMID else 0
        for player in state.players
    ]
    for number in range(1, last + 1):
        here = owned_at(state, "disc", at, number)
        name, box = f"round-{number}", Box(EDGE + SPACE * (number - 1), FOOT, SPACE, SPACE)
        values: dict[str, Value] = {"round": number}
        yield Place("place-round-space", values, here, id=name, box=box, layout="stack")


# Urns.


def in_pile(state: PharaonState) -> Hashable:
    """The urns left, the Traitor's included."""
    return state.urn_pile, state.plot.urns, state.plot.known


def urns_left(state: PharaonState) -> int:
    """How many urns are left to be drawn."""
    return int(bitset.count(state.urn_pile) - pile.mingled(state))


@PYRAMID.told(lambda state: (state.urn_row, in_pile(state)))
def urns(state: PharaonState) -> list[Place]:
    """The urns below the Pyramid and the pile."""
    shown = [urn(state, number) for number in members(state.urn_row)]
    return [
        Place("place-urns", pieces=shown, id="urns", box=Box(214, 24, 220, 84)),
        Place("place-urn-pile", {"count": urns_left(state)}, id="urn-pile"),
    ]


@PYRAMID.drawn()
def urn_at_hand(state: PharaonState) -> list[Place]:
    """The urn a choice is about."""
    ask = state.agenda
    is_about_one = ask is not None and ask.step in (steps.DIPLOMAT, steps.BLOCK)
    shown = [urn(state, datum_of(state))] if is_about_one else []
    return [Place("place-urns", pieces=shown, id="urn-at-hand", box=Box(296, 124, 76, 90))]
