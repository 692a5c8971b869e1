"""`maat simulate`: the same seed gives the same games, whoever plays them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

import pytest

from maat import catalog, is_compiled
from maat.cli import simulate
from maat.core import notation
from maat.core.seal import commitment
from maat.languages import LANGUAGES
from maat.text import Texts

Report = dict[str, Any]
GAMES = 60  # more than one process takes at a time

FIGURES = ("scores", "wins", "shares", "decisions", "games", "seats", "seed", "bots", "options")


def figures(report: Report) -> Report:
    """What must not depend on the clock or the machine."""
    return {name: report[name] for name in FIGURES}


@pytest.fixture(scope="module")
def report(good: Callable[..., str]) -> Report:
    """Sixty games of Ra in one process."""
    told = good("simulate", "ra", "--games", GAMES, "--seed", "abc", "--json")
    made: Report = json.loads(told)
    return made


@pytest.fixture(scope="module")
def recorded(good: Callable[..., str], folder: Path) -> tuple[Report, list[Path]]:
    """Three games with two sorts of bots, and their records."""
    place = folder / "deep" / "records"
    words = ["--seats", 4, "--games", 3, "--seed", "r", "--bots", "drawy,random"]
    told = good("simulate", "ra", *words, "--records", place, "--json")
    return json.loads(told), sorted(place.iterdir())


def test_the_report_has_what_a_program_needs(report: Report) -> None:
    assert report["game"] == "ra"
    assert (report["seats"], report["games"], report["seed"]) == (3, GAMES, "abc")
    assert report["bots"] == ["random"] * 3
    assert report["compiled"] is is_compiled()
    assert report["games_per_second"] > 0
    assert report["decisions_per_second"] > 0
    assert report["decisions"] > 60 * GAMES
    assert len(report["scores"]) == len(report["wins"]) == len(report["shares"]) == 3


def test_every_game_has_a_winner(report: Report) -> None:
    assert sum(report["wins"]) == pytest.approx(GAMES, abs=0.05)
    assert all(0 <= won <= GAMES for won in report["wins"])


def test_the_share_of_wins_has_wilsons_limits(report: Report) -> None:
    for won, share in zip(report["wins"], report["shares"], strict=True):
        rate, z = won / GAMES, 1.96
        low, high = share["low"], share["high"]
        assert share["rate"] == pytest.approx(rate, abs=0.001)
        assert 0 <= low < rate < high <= 1
        for limit in (low, high):  # a rate of that size would just not be told from the one seen
            error = (limit * (1 - limit) / GAMES) ** 0.5
            assert abs(rate - limit) == pytest.approx(z * error, abs=0.001)


def test_who_wins_every_game_may_still_lose_one(good: Callable[..., str]) -> None:
    words = ["--seats", 2, "--games", 5, "--bots", "greedy,random"]
    sure, beaten = json.loads(good("simulate", "ra", *words, "--json"))["shares"]
    assert sure == {"rate": 1, "low": pytest.approx(0.5655, abs=0.0001), "high": 1}
    assert beaten == {"rate": 0, "low": 0, "high": pytest.approx(0.4345, abs=0.0001)}


def test_scores_have_mean_and_spread(report: Report) -> None:
    for score in report["scores"]:
        assert set(score) == {"mean", "sd", "min", "max"}
        assert 0 <= score["min"] < score["mean"] < score["max"]
        assert score["sd"] > 0


def test_the_same_seed_gives_the_same_figures(good: Callable[..., str], report: Report) -> None:
    told = good("simulate", "ra", "--games", GAMES, "--seed", "abc", "--json")
    assert figures(json.loads(told)) == figures(report)


def test_two_processes_give_the_same_figures(good: Callable[..., str], report: Report) -> None:
    told = good("simulate", "ra", "--games", GAMES, "--seed", "abc", "--jobs", 2, "--json")
    both: Report = json.loads(told)
    assert figures(both) == figures(report)
    assert both["jobs"] == 2


def test_another_seed_gives_other_figures(good: Callable[..., str], report: Report) -> None:
    told = good("simulate", "ra", "--games", GAMES, "--seed", "abd", "--json")
    assert json.loads(told)["scores"] != report["scores"]


def test_the_first_games_do_not_depend_on_how_many_follow(
    good: Callable[..., str], recorded: tuple[Report, list[Path]], tmp_path: Path
) -> None:
    words = ["--seats", 4, "--games", 1, "--seed", "r", "--bots", "drawy,random"]
    good("simulate", "ra", *words, "--records", tmp_path, "--json")
    assert next(tmp_path.iterdir()).read_text("utf-8") == recorded[1][0].read_text("utf-8")


def test_there_is_one_record_for_each_game(recorded: tuple[Report, list[Path]]) -> None:
    report, files = recorded
    assert len(files) == report["games"] == 3
    assert len({file.read_text("utf-8") for file in files}) == 3


def test_records_replay_to_the_scores_of_the_report(recorded: tuple[Report, list[Path]]) -> None:
    report, files = recorded
    game = catalog.load("ra")
    columns: list[list[int]] = [[], [], [], []]
    wins = [0.0] * 4
    for file in files:
        match = notation.replay(game, notation.read(file.read_text("utf-8")))
        places = game.ranking(match.state)
        for seat, points in enumerate(game.scores(match.state)):
            columns[seat].append(points)
            wins[seat] += 1 / places.count(1) if places[seat] == 1 else 0
    assert report["wins"] == pytest.approx(wins, abs=0.01)
    assert report["scores"] == [
        {
            "mean": pytest.approx(fmean(points), abs=0.01),
            "sd": pytest.approx(pstdev(points), abs=0.01),
            "min": min(points),
            "max": max(points),
        }
        for points in columns
    ]


@pytest.mark.parametrize("number", range(3))
def test_every_record_verifies(
    good: Callable[..., str], recorded: tuple[Report, list[Path]], number: int
) -> None:
    file = recorded[1][number]
    record = notation.read(file.read_text("utf-8"))
    told = json.loads(good("replay", file, "--verify", "--json"))
    assert told["scores"] == record.result
    assert told["verified"]["commitment"] == commitment(f"r.{number}")
    assert told["verified"]["draws"] == sum(1 for _, who, _ in record.answers if who == "*")


def test_records_are_named_and_say_who_played(recorded: tuple[Report, list[Path]]) -> None:
    record = notation.read(recorded[1][0].read_text("utf-8"))
    assert record.names == {0: "drawy", 1: "random", 2: "drawy", 3: "random"}
    assert [file.name for file in recorded[1]] == [f"ra-4p-r-{at:06}.maat" for at in range(3)]


def test_keeping_records_does_not_change_the_games(
    good: Callable[..., str], recorded: tuple[Report, list[Path]]
) -> None:
    words = ["--seats", 4, "--games", 3, "--seed", "r", "--bots", "drawy,random"]
    assert figures(json.loads(good("simulate", "ra", *words, "--json"))) == figures(recorded[0])


def test_options_are_played_and_recorded(good: Callable[..., str], tmp_path: Path) -> None:
    words = ["--games", 1, "-o", "boat=off", "--option", "open_scores=on", "--json"]
    told = json.loads(good("simulate", "ra", *words, "--records", tmp_path))
    assert told["options"] == {"boat": "off", "open_scores": "on"}
    record = notation.read(next(tmp_path.iterdir()).read_text("utf-8"))
    assert record.options == {"open_scores": "on", "boat": "off"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_get_a_table(good: Callable[..., str], report: Report, lang: str) -> None:
    told = good("simulate", "ra", "--games", GAMES, "--seed", "abc", lang=lang)
    texts = Texts(lang, catalog.load("ra"))
    assert told.split(":")[0].strip() == texts.say("game-title")
    rows = [line for line in told.splitlines() if " random " in line]
    parts = zip(rows, report["scores"], report["wins"], report["shares"], strict=True)
    for seat, (row, score, won, share) in enumerate(parts, start=1):
        cells = [cell.strip() for cell in row.replace(",", ".").strip("│").split("│")]
        assert cells[:2] == [f"{seat}", "random"]
        assert cells[2:5] == [
            f"{score['mean']:.2f}",
            f"{score['sd']:.2f}",
            f"{score['min']}–{score['max']}",
        ]
        assert float(cells[5]) == won
        rate, sign = cells[6][:-1].rstrip(), cells[6][-1]  # not every language puts a space there
        assert (rate, sign) == (f"{100 * share['rate']:.1f}", "%")
        assert cells[7] == f"{100 * share['low']:.1f}–{100 * share['high']:.1f}"
    assert "column-" not in told
    assert "simulate-" not in told


@pytest.mark.parametrize(("lang", "mark"), [("en", "."), ("pl", ","), ("uk", ","), ("hu", ",")])
def test_a_language_has_one_way_to_write_numbers(
    good: Callable[..., str], lang: str, mark: str
) -> None:
    told = good("simulate", "ra", "--games", GAMES, lang=lang)
    other = "," if mark == "." else "."
    assert re.search(rf"\d\{mark}\d\d ", told)
    assert re.findall(rf"\d\{other}\d{{1,2}}(?!\d)", told) == []  # 24,231 in English is thousands
    thousands = "," if lang == "en" else "\N{NO-BREAK SPACE}"
    assert Texts(lang).number(124663) == f"124{thousands}663"


def test_a_solo_game_calls_the_automa_by_its_name(good: Callable[..., str]) -> None:
    told = good("simulate", "pharaon", "--seats", 1, "--games", 2, lang="hu")
    assert Texts("hu", catalog.load("pharaon")).automa() in told


@pytest.mark.parametrize("seed", ["../up", "x" * 300, "żółć [/] :cat:", ""])
def test_any_line_of_text_is_a_seed(good: Callable[..., str], tmp_path: Path, seed: str) -> None:
    place = tmp_path / "in"
    good("simulate", "ra", "--games", 1, f"--seed={seed}", "--records", place)
    assert [file.name for file in tmp_path.iterdir()] == ["in"]
    (file,) = place.iterdir()
    record = notation.read(file.read_text("utf-8"))
    assert record.seed == f"{seed}.0"
    assert notation.verify_draws(catalog.load("ra"), record) > 20


def test_seeds_that_look_alike_get_files_of_their_own() -> None:
    seeds = ["a/b", "a_b", "a b", "a\\b", "x" * 50, "x" * 51]
    words = {simulate.file_word(seed) for seed in seeds}
    assert len(words) == len(seeds)
    assert not any(sign in word for word in words for sign in "/\\ ")


@pytest.mark.parametrize("seed", [" a", "a\nb"])
def test_a_seed_that_a_record_could_not_hold_is_refused(
    refused: Callable[..., str], seed: str
) -> None:
    assert refused("simulate", "ra", "--seed", seed)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["chess"], ["chess", "ra"]),
        (["../ra"], ["../ra"]),
        (["ra", "--seats", "1"], ["1", "2, 3, 4, 5"]),
        (["ra", "--seats", "0"], ["0", "2, 3, 4, 5"]),
        (["ra", "--seats", "6"], ["6", "2, 3, 4, 5"]),
        (["ra", "--seats", "9" * 30], ["2, 3, 4, 5"]),
        (["ra", "--option", "speed=fast"], ["speed", "open_scores", "boat"]),
        (["ra", "--option", "boat=maybe"], ["boat", "maybe", "on, off"]),
        (["ra", "--option", "boat"], ["boat", "="]),
        (["ra", "--option", "[/]=\n"], ["[/]", "boat"]),
        (["ra", "--bots", "clever"], ["clever", "drawy, rule-of-thumb, random"]),
        (["ra", "--bots", "random,,random"], ["drawy, rule-of-thumb, random"]),
        (["ra", "--bots", "random,random,random,random"], ["4", "3"]),
        (["ra", "--bots", "nowhere.py"], ["nowhere.py"]),
        (["ra", "--bots", __file__], ["test_simulate.py", "make"]),
        (["ra", "--games", "0"], ["0"]),
        (["ra", "--jobs", "0"], ["0"]),
        (["ra", "--components", "nowhere.toml"], ["nowhere.toml"]),
        (["ra", "--records", "/dev/null/here"], ["/dev/null/here"]),
    ],
)
def test_what_does_not_exist_says_what_does(
    refused: Callable[..., str], words: list[str], wanted: list[str]
) -> None:
    line = refused("simulate", *words)
    assert [word for word in wanted if word not in line] == []


@pytest.mark.parametrize("lang", ["pl", "hu"])
def test_refusals_speak_the_language_of_the_reader(refused: Callable[..., str], lang: str) -> None:
    line = refused("simulate", "chess", lang=lang)
    assert "chess" in line
    assert "There is" not in line


def test_a_disk_that_refuses_a_record_gets_one_line(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    (tmp_path / "ra-3p-1-000000.maat").mkdir()
    line = refused("simulate", "ra", "--games", 1, "--records", tmp_path)
    assert "ra-3p-1-000000.maat" in line
    assert len(list(tmp_path.iterdir())) == 1
