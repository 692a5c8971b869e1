"""Blessings B01 to B24: each is used once, at the moment it names (TK-74)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset
from maat.games.tekhenu import actions, events, rulebook, steps, words
from maat.games.tekhenu.cards import technologies
from maat.games.tekhenu.rules import bill, payment, tokens
from maat.games.tekhenu.state import Player, TekhenuState

BOONS: Final = 63 | 3 << 20  # B01 to B06, B21, B22: during a production action
ALWAYS: Final = 3 << 6  # B07, B08: any moment of the own turn
TURN_DIE: Final = 3 << 8  # B09, B10: when choosing the die
RECOLOR: Final = 3 << 10  # B11, B12: when choosing the die
STONES: Final = 3 << 12  # B13, B14: during Ra or Horus
FOOD: Final = 3 << 14  # B15, B16: during Bastet or Hathor
NEAR: Final = 3 << 16  # B17, B18: when choosing the die
FAR: Final = 3 << 18  # B19, B20: when choosing the die
TWICE: Final = 3 << 20  # B21, B22: during a production action
ANUBIS: Final = 3 << 22  # B23, B24: at the start of the turn


def waiving(price: i64) -> i64:
    """The Blessings that may be played instead of paying a price."""
    if price & bill.STONE_BLESSING:
        return STONES
    return FOOD if price & bill.FOOD_BLESSING else 0


def add_first(player: Player, answers: list[int], cards: i64) -> None:
    """Offer the first card at hand out of some with the same effect."""
    held = player.blessings & cards
    if held:
        answers.append(actions.PLAY + bitset.lowest(held))


def add_all(player: Player, answers: list[int], cards: i64) -> None:
    """Offer every card at hand out of some."""
    held = player.blessings & cards
    for card in range(words.DECK):
        if held >> card & 1:
            answers.append(actions.PLAY + card)


def why_not(player: Player, action: i64, rule: i64) -> i64:
    """The rule against playing a Blessing now: the card itself names its moment."""
    card = action - actions.PLAY
    if not 0 <= card < words.DECK:
        return rule
    return rulebook.blessing(card + 1) if player.blessings >> card & 1 else 74


def play(state: TekhenuState, seat: i64, card: i64) -> None:
    """Discard a Blessing, 1 to 24, and do what it says."""
    state.players[seat].blessings &= ~(1 << (card - 1))
    state.blessing_discard |= 1 << (card - 1)
    state.tell(events.BLESSING_PLAYED, seat, card - 1)
    technologies.use(technologies.ON_BLESSING, state, seat)
    EFFECTS[card - 1].use(state, seat)


class BlessingEffect:
    """What a Blessing does at once; the base does nothing."""

    def use(self, state: TekhenuState, seat: i64) -> None:
        """Give the seat that plays the card what it brings."""


class Gift(BlessingEffect):
    """B01 to B06: tokens, without any surplus."""

    def __init__(self, token: i64, amount: i64) -> None:
        self.token = token
        self.amount = amount

    def use(self, state: TekhenuState, seat: i64) -> None:
        tokens.gain(state, seat, self.token, self.amount)


class Growth(BlessingEffect):
    """B07, B08: 3 Population or 3 Happiness."""

    def __init__(self, number: i64) -> None:
        self.rule = rulebook.blessing(number)

    def use(self, state: TekhenuState, seat: i64) -> None:
        choice = 1 << words.POPULATION | 1 << words.HAPPINESS
        tokens.offer(state, seat, choice, self.rule, 3)


class Turning(BlessingEffect):
    """B09, B10: turn the die to any face."""

    def use(self, state: TekhenuState, seat: i64) -> None:
        state.ask(steps.FACE, seat)


class Dye(BlessingEffect):
    """B11, B12: treat the die as another color, and its value by up to 1 more or less."""

    def use(self, state: TekhenuState, seat: i64) -> None:
        state.ask(steps.COLOR, seat)


class Neighbor(BlessingEffect):
    """B17, B18: 1 Scribe for an additional action of an adjacent god."""

    def use(self, state: TekhenuState, seat: i64) -> None:
        state.near += 1
        payment.charge(state, seat, bill.SCRIBE)


class Opposite(BlessingEffect):
    """B19, B20: 1 Happiness and 1 Population for an additional action of the opposite god."""

    def use(self, state: TekhenuState, seat: i64) -> None:
        state.far += 1
        tokens.lower_happiness(state, seat, 1)
        tokens.lower_population(state, seat, 1)


class FreePassage(BlessingEffect):
    """B23, B24: the Anubis action without its 2 Scribes."""

    def use(self, state: TekhenuState, seat: i64) -> None:
        state.anubis = True
        state.tell(events.ANUBIS_CALLED, seat)
        state.ask(steps.ANUBIS_DIE, seat)


def may_use_far(player: Player) -> bool:
    """B19 and B20 need Happiness and Population of at least 1 (AMB-36)."""
    return player.happiness >= 1 and player.population >= 1


EFFECTS: Final[list[BlessingEffect]] = [
    Gift(words.LIMESTONE, 4),  # B01
    Gift(words.GRANITE, 4),  # B02
    Gift(words.BREAD, 4),  # B03
    Gift(words.PAPYRUS, 4),  # B04
    Gift(words.GOLD, 3),  # B05
    Gift(words.SCRIBE, 2),  # B06
    Growth(7),
    Growth(8),
    Turning(),  # B09
    Turning(),  # B10
    Dye(),  # B11
    Dye(),  # B12
    BlessingEffect(),  # B13: the price of Ra or Horus is not paid, see waiver.Price
    BlessingEffect(),  # B14
    BlessingEffect(),  # B15: the price of Bastet or Hathor is not paid, see waiver.Price
    BlessingEffect(),  # B16
    Neighbor(),  # B17
    Neighbor(),  # B18
    Opposite(),  # B19
    Opposite(),  # B20
    BlessingEffect(),  # B21: once more, see production.Boon
    BlessingEffect(),  # B22
    FreePassage(),  # B23
    FreePassage(),  # B24
]
