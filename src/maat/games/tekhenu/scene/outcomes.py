"""What may be drawn in Tekhenu, and where it goes."""

from __future__ import annotations

from typing import Final

from maat.core.state import CHANCE
from maat.games.tekhenu import actions, automa, steps
from maat.games.tekhenu.cards import starting
from maat.games.tekhenu.rules import layout, market, ra
from maat.games.tekhenu.scene import keys
from maat.games.tekhenu.scene.market import section
from maat.games.tekhenu.scene.pieces import card, owned
from maat.games.tekhenu.scene.temple import chosen_tile, edge_points
from maat.games.tekhenu.state import TekhenuState
from maat.scene import Note, Piece, Target, datum_of
from maat.scene.outcomes import Pictured, for_seat, pictured


def die(_: TekhenuState, code: int) -> list[Piece]:
    """A die around the wheel, by its god and its face."""
    return [Piece(keys.GOD[code // 30]), Piece(keys.FACE[code % 30])]


def built(kind: str) -> Pictured[TekhenuState]:
    """A piece of whoever builds: the player tells it, or luck decides for Botankhamun."""

    def picture(state: TekhenuState, _: int) -> list[Piece]:
        seat = int(state.asked().seat)
        return [owned(state, kind, automa.BOT if seat == CHANCE else seat)]

    return picture


PICTURES: Final[dict[str, Pictured[TekhenuState]]] = {
    "deal": lambda state, number: [card(state, number)],
    "take": die,
    "place": built("pillar"),
    "build": built("building"),
    "serve": built("statue"),
}

DRAWS: Final[frozenset[int]] = frozenset()  # answers that are nothing but a draw

TURN: Final = steps.TURN  # a turn begins with it: no tap goes on into another

# Questions about a part of a deed, and how many answers are said together from there on.
HALVES: Final = {
    **dict.fromkeys((steps.DESTINY, steps.REWARD, steps.GOODS, steps.PREPARE, steps.PAYMENT), 4),
    **dict.fromkeys((steps.TURN, steps.TREAT, steps.ACT, steps.FREE_ACTION, steps.SPACE), 3),
    **dict.fromkeys((steps.VALUE, steps.STATUE, steps.BUILDING, steps.DISTRICT), 2),
    **dict.fromkeys((steps.MARKER, steps.MARKET, steps.FAITH, steps.DRAFT, steps.BOON), 2),
    steps.END: 2,
}

# Questions that are asked again at once, where the order of the answers makes no difference.
AGAIN: Final = frozenset([steps.GOODS, steps.DRAFT, steps.PAYMENT])

# Answers after which the same is asked, and is said with them: a value, a Blessing, new cards.
BEFORE: Final = ((actions.VALUE, 7), (actions.PLAY, 24), (actions.REFRESH, 5))
PRELUDES: Final = frozenset(code for at, many in BEFORE for code in range(at, at + many))

# Questions nobody but the automa needs.
AUTOMA: Final = frozenset({steps.PYRAMID, steps.COIN, *range(steps.BOT_DIE, steps.BOT_PILLAR + 1)})


# What lies on the table without a name where the player's side is not followed.
NAMELESS: Final = frozenset({steps.REVEAL, steps.MARKET_CARD, steps.BOT_PILLAR})

UNNAMED: Final = frozenset(
    [steps.MARKET_CARD]
)  # what lies there for all to see, named by whoever takes it


def usual(state: TekhenuState) -> int:
    """The answer nearly everybody gives, negative where there is none: a tile is turned so that
    most of its edges match, and a turn that is over ends."""
    if state.asked().step == steps.END:
        return actions.FINISH
    if state.asked().step != steps.ROTATION:
        return -1
    at, tile, trial = int(layout.SPACE.of(datum_of(state))), chosen_tile(state), state.copy()
    points = [edge_points(trial, tile, at, turn) for turn in range(int(ra.turns(state, tile)))]
    return actions.ROTATE + points.index(max(points))


def is_nameless(state: TekhenuState) -> bool:
    """Whether nobody has to say what was drawn."""
    return state.told and state.asked().step in NAMELESS


def outcome(state: TekhenuState, _: int, action: int) -> Target:
    """Something that may be drawn."""
    return pictured(actions.BOOK, PICTURES, state, action)


def goal(state: TekhenuState) -> Note | None:
    """Who gets what is drawn, or where it is laid."""
    ask = state.asked()
    datum = int(ask.datum)
    if ask.step == steps.DIE:
        return Note(keys.GOD[datum])
    if ask.step == steps.MARKET_CARD:
        lying = section(state, int(state.box.place_section[datum]))
        return Note(lying.key, lying.values)
    if ask.step == steps.PYRAMID:
        at = len(state.pyramid)
        return Note("place-pyramid", {"row": sum(start <= at for start in automa.ROW_STARTS)})
    if ask.step == steps.SECRET_DECREE:
        return for_seat(int(market.SEAT.of(datum)))
    return for_seat(int(starting.SEAT.of(datum))) if ask.step == steps.DRAWN_CARD else None
