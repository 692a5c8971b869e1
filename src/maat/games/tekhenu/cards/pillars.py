"""The abilities of the Pillar tiles P01 to P27 (TK-58)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.games.tekhenu import events, labels, tasks, words
from maat.games.tekhenu.cards import technologies
from maat.games.tekhenu.components import ABILITIES
from maat.games.tekhenu.rules import layout, temple, tokens
from maat.games.tekhenu.state import TekhenuState

NO_LIGHT: Final = 3


def use(state: TekhenuState, seat: i64, tile: i64, space: i64) -> None:
    """Resolve the ability if its light is that of Ra's section, or with T09 (TK-58, AMB-24)."""
    light: i64 = state.box.tile_light[tile]
    if light == NO_LIGHT:
        return
    if light == state.light(words.RA) or technologies.works_in_any_light(state.players[seat]):
        state.tell(events.ABILITY_USED, seat, tile)
        EFFECTS[state.box.tile_ability[tile]].use(state, seat, space)


def is_cheering(ability: i64) -> bool:
    """Whether an ability raises Happiness (P03)."""
    return ability == CHEERING


class Ability:
    """What a tile does when its light fits; the base does nothing."""

    def use(self, state: TekhenuState, seat: i64, space: i64) -> None:
        """Give the seat that laid the tile on this space what it brings."""


class FixedGain(Ability):
    """P01, P02, P03, P07 to P09, P16 to P18: a fixed gain."""

    def __init__(self, token: i64, amount: i64) -> None:
        self.token = token
        self.amount = amount

    def use(self, state: TekhenuState, seat: i64, space: i64) -> None:
        tokens.give(state, seat, self.token, self.amount, labels.PILLAR_ABILITY)


class Edges(Ability):
    """P04, P05: 1 VP more for each matching edge, also in a corner (AMB-21)."""

    def use(self, state: TekhenuState, seat: i64, space: i64) -> None:
        tokens.score(state, seat, temple.matching_edges(state, space), labels.PILLAR_ABILITY)


class Neighborhood(Ability):
    """P06: 1 VP more for each Building in the row and column."""

    def use(self, state: TekhenuState, seat: i64, space: i64) -> None:
        tokens.score(state, seat, temple.buildings_near(state, space), labels.PILLAR_ABILITY)


class Deed(Ability):
    """P10, P11, P12, P15: a god action as if with one of some values."""

    def __init__(self, god: i64, values: i64) -> None:
        self.god = god
        self.values = values

    def use(self, state: TekhenuState, seat: i64, space: i64) -> None:
        datum = layout.GOD.packed(self.god) | layout.VALUES.packed(self.values)
        state.push(tasks.PERFORM, seat, datum)


class Decree(Ability):
    """P13, P14: draw the top Decree and keep it."""

    def use(self, state: TekhenuState, seat: i64, space: i64) -> None:
        state.push(tasks.DRAW_DECREE, seat, 0)


class Double(Ability):
    """P19 to P21: the covered reward once more (AMB-22)."""

    def use(self, state: TekhenuState, seat: i64, space: i64) -> None:
        temple.gain_reward(state, seat, space)


BY_NAME: Final[dict[str, Ability]] = {
    "none": Ability(),
    "population_3": FixedGain(words.POPULATION, 3),
    "scribe_1": FixedGain(words.SCRIBE, 1),
    "happiness_2": FixedGain(words.HAPPINESS, 2),
    "vp_per_edge": Edges(),
    "vp_per_building": Neighborhood(),
    "vp_1": FixedGain(words.VP, 1),
    "thoth_1": Deed(words.THOTH, 1 << 1),
    "horus_1_2_3": Deed(words.HORUS, 1 << 1 | 1 << 2 | 1 << 3),
    "decree": Decree(),
    "osiris_3": Deed(words.OSIRIS, 1 << 3),
    "gold_2": FixedGain(words.GOLD, 2),
    "double_reward": Double(),
}
CHEERING: Final = ABILITIES.index("happiness_2")
EFFECTS: Final[list[Ability]] = [BY_NAME[name] for name in ABILITIES]
