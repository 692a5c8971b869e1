"""How sharp chances are, fitted to games between bots.

`python -m maat.review.calibration GAME [N]`; N is the number of games for each number of seats.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from typing import NamedTuple

from maat import catalog
from maat.bots import matches, roster
from maat.bots.bot import Glance
from maat.bots.bot_set import BotSet
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.review import chances, decisions, reviewer

BOT = "greedy"
GAMES = 40
LOOKS = 20  # decisions looked at in each game
ITERATIONS = 160
WIDEST = 12


class Sample(NamedTuple):
    """A moment of a game: how far it was, what was expected, how it ended."""

    progress: float
    results: list[float]
    ending: list[float]


def looks(key: str, seats: int, number: int) -> Iterator[Sample]:
    """Some moments of one game between bots."""
    game = catalog.load(key)
    match = Match(game, seats, {}, QuickDealer(f"fit {seats} {number}"))
    matches.play_match(match, [roster.find(key, BOT)(f"{number}.{seat}") for seat in range(seats)])
    finished = decisions.read(match)
    every = max(1, len(finished.decisions) // LOOKS)
    wanted = {point.at for point in finished.decisions[number % every :: every]}
    for at, (state, _) in enumerate(match.positions()):
        if at in wanted:
            bot = reviewer.bot_of_level(key, reviewer.LEVEL, f"{number}.{at}")
            bot.iterations = ITERATIONS
            verdict = bot.think(Glance(game, state, state.asked()))
            yield Sample(at / len(finished.record), verdict.values, finished.result)


def surprise(found: list[Sample], first: float, last: float) -> float:
    """The mean negative logarithm of the chance the winner was given."""
    total = 0.0
    for look in found:
        sharp = first + (last - first) * look.progress
        given = chances.chances(look.results, sharp)
        pairs = zip(look.ending, given, strict=True)
        total -= sum(part * math.log(max(chance, 1e-9)) for part, chance in pairs)
    return total / len(found)


def fit(found: list[Sample]) -> tuple[float, float, float]:
    """The sharpness at the start and at the end that surprise least, and the surprise left."""
    whole = [float(each) for each in range(1, WIDEST + 1)]
    _, first, last = best(found, whole, whole)
    least, first, last = best(found, around(first), around(last))
    return first, last, least


def around(value: float) -> list[float]:
    """Quarters from one below to one above."""
    return [value + each / 4 for each in range(-3, 5) if value + each / 4 > 0]


def best(
    found: list[Sample], firsts: list[float], lasts: list[float]
) -> tuple[float, float, float]:
    """The pair that surprises least, after its surprise."""
    return min((surprise(found, first, last), first, last) for first in firsts for last in lasts)


def main() -> None:
    """Play, look, fit, print."""
    key, games = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else GAMES
    counts = [seats for seats in catalog.load(key).seat_counts if seats > 1]
    found = [
        look for seats in counts for number in range(games) for look in looks(key, seats, number)
    ]
    first, last, least = fit(found)
    plain = surprise(found, *BotSet().sharpness)
    print(f"{key}: {len(found)} looks, {first} to {last}, surprise {least:.4f}, plain {plain:.4f}")


if __name__ == "__main__":
    main()
