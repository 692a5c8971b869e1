"""What holds in every position of Ra, looked for by a machine that tries to break it."""

from __future__ import annotations

from maat import catalog
from maat.games.ra import steps, tiles
from maat.games.ra.state import EMPTY, UNKNOWN, RaState
from maat.testing.machine import Machine, thoroughly

GAME = catalog.load("ra")
SUNS = {2: 9, 3: 13, 4: 13, 5: 16}
HELD = {2: 4, 3: 4, 4: 3, 5: 3}
LIMIT = {2: 6, 3: 8, 4: 9, 5: 10}


def _lie_on_the_ra_track(state: RaState) -> bool:
    """Whether the Ra tiles of the epoch are not yet discarded (RA-113)."""
    return bool(state.boatless) and not state.over


class RaMachine(Machine[RaState]):
    """Plays one match of Ra."""

    game = GAME

    def check_position(self, state: RaState) -> None:
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
            assert list(player.tiles[tiles.FUNERAL :]) == [0, 0, 0, 0]

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

    def check_view(self, seen: RaState, seat: int) -> None:
        """RA-108, RA-111."""
        everything = self.match.over or self.match.state.open_scores
        for other, player in enumerate(seen.players):
            known = everything or other == seat
            points = self.match.state.players[other].points if known else UNKNOWN
            assert player.points == points


TestRa = RaMachine.TestCase
TestRa.settings = thoroughly(200, 40)
