"""Where places lie: boxes around a point and around a circle."""

from __future__ import annotations

from math import cos, radians, sin

from maat.scene.scene import Box


def centered(x: float, y: float, width: float, height: float) -> Box:
    """A box around a point, to a tenth."""
    return Box(round(x - width / 2, 1), round(y - height / 2, 1), width, height)


def boxes(width: float, height: float, *corners: tuple[float, float]) -> list[Box]:
    """Equal boxes by their upper left corners."""
    return [Box(round(x, 1), round(y, 1), width, height) for x, y in corners]


def around(
    center: tuple[float, float], angle: float, radius: float, width: float, height: float
) -> Box:
    """A box so far from a point, at an angle from noon, clockwise."""
    x = center[0] + radius * sin(radians(angle))
    y = center[1] - radius * cos(radians(angle))
    return centered(x, y, width, height)
