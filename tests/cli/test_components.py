"""`maat components`: every value with its source; an owner's file is checked and recorded."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from maat import catalog, trial
from maat.cli import output, parts
from maat.core import components
from maat.core.errors import BadComponents

VALUES = catalog.read_values("ra")


@pytest.fixture(scope="module")
def owned(folder: Path) -> Path:
    """A box with nine gods."""
    file = folder / "[nine] :cat: gods.toml"
    file.write_text("[tiles]\ngod = 9\n", "utf-8")
    return file


@pytest.fixture(scope="module")
def record(good: Callable[..., str], owned: Path, folder: Path) -> Path:
    """The record of a game with nine gods."""
    place = folder / "owned"
    good("simulate", "ra", "--games", 1, "--components", owned, "--records", place)
    (file,) = place.iterdir()
    return file


def test_a_program_gets_every_value(good: Callable[..., str]) -> None:
    told = json.loads(good("components", "ra", "--json"))
    assert told["game"] == "ra"
    assert told["components"] == components.digest(VALUES)
    assert told["facts"] == [
        {"path": fact.path, "value": fact.value, "tag": fact.tag, "note": fact.note}
        for fact in components.facts(VALUES)
    ]
    assert {fact["tag"] for fact in told["facts"]} <= set(components.TAGS)


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_people_get_a_table_of_every_value(good: Callable[..., str], lang: str) -> None:
    told = good("components", "ra", lang=lang)
    missing = [fact.path for fact in components.facts(VALUES) if fact.path not in told]
    assert missing == []
    assert "tag-" not in told
    assert "[9, 6, 5, 2]" in told


def test_a_good_file_shows_what_it_gives(good: Callable[..., str], owned: Path) -> None:
    told: dict[str, Any] = json.loads(good("components", "ra", "--check", owned, "--json"))
    (god,) = (fact for fact in told["facts"] if fact["path"] == "tiles.god")
    assert (god["value"], god["tag"]) == (9, "owner")
    assert [fact["tag"] for fact in told["facts"]].count("owner") == 1
    assert told["components"] != components.digest(VALUES)


def test_a_good_file_is_named_as_it_is(good: Callable[..., str], owned: Path) -> None:
    assert owned.name in good("components", "ra", "--check", owned)


BAD: dict[str, tuple[str, list[str]]] = {
    "unknown value": ("[tiles]\ndog = 9", ["tiles.dog", "pharaoh"]),
    "wrong kind": ('[tiles]\ngod = "nine"', ["tiles.god"]),
    "too large": ("[suns]\ncenter = 1000000000000", ["suns.center"]),
    "not TOML": ("[tiles\ngod = 9", ["line 1"]),
    "too deep": ("a = " + "[" * 5000, []),
    "too few Ra tiles": ("[tiles]\nra = 3", ["2"]),
    "no such sun": ("[suns]\n2p = [[99, 6, 5, 2], [8, 7, 4, 3]]", ["99"]),
    "no spaces": ("[tracks]\nauction_spaces = 0", ["0"]),
}


@pytest.mark.parametrize("case", BAD.values(), ids=BAD.keys())
def test_a_bad_file_gets_one_line(
    refused: Callable[..., str], tmp_path: Path, case: tuple[str, list[str]]
) -> None:
    text, wanted = case
    file = tmp_path / "bad.toml"
    file.write_text(text + "\n", "utf-8")
    line = refused("components", "ra", "--check", file)
    assert [word for word in wanted if word not in line] == []


CRASHING = {
    "pharaon": [
        "board.noble_row = 1000",
        "board.artisan_row = 1000000",
        "traitor.tile.1.light_urns = 30",
        "game.rounds = 0",
        "game.rounds = 6",
        "nile.column.1.urns = 1000000",
        "nile.column.1.arrows = 1000000",
    ],
    "tekhenu": ["solo.scribes_per_vp = 0", "dice.per_section = 0"],
}


@pytest.mark.parametrize(
    ("key", "text"), [(key, text) for key, texts in CRASHING.items() for text in texts]
)
def test_values_that_would_crash_or_never_end_get_one_line(
    refused: Callable[..., str], tmp_path: Path, key: str, text: str
) -> None:
    file = tmp_path / "box.toml"
    file.write_text(f"{text}\n", "utf-8")
    path, _, number = text.partition(" = ")
    line = refused("components", key, "--check", file)
    assert path in line
    assert number in line.replace(",", "")


def test_a_file_is_good_only_once_whole_games_have_ended_with_it(
    owned: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "LONGEST", 20)
    with pytest.raises(BadComponents, match="endless"):
        parts.run("ra", owned, output.Form(json=True))


def test_a_file_that_is_not_text_gets_one_line(refused: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_bytes(b"\xff\xfe\x00")
    assert "bad.toml" in refused("components", "ra", "--check", file)


@pytest.mark.parametrize("words", [["ra", "--check", "nowhere.toml"], ["nowhere.toml"]])
def test_what_is_not_there_is_named(refused: Callable[..., str], words: list[str]) -> None:
    assert "nowhere.toml" in refused("components", *words)


def test_a_record_names_the_values_it_was_played_with(record: Path, owned: Path) -> None:
    name = components.digest(catalog.owner_values("ra", owned))
    assert re.search(rf"^components {name}$", record.read_text("utf-8"), re.MULTILINE)


def test_a_record_is_replayed_with_the_values_it_names(
    good: Callable[..., str], record: Path, owned: Path
) -> None:
    assert good("replay", record, "--verify", "--components", owned)


def test_a_record_brings_its_values_along(good: Callable[..., str], record: Path) -> None:
    assert good("replay", record, "--verify")


def test_a_record_that_only_names_its_values_needs_their_file(
    good: Callable[..., str], refused: Callable[..., str], record: Path, owned: Path, tmp_path: Path
) -> None:
    lines = record.read_text("utf-8").splitlines()
    bare = tmp_path / "bare.maat"
    kept = [line for line in lines if not line.startswith("component ")]
    assert len(kept) == len(lines) - 1
    bare.write_text("\n".join(kept) + "\n", "utf-8")
    assert good("replay", bare, "--verify", "--components", owned)
    line = refused("replay", bare)
    assert "--components" in line
    at = kept.index(line_of(record)) + 1
    assert re.search(rf"\b{at}\b", line)


def line_of(record: Path) -> str:
    """The header line about component values."""
    lines = record.read_text("utf-8").splitlines()
    return next(line for line in lines if line.startswith("components "))


def test_a_record_is_not_replayed_with_other_values(
    refused: Callable[..., str], record: Path, tmp_path: Path
) -> None:
    other = tmp_path / "seven.toml"
    other.write_text("[tiles]\ngod = 7\n", "utf-8")
    assert line_of(record).split()[1] in refused("replay", record, "--components", other)


def test_a_record_with_our_values_is_not_replayed_with_an_owners(
    good: Callable[..., str], refused: Callable[..., str], owned: Path, tmp_path: Path
) -> None:
    good("simulate", "ra", "--games", 1, "--records", tmp_path)
    (file,) = tmp_path.iterdir()
    assert "--components" in refused("replay", file, "--components", owned)


def test_a_file_that_changes_nothing_is_not_recorded(
    good: Callable[..., str], tmp_path: Path
) -> None:
    same = tmp_path / "same.toml"
    same.write_text("[tiles]\ngod = 8\n", "utf-8")
    place = tmp_path / "records"
    good("simulate", "ra", "--games", 1, "--components", same, "--records", place)
    assert "components" not in next(place.iterdir()).read_text("utf-8")
