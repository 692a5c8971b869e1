"""The front door: what `import maat` offers, and that its page tells the truth."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import maat
from maat import api

PAGE = Path(__file__).parents[1] / "docs" / "api.md"


def played() -> maat.Match[Any]:
    """A short game among bots."""
    match = maat.Match(maat.load("ra"), seats=2, seed="api")
    maat.play(match, ["greedy", "random"])
    return match


def test_every_example_of_its_page_runs(tmp_path: Path) -> None:
    code = "\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL))
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_all_it_offers_is_there_and_nothing_else() -> None:
    assert {*api.__all__, "__version__", "is_compiled"} == set(maat.__all__)
    assert all(hasattr(maat, name) for name in maat.__all__)
    with pytest.raises(AttributeError):
        maat.__getattr__("nothing")


PACKAGES = sorted(file.parent.name for file in Path(maat.__file__).parent.glob("*/__init__.py"))


@pytest.mark.parametrize("name", PACKAGES)
def test_a_package_names_what_is_for_others_or_is_told_to_be_internal(name: str) -> None:
    is_open, internal, _ = re.split("All else is|All examples", PAGE.read_text("utf-8"), maxsplit=2)
    exported = getattr(import_module(f"maat.{name}"), "__all__", None)
    assert f"`maat.{name}`" in (internal if exported is None else is_open)
    for each in exported or ():
        assert hasattr(import_module(f"maat.{name}"), each) or find_spec(f"maat.{name}.{each}")


def test_importing_it_loads_no_game_and_no_bot() -> None:
    code = "import sys, maat; print([n for n in sys.modules if n.startswith('maat.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "games" not in done.stdout
    assert "bots" not in done.stdout


def test_at_the_end_of_a_program_nothing_is_collected() -> None:
    """What a msgspec struct leaves behind would end some programs with a segmentation fault."""
    code = "import atexit, gc; atexit.register(lambda: print(gc.get_freeze_count())); import maat"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(done.stdout) > 1000


def test_the_same_seed_gives_the_same_game() -> None:
    assert maat.dumps(played()) == maat.dumps(played())


def test_an_answer_is_given_by_name_or_code() -> None:
    by_name, by_code = (maat.Match(maat.load("ra"), 3, seed="x") for _ in range(2))
    name = by_name.answers()[0]
    by_name.play(name)
    by_code.play(by_code.code(name))
    assert by_name.record == by_code.record


def test_a_name_that_is_no_answer_is_refused() -> None:
    match = maat.Match(maat.load("ra"), 3, seed="x")
    before = list(match.record)
    with pytest.raises(maat.MaatError) as fault:
        match.play("sing")
    assert fault.value.key == "unknown-action"
    assert match.record == before


def test_advice_is_a_legal_answer_and_changes_nothing() -> None:
    match = maat.Match(maat.load("ra"), 3, seed="x")
    before = list(match.record)
    assert maat.advice(match, "greedy") in match.answers()
    assert match.record == before


def test_a_saved_match_is_the_same_again(tmp_path: Path) -> None:
    match = played()
    maat.save(match, tmp_path / "game.maat")
    again = maat.replay(tmp_path / "game.maat")
    assert (again.record, again.scores, again.over) == (match.record, match.scores, True)
    assert again.answers() == []


def test_a_saved_match_can_be_verified(tmp_path: Path) -> None:
    maat.save(played(), tmp_path / "game.maat")
    command = [sys.executable, "-m", "maat.cli.main", "replay", "game.maat", "--verify", "--json"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert '"draws"' in done.stdout


def test_values_of_a_box_can_be_given(tmp_path: Path) -> None:
    with pytest.raises(maat.MaatError):
        maat.load("ra", tmp_path / "missing.toml")
