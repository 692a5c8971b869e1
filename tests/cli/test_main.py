"""The program as a whole: version, help, languages, commands that do not exist."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from maat import __version__, is_compiled
from maat.cli import usage
from maat.cli.examples import EXAMPLES
from maat.cli.main import app
from maat.cli.manual import GROUPS
from maat.cli.output import SAY
from maat.languages import LANGUAGES
from maat.text import Texts

COMMANDS = ("simulate", "replay", "table", "components", "bench")
ALL = [
    str(each.name or each.callback.__name__) for each in app.registered_commands if each.callback
]


def words(text: str) -> str:
    """A text without the lines of boxes and the breaks of paragraphs."""
    return " ".join(re.sub(r"[─-╿]", " ", text).split())


def test_the_version_says_which_engine_runs(good: Callable[..., str]) -> None:
    engine = "compiled" if is_compiled() else "plain Python"
    assert good("--version") == f"maat {__version__} ({engine})\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_lists_every_command_in_every_language(good: Callable[..., str], lang: str) -> None:
    told = words(good("--help", lang=lang))
    texts = Texts(lang)
    assert words(texts.say("help-maat")) in told
    for command in COMMANDS:
        assert f"{command} {words(texts.say(f'help-{command}'))}" in told


def test_lang_wins_over_the_environment(good: Callable[..., str]) -> None:
    told = words(good("--lang=pl", "--help", lang="hu"))
    assert words(Texts("pl").say("help-simulate")) in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lang_may_stand_after_the_command(good: Callable[..., str], lang: str) -> None:
    told = good("components", "ra", "--lang", lang, lang="en")
    assert told == good("--lang", lang, "components", "ra", lang="en")
    assert told == good("components", "ra", lang=lang)


@pytest.mark.parametrize("command", ALL)
def test_every_command_takes_lang_and_shows_it_once(command: str) -> None:
    done = CliRunner().invoke(app, [command, "--lang", "pl", "--help"], env={"COLUMNS": "120"})
    assert done.exit_code == 0
    assert len(re.findall(r"│ +--lang\b", done.output)) == 1
    assert "en|pl|uk|hu" in done.output


def options() -> Iterator[tuple[str, str, Any]]:
    """Every option of every command, by its long name."""
    made: Any = get_command(app)
    for name, command in made.commands.items():
        for option in command.params:
            for word in option.opts:
                if word.startswith("--"):
                    yield name, word, option


SHARED = {"--json", "--out", "--database", "--host", "--port", "--seed", "--jobs"}
RESULTS = {"replay", "review", "rules", "components", "simulate", "arena", "bench", "doctor"}
MAKERS = {"ladder", "train"}  # whose file is what they are for, a page or a network


def test_an_option_of_one_name_takes_the_same_in_every_command() -> None:
    kinds = {(word, option.is_flag, option.metavar) for _, word, option in options()}
    assert {word for word, _, _ in kinds} >= SHARED
    assert sorted(word for word, _, _ in kinds if word in SHARED) == sorted(SHARED)
    assert ("--json", True, None) in kinds


def test_whatever_gives_a_result_gives_it_as_json_and_into_a_file() -> None:
    for word in ("--json", "--out"):
        assert {name for name, found, _ in options() if found == word} == RESULTS | MAKERS


def test_commands_are_grouped_by_what_they_are_for(good: Callable[..., str]) -> None:
    assert sorted(ALL) == sorted(name for names in GROUPS.values() for name in names)
    told = words(good("--help"))
    heads = [Texts("en").say(f"usage-group-{group}") for group in GROUPS]
    places = [told.index(f" {head} ") for head in [*heads, "Options"]]
    assert places == sorted(places), "what a person wants comes first, options last"


@pytest.mark.parametrize("command", ALL)
def test_every_command_has_two_examples_that_fit_a_narrow_screen(command: str) -> None:
    done = CliRunner().invoke(app, [command, "--help"], env={"COLUMNS": "80"})
    lines = [line.strip() for line in done.output.splitlines()]
    for number, example in enumerate(EXAMPLES[command], start=1):
        at = lines.index(example)
        assert lines[at - 1] == SAY(f"example-{command}-{number}") + ":"
        assert len(example) <= 75


def test_help_is_not_the_same_in_two_languages() -> None:
    assert len({Texts(lang).say("help-simulate") for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_its_options(good: Callable[..., str], command: str) -> None:
    told = words(good(command, "-h", lang="pl"))
    assert words(Texts("pl").say(f"help-{command}")) in told
    assert "help-" not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_around_options_are_in_the_language_of_the_reader(
    good: Callable[..., str], lang: str
) -> None:
    say = Texts(lang).say
    told = words(good("components", "--help", lang=lang))
    for key in ("line", "some-options", "arguments", "options", "required", "help"):
        assert say(f"usage-{key}") in told
    assert say("usage-default", value="3") in words(good("bench", "--help", lang=lang))
    told = words(good("--help", lang=lang))
    assert say("usage-some-command") in told
    for group in GROUPS:
        assert say(f"usage-group-{group}") in told


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_no_english_is_left_in_help(good: Callable[..., str], lang: str) -> None:
    told = good("--help", lang=lang) + good("bench", "--help", lang=lang)
    assert re.findall("Usage|Options|Arguments|Commands|default|required|Show this", told) == []


@pytest.mark.parametrize("where", ["uk_UA.UTF-8", "uk-UA"])
def test_the_language_of_the_system_is_understood(good: Callable[..., str], where: str) -> None:
    assert words(Texts("uk").say("help-replay")) in words(good("--help", lang=where))


def test_a_system_in_another_language_gets_english(good: Callable[..., str]) -> None:
    assert words(Texts("en").say("help-replay")) in words(good("--help", lang="de_DE.UTF-8"))


@pytest.mark.parametrize("rest", [("simulate", "ra"), ("--version",)])
def test_an_unknown_language_says_which_there_are(
    refused: Callable[..., str], rest: tuple[str, ...]
) -> None:
    for line in (refused("--lang", "tlh", *rest), refused(*rest, "--lang", "tlh")):
        assert "tlh" in line
        assert ", ".join(LANGUAGES) in line


@pytest.mark.parametrize(
    "command",
    [
        ("nosuch",),
        ("simulate",),
        ("simulate", "ra", "--seats", "three"),
        ("simulate", "ra", "--nosuch"),
        ("replay", "x.maat", "--to", "1.5"),
        ("--lang",),
    ],
)
def test_a_command_that_cannot_be_read_gets_one_line(
    refused: Callable[..., str], command: tuple[str, ...]
) -> None:
    assert refused(*command)


@pytest.mark.parametrize(
    ("lang", "command", "key", "values"),
    [
        ("pl", "nosuch", "no-command", {"word": "nosuch", "help": "maat --help"}),
        ("uk", "simulat", "no-command-like", {"word": "simulat", "like": "simulate"}),
        ("hu", "simulate", "missing", {"what": "GAME", "help": "maat simulate --help"}),
        ("en", "arena ra", "missing", {"what": "--bots", "help": "maat arena --help"}),
        ("pl", "bench --xyz", "no-option", {"word": "--xyz", "help": "maat bench --help"}),
        ("uk", "bench --seat", "no-option-like", {"word": "--seat", "like": "--seats"}),
        ("hu", "bench --seats", "needs-value", {"option": "--seats"}),
        ("uk", "bench --lang", "needs-value", {"option": "--lang"}),
        ("en", "bench --json=1", "needless-value", {"option": "--json"}),
        ("pl", "bench ra more", "too-many", {"words": "more", "help": "maat bench --help"}),
        ("uk", "bench --seats two", "whole-number", {"what": "--seats", "found": "two"}),
        ("hu", "train ra --hours x", "number", {"what": "--hours", "found": "x"}),
        ("pl", "ladder --up-to x", "whole-number", {"what": "--up-to", "found": "x"}),
        ("en", "ladder --up-to 6", "at-most", {"option": "--up-to", "most": 5, "found": "6"}),
    ],
)
def test_what_cannot_be_read_is_told_in_the_language_of_the_reader(
    refused: Callable[..., str], lang: str, command: str, key: str, values: dict[str, object]
) -> None:
    assert refused(*command.split(), lang=lang) == Texts(lang).say(f"usage-{key}", **values)


class UsageError(Exception):
    """A fault of the command line as a later version of what reads it may raise it."""

    message = "something new"


class BadParameter(UsageError):
    """One about nothing in particular."""

    param = None


@pytest.mark.parametrize("fault", [UsageError(), BadParameter(), ValueError("something else")])
def test_a_fault_of_an_unknown_kind_says_where_to_look(fault: Exception) -> None:
    assert usage.told(fault) == SAY("usage-unreadable", help="maat --help")


def test_a_language_alone_gets_help_in_it(good: Callable[..., str]) -> None:
    assert good("--lang", "hu").strip() == good("--help", lang="hu").strip()


def test_without_a_command_there_is_help(
    maat: Callable[..., subprocess.CompletedProcess[str]],
) -> None:
    done = maat()
    assert (done.returncode, done.stderr) == (0, "")
    assert all(command in done.stdout for command in COMMANDS)
