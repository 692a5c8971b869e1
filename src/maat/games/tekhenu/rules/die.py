"""The die in hand: purity, changes, and what it is used for (TK-29 to TK-36)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core.game import Step, Task
from maat.core.state import Ask
from maat.core.vectors import remove
from maat.games.tekhenu import actions, events, fields, rulebook, rulings, steps, tasks, words
from maat.games.tekhenu.cards import blessings, technologies
from maat.games.tekhenu.rules import action, change, gods, production, tithe, usage
from maat.games.tekhenu.state import BELOW, TekhenuState


def take(state: TekhenuState, seat: i64, code: i64) -> None:
    """Pick up a die around the wheel (TK-28)."""
    state.ring = remove(state.ring, code)
    state.die_god = code // 30
    state.die_color = code // 6 % 5
    state.die_real_color = state.die_color
    state.die_face = code % 6 + 1
    state.die_value = state.die_face
    state.standard = True
    state.tell(events.DIE_TAKEN, seat, state.die_god, state.die_color, state.die_face)
    find_purity(state, seat)


class FindPurity(Task[TekhenuState]):
    """A die that counts as another color may be of another purity (B11, B12)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        find_purity(state, seat)


def find_purity(state: TekhenuState, seat: i64) -> None:
    """Purity by color and light; a Forbidden die needs T08 or B11 (TK-25, TK-28, AMB-17)."""
    player = state.players[seat]
    purity = state.purity(state.die_color, state.die_god)
    state.die_purity = purity
    if purity == words.FORBIDDEN:
        if state.anubis:
            choosy = technologies.may_take_forbidden(player) and technologies.minds_purity(player)
        else:
            recolors = player.blessings & blessings.RECOLOR != 0
            choosy = technologies.may_take_forbidden(player) or recolors
        if choosy:
            state.ask(steps.TREAT, seat)
            return
        if not state.anubis:
            state.die_purity = words.TAINTED
            act(state, seat, actions.IDLE)
            return
    state.ask(steps.PREPARE, seat)


class Treat(Step[TekhenuState]):
    """As what a Forbidden die counts (T08), or as which color (B11, B12)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        player = state.players[ask.seat]
        answers: list[int] = []
        if technologies.may_take_forbidden(player):
            answers.append(actions.TREAT + words.PURE)
            answers.append(actions.TREAT + words.TAINTED)
        if not state.anubis:
            blessings.add_first(player, answers, blessings.RECOLOR)
        return answers

    def rule(self) -> i64:
        return 28

    def reason(self, state: TekhenuState, ask: Ask, answer: i64) -> i64:
        if actions.TREAT <= answer < actions.RECOLOR:
            return technologies.T08.rule
        return blessings.why_not(state.players[ask.seat], answer, 28)

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        if answer < actions.RECOLOR:
            state.die_purity = answer - actions.TREAT
            state.ask(steps.PREPARE, ask.seat)
        else:
            blessings.play(state, ask.seat, answer - actions.PLAY + 1)


class Prepare(Step[TekhenuState]):
    """What to do with the die, or how to change it first (TK-30, TK-33, TK-34)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        answers: list[int] = []
        add_standard(state, ask.seat, answers)
        add_extras(state, ask.seat, answers)
        change.add_values(state, ask.seat, answers)
        if state.players[ask.seat].blessings:
            add_blessings(state, ask.seat, answers)
        if not answers:
            answers.append(actions.IDLE)
        return answers

    def rule(self) -> i64:
        return 30

    def reason(self, state: TekhenuState, ask: Ask, answer: i64) -> i64:
        if 1 <= answer - actions.VALUE <= 6:
            return 34
        return why_not_act(state, ask.seat, answer)

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        if actions.VALUE < answer < actions.TREAT:
            change.change_value(state, ask.seat, answer - actions.VALUE)
        elif answer >= actions.PLAY:
            use_blessing(state, ask.seat, answer - actions.PLAY + 1, steps.PREPARE)
        else:
            act(state, ask.seat, answer)


def add_standard(state: TekhenuState, seat: i64, answers: list[int]) -> None:
    """The standard action: god of the section or resource of the color; anything with Anubis."""
    values = technologies.god_values(state.players[seat], 1 << state.die_value)
    if state.anubis:
        for god in range(6):
            if tithe.may_perform(state, seat, god, values):
                answers.append(actions.PERFORM + god)
        for resource in range(4):
            answers.append(actions.PRODUCE + resource)
        return
    if tithe.may_perform(state, seat, state.die_god, values):
        answers.append(actions.PERFORM + state.die_god)
    if state.die_color != words.GRAY:
        answers.append(actions.PRODUCE + state.die_color)


def add_extras(state: TekhenuState, seat: i64, answers: list[int]) -> None:
    """The additional actions of B17 to B20 that are possible now."""
    if not state.near and not state.far:
        return
    values = technologies.god_values(state.players[seat], 1 << state.die_value)
    for god in range(6):
        if usage.is_extra(state, god) and action.is_possible(state, seat, god, values, 0):
            answers.append(actions.ADD + god)


def add_blessings(state: TekhenuState, seat: i64, answers: list[int]) -> None:
    """The Blessings that fit the choice of a die (B07 to B12, B17 to B20)."""
    player = state.players[seat]
    if not state.altered and change.has_useful_face(state, seat):
        blessings.add_first(player, answers, blessings.TURN_DIE)
    if not state.altered & usage.SCRIBED:
        blessings.add_first(player, answers, blessings.RECOLOR)
    if player.blessings & blessings.NEAR and may_extend(state, seat, blessings.NEAR):
        blessings.add_first(player, answers, blessings.NEAR)
    if player.blessings & blessings.FAR and may_extend(state, seat, blessings.FAR):
        blessings.add_first(player, answers, blessings.FAR)
    blessings.add_first(player, answers, blessings.ALWAYS)


def may_extend(state: TekhenuState, seat: i64, cards: i64) -> bool:
    """Whether B17 or B19 can be paid, its action follow and the die be used (AMB-28)."""
    player = state.players[seat]
    if state.rules >= rulings.VAIN_EXTRAS:
        if cards == blessings.NEAR:
            possible = usage.may_play_near(state, seat, state.die_god)
        else:
            possible = usage.may_play_far(state, seat, state.die_god)
        if not possible:
            return False
        gray = state.die_color == words.GRAY and not state.anubis
        return not gray or usage.is_left_with(state, seat, cards)
    if cards == blessings.NEAR:
        return technologies.scribes_at_hand(player) > 0
    return blessings.may_use_far(player)


def use_blessing(state: TekhenuState, seat: i64, card: i64, step: i64) -> None:
    """Play a Blessing; those that do not ask about the die lead back to the question."""
    if not (blessings.TURN_DIE | blessings.RECOLOR) >> (card - 1) & 1:
        state.ask(step, seat)
    blessings.play(state, seat, card)


def why_not_act(state: TekhenuState, seat: i64, answer: i64) -> i64:
    """The rule against an action with the die in hand."""
    god = answer - actions.PERFORM
    if 0 <= god < 6:
        if god != state.die_god and not state.anubis:
            return 30
        return gods.GODS[god].why_not(state, seat, state.die_value, 0) or 30
    if actions.PRODUCE <= answer <= actions.PRODUCE + words.GRANITE:
        return 86
    god = answer - actions.ADD
    if 0 <= god < 6:
        if not usage.is_extra(state, god):
            return rulebook.blessing(17)
        return gods.GODS[god].why_not(state, seat, state.die_value, 0) or rulebook.ruling(28)
    return blessings.why_not(state.players[seat], answer, 30)


def act(state: TekhenuState, seat: i64, answer: i64) -> None:
    """Place the die, then perform the action chosen; others may follow (TK-29, TK-30)."""
    if not state.altered & usage.PLACED:
        place(state, seat)
    state.push(tasks.ACT, seat)
    if answer == actions.IDLE:
        state.standard = False
        state.tell(events.ACTION_LOST, seat)
    elif answer >= actions.PRODUCE:
        state.standard = False
        production.begin(state, seat, answer - actions.PRODUCE, state.die_value, 0)
    elif answer >= actions.ADD:
        add(state, seat, answer - actions.ADD)
    else:
        state.standard = False
        tithe.perform(state, seat, answer - actions.PERFORM)


def place(state: TekhenuState, seat: i64) -> None:
    """Put the die on the scales, or below them after Anubis (TK-29, TK-36, AMB-01)."""
    state.altered |= usage.PLACED
    side: i64 = BELOW
    if not state.anubis:
        side = state.die_purity
    value = state.die_value if state.changed_pips else state.die_face
    put(state, seat, side, value)
    technologies.use(technologies.ON_DIE, state, seat)


def put(state: TekhenuState, side: i64, where: i64, value: i64) -> None:
    """Lay the die in hand on a player board."""
    player = state.players[side]
    entry = fields.DIE_PLACE.packed(where) | fields.DIE_VALUE.packed(value)
    entry |= fields.DIE_COLOR.packed(state.die_real_color)
    player.dice |= fields.DICE.packed(player.dice_count, entry)
    player.dice_count += 1
    state.tell(events.DIE_PLACED, side, where, value)


def add(state: TekhenuState, seat: i64, god: i64) -> None:
    """An additional action with the same die (B17 to B20, AMB-28)."""
    if usage.distance(state, state.die_god, god) == 3:
        state.far -= 1
    else:
        state.near -= 1
    action.perform(state, seat, god, 1 << state.die_value, 0)


class RemainingActions(Task[TekhenuState]):
    """After an action: those still to come, unless none of them is possible any more."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        if not state.standard and not state.near and not state.far:
            return
        waits = state.rules >= rulings.LAST_BLESSING  # the question at the end of the turn
        if left_to_do(state, seat):
            state.ask(steps.ACT, seat)
        elif not waits or not state.players[seat].blessings & blessings.ALWAYS:
            give_up(state, seat)


def give_up(state: TekhenuState, seat: i64) -> None:
    """What is still due in this turn is lost."""
    if state.standard or state.near or state.far:
        state.standard = False
        state.near = 0
        state.far = 0
        state.tell(events.ACTION_LOST, seat)


def left_to_do(state: TekhenuState, seat: i64) -> list[int]:
    """The actions of this turn still to come."""
    answers: list[int] = []
    if state.standard:
        add_standard(state, seat, answers)
    add_extras(state, seat, answers)
    return answers


class Remaining(Step[TekhenuState]):
    """Which of the remaining actions comes next (B17 to B20)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        answers = left_to_do(state, ask.seat)
        blessings.add_first(state.players[ask.seat], answers, blessings.ALWAYS)
        return answers

    def rule(self) -> i64:
        return rulebook.ruling(28)

    def reason(self, state: TekhenuState, ask: Ask, answer: i64) -> i64:
        if not state.standard and (
            answer < actions.ADD or actions.PRODUCE <= answer < actions.VALUE
        ):
            return 28
        return why_not_act(state, ask.seat, answer)

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        if answer >= actions.PLAY:
            use_blessing(state, ask.seat, answer - actions.PLAY + 1, steps.ACT)
        else:
            act(state, ask.seat, answer)
