"""`maat arena`: the program itself, killed and started again."""

from __future__ import annotations

import io
import json
import os
import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import apsw
import pytest
from rich.console import Console

from maat import catalog
from maat.arena.markdown import Report as Told
from maat.arena.plan import Plan
from maat.arena.summary import summary
from maat.arena.worker import Result
from maat.cli import arena, output
from maat.languages import LANGUAGES
from maat.text import Texts

if TYPE_CHECKING:
    from tests.cli.conftest import Running

GAMES = 60
SLOW = """
from time import sleep
from maat.bots.bot import Bot
from maat.core.dealer import QuickDealer

class Sleepy(Bot):
    def __init__(self, seed):
        self.dice = QuickDealer(seed)

    def choose(self, glance):
        sleep(0.002)
        options = glance.options
        return options[self.dice.below(len(options))]

make = Sleepy
"""
QUICK = ["ra", "--bots", "random,drawy", "--games", "6"]
Report = dict[str, Any]
Begun = Callable[..., "Running"]


def figures(file: Path) -> Report:
    """What must not depend on the clock."""
    made: Report = json.loads(file.read_text("utf-8"))
    for player in made["players"]:
        del player["mean_ms"], player["max_ms"]
    return made


def children(pid: int) -> list[int]:
    """The processes a process has started."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text("utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(status.parent.name))
    return found


def is_alive(pid: int) -> bool:
    """Whether a process still runs; one that waits to be buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def games_by_row(store: Path) -> list[int]:
    """How many games each row of a store has."""
    order = "SELECT count(*) FROM game GROUP BY plan"
    found: list[Any] = apsw.Connection(str(store)).execute(order).fetchall()
    return [int(count) for (count,) in found]


@pytest.fixture(scope="module")
def long(folder: Path) -> list[str]:
    """The words for a run that takes its time, on a fast engine as on a slow one."""
    bot = folder / "sleepy.py"
    bot.write_text(SLOW, "utf-8")
    return ["ra", "--bots", f"{bot},drawy", "--seats", "3", "--games", str(GAMES), "--jobs", "2"]


@pytest.fixture(scope="module")
def whole(good: Callable[..., str], long: list[str], folder: Path) -> Report:
    """The long run, not disturbed."""
    good(
        "arena",
        *long,
        "--database",
        folder / "whole.sqlite",
        "--json",
        "--out",
        folder / "whole.json",
    )
    return figures(folder / "whole.json")


def test_a_killed_run_goes_on_and_ends_with_the_same_figures(
    good: Callable[..., str], begun: Begun, long: list[str], whole: Report, tmp_path: Path
) -> None:
    store = tmp_path / "killed.sqlite"
    running = begun("arena", *long, store=store)
    workers = children(running.process.pid)
    os.kill(running.process.pid, signal.SIGKILL)
    running.process.communicate()
    assert 0 < running.played() < GAMES
    running.wait_until(lambda: not any(is_alive(worker) for worker in workers))
    good("arena", *long, "--database", store, "--json", "--out", tmp_path / "killed.json")
    assert figures(tmp_path / "killed.json") == whole
    assert running.played() == GAMES


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_run_says_how_to_go_on_and_ends_with_the_same_figures(
    good: Callable[..., str],
    begun: Begun,
    long: list[str],
    whole: Report,
    tmp_path: Path,
    jobs: int,
) -> None:
    store = tmp_path / "stopped.sqlite"
    running = begun("arena", *long, "--jobs", jobs, store=store)
    code, told = running.interrupt()
    kept = running.played()
    assert code == 130
    assert 0 < kept < GAMES
    [line] = told.split("\n")
    assert f"{kept} of {GAMES} games" in line
    assert str(store) in line
    good("arena", *long, "--database", store, "--json", "--out", tmp_path / "stopped.json")
    assert figures(tmp_path / "stopped.json") == whole
    assert running.played() == GAMES


def test_figures_are_shown_and_written(good: Callable[..., str], tmp_path: Path) -> None:
    store, page, plot = tmp_path / "a.sqlite", tmp_path / "a.md", tmp_path / "a.svg"
    told = good("arena", *QUICK, "--database", store, "--markdown", page, "--plot", plot)
    for text in (told, page.read_text("utf-8")):
        assert "Placed ahead" in text
        assert "6 games of 3 deals" in text
        assert "Pharaohs" in text
    assert plot.read_text("utf-8").startswith("<svg")


def test_json_can_be_printed(good: Callable[..., str], tmp_path: Path) -> None:
    made = json.loads(good("arena", *QUICK, "--database", tmp_path / "a.sqlite", "--json"))
    assert (made["game"], made["games"], made["deals"]) == ("ra", 6, 3)
    assert {player["name"] for player in made["players"]} == {"random", "drawy"}
    assert 0 <= made["pairs"][0]["low"] <= made["pairs"][0]["rate"] <= made["pairs"][0]["high"] <= 1


def test_solo_games_are_against_the_automa(good: Callable[..., str], tmp_path: Path) -> None:
    words = ["tekhenu", "--seats", 1, "--bots", "random", "--games", 2, "-o", "level=hard"]
    told = good("arena", *words, "--database", tmp_path / "a.sqlite")
    assert "random – Botankhamun" in told
    assert "level=hard" in told


@pytest.mark.parametrize("lang", ["pl", "uk", "hu"])
def test_it_speaks_other_languages(good: Callable[..., str], folder: Path, lang: str) -> None:
    told = good("arena", *QUICK, "--database", folder / "languages.sqlite", lang=lang)
    assert "Placed ahead" not in told
    assert "arena-" not in told
    assert not re.search(r"\d\.\d", re.sub("maat .*", "", told)), "numbers have a comma"


def test_the_help_says_that_files_of_ones_own_can_play(good: Callable[..., str]) -> None:
    assert "files of your own such as mine.py" in " ".join(good("arena", "--help").split())


NAMES = ("rule-of-thumb", "a_bot_with_a_very_long_name_indeed.py", "greedy", "peek", "learned")


def game_of(plan: Plan, number: int) -> Result:
    """A made-up game of a plan, with figures as wide as they come."""
    sides = len(plan.seating(number))
    sources = [{"pharaohs": 100 + side, "monuments_quantity": -10} for side in range(sides)]
    scores, times = [1000] * sides, [300 * 10**6, *[100] * (sides - 1)]
    return Result(list(range(1, sides + 1)), scores, sources, [150] * sides, times, times, 1.0)


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """A report of made-up games as it looks on a screen of eighty columns."""

    def show(lang: str, seats: int, bots: tuple[str, ...]) -> str:
        plan = Plan("ra", seats, bots, "s")
        results = {number: game_of(plan, number) for number in range(plan.whole(200))}
        screen = io.StringIO()
        monkeypatch.setattr(output, "CONSOLE", Console(width=80, file=screen, highlight=False))
        told = Told(summary(plan, results), Texts(lang, catalog.load("ra")))
        arena.print_report(told, "Ra", [])
        return screen.getvalue()

    return show


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_fits_eighty_columns_and_cuts_no_figure(
    shown: Callable[..., str], lang: str
) -> None:
    told = shown(lang, 3, NAMES)
    mark = "." if lang == "en" else ","
    assert "…" not in told
    assert max(len(line) for line in told.splitlines()) <= 80
    assert len(re.findall(rf"│ +-?\d+{mark}\d ± \d+{mark}\d │", told)) == len(NAMES)
    assert len(re.findall(rf"│ +\d+{mark}\d–\d+{mark}\d ?% │", told)) == 10
    assert len(re.findall(rf"│ +{Texts(lang).number(1000, 1)} │", told)) == len(NAMES)
    assert re.search(rf"33{mark}3 ?%", told)


def test_wins_of_a_bot_on_several_seats_are_explained(shown: Callable[..., str]) -> None:
    told = " ".join(shown("en", 3, ("greedy", "random")).split())
    assert "among equals they would be 33.3 %" in told
    assert "cannot reach 100 %" in told
    assert "several seats" not in shown("en", 2, ("greedy", "random"))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess", "--bots", "a,b"], "chess"),
        (["ra", "--bots", "random,nobody"], "nobody"),
        (["ra", "--bots", "random,drawy", "--seats", "9"], "9"),
        (["ra", "--bots", "random"], "alone"),
        (["ra", "--bots", "random,random"], "twice"),
        (["ra", "--bots", "random,drawy", "--games", "0"], "one game"),
        (["ra", "--bots", "random,drawy", "--jobs", "0"], "one job"),
        (["ra", "--bots", "random,drawy", "-o", "boat"], "boat"),
        (["ra", "--bots", "random,drawy", "--database", "/"], "/"),
        (["ra", "--bots", "random,drawy", "--plot", "a.png"], ".svg, not a.png"),
        (["ra", "--bots", "random,drawy", "--markdown", "nowhere/a.md"], "nowhere/a.md"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    refused: Callable[..., str], words: list[str], told: str
) -> None:
    assert told in refused("arena", *words)


def test_a_store_of_other_settings_is_refused_in_one_line(
    good: Callable[..., str], refused: Callable[..., str], tmp_path: Path
) -> None:
    store = tmp_path / "a.sqlite"
    good("arena", *QUICK, "--database", store)
    told = refused("arena", *QUICK, "--database", store, "--seed", "2")
    assert "another plan (--seed 1)" in told
    told = refused("arena", "ra", "--bots", "random,drawy,greedy", "--database", store)
    assert "another plan (--bots random,drawy)" in told


def test_a_store_of_an_older_maat_is_refused_in_one_line_and_left_as_it_is(
    good: Callable[..., str], refused: Callable[..., str], tmp_path: Path
) -> None:
    store = tmp_path / "a.sqlite"
    good("arena", *QUICK, "--database", store)
    with apsw.Connection(str(store)) as connection:
        connection.execute("UPDATE meta SET value = 'maat arena 1' WHERE name = 'format'")
    assert "another version" in refused("arena", *QUICK, "--database", store)
    assert games_by_row(store) == [6]


def test_a_bot_that_has_changed_plays_all_its_games_anew(
    good: Callable[..., str], tmp_path: Path
) -> None:
    store, bot = tmp_path / "a.sqlite", tmp_path / "bot.py"
    words = ["arena", "ra", "--bots", f"{bot},drawy", "--games", "2", "--database", store]
    codes = []
    for source in (SLOW, SLOW + "# changed\n", SLOW):
        bot.write_text(source, "utf-8")
        codes.append(json.loads(good(*words, "--json"))["code"])
    assert codes[0] == codes[2] != codes[1]
    assert games_by_row(store) == [2, 2]
