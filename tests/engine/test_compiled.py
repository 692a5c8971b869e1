"""Which engine is taken: never one of other sources, and the plain one where it is asked for."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.engine.conftest import Program

NAME = "from maat.engine import compiled; print(compiled.name())"
HOME = "from maat.engine import compiled; print(compiled.home())"
FILE = "from maat.core import state; print(state.__file__)"


def test_the_plain_engine_can_be_asked_for(built: Program) -> None:
    assert built.told(FILE).endswith(".so")
    assert built.told(FILE, MAAT_PLAIN="1").endswith(".py")


def test_an_engine_is_named_by_its_sources(program: Program) -> None:
    before = program.told(NAME)
    program.write("core/state.py", "def three() -> int:\n    return 4\n")
    assert program.told(NAME) != before
    program.write("core/state.py", "def three() -> int:\n    return 3\n")
    assert program.told(NAME) == before


def test_an_engine_without_its_list_is_not_taken(program: Program) -> None:
    (program.home / program.told(NAME)).mkdir(parents=True)
    assert program.told(FILE).endswith(".py")


def test_engines_lie_in_the_environment_that_runs_or_in_the_cache(program: Program) -> None:
    assert sys.prefix != sys.base_prefix
    assert Path(program.told(HOME, MAAT_ENGINE="")) == Path(sys.prefix) / "maat-engine"
    pretend = f"import sys; sys.prefix = sys.base_prefix; {HOME}"
    found = program.told(pretend, MAAT_ENGINE="", XDG_CACHE_HOME=str(program.folder))
    assert Path(found) == program.folder / "maat" / "engine"
