"""The table of Tekhenu in reading order."""

from __future__ import annotations

from maat.games.tekhenu.scene import automa, cards, market, question, temple, town, wheel
from maat.games.tekhenu.state import TekhenuState
from maat.scene import Place
from maat.scene.strip import asked


def told(state: TekhenuState) -> list[Place]:
    """What is told, on the ground that lies below it; then what the question is about."""
    return [
        *wheel.ground(state),
        *temple.rim(state),
        *wheel.time(state),
        *wheel.gods(state),
        *wheel.beside(state),
        *temple.display(state),
        *temple.inside(state),
        *temple.around(state),
        *temple.turns(state),
        *town.osiris(state),
        *town.track(state),
        *market.sections(state),
        *market.beside(state),
        *cards.shown(state),
        *town.supply(state),
        *automa.told(state),
        *asked(question.told(state)),
    ]


def drawn(state: TekhenuState) -> list[Place]:
    """What needs no words."""
    return [
        *wheel.tiles(state),
        *temple.sites(state),
        *market.conditions(state),
        *cards.title(state),
    ]
