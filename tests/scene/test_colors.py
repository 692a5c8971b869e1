"""Nothing at a table is told by color alone, and targets stand out for every eye."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

STYLE: Final = Path(__file__).parents[2] / "src" / "maat" / "web" / "base.css"
COLORS: Final = ("yellow", "brown", "white", "black", "gray")

# Machado, Oliveira and Fernandes (2009): what an eye without red or green cones makes of light.
Matrix = tuple[tuple[float, float, float], ...]
EYES: Final[dict[str, Matrix]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}
# Parchment, lapis, gold, wood, night, sand: what the boards are drawn in.
GROUNDS: Final = ("#f2e3bd", "#142a63", "#eab02c", "#6b4a1f", "#1d1730", "#b99a72", "#c8442a")


def color_of(name: str) -> str:
    """A color of the page by its name."""
    found = re.search(rf"--{name}: (#[0-9a-f]{{6}});", STYLE.read_text("utf-8"))
    assert found
    return found[1]


def brightness(color: str, eye: str) -> float:
    """How bright a color is to an eye (WCAG's relative luminance)."""
    shares = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    light = [
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in shares
    ]
    seen = [sum(part * each for part, each in zip(row, light, strict=True)) for row in EYES[eye]]
    red, green, blue = (min(1.0, max(0.0, each)) for each in seen)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str, eye: str) -> float:
    """How far two colors stand apart, from 1 to 21."""
    low, high = sorted((brightness(one, eye), brightness(other, eye)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("eye", EYES)
def test_the_ring_of_a_target_stands_out_from_every_ground(eye: str) -> None:
    ring, edge = color_of("ring"), color_of("edge")
    assert contrast(ring, edge, eye) >= 9  # so one of both has at least 3 beside anything
    for ground in GROUNDS:
        assert max(contrast(ring, ground, eye), contrast(edge, ground, eye)) >= 3


def mixed(above: str, below: str, share: float, light: float) -> str:
    """A color that covers another with a share of itself, in so much light."""
    pairs = [(int(above[at : at + 2], 16), int(below[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(
        f"{round(light * (share * one + (1 - share) * other)):02x}" for one, other in pairs
    )


@pytest.mark.parametrize("light", [1.0, 0.72])  # as drawn, and as boards are in the dark
def test_the_caption_of_the_traitor_can_be_read(
    drawings: Callable[[str], dict[str, ElementTree.Element]], light: float
) -> None:
    style = (STYLE.parent / "table.css").read_text("utf-8")
    assert light == 1 or f".board .art {{ filter: brightness({str(light)[1:]}" in style
    ink = re.search(r"^\.fact \{.*?color: (#[0-9a-f]{6});", style, re.MULTILINE)
    parts = [each for each in drawings("pharaon")["traitor"] if each.get("fill")]
    stone, caption = parts[2:4]
    share = float(caption.get("fill-opacity", "1"))
    ground = mixed(caption.get("fill", ""), stone.get("fill", ""), share, light)
    assert ink
    assert contrast(ink[1], ground, "usual") >= 4.5


@pytest.mark.parametrize("value", range(1, 7))
def test_dice_differ_without_their_colors(
    drawings: Callable[[str], dict[str, ElementTree.Element]], value: int
) -> None:
    shapes = set()
    for color in COLORS:
        drawn = ElementTree.tostring(drawings("tekhenu")[f"face-{color}-{value}"], "unicode")
        shapes.add(re.sub(r"#[0-9a-f]{6}|face-\w+", "", drawn))
    assert len(shapes) == len(COLORS)
