"""What tables need of the world around them; whoever runs them brings it along."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

SIMPLEST = "random"  # the bot that answers where another cannot


@dataclass(frozen=True)
class Question:
    """A position by its record, and the bot that is asked; where, so that it knows it again."""

    table: str
    seat: int
    game: str
    seats: int
    options: dict[str, str]
    rules: int
    record: list[tuple[int, int]]
    bot: str
    seed: str
    seconds: float = 0.0  # after which the answer is no use; 0 for as long as it takes
    owner: str = ""  # whose table it is: all have their turn, however many tables they have
    has_time: bool = False  # whether nobody waits for it
    changes: dict[str, Any] = field(default_factory=dict)  # component values that are not ours


class Bots(Protocol):
    """Whoever answers for bots, wherever they think."""

    async def choose(self, question: Question, legal: list[int]) -> tuple[int, str]:
        """One of the legal answers, whatever happens, and the bot that gave it."""


class Aside(Protocol):
    """Whoever does what takes long, so that the table meanwhile goes on where it can."""

    def __call__(self, work: Callable[P, T], /, *args: P.args, **values: P.kwargs) -> Awaitable[T]:
        """The work done."""


class Limiter:
    """Whoever counts how often somebody asks; by itself it lets everybody."""

    def check(self, limits: str, *who: str) -> None:
        """Refuse if there has been too much; several limits are separated by semicolons."""

    async def count(self, limits: str, *who: str) -> None:
        """The same by way of all workers."""
        self.check(limits, *who)

    async def ask(self, limits: str, what: str, address: str, guest: int | None) -> None:
        """Refuse what a guest, all guests of an address together or a stranger asks too often."""

    def share(self, limits: str, what: str, address: str, guest: int | None) -> None:
        """The same by way of this worker alone."""

    def forget(self) -> None:
        """Let go of those that have asked for nothing lately."""


class Channel(Protocol):
    """What one socket speaks and hears on, whatever carries it."""

    async def receive(self) -> str | bytes | None:
        """The next message, None once the line is closed."""

    def send(self, message: bytes) -> None:
        """Send a message; nothing happens where nobody hears it any more."""

    def close(self, code: int) -> None:
        """Hang up, and say why."""

    @property
    def is_full(self) -> bool:
        """Whether much of what was sent has not gone out yet."""

    @property
    def is_closed(self) -> bool:
        """Whether the line has ended."""

    has_room: Callable[[], None]  # called when it is no longer full


class Metrics:
    """Whoever counts what tables do; by itself it counts nothing."""

    def fault(self) -> None:
        """Something went wrong that should not have."""

    def bot_answered(self) -> None:
        """An answer of a bot was kept."""

    def tables_awake(self, count: int) -> None:
        """So many tables are in memory now."""

    def bot_failed(self) -> None:
        """A bot crashed, ran over its time or answered against the rules."""

    def answered(self) -> None:
        """An answer of a person was kept."""

    def acknowledged(self, seconds: float) -> None:
        """It took so long from an answer on a socket to its `done`."""

    def committed(self, seconds: float) -> None:
        """It took so long until something was on disk."""

    def refused(self, key: str) -> None:
        """A message or a request was refused."""

    def pushed(self) -> None:
        """An update was sent."""

    def socket_opened(self) -> None:
        """One more."""

    def socket_closed(self) -> None:
        """One less."""
