"""A few shapes in SVG, written by hand."""

from __future__ import annotations

from html import escape

INK = "#3b2f20"
FAINT = "#b9a98c"
PAPER = "#fbf6ea"
BLUE = (31, 95, 139)
WHITE = (251, 246, 234)
RED = (178, 74, 47)
FONT = "font-family='Georgia, serif'"


def number(value: float) -> str:
    """Short, and the same everywhere."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def line(x1: float, y1: float, x2: float, y2: float, color: str = INK, more: str = "") -> str:
    """A straight line."""
    place = f"x1='{number(x1)}' y1='{number(y1)}' x2='{number(x2)}' y2='{number(y2)}'"
    return f"<line {place} stroke='{color}' {more}/>"


def dot(x: float, y: float, size: float = 5, color: str = INK) -> str:
    """A filled circle."""
    place = f"cx='{number(x)}' cy='{number(y)}'"
    return f"<circle {place} r='{number(size)}' fill='{color}'/>"


def box(x: float, y: float, width: float, height: float, color: str) -> str:
    """A filled rectangle."""
    place = f"x='{number(x)}' y='{number(y)}'"
    size = f"width='{number(width)}' height='{number(height)}'"
    return f"<rect {place} {size} fill='{color}'/>"


def text(x: float, y: float, told: str, anchor: str = "start", more: str = "") -> str:
    """Words; `anchor` is start, middle or end."""
    place = f"x='{number(x)}' y='{number(y)}' text-anchor='{anchor}'"
    return f"<text {place} fill='{INK}' {more}>{escape(told)}</text>"


def between(share: float) -> str:
    """A color from red at 0 over paper at ½ to blue at 1."""
    end = BLUE if share >= 0.5 else RED
    far = abs(share - 0.5) * 2 * 0.85
    mixed = [round(pale + (full - pale) * far) for pale, full in zip(WHITE, end, strict=True)]
    return f"#{mixed[0]:02x}{mixed[1]:02x}{mixed[2]:02x}"


def picture(width: float, height: float, told: str, shapes: list[str]) -> str:
    """A whole file; `told` is what somebody hears who does not see it."""
    size = f"width='{number(width)}' height='{number(height)}'"
    view = f"viewBox='0 0 {number(width)} {number(height)}'"
    head = (
        f"<svg xmlns='http://www.w3.org/2000/svg' {size} {view} role='img' {FONT} font-size='14'>"
    )
    ground = box(0, 0, width, height, PAPER)
    return "\n".join([head, f"<title>{escape(told)}</title>", ground, *shapes, "</svg>", ""])
