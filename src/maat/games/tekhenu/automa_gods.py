"""The god actions of Botankhamun (TK-128, TK-131 to TK-137)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset
from maat.core.game import Step
from maat.core.state import CHANCE, Ask
from maat.games.tekhenu import (
    actions,
    events,
    fields,
    labels,
    reasons,
    scoring,
    steps,
    tasks,
    words,
)
from maat.games.tekhenu.rules import (
    hathor,
    horus,
    layout,
    osiris,
    ra,
    temple,
    thoth,
    tokens,
)
from maat.games.tekhenu.state import EMPTY, TekhenuState

BOT: Final = 1
OSIRIS_SPACES: Final = [words.WORKSHOPS, words.QUARRIES]
TEMPLE_SPACES: Final = [words.TEMPLE_ROW, words.TEMPLE_COLUMN]
INNER: Final = 0b00000_01110_01110_01110_00000  # spaces that do not touch the border


class AutomaGod:
    """One of the six, as Botankhamun calls on it."""

    def act(self, state: TekhenuState, value: i64, color: i64) -> None:
        """Do what the action of this value comes to for him, with a die of this color."""
        raise TypeError("a god says what Botankhamun does")


def perform(state: TekhenuState, god: i64, value: i64, color: i64) -> None:
    """Perform a god action; he pays nothing and gains only Scribes and VP (TK-128)."""
    state.tell(events.ACTION_BEGAN, BOT, god, value)
    datum = layout.GOD.packed(god) | layout.VALUE.packed(value)
    if fields.SHRINES.of(state.players[BOT].shrines, god):
        datum |= layout.HAD
    state.push(tasks.DONE, BOT, datum)
    GODS[god].act(state, value, color)


def reason(state: TekhenuState, why: i64) -> None:
    """Say why he does what comes next."""
    state.tell(events.REASONED, BOT, why)


def settle(state: TekhenuState, step: i64, places: i64) -> bool:
    """Whether chance has to decide between several places; if so it is asked."""
    if places & (places - 1):
        reason(state, reasons.BY_LOT)
        state.ask(step, CHANCE, places)
        return True
    return False


class AutomaHorus(AutomaGod):
    """For the god, else above Osiris, else at the Temple, else 3 VP (TK-131, AMB-44)."""

    def act(self, state: TekhenuState, value: i64, color: i64) -> None:
        god: i64 = state.slots[value - 1]
        if state.players[BOT].statues >= state.box.statues:
            reason(state, reasons.STATUE_BLOCKED)
            tokens.score(state, BOT, state.box.bot_blocked_vp, labels.BLOCKED_STATUE)
            return
        if horus.has_room(state, god):
            reason(state, reasons.STATUE_GOD)
            horus.honor(state, BOT, god)
            return
        places = best_statue_spaces(state)
        reason(state, why_people(places))
        if not places:
            tokens.score(state, BOT, state.box.bot_blocked_vp, labels.BLOCKED_STATUE)
        elif not settle(state, steps.BOT_STATUE, places):
            horus.serve(state, BOT, bitset.lowest(places))


def why_people(places: i64) -> i64:
    """Why these spaces: over Osiris for districts, at the Temple for Pillars, or none is left."""
    if not places:
        return reasons.STATUE_BLOCKED
    at_temple = 1 << words.TEMPLE_ROW | 1 << words.TEMPLE_COLUMN
    return reasons.STATUE_TEMPLE if places & at_temple else reasons.STATUE_DISTRICTS


def best_statue_spaces(state: TekhenuState) -> i64:
    """The spaces for the people he likes best, as bits (TK-131)."""
    taken = horus.people_taken(state)
    most = 0
    best = 0
    for space in OSIRIS_SPACES:
        effect = 0 if taken >> space & 1 else districts_won(state, space)
        if effect:
            best, most = better(best, most, effect, space)
    if best:
        return best
    most = -1
    for space in TEMPLE_SPACES:
        if not taken >> space & 1:
            line = state.box.temple.statue_line[space]
            pillars = int(
                bitset.count(state.players[BOT].pillars & state.box.temple.line_spaces[line])
            )
            best, most = better(best, most, pillars, space)
    return best


def better(best: int, most: int, worth: int, place: int) -> tuple[int, int]:
    """The best places so far as bits, and their worth, with one more place."""
    if worth > most:
        return 1 << place, worth
    return (best | 1 << place if worth == most else best), most


def districts_won(state: TekhenuState, space: int) -> int:
    """How many districts a Statue there would newly let him lead (AMB-44)."""
    bot = state.players[BOT]
    before = [scoring.leader(state, district) for district in range(4)]
    bot.people |= 1 << space
    after = [scoring.leader(state, district) for district in range(4)]
    bot.people &= ~(1 << space)
    return sum(1 for old, new in zip(before, after, strict=True) if new == BOT != old)


class BotStatue(Step[TekhenuState]):
    """Which of equally good Statue spaces (TK-131)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        return bitset.codes(ask.datum, actions.SERVE)

    def rule(self) -> i64:
        return 131

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        horus.serve(state, BOT, answer - actions.SERVE)


class AutomaRa(AutomaGod):
    """The tile of the display, unrotated, where it brings most VP (TK-133)."""

    def act(self, state: TekhenuState, value: i64, color: i64) -> None:
        bot = state.players[BOT]
        full = state.covered == ra.ALL_SPACES or bitset.count(bot.pillars) >= state.box.pillars
        if full or ra.tile_for(state, value) == EMPTY:
            return
        places = best_pillar_spaces(state)
        if state.listener is not None:
            reason_pillar(state, places)
        if not settle(state, steps.BOT_SPACE, places):
            lay_pillar(state, bitset.lowest(places))


def best_pillar_spaces(state: TekhenuState) -> i64:
    """Most VP, then a line with an own Building, then off the border (TK-133, AMB-45)."""
    bot = state.players[BOT]
    best = 0
    most = -1
    for space in range(ra.SPACES):
        if not state.covered >> space & 1:
            own = 1 if bot.temple & state.box.temple.near[space] else 0
            worth = 4 * int(pillar_points(state, space)) + 2 * own + (INNER >> space & 1)
            best, most = better(best, most, worth, space)
    return best


def reason_pillar(state: TekhenuState, places: i64) -> None:
    """Most VP, and what told spaces of equal VP apart (TK-133)."""
    best = bitset.lowest(places)
    most = pillar_points(state, best)
    free = [space for space in range(ra.SPACES) if not state.covered >> space & 1]
    rivals = [space for space in free if pillar_points(state, space) == most]
    reason(state, reasons.PILLAR_POINTS)
    near = state.players[BOT].temple
    beside = [space for space in rivals if near & state.box.temple.near[space]]
    if 0 < len(beside) < len(rivals):
        reason(state, reasons.PILLAR_BUILDING)
    if bitset.count(places) < len(beside or rivals):
        reason(state, reasons.PILLAR_INNER)


def pillar_points(state: TekhenuState, space: i64) -> i64:
    """Buildings in its lines and touching edges of any color, also of the border (TK-133)."""
    return temple.buildings_near(state, space) + touching(state, space)


def touching(state: TekhenuState, space: i64) -> i64:
    """Edges that touch a tile or the border."""
    number: i64 = 0
    for direction in range(4):
        other: i64 = state.box.temple.neighbor[4 * space + direction]
        if other < 0 or state.complex[other] != EMPTY:
            number += 1
    return number


def lay_pillar(state: TekhenuState, space: i64) -> None:
    """Score and lay the tile; rewards and abilities are ignored (TK-133)."""
    slot: i64 = state.box.display[state.die_value - 1]
    tokens.score(state, BOT, temple.buildings_near(state, space), labels.PILLAR_BUILDINGS)
    tokens.score(state, BOT, touching(state, space), labels.PILLAR_EDGES)
    tokens.score(state, BOT, state.box.display_vp[slot], labels.PILLAR_DISPLAY)
    ra.lay(state, BOT, slot, space, 0)
    state.players[BOT].pillars |= 1 << space
    ra.close_display(state)


class BotSpace(Step[TekhenuState]):
    """Which of equally good spaces of the Temple Complex (TK-133)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        return bitset.codes(ask.datum, actions.PLACE)

    def rule(self) -> i64:
        return 133

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        lay_pillar(state, answer - actions.PLACE)


class AutomaHathor(AutomaGod):
    """The Building space with most own Pillars in its line (TK-134, AMB-44)."""

    def act(self, state: TekhenuState, value: i64, color: i64) -> None:
        bot = state.players[BOT]
        free = hathor.free_spaces(state)
        if bot.buildings >= state.box.buildings or not free:
            return
        best = 0
        most = -1
        for space in range(hathor.SPACES):
            if free >> space & 1:
                best, most = better(best, most, int(pillars_in_line(state, space)), space)
        reason(state, reasons.BUILDING_PILLARS)
        if not settle(state, steps.BOT_BUILDING, best):
            raise_building(state, bitset.lowest(best))


def pillars_in_line(state: TekhenuState, space: i64) -> i64:
    """His Pillars in the line of a Building space."""
    line = space - hathor.LINES if space >= hathor.LINES else space
    return bitset.count(state.players[BOT].pillars & state.box.temple.line_spaces[line])


def raise_building(state: TekhenuState, space: i64) -> None:
    """Score his Pillars; Population grows (TK-134)."""
    bot = state.players[BOT]
    bot.buildings += 1
    bot.temple |= 1 << space
    state.tell(events.BUILDING_BUILT, BOT, space)
    points = pillars_in_line(state, space) * state.box.own_pillar_vp
    tokens.score(state, BOT, points, labels.HATHOR)
    tokens.raise_population(state, BOT, state.die_value)


class BotBuilding(Step[TekhenuState]):
    """Which of equally good Building spaces (TK-134)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        return bitset.codes(ask.datum, actions.BUILD)

    def rule(self) -> i64:
        return 134

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        raise_building(state, answer - actions.BUILD)


class AutomaBastet(AutomaGod):
    """Happiness step by step, Population where it would be passed (TK-135, AMB-49)."""

    def act(self, state: TekhenuState, value: i64, color: i64) -> None:
        bot = state.players[BOT]
        reason(state, reasons.HAPPINESS_FIRST)
        tokens.gain(state, BOT, words.SCRIBE, state.box.bastet_scribes[value - 1])
        for _ in range(value):
            if bot.happiness < bot.population:
                tokens.raise_happiness(state, BOT, 1)
            else:
                tokens.raise_population(state, BOT, 1)


class AutomaThoth(AutomaGod):
    """Decrees, Technologies, Blessings of the highest section he reaches (TK-136)."""

    def act(self, state: TekhenuState, value: i64, color: i64) -> None:
        section = state.opened - 1
        while section > 0 and state.players[BOT].happiness < state.box.thoth_happiness[section]:
            section -= 1
        reason(state, reasons.HIGHEST_SECTION)
        left: i64 = state.box.thoth_cards[value - 1]
        box = state.box
        for kind in (words.DECREE, words.TECHNOLOGY, words.BLESSING):
            for place in range(box.section_first[section], box.section_first[section + 1]):
                if left and box.place_kind[place] == kind and state.market[place] != EMPTY:
                    thoth.take(state, BOT, place)
                    left -= 1


class AutomaOsiris(AutomaGod):
    """Row by value, district by color, searching right and then up (TK-137)."""

    def act(self, state: TekhenuState, value: i64, color: i64) -> None:
        if state.players[BOT].buildings >= state.box.buildings:
            return
        row: i64 = value - 1
        target = emptiest(state) if color == words.GRAY else color
        for _ in range(6):
            free = osiris.free_districts(state, row, 0)
            for step in range(4):
                district = (target + step) & 3
                if free >> district & 1:
                    moved = reasons.OSIRIS_RIGHT if step else reasons.OSIRIS_EXACT
                    reason(state, moved if row == value - 1 else reasons.OSIRIS_ROW)
                    occupy(state, row, district)
                    return
            row = row - 1 if row > 0 else 5


def occupy(state: TekhenuState, row: i64, district: i64) -> None:
    """Build there; Gold lying beside row 2 is discarded (TK-128)."""
    osiris.occupy(state, BOT, row, district)
    if row == 1:
        state.gold_on &= ~(1 << osiris.ROW_GOLD)


def emptiest(state: TekhenuState) -> i64:
    """The district with fewest Buildings of both sides, the leftmost first (AMB-46)."""
    built = state.players[0].osiris | state.players[BOT].osiris
    best: i64 = 0
    fewest: i64 = 99
    for district in range(4):
        number = bitset.count(built & (0x111111 << district))
        if number < fewest:
            fewest = number
            best = district
    return best


GODS: Final[list[AutomaGod]] = [  # in the order of `words.GODS`
    AutomaHorus(),
    AutomaRa(),
    AutomaHathor(),
    AutomaBastet(),
    AutomaThoth(),
    AutomaOsiris(),
]
