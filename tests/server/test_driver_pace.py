"""How long a turn of somebody takes who drives an automa, and in how many taps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median
from typing import Any, Final

import pytest
from tests.games.pharaon import test_told as pharaon
from tests.games.tekhenu import test_told as tekhenu

from maat import catalog, text
from maat.core.log import LoggedEvent
from maat.core.match import Match
from maat.core.state import CHANCE
from maat.server.messages import Messages

Play = Match[Any]

TAP: Final = 1.2  # seconds to find a picture and tap it
WORDS: Final = 200.0  # a minute, read aloud in the head: what is to be done, and why
AUTOMA: Final = 1  # the side of an automa
TURNS: Final = {"pharaon": "told_turn", "tekhenu": "told_die"}  # a turn begins with this question
CHANGED: Final = "told_change"
EVENINGS: Final[dict[str, Callable[[int], Play]]] = {
    "pharaon": lambda number: pharaon.told_again(pharaon.played(f"told/{number}")),
    "tekhenu": lambda number: tekhenu.told_again(tekhenu.played("medium", f"told/{number}")),
}


class Drive:
    """A game told to an automa, turn by turn: seconds, and taps in all."""

    def __init__(self, match: Play) -> None:
        self.match = match
        self.game = match.game
        self.messages = Messages(match.game)
        self.said = text.Texts("en", match.game)
        self.outcomes: Any = catalog.module(match.game.key, "scene.outcomes")
        self.changes = 0
        self.taps = [0]
        self.words = [0]
        for at, (state, (seat, action)) in enumerate(match.positions()):
            self.follow(state, seat, action)
            told = [each for each in match.log.events if each.after == at + 1]
            self.words[-1] += sum(self.read(told))

    @property
    def seconds(self) -> list[float]:
        """Of each turn; what was laid out before the first is none."""
        both = zip(self.taps, self.words, strict=True)
        return [TAP * taps + 60 * words / WORDS for taps, words in both][1:]

    def follow(self, state: Any, seat: int, action: int) -> None:
        """One answer or draw."""
        step = self.game.step_names[state.asked().step]
        if step == TURNS[self.game.key]:
            self.taps.append(0)
            self.words.append(0)
        if step == CHANGED:
            self.change(action == self.game.legal_actions(state)[0])
        elif len(self.game.legal_actions(state)) > 1:
            self.taps[-1] += seat != CHANCE or self.is_drawn(state)

    def is_drawn(self, state: Any) -> bool:
        """Whether somebody draws that and says what it was."""
        return not (state.asked().step in self.outcomes.AUTOMA or self.outcomes.is_nameless(state))

    def change(self, is_last: bool) -> None:
        """One change is told by a tap; several take one before, and one after them."""
        self.changes += not is_last
        if is_last:
            several = self.changes > 1
            self.taps[-1] += self.changes + 2 * several + (self.changes == 0)
            self.changes = 0

    def read(self, told: list[LoggedEvent]) -> Iterator[int]:
        """The words of things to do and of reasons; points that come together are one sum."""
        before = ""
        for each in told:
            line = self.messages.line(each, 2)
            if line.seat != AUTOMA or not line.role:
                continue
            again = line.role == before == "points"
            words = self.said.event(each, ["You", "The automa"]).split()
            yield 0 if again else len(words) + bool(line.rule)
            before = line.role


def held(game: str, numbers: range) -> tuple[float, int]:
    """The median of the seconds of a turn, and the most taps of a game."""
    drives = [Drive(EVENINGS[game](number)) for number in numbers]
    seconds = [each for drive in drives for each in drive.seconds]
    return median(seconds), max(sum(drive.taps) for drive in drives)


@pytest.mark.parametrize("game", ["pharaon", "tekhenu"])
def test_a_turn_beside_an_automa_takes_fifteen_to_thirty_seconds(game: str) -> None:
    seconds, _ = held(game, range(2))
    assert 15 <= seconds <= 30
