"""Setting up (TK-08 to TK-23)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset
from maat.core.dealer import Dealer
from maat.core.game import Step, Task
from maat.core.state import CHANCE, Ask
from maat.core.vectors import vec
from maat.games.tekhenu import (
    actions,
    automa,
    events,
    fields,
    labels,
    steps,
    tasks,
    words,
)
from maat.games.tekhenu.cards import decrees, destiny, starting, technologies
from maat.games.tekhenu.components import Components
from maat.games.tekhenu.rules import maat, market, told
from maat.games.tekhenu.state import EMPTY, UNKNOWN, Player, TekhenuState

ALL_CARDS: Final = (1 << 24) - 1
DESTINY_PENDING: Final = 1 << 12  # among the Starting cards not yet carried out


def opening(seats: i64, rules: i64, box: Components, options: dict[str, str]) -> TekhenuState:
    """The table before the wheel is turned (TK-08 to TK-18)."""
    sides = 2 if seats == 1 else seats
    state = TekhenuState(
        seats,
        rules,
        None,
        vec[Player]([new_player(box) for _ in range(sides)]),
        box,
        vec[i64](),
        vec[i64]([EMPTY] * 3),
        vec[i64]([EMPTY] * 25),
        vec[i64]([EMPTY] * len(box.place_kind)),
    )
    state.sides = sides
    state.bag = fields.BAG.joined(box.dice[sides])
    state.bag_total = sum(box.dice[sides])
    state.stack = (1 << 27) - 1
    state.gold_on = 31
    state.blessing_deck = ALL_CARDS
    state.technology_deck = technologies.deck(sides)
    state.decree_deck = decrees.deck(sides)
    state.decree_left = bitset.count(state.decree_deck)
    state.starting_out = (1 << 12) - 1
    read_options(state, options)
    schedule(state)
    return state


def read_options(state: TekhenuState, options: dict[str, str]) -> None:
    """Take over the choices made before the game."""
    state.printed = options["bonuses"] == "printed"
    state.changed_pips = options["pips"] == "changed"
    state.extra_d23 = options["d23"] == "extra"
    state.limited = options["supply"] == "limited"
    state.secret_faith = options["faith"] == "secret"
    state.level = ["easy", "medium", "hard"].index(options["level"])
    state.random_start = options["start"] == "random"
    state.dear_decrees = options["bot_decrees"] == "dear"
    state.told = state.seats == 1 and options["player"] == "told"


def new_player(box: Components) -> Player:
    """A player board as it starts (TK-16)."""
    ledger = vec[i64]([0] * labels.ENTRIES)
    ledger[labels.START] = box.start_vp
    player = Player(ledger)
    player.vp = box.start_vp
    player.gold = box.start_gold
    player.scribes = box.start_scribes
    player.happiness = box.start_happiness
    player.population = box.start_population
    player.makes = fields.MAKES.joined([int(box.start_production)] * len(words.RESOURCES))
    return player


def schedule(state: TekhenuState) -> None:
    """Put the setup on the agenda, the last of it first."""
    schedule_cards(state)
    schedule_board(state)


def schedule_cards(state: TekhenuState) -> None:
    """Decrees, Starting cards, draft and turn order (TK-19 to TK-23)."""
    if state.told:
        told.schedule(state)
        return
    state.push(tasks.ORDER)
    state.push(tasks.DRAFT)
    if state.seats > 1:
        state.ask(steps.FIRST_PLAYER, CHANCE)
    for _ in range(starting.dealt(state)):
        state.ask(steps.STARTING_CARD, CHANCE)
    for seat in range(state.seats):
        state.ask(steps.KEEP_DECREE, state.seats - 1 - seat)
    for seat in range(state.seats):
        for _ in range(2):
            state.ask(
                steps.SECRET_DECREE, CHANCE, market.secret(state.seats - 1 - seat, market.AT_SETUP)
            )


def schedule_board(state: TekhenuState) -> None:
    """Wheel, Horus tiles, display, dice and market (TK-08 to TK-18)."""
    for at in range(6):
        for _ in range(state.box.per_section):
            state.ask(steps.DIE, CHANCE, state.box.gods[5 - at])
    if state.seats == 1:
        automa.schedule(state)
    for _ in range(3):
        state.ask(steps.REVEAL, CHANCE)
    market.open_up(state, 0)
    if state.printed:
        state.slots = list(state.box.printed)
    else:
        state.ask(steps.BONUS, CHANCE)
    state.ask(steps.WHEEL, CHANCE)


class Wheel(Step[TekhenuState]):
    """Where the wheel starts: the god in front of the first Sunny sector (TK-08)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        return [actions.WHEEL + god for god in range(6)]

    def rule(self) -> i64:
        return 8

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        state.wheel = state.box.at[answer - actions.WHEEL]
        state.start_wheel = state.wheel
        state.tell(events.WHEEL_SET, EMPTY, answer - actions.WHEEL)


class HorusTile(Step[TekhenuState]):
    """The Horus tile for the next slot (TK-11)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        left: i64 = 63
        for god in state.slots:
            left &= ~(1 << god)
        return bitset.codes(left, actions.BONUS)

    def rule(self) -> i64:
        return 11

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        lay_bonus(state, answer - actions.BONUS)
        if len(state.slots) < 5:
            state.ask(steps.BONUS, CHANCE)
        else:
            lay_bonus(state, 15 - sum(state.slots))


def lay_bonus(state: TekhenuState, god: i64) -> None:
    """Put a Horus tile on the next slot."""
    state.slots = [*state.slots, god]
    state.tell(events.BONUS_LAID, EMPTY, len(state.slots), god)


class KeepDecree(Step[TekhenuState]):
    """Which of two Decrees to keep; the other goes under the deck (TK-19)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        player = state.players[ask.seat]
        if bitset.count(player.dealt) < player.dealt_count:
            return [actions.DECLINE]  # withheld: so is which of them is kept
        return bitset.codes(player.dealt, actions.CHOOSE + 2 * words.DECK)

    def rule(self) -> i64:
        return 19

    def seen_by(self, state: TekhenuState, ask: Ask) -> i64:
        return 1 << ask.seat

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        player = state.players[ask.seat]
        card = answer - actions.CHOOSE - 2 * words.DECK
        other: i64 = 0
        if answer == actions.DECLINE:
            state.decree_deck |= player.dealt
            other = UNKNOWN
        else:
            while other == card or not player.dealt >> other & 1:
                other += 1
            player.decrees |= 1 << card
        player.decree_count += 1
        player.dealt = 0
        player.dealt_count = 0
        state.bottom = [*state.bottom, fields.BOTTOM_SIDE.packed(ask.seat) | other]
        state.tell(events.DECREE_KEPT, ask.seat)


class StartingCard(Step[TekhenuState]):
    """A Starting card dealt face up (TK-20)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        return bitset.codes(state.starting_out, actions.DEAL + words.FIRST_STARTING)

    def sample(self, state: TekhenuState, ask: Ask, dealer: Dealer) -> i64:
        return actions.DEAL + words.FIRST_STARTING + bitset.pick(state.starting_out, dealer)

    def rule(self) -> i64:
        return 20

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        card = answer - actions.DEAL - words.FIRST_STARTING
        state.starting_out &= ~(1 << card)
        state.starting |= 1 << card
        state.tell(events.STARTING_DEALT, EMPTY, words.FIRST_STARTING + card)


class FirstPlayer(Step[TekhenuState]):
    """Who drafts first (TK-21)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        return [actions.FIRST + seat for seat in range(state.seats)]

    def rule(self) -> i64:
        return 21

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        state.drafter = answer - actions.FIRST
        state.tell(events.FIRST_DRAFTER, state.drafter)


class OpenDraft(Task[TekhenuState]):
    """One card each clockwise, then one each back again (TK-21)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        if state.seats == 1 and state.random_start:
            deal_start(state)
            return
        for turn in range(state.seats):
            state.ask(steps.DRAFT, (state.drafter + turn) % state.seats)
        for turn in range(state.seats):
            back = state.seats - 1 - turn
            state.ask(steps.DRAFT, (state.drafter + back) % state.seats)


def deal_start(state: TekhenuState) -> None:
    """Two random Starting cards for who plays alone (TK-125)."""
    for card in range(words.STARTING_CARDS):
        if state.starting >> card & 1:
            draft(state, 0, card)


class Draft(Step[TekhenuState]):
    """Which Starting card to take (TK-21)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        return bitset.codes(state.starting, actions.CHOOSE + words.FIRST_STARTING)

    def rule(self) -> i64:
        return 21

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        draft(state, ask.seat, answer - actions.CHOOSE - words.FIRST_STARTING)


def draft(state: TekhenuState, seat: i64, card: i64) -> None:
    """Take a Starting card; both Initiatives add up, the higher one breaks ties (TK-22)."""
    player = state.players[seat]
    state.starting &= ~(1 << card)
    player.starting |= 1 << card
    own: i64 = state.box.initiative[card]
    highest = player.initiative % 1000
    total = player.initiative // 1000 + own
    player.initiative = total * 1000 + (own if own > highest else highest)
    state.tell(events.CARD_DRAFTED, seat, words.FIRST_STARTING + card)


class SetOrder(Task[TekhenuState]):
    """The highest Initiative goes first; Destiny cards and rewards in that order (TK-22, TK-23)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        state.starting_out |= state.starting
        state.starting = 0
        order: list[int] = []
        for side in range(state.sides):
            at = len(order)
            while at > 0 and goes_before(state, side, order[at - 1]):
                at -= 1
            order.insert(at, side)
        state.order = order
        maat.tell_order(state)
        state.push(tasks.ROUND)
        for at in range(state.sides - 1, -1, -1):
            if order[at] < state.seats:
                state.push(tasks.REWARDS, order[at])
                state.players[order[at]].starting |= DESTINY_PENDING
        for at in range(state.sides - 1, -1, -1):
            state.push(tasks.DESTINY, order[at], 0)


def goes_before(state: TekhenuState, side: i64, other: i64) -> bool:
    """Botankhamun is first; then the higher Initiative (TK-22, TK-119)."""
    if side >= state.seats or other >= state.seats:
        return side >= state.seats
    return state.players[side].initiative > state.players[other].initiative


class Rewards(Task[TekhenuState]):
    """The setup cards of a seat: those without a decision first, then as it likes (AMB-38)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        player = state.players[seat]
        cards = pending(player)
        if not cards:
            player.starting = 0
            return
        state.push(tasks.REWARDS, seat)
        simple = cards & simple_cards(player)
        if simple:
            carry_out(state, seat, bitset.codes(simple, 0)[0])
        elif cards & (cards - 1):
            state.ask(steps.REWARD, seat)
        else:
            carry_out(state, seat, bitset.codes(cards, 0)[0])


def pending(player: Player) -> i64:
    """The setup cards still to be carried out, the Destiny card as bit 12."""
    return player.starting & (2 * DESTINY_PENDING - 1)


def simple_cards(player: Player) -> i64:
    """The cards that leave nothing to decide."""
    return starting.simple() | (0 if player.destiny == destiny.A03 else DESTINY_PENDING)


def carry_out(state: TekhenuState, seat: i64, card: i64) -> None:
    """Resolve one setup card; Starting cards leave the game (TK-23)."""
    state.players[seat].starting &= ~(1 << card)
    if 1 << card == DESTINY_PENDING:
        destiny.use(state, seat)
    else:
        state.starting_out |= 1 << card
        starting.REWARDS[card].use(state, seat)


class NextReward(Step[TekhenuState]):
    """Which of the own setup cards comes next (TK-23, AMB-38)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        player = state.players[ask.seat]
        cards = pending(player) & ~DESTINY_PENDING
        answers = bitset.codes(cards, actions.CHOOSE + words.FIRST_STARTING)
        if pending(player) & DESTINY_PENDING:
            answers.append(actions.CHOOSE + words.FIRST_DESTINY + player.destiny)
        return answers

    def rule(self) -> i64:
        return 23

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        card = answer - actions.CHOOSE - words.FIRST_STARTING
        carry_out(state, ask.seat, card if card < words.STARTING_CARDS else 12)
