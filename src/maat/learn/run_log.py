"""The runs of a course of training: a course that was stopped counts what was done before, too."""

from __future__ import annotations

import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Run:
    """One time the command ran, whether or not it came to an end."""

    command: str
    seconds: float


class RunLog:
    """All runs of a course, kept in its folder; the last one is going on."""

    def __init__(self, folder: Path, command: str) -> None:
        self.file = folder / "runs.json"
        self.before: list[Run] = []
        if self.file.is_file():
            self.before = [Run(**each) for each in json.loads(self.file.read_text("utf-8"))]
        self.command = command
        self.started = time.monotonic()

    def seconds(self) -> float:
        """How long this run has been going on."""
        return time.monotonic() - self.started

    def runs(self) -> list[Run]:
        """Those before and this one as far as it is."""
        return [*self.before, Run(self.command, round(self.seconds(), 1))]

    def keep(self) -> None:
        """Write all runs down, so that even one that is killed has been noted."""
        part = self.file.with_suffix(".part")
        part.write_text(json.dumps([asdict(run) for run in self.runs()]), "utf-8")
        part.replace(self.file)

    def note(self) -> dict[str, Any]:
        """What a note says: the last command, the hours of all runs, and the runs one by one."""
        runs = self.runs()
        return {
            "command": self.command,
            "hours": _hours(sum(run.seconds for run in runs)),
            "runs": [{"command": run.command, "hours": _hours(run.seconds)} for run in runs],
        }


def _hours(seconds: float) -> float:
    return round(seconds / 3600, 3)
