"""Whether a game can be played with its component values: random games with every seat count."""

from __future__ import annotations

from typing import Any, Final

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.errors import BadComponents
from maat.core.position import Position
from maat.core.state import CHANCE, NOBODY

GAMES: Final = 2  # with each seat count
LONGEST: Final = 5_000  # answers after which a game counts as endless; ours have some hundreds
LOOKS: Final = 50  # answers from one look at the table to the next


def play(game: catalog.AnyGame, games: int = GAMES) -> None:
    """Play whole games, look at the table and count the points; refuse values that cannot be.

    The first game has the usual options, the others have them by lot.
    """
    scene = catalog.module(game.key, "scene")
    for seats in game.seat_counts:
        for number in range(games):
            dealer = QuickDealer(f"trial {seats} {number}")
            options = _by_lot(game, dealer) if number else {}
            try:
                ended = _ends(game, scene, seats, options, dealer)
            except Exception as fault:
                kind = type(fault).__name__
                raise BadComponents("unplayable", seats=seats, fault=kind) from fault
            if not ended:
                raise BadComponents("endless", seats=seats, most=LONGEST)


def _ends(
    game: catalog.AnyGame, scene: Any, seats: int, options: dict[str, str], dealer: QuickDealer
) -> bool:
    """One random game; whether it came to an end."""
    position = Position(game, game.new(seats, options))
    for number in range(LONGEST):
        if position.over:
            break
        answers = position.legal_actions()
        if position.seat == CHANCE:
            position.apply(game.sample(position.state, dealer))
        else:
            position.apply(answers[dealer.below(len(answers))])
        if number % LOOKS == 0:
            _look(position, scene)
    _look(position, scene)
    return position.over


def _by_lot(game: catalog.AnyGame, dealer: QuickDealer) -> dict[str, str]:
    """Some value of every option."""
    return {each.key: each.values[dealer.below(len(each.values))] for each in game.options}


def _look(position: Position[Any], scene: Any) -> None:
    """What spectators see, the score sheets and the places: whether all of them can be made."""
    game, state = position.game, position.state
    if scene is not None:
        scene.build(game.redact(state, NOBODY))
    for side in range(len(position.scores)):
        game.breakdown(state, side)
    game.ranking(state)
