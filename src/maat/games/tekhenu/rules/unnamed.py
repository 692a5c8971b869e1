"""Cards of the market that lie there for all to see and that nobody has named (TK-18, TK-80).

Another card of the kind stands in for each, until whoever takes it says which it is. A card that
stands in lies there no more likely than any other that nobody has seen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset, rows
from maat.core.dealer import Dealer
from maat.games.tekhenu import words
from maat.games.tekhenu.state import EMPTY, TekhenuState

BOT: Final = 1  # the only side that takes cards without naming them
DISCARDED: Final = 100  # where a card is that lies in no place of the market
HELD: Final = 101


def of_kind(state: TekhenuState, kind: i64) -> i64:
    """The cards of a kind that stand in for others, as bits."""
    bits: i64 = 0
    for card in state.unnamed:
        if card // words.DECK == kind:
            bits |= 1 << card % words.DECK
    return bits


def deck(state: TekhenuState, kind: i64) -> i64:
    """The cards of a kind that nobody has seen and that stand in for none."""
    if kind == words.BLESSING:
        return state.blessing_deck
    return state.technology_deck if kind == words.TECHNOLOGY else state.decree_deck


def unseen(state: TekhenuState, kind: i64) -> i64:
    """The cards of a kind that may be any card nobody has named."""
    return deck(state, kind) | of_kind(state, kind) if state.unnamed else deck(state, kind)


def shuffle_in(state: TekhenuState, card: i64) -> None:
    """A card may be anywhere again."""
    add(state, card, 1)
    state.unnamed = [each for each in state.unnamed if each != card]


def add(state: TekhenuState, card: i64, sign: i64) -> None:
    """Put a card among those nobody has seen, or with a sign of -1 take it out."""
    bit = sign << card % words.DECK
    if card < words.DECK:
        state.blessing_deck += bit
    elif card < 2 * words.DECK:
        state.technology_deck += bit
    else:
        state.decree_deck += bit


def stand_in(state: TekhenuState, place: i64, card: i64) -> None:
    """Let a card stand in for the one that lies somewhere."""
    add(state, card, -1)
    state.unnamed = [*state.unnamed, card]
    lay(state, place, card, 1)


def lay(state: TekhenuState, place: i64, card: i64, sign: i64) -> None:
    """Lay a card somewhere, or with a sign of -1 take it away."""
    bit = sign << card % words.DECK
    if place < DISCARDED:
        state.market = rows.put(state.market, place, card if sign > 0 else EMPTY)
    elif place == DISCARDED:
        if card < words.DECK:
            state.blessing_discard += bit
        elif card < 2 * words.DECK:
            state.technology_discard += bit
        else:
            state.decree_discard += bit
    else:
        hold(state, card, bit)


def hold(state: TekhenuState, card: i64, bit: i64) -> None:
    """The same of what Botankhamun holds; how many Decrees does not change."""
    bot = state.players[BOT]
    if card < words.DECK:
        bot.blessings += bit
    elif card < 2 * words.DECK:
        bot.technologies += bit
    else:
        bot.decrees += bit
        bot.open_decrees += bit


def lift(state: TekhenuState, card: i64) -> i64:
    """Take a card that stands in away; where it was."""
    place: i64 = 0
    while place < len(state.market) and state.market[place] != card:
        place += 1
    if place == len(state.market):
        place = DISCARDED if is_discarded(state, card) else HELD
    lay(state, place, card, -1)
    shuffle_in(state, card)
    return place


def is_discarded(state: TekhenuState, card: i64) -> bool:
    """Whether a card lies on the discard pile of its kind."""
    if card < words.DECK:
        pile = state.blessing_discard
    else:
        pile = state.technology_discard if card < 2 * words.DECK else state.decree_discard
    return pile >> card % words.DECK & 1 == 1


def lowest(state: TekhenuState, kind: i64) -> i64:
    """The first card of a kind that nobody has seen."""
    return words.DECK * kind + bitset.lowest(deck(state, kind))


def turn_up(state: TekhenuState, card: i64) -> None:
    """A card is somewhere after all: where it stood in for another, the next one does."""
    if card in state.unnamed:
        place = lift(state, card)
        add(state, card, -1)
        stand_in(state, place, lowest(state, card // words.DECK))
        add(state, card, 1)


def name(state: TekhenuState, place: i64, card: i64) -> None:
    """Say which card lies in a place of the market."""
    lift(state, state.market[place])
    turn_up(state, card)
    add(state, card, -1)
    state.market = rows.put(state.market, place, card)


def forget(state: TekhenuState, kind: i64, pile: i64) -> None:
    """A discard pile becomes a deck: what stood in there stands in no more."""
    state.unnamed = [
        card
        for card in state.unnamed
        if card // words.DECK != kind or not pile >> card % words.DECK & 1
    ]


def exchange(state: TekhenuState, dealer: Dealer | None) -> None:
    """Let others stand in: as they may lie, or the first ones, which tell nothing."""
    cards = state.unnamed
    places = [lift(state, card) for card in cards]
    for at in range(len(cards)):
        kind = cards[at] // words.DECK
        chosen = lowest(state, kind)
        if dealer is not None:
            chosen = words.DECK * kind + bitset.pick(deck(state, kind), dealer)
        stand_in(state, places[at], chosen)
