"""Botankhamun, the opponent of the solo game: tiles, dice, setup, scoring (TK-116 to TK-143)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset, rows
from maat.core.dealer import Dealer
from maat.core.game import Step, Task
from maat.core.state import CHANCE, Ask
from maat.core.vectors import remove
from maat.games.tekhenu import actions, automa_gods, events, fields, reasons, steps, tasks, words
from maat.games.tekhenu.rules import die, horus, osiris, usage
from maat.games.tekhenu.state import BELOW, EMPTY, TekhenuState

BOT: Final = 1  # his side
TILES: Final = 10
GOD_TILES: Final = 6
CENTER: Final = 12  # the middle space of the Temple Complex
FIRST_TWO: Final = 3  # Destiny cards A01 and A02
ROW_STARTS: Final = [0, 4, 7, 9]  # rows of the pyramid from the base up


def schedule(state: TekhenuState) -> None:
    """Put what is set up for him on the agenda (TK-117 to TK-124)."""
    bot = state.players[BOT]
    bot.gold = 0
    bot.scribes = 0
    bot.happiness = state.box.bot_happiness
    bot.population = state.box.bot_population
    bot.makes = 0
    if state.level > 0:
        state.ask(steps.BOT_PILLAR, CHANCE)
    state.ask(steps.PYRAMID, CHANCE)
    state.push(tasks.BOT_SETUP, BOT)


class SetUp(Task[TekhenuState]):
    """Statues and Buildings he starts with (TK-120, TK-123, TK-124)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        box = state.box
        horus.honor(state, BOT, state.slots[box.bot_slots[0] - 1])
        if state.level > 0:
            osiris.occupy(state, BOT, box.bot_rows[0] - 1, words.BREAD)
            osiris.occupy(state, BOT, box.bot_rows[1] - 1, words.GRANITE)
        if state.level > 1 and box.bot_slots[0] != box.bot_slots[1]:
            horus.honor(state, BOT, state.slots[box.bot_slots[1] - 1])


class BotPillar(Step[TekhenuState]):
    """The tile under the Pillar he starts with (TK-123)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        return bitset.codes(state.stack, actions.REVEAL)

    def sample(self, state: TekhenuState, ask: Ask, dealer: Dealer) -> i64:
        return actions.REVEAL + bitset.pick(state.stack, dealer)

    def rule(self) -> i64:
        return 123

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        tile = answer - actions.REVEAL
        state.stack &= ~(1 << tile)
        state.complex = rows.put(state.complex, CENTER, fields.TILE.packed(tile))
        state.covered |= 1 << CENTER
        state.players[BOT].pillars |= 1 << CENTER
        if state.told:
            state.tell(events.SOME_PILLAR_BUILT, BOT, CENTER, 0)
        else:
            state.tell(events.PILLAR_BUILT, BOT, tile, CENTER, 0)


class Pyramid(Step[TekhenuState]):
    """The next tile of the pyramid, from the base up (TK-121, TK-140)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        return [actions.TILE + tile for tile in range(TILES) if tile not in state.pyramid]

    def rule(self) -> i64:
        return 121

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        lay_tile(state, answer - actions.TILE)
        if len(state.pyramid) < TILES - 1:
            state.ask(steps.PYRAMID, CHANCE)
        else:
            lay_tile(state, TILES * (TILES - 1) // 2 - sum(state.pyramid))


def lay_tile(state: TekhenuState, tile: i64) -> None:
    """Put a tile on the next place of the pyramid."""
    state.pyramid = [*state.pyramid, tile]
    state.tell(events.TILE_LAID, EMPTY, tile)


def rebuild(state: TekhenuState) -> None:
    """After a Maat phase a new pyramid, the marker beside it (TK-140)."""
    state.pyramid = []
    state.tile_at = EMPTY
    state.ask(steps.PYRAMID, CHANCE)


def choose_destiny(state: TekhenuState) -> None:
    """He takes a Destiny card only when he is first (TK-119, TK-139)."""
    if state.order[0] == BOT:
        state.ask(steps.BOT_DESTINY, CHANCE)


class BotDestiny(Step[TekhenuState]):
    """A01 or A02 at random, without its reward (TK-119, TK-139)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        return bitset.codes(FIRST_TWO, actions.DEAL + words.FIRST_DESTINY)

    def rule(self) -> i64:
        return 139

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        state.players[BOT].destiny = answer - actions.DEAL - words.FIRST_DESTINY
        state.tell(events.DESTINY_TAKEN, BOT, answer - actions.DEAL)


class AutomaTurn(Task[TekhenuState]):
    """His turn: the Progress marker moves, then its tile is resolved (TK-126)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        if state.tile_at == EMPTY:
            reach(state, 0)
        else:
            state.ask(steps.COIN, CHANCE)


class Coin(Step[TekhenuState]):
    """Up to the row above or right along the row (TK-126)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        return [actions.TOSS, actions.TOSS + 1]

    def rule(self) -> i64:
        return 126

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        state.tell(events.COIN_TOSSED, BOT, answer - actions.TOSS)
        if answer == actions.TOSS + 1:
            reach(state, state.tile_at + 1)
            return
        row: i64 = 3
        while ROW_STARTS[row] > state.tile_at:
            row -= 1
        reach(state, ROW_STARTS[row + 1] + state.tile_at - ROW_STARTS[row])


def reach(state: TekhenuState, place: i64) -> None:
    """Put the marker on a tile and choose a die as it says (TK-127)."""
    state.tile_at = place
    state.tell(events.TILE_REACHED, BOT, state.pyramid[place])
    found = candidates(state)
    if state.listener is not None:
        reason_die(state, found)
    if found[0] == found[-1]:
        take(state, found[0])
    else:
        state.ask(steps.BOT_DIE, CHANCE)


def candidates(state: TekhenuState) -> list[int]:
    """The dice his tile leads to, equal dice of equal rank as often as they are there."""
    tile = state.pyramid[state.tile_at]
    if tile < GOD_TILES:
        found = dice_by_god(state, tile)
    else:
        found = dice_by_color(state, state.box.dice_tiles[tile - GOD_TILES])
    return found or highest(list(state.ring))


def reason_die(state: TekhenuState, found: list[int]) -> None:
    """Which words of TK-129 or TK-130 led to these dice."""
    tile = state.pyramid[state.tile_at]
    code = found[0]
    if tile < GOD_TILES:
        why = reasons.DIE_OF_GOD if code // 30 == tile else reasons.DIE_NEXT_SECTION
        alike = [each for each in state.ring if each // 30 == code // 30 and each % 6 == code % 6]
        tied = reasons.DIE_PURE if purity(state, code) == words.PURE else EMPTY
    else:
        first = state.box.dice_tiles[tile - GOD_TILES][0]
        why = reasons.DIE_OF_COLOR if code // 6 % 5 == first else reasons.DIE_LATER_COLOR
        alike = [each for each in state.ring if each // 6 % 5 == code // 6 % 5]
        alike = [each for each in highest(alike) if purity(state, each) != words.FORBIDDEN]
        own = fields.SHRINES.of(state.players[BOT].shrines, code // 30)
        tied = reasons.DIE_STATUE if own else EMPTY
    forbidden = purity(state, code) == words.FORBIDDEN
    automa_gods.reason(state, reasons.DIE_HIGHEST if forbidden else why)
    if tied != EMPTY and len(set(alike)) > len(set(found)) and not forbidden:
        automa_gods.reason(state, tied)
    if len(set(found)) > 1:
        automa_gods.reason(state, reasons.BY_LOT)


def highest(dice: list[int]) -> list[int]:
    """The dice with the most pips."""
    most = max((code % 6 for code in dice), default=0)
    return [code for code in dice if code % 6 == most]


def purity(state: TekhenuState, code: int) -> int:
    """The purity of a die around the wheel."""
    return int(state.purity(code // 6 % 5, code // 30))


def dice_by_god(state: TekhenuState, god: int) -> list[int]:
    """The highest die of the section or the next one counter-clockwise, Pure first (TK-129)."""
    at = state.box.at[god]
    for back in range(6):
        section = state.box.gods[(at - back) % 6]
        dice = [code for code in state.ring if code // 30 == section]
        found = highest([code for code in dice if purity(state, code) != words.FORBIDDEN])
        pure = [code for code in found if purity(state, code) == words.PURE]
        if found:
            return pure or found
    return []


def dice_by_color(state: TekhenuState, colors: list[int]) -> list[int]:
    """The highest die of the first color there is; then Statue, then slot (TK-130)."""
    allowed = [code for code in state.ring if purity(state, code) != words.FORBIDDEN]
    for color in [*colors, words.GRAY]:
        found = highest([code for code in allowed if code // 6 % 5 == color])
        if found:
            return preferred(state, found)
    return []


def preferred(state: TekhenuState, dice: list[int]) -> list[int]:
    """Of equal dice one where he has a Statue, the highest Horus slot first (AMB-47)."""
    shrines = state.players[BOT].shrines
    own = [code for code in dice if fields.SHRINES.of(shrines, code // 30)]
    if not own:
        return dice
    slot = max(state.slots.index(code // 30) for code in own)
    return [code for code in own if code // 30 == state.slots[slot]]


class BotDie(Step[TekhenuState]):
    """Which of several equal dice (TK-129, TK-130)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        return [actions.TAKE + code for code in sorted(set(candidates(state)))]

    def weights(self, state: TekhenuState, ask: Ask) -> list[int]:
        found = candidates(state)
        return [found.count(code) for code in sorted(set(found))]

    def rule(self) -> i64:
        return 129

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        take(state, answer - actions.TAKE)


def take(state: TekhenuState, code: i64) -> None:
    """He keeps the die beside the tiles and performs the action of its section (TK-127)."""
    state.ring = remove(state.ring, code)
    god = code // 30
    color = code // 6 % 5
    value = code % 6 + 1
    state.die_god = god
    state.die_color = color
    state.die_real_color = color
    state.die_face = value
    state.die_value = value
    state.altered = usage.PLACED
    state.tell(events.DIE_TAKEN, BOT, god, color, value)
    die.put(state, BOT, BELOW, value)
    automa_gods.perform(state, god, value, color)
