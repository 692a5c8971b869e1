"""How things are named in messages, and sets of them told one by one."""

from __future__ import annotations

from collections.abc import Iterable


def dashed(name: str) -> str:
    """A name as it is written in messages."""
    return name.replace("_", "-")


def keys(kind: str, words: Iterable[str]) -> list[str]:
    """The messages that name things of a kind, by their numbers."""
    return [f"{kind}-{dashed(word)}" for word in words]


def members(bits: int) -> list[int]:
    """The numbers in a set."""
    return [number for number in range(int(bits).bit_length()) if bits >> number & 1]
