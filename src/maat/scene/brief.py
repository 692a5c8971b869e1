"""What is told before a question: the places that matter to it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from maat.scene.scene import Place


def places(*names: str) -> frozenset[str]:
    """Some places, by the names that stand in the texts: `round tokens` are two messages."""
    return frozenset(f"place-{name}" for some in names for name in some.split())


def briefed(places: list[Place], matters: Callable[[Place], bool]) -> list[Place]:
    """The places, those told briefly that matter; what is only drawn is never told."""
    return [place if place.silent else replace(place, brief=matters(place)) for place in places]
