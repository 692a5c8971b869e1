"""From what the bot thought of each decision to swings, turning points and accuracy."""

from __future__ import annotations

from msgspec import Struct

from maat.review.chances import Scale
from maat.review.decisions import DecisionPoint, FinishedMatch
from maat.review.report import CHOICE, LUCK, Decision, Edge, Moment, PlayerReview, TurningPoint

TURNS = 3
DIGITS = 4


class Opinion(Struct, frozen=True):
    """What the bot thought of one decision: chances of all sides, errors for the seat's own."""

    step: str
    options: int
    preferred: int
    best: list[float]  # after the bot's answer
    best_error: float
    played: list[float]  # after the answer given
    played_error: float
    apart: float  # the error of their difference
    points: float  # expected points the answer given is short of the bot's
    points_error: float
    stake: float  # as in `Decision`
    shortfall: float
    edges: list[Edge] = []


def curve(finished: FinishedMatch, opinions: list[Opinion]) -> list[Moment]:
    """The chance of every side before each decision, and the result."""
    found = [
        Moment(point.at, point.version, rounded(each.best), round(each.best_error, DIGITS))
        for point, each in zip(finished.decisions, opinions, strict=True)
    ]
    return [*found, Moment(len(finished.record), finished.end, rounded(finished.result), 0.0)]


def decisions(
    finished: FinishedMatch, opinions: list[Opinion], moments: list[Moment]
) -> list[Decision]:
    """Each decision with the swing after it, split into choice and luck."""
    return [
        decision(point, finished.record[point.at][1], each, at + 1, moments[at : at + 2])
        for at, (point, each) in enumerate(zip(finished.decisions, opinions, strict=True))
    ]


def decision(
    point: DecisionPoint, played: int, opinion: Opinion, number: int, around: list[Moment]
) -> Decision:
    """One of them; without a draw in between there is no luck, and all that changed was chosen."""
    (now, then), seat = around, point.seat
    after = rounded(opinion.played) if point.draws else then.chances
    same = played == opinion.preferred
    lost = 0.0 if same else max(0.0, opinion.best[seat] - opinion.played[seat])
    return Decision(
        n=number,
        version=point.version,
        seat=seat,
        step=opinion.step,
        options=opinion.options,
        played=played,
        preferred=opinion.preferred,
        chance=round(opinion.played[seat], DIGITS),
        error=round(opinion.played_error, DIGITS),
        best=round(opinion.best[seat], DIGITS),
        best_error=round(opinion.best_error, DIGITS),
        lost=round(lost, DIGITS),
        lost_error=0.0 if same else round(opinion.apart, DIGITS),
        points_lost=0.0 if same else round(max(0.0, opinion.points), 2),
        points_error=0.0 if same else round(opinion.points_error, 2),
        stake=round(opinion.stake, DIGITS),
        shortfall=round(opinion.shortfall, DIGITS),
        choice=change(now.chances, after),
        luck=change(after, then.chances),
        draws=point.draws,
        edges=opinion.edges,
    )


def change(old: list[float], new: list[float]) -> list[float]:
    """How the chances of all sides changed."""
    return rounded([after - before for before, after in zip(old, new, strict=True)])


def rounded(values: list[float]) -> list[float]:
    """Short enough to be kept and read."""
    return [round(value, DIGITS) for value in values]


# Turning points.


def turns(found: list[Decision], moments: list[Moment], scale: Scale) -> list[TurningPoint]:
    """The largest swings, in the order they came; one for each decision at most."""
    best = [turn(found, moments, at, scale) for at in range(len(found))]
    sure = [each for each in best if abs(each.swing) > each.error]
    largest = sorted(sure, key=lambda each: (-abs(each.swing), each.decision))[:TURNS]
    return sorted(largest, key=lambda each: each.decision)


def turn(found: list[Decision], moments: list[Moment], at: int, scale: Scale) -> TurningPoint:
    """The swing of one decision: what its seat gave away, or the luck that came after it."""
    each, then = found[at], moments[at + 1]
    chosen = TurningPoint(CHOICE, at, each.version, each.seat, -each.lost, each.lost_error)
    lucky = max(range(len(each.luck)), key=lambda side: abs(each.luck[side]))
    after = then.chances[lucky]
    error = round(scale.apart((after - each.luck[lucky], each.error), (after, then.error)), DIGITS)
    lucked = TurningPoint(LUCK, at, then.version, lucky, each.luck[lucky], error)
    return lucked if abs(lucked.swing) > abs(chosen.swing) else chosen


# Accuracy.


def accuracy(own: list[Decision]) -> float | None:
    """100 for answers as good as the bot's, 0 for no better than by lot, None if all are equal.

    Single shortfalls may be below 0, where the search erred: so errors even out in the sum.
    """
    stake = sum(each.stake for each in own)
    if stake <= 0:
        return None
    kept = 1 - sum(each.shortfall for each in own) / stake
    return round(100 * min(1.0, max(0.0, kept)), 1)


def mean(values: list[float]) -> float:
    """The average, 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def player(seat: int, found: list[Decision]) -> PlayerReview:
    """A seat's choices in sum."""
    own = [each for each in found if each.seat == seat]
    return PlayerReview(
        seat=seat,
        decisions=len(own),
        agreed=sum(1 for each in own if each.played == each.preferred),
        accuracy=accuracy(own),
        lost=round(mean([each.lost for each in own]), DIGITS),
        points_lost=round(mean([each.points_lost for each in own]), 2),
        luck=round(sum(each.luck[seat] for each in found), DIGITS),
    )
