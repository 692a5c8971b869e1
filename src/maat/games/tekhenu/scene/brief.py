"""What is told before each question of Tekhenu."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu import steps, words
from maat.games.tekhenu.rules import layout
from maat.games.tekhenu.state import TekhenuState
from maat.scene import Place, datum_of, step_of
from maat.scene.brief import briefed

HELD: Final = frozenset({"place-resources"})
COMMONERS: Final = frozenset({"place-commoners"})
SCALES: Final = frozenset({"place-scale-left", "place-scale-right", "place-balance"})
POWERS: Final = frozenset({"place-blessings", "place-technologies"})
MARKET: Final = frozenset({"place-market"}) | COMMONERS
PRODUCTION: Final = frozenset({"place-production"})
PEOPLE: Final = frozenset({"place-people", "place-people-line"})
HAND: Final = frozenset(
    {"place-hand", "place-hand-changed", "place-hand-anubis", "place-hand-changed-anubis"}
)
ABOUT: Final = HAND | {
    "place-goods",
    "place-price",
    "place-unit",
    "place-producing",
    "place-action",
    "place-outcome",
    "place-runs",
    "place-tile",
    "place-to-take",
    "place-still-to-take",
    "place-feed",
}

ONLY_FILLED: Final = POWERS | {"place-decrees", "place-own-starting"}

# What matters to the action of each god.
BY_GOD: Final = (
    frozenset({"place-slots", "place-shrine", "place-next-statue"}) | PEOPLE,
    frozenset({"place-display", "place-row"}),
    frozenset({"place-row", "place-buildings"}),
    COMMONERS,
    MARKET,
    frozenset({"place-osiris-row"}) | COMMONERS | PRODUCTION,
)

# What is worth telling before each question, by the message that names it.
BRIEF: Final[dict[int, frozenset[str]]] = {
    steps.KEEP_DECREE: frozenset({"place-dealt", "place-symbols"}),
    steps.DRAFT: frozenset({"place-decrees", "place-own-starting"}),
    steps.DESTINY: frozenset({"place-order", "place-own-starting"}) | COMMONERS | HELD,
    steps.REWARD: HELD | PRODUCTION,
    steps.KEEP_CARD: POWERS | HELD | COMMONERS,
    steps.GOODS: HELD,
    steps.TURN: HELD
    | MARKET
    | SCALES
    | POWERS
    | PRODUCTION
    | {"place-round", "place-section", "place-slots", "place-display", "place-next-statue"},
    steps.ANUBIS_DIE: HELD | {"place-section", "place-slots", "place-display"},
    steps.TREAT: SCALES,
    steps.PREPARE: HELD | SCALES,
    steps.COLOR: SCALES | PRODUCTION,
    steps.ACT: HELD,
    steps.END: COMMONERS,
    steps.VALUE: HELD,
    steps.TITHE: HELD,
    steps.STATUE: PEOPLE | HELD,
    steps.SPACE: frozenset({"place-space-offer"}) | HELD,
    steps.ROTATION: frozenset({"place-turn"}),
    steps.BUILDING: frozenset({"place-building-offer"}) | HELD | COMMONERS,
    steps.PRICE: HELD,
    steps.PAYMENT: HELD,
    steps.MARKET: MARKET | HELD | POWERS | {"place-market-symbols"},
    steps.CARD: POWERS | {"place-decrees", "place-symbols", "place-market-symbols"},
    steps.DISTRICT: frozenset({"place-osiris-offer"}) | PRODUCTION,
    steps.MARKER: PRODUCTION,
    steps.BOON: HELD,
    steps.FREE_ACTION: HELD | COMMONERS | PRODUCTION | {"place-slots", "place-display"},
    steps.FAITH: SCALES | HELD | {"place-maat"},
    steps.LAST_DECREE: HELD | COMMONERS | {"place-decrees"},
    steps.FEED: HELD | {"place-points"},
}


def briefly(state: TekhenuState, places: list[Place]) -> list[Place]:
    """The places, those told that matter to the open question."""
    keys, shrine = what_matters(state), shrine_meant(state)

    def matters(place: Place) -> bool:
        is_idle = place.key in ONLY_FILLED and not place.pieces
        return (place.key in keys and not is_idle) or place.id == shrine

    return briefed(places, matters)


def shrine_meant(state: TekhenuState) -> str:
    """The Statues of the god a question about a Statue points at, if there is one."""
    if step_of(state) != steps.STATUE:
        return "no shrine"
    god = state.slots[layout.VALUE.of(datum_of(state)) - 1]
    return f"shrine-{words.GODS[god]}"


def what_matters(state: TekhenuState) -> frozenset[str]:
    """The places that matter to the open question."""
    step = step_of(state)
    keys = ABOUT | BRIEF.get(step, frozenset())
    if step in (steps.PREPARE, steps.ACT):
        return keys | by_die(state)
    if step == steps.GOODS and datum_of(state) >> words.POPULATION & 1:
        return keys | COMMONERS
    if step == steps.VALUE and layout.GOD.of(datum_of(state)) != layout.PRODUCTION:
        return keys | BY_GOD[datum_of(state) & 7]
    return keys


def by_die(state: TekhenuState) -> frozenset[str]:
    """What matters to the actions a die can be used for."""
    keys: frozenset[str] = frozenset()
    for god in range(len(words.GODS)):
        if state.anubis or god == state.die_god:
            keys |= BY_GOD[god] - PEOPLE - {"place-row", "place-shrine"}
    return keys
