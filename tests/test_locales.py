"""The locale files of the program and of every game that has some: the same texts in each language,
and each of them can be said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from maat.languages import FALLBACK, LANGUAGES
from maat.text import bundle

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "maat"

OURS: Final = "maat"
OTHERS: Final = [language for language in LANGUAGES if language != FALLBACK]
COUNTS: Final = (0, 1, 2, 5, 12, 22)
CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}
FORMS: Final = {
    "en": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
    "uk": {"one", "few", "many", "other"},
    "hu": {"other"},
}

# Messages that may read the same in English and in another language: names, mostly.
SAME: Final = {
    OURS: {"automa"},
    "pharaon": {"god-anubis", "god-horus", "god-ra", "worth"},
    "ra": {"game-title", "tile-ra", "tile-obelisk"},
    "tekhenu": {"game-automa", "god-horus", "god-ra", "god-hathor", "god-bastet"},
}

Node = TypeVar("Node", bound=ast.BaseNode)
Entry = ast.Message | ast.Term
Messages = dict[str, Entry]


# Reading the files.


def folder(package: str) -> Path:
    """The locale folder of the program or of a game."""
    return (SOURCE if package == OURS else SOURCE / "games" / package) / "locale"


PACKAGES: Final = [OURS, *sorted(path.parent.name for path in SOURCE.glob("games/*/locale"))]


# A folder is a package, and Python finds its texts, once it has this file.
READY: Final = [key for key in PACKAGES if (folder(key).parent / "__init__.py").is_file()]


class File(NamedTuple):
    """A locale file."""

    package: str
    language: str
    name: str

    def __str__(self) -> str:
        return f"{self.package}/{self.language}/{self.name}"


def all_files(languages: Iterable[str], packages: Iterable[str] = PACKAGES) -> list[File]:
    """Every file a package has in some language, in each of these languages."""
    return [
        File(package, language, name)
        for package in packages
        for name in sorted({path.name for path in folder(package).glob("*/*.ftl")})
        for language in languages
    ]


each_file = pytest.mark.parametrize("file", all_files(LANGUAGES), ids=str)
each_translation = pytest.mark.parametrize("file", all_files(OTHERS), ids=str)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_package = pytest.mark.parametrize("package", PACKAGES)


@cache
def body(file: File) -> list[Any]:
    """A file taken apart."""
    path = folder(file.package) / file.language / file.name
    return FluentParser(with_spans=False).parse(path.read_text("utf-8")).body


@cache
def messages(file: File) -> Messages:
    """The messages of a file by id."""
    return {entry.id.name: entry for entry in body(file) if isinstance(entry, Entry)}


def original(file: File) -> Messages:
    """The messages of the English file of the same name."""
    return messages(file._replace(language=FALLBACK))


@cache
def texts_of(package: str, language: str = FALLBACK) -> Messages:
    """The messages of a package by id."""
    return {
        key: entry
        for file in all_files([language], [package])
        for key, entry in messages(file).items()
    }


def inside(tree: ast.BaseNode, kind: type[Node]) -> Iterator[Node]:
    """All nodes of a kind in a part of a message."""
    if isinstance(tree, kind):
        yield tree
    for value in vars(tree).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from inside(part, kind)


def variables(tree: ast.BaseNode) -> set[str]:
    """The names of the values that are needed."""
    return {reference.id.name for reference in inside(tree, ast.VariableReference)}


def wording(entry: Entry) -> str:
    """The words of a message without what is filled in."""
    found = inside(entry.value, ast.TextElement) if entry.value else ()
    return "".join(element.value for element in found)


def has_letters(entry: Entry) -> bool:
    """Whether a message has words of its own."""
    return any(sign.isalpha() for sign in wording(entry))


def expect_none(found: Iterable[object]) -> None:
    """Fail with all that was found, a line each."""
    listed = "\n".join(str(each) for each in found)
    assert not listed, listed


# The files by themselves.


@each_file
def test_every_file_is_there_and_parses(file: File) -> None:
    expect_none(entry.content for entry in body(file) if isinstance(entry, ast.Junk))


@each_language
@each_package
def test_no_id_is_given_twice(package: str, language: str) -> None:
    files = all_files([language], {OURS, package})
    entries = [entry for file in files for entry in body(file)]
    ids = [entry.id.name for entry in entries if isinstance(entry, Entry)]
    expect_none(sorted({name for name in ids if ids.count(name) > 1}))


@each_translation
def test_ids_are_those_of_the_english_file(file: File) -> None:
    expect_none(sorted(set(messages(file)) ^ set(original(file))))


@each_translation
def test_variables_are_those_of_the_english_message(file: File) -> None:
    found = {key: variables(entry) for key, entry in messages(file).items()}
    expected = {key: variables(entry) for key, entry in original(file).items()}
    expect_none(key for key, names in found.items() if names != expected.get(key))


@each_translation
def test_nothing_is_left_in_english(file: File) -> None:
    english = {key: serialized(entry) for key, entry in original(file).items()}
    worded = {key: entry for key, entry in messages(file).items() if has_letters(entry)}
    same = {key for key, entry in worded.items() if serialized(entry) == english.get(key)}
    expect_none(sorted(same - SAME.get(file.package, set())))


def serialized(entry: Entry) -> str:
    """The value of a message as written, without its attributes."""
    return serialize_pattern(entry.value) if entry.value else ""


@pytest.mark.parametrize("file", all_files(["uk"]), ids=str)
def test_ukrainian_is_written_in_cyrillic(file: File) -> None:
    written = {key: wording(entry) for key, entry in messages(file).items() if has_letters(entry)}
    expect_none(key for key, text in written.items() if not re.search("[а-яіїєґ]", text, re.I))


# What a phone shows of a question is its first sentence.


@each_language
@each_package
def test_a_question_is_asked_in_its_first_sentence(package: str, language: str) -> None:
    asked = {key: wording(entry) for key, entry in texts_of(package, language).items()}
    questions = {key: text for key, text in asked.items() if key.startswith("ask-") and "?" in text}
    expect_none(key for key, text in questions.items() if re.match(r"[^?]*[.!] .*\?", text))


# Grammar.


def plurals(entry: Entry) -> Iterator[tuple[str, set[str]]]:
    """The numbers a message chooses words by, each with the plural forms it has words for."""
    for select in inside(entry, ast.SelectExpression):
        keys = [variant.key for variant in select.variants]
        names = {key.name for key in keys if isinstance(key, ast.Identifier)}
        if names <= CATEGORIES:
            for variable in variables(select.selector):
                yield variable, names


@each_file
def test_numbers_have_the_plural_forms_of_the_language(file: File) -> None:
    lacking = {}
    for key, entry in messages(file).items():
        counted = {name for name, forms in plurals(original(file)[key]) if forms != {"other"}}
        for name, forms in plurals(entry):
            missing = FORMS[file.language] - forms
            if missing and (forms != {"other"} or name in counted):
                lacking[f"{key} ${name}"] = sorted(missing)
    expect_none(lacking.items())


@each_language
@each_package
def test_a_case_that_is_asked_for_is_written(package: str, language: str) -> None:
    entries = texts_of(package, language).values()
    named = [each for entry in entries for each in inside(entry, ast.NamedArgument)]
    asked = {str(each.value.value) for each in named if each.name.name == "case"}
    written = {attribute.id.name for entry in entries for attribute in entry.attributes}
    expect_none(sorted(asked - written))


# Saying everything.


@cache
def spoken(package: str, language: str) -> FluentBundle:
    """The texts of a package together with those of the program."""
    return bundle(language, (OURS,) if package == OURS else (OURS, f"maat.games.{package}"))


def sample(package: str, entry: Entry, count: int) -> dict[str, object]:
    """Something for each variable: a number, or the key of a message where PIECE wants one."""
    values: dict[str, object] = dict.fromkeys(variables(entry), count)
    plain = words(package)
    for call in inside(entry, ast.FunctionReference):
        if call.id.name == "PIECE":
            for name in variables(call):
                values[name] = next((key for key in plain if key.startswith(name)), plain[0])
    return values


@cache
def words(package: str) -> list[str]:
    """The messages into which nothing is filled."""
    return [key for key, entry in texts_of(package).items() if not variables(entry)]


@pytest.mark.parametrize("file", all_files(LANGUAGES, READY), ids=str)
def test_every_message_can_be_said(file: File) -> None:
    wrong = []
    for key, entry in messages(file).items():
        for count in COUNTS if variables(entry) else (0,):
            values = sample(file.package, entry, count)
            for text, faults in said(file, key, values):
                if faults or not text or text != text.strip() or "{" in text:
                    wrong.append((key, count, text, faults))
    expect_none(wrong)


def said(file: File, key: str, values: dict[str, object]) -> Iterator[tuple[str, list[Any]]]:
    """The value of a message and its attributes, each with what went wrong."""
    made = spoken(file.package, file.language)
    message = made.get_message(key)
    for pattern in (message.value, *message.attributes.values()):
        if pattern is not None:
            text, faults = made.format_pattern(pattern, values)
            yield str(text), faults


# Headings: the rules page shows those of a file of rules.

SAME_HEADINGS: Final = {"Horus", "Ra", "Hathor", "Bastet"}  # names of gods


def headings(file: File) -> list[str]:
    """The group comments of a file."""
    text = (folder(file.package) / file.language / file.name).read_text("utf-8")
    return re.findall(r"^## (.+)$", text, re.MULTILINE)


@pytest.mark.parametrize(
    "file", [file for file in all_files(OTHERS) if file.name == "rules.ftl"], ids=str
)
def test_the_headings_of_the_rules_are_translated(file: File) -> None:
    english, own = headings(file._replace(language=FALLBACK)), headings(file)
    assert len(own) == len(english) > 0
    assert {one for one, two in zip(english, own, strict=True) if one == two} <= SAME_HEADINGS
