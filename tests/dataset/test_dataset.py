"""Decisions as data: complete, the same in every format, and nothing a seat may not know."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from maat import catalog
from maat.bots import matches
from maat.bots.bot import Bot, Glance
from maat.bots.random_bot import RandomBot
from maat.cli import simulate
from maat.cli.simulate import SimulationPlan
from maat.core import notation
from maat.core.dealer import QuickDealer
from maat.core.errors import NotFound
from maat.core.match import Match
from maat.core.numbers import listed
from maat.core.snapshot import digest
from maat.dataset import files, rows

Row = dict[str, Any]
GAMES = [("ra", 4), ("pharaon", 2), ("tekhenu", 2), ("pharaon", 1), ("tekhenu", 1)]


def plan(game: str = "ra", seats: int = 3, games: int = 3, **more: Any) -> SimulationPlan:
    """What is simulated here, if not said otherwise."""
    return SimulationPlan(game, seats, games, "data", ["random"] * seats, {}, **more)


def written(plan: SimulationPlan, jobs: int = 1) -> None:
    """Play it without a word."""
    with simulate.taken(plan) as put:
        for _, packed in simulate.parts(plan, jobs):
            put(packed)


def lines(path: Path) -> list[Row]:
    """The rows of a file of JSON lines."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the shared datasets are."""
    return tmp_path_factory.mktemp("dataset")


@pytest.fixture(scope="module")
def decisions(place: Path) -> list[Row]:
    """Three games of Ra, with their records beside."""
    (place / "games").mkdir()
    file = place / "three.jsonl"
    written(plan(records=place / "games", dataset=file))
    return lines(file)


def maat(*words: object) -> subprocess.CompletedProcess[str]:
    """The program itself."""
    command = [sys.executable, "-m", "maat.cli.main", *map(str, words)]
    wide = {**os.environ, "MAAT_LANG": "en", "COLUMNS": "250"}
    return subprocess.run(
        command, env=wide, capture_output=True, text=True, timeout=60, check=False
    )


def test_every_row_has_every_column(decisions: list[Row]) -> None:
    assert {tuple(row) for row in decisions} == {tuple(rows.COLUMNS)}


def test_rows_are_the_answers_of_the_records(decisions: list[Row], place: Path) -> None:
    files = sorted((place / "games").iterdir())
    assert len(files) == 3
    for number, file in enumerate(files):
        record = notation.read(file.read_text("utf-8"))
        told = [(who, name) for _, who, name in record.answers if who != "*"]
        noted = [row for row in decisions if row["number"] == number]
        assert [row["answer"] for row in noted] == [name for _, name in told]
        assert [row["index"] for row in noted] == list(range(len(noted)))


def test_final_score_and_rank_are_those_of_the_game(decisions: list[Row], place: Path) -> None:
    game = catalog.load("ra")
    files = sorted((place / "games").iterdir())
    assert len(files) == 3
    for number, file in enumerate(files):
        state = notation.replay(game, notation.read(file.read_text("utf-8"))).state
        noted = [row for row in decisions if row["number"] == number]
        scores, places = game.scores(state), game.ranking(state)
        assert {(row["seat"], row["final"], row["rank"]) for row in noted} == {
            (seat, scores[seat], places[seat]) for seat in range(3)
        }


def test_the_answer_is_one_of_the_legal_ones(decisions: list[Row]) -> None:
    assert all(row["answer"] in row["legal"] for row in decisions)
    assert {row["step"] for row in decisions} >= {"turn", "bid"}


def test_features_have_names(decisions: list[Row], place: Path) -> None:
    about = json.loads((place / "three.about.json").read_text("utf-8"))
    assert about["feature_names"] == rows.feature_names("ra")
    assert {len(row["features"]) for row in decisions} == {len(about["feature_names"])}
    assert about["options"] == decisions[0]["options"]


@pytest.mark.parametrize("name", ["same.jsonl.gz", "same.parquet"])
def test_every_format_says_the_same(decisions: list[Row], place: Path, name: str) -> None:
    written(plan(dataset=place / name))
    found = list(read(place / name))
    assert len(found) == len(decisions)
    for row, wanted in zip(found, decisions, strict=True):
        assert row.pop("features") == pytest.approx(wanted["features"], rel=1e-6)
        assert row == {key: value for key, value in wanted.items() if key != "features"}


def read(path: Path) -> Iterator[Row]:
    """The rows of a packed dataset."""
    if path.name.endswith(".gz"):
        yield from map(json.loads, gzip.decompress(path.read_bytes()).splitlines())
    else:
        yield from files.arrow(".parquet").read_table(path).to_pylist()


def test_parquet_says_what_it_holds(place: Path) -> None:
    file = place / "about.parquet"
    written(plan(games=1, dataset=file))
    about = json.loads(files.arrow(".parquet").read_schema(file).metadata[b"maat"])
    assert about["feature_names"] == rows.feature_names("ra")
    assert (about["game"], about["games"], about["seed"]) == ("ra", 1, "data")


@pytest.mark.parametrize("ending", [".jsonl", ".jsonl.gz", ".parquet"])
def test_the_number_of_processes_changes_nothing(place: Path, ending: str) -> None:
    one, two = place / f"one{ending}", place / f"two{ending}"
    written(plan(games=25, dataset=one), jobs=1)
    written(plan(games=25, dataset=two), jobs=2)
    assert one.read_bytes() == two.read_bytes()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_game_gives_rows(tmp_path: Path, game: str, seats: int) -> None:
    file = tmp_path / "all.parquet"
    written(plan(game, seats, games=1, dataset=file))
    found = files.arrow(".parquet").read_table(file).to_pylist()
    assert {row["seat"] for row in found} == set(range(seats))
    assert all(len(row["features"]) == len(rows.feature_names(game)) for row in found)
    assert all(row["rank"] in range(1, seats + 2) for row in found)


class Twin(Bot[Any]):
    """Looks whether its own score is the same in any position it can imagine."""

    def __init__(self, seed: str, noted: list[bool]) -> None:
        self.inner = RandomBot(seed)
        self.noted = noted

    def choose(self, glance: Glance[Any]) -> int:
        seat = int(glance.ask.seat)
        seen = glance.state
        full = glance.game.imagine(seen, seat, self.inner.dice)
        self.noted.append(glance.game.scores(full)[seat] == glance.game.scores(seen)[seat])
        return int(self.inner.choose(glance))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_own_score_is_known_to_its_seat(game: str, seats: int) -> None:
    rules = catalog.load(game)
    noted: list[bool] = []
    bots: list[Bot[Any]] = [Twin(f"{seat}", noted) for seat in range(seats)]
    matches.play_out(rules, rules.new(seats), bots, QuickDealer("twin"))
    assert len(noted) > 20
    assert all(noted)


def test_writing_rows_does_not_change_the_games(place: Path) -> None:
    for seats in (2, 5):
        wish = plan(seats=seats, dataset=place / "n.jsonl")
        plain = [tally for tally, _ in simulate.parts(plan(seats=seats), 1)]
        assert plain == [tally for tally, _ in simulate.parts(wish, 1)]


def test_a_game_without_features_gives_rows_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "module", lambda key, name: None)
    (part,) = simulate.parts(plan(games=1, dataset=Path("x.jsonl")), 1)
    assert {json.loads(line)["features"] for line in part[1].splitlines()} == {None}
    (part,) = simulate.parts(plan(games=1, dataset=Path("x.parquet")), 1)
    assert part[1]


def test_a_game_without_options_fits_into_parquet() -> None:
    row: Row = {**dict.fromkeys(rows.COLUMNS), "options": {}}
    assert files.pack([row], files.PARQUET)


def test_memory_holds_only_a_few_parts() -> None:
    held = simulate.parts(plan(games=10_000_000, dataset=Path("x.jsonl")), 1)
    assert len(next(held)[0].scores) == simulate.NOTED_CHUNK


class Busy(Future[Any]):
    """Work that is done when somebody asks for it."""

    open = 0
    most = 0

    def __init__(self) -> None:
        super().__init__()
        Busy.open += 1
        Busy.most = max(Busy.most, Busy.open)

    def result(self, timeout: float | None = None) -> Any:
        Busy.open -= 1
        return simulate.Tally(), b""


class Bench:
    """A pool that only counts."""

    def submit(self, *_: object) -> Busy:
        return Busy()


def test_processes_are_given_only_a_few_parts_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "workers", lambda jobs: nullcontext(Bench()))
    given = sum(
        1
        for _ in simulate.parts(plan(games=100 * simulate.NOTED_CHUNK, dataset=Path("x.jsonl")), 2)
    )
    assert given == 100
    assert Busy.open == 0
    assert Busy.most == 2 * simulate.AHEAD


def broken_off(wish: SimulationPlan) -> None:
    """Somebody stops the program in the middle."""
    with simulate.taken(wish) as put:
        put(b"{}\n")
        raise KeyboardInterrupt


def test_a_run_that_fails_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        broken_off(plan(dataset=tmp_path / "half.jsonl"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["data.csv", "data.json", "data.parquet.zip"])
def test_an_ending_nobody_knows_is_refused_before_playing(tmp_path: Path, name: str) -> None:
    done = maat("simulate", "ra", "--records", tmp_path / name)
    assert done.returncode == 2
    assert all(word in done.stderr for word in (name, ".jsonl", ".parquet"))
    assert list(tmp_path.iterdir()) == []


def test_two_files_are_one_too_many(tmp_path: Path) -> None:
    done = maat("simulate", "ra", "--records", tmp_path / "a.jsonl", "--records", "b.jsonl")
    assert done.returncode == 2
    assert "b.jsonl" in done.stderr


def test_a_place_that_cannot_be_written_gets_one_line() -> None:
    done = maat("simulate", "ra", "--games", 1, "--records", "/dev/null/x.jsonl")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "/dev/null/x.jsonl" in done.stderr


def test_without_pyarrow_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(NotFound, match=r"missing-extra.*maat-games\[data\]"):
        files.check(Path("x.parquet"))
    files.check(Path("x.jsonl"))


def test_a_file_and_a_folder_at_once(tmp_path: Path) -> None:
    words = ["--games", 2, "--records", tmp_path / "a.jsonl", "--records", tmp_path / "games"]
    done = maat("simulate", "ra", *words, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert len(list((tmp_path / "games").iterdir())) == 2
    assert len(lines(tmp_path / "a.jsonl")) == json.loads(done.stdout)["decisions"]


def test_a_row_leads_back_to_its_position(decisions: list[Row]) -> None:
    game = catalog.load("ra")
    row = decisions[-1]
    dealer = QuickDealer(f"{row['seed']}.{row['number']}")
    match = Match(game, row["seats"], row["options"], dealer)
    for answer in [row["answer"] for row in decisions if row["number"] == 2][:-1]:
        match.play(game.actions.codes[answer])
    assert match.seat == row["seat"]
    names = [game.actions.names[option] for option in game.legal_actions(match.state)]
    assert names == row["legal"]
    featurize = rows.featurize("ra")
    assert featurize is not None
    numbers = featurize(game.redact(match.state, match.seat), match.seat)
    assert listed(numbers) == row["features"]
    assert len(digest(match.state)) == 64
