"""`maat simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import hashlib
import re
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

from rich.table import Table

from maat import __version__, catalog, is_compiled
from maat.arena.intervals import wilson
from maat.bots import files as bot_files
from maat.bots import matches
from maat.cli import output
from maat.core import notation
from maat.core.dealer import QuickDealer
from maat.core.errors import NotFound
from maat.core.match import Match
from maat.dataset import files as dataset_files
from maat.dataset import rows as dataset_rows
from maat.pool import workers

CHUNK = 50  # games handed out at a time
NOTED_CHUNK = 10  # the same where every decision is written down
AHEAD = 3  # chunks for each process that may wait to be taken in
LONGEST = 40  # signs of a seed that go into the name of a file


@dataclass(frozen=True)
class SimulationPlan:
    """What to simulate; everything a worker process needs."""

    game: str
    seats: int
    games: int
    seed: str
    bots: list[str]
    options: dict[str, str]
    corrections: Path | None = None
    records: Path | None = None
    dataset: Path | None = None

    def source(self) -> dataset_rows.Source:
        """What the rows of a dataset say of every game."""
        names = [bot_files.shown(name, self.bots) for name in self.bots]
        return dataset_rows.Source(self.game, self.seats, self.options, self.seed, names)


@dataclass
class Tally:
    """What some of the games came to: scores and places of each side, in the order played."""

    decisions: int = 0
    scores: list[list[int]] = field(default_factory=list)
    places: list[list[int]] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Take in the results of another part."""
        self.decisions += other.decisions
        self.scores += other.scores
        self.places += other.places


Part = tuple[Tally, bytes]  # some games, and their decisions packed if they are wanted


def play_chunk(plan: SimulationPlan, numbers: range) -> Part:
    """Play the games with these numbers; each depends only on the seed and its number."""
    game = catalog.load(plan.game, plan.corrections)
    tally = Tally()
    rows: list[dataset_rows.Row] = []
    for number in numbers:
        rows += play_one(game, plan, number, tally)
    if plan.dataset is None:
        return tally, b""
    return tally, dataset_files.pack(rows, dataset_files.ending(plan.dataset))


def play_one(
    game: catalog.AnyGame, plan: SimulationPlan, number: int, tally: Tally
) -> list[dataset_rows.Row]:
    """One game, with a record if records are wanted; its decisions if they are."""
    seed = f"{plan.seed}.{number}"
    makers = [bot_files.find(plan.game, name) for name in plan.bots]
    bots = [make(f"{seed}.{seat}") for seat, make in enumerate(makers)]
    notes = dataset_rows.Notes(game, plan.source(), number)
    if plan.dataset is not None:
        bots = [dataset_rows.Noting(bot, notes) for bot in bots]
    if plan.records is None:
        state = game.new(plan.seats, plan.options)
        tally.decisions += int(matches.play_out(game, state, bots, QuickDealer(seed)))
    else:
        match = Match(game, plan.seats, plan.options, QuickDealer(seed))
        tally.decisions += int(matches.play_match(match, bots))
        state = match.state
        write_record(match, plan, number, seed, plan.records)
    tally.scores.append(game.scores(state))
    tally.places.append(game.ranking(state))
    return notes.close(tally.scores[-1], tally.places[-1])


def write_record(
    match: Match[Any], plan: SimulationPlan, number: int, seed: str, folder: Path
) -> None:
    """One file for each game."""
    record = notation.describe(match, notation.QUICK, seed)
    record.names = dict(enumerate(plan.source().bots))
    file = folder / f"{plan.game}-{plan.seats}p-{file_word(plan.seed)}-{number:06}.maat"
    text = notation.write(match, record, seed)
    if file.is_file() and output.read_text(file) != text:
        raise NotFound("file-exists", file=str(file))  # a game of other bots or options
    output.write_file(file, text)


def file_word(seed: str) -> str:
    """The seed if it can stand in the name of a file, else something like it with its hash."""
    word = re.sub(r"[^\w.-]", "_", seed)[:LONGEST]
    return seed if word == seed else f"{word}-{hashlib.sha256(seed.encode()).hexdigest()[:8]}"


def chunks(games: int, size: int) -> Iterator[range]:
    """The numbers of all games in handy parts."""
    return (range(at, min(at + size, games)) for at in range(0, games, size))


def parts(plan: SimulationPlan, jobs: int) -> Iterator[Part]:
    """The results part by part, in order, whatever the number of processes."""
    numbers = chunks(plan.games, CHUNK if plan.dataset is None else NOTED_CHUNK)
    if jobs == 1:
        for some in numbers:
            yield play_chunk(plan, some)
        return
    waiting: deque[Future[Part]] = deque()
    with workers(jobs) as pool:
        for some in numbers:
            waiting.append(pool.submit(play_chunk, plan, some))
            if len(waiting) >= AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


@contextmanager
def taken(plan: SimulationPlan) -> Iterator[Callable[[bytes], None]]:
    """Where packed decisions go: into the dataset, or nowhere."""
    if plan.dataset is None:
        yield lambda packed: None
        return
    with dataset_files.writer(plan.dataset, about(plan)) as put:
        yield put


def about(plan: SimulationPlan) -> dict[str, Any]:
    """What a reader of the dataset should know."""
    game = catalog.load(plan.game, plan.corrections)
    settled = game.settle(plan.options)
    return {
        "maat": __version__,
        "game": plan.game,
        "seats": plan.seats,
        "games": plan.games,
        "seed": plan.seed,
        "bots": plan.source().bots,
        "options": settled,
        "components": game.components,
        "option_names": list(settled),
        "columns": dataset_rows.COLUMNS,
        "feature_names": dataset_rows.feature_names(plan.game),
    }


def run(plan: SimulationPlan, jobs: int, form: output.Form) -> None:
    """Check the plan, play it, print what came of it."""
    form.check()
    output.load(plan.game, plan.corrections).new(plan.seats, plan.options)
    if plan.games < 1 or jobs < 1:
        raise NotFound("too-few", games=plan.games, jobs=jobs)
    if plan.seed != plan.seed.strip() or not plan.seed.isprintable():
        raise NotFound("bad-seed", seed=plan.seed)
    if plan.records is not None:
        output.make_folder(plan.records)
    started = time.perf_counter()
    total = Tally()
    label = output.SAY("simulate-progress")
    with taken(plan) as put, output.progress(label, plan.games) as advance:
        for tally, packed in parts(plan, jobs):
            total.add(tally)
            put(packed)
            advance(len(tally.scores))
    seconds = time.perf_counter() - started
    report = summary(plan, total, seconds, jobs)
    form.give(lambda: report, lambda: show(report, plan))


def sorted_out(paths: list[Path]) -> tuple[Path | None, Path | None]:
    """Which of the places named is the folder for records, which the file for decisions."""
    folders = [path for path in paths if path.is_dir() or not path.suffix]
    tables = [path for path in paths if path not in folders]
    for path in tables:
        dataset_files.check(path)
    if len(folders) > 1 or len(tables) > 1:
        raise NotFound("one-place", file=str((folders if len(folders) > 1 else tables)[1]))
    return next(iter(folders), None), next(iter(tables), None)


Report = dict[str, Any]


def summary(plan: SimulationPlan, total: Tally, seconds: float, jobs: int) -> Report:
    """The figures, as a program would read them."""
    sides = range(len(total.scores[0]))
    columns = [[row[side] for row in total.scores] for side in sides]
    won = [wins(total.places, side) for side in sides]
    return {
        "game": plan.game,
        "seats": plan.seats,
        "games": plan.games,
        "seed": plan.seed,
        "bots": plan.source().bots,
        "options": plan.options,
        "components": catalog.load(plan.game, plan.corrections).components,
        "jobs": jobs,
        "compiled": is_compiled(),
        "seconds": round(seconds, 3),
        "decisions": total.decisions,
        "games_per_second": round(plan.games / seconds, 1),
        "decisions_per_second": round(total.decisions / seconds),
        "scores": [spread(column) for column in columns],
        "wins": won,
        "shares": [share(each, plan.games) for each in won],
    }


def spread(scores: list[int]) -> dict[str, float]:
    """Mean, standard deviation and range of a side's scores."""
    return {
        "mean": round(fmean(scores), 2),
        "sd": round(pstdev(scores), 2),
        "min": min(scores),
        "max": max(scores),
    }


def wins(places: list[list[int]], side: int) -> float:
    """Games won; a shared win counts in equal parts."""
    return round(sum(1 / row.count(1) for row in places if row[side] == 1), 2)


def share(won: float, games: int) -> dict[str, float]:
    """The part of the games that was won, with 95 % limits: each game has luck of its own."""
    rate = won / games
    low, high = wilson(rate, games)
    return {"rate": round(rate, 4), "low": round(low, 4), "high": round(high, 4)}


def show(report: Report, plan: SimulationPlan) -> None:
    """The figures, as a person would."""
    texts = output.texts(output.load(plan.game, plan.corrections))
    say, number = texts.say, output.TEXTS.number
    table = Table(title=say("simulate-title", game=say("game-title"), games=plan.games))
    table.add_column(say("column-side"), justify="right")
    table.add_column(say("column-player"), overflow="fold")
    for head in ("mean", "sd", "range", "wins", "share", "interval"):
        table.add_column(say(f"column-{head}"), justify="right")
    names = [*plan.source().bots, texts.automa()]
    for side, figures in enumerate(cells(report)):
        table.add_row(str(side + 1), names[side], *figures)
    output.CONSOLE.print(table)
    output.CONSOLE.print(say("simulate-how"))
    engine = say("engine-compiled") if report["compiled"] else say("engine-plain")
    games, decisions = report["games_per_second"], report["decisions_per_second"]
    speed = {"games": number(games, 1), "decisions": number(decisions), "engine": engine}
    output.CONSOLE.print(say("simulate-speed", **speed))


def cells(report: Report) -> list[list[str]]:
    """The figures of each side as the reader writes numbers."""
    number, say = output.TEXTS.number, output.SAY
    rows = zip(report["scores"], report["wins"], report["shares"], strict=True)
    return [
        [
            number(score["mean"], 2),
            number(score["sd"], 2),
            between(score["min"], score["max"]),
            number(won, 0 if won == int(won) else 2),
            say("simulate-share", value=number(100 * part["rate"], 1)),
            between(100 * part["low"], 100 * part["high"], 1),
        ]
        for score, won, part in rows
    ]


def between(low: float, high: float, digits: int = 0) -> str:
    """From one number to another."""
    number = output.TEXTS.number
    return output.SAY("simulate-range", low=number(low, digits), high=number(high, digits))
