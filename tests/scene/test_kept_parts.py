"""A part of a scene that is kept is what would be drawn anew."""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import ModuleType

import pytest

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.state import NOBODY, State
from maat.games.pharaon import scene as pharaon
from maat.games.tekhenu import scene as tekhenu
from maat.scene.cache import CACHE, PartCache

SCENES = {"pharaon": pharaon, "tekhenu": tekhenu}


def positions(key: str, seats: int, seed: int) -> Iterator[State]:
    """What every seat and a spectator see of a random game with some options."""
    game, dice = catalog.load(key), random.Random(seed)
    dealer = QuickDealer(f"kept/{key}/{seats}/{seed}")
    options = {option.key: dice.choice(option.values) for option in game.options}
    state = game.new(seats, options if seed else {})
    while True:
        game.deal(state, dealer)
        yield from [game.redact(state, seat) for seat in [*range(seats), NOBODY]]
        if state.over:
            return
        game.apply(state, dice.choice(game.legal_actions(state)))


@pytest.mark.parametrize("key", SCENES)
@pytest.mark.parametrize("seats", [1, 3])
def test_a_part_that_is_kept_is_what_would_be_drawn_anew(key: str, seats: int) -> None:
    module: ModuleType = SCENES[key]
    seen = [state for seed in range(2) for state in positions(key, seats, seed)]
    CACHE.clear()
    kept = [module.draw(state) for state in seen]
    for state, scene in zip(seen, kept, strict=True):
        CACHE.clear()
        assert module.draw(state) == scene


def test_parts_that_nobody_has_used_for_long_are_forgotten() -> None:
    keeper, drawn = PartCache(most=4), []

    def draw(number: int) -> list[int]:
        drawn.append(number)
        return [number]

    for number in range(12):
        assert keeper.draw(draw, number, number) == [number]
        assert keeper.draw(draw, 0, 0) == [0]
    assert drawn == list(range(12))
    assert len(keeper.young) + len(keeper.old) <= 8
    assert keeper.draw(draw, 1, 1) == [1]
    assert drawn[-1] == 1
