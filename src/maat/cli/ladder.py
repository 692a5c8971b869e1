"""`maat ladder`: plays the ladder of bots, for as long as it is let, and writes its page."""

from __future__ import annotations

import os
import platform
import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from maat import __version__, catalog, is_compiled
from maat.arena import archive, executor, ladder_page, runner
from maat.arena.ladder import Ladder, Row, Scope
from maat.arena.store import LADDER, ResultStore, folder
from maat.arena.worker import PlayedChunk
from maat.cli import output
from maat.core.errors import NotFound

SAY = output.SAY
QUIET = 60.0  # seconds between two lines where there is no screen


@dataclass(frozen=True)
class LadderOptions:
    """How to play and where to write."""

    jobs: int
    ray: str | None
    database: Path | None
    json: bool
    out: Path
    minutes: float | None
    write_only: bool
    renew: bool


def run(scope: Scope, options: LadderOptions) -> None:
    """Play what is missing, write the page; an interrupt writes it, too."""
    for key in scope.only:
        output.load(key)
    least = min(scope.games, scope.slow_games, scope.solo_games)
    if min(least, options.jobs) < 1:
        raise NotFound("too-few", games=least, jobs=options.jobs)
    output.make_folder(options.out.parent / ladder_page.PICTURES)
    kept = ResultStore(options.database or folder() / "ladder.sqlite", LADDER)
    try:
        measured = archive.settings_in(archive_of(options))
        if options.renew:
            measured -= overruled(scope, archive_of(options))
        steps = Ladder(scope, kept, measured)
        take_up(steps, archive_of(options))
        try:
            if not options.write_only:
                play(steps, options)
        except KeyboardInterrupt:
            places = {"played": steps.done, "games": steps.total, "file": str(kept.path)}
            output.ERRORS.print(SAY("ladder-interrupted", **places), soft_wrap=True)
            raise
        finally:
            write(steps, options)
        output.Form(options.json).give(lambda: figures(steps), lambda: tell(options))
    finally:
        kept.close()


def tell(options: LadderOptions) -> None:
    """Where the page is."""
    output.CONSOLE.print(SAY("ladder-written", file=str(options.out)), soft_wrap=True)


def figures(steps: Ladder) -> dict[str, Any]:
    """What has been played, row by row, as a program reads it."""
    rows = [
        {
            "game": each.row.plan.game,
            "seats": each.row.plan.seats,
            "bots": list(each.row.plan.bots),
            "options": each.row.plan.options,
            "rules": each.row.plan.rules or catalog.load(each.row.plan.game).version,
            "wanted": each.row.games,
            "older": each.older,
            **each.summary.as_data(),
        }
        for each in steps.found()
    ]
    return {**asdict(setting(steps.scope)), "rows": rows}


def archive_of(options: LadderOptions) -> Path:
    """The games behind a page lie beside it."""
    return options.out.with_suffix(".games.gz")


def overruled(scope: Scope, file: Path) -> set[str]:
    """The rows that newer rules have changed; each row of older rules is told."""

    def told(row: Row, tried: int, other: int) -> None:
        names = {"game": row.plan.game, "bots": ", ".join(row.plan.bots), "seats": row.plan.seats}
        said = SAY("ladder-overruled", tried=tried, other=other, **names)
        output.ERRORS.print(said, soft_wrap=True)

    return archive.overruled(file, scope, told)


def take_up(steps: Ladder, file: Path) -> None:
    """Go on from the games that came with the page."""

    def told(row: Row, good: bool) -> None:
        names = {"game": row.plan.game, "bots": ", ".join(row.plan.bots), "seats": row.plan.seats}
        output.ERRORS.print(SAY("ladder-checked", good=str(good).lower(), **names), soft_wrap=True)

    if file.is_file():
        archive.take_up(file, steps, told)


def play(steps: Ladder, options: LadderOptions) -> None:
    """Stage by stage; the page is written anew after each."""
    until = None if options.minutes is None else monotonic() + 60 * options.minutes
    hands = executor.gather(options.jobs, options.ray)
    try:
        with watched(steps, hands.width) as look:

            def told(done: PlayedChunk) -> None:
                steps.note(done.work.row, len(done.results))
                look()

            for legs in steps.stages():
                before = steps.done
                runner.run(legs, steps.store, hands, told, steps.pace, until)
                if steps.done > before:
                    write(steps, options)
    finally:
        hands.close()


@contextmanager
def watched(steps: Ladder, width: int) -> Iterator[Callable[[], None]]:
    """A bar with the time that is left; a line a minute where there is no screen."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(*columns, TextColumn("{task.fields[left]}"), console=output.ERRORS)
    bar.disable = not output.ERRORS.is_terminal
    last = monotonic()

    def look() -> None:
        nonlocal last
        left = SAY("ladder-left", time=duration(steps.seconds_left(width)))
        bar.update(task, completed=steps.done, left=left)
        if bar.disable and monotonic() - last > QUIET:
            last = monotonic()
            output.ERRORS.print(f"{steps.done} / {steps.total}, {left}")

    with bar:
        task = bar.add_task(
            SAY("ladder-progress"), total=steps.total, completed=steps.done, left=""
        )
        yield look


def duration(seconds: float) -> str:
    """Hours and minutes."""
    minutes = int(seconds / 60 + 0.999)
    return f"{minutes // 60}:{minutes % 60:02} h"


def write(steps: Ladder, options: LadderOptions) -> None:
    """The page, its pictures and the games behind them, from what there is."""
    found = steps.found()
    before = options.out.read_text("utf-8") if options.out.is_file() else ""
    output.write_file(options.out, ladder_page.page(found, setting(steps.scope), before))
    pictures = options.out.parent / ladder_page.PICTURES
    for game in dict.fromkeys(row.plan.game for row in steps.rows):
        own = [each for each in found if each.row.plan.game == game and each.row.plan.seats > 1]
        if ladder_page.has_games(own):
            output.write_file(pictures / ladder_page.file_of(game), ladder_page.picture(game, own))
    archive.write(archive_of(options), steps)


def command(scope: Scope) -> str:
    """The words that play this ladder."""
    usual = Scope()
    words = [f"--games {scope.games} --slow-games {scope.slow_games}"]
    words += [f"--solo-games {scope.solo_games} --seed {shlex.quote(scope.seed)}"]
    words += [f"--only {key}" for key in scope.only]
    if scope.seats != usual.seats:
        words.append(f"--seats {','.join(map(str, scope.seats))}")
    words += [f"--up-to {scope.highest}"] if scope.highest != usual.highest else []
    words += ["--all-pairs"] if scope.all_pairs else []
    return " ".join(["maat ladder", *words])


def setting(scope: Scope) -> ladder_page.Setting:
    """Date, versions and command."""
    engine = "compiled" if is_compiled() else "plain Python"
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    versions = f"maat {__version__} ({engine}), Python {platform.python_version()}, {machine}"
    return ladder_page.Setting(f"{datetime.now(UTC):%Y-%m-%d}", versions, command(scope))
