"""The score pad of Pharaon: what lies before each player at the end, and how the areas lie."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core.vectors import vec
from maat.games.pharaon import pieces
from maat.games.pharaon.scene import keys
from maat.games.pharaon.scene.pieces import artisan, noble
from maat.games.pharaon.state import NO_HOLDER, PharaonState, Player
from maat.scene import Piece, replace
from maat.scene.pad import TABLE, Entries, PadLine

PHASES: Final = 1
OPTIONS: Final = ["nile_god_tracks", "traitor_god_rule"]
MOST_VALUE: Final = 20  # of a noble of the Traitor

# Where what is counted goes, kind by kind: which color or area it shows does not matter.
KEPT: Final = {
    "basic": 0,
    "silver": pieces.SILVER,
    "resource-tokens": pieces.TOKEN,
    "area-tokens": pieces.AREA_TOKEN,
    "prestige-low": pieces.PRESTIGE,
    "prestige-high": pieces.PRESTIGE + 1,
}


def lines(state: PharaonState) -> list[PadLine]:
    """In the order of the score sheet; the gods are found from it all."""
    areas = [Piece(key, sprite=area(at)) for at, key in enumerate(keys.AREA)]
    stage = Piece("score-chamber", sprite=area(pieces.CHAMBER))
    pharaoh = Piece("score-pharaoh", sprite="pharaoh-token")
    first = Piece("score-first-player", sprite="first-player")
    found = [
        PadLine("ring", Piece("pad-ring"), pieces.AREAS, areas, shared=True, ordered=True),
        PadLine("chamber", stage, int(state.box.stages), labels=["chamber"]),
        *nile_lines(state),
        *card_lines(state),
        *kept_lines(state),
        kept("pharaoh", pharaoh, 1, ["pharaoh"]),
        kept("first", first, 1, ["first_player"]),
    ]
    if not state.is_solo():
        return found
    own = [replace(line, whose="player") if line.key == "nobles" else line for line in found]
    return [*own, *traitor_lines()]


def traitor_lines() -> list[PadLine]:
    """His nobles count alike; gods have to be unlocked (PH-212, PH-213)."""
    gods = [Piece(key) for key in keys.GOD]
    court = Piece("pad-traitor-nobles", sprite=area(pieces.NOBLES))
    value = Piece("pad-noble-value", sprite="card-noble")
    return [
        PadLine(
            "traitor-nobles", court, pieces.ALL_NOBLES, labels=["traitor_nobles"], whose="automa"
        ),
        PadLine("noble-value", value, MOST_VALUE, whose="automa"),
        PadLine("gods", Piece("pad-gods"), len(gods), gods, whose="automa"),
    ]


def area(number: int) -> str:
    """The drawing that stands for an area."""
    return keys.PIECE[pieces.AREA_TOKEN + number]


def card_lines(state: PharaonState) -> list[PadLine]:
    """Artisans and nobles, each of which there is once."""
    artisans = [artisan(state, card) for card in range(1, pieces.ARTISAN_CARDS + 1)]
    nobles = [noble(state, card) for card in range(1, pieces.ALL_NOBLES + 1)]
    craft = Piece("score-artisans", sprite=area(pieces.ARTISANS))
    court = Piece("pad-nobles", sprite=area(pieces.NOBLES))
    return [
        PadLine("artisans", craft, len(artisans), artisans, ["artisans"]),
        PadLine("nobles", court, len(nobles), nobles, list(pieces.NOBLE_NAMES)),
    ]


def nile_lines(state: PharaonState) -> list[PadLine]:
    """How far each disc has come; the points of all tracks stand on the first line."""
    found = []
    for at, color in enumerate(state.box.tracks):
        piece = Piece("pad-nile", values={"color": keys.COLOR[color]}, sprite=keys.PIECE[color])
        labels = ["nile"] if not at else []
        found.append(
            PadLine(f"nile-{pieces.COLOR_NAMES[color]}", piece, int(state.box.top), labels=labels)
        )
    return found


def kept_lines(state: PharaonState) -> list[PadLine]:
    """Resources and offering tokens kept."""
    box = state.box
    each, colors = int(box.each), pieces.COLORS
    basic = Piece("pad-basic", sprite=keys.PIECE[0])
    colored = Piece("pad-resource-tokens", sprite=keys.PIECE[pieces.TOKEN])
    areas = Piece("pad-area-tokens", sprite=keys.PIECE[pieces.AREA_TOKEN])
    low, high = keys.PIECE[pieces.PRESTIGE : pieces.PRESTIGE + 2]
    return [
        kept("basic", basic, colors * each, ["resources"]),
        kept("silver", Piece(keys.PIECE[pieces.SILVER]), each, []),
        kept("resource-tokens", colored, sum(box.tokens[:colors]), ["offerings"]),
        kept("area-tokens", areas, sum(box.tokens[colors : 2 * colors]), []),
        kept("prestige-low", Piece(low), box.tokens[-2], ["prestige"]),
        kept("prestige-high", Piece(high), box.tokens[-1], []),
    ]


def kept(key: str, piece: Piece, pool: int, labels: list[str]) -> PadLine:
    """So many of them, and all players together have no more than there are."""
    return PadLine(key, piece, pool, labels=labels, pool=pool)


def fill(state: PharaonState, entries: Entries, phase: int) -> None:
    """Lay everything before the players."""
    ring = entries.chosen(TABLE, "ring")
    begin = ring.index(pieces.OFFERINGS) if pieces.OFFERINGS in ring else 0
    state.ring = vec[i64]([*ring[begin:], *ring[:begin]])  # it begins with the offerings (PH-10)
    state.pharaoh = state.first = NO_HOLDER
    for seat in range(state.sides()):
        lay(state.players[seat], entries, seat)
        if entries.count(seat, "pharaoh"):
            state.pharaoh = seat
        if entries.count(seat, "first"):
            state.first = seat
    if state.is_solo():
        traitor, side = state.players[state.seats], int(state.seats)
        traitor.nobles = (2 << entries.count(side, "traitor-nobles")) - 2
        state.plot.noble_value = entries.count(side, "noble-value")
        state.plot.gods = entries.bits(side, "gods")


def lay(player: Player, entries: Entries, seat: int) -> None:
    """What lies before one of them."""
    player.stage = entries.count(seat, "chamber")
    player.nile = vec[i64]([entries.count(seat, f"nile-{name}") for name in pieces.COLOR_NAMES])
    player.artisans = entries.bits(seat, "artisans", 1)
    player.nobles = entries.bits(seat, "nobles", 1)
    player.hold([])
    for key, kind in KEPT.items():
        player.add(kind, entries.count(seat, key))
