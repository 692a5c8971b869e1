"""Ra: three epochs of auctions for the favour of the sun god."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from maat.core.components import editions
from maat.core.dealer import Dealer
from maat.core.game import Game, Line, Option
from maat.games.ra import actions, components, events, scoring, secrets, setup, steps, tasks, tiles
from maat.games.ra.rules import auction, disaster, order, turn
from maat.games.ra.state import RaState


class Ra(Game[RaState]):
    """The rules of Ra for 2 to 5 players."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(
            "ra",
            1,
            [2, 3, 4, 5],
            "RA",
            [
                (steps.SUNS, "suns", setup.Suns()),
                (steps.TURN, "turn", turn.Turn()),
                (steps.TILE, "tile", turn.Tile()),
                (steps.MORE, "more", turn.More()),
                (steps.BID, "bid", auction.Bid()),
                (steps.DISCARD, "discard", disaster.Discard()),
            ],
            actions.BOOK,
            events.BOOK,
            [Option("open_scores", ["off", "on"]), Option("boat", ["on", "off"])],
            {"tile": tiles.NAMES},
            [(tasks.NEXT, order.Next())],
        )
        self.boxes = editions(data, self.version, components.read)

    def set_up(self, seats: i64, options: dict[str, str], rules: i64) -> RaState:
        return setup.opening(seats, rules, self.boxes[rules - 1], options)

    def copy(self, state: RaState) -> RaState:
        return state.copy()

    def scores(self, state: RaState) -> list[int]:
        return [int(player.points) for player in state.players]

    def breakdown(self, state: RaState, side: i64) -> list[Line]:
        return scoring.breakdown(state, side)

    def ranking(self, state: RaState) -> list[int]:
        return scoring.ranking(state)

    def redact(self, state: RaState, seat: i64) -> RaState:
        return secrets.redact(state, seat)

    def imagine(self, state: RaState, seat: i64, dealer: Dealer) -> RaState:
        return secrets.imagine(state)
