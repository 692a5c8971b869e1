"""What is told before each question of Tekhenu."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu import steps, words
from maat.games.tekhenu.rules import layout, tokens
from maat.games.tekhenu.state import TekhenuState
from maat.scene import Place, datum_of, step_of
from maat.scene.brief import briefed, places

HELD: Final = "resources"
COMMONERS: Final = "commoners"
SCALES: Final = "scale-left scale-right balance"
POWERS: Final = "blessings technologies"
MARKET: Final = f"market {COMMONERS}"
PRODUCTION: Final = "production"
PEOPLE: Final = "people people-line"
HAND: Final = "hand hand-changed hand-anubis hand-changed-anubis"
CHOICE: Final = "round section slots display next-statue"

# What the question itself is about, always told; and what is not worth telling where it is empty.
ABOUT: Final = places(
    HAND,
    "goods price unit producing action outcome runs tile to-take still-to-take feed",
)
ONLY_FILLED: Final = places(POWERS, "decrees own-starting")

# What matters to the action of each god.
BY_GOD: Final = (
    places(PEOPLE, "slots shrine next-statue"),
    places("display row"),
    places("row buildings"),
    places(COMMONERS),
    places(MARKET),
    places(COMMONERS, PRODUCTION, "osiris-row"),
)

# What is worth telling before each question, by the place.
BRIEF: Final = {
    steps.KEEP_DECREE: places("dealt symbols"),
    steps.DRAFT: places("decrees own-starting"),
    steps.DESTINY: places(COMMONERS, HELD, "order own-starting"),
    steps.REWARD: places(HELD, PRODUCTION),
    steps.KEEP_CARD: places(POWERS, HELD, COMMONERS),
    **dict.fromkeys((steps.GOODS, steps.ACT, steps.VALUE, steps.TITHE), places(HELD)),
    **dict.fromkeys((steps.PRICE, steps.PAYMENT, steps.BOON), places(HELD)),
    steps.TURN: places(HELD, MARKET, SCALES, POWERS, PRODUCTION, CHOICE),
    steps.ANUBIS_DIE: places(HELD, "section slots display"),
    steps.TREAT: places(SCALES),
    steps.PREPARE: places(HELD, SCALES),
    steps.COLOR: places(SCALES, PRODUCTION),
    steps.END: places(COMMONERS),
    steps.STATUE: places(PEOPLE, HELD),
    steps.SPACE: places(HELD, "space-offer"),
    steps.ROTATION: places("turn"),
    steps.BUILDING: places(HELD, COMMONERS, "building-offer"),
    steps.MARKET: places(MARKET, HELD, POWERS, "market-symbols"),
    steps.CARD: places(POWERS, "decrees symbols market-symbols"),
    steps.DISTRICT: places(PRODUCTION, "osiris-offer"),
    steps.MARKER: places(PRODUCTION),
    steps.FREE_ACTION: places(HELD, COMMONERS, PRODUCTION, "slots display"),
    steps.FAITH: places(SCALES, HELD, "maat"),
    steps.LAST_DECREE: places(HELD, COMMONERS, "decrees"),
    steps.FEED: places(HELD, "points"),
    steps.TOLD_DIE: places("round section"),
    steps.TOLD_CHANGE: places("round market"),
    steps.TOLD_BUILT: places("round shrine row"),
    steps.TOLD_ROW: places("round osiris-row"),
    steps.TOLD_ORDER: places("round order"),
}


def briefly(state: TekhenuState, told: list[Place]) -> list[Place]:
    """The places, those told that matter to the open question."""
    keys, shrine = what_matters(state), shrine_meant(state)

    def matters(place: Place) -> bool:
        is_idle = place.key in ONLY_FILLED and not place.pieces
        return (place.key in keys and not is_idle) or place.id == shrine

    return briefed(told, matters)


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
    if step == steps.GOODS and tokens.CHOICE.of(datum_of(state)) >> words.POPULATION & 1:
        return keys | places(COMMONERS)
    god = int(layout.GOD.of(datum_of(state)))
    if step == steps.VALUE and god != layout.PRODUCTION:
        return keys | BY_GOD[god]
    return keys


def by_die(state: TekhenuState) -> frozenset[str]:
    """What matters to the actions a die can be used for."""
    usable = [keys for god, keys in enumerate(BY_GOD) if state.anubis or god == state.die_god]
    return frozenset().union(*usable) - places(PEOPLE, "row shrine")
