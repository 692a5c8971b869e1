"""Pieces that several places of a scene have."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from maat.games.tekhenu import words
from maat.games.tekhenu.rules import bill, maat
from maat.games.tekhenu.scene import keys
from maat.games.tekhenu.state import TekhenuState
from maat.scene import Box, Name, Piece, Place, Value, members

DRAWN_AS: Final = {"built": "building", "workshop": "building", "cell-pillar": "pillar"}
DECREES: Final = range(2 * words.DECK, 3 * words.DECK)
SIDES: Final = ("top", "right", "bottom", "left")
MINUS: Final = "\N{MINUS SIGN}"


def owned(state: TekhenuState, key: str, side: int, **values: Value) -> Piece:
    """A piece of a side; Botankhamun has no name at the table."""
    drawing = DRAWN_AS.get(key, key)
    if side >= state.seats:
        return Piece(f"{key}-bot", values=dict(values), sprite=f"{drawing}-bot", tone="bot")
    named: dict[str, Value] = {"player": Name(side), **values}
    return Piece(key, values=named, sprite=f"{drawing}-{side}", tone=f"seat-{side}")


def owned_at(
    state: TekhenuState, key: str, sets: Iterable[int], at: int, **values: Value
) -> list[Piece]:
    """The pieces of all sides whose set has a number."""
    return [owned(state, key, side, **values) for side, bits in enumerate(sets) if bits >> at & 1]


def counted(counts: list[int]) -> list[Piece]:
    """Tokens from Papyrus on, so many of each."""
    return [Piece(keys.TOKEN[token], count) for token, count in enumerate(counts) if count]


def priced(due: int) -> list[Piece]:
    """A packed price in tokens from Papyrus to Scribe."""
    return counted([int(bill.COUNTS.of(due, token)) for token in range(words.SCRIBE + 1)])


def gold_at(state: TekhenuState, at: int) -> list[Piece]:
    """The Gold that waits for the first to come there, if it still does (TK-13)."""
    return [Piece(keys.TOKEN[words.GOLD])] if state.gold_on >> at & 1 else []


def balance(state: TekhenuState, number: int) -> Piece:
    """How scales hang, and what that will cost."""
    values: dict[str, Value] = {"balance": number, "lost": int(maat.penalty(state, number))}
    sign = "+" if number > 0 else MINUS if number < 0 else ""
    return Piece("place-balance", values=values, sprite="scales", badge=f"{sign}{abs(number)}")


def numbered(token: int, number: int) -> Piece:
    """A token with a number on it."""
    return Piece(keys.TOKEN[token], badge=str(number))


def production_step(resource: int, steps: int) -> Piece:
    """Steps of a Production marker."""
    values: dict[str, Value] = {"resource": keys.RESOURCE[resource], "steps": steps}
    return Piece("production-step", values=values, sprite=keys.PRODUCTION[resource])


def tile(state: TekhenuState, number: int) -> Piece:
    """A Pillar tile and its cost."""
    values: dict[str, Value] = {
        "pillar": keys.PILLAR[number],
        "limestone": state.box.tile_limestone[number],
        "granite": state.box.tile_granite[number],
        **edges(state, number, 0),
    }
    return Piece("tile-with-cost", values=values, sprite=keys.PILLAR[number])


def edges(state: TekhenuState, number: int, turn: int) -> dict[str, Value]:
    """The colors of a Pillar tile's edges, as it is turned."""
    printed = state.box.tile_edges[4 * number : 4 * number + 4]
    return {side: keys.EDGE[printed[(at - turn) % 4]] for at, side in enumerate(SIDES)}


# Cards.


def card(state: TekhenuState, number: int) -> Piece:
    """A card with its emblem; the face of a Decree bears its symbol, what nobody named is plain."""
    if number in state.unnamed:
        kind = words.KINDS[number // words.DECK]
        return Piece(f"kind-{kind}", sprite=kind)
    if number in DECREES:
        symbol = words.SYMBOLS[state.box.symbol[number - DECREES.start]]
        return Piece(keys.CARD[number], sprite=f"{keys.CARD[number]}-{symbol}")
    return Piece(keys.CARD[number])


def cards(state: TekhenuState, bits: int, first: int) -> list[Piece]:
    """The cards of a bit set; the first bit is the card of this number."""
    return [card(state, first + number) for number in members(bits)]


def symbols(state: TekhenuState, decrees: Iterable[int]) -> list[Piece]:
    """The numbers of some Decrees and the symbols on them (TK-110)."""
    found = []
    for decree in decrees:
        symbol = keys.SYMBOL[state.box.symbol[decree]]
        values: dict[str, Value] = {"card": words.DECREES[decree], "symbol": symbol}
        found.append(Piece("decree-symbol", values=values, sprite=symbol))
    return found


# What is only drawn.


def unnamed(name: str, lying: list[Piece], box: Box, layout: str = "row", turn: float = 0) -> Place:
    """A place that no text names."""
    return Place(name, pieces=lying, id=name, box=box, layout=layout, turn=turn, silent=True)


def picture(place: Place, sprite: str, badge: str = "") -> Piece:
    """A picture that bears the name of a place."""
    tone = "corner" if "production" in sprite else ""
    return Piece(place.key, values=place.values, sprite=sprite, tone=tone, badge=badge)
