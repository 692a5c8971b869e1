"""Senet: first to bear off every piece, mind the amulet."""

from __future__ import annotations

from typing import Any

from maat.core.components import editions
from maat.core.dealer import Dealer
from maat.core.game import Game, Line, Option

from senet import actions, components, events, rules, secrets, steps, tasks
from senet.rules import opening
from senet.state import SenetState


class Senet(Game[SenetState]):
    """The rules of Senet for 2 players."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(
            "senet",
            1,
            [2],
            "SN",
            [
                (steps.AMULET, "amulet", rules.Amulet()),
                (steps.STICKS, "sticks", rules.Sticks()),
                (steps.MOVE, "move", rules.Move()),
            ],
            actions.BOOK,
            events.BOOK,
            [Option("pieces", ["3", "5"])],
            {"throw": actions.THROWS},
            [(tasks.NEXT, rules.Next())],
        )
        self.boxes = editions(data, self.version, components.read)

    def set_up(self, seats: int, options: dict[str, str], rules: int) -> SenetState:
        return opening(seats, rules, self.boxes[rules - 1], int(options["pieces"]))

    def copy(self, state: SenetState) -> SenetState:
        return state.copy()

    def scores(self, state: SenetState) -> list[int]:
        sides = range(state.seats)
        return [sum(line.points for line in self.breakdown(state, side)) for side in sides]

    def breakdown(self, state: SenetState, side: int) -> list[Line]:
        player = state.players[side]
        hidden = 0 if player.spent else 1
        return [
            Line("pieces", 19, player.off, state.box.piece * player.off),
            Line("amulet", 20, hidden, state.box.amulet * hidden),
        ]

    def redact(self, state: SenetState, seat: int) -> SenetState:
        return secrets.redact(state, seat)

    def imagine(self, state: SenetState, seat: int, dealer: Dealer) -> SenetState:
        return secrets.imagine(state, seat, dealer)
