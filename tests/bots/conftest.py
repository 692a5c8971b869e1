"""What the tests of bots share: games, positions, a stranger's game."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from maat import catalog
from maat.core.components import Data
from maat.core.game import Game

SENET = Path(__file__).parents[2] / "examples" / "senet"


@pytest.fixture(scope="session")
def senet() -> Iterator[Game[Any]]:
    """A game this package knows nothing about."""
    sys.path.insert(0, str(SENET))
    from senet import make  # noqa: PLC0415 - only found from here on

    data: Data = tomllib.loads((SENET / "senet" / "components.toml").read_text("utf-8"))
    yield make(data)
    sys.path.remove(str(SENET))


@pytest.fixture(params=[*["ra", "pharaon", "tekhenu"], "senet"])
def any_game(request: pytest.FixtureRequest, senet: Game[Any]) -> Game[Any]:
    """Each of our games, and the stranger's."""
    return senet if request.param == "senet" else catalog.load(request.param)
