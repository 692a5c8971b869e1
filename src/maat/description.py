"""A position in words, line by line: what a terminal shows and a screen reader reads."""

from __future__ import annotations

from maat import catalog
from maat.core import snapshot
from maat.core.state import NOBODY, State
from maat.scene import Place, Scene
from maat.text import Texts


def scene_of(game: catalog.AnyGame, seen: State) -> Scene | None:
    """The scene of a redacted position, if the game draws one."""
    module = catalog.module(game.key, "scene")
    scene: Scene | None = None if module is None else module.build(seen)
    return scene


def lines(texts: Texts, seen: State, names: list[str]) -> list[str]:
    """The table, then seat by seat under the name of who sits there."""
    scene = _scene(texts, seen)
    if scene is None:
        return _plain_lines(seen)
    told: list[str] = []
    seat = NOBODY
    for place in spoken(scene):
        if place.seat != seat:
            seat = place.seat
            told.append(texts.say("seat-heading", name=names[seat]))
        indent = "  " if seat != NOBODY else ""
        told.append(indent + texts.place(place, names))
    return told


def brief_lines(texts: Texts, seen: State, names: list[str], own: int) -> list[str]:
    """What a seat wants to hear before every question: the table and its own things."""
    scene = _scene(texts, seen)
    if scene is None:
        return []
    near = [place for place in spoken(scene) if place.brief and place.seat in (NOBODY, own)]
    return [texts.place(place, names) for place in near]


def spoken(scene: Scene) -> list[Place]:
    """The places that are told in words."""
    return [place for place in scene.places if not place.silent]


def _scene(texts: Texts, seen: State) -> Scene | None:
    if texts.game is None:
        return None
    return scene_of(texts.game, seen)


def _plain_lines(seen: State) -> list[str]:
    """A game that draws no scene is shown field by field."""
    plain = snapshot.dump(seen)
    return [f"{key}: {value}" for key, value in plain.items()] if isinstance(plain, dict) else []
