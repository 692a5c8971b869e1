"""Light and purity (chapter 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Lay

RICH = "9 papyrus 9 bread 9 limestone 9 granite 5 happiness 9 population"
SECTION = {"sunny": "ra", "shaded": "hathor", "dark": "bastet"}
PURITY = {
    "white": ["pure", "tainted", "forbidden"],
    "yellow": ["tainted", "pure", "forbidden"],
    "black": ["forbidden", "tainted", "pure"],
    "brown": ["forbidden", "pure", "tainted"],
    "gray": ["tainted", "tainted", "tainted"],
}
TABLE = [
    (color, light, purity)
    for color, row in PURITY.items()
    for light, purity in zip(SECTION, row, strict=True)
]


@pytest.mark.rule("TK-24")
def test_two_sectors_of_each_light(lay: Lay) -> None:
    board = lay(wheel="ra")
    gods = ["horus", "ra", "hathor", "bastet", "thoth", "osiris"]
    lights = [board.light(god) for god in gods]
    assert lights == ["shaded", "sunny", "sunny", "shaded", "dark", "dark"]


@pytest.mark.rule("TK-25", "TK-28", "TK-29")
@pytest.mark.parametrize(("color", "light", "purity"), TABLE)
def test_purity_by_color_and_light(lay: Lay, color: str, light: str, purity: str) -> None:
    die = f"{SECTION[light]}-{color}-2"
    board = lay(dice=die, owned={0: RICH})
    assert board.light(SECTION[light]) == light
    if purity == "forbidden":
        assert board.why_not(f"take {die}") == "TK-28"
    else:
        board.play(f"take {die}").until("1 turn")
        assert board.scales() == [f"{'left' if purity == 'pure' else 'right'} {color}-2"]


@pytest.mark.rule("TK-26")
@pytest.mark.parametrize("god", ["horus", "ra", "hathor", "bastet", "thoth", "osiris"])
def test_gray_is_never_forbidden(lay: Lay, god: str) -> None:
    board = lay(dice=f"{god}-gray-1", owned={0: RICH})
    assert board.play(f"take {god}-gray-1").until("1 turn").scales() == ["right gray-1"]


@pytest.mark.rule("TK-26")
@pytest.mark.parametrize("color", list(PURITY))
def test_nothing_is_forbidden_in_the_shade(lay: Lay, color: str) -> None:
    board = lay(dice=f"osiris-{color}-1", spare="")
    assert board.light("osiris") == "shaded"
    assert f"take osiris-{color}-1" in board.legal()


@pytest.mark.rule("TK-26", "TK-92")
def test_dice_on_the_wheel_are_judged_anew_when_it_turns(lay: Lay) -> None:
    dice = "ra-black-3 ra-white-3 horus-brown-2"
    board = lay(dice=dice, spare="hathor-brown-1 hathor-brown-2", dice_each=1)
    assert board.why_not("take horus-brown-2") == "TK-28"
    board.play("take hathor-brown-1", "produce bread", "take hathor-brown-2", "produce bread")
    board.until("turn")
    assert board.light("horus") == "shaded"
    assert "take horus-brown-2" in board.legal()
    assert board.why_not("take ra-black-3") == "TK-28"


@pytest.mark.rule("TK-26")
def test_dice_on_player_boards_are_not_judged_again(lay: Lay) -> None:
    board = lay(dice="bastet-black-3", dice_each=1, at=1, order=[1, 0])
    board.play("take bastet-black-3", "produce granite").until("turn")
    assert "left black-3" in board.scales()
    assert board.light("hathor") == "sunny"
