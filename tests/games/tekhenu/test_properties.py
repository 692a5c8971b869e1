"""What holds in every position of Tekhenu, looked for by a machine that tries to break it."""

from __future__ import annotations

from maat import catalog
from maat.games.tekhenu import fields, words
from maat.games.tekhenu.state import EMPTY, Player, TekhenuState
from maat.testing.machine import Machine, thoroughly

GAME = catalog.load("tekhenu")


def members(found: int) -> list[int]:
    """The members of a set."""
    return [number for number in range(32) if int(found) >> number & 1]


class TekhenuMachine(Machine[TekhenuState]):
    """Plays one match of Tekhenu."""

    game = GAME
    every = 4

    def check_position(self, state: TekhenuState) -> None:
        self._dice_are_where_they_belong(state)
        self._cards_are_in_one_place(state)
        self._board_is_orderly(state)
        for side, player in enumerate(state.players):
            self._player_is_within_bounds(state, player, side)
        self._scores_add_up(state)

    def check_view(self, seen: TekhenuState, seat: int) -> None:
        """TK-76: how many Decrees somebody holds is seen, not which."""
        for other, player in enumerate(seen.players):
            real = self.match.state.players[other]
            assert player.decree_count == real.decree_count
            assert player.decrees & ~real.decrees == 0

    def check_end(self, state: TekhenuState) -> None:
        """TK-02: eight rotations, two Scorings."""
        assert state.rotations == 8
        assert state.scored == 2

    def _dice_are_where_they_belong(self, state: TekhenuState) -> None:
        """TK-14, TK-31, TK-88, TK-91: turn order and count of dice."""
        found = fields.BAG.listed(state.bag, 5)
        for code in state.ring:
            found[code // 6 % 5] += 1
        for player in state.players:
            for at in range(player.dice_count):
                found[int(player.dice) >> (8 * at + 2) & 7] += 1
        if state.die_god != EMPTY and not state.altered & 4:
            found[state.die_real_color] += 1
        assert found == state.box.dice[state.sides]
        assert sum(fields.BAG.listed(state.bag, 5)) == state.bag_total
        if state.at >= 0:
            counts = [state.players[side].dice_count for side in state.order]
            assert counts == sorted(counts, reverse=True)
            assert counts[0] - counts[-1] <= 1
            assert counts[0] <= 4

    def _cards_are_in_one_place(self, state: TekhenuState) -> None:
        """TK-05, TK-17, TK-66, TK-67."""
        kinds = [words.BLESSING, words.TECHNOLOGY, words.DECREE]
        loose = [*state.market, int(state.drawn & 255) - 1, int(state.drawn >> 8) - 1]
        for kind in kinds:
            first = kind * words.DECK
            found = [card - first for card in loose if first <= card < first + words.DECK]
            for held in self._sets(state)[kind]:
                found += members(held)
            if kind == words.DECREE:
                found += [entry & 31 for entry in state.bottom]
            assert len(found) == len(set(found)) == 24 - (kind > 0 and state.sides == 2)
        most = max(int(player.population) for player in state.players)
        reached = 2 + (most >= 9) + (most >= 13)  # a section stays open when Population is spent
        assert reached <= state.opened <= 4 or not state.order

    def _sets(self, state: TekhenuState) -> list[list[int]]:
        """All sets of Blessings, of Technologies, of Decrees."""
        found = [
            [int(state.blessing_deck), int(state.blessing_discard)],
            [int(state.technology_deck), int(state.technology_discard)],
            [int(state.decree_deck), int(state.decree_discard)],
        ]
        for player in state.players:
            found[0].append(int(player.blessings))
            found[1].append(int(player.technologies))
            found[2] += [int(player.decrees), int(player.dealt)]
        return found

    def _board_is_orderly(self, state: TekhenuState) -> None:
        """TK-40, TK-48, TK-62: no space is used twice, none that is closed."""
        osiris = [space for player in state.players for space in members(player.osiris)]
        temple = [space for player in state.players for space in members(player.temple)]
        people = [space for player in state.players for space in members(player.people)]
        stands = [space for player in state.players for space in members(player.pillars)]
        for spaces in (osiris, temple, people, stands):
            assert len(spaces) == len(set(spaces))
        assert all(state.box.temple.open_from[space] <= state.sides for space in temple)
        for god in range(6):
            built = sum(int(player.shrines) >> 4 * god & 15 for player in state.players)
            assert built <= {2: 1, 3: 2, 4: 3}[int(state.sides)]
        assert all(not state.gold_on >> space & 1 for space in people)
        covered = [space for space, code in enumerate(state.complex) if code != EMPTY]
        assert covered == members(state.covered)
        assert set(stands) <= set(covered)
        assert len(covered) - len(stands) <= 1  # a tile waits for its Pillar

    def _player_is_within_bounds(self, state: TekhenuState, player: Player, side: int) -> None:
        """TK-39, TK-70, TK-84, TK-96, AMB-09."""
        held = fields.GOODS.listed(player.goods, 4)
        assert max(held) < 2048  # one below 0 would be 4095
        assert min([player.gold, player.scribes, player.faith, player.vp]) >= 0
        assert 0 <= player.happiness <= player.population <= 21
        assert player.statues <= 6
        assert player.buildings <= 10
        assert len(members(player.pillars)) <= 8
        assert all(level <= 6 for level in fields.MAKES.listed(player.makes, 4))
        if side >= state.seats:
            assert sum(held) + player.gold + player.faith == 0  # TK-128

    def _scores_add_up(self, state: TekhenuState) -> None:
        """TK-110 to TK-112, TK-143."""
        scores = GAME.scores(state)
        assert len(scores) == state.sides
        for side, score in enumerate(scores):
            if score < 0:  # of a side that is not followed
                continue
            assert score == state.players[side].vp
            assert sum(line.points for line in GAME.breakdown(state, side)) == score
        if state.over:
            ranking = GAME.ranking(state)
            assert sorted(ranking) == list(range(1, int(state.sides) + 1))
            assert scores[ranking.index(1)] == max(scores)


TestTekhenu = TekhenuMachine.TestCase
TestTekhenu.settings = thoroughly(80, 30)
