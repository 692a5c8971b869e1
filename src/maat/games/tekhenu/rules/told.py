"""A player whose side is not followed: alone with the real box, they tell what Botankhamun needs.

Asked are the die taken, what changed on the boards both share, and who is first after a Maat
phase. Which Pillar tiles and market cards lie there never matters to him, so nobody names them:
those of the position stand for the real ones.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset, rows
from maat.core.dealer import Dealer
from maat.core.game import Step
from maat.core.state import Ask
from maat.core.vectors import remove, vec
from maat.games.tekhenu import actions, automa, events, fields, steps, tasks, words
from maat.games.tekhenu.rules import die, hathor, horus, maat, market, osiris, ra
from maat.games.tekhenu.state import BELOW, EMPTY, TekhenuState

PLAYER: Final = 0
ROWS: Final = 6


def schedule(state: TekhenuState) -> None:
    """After the board is laid out: the order, then what Starting cards changed (TK-119)."""
    state.order = [automa.BOT, PLAYER]
    maat.tell_order(state)
    state.push(tasks.ROUND)
    state.push(tasks.DESTINY, automa.BOT, 0)
    state.ask(steps.TOLD_CHANGE, PLAYER)


class TakenDie(Step[TekhenuState]):
    """Which die the player took (TK-28)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        return [actions.TAKE + code for code in sorted(set(state.ring))]

    def rule(self) -> i64:
        return 28

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        code = answer - actions.TAKE
        state.ring = remove(state.ring, code)
        value = code % 6 + 1
        state.die_real_color = code // 6 % 5
        state.tell(events.DIE_TAKEN, PLAYER, code // 30, state.die_real_color, value)
        die.put(state, PLAYER, BELOW, value)
        state.ask(steps.TOLD_CHANGE, PLAYER)


class Changed(Step[TekhenuState]):
    """Which god actions the player performed this turn, and which sections opened (TK-127)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        answers: list[int] = [actions.FINISH]
        for god in range(6):
            if god in (words.BASTET, words.THOTH) or buildable(state, god):
                answers.append(actions.PERFORM + god)
        return answers + [actions.SECTION + 1 + each for each in range(state.opened, 4)]

    def rule(self) -> i64:
        return 127

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        if answer == actions.FINISH:
            return
        state.ask(steps.TOLD_CHANGE, PLAYER)
        if answer > actions.SECTION:
            market.open_up(state, state.box.opens_at[answer - actions.SECTION - 1])
            return
        god = answer - actions.PERFORM
        if fields.SHRINES.of(state.players[automa.BOT].shrines, god):
            state.push(tasks.BONUS, automa.BOT, god)  # his Statue pays him for it (TK-132)
        if god not in (words.BASTET, words.THOTH):
            state.ask(steps.TOLD_BUILT, PLAYER, god)


def buildable(state: TekhenuState, god: i64) -> list[int]:
    """What the player may have built with the action of a god."""
    player = state.players[PLAYER]
    if god == words.HORUS and player.statues < state.box.statues:
        honored = [actions.HONOR + each for each in range(6) if horus.has_room(state, each)]
        return honored + bitset.codes(~horus.people_taken(state) & 15, actions.SERVE)
    if god == words.RA and bitset.count(player.pillars) < state.box.pillars:
        return bitset.codes(~state.covered & ra.ALL_SPACES, actions.PLACE)
    if player.buildings >= state.box.buildings:
        return []
    if god == words.HATHOR:
        return bitset.codes(hathor.free_spaces(state), actions.BUILD)
    settled = [actions.SETTLE + each for each in range(4) if free_rows(state, each)]
    return settled if god == words.OSIRIS else []


class Built(Step[TekhenuState]):
    """What the player built, or where (TK-127)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        return buildable(state, ask.datum)

    def rule(self) -> i64:
        return 127

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        if answer >= actions.SETTLE:
            settle(state, answer - actions.SETTLE)
        elif answer >= actions.BUILD:
            raise_building(state, answer - actions.BUILD)
        elif answer >= actions.PLACE:
            lay_pillar(state, answer - actions.PLACE)
        else:
            state.push(tasks.RAISE_STATUE, PLAYER, answer)


def free_rows(state: TekhenuState, district: i64) -> i64:
    """The rows of an Osiris district that nobody has built in, as bits."""
    rows: i64 = 0
    for row in range(ROWS):
        if osiris.free_districts(state, row, 0) >> district & 1:
            rows |= 1 << row
    return rows


def settle(state: TekhenuState, district: i64) -> None:
    """A workshop or quarry, in the row that is free or was named."""
    rows = free_rows(state, district)
    if rows & (rows - 1):
        state.ask(steps.TOLD_ROW, PLAYER, district)
    else:
        osiris.occupy(state, PLAYER, bitset.lowest(rows), district)


class DistrictRow(Step[TekhenuState]):
    """In which row of the district the player built (TK-82)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        return bitset.codes(free_rows(state, ask.datum), actions.VALUE + 1)

    def rule(self) -> i64:
        return 82

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        osiris.occupy(state, PLAYER, answer - actions.VALUE - 1, ask.datum)


def raise_building(state: TekhenuState, space: i64) -> None:
    """A Building beside the Temple Complex."""
    player = state.players[PLAYER]
    player.buildings += 1
    player.temple |= 1 << space
    state.tell(events.BUILDING_BUILT, PLAYER, space)


def lay_pillar(state: TekhenuState, space: i64) -> None:
    """A Pillar of the player: any tile of the display stands for the real one."""
    slot: i64 = 2
    while slot > 0 and state.display[slot] == EMPTY:
        slot -= 1
    if state.display[slot] != EMPTY:
        ra.lay(state, PLAYER, slot, space, 0)
        ra.close_display(state)
    state.covered |= 1 << space
    state.players[PLAYER].pillars |= 1 << space


class FirstNow(Step[TekhenuState]):
    """Who is nearer to balance: the player has weighed the own scales (TK-97)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        return [actions.FIRST + PLAYER, actions.FIRST + automa.BOT]

    def rule(self) -> i64:
        return 97

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        first = answer - actions.FIRST
        state.order = [first, 1 - first]
        maat.tell_order(state)


def hide(seen: TekhenuState) -> None:
    """Nobody has said which tiles and cards lie on the table."""
    for tile in seen.display:
        if tile != EMPTY:
            seen.stack |= 1 << tile
    seen.display = vec[i64]([EMPTY] * 3)
    seen.complex = vec[i64]([EMPTY] * ra.SPACES)
    bot = seen.players[automa.BOT]
    bot.blessings = 0
    bot.technologies = 0
    bot.decrees = 0
    for card in seen.market:
        if card == EMPTY:
            continue
        if card < words.DECK:
            seen.blessing_deck |= 1 << card
        elif card < 2 * words.DECK:
            seen.technology_deck |= 1 << (card - words.DECK)
        else:
            seen.decree_deck |= 1 << (card - 2 * words.DECK)
            seen.decree_left += 1
    seen.market = vec[i64]([EMPTY] * len(seen.market))


def fill(full: TekhenuState, dealer: Dealer) -> None:
    """Lay tiles and cards as they may lie."""
    for space in range(ra.SPACES):
        if full.covered >> space & 1:
            full.complex = rows.put(full.complex, space, 0)
    for slot in range(2, -1, -1):
        if full.stack and full.display[slot] == EMPTY:
            tile = bitset.pick(full.stack, dealer)
            full.display = rows.put(full.display, slot, tile)
            full.stack &= ~(1 << tile)
    for place in range(len(full.market)):
        kind: i64 = full.box.place_kind[place]
        if full.box.place_section[place] < full.opened and market.is_left(full, kind):
            card = bitset.pick(market.drawable(full, kind), dealer)
            market.draw(full, kind, card)
            full.market = rows.put(full.market, place, words.DECK * kind + card)
