"""Gains that leave a choice: resources, offering tokens, steps (rulebook p. 4 to 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset, rows
from maat.core.dealer import Dealer
from maat.core.game import Step, Task
from maat.core.state import CHANCE, Ask
from maat.games.pharaon import actions, events, packs, pieces, steps
from maat.games.pharaon.rules import supply
from maat.games.pharaon.state import Holder, PharaonState

TO_SET: Final = 16  # what a token is drawn for: a side, or a place of a set,
TO_BONUS: Final = 64  # or of the bonus zone


class OfferBasic(Task[PharaonState]):
    """A basic resource of choice (PH-125)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        offer_basic(state, seat, 0)


def offer_basic(state: PharaonState, seat: i64, datum: i64) -> None:
    """A basic resource of choice; the datum is what is given for it, means + 1, or 0 (PH-229)."""
    colors = obtainable(state, datum)
    if colors & (colors - 1):
        state.ask(steps.GAIN, seat, datum)
    elif colors:
        obtain(state, seat, bitset.lowest(colors), datum)


def obtainable(state: PharaonState, datum: i64) -> i64:
    """Basic resources in stock, without the color given away, as bits."""
    colors = supply.in_stock(state)
    if datum:
        colors &= ~(1 << (datum - 1) % pieces.COLORS)
    return colors


def obtain(state: PharaonState, seat: i64, color: i64, datum: i64) -> None:
    """Gain the resource chosen, in exchange if something was to be given."""
    if datum:
        swap(state, seat, datum - 1, color)
    else:
        supply.gain(state, seat, color, 1)


def swap(state: PharaonState, seat: i64, means: i64, gained: i64) -> None:
    """Give a piece for a resource and turn the noble (PH-229, PH-230)."""
    noble = pieces.TREASURER if gained == pieces.SILVER else pieces.SORCERESS
    piece = pieces.piece_of(means, 0)
    player = state.players[seat]
    player.turned |= 1 << noble
    player.add(piece, -1)
    state.supply.add(piece, 1)
    player.add(gained, 1)
    state.supply.add(gained, -1)
    state.tell(events.EXCHANGED, seat, noble - 1, piece, gained)


class Gain(Step[PharaonState]):
    """One basic resource of choice, never silver (PH-125)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return bitset.codes(obtainable(state, ask.datum), actions.GAIN)

    def rule(self) -> i64:
        return 125

    def why_not(self, state: PharaonState, ask: Ask, action: i64) -> i64:
        color = action - actions.GAIN
        if not 0 <= color < pieces.COLORS:
            return 125
        if not state.supply.count(color):
            return 34
        return 0 if obtainable(state, ask.datum) >> color & 1 else 229

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        obtain(state, ask.seat, action - actions.GAIN, ask.datum)


class OfferToken(Task[PharaonState]):
    """An offering token of choice (PH-72)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        offer_token(state, seat)


def offer_token(state: PharaonState, seat: i64) -> None:
    """An offering token of choice, as far as there is one (PH-72, PH-75)."""
    choices = rows.filled(state.bonus)
    if supply.may_draw_token(state):
        choices += 1
    if choices > 1:
        state.ask(steps.OFFERING, seat)
    elif choices:
        take_token(state, seat, token_answers(state)[0])


def token_answers(state: PharaonState) -> list[int]:
    """Places of the bonus zone that hold a token, and the bag."""
    answers: list[int] = []
    bonus = state.bonus
    place: i64
    for place in range(len(bonus)):
        if bonus[place] != pieces.EMPTY:
            answers.append(actions.BONUS + 1 + place)
    if supply.may_draw_token(state):
        answers.append(actions.DRAW_OFFERING)
    return answers


def take_token(state: PharaonState, seat: i64, action: i64) -> None:
    """Take a token from the bonus zone or out of the bag."""
    if action == actions.DRAW_OFFERING:
        draw_token(state, seat)
    else:
        take_bonus(state, seat, action - actions.BONUS - 1)


def take_bonus(state: PharaonState, side: i64, place: i64) -> None:
    """The place stays empty until the round is over (PH-73)."""
    token: i64 = state.bonus[place]
    state.bonus = rows.put(state.bonus, place, pieces.EMPTY)
    supply.give_token(state, side, token)


def draw_token(state: PharaonState, side: i64) -> None:
    """Draw blindly; an empty bag is refilled from the discard first (PH-75)."""
    if not state.bag_total:
        supply.refill_bag(state)
    if state.bag_total:
        state.ask(steps.TOKEN, CHANCE, side)


class Offering(Step[PharaonState]):
    """A token of the bonus zone, or one out of the bag (PH-72)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return token_answers(state)

    def rule(self) -> i64:
        return 72

    def why_not(self, state: PharaonState, ask: Ask, action: i64) -> i64:
        if action in token_answers(state):
            return 0
        if action == actions.DRAW_OFFERING:
            return 75
        return 73 if 1 <= action - actions.BONUS <= actions.PLACES else 72

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        take_token(state, ask.seat, action)


class Token(Step[PharaonState]):
    """The token drawn: every one left in the bag is equally likely (PH-16)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        left = state.bag.pieces[pieces.TOKEN :]
        return [actions.TOKEN + kind for kind in range(pieces.TOKENS) if left[kind]]

    def weights(self, state: PharaonState, ask: Ask) -> list[int]:
        return [left for left in state.bag.pieces if left]

    def sample(self, state: PharaonState, ask: Ask, dealer: Dealer) -> i64:
        return actions.TOKEN + kind_at(state.bag, dealer.below(state.bag_total))

    def rule(self) -> i64:
        return 16

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        kind = action - actions.TOKEN
        state.bag.add(pieces.TOKEN + kind, -1)
        state.bag_total -= 1
        if ask.datum < TO_SET:
            supply.give_token(state, ask.datum, pieces.TOKEN + kind)
        elif ask.datum < TO_BONUS:
            place = ask.datum - TO_SET
            state.sets = rows.put(state.sets, place, pieces.TOKEN + kind)
            state.tell(events.SET_FILLED, CHANCE, kind, place // 2 + 1)
            fill(state, place + 1)
        else:
            place = ask.datum - TO_BONUS
            state.bonus = rows.put(state.bonus, place, pieces.TOKEN + kind)
            state.tell(events.BONUS_FILLED, CHANCE, kind, place + 1)
            fill(state, len(state.sets) + place + 1)


def kind_at(bag: Holder, place: i64) -> i64:
    """The kind of the token at a place when the bag is laid out kind by kind."""
    kind: i64 = 0
    counts = bag.tokens & packs.COLORED
    here = packs.units(counts)
    if place >= here:
        place -= here
        kind = pieces.COLORS
        counts = bag.area_tokens
        here = packs.units(counts)
        if place >= here:
            place -= here
            kind += pieces.AREAS
            counts = bag.tokens >> packs.UNIT * pieces.COLORS
    while place >= counts & packs.UNITS:
        place -= counts & packs.UNITS
        counts >>= packs.UNIT
        kind += 1
    return kind


class Fill(Task[PharaonState]):
    """Put tokens on all empty places (PH-134)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        fill(state, 0)


def fill(state: PharaonState, place: i64) -> None:
    """Draw for the next place that is empty: whole sets first, then the bonus zone (PH-134)."""
    sets = len(state.sets)
    while place < sets:
        if state.sets[place] == pieces.EMPTY and (place % 2 or state.bag_total >= 2):
            state.ask(steps.TOKEN, CHANCE, TO_SET + place)
            return
        # The last token of the bag begins no set: then both places are passed over.
        place += 1 if state.bag_total >= 2 or place % 2 else 2
    while place < sets + len(state.bonus) and state.bag_total:
        if state.bonus[place - sets] == pieces.EMPTY:
            state.ask(steps.TOKEN, CHANCE, TO_BONUS + place - sets)
            return
        place += 1
