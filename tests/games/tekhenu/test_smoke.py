"""Random games of Tekhenu to the end, with nothing lost and nothing made on the way."""

from __future__ import annotations

import tomllib
from importlib import resources
from itertools import product

import pytest

from maat.core.dealer import QuickDealer
from maat.core.state import CHANCE
from maat.games import tekhenu
from maat.games.tekhenu import fields, words
from maat.games.tekhenu.state import EMPTY, Player, TekhenuState

DATA = tomllib.loads(
    resources.files("maat.games.tekhenu").joinpath("components.toml").read_text("utf-8")
)
GAME = tekhenu.make(DATA)
SEATS = GAME.seat_counts
OPTIONS = [
    {},
    {"bonuses": "printed", "pips": "changed", "d23": "extra"},
    {"supply": "limited", "faith": "secret", "level": "hard", "start": "random"},
    {"level": "medium", "bot_decrees": "dear"},
]


def bits(number: int) -> list[int]:
    """The bits set."""
    return [at for at in range(63) if number >> at & 1]


def dice(state: TekhenuState) -> list[int]:
    """How many dice of each color there are anywhere."""
    counts = fields.BAG.listed(state.bag, 5)
    for code in state.ring:
        counts[code // 6 % 5] += 1
    for player in state.players:
        for at in range(player.dice_count):
            counts[player.dice >> (8 * at + 2) & 7] += 1
    if state.die_god != EMPTY and not state.altered & 4:
        counts[state.die_real_color] += 1
    return counts


def cards(state: TekhenuState, kind: int) -> list[int]:
    """Every card of a kind, wherever it is."""
    first = kind * words.DECK
    found = [card - first for card in state.market if first <= card < first + words.DECK]
    drawn = [(state.drawn & 255) - 1, (state.drawn >> 8) - 1]
    found += [card - first for card in drawn if card >= 0 and first <= card < first + words.DECK]
    decks = [
        [state.blessing_deck, state.blessing_discard],
        [state.technology_deck, state.technology_discard],
        [state.decree_deck, state.decree_discard],
    ][kind]
    for player in state.players:
        decks.append([player.blessings, player.technologies, player.decrees][kind])
        decks.append(player.dealt if kind == words.DECREE else 0)
    if kind == words.DECREE:
        found += [entry & 31 for entry in state.bottom]
    return sorted(found + [card for deck in decks for card in bits(deck)])


def check(state: TekhenuState) -> None:
    """Everything that came in the box is somewhere, and every number is possible."""
    box = state.box
    assert dice(state) == box.dice[state.sides]
    assert list(state.ring) == sorted(state.ring)
    out = [[], [15], [19]] if state.sides == 2 else [[], [], []]
    for kind in range(3):
        assert cards(state, kind) == [c for c in range(24) if c not in out[kind]], kind
    tiles = bits(state.stack) + [tile for tile in state.display if tile != EMPTY]
    tiles += [code >> 2 for code in state.complex if code != EMPTY]
    assert sorted(tiles) == list(range(27))
    for player in state.players:
        check_player(state, player)
    assert len(bits(state.decree_deck)) == state.decree_left


def check_player(state: TekhenuState, player: Player) -> None:
    """One player's pieces and markers."""
    box = state.box
    held = fields.GOODS.listed(player.goods, 4)
    assert max(held) < 2048  # one below 0 would be 4095
    assert min([player.gold, player.scribes, player.faith, player.vp, player.happiness]) >= 0
    assert player.happiness <= player.population <= box.track_max
    assert player.buildings == len(bits(player.temple)) + len(bits(player.osiris))
    gods = sum(player.shrines >> 4 * god & 15 for god in range(6))
    assert player.statues == gods + len(bits(player.people)) <= box.statues
    assert player.buildings <= box.buildings
    assert len(bits(player.pillars)) <= box.pillars
    assert player.vp == sum(player.ledger) + sum(player.decree_ledger[1::2])
    assert player.decree_count == len(bits(player.decrees))


@pytest.mark.parametrize(("seats", "number"), list(product(SEATS, range(8))))
def test_random_games_end_and_conserve(seats: int, number: int) -> None:
    dealer = QuickDealer(f"{seats} {number}")
    state = GAME.new(seats, OPTIONS[number % len(OPTIONS)])
    while not state.over:
        options = GAME.legal_actions(state)
        assert len(set(options)) == len(options) > 0
        if state.seat == CHANCE:
            action = int(GAME.sample(state, dealer))
            assert action in options
        else:
            action = options[dealer.below(len(options))]
        GAME.apply(state, action)
        check(state)
    assert state.rotations == 8
    assert state.scored == 2
    assert sorted(GAME.ranking(state)) == list(range(1, state.sides + 1))
