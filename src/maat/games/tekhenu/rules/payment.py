"""Paying: Gold stands for any basic resource (TK-37, TK-38), T10 and T22 for more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core.game import Step
from maat.core.state import Ask
from maat.games.tekhenu import actions, events, steps, words
from maat.games.tekhenu.cards import blessings, technologies
from maat.games.tekhenu.rules import tokens
from maat.games.tekhenu.state import Player, TekhenuState

# What is to be paid is packed: 6 bits for each token from Papyrus to Scribe.
PAPYRUS: Final = 1
BREAD: Final = 1 << 6
LIMESTONE: Final = 1 << 12
GRANITE: Final = 1 << 18
GOLD: Final = 1 << 24
SCRIBE: Final = 1 << 30
STONES: Final = (1 << 24) - (1 << 12)  # the bits of Limestone and Granite
DUE: Final = (1 << 36) - 1
STONE_BLESSING: Final = 1 << 36  # B13 and B14 may be played instead
FOOD_BLESSING: Final = 1 << 37  # B15 and B16


def missing(held: i64, need: i64) -> i64:
    """How much is lacking."""
    return need - held if need > held else 0


def may_pay(player: Player, due: i64) -> bool:
    """Whether a player can pay this with what the rules let stand for it."""
    lacking = missing(player.papyrus, due & 63) + missing(player.bread, due >> 6 & 63)
    limestone = due >> 12 & 63
    granite = due >> 18 & 63
    if player.has(22):
        lacking += missing(player.limestone + player.granite, limestone + granite)
    else:
        lacking += missing(player.limestone, limestone) + missing(player.granite, granite)
    gold = lacking + (due >> 24 & 63)
    scribes = due >> 30 & 63
    if player.has(10):
        return gold + scribes <= player.gold + player.scribes
    return gold <= player.gold and scribes <= player.scribes


def may_afford(state: TekhenuState, player: Player, due: i64, token: i64, extra: bool) -> bool:
    """The same, with one more of a token that a Technology gives first (T04, T20, T21)."""
    if not extra or tokens.available(state, token, 1) < 1:
        return may_pay(player, due)
    tokens.add(player, token, 1)
    possible = may_pay(player, due)
    tokens.add(player, token, -1)
    return possible


def scribes_at_hand(player: Player) -> i64:
    """How many Scribes a player could spend."""
    return player.scribes + player.gold if player.has(10) else player.scribes


def charge(state: TekhenuState, seat: i64, due: i64) -> None:
    """Pay; a question only where T10 or T22 leave a real choice."""
    player = state.players[seat]
    if technologies.has_choice(player, due):
        charge_by_choice(state, seat, due)
        return
    for token in range(words.SCRIBE + 1):
        need = due >> 6 * token & 63
        if not need:
            continue
        own = tokens.held(player, token)
        own = min(own, need)
        spend(state, seat, token, token, own)
        spend(state, seat, token, words.GOLD, need - own)


def charge_by_choice(state: TekhenuState, seat: i64, due: i64) -> None:
    """Pay unit by unit, asking whenever several tokens would do."""
    player = state.players[seat]
    while due:
        token = first_due(due)
        ways = choices(player, due)
        if ways & (ways - 1):
            state.ask(steps.PAYMENT, seat, due)
            return
        due -= 1 << 6 * token
        spend(state, seat, token, lowest(ways), 1)


def first_due(due: i64) -> i64:
    """The first token still to be paid."""
    token: i64 = 0
    while not due >> 6 * token & 63:
        token += 1
    return token


def lowest(bits: i64) -> i64:
    """The number of the lowest bit set."""
    number: i64 = 0
    while not bits >> number & 1:
        number += 1
    return number


def choices(player: Player, due: i64) -> i64:
    """The tokens that may pay the first unit due so that the rest can be paid, as bits."""
    token = first_due(due)
    rest = due - (1 << 6 * token)
    ways: i64 = 0
    for other in range(words.SCRIBE + 1):
        if tokens.held(player, other) > 0 and may_replace(player, token, other):
            tokens.add(player, other, -1)
            if may_pay(player, rest):
                ways |= 1 << other
            tokens.add(player, other, 1)
    return ways


def may_replace(player: Player, token: i64, other: i64) -> bool:
    """Whether one token may be paid with another."""
    if token == other:
        return True
    if other == words.GOLD:
        return token < words.GOLD or player.has(10)
    if other == words.SCRIBE:
        return player.has(10)
    stones = (1 << words.LIMESTONE) | (1 << words.GRANITE)
    return player.has(22) and stones >> token & 1 == 1 and stones >> other & 1 == 1


def spend(state: TekhenuState, seat: i64, due: i64, token: i64, amount: i64) -> None:
    """Hand over tokens; a substitution may be rewarded (T10, T22)."""
    if amount <= 0:
        return
    tokens.add(state.players[seat], token, -amount)
    state.tell(events.PAID, seat, token, amount)
    if due != token:
        technologies.reward_substitution(state, seat, due, token)


class Payment(Step[TekhenuState]):
    """With which token to pay the next unit (TK-37, T10, T22)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        ways = choices(state.players[ask.seat], ask.datum)
        answers: list[int] = []
        for token in range(words.SCRIBE + 1):
            if ways >> token & 1:
                answers.append(actions.PAY + token)
        return answers

    def rule(self) -> i64:
        return 37

    def reason(self, state: TekhenuState, ask: Ask, action: i64) -> i64:
        token = action - actions.PAY
        if not 0 <= token <= words.SCRIBE:
            return 37
        due = first_due(ask.datum)
        if may_replace(state.players[ask.seat], due, token):
            return 38
        stones = due in (words.LIMESTONE, words.GRANITE) and token < words.GOLD
        return 722 if stones else 710 if token >= words.GOLD else 37

    def resolve(self, state: TekhenuState, ask: Ask, action: i64) -> None:
        due = first_due(ask.datum)
        spend(state, ask.seat, due, action - actions.PAY, 1)
        charge_by_choice(state, ask.seat, ask.datum - (1 << 6 * due))


def settle(state: TekhenuState, seat: i64, due: i64) -> None:
    """Pay the price of an action, or play a Blessing instead (B13 to B16)."""
    player = state.players[seat]
    if not due & DUE:
        return
    if player.blessings & blessings.waiving(due):
        state.ask(steps.PRICE, seat, due)
    else:
        charge(state, seat, due & DUE)


class Price(Step[TekhenuState]):
    """Pay the price or play a Blessing instead (B13 to B16)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        player = state.players[ask.seat]
        answers: list[int] = []
        if may_pay(player, ask.datum & DUE):
            answers.append(actions.PAY_PRICE)
        blessings.add_first(player, answers, blessings.waiving(ask.datum))
        return answers

    def rule(self) -> i64:
        return 38

    def reason(self, state: TekhenuState, ask: Ask, action: i64) -> i64:
        return blessings.why_not(state.players[ask.seat], action, 38)

    def resolve(self, state: TekhenuState, ask: Ask, action: i64) -> None:
        if action == actions.PAY_PRICE:
            charge(state, ask.seat, ask.datum & DUE)
        else:
            blessings.play(state, ask.seat, action - actions.PLAY + 1)
