"""The end of the game (chapter 19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Board, Lay


def ended(lay: Lay, seats: int = 2, **position: object) -> Board:
    """The last turn and the end; the last seat takes a Pure die of value 1, so comes last."""
    board = lay(seats, at=seats - 1, dice_each=3, rotations=7, **position)
    return board.turn().until("over")


def decrees(board: Board, seat: int = 0) -> dict[str, int]:
    """The Decrees a seat has scored."""
    found = {data[0]: data[1] for who, data in board.told("decree_scored") if who == seat}
    return {f"D{card - 47:02}": points for card, points in found.items()}


@pytest.mark.rule("TK-110")
def test_three_decrees_at_most(lay: Lay) -> None:
    """Each with a symbol of its own; the smallest stays out."""
    board = ended(
        lay,
        cards={0: "D01 D05 D07 D09 D13 T01 T02"},
        owned={0: "9 happiness 9 population 3 scribe"},
        opened=3,
        osiris={0: "granite-1"},
        pillars={0: "r1c1 r2c2 r3c3 r4c4"},
    )
    assert decrees(board) == {"D01": 6, "D07": 9, "D13": 12}


@pytest.mark.rule("TK-110")
def test_one_decree_of_each_symbol(lay: Lay) -> None:
    board = ended(lay, cards={0: "D12 D13"}, temple={0: "row1_first"}, pillars={0: "r5c5 r5c4"})
    assert decrees(board) == {"D13": 6}


@pytest.mark.rule("TK-110")
def test_decrees_count_after_the_second_scoring_only(lay: Lay) -> None:
    board = lay(at=1, dice_each=3, rotations=3, cards={0: "D07"}, owned={0: "3 scribe"})
    assert not board.turn().until("turn").told("decree_scored")


@pytest.mark.rule("TK-110")
def test_a_decree_worth_nothing_brings_nothing(lay: Lay) -> None:
    board = ended(lay, cards={0: "D13"})
    assert board.sheet(0).get("decree", 0) == 0


@pytest.mark.rule("TK-111")
@pytest.mark.parametrize(("seats", "bonus"), [(2, [3, 0]), (3, [3, 2, 0]), (4, [3, 2, 0, 0])])
def test_the_first_in_turn_order_gain_points(lay: Lay, seats: int, bonus: list[int]) -> None:
    surplus = {seat: f"{2 * seat} bread" for seat in range(1, seats - 1)}
    surplus[seats - 1] = "9 bread"
    board = ended(lay, seats, surplus=surplus)
    assert board.state.order == list(range(seats))
    assert [board.sheet(seat).get("turn_order", 0) for seat in range(seats)] == bonus


@pytest.mark.rule("TK-111", "TK-97")
def test_the_order_of_the_fourth_maat_phase_counts(lay: Lay) -> None:
    board = ended(lay, surplus={0: "5 bread"})
    assert board.state.order == [1, 0]
    assert board.sheet(1)["turn_order"] == 3


@pytest.mark.rule("TK-112")
def test_the_fourth_maat_phase_has_no_steps_after_the_scoring(lay: Lay) -> None:
    board = ended(lay, owned={0: "1 faith"}, destiny={0: "A03", 1: "A02"})
    assert board.player(0).dice_count == board.player(1).dice_count == 4
    assert board.destiny() == ["A03", "A02"]
    assert not board.told("destiny_taken")
    assert not board.told("die_rolled")
    assert board.question() == "over"


@pytest.mark.rule("TK-01", "TK-112")
def test_most_points_win(lay: Lay) -> None:
    board = ended(lay, 3, owned={0: "10 vp", 1: "30 vp", 2: "20 vp"})
    assert board.game.ranking(board.state) == [3, 1, 2]


@pytest.mark.rule("TK-112")
@pytest.mark.parametrize(
    ("scribes", "ranking"), [((1, 2), [2, 1]), ((2, 1), [1, 2]), ((2, 2), [1, 2])]
)
def test_scribes_and_then_the_turn_order_break_a_tie(
    lay: Lay, scribes: tuple[int, int], ranking: list[int]
) -> None:
    owned = {0: f"10 vp {scribes[0]} scribe", 1: f"13 vp {scribes[1]} scribe"}
    board = ended(lay, owned=owned)
    assert board.game.scores(board.state) == [13, 13]
    assert board.state.order == [0, 1]
    assert board.game.ranking(board.state) == ranking


@pytest.mark.rule("TK-112")
def test_the_turn_order_of_the_last_round_breaks_a_tie_not_the_seat(lay: Lay) -> None:
    board = ended(lay, owned={0: "10 vp 2 scribe", 1: "13 vp 2 scribe"})
    board.state.order[:] = [1, 0]
    assert board.game.ranking(board.state) == [2, 1]


@pytest.mark.rule("TK-112")
def test_the_winner_is_told(lay: Lay) -> None:
    board = ended(lay, owned={1: "30 vp"})
    assert [data[0] for _, data in board.told("game_ended")] == [1]


@pytest.mark.rule("TK-111", "TK-112")
def test_score_and_breakdown_agree(lay: Lay) -> None:
    board = ended(lay, cards={0: "D07"}, owned={0: "3 scribe"}, statues={0: "ra"})
    assert board.vp(0) == 10 + sum(board.sheet(0).values()) == 10 + 9 + 1 + 3
