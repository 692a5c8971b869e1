"""What a position is worth in Tekhenu, in tenths of a victory point: rules of thumb for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.games.tekhenu import scoring
from maat.games.tekhenu.state import Player, TekhenuState, count

SCORINGS: Final = 2
RESOURCE: Final = 5
GOLD: Final = 8
SCRIBE: Final = 8
FAITH: Final = 7
MARKER: Final = 9  # one step of a Production marker
HAPPINESS: Final = 6
POPULATION: Final = 4
OSIRIS: Final = 12  # a workshop or quarry, at each Scoring to come
BLESSING: Final = 15
TECHNOLOGY: Final = 22
DECREE: Final = 25
STATUE: Final = 15
BALANCE: Final = 4  # Tainted beyond Pure, or the other way round


def value(state: TekhenuState, seat: i64) -> i64:
    """Points, what the Scorings to come will give for what stands, and what is at hand."""
    player = state.players[seat]
    left = SCORINGS - state.scored
    standing = 10 * scoring.temple_points(state, player, True) + OSIRIS * count(player.osiris)
    return 10 * player.vp + standing * left + (holdings(player) if left else 0) + cards(player)


def holdings(player: Player) -> i64:
    """What can be spent, and what brings more of it."""
    goods = player.papyrus + player.bread + player.limestone + player.granite
    markers = player.make_papyrus + player.make_bread + player.make_limestone
    markers += player.make_granite
    total = RESOURCE * goods + GOLD * player.gold + SCRIBE * player.scribes + FAITH * player.faith
    total += MARKER * markers + HAPPINESS * player.happiness + POPULATION * player.population
    return total + STATUE * count(player.people)


def cards(player: Player) -> i64:
    """Cards at hand or in play."""
    return (
        BLESSING * count(player.blessings)
        + TECHNOLOGY * count(player.technologies)
        + DECREE * player.decree_count
    )
