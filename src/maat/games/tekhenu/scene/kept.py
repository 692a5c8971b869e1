"""The board and the seats part by part; a part is kept for as long as what it shows stays.

What a part is kept by has to name all of the position that draws it, but for questions: the parts
that a question changes are drawn anew while it is open.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from maat.games.tekhenu import fields, steps
from maat.games.tekhenu.scene import board, drawn, seats, temple, wheel
from maat.games.tekhenu.scene.pieces import step_of
from maat.games.tekhenu.scene.sheets import finished, painted
from maat.games.tekhenu.state import Player, TekhenuState
from maat.scene import Place
from maat.scene.keeping import kept

Draw = Callable[[TekhenuState], list[Place]]
OfSeat = Callable[[TekhenuState, Player], list[Place]]

NEVER: Final = -2  # no question


def told(state: TekhenuState, draw: Draw, *depends: Hashable, unless: int = NEVER) -> list[Place]:
    """A part that a text names too; it is not kept while the question is open that changes it."""
    if step_of(state) == unless:
        return tell(state, draw)
    return kept(tell, (draw, state.box, state.seats, depends), state, draw)


def tell(state: TekhenuState, draw: Draw) -> list[Place]:
    """The same, drawn anew."""
    return finished(state, draw(state))


def shown(state: TekhenuState, draw: Draw, *depends: Hashable, unless: int = NEVER) -> list[Place]:
    """A part that is only drawn; it is not kept while the question is open that changes it."""
    if step_of(state) == unless:
        return show(state, draw)
    return kept(show, (draw, state.box, state.seats, depends), state, draw)


def show(state: TekhenuState, draw: Draw) -> list[Place]:
    """The same, drawn anew."""
    return painted(state, draw(state))


# The board.


def below(state: TekhenuState) -> list[Place]:
    """What is told of the board, in reading order, on the ground that lies below it."""
    turned = state.wheel, state.start_wheel, state.rotations
    dice = [player.dice_count for player in state.players]
    time = state.over, state.at, state.scored, *turned, *state.order, *dice
    return [
        *shown(state, drawn.ground, *turned),
        *told(state, wheel.time, *time),
        *[place for god in state.box.gods for place in god_part(state, god)],
        *told(state, wheel.beside, *state.slots, *state.bag),
        *temple_parts(state),
        *town(state),
    ]


def god_part(state: TekhenuState, god: int) -> list[Place]:
    """What lies around a god."""
    dice = [code for code in state.ring if code // 30 == god]
    statues = [fields.SHRINES.of(player.shrines, god) for player in state.players]
    depends = god, state.box, state.seats, state.wheel, *statues, *dice
    return kept(drawn_god, depends, state, god)


def drawn_god(state: TekhenuState, god: int) -> list[Place]:
    """The same, drawn anew."""
    return finished(state, wheel.around_god(state, god))


def temple_parts(state: TekhenuState) -> list[Place]:
    """The display of Ra and the Temple Complex."""
    pillars = [player.pillars for player in state.players]
    built = [(player.temple, player.people) for player in state.players]
    return [
        *told(state, temple.displayed, *state.display),
        *told(state, temple.inside, *state.complex, *pillars, unless=steps.SPACE),
        *told(state, temple.around, state.gold_on, *built, unless=steps.BUILDING),
        *tell(state, temple.turns),
    ]


def town(state: TekhenuState) -> list[Place]:
    """Osiris, the commoners' track, the market and what lies beside it."""
    people = [(player.population, player.happiness) for player in state.players]
    return [
        *told(state, board.rows, *in_osiris(state), unless=steps.DISTRICT),
        *told(state, board.track, *people),
        *told(state, board.market, state.opened, *state.market),
        *told(state, board.beside, *cards_left(state)),
    ]


def in_osiris(state: TekhenuState) -> list[int]:
    """The Gold and the Buildings in Osiris."""
    return [state.gold_on, *[player.osiris for player in state.players]]


def cards_left(state: TekhenuState) -> list[int]:
    """The cards nobody has, in decks and beside the board."""
    decks = state.blessing_deck, state.technology_deck, state.decree_left, len(state.bottom)
    destiny = [player.destiny for player in state.players]
    return [*decks, state.starting, state.drawn, *destiny]


def above(state: TekhenuState) -> list[Place]:
    """What is only drawn on the board."""
    built = [player.temple for player in state.players]
    return [
        *shown(state, drawn.around, state.start_wheel, state.scored, *state.slots),
        *shown(state, drawn.temple, *state.display, *built, unless=steps.BUILDING),
        *shown(state, drawn.osiris, *in_osiris(state)),
        *shown(state, drawn.market, state.opened),
    ]


# Seats.


Seat = tuple[list[Place], list[Place]]  # what is told of a seat, and its mat


def seat_parts(state: TekhenuState, seat: int) -> Seat:
    """What lies in front of a seat."""
    player = state.players[seat]
    scales = player.dice, player.dice_count, player.surplus, player.placed
    makes = player.make_papyrus, player.make_bread, player.make_limestone, player.make_granite
    works = player.buildings, player.statues
    built = player.pillars, player.shrines, player.people
    found = [
        *of_seat(state, seat, seats.goods, *held(player), *makes),
        *of_seat(state, seat, seats.scales, *scales),
        *of_seat(state, seat, seats.works, *works, *built),
        *of_seat(state, seat, seats.cards_of, *cards(player)),
        *of_seat(state, seat, seats.points, player.vp),
    ]
    return found, kept(mat, (seat, state.box, scales, makes, works), state, seat)


def held(player: Player) -> tuple[int, ...]:
    """Tokens, and the markers on the commoners' track."""
    return (
        player.papyrus,
        player.bread,
        player.limestone,
        player.granite,
        player.gold,
        player.scribes,
        player.faith,
        player.population,
        player.happiness,
    )


def cards(player: Player) -> tuple[int, ...]:
    """The cards whoever looks knows of, and how many there are."""
    return (
        player.blessings,
        player.technologies,
        player.decrees,
        player.decree_count,
        player.dealt,
        player.starting,
        player.destiny,
    )


def of_seat(state: TekhenuState, seat: int, draw: OfSeat, *depends: Hashable) -> list[Place]:
    """A part of what is told of a seat."""
    return kept(drawn_of_seat, (draw, seat, state.box, depends), state, seat, draw)


def drawn_of_seat(state: TekhenuState, seat: int, draw: OfSeat) -> list[Place]:
    """The same, drawn anew."""
    return finished(state, seats.of_seat(seat, draw(state, state.players[seat])))


def mat(state: TekhenuState, seat: int) -> list[Place]:
    """The mat of a seat, drawn anew."""
    return painted(state, drawn.mat(state, seat))
