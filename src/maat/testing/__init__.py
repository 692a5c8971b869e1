"""Tests for games, ours or a stranger's: the contract, a table to try rules on, counts.

from maat.testing import check_game
check_game(MyGame())

`maat.testing.records` looks after records of finished games; `maat.testing.machine` tries to break
a game with hypothesis, which it needs.
"""

from maat.testing.contract import BrokenContract, any_answer, check_game
from maat.testing.positions import PerftPosition, perft, read_positions
from maat.testing.scenario import Scenario

__all__ = [
    "BrokenContract",
    "PerftPosition",
    "Scenario",
    "any_answer",
    "check_game",
    "perft",
    "read_positions",
]
