"""What holds in every position of Ra, looked for by a machine that tries to break it."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from maat import catalog
from maat.core import notation
from maat.core.dealer import QuickDealer
from maat.core.errors import IllegalAction
from maat.core.match import Match
from maat.core.snapshot import digest
from maat.core.state import CHANCE, NOBODY
from maat.games.ra import steps, tiles
from maat.games.ra.state import EMPTY, UNKNOWN, RaState

GAME = catalog.load("ra")
SUNS = {2: 9, 3: 13, 4: 13, 5: 16}
HELD = {2: 4, 3: 4, 4: 3, 5: 3}
LIMIT = {2: 6, 3: 8, 4: 9, 5: 10}
CHOICE = st.integers(min_value=0, max_value=10_000)


def under_way(machine: GameMachine) -> bool:
    """Whether a question is open."""
    return not machine.match.over


def _lie_on_the_ra_track(state: RaState) -> bool:
    """Whether the Ra tiles of the epoch are not yet discarded (RA-113)."""
    return bool(state.boatless) and not state.over


class GameMachine(RuleBasedStateMachine):
    """Plays one match with every kind of interruption."""

    @initialize(
        seats=st.sampled_from([2, 3, 4, 5]),
        boat=st.sampled_from(["on", "off"]),
        scores=st.sampled_from(["on", "off"]),
    )
    def begin(self, seats: int, boat: str, scores: str) -> None:
        options = {"boat": boat, "open_scores": scores}
        self.match: Match[RaState] = Match(GAME, seats, options)

    # What may be done.

    @precondition(under_way)
    @rule(choice=CHOICE)
    def play(self, choice: int) -> None:
        legal = GAME.legal_actions(self.match.state)
        before = len(self.match.record)
        self.match.play(legal[choice % len(legal)])
        assert len(self.match.record) == before + 1

    @precondition(under_way)
    @rule(seed=CHOICE, answers=st.integers(min_value=1, max_value=80))
    def play_on(self, seed: int, answers: int) -> None:
        dealer = QuickDealer(str(seed))
        for _ in range(answers):
            if not self.match.over:
                self.match.play(self._any(dealer))
                self.everything_holds()

    @precondition(under_way)
    @rule(choice=CHOICE)
    def try_something_illegal(self, choice: int) -> None:
        legal = set(GAME.legal_actions(self.match.state))
        illegal = [code for code in range(len(GAME.actions)) if code not in legal]
        before = digest(self.match.state)
        with pytest.raises(IllegalAction):
            self.match.play(illegal[choice % len(illegal)])
        assert digest(self.match.state) == before

    @rule(choice=CHOICE, consent=st.booleans())
    def undo(self, choice: int, consent: bool) -> None:
        seat = choice % self.match.seats
        record = list(self.match.record)
        done = self.match.undo(seat, consent)
        assert self.match.record == record[: len(self.match.record)]
        assert done == (len(self.match.record) < len(record))
        if done:
            assert record[len(self.match.record)][0] == seat

    @precondition(under_way)
    @rule(choice=CHOICE)
    def play_on_a_copy(self, choice: int) -> None:
        before = digest(self.match.state)
        copy = GAME.copy(self.match.state)
        assert copy == self.match.state
        GAME.playout(copy, QuickDealer(str(choice)))
        assert copy.over
        assert digest(self.match.state) == before

    @rule()
    def look(self) -> None:
        for seat in [NOBODY, *range(self.match.seats)]:
            view = self.match.view(seat)
            asked = not self.match.over and self.match.seat == seat
            assert bool(view.options) == asked
            self._points_are_hidden(view.state, seat)

    @rule()
    def save_and_replay(self) -> None:
        text = notation.write(self.match, notation.describe(self.match))
        again = notation.replay(GAME, notation.read(text))
        assert again.state == self.match.state
        assert again.history == self.match.history
        assert again.record == self.match.record

    # What must hold.

    @invariant()
    def everything_holds(self) -> None:
        state = self.match.state
        self._tiles_are_conserved(state)
        self._tracks_are_within_bounds(state)
        self._points_are_not_negative(state)
        if state.over or state.asked().step != steps.SUNS:
            self._suns_are_conserved(state)

    def _tiles_are_conserved(self, state: RaState) -> None:
        """RA-02, RA-08."""
        assert sum(state.bag) == state.bag_total
        on_track = [kind for kind in state.track if kind != EMPTY]
        for kind, expected in enumerate(state.box.tiles):
            owned = sum(player.tiles[kind] for player in state.players)
            lying = state.ra_count if kind == tiles.RA and _lie_on_the_ra_track(state) else 0
            found = state.bag[kind] + on_track.count(kind) + owned + state.discarded[kind] + lying
            assert found == expected
        for player in state.players:
            assert player.tiles[tiles.RA] == 0
            assert player.tiles[tiles.FUNERAL :] == [0, 0, 0, 0]

    def _suns_are_conserved(self, state: RaState) -> None:
        """RA-03, RA-63."""
        held = [1 << int(state.center)]
        for player in state.players:
            assert player.suns & player.spent == 0
            assert (int(player.suns) | int(player.spent)).bit_count() == HELD[state.seats]
            held.append(int(player.suns) | int(player.spent))
        assert sum(held) == 2 ** (SUNS[state.seats] + 1) - 2
        assert sum(suns.bit_count() for suns in held) == SUNS[state.seats]

    def _tracks_are_within_bounds(self, state: RaState) -> None:
        """RA-04, RA-31; the bag never runs empty."""
        assert len(state.track) == 8
        assert state.filled == sum(1 for kind in state.track if kind != EMPTY)
        assert tiles.RA not in state.track
        assert state.ra_limit == LIMIT[state.seats]
        assert state.over or state.ra_count < state.ra_limit
        assert state.bag_total > 0
        assert state.over or state.bag[tiles.RA] > 0
        assert 1 <= state.epoch <= 3

    def _points_are_not_negative(self, state: RaState) -> None:
        """RA-84; the score sheet adds up."""
        for seat, player in enumerate(state.players):
            assert player.points >= 0
            lines = GAME.breakdown(state, seat)
            assert sum(line.points for line in lines) == player.points

    def _points_are_hidden(self, seen: RaState, seat: int) -> None:
        """RA-108, RA-111."""
        everything = self.match.over or self.match.state.open_scores
        for other, player in enumerate(seen.players):
            known = everything or other == seat
            points = self.match.state.players[other].points if known else UNKNOWN
            assert player.points == points

    def _any(self, dealer: QuickDealer) -> int:
        if self.match.state.seat == CHANCE:
            return int(GAME.sample(self.match.state, dealer))
        legal = GAME.legal_actions(self.match.state)
        return legal[dealer.below(len(legal))]


TestGame = GameMachine.TestCase
TestGame.settings = settings(
    max_examples=200,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
