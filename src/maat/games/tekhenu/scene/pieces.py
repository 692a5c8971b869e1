"""Names of pieces in a scene, and pieces that several places have."""

from __future__ import annotations

from maat.core.state import NOBODY
from maat.games.tekhenu import words
from maat.games.tekhenu.rules import bill
from maat.games.tekhenu.state import TekhenuState
from maat.scene import Name, Piece, Value


def dashed(name: str) -> str:
    """A name as it is written in messages."""
    return name.replace("_", "-")


def god_key(god: int) -> str:
    """The message that names a god."""
    return f"god-{words.GODS[god]}"


def color_key(color: int) -> str:
    """The message that names the color of a die."""
    return f"color-{words.COLORS[color]}"


def face_key(color: int, value: int) -> str:
    """The message that names a die."""
    return f"face-{words.COLORS[color]}-{value}"


def token_key(token: int) -> str:
    """The message that names a token."""
    return f"token-{words.TOKENS[token]}"


def resource_key(resource: int) -> str:
    """The message that names a basic resource."""
    return f"resource-{words.RESOURCES[resource]}"


def district_key(district: int) -> str:
    """The message that names a district of Osiris."""
    return f"district-{words.DISTRICTS[district]}"


def card_key(card: int) -> str:
    """The message that names a card."""
    return f"card-{words.CARDS[card]}"


def pillar_key(tile: int) -> str:
    """The message that names a Pillar tile."""
    return f"pillar-{words.PILLARS[tile]}"


def step_of(state: TekhenuState) -> int:
    """The question that is open to a seat, NOBODY when there is none."""
    ask = state.agenda
    return NOBODY if ask is None or ask.seat < 0 else int(ask.step)


def datum_of(state: TekhenuState) -> int:
    """What the open question is about."""
    return 0 if state.agenda is None else int(state.agenda.datum)


def members(bits: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [number for number in range(int(bits).bit_length()) if bits >> number & 1]


def owned(state: TekhenuState, key: str, side: int, **values: Value) -> Piece:
    """A piece of a side; Botankhamun has no name at the table."""
    if side >= state.seats:
        return Piece(f"{key}-bot", values=dict(values), sprite=key, tone="bot")
    return Piece(key, values={"player": Name(side), **values}, tone=f"seat-{side}")


def counted(counts: list[int]) -> list[Piece]:
    """Tokens from Papyrus on, so many of each."""
    return [Piece(token_key(token), count) for token, count in enumerate(counts) if count]


def cards(bits: int, first: int) -> list[Piece]:
    """The cards of a bit set; the first bit is the card of this number."""
    return [Piece(card_key(first + number)) for number in members(bits)]


def decree_symbol(state: TekhenuState, decree: int) -> Piece:
    """The number of a Decree and the symbol on it (TK-110)."""
    symbol = f"symbol-{words.SYMBOLS[state.box.symbol[decree]]}"
    return Piece("decree-symbol", values={"card": words.DECREES[decree], "symbol": symbol})


def unpacked(due: int) -> list[int]:
    """How much of each token from Papyrus to Scribe a packed price names."""
    return [int(bill.COUNTS.of(due, token)) for token in range(words.SCRIBE + 1)]
