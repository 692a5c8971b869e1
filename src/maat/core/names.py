"""Books: every small int that leaves the engine has a written name."""

from __future__ import annotations

from typing import Final

NUMBER: Final = "number"  # the kind of argument that is said as a numeral
SEAT: Final = "seat"  # the kind of argument that is said as a player's name


def numbers(first: int, last: int) -> list[str]:
    """The words of a run of numbers."""
    return [str(number) for number in range(first, last + 1)]


class Family:
    """A run of actions that share a verb: `bid 1` to `bid 16`, or one that stands alone."""

    def __init__(self, verb: str, first: int, what: str, words: list[str]) -> None:
        self.verb = verb
        self.first = first
        self.what = what
        self.words = words


class Book:
    """The actions of a game: code to name, name to code, in the order of their codes."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.codes: dict[str, int] = {}
        self.families: list[Family] = []
        self._family_of: list[int] = []

    def one(self, code: int, verb: str) -> None:
        """Enter an action without an argument."""
        self._enter(Family(verb, code, "", [""]))

    def span(self, code: int, verb: str, what: str, words: list[str]) -> None:
        """Enter a run of actions, one for each word; `what` says what kind of thing a word is."""
        self._enter(Family(verb, code, what, list(words)))

    def _enter(self, family: Family) -> None:
        if family.first != len(self.names):
            raise ValueError(f"{family.verb}: code {family.first}, expected {len(self.names)}")
        for word in family.words:
            name = f"{family.verb} {word}" if word else family.verb
            if name in self.codes:
                raise ValueError(f"{name} is entered twice")
            self.codes[name] = len(self.names)
            self.names.append(name)
            self._family_of.append(len(self.families))
        self.families.append(family)

    def __len__(self) -> int:
        return len(self.names)

    def family(self, code: int) -> Family:
        """The run of actions a code belongs to."""
        return self.families[self._family_of[code]]

    def word(self, code: int) -> str:
        """The argument of an action as written, empty if it has none."""
        family = self.family(code)
        return family.words[code - family.first]


class Event:
    """A kind of event: its name and what its numbers stand for."""

    def __init__(self, name: str, fields: list[tuple[str, str]]) -> None:
        self.name = name
        self.fields = fields


class EventBook:
    """The events of a game in the order of their codes."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.codes: dict[str, int] = {}

    def add(self, code: int, name: str, *fields: str) -> None:
        """Enter an event; a field is `variable:kind`, the kind a vocabulary, number or seat."""
        if code != len(self.events):
            raise ValueError(f"{name}: code {code}, expected {len(self.events)}")
        if name in self.codes:
            raise ValueError(f"{name} is entered twice")
        self.codes[name] = code
        self.events.append(Event(name, [_pair(part) for part in fields]))


def _pair(part: str) -> tuple[str, str]:
    variable, colon, kind = part.partition(":")
    if not (variable and colon and kind):
        raise ValueError(f"{part} is not written variable:kind")
    return variable, kind
