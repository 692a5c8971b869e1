"""What is compiled, into which libraries, and how.

One library for core and bots and one for each game: they are compiled side by side, and a change in
a game compiles that game alone. Only here and while building is mypyc needed.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from maat.engine.compiled import PACKAGE

if TYPE_CHECKING:
    from setuptools import Extension

Parts = list[tuple[list[str], str | None]]  # the sources of each library, and its name
Written = tuple[list[list[tuple[str, str]]], list[tuple[str, list[str], bool]]]  # for mypycify

CORE = "core"
LEFT_PLAIN = re.compile(
    r"__init__|scene"  # made for people
    r"|errors|seal|snapshot|notation"  # for records and their readers
    r"|vectors"  # asks which engine runs
    r"|roster|bot_set|files|programs"  # find bots, once for a game, or speak to programs
)
OPTIMIZE = "3"  # a tenth more of the compiler's time than 2, and up to a sixth more speed
# Third-party types would cost seconds and change nothing: the engine hardly meets them.
MYPY = """
[mypy]
strict_optional = True
ignore_missing_imports = True
[mypy-msgspec.*]
follow_imports = skip
"""


def modules() -> Iterator[Path]:
    """The sources to compile."""
    for part in ("core", "bots", "games"):
        for file in sorted((PACKAGE / part).rglob("*.py")):
            if not is_left_plain(file):
                yield file
    for name in ("evaluator.py", "net.py"):
        yield PACKAGE / "learn" / name


def is_left_plain(file: Path) -> bool:
    """Whether a module, or the folder it lies in, is left plain."""
    names = file.relative_to(PACKAGE).with_suffix("").parts
    return any(LEFT_PLAIN.fullmatch(name) for name in names)


def group_of(file: Path) -> str:
    """The library of a module: that of the game in whose folder it lies, else the core's."""
    part, *rest = file.relative_to(PACKAGE).parts
    return rest[0] if part == "games" else CORE


def groups() -> dict[str, list[str]]:
    """Sources by library, named as seen from the folder of the package."""
    made: dict[str, list[str]] = {}
    for file in modules():
        path = str(file.relative_to(PACKAGE.parent))
        made.setdefault(f"maat_{group_of(file)}", []).append(path)
    return made


def libraries_of_modules() -> dict[str, str]:
    """The library that holds a module, for all of them and for the libraries themselves."""
    made = {}
    for group, files in groups().items():
        library = f"{group}__mypyc"
        names = [".".join(Path(file).with_suffix("").parts) for file in files]
        made.update(dict.fromkeys([library, *names], library))
    return made


def extensions(work: Path) -> list[Extension]:
    """What is to be compiled, as C in a folder; the longest to compile come first."""
    from setuptools import Extension  # noqa: PLC0415 - only there where compiling is wished

    made = [each for each in translated(work) if isinstance(each, Extension)]
    for each in made:
        each.extra_compile_args = flags(each, list(each.extra_compile_args))
        if is_library(each):
            each.sources = [str(hurried(Path(source), work)) for source in each.sources]
    return sorted(made, key=weight, reverse=True)


def libraries(work: Path) -> list[Extension]:
    """The extensions that hold code; the others are files an import would look for."""
    return [each for each in extensions(work) if is_library(each)]


# The body of a module: it runs once, when it is imported, and a compiler that makes it fast takes
# an eighth of all its time for that.
BODY = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{$)", re.MULTILINE)
RUN_ONCE = """\
#if defined(__clang__)
#define RUN_ONCE __attribute__((optnone)) __attribute__((noinline))
#elif defined(__GNUC__)
#define RUN_ONCE __attribute__((optimize("O0")))
#else
#define RUN_ONCE
#endif
"""
# What is called only where something went wrong: compilers lay what leads there out of the way.
HEADERS = '#include "__native'
SELDOM = """\
#if defined(__GNUC__)
#define SELDOM __attribute__((cold))
SELDOM PyAPI_FUNC(void) PyErr_SetNone(PyObject *);
SELDOM PyAPI_FUNC(PyObject *) PyErr_Occurred(void);
SELDOM void CPy_AddTraceback(const char *, const char *, int, PyObject *);
#endif
"""


def hurried(source: Path, work: Path) -> Path:
    """A copy of a C file whose compiler spends no time on what runs once, or seldom."""
    made = RUN_ONCE + BODY.sub("RUN_ONCE ", source.read_text("utf-8"))
    made = made.replace(HEADERS, SELDOM + HEADERS, 1)
    copy = work / "hurried" / source.name
    copy.parent.mkdir(exist_ok=True)
    if not copy.exists() or copy.read_text("utf-8") != made:
        copy.write_text(made, "utf-8")
    return copy


def translated(work: Path) -> Sequence[object]:
    """Let mypyc write the C."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only there where compiling is wished

    work.mkdir(parents=True, exist_ok=True)
    settings = work / "mypy.ini"
    settings.write_text(MYPY, "utf-8")
    found = groups()
    files = [file for group in found.values() for file in group]
    words = [f"--config-file={settings}", f"--cache-dir={work / 'mypy'}", *files]
    parts: Parts = [(files, name) for name, files in found.items()]
    before = Path.cwd()
    os.chdir(PACKAGE.parent)  # module names follow from paths
    try:
        return mypycify(
            words,
            separate=parts,
            opt_level=OPTIMIZE,
            debug_level="0",
            target_dir=str(work / "c"),
            skip_cgen_input=written(words, parts, work / "c"),
        )
    finally:
        os.chdir(before)


def written(words: list[str], parts: Parts, folder: Path) -> Written:
    """The C of all libraries, each knowing the classes of the others.

    For libraries apart, mypyc takes it that anybody may derive from any class, so it looks whether
    an attribute is there at every read and finds every method through a table: a sixth slower. Here
    nobody does, but from bases that say they allow it.
    """
    from mypy.fscache import FileSystemCache  # noqa: PLC0415 - only there where compiling is wished
    from mypyc import build  # noqa: PLC0415 - the same
    from mypyc.options import CompilerOptions  # noqa: PLC0415 - the same

    wishes = CompilerOptions(separate=True, target_dir=str(folder))
    wishes.global_opts = True
    cache = FileSystemCache()
    sources, everything, settings = build.get_mypy_config(words, None, wishes, cache)
    settings.incremental = False  # what is remembered of one library does not know the others
    split = build.construct_groups(sources, parts, True, None)
    code, _, needed = build.generate_c(everything, settings, split, cache, wishes)
    return code, [(each.path, each.include_dirs, each.internal) for each in needed]


def weight(extension: Extension) -> int:
    """How long it takes to compile, more or less: the size of its C."""
    return sum(Path(source).stat().st_size for source in extension.sources)


def is_library(extension: Extension) -> bool:
    """Whether this holds code, and does not only lead to a library that does."""
    return extension.name.endswith("__mypyc")


def flags(extension: Extension, usual: list[str]) -> list[str]:
    """How a library is compiled, and what only leads to one."""
    if sys.platform == "win32":
        return usual
    quiet = [*usual, "-w"]  # warnings about generated C help nobody, and take time to find
    if not is_library(extension):
        return [*quiet, "-O0"]
    if sys.platform == "linux":
        # Without it, GCC inlines no function that another library could replace: a sixth slower.
        quiet.append("-fno-semantic-interposition")
    return quiet
