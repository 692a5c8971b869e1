"""`maat train`: a network learns a game from games it plays with itself."""

from __future__ import annotations

import shlex
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from maat.cli import output
from maat.core.errors import NotFound
from maat.learn import course
from maat.learn.course import Course

SAY = output.SAY


def run(wish: Course, seats: str | None) -> None:
    """Train, telling how far it is; the seats as they were typed."""
    game = output.load(wish.game)
    if wish.games < 1 or wish.jobs < 1 or wish.rounds < 0 or wish.iterations < 1:
        raise NotFound("too-few", games=wish.games, jobs=wish.jobs)
    chosen = course.usual_seats(game) if seats is None else numbers(seats)
    command = shlex.join(["maat", *sys.argv[1:]])
    course.run(replace(wish, seats=chosen, command=command), tell)
    output.CONSOLE.print(SAY("train-done", file=str(wish.out)))


def numbers(typed: str) -> tuple[int, ...]:
    """Seat counts separated by commas."""
    words = [word.strip() for word in typed.split(",")]
    return tuple(int(word) if word.isdigit() else 0 for word in words)


def tell(what: str, values: dict[str, Any]) -> None:
    """One line for a round, a passing one for games."""
    if what == "round":
        output.CONSOLE.print(
            SAY(
                "train-round",
                round=values["round"],
                positions=values["positions"],
                value=values["loss of values"],
                lead=values["loss of leads"],
                policy=values["loss of answers"],
            )
        )
    elif output.ERRORS.is_terminal:
        output.ERRORS.print(SAY("train-games", **values), end="\r")


def usual_file(game: str) -> Path:
    """Where a network goes when nobody says where."""
    return Path(f"{game}.npz")
