"""Decrees D01 to D24: VP at the end of the game (TK-110)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset
from maat.core.vectors import vec
from maat.games.tekhenu import events, fields, rulings, scoring, words
from maat.games.tekhenu.cards import technologies
from maat.games.tekhenu.rules import payment, tokens
from maat.games.tekhenu.state import LEFT, Player, TekhenuState

D03: Final = 2
D04: Final = 3
D20: Final = 19
D23: Final = 22
REPEAT_GOLD: Final = 2  # what D03 costs
SYMBOL_VP: Final = 4  # D04 and D05


def worth(state: TekhenuState, side: i64, decree: i64) -> i64:
    """What a Decree is worth by itself."""
    return WORTHS[decree].points(state, state.players[side], side)


class Worth:
    """How a Decree counts; the base is worth nothing by itself."""

    def points(self, state: TekhenuState, player: Player, side: i64) -> i64:
        """VP of this Decree."""
        return 0

    def planned(self, state: TekhenuState, player: Player, side: i64, plan: ScoringPlan) -> i64:
        """VP of this Decree in a plan, with what is left after paying."""
        return self.points(state, player, side)


class Each(Worth):
    """So many VP for each of several sorts of own pieces."""

    def __init__(
        self,
        technologies: i64 = 0,
        workshops: i64 = 0,
        quarries: i64 = 0,
        temple: i64 = 0,
        pillars: i64 = 0,
        god_statues: i64 = 0,
        people_statues: i64 = 0,
    ) -> None:
        self.technologies = technologies
        self.workshops = workshops
        self.quarries = quarries
        self.temple = temple
        self.pillars = pillars
        self.god_statues = god_statues
        self.people_statues = people_statues

    def points(self, state: TekhenuState, player: Player, side: i64) -> i64:
        people = bitset.count(player.people)
        return (
            self.technologies * bitset.count(player.technologies)
            + self.workshops * bitset.count(player.osiris & WORKSHOPS)
            + self.quarries * bitset.count(player.osiris & QUARRIES)
            + self.temple * bitset.count(player.temple)
            + self.pillars * bitset.count(player.pillars)
            + self.god_statues * (player.statues - people)
            + self.people_statues * people
        )


class Symbols(Worth):
    """D02: 4 VP for each different symbol among all Decrees owned (AMB-10)."""

    def points(self, state: TekhenuState, player: Player, side: i64) -> i64:
        found: i64 = 0
        for decree in range(words.DECK):
            if player.decrees >> decree & 1:
                found |= 1 << state.box.symbol[decree]
        return 4 * bitset.count(found)


class Repetition(Worth):
    """D03: for 2 Gold another Decree once more; D04 is paid for once more (AMB-12)."""

    def planned(self, state: TekhenuState, player: Player, side: i64, plan: ScoringPlan) -> i64:
        if plan.again < 0 or plan.again == D04:
            return 0
        return WORTHS[plan.again].planned(state, player, side, plan)


class Tribute(Worth):
    """D04: 4 VP for each Population symbol paid with a resource."""

    def planned(self, state: TekhenuState, player: Player, side: i64, plan: ScoringPlan) -> i64:
        return SYMBOL_VP * plan.paid


class ScribesLeft(Worth):
    """D07: 3 VP for each Scribe left."""

    def planned(self, state: TekhenuState, player: Player, side: i64, plan: ScoringPlan) -> i64:
        return 3 * plan.scribes


class Stores(Worth):
    """D08: 2 VP for each Gold and 1 for each resource left, at most 20."""

    def planned(self, state: TekhenuState, player: Player, side: i64, plan: ScoringPlan) -> i64:
        return min(20, 2 * plan.gold + plan.basics)


class Happiness(Worth):
    """D05: 4 VP for each symbol the Happiness marker has reached."""

    def points(self, state: TekhenuState, player: Player, side: i64) -> i64:
        return SYMBOL_VP * scoring.symbols(state.box.happiness_symbols, player.happiness)


class Lead(Worth):
    """D06: the distance to the lowest Happiness marker."""

    def points(self, state: TekhenuState, player: Player, side: i64) -> i64:
        lowest = player.happiness
        for other in state.players:
            lowest = min(lowest, other.happiness)
        return player.happiness - lowest


class Order(Worth):
    """D20: 10 VP for the first in turn order, 5 for the second."""

    def points(self, state: TekhenuState, player: Player, side: i64) -> i64:
        if state.order[0] == side:
            return 10
        return 5 if state.order[1] == side else 0


class Purity(Worth):
    """D22: half the pips of the Pure dice, rounded up."""

    def points(self, state: TekhenuState, player: Player, side: i64) -> i64:
        pips: i64 = 0
        dice = player.dice
        while dice:
            if fields.DIE_PLACE.of(dice) == LEFT:
                pips += fields.DIE_VALUE.of(dice)
            dice >>= fields.DICE.width
        return (pips + 1) // 2


class TempleAgain(Worth):
    """D24: the Temple Complex once more, without Statues."""

    def points(self, state: TekhenuState, player: Player, side: i64) -> i64:
        return scoring.temple_points(state, player, False)


WORKSHOPS: Final = 0x333333  # districts Papyrus and Bread in all six rows
QUARRIES: Final = 0xCCCCCC
WORTHS: Final = vec[Worth](
    [
        Each(technologies=3),  # D01
        Symbols(),  # D02
        Repetition(),  # D03
        Tribute(),  # D04
        Happiness(),  # D05
        Lead(),  # D06
        ScribesLeft(),  # D07
        Stores(),  # D08
        Each(quarries=3),  # D09
        Each(workshops=3),  # D10
        Each(workshops=2, quarries=2),  # D11
        Each(temple=3),  # D12
        Each(pillars=3),  # D13
        Each(god_statues=2, people_statues=2, temple=2),  # D14
        Each(pillars=2, temple=2),  # D15
        Each(god_statues=4),  # D16
        Each(god_statues=2, people_statues=2, pillars=2),  # D17
        Each(god_statues=3, people_statues=3),  # D18
        Each(people_statues=5),  # D19
        Order(),  # D20: not in a game of two
        Each(workshops=1, quarries=1, temple=1),  # D21
        Purity(),  # D22
        Worth(),  # D23: an action before the last Scoring, see rules.maat
        TempleAgain(),  # D24
    ]
)


def deck(sides: i64) -> i64:
    """The Decrees in a game of so many sides, as bits (D20)."""
    every: i64 = (1 << words.DECK) - 1
    return every if sides > 2 else every & ~(1 << D20)


class ScoringPlan:
    """A way to score Decrees: which ones, which one twice, and what is paid for it."""

    def __init__(
        self, cards: list[int], again: int, by_scribes: int, paid: int, tribute: int
    ) -> None:
        self.cards = cards
        self.again = again  # the Decree D03 repeats, -1 if none
        self.by_scribes = by_scribes  # Scribes standing for the Gold of D03 (T10)
        self.paid = paid  # resources paid for D04
        self.tribute = tribute  # Scribes among them that go before all else (T10)
        self.points: list[int] = []
        self.total = 0
        self.scribes = 0  # left after paying, as are Gold and basic resources
        self.gold = 0
        self.basics = 0


def score_best(state: TekhenuState, side: i64) -> None:
    """Score the most valuable Decrees: at most three, one of each symbol (TK-110)."""
    best = best_plan(state, side)
    player = state.players[side]
    pay(state, side, best)
    ledger: list[int] = []
    for card, points in zip(best.cards, best.points, strict=True):
        ledger += [card, points]
        player.vp += points
        state.tell(events.DECREE_SCORED, side, 2 * words.DECK + card, points)
    player.decree_ledger = ledger
    player.open_decrees = player.decrees


def pay(state: TekhenuState, side: i64, chosen: ScoringPlan) -> None:
    """Hand over what D03 and D04 cost: besides the Scribes planned, plain resources go first."""
    player = state.players[side]
    if chosen.again >= 0:
        payment.spend(state, side, words.GOLD, words.GOLD, REPEAT_GOLD - chosen.by_scribes)
        payment.spend(state, side, words.GOLD, words.SCRIBE, chosen.by_scribes)
    payment.spend(state, side, words.GOLD, words.SCRIBE, chosen.tribute)
    left: i64 = chosen.paid - chosen.tribute
    for token in range(words.SCRIBE + 1):
        amount = tokens.held(player, token)
        amount = min(amount, left)
        payment.spend(state, side, token, token, amount)
        left -= amount


def best_plan(state: TekhenuState, side: i64) -> ScoringPlan:
    """Try every set of Decrees and every way to pay; more VP, then more Scribes, is better."""
    best = ScoringPlan([], -1, 0, 0, 0)
    best.scribes = int(state.players[side].scribes)
    for cards in sets(state, side):
        for plan in plans(state, side, cards):
            if is_better(plan, best):
                best = plan
    used = D23 in best.cards or not state.d23_used >> side & 1
    if not used:
        best.cards = [D23, *best.cards]
        best.points = [0, *best.points]
    return best


def is_better(plan: ScoringPlan, other: ScoringPlan) -> bool:
    """More VP, or as many and more Scribes left."""
    if plan.total == other.total:
        return plan.scribes > other.scribes
    return plan.total > other.total


def sets(state: TekhenuState, side: i64) -> list[list[int]]:
    """All sets of at most three Decrees with different symbols; D23 if used is one (AMB-11)."""
    box = state.box
    used = state.d23_used >> side & 1 == 1
    held = state.players[side].decrees
    owned = [card for card in range(words.DECK) if held >> card & 1 and card != D23]
    found: list[list[int]] = [[D23] if used and not state.extra_d23 else []]
    for card in owned:
        for cards in found[:]:
            symbols = [box.symbol[other] for other in cards]
            if len(cards) < box.most_decrees and box.symbol[card] not in symbols:
                found.append([*cards, card])
    return found


def plans(state: TekhenuState, side: i64, cards: list[int]) -> list[ScoringPlan]:
    """Every way to pay for D03 and D04 in a set of Decrees (AMB-08, AMB-12, AMB-34)."""
    repeats = [-1]
    if D03 in cards:
        repeats += [card for card in cards if card not in (D03, D23)]
    found: list[ScoringPlan] = []
    for again in repeats:
        for by_scribes in range(REPEAT_GOLD + 1 if again >= 0 else 1):
            most = 0
            if D04 in cards:
                symbols = scoring.symbols(
                    state.box.population_symbols, state.players[side].population
                )
                most = int(symbols) * (2 if again == D04 else 1)
            for paid in range(most + 1):
                for tribute in range(most_tribute(state, side, paid) + 1):
                    plan = ScoringPlan(cards, again, by_scribes, paid, tribute)
                    if count_up(state, side, plan):
                        found.append(plan)
    return found


def most_tribute(state: TekhenuState, side: i64, paid: int) -> int:
    """How many of the resources for D04 Scribes may be, so that others are left (AMB-34)."""
    free = state.rules >= rulings.TRIBUTE_BY_SCRIBES
    return paid if free and technologies.trades_scribes(state.players[side]) else 0


def count_up(state: TekhenuState, side: i64, plan: ScoringPlan) -> bool:
    """Work out what a plan is worth; False if it cannot be paid."""
    player = state.players[side]
    basics = int(tokens.basics(player))
    gold = int(player.gold)
    scribes = int(player.scribes)
    if plan.again >= 0:
        gold -= REPEAT_GOLD - plan.by_scribes
        scribes -= plan.by_scribes
    if gold < 0:
        return False
    scribes -= plan.tribute
    after = plan.paid - plan.tribute - basics
    basics = max(0, -after)
    if after > 0:
        gold -= after
    if gold < 0:
        scribes += gold
        gold = 0
    swapped = plan.by_scribes > 0 or scribes < int(player.scribes)
    if gold < 0 or scribes < 0 or (swapped and not technologies.trades_scribes(player)):
        return False
    plan.scribes = scribes
    plan.gold = gold
    plan.basics = basics
    plan.points = [int(WORTHS[card].planned(state, player, side, plan)) for card in plan.cards]
    plan.total = sum(plan.points)
    return True
