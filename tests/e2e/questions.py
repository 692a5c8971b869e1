"""Positions with every kind of question: random games that lead there, and how others are found.

Run from the repository: python -m tests.e2e.questions
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from itertools import cycle
from typing import Any, Final

from maat import catalog
from maat.core import notation
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.testing.contract import any_answer

TRIED: Final = {"ra": 3000, "pharaon": 150, "tekhenu": 300}  # random games that are looked through

# For each title and kind of question: how many play, and in which random game it is asked.
QUESTIONS: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "ra": {
        "turn": (5, 3),
        "more": (4, 2802),
        "bid": (2, 0),
        "discard": (3, 2285),
    },
    "pharaon": {
        "keep": (3, 2),
        "urn_choice": (4, 3),
        "turn": (3, 2),
        "bonus": (4, 23),
        "column": (1, 80),
        "color": (5, 69),
        "pay": (5, 94),
        "set": (1, 30),
        "offering": (4, 8),
        "hire": (1, 40),
        "employ": (3, 22),
        "advance": (1, 5),
        "gain": (4, 83),
        "diplomat": (2, 41),
        "teacher": (2, 121),
        "income": (2, 141),
        "give": (5, 4),
        "after": (2, 46),
        "block": (1, 70),
    },
    "tekhenu": {
        "keep_decree": (1, 0),
        "draft": (1, 0),
        "destiny": (3, 2),
        "reward": (1, 0),
        "keep_card": (4, 59),
        "goods": (3, 2),
        "turn": (3, 70),
        "anubis_die": (2, 229),
        "treat": (2, 73),
        "prepare": (3, 70),
        "face": (3, 210),
        "color": (2, 161),
        "nudge": (1, 116),
        "act": (1, 264),
        "end": (2, 81),
        "value": (4, 7),
        "tithe": (4, 167),
        "statue": (4, 263),
        "space": (3, 134),
        "rotation": (2, 149),
        "building": (4, 155),
        "price": (4, 203),
        "payment": (2, 209),
        "market": (4, 75),
        "card": (1, 52),
        "district": (4, 67),
        "marker": (3, 70),
        "boon": (3, 38),
        "free_action": (2, 101),
        "faith": (4, 99),
        "last_decree": (2, 93),
        "feed": (1, 36),
    },
}


def choices(key: str, seats: int, number: int) -> Iterator[tuple[str, Match[Any]]]:
    """Each moment of a random game in which a seat has a choice, by the kind of question."""
    game = catalog.load(key)
    match = Match(game, seats, dealer=notation.make_dealer(notation.SEALED, seed(key, number)))
    chooser = QuickDealer(f"answers {number}")
    while not match.over:
        if len(game.legal_actions(match.state)) > 1:
            yield game.step_names[match.state.asked().step], match
        match.play(any_answer(game, match.state, chooser))


def seed(key: str, number: int) -> str:
    """The luck of a random game."""
    return hashlib.sha256(f"{key} {number}".encode()).hexdigest()


def position(key: str, kind: str, game: tuple[int, int] | None = None) -> str:
    """A game until a question of this kind, to be carried to a table: bots have the other seats."""
    seats, number = game or QUESTIONS[key][kind]
    match = next(match for asked, match in choices(key, seats, number) if asked == kind)
    record = notation.describe(match, notation.SEALED, seed(key, number))
    record.carried = True
    record.bots = {seat: "random" for seat in range(seats) if seat != match.seat}
    lines = [notation.line(match.game, seat, action) for seat, action in match.history]
    return notation.compose(record, lines, seed(key, number))


def found(key: str, numbers: Iterable[int]) -> dict[str, tuple[int, int]]:
    """For each kind of question the shortest way to one, by turns with few and with many seats."""
    ways: dict[str, dict[int, tuple[int, int]]] = {}  # by kind and seats: answers, which game
    counts = catalog.load(key).seat_counts
    for number, seats in zip(numbers, cycle(counts), strict=False):
        for kind, match in choices(key, seats, number):
            way = len(match.history), number
            known = ways.setdefault(kind, {})
            known[seats] = min(known.get(seats, way), way)
    wanted = dict(zip(sorted(ways), cycle(counts), strict=False))
    chosen = {
        kind: min(known, key=lambda seats: abs(seats - wanted[kind]))
        for kind, known in ways.items()
    }
    return {kind: (seats, ways[kind][seats][1]) for kind, seats in chosen.items()}


if __name__ == "__main__":
    for key, most in TRIED.items():
        print(key, found(key, range(most)), flush=True)
