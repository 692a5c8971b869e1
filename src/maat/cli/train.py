"""`maat train`: a network learns a game from games it plays with itself."""

from __future__ import annotations

import shlex
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from maat.cli import output
from maat.learn import runner
from maat.learn.runner import Course

SAY = output.SAY


def run(wish: Course, seats: str | None, as_json: bool) -> None:
    """Train, telling how far it is; the seats as they were typed."""
    game = output.load(wish.game)
    for option, found, least in (
        ("--games", wish.games, 1),
        ("--jobs", wish.jobs, 1),
        ("--rounds", wish.rounds, 0),
        ("--iterations", wish.iterations, 1),
        ("--advised", wish.advised, 0),
        ("--hours", wish.hours, 0),
        ("--blend", wish.advice_share, 0),
    ):
        output.check_least(option, found, least)
    if wish.out.is_dir():
        output.check_place(wish.out)
    chosen = runner.usual_seats(game) if seats is None else output.seat_counts(seats)
    command = shlex.join(["maat", *sys.argv[1:]])
    note = runner.run(replace(wish, seats=chosen, command=command), tell)
    made = {"file": str(wish.out), **note}
    output.Form(as_json).give(lambda: made, lambda: finish(wish))


def finish(wish: Course) -> None:
    """Where the network is."""
    output.CONSOLE.print(SAY("train-done", file=str(wish.out)), soft_wrap=True)


def tell(what: str, values: dict[str, Any]) -> None:
    """One line for a round, a passing one for games."""
    if what == "round":
        output.ERRORS.print(
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
