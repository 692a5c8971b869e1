"""The engine inside the browser's Python, in Node: another build of Python plays the same games."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.npm import needs_npm
from tests.pocket import contract

from maat import catalog
from maat.core.errors import NotFound
from maat.site import build, runtime

HERE = Path(__file__).parent
OURS = ["ra", "pharaon", "tekhenu"]

pytestmark = needs_npm


@pytest.fixture(scope="session")
def engine() -> list[bytes]:
    """The library and the package as the site has them; the package with the tests of games."""
    made = build.engine(runtime.fetched())
    library, package = (gzip.decompress(made[f"{name}.zip.gz"]) for name in ("library", "maat"))
    return [library, build.zipped(with_tests(package))]


def with_tests(package: bytes) -> Iterator[tuple[str, bytes]]:
    """What the site leaves out because nobody tests there."""
    yield from build.unzipped(package)
    for path in sorted((build.PACKAGE / "testing").glob("*.py")):
        yield f"maat/testing/{path.name}", path.read_bytes()


def compared(engine: list[bytes], games: list[str], contracts: list[str]) -> None:
    """The same counts here and there."""
    asked = json.dumps([games, contracts]).encode()
    there = json.loads(runtime.fetched().run(HERE / "contract.py", asked, *engine))
    assert there == contract.counted(games, contracts)


def test_what_the_site_leaves_out_is_there_to_be_left_out() -> None:
    assert [name for name in build.LEFT_OUT if not (build.PACKAGE / name).exists()] == []


def test_whatever_is_fetched_is_known_by_its_digest() -> None:
    found = json.loads((build.HERE / "package-lock.json").read_text("utf-8"))["packages"]
    found.pop("")
    assert "node_modules/pyodide" in found
    assert [name for name, each in found.items() if "integrity" not in each] == []
    wheels = (build.HERE / "wheels.txt").read_text("utf-8").splitlines()
    assert all("==" in line and "--hash=" in line for line in wheels if not line.startswith("#"))


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ola")
    with pytest.raises(NotFound):
        build.write(runtime.fetched(), tmp_path)
    assert list(tmp_path.iterdir()) == [letter]


def test_another_build_of_python_plays_the_same_games(engine: list[bytes]) -> None:
    compared(engine, OURS, ["ra"])


def test_two_builds_of_the_package_are_equal_to_the_byte(engine: list[bytes]) -> None:
    sources = build.zipped(each for each in build.sources() if "/core/" in each[0])
    again = dict(build.unzipped(runtime.fetched().run(build.HERE / "bytecode.py", sources)))
    before = dict(build.unzipped(engine[1]))
    assert again
    assert again == {name: before[name] for name in again}


def test_files_that_are_imported_are_given_back(engine: list[bytes], tmp_path: Path) -> None:
    package = tmp_path / "maat.zip"
    package.write_bytes(engine[1])
    command = ["node", str(HERE / "settled.mjs"), str(runtime.fetched().pyodide), str(package)]
    told = json.loads(subprocess.run(command, capture_output=True, check=True, timeout=120).stdout)
    (files, size), (files_left, size_left) = told["before"], told["after"]
    assert files > 0
    assert files_left == 0
    assert size_left < size - 500_000
    assert sorted(told["games"]) == sorted(OURS)  # what is imported later is still there


@pytest.mark.soak
def test_two_builds_of_the_site_are_equal_to_the_byte(tmp_path: Path) -> None:
    fetched = runtime.fetched().folder
    made = []
    for place in (tmp_path / "one", tmp_path / "two"):
        shutil.copytree(fetched, place, ignore=shutil.ignore_patterns("*.kept", "lock"))
        made.append(build.files(runtime.Runtime(place)))
    assert made[0] == made[1]


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", [each for each in OURS if each != "ra"])
def test_the_contract_of_games_holds_in_another_build_of_python(
    engine: list[bytes], game: str
) -> None:
    compared(engine, [], [game])


@pytest.mark.soak
def test_a_tour_of_everything_needs_no_more_of_the_library(engine: list[bytes]) -> None:
    games = "\n".join([" ".join(catalog.games()), ""]).encode()
    used = runtime.fetched().run(HERE / "tour.py", games, *engine).decode().split()
    listed = (build.HERE / "library.txt").read_text("utf-8").split()
    assert {name.removesuffix("c") for name in used} <= set(listed)
