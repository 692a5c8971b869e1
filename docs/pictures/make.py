"""Makes the picture of the README: the first turns of a game at the terminal table.

.venv/bin/python docs/pictures/make.py
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

TYPED = ["1", "1", "? bid 3", "undo", "1", "quit"]
LINES = 34
WIDTH = 104


def session() -> list[str]:
    """What the table prints while somebody types."""
    command = [sys.executable, "-m", "maat.cli.main", "table", "ra", "--name", "Ana"]
    environment = {**os.environ, "MAAT_LANG": "en", "COLUMNS": str(WIDTH)}
    done = subprocess.run(
        command,
        input="\n".join(TYPED) + "\n",
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return echoed(done.stdout).splitlines()


def echoed(output: str) -> str:
    """A pipe does not show what is typed; a screen does."""
    for word in TYPED:
        output = output.replace("\n> ", f"\n>> {word}\n", 1)
    return output.replace("\n>> ", "\n> ")


def main() -> None:
    """Write table.svg beside this file."""
    console = Console(record=True, width=WIDTH, file=StringIO())
    lines = session()
    for line in lines[-LINES:]:
        style = "bold" if line.startswith(("> ", "RA-", "Not now")) else ""
        console.print(Text(line, style=style))
    target = Path(__file__).with_name("table.svg")
    drawn = console.export_svg(title="maat table ra")
    target.write_text(re.sub(r"@font-face \{.*?\}\n", "", drawn, flags=re.DOTALL), "utf-8")


if __name__ == "__main__":
    main()
