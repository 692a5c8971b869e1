"""The ladder in the documents: whole, and every level surely stronger than the one below."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from maat.arena import archive
from maat.arena.ladder import Scope, rows
from maat.arena.store import settings_of

DOCS: Final = Path(__file__).parents[2] / "docs"
SLOWEST: Final = {"search": 2.0, "learned": 3.0}  # seconds of processor time for one answer


MEASURED: Final = {head.row: games for head, games in archive.read(DOCS / "ladder.games.gz")}


def test_every_row_of_the_usual_ladder_has_all_its_games() -> None:
    wanted = {settings_of(row.plan): row.games for row in rows(Scope(), MEASURED)}
    missing = {row: games for row, games in wanted.items() if len(MEASURED.get(row, ())) < games}
    assert wanted
    assert missing == {}


def test_every_level_is_surely_ahead_of_the_one_below_with_two_players() -> None:
    page = (DOCS / "ladder.md").read_text("utf-8")
    steps = re.findall(r"^\| 2 \| \d \w+ \| \d \w+ \|.*$", page, re.MULTILINE)
    assert len(steps) == 3 * 4
    assert [step for step in steps if "**" not in step] == [], "bold: clear of 50 %"


def test_no_answer_took_longer_than_is_allowed() -> None:
    looked = 0
    for row in rows(Scope(), MEASURED):
        for number, game in MEASURED[settings_of(row.plan)].items():
            times = zip(row.plan.seating(number), game.longest, strict=False)
            found = [(bot, longest) for bot, longest in times if bot in SLOWEST]
            looked += len(found)
            assert all(longest / 1e9 <= SLOWEST[bot] for bot, longest in found)
    assert looked > 1000
