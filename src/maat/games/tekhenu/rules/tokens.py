"""Tokens, markers and Victory Points (TK-12, TK-37 to TK-39, TK-70, TK-72, TK-84)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import rows
from maat.core.game import Step
from maat.core.packed import Field
from maat.core.state import Ask
from maat.games.tekhenu import actions, events, fields, labels, rulings, steps, tasks, words
from maat.games.tekhenu.rules import market
from maat.games.tekhenu.state import Player, TekhenuState

# The datum of a choice among tokens: 2 of one of them, three times, is 2 << 10 | 3 << 16 and them.
CHOICE: Final = Field(0, 10)  # the tokens as a set
AMOUNT: Final = CHOICE.next(6)
TIMES: Final = AMOUNT.next(6)
RULE: Final = TIMES.next(10)  # where the choice comes from


def held(player: Player, token: i64) -> i64:
    """How many of a token a player has."""
    if token < words.GOLD:
        return player.goods >> 12 * token & 4095  # as fields.GOODS has it, without a call
    if token == words.GOLD:
        return player.gold
    return player.scribes if token == words.SCRIBE else player.faith


def basics(player: Player) -> i64:
    """How many resources a player has, of all kinds."""
    return player.goods % 4095  # casting out 4095s: 2 | 3 << 12 is 3 * 4096 + 2, five of them


def add(player: Player, token: i64, amount: i64) -> None:
    """Change how many of a token a player has."""
    if token < words.GOLD:
        player.goods += amount << 12 * token
    elif token == words.GOLD:
        player.gold += amount
    elif token == words.SCRIBE:
        player.scribes += amount
    else:
        player.faith += amount


def supply_left(state: TekhenuState, token: i64) -> i64:
    """How many of a token lie in the general supply when it is limited (AMB-16)."""
    left: i64 = state.box.supply[token]
    for player in state.players:
        left -= held(player, token)
        if token < words.GOLD:
            left -= fields.SURPLUS.of(player.surplus, token)
    if token == words.GOLD:
        lying = state.gold_on
        while lying:
            lying &= lying - 1
            left -= 1
    return left


def available(state: TekhenuState, token: i64, amount: i64) -> i64:
    """How many of so many tokens can be had."""
    if not state.limited:
        return amount
    left = supply_left(state, token)
    return left if left < amount else amount


def gain(state: TekhenuState, seat: i64, token: i64, amount: i64) -> None:
    """Take tokens from the supply."""
    amount = available(state, token, amount)
    if amount > 0:
        player = state.players[seat]
        add(player, token, amount)
        if state.listener is not None:
            state.tell(events.GAINED, seat, token, amount, held(player, token))


def give(state: TekhenuState, seat: i64, token: i64, amount: i64, label: i64) -> None:
    """Give anything a card can name: tokens, steps on the track or VP."""
    if token < words.POPULATION:
        gain(state, seat, token, amount)
    elif token == words.POPULATION:
        raise_population(state, seat, amount)
    elif token == words.HAPPINESS:
        raise_happiness(state, seat, amount)
    else:
        score(state, seat, amount, label)


def score(state: TekhenuState, seat: i64, points: i64, label: i64, entry: i64 = -1) -> None:
    """Gain Victory Points; the label says what for, the entry where in the ledger it stands."""
    if points > 0:
        player = state.players[seat]
        player.vp += points
        write_down(player, label if entry < 0 else entry, points)
        state.tell(events.VP_GAINED, seat, points, label, player.vp)


def lose(state: TekhenuState, seat: i64, points: i64, label: i64, entry: i64 = -1) -> None:
    """Lose Victory Points, never below 0 (TK-96, AMB-42)."""
    player = state.players[seat]
    points = min(points, player.vp)
    if points > 0:
        player.vp -= points
        write_down(player, label if entry < 0 else entry, -points)
        state.tell(events.VP_LOST, seat, points, label, player.vp)


def write_down(player: Player, entry: i64, points: i64) -> None:
    """What a side gained or lost, and for what."""
    player.ledger = rows.add(player.ledger, entry, points)


def raise_population(state: TekhenuState, seat: i64, amount: i64) -> None:
    """Advance the Population marker; it may open market sections (TK-66 to TK-68, AMB-09)."""
    player = state.players[seat]
    reached = player.population + amount
    reached = min(reached, state.box.track_max)
    if reached > player.population:
        amount = reached - player.population
        player.population = reached
        state.tell(events.GAINED, seat, words.POPULATION, amount, reached)
        market.open_up(state, reached)


def raise_happiness(state: TekhenuState, seat: i64, amount: i64) -> None:
    """Advance the Happiness marker, never past Population (TK-70, TK-72, TK-73)."""
    player = state.players[seat]
    reached = player.happiness + amount
    reached = min(reached, player.population)
    if reached > player.happiness:
        amount = reached - player.happiness
        player.happiness = reached
        state.tell(events.GAINED, seat, words.HAPPINESS, amount, reached)
        if seat < state.seats:
            reward_happiness(state, seat, reached)


def reward_happiness(state: TekhenuState, seat: i64, reached: i64) -> None:
    """The rewards of the track, each once (TK-72, TK-73, AMB-25)."""
    player = state.players[seat]
    if reached >= state.box.gold_at and not player.reached & 1:
        player.reached |= 1
        gain(state, seat, words.GOLD, 1)
    if reached >= state.box.scribe_at and not player.reached & 2:
        player.reached |= 2
        gain(state, seat, words.SCRIBE, 1)
    if reached >= state.box.action_at and not player.reached & 4:
        player.reached |= 4
        state.push(tasks.FREE, seat, 0)


def lower_happiness(state: TekhenuState, seat: i64, amount: i64) -> None:
    """Move the Happiness marker back."""
    player = state.players[seat]
    player.happiness -= amount
    state.tell(events.LOST, seat, words.HAPPINESS, amount, player.happiness)


def lower_population(state: TekhenuState, seat: i64, amount: i64) -> None:
    """Move the Population marker back."""
    player = state.players[seat]
    player.population -= amount
    state.tell(events.LOST, seat, words.POPULATION, amount, player.population)


def production(player: Player, resource: i64) -> i64:
    """Where a Production marker stands."""
    return player.makes >> 8 * resource & 255  # as fields.MAKES has it, without a call


def raise_marker(state: TekhenuState, seat: i64, resource: i64, amount: i64) -> None:
    """Advance a Production marker, at most to the last space (TK-84)."""
    player = state.players[seat]
    before = production(player, resource)
    after = before + amount
    after = min(after, state.box.production_max)
    if after == before:
        return
    player.makes += fields.MAKES.packed(resource, after - before)
    state.tell(events.MARKER_RAISED, seat, resource, after)


def offer(
    state: TekhenuState, seat: i64, tokens: i64, rule: i64, amount: i64 = 1, times: i64 = 1
) -> None:
    """Let a seat choose among tokens, as a rule says: so much at a time, so many times."""
    datum = CHOICE.packed(tokens) | AMOUNT.packed(amount) | TIMES.packed(times)
    if state.rules >= rulings.NAMED_GOODS:
        datum |= RULE.packed(rule)
    state.ask(steps.GOODS, seat, datum)


class Goods(Step[TekhenuState]):
    """What to gain: a reward that leaves the choice to the player (TK-64, AMB-40)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        answers: list[int] = []
        for token in range(words.VP):
            if CHOICE.has(ask.datum, token):
                answers.append(actions.GAIN + token)
        return answers

    def rule(self) -> i64:
        return 115

    def reason(self, state: TekhenuState, ask: Ask, action: i64) -> i64:
        return RULE.of(ask.datum) or 115

    def resolve(self, state: TekhenuState, ask: Ask, action: i64) -> None:
        amount = AMOUNT.of(ask.datum)
        if TIMES.of(ask.datum) > 1:
            state.ask(steps.GOODS, ask.seat, ask.datum - TIMES.packed(1))
        give(state, ask.seat, action - actions.GAIN, amount, labels.STATUE_BONUS)
