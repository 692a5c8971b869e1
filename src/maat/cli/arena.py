"""`maat arena`: bots against bots, with every seat and the same luck for each of them."""

from __future__ import annotations

import platform
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import fill
from typing import Any

from rich.console import JustifyMethod
from rich.measure import Measurement
from rich.table import Table

from maat import __version__, is_compiled
from maat.arena import executor, plot, runner, store
from maat.arena.fingerprint import fingerprint
from maat.arena.markdown import Report, ReportTable
from maat.arena.plan import Plan, checked, rules_of
from maat.arena.summary import Summary, summary
from maat.cli import output
from maat.core.errors import NotFound

SAY = output.SAY
DRAWN = ".svg"


@dataclass(frozen=True)
class ArenaOptions:
    """What a command asks for beside the plan."""

    games: int
    jobs: int = 1
    ray: str | None = None
    database: Path | None = None
    form: output.Form = field(default_factory=output.Form)
    markdown: Path | None = None
    plot: Path | None = None


def run(plan: Plan, options: ArenaOptions) -> None:
    """Check everything, play what is missing, show and write the figures."""
    output.load(plan.game)
    checked(plan)
    if options.games < 1 or options.jobs < 1:
        raise NotFound("too-few", games=options.games, jobs=options.jobs)
    if options.plot is not None and options.plot.suffix.lower() != DRAWN:
        raise NotFound("plot-ending", file=str(options.plot))
    options.form.check()
    output.check_place(options.markdown, options.plot)
    kept = store.ResultStore(options.database or store.usual_place(plan), store.settings_of(plan))
    games = plan.whole(options.games)
    try:
        row, code = kept.row(plan), fingerprint(plan.game, plan.bots)
        play(runner.Leg(row, plan, games), options, kept)
        found = summary(plan, kept.results(row, games))
    finally:
        kept.close()
    show(plan, options, found, code)


def play(leg: runner.Leg, options: ArenaOptions, kept: store.ResultStore) -> None:
    """Play the games that the store does not have; an interrupt leaves it as it is."""
    row, games = leg.row, leg.games
    ready = sum(1 for number in kept.numbers(row) if number < games)
    if ready == games:
        return
    hands = executor.gather(options.jobs, options.ray)
    try:
        with output.progress(SAY("arena-progress"), games) as advance:
            advance(ready)
            runner.run([leg], kept, hands, lambda done: advance(len(done.results)))
    except KeyboardInterrupt:
        played = sum(1 for number in kept.numbers(row) if number < games)
        told = SAY("arena-interrupted", played=played, games=games, file=str(kept.path))
        output.ERRORS.print(told, soft_wrap=True)
        raise
    finally:
        hands.close()


def show(plan: Plan, options: ArenaOptions, found: Summary, code: str) -> None:
    """Pages and pictures into their files, the figures where they are wished."""
    texts = output.texts(output.load(plan.game))
    report = Report(found, texts)
    lines = headlines(plan, found, code)
    title = SAY("arena-title", game=texts.say("game-title"), seats=plan.seats)
    if options.markdown is not None:
        output.write_file(options.markdown, report.page(title, lines))
    if options.plot is not None:
        names = {each.name: report.name(each.name) for each in found.players}
        heads = (SAY("arena-plot-ratings"), SAY("arena-plot-pairs"))
        output.write_file(options.plot, plot.plot(found, names, title, heads))
    options.form.give(
        lambda: figures(plan, found, code), lambda: print_report(report, title, lines)
    )


def headlines(plan: Plan, found: Summary, code: str) -> list[str]:
    """How the figures came about, line by line."""
    engine = SAY("engine-compiled") if is_compiled() else SAY("engine-plain")
    lines = [
        SAY("arena-games", games=found.games, deals=found.deals, seed=plan.seed),
        SAY("arena-versions", maat=__version__, engine=engine, code=code),
    ]
    if plan.options:
        chosen = ", ".join(f"{key}={value}" for key, value in plan.options.items())
        lines.append(SAY("arena-options", options=chosen))
    if plan.changes:
        lines.append(SAY("arena-components", name=rules_of(plan).components))
    return lines


def print_report(report: Report, title: str, lines: list[str]) -> None:
    """The figures as a person reads them."""
    output.CONSOLE.print(title)
    for line in lines:
        output.CONSOLE.print(line, soft_wrap=True)
    for sheet in report.sheets():
        output.CONSOLE.print()
        print_table(sheet)
        for note in sheet.notes:
            output.CONSOLE.print(note)


def folded(head: str, width: int) -> str:
    """A head as narrow as the figures below it, if its words are."""
    return fill(head, width, break_long_words=False, break_on_hyphens=False)


def print_table(sheet: ReportTable) -> None:
    """Words fold; a figure stays whole, even where the table is wider than the screen."""
    table = Table(title=sheet.title, title_justify="left")
    for at, head in enumerate(sheet.heads):
        widest = max((len(row[at]) for row in sheet.rows), default=0) if at else 0
        told = folded(head, widest) if widest else head
        justify: JustifyMethod = "right" if at else "left"
        table.add_column(told, justify=justify, overflow="fold", min_width=widest)
    for row in sheet.rows:
        table.add_row(*row)
    console = output.CONSOLE
    least = Measurement.get(console, console.options.update(width=10_000), table).minimum
    console.print(table, width=max(least, console.width), crop=False)


def figures(plan: Plan, found: Summary, code: str) -> dict[str, Any]:
    """The figures as a program reads them."""
    return {
        "game": plan.game,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": plan.options,
        "components": rules_of(plan).components,
        "maat": __version__,
        "python": platform.python_version(),
        "compiled": is_compiled(),
        "code": code,
        **found.as_data(),
    }
