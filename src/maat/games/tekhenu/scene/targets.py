"""Where the answers of Tekhenu are clicked."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu import actions, steps, words
from maat.games.tekhenu.scene.board import chosen_row, space_id
from maat.games.tekhenu.scene.pieces import card_key, dashed, datum_of, face_key, step_of, token_key
from maat.games.tekhenu.scene.seats import seat_id
from maat.games.tekhenu.scene.wheel import dice_id
from maat.games.tekhenu.state import TekhenuState
from maat.scene import Target

# Answers whose word names a place of the table.
NAMED: Final = {
    "perform": "section-{}",
    "add": "section-{}",
    "honor": "shrine-{}",
    "serve": "people-{}",
    "place": "space-{}",
    "rotate": "turn-{}",
    "build": "building-{}",
    "section": "market-{}",
    "refresh": "refresh-{}",
}

# Answers whose word names something of one's own: the place and the piece in it.
OWN: Final = {
    "produce": ("production", "production-{}"),
    "raise": ("production", "production-{}"),
    "play": ("blessings", "card-{}"),
    "pay": ("resources", "token-{}"),
}

# Where the cards of a question lie: on the table, or in front of the seat.
TABLE: Final = {steps.DRAFT: "starting", steps.DESTINY: "destiny", steps.KEEP_CARD: "drawn"}
HAND: Final = {steps.KEEP_DECREE: "dealt", steps.LAST_DECREE: "decrees"}


def target(state: TekhenuState, seat: int, action: int) -> Target:
    """A place of the table, something of one's own, or the bar for what lies nowhere."""
    verb = actions.BOOK.family(action).verb
    word = dashed(actions.BOOK.word(action))
    if verb in NAMED:
        return Target(action, NAMED[verb].format(word))
    if verb in OWN:
        place, piece = OWN[verb]
        return Target(action, seat_id(seat, place), piece.format(word))
    if verb == "take":
        return die(state, action)
    if verb == "choose":
        return card(state, seat, action)
    return other(state, action, verb)


def other(state: TekhenuState, action: int, verb: str) -> Target:
    """A space of Osiris, a token of the supply, or the bar."""
    if verb == "settle":
        return Target(action, space_id(chosen_row(state), action - actions.SETTLE))
    if verb == "gain" and action - actions.GAIN < words.POPULATION:
        return Target(action, "supply", token_key(action - actions.GAIN))
    return Target(action)


def die(state: TekhenuState, action: int) -> Target:
    """A die around the wheel, in the row of its purity."""
    code = action - actions.TAKE
    god, color = code // 30, code // 6 % 5
    purity = int(state.purity(color, god))
    return Target(action, dice_id(god, purity), face_key(color, code % 6 + 1))


def card(state: TekhenuState, seat: int, action: int) -> Target:
    """A card, wherever the question lets choose among some."""
    number = action - actions.CHOOSE
    step = step_of(state)
    if step in TABLE:
        return Target(action, TABLE[step], card_key(number))
    if step == steps.CARD:
        return Target(action, f"market-{(datum_of(state) & 3) + 1}", card_key(number))
    if step == steps.REWARD:
        where = "starting" if number < words.FIRST_DESTINY else "destiny"
        return Target(action, seat_id(seat, where), card_key(number))
    return Target(action, seat_id(seat, HAND[step]), card_key(number))
