"""Where the answers of Tekhenu are clicked."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu import actions, steps, words
from maat.games.tekhenu.scene import keys
from maat.games.tekhenu.scene.cards import KINDS
from maat.games.tekhenu.scene.town import chosen_row, space_id
from maat.games.tekhenu.scene.wheel import dice_id
from maat.games.tekhenu.state import TekhenuState
from maat.scene import Target, datum_of, seat_id, step_of
from maat.scene.targets import Aim, aimed, on, own

# Where the cards of a question lie: on the table, or in front of the seat.
TABLE: Final = {steps.DRAFT: "starting", steps.DESTINY: "destiny", steps.KEEP_CARD: "drawn"}
HAND: Final = {steps.KEEP_DECREE: "dealt", steps.LAST_DECREE: "decrees"}

# The sheet of the questions whose answers may lie on none.
FOCUS: Final = {
    **dict.fromkeys((steps.TURN, steps.ANUBIS_DIE, steps.TREAT, steps.PREPARE), "wheel"),
    **dict.fromkeys((steps.FACE, steps.COLOR, steps.NUDGE, steps.VALUE), "wheel"),
    **dict.fromkeys(KINDS, "cards"),
    **dict.fromkeys((steps.CARD, steps.MARKET), "market"),
    steps.SPACE: "temple",
}


def focus(state: TekhenuState) -> str:
    """The sheet the open question is about, empty for none in particular."""
    return FOCUS.get(step_of(state), "")


def die(state: TekhenuState, _: int, action: int, __: str) -> Target:
    """A die around the wheel, in the row of its purity."""
    code = action - actions.TAKE
    god = code // 30
    purity = int(state.purity(code // 6 % 5, god))
    return Target(action, dice_id(god, purity), keys.FACE[code % 30])


def card(state: TekhenuState, seat: int, action: int, _: str) -> Target:
    """A card, wherever the question lets choose among some."""
    number, step = action - actions.CHOOSE, step_of(state)
    if step in TABLE:
        where = TABLE[step]
    elif step == steps.CARD:
        where = f"market-{(datum_of(state) & 3) + 1}"
    elif step == steps.REWARD:
        where = seat_id(seat, "starting" if number < words.FIRST_DESTINY else "destiny")
    elif step in HAND:
        where = seat_id(seat, HAND[step])
    else:
        return Target(action)
    return Target(action, where, keys.CARD[number])


def district(state: TekhenuState, _: int, action: int, __: str) -> Target:
    """A space of Osiris in the row of the question; told is the district first."""
    if step_of(state) == steps.TOLD_BUILT:
        return Target(action)
    return Target(action, space_id(chosen_row(state), action - actions.SETTLE))


def section(state: TekhenuState, _: int, action: int, word: str) -> Target:
    """A section of the market; one that has only just been opened lies nowhere yet."""
    return Target(action) if int(word) > state.opened else Target(action, f"market-{word}")


def gained(_: TekhenuState, __: int, action: int, word: str) -> Target:
    """A token of the supply; people and VP lie nowhere."""
    is_token = action - actions.GAIN < words.POPULATION
    return Target(action, "supply", f"token-{word}") if is_token else Target(action)


AIMS: Final[dict[str, Aim[TekhenuState]]] = {
    "take": die,
    "perform": on("section-{}"),
    "add": on("section-{}"),
    "honor": on("shrine-{}"),
    "serve": on("people-{}"),
    "place": on("space-{}"),
    "rotate": on("face-{}"),
    "build": on("building-{}"),
    "section": section,
    "refresh": on("refresh-{}"),
    "settle": district,
    "choose": card,
    "gain": gained,
    "produce": own("production", "production-{}"),
    "raise": own("production", "production-{}"),
    "play": own("blessings", "card-{}"),
    "pay": own("resources", "token-{}"),
}


def target(state: TekhenuState, seat: int, action: int) -> Target:
    """A place of the table, something of one's own, or the bar for what lies nowhere."""
    return aimed(actions.BOOK, AIMS, state, seat, action)
