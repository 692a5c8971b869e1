"""What a table that is awake holds in memory, counted object by object.

    python benchmarks/table_size.py [GAME] [TABLES] [ANSWERS]

Tables of four people who look on, in a server of this process, after so many answers (by default
half a game of Tekhenu), at rest: a minute after the last answer. Counted is all that can be reached
from a table and from what its sockets keep of it, but not what all tables share: games, texts,
parts of drawings, facts of logs, the store. Unlike the growth of a process, which
`web_memory.py` measures, it is the same however busy the machine is.
"""

from __future__ import annotations

import gc
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from contextlib import ExitStack
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

from web_server import PEOPLE, open_tables

from maat import client
from maat.client import Client
from maat.core import log
from maat.scene.cache import CACHE
from maat.server.run import in_background
from maat.server.settings import Settings

SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType)


def reached(roots: Iterable[object], but: set[int]) -> dict[int, object]:
    """All that leads on from these objects, without what is known already."""
    found: dict[int, object] = {}
    waiting = list(roots)
    while waiting:
        each = waiting.pop()
        if id(each) not in found and id(each) not in but and not isinstance(each, SHARED):
            found[id(each)] = each
            waiting += gc.get_referents(each)
    return found


def play(url: str, seats: list[tuple[str, str]], answers: int, held: ExitStack) -> None:
    """The people of one table answer so often, and go on looking."""
    lines = [held.enter_context(Client(url, token).look(table)) for table, token in seats]
    dice, version = random.Random(seats[0][0]), 1
    for _ in range(answers):
        see(lines, version)
        asked = next((each for each in lines if client.is_my_turn(each.update)), None)
        if asked is None:
            return
        version = asked.act(dice.choice(asked.update["answers"])["action"])["version"]
    see(lines, version)


def see(lines: list[client.Connection], version: int) -> None:
    """Wait until all have been shown so much."""
    for line in lines:
        line.wait_update(lambda told: bool(told["version"] >= version))


def sizes(services: Any) -> tuple[list[int], Counter[str]]:
    """Bytes of each table, and by type of all of them."""
    registry, sockets = services.registry, services.sockets
    tables = list(registry.awake.values())
    shared = [registry.games, services.store, services.settings, CACHE]
    shared += [log.SHARED, sys.modules]
    shared += [each.messages for each in tables] + [each.match.game for each in tables]
    known = set(reached(shared, set()))
    known |= {id(each) for each in (registry, sockets, services)}
    kinds: Counter[str] = Counter()
    found = []
    for table in tables:
        shown = [each.shown for each in sockets.by_table.get(table.row.id, ())]
        parts = reached([table, *shown], known)
        for part in parts.values():
            kinds[type(part).__name__] += sys.getsizeof(part)
        found.append(sum(sys.getsizeof(part) for part in parts.values()))
    return found, kinds


def main() -> None:
    """Count and print."""
    words = [*sys.argv[1:], "", "", ""]
    game, tables, answers = words[0] or "tekhenu", int(words[1] or 5), int(words[2] or 130)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as held:
        wished = Settings(database=f"{folder}/maat.db", limits=False, thinkers=1)
        running = held.enter_context(in_background(wished))
        app: Any = running.config.app
        services = app.state.services
        seats = open_tables(services.settings.public_url, game, tables)
        for first in range(0, len(seats), PEOPLE):
            play(services.settings.public_url, seats[first : first + PEOPLE], answers, held)
        for table in services.registry.awake.values():
            table.rest()
        found, kinds = sizes(services)
        entries = sum(each.version for each in services.registry.awake.values()) / tables
    print(f"{game}: {tables} tables of {PEOPLE} after {answers} answers, {entries:.0f} entries")
    mean, most = sum(found) / tables / 1000, max(found) / 1000
    print(f"a table at rest   {mean:.1f} kB, at most {most:.1f}")
    for name, size in kinds.most_common(14):
        print(f"  {name:16}  {size / tables / 1000:6.1f} kB")


if __name__ == "__main__":
    main()
