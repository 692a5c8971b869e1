"""Paying: Gold stands for any basic resource (TK-37, TK-38), T10 and T22 for more."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core import bitset
from maat.core.game import Step
from maat.core.state import Ask
from maat.games.tekhenu import actions, events, steps, words
from maat.games.tekhenu.cards import technologies
from maat.games.tekhenu.rules import bill, tokens
from maat.games.tekhenu.state import EMPTY, Player, TekhenuState


def missing(held: i64, need: i64) -> i64:
    """How much is lacking."""
    if need <= held:
        return 0
    return need - held


def may_pay(player: Player, due: i64) -> bool:
    """Whether a player can pay this with what the rules let stand for it."""
    # Asked more often than anything else: the counts are read here without a call, 12 bits of
    # each resource at hand and 6 of each that is due.
    goods = player.goods
    lacking: i64 = 0
    if due & bill.FOOD:
        lacking = missing(goods & 4095, due & 63) + missing(goods >> 12 & 4095, due >> 6 & 63)
    if due & bill.STONES:
        limestone, granite = goods >> 24 & 4095, goods >> 36
        if technologies.trades_stones(player):
            lacking += missing(limestone + granite, (due >> 12 & 63) + (due >> 18 & 63))
        else:
            lacking += missing(limestone, due >> 12 & 63) + missing(granite, due >> 18 & 63)
    gold = lacking + (due >> 24 & 63)
    scribes = due >> 30 & 63
    if technologies.trades_scribes(player):
        return gold + scribes <= player.gold + player.scribes
    return gold <= player.gold and scribes <= player.scribes


def may_afford(state: TekhenuState, player: Player, due: i64, god: i64) -> bool:
    """Whether a player can pay a god, also with what a Technology gives first."""
    if may_pay(player, due):
        return True
    token = technologies.gift(player, god)
    if token == EMPTY or tokens.available(state, token, 1) < 1:
        return False
    tokens.add(player, token, 1)
    possible = may_pay(player, due)
    tokens.add(player, token, -1)
    return possible


def charge(state: TekhenuState, seat: i64, due: i64) -> None:
    """Pay; a question only where T10 or T22 leave a real choice."""
    player = state.players[seat]
    if technologies.has_choice(player, due):
        charge_by_choice(state, seat, due)
        return
    for token in range(words.SCRIBE + 1):
        need = bill.COUNTS.of(due, token)
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
        due -= bill.COUNTS.packed(token, 1)
        spend(state, seat, token, bitset.lowest(ways), 1)


def first_due(due: i64) -> i64:
    """The first token still to be paid."""
    token: i64 = 0
    while not bill.COUNTS.of(due, token):
        token += 1
    return token


def choices(player: Player, due: i64) -> i64:
    """The tokens that may pay the first unit due so that the rest can be paid, as bits."""
    token = first_due(due)
    rest = due - bill.COUNTS.packed(token, 1)
    ways: i64 = 0
    for other in range(words.SCRIBE + 1):
        if tokens.held(player, other) > 0 and may_replace(player, token, other):
            tokens.add(player, other, -1)
            if may_pay(player, rest):
                ways |= 1 << other
            tokens.add(player, other, 1)
    return ways


def may_replace(player: Player, token: i64, other: i64) -> bool:
    """Whether one token may be paid with another: Gold for goods, or as cards say (TK-37)."""
    if token == other or (other == words.GOLD and token < words.GOLD):
        return True
    return technologies.may_stand(player, token, other)


def spend(state: TekhenuState, seat: i64, due: i64, token: i64, amount: i64) -> None:
    """Hand over tokens; a substitution may be rewarded (T10, T22)."""
    if amount <= 0:
        return
    tokens.add(state.players[seat], token, -amount)
    state.tell(events.PAID, seat, token, amount)
    if due != token:
        technologies.on_substitution(state, seat, due, token)


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
        if stones:
            return technologies.T22.rule
        return technologies.T10.rule if token >= words.GOLD else 37

    def resolve(self, state: TekhenuState, ask: Ask, action: i64) -> None:
        due = first_due(ask.datum)
        spend(state, ask.seat, due, action - actions.PAY, 1)
        charge_by_choice(state, ask.seat, ask.datum - bill.COUNTS.packed(due, 1))
