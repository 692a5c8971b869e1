"""Yardsticks nobody tuned: each does what its published sentence says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from maat import catalog
from maat.bots import matches, roster
from maat.bots.bot import Bot, Glance
from maat.core.dealer import QuickDealer
from maat.games.pharaon import actions as pharaon
from maat.games.pharaon import packs, pieces
from maat.games.pharaon import steps as asks
from maat.games.tekhenu import actions as tekhenu
from maat.games.tekhenu import steps as questions
from maat.games.tekhenu import words
from maat.games.tekhenu.bots.rule_of_thumb import RuleOfThumbBot

GAMES = ["ra", "pharaon", "tekhenu"]
PLAIN = {pieces.NOBLES: 5, pieces.NILE: 2, pieces.ARTISANS: 3}  # units, without the entry


class Watched(Bot[Any]):
    """A bot whose questions and answers are written down."""

    def __init__(self, bot: Bot[Any]) -> None:
        self.bot = bot
        self.told: list[tuple[Any, int, list[int], int]] = []  # position, question, options, answer

    def choose(self, glance: Glance[Any]) -> int:
        answer = int(self.bot.choose(glance))
        self.told.append((glance.state, int(glance.ask.step), glance.options, answer))
        return answer


def followed(key: str, games: int) -> Iterator[tuple[Watched, float]]:
    """The rule of thumb in some games against `random`, and its part of the victory."""
    game = catalog.load(key)
    for number in range(games):
        rule = Watched(roster.find(key, "rule-of-thumb")(str(number)))
        other = roster.find(key, "random")(f"{number} other")
        state = game.new(2, {})
        own = number % 2
        matches.play_out(game, state, [other, rule] if own else [rule, other], QuickDealer("7"))
        places = game.ranking(state)
        yield rule, (places[own] == 1) / places.count(1)


def bills(state: Any, answer: int) -> set[int]:
    """The units of all prices to which acting in an area can lead."""
    game = catalog.load("pharaon")
    after = game.copy(state)
    game.apply(after, answer)
    if after.seat >= 0 and after.asked().step in (asks.COLUMN, asks.COLOR):
        found = [bills(after, option) for option in game.legal_actions(after)]
        return set().union(*found)
    return {int(packs.units(after.purchase.price))}


def plain(state: Any, area: int) -> int:
    """What an area costs without the entry; none to be saved is no saving."""
    if area == pieces.CHAMBER:
        stage = state.players[state.seat].stage
        return int(packs.units(state.box.stage_price[7 * stage + pieces.NO_COLOR]))
    return PLAIN.get(area, 0)


def test_in_pharaon_the_entry_is_saved_wherever_it_can_be() -> None:
    saved = dear = 0
    for rule, _ in followed("pharaon", 1):
        for state, step, options, answer in rule.told:
            areas = [each for each in options if 0 <= each - pharaon.ACT < pieces.AREAS]
            if step != asks.TURN or len(areas) < 2:
                continue
            cheap = [
                each for each in areas if plain(state, each - pharaon.ACT) in bills(state, each)
            ]
            if cheap:
                saved += 1
                assert answer in cheap
                assert plain(state, answer - pharaon.ACT) == max(
                    plain(state, each - pharaon.ACT) for each in cheap
                )
            else:
                dear += 1
                assert answer == areas[0]
    assert saved > dear > 0


def test_in_tekhenu_it_acts_with_one_god_only() -> None:
    acted = 0
    for rule, _ in followed("tekhenu", 3):
        assert isinstance(rule.bot, RuleOfThumbBot)
        god = int(rule.bot.god)
        for _, step, options, answer in rule.told:
            if step == questions.PREPARE and tekhenu.PERFORM + god in options:
                acted += 1
                assert answer == tekhenu.PERFORM + god
            elif step == questions.PREPARE:
                other = tekhenu.PERFORM <= answer < tekhenu.PERFORM + len(words.GODS)
                produces = [each for each in options if 0 <= each - tekhenu.PRODUCE < 4]
                assert not (other and produces)
    assert acted > 5


def test_in_tekhenu_seeds_draw_different_gods() -> None:
    assert len({int(RuleOfThumbBot(str(seed)).god) for seed in range(60)}) == len(words.GODS)


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_one_and_it_plays_with_any_number_of_seats(key: str) -> None:
    game = catalog.load(key)
    for seats in game.seat_counts:
        state = game.new(seats, {})
        bots = [roster.find(key, "rule-of-thumb")(str(seat)) for seat in range(seats)]
        matches.play_out(game, state, bots, QuickDealer("thumb"))
        assert state.over


def test_in_pharaon_one_sentence_is_worth_more_than_luck() -> None:
    assert sum(won for _, won in followed("pharaon", 8)) > 5
