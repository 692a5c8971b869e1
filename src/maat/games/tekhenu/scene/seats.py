"""What lies in front of a seat."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from maat.games.tekhenu import fields, words
from maat.games.tekhenu.rules import maat, tokens
from maat.games.tekhenu.scene import keys
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
from maat.games.tekhenu.scene.sheets import MAT
from maat.games.tekhenu.state import EMPTY, Player, TekhenuState
from maat.scene import Box, Piece, Place, Value, members, replace, seat_id
from maat.scene.canvas import SEAL

# The sides of the scales.
SCALES: Final = {
    "left": Box(14, 116, 100, 36),
    "right": Box(142, 116, 118, 36),
    "below": Box(76, 172, 112, 32),
}
STARTING: Final = (1 << words.STARTING_CARDS) - 1
EMPTY_SPACE: Final = Piece("gone", sprite="plinth")
PAID: Final = Piece("gone", sprite="paid")


def told(state: TekhenuState, seat: int) -> list[Place]:
    """What is told of a seat."""
    return [
        *goods(state, seat),
        *scales(state, seat),
        *works(state, seat),
        *hand(state, seat),
        *points(state, seat),
    ]


# Tokens and markers.


def makes(player: Player) -> tuple[int, ...]:
    """How far the Production markers have come."""
    return player.make_papyrus, player.make_bread, player.make_limestone, player.make_granite


def wealth(state: TekhenuState, seat: int) -> Hashable:
    """Tokens, Production, and the markers on the commoners' track."""
    player = state.players[seat]
    stones = player.limestone, player.granite, player.gold
    others = player.papyrus, player.bread, player.scribes, player.faith
    return player.population, player.happiness, *stones, *others, *makes(player)


@MAT.told(wealth)
def goods(state: TekhenuState, seat: int) -> list[Place]:
    """Tokens and markers."""
    player = state.players[seat]
    track = {"population": int(player.population), "happiness": int(player.happiness)}
    owns = counted([int(tokens.held(player, token)) for token in range(words.POPULATION)])
    return [
        Place("place-resources", pieces=owns, id="resources", box=Box(10, 8, 460, 50)),
        Place("place-commoners", {**track}, id="commoners"),
        Place(
            "place-production", pieces=markers(player), id="production", box=Box(284, 74, 184, 46)
        ),
    ]


def markers(player: Player) -> list[Piece]:
    """The Production markers."""
    levels = zip(keys.PRODUCTION, makes(player), strict=True)
    return [Piece(key, values={"level": int(level)}) for key, level in levels]


@MAT.told(lambda state, seat: state.players[seat].vp)
def points(state: TekhenuState, seat: int) -> list[Place]:
    """The VP so far."""
    return [Place("place-points", {"points": int(state.players[seat].vp)}, id="points")]


# The scales.


def weights(state: TekhenuState, seat: int) -> tuple[int, ...]:
    """What lies on the scales, and Faith placed there."""
    player = state.players[seat]
    return player.dice, player.dice_count, player.surplus, player.placed


@MAT.told(weights)
def scales(state: TekhenuState, seat: int) -> Iterator[Place]:
    """Both sides, the dice below and the balance as it is now."""
    player = state.players[seat]
    for side, (name, box) in enumerate(SCALES.items()):
        lying = dice_on(player, side) + (surplus(player) if name == "right" else [])
        scale = Place(f"place-scale-{name}", pieces=lying, id=f"scale-{name}", box=box)
        yield replace(scale, silent=not lying)
    hanging, name = balance(state, int(maat.balance(player))), "balance-mark"
    yield Place(hanging.key, hanging.values, id="balance")
    box = Box(108, 66, 48, 34)
    yield Place(seat_id(seat, name), pieces=[hanging], id=name, box=box, silent=True)


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


def erected(state: TekhenuState, seat: int) -> Hashable:
    """What a seat has built, and for whom."""
    player = state.players[seat]
    return player.buildings, player.statues, player.pillars, player.shrines, player.people


@MAT.told(erected)
def works(state: TekhenuState, seat: int) -> Iterator[Place]:
    """What is left to build, and what the Building row will bring and cost."""
    box, player = state.box, state.players[seat]
    yield Place("place-left", works_left(state, player), id="left")
    if player.statues < box.statues:
        granite = box.statue_granite[int(player.statues)]
        yield Place("place-next-statue", {"granite": granite}, id="next-statue")
    at = int(player.buildings)
    yield Place(
        "place-building-row",
        {"points": box.row_vp[at], "bread": box.row_bread[at]},
        id="building-row",
    )
    yield Place("place-own-statues", pieces=statues(player), id="statues")


def statues(player: Player) -> list[Piece]:
    """For whom this side has built Statues."""
    gods = [
        Piece(key, int(fields.SHRINES.of(player.shrines, god))) for god, key in enumerate(keys.GOD)
    ]
    people = [Piece(keys.PEOPLE[at], sprite="token-population") for at in members(player.people)]
    return [piece for piece in gods if piece.count] + people


# Cards.


def known_cards(state: TekhenuState, seat: int) -> Hashable:
    """The cards whoever looks knows of, and how many there are."""
    player = state.players[seat]
    decrees = player.decrees, player.decree_count, player.dealt
    return player.blessings, player.technologies, *decrees, player.starting, player.destiny


@MAT.told(known_cards)
def hand(state: TekhenuState, seat: int) -> Iterator[Place]:
    """Blessings, Technologies, Decrees and the cards of the setup."""
    player = state.players[seat]
    blessings, technologies = (
        cards(state, player.blessings, 0),
        cards(state, player.technologies, words.DECK),
    )
    yield Place("place-blessings", pieces=blessings, id="blessings")
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
        count = int(player.decree_count)
        yield Place("place-decrees-hidden", {"count": count}, id="decrees")
        return
    yield Place("place-decrees", pieces=known, id="decrees")
    if known:
        marked = symbols(state, members(player.decrees))
        yield Place("place-symbols", pieces=marked, id="symbols", layout=SEAL)


# The mat.


def on_mat(state: TekhenuState, seat: int) -> Hashable:
    """Production, Statues and Buildings."""
    player = state.players[seat]
    return player.buildings, player.statues, *makes(player)


@MAT.drawn(on_mat)
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
