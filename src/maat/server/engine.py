"""The fast engine, compiled while the table is open already; bots take it when it is there."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from maat import is_compiled
from maat.engine import build, compiled
from maat.server.services import Stage

LAST_WORDS = 20  # lines of a compiler that are kept; what went wrong is among the last


class EngineBuild:
    """How far the fast engine has come, and whom to tell."""

    def __init__(self) -> None:
        self.stage: Stage = "compiled" if is_compiled() else "plain"
        self.share = 0.0  # of the work that is done
        self.key = ""  # why there is none, as a fault is named
        self.reason = ""  # the same in the words of the one who failed
        self.changed: list[Callable[[EngineBuild], None]] = []
        self.process: Process | None = None

    def _tell(self, stage: Stage, share: float = 0.0, key: str = "", reason: str = "") -> None:
        self.stage, self.share, self.key, self.reason = stage, share, key, reason
        for listener in self.changed:
            listener(self)

    async def run(self) -> None:
        """Compile in a process of its own, and say how far it has come."""
        if self.stage == "compiled" or compiled.is_plain_wished():
            return
        if found := await asyncio.to_thread(build.obstacle):
            self._tell("failed", key=found.key, reason=found.reason)
            return
        self._tell("building")
        try:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "maat.engine.build"),
                stdout=PIPE,
                stderr=PIPE,
                start_new_session=True,  # an interrupt is the table's, which ends this in order
            )
        except OSError as fault:
            self._tell("failed", key=build.FAILED, reason=str(fault.strerror))
            return
        try:
            await self._follow(self.process)
        finally:
            self._end(self.process)

    async def _follow(self, process: Process) -> None:
        assert process.stdout is not None
        assert process.stderr is not None
        words: deque[str] = deque(maxlen=LAST_WORDS)
        listening = asyncio.create_task(_keep(process.stderr, words))
        last = ""
        async for line in process.stdout:
            last = line.decode(errors="replace").strip()
            if share := _share(last):
                self._tell("building", share)
        await listening
        if await process.wait() == 0:
            self._tell("compiled", 1.0)
            return
        key, _, reason = last.partition(" ")
        known = key in (build.NO_COMPILER, build.NO_MYPYC, build.FAILED)
        cause = next((each for each in reversed(words) if "error" in each.lower()), reason)
        self._tell("failed", key=key if known else build.FAILED, reason=cause)

    def _end(self, process: Process) -> None:
        """Stop it and the compilers it has started; what they had finished is kept."""
        if process.returncode is None:
            with suppress(ProcessLookupError):
                if sys.platform == "win32":
                    process.kill()
                else:
                    os.killpg(process.pid, signal.SIGTERM)


async def _keep(stream: asyncio.StreamReader, words: deque[str]) -> None:
    async for line in stream:
        words.append(line.decode(errors="replace").strip())


def _share(line: str) -> float:
    try:
        return float(line)
    except ValueError:
        return 0.0
