"""Bots that are programs of their own, in any language: a line of JSON in, a line of JSON out.

`exec:node mine.mjs` names one, `exec@2:node mine.mjs` one that has two seconds for an answer. All
bots of one name in a process are answered for by one program, which is told them apart by their
seeds (docs/stdio.md).
"""

from __future__ import annotations

import atexit
import contextlib
import errno
import io
import json
import os
import queue
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
from dataclasses import dataclass
from functools import cache
from typing import IO, Any, Final

from mypy_extensions import i64

from maat import positions
from maat.bots.bot import Bot, Glance
from maat.core.errors import IllegalAction, MaatError, NotFound
from maat.core.log import HIDDEN

PROTOCOL: Final = 1
NAME: Final = re.compile(r"exec(?:@(\d{1,4}(?:\.\d{1,3})?))?:(.*)", re.DOTALL)
SECONDS: Final = 10.0  # for an answer, where the name says nothing else
LONGEST: Final = 65_536  # signs of an answer
QUOTED: Final = 60  # signs of what a program said that are shown
FAREWELL: Final = 1.0  # seconds to end by itself once its input has ended
SMALLEST: Final = 0.001
FAULT: Final = re.compile(r"\S*(?:Error|Exception|panic)|thread .* panicked")  # how one is named


@dataclass(frozen=True)
class CommandLine:
    """What a name asks for: a command, and the seconds for an answer."""

    line: str
    seconds: float

    @property
    def words(self) -> list[str]:
        """The command in words, quoted as in a shell; no shell runs it."""
        try:
            return shlex.split(self.line, posix=sys.platform != "win32")
        except ValueError as fault:
            raise NotFound("program-missing", command=self.line, reason=str(fault)) from None


def called(name: str) -> CommandLine | None:
    """What a bot's name asks for, None where it names no program."""
    found = NAME.fullmatch(name)
    if found is None:
        return None
    seconds = max(SMALLEST, float(found[1])) if found[1] else SECONDS
    return CommandLine(found[2].strip(), seconds)


class BotProgram:
    """A program that runs, and a line of talk with it; whoever fails to answer is ended."""

    def __init__(self, command: CommandLine) -> None:
        self.command = command
        self.process: subprocess.Popen[str] | None = None
        self.lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.held = contextlib.ExitStack()  # what it writes to its standard error
        self.complaints: IO[str] = io.StringIO()
        atexit.register(self.end)

    def check(self) -> None:
        """Refuse a command that cannot be started, before a game begins."""
        words = self.command.words
        if not words or shutil.which(words[0]) is None:
            reason = os.strerror(errno.ENOENT)
            raise NotFound("program-missing", command=self.command.line, reason=reason)

    def ask(self, question: dict[str, Any]) -> str:
        """The line it answers a question with."""
        process = self.process or self._started()
        was_silent = self.lines.empty()
        if was_silent:
            self._tell(process, json.dumps(question, separators=(",", ":")))
        try:
            line = self.lines.get(timeout=self.command.seconds)
        except queue.Empty:
            self.end(at_once=True)
            seconds = f"{self.command.seconds:g}"
            raise MaatError("program-late", command=self.command.line, seconds=seconds) from None
        if not line:
            raise self._gone()
        if not was_silent:
            raise self.nonsense(line)
        return line

    def _tell(self, process: subprocess.Popen[str], line: str) -> None:
        """Write a line; whether it is read shows in the answer."""
        assert process.stdin is not None
        with contextlib.suppress(OSError):  # it has ended, which its own last line will tell
            process.stdin.write(line + "\n")
            process.stdin.flush()

    def nonsense(self, line: str) -> MaatError:
        """What to say of a line that is no answer, or that nobody asked for."""
        self.end(at_once=True)
        said = line.strip()[:QUOTED]
        example = json.dumps({"answer": "draw"})
        values = {"command": self.command.line, "said": said, "example": example}
        return MaatError("program-nonsense", **values)

    def _started(self) -> subprocess.Popen[str]:
        words = self.command.words
        self.complaints = self.held.enter_context(
            tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115 - held
        )
        try:
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.complaints,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as fault:
            told = {"command": self.command.line, "reason": str(fault.strerror or fault)}
            raise NotFound("program-missing", **told) from None
        self.lines = queue.SimpleQueue()
        listening = threading.Thread(
            target=_listen, args=(self.process.stdout, self.lines), daemon=True
        )
        listening.start()
        return self.process

    def _gone(self) -> MaatError:
        """What to say of a program that ended instead of answering."""
        process = self.process
        assert process is not None
        _stop(process)
        self.complaints.seek(0)
        reason = telling(self.complaints.read().splitlines())
        self.end()
        command, code = self.command.line, str(process.returncode)
        if not reason:
            return MaatError("program-ended", command=command, code=code)
        return MaatError("program-crashed", command=command, code=code, last=reason[: 3 * QUOTED])

    def end(self, at_once: bool = False) -> None:
        """Let it go; the next question starts it anew."""
        process, self.process = self.process, None
        if process is not None:
            _stop(process, at_once)
        self.held.close()


def telling(complaints: list[str]) -> str:
    """The line that says why a program ended: the last that names a fault, else the last.

    Python names it last; Node says its own version after it, others how to be told more.
    """
    lines = [line.rstrip() for line in complaints if line.strip()]
    naming = [line for line in lines if FAULT.match(line)]
    return next(reversed(naming or lines), "").strip()


def _stop(process: subprocess.Popen[str], at_once: bool = False) -> None:
    """Its input ends, so it should; one that does not is ended."""
    with contextlib.suppress(OSError):  # it hears nothing any more
        if process.stdin is not None:
            process.stdin.close()
    try:
        process.wait(0.0 if at_once else FAREWELL)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _listen(output: IO[str], lines: queue.SimpleQueue[str]) -> None:
    """Hand on what a program says, line by line; an empty one once it says no more."""
    with output:
        while line := output.readline(LONGEST):
            lines.put(line)
    lines.put("")


@cache
def program(command: CommandLine) -> BotProgram:
    """The program of a command: one in each process, however many bots it answers for."""
    return BotProgram(command)


class ProgramBot(Bot[Any]):
    """Asks a program of its own, and refuses what is no answer or against the rules."""

    def __init__(self, command: CommandLine, seed: str) -> None:
        self.command = command
        self.seed = seed
        self.heard = 0

    def choose(self, glance: Glance[Any]) -> i64:
        line = program(self.command).ask(self.question(glance))
        answer = self.read(glance, line)
        if answer not in glance.options:
            raise refusal(glance, answer, self.command.line)
        return answer

    def question(self, glance: Glance[Any]) -> dict[str, Any]:
        """What the program is told: the question, its answers, and what the seat sees."""
        game, ask = glance.game, glance.ask
        names = game.actions.names
        return {
            "type": "ask",
            "protocol": PROTOCOL,
            "bot": self.seed,
            "game": game.key,
            "seat": int(ask.seat),
            "step": game.step_names[ask.step],
            "answers": [{"action": int(each), "name": names[each]} for each in glance.options],
            "heard": self._heard(glance),
            "position": positions.told(game, glance.state),
            "milliseconds": round(1000 * self.command.seconds),
        }

    def _heard(self, glance: Glance[Any]) -> list[dict[str, Any]]:
        """The answers since this bot was asked last, as far as its seat may know them."""
        heard = glance.heard
        if heard is None:
            return []
        start = self.heard if self.heard <= len(heard) else 0  # after an undo, all of it again
        self.heard = len(heard)
        names = glance.game.actions.names
        return [
            {"seat": int(seat), "answer": None if action == HIDDEN else names[action]}
            for _, seat, action in heard.since(start)
        ]

    def read(self, glance: Glance[Any], line: str) -> int:
        """The code of what a program answered, by code or by name."""
        try:
            told = json.loads(line)["answer"]
        except (ValueError, TypeError, KeyError):
            told = None
        if isinstance(told, str):
            found = glance.game.actions.codes.get(told)
            if found is None:
                raise IllegalAction("bot-word", file=self.command.line, answer=told[:QUOTED])
            return int(found)
        if not isinstance(told, int) or isinstance(told, bool):
            raise program(self.command).nonsense(line)
        return told


def refusal(glance: Glance[Any], answer: int, who: str) -> IllegalAction:
    """Why an answer cannot be given, and whose it is."""
    game = glance.game
    if not 0 <= answer < len(game.actions):
        return IllegalAction("bot-code", file=who, code=str(answer))
    rule = game.rule_name(game.why_not(glance.state, answer))
    return IllegalAction("bot-illegal", file=who, answer=game.actions.names[answer], rule=rule)
