"""A compiled engine is made whole or not at all, and only what has changed is compiled."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from maat.engine import build, libraries

if TYPE_CHECKING:
    from tests.engine.conftest import Program

IS_COMPILED = "import maat; print(maat.is_compiled())"
ASK = "from maat.games.ur.bots import expert; print(expert.ask(), expert.__file__)"


def test_it_says_how_far_it_has_come_and_where_the_engine_is(built: Program) -> None:
    *shares, where = built.said
    assert [float(share) for share in shares] == sorted(float(share) for share in shares)
    assert shares[-1] == "1.000"
    assert [str(engine) for engine in built.engines()] == [where]


def test_the_next_program_takes_it(built: Program) -> None:
    assert built.told(IS_COMPILED) == "True"
    answer, file = built.told(ASK).split()
    assert answer == "20"
    assert file.startswith(str(built.home))


def test_what_is_left_plain_stays_plain(built: Program) -> None:
    assert built.told("from maat.core import errors; print(errors.__file__)").endswith("errors.py")
    drawn = built.told("from maat.games.ur.scene import board; print(board.__file__)")
    assert drawn.endswith("board.py"), "a folder is left plain whole"


def test_there_is_a_library_for_the_core_and_one_for_each_game_with_its_bots(
    built: Program,
) -> None:
    assert set(built.libraries()) == {"maat_core__mypyc", "maat_go__mypyc", "maat_ur__mypyc"}


def test_no_time_goes_into_what_runs_once(built: Program) -> None:
    marked = [file.read_text("utf-8") for file in (built.home / "work" / "hurried").glob("*.c")]
    bodies = sum(text.count("\nRUN_ONCE char CPyDef_") for text in marked)
    assert bodies == sum(text.count("__top_level__(void) {\n") for text in marked) > 0


def test_nothing_is_built_twice(built: Program) -> None:
    before = built.libraries()
    assert built.build() == [str(built.engines()[0])]
    assert built.libraries() == before


def test_a_change_in_a_game_compiles_that_game_alone(changing: Program) -> None:
    before = changing.libraries()
    changing.write("games/go/board.py", "def points() -> int:\n    return 169\n")
    assert changing.told(IS_COMPILED) == "False", "an engine of other sources was taken"
    changing.build()
    after = changing.libraries()
    assert {name for name in after if after[name] != before[name]} == {"maat_go__mypyc"}
    assert changing.told("from maat.games.go import board; print(board.points())") == "169"


def test_without_a_compiler_it_says_so(program: Program) -> None:
    assert program.build(CC="no-such-compiler") == [build.NO_COMPILER]
    assert program.engines() == []


def test_with_a_broken_compiler_it_says_so(program: Program) -> None:
    assert program.build(CC=str(shutil.which("false"))) == [f"{build.FAILED} exit 1"]
    assert program.engines() == []
    assert program.told(IS_COMPILED) == "False"


def test_an_interrupt_that_ends_a_table_does_not_reach_the_compiler(program: Program) -> None:
    compiler = program.folder / "compiler"
    compiler.write_text(
        f"#!/bin/sh\ncut -d' ' -f6 /proc/self/stat > {program.folder}/session; exit 1\n"
    )
    compiler.chmod(0o755)
    program.build(CC=str(compiler))
    assert int((program.folder / "session").read_text()) != os.getsid(0)


def test_without_the_headers_of_python_it_says_so_before_it_begins(program: Program) -> None:
    compiler = f"{build.compiler()} -nostdinc"
    (only,) = program.build(CC=compiler)
    assert only.startswith(f"{build.FAILED} ")


def test_a_compiler_that_breaks_in_the_middle_leaves_nothing(program: Program) -> None:
    compiler = program.folder / "compiler"
    compiler.write_text(f"""#!/bin/sh
case "$*" in *-fsyntax-only*) exec {build.compiler()} "$@" ;; esac
echo "out of order" >&2
exit 1
""")
    compiler.chmod(0o755)
    *shares, last = program.build(CC=str(compiler))
    assert shares
    assert last.startswith(f"{build.FAILED} ")
    assert program.engines() == []


def test_without_mypyc_it_says_so(program: Program) -> None:
    blocked = "import sys; sys.modules['mypyc'] = None; from maat.engine import build; build.main()"
    assert program.run("-c", blocked).stdout.split() == [build.NO_MYPYC]


def test_where_nothing_can_be_written_it_says_so(program: Program) -> None:
    program.home.write_text("a file is no folder")
    (last,) = program.build()
    assert last.startswith(f"{build.FAILED} ")


def test_on_a_full_disk_it_says_so_and_builds_when_there_is_room(program: Program) -> None:
    small = "import resource as r; r.setrlimit(r.RLIMIT_FSIZE, (40_000, 40_000));"
    code = f"{small} from maat.engine import build; build.main()"
    assert program.run("-c", code).stdout.splitlines()[-1].startswith(f"{build.FAILED} ")
    assert program.engines() == []
    program.build()
    assert program.told(IS_COMPILED) == "True"


@pytest.mark.parametrize("share", [0.1, 0.5])
def test_an_interrupt_leaves_nothing_half_built(program: Program, share: float) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "maat.engine.build"],
        env=program.environment(),
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    for line in process.stdout:
        if float(line) >= share:
            break
    os.killpg(process.pid, signal.SIGTERM)
    process.communicate()
    assert program.engines() == []
    assert program.told(IS_COMPILED) == "False"
    program.build()
    assert program.told(ASK).split()[0] == "20"


def test_a_library_that_was_cut_short_is_not_built_on(changing: Program) -> None:
    lib = changing.home / "work" / "lib"
    (core,) = lib.glob("maat_core__mypyc*.so")
    core.write_bytes(core.read_bytes()[:1000])
    core.with_name(core.name + libraries.WHOLE).unlink()
    shutil.rmtree(changing.engines()[0])
    changing.build()
    assert changing.told(IS_COMPILED) == "True"


def test_an_engine_that_cannot_be_loaded_is_never_taken(changing: Program) -> None:
    (core,) = (changing.home / "work" / "lib").glob("maat_core__mypyc*.so")
    core.write_bytes(core.read_bytes()[:1000])
    shutil.rmtree(changing.engines()[0])
    assert changing.build()[-1].startswith(f"{build.FAILED} ")
    assert changing.engines() == []


def test_only_the_last_engines_are_kept(changing: Program) -> None:
    (engine,) = changing.engines()
    for number in range(build.KEPT):
        shutil.copytree(engine, engine.with_name(f"older-{number}"))
    changing.write("games/go/board.py", "def points() -> int:\n    return 81\n")
    changing.build()
    assert len(changing.engines()) == build.KEPT
    assert changing.told(IS_COMPILED) == "True"
