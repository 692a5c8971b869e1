"""docs/security.md answers every line of ASVS at levels 1 and 2, and names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
TEXT: Final = (ROOT / "docs" / "security.md").read_text("utf-8")

# How many lines the sections have at levels 1 and 2; lines of level 3 come after them.
LINES: Final = {
    **{"1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2, "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1},
    **{"3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2, "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4},
    **{"5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3, "6.1": 3, "6.2": 11, "6.3": 3, "6.4": 4, "6.5": 5},
    **{"6.6": 3, "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2, "8.1": 2, "8.2": 3},
    **{"8.3": 1, "8.4": 1, "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 3, "11.5": 1, "11.6": 1},
    **{"12.1": 3, "12.2": 2, "12.3": 4, "13.1": 1, "13.2": 5, "13.3": 2, "13.4": 5, "14.1": 2},
    **{"14.2": 4, "14.3": 3, "15.1": 3, "15.2": 3, "15.3": 7, "16.1": 1, "16.2": 5, "16.3": 4},
    **{"16.4": 3, "16.5": 3},
}
ROWS: Final = re.findall(r"^\| ([\d., –]+) \| ([^|]+) \| ([^|]+) \|$", TEXT, re.M)
ANSWERS: Final = ("met", "not met", "operator", "—")


def listed() -> list[str]:
    """Every line that has an answer, ranges written out."""
    found: list[str] = []
    for numbers, _, _ in ROWS:
        for part in numbers.split(","):
            first, _, last = part.strip().partition("–")
            section, _, start = first.rpartition(".")
            end = int(last.rpartition(".")[2]) if last else int(start)
            found += [f"{section}.{number}" for number in range(int(start), end + 1)]
    return [line for line in found if line not in ("6.7", "6.8")]


def test_every_line_has_one_answer() -> None:
    wanted = [f"{section}.{n}" for section, most in LINES.items() for n in range(1, most + 1)]
    assert sorted(listed()) == sorted(wanted)
    assert {answer.strip() for _, answer, _ in ROWS} <= set(ANSWERS)


def test_every_test_that_is_named_exists() -> None:
    sources = "\n".join(file.read_text("utf-8") for file in (ROOT / "tests").rglob("test_*.py"))
    named = set(re.findall(r"`(test_\w+)`", TEXT))
    assert len(named) > 60
    assert {name for name in named if f"def {name}(" not in sources} == set()
