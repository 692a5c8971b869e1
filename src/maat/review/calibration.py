"""How far chances can be believed, and what makes them right: one command for every game.

    python -m maat.review.calibration ra pharaon tekhenu --seconds 2000

plays on from decisions of games between bots (`maat.review.samples`) for so many seconds of
processor time, fits how sharp chances are, and writes that beside the advice of each game. How
right chances are then is asked of games that nothing was fitted to: each half of the games of what
fits the other. It goes on from the samples that are there; after a change of the search, of advice
or of weights the folder is to be another one.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from math import log
from pathlib import Path
from statistics import fmean
from typing import Final

import msgspec
from msgspec.structs import replace

from maat import catalog
from maat.review import chances, reviewer, samples
from maat.review.chances import Calibration, Reliability, Scale
from maat.review.samples import Sample, Trial

FIRST_STEP: Final = 0.5  # by which a figure is changed at first; halved where that does no good
LAST_STEP: Final = 0.03
WIDEST: Final = 8.0
TENTHS: Final = 10
CAUTION: Final = 100  # sides in a tenth that are worth as much as what was fitted before
ADVICE: Final = "advice.py"  # beside which the figures lie

Pair = tuple[float, float]
Asked = tuple[Sample, dict[int, Scale]]  # one, and scales nothing of whose game was fitted to


# Collecting.


def collect(key: str, level: int, seconds: float, file: Path) -> None:
    """Add samples to a file for so long, one game of every number of seats after the other."""
    number = 1 + max((each.number for each in read(file)), default=-1)
    end = time.process_time() + seconds
    while time.process_time() < end:
        for seats in catalog.load(key).seat_counts:
            found = list(samples.samples(key, level, seats, number))
            with file.open("ab") as out:
                out.writelines(msgspec.json.encode(each) + b"\n" for each in found)
        number += 1


def read(file: Path) -> list[Sample]:
    """The samples of a file; none where there is none."""
    if not file.exists():
        return []
    decoder = msgspec.json.Decoder(Sample)
    return [decoder.decode(line) for line in file.read_bytes().splitlines()]


# Fitting.


def fit(found: list[Sample], seats: int) -> Scale:
    """The scale that is surprised least by how games with so many seats end."""
    own = [each for each in found if each.seats == seats]
    best = Scale(seats)
    if not own:
        return best
    least = surprise(own, best)
    step = FIRST_STEP
    while step > LAST_STEP:
        better = min(((surprise(own, each), each) for each in near(best, step)), key=first)
        if better[0] < least:
            least, best = better
        else:
            step /= 2
    return best


def first(pair: tuple[float, Scale]) -> float:
    return pair[0]


def near(scale: Scale, step: float) -> Iterator[Scale]:
    """One of its figures changed; what is added for an automa only where one plays."""
    for sharp in changed(scale.sharp, step):
        if min(sharp) > 0 and max(sharp) <= WIDEST:
            yield replace(scale, sharp=sharp)
    if scale.seats == 1:
        for automa in changed(scale.automa, step):
            yield replace(scale, automa=automa)


def changed(pair: Pair, step: float) -> Iterator[Pair]:
    """One end of a line, or both, a step higher or lower."""
    for one, other in ((step, 0.0), (0.0, step), (step, step), (step, -step)):
        yield pair[0] + one, pair[1] + other
        yield pair[0] - one, pair[1] - other


def surprise(found: list[Sample], scale: Scale) -> float:
    """The mean negative logarithm of the chance the winner was given."""
    total = 0.0
    for sample in found:
        for trial in (sample.favorite, sample.other):
            given = scale.chances(trial.results, sample.progress)
            pairs = zip(trial.ending, given, strict=True)
            total -= sum(part * log(max(chance, 1e-9)) for part, chance in pairs)
    return total / (2 * len(found))


# Asking games that were left out.


def doubted(asked: list[Asked]) -> tuple[float, float]:
    """How far the judge itself is wrong, and how much of it two answers have in common.

    What is left of the distance between a chance and how often it came true, once what dice of the
    search and luck of a few games explain is taken away; in units of chance x (1 - chance).
    """
    left = units = common = shared = 0.0
    for sample, scales in asked:
        scale = scales[sample.seats]
        one, other = (gap(sample, trial, scale) for trial in (sample.favorite, sample.other))
        for distance, explained, unit in (one, other):
            left += distance**2 - explained
            units += unit**2
        common += one[0] * other[0]
        shared += one[2] * other[2]
    variance = max(0.0, left / units)
    return variance**0.5, min(1.0, max(0.0, common / shared / variance)) if variance else 0.0


def gap(sample: Sample, trial: Trial, scale: Scale) -> tuple[float, float, float]:
    """How far off the chance of the seat is, the variance that luck explains, and its unit."""
    chance = scale.chances(trial.results, sample.progress)[sample.seat]
    came = trial.ending[sample.seat]
    dice = scale.dice_error(chance, trial.results[sample.seat], trial.error, sample.progress)
    luck = came * (1 - came) / (sample.plays - 1)
    return came - chance, dice**2 + luck, chance * (1 - chance)


def tenths(asked: list[Asked]) -> list[Reliability]:
    """What came of the chances of all sides, tenth by tenth."""
    held: list[list[Pair]] = [[] for _ in range(TENTHS)]
    for sample, scales in asked:
        for trial in (sample.favorite, sample.other):
            said = scales[sample.seats].chances(trial.results, sample.progress)
            for chance, came in zip(said, trial.ending, strict=True):
                held[min(TENTHS - 1, int(TENTHS * chance))].append((chance, came))
    return [
        Reliability(len(rows), *(round(fmean(column), 4) for column in zip(*rows, strict=True)))
        for rows in held
        if rows
    ]


def slope(asked: list[Asked]) -> float:
    """How much of a difference between two answers comes, where so much is said."""
    products = squares = 0.0
    for sample, scales in asked:
        scale, seat = scales[sample.seats], sample.seat
        one, other = (
            scale.chances(trial.results, sample.progress)[seat]
            for trial in (sample.favorite, sample.other)
        )
        products += (one - other) * (sample.favorite.ending[seat] - sample.other.ending[seat])
        squares += (one - other) ** 2
    return products / squares if squares else 1.0


def bend(asked: list[Asked]) -> list[Pair]:
    """What is said instead of the mean chance of each tenth: what came, with caution where few did.

    More is never said instead of less.
    """
    found: list[Pair] = []
    least = 0.0
    for row in tenths(asked):
        off = (row.came - row.said) * row.count / (row.count + CAUTION)
        least = max(least, row.said + off)
        found.append((row.said, round(least, 4)))
    return found


def scaled(found: list[Sample]) -> dict[int, Scale]:
    """The scale for every number of seats, bent as all of these games say."""
    made = {seats: fit(found, seats) for seats in sorted({each.seats for each in found})}
    bent = bend([(each, made) for each in found])
    return {seats: replace(each, bend=bent) for seats, each in made.items()}


def calibrated(found: list[Sample], level: int) -> Calibration:
    """Fitted to all games; how right it is, games say that were left out while fitting the like."""
    halves = [[each for each in found if each.number % 2 == half] for half in (0, 1)]
    scales = scaled(found)
    asked = [
        (each, left_out)
        for half, other in (halves, halves[::-1])
        for left_out in [scaled(other)]
        for each in half
    ]
    doubt, shared = doubted(asked)
    plain = [
        replace(each, doubt=round(doubt, 3), shared=round(shared, 3), bend=[])
        for each in scales.values()
    ]
    bent = next(iter(scales.values())).bend
    games = len({(each.seats, each.number) for each in found})
    told = round(slope(asked), 2)
    return Calibration(level, games, len(found), plain, bent, tenths(asked), told)


# Telling.


def page(made: Calibration) -> str:
    """What docs/review.md says of a game, as rows of a table: a tenth of chances in each."""
    lines = []
    for row in made.tenths:
        tenth = min(TENTHS - 1, int(TENTHS * row.said))
        said, came = (f"{100 * each:.1f} %" for each in (row.said, row.came))
        lines.append(f"| {10 * tenth} – {10 * tenth + 10} % | {row.count:,} | {said} | {came} |")
    return "\n".join(lines)


def write(key: str, made: Calibration) -> None:
    """Put it beside the advice of the game."""
    advice = catalog.file(key, ADVICE)
    assert advice is not None
    told = msgspec.json.format(msgspec.json.encode(made), indent=1)
    advice.with_name(chances.FILE).write_bytes(told + b"\n")


def run(
    keys: list[str], level: int, seconds: float, folder: Path, tell: Callable[[str], None]
) -> None:
    """Sample, fit, ask, write and tell, game by game."""
    folder.mkdir(parents=True, exist_ok=True)
    for key in keys:
        file = folder / f"{key}-{level}.jsonl"
        collect(key, level, seconds / len(keys), file)
        made = calibrated(read(file), level)
        write(key, made)
        tell(f"{key}: {made.games} games, {made.samples} decisions, slope {made.slope}")
        tell(page(made))


def main() -> None:
    """What was asked for on the command line."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=catalog.games())
    asked.add_argument("--level", type=int, default=reviewer.LEVEL)
    asked.add_argument("--seconds", type=float, default=2000.0, help="of processor time, in all")
    asked.add_argument("--samples", type=Path, default=Path("build/calibration"))
    wished = asked.parse_args()
    run(wished.games, wished.level, wished.seconds, wished.samples, print)


if __name__ == "__main__":
    main()
