"""What lies in front of a seat in a scene."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maat.games.pharaon import pieces, scoring
from maat.games.pharaon.scene import keys
from maat.games.pharaon.scene.pieces import (
    about,
    counted,
    honors,
    is_told,
    known_nobles,
    noble,
    owned_artisan,
    priced,
    used_noble,
)
from maat.games.pharaon.state import NOT_IN_PYRAMID, PharaonState, Player
from maat.scene import Piece, Place, SeatCanvas, Sheet, Values, members
from maat.scene.strip import summary, tally

SEAT: Final = SeatCanvas(Sheet("seat", "sheet-seat", 0, 0))


@SEAT.told("resources tokens area_tokens")
def held(state: PharaonState, seat: int) -> Iterator[Place]:
    """Resources and offering tokens."""
    held = state.players[seat].pieces
    yield Place("place-resources", pieces=counted(held, 0, pieces.TOKEN))
    yield Place("place-tokens", pieces=counted(held, pieces.TOKEN, pieces.KINDS))


@SEAT.told("nobles turned artisans", is_told)
def cards(state: PharaonState, seat: int) -> Iterator[Place]:
    """Nobles, those used this round apart, and artisans."""
    player = state.players[seat]
    nobles = [
        used_noble(state, number) if player.turned >> number & 1 else noble(state, number)
        for number in known_nobles(state, player)
    ]
    artisans = [owned_artisan(state, number) for number in members(player.artisans)]
    yield Place("place-own-nobles", pieces=nobles, id="nobles")
    yield Place("place-own-artisans", pieces=artisans, id="artisans")


# Chamber, Nile, Pyramid and points.


@SEAT.told("stage passed row space *nile")
def progress(state: PharaonState, seat: int) -> Iterator[Place]:
    """The stage reached and the one to build next, the Nile, the Pyramid."""
    player, points = state.players[seat], state.box.stage_points
    stage = int(player.stage)
    yield Place("place-own-stage", {"stage": stage, "points": points[stage]}, id="stage")
    if stage < state.box.stages:
        coming, cost = (
            {"stage": stage + 1, "points": points[stage + 1]},
            state.box.stage_cost[stage],
        )
        yield Place("place-next-stage", coming, priced(cost))
    yield Place("place-own-tracks", pieces=tracks(state, player), id="tracks")
    yield from disc(player)


def tracks(state: PharaonState, player: Player) -> list[Piece]:
    """The tracks this side has entered."""
    found = []
    for color in state.box.tracks:
        position = player.nile[color]
        if position:
            values: Values = {
                "position": position,
                "points": state.box.nile_points[position],
                "color": keys.COLOR[color],
            }
            found.append(Piece("on-track", values=values, sprite=keys.PIECE[color]))
    return found


def disc(player: Player, whose: str = "") -> Iterator[Place]:
    """Whether a side has passed, and where its disc is."""
    at = {"row": int(player.row) + 1, "space": int(player.space) + 1}
    if player.passed:
        is_out = player.row == NOT_IN_PYRAMID
        key, values = ("passed", {}) if is_out else ("disc", at)
        yield Place(f"place-{whose}{key}", values, id=f"{whose}disc")


@SEAT.told()
def standing(state: PharaonState, seat: int) -> Iterator[Place]:
    """What the seat would score now, and its special tokens."""
    if len(state.ring) == pieces.AREAS:
        yield Place("place-points", {"points": int(scoring.total(state, seat))})
    yield Place("place-honors", pieces=honors(state, seat), silent=True)


@SEAT.told("nobles", is_told)
def abouts(state: PharaonState, seat: int) -> Iterator[Place]:
    """Points and abilities of the nobles; what a High Official brought is gone."""
    for number in known_nobles(state, state.players[seat]):
        told = about(state, number)
        key = "about-official-owned" if number >= pieces.OFFICIAL else told.key
        yield Place(key, told.values, id=told.id, seat=seat)


# At a glance.


def summary_of(state: PharaonState, side: int) -> Place:
    """What matters of a side: resources, tokens, cards, chamber and Nile."""
    player = state.players[side]
    basic = [tally(keys.PIECE[kind], player.pieces[kind]) for kind in range(pieces.TOKEN)]
    tokens = sum(player.pieces[kind] for kind in range(pieces.TOKEN, pieces.KINDS))
    entered = sum(position > 0 for position in player.nile)
    found = [
        *basic,
        tally("place-tokens", tokens, "gain-offering"),
        tally("place-own-nobles", len(members(player.nobles)), "card-noble"),
        tally("place-own-artisans", len(members(player.artisans)), "card-artisan"),
        tally("sheet-chamber", player.stage, "emblem-chamber"),
        tally("place-own-tracks", entered, "emblem-nile"),
        *honors(state, side),
    ]
    if player.passed:
        found.append(Piece("place-passed"))
    elif side >= state.seats:
        found.append(tally("place-traitor-urns", state.plot.urns, "urn-down"))
    return summary(side, found)
