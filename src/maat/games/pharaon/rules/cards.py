"""Nobles and artisans: rows, decks and what a card brings at once (rulebook p. 5, 6, 10, 11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset, rows
from maat.core.dealer import Dealer
from maat.core.game import Step, Task
from maat.core.state import CHANCE, Ask
from maat.games.pharaon import actions, events, pieces, steps, tasks
from maat.games.pharaon.rules import chamber, nile, supply
from maat.games.pharaon.state import PharaonState

TAKE: Final = 16  # what a card is turned for: a place of the row, or a side that takes it,
DRAFT: Final = 32  # a seat that drafts,
SCRIBE: Final = 48  # a side that is dealt a scribe


def take_noble(state: PharaonState, side: i64, place: i64) -> None:
    """A noble leaves the row; the place is refilled before anything else (PH-82, A-09)."""
    noble: i64 = state.noble_row[place]
    state.noble_row = rows.put(state.noble_row, place, pieces.EMPTY)
    add_noble(state, side, noble)
    state.push(tasks.REFILL_NOBLE, side, place)


class RefillNoble(Task[PharaonState]):
    """Turn a card for a place of the row, as long as there are any (PH-82)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        if state.noble_deck:
            state.ask(steps.NOBLE, CHANCE, datum)


def draw_noble(state: PharaonState, side: i64) -> None:
    state.ask(steps.NOBLE, CHANCE, TAKE + side)


def add_noble(state: PharaonState, side: i64, noble: i64) -> None:
    """A noble comes to lie in front of a side; officials act at once (PH-81, PH-84)."""
    state.players[side].nobles |= 1 << noble
    state.tell(events.NOBLE_TAKEN, side, noble - 1)
    chamber.name_heir(state, side)
    if noble >= pieces.OFFICIAL and side < state.seats:
        state.push(tasks.OFFICIAL, side, noble)


class Official(Task[PharaonState]):
    """What a high official brings, in the order printed (PH-233 to PH-239)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        box = state.box
        for _ in range(box.official_tokens[datum]):
            state.push(tasks.OFFERING, seat)
        if box.official_silver[datum]:
            supply.gain(state, seat, pieces.SILVER, box.official_silver[datum])
        for _ in range(box.official_stages[datum]):
            chamber.build(state, seat)
        for _ in range(box.official_artisans[datum]):
            state.push(tasks.EMPLOY, seat)
        if box.official_steps[datum]:
            anywhere = nile.stride(box.official_steps[datum], pieces.EVERY_COLOR)
            state.push(tasks.STEPS, seat, anywhere)


def take_artisan(state: PharaonState, side: i64, place: i64) -> None:
    """An artisan leaves the row; the place is refilled before its income (PH-112, A-09)."""
    artisan: i64 = state.artisan_row[place]
    state.artisan_row = rows.put(state.artisan_row, place, pieces.EMPTY)
    add_artisan(state, side, artisan)
    state.push(tasks.REFILL_ARTISAN, side, place)


class RefillArtisan(Task[PharaonState]):
    """Turn a card for a place of the row, as long as there are any (PH-112)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        if state.artisan_deck:
            state.ask(steps.ARTISAN, CHANCE, datum)


def draw_artisan(state: PharaonState, side: i64) -> None:
    state.ask(steps.ARTISAN, CHANCE, TAKE + side)


def add_artisan(state: PharaonState, side: i64, artisan: i64) -> None:
    """An artisan comes to lie in front of a side; the Traitor gains nothing (PH-111, PH-200)."""
    state.players[side].artisans |= 1 << artisan
    state.tell(events.ARTISAN_TAKEN, side, artisan, state.box.artisan_points[artisan])
    if side < state.seats:
        state.push(tasks.ARTISAN_INCOME, side, artisan)


class ArtisanIncome(Task[PharaonState]):
    """Resources, silver and random urns of an artisan (PH-111)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        box = state.box
        for color in box.artisan_gain[datum]:
            supply.gain(state, seat, color, 1)
        if box.artisan_silver[datum]:
            supply.gain(state, seat, pieces.SILVER, box.artisan_silver[datum])
        for _ in range(box.artisan_urns[datum]):
            state.push(tasks.URN, seat)


class Noble(Step[PharaonState]):
    """The top card of the noble deck: each one left is equally likely (PH-15)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return bitset.codes(drawable(state, ask.datum), actions.NOBLE)

    def sample(self, state: PharaonState, ask: Ask, dealer: Dealer) -> i64:
        return actions.NOBLE + bitset.pick(drawable(state, ask.datum), dealer)

    def rule(self) -> i64:
        return 15

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        noble = action - actions.NOBLE
        state.noble_deck &= ~(1 << noble)
        if ask.datum < TAKE:
            state.noble_row = rows.put(state.noble_row, ask.datum, noble)
            state.tell(events.NOBLE_REVEALED, CHANCE, noble - 1, ask.datum + 1)
        elif ask.datum < DRAFT:
            add_noble(state, ask.datum - TAKE, noble)
        elif ask.datum < SCRIBE:
            draft(state, ask.datum - DRAFT, noble)
        else:
            add_noble(state, ask.datum - SCRIBE, noble)


def draft(state: PharaonState, seat: i64, noble: i64) -> None:
    """Two nobles are drawn, openly; one of them is kept (PH-17)."""
    state.tell(events.NOBLE_DRAWN, seat, noble - 1)
    if state.drawn:
        state.ask(steps.KEEP, seat)
    else:
        state.ask(steps.NOBLE, CHANCE, DRAFT + seat)
    state.drawn |= 1 << noble


def drawable(state: PharaonState, datum: i64) -> i64:
    """The deck, or the scribes in it."""
    if datum >= SCRIBE:
        return state.noble_deck & bitset.span(1, pieces.SCRIBES)
    return state.noble_deck


class Artisan(Step[PharaonState]):
    """The top card of the artisan deck: each one left is equally likely (PH-15)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return bitset.codes(state.artisan_deck, actions.ARTISAN)

    def sample(self, state: PharaonState, ask: Ask, dealer: Dealer) -> i64:
        return actions.ARTISAN + bitset.pick(state.artisan_deck, dealer)

    def withheld(self, state: PharaonState, ask: Ask) -> i64:
        """Where nobody says what the player takes off the deck, only the box knows its end."""
        return actions.DECLINE if state.rulings.told else pieces.EMPTY

    def rule(self) -> i64:
        return 15

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        if action == actions.DECLINE:
            state.artisan_deck = 0
            return
        artisan = action - actions.ARTISAN
        state.artisan_deck &= ~(1 << artisan)
        if ask.datum < TAKE:
            state.artisan_row = rows.put(state.artisan_row, ask.datum, artisan)
            state.tell(events.ARTISAN_REVEALED, CHANCE, artisan, ask.datum + 1)
        else:
            add_artisan(state, ask.datum - TAKE, artisan)
