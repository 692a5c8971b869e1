"""The contract of every game, kept by Tekhenu for all seat counts and every option."""

from __future__ import annotations

import pytest

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.game import Option
from maat.core.state import CHANCE
from maat.games.tekhenu import fields, words
from maat.games.tekhenu.state import EMPTY, TekhenuState
from maat.testing import check_game

PLACED = 4  # mark of a die in hand that already lies on the scales
AGREEMENTS: list[dict[str, str]] = [
    {},
    {"bonuses": "printed", "pips": "changed", "level": "medium", "bot_decrees": "dear"},
    {"faith": "secret", "d23": "extra", "level": "hard", "start": "random"},
    {"supply": "limited", "level": "hard", "bonuses": "printed"},
]

Conserved = tuple[list[int], list[list[int]], list[int], list[int]]


def conserved(state: TekhenuState) -> Conserved:
    """Every die by color, every card, Starting card and Pillar tile, wherever they lie."""
    return _dice(state), [_cards(state, kind) for kind in range(3)], _tiles(state), _pieces(state)


def members(found: int) -> list[int]:
    """The members of a set."""
    return [number for number in range(32) if int(found) >> number & 1]


def _dice(state: TekhenuState) -> list[int]:
    """TK-14."""
    counts = fields.BAG.listed(state.bag, 5)
    for code in state.ring:
        counts[code // 6 % 5] += 1
    for player in state.players:
        for at in range(player.dice_count):
            counts[int(player.dice) >> (8 * at + 2) & 7] += 1
    if state.die_god != EMPTY and not state.altered & PLACED:
        counts[state.die_real_color] += 1
    return counts


def _cards(state: TekhenuState, kind: int) -> list[int]:
    """TK-05, TK-17: Blessings, Technologies or Decrees."""
    first = kind * words.DECK
    loose = [*state.market, int(state.drawn & 255) - 1, int(state.drawn >> 8) - 1]
    found = [card - first for card in loose if first <= card < first + words.DECK]
    sets = [
        [state.blessing_deck, state.blessing_discard],
        [state.technology_deck, state.technology_discard],
        [state.decree_deck, state.decree_discard],
    ][kind]
    for player in state.players:
        sets.append([player.blessings, player.technologies, player.decrees][kind])
    if kind == words.DECREE:
        found += [entry & 31 for entry in state.bottom]
        sets += [player.dealt for player in state.players]
    return sorted(found + [card for held in sets for card in members(held)])


def _tiles(state: TekhenuState) -> list[int]:
    """TK-03: 27 Pillar tiles."""
    found = members(state.stack) + [tile for tile in state.display if tile != EMPTY]
    return sorted(found + [code >> 2 for code in state.complex if code != EMPTY])


def _pieces(state: TekhenuState) -> list[int]:
    """TK-39: what is built never moves, so that spaces and counts always agree."""
    wrong = []
    for player in state.players:
        shrines = sum(int(player.shrines) >> 4 * god & 15 for god in range(6))
        wrong.append(int(player.statues) - shrines - len(members(player.people)))
        built = len(members(player.temple)) + len(members(player.osiris))
        wrong.append(int(player.buildings) - built)
        wrong.append(int(player.decree_count) - len(members(player.decrees)))
    return [sum(map(abs, wrong))]


@pytest.mark.rule("TK-03", "TK-05", "TK-14", "TK-17")
@pytest.mark.parametrize(("seats", "dice"), [(1, 22), (2, 22), (3, 24), (4, 26)])
def test_the_box_holds_what_the_rules_say(seats: int, dice: int) -> None:
    state: TekhenuState = catalog.load("tekhenu").new(seats)
    counts, cards, tiles, pieces = conserved(state)
    assert sum(counts) == dice
    out = 1 if seats < 3 else 0
    assert [len(kind) for kind in cards] == [24, 24 - out, 24 - out]
    assert tiles == list(range(27))
    assert pieces == [0]


@pytest.mark.rule("TK-03", "TK-05", "TK-14", "TK-39", "TK-61")
@pytest.mark.parametrize("agreed", AGREEMENTS)
def test_tekhenu_keeps_the_contract_and_loses_nothing(agreed: dict[str, str]) -> None:
    game = catalog.load("tekhenu")
    settled = game.settle(agreed)
    game.options = [Option(key, [value]) for key, value in settled.items()]
    seen = check_game(game, games=1, seed="tekhenu", conserved=conserved)
    assert seen > 1000


@pytest.mark.rule("AMB-16")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_limited_supply_is_never_overdrawn(seats: int) -> None:
    game = catalog.load("tekhenu")
    state: TekhenuState = game.new(seats, game.settle({"supply": "limited"}))
    dealer = QuickDealer(f"supply {seats}")
    most = state.box.supply[words.GOLD : words.POPULATION]
    while not state.over:
        gold = sum(player.gold for player in state.players) + len(members(state.gold_on))
        scribes = sum(player.scribes for player in state.players)
        faith = sum(player.faith for player in state.players)
        assert gold <= most[0]
        assert scribes <= most[1]
        assert faith <= most[2]
        legal = game.legal_actions(state)
        chance = state.seat == CHANCE
        action = int(game.sample(state, dealer)) if chance else legal[dealer.below(len(legal))]
        game.apply(state, action)
