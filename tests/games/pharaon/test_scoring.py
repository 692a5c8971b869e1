"""The final scoring (rulebook p. 6 and 7, PH-160 to PH-167), checked against a slow second one."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest
from mypy_extensions import i64

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.vectors import vec
from maat.games.pharaon import pieces
from maat.testing import Scenario

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Board, Lay

    from maat.games.pharaon.state import PharaonState, Player

GAME = catalog.load("pharaon")


def scores(board: Board) -> list[int]:
    """The points of all seats."""
    return board.game.scores(board.state)


def all_pass(board: Board) -> Board:
    """Round 5 ends."""
    while not board.state.over:
        options = board.options()
        board.play("pass" if "pass" in options else options[0])
    return board


# Where points come from.


@pytest.mark.rule("PH-161", "PH-102")
@pytest.mark.parametrize(("stage", "points"), list(enumerate([0, 4, 9, 15, 22, 30, 39])))
def test_the_stage_reached_scores_alone(lay: Lay, stage: int, points: int) -> None:
    board = lay(owned={0: ""}, stages={0: stage}, on_turn=1)
    assert board.sheet(0) == ({"chamber": points} if points else {})
    assert scores(board)[0] == points


@pytest.mark.rule("PH-162", "PH-113")
def test_artisans_score_their_printed_points(lay: Lay) -> None:
    board = lay(owned={0: ""}, artisans={0: [1, 6, 11, 16, 21, 26]}, on_turn=1)
    assert board.sheet(0) == {"artisans": 2 + 3 + 4 + 5 + 6 + 7}


@pytest.mark.rule("PH-163", "PH-90", "A-18")
@pytest.mark.parametrize(("position", "points"), list(enumerate([0, 0, 3, 7])))
def test_a_nile_track_scores_by_the_position_of_the_disc(
    lay: Lay, position: int, points: int
) -> None:
    board = lay(owned={0: ""}, nile={0: f"{position} trade" if position else ""}, on_turn=1)
    assert scores(board)[0] == points


@pytest.mark.rule("PH-163")
def test_all_tracks_are_added(lay: Lay) -> None:
    board = lay(owned={0: ""}, nile={0: "agriculture 2 trade 2 power 3 justice"}, on_turn=1)
    assert board.sheet(0) == {"nile": 3 + 3 + 7}


@pytest.mark.rule("PH-164", "PH-153")
def test_a_god_with_both_halves_scores_the_sum(lay: Lay) -> None:
    board = lay(owned={0: ""}, nile={0: "trade power"}, stages={0: 2}, on_turn=1)
    assert board.sheet(0) == {"osiris": 6, "chamber": 9}


@pytest.mark.rule("PH-165")
def test_every_resource_and_token_kept_scores_one_point(lay: Lay) -> None:
    owned = {0: "2 trade power 3 silver trade_token nile_token"}
    board = lay(owned=owned, sets="", bonus="")
    assert board.sheet(0)["resources"] == 6
    assert board.sheet(0)["offerings"] == 2


@pytest.mark.rule("PH-165", "PH-78", "A-16")
def test_prestige_tokens_score_two_and_three_points_in_all(lay: Lay) -> None:
    board = lay(owned={0: "prestige_low"}, on_turn=1)
    assert scores(board)[0] == 2
    board = lay(owned={0: "prestige_high"}, on_turn=1)
    assert scores(board)[0] == 3


@pytest.mark.rule("PH-166", "PH-141")
def test_the_pharaoh_token_scores_seven_points(lay: Lay) -> None:
    board = lay(owned={1: ""})
    board.state.pharaoh = 1
    assert board.sheet(1) == {"pharaoh": 7}


@pytest.mark.rule("PH-166", "PH-121")
def test_the_first_to_pass_in_round_five_scores_three_points(lay: Lay) -> None:
    board = lay(round=5, owned={0: "silver", 1: "silver", 2: "silver"}, on_turn=2)
    board.play("pass")
    assert board.sheet(2) == {"first_player": 3, "resources": 1}
    all_pass(board)
    assert [board.sheet(seat).get("first_player", 0) for seat in range(3)] == [0, 0, 3]


@pytest.mark.rule("PH-132", "PH-167")
def test_the_scores_are_told_at_the_end(lay: Lay) -> None:
    board = all_pass(lay(round=5, stages={0: 1, 1: 3, 2: 2}))
    assert board.question() == "over"
    told = {seat: data[0] for seat, data in board.told("scored")}
    assert told == dict(enumerate(scores(board)))
    assert board.told("game_ended")[0][0] == 1


@pytest.mark.rule("PH-160", "PH-161", "PH-162", "PH-163", "PH-164", "PH-165", "PH-166")
def test_the_score_sheet_names_the_rule_of_every_line(lay: Lay) -> None:
    owned = {0: "trade trade_token prestige_low prestige_high"}
    nobles = {0: "judge_11 scribe_1"}
    board = lay(owned=owned, nobles=nobles, stages={0: 4}, nile={0: "3 trade 2 power"})
    board.state.players[0].artisans = 1 << 30
    board.state.pharaoh = board.state.first = 0
    rules = {line.label: line.rule for line in GAME.breakdown(board.state, 0)}
    assert rules["scribe_1"] == 220
    assert rules["judge_11"] == 223
    assert rules["chamber"] == 161
    assert rules["artisans"] == 162
    assert rules["nile"] == 163
    assert rules["osiris"] == rules["isis"] == 164
    assert rules["resources"] == rules["offerings"] == 165
    assert rules["pharaoh"] == rules["first_player"] == 166


@pytest.mark.rule("PH-167")
def test_the_score_sheet_adds_up(lay: Lay) -> None:
    owned = {0: "2 trade silver trade_token prestige_low prestige_high"}
    board = lay(owned=owned, nobles={0: "judge_11"}, stages={0: 4}, nile={0: "3 trade 2 power"})
    assert sum(board.sheet(0).values()) == scores(board)[0]


# Who wins.


def tied(lay: Lay, *owned: str, **around: Any) -> Board:
    """Seats that own these pieces; the First Player token lies with the last one."""
    board = lay(len(owned), owned=dict(enumerate(owned)), sets="", bonus="", **around)
    board.state.first = len(owned) - 1
    return board


@pytest.mark.rule("PH-167")
def test_the_highest_total_wins(lay: Lay) -> None:
    board = tied(lay, "3 trade", "5 trade", "trade")
    assert scores(board) == [3, 5, 4]
    assert board.game.ranking(board.state) == [3, 1, 2]


@pytest.mark.rule("PH-167")
def test_a_tie_is_won_by_the_holder_of_the_pharaoh_token(lay: Lay) -> None:
    board = tied(lay, "trade silver", "9 trade", "trade")
    board.state.pharaoh = 0
    assert scores(board)[:2] == [9, 9]
    assert board.game.ranking(board.state)[:2] == [1, 2]


@pytest.mark.rule("PH-167", "A-30")
def test_then_the_number_of_tokens_decides(lay: Lay) -> None:
    board = tied(lay, "4 trade", "2 prestige_low", "silver")
    assert scores(board) == [4, 4, 4]
    assert board.game.ranking(board.state) == [1, 2, 3]


@pytest.mark.rule("A-30", "PH-167")
def test_a_prestige_token_is_one_token_in_a_tie(lay: Lay) -> None:
    board = tied(lay, "prestige_high", "2 trade silver", "")
    assert scores(board) == [3, 3, 3]
    assert board.game.ranking(board.state) == [2, 1, 3]


@pytest.mark.rule("PH-167")
def test_the_pharaoh_token_decides_only_among_the_tied(lay: Lay) -> None:
    board = tied(lay, "12 trade", "12 power", "")
    board.state.pharaoh = 2
    assert scores(board) == [12, 12, 10]
    assert board.game.ranking(board.state) == [1, 1, 3]


@pytest.mark.rule("PH-167")
def test_players_who_are_still_level_share_the_victory(lay: Lay) -> None:
    board = tied(lay, "4 trade", "2 silver 2 power", "")
    assert board.game.ranking(board.state) == [1, 1, 3]


@pytest.mark.rule("PH-167")
def test_players_on_a_later_place_may_share_it_too(lay: Lay) -> None:
    board = tied(lay, "9 trade", "4 power", "4 justice", "")
    assert board.game.ranking(board.state) == [1, 2, 2, 4]


# A second scoring, slow and plain, for positions of random games.


def bit_members(found: int) -> list[int]:
    """The members of a set."""
    return [number for number in range(40) if found >> number & 1]


def count_for_gods(player: Player) -> dict[str, int]:
    """How much a player has of what each area asks for."""
    return {
        "offerings": sum(player.pieces[pieces.TOKEN :]),
        "nobles": len(bit_members(player.nobles)),
        "nile": sum(1 for position in player.nile if position > 0),
        "chamber": int(player.stage),
        "artisans": len(bit_members(player.artisans)),
    }


NEEDS = {"offerings": 3, "nobles": 2, "nile": 2, "chamber": 2, "artisans": 3}
HALVES = {"offerings": 7, "nobles": 5, "nile": 3, "chamber": 3, "artisans": 5}
SCRIBE_AREAS = {1: "nile", 2: "chamber", 3: "artisans", 4: "nobles", 5: "offerings"}
FIXED = {7: 10, 8: 10, 9: 10, 10: 10, 11: 11, 21: 5, 22: 6, 23: 4, 24: 4, 25: 7, 26: 6}
ARTISANS = [2] * 5 + [3] * 5 + [4] * 5 + [5] * 5 + [6] * 5 + [7] * 5
STAGES = [0, 4, 9, 15, 22, 30, 39]
Gods = tuple[tuple[str, str], ...]


def noble_points(state: PharaonState, seat: int, gods: Gods, noble: int) -> int:
    """What a noble other than the Diplomat is worth when these gods are served."""
    player = state.players[seat]
    basic = sum(player.pieces[:5]) + sum(player.pieces[6:11])
    values = {ARTISANS[card - 1] for card in bit_members(player.artisans)}
    if noble <= 5:
        return 4 + 4 * sum(SCRIBE_AREAS[noble] in god for god in gods)
    if noble in FIXED:
        return FIXED[noble]
    return {
        6: 7 + 4 * (state.pharaoh == seat) + 4 * (state.first == seat),
        12: 3 + 3 * len(bit_members(player.nobles)),
        13: 6 + 2 * len(values),
        14: 6 + 2 * int(player.stage),
        15: 6 + 2 * sum(player.pieces[6:]),
        16: 5 + 3 * list(player.nile).count(3),
        17: 3 + 3 * len(gods),
        18: 8 + 2 * player.pieces[5],
        19: 7 + basic,
    }[noble]


def god_total(state: PharaonState, seat: int, gods: Gods) -> int:
    """The points of gods and nobles together when these gods are served."""
    nobles = bit_members(state.players[seat].nobles)
    worth = [noble_points(state, seat, gods, noble) for noble in nobles if noble != 20]
    copied = max(worth, default=0) if 20 in nobles else 0
    return sum(HALVES[area] for god in gods for area in god) + sum(worth) + copied


def feasible(have: dict[str, int], gods: Gods) -> bool:
    """Whether nothing is counted twice."""
    needed = {area: NEEDS[area] * sum(area in god for god in gods) for area in NEEDS}
    return all(have[area] >= needed[area] for area in NEEDS)


def reference(state: PharaonState, seat: int) -> int:
    """The total of a seat, every selection of gods tried."""
    player = state.players[seat]
    ring = [pieces.AREA_NAMES[area] for area in state.ring]
    columns = [(ring[place], ring[(place + 1) % 5]) for place in range(5)]
    have = count_for_gods(player)
    selections = [gods for size in range(6) for gods in combinations(columns, size)]
    best = max(god_total(state, seat, gods) for gods in selections if feasible(have, gods))
    total = best + STAGES[player.stage] + sum(player.pieces)
    total += player.pieces[16] + 2 * player.pieces[17]
    total += sum(ARTISANS[card - 1] for card in bit_members(player.artisans))
    total += sum([0, 0, 3, 7][position] for position in player.nile)
    return total + 7 * (state.pharaoh == seat) + 3 * (state.first == seat)


def shuffle_holdings(state: PharaonState, dealer: QuickDealer) -> None:
    """Give everybody things at random; only the scoring looks at them."""
    nobles = list(range(1, 27))
    for player in state.players:
        player.nobles = 0
        for _ in range(dealer.below(6)):
            player.nobles |= 1 << nobles.pop(dealer.below(len(nobles)))
        player.artisans = 0
        for _ in range(dealer.below(8)):
            player.artisans |= 1 << (1 + dealer.below(30))
        player.stage = dealer.below(7)
        player.nile = vec[i64]([dealer.below(4) for _ in range(5)])
        player.hold([dealer.below(4) // 2 for _ in range(pieces.KINDS)])
    state.pharaoh = dealer.below(4) - 1
    state.first = dealer.below(3)


@pytest.mark.rule("PH-155", "PH-156", "PH-160", "PH-164", "A-15")
@pytest.mark.parametrize("number", range(40))
def test_a_second_scoring_comes_to_the_same_totals(number: int) -> None:
    table: Scenario[PharaonState] = Scenario(GAME, 3)
    dealer = QuickDealer(f"scoring {number}")
    for _ in range(5):
        table.match.play(int(GAME.sample(table.state, dealer)))
    state = table.state
    for _ in range(8):
        shuffle_holdings(state, dealer)
        expected = [reference(state, seat) for seat in range(3)]
        assert GAME.scores(state) == expected
        for seat in range(3):
            lines = GAME.breakdown(state, seat)
            assert sum(line.points for line in lines) == expected[seat]


@pytest.mark.rule("PH-167", "PH-160", "PH-161", "PH-162", "PH-163", "PH-165", "PH-166")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_second_scoring_agrees_at_the_end_of_whole_games(seats: int) -> None:
    for number in range(3):
        table: Scenario[PharaonState] = Scenario(GAME, seats)
        table.rest(f"whole {number}")
        assert GAME.scores(table.state) == [reference(table.state, seat) for seat in range(seats)]
