"""The Time Pyramid with the round track at its foot, and the urns beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maat.core import bitset
from maat.games.pharaon import steps
from maat.games.pharaon.rules import urns as pile
from maat.games.pharaon.scene import keys
from maat.games.pharaon.scene.pieces import face_down, owned_at, urn
from maat.games.pharaon.scene.sheets import EDGE, canvas, label, sheet
from maat.games.pharaon.state import NOT_IN_PYRAMID, PharaonState
from maat.scene import Box, Piece, Place, datum_of, members, step_of

PYRAMID: Final = canvas(sheet("pyramid", 222, "pyramid", "anchor"))
SPACE: Final = 38.0  # of the Pyramid and the round track
FOOT: Final = 176.0  # where the round track begins


def space_id(row: int, space: int) -> str:
    """A space of the Pyramid."""
    return f"pyramid-{row + 1}-{space + 1}"


@PYRAMID.told("players.row players.space")
def rows(state: PharaonState) -> Iterator[Place]:
    """The rows in use from the foot up, each in the middle of the one below, and their spaces."""
    used = state.box.pyramid[: int(state.sides()) - 1]
    at = [(player.row, player.space) for player in state.players]
    for row, incomes in enumerate(used):
        x = EDGE + SPACE * (max(map(len, used)) - len(incomes)) / 2
        y = FOOT - 2 - (SPACE + 1) * (row + 1)
        shown, box = (
            [Piece(keys.INCOME[each]) for each in incomes],
            Box(x, y, SPACE * len(incomes), SPACE),
        )
        yield Place("place-pyramid", {"row": row + 1}, shown, id=f"pyramid-{row + 1}", box=box)
        for space in range(len(incomes)):
            values, here = {"row": row + 1, "space": space + 1}, (row, space)
            discs, box = owned_at(state, "disc", at, here), Box(x + SPACE * space, y, SPACE, SPACE)
            yield Place("place-space", values, discs, id=space_id(*here), box=box, silent=True)


@PYRAMID.drawn("round players.row players.passed")
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
        yield Place("place-round-space", {"round": number}, here, id=name, box=box, layout="stack")


# Urns.


def urns_left(state: PharaonState) -> int:
    """How many urns are left to be drawn."""
    return int(bitset.count(state.urn_pile) - pile.mingled(state))


@PYRAMID.told("urn_row urn_pile plot.urns plot.known")  # the Traitor's included
def urns(state: PharaonState) -> Iterator[Place]:
    """The urns below the Pyramid and the pile."""
    shown, left = [urn(state, number) for number in members(state.urn_row)], urns_left(state)
    yield label("place-urns", 230, 4, 204)  # right of the mark of a last move
    yield Place("place-urns", pieces=shown, box=Box(214, 24, 220, 84))
    yield Place("place-urn-pile", {"count": left})
    yield face_down("urn-pile", left, "urn-down", "urns-down", Box(214, 134, 62, 74))


@PYRAMID.drawn()
def urn_at_hand(state: PharaonState) -> Iterator[Place]:
    """The urn a choice is about."""
    is_about_one = step_of(state) in (steps.DIPLOMAT, steps.BLOCK)
    shown = [urn(state, datum_of(state))] if is_about_one else []
    yield Place("place-urns", pieces=shown, id="urn-at-hand", box=Box(296, 124, 76, 90))
