"""Technologies T01 to T24: permanent effects that add up (TK-75, TK-114).

Each card is defined once, with all it does. Where something happens, the rules let the cards of a
moment act, in the order of its list; where a card bends a rule, they ask a question that stands
below the card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core.vectors import vec
from maat.games.tekhenu import labels, pips, rulebook, words
from maat.games.tekhenu.rules import bill, tokens
from maat.games.tekhenu.state import EMPTY, Player, TekhenuState


class Technology:
    """A Technology; most bring VP, a token or both at their moment."""

    def __init__(self, number: i64, vp: i64 = 0, gift: i64 = EMPTY, sides: i64 = 2) -> None:
        self.bit: i64 = 1 << (number - 1)
        self.rule = rulebook.technology(number)
        self.vp = vp
        self.gift = gift  # the token
        self.sides = sides  # it is in games of so many and more

    def is_owned(self, player: Player) -> bool:
        """Whether a player has it in play."""
        return player.technologies & self.bit != 0

    def use(self, state: TekhenuState, seat: i64) -> None:
        """Its moment has come."""
        tokens.score(state, seat, self.vp, labels.TECHNOLOGIES)
        if self.gift != EMPTY:
            tokens.gain(state, seat, self.gift, 1)

    def on_production(
        self, state: TekhenuState, seat: i64, resource: i64, surplus: i64, chief: bool
    ) -> None:
        """Something has been produced, by a production action if chief (AMB-32)."""


T01: Final = Technology(1, vp=2)  # Osiris: 2 VP
T02: Final = Technology(2, vp=2)  # Ra: 2 VP
T03: Final = Technology(3, vp=2)  # Thoth: 2 VP
T04: Final = Technology(4, vp=2, gift=words.GRANITE)  # Horus: 2 VP, 1 Granite before paying
T05: Final = Technology(5, vp=2)  # Hathor: 2 VP more for each own Pillar in the line


def more_for_pillars(player: Player) -> i64:
    """VP more for each own Pillar in the line of a Building (T05)."""
    return T05.vp if T05.is_owned(player) else 0


class Feast(Technology):
    """T06, after Bastet: 2 VP, 1 Population, 1 Happiness."""

    def use(self, state: TekhenuState, seat: i64) -> None:
        tokens.score(state, seat, self.vp, labels.TECHNOLOGIES)
        tokens.raise_population(state, seat, 1)
        tokens.raise_happiness(state, seat, 1)


T06: Final = Feast(6, vp=2)
T07: Final = Technology(7, gift=words.GRANITE)  # a Statue for a god pays: 1 Granite
T08: Final = Technology(8)  # Forbidden dice may be treated as Pure or Tainted
T09: Final = Technology(9)  # abilities of Pillar tiles work in any light


def may_take_forbidden(player: Player) -> bool:
    """Whether a Forbidden die may be taken, as a Pure or a Tainted one (T08)."""
    return T08.is_owned(player)


def works_in_any_light(player: Player) -> bool:
    """Whether the ability of a Pillar tile needs no light (T09)."""
    return T09.is_owned(player)


class Exchange(Technology):
    """Two tokens stand for each other; VP the first time in the own turn (AMB-33)."""

    def __init__(self, number: i64, mark: i64) -> None:
        super().__init__(number, vp=1)
        self.mark = mark  # among the substitutions rewarded this turn

    def concerns(self, price: i64) -> bool:
        """Whether it leaves a choice how to pay a price."""
        return True

    def may_stand(self, token: i64, other: i64) -> bool:
        """Whether it lets one token be paid with another."""
        return False

    def use(self, state: TekhenuState, seat: i64) -> None:
        if not state.swapped & self.mark:
            state.swapped |= self.mark
            tokens.score(state, seat, self.vp, labels.TECHNOLOGIES)


class Clerks(Exchange):
    """T10: Gold and Scribes; so Scribes stand for whatever Gold does."""

    def may_stand(self, token: i64, other: i64) -> bool:
        return other == words.SCRIBE or (token == words.SCRIBE and other == words.GOLD)


T10: Final = Clerks(10, mark=1)


def trades_scribes(player: Player) -> bool:
    """Whether Gold and Scribes stand for each other (T10)."""
    return player.technologies & T10.bit != 0


def scribes_at_hand(player: Player) -> i64:
    """How many Scribes a player could spend."""
    if player.technologies & T10.bit:
        return player.scribes + player.gold
    return player.scribes


class Profit(Technology):
    """T12, a production action: 1 VP for each surplus resource."""

    def on_production(
        self, state: TekhenuState, seat: i64, resource: i64, surplus: i64, chief: bool
    ) -> None:
        if chief:
            tokens.score(state, seat, surplus, labels.TECHNOLOGIES)


class Yield(Technology):
    """T13, production: a value up to 2 away, and 1 more of the resource, never surplus."""

    def on_production(
        self, state: TekhenuState, seat: i64, resource: i64, surplus: i64, chief: bool
    ) -> None:
        tokens.gain(state, seat, resource, 1)


T11: Final = Technology(11, vp=2)  # an action of value 1: 2 VP (AMB-14)
T12: Final = Profit(12)
T13: Final = Yield(13)
T14: Final = Technology(14)  # a god action: a value up to 2 away


def production_values(player: Player, value: i64) -> i64:
    """The values a production can have with a die of some value, as bits (T13)."""
    return pips.around(value, 2 if T13.is_owned(player) else 0)


def most_made(player: Player, marker: i64, value: i64) -> i64:
    """The most a production can bring with a die of some value (T13)."""
    made = min(marker, pips.highest(production_values(player, value)))
    return made + 1 if T13.is_owned(player) else made


def god_values(player: Player, values: i64) -> i64:
    """The values a god action can have with some values of a die, as bits (T14)."""
    return pips.widened(values) if player.technologies & T14.bit else values


class Devotion(Technology):
    """T15, each Maat phase: 2 Faith; its Ankh value is 5 (AMB-52)."""

    def use(self, state: TekhenuState, seat: i64) -> None:
        tokens.gain(state, seat, words.FAITH, 2)


T15: Final = Devotion(15)
HIGHEST_ANKH: Final = 5


def ankh(state: TekhenuState, side: i64) -> i64:
    """What breaks ties in the Maat phase: Destiny card, T15, or the bot's own value (TK-97)."""
    player = state.players[side]
    if side >= state.seats:
        return state.box.bot_ankh
    if T15.is_owned(player):
        return HIGHEST_ANKH
    return state.box.ankh[player.destiny] if player.destiny >= 0 else -1


class Protocol(Technology):
    """T16, after each Maat phase: first in order 2 VP, last in order 1 Gold (AMB-13)."""

    def use(self, state: TekhenuState, seat: i64) -> None:
        if state.order[0] == seat:
            tokens.score(state, seat, self.vp, labels.TECHNOLOGIES)
        if state.order[-1] == seat:
            tokens.gain(state, seat, self.gift, 1)


class Bakery(Technology):
    """T17, a production action that makes Bread: 2 VP; no Bread is due in Scorings."""

    def on_production(
        self, state: TekhenuState, seat: i64, resource: i64, surplus: i64, chief: bool
    ) -> None:
        if chief and resource == words.BREAD:
            tokens.score(state, seat, self.vp, labels.TECHNOLOGIES)


T16: Final = Protocol(16, vp=2, gift=words.GOLD, sides=3)
T17: Final = Bakery(17, vp=2)


def needs_no_bread(player: Player) -> bool:
    """Whether no Bread is due in Scorings (T17)."""
    return T17.is_owned(player)


class Innocence(Technology):
    """T18, a Pure die: 1 VP."""

    def use(self, state: TekhenuState, seat: i64) -> None:
        if state.die_purity == words.PURE:
            tokens.score(state, seat, self.vp, labels.TECHNOLOGIES)


T18: Final = Innocence(18, vp=1)
T19: Final = Technology(19)  # a Tainted die for a god action: produce first for 1 Scribe


def may_tithe(state: TekhenuState, seat: i64) -> bool:
    """Whether the die in hand may produce before its god action (T19, AMB-03, AMB-32)."""
    player = state.players[seat]
    return (
        T19.is_owned(player)
        and state.die_purity == words.TAINTED
        and state.die_color != words.GRAY
        and scribes_at_hand(player) > 0
    )


def minds_purity(player: Player) -> bool:
    """Whether it matters if a die is Pure or Tainted that lies below the scales (T18, T19)."""
    return T18.is_owned(player) or T19.is_owned(player)


class Masonry(Exchange):
    """T22: Limestone and Granite."""

    def concerns(self, price: i64) -> bool:
        return price & bill.STONES != 0

    def may_stand(self, token: i64, other: i64) -> bool:
        return token in (words.LIMESTONE, words.GRANITE) and other in (
            words.LIMESTONE,
            words.GRANITE,
        )


class Passage(Technology):
    """T23, the Anubis action: 3 VP."""

    def use(self, state: TekhenuState, seat: i64) -> None:
        if state.anubis:
            tokens.score(state, seat, self.vp, labels.TECHNOLOGIES)


T20: Final = Technology(20, gift=words.PAPYRUS)  # Thoth: 1 Papyrus before paying
T21: Final = Technology(21, gift=words.BREAD)  # Hathor: 1 Bread before paying
T22: Final = Masonry(22, mark=2)
T23: Final = Passage(23, vp=3)
T24: Final = Technology(24, gift=words.GOLD)  # a Blessing is played: 1 Gold


def trades_stones(player: Player) -> bool:
    """Whether Limestone and Granite stand for each other (T22)."""
    return player.technologies & T22.bit != 0


ALL: Final[list[Technology]] = [
    *[T01, T02, T03, T04, T05, T06, T07, T08],
    *[T09, T10, T11, T12, T13, T14, T15, T16],
    *[T17, T18, T19, T20, T21, T22, T23, T24],
]


def deck(sides: i64) -> i64:
    """The Technologies in a game of so many sides, as bits."""
    cards: i64 = 0
    for card in ALL:
        if sides >= card.sides:
            cards |= card.bit
    return cards


# The moments: which cards act, and in which order.

NONE: Final = vec[Technology]()
BEFORE_GOD: Final = vec[vec[Technology]](
    [
        vec[Technology]([T04]),
        vec[Technology]([T02]),
        vec[Technology]([T21]),
        NONE,
        vec[Technology]([T03, T20]),
        vec[Technology]([T01]),
    ]
)
AFTER_GOD: Final = vec[vec[Technology]]([NONE, NONE, NONE, vec[Technology]([T06]), NONE, NONE])
AT_VALUE: Final = vec[vec[Technology]]([NONE, vec[Technology]([T11]), NONE, NONE, NONE, NONE, NONE])
ON_PRODUCTION: Final = vec[Technology]([T13, T12, T17])
ON_DIE: Final = vec[Technology]([T18, T23])
ON_STATUE_BONUS: Final = vec[Technology]([T07])
ON_BLESSING: Final = vec[Technology]([T24])
ON_MAAT: Final = vec[Technology]([T15])
AFTER_MAAT: Final = vec[Technology]([T16])
EXCHANGES: Final = vec[Exchange]([T10, T22])


def use(cards: vec[Technology], state: TekhenuState, seat: i64) -> None:
    """Let those of some cards act that a side owns, in order."""
    player = state.players[seat]
    for card in cards:
        if player.technologies & card.bit:
            card.use(state, seat)


def has_any(player: Player, cards: vec[Technology]) -> bool:
    """Whether a player owns one of some cards."""
    wanted: i64 = 0
    for card in cards:
        wanted |= card.bit
    return player.technologies & wanted != 0


def on_god_action(state: TekhenuState, seat: i64, god: i64, value: i64) -> None:
    """A god action begins; gains that may come before paying come first."""
    use(BEFORE_GOD[god], state, seat)
    use(AT_VALUE[value], state, seat)


def gift(player: Player, god: i64) -> i64:
    """The token that comes before a god action is paid, EMPTY if none does."""
    for card in BEFORE_GOD[god]:
        if card.gift != EMPTY and player.technologies & card.bit:
            return card.gift
    return EMPTY


def on_production(
    state: TekhenuState, seat: i64, resource: i64, surplus: i64, value: i64, chief: bool
) -> None:
    """Something has been produced."""
    player = state.players[seat]
    for card in ON_PRODUCTION:
        if player.technologies & card.bit:
            card.on_production(state, seat, resource, surplus, chief)
    if chief:
        use(AT_VALUE[value], state, seat)


def has_choice(player: Player, price: i64) -> bool:
    """Whether other tokens may stand for what is due."""
    choice = False
    for card in EXCHANGES:
        if player.technologies & card.bit:
            choice = choice or card.concerns(price)
    return choice


def may_stand(player: Player, token: i64, other: i64) -> bool:
    """Whether a card lets one token be paid with another."""
    possible = False
    for card in EXCHANGES:
        if player.technologies & card.bit:
            possible = possible or card.may_stand(token, other)
    return possible


def on_substitution(state: TekhenuState, seat: i64, token: i64, other: i64) -> None:
    """One token has been paid with another, in the own turn or not."""
    if seat != state.turn_seat():
        return
    for card in EXCHANGES:
        if card.may_stand(token, other):
            card.use(state, seat)
