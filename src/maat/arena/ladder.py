"""Every level against the one below: which games that takes, in an order that tells soon."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from itertools import combinations, pairwise

from maat import catalog
from maat.arena.plan import Plan
from maat.arena.ratings import unrated
from maat.arena.runner import Leg, Pace
from maat.arena.store import ResultStore, settings_of
from maat.arena.summary import Summary, summary, whole_deals
from maat.arena.worker import Result
from maat.bots import roster

STEP = "step"  # a level and the one below
PAIR = "pair"  # two levels that are no neighbors
YARDSTICK = "yardstick"  # a level and a player that is none
SOLO = "solo"  # a level and the automa
THIRD = 2
SLOW = ("search", "learned")
SEATS = (2, 3, 4)
FIRST = 12  # games every row gets before any gets more
STAGES = (50, 100, 200, 400)


@dataclass(frozen=True)
class Scope:
    """What is played, and how much of it."""

    games: int = 400
    slow_games: int = 200
    solo_games: int = 52
    only: tuple[str, ...] = ()
    seats: tuple[int, ...] = (*SEATS, 1)
    highest: int = 5
    all_pairs: bool = False
    seed: str = "ladder"


@dataclass(frozen=True)
class Row:
    """A line of the ladder: a plan, and how many games it should rest on."""

    kind: str
    plan: Plan
    games: int

    @property
    def strong(self) -> str:
        """The bot the row is about."""
        return self.plan.bots[0]


@dataclass(frozen=True)
class Found:
    """A row with what has been played of it."""

    row: Row
    summary: Summary
    results: dict[int, Result]
    older: str = ""  # the fingerprint of what played it, if that plays otherwise today


@dataclass(frozen=True)
class OlderGames:
    """Games of a row by sources that play otherwise today."""

    code: str
    results: dict[int, Result]


def rows(scope: Scope, measured: Collection[str] = ()) -> list[Row]:
    """All lines, those of two players first; `measured` are the settings of games at hand."""
    found = [
        replace(row, plan=as_measured(row.plan, measured))
        for key in dict.fromkeys(scope.only or catalog.games())
        for row in rows_of(key, scope)
    ]
    return sorted(found, key=lambda row: order(row.plan.seats))


def as_measured(plan: Plan, measured: Collection[str]) -> Plan:
    """A plan under the newest rules it has games of; without any, under the newest there are."""
    newest = catalog.load(plan.game).version if measured else 0
    for rules in range(newest, 0, -1):
        known = replace(plan, rules=rules)
        if settings_of(known) in measured:
            return known
    return plan


def order(seats: int) -> int:
    """Two seats first, solo last."""
    return seats if seats > 1 else 100


def rows_of(key: str, scope: Scope) -> Iterator[Row]:
    """The lines of one game."""
    game = catalog.load(key)
    levels = roster.levels(key)[: scope.highest]
    for seats in scope.seats:
        if seats in game.seat_counts and seats > 1:
            for weak, strong in pairwise(levels):
                yield meeting(STEP, key, seats, (strong, weak), scope)
    if 2 in scope.seats and 2 in game.seat_counts:
        yield from beside(key, levels, scope)
    if 1 in scope.seats and 1 in game.seat_counts:
        yield from solos(game, levels, scope)


def beside(key: str, levels: list[str], scope: Scope) -> Iterator[Row]:
    """Two-player lines that are no steps."""
    yardstick = roster.brought(key).yardstick
    if yardstick:
        for strong in levels[THIRD:]:
            yield meeting(YARDSTICK, key, 2, (strong, yardstick), scope)
    if scope.all_pairs:
        for (low, weak), (high, strong) in combinations(enumerate(levels), 2):
            if high > low + 1:
                yield meeting(PAIR, key, 2, (strong, weak), scope)


def solos(game: catalog.AnyGame, levels: list[str], scope: Scope) -> Iterator[Row]:
    """Every level at every difficulty: the first option for one who plays alone."""
    alone = [each for each in game.options if each.solo]
    for option, value in ((each, value) for each in alone[:1] for value in each.values):
        for bot in levels:
            plan = Plan(game.key, 1, (bot,), scope.seed, {option.key: value})
            games = -(-scope.solo_games // 4) if bot in SLOW else scope.solo_games
            yield Row(SOLO, plan, plan.whole(games))


def meeting(kind: str, key: str, seats: int, bots: tuple[str, str], scope: Scope) -> Row:
    """A line in which two bots meet."""
    plan = Plan(key, seats, bots, scope.seed)
    slow = any(bot in SLOW for bot in bots)
    return Row(kind, plan, plan.whole(scope.slow_games if slow else scope.games))


def legs(lines: list[Row], numbers: dict[Row, int]) -> Iterator[list[Leg]]:
    """Stage by stage: a little of everything, then two players, then the rest step by step."""

    def upto(chosen: list[Row], games: int) -> list[Leg]:
        return [
            Leg(numbers[row], row.plan, min(row.games, row.plan.whole(games))) for row in chosen
        ]

    two = [row for row in lines if row.plan.seats == 2]
    most = max((row.games for row in lines), default=0)
    yield upto(lines, FIRST)
    for chosen in (two, lines):
        for games in (*STAGES, most):
            yield upto(chosen, games)


class Ladder:
    """The lines of a scope with what a store has of them."""

    def __init__(self, scope: Scope, store: ResultStore, measured: Collection[str] = ()) -> None:
        self.scope = scope
        self.store = store
        self.rows = rows(scope, measured)
        self.numbers = {row: store.row(row.plan) for row in self.rows}
        self.played = {row: self._played(row) for row in self.rows}
        self.by_number = {number: row for row, number in self.numbers.items()}
        self.older: dict[Row, OlderGames] = {}
        self.pace = Pace()
        for row in self.rows:
            for result in store.results(self.numbers[row]).values():
                self.pace.note(self.numbers[row], 1, result.seconds)

    def _played(self, row: Row) -> int:
        return sum(1 for at in self.store.numbers(self.numbers[row]) if at < row.games)

    def note(self, number: int, games: int) -> None:
        """Some games of a row have been played."""
        self.played[self.by_number[number]] += games

    @property
    def total(self) -> int:
        """Games of the whole ladder."""
        return sum(row.games for row in self.rows)

    @property
    def done(self) -> int:
        """Games that have been played."""
        return sum(self.played.values())

    def seconds_left(self, width: int) -> float:
        """About how long the rest takes when so many games are played at once."""
        known = {row: self.pace.of(self.numbers[row]) for row in self.rows}
        paces = [pace for pace in known.values() if pace is not None]
        usual = sum(paces) / len(paces) if paces else 1.0
        waits = [
            (usual if pace is None else pace) * (row.games - self.played[row])
            for row, pace in known.items()
        ]
        return sum(waits) / width

    def stages(self) -> Iterator[list[Leg]]:
        """What is to be played, in order."""
        return legs(self.rows, self.numbers)

    def found(self) -> list[Found]:
        """Every row with its figures so far."""
        return [self._found(row) for row in self.rows]

    def _found(self, row: Row) -> Found:
        older = self.outdated(row)
        games = older.results if older else self.store.results(self.numbers[row])
        results = whole_deals(row.plan, games)
        code = older.code if older else ""
        return Found(row, summary(row.plan, results, unrated), results, code)

    def outdated(self, row: Row) -> OlderGames | None:
        """The older games a row rests on until all of today's are played: the two never mix."""
        return self.older.get(row) if self.played[row] < row.games else None
