"""`maat review`: what a strong bot thinks of a finished game."""

from __future__ import annotations

import os
import shlex
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

import msgspec
from rich.cells import cell_len
from rich.table import Table

from maat import messages
from maat.catalog import AnyGame
from maat.cli import output
from maat.core import notation
from maat.core.errors import BadRecord
from maat.review import decisions, reviewer, runner
from maat.review.report import CHOICE, Decision, Edge, PlayerReview, Review, TurningPoint
from maat.review.runner import ReviewSettings
from maat.text import Texts

WORST = 8  # decisions listed
WIDTH = 64  # signs of a curve
BLOCKS = "▁▂▃▄▅▆▇█"


@dataclass(frozen=True)
class Job:
    """What was asked for on the command line."""

    file: Path
    level: int = reviewer.LEVEL
    iterations: int = 0  # 0 for the usual number of the level
    seed: str = "1"
    corrections: Path | None = None
    form: output.Form = field(default_factory=output.Form)
    jobs: int = 0  # 0 for as many as there are cores
    everything: bool = False  # list all decisions, not only the costly ones

    @property
    def settings(self) -> ReviewSettings:
        """How the review is to be made."""
        return ReviewSettings(self.level, self.iterations, self.seed)


def run(job: Job) -> None:
    """Review a file and print or write what came of it."""
    job.form.check()
    record = notation.read(output.read_text(job.file))
    game = output.load_for(record, job.corrections)
    made = reviewed(game, record, job)
    texts = output.texts(game)
    job.form.give(lambda: msgspec.to_builtins(made), lambda: show(made, record, texts, job))


def reviewed(game: AnyGame, record: notation.Record, job: Job) -> Review:
    """The review of a record, with a bar while it is made."""
    output.check_least("--iterations", job.iterations, 0)
    output.check_least("--jobs", job.jobs, 0)
    reviewer.name(game.key, job.level)
    match = notation.replay(game, record)
    total = len(decisions.read(match).decisions)
    if not total:
        raise BadRecord("review-empty", line=1)
    jobs = job.jobs or min(os.cpu_count() or 1, total)
    with output.progress(output.SAY("review-progress"), total) as advance:
        return runner.review(match, job.settings, jobs, advance)


# For people.


class ReviewText:
    """A review in words."""

    def __init__(self, review: Review, names: list[str], texts: Texts) -> None:
        self.review = review
        self.names = names
        self.texts = texts
        self.say = texts.say

    def number(self, value: float) -> str:
        """A figure with one decimal."""
        return self.texts.number(value, 1)

    def hundredths(self, share: float) -> str:
        """A part of 1 in hundredths."""
        return self.number(100 * share)

    def percent(self, share: float) -> str:
        """A part of 1 as people write it."""
        return self.say("review-percent", value=self.hundredths(share))

    def heading(self) -> str:
        """Which game, and who looked at it."""
        review, bot = self.review, f"bot-name-{self.review.bot}"
        return self.say(
            "review-title",
            game=self.say("game-title"),
            decisions=len(review.decisions),
            bot=self.say(bot) if self.texts.has(bot) else review.bot,
            level=review.level,
            iterations=review.iterations,
        )

    def players(self) -> Table:
        """How well each has chosen."""
        heads = ("decisions", "agreed", "accuracy", "chance-each", "points-each", "luck")
        titles = [self.say(f"column-{head}") for head in heads]
        rows = [self.figures(each) for each in self.review.players]
        table = Table(title=self.say("review-players"), title_justify="left")
        table.add_column(self.say("column-player"), overflow="fold")
        for title, *cells in zip(titles, *rows, strict=True):
            add_figures(table, title, cells)
        for each, row in zip(self.review.players, rows, strict=True):
            table.add_row(self.names[each.seat], *row)
        return table

    def figures(self, each: PlayerReview) -> list[str]:
        """What a player's row says."""
        return [
            str(each.decisions),
            str(each.agreed),
            "" if each.accuracy is None else self.percent(each.accuracy / 100),
            self.percent(each.lost),
            self.number(each.points_lost),
            ("+" if round(each.luck, 3) > 0 else "") + self.percent(each.luck),
        ]

    def turn(self, turn: TurningPoint) -> list[str]:
        """A turning point in two lines."""
        review = self.review
        each = review.decisions[turn.decision]
        then = review.curve[turn.decision + 1].chances[turn.seat]
        before = then - turn.swing
        if turn.kind == CHOICE:
            before, then = each.best, each.chance
        figures = {"before": before, "after": then, "error": turn.error}
        told = {name: self.hundredths(share) for name, share in figures.items()}
        lines = [self.cause(turn, each), self.say("review-swing", **told, to=str(turn.version))]
        if turn.kind == CHOICE and each.edges:
            lines.append(self.why(each))
        return [lines[0], *("   " + line for line in lines[1:])]

    def why(self, each: Decision) -> str:
        """Who would have got more of what, or less, by the bot's answer."""
        told = []
        own = sorted(each.edges, key=lambda edge: (edge.seat != each.seat, edge.seat))
        for seat, found in groupby(own, key=lambda edge: edge.seat):
            lines = ", ".join(self.edge(each) for each in found)
            told.append(self.say("review-reasons", player=self.names[seat], lines=lines))
        return self.say("review-why", reasons="; ".join(told))

    def edge(self, edge: Edge) -> str:
        """A category of points and how many."""
        sign = "+" if edge.points > 0 else ""
        label = self.say(messages.score(edge.label))
        return self.say("review-reason", label=label, points=sign + self.number(edge.points))

    def cause(self, turn: TurningPoint, each: Decision) -> str:
        """The choice or the luck that turned the game."""
        if turn.kind == CHOICE:
            played, preferred = (self.texts.action(code) for code in (each.played, each.preferred))
            moment = self.moment(turn.decision)
            return self.say("review-turn-choice", moment=moment, played=played, preferred=preferred)
        return self.say(
            "review-turn-luck",
            moment=self.moment(turn.decision + 1),
            player=self.name(turn.seat),
            draws="; ".join(self.texts.action(code) for code in each.draws),
        )

    def moment(self, at: int) -> str:
        """A moment of the curve, as the page calls it."""
        found = self.review.decisions
        if at >= len(found):
            return self.say("web-review-end")
        player = self.names[found[at].seat]
        return self.say("web-review-moment", at=at + 1, of=len(found), player=player)

    def name(self, side: int) -> str:
        """Whoever plays a side."""
        return self.names[side] if side < len(self.names) else self.texts.automa()

    def worst(self) -> list[Decision]:
        """The decisions that surely gave most away."""
        sure = [each for each in self.review.decisions if each.lost > each.lost_error]
        return sorted(sure, key=lambda each: -each.lost)[:WORST]

    def listed(self, found: list[Decision], title: str) -> Table:
        """These decisions in a table."""
        say = self.say
        chances = [self.doubt(100 * each.lost, 100 * each.lost_error) for each in found]
        points = [self.doubt(each.points_lost, each.points_error) for each in found]
        table = Table(title=title, title_justify="left")
        add_figures(table, say("column-number"), [str(each.n) for each in found])
        for head in ("player", "played", "preferred"):
            table.add_column(say(f"column-{head}"), overflow="fold")
        add_figures(table, say("column-chance-lost"), chances)
        add_figures(table, say("column-points-lost"), points)
        add_figures(table, "--to", [str(each.version) for each in found])
        for each, chance, lost in zip(found, chances, points, strict=True):
            answers = (self.texts.action(code) for code in (each.played, each.preferred))
            player = self.names[each.seat]
            table.add_row(str(each.n), player, *answers, chance, lost, str(each.version))
        return table

    def whys(self, found: list[Decision]) -> list[str]:
        """Why the bot's answers to these decisions are better, where something can be named."""
        return [
            self.say("review-why-decision", at=each.n, why=self.why(each))
            for each in found
            if each.edges
        ]

    def doubt(self, value: float, error: float) -> str:
        """A figure and its standard error."""
        return self.say("review-doubt", value=self.number(value), error=self.number(error))

    def curve(self) -> list[str]:
        """One line of blocks for each side."""
        moments = self.review.curve
        sides = len(moments[0].chances)
        labels = [self.name(side) for side in range(sides)]
        longest = max(len(label) for label in labels)
        return [
            f"{labels[side].ljust(longest)} {blocks([each.chances[side] for each in moments])}"
            for side in range(sides)
        ]


def add_figures(table: Table, title: str, cells: list[str]) -> None:
    """A column as wide as its widest figure or word, however narrow the screen is."""
    width = max(cell_len(word) for word in [*cells, *title.split()])
    table.add_column(title, justify="right", width=width, overflow="fold")


def blocks(values: list[float]) -> str:
    """Chances as a row of blocks, low to high."""
    wide = min(WIDTH, len(values))
    last = len(values) - 1
    chosen = [values[round(at * last / max(1, wide - 1))] for at in range(wide)]
    return "".join(BLOCKS[min(7, int(8 * each))] for each in chosen)


def show(review: Review, record: notation.Record, texts: Texts, job: Job) -> None:
    """Players, turning points, costly decisions or all of them, curves."""
    say, console = texts.say, output.CONSOLE
    sheet = ReviewText(review, output.called(record, review.seats, texts), texts)
    console.print(sheet.heading())
    console.print(sheet.players())
    console.print(say("web-review-about-accuracy"))
    console.print(say("review-about"))
    show_turns(sheet)
    show_decisions(sheet, job.everything)
    console.print(say("review-see", file=named(job)), soft_wrap=True)
    console.print(say("review-curve") + ":")
    for line in sheet.curve():
        console.print(line, soft_wrap=True)


def named(job: Job) -> str:
    """The file as a command names it, with the values it was played with."""
    words = [str(job.file)]
    if job.corrections is not None:
        words += ["--components", str(job.corrections)]
    return shlex.join(words)


def show_turns(sheet: ReviewText) -> None:
    """The turning points, if there are any."""
    turns = sheet.review.turns
    output.CONSOLE.print(sheet.say("review-turns") + (":" if turns else ""))
    for turn in turns:
        for line in sheet.turn(turn):
            output.CONSOLE.print(line, soft_wrap=True)
    if not turns:
        output.CONSOLE.print(sheet.say("review-no-turns"))


def show_decisions(sheet: ReviewText, everything: bool) -> None:
    """The costly decisions or all of them."""
    found = sheet.review.decisions if everything else sheet.worst()
    title = sheet.say("review-all" if everything else "review-worst")
    shown = sheet.listed(found, title) if found else sheet.say("review-no-worst")
    output.CONSOLE.print(shown)
    for line in sheet.whys(found):
        output.CONSOLE.print(line, soft_wrap=True)
