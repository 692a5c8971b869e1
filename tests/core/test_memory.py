"""Positions let go from deep inside other things leave the memory whole.

Python puts off freeing what lies more than fifty things deep. A compiled class that the garbage
collector does not know has no room for that, and what it overwrites shows much later, anywhere.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

LET_GO = """
import sys
from maat import catalog
from maat.core.dealer import QuickDealer

game, dice = catalog.load(sys.argv[1]), QuickDealer("deep")
state = game.new(3)
buried = []
while state.agenda is not None:
    ask = state.agenda
    here = game.copy(state)
    options = game.steps[ask.step].options(state, ask) if ask.seat >= 0 else []
    game.apply(state, options[dice.below(len(options))] if options else game.sample(state, dice))
    for depth in range(len(buried) % 30 + 30):
        here = [here]
    buried.append(here)
del buried, here, state, ask
print("whole")
"""


@pytest.mark.parametrize("game", ["ra", "pharaon", "tekhenu"])
def test_a_position_deep_inside_other_things_is_freed_cleanly(game: str) -> None:
    careful = {**os.environ, "PYTHONMALLOC": "debug"}
    command = [sys.executable, "-c", LET_GO, game]
    done = subprocess.run(command, env=careful, capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (0, b"whole\n"), done.stderr.decode(errors="replace")
