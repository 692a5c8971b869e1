"""What can go wrong, as a key and its values; the words are in the locale files."""

from __future__ import annotations


class MaatError(Exception):
    """A fault of the input, never of the program: one line for the person who gave it."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.key}: {told}" if told else self.key

    def __reduce__(self) -> tuple[object, ...]:
        # Without it, one raised in another process would be made anew without its values.
        return (_rebuild, (type(self), self.key, self.values))


def _rebuild(kind: type[MaatError], key: str, values: dict[str, str | int]) -> MaatError:
    return kind(key, **values)


class IllegalAction(MaatError):
    """An answer the rules forbid, with the number of the rule."""


class BadRecord(MaatError):
    """A record that cannot be read or does not follow the rules, with the line."""


class BadOption(MaatError):
    """A seat count or an option the game does not have."""


class BadComponents(MaatError):
    """A component file that does not describe the game."""


class NotFound(MaatError):
    """A game, bot, rule, language or file that does not exist."""


class DeadEnd(Exception):
    """A fault of a game's program: nobody is asked any more, yet it has not ended."""
