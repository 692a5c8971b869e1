"""The measures the sources keep to: short functions, small modules, a sentence where it helps."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator
from functools import cache
from pathlib import Path

PROJECT = Path(__file__).parents[1]
PACKAGE = PROJECT / "src" / "maat"
FILES = sorted(PACKAGE.rglob("*.py"))
ALL = sorted(
    file for part in ("src", "tests", "examples") for file in (PROJECT / part).rglob("*.py")
)

MOST_LINES = 35  # of a function, its docstring included
MOST_MODULE_LINES = 400
PLAIN_LINES = 5  # a function up to here is read as quickly as a sentence about it

# Lists in the form of functions: the fields of a position, set once and copied once line by
# line, and the steps and words a game is made of.
LONG = re.compile(
    r"games/\w+/state\.py:(\w+\.)?(__init__|clear|copy|copy_\w+)|games/\w+/game\.py:\w+\.__init__"
)

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def tree_of(file: Path) -> ast.Module:
    """A file taken apart."""
    return ast.parse(file.read_text("utf-8"))


def functions(file: Path) -> Iterator[tuple[str, Function]]:
    """Every function with the classes around it: `Match.play`."""
    yield from _functions(tree_of(file), "")


def _functions(node: ast.AST, prefix: str) -> Iterator[tuple[str, Function]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function):
            yield f"{prefix}{child.name}", child
        inner = f"{prefix}{child.name}." if isinstance(child, Function | ast.ClassDef) else prefix
        yield from _functions(child, inner)


def length(function: Function) -> int:
    """Lines from `def` to the end."""
    return (function.end_lineno or function.lineno) - function.lineno + 1


@cache
def documented() -> set[str]:
    """The names of methods that a base class of ours explains; overriding needs no second word."""
    return {
        item.name
        for file in FILES
        for node in tree_of(file).body
        if isinstance(node, ast.ClassDef)
        for item in node.body
        if isinstance(item, Function) and ast.get_docstring(item)
    }


def undocumented(file: Path) -> Iterator[str]:
    """Public classes, and functions and methods that are not plain, without a docstring."""
    for node in tree_of(file).body:
        if isinstance(node, Function | ast.ClassDef) and not node.name.startswith("_"):
            if not ast.get_docstring(node) and not is_plain(node):
                yield node.name
            if isinstance(node, ast.ClassDef):
                yield from _undocumented_methods(node)


def is_plain(node: Function | ast.ClassDef) -> bool:
    """A function so short that its name says enough."""
    return isinstance(node, Function) and length(node) <= PLAIN_LINES


def _undocumented_methods(node: ast.ClassDef) -> Iterator[str]:
    for item in node.body:
        if isinstance(item, Function) and not item.name.startswith("_"):
            inherited = bool(node.bases) and item.name in documented()
            if not inherited and not ast.get_docstring(item) and not is_plain(item):
                yield f"{node.name}.{item.name}"


def package_of(file: Path) -> str:
    """The first part of the name; a game's folder counts as one."""
    part, *rest = file.relative_to(PACKAGE).parts
    return f"{part}/{rest[0]}" if part == "games" and len(rest) > 1 else part


def classes() -> Iterator[tuple[str, str, str]]:
    """Every class: its package, its name and what it is."""
    for file in FILES:
        for node in ast.walk(tree_of(file)):
            if isinstance(node, ast.ClassDef):
                yield package_of(file), node.name, ast.get_docstring(node) or ""


@cache
def comments(file: Path) -> list[tuple[int, str]]:
    """Every comment with its line."""
    tokens = tokenize.generate_tokens(io.StringIO(file.read_text("utf-8")).readline)
    return [(token.start[0], token.string) for token in tokens if token.type == tokenize.COMMENT]


def told(files: list[Path], wrong: Callable[[Path], Collection[object]]) -> dict[str, object]:
    """The files in which something is wrong, each with what it is."""
    return {str(file.relative_to(PROJECT)): found for file in files if (found := wrong(file))}


def test_functions_are_short() -> None:
    def too_long(file: Path) -> dict[str, int]:
        found = {name: length(function) for name, function in functions(file)}
        long = {name: lines for name, lines in found.items() if lines > MOST_LINES}
        return {
            name: lines
            for name, lines in long.items()
            if not LONG.fullmatch(f"{file.relative_to(PACKAGE)}:{name}")
        }

    assert told(FILES, too_long) == {}


def test_modules_are_small() -> None:
    assert told(FILES, lambda file: file.read_text("utf-8").splitlines()[MOST_MODULE_LINES:]) == {}


def test_a_module_says_what_it_is() -> None:
    assert [file for file in FILES if not ast.get_docstring(tree_of(file))] == []


def test_what_others_may_use_is_explained() -> None:
    assert told(FILES, lambda file: list(undocumented(file))) == {}


def test_no_sentence_is_filler() -> None:
    """What stands at three functions of a package says nothing about any of them."""
    said = Counter(
        (package_of(file), told)
        for file in FILES
        for _, function in functions(file)
        if (told := ast.get_docstring(function))
    )
    assert [each for each, times in said.items() if times > 2] == []


def test_a_module_is_named_by_a_noun() -> None:
    """What is done stands in functions; a few words end like that and are things nevertheless."""
    things = {"encoding", "opening", "scoring", "seating", "starting", "telling"}
    modules = [*FILES, *(PACKAGE / "web").glob("*.js")]
    assert {file.stem for file in modules if file.stem.endswith("ing")} <= things


def test_a_class_name_stands_for_one_idea() -> None:
    """Twice only where the same sentence explains both; each game has the words of its rulebook."""
    ideas: dict[tuple[str, str], set[str]] = defaultdict(set)
    for package, name, told in classes():
        owner = package if package.startswith("games/") else "the framework"
        ideas[owner, name].add(told)
    assert [each for each, told in ideas.items() if len(told) > 1] == []


def test_a_game_gives_no_new_meaning_to_what_it_is_made_of() -> None:
    found = [(package, name, package.startswith("games/")) for package, name, _ in classes()]
    outside = {name for _, name, is_of_game in found if not is_of_game}
    taken = [(package, name) for package, name, is_of_game in found if is_of_game]
    assert [each for each in taken if each[1] in outside] == []


def test_comments_silence_nothing_without_a_reason() -> None:
    types = re.compile(r"type:\s*ignore|pyright:")
    lint = re.compile(r"noqa(?!: [A-Z0-9, ]+ - \w)")
    silent = [types, lint]
    assert (
        told(
            ALL,
            lambda file: [
                at for at, text in comments(file) if any(re.search(each, text) for each in silent)
            ],
        )
        == {}
    )


def test_nothing_is_left_for_later() -> None:
    words = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
    assert told(ALL, lambda file: [at for at, text in comments(file) if words.search(text)]) == {}
