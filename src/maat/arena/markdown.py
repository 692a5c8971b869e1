"""Figures as tables in Markdown."""

from __future__ import annotations

from maat.arena.plan import AUTOMA
from maat.arena.summary import Pair, Player, Summary
from maat.bots import files
from maat.text import Texts

PLAYER_HEADS = ("player", "rating", "wins", "mean", "sd", "per-game", "think-mean", "think-max")
PAIR_HEADS = ("pair", "rate", "interval", "games", "deals")
SHOWN = 3  # digits that matter in milliseconds

Rows = list[list[str]]


def percent(share: float) -> str:
    """A share as a person reads it."""
    return f"{100 * share:.1f} %"


def interval(pair: Pair) -> str:
    """The limits of a rate."""
    return f"{100 * pair.low:.1f}–{100 * pair.high:.1f} %"


def milliseconds(time: float) -> str:
    """With as many digits as tell something."""
    return f"{time:.{SHOWN}g}" if time < 100 else f"{time:.0f}"


def player_cells(player: Player, name: str) -> list[str]:
    """A row of the table of players."""
    return [
        name,
        f"{player.rating.mu:.1f} ± {player.rating.high - player.rating.mu:.1f}",
        percent(player.wins),
        f"{player.points:.1f}",
        f"{player.spread:.1f}",
        f"{player.decisions:.1f}",
        milliseconds(player.mean_ms) if player.decisions else "",
        milliseconds(player.max_ms) if player.decisions else "",
    ]


def pair_cells(pair: Pair, one: str, other: str) -> list[str]:
    """A row of the table of pairs."""
    rate = percent(pair.rate)
    return [f"{one} – {other}", rate, interval(pair), f"{pair.games:,}", f"{pair.deals:,}"]


def source_rows(summary: Summary, texts: Texts) -> Rows:
    """Mean points of each player by source, the most rewarding first."""
    labels = {label for player in summary.players for label in player.sources}
    most = {
        label: max(player.sources.get(label, 0.0) for player in summary.players)
        for label in sorted(labels)
    }
    return [
        [source_name(texts, label)]
        + [f"{player.sources.get(label, 0.0):.1f}" for player in summary.players]
        for label in sorted(most, key=lambda label: -most[label])
    ]


def source_name(texts: Texts, label: str) -> str:
    """A line of a score sheet in words."""
    key = "score-" + label.replace("_", "-")
    return texts.say(key) if texts.has(key) else label


def name_of(texts: Texts, player: str) -> str:
    """A bot is called by its name, the automa as its game calls it."""
    return texts.automa() if player == AUTOMA else files.shown(player)


def table(heads: list[str], rows: Rows, words: int = 1) -> str:
    """A table in Markdown: so many columns of words, then numbers to the right."""
    rule = ["---"] * words + ["---:"] * (len(heads) - words)
    return "\n".join("| " + " | ".join(row) + " |" for row in [heads, rule, *rows])


def tables(summary: Summary, texts: Texts) -> list[tuple[str, list[str], Rows]]:
    """Title, heads and rows of all tables of a report."""
    heads = [texts.say(f"column-{head}") for head in PLAYER_HEADS]
    players = [player_cells(each, name_of(texts, each.name)) for each in summary.players]
    found = [(texts.say("arena-players"), heads, players)]
    heads = [texts.say(f"column-{head}") for head in PAIR_HEADS]
    pairs = [
        pair_cells(each, name_of(texts, each.name), name_of(texts, each.other))
        for each in summary.pairs
    ]
    found.append((texts.say("arena-pairs"), heads, pairs))
    heads = [texts.say("column-line"), *(name_of(texts, each.name) for each in summary.players)]
    found.append((texts.say("arena-sources"), heads, source_rows(summary, texts)))
    return found


def page(summary: Summary, texts: Texts, title: str, lines: list[str]) -> str:
    """The whole report as a page."""
    parts = [f"# {title}", "\n".join(f"- {line}" for line in lines)]
    for head, heads, rows in tables(summary, texts):
        parts += [f"## {head}", table(heads, rows)]
    return "\n\n".join([*parts, texts.say("arena-how")]) + "\n"
