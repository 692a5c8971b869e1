"""Which answers each level gives: `python benchmarks/answers.py [--games N] [--seats N] [GAME...]`.

All seats are played by one level. A cell says how often an answer was given of a hundred questions
that offered it beside others, and in brackets how many such questions a game has for each seat. An
answer that is offered all the time and never given by one level, while a stronger one gives it,
shows a threshold in a judge that is off. Answers are put together by their verb; those of a verb
with few words stand alone. What is drawn by chance is not counted.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from typing import Any

from mypy_extensions import i64

from maat import catalog
from maat.bots import roster
from maat.bots.bot import Bot, Glance
from maat.bots.bot_set import AnyBot
from maat.bots.matches import play_out
from maat.catalog import AnyGame
from maat.core.dealer import QuickDealer

FEW = 6  # words of a verb that are worth a line each
RARE = 20  # questions that offered an answer, over all levels, below which nothing is said of it


class Tally:
    """How often each kind of answer was offered beside others, and how often it was given."""

    def __init__(self, game: AnyGame) -> None:
        self.kinds = [kind(game, action) for action in range(len(game.actions))]
        self.offered: Counter[str] = Counter()
        self.given: Counter[str] = Counter()

    def note(self, options: list[int], answer: int) -> None:
        """One answer; without a choice it says nothing."""
        found = {self.kinds[option] for option in options}
        if len(found) > 1:
            self.offered.update(found)
            self.given[self.kinds[answer]] += 1


class Noted(Bot[Any]):
    """A bot whose answers are counted."""

    def __init__(self, inner: AnyBot, tally: Tally) -> None:
        self.inner = inner
        self.tally = tally

    def choose(self, glance: Glance[Any]) -> i64:
        answer = self.inner.choose(glance)
        self.tally.note(glance.options, int(answer))
        return answer


def kind(game: AnyGame, action: int) -> str:
    """What an answer is counted as."""
    family = game.actions.family(action)
    return game.actions.names[action] if len(family.words) <= FEW else family.verb


def counted(key: str, level: str, seats: int, games: int) -> Tally:
    """The answers of a level in some games with itself."""
    game = catalog.load(key)
    tally = Tally(game)
    for number in range(games):
        seeds = [f"answers.{number}.{seat}" for seat in range(seats)]
        bots: list[AnyBot] = [Noted(roster.find(key, level)(seed), tally) for seed in seeds]
        play_out(game, game.new(seats), bots, QuickDealer(f"answers.{number}"))
    return tally


def cell(tally: Tally, name: str, chairs: int) -> str:
    """Given of a hundred times it was offered, and how often that was for a seat in a game."""
    offered = tally.offered[name]
    if not offered:
        return ""
    return f"{100 * tally.given[name] / offered:.0f} ({offered / chairs:.1f})"


def table(tallies: dict[str, Tally], chairs: int) -> list[str]:
    """One game, level beside level."""
    some = next(iter(tallies.values()))
    names = list(dict.fromkeys(some.kinds))
    lines = [f"| answer | {' | '.join(tallies)} |", f"| --- |{' ---: |' * len(tallies)}"]
    for name in names:
        if sum(tally.offered[name] for tally in tallies.values()) >= RARE:
            cells = [cell(tally, name, chairs) for tally in tallies.values()]
            lines.append(f"| `{name}` | {' | '.join(cells)} |")
    return lines


def report(keys: Iterable[str], seats: int, games: int) -> Iterable[str]:
    """Everything, line by line."""
    for key in keys:
        levels = roster.levels(key)
        yield f"### {key.capitalize()}"
        yield ""
        found = {level: counted(key, level, seats, games) for level in levels}
        yield from table(found, seats * games)
        yield ""


def main() -> None:
    """Print the tables."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("game", nargs="*", default=list(catalog.games()))
    words.add_argument("--games", type=int, default=12)
    words.add_argument("--seats", type=int, default=3)
    asked = words.parse_args()
    for line in report(asked.game, asked.seats, asked.games):
        print(line, flush=True)


if __name__ == "__main__":
    main()
