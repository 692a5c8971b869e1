"""The ladder in the documents: how whole it is, and that every level is stronger than the last."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from maat.arena import archive
from maat.arena.ladder import Row, Scope, rows
from maat.arena.store import settings_of

DOCS: Final = Path(__file__).parents[2] / "docs"
SLOWEST: Final = {"search": 2.0, "learned": 3.0}  # seconds of processor time for one answer
PROVISIONAL: Final = 40  # games that tell something, with limits as wide as they are


# The games each row rests on: the older ones where those of today are not all played.
MEASURED: Final = archive.longest(DOCS / "ladder.games.gz")
ROWS: Final = rows(Scope(), MEASURED)


def played(row: Row) -> int:
    """How many games a row rests on."""
    return len(MEASURED[settings_of(row.plan)])


def test_every_row_for_one_or_two_has_all_its_games() -> None:
    few = [row for row in ROWS if row.plan.seats <= 2]
    assert len(few) == 15 + 5 * (6 + 3)
    assert [row for row in few if played(row) < row.games] == []


def test_a_row_for_more_without_all_its_games_says_so() -> None:
    page = (DOCS / "ladder.md").read_text("utf-8")
    short = [row for row in ROWS if played(row) < row.games]
    assert [row for row in short if played(row) < PROVISIONAL] == []
    assert len(re.findall(r"^\| [34] \|.* \d+ of \d+ \|", page, re.MULTILINE)) == len(short)


def test_every_level_is_surely_ahead_of_the_one_below_with_two_players() -> None:
    page = (DOCS / "ladder.md").read_text("utf-8")
    steps = re.findall(r"^\| 2 \| \d \w+ \| \d \w+ \|.*$", page, re.MULTILINE)
    assert len(steps) == 3 * 4
    assert [step for step in steps if "**" not in step] == [], "bold: clear of 50 %"


def test_no_answer_took_longer_than_is_allowed() -> None:
    looked = 0
    for row in ROWS:
        for number, game in MEASURED[settings_of(row.plan)].items():
            times = zip(row.plan.seating(number), game.longest, strict=False)
            found = [(bot, longest) for bot, longest in times if bot in SLOWEST]
            looked += len(found)
            assert all(longest / 1e9 <= SLOWEST[bot] for bot, longest in found)
    assert looked > 1000
