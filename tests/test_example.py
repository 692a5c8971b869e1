"""A stranger's game: examples/senet, installed as a package of its own, plays like ours."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[1] / "examples" / "senet"
LITTER = shutil.ignore_patterns("build", "*.egg-info", "__pycache__", ".*")
PIP = ["-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps"]
OFFLINE = ["--no-build-isolation", "--no-index"]

CHECK = """
from maat import catalog
from maat.bots import roster
from maat.testing import check_game
assert catalog.games()[-1] == "senet", catalog.games()
assert check_game(catalog.load("senet"), games=1) > 100
assert roster.evaluator("senet").__module__ == "senet.bots"
"""

ENVIRONMENTS = """
import gymnasium, pyspiel
import maat.envs.gym, maat.envs.openspiel
from maat.envs import aec
from maat.envs.batch import BatchEnv
from maat.envs.position import Position
env = aec.raw_env("senet", 2)
env.reset(seed=1)
assert env.feature_names[0] == "own score"
assert env.observe("seat_0")["observation"].shape == (len(env.feature_names),)
assert Position.from_json(env.position().to_json()) == env.position()
batch = BatchEnv("senet", 3)
for _ in range(50):
    batch.step(batch.random_actions())
assert batch.features().shape == (3, len(env.feature_names))
gymnasium.make("maat/Senet-v0").reset(seed=1)
pyspiel.random_sim_test(pyspiel.load_game("maat_senet"), 1, False, False)
"""

TABLE = """
import re, sys
from pathlib import Path
from urllib.request import urlopen
from maat.client import Client, play
from maat.server.run import in_background
from maat.server.settings import Settings, url_of
database = str(Path(sys.argv[1]) / "maat.db")
wished = Settings(database=database, pause=0.0, limits=False, thinkers=1)
with in_background(wished) as running:
    guest = Client(url_of(running.config.host, running.config.port))
    guest.come_in("Ola")
    table = guest.open_table("senet", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])["id"]

    def choose(update):
        assert update["scene"]["places"]
        answers = [each["action"] for each in update["answers"]]
        assert [each["action"] for each in update["scene"]["targets"]] == answers
        return answers[0]

    static = re.findall(r"/static/[^/]+/", urlopen(guest.url).read().decode())[0]
    assert "senet-board" in urlopen(f"{guest.url}{static}art/senet.svg").read().decode()
    print(play(guest, table, choose)["scores"])
    assert '"art/senet.svg"' in guest.get(f"/api/tables/{table}/replay.html?seat=0")
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the example, copied so that building leaves nothing in the tree."""
    target = tmp_path_factory.mktemp("example") / "senet"
    shutil.copytree(EXAMPLE, target, ignore=LITTER)
    return target


@pytest.fixture(scope="module")
def site(copy: Path) -> Path:
    """A folder with the example installed."""
    target = copy.parent / "site"
    run(copy, {}, *PIP, *OFFLINE, "--target", str(target), str(copy))
    return target


def run(folder: Path, extra: dict[str, str], *arguments: str) -> str:
    """What Python prints, the current folder not on its path; its complaints if it fails."""
    done = subprocess.run(
        [sys.executable, "-P", *arguments],
        cwd=folder,
        env=os.environ | extra,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def with_site(site: Path) -> dict[str, str]:
    """The environment in which the example is found after everything found already."""
    path = [*os.environ.get("PYTHONPATH", "").split(os.pathsep), str(site)]
    return {"PYTHONPATH": os.pathsep.join(str(Path(each).absolute()) for each in path if each)}


def test_a_game_of_another_package_is_found_and_keeps_the_contract(site: Path) -> None:
    run(site, with_site(site), "-c", CHECK)


def test_a_game_without_features_has_environments_too(site: Path) -> None:
    run(site, with_site(site), "-c", ENVIRONMENTS)


def test_it_is_played_at_the_web_table(site: Path, tmp_path: Path) -> None:
    assert run(site, with_site(site), "-c", TABLE, str(tmp_path)).startswith("[")


def test_its_own_tests_pass(copy: Path, site: Path) -> None:
    told = run(copy, with_site(site), "-m", "pytest", "-p", "no:cacheprovider", "-q")
    assert " passed" in told
