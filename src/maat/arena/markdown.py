"""Figures as tables, and these in Markdown."""

from __future__ import annotations

from dataclasses import dataclass

from maat.arena.figures import Figures
from maat.arena.plan import AUTOMA
from maat.arena.ratings import START
from maat.arena.summary import Pair, Standing, Summary
from maat.bots import files
from maat.text import Texts

PLAYER_HEADS = ("player", "rating", "wins", "points", "sd")
PAIR_HEADS = ("pair", "rate", "interval", "games", "deals")
TIME_HEADS = ("player", "per-game", "think-mean", "think-max")

Rows = list[list[str]]


@dataclass(frozen=True)
class ReportTable:
    """A table of a report, and what is to be said below it."""

    title: str
    heads: list[str]
    rows: Rows
    notes: list[str]


class Report:
    """All that is told about some games, in the reader's language."""

    def __init__(self, summary: Summary, texts: Texts) -> None:
        self.summary = summary
        self.texts = texts
        self.say = texts.say
        self.figures = Figures(texts)
        self.names = [each.name for each in summary.players]

    def sheets(self) -> list[ReportTable]:
        """The tables, the most telling first."""
        return [self.players(), self.pairs(), self.times(), self.sources()]

    def name(self, player: str) -> str:
        """A bot is called by its name, the automa as its game calls it."""
        return self.texts.automa() if player == AUTOMA else files.shown(player, self.names)

    def heads(self, names: tuple[str, ...]) -> list[str]:
        """What stands above the columns."""
        return [self.say(f"column-{name}") for name in names]

    def players(self) -> ReportTable:
        """How good everybody is."""
        rows = [self.player_cells(each) for each in self.summary.players]
        return ReportTable(
            self.say("arena-players"), self.heads(PLAYER_HEADS), rows, self.player_notes()
        )

    def player_notes(self) -> list[str]:
        """What wins and ratings mean."""
        share = self.figures.percent(1 / self.summary.sides)
        notes = [self.say("arena-how-wins", share=share)]
        if len(self.summary.players) < self.summary.sides:
            notes.append(self.say("arena-how-seats"))
        start = self.figures.number(START.high - START.mu)
        return [*notes, self.say("arena-how-ratings", start=start)]

    def player_cells(self, player: Standing) -> list[str]:
        """A row of the table of players."""
        number = self.figures.number
        rating, wins = self.figures.rating(player.rating), self.figures.percent(player.wins)
        return [self.name(player.name), rating, wins, number(player.points), number(player.spread)]

    def pairs(self) -> ReportTable:
        """Who is placed ahead of whom how often."""
        rows = [self.pair_cells(each) for each in self.summary.pairs]
        notes = [self.say("arena-how-pairs"), self.say("arena-how-limits")]
        return ReportTable(self.say("arena-pairs"), self.heads(PAIR_HEADS), rows, notes)

    def pair_cells(self, pair: Pair) -> list[str]:
        """A row of the table of pairs."""
        names = f"{self.name(pair.name)} – {self.name(pair.other)}"
        counts = [self.figures.number(count, 0) for count in (pair.games, pair.deals)]
        return [names, self.figures.percent(pair.rate), self.figures.limits(pair), *counts]

    def times(self) -> ReportTable:
        """How long everybody thinks; the automa does not."""
        own = [each for each in self.summary.players if each.decisions]
        rows = [[self.name(each.name), *self.time_cells(each)] for each in own]
        notes = [self.say("arena-how-time")]
        return ReportTable(self.say("arena-times"), self.heads(TIME_HEADS), rows, notes)

    def time_cells(self, player: Standing) -> list[str]:
        """Decisions in a game and milliseconds for one."""
        times = [self.figures.milliseconds(time) for time in (player.mean_ms, player.max_ms)]
        return [self.figures.number(player.decisions), *times]

    def sources(self) -> ReportTable:
        """Mean points of each player by source, the most rewarding first."""
        players = self.summary.players
        labels = sorted({label for player in players for label in player.sources})
        labels.sort(key=lambda label: -max(each.sources.get(label, 0.0) for each in players))
        rows = [
            [self.source_name(label)]
            + [self.figures.number(each.sources.get(label, 0.0)) for each in players]
            for label in labels
        ]
        heads = [self.say("column-line"), *(self.name(each.name) for each in players)]
        return ReportTable(self.say("arena-sources"), heads, rows, [])

    def source_name(self, label: str) -> str:
        """A line of a score sheet in words."""
        key = "score-" + label.replace("_", "-")
        return self.say(key) if self.texts.has(key) else label

    def page(self, title: str, lines: list[str]) -> str:
        """The whole report as a page."""
        parts = [f"# {title}", "\n".join(f"- {line}" for line in lines)]
        for sheet in self.sheets():
            parts += [f"## {sheet.title}", table(sheet.heads, sheet.rows), *sheet.notes]
        return "\n\n".join(parts) + "\n"


def table(heads: list[str], rows: Rows, words: int = 1) -> str:
    """A table in Markdown: so many columns of words, then numbers to the right."""
    rule = ["---"] * words + ["---:"] * (len(heads) - words)
    return "\n".join("| " + " | ".join(row) + " |" for row in [heads, rule, *rows])
