"""What lies in front of a seat in a scene."""

from __future__ import annotations

from maat.games.pharaon import pieces, scoring
from maat.games.pharaon.scene import keys
from maat.games.pharaon.scene.pieces import (
    about,
    counted,
    honors,
    known_nobles,
    noble,
    owned_artisan,
    priced,
    used_noble,
)
from maat.games.pharaon.scene.sheets import SEAT
from maat.games.pharaon.state import NOT_IN_PYRAMID, PharaonState, Player
from maat.scene import Piece, Place, Value, members
from maat.scene.strip import summary, tally


def places(state: PharaonState, seat: int) -> list[Place]:
    """Everything in front of a seat."""
    return [
        *held(state, seat),
        *cards(state, seat),
        *progress(state, seat),
        *standing(state, seat),
        *abouts(state, seat),
    ]


@SEAT.told(lambda state, seat: tuple(state.players[seat].pieces))
def held(state: PharaonState, seat: int) -> list[Place]:
    """Resources and offering tokens."""
    held = state.players[seat].pieces
    tokens = counted(held, pieces.TOKEN, pieces.KINDS)
    return [
        Place("place-resources", pieces=counted(held, 0, pieces.TOKEN), id="resources"),
        Place("place-tokens", pieces=tokens, id="tokens"),
    ]


# Cards.


def hired(state: PharaonState, seat: int) -> tuple[int, ...]:
    """The cards of a seat."""
    player = state.players[seat]
    return player.nobles, player.turned, player.artisans


@SEAT.told(hired)
def cards(state: PharaonState, seat: int) -> list[Place]:
    """Nobles, those used this round apart, and artisans."""
    player = state.players[seat]
    nobles = [
        used_noble(state, number) if player.turned >> number & 1 else noble(state, number)
        for number in known_nobles(state, player)
    ]
    artisans = [owned_artisan(state, number) for number in members(player.artisans)]
    return [
        Place("place-own-nobles", pieces=nobles, id="nobles"),
        Place("place-own-artisans", pieces=artisans, id="artisans"),
    ]


@SEAT.told(lambda state, seat: state.players[seat].nobles)
def abouts(state: PharaonState, seat: int) -> list[Place]:
    """Points and abilities of the nobles; what a High Official brought is gone."""
    found = []
    for number in known_nobles(state, state.players[seat]):
        told = about(state, number)
        key = "about-official-owned" if number >= pieces.OFFICIAL else told.key
        found.append(Place(key, told.values, id=told.id, seat=seat))
    return found


# Chamber, Nile, Pyramid and points.


def reached(state: PharaonState, seat: int) -> tuple[int, ...]:
    """How far a seat has come."""
    player = state.players[seat]
    return player.stage, player.passed, player.row, player.space, *player.nile


@SEAT.told(reached)
def progress(state: PharaonState, seat: int) -> list[Place]:
    """Chamber, Nile and Pyramid."""
    player = state.players[seat]
    disc_at = [Place(key, values, id="disc") for key, values in disc(player)]
    own = Place("place-own-tracks", pieces=tracks(state, player), id="tracks")
    return [*chamber(state, player), own, *disc_at]


def chamber(state: PharaonState, player: Player) -> list[Place]:
    """The stage reached and the one to build next."""
    stage, points = int(player.stage), state.box.stage_points
    found = [Place("place-own-stage", {"stage": stage, "points": points[stage]}, id="stage")]
    if stage < state.box.stages:
        coming: dict[str, Value] = {"stage": stage + 1, "points": points[stage + 1]}
        cost = priced(state.box.stage_cost[stage])
        found.append(Place("place-next-stage", coming, cost, id="next-stage"))
    return found


def tracks(state: PharaonState, player: Player) -> list[Piece]:
    """The tracks this side has entered."""
    found = []
    for color in state.box.tracks:
        position = player.nile[color]
        if position:
            points = state.box.nile_points[position]
            values: dict[str, Value] = {"position": position, "points": points}
            values["color"] = keys.COLOR[color]
            found.append(Piece("on-track", values=values, sprite=keys.PIECE[color]))
    return found


def disc(player: Player, whose: str = "") -> list[tuple[str, dict[str, Value]]]:
    """Whether a side has passed, and where its disc is: message and values."""
    if not player.passed:
        return []
    if player.row == NOT_IN_PYRAMID:
        return [(f"place-{whose}passed", {})]
    return [(f"place-{whose}disc", {"row": int(player.row) + 1, "space": int(player.space) + 1})]


@SEAT.told()
def standing(state: PharaonState, seat: int) -> list[Place]:
    """What the seat would score now, and its special tokens."""
    own = Place("place-honors", pieces=honors(state, seat), id="honors", silent=True)
    if len(state.ring) < pieces.AREAS:
        return [own]
    now = int(scoring.total(state, seat))
    return [Place("place-points", {"points": now}, id="points"), own]


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
    return summary(side, found + ([Piece("place-passed")] if player.passed else []))
