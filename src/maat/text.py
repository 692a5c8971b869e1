"""Words: the engine's codes said in English, Polish, Ukrainian or Hungarian."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from maat import catalog, messages
from maat.core.errors import BadRecord, MaatError, NotFound
from maat.core.log import LoggedEvent
from maat.core.state import CHANCE
from maat.languages import FALLBACK, LANGUAGES
from maat.scene import Name, Piece, Place, Values

YOU = "table-you"  # what the one who reads is called where no name was given
RULE = "rule-"  # how the id of a numbered rule begins
# In files of Fluent only comments and the names of messages and terms stand at the margin.
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
HEADING_OR_RULE = re.compile(rf"^(?:## (.*)|{RULE}([\w-]*) *=)", re.MULTILINE)
HEADER_FAULTS = ("wrong-seats", "unknown-option", "unknown-value")  # known without records, too
LONGEST = 2000  # signs of a value that a message takes in; Fluent refuses longer ones
NUMBERED = ("line", "code", "port")  # named by a number: no marks between the thousands
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")  # where a number below nothing begins
MINUS = "\N{MINUS SIGN}"
LARGEST = 10**15  # numbers beyond are said as they are, without marks between the thousands


def language_of(wish: str) -> str:
    """The language of a wish such as `uk_UA.UTF-8`, English for one we do not speak."""
    code = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
    return code if code in LANGUAGES else FALLBACK


def check_language(language: str) -> str:
    """The language itself, refused if we do not speak it."""
    if language not in LANGUAGES:
        raise NotFound("unknown-language", language=language, known=", ".join(LANGUAGES))
    return language


class LazyBundle(FluentBundle):
    """Parses a message when it is first asked for: nobody needs more than a few of thousands."""

    def __init__(self, *words: Any, **wishes: Any) -> None:
        super().__init__(*words, **wishes)
        self._unread: dict[str, str] = {}

    def add_source(self, source: str) -> None:
        """Take in the messages and terms of a file, the first of a name."""
        starts = list(ENTRY.finditer(source))
        ends = [entry.start() for entry in starts[1:]] + [len(source)]
        for entry, end in zip(starts, ends, strict=True):
            self._unread.setdefault(entry[1], source[entry.start() : end])

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """What everything asks for, also one message that names another."""
        self._read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, name: str) -> None:
        source = self._unread.pop(name, "")
        if source:
            self.add_resource(FluentResource(source))


@cache
def bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    """All texts of a language that these packages bring along."""

    def piece(key: Any, case: Any = "") -> str:
        """The name of a piece in a grammatical case, where the language has one."""
        message = made.get_message(str(key))
        return _formatted(made, message.attributes.get(str(case), message.value), {})

    def who(name: Any) -> str:
        """Whether a sentence is about the one who reads it, by what that one is called."""
        return "you" if str(name) == _formatted(made, made.get_message(YOU).value, {}) else "other"

    functions: dict[str, Any] = {"PIECE": piece, "WHO": who}
    made = LazyBundle([language], functions, use_isolating=False)
    for package in packages:
        folder = resources.files(package).joinpath("locale", language)
        if folder.is_dir():
            files = sorted(folder.iterdir(), key=lambda file: file.name)
            for file in files:
                made.add_source(file.read_text("utf-8"))
    return made


class Chapter(NamedTuple):
    """Rules that belong together, by their written numbers."""

    title: str
    rules: list[str]


@cache
def chapters(language: str, package: str) -> list[Chapter]:
    """The numbered rules of a game in their order, below the headings of their file."""
    file = resources.files(package).joinpath("locale", language, "rules.ftl")
    if not file.is_file():
        return []
    made = [Chapter("", [])]
    for title, rule in HEADING_OR_RULE.findall(file.read_text("utf-8")):
        if title:
            made.append(Chapter(title, []))
        else:
            made[-1].rules.append(rule)
    return [chapter for chapter in made if chapter.rules]


def _formatted(made: FluentBundle, pattern: Any, values: dict[str, object]) -> str:
    text, faults = made.format_pattern(pattern, values)
    if faults:
        raise ValueError(f"{made.locales[0]}: {text}: {faults[0]}")
    return str(text)


class Texts:
    """Says things in one language, in English where a stranger's game has no other."""

    def __init__(self, language: str, game: catalog.AnyGame | None = None) -> None:
        self.language = language
        self.game = game
        packages = ("maat",) if game is None else ("maat", catalog.package(game.key))
        self.bundles = [bundle(language, packages)]
        if language != FALLBACK:
            self.bundles.append(bundle(FALLBACK, packages))

    def say(self, key: str, **values: object) -> str:
        """The message with these values; the key itself if nobody has written it."""
        for each in self.bundles:
            if each.has_message(key):
                short = {name: _shortened(value) for name, value in values.items()}
                told = _formatted(each, each.get_message(key).value, short)
                return HYPHEN.sub(MINUS, told) if any(map(_is_negative, values.values())) else told
        return key

    def number(self, value: float, digits: int = 0) -> str:
        """With so many digits after the decimal mark; what rounds to nothing has no sign."""
        places = f".{'0' * digits}" if digits else ""
        shown: str = format_decimal(round(value, digits) + 0.0, f"#,##0{places}", self.language)
        return HYPHEN.sub(MINUS, shown)

    def has(self, key: str) -> bool:
        return any(each.has_message(key) for each in self.bundles)

    # What a game's codes mean.

    def action(self, code: int) -> str:
        """An answer, as on a button."""
        key, values = messages.action(self._game(), code)
        seats = {
            name: self.say("seat", seat=value.seat + 1)
            for name, value in values.items()
            if isinstance(value, Name)
        }
        return self.say(key, **{**values, **seats})

    def event(self, told: LoggedEvent, names: list[str]) -> str:
        """A line of the log."""
        key, values = messages.event(self._game(), told)
        return self.say(key, **self._resolved(values, names))

    def question(self, step: int) -> str:
        """What a step asks."""
        return self.say(messages.question(self._game(), step))

    def rule(self, name: str) -> str:
        """A numbered rule in a sentence or two."""
        return self.say(f"{RULE}{name}")

    def chapters(self) -> list[Chapter]:
        """All numbered rules of the game, in the language in which they are written."""
        package = catalog.package(self._game().key)
        return chapters(self.language, package) or chapters(FALLBACK, package)

    def error(self, fault: MaatError) -> str:
        """A fault of the input in one line."""
        values: dict[str, object] = {
            name: str(value) if name in NUMBERED and value else value  # a 0 has words of its own
            for name, value in fault.values.items()
        }
        if "rule" in values:
            values["reason"] = self.rule(str(values["rule"]))
        told = self.say(f"error-{fault.key}", **values)
        in_header = isinstance(fault, BadRecord) and fault.key in HEADER_FAULTS
        return self.say("error-in-line", line=values["line"], told=told) if in_header else told

    def name(self, seat: int, names: list[str]) -> str:
        """Whoever sits there; the seat after the last is the automa's."""
        if 0 <= seat < len(names):
            return names[seat]
        if seat == len(names):
            return self.automa()
        return "*" if seat == CHANCE else ""

    def automa(self) -> str:
        """What the game calls the side that rules play."""
        return self.say("game-automa" if self.has("game-automa") else "automa")

    # What lies on the table.

    def place(self, place: Place, names: list[str]) -> str:
        """A place and what lies in it."""
        label = self.say(place.key, **self._resolved(place.values, names))
        if place.pieces is None:
            return label
        listed = ", ".join(self.piece(piece, names) for piece in place.pieces)
        return self.say("place-list", label=label, pieces=listed or self.say("place-empty"))

    def piece(self, piece: Piece, names: list[str]) -> str:
        """A piece, with its number where there are several alike."""
        name = self.say(piece.key, **self._resolved(piece.values, names))
        return name if piece.count == 1 else self.say("pieces", count=piece.count, piece=name)

    def _resolved(self, values: Values, names: list[str]) -> dict[str, object]:
        return {
            key: self.name(value.seat, names) if isinstance(value, Name) else value
            for key, value in values.items()
        }

    def _game(self) -> catalog.AnyGame:
        if self.game is None:
            raise ValueError("these texts know no game")
        return self.game


def _is_negative(value: object) -> bool:
    return isinstance(value, int | float) and value < 0


def _shortened(value: object) -> object:
    said = str(value) if isinstance(value, int) and abs(value) > LARGEST else value
    too_long = isinstance(said, str) and len(said) > LONGEST
    return f"{str(said)[:LONGEST]}…" if too_long else said
