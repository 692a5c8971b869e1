"""Builds and runs ra_limit.c: random games of Ra in plain C, as fast as they can be."""

from __future__ import annotations

import atexit
import json
import os
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import TypedDict

from maat.core.dealer import QuickDealer

SOURCE = Path(__file__).with_name("ra_limit.c")
FLAGS = ["-std=c99", "-Wall", "-Wextra", "-O3", "-march=native"]


class Figures(TypedDict):
    """What the program prints; scores and wins are sums by seat."""

    decisions: int
    seconds: float
    scores: list[int]
    wins: list[int]
    copies_per_second: float
    bytes: int


def build() -> Path | None:
    """The program in a folder that goes when Python ends; None without a C compiler."""
    compiler = shlex.split(os.environ.get("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return None
    folder = Path(tempfile.mkdtemp(prefix="maat-limit-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    program = folder / "ra_limit"
    subprocess.run([*compiler, *FLAGS, "-o", str(program), str(SOURCE)], check=True)
    return program


def run(program: Path, seats: int, games: int, seed: str) -> Figures:
    """Play so many games, drawing what QuickDealer(seed) would draw."""
    dealer = QuickDealer(seed)
    words = [dealer.a, dealer.b, dealer.c, dealer.d, dealer.e, dealer.f]
    command = [str(program), str(seats), str(games), *(str(word) for word in words)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    figures: Figures = json.loads(done.stdout)
    return figures
