"""What a wheel is like for who installs it: from an empty environment to the end of a first game.

    python benchmarks/wheels.py WHEEL ...

Ends with 1 if a wheel cannot be installed, does not play, or plays with another engine than its
name says. Seconds are printed, not judged. Only the standard library is used.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

GAME = ["simulate", "tekhenu", "--seats", "2", "--games", "1", "--bots", "greedy", "--json"]


def environment(folder: Path) -> Path:
    """An environment with nothing but pip in it; where its commands are."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    return folder / ("Scripts" if os.name == "nt" else "bin")


def install(wheel: Path, commands: Path) -> None:
    """What a person types, with the versions of other packages we test with."""
    pip = [str(commands / "python"), "-m", "pip", "--disable-pip-version-check", "install", "-q"]
    limits = ["--constraint", str(Path(__file__).parents[1] / "constraints.txt")]
    subprocess.run([*pip, *limits, str(wheel.absolute())], check=True)


def play(commands: Path, folder: Path) -> bool:
    """One game; whether the compiled engine played it."""
    kept = {
        key: value for key, value in os.environ.items() if not key.startswith(("MAAT", "PYTHON"))
    }
    done = subprocess.run(
        [commands / "maat", *GAME], env=kept, cwd=folder, capture_output=True, text=True, check=True
    )
    return bool(json.loads(done.stdout)["compiled"])


def tried(wheel: Path) -> bool:
    """Install a wheel into an empty environment, play a game, and say how long that took."""
    with tempfile.TemporaryDirectory() as made:
        commands = environment(Path(made) / "environment")
        start = time.monotonic()
        install(wheel, commands)
        middle = time.monotonic()
        compiled = play(commands, Path(made))
        end = time.monotonic()
    engine = "compiled" if compiled else "plain"
    print(
        f"{wheel.name}: {engine}, {middle - start:.1f} s to install, {end - middle:.1f} s to play"
    )
    return compiled is not wheel.name.endswith("-none-any.whl")


def main() -> int:
    """Try every wheel that is named."""
    return 0 if all([tried(Path(word)) for word in sys.argv[1:]]) else 1


if __name__ == "__main__":
    sys.exit(main())
