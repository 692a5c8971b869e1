"""How often a coach remarks on answers of players of every level, by what counts as much.

`python -m maat.review.remarks GAME [N]`; N is the number of games.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Final, NamedTuple

from maat import catalog
from maat.bots import matches, roster
from maat.bots.search import SearchBot
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.review import coach, decisions, reviewer
from maat.review.coach import Advice
from maat.review.decisions import FinishedMatch
from maat.review.reviewer import Work

SEATS: Final = 3
GAMES: Final = 14
PLAYERS: Final = ("random", "greedy", "peek", "search")  # the last thinks as the coach does
LOOKS: Final = 8  # decisions looked at in each game
MUCH: Final = (0.03, 0.05, 0.08, 0.12)
MANY: Final = (3.0, 5.0, 8.0)


class Survey(NamedTuple):
    """What a coach thinks of the answers of all players at one decision."""

    decisions: int  # that its seat makes in the game
    told: dict[str, Advice]  # by the names of the players


def looks(key: str, number: int) -> Iterator[Survey]:
    """Some moments of one game between bots, as the seat that is asked sees them."""
    match = Match(catalog.load(key), SEATS, {}, QuickDealer(f"remarks {number}"))
    names = ("greedy", "peek", "greedy")
    players = [roster.find(key, names[(seat + number) % SEATS]) for seat in range(SEATS)]
    matches.play_match(match, [make(f"{number}.{seat}") for seat, make in enumerate(players)])
    finished = decisions.read(match)
    every = max(1, len(finished.decisions) // LOOKS)
    for point in finished.decisions[number % every :: every]:
        same = sum(point.seat == each.seat for each in finished.decisions)
        told = {name: advised(key, finished, point.at, name) for name in PLAYERS}
        yield Survey(same, told)


def advised(key: str, finished: FinishedMatch, at: int, name: str, iterations: int = 0) -> Advice:
    """What is said of the answer a player gives to one question, with dice of its own."""
    work = Work(
        game=key,
        changes={},
        seats=finished.seats,
        options=finished.options,
        rules=finished.rules,
        record=finished.record[: at + 1],
        length=at + 1,
        places=[at],
        level=reviewer.LEVEL,
        iterations=iterations or reviewer.usual(key, reviewer.LEVEL) // 2,
        seed="coach",
    )
    [glance] = reviewer.glances(work)
    player = roster.find(key, name)(f"{name}.{at}")
    if isinstance(player, SearchBot):
        player.milliseconds = 0  # as good as it is on whatever machine
    work.record[at] = (work.record[at][0], int(player.choose(glance)))
    return coach.advice(glance, work)


def share(found: list[Survey], name: str, much: float, many: float) -> float:
    """How many of a player's answers are remarked on, as a part of all."""
    return sum(each.told[name].gives_away(much, many) for each in found) / len(found)


def main() -> None:
    """Play, ask every player, print how often each hears something."""
    key, games = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else GAMES
    found = [look for number in range(games) for look in looks(key, number)]
    usual = sum(each.decisions for each in found) / len(found)
    print(f"{key}: {len(found)} looks, {usual:.0f} decisions of a player in a game")
    for much in MUCH:
        for many in MANY:
            told = {name: share(found, name, much, many) for name in PLAYERS}
            row = ", ".join(f"{name} {100 * part:.1f} %" for name, part in told.items())
            print(f"{100 * much:.0f} %, {many:.0f} points: {row}")


if __name__ == "__main__":
    main()
