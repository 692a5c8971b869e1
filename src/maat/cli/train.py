"""`maat train`: a network learns a game from games it plays with itself."""

from __future__ import annotations

import shlex
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from maat.cli import output
from maat.learn import runner
from maat.learn.runner import Training

SAY = output.SAY


def run(training: Training, seats: str | None, as_json: bool) -> None:
    """Train, telling how far it is; the seats as they were typed."""
    game = output.load(training.game)
    for option, found, least in (
        ("--games", training.games, 1),
        ("--jobs", training.jobs, 1),
        ("--rounds", training.rounds, 0),
        ("--iterations", training.iterations, 1),
        ("--advised", training.advised, 0),
        ("--hours", training.hours, 0),
        ("--blend", training.advice_share, 0),
    ):
        output.check_least(option, found, least)
    if training.out.is_dir():
        output.check_place(training.out)
    chosen = runner.usual_seats(game) if seats is None else output.seat_counts(seats)
    command = shlex.join(["maat", *sys.argv[1:]])
    note = runner.run(replace(training, seats=chosen, command=command), tell)
    made = {"file": str(training.out), **note}
    output.Form(as_json).give(lambda: made, lambda: finish(training))


def finish(training: Training) -> None:
    """Where the network is."""
    output.CONSOLE.print(SAY("train-done", file=str(training.out)), soft_wrap=True)


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
