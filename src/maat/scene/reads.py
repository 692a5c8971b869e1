"""What a part of a scene reads: the key under which it is kept.

Fields are named, several in one text: `"round *ring"`, a star before what is a list. Behind
`players.` they are those of every side, on the canvas of seats those of the seat's own. What is no
field is a function of what the part takes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from operator import attrgetter
from typing import Any, Final

Key = Callable[..., Hashable]
Read = str | Key
Reader = Callable[[Any], Hashable]

EVERY: Final = "players."
LIST: Final = "*"


def names_in(reads: tuple[Read, ...]) -> list[str]:
    """The fields among what is read."""
    return [name for read in reads if isinstance(read, str) for name in read.split()]


def functions_in(reads: tuple[Read, ...]) -> list[Key]:
    """What else is read."""
    return [read for read in reads if not isinstance(read, str)]


def of_table(reads: tuple[Read, ...]) -> Reader:
    """A reader of fields of the position, and of fields of each of its players."""
    names = names_in(reads)
    readers = readers_of([name for name in names if EVERY not in name])
    sides = readers_of([name.replace(EVERY, "") for name in names if EVERY in name])
    if sides:
        side = together(sides)
        readers.append(lambda state: tuple(map(side, state.players)))
    return together(readers + functions_in(reads))


def of_seat(reads: tuple[Read, ...]) -> Key:
    """A key of fields of the player of a seat, or of a function, or of both."""
    names, functions = names_in(reads), functions_in(reads)
    if not names and len(functions) == 1:
        return functions[0]
    own = together(readers_of(names)) if names else None
    if own is not None and not functions:
        return lambda state, seat: own(state.players[seat])

    def key(state: Any, seat: int) -> Hashable:
        read = [function(state, seat) for function in functions]
        return tuple(read if own is None else [own(state.players[seat]), *read])

    return key


def readers_of(names: list[str]) -> list[Reader]:
    """As few readers as can be for some fields of one thing."""
    plain = [name for name in names if not name.startswith(LIST)]
    lists = [listed(attrgetter(name[1:])) for name in names if name.startswith(LIST)]
    return [attrgetter(*plain), *lists] if plain else lists


def listed(get: Callable[[Any], list[int]]) -> Reader:
    """A reader of what a list holds."""
    return lambda thing: tuple(get(thing))


def together(readers: list[Reader]) -> Reader:
    """One reader of all of it."""
    if len(readers) == 1:
        return readers[0]
    return lambda thing: tuple([read(thing) for read in readers])
