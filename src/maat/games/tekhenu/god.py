"""What the rules ask of a god."""

from __future__ import annotations

from mypy_extensions import i64

from maat.games.tekhenu.state import TekhenuState


class God:
    """One of the six: whether the action is possible, why not, and how it begins."""

    def __init__(self, any_value: bool = False) -> None:
        self.any_value = any_value  # the action is possible with every value or with none

    def may(self, state: TekhenuState, seat: i64, value: i64, flags: i64) -> bool:
        """Whether the action with this value is possible and can be paid (TK-32)."""
        raise TypeError("a god says what is possible")

    def why_not(self, state: TekhenuState, seat: i64, value: i64, flags: i64) -> i64:
        """The rule against the action with this value, 0 if there is none."""
        raise TypeError("a god says what is forbidden")

    def is_over(self, state: TekhenuState, seat: i64) -> bool:
        """Whether a player can never act here again: no piece or no space is left (TK-39)."""
        return False

    def begin(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        """Begin the action, or ask what it needs to know first."""
        raise TypeError("a god says how to begin")
