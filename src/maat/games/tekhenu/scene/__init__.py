"""The table of Tekhenu as a seat sees it, from a redacted position."""

from __future__ import annotations

from collections.abc import Sequence

from maat.core.state import NOBODY
from maat.games.tekhenu.scene import board, cards, seats, wheel
from maat.games.tekhenu.scene.brief import briefly
from maat.games.tekhenu.scene.looks import answer
from maat.games.tekhenu.scene.sheets import sheets
from maat.games.tekhenu.scene.summary import summary_of
from maat.games.tekhenu.scene.targets import focus, target
from maat.games.tekhenu.state import TekhenuState
from maat.scene import Place, Scene, replace
from maat.scene.strip import moment

__all__ = ["answer", "build", "draw", "target", "veiled"]


def build(state: TekhenuState, seat: int = NOBODY, options: Sequence[int] = ()) -> Scene:
    """The table, told and with the answers of the seat that looks."""
    scene = draw(state)
    told = briefly(state, scene.places)
    targets = [answer(state, seat, action) for action in options]
    return replace(scene, places=told, targets=targets)


def draw(state: TekhenuState) -> Scene:
    """The board, Botankhamun, each seat, and above all of them what is only drawn."""
    places = board.told(state)
    for seat in range(int(state.seats)):
        places += [*cards.own(state, seat), *seats.told(state, seat)]
    places += board.drawn(state)
    for seat in range(int(state.seats)):
        places += seats.mat(state, seat)
    places.append(moment(wheel.progress(state)))
    places += [summary_of(state, side) for side in range(len(state.players))]
    return Scene(places, sheets(state), focus=focus(state))


def veiled(state: TekhenuState) -> list[Place]:
    """What seats do not see alike: the cards in hand, and the scales while Faith is placed."""
    every = range(int(state.seats))
    hands = [[*cards.own(state, seat), *seats.hand(state, seat)] for seat in every]
    places = [place for hand in hands for place in hand]
    for seat in every if state.weighing else ():
        places += [*seats.scales(state, seat), summary_of(state, seat)]
    return places
