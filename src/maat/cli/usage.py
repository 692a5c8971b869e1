"""A command line that cannot be read, told in the reader's language.

What reads the command line tells its faults in English, as exceptions. Their kind is known by the
name of their class and, where a class serves several kinds, by how the message begins; a kind
nobody knows here is answered with where to look.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from maat.cli.output import SAY

Teller = Callable[[Any], str]

NO_COMMAND: Final = re.compile(
    r"No such command '(?P<word>.*?)'\.(?: Did you mean (?P<like>.+)\?)?"
)
TOO_MANY: Final = re.compile(r"Got unexpected extra argument.*? \((?P<words>.*)\)", re.DOTALL)
NO_NUMBER: Final = re.compile(
    r"(?P<found>.*) is not a valid (?P<kind>int|float)[\w ]*\.", re.DOTALL
)
OUTSIDE: Final = re.compile(r"(?P<found>\S+) is not in the range ")


def told(fault: Exception) -> str:
    """The fault in one line."""
    for kind in type(fault).__mro__:
        if kind.__name__ in TELLERS:
            return TELLERS[kind.__name__](fault)
    return unreadable(fault)


def helping(fault: Any) -> str:
    """The command that explains the one that was tried."""
    words: list[str] = []
    context = getattr(fault, "ctx", None)
    while context is not None and context.parent is not None:
        words.insert(0, str(context.info_name))
        context = context.parent
    return " ".join(["maat", *words, "--help"])


def unreadable(fault: Any) -> str:
    """No more can be said than where to look."""
    return SAY("usage-unreadable", help=helping(fault))


def misread(fault: Any) -> str:
    """A command that does not exist, words too many, or something else."""
    message = str(fault.message)
    if found := NO_COMMAND.match(message):
        return no_command(found["word"], (found["like"] or "").replace("'", ""))
    if found := TOO_MANY.match(message):
        return SAY("usage-too-many", words=found["words"], help=helping(fault))
    return unreadable(fault)


def no_command(word: str, likely: str) -> str:
    """A command that does not exist, and what may have been meant."""
    if likely:
        return SAY("usage-no-command-like", word=word, like=likely)
    return SAY("usage-no-command", word=word, help="maat --help")


def no_option(fault: Any) -> str:
    """An option that does not exist, and what may have been meant."""
    likely = ", ".join(sorted(fault.possibilities or []))
    if likely:
        return SAY("usage-no-option-like", word=str(fault.option_name), like=likely)
    return SAY("usage-no-option", word=str(fault.option_name), help=helping(fault))


def value_wrong(fault: Any) -> str:
    """An option without its value, or with one it does not take."""
    option = str(fault.option_name)
    if "does not take" in str(fault.message):
        return SAY("usage-needless-value", option=option)
    return SAY("usage-needs-value", option=option)


def missing(fault: Any) -> str:
    """An argument or an option that must be given."""
    if fault.param is None:
        return unreadable(fault)
    return SAY("usage-missing", what=hint(fault), help=helping(fault))


def bad_value(fault: Any) -> str:
    """A value that an argument or an option cannot have, and why."""
    if fault.param is None:
        return unreadable(fault)
    if found := NO_NUMBER.match(fault.message):
        key = "usage-whole-number" if found["kind"] == "int" else "usage-number"
        return SAY(key, what=hint(fault), found=found["found"].strip("'"))
    if found := OUTSIDE.match(fault.message):
        return outside(fault, found["found"])
    return SAY("usage-bad-value", what=hint(fault), help=helping(fault))


def outside(fault: Any, found: str) -> str:
    """A number that is too small or too large."""
    least, most = fault.param.type.min, fault.param.type.max
    if least is not None and float(found) < least:
        return SAY("error-at-least", option=hint(fault), least=least, found=found)
    return SAY("usage-at-most", option=hint(fault), most=most, found=found)


def hint(fault: Any) -> str:
    """What the argument or option is called."""
    return str(fault.param.get_error_hint(fault.ctx)).replace("'", "")


TELLERS: Final[dict[str, Teller]] = {
    "NoSuchOption": no_option,
    "BadOptionUsage": value_wrong,
    "MissingParameter": missing,
    "BadParameter": bad_value,
    "UsageError": misread,
}
