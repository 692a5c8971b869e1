"""Thoth: take cards (TK-74 to TK-80)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset, rows
from maat.core.game import Step, Task
from maat.core.packed import Field
from maat.core.state import Ask
from maat.games.tekhenu import actions, events, rulebook, steps, tasks, words
from maat.games.tekhenu.god import God
from maat.games.tekhenu.rules import bill, layout, market, payment, unnamed
from maat.games.tekhenu.state import EMPTY, TekhenuState

CARDS_OF: Final = Field(0, 2)  # a section from which cards are taken
CARDS_LEFT: Final = CARDS_OF.next(4)  # how many still


def cards_in(state: TekhenuState, section: i64) -> i64:
    """How many cards lie in a market section."""
    number: i64 = 0
    for place in range(state.box.section_first[section], state.box.section_first[section + 1]):
        if state.market[place] != EMPTY:
            number += 1
    return number


def is_offered(state: TekhenuState, seat: i64, section: i64, cards: i64) -> bool:
    """Whether a section is open, within the Happiness and has enough cards (TK-77, TK-78)."""
    return (
        section < state.opened
        and state.players[seat].happiness >= state.box.thoth_happiness[section]
        and cards_in(state, section) >= cards
    )


def price(state: TekhenuState, value: i64, flags: i64) -> i64:
    """Papyrus for the cards (TK-77)."""
    if flags & layout.FREE:
        return 0
    return state.box.thoth_papyrus[value - 1] * bill.PAPYRUS


class Thoth(God):
    """Cards of the market."""

    def may(self, state: TekhenuState, seat: i64, value: i64, flags: i64) -> bool:
        """Whether enough cards can be reached and paid."""
        player = state.players[seat]
        due = price(state, value, flags)
        if due and not payment.may_afford(state, player, due, words.THOTH):
            return False
        for section in range(state.opened):
            if is_offered(state, seat, section, state.box.thoth_cards[value - 1]):
                return True
        return False

    def why_not(self, state: TekhenuState, seat: i64, value: i64, flags: i64) -> i64:
        """The rule against taking cards with this value."""
        if state.players[seat].happiness < state.box.thoth_happiness[0]:
            return 78
        return 0 if self.may(state, seat, value, flags) else 77

    def begin(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        """Ask for the section."""
        state.ask(steps.MARKET, seat, datum)


class Market(Step[TekhenuState]):
    """From which section, or which one to refresh first (TK-77 to TK-79, AMB-15)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        value = layout.VALUE.of(ask.datum)
        cards: i64 = state.box.thoth_cards[value - 1]
        answers: list[int] = []
        for section in range(state.opened):
            if is_offered(state, ask.seat, section, cards):
                answers.append(actions.SECTION + 1 + section)
        due = price(state, value, ask.datum) + state.box.refresh * bill.PAPYRUS
        if payment.may_pay(state.players[ask.seat], due):
            for section in range(state.opened):
                if not layout.REFRESHED.has(ask.datum, section):
                    answers.append(actions.REFRESH + 1 + section)
        return answers

    def rule(self) -> i64:
        return 77

    def reason(self, state: TekhenuState, ask: Ask, answer: i64) -> i64:
        section = answer - actions.SECTION - 1
        if 0 <= section < 4:
            least: i64 = state.box.thoth_happiness[section]
            return 78 if state.players[ask.seat].happiness < least else rulebook.ruling(15)
        section = answer - actions.REFRESH - 1
        if not 0 <= section < 4:
            return 77
        spent = layout.REFRESHED.has(ask.datum, section)
        return 79 if spent or section >= state.opened else 38

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        if answer > actions.REFRESH:
            section = answer - actions.REFRESH - 1
            datum = ask.datum | layout.REFRESHED.packed(1 << section)
            state.ask(steps.MARKET, ask.seat, datum)
            state.push(tasks.REDEAL, ask.seat, section)
            payment.charge(state, ask.seat, state.box.refresh * bill.PAPYRUS)
            return
        value = layout.VALUE.of(ask.datum)
        section = answer - actions.SECTION - 1
        left: i64 = state.box.thoth_cards[value - 1]
        state.push(tasks.TAKE_CARDS, ask.seat, CARDS_OF.packed(section) | CARDS_LEFT.packed(left))
        payment.charge(state, ask.seat, price(state, value, ask.datum))


class Redeal(Task[TekhenuState]):
    """Discard all cards of a section and deal new ones (TK-79)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        box = state.box
        for place in range(box.section_first[datum], box.section_first[datum + 1]):
            if state.market[place] != EMPTY:
                market.discard(state, state.market[place])
                state.market = rows.put(state.market, place, EMPTY)
        state.tell(events.SECTION_REFRESHED, seat, datum + 1)
        state.push(tasks.REFILL, datum=1 << datum)


class TakeCards(Task[TekhenuState]):
    """Take the cards one by one; the last ones without asking if nothing is to say (TK-77)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        section = CARDS_OF.of(datum)
        left = CARDS_LEFT.of(datum)
        if left == 0:
            return
        if cards_in(state, section) > left or unnamed_in(state, section):
            state.ask(steps.CARD, seat, datum)
            return
        box = state.box
        for place in range(box.section_first[section], box.section_first[section + 1]):
            if state.market[place] != EMPTY:
                take(state, seat, place)


def unnamed_in(state: TekhenuState, section: i64) -> list[int]:
    """The places of a section with cards nobody has named."""
    found: list[int] = []
    if state.unnamed:
        for place in range(state.box.section_first[section], state.box.section_first[section + 1]):
            if state.market[place] in state.unnamed:
                found.append(place)
    return found


class Card(Step[TekhenuState]):
    """Which card of the section (TK-77); one that nobody has named may be any of its kind."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        section = CARDS_OF.of(ask.datum)
        box = state.box
        answers: list[int] = []
        for place in range(box.section_first[section], box.section_first[section + 1]):
            if state.market[place] != EMPTY and state.market[place] not in state.unnamed:
                answers.append(actions.CHOOSE + state.market[place])
        kinds = {box.place_kind[place] for place in unnamed_in(state, section)}
        for kind in sorted(kinds):
            answers += bitset.codes(unnamed.unseen(state, kind), actions.CHOOSE + words.DECK * kind)
        return answers

    def rule(self) -> i64:
        return 77

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        state.push(tasks.TAKE_CARDS, ask.seat, ask.datum - CARDS_LEFT.packed(1))
        card = answer - actions.CHOOSE
        for place in unnamed_in(state, CARDS_OF.of(ask.datum)):
            if state.box.place_kind[place] == card // words.DECK and is_to_name(state, card):
                unnamed.name(state, place, card)
        take(state, ask.seat, rows.place_of(state.market, card))


def is_to_name(state: TekhenuState, card: i64) -> bool:
    """Whether a card lies nowhere yet, for all that was said."""
    return card in state.unnamed or card not in state.market


def take(state: TekhenuState, seat: i64, place: i64) -> None:
    """A card goes to its new owner: face up, or Decrees into the hand (TK-74 to TK-76)."""
    card: i64 = state.market[place]
    state.market = rows.put(state.market, place, EMPTY)
    own(state, seat, card)
    if state.told or card in state.unnamed:
        kind, section = state.box.place_kind[place], state.box.place_section[place] + 1
        state.tell(events.SOME_CARD_TAKEN, seat, kind, section)
    else:
        state.tell(events.CARD_TAKEN, seat, card)


def own(state: TekhenuState, seat: i64, card: i64) -> None:
    """Put a card everybody has seen in front of a side."""
    player = state.players[seat]
    if card < words.DECK:
        player.blessings |= 1 << card
    elif card < 2 * words.DECK:
        player.technologies |= 1 << (card - words.DECK)
    else:
        player.decrees |= 1 << (card - 2 * words.DECK)
        player.open_decrees |= 1 << (card - 2 * words.DECK)
        player.decree_count += 1
