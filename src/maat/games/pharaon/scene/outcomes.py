"""What may be drawn in Pharaon, and where it goes."""

from __future__ import annotations

from typing import Final

from maat.games.pharaon import actions, steps
from maat.games.pharaon.rules import cards, gains
from maat.games.pharaon.scene import keys
from maat.games.pharaon.scene.pieces import artisan, noble, urn
from maat.games.pharaon.scene.traitor import icon
from maat.games.pharaon.state import PharaonState
from maat.scene import Note, Piece, Target
from maat.scene.outcomes import Pictured, for_seat, pictured


def colored(_: PharaonState, color: int) -> list[Piece]:
    """A color, as its resource."""
    return [Piece(keys.PIECE[color])]


def tile(state: PharaonState, number: int, side: int) -> list[Piece]:
    """The first icons of a side of a Traitor tile, which tell it from the others."""
    codes = state.box.tile_icons[number][side]
    return [icon(state, number, code) for code in codes if code][:3]


PICTURES: Final[dict[str, Pictured[PharaonState]]] = {
    "wheel": colored,
    "link": colored,
    "clockwise": lambda _, __: [Piece("clockwise")],
    "counterclockwise": lambda _, __: [Piece("counterclockwise")],
    "block": colored,
    "take": lambda state, at: [urn(state, at + 1)],
    "urn": lambda state, at: [urn(state, at + 1)],
    "plot": lambda state, at: [urn(state, at + 1)],
    "act": lambda _, at: [Piece(keys.AREA[at])],
    "extra": lambda _, at: [Piece(keys.AREA[at])],
    "set": lambda _, __: [Piece("token-down")],
    "bonus": lambda _, __: [Piece("token-down")],
    "employ": lambda state, at: [artisan(state, at + 1)],
    "artisan": lambda state, at: [artisan(state, at + 1)],
    "noble": lambda state, at: [noble(state, at + 1)],
    "light": lambda state, at: tile(state, at, 0),
    "dark": lambda state, at: tile(state, at, 1),
}

DRAWS: Final[frozenset[int]] = frozenset()  # answers that are nothing but a draw

TURN: Final = steps.TURN  # a turn begins with it: no tap goes on into another

# Questions about a part of a deed, and how many answers are said together from there on.
HALVES: Final = {
    **dict.fromkeys((steps.KEEP, steps.TURN, steps.BONUS, steps.COLUMN, steps.COLOR, steps.PAY), 2),
    **dict.fromkeys((steps.SET, steps.OFFERING, steps.INCOME, steps.PLOT), 2),
    **dict.fromkeys((steps.ADVANCE, steps.GAIN), 3),
}

# Questions that are asked again at once, where the order of the answers makes no difference.
AGAIN: Final = frozenset([steps.ADVANCE, steps.GAIN])

PRELUDES: Final = frozenset([actions.CHOOSE_PAYMENT])  # answers that only say how the next is given

AUTOMA: Final = frozenset([steps.TILE, steps.LINK])  # questions nobody but the automa needs

UNNAMED: Final[frozenset[int]] = (
    frozenset()
)  # what lies there for all to see, named by whoever takes it


def usual(_: PharaonState) -> int:
    """The answer nearly everybody gives, negative where there is none."""
    return -1


def is_nameless(_: PharaonState) -> bool:
    """Whether nobody has to say what was drawn."""
    return False


def outcome(state: PharaonState, _: int, action: int) -> Target:
    """Something that may be drawn."""
    return pictured(actions.BOOK, PICTURES, state, action)


def goal(state: PharaonState) -> Note | None:
    """Who gets what is drawn, or where it is laid."""
    ask = state.asked()
    datum = int(ask.datum)
    if ask.step == steps.TOKEN:
        return token_goal(datum)
    if ask.step in (steps.NOBLE, steps.ARTISAN):
        row = "place-nobles" if ask.step == steps.NOBLE else "place-artisans"
        return Note(row) if datum < cards.TAKE else for_seat(datum % cards.TAKE)
    if ask.step == steps.URN:
        return Note("place-urns") if datum < 0 else for_seat(datum)
    if ask.step in (steps.TILE, steps.LINK):
        laid = state.plot.order if ask.step == steps.TILE else state.plot.links
        return Note("place-tile-tokens", {"place": len(laid) + 1})
    return for_seat(int(state.seats)) if ask.step == steps.PLOT else None


def token_goal(datum: int) -> Note:
    """A place of a set, of the bonus zone, or whoever gains the token."""
    if datum < gains.TO_SET:
        return for_seat(datum)
    if datum < gains.TO_BONUS:
        return Note("place-set", {"place": (datum - gains.TO_SET) // 2 + 1})
    return Note("place-bonus-token", {"place": datum - gains.TO_BONUS + 1})
