"""The Traitor beside a real box: told only what he needs, he does what he would have done."""

from __future__ import annotations

from pathlib import Path

import pytest

from maat import catalog
from maat.core import bitset, notation
from maat.core.dealer import QuickDealer
from maat.core.game import Option
from maat.core.match import Match
from maat.core.state import CHANCE
from maat.games.pharaon import events, pieces, steps
from maat.games.pharaon.rules import gains
from maat.games.pharaon.state import PharaonState
from maat.testing import check_game

GAME = catalog.load("pharaon")
CODES = GAME.actions.codes
TRAITOR = 1

Play = Match[PharaonState]


def played(seed: str) -> Play:
    """A whole solo game whose player is followed."""
    match: Play = Match(GAME, 1, {"dark_tiles": "2"}, seed=seed)
    dealer = QuickDealer(f"{seed}/answers")
    while not match.over:
        legal = GAME.legal_actions(match.state)
        match.play(legal[dealer.below(len(legal))])
    return match


class Teller:
    """Tells one match what happened in another."""

    def __init__(self, source: Play) -> None:
        self.source = source
        self.match: Play = Match(GAME, 1, {**source.options, "player": "told"})
        heard = source.log.events
        self.deeds = [
            (each.event, each.data[0], each.after)
            for each in heard
            if each.seat == 0
            and each.event in (events.ACTED, events.EXTRA_ACTED, events.PASSED, events.PASSED_LAST)
        ]
        self.moves = disc_moves(source)
        self.urns = [each.data[0] for each in heard if each.event == events.URN_TAKEN]
        self.rows = [each.data[0] for each in heard if each.event == events.ARTISAN_REVEALED]
        self.shown = [each.data[0] for each in heard if each.event == events.URN_REVEALED]
        self.tokens: list[int] = []
        for each in heard:
            if each.seat == TRAITOR and each.event == events.SET_TAKEN:
                self.tokens += each.data[1:]
            if each.seat == TRAITOR and each.event == events.TOKEN_TAKEN:
                self.tokens.append(each.data[0])
        steps_of = [(state.asked().step, entry) for state, entry in source.positions()]
        self.draws = [(step, entry[1]) for step, entry in steps_of if entry[0] == CHANCE]
        self.blocks = [entry[1] for step, entry in steps_of if step == steps.BLOCK]
        self.states: list[PharaonState] = [GAME.copy(state) for state, _ in source.positions()]
        self.target = self.states[0]

    def drawn(self, step: int) -> str:
        """What chance answers, by name."""
        if step == steps.TOKEN:
            return f"token {pieces.TOKEN_NAMES[self.tokens.pop(0)]}"
        if step == steps.ARTISAN:
            return f"artisan {self.rows.pop(0)}"
        if step == steps.URN:
            return f"urn {self.shown.pop(0)}"
        at = next(at for at, (each, _) in enumerate(self.draws) if each == step)
        return GAME.actions.names[self.draws.pop(at)[1]]

    def said(self, step: int) -> str:
        """What the player tells."""
        if step == steps.BLOCK:
            return GAME.actions.names[self.blocks.pop(0)]
        if step == steps.URN_CHOICE:
            return f"take {self.urns.pop(0)}"
        if step == steps.TOLD_CHANGE:
            return self.changed()
        event, area, after = self.deeds.pop(0)
        self.target = self.after_turn(after)
        if event in (events.PASSED, events.PASSED_LAST):
            return "pass"
        verb = "act" if event == events.ACTED else "extra"
        return f"{verb} {pieces.AREA_NAMES[area]}"

    def after_turn(self, at: int) -> PharaonState:
        """The table when the player's turn that began with this answer is over."""
        ends = (steps.PLOT, steps.TURN)
        for state in self.states[at:]:
            ask = state.asked()
            refill = ask.step == steps.TOKEN and ask.datum >= gains.TO_SET
            if ask.step in ends or refill or (ask.step == steps.URN and ask.datum < 0):
                return state
        return self.source.state

    def changed(self) -> str:
        """One thing that differs from the table as it was."""
        now = self.match.state
        if not now.round:  # the first noble was kept, and acted at once
            chosen = [each for each in self.states if each.asked().step == steps.URN_CHOICE]
            self.target = chosen[0]
        elif now.players[0].passed:
            moved = len(disc_moves(self.match)[now.round])
            real = self.moves[now.round]
            if moved > len(real):
                return "done"  # after the General's step the real disc was at its end a move before
            self.target = self.after_turn(real[moved - 1])
        then = self.target
        legal = {GAME.actions.names[code] for code in GAME.legal_actions(now)}
        found = [f"set {n + 1}" for n in range(len(then.bonus)) if then.sets[2 * n] < 0]
        found += [f"bonus {n + 1}" for n in range(len(then.bonus)) if then.bonus[n] < 0]
        found += [f"employ {each}" for each in now.artisan_row if each not in then.artisan_row]
        if then.players[0].stage > now.players[0].stage:
            found.append("extra chamber")
        if bitset.count(then.players[0].nobles) > bitset.count(now.players[0].nobles):
            found.append("extra nobles")
        if then.first == 0:
            found.append("first 0")
        return next((name for name in found if name in legal), "done")


def disc_moves(match: Play) -> dict[int, list[int]]:
    """By round, the answers after which the player's disc moved, without the General's step."""
    found: dict[int, list[int]] = {number: [] for number in range(6)}
    number, passed = 0, -1
    for each in match.log.events:
        number = each.data[0] if each.event == events.ROUND_BEGAN else number
        if each.seat == 0 and each.event == events.PASSED:
            passed = each.after
        if each.seat == 0 and each.event == events.DISC_MOVED and each.after != passed:
            found[number].append(each.after)
    return found


def told_again(source: Play) -> Play:
    """The same game, told to somebody who sees but the shared boards."""
    teller = Teller(source)
    match = teller.match
    while not match.over:
        step = match.state.asked().step
        name = teller.drawn(step) if match.seat == CHANCE else teller.said(step)
        match.enter((match.seat, CODES[name]))
    return match


def his(match: Play) -> list[tuple[int, list[int]]]:
    """What he did, without names of nobles and tokens."""
    kept = [events.PLOT_REVEALED, events.TILE_COVERED, events.TRACK_ADVANCED, events.STAGE_BUILT]
    kept += [events.GOD_UNLOCKED, events.NOBLE_VALUE_RAISED, events.ARTISAN_TAKEN]
    kept += [events.REASONED, events.HEIR_NAMED, events.PASSED, events.DISC_MOVED, events.SCORED]
    told = [each for each in match.log.events if each.seat == TRAITOR and each.event in kept]
    return [(each.event, list(each.data)) for each in told]


@pytest.mark.rule("PH-191")
@pytest.mark.parametrize("number", [0, 5, 13, 31, 74, 189])  # three begin with a high official
def test_told_only_what_he_needs_the_traitor_does_the_same(number: int) -> None:
    source = played(f"told/{number}")
    again = told_again(source)
    assert his(again) == his(source)
    assert again.scores == [-1, source.scores[TRAITOR]]


@pytest.mark.soak
def test_the_traitor_does_the_same_in_a_thousand_games() -> None:
    for number in range(1000):
        source = played(f"told/{number}")
        assert his(told_again(source)) == his(source), number


@pytest.mark.rule("PH-112")
def test_only_the_box_knows_when_its_artisans_run_out() -> None:
    match: Play = Match(GAME, 1, {"player": "told"})
    dealer = QuickDealer("the last artisan")
    ended = 0
    while not match.over:
        state = match.state
        if match.seat == CHANCE and state.asked().step == steps.ARTISAN and state.round:
            ended += 1
            match.enter((CHANCE, CODES["decline"]))
            assert pieces.EMPTY in match.state.artisan_row
        elif match.seat == CHANCE:
            match.enter((CHANCE, int(GAME.sample(state, dealer))))
        else:
            legal = GAME.legal_actions(state)
            match.enter((0, legal[dealer.below(len(legal))]))
    assert ended == 1  # nobody asks for one again
    followed: Play = Match(GAME, 1, {}, seed="followed")
    assert GAME.withheld(followed.state) < 0


@pytest.mark.parametrize("place", [0, -1], ids=["first", "last"])
def test_the_contract_is_kept_where_the_player_is_told_whatever_is_agreed(place: int) -> None:
    game = catalog.load("pharaon")
    game.seat_counts = [1]
    agreed = {option.key: option.values[place] for option in game.options}
    agreed["player"] = "told"
    game.options = [Option(key, [value]) for key, value in agreed.items()]
    assert check_game(game, games=2, seed="told") > 100


@pytest.mark.parametrize("era", ["before", "after"])
def test_games_told_before_a_first_noble_was_asked_about_go_on(era: str) -> None:
    record = notation.read((Path(__file__).with_name("told") / f"{era}.maat").read_text("utf-8"))
    match = notation.replay(GAME, record)
    assert match.scores == record.result
    asked = [state.asked().step for state, (seat, _) in match.positions() if seat == 0]
    last = asked[asked.index(steps.TOLD_TURN) - 1]  # before the first turn
    assert last == (steps.URN_CHOICE if era == "after" else steps.TOLD_CHANGE)


@pytest.mark.rule("PH-120")
def test_to_take_an_urn_says_that_nothing_more_changed() -> None:
    for said, then in (("take", steps.TOLD_TURN), ("done", steps.URN_CHOICE)):
        match: Play = Match(GAME, 1, {"player": "told"}, seed="an urn")
        assert match.state.asked().step == steps.TOLD_CHANGE
        match.play(next(name for name in match.answers() if name.startswith(said)))
        assert match.state.asked().step == then
