"""`maat review`: a finished game in the words of a strong bot."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from maat import catalog
from maat.cli.review import BLOCKS, blocks
from maat.review.report import Review
from maat.text import LANGUAGES, Texts

GAMES = Path(__file__).parents[1] / "games"
RECORD = sorted((GAMES / "ra" / "records").glob("*.maat"))[0]
QUICK = ("--iterations", 16)
RA = catalog.load("ra")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_read_it_in_their_language(good: Callable[..., str], lang: str) -> None:
    told = good("review", RECORD, *QUICK, "--jobs", 1, "--language", lang)
    texts = Texts(lang, RA)
    for key in ("review-players", "review-turns", "review-curve", "column-accuracy"):
        assert texts.say(key) in told
    assert not re.search(r"\b(review|column|action|bot-name)-[a-z]", told)
    curves = [line for line in told.splitlines() if line and set(line[-20:]) <= set(BLOCKS)]
    assert len(curves) == int(re.findall(r"^seats (\d)", RECORD.read_text("utf-8"), re.M)[0])


def test_all_decisions_are_listed_on_request(good: Callable[..., str]) -> None:
    told = good("review", RECORD, *QUICK, "--jobs", 1, "--all")
    review = json.loads(good("review", RECORD, *QUICK, "--jobs", 1, "--json", "-"))
    numbers = re.findall(r"^│ +(\d+) │", told, re.M)
    assert [int(each) for each in numbers] == [each["n"] for each in review["decisions"]]


def test_a_program_gets_json_in_a_file_or_on_the_screen(
    good: Callable[..., str], tmp_path: Path
) -> None:
    file = tmp_path / "review.json"
    assert good("review", RECORD, *QUICK, "--json", file, "--jobs", 2) == ""
    made = msgspec.json.decode(file.read_bytes(), type=Review)
    shown = good("review", RECORD, *QUICK, "--json", "-", "--jobs", 1)
    assert msgspec.convert(json.loads(shown), Review) == made
    assert (made.game, made.level) == ("ra", 4)


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
    assert "en, pl, uk, hu" in refused("review", RECORD, "--language", "xx")


def test_a_curve_is_as_wide_as_a_line() -> None:
    assert blocks([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(blocks([0.3] * 500)) == 64
