"""Destiny cards A01 to A04: an Ankh value and a small reward (TK-23, TK-100)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset
from maat.core.game import Step, Task
from maat.core.state import Ask
from maat.games.tekhenu import actions, automa, events, rulebook, steps, words
from maat.games.tekhenu.rules import tokens
from maat.games.tekhenu.state import TekhenuState

A03: Final = 2
TOKENS: Final = [words.SCRIBE, words.GOLD, words.POPULATION, words.FAITH]  # A01 to A04
GAIN_NOW: Final = 1  # in the Maat phase; at setup rewards come later


def left(state: TekhenuState) -> i64:
    """The Destiny cards nobody has, as bits."""
    cards: i64 = 15
    for player in state.players:
        if player.destiny >= 0:
            cards &= ~(1 << player.destiny)
    return cards


def use(state: TekhenuState, seat: i64) -> None:
    """The reward: 1 Scribe, 1 Gold, 1 Population or Happiness, or 1 Faith."""
    card = state.players[seat].destiny
    if card == A03:
        choice = 1 << words.POPULATION | 1 << words.HAPPINESS
        tokens.offer(state, seat, choice, rulebook.destiny(3))
    else:
        tokens.gain(state, seat, TOKENS[card], 1)


class TakeDestiny(Task[TekhenuState]):
    """A side takes a Destiny card; the last one left needs no question."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        if seat >= state.seats:
            automa.choose_destiny(state)
            return
        if state.told:
            state.ask(steps.TOLD_CHANGE, seat)  # its reward may lead to an action
            return
        cards = left(state)
        if cards & (cards - 1):
            state.ask(steps.DESTINY, seat, datum)
        else:
            take(state, seat, bitset.lowest(cards), datum)


def take(state: TekhenuState, seat: i64, card: i64, when: i64) -> None:
    """Keep the card for its Ankh value and, in the Maat phase, gain its reward."""
    state.players[seat].destiny = card
    state.tell(events.DESTINY_TAKEN, seat, words.FIRST_DESTINY + card)
    if when == GAIN_NOW:
        use(state, seat)


class Destiny(Step[TekhenuState]):
    """Which Destiny card to take (TK-23, TK-100)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        cards = left(state)
        answers: list[int] = []
        for card in range(words.DESTINY_CARDS):
            if cards >> card & 1:
                answers.append(actions.CHOOSE + words.FIRST_DESTINY + card)
        return answers

    def rule(self) -> i64:
        return 100

    def reason(self, state: TekhenuState, ask: Ask, answer: i64) -> i64:
        return 100 if ask.datum == GAIN_NOW else 23

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        take(state, ask.seat, answer - actions.CHOOSE - words.FIRST_DESTINY, ask.datum)
