"""Starting cards S01 to S12: Initiative and what they bring (TK-20 to TK-23)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset
from maat.core.dealer import Dealer
from maat.core.game import Step
from maat.core.packed import Field
from maat.core.state import CHANCE, Ask
from maat.core.vectors import vec
from maat.games.tekhenu import actions, events, rulebook, steps, words
from maat.games.tekhenu.rules import action, layout, market, thoth, tokens
from maat.games.tekhenu.state import TekhenuState

PER_SEAT: Final = 2
ANY_BASIC: Final = 15
STONES: Final = 1 << words.LIMESTONE | 1 << words.GRANITE
FOOD: Final = 1 << words.PAPYRUS | 1 << words.BREAD

KIND: Final = Field(0, 2)  # of a card drawn, and for whom
SEAT: Final = KIND.next(4)
SECOND: Final = Field(0, 8)  # two cards looked at, each its number and 1: S05 drew T02, then T05
FIRST: Final = SECOND.next(8)  # is 26 << 8 | 29


def dealt(state: TekhenuState) -> i64:
    """How many Starting cards are dealt (TK-20, TK-119, TK-125)."""
    if state.seats == 1 and state.random_start:
        return PER_SEAT
    return state.box.starting_dealt[state.seats]


class Reward:
    """What a Starting card brings."""

    def __init__(self, choice: bool = True) -> None:
        self.choice = choice  # something is left to decide

    def use(self, state: TekhenuState, seat: i64) -> None:
        """Give it to a seat, or ask what it wants."""


class Gifts(Reward):
    """S07, S08, S11, S12: fixed gains."""

    def __init__(self, gains: list[tuple[int, int]]) -> None:
        super().__init__(choice=False)
        self.gains = gains

    def use(self, state: TekhenuState, seat: i64) -> None:
        for token, amount in self.gains:
            tokens.give(state, seat, token, amount, 0)


class Choice(Reward):
    """S04, S09, S10: several resources in any mix (AMB-37)."""

    def __init__(self, number: i64, kinds: i64, times: i64) -> None:
        super().__init__()
        self.rule = rulebook.starting(number)
        self.kinds = kinds
        self.times = times

    def use(self, state: TekhenuState, seat: i64) -> None:
        tokens.offer(state, seat, self.kinds, self.rule, times=self.times)


class Settlement(Reward):
    """S01, S02, S03: an Osiris action that costs no Happiness."""

    def __init__(self, value: i64, flags: i64) -> None:
        super().__init__()
        self.value = value
        self.flags = flags

    def use(self, state: TekhenuState, seat: i64) -> None:
        action.perform(state, seat, words.OSIRIS, 1 << self.value, self.flags)


class Study(Reward):
    """S05, S06: draw two cards, keep one, shuffle the other back."""

    def __init__(self, kind: i64) -> None:
        super().__init__()
        self.kind = kind

    def use(self, state: TekhenuState, seat: i64) -> None:
        state.ask(steps.KEEP_CARD, seat, self.kind)
        datum = KIND.packed(self.kind) | SEAT.packed(seat)
        state.ask(steps.DRAWN_CARD, CHANCE, datum)
        state.ask(steps.DRAWN_CARD, CHANCE, datum)


REWARDS: Final = vec[Reward](
    [
        Settlement(5, layout.CALM),  # S01
        Settlement(3, layout.CALM | layout.QUARRIES),  # S02
        Settlement(3, layout.CALM | layout.WORKSHOPS),  # S03
        Choice(4, ANY_BASIC, 5),
        Study(words.TECHNOLOGY),  # S05
        Study(words.BLESSING),  # S06
        Gifts([(words.SCRIBE, 2), (words.GOLD, 1)]),  # S07
        Gifts(
            [(words.PAPYRUS, 1), (words.BREAD, 1), (words.LIMESTONE, 1), (words.GRANITE, 1)]
        ),  # S08
        Choice(9, STONES, 3),
        Choice(10, FOOD, 3),
        Gifts([(words.POPULATION, 3), (words.HAPPINESS, 2)]),  # S11
        Gifts([(words.GOLD, 2)]),  # S12
    ]
)


def simple() -> i64:
    """The cards that leave nothing to decide, as bits."""
    cards: i64 = 0
    for card in range(words.STARTING_CARDS):
        if not REWARDS[card].choice:
            cards |= 1 << card
    return cards


class DrawnCard(Step[TekhenuState]):
    """A card drawn from the top of its deck for all to see (S05, S06)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        kind = KIND.of(ask.datum)
        return bitset.codes(market.drawable(state, kind), actions.DEAL + words.DECK * kind)

    def sample(self, state: TekhenuState, ask: Ask, dealer: Dealer) -> i64:
        kind = KIND.of(ask.datum)
        return actions.DEAL + words.DECK * kind + bitset.pick(market.drawable(state, kind), dealer)

    def rule(self) -> i64:
        return rulebook.starting(5)

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        kind = KIND.of(ask.datum)
        card = answer - actions.DEAL
        market.draw(state, kind, card - words.DECK * kind)
        state.drawn = FIRST.packed(state.drawn) | SECOND.packed(card + 1)
        state.tell(events.CARD_LOOKED_AT, SEAT.of(ask.datum), card)


class KeepCard(Step[TekhenuState]):
    """Which of the two cards to keep (S05, S06)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        first = actions.CHOOSE + FIRST.of(state.drawn) - 1
        second = actions.CHOOSE + SECOND.of(state.drawn) - 1
        return [first, second]

    def rule(self) -> i64:
        return rulebook.starting(5)

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        card = answer - actions.CHOOSE
        first = FIRST.of(state.drawn) - 1
        other = SECOND.of(state.drawn) - 1 if card == first else first
        state.drawn = 0
        thoth.own(state, ask.seat, card)
        state.tell(events.CARD_KEPT, ask.seat, card)
        if ask.datum == words.BLESSING:
            state.blessing_deck |= 1 << other
        else:
            state.technology_deck |= 1 << (other - words.DECK)
