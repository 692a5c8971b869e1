"""A position as a picture: the drawings of its game where its scene says they lie."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from math import ceil
from typing import Final

from maat import catalog, description
from maat.core.state import State
from maat.scene import Box, Piece, Place, Sheet
from maat.text import Texts

MOST: Final = 12  # equal pieces that are drawn one by one; of more, one and their number
WIDTH: Final = 420  # pixels of a sheet on the screen
SYMBOL: Final = re.compile(r'<symbol id="([\w-]+)".*?</symbol>', re.DOTALL)
USED: Final = re.compile(r'href="#([\w-]+)"')
STYLE: Final = "vertical-align:top;margin:2px;border-radius:6px;background:#efe3c8"

COLORS: Final = ("#c8442a", "#2f5fd0", "#1b9a8f", "#eab02c", "#8a4fa8")  # of seats, as on the page
FRAMED: Final = 'text-anchor="middle" stroke="#fff" paint-order="stroke"'  # read on any ground
LETTER: Final = 0.5  # how wide a letter is, about, for one that is 1 high

Corner = tuple[float, float]


@cache
def drawings(key: str) -> tuple[str, dict[str, str]]:
    """What all drawings of a game share, and each of them by its name."""
    file = catalog.file(key, "art.svg")
    text = "" if file is None else file.read_text("utf-8")
    shared = "".join(re.findall(r"<defs>.*?</defs>", text, re.DOTALL))
    return shared, {found[1]: found[0] for found in SYMBOL.finditer(text)}


def drawn(game: catalog.AnyGame, state: State, seat: int, names: list[str]) -> str:
    """The table as a seat sees it, as HTML: what is drawn, then the rest in words."""
    seen, texts = game.redact(state, seat), Texts("en", game)
    scene = description.scene_of(game, seen)
    sheets = [] if scene is None else [sheet for sheet in scene.sheets if sheet.width]
    places = [] if scene is None else scene.places
    boards = "".join(
        _sheet(game.key, sheet, [each for each in places if each.sheet == sheet.id], texts, names)
        for sheet in sheets
    )
    words = "<br/>".join(escape(line) for line in description.lines(texts, seen, names))
    below = f"<details><summary>…</summary>{words}</details>"
    return f"<div>{_needed(game.key, boards)}{boards}{below}</div>"


def _needed(key: str, boards: str) -> str:
    """The drawings that are used, and those they are made of."""
    shared, known = drawings(key)
    found: dict[str, str] = {}
    waiting = USED.findall(boards)
    while waiting:
        name = waiting.pop()
        if name in known and name not in found:
            found[name] = known[name]
            waiting += USED.findall(known[name])
    return f'<svg width="0" height="0">{shared}{"".join(found.values())}</svg>'


def _sheet(key: str, sheet: Sheet, places: list[Place], texts: Texts, names: list[str]) -> str:
    """A sheet: its ground, then place by place what lies there."""
    size = f'viewBox="0 0 {sheet.width:g} {sheet.height:g}" width="{WIDTH}"'
    ground = _use(f"{key}-{sheet.art}", (0, 0), sheet.width, sheet.height) if sheet.art else ""
    inside = "".join(_place(key, each, texts, names) for each in places if each.box is not None)
    return f'<svg {size} style="{STYLE}">{ground}{inside}</svg>'


def _place(key: str, place: Place, texts: Texts, names: list[str]) -> str:
    """A place: what lies there, side by side in as large pieces as fit, or a fact in words."""
    box = place.box
    assert box is not None
    words = escape(texts.place(place, names))
    if place.pieces is None:
        return "" if place.silent else _fact(box, words)
    pieces = list(_spread(place.pieces, place.layout == "heap"))
    columns = max(
        range(1, len(pieces) + 1),
        key=lambda count: min(box.width / count, box.height / ceil(len(pieces) / count)),
        default=1,
    )
    side = min(box.width / columns, box.height / max(1, ceil(len(pieces) / columns)))
    cells = "".join(
        _piece(key, piece, (box.x + at % columns * side, box.y + at // columns * side), side)
        for at, piece in enumerate(pieces)
    )
    turn = f"rotate({place.turn:g} {box.x + box.width / 2:g} {box.y + box.height / 2:g})"
    return f'<g transform="{turn}"><title>{words}</title>{cells}</g>'


def _fact(box: Box, words: str) -> str:
    """A fact in words, where there is room for them."""
    size = min(14, box.height * 0.6)
    if len(words) * size * LETTER > box.width:
        return ""
    at = f'x="{box.x + box.width / 2:g}" y="{box.y + box.height * 0.7:g}"'
    return f'<text {at} font-size="{size:g}" {FRAMED}>{words}</text>'


def _spread(pieces: list[Piece], heap: bool) -> Iterable[tuple[Piece, str]]:
    """Pieces one by one, with what is written on each; of many, one and how many."""
    if heap and pieces:
        yield pieces[0], f"×{sum(piece.count for piece in pieces)}"
        return
    for piece in pieces:
        if piece.count > MOST:
            yield piece, f"×{piece.count}"
        else:
            yield from [(piece, piece.badge)] * piece.count


def _piece(key: str, told: tuple[Piece, str], corner: Corner, side: float) -> str:
    """A piece in the color of its seat, and what is written on it."""
    piece, badge = told
    made = _use(f"{key}-{piece.sprite or piece.key}", corner, side, side)
    if piece.tone.startswith("seat-"):
        made = f'<g color="{COLORS[int(piece.tone[5:]) % len(COLORS)]}">{made}</g>'
    if not badge:
        return made
    at = f'x="{corner[0] + side / 2:g}" y="{corner[1] + side * 0.66:g}"'
    return f'{made}<text {at} font-size="{side * 0.36:g}" {FRAMED}>{escape(badge)}</text>'


def _use(name: str, corner: Corner, width: float, height: float) -> str:
    at = f'x="{corner[0]:g}" y="{corner[1]:g}" width="{width:g}" height="{height:g}"'
    return f'<use href="#{escape(name)}" {at}/>'
