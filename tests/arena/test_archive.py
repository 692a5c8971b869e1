"""The games behind a ladder's page: written, read, gone on from."""

from __future__ import annotations

import gzip
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from maat.arena import archive, ladder_page, runner
from maat.arena.executor import Alone
from maat.arena.ladder import Found, Ladder, Row, Scope, rows
from maat.arena.ratings import unrated
from maat.arena.store import LADDER, ResultStore, settings_of
from maat.arena.summary import summary
from maat.core.errors import NotFound

SCOPE = Scope(games=4, slow_games=1, solo_games=1, only=("ra",), seats=(2, 3), highest=2)

Told = list[tuple[Row, bool]]


@pytest.fixture
def played(tmp_path: Path) -> Ladder:
    """A small ladder with all its games."""
    steps = Ladder(SCOPE, ResultStore(tmp_path / "played.sqlite", LADDER))
    for legs in steps.stages():
        runner.run(legs, steps.store, Alone(), lambda done: None)
    return Ladder(SCOPE, steps.store)


@pytest.fixture
def file(played: Ladder, tmp_path: Path) -> Path:
    """Its games."""
    path = tmp_path / "ladder.games.gz"
    archive.write(path, played)
    return path


@pytest.fixture
def empty(tmp_path: Path) -> Ladder:
    """The same ladder before its first game."""
    return Ladder(SCOPE, ResultStore(tmp_path / "empty.sqlite", LADDER))


def courses(steps: Ladder) -> list[object]:
    """What came of every game."""
    return [
        (row.plan.seats, at, archive.course(result))
        for row in steps.rows
        for at, result in steps.store.results(steps.numbers[row]).items()
    ]


def taken_up(file: Path, steps: Ladder) -> Told:
    """The rows that had to be checked."""
    told: Told = []
    archive.take_up(file, steps, lambda row, good: told.append((row, good)))
    return told


def with_other_code(file: Path, lost: bool = False) -> None:
    """The same games as other sources would have left them; the last of each row as lost."""
    lines = gzip.decompress(file.read_bytes()).replace(b'"code":"', b'"code":"other').splitlines()
    if lost:
        games = [msgspec.json.decode(line) for line in lines]
        for game in games:
            if isinstance(game, list):
                game[1].reverse()
        lines = [msgspec.json.encode(game) for game in games]
    file.write_bytes(gzip.compress(b"\n".join(lines)))


def test_a_ladder_goes_on_from_the_games_of_a_file(
    played: Ladder, file: Path, empty: Ladder
) -> None:
    assert taken_up(file, empty) == []
    assert courses(empty) == courses(played)
    assert (empty.done, empty.total) == (played.total, played.total)
    assert empty.seconds_left(1) == 0


def test_thinking_times_are_kept(played: Ladder, file: Path, empty: Ladder) -> None:
    taken_up(file, empty)
    one, two = (steps.store.results(steps.numbers[steps.rows[0]])[0] for steps in (played, empty))
    assert (two.spent, two.longest) == (one.spent, one.longest)


def test_the_same_games_make_the_same_file(played: Ladder, file: Path) -> None:
    before = file.read_bytes()
    archive.write(file, played)
    assert file.read_bytes() == before


def test_games_that_are_there_are_not_taken_twice(played: Ladder, file: Path) -> None:
    taken_up(file, played)
    assert played.done == played.total


def test_games_of_other_sources_are_good_if_the_last_ones_come_out_the_same(
    played: Ladder, file: Path, empty: Ladder
) -> None:
    with_other_code(file)
    told = taken_up(file, empty)
    assert [(row.plan.seats, good) for row, good in told] == [(2, True), (3, True)]
    assert courses(empty) == courses(played)


def test_games_of_other_rules_or_bots_never_mix_with_todays(file: Path, empty: Ladder) -> None:
    with_other_code(file, lost=True)
    assert [good for _, good in taken_up(file, empty)] == [False, False]
    assert courses(empty) == []
    assert empty.done == 0


def test_a_row_rests_on_older_games_until_all_of_todays_are_played(
    file: Path, empty: Ladder
) -> None:
    with_other_code(file, lost=True)
    taken_up(file, empty)
    first, second = empty.rows
    assert all(found.older.startswith("other") for found in empty.found())
    assert [found.summary.games for found in empty.found()] == [first.games, second.games]
    leg = runner.Leg(empty.numbers[first], first.plan, first.games)
    runner.run(
        [leg], empty.store, Alone(), lambda done: empty.note(done.work.row, len(done.results))
    )
    assert [bool(found.older) for found in empty.found()] == [False, True]


def test_older_games_stay_in_the_file_as_long_as_a_row_rests_on_them(
    file: Path, empty: Ladder
) -> None:
    with_other_code(file, lost=True)
    before = archive.read(file)
    taken_up(file, empty)
    archive.write(file, empty)
    assert archive.read(file) == before


def test_of_several_older_sets_of_a_row_the_one_with_most_games_stays(
    file: Path, empty: Ladder
) -> None:
    with_other_code(file, lost=True)
    sets = [*archive.read(file), *archive.read(file)]
    for at, (head, games) in enumerate(sets):
        head.code = f"{at} {head.code}"
        if at >= 2:  # the later ones have less
            del games[max(games)]
    lines = [msgspec.json.encode(line) for each in sets for line in archive.lines(*each)]
    file.write_bytes(gzip.compress(b"\n".join(lines)))
    taken_up(file, empty)
    assert [len(each.results) for each in empty.older.values()] == [row.games for row in empty.rows]
    assert [len(games) for games in archive.longest(file).values()] == [
        row.games for row in empty.rows
    ]


def test_the_page_names_rows_of_older_games(file: Path, empty: Ladder) -> None:
    with_other_code(file, lost=True)
    taken_up(file, empty)
    told = ladder_page.closing({"ra": empty.found()}, ladder_page.Setting("", "", ""), "")
    assert "  - older sources, whose last games" in told
    assert "played again: greedy over random (2 seats), greedy over random (3 seats)" in told


def test_the_page_names_rows_of_older_rules() -> None:
    found = [Found(row, summary(row.plan, {}, unrated), {}) for row in rows(ALONE, under(1))]
    told = ladder_page.closing({"tekhenu": found}, ladder_page.Setting("", "", ""), "")
    assert "  - version 1 of the rules: random over automa (alone)" in told
    assert "older" not in told


def test_rows_nobody_asked_for_are_passed_over(file: Path, tmp_path: Path) -> None:
    scope = Scope(games=4, slow_games=1, solo_games=1, only=("ra",), seats=(3,), highest=2)
    steps = Ladder(scope, ResultStore(tmp_path / "three.sqlite", LADDER))
    taken_up(file, steps)
    assert steps.done == steps.total


def test_a_smaller_ladder_leaves_the_other_rows_in_the_file(
    file: Path, tmp_path: Path, played: Ladder, empty: Ladder
) -> None:
    scope = Scope(games=4, slow_games=1, solo_games=1, only=("ra",), seats=(3,), highest=2)
    before = file.read_bytes()
    steps = Ladder(scope, ResultStore(tmp_path / "three.sqlite", LADDER))
    taken_up(file, steps)
    archive.write(file, steps)
    assert file.read_bytes() == before
    taken_up(file, empty)
    assert courses(empty) == courses(played)


BROKEN = {
    "no gzip": b"nothing",
    "a game without a row": gzip.compress(b"[1]", mtime=0),
    "a row without its settings": gzip.compress(b'{"row":1}', mtime=0),
    "cut short": gzip.compress(b"x", mtime=0)[:-4],
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN.keys())
def test_a_file_that_is_no_archive_is_refused(content: bytes, empty: Ladder, file: Path) -> None:
    file.write_bytes(content)
    with pytest.raises(NotFound, match="bad-archive"):
        taken_up(file, empty)


ALONE = Scope(solo_games=1, only=("tekhenu",), seats=(1,), highest=1)


def under(rules: int) -> set[str]:
    """The settings of all rows of a small ladder, measured under a version of the rules."""
    return {settings_of(replace(row.plan, rules=rules)) for row in rows(ALONE)}


def test_a_row_keeps_the_rules_its_games_began_with(tmp_path: Path) -> None:
    measured = under(1)
    assert {row.plan.rules for row in rows(ALONE, measured)} == {1}
    assert {settings_of(row.plan) for row in rows(ALONE, measured)} == measured
    steps = Ladder(ALONE, ResultStore(tmp_path / "old.sqlite", LADDER), measured)
    for legs in steps.stages():
        runner.run(legs, steps.store, Alone(), lambda done: None)
    path = tmp_path / "ladder.games.gz"
    archive.write(path, steps)
    assert archive.settings_in(path) == measured
    with_other_code(path)
    again = Ladder(ALONE, ResultStore(tmp_path / "new.sqlite", LADDER), archive.settings_in(path))
    assert {good for _, good in taken_up(path, again)} == {True}
    assert again.done == again.total


def test_a_row_without_games_takes_the_newest_rules() -> None:
    assert {settings_of(row.plan) for row in rows(ALONE)} == under(2)
    assert {settings_of(row.plan) for row in rows(ALONE, under(2) | under(1))} == under(2)


def test_a_file_that_is_not_there_has_no_rows(tmp_path: Path) -> None:
    assert archive.settings_in(tmp_path / "none.games.gz") == set()


def test_rows_of_older_rules_are_named_that_the_newest_would_change(tmp_path: Path) -> None:
    scope = Scope(games=2, solo_games=2, only=("pharaon",), seats=(2, 1), highest=2)
    before = {settings_of(replace(row.plan, rules=1)) for row in rows(scope)}
    steps = Ladder(scope, ResultStore(tmp_path / "old.sqlite", LADDER), before)
    for legs in steps.stages():
        runner.run(legs, steps.store, Alone(), lambda done: None)
    path = tmp_path / "ladder.games.gz"
    archive.write(path, steps)
    told: dict[str, tuple[int, int, int]] = {}

    def hear(row: Row, tried: int, other: int) -> None:
        told[settings_of(row.plan)] = row.plan.seats, tried, other

    found = archive.overruled(path, scope, hear)
    assert set(told) == before
    assert {(seats, tried) for seats, tried, _ in told.values()} == {(2, 2), (1, 1)}
    assert found == {row for row, (_, _, other) in told.items() if other}
    assert {seats for row, (seats, _, _) in told.items() if row in found} == {1}  # the Traitor
    assert {row.plan.rules for row in rows(scope, before - found)} == {1, None}
