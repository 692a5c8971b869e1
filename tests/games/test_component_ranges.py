"""Component values at random: those that are accepted play, those that are refused say why.

Two thousand changes of one value for each title are tried; the games of all that are accepted are
played by `make soak`, here those of some.
"""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from random import Random
from typing import Any

import pytest

from maat import catalog, trial
from maat.core import components
from maat.core.components import Range
from maat.core.errors import BadComponents
from maat.languages import LANGUAGES
from maat.text import Texts

TITLES = ("ra", "pharaon", "tekhenu")
MUTATIONS = 2_000
PLAYED = {"ra": 30, "pharaon": 8, "tekhenu": 6}  # of those that are accepted, in every test run

FATAL: dict[str, list[tuple[str, object]]] = {
    "ra": [("tiles.god", 1_000_000), ("tracks.auction_spaces", 0), ("points.start", 1_000_000)],
    "pharaon": [
        ("board.noble_row", 1000),
        ("board.artisan_row", 1_000_000),
        ("traitor.tile.1.light_urns", 30),
        ("game.rounds", 0),
        ("game.rounds", 6),
        ("nile.column.1.urns", 1_000_000),
        ("nile.column.1.arrows", 1_000_000),
    ],
    "tekhenu": [
        ("solo.scribes_per_vp", 0),
        ("dice.per_section", 0),
        ("horus.bonus.horus", "1000000 vp"),
    ],
}


def ranges(key: str) -> list[Range]:
    """What a game says its numbers may be."""
    found: list[Range] = catalog.module(key, "ranges").RANGES
    return found


def leaves(key: str) -> dict[str, Any]:
    """Every value by its path."""
    return {fact.path: fact.value for fact in components.facts(catalog.read_values(key))}


def mutations(key: str) -> Iterator[tuple[str, object]]:
    """Changes of one value: numbers at the ends of their range and far beyond, words by lot."""
    dice = Random(f"mutations {key}")
    values = leaves(key)
    told = [item for value in values.values() for item in as_list(value)]
    words = sorted({word for word in told if isinstance(word, str)})
    for _ in range(MUTATIONS):
        path = dice.choice(list(values))
        yield path, mutated(values[path], dice, words, limits(key, path))


def as_list(value: Any) -> list[Any]:
    """One value or several."""
    return value if isinstance(value, list) else [value]


def limits(key: str, path: str) -> list[int]:
    """The ends of the range of a path, and what lies beyond them."""
    for each in ranges(key):
        if fnmatchcase(path, each.pattern):
            return [each.least - 1, each.least, each.most, each.most + 1]
    return []


def mutated(value: Any, dice: Random, words: list[str], ends: list[int]) -> object:
    """Another value of the same kind."""
    if isinstance(value, list):
        at = dice.randrange(len(value)) if value else 0
        return [
            mutated(item, dice, words, ends) if number == at else item
            for number, item in enumerate(value)
        ]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        near = [value - 1, value + 1, 2 * value, dice.randrange(20)]
        return dice.choice([*ends, *ends, *near, -1, 0, 30, 1000, 1_000_000])
    return dice.choice([*words, "", "xyz", value.replace("1", "1000000")])


def refusal(key: str, path: str, value: object, model: components.Data) -> BadComponents | None:
    """Why a changed value is refused, if it is."""
    try:
        catalog.module(key, "components").read(components.changed(model, {path: value}))
    except BadComponents as fault:
        return fault
    return None


def sorted_out(key: str) -> tuple[list[tuple[str, object]], dict[object, BadComponents]]:
    """The mutations a game takes, and one of each sort of refusal."""
    model = catalog.read_values(key)
    good: list[tuple[str, object]] = []
    refused: dict[object, BadComponents] = {}
    for path, value in mutations(key):
        fault = refusal(key, path, value, model)
        if fault is None:
            good.append((path, value))
        else:
            refused[fault.key, fault.values.get("counts")] = fault
    return good, refused


def check_lines(key: str, refused: dict[object, BadComponents]) -> None:
    """Each refusal has one clear line in every language."""
    for language in LANGUAGES:
        texts = Texts(language, catalog.load(key))
        for said in map(texts.error, refused.values()):
            assert said.strip()
            assert not any(sign in said for sign in ("\n", "{", "error-"))


def play(key: str, changes: list[tuple[str, object]], games: int) -> None:
    """Play with each of these changes."""
    for path, value in changes:
        try:
            trial.play(catalog.load_with(key, 1, {path: value}), games)
        except BadComponents as fault:
            pytest.fail(f"{key}: {path} = {value}: {fault}")


@pytest.mark.parametrize("key", TITLES)
def test_what_is_accepted_plays_and_what_is_refused_says_why(key: str) -> None:
    good, refused = sorted_out(key)
    assert MUTATIONS // 5 < len(good) < MUTATIONS
    check_lines(key, refused)
    play(key, Random(f"sample {key}").sample(good, PLAYED[key]), 1)


@pytest.mark.soak
@pytest.mark.parametrize("key", TITLES)
def test_all_that_is_accepted_plays(key: str) -> None:
    play(key, sorted_out(key)[0], trial.GAMES)


@pytest.mark.parametrize("key", TITLES)
def test_every_number_has_a_range_and_every_range_a_number(key: str) -> None:
    numbers = [
        path
        for path, value in leaves(key).items()
        if any(isinstance(item, int) for item in as_list(value))
    ]
    patterns = [each.pattern for each in ranges(key)]
    used = {next((p for p in patterns if fnmatchcase(path, p)), path) for path in numbers}
    assert used == set(patterns)


@pytest.mark.parametrize("key", TITLES)
def test_values_that_crash_or_never_end_are_refused(key: str) -> None:
    model = catalog.read_values(key)
    for path, value in FATAL[key]:
        assert refusal(key, path, value, model) is not None, path


def test_a_game_that_does_not_end_within_a_bound_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(trial, "LONGEST", 20)
    with pytest.raises(BadComponents) as caught:
        trial.play(catalog.load("ra"))
    assert (caught.value.key, caught.value.values) == ("endless", {"seats": 2, "most": 20})
