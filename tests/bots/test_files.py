"""Bots from a person's own file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from maat import catalog
from maat.bots import files, matches
from maat.core.dealer import QuickDealer
from maat.core.errors import IllegalAction, MaatError, NotFound
from maat.text import Texts

RA = catalog.load("ra")
OWN = """
from maat.bots.bot import Bot

class Mine(Bot):
    def choose(self, glance):
        return {answer}

def make(seed):
    return Mine()
"""


def own(folder: Path, answer: str) -> str:
    """A file with a bot that always answers so."""
    file = folder / "mine.py"
    file.write_text(OWN.format(answer=answer), "utf-8")
    return str(file)


def play(file: str) -> int:
    """The decisions of a game between two of them."""
    make = files.find("ra", file)
    return int(matches.play_out(RA, RA.new(2), [make("1"), make("2")], QuickDealer("own")))


def test_a_bot_of_ones_own_plays(tmp_path: Path) -> None:
    make = files.find("ra", own(tmp_path, "glance.options[0]"))
    state = RA.new(2)
    assert matches.play_out(RA, state, [make("1"), make("2")], QuickDealer("own")) > 10
    assert state.over


@pytest.mark.parametrize(("answer", "fault"), [("2", "RA-20"), ("9999", "9999"), ("-1", "-1")])
def test_an_answer_against_the_rules_is_refused(tmp_path: Path, answer: str, fault: str) -> None:
    make = files.find("ra", own(tmp_path, answer))
    with pytest.raises(IllegalAction, match=fault):
        matches.play_out(RA, RA.new(2), [make("1"), make("2")], QuickDealer("own"))


FAULTS = [
    ("from nowhere import nothing", 1, "ModuleNotFoundError"),
    ("def make(seed)", 1, "SyntaxError"),
    ("def make(seed):\n    return 1 / 0", 2, "ZeroDivisionError"),
    ("def make(seed):\n    return None", 0, ("AttributeError", "TypeError")),
    (OWN.format(answer="unknown"), 6, "NameError"),
    (OWN.format(answer="None"), 0, "TypeError"),
]


@pytest.mark.parametrize(("text", "line", "fault"), FAULTS)
def test_a_fault_of_the_file_is_told_with_its_line(
    tmp_path: Path, text: str, line: int, fault: str | tuple[str, ...]
) -> None:
    file = tmp_path / "mine.py"
    file.write_text(text, "utf-8")
    with pytest.raises(MaatError, match="bot-fault") as told:
        play(str(file))
    assert told.value.values["line"] == line
    assert str(told.value.values["fault"]).startswith(fault)


def test_a_file_named_from_the_folder_it_lies_in_is_blamed_with_its_line_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("near.py").write_text("def make(seed):\n    return 1 / 0", "utf-8")
    Path("broken.py").write_text("def make(seed)", "utf-8")
    for file, line in (("near.py", 2), ("broken.py", 1)):
        with pytest.raises(MaatError, match="bot-fault") as told:
            play(file)
        assert told.value.values["line"] == line


def test_a_fault_outside_the_file_is_told_without_a_line() -> None:
    fault = MaatError("bot-fault", file="mine.py", line=0, fault="TypeError: None")
    assert Texts("en").error(fault) == "mine.py: TypeError: None"


def test_a_bot_may_be_written_in_several_files(tmp_path: Path) -> None:
    (tmp_path / "helper_of_mine.py").write_text("def first(options): return options[0]", "utf-8")
    text = OWN.format(answer="helper_of_mine.first(glance.options)")
    file = tmp_path / "mine.py"
    file.write_text(f"import helper_of_mine\n{text}", "utf-8")
    assert play(str(file)) > 10


def test_a_file_that_makes_no_bot_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "empty.py"
    file.write_text("x = 1", "utf-8")
    with pytest.raises(NotFound, match="no-maker"):
        files.find("ra", str(file))
    with pytest.raises(NotFound, match="no-file"):
        files.find("ra", str(tmp_path / "none.py"))


def test_the_bot_of_the_documentation_plays(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    (text,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    file = tmp_path / "mine.py"
    file.write_text(text, "utf-8")
    assert play(str(file)) > 10


def test_files_of_one_name_are_told_apart_by_their_folders() -> None:
    names = ["a/mine.py", "b/mine.py", "other.py", "random"]
    assert [files.shown(name, names) for name in names] == ["a/mine", "b/mine", "other", "random"]
