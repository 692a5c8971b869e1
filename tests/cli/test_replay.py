"""`maat replay`: what a record leads to, and what is wrong with a damaged one."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from maat import catalog
from maat.core import notation, snapshot
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.core.seal import SealedDealer
from maat.languages import LANGUAGES
from maat.text import Texts

RA = catalog.load("ra")
SEED = "a secret"


@pytest.fixture(scope="module")
def text() -> str:
    """The record of a game of Ra with odd names."""
    match: Match[Any] = Match(RA, 3, {}, SealedDealer(SEED))
    dice = QuickDealer("dice")
    while not match.over:
        answers = RA.legal_actions(match.state)
        match.play(answers[int(dice.below(len(answers)))])
    record = notation.describe(match, notation.SEALED, SEED)
    record.names = {0: "[/] Ola", 1: ":cat:", 2: "Олег"}
    return notation.write(match, record, SEED)


@pytest.fixture(scope="module")
def file(text: str, folder: Path) -> Path:
    """The same as a file."""
    made = folder / "whole.maat"
    made.write_text(text, "utf-8")
    return made


@pytest.fixture(scope="module")
def match(text: str) -> Match[Any]:
    """The same as a match."""
    return notation.replay(RA, notation.read(text))


def first(text: str, start: str) -> int:
    """The number of the first line that begins so."""
    return next(at for at, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def changed(text: str, line: int, new: str) -> str:
    """The text with one line replaced."""
    lines = text.splitlines()
    lines[line - 1] = new
    return "\n".join(lines) + "\n"


def test_a_program_gets_the_position_and_the_sheets(
    good: Callable[..., str], file: Path, match: Match[Any]
) -> None:
    told = json.loads(good("replay", file, "--json"))
    assert (told["game"], told["seats"], told["over"]) == ("ra", 3, True)
    assert told["answers"] == len(match.record)
    assert told["position"] == snapshot.dump(match.state)
    assert told["scores"] == RA.scores(match.state)
    assert told["ranking"] == RA.ranking(match.state)
    assert "verified" not in told
    for sheet, points in zip(told["breakdown"], told["scores"], strict=True):
        assert sum(line["points"] for line in sheet) == points
        assert all(re.fullmatch(r"RA-\d+", line["rule"]) for line in sheet)


def test_verifying_says_what_was_verified(good: Callable[..., str], file: Path) -> None:
    record = notation.read(file.read_text("utf-8"))
    told = json.loads(good("replay", file, "--verify", "--json"))
    draws = sum(1 for _, who, _ in record.answers if who == "*")
    assert told["verified"] == {"commitment": record.commitment, "draws": draws}


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_people_get_the_table_and_the_sheets(
    good: Callable[..., str], file: Path, match: Match[Any], lang: str
) -> None:
    told = good("replay", file, "--verify", lang=lang)
    for name in ("[/] Ola", ":cat:", "Олег"):
        assert name in told
    total = next(line for line in told.splitlines() if Texts(lang).say("score-total") in line)
    assert re.findall(r"-?\d+", total) == [str(points) for points in RA.scores(match.state)]
    assert Texts(lang).say("replay-verified", draws=match.draws()) in told


@pytest.mark.parametrize("to", [0, 40])
def test_to_stops_after_so_many_answers(
    good: Callable[..., str], file: Path, text: str, to: int
) -> None:
    told = json.loads(good("replay", file, "--to", to, "--json"))
    match = notation.replay(RA, notation.read(text), to)
    assert told["answers"] == to
    assert told["over"] is False
    assert told["position"] == snapshot.dump(match.state)
    assert "scores" not in told
    assert "breakdown" not in told


def test_to_the_last_answer_is_the_whole_game(
    good: Callable[..., str], file: Path, match: Match[Any]
) -> None:
    told = json.loads(good("replay", file, "--to", len(match.history), "--json"))
    assert told["over"] is True


def test_points_of_a_finished_game_are_shown_in_the_middle(
    good: Callable[..., str], file: Path
) -> None:
    told = good("replay", file, "--to", 40)
    assert Texts("en", RA).say("place-points-hidden") not in told


def test_points_of_a_game_that_goes_on_stay_hidden(
    good: Callable[..., str], text: str, folder: Path
) -> None:
    file = folder / "half.maat"
    file.write_text("\n".join(text.splitlines()[:60]) + "\n", "utf-8")
    told = good("replay", file, "--to", 40)
    assert told.count(Texts("en", RA).say("place-points-hidden")) == 3


@pytest.mark.parametrize("to", ["-1", "100000"])
def test_to_beyond_the_record_says_how_long_it_is(
    refused: Callable[..., str], file: Path, match: Match[Any], to: str
) -> None:
    assert str(len(match.history)) in refused("replay", file, f"--to={to}")


def test_a_file_that_is_not_there_is_named(refused: Callable[..., str]) -> None:
    assert "nowhere.maat" in refused("replay", "nowhere.maat")


def test_a_folder_is_no_record(refused: Callable[..., str], folder: Path) -> None:
    assert str(folder) in refused("replay", folder)


def test_a_picture_is_no_record(refused: Callable[..., str], tmp_path: Path) -> None:
    picture = tmp_path / "[red]\n.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    assert ".png" in refused("replay", picture)


def test_an_unknown_game_in_a_record_says_which_there_are(
    refused: Callable[..., str], text: str, tmp_path: Path
) -> None:
    file = tmp_path / "x.maat"
    file.write_text(text.replace("game ra", "game chess"), "utf-8")
    line = refused("replay", file)
    assert "chess" in line
    assert "ra" in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_illegal_answer_is_named_with_its_line_and_rule(
    refused: Callable[..., str], text: str, tmp_path: Path, lang: str
) -> None:
    file = tmp_path / "illegal.maat"
    at = first(text, "0 ")
    file.write_text(changed(text, at, "0 discard sphinx"), "utf-8")
    line = refused("replay", file, lang=lang)
    assert re.search(rf"\b{at}\b", line)
    assert "discard sphinx" in line
    rule = re.search(r"RA-\d+", line)
    assert rule is not None
    assert Texts(lang, RA).rule(rule.group()) in line


DAMAGES: dict[str, tuple[str, str, str]] = {
    "unknown answer": ("0 ", "0 dance", "dance"),
    "unknown answer with signs": ("0 ", "0 [/] \x1b[31m {$x}", "[/]"),
    "unknown answer without end": ("0 ", "0 " + "x" * 5000, "xxx"),
    "wrong seat": ("0 ", "9 draw", "draw"),
    "chance cannot do it": ("* tile", "* suns 16", "suns 16"),
    "wrong rules": ("rules", "rules 99", "99"),
    "wrong seats": ("seats", "seats 9", "2, 3, 4, 5"),
    "wrong option": ("option boat", "option boat maybe", "on, off"),
    "wrong result": ("result", "result 1 2 3", "1 2 3"),
    "huge number": ("seats", "seats " + "9" * 30, "999"),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_record_is_named_with_its_line(
    refused: Callable[..., str], text: str, tmp_path: Path, damage: tuple[str, str, str]
) -> None:
    start, new, wanted = damage
    file = tmp_path / "damaged.maat"
    at = first(text, start)
    file.write_text(changed(text, at, new), "utf-8")
    line = refused("replay", file)
    assert re.search(rf"\b{at}\b", line)
    assert wanted in line
    assert "\x1b" not in line


def test_an_empty_file_is_no_record(refused: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "empty.maat"
    file.write_text("", "utf-8")
    assert "maat" in refused("replay", file)


def test_a_changed_draw_passes_for_legal_but_not_for_verified(
    maat: Callable[..., Any], refused: Callable[..., str], text: str, tmp_path: Path
) -> None:
    at = first(text, "* tile pharaoh")
    cut = changed(text, at, "* tile nile").splitlines()[:at]
    seed = [line for line in text.splitlines() if line.startswith("seed")]
    file = tmp_path / "draw.maat"
    file.write_text("\n".join([*cut, "", *seed]) + "\n", "utf-8")
    assert maat("replay", file).returncode == 0
    line = refused("replay", file, "--verify")
    assert re.search(rf"\b{at}\b", line)
    assert "tile nile" in line
    assert "tile pharaoh" in line


@pytest.mark.parametrize("start", ["seed", "commitment"])
def test_a_changed_seed_or_commitment_is_not_verified(
    refused: Callable[..., str], text: str, tmp_path: Path, start: str
) -> None:
    file = tmp_path / "seed.maat"
    file.write_text(changed(text, first(text, start), f"{start} 0123"), "utf-8")
    assert str(first(text, "commitment")) in refused("replay", file, "--verify")


def test_a_record_without_commitment_cannot_be_verified(
    refused: Callable[..., str], text: str, tmp_path: Path
) -> None:
    file = tmp_path / "bare.maat"
    kept = [line for line in text.splitlines() if not line.startswith(("dealer", "commitment"))]
    file.write_text("\n".join(kept), "utf-8")
    assert refused("replay", file, "--verify")
