"""`maat review`: what a strong bot thinks of a finished game."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import msgspec
from rich.table import Table

from maat.catalog import AnyGame
from maat.cli import output
from maat.core import notation
from maat.core.errors import BadRecord
from maat.review import course, judging, running
from maat.review.report import CHOICE, Decision, Player, Review, Turn
from maat.review.running import Wish
from maat.text import Texts, check_language

WORST = 8  # decisions listed
WIDTH = 64  # signs of a curve
BLOCKS = "▁▂▃▄▅▆▇█"
STDOUT = Path("-")


@dataclass(frozen=True)
class Job:
    """What was asked for on the command line."""

    file: Path
    level: int = judging.LEVEL
    iterations: int = 0  # 0 for the usual number of the level
    seed: str = "1"
    corrections: Path | None = None
    json: Path | None = None
    language: str = ""
    jobs: int = 0  # 0 for as many as there are cores
    everything: bool = False  # list all decisions, not only the costly ones

    @property
    def wish(self) -> Wish:
        """How the review is to be made."""
        return Wish(self.level, self.iterations, self.seed, self.corrections)


def run(job: Job) -> None:
    """Review a file and print or write what came of it."""
    language = check_language(job.language or output.texts().language)
    record = notation.read(output.read_text(job.file))
    game = output.load(record.game, job.corrections)
    made = reviewed(game, record, job)
    if job.json is None:
        show(made, record, Texts(language, game), job.everything)
    elif job.json == STDOUT:
        output.print_json(msgspec.to_builtins(made))
    else:
        output.write_file(job.json, msgspec.json.encode(made).decode() + "\n")


def reviewed(game: AnyGame, record: notation.Record, job: Job) -> Review:
    """The review of a record, with a bar while it is made."""
    output.check_least("--iterations", job.iterations, 0)
    output.check_least("--jobs", job.jobs, 0)
    judging.name(game.key, job.level)
    match = notation.replay(game, record)
    total = len(course.read(match).spots)
    if not total:
        raise BadRecord("review-empty", line=1)
    jobs = job.jobs or min(os.cpu_count() or 1, total)
    with output.progress(output.SAY("review-progress"), total, job.json != STDOUT) as advance:
        return running.review(match, job.wish, jobs, advance)


# For people.


def percent(share: float) -> float | int:
    """A part of 1 in hundredths, with one digit where it matters."""
    value = round(100 * share, 1)
    return int(value) if value == int(value) else value


class Sheet:
    """A review in words."""

    def __init__(self, review: Review, names: list[str], texts: Texts) -> None:
        self.review = review
        self.names = names
        self.texts = texts
        self.say = texts.say

    def doubt(self, value: float, error: float) -> str:
        """A part of the chance to win."""
        return self.say("review-doubt", value=percent(value), error=percent(error))

    def players(self) -> Table:
        """How well each has chosen."""
        say = self.say
        table = Table(title=say("review-players"), title_justify="left")
        table.add_column(say("column-player"))
        for head in ("decisions", "agreed", "accuracy", "chance-each", "points-each", "luck"):
            table.add_column(say(f"column-{head}"), justify="right")
        for each in self.review.players:
            table.add_row(self.names[each.seat], *self.figures(each))
        return table

    def figures(self, each: Player) -> list[str]:
        """What a player's row says."""
        accuracy = "" if each.accuracy is None else self.percent(each.accuracy / 100)
        return [
            str(each.decisions),
            str(each.agreed),
            accuracy,
            self.percent(each.lost),
            self.say("review-number", value=round(each.points_lost, 2)),
            ("+" if each.luck > 0 else "") + self.percent(each.luck),
        ]

    def percent(self, share: float) -> str:
        """A part of 1 as people write it."""
        return self.say("review-percent", value=percent(share))

    def turn(self, turn: Turn) -> list[str]:
        """A turning point in two lines."""
        review, say = self.review, self.say
        each = review.decisions[turn.decision]
        then = review.curve[turn.decision + 1].chances[turn.seat]
        before = then - turn.swing
        values: dict[str, object] = {"n": each.n, "player": self.name(turn.seat)}
        if turn.kind == CHOICE:
            before, then = each.best, each.chance
            words = [self.texts.action(code) for code in (each.played, each.preferred)]
            told = say("review-turn-choice", **values, played=words[0], preferred=words[1])
        else:
            draws = "; ".join(self.texts.action(code) for code in each.draws)
            told = say("review-turn-luck", **values, draws=draws)
        figures = {"before": percent(before), "after": percent(then), "error": percent(turn.error)}
        return [told, "   " + say("review-swing", **figures)]

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
        table = Table(title=title, title_justify="left")
        for head in ("number", "player", "played", "preferred", "chance-lost", "points-lost"):
            right = head in ("number", "chance-lost", "points-lost")
            table.add_column(say(f"column-{head}"), justify="right" if right else "left")
        for each in found:
            points = round(each.points_lost, 1), round(each.points_error, 1)
            table.add_row(
                str(each.n),
                self.names[each.seat],
                self.texts.action(each.played),
                self.texts.action(each.preferred),
                self.doubt(each.lost, each.lost_error),
                say("review-points", value=points[0], error=points[1]),
            )
        return table

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


def blocks(values: list[float]) -> str:
    """Chances as a row of blocks, low to high."""
    wide = min(WIDTH, len(values))
    last = len(values) - 1
    chosen = [values[round(at * last / max(1, wide - 1))] for at in range(wide)]
    return "".join(BLOCKS[min(7, int(8 * each))] for each in chosen)


def show(review: Review, record: notation.Record, texts: Texts, everything: bool) -> None:
    """Players, turning points, costly decisions or all of them, curves."""
    say = texts.say
    names = [record.names.get(seat, say("seat", seat=seat)) for seat in range(review.seats)]
    sheet = Sheet(review, names, texts)
    count = len(review.decisions)
    title, bot = say("game-title"), f"bot-name-{review.bot}"
    named = say(bot) if texts.has(bot) else review.bot
    heading = say("review-title", game=title, decisions=count, bot=named, level=review.level)
    output.CONSOLE.print(heading)
    output.CONSOLE.print(sheet.players())
    output.CONSOLE.print(say("review-turns") + (":" if review.turns else ""))
    for turn in review.turns:
        for line in sheet.turn(turn):
            output.CONSOLE.print(line, soft_wrap=True)
    if not review.turns:
        output.CONSOLE.print(say("review-no-turns"))
    found = review.decisions if everything else sheet.worst()
    head = say("review-all" if everything else "review-worst")
    output.CONSOLE.print(sheet.listed(found, head) if found else say("review-no-worst"))
    output.CONSOLE.print(say("review-curve") + ":")
    for line in sheet.curve():
        output.CONSOLE.print(line, soft_wrap=True)
