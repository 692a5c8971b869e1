"""A whole review: the decisions of a game in parts, the parts in processes, the parts together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import as_completed
from dataclasses import dataclass
from typing import Any, Final

from maat.core.match import Match
from maat.review import chances, decisions, reviewer, swings
from maat.review.decisions import FinishedMatch
from maat.review.report import EDITION, Review
from maat.review.reviewer import Work
from maat.review.swings import Opinion

CHUNK: Final = 3  # decisions in one part


@dataclass(frozen=True)
class ReviewSettings:
    """How a review is to be made."""

    level: int = reviewer.LEVEL
    iterations: int = 0  # 0 for the usual number of the game
    seed: str = "1"


def budget(finished: FinishedMatch, settings: ReviewSettings) -> int:
    """The iterations a decision gets."""
    return max(
        reviewer.LEAST, settings.iterations or reviewer.usual(finished.game.key, settings.level)
    )


def parts(finished: FinishedMatch, settings: ReviewSettings, size: int = CHUNK) -> list[Work]:
    """The work in parts that do not depend on each other."""
    places = [point.at for point in finished.decisions]
    iterations = budget(finished, settings)
    return [
        Work(
            finished.game.key,
            finished.game.changes,
            finished.seats,
            finished.options,
            finished.rules,
            finished.record[: places[min(at + size, len(places)) - 1] + 1],
            len(finished.record),
            places[at : at + size],
            settings.level,
            iterations,
            settings.seed,
        )
        for at in range(0, len(places), size)
    ]


def together(finished: FinishedMatch, settings: ReviewSettings, opinions: list[Opinion]) -> Review:
    """The review that all opinions, in order, come to."""
    moments = swings.curve(finished, opinions)
    found = swings.decisions(finished, opinions, moments)
    return Review(
        edition=EDITION,
        game=finished.game.key,
        seats=finished.seats,
        level=settings.level,
        bot=reviewer.name(finished.game.key, settings.level),
        iterations=budget(finished, settings),
        seed=settings.seed,
        decisions=found,
        curve=moments,
        turns=swings.turns(found, moments, chances.scale(finished.game.key, finished.seats)),
        players=[swings.player(seat, found) for seat in range(finished.seats)],
    )


def review(
    match: Match[Any],
    settings: ReviewSettings,
    jobs: int = 1,
    advance: Callable[[int], None] = lambda _: None,
) -> Review:
    """Review a finished match; the same seed gives the same review, whatever the processes."""
    finished = decisions.read(match)
    works = parts(finished, settings)
    found: dict[int, list[Opinion]] = {}
    for number, opinions in judged(works, jobs):
        found[number] = opinions
        advance(len(opinions))
    return together(finished, settings, [each for at in range(len(works)) for each in found[at]])


def judged(works: list[Work], jobs: int) -> Iterator[tuple[int, list[Opinion]]]:
    """The parts as they are done."""
    if jobs == 1:
        for number, work in enumerate(works):
            yield number, reviewer.judge(work)
        return
    from maat.pool import workers  # noqa: PLC0415 - there are no processes in a browser

    with workers(jobs) as pool:
        futures = {pool.submit(reviewer.judge, work): at for at, work in enumerate(works)}
        for each in as_completed(futures):
            yield futures[each], each.result()
