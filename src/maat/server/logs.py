"""Logs: one line each, as text or JSON, with the request and the table it is about; no secrets."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from contextvars import ContextVar
from datetime import UTC, datetime
from itertools import pairwise
from time import monotonic
from typing import Final

from maat.server.errors import Refusal

REQUEST: ContextVar[str] = ContextVar("request", default="")
TABLE: ContextVar[str] = ContextVar("table", default="")

TEXT: Final = "text"
JSON: Final = "json"
LEVELS: Final = ("debug", "info", "warning", "error")
LOOKS_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{20,}")
HEX: Final = re.compile(r"[0-9a-f]{24,}")
PAUSE: Final = 10.0  # seconds until the same refusal of the same address is told again
MOST_TOLD: Final = 1000

LOG = logging.getLogger("maat.refused")


def without_secrets(text: str) -> str:
    """The text with whatever might be a token, an invitation or a seed left out."""
    return LOOKS_SECRET.sub(lambda found: "…" if _is_secret(found[0]) else found[0], text)


def _is_secret(word: str) -> bool:
    """Whether a word looks drawn by lot; names of functions and files have no such mixture."""
    signs = word.replace("_", "").replace("-", "")
    kinds = [(sign.isdigit(), sign.isupper(), sign.islower()) for sign in signs]
    mixed = all(any(kind) for kind in zip(*kinds, strict=True))
    changes = sum(one != other for one, other in pairwise(kinds))
    return HEX.fullmatch(word) is not None or mixed or changes > len(word) / 3


def complain(log: logging.Logger, fault: BaseException, what: str) -> None:
    """What could not be done: in a line if it was refused, as by a store that is unwell; any other
    fault is one of the program, so all of it."""
    if isinstance(fault, Refusal):
        log.warning("%s: %s", what, " from ".join(type(each).__name__ for each in _causes(fault)))
    else:
        log.error(what, exc_info=fault)


def _causes(fault: BaseException | None) -> Iterator[BaseException]:
    """A fault, what led to it, and what led to that."""
    while fault is not None:
        yield fault
        fault = fault.__cause__


class LogFormatter(logging.Formatter):
    """Time, level, who tells it, request and table, and what."""

    def __init__(self, form: str) -> None:
        super().__init__()
        self.form = form

    def format(self, record: logging.LogRecord) -> str:
        """One line; a traceback follows it in text, and is a part of it in JSON."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        said = {
            "time": at.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": REQUEST.get(),
            "table": TABLE.get(),
            "message": without_secrets(" ".join(record.getMessage().splitlines())),
        }
        trace = self.formatException(record.exc_info) if record.exc_info else ""
        if trace:
            said["trace"] = without_secrets(trace)
        told = {name: value for name, value in said.items() if value}
        if self.form == JSON:
            return json.dumps(told, ensure_ascii=False)
        line = " ".join(value for name, value in told.items() if name != "trace")
        return f"{line}\n{told['trace']}" if trace else line


def configure(form: str, level: str) -> None:
    """Let everything this process logs look like this."""
    handler = logging.StreamHandler()
    handler.setFormatter(LogFormatter(form))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("maat").setLevel(level.upper())


class Refusals:
    """Tells what was refused to whom, and not again at once: a flood fills no disk."""

    def __init__(self) -> None:
        self.told: dict[tuple[str, str], float] = {}

    def note(self, key: str, address: str) -> None:
        """Somebody was refused something that an operator should know of."""
        at = monotonic()
        if self.told.get((key, address), 0.0) + PAUSE > at:
            return
        if len(self.told) >= MOST_TOLD:
            self.told.clear()
        self.told[key, address] = at
        LOG.warning("%s: %s", key, address)
