"""What lies in front of a seat, and Botankhamun's things in a scene."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu import automa, fields, words
from maat.games.tekhenu.rules import maat, tokens
from maat.games.tekhenu.scene.pieces import (
    card_key,
    cards,
    counted,
    dashed,
    decree_symbol,
    face_key,
    god_key,
    members,
)
from maat.games.tekhenu.state import BELOW, EMPTY, Player, TekhenuState
from maat.scene import Piece, Place, Value, replace

SIDES: Final = ("left", "right", "below")  # of the scales
STARTING: Final = (1 << words.STARTING_CARDS) - 1


def seat_id(seat: int, what: str) -> str:
    """A place of a seat."""
    return f"seat-{seat}-{what}"


def of_seat(seat: int, places: list[Place]) -> list[Place]:
    """Places as those of a seat."""
    return [replace(place, id=seat_id(seat, place.id), seat=seat) for place in places]


def goods(state: TekhenuState, player: Player) -> list[Place]:
    """Tokens and markers."""
    return [
        Place("place-resources", pieces=held(player), id="resources"),
        Place("place-commoners", commoners(player), id="commoners"),
        Place("place-production", pieces=markers(player), id="production"),
    ]


def points(state: TekhenuState, player: Player) -> list[Place]:
    """The VP so far."""
    return [Place("place-points", {"points": int(player.vp)}, id="points")]


def held(player: Player) -> list[Piece]:
    """Resources, Gold, Scribes and Faith."""
    return counted([int(tokens.held(player, token)) for token in range(words.POPULATION)])


def commoners(player: Player) -> dict[str, Value]:
    """Where the two markers on the commoners' track stand."""
    return {"population": int(player.population), "happiness": int(player.happiness)}


def markers(player: Player) -> list[Piece]:
    """The Production markers."""
    return [
        Piece(f"production-{name}", values={"level": int(tokens.production(player, resource))})
        for resource, name in enumerate(words.RESOURCES)
    ]


# The scales.


def scales(state: TekhenuState, player: Player) -> list[Place]:
    """Both sides, the dice below and the balance as it is now."""
    found = []
    for side, name in enumerate(SIDES):
        lying = dice_on(player, side)
        if name == "right":
            lying += surplus(player)
        scale = Place(f"place-scale-{name}", pieces=lying, id=f"scale-{name}")
        found.append(replace(scale, silent=not lying))
    balance = int(maat.balance(player))
    values: dict[str, Value] = {
        "balance": balance,
        "lost": int(maat.penalty(state, balance)),
    }
    return [*found, Place("place-balance", values, id="balance")]


def dice_on(player: Player, side: int) -> list[Piece]:
    """The dice on one side of the scales."""
    codes = [fields.DICE.of(player.dice, at) for at in range(int(player.dice_count))]
    return [
        Piece(face_key(int(fields.DIE_COLOR.of(code)), int(fields.DIE_VALUE.of(code))))
        for code in codes
        if fields.DIE_PLACE.of(code) == side
    ]


def surplus(player: Player) -> list[Piece]:
    """Surplus resources on the right."""
    kinds = range(len(words.RESOURCES))
    counts = [int(fields.SURPLUS.of(player.surplus, resource)) for resource in kinds]
    return [
        Piece("surplus", count, {"resource": f"resource-{words.RESOURCES[resource]}"})
        for resource, count in enumerate(counts)
        if count
    ]


# Pieces.


def works(state: TekhenuState, player: Player) -> list[Place]:
    """What is left to build, and what the Building row will bring and cost."""
    box = state.box
    left: dict[str, Value] = {
        "buildings": box.buildings - int(player.buildings),
        "statues": box.statues - int(player.statues),
        "pillars": box.pillars - len(members(player.pillars)),
    }
    found = [Place("place-left", left, id="left")]
    if player.statues < box.statues:
        granite = box.statue_granite[int(player.statues)]
        found.append(Place("place-next-statue", {"granite": granite}, id="next-statue"))
    row: dict[str, Value] = {
        "points": box.row_vp[int(player.buildings)],
        "bread": box.row_bread[int(player.buildings)],
    }
    found.append(Place("place-building-row", row, id="building-row"))
    return [*found, Place("place-own-statues", pieces=statues(player), id="statues")]


def statues(player: Player) -> list[Piece]:
    """For whom this side has built Statues."""
    gods = [
        Piece(god_key(god), int(fields.SHRINES.of(player.shrines, god)))
        for god in range(len(words.GODS))
    ]
    people = [Piece(f"people-{dashed(words.PEOPLE[at])}") for at in members(player.people)]
    return [piece for piece in gods if piece.count] + people


# Cards.


def cards_of(state: TekhenuState, player: Player) -> list[Place]:
    """Blessings, Technologies, Decrees and the cards of the setup."""
    found = [
        Place("place-blessings", pieces=cards(player.blessings, 0), id="blessings"),
        Place("place-technologies", pieces=cards(player.technologies, words.DECK), id="techs"),
        *decrees(state, player),
    ]
    if player.dealt:
        dealt = cards(player.dealt, 2 * words.DECK)
        found.append(Place("place-dealt", pieces=dealt, id="dealt"))
        found.append(symbols(state, int(player.dealt), "dealt-symbols"))
    if player.starting & STARTING:
        own = cards(int(player.starting) & STARTING, words.FIRST_STARTING)
        found.append(Place("place-own-starting", pieces=own, id="starting"))
    if player.destiny != EMPTY:
        card = Piece(card_key(words.FIRST_DESTINY + int(player.destiny)))
        found.append(Place("place-own-destiny", pieces=[card], id="destiny"))
    return found


def decrees(state: TekhenuState, player: Player) -> list[Place]:
    """The Decrees whoever looks knows all of, else only how many there are (AMB-43)."""
    known = cards(player.decrees, 2 * words.DECK)
    if len(known) != player.decree_count:
        return [Place("place-decrees-hidden", {"count": int(player.decree_count)}, id="decrees")]
    found = [Place("place-decrees", pieces=known, id="decrees")]
    return [*found, symbols(state, int(player.decrees), "symbols")] if known else found


def symbols(state: TekhenuState, decrees: int, name: str) -> Place:
    """The symbols on some Decrees."""
    marked = [decree_symbol(state, decree) for decree in members(decrees)]
    return Place("place-symbols", pieces=marked, id=name)


# Botankhamun.


def bot_places(state: TekhenuState) -> list[Place]:
    """What Botankhamun has, and the pyramid that guides him."""
    bot = state.players[automa.BOT]
    facts: dict[str, Value] = {
        **commoners(bot),
        "points": int(bot.vp),
        "scribes": int(bot.scribes),
        "buildings": state.box.buildings - int(bot.buildings),
        "statues": state.box.statues - int(bot.statues),
        "pillars": state.box.pillars - len(members(bot.pillars)),
    }
    found = [
        Place("place-bot", facts, id="bot"),
        Place("place-bot-dice", pieces=dice_on(bot, BELOW), id="bot-dice"),
        Place("place-bot-statues", pieces=statues(bot), id="bot-statues"),
        Place("place-bot-cards", pieces=bot_cards(bot), id="bot-cards"),
    ]
    return found + pyramid(state)


def bot_cards(bot: Player) -> list[Piece]:
    """His cards, all taken for everybody to see."""
    found = cards(bot.blessings, 0) + cards(bot.technologies, words.DECK)
    found += cards(bot.decrees, 2 * words.DECK)
    if bot.destiny != EMPTY:
        found.append(Piece(card_key(words.FIRST_DESTINY + int(bot.destiny))))
    return found


def pyramid(state: TekhenuState) -> list[Place]:
    """The rows of his tiles from the base up, and where the Progress marker is (TK-121)."""
    found = []
    starts = [*automa.ROW_STARTS, automa.TILES]
    for row in range(len(automa.ROW_STARTS)):
        tiles = [
            Piece(tile_key(tile), tone="reached" if at == state.tile_at else "")
            for at, tile in enumerate(state.pyramid)
            if starts[row] <= at < starts[row + 1]
        ]
        found.append(Place("place-pyramid", {"row": row + 1}, tiles, id=f"pyramid-{row + 1}"))
    return [*found, progress(state)]


def tile_key(tile: int) -> str:
    """The message that names an action tile."""
    return f"tile-{dashed(words.TILES[tile])}"


def progress(state: TekhenuState) -> Place:
    """The Progress marker: beside the base, or on a tile of a row."""
    if state.tile_at == EMPTY:
        return Place("place-progress-start", id="progress")
    at = int(state.tile_at)
    row = max(row for row, start in enumerate(automa.ROW_STARTS) if start <= at)
    values: dict[str, Value] = {
        "row": row + 1,
        "place": at - automa.ROW_STARTS[row] + 1,
        "tile": tile_key(state.pyramid[at]),
    }
    return Place("place-progress", values, id="progress")
