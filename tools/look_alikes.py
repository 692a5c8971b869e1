"""Makes src/maat/server/look_alikes.txt of Unicode's confusables.txt (UTS #39): FILE

A line of what is made is a sign, a space, and everything that looks like it.
"""

from __future__ import annotations

import sys
from pathlib import Path

MADE = Path(__file__).parents[1] / "src" / "maat" / "server" / "look_alikes.txt"
HEAD = """\
# What looks like what: a sign or several, then all that look like it.
# Made by tools/look_alikes.py of confusables.txt, Unicode Security Mechanisms (UTS #39), 13.0.0.
# Copyright 1991-2020 Unicode, Inc. Distributed under https://www.unicode.org/license.txt
"""


def main() -> None:
    """Read the file that is named, write ours."""
    found: dict[str, list[str]] = {}
    for line in Path(sys.argv[1]).read_text("utf-8-sig").splitlines():
        parts = line.partition("#")[0].split(";")
        if len(parts) >= 2:
            sign, same = (_text(part) for part in parts[:2])
            if sign.isprintable() and same.isprintable() and " " not in same:
                found.setdefault(same, []).append(sign)
    lines = [f"{same} {''.join(sorted(signs))}" for same, signs in sorted(found.items())]
    MADE.write_text(HEAD + "\n".join(lines) + "\n", "utf-8")


def _text(codes: str) -> str:
    return "".join(chr(int(code, 16)) for code in codes.split())


if __name__ == "__main__":
    main()
