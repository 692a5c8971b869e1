"""Whole games, kept as records: one for every way an epoch and the game can end.

A record shows what its name says. New ones are looked for among random games on purpose:

    python tests/games/ra/test_records.py
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count, pairwise
from pathlib import Path

import pytest

from maat import catalog
from maat.core import notation
from maat.core.dealer import Dealer, QuickDealer
from maat.core.match import UNDO, Match
from maat.core.state import CHANCE
from maat.games.ra import actions, events
from maat.games.ra.state import INVOKED_FULL, INVOKED_NOT_FULL, RA_DRAWN, RaState

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
    for happening in match.log.happenings:
        told.setdefault(happening.after, []).append(happening.event)
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
    return match.state.open_scores and all(
        happening.audience == -1 for happening in match.log.happenings
    )


def taken_back(match: Match[RaState]) -> bool:
    """Answers were taken back at least three times, once together with a draw of chance."""
    undone: list[list[int]] = []
    kept: list[int] = []
    for seat, number in match.history:
        if seat == UNDO:
            undone.append(kept[-number:])
            del kept[-number:]
        else:
            kept.append(seat)
    return len(undone) >= 3 and any(CHANCE in seats for seats in undone)


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


def always(match: Match[RaState]) -> bool:
    """Nothing special."""
    return match.over


@dataclass
class Case:
    """What a record shows and how games are played to find it."""

    seats: int
    shows: Callable[[Match[RaState]], bool]
    draws: int = 2  # draw this much rather than answer at random
    dealer: str = notation.QUICK
    undo: bool = False
    options: dict[str, str] = field(default_factory=dict)


CASES = {
    "ra-3p-last-sun-ends-epoch": Case(3, last_sun(INVOKED_NOT_FULL)),
    "ra-2p-drawn-ra-takes-last-sun": Case(2, last_sun(RA_DRAWN)),
    "ra-4p-full-track-takes-last-sun": Case(4, last_sun(INVOKED_FULL), draws=9),
    "ra-3p-boat-ends-epoch": Case(3, boat_with_tiles, draws=9),
    "ra-4p-lone-player-ends-epoch": Case(4, lone_player_plays_on),
    "ra-5p-lone-player-draws-last-ra": Case(5, lone_player_draws_last_ra, draws=5),
    "ra-2p-suns-end-game": Case(2, ends_by(events.EPOCH_ENDED_BY_SUNS)),
    "ra-3p-boat-ends-game": Case(3, ends_by(events.EPOCH_ENDED_BY_RA), draws=9),
    "ra-4p-tie-broken-by-sun": Case(4, tied),
    "ra-5p-floored-at-zero": Case(5, floored),
    "ra-4p-without-boat": Case(4, without_boat, draws=9, options={"boat": "off"}),
    "ra-5p-open-scores": Case(5, open_scores, options={"open_scores": "on"}),
    "ra-3p-taken-back": Case(3, taken_back, undo=True),
    "ra-3p-sealed-draws": Case(3, always, dealer=notation.SEALED),
    "ra-2p-full-track-discarded": Case(2, full_track_discarded, draws=9),
    "ra-3p-choice-before-scoring": Case(3, choice_before_scoring),
    "ra-4p-god-takes-disaster": Case(4, god_takes_disaster, draws=4),
}


def read(name: str) -> notation.Record:
    """A record of the folder."""
    return notation.read((FOLDER / f"{name}.maat").read_text("utf-8"))


def replayed(name: str) -> Match[RaState]:
    """A record of the folder, played again."""
    return notation.replay(GAME, read(name))


@pytest.mark.parametrize("name", CASES)
def test_the_record_replays_to_its_result(name: str) -> None:
    match = replayed(name)
    assert match.over
    assert match.seats == CASES[name].seats
    assert GAME.scores(match.state) == read(name).result


@pytest.mark.parametrize("name", CASES)
def test_the_draws_are_those_of_the_seed(name: str) -> None:
    record = read(name)
    assert record.dealer == CASES[name].dealer
    assert notation.verify_draws(GAME, record) == replayed(name).draws()


@pytest.mark.parametrize("name", CASES)
def test_the_record_is_written_again_as_it_was(name: str) -> None:
    record = read(name)
    match = replayed(name)
    header = notation.describe(match, record.dealer, record.seed)
    text = notation.write(match, header, record.seed)
    assert text == (FOLDER / f"{name}.maat").read_text("utf-8")


@pytest.mark.rule("RA-17", "RA-28", "RA-52", "RA-53", "RA-77", "RA-78", "RA-79", "RA-80", "RA-84")
@pytest.mark.rule("RA-105", "RA-111", "RA-112", "E-10", "E-11")
@pytest.mark.parametrize("name", CASES)
def test_the_record_shows_what_its_name_says(name: str) -> None:
    assert CASES[name].shows(replayed(name))


def test_every_record_has_a_case() -> None:
    assert {path.stem for path in FOLDER.glob("*.maat")} == set(CASES)


# Looking for new records.


def _seeds(name: str, dealer: str) -> Iterator[str]:
    for number in count():
        text = f"{name} {number}"
        sealed = dealer == notation.SEALED
        yield hashlib.sha256(text.encode()).hexdigest() if sealed else text


def _play(case: Case, seed: str) -> Match[RaState]:
    """A random game that draws often and, where asked, takes answers back."""
    match: Match[RaState] = Match(
        GAME, case.seats, case.options, notation.make_dealer(case.dealer, seed)
    )
    chooser = QuickDealer(f"answers {seed}")
    while not match.over:
        seat = match.seat
        match.play(_answer(match, case, chooser))
        if case.undo and not match.over and chooser.below(20) == 0:
            match.undo(seat, consent=chooser.below(2) == 0)
            match.deal()
    return match


def _answer(match: Match[RaState], case: Case, chooser: Dealer) -> int:
    legal = GAME.legal_actions(match.state)
    if actions.DRAW in legal and chooser.below(case.draws):
        return actions.DRAW
    return legal[chooser.below(len(legal))]


def find(name: str) -> str:
    """The text of the first random game that shows what a name says."""
    case = CASES[name]
    for seed in _seeds(name, case.dealer):
        match = _play(case, seed)
        if case.shows(match):
            header = notation.describe(match, case.dealer, seed)
            return notation.write(match, header, seed)
    raise AssertionError("never reached")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for wanted in CASES:
        (FOLDER / f"{wanted}.maat").write_text(find(wanted), "utf-8")
