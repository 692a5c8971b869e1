"""Decks and the card market (TK-17 to TK-19, TK-66 to TK-68, TK-79, TK-80, AMB-35)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset, rows
from maat.core.dealer import Dealer
from maat.core.game import Step, Task
from maat.core.packed import Field
from maat.core.state import CHANCE, EVERYONE, Ask
from maat.games.tekhenu import actions, events, fields, steps, tasks, words
from maat.games.tekhenu.rules import unnamed
from maat.games.tekhenu.state import EMPTY, UNKNOWN, TekhenuState

AT_SETUP: Final = 1  # a Decree drawn is one of two to choose from
SEAT: Final = Field(1, 4)
SHOWN: Final = 1 << 5  # a Decree that was withheld is named before it counts


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
        sections = state.box.place_section
        for place in range(len(market)):
            section = sections[place]
            if market[place] != EMPTY or section >= state.opened or not datum >> section & 1:
                continue
            if is_left(state, state.box.place_kind[place]):
                state.push(tasks.REFILL, seat, datum)
                state.ask(steps.MARKET_CARD, CHANCE, place)
                return


def is_left(state: TekhenuState, kind: i64) -> bool:
    """Whether a card of the kind can be drawn; an empty deck is rebuilt first (TK-80)."""
    if kind == words.BLESSING:
        if not state.blessing_deck:
            unnamed.forget(state, kind, state.blessing_discard)
            state.blessing_deck = state.blessing_discard
            state.blessing_discard = 0
        return state.blessing_deck != 0
    if kind == words.TECHNOLOGY:
        if not state.technology_deck:
            unnamed.forget(state, kind, state.technology_discard)
            state.technology_deck = state.technology_discard
            state.technology_discard = 0
        return state.technology_deck != 0
    if not state.decree_left and not state.bottom:
        unnamed.forget(state, kind, state.decree_discard)
        state.decree_deck |= state.decree_discard  # those withheld are still among them
        state.decree_left = bitset.count(state.decree_discard)
        state.decree_discard = 0
    return state.decree_left > 0 or len(state.bottom) > 0


def drawable(state: TekhenuState, kind: i64) -> i64:
    """The cards of a kind that may lie on top of the deck, as bits (TK-19)."""
    if kind != words.DECREE or state.decree_left:
        return unnamed.unseen(state, kind)
    lowest = fields.BOTTOM_DECREE.of(state.bottom[0])
    return unnamed.unseen(state, kind) if lowest == UNKNOWN else 1 << lowest


def draw(state: TekhenuState, kind: i64, card: i64) -> i64:
    """Take a card off its deck; the side that had put it under the deck, or EMPTY."""
    unnamed.turn_up(state, words.DECK * kind + card)
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
        state.decree_deck &= ~(1 << card)  # where nobody knew which it was
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
    """The card dealt to a place of the market (TK-18, TK-80).

    People with the real cards need not name it before somebody takes it."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        kind: i64 = state.box.place_kind[ask.datum]
        return bitset.codes(drawable(state, kind), actions.DEAL + words.DECK * kind)

    def sample(self, state: TekhenuState, ask: Ask, dealer: Dealer) -> i64:
        kind: i64 = state.box.place_kind[ask.datum]
        return actions.DEAL + words.DECK * kind + bitset.pick(drawable(state, kind), dealer)

    def rule(self) -> i64:
        return 80

    def withheld(self, state: TekhenuState, ask: Ask) -> i64:
        return EMPTY if state.told else actions.DECLINE

    def resolve(self, state: TekhenuState, ask: Ask, action: i64) -> None:
        kind: i64 = state.box.place_kind[ask.datum]
        if action == actions.DECLINE:
            lay_unnamed(state, ask.datum, kind)
            return
        card = action - actions.DEAL
        draw(state, kind, card - words.DECK * kind)
        state.market = rows.put(state.market, ask.datum, card)
        if not state.told:
            state.tell(events.CARD_DEALT, EMPTY, card, state.box.place_section[ask.datum] + 1)


def lay_unnamed(state: TekhenuState, place: i64, kind: i64) -> None:
    """Deal a card that all see and nobody names."""
    if kind == words.DECREE:
        withhold(state)
    unnamed.stand_in(state, place, unnamed.lowest(state, kind))
    state.tell(events.SOME_CARD_DEALT, EMPTY, kind, state.box.place_section[place] + 1)


class DrawDecree(Task[TekhenuState]):
    """Draw the top Decree and keep it, if there is one (P13, P14, AMB-35)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        if is_left(state, words.DECREE):
            state.ask(steps.SECRET_DECREE, CHANCE, secret(seat, datum))


def secret(seat: i64, when: i64) -> i64:
    """The datum of a Decree drawn for a seat."""
    return SEAT.packed(seat) | when


def unseen(state: TekhenuState, seat: i64) -> i64:
    """How many Decrees of a seat nobody has named: people with the real cards may withhold them."""
    player = state.players[seat]
    return player.decree_count - bitset.count(player.decrees)


def name(state: TekhenuState, seat: i64, card: i64) -> None:
    """Say which Decree one was that a seat has withheld."""
    unnamed.turn_up(state, card + 2 * words.DECK)
    state.decree_deck &= ~(1 << card)
    state.players[seat].decrees |= 1 << card


def withhold(state: TekhenuState) -> None:
    """Draw a Decree nobody names: it stays among those that may lie anywhere."""
    if state.decree_left:
        state.decree_left -= 1
        return
    known = fields.BOTTOM_DECREE.of(state.bottom[0])
    state.bottom = state.bottom[1:]
    if known != UNKNOWN:
        state.decree_deck |= 1 << known


class SecretDecree(Step[TekhenuState]):
    """A Decree only its owner sees: kept at once, or at setup one of two (TK-19, P13, P14).

    Whoever withholds it with the real card in hand names it before it counts (TK-110)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        return bitset.codes(may_be(state, ask), actions.DEAL + 2 * words.DECK)

    def sample(self, state: TekhenuState, ask: Ask, dealer: Dealer) -> i64:
        return actions.DEAL + 2 * words.DECK + bitset.pick(may_be(state, ask), dealer)

    def withheld(self, state: TekhenuState, ask: Ask) -> i64:
        return EMPTY if ask.datum & SHOWN else actions.DECLINE

    def rule(self) -> i64:
        return 19

    def seen_by(self, state: TekhenuState, ask: Ask) -> i64:
        return EVERYONE if ask.datum & SHOWN else 1 << SEAT.of(ask.datum)

    def resolve(self, state: TekhenuState, ask: Ask, action: i64) -> None:
        seat = SEAT.of(ask.datum)
        card = action - actions.DEAL - 2 * words.DECK
        if ask.datum & SHOWN:
            name(state, seat, card)
            return
        if action == actions.DECLINE:
            withhold(state)
            hand_over(state, seat, ask.datum & AT_SETUP, 0)
        else:
            known_to = draw(state, words.DECREE, card)
            hand_over(state, seat, ask.datum & AT_SETUP, 1 << card)
            if not ask.datum & AT_SETUP and known_to >= 0 and known_to != seat:
                state.players[known_to].traced |= 1 << card
        state.tell(events.DECREE_DRAWN, seat)
        if action != actions.DECLINE:
            state.whisper(events.DECREE_SEEN, seat, card + 2 * words.DECK)


def may_be(state: TekhenuState, ask: Ask) -> i64:
    """The Decrees the next one may be, as bits."""
    if ask.datum & SHOWN:
        return unnamed.unseen(state, words.DECREE)
    return drawable(state, words.DECREE)


def hand_over(state: TekhenuState, seat: i64, at_setup: i64, card: i64) -> None:
    """Give a seat a Decree, known as one bit or not at all."""
    player = state.players[seat]
    if at_setup:
        player.dealt |= card
        player.dealt_count += 1
    else:
        player.decrees |= card
        player.decree_count += 1
