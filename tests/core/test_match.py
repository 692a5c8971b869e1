"""A match refuses, remembers, takes back and keeps secrets."""

from __future__ import annotations

from typing import Any

import pytest

from maat.core.dealer import QuickDealer
from maat.core.errors import BadOption, IllegalAction
from maat.core.game import Game
from maat.core.log import HIDDEN, ONLY, UNDO, LoggedEvent, may_see
from maat.core.match import Match
from maat.core.snapshot import digest
from maat.core.state import CHANCE, EVERYONE, NOBODY

AnyMatch = Match[Any]


def opened(game: Game[Any], *answers: str, seats: int = 2) -> AnyMatch:
    """A match without dealer after these answers, chance included."""
    match: AnyMatch = Match(game, seats)
    play(match, *answers)
    return match


def play(match: AnyMatch, *answers: str) -> None:
    """Answer by name."""
    for answer in answers:
        match.play(match.game.actions.codes[answer])


def said(match: AnyMatch, seat: int) -> list[str]:
    """The record as a seat sees it."""
    names = match.game.actions.names
    return [
        f"{who} {names[action] if action != HIDDEN else '?'}"
        for who, action in match.record_for(seat)
    ]


HANDS = ("card 2", "card 4", "hide left", "hide right")
ENDING = ("stop", "walk", "stop")


# Playing.


def test_without_a_dealer_chance_is_asked_like_anybody(cups: Game[Any]) -> None:
    match = opened(cups)
    assert match.seat == CHANCE
    play(match, "card 2")
    assert match.record == [(CHANCE, 1)]


def test_with_a_dealer_chance_answers_by_itself(cups: Game[Any]) -> None:
    match: AnyMatch = Match(cups, 3, {}, QuickDealer("1"))
    assert match.seat == 0
    assert [seat for seat, _ in match.record] == [CHANCE] * 3


def test_chance_answers_after_a_seat_too(cups: Game[Any]) -> None:
    match: AnyMatch = Match(cups, 2, {}, QuickDealer("1"))
    play(match, "hide left", "hide left", "roll")
    assert match.seat == 1
    assert match.record[-1][0] == CHANCE


def test_a_match_draws_what_its_dealer_draws(cups: Game[Any]) -> None:
    match: AnyMatch = Match(cups, 3, {}, QuickDealer("draws"))
    dealer = QuickDealer("draws")
    assert match.state.cards == [dealer.pick([1, 2, 3, 4], [4, 3, 2, 1]) for _ in range(3)]


def test_options_are_settled_when_the_match_begins(cups: Game[Any]) -> None:
    match: AnyMatch = Match(cups, 2, {"bonus": "two"})
    assert match.options == {"bonus": "two", "table": "round"}
    assert match.state.bonus == 2


@pytest.mark.parametrize(("seats", "options"), [(9, {}), (2, {"x": "y"}), (2, {"bonus": "y"})])
def test_a_match_no_game_has_is_refused(
    cups: Game[Any], seats: int, options: dict[str, str]
) -> None:
    with pytest.raises(BadOption):
        Match(cups, seats, options)


def test_a_forbidden_answer_is_refused_with_its_rule(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS, "walk", "walk", "walk")
    with pytest.raises(IllegalAction) as caught:
        match.play(cups.actions.codes["walk"])
    assert caught.value.key == "illegal-answer"
    assert caught.value.values == {"answer": "walk", "rule": "CU-09"}


def test_a_refused_answer_changes_nothing(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS)
    before = digest(match.state), list(match.record), list(match.history)
    with pytest.raises(IllegalAction):
        match.play(cups.actions.codes["die 6"])
    assert (digest(match.state), match.record, match.history) == before


@pytest.mark.parametrize("code", [-1, -2, 16, 99, 10**6])
def test_a_code_outside_the_book_is_refused(cups: Game[Any], code: int) -> None:
    match = opened(cups, *HANDS)
    with pytest.raises(IllegalAction) as caught:
        match.play(code)
    assert (caught.value.key, caught.value.values) == ("unknown-code", {"code": code})


def test_nothing_can_be_played_after_the_end(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS, *ENDING)
    assert match.over
    assert match.seat == NOBODY
    with pytest.raises(IllegalAction, match="game-over"):
        match.play(cups.actions.codes["stop"])


def test_checking_an_answer_does_not_play_it(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS)
    match.check(cups.actions.codes["walk"])
    assert len(match.record) == len(HANDS)


def test_draws_count_the_answers_of_chance(cups: Game[Any]) -> None:
    assert opened(cups, *HANDS, "roll", "die 3").draws() == 3


# Taking back.


def test_a_seat_may_take_back_its_last_answer(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS)
    before = digest(match.state)
    play(match, "walk")
    assert match.undoable(0) == 1
    assert match.undo(0)
    assert digest(match.state) == before
    assert len(match.record) == len(HANDS)


def test_several_answers_can_be_taken_back_one_by_one(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS, "walk", "walk")
    assert [match.undo(0), match.undo(0), match.undo(0)] == [True, True, False]
    assert match.state.points == [0, 0]


def test_nothing_can_be_taken_back_before_the_first_answer(cups: Game[Any]) -> None:
    match = opened(cups)
    assert not match.undo(0)
    assert not match.undo(0, consent=True)
    assert match.history == []


@pytest.fixture
def narrow(cups: Game[Any], monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """Cups, but whoever has walked once has to walk twice."""
    move = cups.steps[cups.step_names.index("move")]
    usual = move.options

    def options(state: Any, ask: Any) -> list[int]:
        walk = cups.actions.codes["walk"]
        return [walk] if state.walked == 1 else usual(state, ask)

    monkeypatch.setattr(move, "options", options)
    return cups


def test_an_undo_goes_back_to_the_last_choice(narrow: Game[Any]) -> None:
    match = opened(narrow, *HANDS, "walk", "walk")
    assert match.undoable(0) == match.back_to(0) == 2
    match.undo(0)
    assert match.state.points == [0, 0]
    assert match.copy().undoable(0) == 0


def test_who_had_no_choice_is_told_so_and_nobody_else(narrow: Game[Any]) -> None:
    match = opened(narrow, *HANDS, "walk")
    assert not match.has_choice()
    play(match, "walk")
    assert match.has_choice()
    told = [[each.event == ONLY for each in match.journal(seat)].count(True) for seat in (0, 1)]
    assert told == [1, 0]
    assert ONLY not in [each.event for each in match.view(0).events]


@pytest.mark.parametrize("seat", [1, CHANCE, NOBODY, 7])
def test_nobody_takes_back_the_answer_of_another(cups: Game[Any], seat: int) -> None:
    match = opened(cups, *HANDS, "walk")
    assert not match.undo(seat)


def test_luck_is_a_barrier(cups: Game[Any]) -> None:
    match: AnyMatch = Match(cups, 2, {}, QuickDealer("1"))
    play(match, "hide left", "hide left", "roll")
    assert match.undoable(0) == 0
    assert not match.undo(0)


def test_chance_does_not_take_back(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS, "roll", "die 6")
    assert not match.undo(CHANCE)


def test_a_secret_learnt_is_a_barrier(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS, "peek")
    assert not match.undo(0)


def test_what_comes_after_a_secret_can_be_taken_back_but_not_the_secret(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS, "peek", "walk")
    assert [match.undo(0), match.undo(0)] == [True, False]


def test_the_choice_of_another_seat_is_a_barrier(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS, "stop", "walk")
    assert not match.undo(0)
    assert match.undo(1)
    assert match.undo(0)


def test_an_unseen_choice_of_ones_own_can_be_taken_back(cups: Game[Any]) -> None:
    match = opened(cups, "card 2", "card 4", "hide left")
    assert match.undo(0)
    assert match.state.tokens == [-1, -1]


def test_with_the_consent_of_all_more_goes_back(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS, "walk", "roll", "die 6", "walk", "peek")
    assert match.undo(0, consent=True)
    assert said(match, 0)[-1] == "0 walk"
    assert match.history[-1] == (UNDO, 4)


def test_a_finished_game_can_be_opened_again(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS, *ENDING)
    assert match.undo(1)
    assert not match.over
    assert match.seat == 1


def test_the_history_keeps_what_was_taken_back(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS, "walk")
    match.undo(0)
    play(match, "stop")
    codes = cups.actions.codes
    assert match.history[len(HANDS) :] == [(0, codes["walk"]), (UNDO, 1), (0, codes["stop"])]
    assert match.record[len(HANDS) :] == [(0, codes["stop"])]


def test_draws_taken_back_are_still_counted(cups: Game[Any]) -> None:
    match: AnyMatch = Match(cups, 2, {}, QuickDealer("1"))
    play(match, "hide left", "hide left", "roll")
    match.undo(0, consent=True)
    play(match, "roll")
    assert match.draws() == 4


def test_luck_is_drawn_anew_after_an_undo(cups: Game[Any]) -> None:
    match: AnyMatch = Match(cups, 2, {}, QuickDealer("1"))
    dealer = QuickDealer("1")
    dealer.skip(2)
    pips = [int(dealer.below(6)) + 1 for _ in range(2)]
    play(match, "hide left", "hide left", "roll")
    assert match.state.points[0] == pips[0]
    match.undo(0, consent=True)
    play(match, "roll")
    assert match.state.points[0] == pips[1]


def test_what_happened_is_forgotten_with_the_answer(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS)
    heard = len(match.log.events)
    play(match, "walk")
    match.undo(0)
    assert len(match.log.events) == heard


# Secrets.


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (0, ["-1 card 2", "-1 ?", "0 hide left", "1 ?", "0 peek"]),
        (1, ["-1 ?", "-1 card 4", "0 ?", "1 hide right", "0 peek"]),
        (NOBODY, ["-1 ?", "-1 ?", "0 ?", "1 ?", "0 peek"]),
        (CHANCE, ["-1 ?", "-1 ?", "0 ?", "1 ?", "0 peek"]),
    ],
)
def test_a_record_blanks_what_a_seat_may_not_see(
    cups: Game[Any], seat: int, expected: list[str]
) -> None:
    assert said(opened(cups, *HANDS, "peek"), seat) == expected


def test_the_record_is_open_once_the_game_is_over(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS, *ENDING)
    assert match.record_for(NOBODY) == match.record


def test_undo_across_the_end_hides_the_record_again(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS, *ENDING)
    match.undo(1)
    assert said(match, NOBODY)[0] == "-1 ?"


def test_a_view_holds_what_the_seat_may_see(cups: Game[Any]) -> None:
    view = opened(cups, *HANDS).view(1)
    assert view.state.cards == [-1, 4]
    assert view.state.tokens == [-1, 1]
    assert view.record == opened(cups, *HANDS).record_for(1)


def test_only_the_seat_asked_sees_its_options(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS)
    names = [cups.actions.names[code] for code in match.view(0).options]
    assert names == ["walk", "peek", "roll", "stop"]
    assert match.view(0).ask is not None
    for other in (1, NOBODY):
        assert match.view(other).options == []
        assert match.view(other).ask is None


def test_a_view_is_its_own_copy(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS)
    match.view(0).state.points[0] = 99
    assert match.state.points == [0, 0]


@pytest.mark.parametrize(("seat", "cards"), [(0, [2]), (1, [4]), (NOBODY, [])])
def test_a_view_tells_only_what_was_heard(cups: Game[Any], seat: int, cards: list[int]) -> None:
    view = opened(cups, *HANDS).view(seat)
    assert [told.data[0] for told in view.events] == cards


def test_at_the_end_a_view_tells_everything(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS, *ENDING)
    view = match.view(NOBODY)
    assert view.state == match.state
    assert len(view.events) == len(match.log.events)
    assert (view.ask, view.options) == (None, [])


def test_events_say_after_which_answer_they_came(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS, "walk")
    assert [told.after for told in match.log.events] == [1, 2, 5]


@pytest.mark.parametrize(
    ("audience", "seat", "seen"),
    [
        (EVERYONE, 0, True),
        (EVERYONE, NOBODY, True),
        (0b10, 1, True),
        (0b10, 0, False),
        (0b10, NOBODY, False),
        (0b10, CHANCE, False),
        (0, 0, False),
        (0b11111, NOBODY, False),
    ],
)
def test_who_may_see(audience: int, seat: int, seen: bool) -> None:
    assert may_see(audience, seat) is seen
    assert LoggedEvent(0, 0, audience, 0, ()).is_heard_by(seat) is seen


# Copies and stories.


def test_equal_entries_of_all_matches_are_one_thing(cups: Game[Any]) -> None:
    """Tables keep hundreds of them for hours."""
    one, two = (opened(cups, "card 2") for _ in range(2))
    assert one.record[0] is one.history[0] is two.record[0]


def test_a_copy_plays_ahead_by_itself(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS)
    ahead, before = match.copy(), digest(match.state)
    play(ahead, "walk")
    assert (digest(match.state), len(match.history)) == (before, len(HANDS))
    assert len(match.log.events) < len(ahead.log.events)
    assert (ahead.version, ahead.undoable(0), match.undoable(0)) == (match.version + 1, 1, 0)
    play(match, "walk")
    assert match.state == ahead.state
    assert match.record_for(1) == ahead.record_for(1)


def test_a_copy_draws_only_with_a_dealer_of_its_own(cups: Game[Any]) -> None:
    match: AnyMatch = Match(cups, 2, {}, QuickDealer("1"))
    play(match, "hide left", "hide left")
    ahead = match.copy()
    play(ahead, "roll")
    assert ahead.seat == CHANCE
    ahead.dealer = QuickDealer("1")
    ahead.dealer.skip(ahead.draws())
    ahead.deal()
    play(match, "roll")
    assert ahead.record == match.record


def test_a_history_is_entered_line_by_line(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS, "walk")
    match.undo(0)
    play(match, "stop")
    again = match.opening()
    for entry in match.history:
        again.enter(entry)
    assert (again.history, again.record) == (match.history, match.record)
    assert again.state == match.state


def test_an_entry_the_rules_forbid_is_refused(cups: Game[Any]) -> None:
    match = opened(cups, "card 2")
    with pytest.raises(IllegalAction, match="illegal-answer"):
        match.enter((CHANCE, cups.actions.codes["stop"]))
    assert len(match.history) == 1


def test_a_match_follows_a_record_until_something_is_taken_back(cups: Game[Any]) -> None:
    match, follower = opened(cups, *HANDS), opened(cups)
    assert follower.leads_to(match.record)
    follower.follow(match.record)
    assert follower.state == match.state
    play(match, "walk")
    follower.follow(match.record)
    assert follower.record == match.record
    match.undo(0)
    play(match, "stop")
    assert not follower.leads_to(match.record)


def test_the_journal_keeps_what_was_taken_back_and_says_so(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS, "walk")
    walked = match.journal(NOBODY)
    match.undo(0)
    *before, undone = match.journal(NOBODY)
    assert before == walked
    assert (undone.event, undone.seat, undone.data) == (UNDO, 0, (1, 0, 4))
    assert undone.version == match.version == len(HANDS) + 2
    assert match.journal(NOBODY, match.version - 1) == [undone]
    assert match.journal(NOBODY, match.version) == []


def test_a_journal_tells_a_seat_only_what_it_heard(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS)
    assert [told.data[0] for told in match.journal(1)] == [4]
    assert [told.version for told in match.journal(1)] == [2]
    play(match, *ENDING)
    assert len(match.journal(NOBODY)) == len(match.log.journal)


def test_what_a_seat_answered_it_knows_after_an_undo_too(cups: Game[Any]) -> None:
    match = opened(cups, *HANDS, "walk")
    answered = match.answered
    match.undo(0)
    assert match.answered is not answered  # thoughts about what did not happen are not gone on with
    assert len(match.answered) == len(match.record)
    assert match.answered.seen_by(1)[2][2] == HIDDEN


def test_a_silent_match_tells_nothing_and_takes_back_with_consent(cups: Game[Any]) -> None:
    match: AnyMatch = Match(cups, 2, silent=True)
    for each in (match, match.opening()):
        play(each, *HANDS, "walk")
        assert each.copy().state == opened(cups, *HANDS, "walk").state
        assert each.log.journal == each.copy().log.journal == []
        assert each.record_for(1) == opened(cups, *HANDS, "walk").record_for(1)
        assert not each.undo(0)
        assert each.undo(0, consent=True)
        assert each.state == opened(cups, *HANDS).state


def test_a_draw_is_corrected_and_what_still_holds_stays(cups: Game[Any]) -> None:
    match = opened(cups, "card 1", "card 2", "hide left", "hide right", "walk")
    assert match.correct(0, cups.actions.codes["card 3"]) == 0
    assert said(match, 0)[0] == f"{CHANCE} card 3"
    assert len(match.record) == 5
    assert match.history[5:7] == [(UNDO, 5), (CHANCE, cups.actions.codes["card 3"])]
