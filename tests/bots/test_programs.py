"""Bots that are programs of their own: a line in, a line out, and every fault in one line."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from maat import catalog
from maat.arena.fingerprint import fingerprint
from maat.bots import files, matches, programs
from maat.bots.bot import Glance
from maat.core.dealer import QuickDealer
from maat.core.errors import MaatError
from maat.core.log import Answers
from maat.envs.position import Position
from maat.text import Texts

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "stdio"
SCHEMA = json.loads((ROOT / "docs" / "stdio.schema.json").read_text("utf-8"))
RA = catalog.load("ra")

READ = "import json, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
FIRST = 'print(json.dumps({"answer": asked["answers"][0]["name"]}), flush=True)'


@pytest.fixture(autouse=True)
def ended() -> Iterator[None]:
    """No program outlives its test."""
    yield
    programs.program.cache_clear()


def own(folder: Path, body: str, wish: str = "exec") -> str:
    """The name of a bot whose program does this with every question."""
    file = folder / "mine.py"
    file.write_text(f"{READ}    {body}\n", "utf-8")
    return f"{wish}:{sys.executable} {file}"


def play(name: str, key: str = "ra") -> Any:
    """A game between two of them; the position at its end."""
    game = catalog.load(key)
    make = files.find(key, name)
    state = game.new(2)
    matches.play_out(game, state, [make("1"), make("2")], QuickDealer("own"))
    return state


def fault_of(name: str) -> str:
    """What a person is told of a game with this bot."""
    with pytest.raises(MaatError) as told:
        play(name)
    programs.program(programs.called(name) or programs.CommandLine("", 0.0)).end(at_once=True)
    return Texts("en", RA).error(told.value)


@pytest.mark.parametrize("key", ["ra", "pharaon", "tekhenu"])
def test_the_example_in_python_plays_every_game(key: str) -> None:
    assert play(f"exec:{sys.executable} {EXAMPLES / 'bot.py'}", key).over


@pytest.mark.parametrize("key", ["ra", "pharaon", "tekhenu"])
def test_the_example_in_javascript_plays_every_game(key: str) -> None:
    assert play(f"exec:node {EXAMPLES / 'bot.mjs'}", key).over


def test_the_same_seeds_play_the_same_game() -> None:
    name = f"exec:node {EXAMPLES / 'bot.mjs'}"
    first = play(name, "tekhenu")
    programs.program.cache_clear()
    assert play(name, "tekhenu") == first


FAULTS = [
    ('print("hello", flush=True)', "“hello” is no answer; this would be one: {"),
    ('print("{}", flush=True)', "“{}” is no answer"),
    ("print('{\"answer\": true}', flush=True)", "is no answer"),
    ("raise SystemExit(3)", "the program ended instead of answering (exit code 3)."),
    ("asked['seats']", "(exit code 1): KeyError: 'seats'"),
    ('print(\'{"answer": "bid 99"}\', flush=True)', "this game has no answer “bid 99”."),
    ("print('{\"answer\": 9999}', flush=True)", "this game has no answer number 9999."),
    ('print(\'{"answer": "pass"}\', flush=True)', "“pass” is not allowed. RA-"),
]


@pytest.mark.parametrize(("body", "told"), FAULTS)
def test_what_goes_wrong_is_told_in_one_line(tmp_path: Path, body: str, told: str) -> None:
    line = fault_of(own(tmp_path, body))
    assert told in line
    assert line.startswith(f"{sys.executable} {tmp_path}")
    assert "\n" not in line


def test_why_a_program_in_javascript_crashed_is_told_and_not_the_version_of_node(
    tmp_path: Path,
) -> None:
    file = tmp_path / "mine.mjs"
    file.write_text('process.stdin.on("data", (said) => JSON.parse(said).missing.field);\n')
    line = fault_of(f"exec:node {file}")
    assert "(exit code 1): TypeError: Cannot read properties of undefined" in line
    assert "\n" not in line


@pytest.mark.parametrize(
    ("complaints", "told"),
    [
        (["Traceback (most recent call last):", '  File "a.py"', "KeyError: 'a'"], "KeyError: 'a'"),
        (["Error: broken", "    at file:///a.mjs:3", "", "Node.js v20.1.0"], "Error: broken"),
        (['Exception in thread "main" a.B: c', "\tat d"], 'Exception in thread "main" a.B: c'),
        (["panic: broken", "", "goroutine 1 [running]:", "exit status 2"], "panic: broken"),
        (["no errors so far", "out of luck", " "], "out of luck"),
        ([], ""),
    ],
)
def test_the_line_that_names_a_fault_is_the_one_that_is_told(
    complaints: list[str], told: str
) -> None:
    assert programs.telling(complaints) == told


def test_a_program_that_is_late_is_ended_and_told(tmp_path: Path) -> None:
    name = own(tmp_path, "time.sleep(60)", "exec@0.2")
    command = programs.called(name)
    assert command is not None
    program = programs.program(command)
    assert fault_of(name).endswith("no answer within 0.2 s.")
    assert program.process is None


def test_a_line_nobody_asked_for_is_no_answer_to_the_next_question(tmp_path: Path) -> None:
    name = own(tmp_path, "print('{\"answer\": 0}\\nmore', flush=True)")
    command = programs.called(name)
    assert command is not None
    program = programs.program(command)
    assert json.loads(program.ask({})) == {"answer": 0}
    while program.lines.empty():
        time.sleep(0.001)
    with pytest.raises(MaatError, match=r"program-nonsense.*more"):
        program.ask({})


@pytest.mark.parametrize("command", ["no-such-program-anywhere", "", "'open"])
def test_a_command_that_cannot_be_started_is_told_before_any_game(command: str) -> None:
    with pytest.raises(MaatError, match="program-missing"):
        files.find("ra", f"exec:{command}")


def test_a_name_says_how_long_an_answer_may_take() -> None:
    assert programs.called("exec@2.5:node a.mjs") == programs.CommandLine("node a.mjs", 2.5)
    assert programs.called("exec:node a.mjs") == programs.CommandLine(
        "node a.mjs", programs.SECONDS
    )
    assert programs.called("execute.py") is None
    assert programs.called("greedy") is None


def test_a_question_tells_what_the_seat_may_see_and_nothing_else() -> None:
    game = catalog.load("tekhenu")
    state = game.new(2, {"faith": "secret"} if "faith" in game.settle({}) else {})
    dealer, answers = QuickDealer("seen"), Answers()
    bot = programs.ProgramBot(programs.CommandLine("none", 1.0), "seed")
    valid = jsonschema_rs.validator_for(SCHEMA)
    for _ in range(40):
        game.deal(state, dealer)
        asked = state.asked()
        glance = Glance(game, state, asked, answers)
        line = json.loads(json.dumps(bot.question(glance)))
        valid.validate(line)
        seen = Position.from_json(json.dumps(line["position"]))
        assert seen.state == game.redact(state, asked.seat)
        assert [each["action"] for each in line["answers"]] == glance.options
        answers.note(game, state, asked, glance.options[0])
        game.apply(state, glance.options[0])


def test_what_was_heard_comes_once_and_whole(tmp_path: Path) -> None:
    log = tmp_path / "log"
    body = f'open({str(log)!r}, "a").write(str(len(asked["heard"])) + "\\n"); {FIRST}'
    make = files.find("ra", own(tmp_path, body))
    state, answers = RA.new(2), Answers()
    bots = [make("1"), files.find("ra", "random")("2")]
    dealer, asked_at = QuickDealer("own"), []
    for _ in range(60):
        ask = state.asked()
        if ask.seat == 0:
            asked_at.append(len(answers))
        answer = (
            RA.sample(state, dealer)
            if ask.seat < 0
            else bots[ask.seat].choose(Glance(RA, state, ask, answers))
        )
        answers.note(RA, state, ask, answer)
        RA.apply(state, answer)
    told = [int(line) for line in log.read_text("utf-8").splitlines()]
    assert told == [now - before for before, now in zip([0, *asked_at], asked_at, strict=False)]


def test_the_arena_files_games_under_the_content_of_a_program(tmp_path: Path) -> None:
    name = own(tmp_path, FIRST)
    before = fingerprint("ra", ("random", name))
    assert fingerprint("ra", ("random", name.replace("exec:", "exec@3:"))) != before
    own(tmp_path, f"{FIRST}  # the same")
    assert fingerprint("ra", ("random", name)) != before


def test_a_program_is_called_by_its_command() -> None:
    assert files.shown("exec@2:node bots/mine.mjs", []) == "node bots/mine.mjs"
