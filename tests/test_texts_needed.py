"""Everything the program and the games can ask the texts to say is there.

A game is asked what it needs once it has an English `table.ftl`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from maat import catalog
from maat.cli.examples import EXAMPLES
from maat.cli.manual import GROUPS
from maat.core import components, errors, notation
from maat.core.dealer import QuickDealer
from maat.core.log import LoggedEvent
from maat.core.names import NUMBER, SEAT, Event
from maat.core.state import EVERYONE, NOBODY, State
from maat.description import scene_of
from maat.languages import FALLBACK, LANGUAGES
from maat.scene import Piece, Place
from maat.text import Texts, bundle

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "maat"
OURS: Final = "maat"


def games_with(file: str) -> list[str]:
    """The games that have this English file."""
    return sorted(path.parents[2].name for path in SOURCE.glob(f"games/*/locale/{FALLBACK}/{file}"))


GAMES: Final = games_with("table.ftl")
NARROW: Final = 36  # letters a list of values has room for on a phone

# Messages the program asks for that each game brings along.
BROUGHT: Final = {"game-title", "game-about", "game-players", "phase"}

# Keys put together in the code: what can follow the part that is written there.
FAULTS: Final = {"unknown-": list(notation.KNOWN)}
SIMULATED: Final = ["mean", "sd", "range", "wins", "share", "interval"]
LISTED: Final = ["line", "rule", "component", "value", "source", "note"]
REVIEWED: Final = [
    *("decisions", "agreed", "accuracy", "chance-each", "points-each", "luck"),
    *("number", "played", "preferred", "chance-lost", "points-lost"),
]
SAYINGS: Final = {
    "column-": SIMULATED + LISTED + REVIEWED,
    "engine-": ["plain", "compiled"],
    "tag-": list(components.TAGS),
    "bench-": ["loop", "python-loop", "copies", "bytes"],
    "usage-group-": list(GROUPS),
    "example-": [f"{name}-{number}" for name in EXAMPLES for number in (1, 2)],
}
ELSEWHERE: Final = {"action-", "event-", "ask-", "rule-", "score-", "option-", "error-"}

each_game = pytest.mark.parametrize("key", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def dashed(name: str) -> str:
    """A name as it is written in ids."""
    return name.replace("_", "-").replace(" ", "-").replace("+", "-")


def expect_none(found: Iterable[object]) -> None:
    """Fail with all that was found, a line each."""
    listed = "\n".join(str(each) for each in found)
    assert not listed, listed


# What comes up in games.


class Seen:
    """What came up in some random games."""

    def __init__(self) -> None:
        self.labels: set[str] = set()
        self.places: dict[str, Place] = {}
        self.pieces: dict[str, Piece] = {}

    def look(self, game: catalog.AnyGame, state: State, seat: int) -> None:
        """Take in the scene a seat sees."""
        scene = scene_of(game, game.redact(state, seat))
        for place in scene.places if scene else ():
            if not place.silent:
                self.places[place.key] = place
            self.pieces |= {piece.key: piece for piece in place.pieces or ()}

    def count(self, game: catalog.AnyGame, state: State) -> None:
        """Take in the score sheets."""
        for side in range(len(game.scores(state))):
            for line in game.breakdown(state, side):
                self.labels.add("score-" + dashed(line.label))
                self.labels |= {"phase"} if line.phase else set()


@cache
def played(key: str) -> Seen:
    """Two random games for each number of seats, with different options."""
    game = catalog.load(key)
    seen = Seen()
    for seats in game.seat_counts:
        for number in range(2):
            options = {each.key: each.values[number % len(each.values)] for each in game.options}
            play(game, game.new(seats, options), QuickDealer(f"{key} {seats} {number}"), seen)
    return seen


def play(game: catalog.AnyGame, state: State, dealer: QuickDealer, seen: Seen) -> None:
    """A random game, looked at now and then."""
    decisions = 0
    game.deal(state, dealer)
    while not state.over:
        if decisions % 7 == 0:
            seen.look(game, state, int(state.seat))
            seen.look(game, state, NOBODY)
        options = game.legal_actions(state)
        game.apply(state, options[dealer.below(len(options))])
        game.deal(state, dealer)
        decisions += 1
    seen.look(game, state, NOBODY)
    seen.count(game, state)


# What a game needs to say.


def option_ids(game: catalog.AnyGame) -> set[str]:
    """An option and its values."""
    names = [each.key for each in game.options]
    names += [f"{each.key}-{value}" for each in game.options for value in each.values]
    return {f"option-{dashed(name)}" for name in names}


def score_ids(game: catalog.AnyGame) -> set[str]:
    """Lines of score sheets that were seen, and those a game lists."""
    name = f"{catalog.package(game.key)}.scoring"
    listed = getattr(import_module(name), "CATEGORIES", []) if find_spec(name) else []
    return played(game.key).labels | {f"score-{dashed(label)}" for label, *_ in listed}


def step_ids(game: catalog.AnyGame) -> set[str]:
    """A question and the rule it rests on."""
    rules = {f"rule-{game.rule_name(step.rule())}" for step in game.steps}
    return rules | {f"ask-{dashed(name)}" for name in game.step_names}


NEEDED: Final[dict[str, Callable[[catalog.AnyGame], set[str]]]] = {
    "title": lambda game: {"game-title", "game-about", "game-players"},
    "actions": lambda game: {f"action-{dashed(each.verb)}" for each in game.actions.families},
    "events": lambda game: {f"event-{dashed(each.name)}" for each in game.events.events},
    "steps": step_ids,
    "words": lambda game: {
        f"{what}-{dashed(word)}" for what, words in game.words.items() for word in words
    },
    "options": option_ids,
    "scores": score_ids,
    "scenes": lambda game: {*played(game.key).places, *played(game.key).pieces},
}


@pytest.mark.parametrize("what", NEEDED)
@each_game
def test_a_game_has_all_texts_it_needs(key: str, what: str) -> None:
    game = catalog.load(key)
    texts = Texts(FALLBACK, game)
    expect_none(sorted(name for name in NEEDED[what](game) if not texts.has(name)))


@pytest.mark.parametrize("key", games_with("rules.ftl"))
def test_rules_have_a_text_and_texts_a_rule(key: str) -> None:
    texts = (SOURCE / "games" / key / "locale" / FALLBACK / "rules.ftl").read_text("utf-8")
    told = re.findall(r"^rule-(([A-Z]+-?)\d+) =", texts, re.M)
    document = (ROOT / "docs" / "rules" / f"{key}.md").read_text("utf-8")
    written = re.findall(r"^(?:- |\| )\*\*(([A-Z]+-?)\d+)\*\*", document, re.M)
    kinds = {kind for _, kind in told}
    expect_none(sorted(set(told) ^ {rule for rule in written if rule[1] in kinds}))


# The rules on the page are shorter than the document, which says where they come from; but not by
# much where somebody plays an automa's turns by hand.
SHORTEST: Final = 0.25
AUTOMAS: Final = {"pharaon": range(190, 215), "tekhenu": range(126, 144)}
COMPLETE: Final = 0.66
RULE: Final = re.compile(r"^- \*\*([A-Z]+)-(\d+)\*\*\s+(.*(?:\n  .*)*)", re.M)
SOURCE_OF: Final = re.compile(
    r"\s*\([^()]*(?:\bl\.\d|\bL\d|\b[Pp]\.? ?\d|AMB|ruling|components)[^()]*\)"
)


@pytest.mark.parametrize("key", games_with("rules.ftl"))
@each_language
def test_the_page_says_as_much_of_a_rule_as_the_document(key: str, language: str) -> None:
    file = SOURCE / "games" / key / "locale" / language / "rules.ftl"
    said = dict(re.findall(r"^rule-([A-Z]+-\d+) = (.*)$", file.read_text("utf-8"), re.M))
    document = (ROOT / "docs" / "rules" / f"{key}.md").read_text("utf-8")
    told = {
        (prefix, int(number)): SOURCE_OF.sub("", text)
        for prefix, number, text in RULE.findall(document)
    }
    wrong = []
    for (prefix, number), text in told.items():
        page = said.get(f"{prefix}-{number:02}", said.get(f"{prefix}-{number}"))
        least = COMPLETE if number in AUTOMAS.get(key, ()) else SHORTEST
        if page is not None and len(page) < least * len(text):
            wrong.append(f"{prefix}-{number}: {len(page)} of {len(text)} letters")
    expect_none(wrong)


# Saying it.


@each_language
@each_game
def test_every_answer_can_be_said(key: str, language: str) -> None:
    game = catalog.load(key)
    texts = Texts(language, game)
    said = [texts.action(code) for code in range(len(game.actions))]
    expect_none(text for text in said if text.startswith("action-"))


@each_language
@each_game
def test_the_values_of_options_fit_a_narrow_list(key: str, language: str) -> None:
    game = catalog.load(key)
    texts = Texts(language, game)
    said = [
        texts.say(f"option-{dashed(option.key)}-{dashed(value)}")
        for option in game.options
        for value in option.values
    ]
    expect_none(text for text in said if len(text) > NARROW)


@each_language
@each_game
def test_every_event_can_be_told(key: str, language: str) -> None:
    game = catalog.load(key)
    texts = Texts(language, game)
    for code, event in enumerate(game.events.events):
        for number in range(variety(game, event)):
            data = [bounded(game, kind, number) for _, kind in event.fields]
            told = texts.event(LoggedEvent(0, code, EVERYONE, 0, tuple(data)), ["A", "B"])
            assert not told.startswith("event-")


def variety(game: catalog.AnyGame, event: Event) -> int:
    """So many numbers show every word an event can use, and every plural form."""
    return max([6, *(len(game.words[kind]) for _, kind in event.fields if kind in game.words)])


def bounded(game: catalog.AnyGame, kind: str, number: int) -> int:
    """The number itself where it counts, else one that names something."""
    if kind == NUMBER:
        return number
    return number % (2 if kind == SEAT else len(game.words[kind]))


@each_language
@each_game
def test_every_place_and_piece_can_be_said(key: str, language: str) -> None:
    texts = Texts(language, catalog.load(key))
    names = list("ABCDE")
    said = {each.key: texts.place(each, names) for each in played(key).places.values()}
    said |= {each.key: texts.piece(each, names) for each in played(key).pieces.values()}
    expect_none(name for name, text in said.items() if text == name)


@each_language
@each_game
def test_all_words_of_a_kind_are_written_in_the_same_cases(key: str, language: str) -> None:
    texts = bundle(language, (OURS, catalog.package(key)))
    for what, words in catalog.load(key).words.items():
        found = [texts.get_message(f"{what}-{dashed(word)}").attributes for word in words]
        assert [set(cases) for cases in found] == [set(found[0])] * len(words)


# What the code asks for.


class Call(NamedTuple):
    """A place in the code that names texts."""

    where: str
    package: str
    keys: list[str]
    values: list[str | None]  # the names of the values given, None for some out of sight


def calls(names: set[str], follow: dict[str, list[str]]) -> Iterator[Call]:
    """The calls of functions with these names; `follow` completes keys put together."""
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).parts
        package = parts[1] if parts[0] == "games" and len(parts) > 2 else OURS
        if package in (OURS, *GAMES):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and node.args and called(node.func) in names:
                    where = f"{'/'.join(parts)}:{node.lineno}"
                    keys = completed(node.args[0], follow)
                    yield Call(where, package, keys, [each.arg for each in node.keywords])


def called(function: ast.expr) -> str:
    """The last word of what is called."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def completed(key: ast.expr, follow: dict[str, list[str]]) -> list[str]:
    """What a key can be: itself if written out, else its beginning and all that can follow."""
    if isinstance(key, ast.Constant):
        return [str(key.value)]
    first = key.left if isinstance(key, ast.BinOp) else key
    first = first.values[0] if isinstance(first, ast.JoinedStr) else first
    if not isinstance(first, ast.Constant) or first.value in ELSEWHERE:
        return []
    start = str(first.value)
    return [start + end for end in follow.get(start, ["..."])]


@cache
def known(package: str) -> Texts:
    """The English texts code in a package can name."""
    return Texts(FALLBACK, None if package == OURS else catalog.load(package))


def unsaid(call: Call, key: str) -> list[str]:
    """What is wrong with a text the code names: it is missing, or a value for it is."""
    if not known(call.package).has(key):
        return [f"{call.where}: there is no {key}"]
    values: dict[str, object] = {name: 1 for name in call.values if name}
    if "rule" in values:
        values["reason"] = ""  # the text of the rule is filled in
    try:
        known(call.package).say(key, **values)
    except ValueError as fault:
        return [] if None in call.values else [f"{call.where}: {fault}"]
    return []


def error_names() -> set[str]:
    """The kinds of fault there are."""
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    return {kind.__name__ for kind in kinds if issubclass(kind, errors.MaatError)}


def test_every_fault_has_a_text_and_all_its_values() -> None:
    found = list(calls(error_names(), FAULTS))
    wrong = [fault for call in found for key in call.keys for fault in unsaid(call, f"error-{key}")]
    assert len(found) > 30
    expect_none(wrong)


def test_every_text_the_code_names_is_there_with_all_its_values() -> None:
    found = [call for call in calls({"say", "SAY"}, SAYINGS) if not BROUGHT.intersection(call.keys)]
    wrong = [fault for call in found for key in call.keys for fault in unsaid(call, key)]
    assert len(found) > 50
    expect_none(wrong)


# What can be corrected where somebody's box says otherwise.

BARE: Final = re.compile(r"[A-Z]?\d+")  # a number, a printed code
SPELLED: Final = ("edges",)  # fields whose letters stand for words


def value_kinds() -> list[str]:
    """Under which names the page of values looks for words."""
    page = (SOURCE / "web" / "valuewords.js").read_text("utf-8")
    listed = re.search(r"^const KINDS = (\[.*\]);$", page, re.M)
    assert listed
    return list(ast.literal_eval(listed[1]))


def corrected_words(key: str) -> Iterator[tuple[str, list[str]]]:
    """Parts of the paths of values, and what values say; each with the names that may say it."""
    for fact in components.facts(catalog.read_values(key)):
        yield from ((part, [part]) for part in fact.path.split("."))
        field = fact.path.rsplit(".", 1)[-1]
        if field in SPELLED:
            yield from ((letter, [f"{field}-{letter}"]) for letter in str(fact.value))
            continue
        entries = fact.value if isinstance(fact.value, list) else [fact.value]
        for entry in (each for each in entries if isinstance(each, str)):
            stem = re.sub(r" \d+$", "", entry)
            for word in entry.split(" "):
                yield word, [entry, stem, word]


@each_language
@each_game
def test_every_value_that_can_be_corrected_has_words(key: str, language: str) -> None:
    file = SOURCE / "games" / key / "locale" / language / "table.ftl"
    there = set(re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.M))
    kinds = value_kinds()
    found = [each for each in corrected_words(key) if not BARE.fullmatch(each[0])]
    assert len(found) > 50
    expect_none(
        sorted(
            {
                word
                for word, names in found
                if not there & {f"{kind}-{dashed(name)}" for kind in kinds for name in names}
            }
        )
    )
