"""The same games whoever plays them, and what is made of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import apsw
import pytest

from maat.arena import runner
from maat.arena.executor import Alone, Processes
from maat.arena.plan import AUTOMA, Plan
from maat.arena.store import LADDER, ResultStore, difference, settings_of
from maat.arena.summary import Summary, summary
from maat.arena.worker import Chunk, PlayedChunk, Result, play_game, play_work
from maat.core.errors import NotFound

Arena = Callable[..., Summary]
PAIR = Plan("ra", 2, ("random", "drawy"), "s")
TIMES = ("mean_ms", "max_ms")


def figures(found: Summary) -> dict[str, Any]:
    """What must not depend on the clock."""
    made = asdict(found)
    for player in made["players"]:
        for time in TIMES:
            del player[time]
    return made


def result(places: list[int]) -> Result:
    """A game with these places."""
    seats = len(places)
    return Result(
        places, [9] * seats, [{"all": 9}] * seats, [4] * seats, [8000] * seats, [5000] * seats, 0.1
    )


def test_two_processes_give_the_same_figures(arena: Arena) -> None:
    alone = arena(PAIR, 24, Alone(), "alone")
    pool = arena(PAIR, 24, Processes(2), "pool")
    assert figures(alone) == figures(pool)
    assert alone.games == 24


@pytest.mark.extras
def test_a_ray_cluster_gives_the_same_figures(arena: Arena) -> None:
    from maat.arena.executor import Machines  # noqa: PLC0415 - needs the extra

    alone = arena(PAIR, 24, Alone(), "alone")
    assert figures(arena(PAIR, 24, Machines("local"), "ray")) == figures(alone)


def test_a_game_depends_on_its_number_alone() -> None:
    first, again, other = (play_game(PAIR, number) for number in (4, 4, 6))
    assert (first.scores, first.decisions) == (again.scores, again.decisions)
    assert first.scores != other.scores


def test_points_come_from_somewhere(arena: Arena) -> None:
    for player in arena(PAIR, 6, Alone()).players:
        assert sum(player.sources.values()) == pytest.approx(player.points)
        assert player.decisions > 10
        assert 0 < player.mean_ms <= player.max_ms


def test_more_games_go_on_from_those_there_are(tmp_path: Path) -> None:
    kept = ResultStore(tmp_path / "a.sqlite", settings_of(PAIR))
    row = kept.row(PAIR)
    told: list[int] = []

    def note(done: PlayedChunk) -> None:
        told.extend(done.work.numbers)

    for games in (4, 4, 10):
        runner.run([runner.Leg(row, PAIR, games)], kept, Alone(), note)
    assert told == list(range(10))


def test_games_of_other_bots_are_not_kept(tmp_path: Path) -> None:
    kept = ResultStore(tmp_path / "a.sqlite", settings_of(PAIR))
    row = kept.row(PAIR)
    done = play_work(Chunk(row, PAIR, (0,)))
    with pytest.raises(NotFound, match="other-code"):
        kept.keep(replace(done, code="ffffffff"))
    assert kept.numbers(row) == set()
    kept.keep(done)
    assert kept.numbers(row) == {0}


def test_nothing_new_is_begun_after_the_time_is_over(tmp_path: Path) -> None:
    kept = ResultStore(tmp_path / "a.sqlite", settings_of(PAIR))
    leg = runner.Leg(kept.row(PAIR), PAIR, 10)
    runner.run([leg], kept, Alone(), lambda done: None, until=0.0)
    assert kept.numbers(leg.row) == set()


def test_half_a_deal_is_left_out() -> None:
    results = {0: result([1, 2]), 1: result([2, 1]), 2: result([1, 2])}
    found = summary(PAIR, results)
    assert (found.games, found.deals) == (2, 1)


def test_a_shared_place_is_half() -> None:
    results = {number: result([1, 1]) for number in range(8)}
    pair = summary(PAIR, results).pairs[0]
    assert pair.rate == 0.5
    assert (pair.games, pair.deals) == (8, 4)


def test_the_first_seat_does_not_make_a_player_strong() -> None:
    results = {number: result([1, 2]) for number in range(40)}
    found = summary(PAIR, results)
    assert found.pairs[0].rate == 0.5
    assert [player.wins for player in found.players] == [0.5, 0.5]


def test_a_pair_can_be_read_both_ways() -> None:
    results = {at: result([1, 2] if at % 2 == 0 else [2, 1]) for at in range(40)}
    one = summary(PAIR, results).pair("random", "drawy")
    other = summary(PAIR, results).pair("drawy", "random")
    assert one is not None
    assert other is not None
    assert (one.rate, one.low) == (1 - other.rate, 1 - other.high) == (1.0, one.low)


def test_a_bot_alone_meets_the_automa(arena: Arena) -> None:
    plan = Plan("tekhenu", 1, ("random",), "s", {"level": "hard"})
    found = arena(plan, 3, Alone())
    assert {player.name for player in found.players} == {"random", AUTOMA}
    assert [(pair.name, pair.other) for pair in found.pairs] == [("random", AUTOMA)]
    assert found.pairs[0].games == 3


def test_a_store_for_other_settings_is_refused(tmp_path: Path) -> None:
    ResultStore(tmp_path / "a.sqlite", settings_of(PAIR)).close()
    other = Plan("ra", 2, ("random", "drawy"), "another")
    with pytest.raises(NotFound, match="store-other"):
        ResultStore(tmp_path / "a.sqlite", settings_of(other))


@pytest.mark.parametrize(
    ("other", "held"),
    [
        (replace(PAIR, bots=("random", "drawy", "greedy")), "--bots random,drawy"),
        (replace(PAIR, seats=3, seed="t"), "--seats 2 --seed s"),
        (replace(PAIR, options={"boat": "off"}), "-o boat=on"),
    ],
)
def test_a_store_says_what_it_holds_instead(other: Plan, held: str) -> None:
    assert difference(settings_of(PAIR), settings_of(other)) == held
    assert difference(LADDER, settings_of(other)) == "maat ladder"


@pytest.mark.parametrize("content", [b"no database at all, but long enough to be looked at" * 40])
def test_a_file_of_another_kind_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a").write_bytes(content)
    with pytest.raises(NotFound, match="store-foreign"):
        ResultStore(tmp_path / "a", "x")
    assert (tmp_path / "a").read_bytes() == content


@pytest.mark.parametrize(
    "table", ["things(a)", "meta(name, value)", "meta(key, val); CREATE TABLE plan(a)"]
)
def test_a_database_of_something_else_is_not_touched(tmp_path: Path, table: str) -> None:
    file = tmp_path / "a"
    connection = apsw.Connection(str(file))
    connection.execute(f"CREATE TABLE {table}; PRAGMA user_version = 7")
    connection.close()
    before = file.read_bytes()
    with pytest.raises(NotFound, match="store-foreign"):
        ResultStore(file, "x")
    assert file.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["a"]


def test_games_with_the_values_of_a_box_are_kept_apart_from_those_with_ours() -> None:
    rich = replace(PAIR, changes={"points.start": 60})
    assert min(play_game(rich, 0).scores) > max(play_game(PAIR, 0).scores)
    assert settings_of(rich) != settings_of(PAIR)
    assert difference(settings_of(rich), settings_of(PAIR)) == "points.start=60"
    assert settings_of(replace(PAIR, changes={"points.start": 10})) == settings_of(PAIR)  # as ours
