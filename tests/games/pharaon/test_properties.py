"""What holds in every position of Pharaon, looked for by a machine that tries to break it."""

from __future__ import annotations

from maat import catalog
from maat.games.pharaon import pieces, steps
from maat.games.pharaon.state import PharaonState
from maat.testing.machine import Machine, thoroughly

GAME = catalog.load("pharaon")
SLOTS = {1: 3, 2: 3, 3: 3, 4: 4, 5: 4}
PLACES = {1: 3, 2: 3, 3: 4, 4: 5, 5: 6}
ROWS = [5, 4, 3, 2]


def members(found: int) -> list[int]:
    """The members of a set."""
    return [number for number in range(40) if int(found) >> number & 1]


class PharaonMachine(Machine[PharaonState]):
    """Plays one match of Pharaon."""

    game = GAME

    def check_position(self, state: PharaonState) -> None:
        if state.rulings.told:  # what nobody names stands for something else: see test_told
            return
        self._pieces_are_conserved(state)
        self._cards_are_in_one_place(state)
        self._board_is_within_bounds(state)
        self._pyramid_is_orderly(state)
        self._tokens_are_held_rightly(state)
        self._traitor_is_within_bounds(state)
        self._scores_add_up(state)

    def check_view(self, seen: PharaonState, seat: int) -> None:
        """Nothing on the table is hidden (PH-33)."""
        assert seen == self.match.state

    def check_end(self, state: PharaonState) -> None:
        """PH-45: five rounds."""
        assert state.round == 5

    def _pieces_are_conserved(self, state: PharaonState) -> None:
        """PH-04, PH-05."""
        counts = [0] * (pieces.KINDS + 1)
        for piece in [*state.slots, *state.sets, *state.bonus, *state.plot.spaces]:
            if piece != pieces.EMPTY:
                counts[piece] += 1
        assert sum(state.bag.pieces) == state.bag_total
        bag = state.bag.pieces
        paid = int(state.purchase.paid), int(state.purchase.tendered)
        spent = sum(pack >> 4 * means & 15 for pack in paid for means in range(pieces.MEANS))
        total = spent
        for kind in range(pieces.KINDS):
            held = sum(player.pieces[kind] for player in state.players)
            found = counts[kind] + held + state.supply.count(kind) + bag[kind]
            whole = 20 if kind < pieces.TOKEN else state.box.tokens[kind - pieces.TOKEN]
            assert found <= whole
            total += found
        assert total == 160

    def _cards_are_in_one_place(self, state: PharaonState) -> None:
        """PH-02, PH-240."""
        nobles = [player.nobles for player in state.players]
        nobles += [state.noble_deck, state.noble_discard, state.drawn, state.rejected]
        found = [card for part in nobles for card in members(part)]
        found += [card for card in state.noble_row if card != pieces.EMPTY]
        assert sorted(found) == list(range(1, 27))
        artisans = [player.artisans for player in state.players]
        artisans += [state.artisan_deck, state.artisan_discard]
        found = [card for part in artisans for card in members(part)]
        found += [card for card in state.artisan_row if card != pieces.EMPTY]
        assert sorted(found) == list(range(1, 31))
        urns = [state.urn_pile, state.urn_row, state.urn_discard, state.plot.known]
        assert sorted(urn for part in urns for urn in members(part)) == list(range(1, 31))

    def _board_is_within_bounds(self, state: PharaonState) -> None:
        """PH-52, PH-53, PH-90, PH-103, PH-133, PH-135."""
        seats = int(state.seats)
        for color in range(pieces.COLORS):
            sector = state.slots[4 * color : 4 * color + 4]
            assert sum(1 for piece in sector if piece != pieces.EMPTY) <= SLOTS[seats]
        for player in state.players:
            assert all(0 <= position <= 3 for position in player.nile)
            assert 0 <= player.stage <= 6
            assert max(player.pieces) < 128  # one below 0 would be 255
            assert player.turned & ~player.nobles == 0
            assert set(members(player.turned)) <= set(range(13, 21))
        assert len(state.sets) == 2 * PLACES[seats]
        assert len(state.bonus) == PLACES[seats]
        if state.facing:
            assert sorted(state.facing) == [0, 1, 2, 3, 4]

    def _pyramid_is_orderly(self, state: PharaonState) -> None:
        """PH-120, PH-122, PH-126: one row for each side that passed before the last."""
        rows = sorted(int(player.row) for player in state.players if player.row >= 0)
        assert rows == list(range(len(rows)))
        assert len(rows) < max(int(state.sides()), 2)
        for player in state.players:
            if player.row >= 0:
                assert player.passed
                assert 0 <= player.space < ROWS[player.row]

    def _tokens_are_held_rightly(self, state: PharaonState) -> None:
        """PH-14, PH-140: each token has at most one holder, who earned it."""
        assert 0 <= state.first < state.sides()
        if state.pharaoh >= 0:
            heir = state.players[state.pharaoh]
            assert heir.stage >= 3
            assert len(members(heir.nobles)) >= 2
        elif state.over or state.asked().step == steps.TURN:
            for player in state.players:
                assert player.stage < 3 or len(members(player.nobles)) < 2

    def _traitor_is_within_bounds(self, state: PharaonState) -> None:
        """PH-181, PH-193, PH-197."""
        plot = state.plot
        assert plot.noble_value in (6, 8, 10, 12)
        assert 0 <= plot.urns <= 4
        for place, level in enumerate(plot.levels):
            column = plot.spaces[10 * place : 10 * place + 10]
            assert all(piece != pieces.EMPTY for piece in column[:level])
            assert all(piece == pieces.EMPTY for piece in column[level:])

    def _scores_add_up(self, state: PharaonState) -> None:
        """PH-160 to PH-167."""
        if not state.ring or len(state.ring) < 5:
            return
        scores = GAME.scores(state)
        ranking = GAME.ranking(state)
        assert len(scores) == len(ranking) == state.sides()
        assert min(ranking) == 1
        for side, score in enumerate(scores):
            assert sum(line.points for line in GAME.breakdown(state, side)) == score
            if ranking[side] == 1:
                assert score == max(scores)


TestPharaon = PharaonMachine.TestCase
TestPharaon.settings = thoroughly(100, 40)
