"""`maat admin`: what an operator sees and does, while a server runs or not."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from ipaddress import ip_network

from maat.cli import output
from maat.cli.serve import using
from maat.core.errors import NotFound
from maat.server.names import tidy
from maat.server.settings import Settings
from maat.server.store.admin import Operator, open_operator


def run(settings: Settings, act: str, whom: str, wish: str) -> None:
    """List, or do something and say so."""
    with using(settings.database):
        operator = open_operator(settings.database)
        try:
            if act in LISTS:
                for line in LISTS[act](operator):
                    output.CONSOLE.print(line, soft_wrap=True, highlight=False)
                return
            done = ACTS[act](operator, whom, wish)
        finally:
            operator.close()
    if not done:
        raise NotFound("nobody-there", whom=whom)
    output.CONSOLE.print(output.SAY("admin-done", act=act, whom=whom), soft_wrap=True)


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _tables(operator: Operator) -> list[str]:
    rows = operator.tables()
    return [f"{each.id}  {each.game}  {each.phase}  {_day(each.since)}" for each in rows]


def _guests(operator: Operator) -> list[str]:
    return [
        output.SAY(
            "admin-guest",
            guest=str(each.id),
            name=each.name,
            day=_day(each.created),
            sessions=each.sessions,
            seats=each.seats,
        )
        for each in operator.guests()
    ]


def _log(operator: Operator) -> list[str]:
    return [f"{_day(at)}  {act}  {what}" for at, act, what in operator.acts()]


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 15:
        raise NotFound("nobody-there", whom=text)
    return int(text)


def _network(text: str) -> str:
    """An address or a network, as it is written down."""
    try:
        return str(ip_network(text))
    except ValueError:
        raise NotFound("nobody-there", whom=text) from None


LISTS: dict[str, Callable[[Operator], list[str]]] = {
    "tables": _tables,
    "guests": _guests,
    "log": _log,
}
ACTS: dict[str, Callable[[Operator, str, str], bool]] = {
    "logout": lambda operator, whom, _: operator.logout(_number(whom)),
    "rename": lambda operator, whom, wish: operator.rename(_number(whom), tidy(wish)),
    "forget": lambda operator, whom, _: operator.forget(_number(whom)),
    "delete": lambda operator, whom, _: operator.delete(whom),
    "close": lambda operator, whom, _: operator.close_table(whom),
    "ban": lambda operator, whom, _: operator.ban(_network(whom)),
    "allow": lambda operator, whom, _: operator.allow(_network(whom)),
    "prune": lambda operator, whom, _: operator.prune(_number(whom)),
    "free": lambda operator, whom, wish: operator.free(whom, _number(wish)),
}
