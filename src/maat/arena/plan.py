"""Which games are played: the same deals in every fair seating."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, permutations
from typing import Any

from maat import catalog
from maat.arena import contestants
from maat.core.errors import NotFound

MOST = 24  # seatings of a group that are all played; of more, only rotations and mirror images
AUTOMA = "automa"  # the name of the side that rules play

Seating = tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """Who meets whom; a game of a plan depends on nothing but the plan and its number."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    options: dict[str, str] = field(default_factory=dict, hash=False)
    rules: int | None = None  # the version of the rules, the newest if none is named
    changes: dict[str, Any] = field(default_factory=dict, hash=False)  # values of an owner's box

    @property
    def seatings(self) -> list[Seating]:
        """Every seating of a deal, group by group."""
        return all_seatings(self.bots, self.seats)

    def seating(self, number: int) -> Seating:
        """Who sits where in a game."""
        return self.seatings[number % len(self.seatings)]

    def deal(self, number: int) -> int:
        """The deal a game is played with."""
        return number // len(self.seatings)

    def deal_seed(self, number: int) -> str:
        """What decides the draws of a game: the same for all seatings of a deal."""
        return f"{self.seed}.{self.deal(number)}"

    def bot_seeds(self, number: int) -> list[str]:
        """What decides the dice of each bot: deal, seating, seat and name."""
        rotation = number % len(self.seatings)
        start = f"{self.seed}.{self.deal(number)}.{rotation}"
        return [f"{start}.{seat}.{bot}" for seat, bot in enumerate(self.seating(number))]

    def whole(self, games: int) -> int:
        """Games in all so that every group of bots meets at least so often, in whole deals."""
        alike = len(list(fair_seatings(groups(self.bots, self.seats)[0], self.seats)))
        return -(-games // alike) * len(self.seatings)


@cache
def rules(key: str) -> catalog.AnyGame:
    """A game, loaded once in each process: games cannot be sent, their names can."""
    return catalog.load(key)


def rules_of(plan: Plan) -> catalog.AnyGame:
    """The game of a plan, with the values of an owner's box if it has such."""
    own = rules(plan.game)
    return (
        catalog.load_with(plan.game, plan.rules or own.version, plan.changes)
        if plan.changes
        else own
    )


def checked(plan: Plan) -> catalog.AnyGame:
    """The game of a plan that can be played; what cannot is refused."""
    game = rules_of(plan)
    game.new(plan.seats, plan.options, plan.rules)
    for bot in plan.bots:
        contestants.find(plan.game, bot)
        if plan.bots.count(bot) > 1:
            raise NotFound("bot-twice", bot=bot)
    if plan.seats > 1 and len(plan.bots) == 1:
        raise NotFound("bot-alone", bot=plan.bots[0])
    if plan.seed != plan.seed.strip() or not plan.seed.isprintable():
        raise NotFound("bad-seed", seed=plan.seed)
    return game


def groups(bots: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """The bots that meet at one table: all, or as many as there are seats."""
    return list(combinations(bots, min(seats, len(bots))))


@cache
def all_seatings(bots: tuple[str, ...], seats: int) -> list[Seating]:
    """The seatings of every group."""
    return [seating for group in groups(bots, seats) for seating in fair_seatings(group, seats)]


def fair_seatings(group: tuple[str, ...], seats: int) -> list[Seating]:
    """Each bot sits on each seat equally often and takes the extra seats equally often."""
    every = {seating for filled in fillings(group, seats) for seating in permutations(filled)}
    if len(every) > MOST:
        every = {turned for filled in fillings(group, seats) for turned in turns(filled)}
    return sorted(every, key=lambda seating: [group.index(bot) for bot in seating])


def fillings(group: tuple[str, ...], seats: int) -> Iterator[Seating]:
    """All ways to fill the seats as evenly as they go."""
    each, extra = divmod(seats, len(group))
    for twice in combinations(group, extra):
        counts = [each + (bot in twice) for bot in group]
        yield tuple(bot for bot, count in zip(group, counts, strict=True) for _ in range(count))


def turns(seating: Seating) -> Iterator[Seating]:
    """A seating turned around the table, and its mirror image."""
    for start in range(len(seating)):
        turned = seating[start:] + seating[:start]
        yield turned
        yield turned[::-1]
