"""The table of Tekhenu as a seat sees it, from a redacted position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from maat.core.state import NOBODY
from maat.games.tekhenu.scene import automa, cards, market, question, seats, temple, town, wheel
from maat.games.tekhenu.scene.brief import briefly
from maat.games.tekhenu.scene.looks import answer
from maat.games.tekhenu.scene.summary import summary_of
from maat.games.tekhenu.scene.targets import focus, target
from maat.games.tekhenu.state import TekhenuState
from maat.scene import Place, Scene, in_use, laid_out, replace
from maat.scene.strip import moment

__all__ = ["answer", "build", "draw", "target", "veiled"]

# The table in reading order, and the sheets in theirs.
BOARD: Final = (wheel.WHEEL, temple.TEMPLE, town.TOWN, market.MARKET)
TABLE: Final = (*BOARD, cards.BESIDE, cards.CARDS, automa.PYRAMID, question.QUESTION, seats.MAT)
SHEETS: Final = (*BOARD, automa.PYRAMID, cards.CARDS, seats.MAT)


def build(state: TekhenuState, seat: int = NOBODY, options: Sequence[int] = ()) -> Scene:
    """The table, told and with the answers of the seat that looks."""
    scene = draw(state)
    told = briefly(state, scene.places)
    targets = [answer(state, seat, action) for action in options]
    return replace(scene, places=told, targets=targets)


def draw(state: TekhenuState) -> Scene:
    """The board, Botankhamun, then each seat; beside them what matters of all."""
    places = [*laid_out(TABLE, state), moment(wheel.progress(state))]
    places += [summary_of(state, side) for side in range(len(state.players))]
    return Scene(places, in_use(SHEETS, state), focus=focus(state))


def veiled(state: TekhenuState) -> list[Place]:
    """What seats do not see alike: the cards in hand, and the scales while Faith is placed."""
    every = range(int(state.seats))
    hands = [[*seats.dealt(state, seat), *seats.hand(state, seat)] for seat in every]
    places = [place for hand in hands for place in hand]
    for seat in every if state.weighing else ():
        places += [*seats.scales(state, seat), summary_of(state, seat)]
    return places
