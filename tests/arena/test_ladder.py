"""The ladder: which games it takes, in which order, and the page about them."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from maat.arena import ladder, ladder_page, runner, svg
from maat.arena.executor import Alone
from maat.arena.fingerprint import fingerprint
from maat.arena.ladder import Found, Ladder, Row, Scope
from maat.arena.store import LADDER, ResultStore
from maat.arena.summary import summary
from maat.arena.worker import PlayedChunk, Result
from maat.bots import roster

SETTING = ladder_page.Setting("2026-01-01", "maat 0", "maat ladder")
TINY = Scope(games=2, slow_games=1, solo_games=1, only=("ra",), seats=(2, 3), highest=2)


def pairs(lines: list[Row], kind: str, seats: int) -> list[tuple[str, ...]]:
    """Who meets in the rows of a kind."""
    return [row.plan.bots for row in lines if row.kind == kind and row.plan.seats == seats]


@pytest.mark.parametrize("key", ["ra", "pharaon", "tekhenu"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_meets_the_one_below(key: str, seats: int) -> None:
    levels = roster.levels(key)
    met = pairs(ladder.rows(Scope(only=(key,))), ladder.STEP, seats)
    assert met == [(strong, weak) for weak, strong in pairwise(levels)]


def test_levels_from_the_third_on_meet_the_rule_of_thumb_in_ra() -> None:
    lines = ladder.rows(Scope(only=("ra",)))
    strong = [bots[0] for bots in pairs(lines, ladder.YARDSTICK, 2)]
    assert strong == roster.levels("ra")[2:]


@pytest.mark.parametrize(("key", "difficulties"), [("pharaon", 6), ("tekhenu", 3)])
def test_every_level_meets_the_automa_at_every_difficulty(key: str, difficulties: int) -> None:
    alone = [row for row in ladder.rows(Scope(only=(key,))) if row.kind == ladder.SOLO]
    assert len(alone) == difficulties * len(roster.levels(key))


def test_all_pairs_are_played_when_asked_for() -> None:
    levels = len(roster.levels("ra"))
    lines = ladder.rows(Scope(only=("ra",), all_pairs=True))
    met = pairs(lines, ladder.STEP, 2) + pairs(lines, ladder.PAIR, 2)
    assert len(set(met)) == len(met) == levels * (levels - 1) // 2


def test_slow_levels_play_fewer_games() -> None:
    lines = ladder.rows(Scope(only=("ra",), seats=(2,)))
    assert {(row.strong in ladder.SLOW, row.games) for row in lines} == {(False, 400), (True, 200)}


def test_every_row_gets_some_games_before_any_gets_many() -> None:
    lines = ladder.rows(Scope())
    stages = list(ladder.legs(lines, {row: at for at, row in enumerate(lines)}))
    assert [leg.row for leg in stages[0]] == list(range(len(lines)))
    assert max(leg.games for leg in stages[0]) <= ladder.FIRST
    assert [leg.plan.seats for leg in stages[0]][:3] == [2, 2, 2]
    assert {leg.plan.seats for leg in stages[1]} == {2}
    assert [leg.games for leg in stages[-1]] == [row.games for row in lines]


@pytest.fixture
def steps(tmp_path: Path) -> Ladder:
    """A small ladder of which only the two-player row has been played."""
    made = Ladder(TINY, ResultStore(tmp_path / "ladder.sqlite", LADDER))
    number = made.numbers[made.rows[0]]
    leg = runner.Leg(number, made.rows[0].plan, 2)

    def told(done: PlayedChunk) -> None:
        made.note(done.work.row, len(done.results))

    runner.run([leg], made.store, Alone(), told, made.pace)
    return made


def page(steps: Ladder) -> str:
    """What is written about it."""
    return ladder_page.page(steps.found(), SETTING)


def test_the_page_says_how_many_games_each_row_rests_on(steps: Ladder) -> None:
    told = page(steps)
    assert "| 2 | 2 greedy | 1 random |" in told
    assert "(2 of 8 games)" in told


def test_the_page_says_which_level_a_name_is(steps: Ladder) -> None:
    assert "1 `random`, 2 `greedy`, 3 `peek`, 4 `search`, 5 `learned`" in page(steps)


def test_rows_without_games_are_named_in_one_line(steps: Ladder) -> None:
    told = page(steps)
    assert "| 3 |" not in told
    assert "3 seats |" not in told
    assert "\n\nNot played yet: everything with 3 seats.\n\n" in told


def test_the_page_names_date_versions_and_command(steps: Ladder) -> None:
    assert "2026-01-01; maat 0" in page(steps)
    assert "    maat ladder\n" in page(steps)


def test_the_page_names_what_played_each_game(steps: Ladder) -> None:
    code = fingerprint("ra", ("greedy", "random"))
    told = f"- Ra: 2026-01-01; maat 0; version 1 of the rules; sources and budgets `{code}`"
    assert told in page(steps)


def test_games_that_are_not_asked_for_keep_what_the_page_said_of_them(steps: Ladder) -> None:
    old = page(steps)
    before = old.replace("## Ra\n", "## Tekhenu\n").replace("- Ra: ", "- Tekhenu: ")
    before = before.replace("2026-01-01", "2025-12-31\n  - a remark")
    told = ladder_page.page(steps.found(), SETTING, before)
    assert re.findall(r"^## (.+)$", told, re.MULTILINE) == ["Ra", "Tekhenu", "How it was made"]
    assert told.count("| 2 | 2 greedy | 1 random |") == 2
    assert "- Tekhenu: 2025-12-31\n  - a remark" in told
    assert ladder_page.page(steps.found(), SETTING, told) == told
    assert ladder_page.page(steps.found(), SETTING, old) == old


def test_the_page_says_whether_levels_kept_their_time(
    steps: Ladder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(roster, "SECONDS", {"search": 2.0, "greedy": 2.0})
    assert re.search(r"\n\ngreedy took \S+ s at most, 2 s are allowed\.\n", page(steps))


def test_a_picture_leaves_out_rows_without_games(steps: Ladder) -> None:
    drawn = ladder_page.picture("ra", steps.found())
    assert drawn.count("greedy over random") == 1
    assert "3 seats" not in drawn


def result(places: list[int]) -> Result:
    """A game with these places."""
    nothing = [0] * len(places)
    return Result(places, nothing, [{} for _ in places], nothing, nothing, nothing, 0.1)


def won(row: Row, games: int, lost: int = 0) -> Found:
    """A row of two players of which the level has won all games but one in each of some deals."""
    results = {}
    for number in range(games):
        first = row.plan.seating(number)[0] == row.strong
        beaten = number % 2 == 0 and row.plan.deal(number) < lost
        results[number] = result([1, 2] if first != beaten else [2, 1])
    return Found(row, summary(row.plan, results), results)


def two_players(highest: int) -> list[Row]:
    """The steps of Ra for two, with forty games each."""
    scope = Scope(games=40, slow_games=40, only=("ra",), seats=(2,), highest=highest)
    return [row for row in ladder.rows(scope) if row.kind == ladder.STEP]


def test_a_step_with_too_few_games_is_provisional() -> None:
    full, few = two_players(3)
    told = ladder_page.verdict([won(full, 40), won(few, 20)])
    assert "1 of 2 steps reach the aim with all their games." in told
    assert "so far: peek over greedy (20 of 40 games)." in told


def test_a_step_that_misses_the_aim_is_named() -> None:
    full, even = two_players(3)
    told = ladder_page.verdict([won(full, 40), won(even, 40, lost=20)])
    assert "1 of 2 steps reach the aim" in told
    assert "The aim is not reached: peek over greedy (40 games)." in told


def test_a_provisional_figure_is_a_ring() -> None:
    full, few = two_players(3)
    drawn = ladder_page.picture("ra", [won(full, 40), won(few, 20)])
    assert drawn.count(f"r='3' fill='{svg.PAPER}'") == 1


def test_ratings_of_the_ladder_do_not_hang_on_the_order_of_its_rows() -> None:
    found = [won(row, 40, lost) for row, lost in zip(two_players(4), (1, 8, 12), strict=True)]
    assert ladder_page.rating_table(found) == ladder_page.rating_table(found[::-1])


def test_the_games_against_an_automa_stand_below_the_rates() -> None:
    alone = [
        row
        for row in ladder.rows(Scope(only=("tekhenu",), seats=(1,), solo_games=4, highest=1))
        if row.kind == ladder.SOLO
    ]
    played = {number: result([1, 2]) for number in range(4)}
    found = [Found(row, summary(row.plan, played), played) for row in alone[:2]]
    found += [Found(row, summary(row.plan, {}), {}) for row in alone[2:]]
    told = "\n".join(ladder_page.solo_parts(found))
    assert "| level | easy | medium | hard |" in told
    assert re.search(r"\| 1 random \| 100 \(\d+–100\) \| 100 \(\d+–100\) \| – \|", told)
    assert "Games for each cell: random 0 to 4 of 4." in told


def test_the_time_left_is_known_from_the_games_played(steps: Ladder) -> None:
    assert (steps.done, steps.total) == (2, 8)
    assert 0 < steps.seconds_left(2) < steps.seconds_left(1)
    again = Ladder(TINY, steps.store)
    assert again.done == 2
    assert again.seconds_left(1) == pytest.approx(steps.seconds_left(1))
