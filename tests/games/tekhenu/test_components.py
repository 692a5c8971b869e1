"""What is in the box (chapters 1 and 2)."""

from __future__ import annotations

import copy
import tomllib
from importlib import resources
from typing import Any

import pytest

from maat.core.components import facts
from maat.core.errors import BadComponents
from maat.games import tekhenu
from maat.games.tekhenu import words

DATA: dict[str, Any] = tomllib.loads(
    resources.files("maat.games.tekhenu").joinpath("components.toml").read_text("utf-8")
)
TILES = [DATA["pillars"][name] for name in words.PILLARS]


@pytest.mark.rule("TK-03")
def test_26_dice() -> None:
    assert sum(DATA["dice"]["counts"].values()) == 26


@pytest.mark.rule("TK-03")
def test_tokens() -> None:
    tokens = DATA["tokens"]
    assert (tokens["scribe"], tokens["faith"], tokens["gold"]) == (21, 16, 25)
    assert {tokens[name] for name in words.RESOURCES} == {28 + 6 * 5}


@pytest.mark.rule("TK-03")
def test_27_pillar_tiles_and_6_horus_tiles() -> None:
    assert len(DATA["pillars"]) == 27
    assert sorted(DATA["horus"]["bonus"]) == sorted(words.GODS)


@pytest.mark.rule("TK-04")
def test_pieces_of_a_player() -> None:
    player = DATA["player"]
    assert (player["buildings"], player["statues"], player["pillars"]) == (10, 6, 8)


@pytest.mark.rule("TK-05")
@pytest.mark.parametrize(
    ("letter", "count"), [("B", 24), ("T", 24), ("D", 24), ("S", 12), ("A", 4)]
)
def test_88_cards(letter: str, count: int) -> None:
    assert len(words.CARDS) == 88
    assert len([card for card in words.CARDS if card[0] == letter]) == count


@pytest.mark.rule("TK-06")
def test_ten_tiles_of_botankhamun_and_a_coin() -> None:
    assert len(words.TILES) == 10
    assert len(words.COIN) == 2


@pytest.mark.rule("TK-07")
def test_the_gods_clockwise() -> None:
    gods = DATA["wheel"]["gods"]
    assert gods == ["horus", "ra", "hathor", "bastet", "thoth", "osiris"]
    assert [(gods[at], gods[at + 3]) for at in range(3)] == [
        ("horus", "bastet"),
        ("ra", "thoth"),
        ("hathor", "osiris"),
    ]


@pytest.mark.rule("TK-24")
def test_the_sectors_of_the_wheel() -> None:
    assert DATA["wheel"]["sectors"] == ["sunny", "sunny", "shaded", "dark", "dark", "shaded"]


@pytest.mark.rule("TK-62")
def test_building_spaces_cost_two_to_four_bread() -> None:
    costs = [cost for line in DATA["temple"]["bread"].values() for cost in line]
    assert len(costs) == 20
    assert set(costs) == {2, 3, 4}


@pytest.mark.rule("TK-56", "TK-64")
def test_every_line_of_the_temple_holds_each_kind_once() -> None:
    kinds = [[reward.split(" ")[1] for reward in row] for row in DATA["temple"]["rewards"]]
    special = [["special" if kind in ("gold", "faith") else kind for kind in row] for row in kinds]
    every = {"special", *words.RESOURCES}
    assert all(set(row) == every for row in special)
    assert all(set(column) == every for column in zip(*special, strict=True))


@pytest.mark.rule("TK-55")
@pytest.mark.parametrize("letter", ["c", "l", "m", "a"])
def test_each_color_is_on_27_edges_of_tiles_and_5_of_the_rim(letter: str) -> None:
    assert sum(tile["edges"].count(letter) for tile in TILES) == 27
    temple = DATA["temple"]
    rim = [color for side in ("top", "right", "bottom", "left") for color in temple[f"edge_{side}"]]
    assert sum(color.startswith(letter) for color in rim) == 5


@pytest.mark.rule("TK-58")
@pytest.mark.parametrize(
    ("light", "tiles"),
    [
        ("sunny", [1, 4, 7, 11, 13, 17, 19]),
        ("shaded", [3, 6, 8, 12, 15, 16, 20]),
        ("dark", [2, 5, 9, 10, 14, 18, 21]),
        ("none", [22, 23, 24, 25, 26, 27]),
    ],
)
def test_the_light_of_the_tiles(light: str, tiles: list[int]) -> None:
    assert [at for at, tile in enumerate(TILES, 1) if tile["light"] == light] == tiles


@pytest.mark.rule("TK-78", "TK-105")
def test_the_limits_of_the_commoners_track() -> None:
    assert DATA["thoth"]["happiness"] == [1, 5, 9, 13]
    assert DATA["track"]["happiness_symbols"] == [9, 13, 16, 19, 21]


def test_every_value_has_a_provenance() -> None:
    found = facts(DATA)
    assert found
    assert {fact.tag for fact in found} == {"rulebook", "public", "reconstructed"}


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        (("wheel", "gods", 0), "ra", "repeated-god"),
        (("wheel", "gods", 0), "anubis", "unknown-word"),
        (("wheel", "sectors", 0), "dark", "bad-sectors"),
        (("horus", "printed", 0), "horus", "repeated-god"),
        (("horus", "bonus", "ra"), "gold", "bad-reward"),
        (("temple", "rewards", 0, 0), "1 wood", "unknown-word"),
        (("temple", "statue_row"), 11, "out-of-range"),
        (("pillars", "P01", "edges"), "ccl", "bad-edges"),
        (("dice", "counts", "gray"), 1, "too-few-dice"),
        (("purity", "gray", "dark"), "forbidden", "bad-purity"),
        (("player", "buildings"), 11, "out-of-range"),
        (("player", "statues"), 7, "out-of-range"),
        (("player", "population"), 22, "bad-track"),
        (("player", "production"), 7, "out-of-range"),
        (("starting", "initiative", 0), 2, "repeated-initiative"),
        (("starting", "dealt", "4p"), 7, "bad-deal"),
        (("destiny", "ankh", 0), 1, "repeated-ankh"),
        (("solo", "statue_slot"), 7, "out-of-range"),
    ],
)
def test_values_no_game_could_be_played_with_are_refused(
    path: tuple[str | int, ...], value: object, key: str
) -> None:
    data = copy.deepcopy(DATA)
    inner: Any = data
    for part in path[:-1]:
        inner = inner[part]
    inner[path[-1]] = value
    with pytest.raises(BadComponents) as refused:
        tekhenu.make(data)
    assert refused.value.key == key
