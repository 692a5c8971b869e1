"""Whole games, kept as records: one for every way an epoch and the game can end.

A record shows what its name says. New ones are looked for among random games on purpose:

    python tests/games/ra/test_records.py
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest

from maat import catalog
from maat.core import notation
from maat.core.dealer import Dealer
from maat.core.match import Match
from maat.games.ra import actions, events
from maat.games.ra.state import INVOKED_FULL, INVOKED_NOT_FULL, RA_DRAWN, RaState
from maat.testing.records import Case, RecordFolder, always, any_move, taken_back

GAME = catalog.load("ra")
FOLDER = Path(__file__).with_name("records")


@dataclass
class Moment:
    """One answer of a game: the position before it and the events it brought."""

    before: RaState
    answer: str
    events: list[int]

    def ready(self) -> int:
        """How many players had a face-up sun."""
        return sum(1 for player in self.before.players if player.suns)


def moments(match: Match[RaState]) -> list[Moment]:
    """A match told answer by answer."""
    told: dict[int, list[int]] = {}
    for each in match.log.events:
        told.setdefault(each.after, []).append(each.event)
    state: RaState = GAME.new(match.seats, match.options)
    story = []
    for number, (_, action) in enumerate(match.record, start=1):
        before = state.copy()
        story.append(Moment(before, GAME.actions.names[action], told.get(number, [])))
        GAME.apply(state, action)
    return story


# What a record can show.


def last_sun(context: int) -> Callable[[Match[RaState]], bool]:
    """An epoch ends with a bid in this kind of auction."""

    def shown(match: Match[RaState]) -> bool:
        return any(
            moment.answer.startswith("bid")
            and events.EPOCH_ENDED_BY_SUNS in moment.events
            and moment.before.context == context
            for moment in moments(match)
        )

    return shown


def boat_with_tiles(match: Match[RaState]) -> bool:
    """The boat ends an epoch while tiles wait and several players have suns."""
    return any(
        events.EPOCH_ENDED_BY_RA in moment.events and moment.before.filled and moment.ready() > 1
        for moment in moments(match)
    )


def lone_player_plays_on(match: Match[RaState]) -> bool:
    """A player alone with suns draws at least three times before the last sun is spent."""
    alone = 0
    for moment in moments(match):
        if events.EPOCH_ENDED_BY_SUNS in moment.events and alone >= 3:
            return True
        alone = alone + (moment.answer == "draw") if moment.ready() == 1 else 0
    return False


def lone_player_draws_last_ra(match: Match[RaState]) -> bool:
    """A player alone with suns draws the Ra tile that ends the epoch."""
    return any(
        events.EPOCH_ENDED_BY_RA in moment.events and moment.ready() == 1
        for moment in moments(match)
    )


def ends_by(event: int) -> Callable[[Match[RaState]], bool]:
    """The last answer of the game ends the epoch in this way."""

    def shown(match: Match[RaState]) -> bool:
        last = moments(match)[-1].events
        return event in last and last[-1] == events.GAME_ENDED

    return shown


def tied(match: Match[RaState]) -> bool:
    """Two players have the most points; the one with the higher sun is first."""
    scores = GAME.scores(match.state)
    if scores.count(max(scores)) < 2:
        return False
    first = GAME.ranking(match.state).index(1)
    suns = [int(player.suns | player.spent) for player in match.state.players]
    best = [suns[seat] for seat, score in enumerate(scores) if score == max(scores)]
    return suns[first] == max(best)


def floored(match: Match[RaState]) -> bool:
    """A total below 0 was raised to 0, which a score sheet says."""
    sheets = [GAME.breakdown(match.state, seat) for seat in range(match.seats)]
    return any(line.rule == 84 and line.points > 0 for sheet in sheets for line in sheet)


def without_boat(match: Match[RaState]) -> bool:
    """The Ra track was filled with tiles."""
    return match.state.boatless and boat_with_tiles(match)


def open_scores(match: Match[RaState]) -> bool:
    """Everybody heard the points of everybody."""
    return match.state.open_scores and all(told.audience == -1 for told in match.log.events)


def full_track_discarded(match: Match[RaState]) -> bool:
    """All passed on a full track."""
    return any(events.TRACK_DISCARDED in moment.events for moment in moments(match))


def choice_before_scoring(match: Match[RaState]) -> bool:
    """The last sun won a disaster: the choice of tiles came before the scoring."""
    return any(
        moment.answer.startswith("discard") and events.EPOCH_ENDED_BY_SUNS in moment.events
        for moment in moments(match)
    )


def god_takes_disaster(match: Match[RaState]) -> bool:
    """A god took a disaster that left a choice."""
    story = moments(match)
    return any(
        first.answer in {"take unrest", "take earthquake"} and second.answer.startswith("discard")
        for first, second in pairwise(story)
    )


def drawing(often: int) -> Callable[[Match[RaState], Dealer], int]:
    """Draws this much rather than answer at random, so that tracks fill up."""

    def choose(match: Match[RaState], dealer: Dealer) -> int:
        if actions.DRAW in GAME.legal_actions(match.state) and dealer.below(often):
            return actions.DRAW
        return any_move(match, dealer)

    return choose


CASES: dict[str, Case[RaState]] = {
    "ra-3p-last-sun-ends-epoch": Case(3, last_sun(INVOKED_NOT_FULL)),
    "ra-2p-drawn-ra-takes-last-sun": Case(2, last_sun(RA_DRAWN)),
    "ra-4p-full-track-takes-last-sun": Case(4, last_sun(INVOKED_FULL), choose=drawing(9)),
    "ra-3p-boat-ends-epoch": Case(3, boat_with_tiles, choose=drawing(9)),
    "ra-4p-lone-player-ends-epoch": Case(4, lone_player_plays_on),
    "ra-5p-lone-player-draws-last-ra": Case(5, lone_player_draws_last_ra, choose=drawing(5)),
    "ra-2p-suns-end-game": Case(2, ends_by(events.EPOCH_ENDED_BY_SUNS)),
    "ra-3p-boat-ends-game": Case(3, ends_by(events.EPOCH_ENDED_BY_RA), choose=drawing(9)),
    "ra-4p-tie-broken-by-sun": Case(4, tied),
    "ra-5p-floored-at-zero": Case(5, floored),
    "ra-4p-without-boat": Case(4, without_boat, choose=drawing(9), options={"boat": "off"}),
    "ra-5p-open-scores": Case(5, open_scores, options={"open_scores": "on"}),
    "ra-3p-taken-back": Case(3, taken_back, undo=True),
    "ra-3p-sealed-draws": Case(3, always, dealer=notation.SEALED),
    "ra-2p-full-track-discarded": Case(2, full_track_discarded, choose=drawing(9)),
    "ra-3p-choice-before-scoring": Case(3, choice_before_scoring),
    "ra-4p-god-takes-disaster": Case(4, god_takes_disaster, choose=drawing(4)),
}


RECORDS = RecordFolder(GAME, FOLDER, CASES, drawing(2))


@pytest.mark.parametrize("name", CASES)
def test_the_record_replays_and_is_written_again_as_it_was(name: str) -> None:
    RECORDS.check(name)


@pytest.mark.rule("RA-17", "RA-28", "RA-52", "RA-53", "RA-77", "RA-78", "RA-79", "RA-80", "RA-84")
@pytest.mark.rule("RA-105", "RA-111", "RA-112", "E-10", "E-11")
@pytest.mark.parametrize("name", CASES)
def test_the_record_shows_what_its_name_says(name: str) -> None:
    assert CASES[name].shows(RECORDS.replayed(name))


def test_every_record_has_a_case() -> None:
    RECORDS.check_complete()


if __name__ == "__main__":
    RECORDS.fill(sys.argv[1:])
