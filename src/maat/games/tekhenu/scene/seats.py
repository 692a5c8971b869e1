"""What lies in front of a seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maat.games.tekhenu import fields, words
from maat.games.tekhenu.rules import maat, tokens
from maat.games.tekhenu.scene import keys
from maat.games.tekhenu.scene.cards import CARDS, is_choosing, room
from maat.games.tekhenu.scene.pieces import (
    MINUS,
    balance,
    card,
    cards,
    counted,
    numbered,
    owned,
    symbols,
)
from maat.games.tekhenu.scene.sheets import WIDTH
from maat.games.tekhenu.state import EMPTY, Player, TekhenuState
from maat.scene import SEAL, Box, Piece, Place, SeatCanvas, Sheet, Value, members, replace, seat_id

MAT: Final = SeatCanvas(Sheet("mat", "sheet-seat", WIDTH, 268, "board-seat"), layout="line")

# What of a side is read: how far Production has come, all it has, its scales, what it has built.
MAKES: Final = "makes"
STOCKS: Final = "goods gold scribes faith"
WEALTH: Final = f"population happiness {STOCKS} {MAKES}"
WEIGHTS: Final = "dice dice_count surplus placed"
ERECTED: Final = "buildings statues pillars shrines people"

# The sides of the scales.
SCALES: Final = {
    "left": Box(14, 116, 100, 36),
    "right": Box(142, 116, 118, 36),
    "below": Box(76, 172, 112, 32),
}
STARTING: Final = (1 << words.STARTING_CARDS) - 1
EMPTY_SPACE: Final = Piece("gone", sprite="plinth")
PAID: Final = Piece("gone", sprite="paid")


@MAT.told("dealt", is_choosing)
def dealt(state: TekhenuState, seat: int) -> Iterator[Place]:
    """The Decrees to choose from, on the card table, if whoever looks may see them."""
    found = cards(state, state.players[seat].dealt, 2 * words.DECK)
    if found and is_choosing(state):
        sheet, box = CARDS.sheet.id, room(len(found))
        yield Place("place-dealt", pieces=found, sheet=sheet, box=box, layout="cards")


# Tokens and markers.


def makes(player: Player) -> tuple[int, ...]:
    """How far the Production markers have come."""
    return tuple(fields.MAKES.listed(player.makes, len(words.RESOURCES)))


@MAT.told(WEALTH)
def goods(state: TekhenuState, seat: int) -> Iterator[Place]:
    """Tokens and markers."""
    player = state.players[seat]
    track = {"population": int(player.population), "happiness": int(player.happiness)}
    owns = counted([int(tokens.held(player, token)) for token in range(words.POPULATION)])
    yield Place("place-resources", pieces=owns, box=Box(10, 8, 460, 50))
    yield Place("place-commoners", track)
    yield Place("place-production", pieces=markers(player), box=Box(284, 74, 184, 46))


def markers(player: Player) -> list[Piece]:
    """The Production markers."""
    levels = zip(keys.PRODUCTION, makes(player), strict=True)
    return [Piece(key, values={"level": int(level)}) for key, level in levels]


# The scales.


@MAT.told(WEIGHTS)
def scales(state: TekhenuState, seat: int) -> Iterator[Place]:
    """Both sides, the dice below and the balance as it is now."""
    player = state.players[seat]
    for side, (name, box) in enumerate(SCALES.items()):
        lying = dice_on(player, side) + (surplus(player) if name == "right" else [])
        yield Place(f"place-scale-{name}", pieces=lying, box=box, silent=not lying)
    hanging, name = balance(state, int(maat.balance(player))), "balance-mark"
    yield Place(hanging.key, hanging.values)
    box = Box(108, 66, 48, 34)
    yield Place(
        seat_id(seat, name),
        pieces=[replace(hanging, sprite="balance")],
        id=name,
        box=box,
        silent=True,
    )


def dice_on(player: Player, side: int) -> list[Piece]:
    """The dice on one side of the scales."""
    codes = [fields.DICE.of(player.dice, at) for at in range(int(player.dice_count))]
    return [
        Piece(keys.FACE[6 * fields.DIE_COLOR.of(code) + fields.DIE_VALUE.of(code) - 1])
        for code in codes
        if fields.DIE_PLACE.of(code) == side
    ]


def surplus(player: Player) -> list[Piece]:
    """Surplus resources on the right."""
    counts = [int(fields.SURPLUS.of(player.surplus, each)) for each in range(len(words.RESOURCES))]
    return [
        Piece("surplus", count, {"resource": key}, sprite=key)
        for key, count in zip(keys.RESOURCE, counts, strict=True)
        if count
    ]


# Buildings, Statues and Pillars.


def works_left(state: TekhenuState, player: Player) -> dict[str, Value]:
    """What is left to build."""
    box = state.box
    return {
        "buildings": box.buildings - int(player.buildings),
        "statues": box.statues - int(player.statues),
        "pillars": box.pillars - len(members(player.pillars)),
    }


@MAT.told(ERECTED)
def works(state: TekhenuState, seat: int) -> Iterator[Place]:
    """What is left to build, and what the Building row will bring and cost."""
    box, player = state.box, state.players[seat]
    yield Place("place-left", works_left(state, player))
    if player.statues < box.statues:
        granite = box.statue_granite[int(player.statues)]
        yield Place("place-next-statue", {"granite": granite})
    at = int(player.buildings)
    yield Place("place-building-row", {"points": box.row_vp[at], "bread": box.row_bread[at]})
    yield Place("place-own-statues", pieces=statues(player), id="statues")


def statues(player: Player) -> list[Piece]:
    """For whom this side has built Statues."""
    gods = [
        Piece(key, int(fields.SHRINES.of(player.shrines, god))) for god, key in enumerate(keys.GOD)
    ]
    people = [Piece(keys.PEOPLE[at], sprite="token-population") for at in members(player.people)]
    return [piece for piece in gods if piece.count] + people


# Cards.


@MAT.told("blessings technologies decrees decree_count dealt starting destiny")
def hand(state: TekhenuState, seat: int) -> Iterator[Place]:
    """Blessings, Technologies, Decrees and the cards of the setup."""
    player = state.players[seat]
    technologies = cards(state, player.technologies, words.DECK)
    yield Place("place-blessings", pieces=cards(state, player.blessings, 0))
    yield Place("place-technologies", pieces=technologies, id="techs")
    yield from decrees(state, player)
    if player.dealt:
        marked = symbols(state, members(player.dealt))
        yield Place("place-symbols", pieces=marked, id="dealt-symbols", layout=SEAL)
    if player.starting & STARTING:
        own = cards(state, int(player.starting) & STARTING, words.FIRST_STARTING)
        yield Place("place-own-starting", pieces=own, id="starting")
    if player.destiny != EMPTY:
        own = [card(state, words.FIRST_DESTINY + int(player.destiny))]
        yield Place("place-own-destiny", pieces=own, id="destiny")


def decrees(state: TekhenuState, player: Player) -> Iterator[Place]:
    """The Decrees whoever looks knows all of, else only how many there are (AMB-43)."""
    known = cards(state, player.decrees, 2 * words.DECK)
    if len(known) != player.decree_count:
        yield Place("place-decrees-hidden", {"count": int(player.decree_count)}, id="decrees")
        return
    yield Place("place-decrees", pieces=known)
    if known:
        yield Place("place-symbols", pieces=symbols(state, members(player.decrees)), layout=SEAL)


# The mat.


@MAT.told("vp")
def points(state: TekhenuState, seat: int) -> Iterator[Place]:
    """The VP so far."""
    yield Place("place-points", {"points": int(state.players[seat].vp)})


@MAT.drawn("buildings statues", MAKES)
def mat(state: TekhenuState, seat: int) -> Iterator[Place]:
    """Production levels, Statues and Buildings left with what they cost or uncover."""
    player = state.players[seat]
    levels = [replace(each, sprite=f"level-{each.values['level']}") for each in markers(player)]
    for name, lying, box in (
        ("levels", levels, Box(284, 122, 184, 15)),
        ("statue-row", statue_row(state, seat), Box(284, 144, 184, 36)),
        ("statue-cost", statue_cost(state, player), Box(284, 180, 184, 24)),
        ("row", building_row(state, seat), Box(12, 216, 456, 44)),
    ):
        yield Place(seat_id(seat, name), pieces=lying, id=name, box=box)


def statue_row(state: TekhenuState, seat: int) -> list[Piece]:
    """The Statues still on the mat; the leftmost ones have left."""
    gone = int(state.players[seat].statues)
    left = int(state.box.statues) - gone
    return [EMPTY_SPACE] * gone + [owned(state, "statue", seat)] * left


def statue_cost(state: TekhenuState, player: Player) -> list[Piece]:
    """The Granite each Statue costs; what is built has been paid."""
    gone, last = int(player.statues), int(state.box.statues)
    due = [numbered(words.GRANITE, int(cost)) for cost in state.box.statue_granite[gone:last]]
    return [PAID] * gone + due


def building_row(state: TekhenuState, seat: int) -> list[Piece]:
    """What Buildings that are gone have uncovered, then those still there (TK-107, TK-108)."""
    box, gone = state.box, int(state.players[seat].buildings)
    found = []
    for at in range(gone):
        vp, bread = box.row_vp[at + 1] - box.row_vp[at], box.row_bread[at + 1] - box.row_bread[at]
        paid = Piece(keys.TOKEN[words.BREAD], badge=f"{MINUS}{bread}") if bread else EMPTY_SPACE
        found.append(Piece(keys.TOKEN[words.VP], badge=f"+{vp}") if vp else paid)
    return found + [owned(state, "building", seat)] * (int(box.buildings) - gone)
