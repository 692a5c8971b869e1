"""Names and talk of people: what cannot be seen is taken out, and nobody is called like another."""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib import resources

from maat.server.errors import Refusal

LONGEST = 32  # signs of a name
MOST_MARKS = 2  # accents on one sign
JOINERS = "\u200c\u200d"  # some scripts and pictures are written with them
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters that look like nothing
VARIANTS = range(0xFE00, 0xFE10), range(0x180B, 0x1810), range(0xE0100, 0xE01F0)


def tidy(name: str) -> str:
    """A name as it is kept and shown; empty for none, refused if there is nothing to see of it."""
    seen = "".join(sign if unicodedata.category(sign)[0] != "Z" else " " for sign in shown(name))
    short = " ".join(_few_marks(seen).split())[:LONGEST].strip()
    if not short and name.strip():
        raise Refusal("invisible-name", 400)
    return short


def shown(text: str) -> str:
    """A text in one direction and without signs nobody sees; joiners stay only between others."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(sign for sign in composed if sign in JOINERS or not _is_unseen(sign))
    return kept if kept.strip(JOINERS + " ") else ""


def _is_unseen(sign: str) -> bool:
    hidden = unicodedata.category(sign) in ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
    return hidden or sign in BLANK or any(ord(sign) in each for each in VARIANTS)


def _few_marks(text: str) -> str:
    """No heaps of accents that reach into the lines above and below."""
    found, marks = "", 0
    for sign in text.replace(JOINERS[0], "").replace(JOINERS[1], ""):
        marks = marks + 1 if unicodedata.combining(sign) else 0
        found += sign if marks <= MOST_MARKS else ""
    return found


def told_apart(name: str, others: list[str]) -> str:
    """The name, with a number if somebody has one that looks the same."""
    taken = {look for each in others for look in looks(each)}
    if not name or not looks(name) & taken:
        return name
    for number in range(2, len(others) + 2):
        mark = f" ({number})"
        made = name[: LONGEST - len(mark)] + mark
        if not looks(made) & taken:
            return made
    raise AssertionError  # there are more numbers than others


def looks(name: str) -> set[str]:
    """Names that look the same share one: skeletons of UTS #39, as it is, in usual letters instead
    of wide, round or raised ones, and in small letters."""
    usual = unicodedata.normalize("NFKC", name)
    return {_skeleton(each) for each in (name, name.casefold(), usual, usual.casefold())}


def _skeleton(text: str) -> str:
    alike = _look_alikes()
    apart = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(alike.get(sign, sign) for sign in apart))


@cache
def _look_alikes() -> dict[str, str]:
    """What each sign looks like."""
    file = resources.files("maat.server").joinpath("look_alikes.txt")
    found: dict[str, str] = {}
    for line in file.read_text("utf-8").splitlines():
        if not line.startswith("# "):
            same, _, signs = line.partition(" ")
            found.update(dict.fromkeys(signs, same))
    return found
