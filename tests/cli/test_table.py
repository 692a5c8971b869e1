"""`maat table`: whole games and single commands, through pipes and on a terminal."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pexpect
import pytest

from maat import catalog
from maat.bots.search import SearchBot
from maat.cli import table
from maat.core import notation
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.core.seal import SealedDealer, commitment
from maat.core.snapshot import digest
from maat.core.state import EVERYONE
from maat.games.ra import actions, steps
from maat.languages import LANGUAGES
from maat.text import Texts

RA = catalog.load("ra")
EN = Texts("en", RA)
PROMPT = re.compile(rf"(?m)^{re.escape(EN.say('table-prompt'))} ")
ENOUGH = 1000  # answers, more than any game asks one seat for

Done = subprocess.CompletedProcess[str]


class Evening:
    """A whole game: what was shown and what was recorded."""

    def __init__(self, shown: str, text: str) -> None:
        self.shown = shown
        self.text = text
        self.record = notation.read(text)
        self.match: Match[Any] = notation.replay(RA, self.record)
        self.names = [self.record.names[seat] for seat in range(3)]
        self.seat = self.names.index("Ola")


@pytest.fixture(scope="module")
def evening(good: Callable[..., str], folder: Path) -> Evening:
    """Always the first answer, with a look at the board now and then."""
    file = folder / "evening.maat"
    typed = "board\n1\n1\n\n1\n" * ENOUGH
    shown = good("table", "ra", "--name", "Ola", "--record", file, typed=typed)
    return Evening(shown, file.read_text("utf-8"))


def test_a_whole_game_can_be_played_by_typing_1(evening: Evening) -> None:
    assert evening.match.over
    assert evening.record.result == RA.scores(evening.match.state)


def test_the_record_of_the_table_verifies(evening: Evening) -> None:
    draws = sum(1 for _, who, _ in evening.record.answers if who == "*")
    assert notation.verify_draws(RA, evening.record) == draws
    assert evening.record.dealer == notation.SEALED


def test_the_person_sits_among_bots(evening: Evening) -> None:
    assert sorted(evening.names) == ["Ola", "peek 1", "peek 2"]
    called = ["Ahmose", "Meryt", "Kheti"]
    own = called.pop(evening.seat)
    assert all(f"{name} draws" in evening.shown for name in ["Ola", *called])
    assert own not in evening.shown


def test_the_commitment_is_shown_first_and_the_seed_last(evening: Evening) -> None:
    seed = evening.record.seed
    assert evening.shown.count(seed) == 1
    assert seed in evening.shown.splitlines()[-1]
    assert commitment(seed) in "\n".join(evening.shown.splitlines()[:5])


def test_the_first_answer_is_what_the_number_1_stands_for(evening: Evening) -> None:
    asked = re.findall(r"(?m)^1\. (.+)$", evening.shown)
    given = [EN.action(action) for seat, action in evening.match.record if seat == evening.seat]
    assert asked == given


def test_no_points_of_others_are_told_before_the_end(evening: Evening) -> None:
    told = evening.match.log.events
    public = {EN.event(each, evening.names) for each in told if each.audience == EVERYONE}
    whispers = [each for each in told if each.audience != EVERYONE]
    secret = {EN.event(each, evening.names) for each in whispers if each.seat != evening.seat}
    shared = {EN.event(each, evening.names) for each in whispers if each.seat == evening.seat}
    lines = set(evening.shown.splitlines())
    assert len(secret) >= 2
    assert (secret - public) & lines == set()
    assert shared <= lines


def test_the_board_hides_the_points_of_others(evening: Evening) -> None:
    hidden = EN.say("place-points-hidden")
    boards = evening.shown.count(f"{evening.names[evening.seat]}:\n")
    assert boards > 5
    assert evening.shown.count(hidden) == 2 * boards
    own = re.escape(EN.say("place-points", points=0)).replace("0", r"\d+")
    assert len(re.findall(rf"(?m)^ *{own}$", evening.shown)) == boards


def test_the_end_shows_every_score(evening: Evening) -> None:
    total = [line for line in evening.shown.splitlines() if EN.say("score-total") in line][-1]
    assert re.findall(r"-?\d+", total) == [str(points) for points in evening.record.result]


# Single commands, at the first question.

COMMANDS = (
    "?",
    "? bid 3",
    "? dance",
    "undo",
    "score",
    "help",
    "help RA-45",
    "help ra-45",
    "help 45",
    "help 999",
    "help ²",
    "help " + "9" * 30,
    "board",
    "save",
    "save .",
    "save /",
    "save no/such/place",
    "dance",
    "²",
    "0",
    "99",
    "-1",
    "9" * 5000,
    "[/] :cat: { $x } \x1b[31m",
    "?" * 40,
    "discard sphinx",
)


@pytest.fixture(scope="module")
def answers(maat: Callable[..., Done], folder: Path) -> dict[str, str]:
    """What the table says to each command."""
    words = [*COMMANDS, f"save {folder}/kept.maat", "quit", "1"]
    done = maat("table", "ra", "--name", "[/] :cat:", typed="\n".join(words) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    said = PROMPT.split(done.stdout)[1:]
    assert len(said) == len(words) - 1, "the table stops at quit"
    return {word: text.strip() for word, text in zip(words, said, strict=False)}


@pytest.mark.parametrize("word", COMMANDS)
def test_every_word_gets_an_answer_and_nothing_is_played(
    answers: dict[str, str], word: str
) -> None:
    assert answers[word]


def test_a_question_mark_names_the_rule_or_says_that_nothing_is_missing(
    answers: dict[str, str],
) -> None:
    for word in ("?", "? bid 3"):
        assert re.search(r"RA-\d+", answers[word]) or answers[word] == EN.say("table-all-legal")


def test_an_answer_that_does_not_exist_is_named(answers: dict[str, str]) -> None:
    assert "dance" in answers["? dance"]
    assert "dance" in answers["dance"]


def test_nothing_can_be_taken_back_yet(answers: dict[str, str]) -> None:
    assert answers["undo"] == EN.say("table-no-undo")


def test_the_score_is_the_own_one_with_its_rules(answers: dict[str, str]) -> None:
    lines = answers["score"].splitlines()
    assert "RA-13" in lines[0]
    assert lines[-1] == f"{EN.say('score-total')}: 10"


@pytest.mark.parametrize("word", ["help RA-45", "help ra-45", "help 45"])
def test_a_rule_is_told_by_its_number(answers: dict[str, str], word: str) -> None:
    assert answers[word] == f"RA-45: {EN.rule('RA-45')}"


@pytest.mark.parametrize("word", ["help 999", "help ²", "help " + "9" * 30])
def test_a_rule_that_does_not_exist_is_named(answers: dict[str, str], word: str) -> None:
    assert word.removeprefix("help ") in answers[word]


@pytest.mark.parametrize("game", ["ra", "pharaon", "tekhenu"])
def test_the_examples_of_the_help_belong_to_the_game(good: Callable[..., str], game: str) -> None:
    told = good("table", game, "--seats", 2, typed="help\nquit\n")
    (answer,) = re.findall(r"such as \? (.+)", told)
    (rule,) = re.findall(r"such as help (\S+)", told)
    short = rule.replace("-0", "-")
    again = good("table", game, "--seats", 2, typed=f"? {answer}\nhelp {short}\nquit\n")
    assert "There is no" not in again
    assert f"{rule}: " in again


def test_help_lists_the_commands(answers: dict[str, str]) -> None:
    for command in ("board", "score", "undo", "save", "quit"):
        assert command in answers["help"]


@pytest.mark.parametrize("word", ["save .", "save /", "save no/such/place"])
def test_a_file_that_cannot_be_written_is_named(answers: dict[str, str], word: str) -> None:
    assert word.removeprefix("save ") in answers[word]


def test_nonsense_is_given_back(answers: dict[str, str]) -> None:
    assert "[/] :cat: { $x }" in answers["[/] :cat: { $x } \x1b[31m"]


def test_an_illegal_answer_by_name_is_refused_with_its_rule(answers: dict[str, str]) -> None:
    assert "discard sphinx" in answers["discard sphinx"]
    assert re.search(r"RA-\d+", answers["discard sphinx"])


def test_save_keeps_an_unfinished_record_without_the_seed(
    answers: dict[str, str], folder: Path
) -> None:
    text = (folder / "kept.maat").read_text("utf-8")
    record = notation.read(text)
    assert not notation.replay(RA, record).over
    assert (record.seed, record.result) == ("", [])
    seat = next(seat for seat, name in record.names.items() if name == "[/] :cat:")
    assert [who for _, who, _ in record.answers if who == str(seat)] == []
    assert not list(folder.glob("*.new"))


def test_quit_leaves(answers: dict[str, str]) -> None:
    assert answers["quit"] == EN.say("table-left")


# Beginning and ending.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_input_leaves_in_every_language(good: Callable[..., str], lang: str) -> None:
    texts = Texts(lang, RA)
    shown = good("table", "ra", "--seats", 2, lang=lang)
    assert texts.say("table-welcome", game=texts.say("game-title")) in shown
    assert shown.rstrip().endswith(texts.say("table-left"))


def test_without_a_game_the_table_asks_which(good: Callable[..., str]) -> None:
    number = 1 + catalog.games().index("ra")
    shown = good("table", typed=f"chess\n0\n²\n{number}\n")
    assert shown.count(EN.say("table-which-game")) == 4
    assert EN.say("table-welcome", game=EN.say("game-title")) in shown


def test_the_end_of_input_leaves_before_the_game_is_chosen(good: Callable[..., str]) -> None:
    assert good("table").rstrip().endswith(EN.say("table-left"))


def test_bytes_that_are_no_text_do_not_stop_the_game() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "maat.cli.main", "table", "ra"],
        input=b"\xff\xfe\nsave \x00\nquit\n",
        env={**os.environ, "MAAT_LANG": "en", "PYTHONUTF8": "1"},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert EN.say("table-left").encode() in done.stdout


def test_a_name_of_two_lines_is_one_name(good: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "x.maat"
    good("table", "ra", "--seats", 2, "--name", "Ola\nseats 5", "--record", file)
    record = notation.read(file.read_text("utf-8"))
    assert record.seats == 2
    assert "Ola seats 5" in record.names.values()


def test_a_game_left_can_be_gone_on_with(good: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "left.maat"
    good("table", "ra", "--record", file, typed="1\n1\n1\nquit\n")
    record = notation.read(file.read_text("utf-8"))
    assert len(notation.replay(RA, record).record) >= 5


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["chess"], "ra"),
        (["ra", "--seats", "0"], "2, 3, 4, 5"),
        (["ra", "--bots", "clever"], "drawy, rule-of-thumb, random"),
        (["ra", "--bots", "random,random,random"], "2"),
        (["ra", "--record", "no/such/place.maat"], "no/such/place.maat"),
    ],
)
def test_a_table_that_cannot_be_set_says_what_can(
    refused: Callable[..., str], words: list[str], wanted: str
) -> None:
    assert wanted in refused("table", *words)


# On a terminal.


def heed_interrupts() -> None:
    """A job in the background ignores interrupts, and so would what it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def terminal(*words: str) -> pexpect.spawn[str]:
    """The program on a terminal of its own."""
    child: pexpect.spawn[str] = pexpect.spawn(
        sys.executable,
        ["-m", "maat.cli.main", "table", "ra", *words],
        env={**os.environ, "MAAT_LANG": "en", "TERM": "dumb", "NO_COLOR": "1"},
        encoding="utf-8",
        timeout=30,
        echo=False,
        preexec_fn=heed_interrupts,
    )
    child.delaybeforesend = None
    return child


def test_a_whole_game_on_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "terminal.maat"
    child = terminal("--record", str(file), "--bots", "drawy,random")
    typed = 0
    while child.expect(["\r\n> ", pexpect.EOF]) == 0:
        assert typed < ENOUGH
        child.sendline("undo" if typed % 10 == 5 else "1")
        typed += 1
    child.close()
    assert child.exitstatus == 0
    record = notation.read(file.read_text("utf-8"))
    assert notation.replay(RA, record).over
    assert notation.verify_draws(RA, record) > 10


def test_an_interrupt_leaves_without_a_word_too_many() -> None:
    child = terminal()
    child.expect("\r\n> ")
    child.kill(signal.SIGINT)
    child.expect(pexpect.EOF)
    child.close()
    assert "Traceback" not in str(child.before)
    assert child.exitstatus == 130


def test_bots_do_not_keep_a_person_waiting() -> None:
    rivals = ["search", "learned", "random"]
    made = table.TerminalTable(
        RA, 4, table.TableOptions("ra", 4, rivals, "Ola", None, {}, None), rivals
    )
    limits = [bot.milliseconds for bot in made.bots if isinstance(bot, SearchBot)]
    assert limits == [2000.0, 3000.0]


# Taking back, at a table of which the draws are known.


def asked_for_more() -> tuple[table.TerminalTable, str]:
    """A table whose person has just taken a tile for a god, and the position before."""
    wish = table.TableOptions("ra", 3, ["random"], "Ola", None, {}, None)
    made = table.TerminalTable(RA, 3, wish, ["random", "random"])
    for seed in range(100):
        match: Match[Any] = Match(RA, 3, {}, SealedDealer(f"{seed}"))
        dice = QuickDealer(f"dice {seed}")
        while not match.over:
            legal = RA.legal_actions(match.state)
            takes = [code for code in legal if RA.actions.family(code).first == actions.TAKE]
            before, seat = digest(match.state), match.seat
            match.play(takes[0] if takes else legal[int(dice.below(len(legal)))])
            if not match.over and takes and match.state.asked().step == steps.MORE:
                made.match, made.seat = match, seat
                return made, before
    raise AssertionError("nobody took a tile for a god in a hundred games")


def test_an_answer_can_be_taken_back_until_luck_comes_and_stays_in_the_record(
    capsys: pytest.CaptureFixture[str],
) -> None:
    made, before = asked_for_more()
    texts = made.texts
    assert made.undo()
    assert digest(made.match.state) == before
    assert not made.undo()
    told = capsys.readouterr().out.splitlines()
    assert told == [texts.say("table-undone"), texts.say("table-no-undo")]
    lines = made.text().splitlines()
    assert lines[-1] == "undo 1"
    assert " take " in lines[-2]


def test_a_file_that_is_there_is_not_written_over(
    maat: Callable[..., Done], tmp_path: Path
) -> None:
    kept = tmp_path / "kept.maat"
    kept.write_text("mine", "utf-8")
    done = maat("table", "ra", "--record", str(kept), typed="quit\n")
    assert done.returncode == 2
    assert str(kept) in done.stderr
    done = maat("table", "ra", typed=f"save {kept}\nquit\n")
    assert str(kept) in done.stdout
    assert kept.read_text("utf-8") == "mine"
