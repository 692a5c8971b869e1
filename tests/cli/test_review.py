"""`maat review`: a finished game in the words of a strong bot."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console

from maat import catalog
from maat.cli.output import called
from maat.cli.review import BLOCKS, ReviewText, blocks
from maat.core import notation
from maat.languages import LANGUAGES
from maat.review import runner
from maat.review.report import Edge, Review
from maat.review.runner import ReviewSettings
from maat.text import Texts

GAMES = Path(__file__).parents[1] / "games"
RECORD = sorted((GAMES / "ra" / "records").glob("*.maat"))[0]
QUICK = ("--iterations", 16)
RA = catalog.load("ra")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_read_it_in_their_language(good: Callable[..., str], lang: str) -> None:
    told = good("review", RECORD, *QUICK, "--jobs", 1, "--lang", lang)
    texts = Texts(lang, RA)
    for key in ("review-players", "review-turns", "review-curve", "column-accuracy"):
        assert texts.say(key) in told
    assert not re.search(r"\b(review|column|action|bot-name)-[a-z]", told)
    curves = [line for line in told.splitlines() if line and set(line[-20:]) <= set(BLOCKS)]
    assert len(curves) == int(re.findall(r"^seats (\d)", RECORD.read_text("utf-8"), re.M)[0])


def test_all_decisions_are_listed_on_request(good: Callable[..., str]) -> None:
    told = good("review", RECORD, *QUICK, "--jobs", 1, "--all")
    review = json.loads(good("review", RECORD, *QUICK, "--jobs", 1, "--json"))
    rows = re.findall(r"^│ +(\d+) │.*│ +(\d+) │$", told, re.M)
    listed = [(int(number), int(to)) for number, to in rows]
    assert listed == [(each["n"], each["version"]) for each in review["decisions"]]
    assert [number for number, _ in listed] == list(range(1, len(listed) + 1))


def test_a_decision_can_be_seen_where_the_review_says(good: Callable[..., str]) -> None:
    told = good("review", RECORD, *QUICK, "--jobs", 1)
    assert f"maat replay {RECORD} --to N" in told
    review = json.loads(good("review", RECORD, *QUICK, "--jobs", 1, "--json"))
    record = notation.read(RECORD.read_text("utf-8"))
    for each in review["decisions"]:
        match = notation.replay(RA, record, each["version"])
        assert (match.seat, len(match.game.legal_actions(match.state))) == (
            each["seat"],
            each["options"],
        )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_screen_says_what_its_figures_mean(good: Callable[..., str], lang: str) -> None:
    told = good("review", RECORD, *QUICK, "--jobs", 1, "--lang", lang)
    texts = Texts(lang, RA)
    assert texts.say("web-review-about-accuracy") in told
    assert texts.say("review-about") in told
    assert re.search(r"\b16\b", told.splitlines()[0])


def test_the_help_says_what_happens_without_numbers(good: Callable[..., str]) -> None:
    told = good("review", "--help")
    assert "(by level and game" in told
    assert "(all cores)" in told
    assert "default: 0" not in told


def test_players_of_one_name_are_told_apart() -> None:
    record = notation.read(RECORD.read_text("utf-8"))
    record.names = {0: "random", 1: "Ania", 2: "random"}
    assert called(record, 4, Texts("en", RA)) == ["random 1", "Ania", "random 3", "Seat 4"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_are_whole_on_a_narrow_screen(lang: str) -> None:
    sheet = ReviewText(narrow_review(), ["Aleksandra", "random 2", "random 3"], Texts(lang, RA))
    screen = Console(width=80, file=StringIO())
    with screen.capture() as shown:
        screen.print(sheet.players())
        screen.print(sheet.listed(sheet.review.decisions, ""))
    told = shown.get()
    figures = [figure for each in sheet.review.players for figure in sheet.figures(each)]
    for each in sheet.review.decisions:
        figures.append(sheet.doubt(100 * each.lost, 100 * each.lost_error))
        figures.append(sheet.doubt(each.points_lost, each.points_error))
    assert [each for each in figures if f" {each} " not in told] == []
    assert "…" not in told
    assert max(map(cell_len, told.splitlines())) <= 80


def test_it_says_who_gets_more_of_what_by_the_answer_of_the_bot() -> None:
    review = narrow_review()
    sheet = ReviewText(review, ["Ania", "Ben", "Cleo"], Texts("en", RA))
    each = replace(
        review.decisions[0],
        seat=1,
        edges=[Edge(1, "gold", 3.0), Edge(0, "civilizations", -2.25), Edge(1, "suns", -1.0)],
    )
    told = "Why, in points expected: Ben: Gold +3.0, Suns -1.0; Ania: Civilizations -2.2"
    assert sheet.why(each).replace("\u2212", "-") == told
    assert sheet.whys([replace(each, edges=[]), each]) == [f"{each.n}. {sheet.why(each)}"]


@cache
def narrow_review() -> Review:
    """A quick review of a game with long names of things."""
    match = notation.replay(RA, notation.read(RECORD.read_text("utf-8")))
    return runner.review(match, ReviewSettings(iterations=16))


@pytest.mark.parametrize(
    ("value", "told"), [(12.0, "12,0"), (0.04, "0,0"), (-0.04, "0,0"), (-3.25, "\N{MINUS SIGN}3,2")]
)
def test_figures_have_one_decimal(value: float, told: str) -> None:
    assert ReviewText(narrow_review(), [], Texts("pl", RA)).number(value) == told


def test_a_program_gets_json_in_a_file_or_on_the_screen(
    good: Callable[..., str], tmp_path: Path
) -> None:
    file = tmp_path / "review.json"
    assert good("review", RECORD, *QUICK, "--json", "--out", file, "--jobs", 2) == ""
    made = msgspec.json.decode(file.read_bytes(), type=Review)
    shown = good("review", RECORD, *QUICK, "--json", "--jobs", 1)
    assert msgspec.convert(json.loads(shown), Review) == made
    assert (made.game, made.level) == ("ra", 4)


def test_a_place_that_is_not_there_is_refused_before_the_work(refused: Callable[..., str]) -> None:
    assert "nowhere/review.json" in refused("review", "none.maat", "--out", "nowhere/review.json")


def test_a_file_that_is_no_record_is_refused(refused: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ania,\n", "utf-8")
    assert "not a record" in refused("review", file)
    assert str(tmp_path / "none") in refused("review", tmp_path / "none")


def test_a_game_that_is_not_over_is_refused(refused: Callable[..., str], tmp_path: Path) -> None:
    lines = RECORD.read_text("utf-8").splitlines()
    end = next(at for at, line in enumerate(lines) if line.startswith(("seed", "result")))
    file = tmp_path / "half.maat"
    file.write_text("\n".join(lines[: end // 2]) + "\n", "utf-8")
    assert "not over" in refused("review", file)


@pytest.mark.parametrize("words", [("--level", 1), ("--level", 9)])
def test_a_level_that_cannot_review_is_refused(
    refused: Callable[..., str], words: tuple[object, ...]
) -> None:
    assert "3, 4" in refused("review", RECORD, *words)


def test_fewer_than_no_iterations_are_refused(refused: Callable[..., str]) -> None:
    assert "--iterations must be at least 0" in refused("review", RECORD, "--iterations", -5)


def test_an_unknown_language_is_refused(refused: Callable[..., str]) -> None:
    assert "en, pl, uk, hu" in refused("review", RECORD, "--lang", "xx")


def test_a_curve_is_as_wide_as_a_line() -> None:
    assert blocks([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(blocks([0.3] * 500)) == 64
