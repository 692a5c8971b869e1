"""Production of resources (chapter 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Lay

ALL = ["papyrus", "bread", "limestone", "granite"]


@pytest.mark.rule("TK-86")
@pytest.mark.parametrize(
    ("color", "resource"),
    [("yellow", "papyrus"), ("brown", "bread"), ("white", "limestone"), ("black", "granite")],
)
def test_the_color_decides_the_resource(lay: Lay, color: str, resource: str) -> None:
    board = lay(dice=f"osiris-{color}-2", spare="")
    board.play(f"take osiris-{color}-2", f"produce {resource}")
    assert board.owned() == {resource: 2}


@pytest.mark.rule("TK-86")
@pytest.mark.parametrize("god", ["horus", "ra", "hathor", "osiris"])
def test_the_section_does_not_matter(lay: Lay, god: str) -> None:
    board = lay(dice=f"{god}-white-2").play(f"take {god}-white-2", "produce limestone")
    assert board.owned() == {"limestone": 2}


@pytest.mark.rule("TK-86")
@pytest.mark.parametrize("resource", ["papyrus", "bread", "granite"])
def test_another_resource_is_refused(lay: Lay, resource: str) -> None:
    board = lay(dice="osiris-white-2").play("take osiris-white-2")
    assert board.why_not(f"produce {resource}") == "TK-86"


@pytest.mark.rule("TK-86")
@pytest.mark.parametrize("resource", ALL)
def test_gray_produces_nothing(lay: Lay, resource: str) -> None:
    board = lay(dice="osiris-gray-2").play("take osiris-gray-2")
    assert board.why_not(f"produce {resource}") == "TK-86"


@pytest.mark.rule("TK-87")
@pytest.mark.parametrize("marker", [2, 4, 6])
@pytest.mark.parametrize("value", [1, 4, 6])
def test_what_is_above_the_marker_is_surplus(lay: Lay, value: int, marker: int) -> None:
    board = lay(dice=f"osiris-white-{value}", make={0: f"{marker} limestone"})
    board.play(f"take osiris-white-{value}", "produce limestone")
    kept = min(value, marker)
    assert board.owned() == {"limestone": kept}
    assert board.surplus() == [0, 0, value - kept, 0]


@pytest.mark.rule("TK-87")
def test_what_is_owned_already_does_not_count_against_the_marker(lay: Lay) -> None:
    board = lay(dice="osiris-white-2", owned={0: "5 limestone"})
    board.play("take osiris-white-2", "produce limestone")
    assert board.owned() == {"limestone": 7}
    assert board.surplus() == [0, 0, 0, 0]


@pytest.mark.rule("TK-87", "TK-93")
def test_surplus_counts_against_the_balance(lay: Lay) -> None:
    board = lay(dice="osiris-yellow-6", order=[1, 0], at=1, dice_each=3)
    board.play("take osiris-yellow-6", "produce papyrus").until("destiny")
    assert (0, [6 - 4, 0, 0]) in board.told("balance_found")


@pytest.mark.rule("TK-87", "TK-34")
def test_the_effective_value_is_produced(lay: Lay) -> None:
    board = lay(dice="osiris-white-3", owned={0: "1 scribe"})
    board.play("take osiris-white-3", "value 2", "produce limestone")
    assert board.owned() == {"limestone": 2}
    assert board.surplus() == [0, 0, 0, 0]


@pytest.mark.rule("TK-87")
def test_surplus_adds_up(lay: Lay) -> None:
    board = lay(dice="osiris-white-3", surplus={0: "2 limestone 1 bread"})
    board.play("take osiris-white-3", "produce limestone")
    assert board.surplus() == [0, 1, 3, 0]
