"""Positions of random games, to try something on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, TypeVar

from maat.core.dealer import QuickDealer
from maat.core.game import Game
from maat.core.position import Position
from maat.core.state import State

S = TypeVar("S", bound=State)


def questions(
    game: Game[S], seats: int, seed: str, options: dict[str, str] | None = None
) -> Iterator[tuple[S, list[int]]]:
    """Each position in which somebody is asked, with the legal answers; the last has none."""
    dealer = QuickDealer(seed)
    position = Position(game, game.new(seats, options))
    position.deal(dealer)
    while not position.over:
        answers = [int(answer) for answer in position.legal_actions()]
        yield game.copy(position.state), answers
        position.apply(answers[dealer.below(len(answers))])
        position.deal(dealer)
    yield position.state, []


def choices(game: Game[Any], most: int, apart: int) -> list[Any]:
    """Some positions in each of which a seat has a choice, so many choices apart."""
    seats = min(count for count in game.seat_counts if count > 1)
    asked = (state for state, answers in questions(game, seats, "positions") if len(answers) > 1)
    return list(islice(asked, apart - 1, most * apart, apart))
