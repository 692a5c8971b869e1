"""Bots an operator adds to the menu."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Running

from maat.bots import roster
from maat.client import play
from maat.core.errors import MaatError
from maat.server import operator_bots

DRAWS = """
class Mine:
    def choose(self, glance):
        assert glance.state.filled >= 0  # as only Ra has it
        return glance.options[0]

def make(seed):
    return Mine()
"""


@pytest.fixture
def mine(tmp_path: Path) -> Iterator[Path]:
    """The file of a bot for Ra."""
    file = tmp_path / "mine.py"
    file.write_text(DRAWS)
    yield file
    roster.ADDED.clear()


def test_a_bot_of_the_house_is_in_the_menu_of_its_game_and_plays(mine: Path) -> None:
    running = Running(mine.parent, bots=f"steady={mine}")
    try:
        guest = running.guest("Ada")
        menus = {game["key"]: game["bots"] for game in guest.get("/api/games")["games"]}
        assert {key for key, bots in menus.items() if "steady" in bots} == {"ra"}
        seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": "steady"}]
        opened = guest.open_table("ra", seats)
        ended = play(guest, opened["id"], lambda update: int(update["answers"][0]["action"]))
        assert ended["phase"] == "over"
        counts = running.services.metrics
        assert counts.bots._value.get() > 0
        assert counts.failures._value.get() == 0
    finally:
        running.stop()


@pytest.mark.parametrize("wrong", ["mine", "Mine=mine.py", "peek=mine.py", "mine=search", "=a.py"])
def test_a_setting_that_names_no_bot_is_refused(wrong: str, mine: Path) -> None:
    setting = wrong.replace("mine.py", str(mine))
    with pytest.raises(MaatError, match="bad-setting"):
        operator_bots.let_in(setting)


def test_a_bot_that_plays_no_game_is_told_with_its_line(mine: Path) -> None:
    mine.write_text(DRAWS.replace("state.filled", "state.nothing"))
    with pytest.raises(MaatError) as told:
        operator_bots.let_in(f"steady={mine}")
    assert (told.value.key, told.value.values["line"]) == ("bot-fault", 4)


def test_nobody_is_let_in_where_nobody_is_named() -> None:
    operator_bots.let_in(" , ")
    assert not roster.ADDED
