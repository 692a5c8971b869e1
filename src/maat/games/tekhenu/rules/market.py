"""Decks and the card market (TK-17 to TK-19, TK-66 to TK-68, TK-79, TK-80, AMB-35)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset
from maat.core.dealer import Dealer
from maat.core.game import Step, Task
from maat.core.packed import Field
from maat.core.state import CHANCE, Ask
from maat.games.tekhenu import actions, events, fields, steps, tasks, words
from maat.games.tekhenu.state import EMPTY, TekhenuState

AT_SETUP: Final = 1  # a Decree drawn is one of two to choose from
SEAT: Final = Field(1, 4)


def open_up(state: TekhenuState, population: i64) -> None:
    """Open market sections once any Population marker is far enough (TK-66 to TK-68)."""
    opens_at = state.box.opens_at
    fresh: i64 = 0
    while state.opened < 4 and population >= opens_at[state.opened]:
        fresh |= 1 << state.opened
        state.opened += 1
        state.tell(events.SECTION_OPENED, EMPTY, state.opened)
    if fresh:
        state.push(tasks.REFILL, datum=fresh)


class Refill(Task[TekhenuState]):
    """Deal a card to each empty place of some open sections (TK-80)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        market = state.market
        for place in range(len(market)):
            if market[place] != EMPTY or not datum >> state.box.place_section[place] & 1:
                continue
            if state.box.place_section[place] < state.opened and is_left(
                state, state.box.place_kind[place]
            ):
                state.push(tasks.REFILL, seat, datum)
                state.ask(steps.MARKET_CARD, CHANCE, place)
                return


def is_left(state: TekhenuState, kind: i64) -> bool:
    """Whether a card of the kind can be drawn; an empty deck is rebuilt first (TK-80)."""
    if kind == words.BLESSING:
        if not state.blessing_deck:
            state.blessing_deck = state.blessing_discard
            state.blessing_discard = 0
        return state.blessing_deck != 0
    if kind == words.TECHNOLOGY:
        if not state.technology_deck:
            state.technology_deck = state.technology_discard
            state.technology_discard = 0
        return state.technology_deck != 0
    if not state.decree_left and not state.bottom:
        state.decree_deck = state.decree_discard
        state.decree_left = bitset.count(state.decree_discard)
        state.decree_discard = 0
    return state.decree_left > 0 or len(state.bottom) > 0


def drawable(state: TekhenuState, kind: i64) -> i64:
    """The cards of a kind that may lie on top of the deck, as bits (TK-19)."""
    if kind == words.BLESSING:
        return state.blessing_deck
    if kind == words.TECHNOLOGY:
        return state.technology_deck
    if state.decree_left:
        return state.decree_deck
    lowest: i64 = state.bottom[0]
    return 1 << fields.BOTTOM_DECREE.of(lowest)


def draw(state: TekhenuState, kind: i64, card: i64) -> i64:
    """Take a card off its deck; the side that had put it under the deck, or EMPTY."""
    if kind == words.BLESSING:
        state.blessing_deck &= ~(1 << card)
    elif kind == words.TECHNOLOGY:
        state.technology_deck &= ~(1 << card)
    elif state.decree_left:
        state.decree_deck &= ~(1 << card)
        state.decree_left -= 1
    else:
        known: i64 = state.bottom[0]
        state.bottom = state.bottom[1:]
        return fields.BOTTOM_SIDE.of(known)
    return EMPTY


def discard(state: TekhenuState, card: i64) -> None:
    """Lay a card on the discard pile of its kind; cards are numbered through."""
    if card < words.DECK:
        state.blessing_discard |= 1 << card
    elif card < 2 * words.DECK:
        state.technology_discard |= 1 << (card - words.DECK)
    else:
        state.decree_discard |= 1 << (card - 2 * words.DECK)


class MarketCard(Step[TekhenuState]):
    """The card dealt to a place of the market (TK-18, TK-80)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        kind: i64 = state.box.place_kind[ask.datum]
        return bitset.codes(drawable(state, kind), actions.DEAL + words.DECK * kind)

    def sample(self, state: TekhenuState, ask: Ask, dealer: Dealer) -> i64:
        kind: i64 = state.box.place_kind[ask.datum]
        return actions.DEAL + words.DECK * kind + bitset.pick(drawable(state, kind), dealer)

    def rule(self) -> i64:
        return 80

    def resolve(self, state: TekhenuState, ask: Ask, action: i64) -> None:
        kind: i64 = state.box.place_kind[ask.datum]
        card = action - actions.DEAL
        draw(state, kind, card - words.DECK * kind)
        state.market[ask.datum] = card
        state.tell(events.CARD_DEALT, EMPTY, card, state.box.place_section[ask.datum] + 1)


class DrawDecree(Task[TekhenuState]):
    """Draw the top Decree and keep it, if there is one (P13, P14, AMB-35)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        if is_left(state, words.DECREE):
            state.ask(steps.SECRET_DECREE, CHANCE, secret(seat, datum))


def secret(seat: i64, when: i64) -> i64:
    """The datum of a Decree drawn for a seat."""
    return SEAT.packed(seat) | when


class SecretDecree(Step[TekhenuState]):
    """A Decree only its owner sees: kept at once, or at setup one of two (TK-19, P13, P14)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        return bitset.codes(drawable(state, words.DECREE), actions.DEAL + 2 * words.DECK)

    def sample(self, state: TekhenuState, ask: Ask, dealer: Dealer) -> i64:
        return actions.DEAL + 2 * words.DECK + bitset.pick(drawable(state, words.DECREE), dealer)

    def rule(self) -> i64:
        return 19

    def seen_by(self, state: TekhenuState, ask: Ask) -> i64:
        return 1 << SEAT.of(ask.datum)

    def resolve(self, state: TekhenuState, ask: Ask, action: i64) -> None:
        seat = SEAT.of(ask.datum)
        card = action - actions.DEAL - 2 * words.DECK
        player = state.players[seat]
        known_to = draw(state, words.DECREE, card)
        if ask.datum & AT_SETUP:
            player.dealt |= 1 << card
            player.dealt_count += 1
        else:
            player.decrees |= 1 << card
            player.decree_count += 1
            if known_to >= 0 and known_to != seat:
                state.players[known_to].traced |= 1 << card
        state.tell(events.DECREE_DRAWN, seat)
        state.whisper(events.DECREE_SEEN, seat, card + 2 * words.DECK)
