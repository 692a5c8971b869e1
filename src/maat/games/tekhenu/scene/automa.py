"""Botankhamun's things, and the pyramid that guides him."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maat.games.tekhenu import automa, words
from maat.games.tekhenu.scene import keys
from maat.games.tekhenu.scene.pieces import card, cards
from maat.games.tekhenu.scene.seats import dice_on, statues, works_left
from maat.games.tekhenu.scene.sheets import WIDTH, canvas
from maat.games.tekhenu.state import BELOW, EMPTY, Player, TekhenuState
from maat.scene import Box, Piece, Place, Values, seat_id

PYRAMID: Final = canvas(
    "pyramid", 272, "tile-dice-granite", when=lambda state: state.sides > state.seats
)


@PYRAMID.told()
def told(state: TekhenuState) -> Iterator[Place]:
    """What he has, then his tiles from the base up."""
    bot = state.players[automa.BOT]
    facts = {
        "population": int(bot.population),
        "happiness": int(bot.happiness),
        "points": int(bot.vp),
        "scribes": int(bot.scribes),
        **works_left(state, bot),
    }
    yield Place("place-bot", facts, id=seat_id(automa.BOT, "points"))
    yield Place("place-bot-dice", pieces=dice_on(bot, BELOW), box=Box(10, 10, 132, 36))
    yield Place("place-bot-statues", pieces=statues(bot), box=Box(338, 10, 132, 36))
    yield Place("place-bot-cards", pieces=open_cards(state, bot))
    yield from pyramid(state)
    yield progress(state)
    yield coming(state)


def row_of(at: int) -> int:
    """The row of a tile, counted from the base."""
    return max((row for row, start in enumerate(automa.ROW_STARTS) if start <= at), default=-1)


def reachable(state: TekhenuState) -> list[int]:
    """Where his marker can go: to the right or up a row, nowhere after four steps (TK-126)."""
    at, starts = int(state.tile_at), automa.ROW_STARTS
    if at == EMPTY or not state.pyramid:
        return [0] if state.pyramid else []
    row = row_of(at)
    place = at - starts[row]
    return [at + 1, starts[row + 1] + place] if row + place < len(starts) - 1 else []


def coming(state: TekhenuState) -> Place:
    """The tiles his marker can reach next, in words."""
    tiles = [keys.TILE[state.pyramid[to]] for to in reachable(state)]
    if not tiles:
        return Place("place-progress-start", id="coming", silent=True)
    key = "place-bot-next" if len(tiles) > 1 else "place-bot-next-one"
    values, box = dict(zip(("right", "up"), tiles, strict=False)), Box(336, 54, 136, 76)
    return Place(key, values, id="coming", box=box, layout="note")


def open_cards(state: TekhenuState, bot: Player) -> list[Piece]:
    """His cards, all taken for everybody to see."""
    found = cards(state, bot.blessings, 0) + cards(state, bot.technologies, words.DECK)
    found += cards(state, bot.decrees, 2 * words.DECK)
    if bot.destiny != EMPTY:
        found.append(card(state, words.FIRST_DESTINY + int(bot.destiny)))
    return found


def pyramid(state: TekhenuState) -> Iterator[Place]:
    """The rows of his tiles, and where the Progress marker is (TK-121)."""
    starts = [*automa.ROW_STARTS, automa.TILES]
    rows = len(automa.ROW_STARTS)
    tones = dict.fromkeys(reachable(state), "coming") | {int(state.tile_at): "reached"}
    for row in range(rows):
        tiles = [
            Piece(keys.TILE[tile], tone=tones.get(at, ""))
            for at, tile in enumerate(state.pyramid)
            if starts[row] <= at < starts[row + 1]
        ]
        wide = 70.0 * (rows - row)
        name, box = f"pyramid-{row + 1}", Box((WIDTH - wide) / 2, 200 - 64 * row, wide, 64)
        yield Place("place-pyramid", {"row": row + 1}, tiles, id=name, box=box)


def progress(state: TekhenuState) -> Place:
    """The Progress marker: beside the base, or on a tile of a row."""
    if state.tile_at == EMPTY:
        return Place("place-progress-start", id="progress")
    at = int(state.tile_at)
    row, tile = row_of(at), keys.TILE[state.pyramid[at]]
    values: Values = {"row": row + 1, "place": at - automa.ROW_STARTS[row] + 1, "tile": tile}
    return Place("place-progress", values)
