"""A whole review: the decisions of a game in parts, the parts in processes, the parts together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import as_completed
from dataclasses import dataclass
from typing import Any, Final

from maat.core.match import Match
from maat.pool import workers
from maat.review import decisions, reviewer, swings
from maat.review.decisions import Course
from maat.review.report import EDITION, Review
from maat.review.reviewer import Work
from maat.review.swings import Opinion

CHUNK: Final = 3  # decisions in one part


@dataclass(frozen=True)
class Wish:
    """How a review is to be made."""

    level: int = reviewer.LEVEL
    iterations: int = 0  # 0 for the usual number of the game
    seed: str = "1"


def budget(course: Course, wish: Wish) -> int:
    """The iterations a decision gets."""
    return max(reviewer.LEAST, wish.iterations or reviewer.usual(course.game.key, wish.level))


def parts(course: Course, wish: Wish, size: int = CHUNK) -> list[Work]:
    """The work in parts that do not depend on each other."""
    places = [spot.at for spot in course.spots]
    iterations = budget(course, wish)
    return [
        Work(
            course.game.key,
            course.game.changes,
            course.seats,
            course.options,
            course.rules,
            course.record[: places[min(at + size, len(places)) - 1] + 1],
            len(course.record),
            places[at : at + size],
            wish.level,
            iterations,
            wish.seed,
        )
        for at in range(0, len(places), size)
    ]


def together(course: Course, wish: Wish, opinions: list[Opinion]) -> Review:
    """The review that all opinions, in order, come to."""
    moments = swings.curve(course, opinions)
    found = swings.decisions(course, opinions, moments)
    return Review(
        edition=EDITION,
        game=course.game.key,
        seats=course.seats,
        level=wish.level,
        bot=reviewer.name(course.game.key, wish.level),
        iterations=budget(course, wish),
        seed=wish.seed,
        decisions=found,
        curve=moments,
        turns=swings.turns(found, moments),
        players=[swings.player(seat, found) for seat in range(course.seats)],
    )


def review(
    match: Match[Any], wish: Wish, jobs: int = 1, advance: Callable[[int], None] = lambda _: None
) -> Review:
    """Review a finished match; the same seed gives the same review, whatever the processes."""
    course = decisions.read(match)
    works = parts(course, wish)
    found: dict[int, list[Opinion]] = {}
    for number, opinions in judged(works, jobs):
        found[number] = opinions
        advance(len(opinions))
    return together(course, wish, [each for at in range(len(works)) for each in found[at]])


def judged(works: list[Work], jobs: int) -> Iterator[tuple[int, list[Opinion]]]:
    """The parts as they are done."""
    if jobs == 1:
        for number, work in enumerate(works):
            yield number, reviewer.judge(work)
        return
    with workers(jobs) as pool:
        futures = {pool.submit(reviewer.judge, work): at for at, work in enumerate(works)}
        for each in as_completed(futures):
            yield futures[each], each.result()
