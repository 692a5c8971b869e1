"""Whole games, kept as records: one for every way the game can end, and for every option.

A record shows what its name says. New ones are looked for among random games on purpose:

    python tests/games/pharaon/test_records.py
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from maat import catalog
from maat.core import notation
from maat.core.dealer import Dealer
from maat.core.match import Match
from maat.games.pharaon import actions, events, steps
from maat.games.pharaon.state import PharaonState
from maat.testing.records import Case, RecordFolder, always, any_move, taken_back, told

GAME = catalog.load("pharaon")
FOLDER = Path(__file__).with_name("records")


def answers(match: Match[PharaonState]) -> list[tuple[int, str]]:
    """Who answered what."""
    return [(seat, GAME.actions.names[action]) for seat, action in match.record]


# What a record can show.


def clear_win(match: Match[PharaonState]) -> bool:
    """One player has the most points."""
    scores = GAME.scores(match.state)
    return scores.count(max(scores)) == 1 and GAME.ranking(match.state).count(1) == 1


def _tied(match: Match[PharaonState]) -> list[int]:
    """The seats with the most points."""
    scores = GAME.scores(match.state)
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def pharaoh_breaks_tie(match: Match[PharaonState]) -> bool:
    """Two have the most points; the holder of the Pharaoh token wins (PH-167)."""
    ranking = GAME.ranking(match.state)
    tied = _tied(match)
    return len(tied) > 1 and match.state.pharaoh in tied and ranking[match.state.pharaoh] == 1


def tokens_break_tie(match: Match[PharaonState]) -> bool:
    """Two have the most points, neither the token; more pieces win (PH-167, A-30)."""
    tied = _tied(match)
    if len(tied) < 2 or match.state.pharaoh in tied:
        return False
    counts = {seat: sum(match.state.players[seat].pieces) for seat in tied}
    first = GAME.ranking(match.state).index(1)
    return len(set(counts.values())) > 1 and counts[first] == max(counts.values())


def shared_victory(match: Match[PharaonState]) -> bool:
    """Two players are level in everything (PH-167)."""
    return GAME.ranking(match.state).count(1) > 1


def solo_won(match: Match[PharaonState]) -> bool:
    """The player has more points than the Traitor (PH-214)."""
    scores = GAME.scores(match.state)
    return scores[0] > scores[1] and GAME.ranking(match.state) == [1, 2]


def solo_lost(match: Match[PharaonState]) -> bool:
    """The Traitor has more points (PH-214)."""
    scores = GAME.scores(match.state)
    return scores[0] < scores[1] and GAME.ranking(match.state) == [2, 1]


def solo_tied(match: Match[PharaonState]) -> bool:
    """Both have as many points, so the Traitor wins (PH-214)."""
    scores = GAME.scores(match.state)
    return scores[0] == scores[1] and GAME.ranking(match.state) == [2, 1]


def traitor_is_heir(match: Match[PharaonState]) -> bool:
    """The Traitor took the Pharaoh token (PH-210)."""
    return match.state.pharaoh == 1


def traitor_passes_first_and_last(match: Match[PharaonState]) -> bool:
    """In one round the Traitor entered the Pyramid, in another it passed last (PH-206)."""
    return 1 in [seat for seat, _ in told(match, events.PASSED)] and 1 in [
        seat for seat, _ in told(match, events.PASSED_LAST)
    ]


def all_dark(match: Match[PharaonState]) -> bool:
    """All tiles of the Traitor lay dark side up (PH-187)."""
    return match.state.plot.sides == [1] * 5


def elements_count_twice(match: Match[PharaonState]) -> bool:
    """The Traitor scores two gods with the elements of one (A-07), and wins by that alone."""
    strict = GAME.copy(match.state)
    strict.rulings = GAME.new(1, {"traitor_god_rule": "icon_and_conditions"}).rulings
    return GAME.ranking(strict) == [1, 2] and GAME.ranking(match.state) == [2, 1]


def icons_score_alone(match: Match[PharaonState]) -> bool:
    """The Traitor scores a god it unlocked without meeting the conditions (A-07)."""
    strict = GAME.copy(match.state)
    strict.rulings = GAME.new(1, {"traitor_god_rule": "icon_and_conditions"}).rulings
    return GAME.scores(strict)[1] < GAME.scores(match.state)[1]


def newcomers_and_others(match: Match[PharaonState]) -> bool:
    """Seats 0 and 2 were dealt scribes, the others kept one of two nobles (PH-26)."""
    kept = {seat for seat, answer in answers(match) if answer.startswith("keep")}
    return kept == {1, 3}


def everybody_new(match: Match[PharaonState]) -> bool:
    """Nobody chose a noble (PH-25)."""
    return not any(answer.startswith("keep") for _, answer in answers(match))


def extra_action(match: Match[PharaonState]) -> bool:
    """One of nobles 13 to 16 was used (PH-225 to PH-228)."""
    return bool(told(match, events.EXTRA_ACTED))


def extra_action_while_free(match: Match[PharaonState]) -> bool:
    """One of nobles 13 to 16 was used although a slot was free (A-08)."""
    for state, (_, action) in match.positions():
        name = GAME.actions.names[action]
        if name.startswith("extra") and name.replace("extra", "act") in _legal(state):
            return True
    return False


def _legal(state: PharaonState) -> list[str]:
    return [GAME.actions.names[code] for code in GAME.legal_actions(state)]


def exchange_in_pyramid(match: Match[PharaonState]) -> bool:
    """A player exchanged on a later turn in the Pyramid (A-11)."""
    return any(
        _is_exchange(action)
        and state.asked().step == steps.AFTER
        and state.players[state.seat].space > 0
        for state, (_, action) in match.positions()
    )


def _is_exchange(action: int) -> bool:
    return GAME.actions.names[action].startswith("exchange")


def scribe_does_not_open(match: Match[PharaonState]) -> bool:
    """A scribe would have paid for access somewhere, had the table not agreed otherwise (A-04)."""
    usual = GAME.new(match.seats).rulings
    for state, _ in match.positions():
        if state.asked().step == steps.TURN:
            free = GAME.copy(state)
            free.rulings = usual
            if len(_legal(free)) > len(_legal(state)):
                return True
    return False


def third_track_missing(match: Match[PharaonState]) -> bool:
    """With two tracks asked for, somebody would have scored more (A-01)."""
    usual = GAME.copy(match.state)
    usual.rulings = GAME.new(match.seats).rulings
    return GAME.scores(usual) != GAME.scores(match.state)


def urns_shuffled(match: Match[PharaonState]) -> bool:
    """The pile of urns ran out (PH-41)."""
    return bool(told(match, events.URNS_RESHUFFLED))


def bag_refilled(match: Match[PharaonState]) -> bool:
    """The bag ran out (PH-75, PH-134)."""
    return bool(told(match, events.BAG_REFILLED))


def two_players_blocked(match: Match[PharaonState]) -> bool:
    """Five urns were left over and blocked three slots each (PH-171, PH-173)."""
    return len(told(match, events.SLOT_BLOCKED)) == 15


def keen(often: int) -> Callable[[Match[PharaonState], Dealer], int]:
    """Thinks a pass over so often and would rather act."""

    def choose(match: Match[PharaonState], dealer: Dealer) -> int:
        answer = any_move(match, dealer)
        for _ in range(often):
            if answer in (actions.PASS, actions.CHOOSE_PAYMENT):
                answer = any_move(match, dealer)
        return answer

    return choose


CASES: dict[str, Case[PharaonState]] = {
    "pharaon-3p-win": Case(3, clear_win),
    "pharaon-5p-win": Case(5, clear_win),
    "pharaon-2p-left-urns-block": Case(2, two_players_blocked),
    "pharaon-3p-pharaoh-breaks-tie": Case(3, pharaoh_breaks_tie, choose=keen(5)),
    "pharaon-2p-tokens-break-tie": Case(2, tokens_break_tie, choose=keen(0)),
    "pharaon-2p-shared-victory": Case(2, shared_victory, choose=keen(0)),
    "pharaon-1p-won": Case(1, solo_won, choose=keen(9)),
    "pharaon-1p-lost": Case(1, solo_lost),
    "pharaon-1p-tied": Case(1, solo_tied, choose=keen(5)),
    "pharaon-1p-traitor-is-heir": Case(1, traitor_is_heir),
    "pharaon-1p-traitor-passes-first-and-last": Case(1, traitor_passes_first_and_last),
    "pharaon-1p-all-dark": Case(1, all_dark, options={"dark_tiles": "5"}),
    "pharaon-1p-first-game": Case(1, everybody_new, options={"scribes": "0"}),
    "pharaon-1p-elements-count-twice": Case(1, elements_count_twice, choose=keen(9)),
    "pharaon-1p-icons-score-alone": Case(
        1, icons_score_alone, options={"traitor_god_rule": "icon_only"}
    ),
    "pharaon-4p-newcomers-and-others": Case(4, newcomers_and_others, options={"scribes": "0+2"}),
    "pharaon-3p-everybody-new": Case(3, everybody_new, options={"scribes": "all"}),
    "pharaon-4p-extra-action": Case(4, extra_action, choose=keen(3)),
    "pharaon-3p-extra-action-while-free": Case(
        3, extra_action_while_free, options={"extra_action_when_free": "yes"}
    ),
    "pharaon-3p-exchange-in-pyramid": Case(
        3, exchange_in_pyramid, options={"exchange_after_pass": "yes"}
    ),
    "pharaon-3p-scribe-does-not-open": Case(
        3, scribe_does_not_open, options={"scribe_on_access": "forbidden", "scribes": "all"}
    ),
    "pharaon-3p-third-track-missing": Case(
        3, third_track_missing, options={"nile_god_tracks": "3"}
    ),
    "pharaon-5p-urns-shuffled": Case(5, urns_shuffled),
    "pharaon-5p-bag-refilled": Case(5, bag_refilled, choose=keen(4)),
    "pharaon-3p-taken-back": Case(3, taken_back, undo=True),
    "pharaon-2p-sealed-draws": Case(2, always, dealer=notation.SEALED),
}


RECORDS = RecordFolder(GAME, FOLDER, CASES, keen(2))


@pytest.mark.parametrize("name", CASES)
def test_the_record_replays_and_is_written_again_as_it_was(name: str) -> None:
    RECORDS.check(name)


@pytest.mark.rule("PH-26", "PH-41", "PH-75", "PH-132", "PH-167", "PH-171", "PH-185", "PH-187")
@pytest.mark.rule("PH-206", "PH-210", "PH-214", "A-01", "A-04", "A-07", "A-08", "A-11", "A-30")
@pytest.mark.parametrize("name", CASES)
def test_the_record_shows_what_its_name_says(name: str) -> None:
    assert CASES[name].shows(RECORDS.replayed(name))


def test_every_record_has_a_case() -> None:
    RECORDS.check_complete()


if __name__ == "__main__":
    RECORDS.fill(sys.argv[1:])
