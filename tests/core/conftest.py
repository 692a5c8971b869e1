"""A tiny game with all the core knows: luck, secrets, refusals, options, tasks, two sorts of undo.

Each seat is dealt a hidden card, hides a token left or right, then steps, peeks, rolls or stops.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from maat.core.dealer import Dealer
from maat.core.game import Game, Line, Option, Step, Task
from maat.core.names import Book, EventBook
from maat.core.state import CHANCE, Ask, State

DEAL, HIDE, MOVE, DIE = range(4)
NEXT = 0
CARD, HIDDEN, WALK, PEEK, ROLL, STOP, PIPS = 0, 4, 6, 7, 8, 9, 10
DEALT, WALKED, PEEKED, ROLLED = range(4)
UNKNOWN = -1

# What changed with which version of its rules.
LONG_TABLES = 2  # CU-01: the option `table`; until then all were round
THREE_STEPS = 3  # CU-09: three steps instead of two
NO_BONUS = 4  # CU-10: without a word about it nobody has a bonus; until then both had two

BOOK = Book()
BOOK.span(CARD, "card", "number", ["1", "2", "3", "4"])
BOOK.span(HIDDEN, "hide", "side", ["left", "right"])
BOOK.one(WALK, "walk")
BOOK.one(PEEK, "peek")
BOOK.one(ROLL, "roll")
BOOK.one(STOP, "stop")
BOOK.span(PIPS, "die", "number", ["1", "2", "3", "4", "5", "6"])

EVENTS = EventBook()
EVENTS.add(DEALT, "dealt", "card:number")
EVENTS.add(WALKED, "walked")
EVENTS.add(PEEKED, "peeked", "neighbor:seat", "card:number")
EVENTS.add(ROLLED, "rolled", "pips:number")


@dataclass(init=False)
class CupState(State):
    """Cards, tokens, points and how far the seat on turn has walked."""

    cards: list[int]
    tokens: list[int]
    points: list[int]
    walked: int
    peeked: bool
    bonus: int

    def __init__(self, seats: int, rules: int, agenda: Ask | None) -> None:
        super().__init__(seats, rules, agenda)
        self.cards = [UNKNOWN] * seats
        self.tokens = [UNKNOWN] * seats
        self.points = [0] * seats
        self.walked = 0
        self.peeked = False
        self.bonus = 0

    def copy(self) -> CupState:
        twin = CupState(self.seats, self.rules, self.agenda)
        twin.cards, twin.tokens, twin.points = self.cards[:], self.tokens[:], self.points[:]
        twin.walked, twin.peeked, twin.bonus = self.walked, self.peeked, self.bonus
        return twin


class Deal(Step[CupState]):
    """Chance gives a seat its card; low cards are likelier."""

    def options(self, state: CupState, ask: Ask) -> list[int]:
        return [CARD, CARD + 1, CARD + 2, CARD + 3]

    def weights(self, state: CupState, ask: Ask) -> list[int]:
        return [4, 3, 2, 1]

    def seen_by(self, state: CupState, ask: Ask) -> int:
        return 1 << ask.datum

    def resolve(self, state: CupState, ask: Ask, action: int) -> None:
        state.cards[ask.datum] = action - CARD + 1
        state.whisper(DEALT, ask.datum, action - CARD + 1)


class Hide(Step[CupState]):
    """A seat hides its token; only it knows where."""

    def options(self, state: CupState, ask: Ask) -> list[int]:
        return [HIDDEN, HIDDEN + 1]

    def rule(self) -> int:
        return 3

    def seen_by(self, state: CupState, ask: Ask) -> int:
        return 1 << ask.seat

    def resolve(self, state: CupState, ask: Ask, action: int) -> None:
        state.tokens[ask.seat] = action - HIDDEN


class Move(Step[CupState]):
    """Walk at most three times, once two (rule 9), peek once (rule 7), roll, or stop."""

    def options(self, state: CupState, ask: Ask) -> list[int]:
        return [code for code in (WALK, PEEK, ROLL, STOP) if not self.why_not(state, ask, code)]

    def why_not(self, state: CupState, ask: Ask, action: int) -> int:
        if action == WALK:
            most = 3 if state.rules >= THREE_STEPS else 2
            return 9 if state.walked == most else 0
        if action == PEEK:
            return 7 if state.peeked else 0
        return 0 if action in (ROLL, STOP) else 5

    def resolve(self, state: CupState, ask: Ask, action: int) -> None:
        seat = ask.seat
        if action == WALK:
            state.walked += 1
            state.points[seat] += 1
            state.tell(WALKED, seat)
            state.ask(MOVE, seat)
        elif action == PEEK:
            state.peeked = True
            neighbor = (seat + 1) % state.seats
            state.whisper(PEEKED, seat, neighbor, state.cards[neighbor])
            state.ask(MOVE, seat)
        else:
            state.push(NEXT, seat)
            if action == ROLL:
                state.ask(DIE, CHANCE, seat)


class Die(Step[CupState]):
    """Chance rolls for the seat that asked for it."""

    def options(self, state: CupState, ask: Ask) -> list[int]:
        return list(range(PIPS, PIPS + 6))

    def resolve(self, state: CupState, ask: Ask, action: int) -> None:
        state.points[ask.datum] += action - PIPS + 1
        state.tell(ROLLED, ask.datum, action - PIPS + 1)


class Next(Task[CupState]):
    """The turn goes on; the game ends after the last seat."""

    def run(self, state: CupState, seat: int, datum: int) -> None:
        state.walked = 0
        state.peeked = False
        if seat + 1 < state.seats:
            state.ask(MOVE, seat + 1)
        else:
            state.end()


class Cups(Game[CupState]):
    """The rules of the tiny game."""

    def __init__(self) -> None:
        super().__init__(
            "cups",
            4,
            [2, 3],
            "CU",
            [
                (DEAL, "deal", Deal()),
                (HIDE, "hide", Hide()),
                (MOVE, "move", Move()),
                (DIE, "die", Die()),
            ],
            BOOK,
            EVENTS,
            [
                Option("bonus", ["none", "two"], before={NO_BONUS: "two"}),
                Option("table", ["round", "long"], since=LONG_TABLES),
            ],
            {"side": ["left", "right"]},
            [(NEXT, Next())],
        )

    def set_up(self, seats: int, options: dict[str, str], rules: int) -> CupState:
        state = CupState(seats, rules, None)
        state.bonus = 2 if options["bonus"] == "two" else 0
        state.ask(MOVE, 0)
        for seat in reversed(range(seats)):
            state.ask(HIDE, seat)
        for seat in reversed(range(seats)):
            state.ask(DEAL, CHANCE, seat)
        return state

    def copy(self, state: CupState) -> CupState:
        return state.copy()

    def scores(self, state: CupState) -> list[int]:
        return [
            points + card + state.bonus
            for points, card in zip(state.points, state.cards, strict=True)
        ]

    def breakdown(self, state: CupState, side: int) -> list[Line]:
        return [
            Line("walk", 9, 1, state.points[side]),
            Line("card", 2, 1, state.cards[side]),
            Line("bonus", 1, 1, state.bonus),
        ]

    def redact(self, state: CupState, seat: int) -> CupState:
        seen = state.copy()
        if not state.over:
            for other in range(state.seats):
                if other != seat:
                    seen.cards[other] = UNKNOWN
                    seen.tokens[other] = UNKNOWN
        return seen

    def imagine(self, state: CupState, seat: int, dealer: Dealer) -> CupState:
        full = state.copy()
        for other in range(state.seats):
            if other != seat and state.cards[other] == UNKNOWN:
                full.cards[other] = int(dealer.below(4)) + 1
        return full


@pytest.fixture(scope="session")
def cups() -> Game[Any]:
    """The tiny game."""
    return Cups()
