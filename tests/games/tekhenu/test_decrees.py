"""The 24 Decrees, scored at the end of the game (chapters 19 and 20.4)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from maat.core.dealer import QuickDealer
from maat.core.match import Match

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Board, Lay

    from maat.games.tekhenu.state import TekhenuState

SYMBOL = {
    "scroll": "D01 D02 D03 D23",
    "people": "D04 D05 D06 D20",
    "treasury": "D07 D08 D22",
    "labor": "D09 D10 D11 D21",
    "temple": "D12 D13 D15 D24",
    "statue": "D14 D16 D17 D18 D19",
}
LAST = "thoth-black-1"


def symbol(decree: str) -> str:
    """The symbol of a Decree."""
    return next(name for name, group in SYMBOL.items() if decree in group)


def last_turn(lay: Lay, held: str, seats: int = 2, other: str = "", **position: Any) -> Board:
    """The last turn of the game is over but for what the Decrees of seat 0 ask.

    Seat 0 has a balance of 0 unless `scales` say otherwise, the last seat one of +1 after
    producing Granite.
    """
    position.setdefault("opened", 4)
    board = lay(
        seats,
        rotations=7,
        dice_each=3,
        at=seats - 1,
        spare=f"{LAST} {LAST}",
        cards={0: held, seats - 1: other},
        **position,
    )
    board.play(f"take {LAST}", "produce granite")
    return board


def ended(lay: Lay, held: str, **position: Any) -> Board:
    """The end of the game, with the easiest answers on the way."""
    board = last_turn(lay, held, **position).until("over")
    assert board.question() == "over"
    return board


def decrees(board: Board, seat: int = 0) -> dict[str, int]:
    """What the Decrees of a seat brought."""
    lines = [line for line in board.game.breakdown(board.state, seat) if line.label == "decree"]
    found: dict[str, int] = {}
    for line in lines:
        name = board.game.rule_name(line.rule).removeprefix("TK-")
        found[name] = found.get(name, 0) + line.points
    return found


def alone(lay: Lay, decree: str, more: str = "", **position: Any) -> int:
    """What a Decree brings if it is the only one."""
    return decrees(ended(lay, f"{decree} {more}", **position)).get(decree, 0)


# Which ones count.


@pytest.mark.rule("TK-110")
def test_at_most_three_decrees_are_scored(lay: Lay) -> None:
    pieces = {0: "r1c1 r2c2"}
    board = ended(
        lay,
        "D13 D18 D11 D07",
        pillars=pieces,
        owned={0: "1 scribe"},
        osiris={0: "bread-1"},
        statues={0: "horus ra"},
    )
    assert decrees(board) == {"D13": 6, "D18": 6, "D07": 3}


@pytest.mark.rule("TK-110")
def test_only_one_decree_of_a_symbol_is_scored(lay: Lay) -> None:
    board = ended(lay, "D12 D13 D15", pillars={0: "r1c1 r2c2"}, temple={0: "row1_first"})
    assert decrees(board) == {"D13": 6} or decrees(board) == {"D15": 6}


@pytest.mark.rule("TK-110")
@pytest.mark.parametrize("seed", range(12))
def test_the_best_three_with_different_symbols_are_scored(lay: Lay, seed: int) -> None:
    plain = [f"D{number:02}" for number in range(1, 25) if number not in (2, 3, 4, 8, 20, 23)]
    dealer = QuickDealer(f"decrees {seed}")
    held = [plain.pop(dealer.below(len(plain))) for _ in range(6)]
    position: dict[str, Any] = {
        "owned": {0: "2 scribe 13 happiness 14 population 9 bread"},
        "pillars": {0: "r1c1 r2c2 r3c3"},
        "temple": {0: "row1_first column3_first"},
        "osiris": {0: "bread-1 granite-1 granite-4"},
        "statues": {0: "horus ra temple_row"},
        "scales": {0: "left:white-2 right:gray-1"},
    }
    values = {name: alone(lay, name, **position) for name in held}
    best = max(
        sum(values[name] for name in chosen)
        for count in range(4)
        for chosen in combinations(held, count)
        if len({symbol(name) for name in chosen}) == count
    )
    found = decrees(ended(lay, " ".join(held), **position))
    assert sum(found.values()) == best
    assert {name: values[name] for name in found} == found


@pytest.mark.rule("TK-110")
def test_decrees_of_all_players_are_scored(lay: Lay) -> None:
    board = ended(lay, "D07", other="D13", pillars={1: "r1c1"}, owned={0: "2 scribe"})
    assert decrees(board, 0) == {"D07": 6}
    assert decrees(board, 1) == {"D13": 3}


@pytest.mark.rule("TK-110", "TK-109")
def test_no_decree_is_scored_at_the_first_scoring(lay: Lay) -> None:
    board = lay(
        rotations=3,
        dice_each=3,
        at=1,
        spare=f"{LAST} {LAST}",
        cards={0: "D07"},
        owned={0: "scribe"},
    )
    board.play(f"take {LAST}", "produce granite").until("0 turn", "1 turn")
    assert board.told("scoring_began")
    assert not board.told("decree_scored")
    assert board.cards() == ["D07"]


@pytest.mark.rule("TK-111")
def test_turn_order_pays_after_the_decrees(lay: Lay) -> None:
    names = ended(lay, "D07", owned={0: "1 scribe"}).events()
    assert names.index("decree_scored") < len(names) - 1 - names[::-1].index("vp_gained")


# One by one.


@pytest.mark.rule("D01")
def test_d01_counts_own_technologies(lay: Lay) -> None:
    assert alone(lay, "D01", more="T01 T02 T11", other="T03 T04") == 9


@pytest.mark.rule("D02", "AMB-10")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ("", 4),
        ("D01", 4),
        ("D05", 8),
        ("D05 D06", 8),
        ("D05 D07 D09 D12", 20),
        ("D05 D07 D09 D12 D14", 24),
    ],
)
def test_d02_counts_the_symbols_of_all_decrees_held(lay: Lay, others: str, points: int) -> None:
    assert decrees(ended(lay, f"D02 {others}"))["D02"] == points


@pytest.mark.rule("D02", "AMB-10")
def test_d02_is_one_of_the_three(lay: Lay) -> None:
    found = decrees(ended(lay, "D02 D07 D13 D05", pillars={0: "r1c1"}, owned={0: "9 scribe"}))
    assert found["D02"] == 16
    assert len([name for name, points in found.items() if points]) == 3


@pytest.mark.rule("D03", "AMB-12")
def test_d03_scores_another_decree_again_for_2_gold(lay: Lay) -> None:
    board = ended(lay, "D03 D13 D07", pillars={0: "r1c1 r2c2 r3c1"}, owned={0: "1 scribe 3 gold"})
    assert sum(decrees(board).values()) == 9 + 9 + 3
    assert board.owned() == {"gold": 1, "scribe": 1}


@pytest.mark.rule("D03")
@pytest.mark.parametrize("owned", ["", "1 gold", "9 granite", "1 gold 5 scribe"])
def test_d03_does_nothing_without_2_gold(lay: Lay, owned: str) -> None:
    board = ended(lay, "D03 D13", pillars={0: "r1c1"}, owned={0: owned})
    assert sum(decrees(board).values()) == 3


@pytest.mark.rule("D03", "AMB-34")
@pytest.mark.parametrize("owned", ["2 scribe", "1 gold 1 scribe", "2 gold"])
def test_with_t10_scribes_pay_for_d03(lay: Lay, owned: str) -> None:
    board = ended(lay, "D03 D13 T10", pillars={0: "r1c1"}, owned={0: owned})
    assert sum(decrees(board).values()) == 6
    assert board.owned() == {}


@pytest.mark.rule("D03", "D07", "AMB-34")
def test_gold_pays_for_d03_before_scribes_that_d07_counts(lay: Lay) -> None:
    board = ended(lay, "D03 D07 T10", owned={0: "2 gold 3 scribe"})
    assert sum(decrees(board).values()) == 18


@pytest.mark.rule("D03", "AMB-12")
def test_d03_alone_has_nothing_to_repeat(lay: Lay) -> None:
    board = ended(lay, "D03", owned={0: "2 gold"})
    assert sum(decrees(board).values()) == 0
    assert board.owned() == {"gold": 2}


@pytest.mark.rule("D03", "AMB-12")
def test_d03_repeats_only_a_decree_that_is_scored(lay: Lay) -> None:
    # D13 (12), D18 (9) and D11 (2) are best without D03; with it D13 twice and D18.
    board = ended(
        lay,
        "D03 D13 D18 D11",
        pillars={0: "r1c1 r2c2 r3c1 r4c4"},
        statues={0: "horus ra thoth"},
        osiris={0: "bread-1"},
        owned={0: "2 gold 1 bread"},
    )
    assert sum(decrees(board).values()) == 12 + 12 + 9
    assert "D11" not in decrees(board)


@pytest.mark.rule("D03", "D08", "AMB-12")
def test_the_gold_of_d03_is_gone_before_d08_counts(lay: Lay) -> None:
    board = ended(lay, "D03 D08 D13", pillars={0: "r1c1 r2c2 r3c1"}, owned={0: "3 gold"})
    assert sum(decrees(board).values()) == 9 + 9 + 2


@pytest.mark.rule("D03", "D08", "AMB-12")
@pytest.mark.parametrize(("gold", "points"), [(12, 40), (7, 20), (2, 4), (3, 6), (4, 8), (5, 12)])
def test_d08_repeated_is_counted_twice_after_the_gold_is_paid(
    lay: Lay, gold: int, points: int
) -> None:
    board = ended(lay, "D03 D08", owned={0: f"{gold} gold"})
    assert sum(decrees(board).values()) == points


@pytest.mark.rule("D03", "D08", "AMB-12")
def test_d03_is_not_used_where_its_gold_is_worth_more(lay: Lay) -> None:
    board = ended(lay, "D03 D08 D13", pillars={0: "r1c1"}, owned={0: "2 gold"})
    assert sum(decrees(board).values()) == 4 + 3


@pytest.mark.rule("D03", "D04", "AMB-12")
@pytest.mark.parametrize(
    ("owned", "points"),
    [("2 gold 2 papyrus", 8), ("2 gold 1 papyrus", 4), ("4 gold", 8), ("3 gold", 4), ("1 gold", 4)],
)
def test_d04_repeated_is_paid_again(lay: Lay, owned: str, points: int) -> None:
    board = ended(lay, "D03 D04", owned={0: f"{owned} 9 population"})
    assert sum(decrees(board).values()) == points


@pytest.mark.rule("D03", "D22")
def test_d03_repeats_d22(lay: Lay) -> None:
    scales = {0: "left:white-3 right:gray-3"}
    board = ended(lay, "D03 D22", owned={0: "2 gold"}, scales=scales)
    assert sum(decrees(board).values()) == 4


@pytest.mark.rule("D04", "AMB-08")
@pytest.mark.parametrize(
    ("population", "points"),
    [(8, 0), (9, 4), (12, 4), (13, 8), (15, 8), (16, 12), (18, 12), (19, 16), (20, 16), (21, 20)],
)
def test_d04_counts_the_symbols_population_has_reached(
    lay: Lay, population: int, points: int
) -> None:
    owned = {0: f"9 papyrus {population} population"}
    board = ended(lay, "D04", owned=owned)
    assert decrees(board).get("D04", 0) == points
    assert board.owned()["papyrus"] == 9 - points // 4


@pytest.mark.rule("D04", "AMB-08", "AMB-54")
@pytest.mark.parametrize(
    ("owned", "points"),
    [("", 0), ("1 gold", 4), ("1 bread 1 granite", 8), ("9 scribe", 0), ("9 faith", 0)],
)
def test_every_symbol_of_d04_costs_a_resource(lay: Lay, owned: str, points: int) -> None:
    assert alone(lay, "D04", owned={0: f"{owned} 21 population"}) == points


@pytest.mark.rule("D04", "D08")
@pytest.mark.parametrize(
    ("owned", "d08"), [("7 papyrus", 2), ("3 papyrus 4 gold", 4), ("5 bread 1 gold", 2)]
)
def test_d04_is_paid_before_d08_counts(lay: Lay, owned: str, d08: int) -> None:
    board = ended(lay, "D04 D08", owned={0: f"{owned} 21 population"})
    assert decrees(board) == {"D04": 20, "D08": d08}


@pytest.mark.rule("D04", "AMB-33")
def test_with_t10_a_scribe_pays_for_d04_as_gold(lay: Lay) -> None:
    assert alone(lay, "D04", more="T10", owned={0: "2 scribe 21 population"}) == 8


@pytest.mark.rule("D05")
@pytest.mark.parametrize(
    ("happiness", "points"),
    [(8, 0), (9, 4), (12, 4), (13, 8), (16, 12), (18, 12), (19, 16), (21, 20)],
)
def test_d05_counts_the_symbols_happiness_has_reached(
    lay: Lay, happiness: int, points: int
) -> None:
    assert alone(lay, "D05", owned={0: f"{happiness} happiness 21 population"}) == points


@pytest.mark.rule("D06")
@pytest.mark.parametrize(
    ("others", "points"), [((2, 9), 10), ((0, 5), 12), ((12, 12), 0), ((15, 13), 0)]
)
def test_d06_counts_the_lead_over_the_lowest_happiness(
    lay: Lay, others: tuple[int, int], points: int
) -> None:
    owned = {0: "12 happiness 12 population"}
    owned |= {seat + 1: f"{found} happiness 15 population" for seat, found in enumerate(others)}
    assert alone(lay, "D06", seats=3, owned=owned) == points


@pytest.mark.rule("D07")
def test_d07_counts_scribes(lay: Lay) -> None:
    assert alone(lay, "D07", owned={0: "4 scribe 3 gold"}) == 12


@pytest.mark.rule("D07", "AMB-34")
def test_d07_counts_real_scribes_even_with_t10(lay: Lay) -> None:
    assert alone(lay, "D07", more="T10", owned={0: "1 scribe 5 gold"}) == 3


@pytest.mark.rule("D08")
@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ("1 gold", 2),
        ("1 papyrus 2 bread 3 limestone 4 granite", 10),
        ("5 gold 9 granite", 19),
        ("5 gold 10 granite", 20),
        ("11 gold 10 granite", 20),
        ("3 scribe 2 faith", 0),
    ],
)
def test_d08_counts_gold_and_resources_up_to_20(lay: Lay, owned: str, points: int) -> None:
    assert alone(lay, "D08", owned={0: owned}) == points


@pytest.mark.rule("D08", "AMB-34")
def test_d08_counts_real_gold_even_with_t10(lay: Lay) -> None:
    assert alone(lay, "D08", more="T10", owned={0: "1 gold 5 scribe"}) == 2


@pytest.mark.rule("D08", "TK-38")
def test_d08_does_not_count_surplus(lay: Lay) -> None:
    assert alone(lay, "D08", owned={0: "1 bread"}, surplus={0: "4 bread"}) == 1


@pytest.mark.rule("D09", "D10", "D11", "D21")
@pytest.mark.parametrize(("decree", "points"), [("D09", 9), ("D10", 6), ("D11", 10), ("D21", 7)])
def test_decrees_of_labor(lay: Lay, decree: str, points: int) -> None:
    position: dict[str, Any] = {
        "osiris": {0: "papyrus-1 bread-2 limestone-3 granite-3 granite-6", 1: "bread-1 granite-1"},
        "temple": {0: "row1_first column2_first", 1: "row2_first"},
        "statues": {0: "workshops quarries"},
    }
    assert alone(lay, decree, **position) == points


@pytest.mark.rule("D12", "D13", "D14", "D15", "D16", "D17", "D18", "D19")
@pytest.mark.parametrize(
    ("decree", "points"),
    [
        ("D12", 3 * 2),
        ("D13", 3 * 4),
        ("D14", 2 * 5 + 2 * 2),
        ("D15", 2 * 4 + 2 * 2),
        ("D16", 4 * 3),
        ("D17", 2 * 5 + 2 * 4),
        ("D18", 3 * 5),
        ("D19", 5 * 2),
    ],
)
def test_decrees_of_the_temple_and_of_statues(lay: Lay, decree: str, points: int) -> None:
    position: dict[str, Any] = {
        "pillars": {0: "r1c1 r2c2 r3c3 r5c5", 1: "r1c2 r1c3"},
        "temple": {0: "row1_first column2_first", 1: "row2_first row3_first row4_first"},
        "statues": {0: "horus ra thoth temple_row quarries", 1: "bastet workshops"},
        "osiris": {0: "papyrus-1 bread-1"},
    }
    assert alone(lay, decree, **position) == points


@pytest.mark.rule("D16", "AMB-05")
def test_a_second_statue_for_a_god_counts_for_d16(lay: Lay) -> None:
    assert alone(lay, "D16", seats=4, statues={0: "ra ra"}) == 8


@pytest.mark.rule("D20")
@pytest.mark.parametrize(
    ("balance", "points"),
    [("left:white-1 right:gray-1", 10), ("left:white-2", 5), ("left:white-4", 0)],
)
def test_d20_counts_the_place_in_turn_order(lay: Lay, balance: str, points: int) -> None:
    scales = {0: balance, 1: "left:yellow-3"}
    board = ended(lay, "D20", seats=3, scales=scales)
    assert decrees(board).get("D20", 0) == points


@pytest.mark.rule("D22")
@pytest.mark.parametrize(
    ("scales", "points"),
    [
        ("left:white-4", 2),
        ("left:white-5", 3),
        ("left:white-6 left:yellow-6 left:black-1", 7),
        ("right:white-6", 0),
        ("below:white-6 left:black-2", 1),
    ],
)
def test_d22_counts_half_the_pips_of_pure_dice(lay: Lay, scales: str, points: int) -> None:
    assert alone(lay, "D22", scales={0: scales}) == points


@pytest.mark.rule("D22", "TK-94")
def test_faith_does_not_count_for_d22(lay: Lay) -> None:
    board = last_turn(lay, "D22", owned={0: "3 faith"}, scales={0: "left:white-1"})
    board.until("0 faith").play("left 3").until("over")
    assert decrees(board) == {"D22": 1}


# D23: an action before the last Scoring.


def asked(lay: Lay, held: str = "D23", **position: Any) -> Board:
    """Seat 0 has been asked for D23."""
    board = last_turn(lay, held, **position).until("last_decree", "over")
    assert board.question() == "0 last_decree"
    return board


@pytest.mark.rule("D23", "AMB-11")
def test_d23_is_asked_for_after_the_new_order_and_before_the_last_scoring(lay: Lay) -> None:
    board = asked(lay)
    assert board.legal() == ["choose D23", "decline"]
    assert "order_set" in board.events()
    assert "scoring_began" not in board.events()


@pytest.mark.rule("D23")
def test_d23_is_not_asked_for_before_the_first_scoring(lay: Lay) -> None:
    board = lay(rotations=3, dice_each=3, at=1, spare=f"{LAST} {LAST}", cards={0: "D23"})
    board.play(f"take {LAST}", "produce granite").until("last_decree", "turn")
    assert board.step() == "turn"


@pytest.mark.rule("D23")
def test_d23_is_any_action_with_any_value(lay: Lay) -> None:
    board = asked(lay).play("choose D23")
    gods = [f"perform {god}" for god in ("bastet", "hathor", "horus", "osiris", "ra", "thoth")]
    makes = [f"produce {kind}" for kind in ("bread", "granite", "limestone", "papyrus")]
    assert board.legal() == gods + makes
    board.play("produce bread")
    assert board.legal() == [f"value {value}" for value in range(1, 7)]


@pytest.mark.rule("D23")
@pytest.mark.parametrize(
    ("answers", "built"),
    [
        (["perform horus", "value 4", "honor hathor"], {"statues": 1}),
        (["perform ra", "value 6", "place r3c3", "rotate 0"], {"pillars": 1 << 12}),
        (["perform hathor", "value 6", "build row3_first"], {"buildings": 1}),
        (["perform bastet", "value 3"], {"happiness": 5}),
    ],
)
def test_d23_costs_no_resources(lay: Lay, answers: list[str], built: dict[str, int]) -> None:
    board = asked(lay).play("choose D23", *answers).until("feed", "over")
    assert "paid" not in board.events() or board.told("paid")[0][0] == 1
    for name, value in built.items():
        assert getattr(board.player(0), name) == value


@pytest.mark.rule("D23", "TK-77")
def test_d23_takes_three_cards_for_nothing(lay: Lay) -> None:
    board = asked(lay).play("choose D23", "perform thoth", "value 6").until("over")
    assert len(board.cards()) == 4
    assert 0 not in [seat for seat, _ in board.told("paid")]


@pytest.mark.rule("D23", "AMB-11")
def test_d23_does_not_waive_the_happiness_of_osiris(lay: Lay) -> None:
    board = asked(lay).play("choose D23", "perform osiris", "value 5", "settle bread")
    assert board.track() == (1, 5)


@pytest.mark.rule("D23", "AMB-59", "TK-79")
@pytest.mark.parametrize(("papyrus", "refreshed"), [(0, False), (1, True)])
def test_a_refresh_is_paid_with_d23_as_well(lay: Lay, papyrus: int, refreshed: bool) -> None:
    board = asked(lay, owned={0: f"{papyrus} papyrus 5 happiness"})
    board.play("choose D23", "perform thoth", "value 6")
    assert ("refresh 1" in board.legal()) is refreshed
    if refreshed:
        board.play("refresh 1").until("market")
        assert "papyrus" not in board.owned()
        assert "refresh 2" not in board.legal()


@pytest.mark.rule("D23", "TK-81")
def test_d23_cannot_perform_osiris_at_happiness_0(lay: Lay) -> None:
    board = asked(lay, owned={0: "0 happiness"}).play("choose D23")
    assert "perform osiris" not in board.legal()
    assert "perform thoth" not in board.legal()


@pytest.mark.rule("D23", "TK-102")
def test_what_d23_builds_counts_in_the_last_scoring(lay: Lay) -> None:
    board = asked(lay).play("choose D23", "perform osiris", "value 1", "settle bread")
    assert board.until("over").sheet(phase=2)["districts"] == 3


@pytest.mark.rule("D23")
def test_d23_does_not_touch_the_balance(lay: Lay) -> None:
    board = asked(lay).play("choose D23", "produce bread", "value 6")
    assert board.state.order == [0, 1]
    assert board.player(0).balance == 0
    assert board.player(0).dice_count == 4
    assert board.owned() == {"bread": 2}


@pytest.mark.rule("D23", "AMB-11")
def test_a_used_d23_fills_one_of_three_places(lay: Lay) -> None:
    position: dict[str, Any] = {
        "pillars": {0: "r1c1 r2c2"},
        "statues": {0: "horus ra thoth"},
        "owned": {0: "1 scribe"},
    }
    board = asked(lay, "D23 D13 D18 D07", **position)
    board.play("choose D23", "produce granite", "value 1").until("over")
    assert sum(decrees(board).values()) == 6 + 9
    board = asked(lay, "D23 D13 D18 D07", **position).play("decline").until("over")
    assert sum(decrees(board).values()) == 6 + 9 + 3


@pytest.mark.rule("D23", "AMB-11")
def test_a_used_d23_fills_its_symbol(lay: Lay) -> None:
    board = asked(lay, "D23 D01 T01 T02").play("choose D23", "produce granite", "value 1")
    assert sum(decrees(board.until("over")).values()) == 0


@pytest.mark.rule("D23", "AMB-11")
def test_d23_may_be_agreed_to_be_extra(lay: Lay) -> None:
    board = asked(
        lay,
        "D23 D13 D18 D07 D01",
        pillars={0: "r1c1 r2c2"},
        statues={0: "horus ra thoth"},
        owned={0: "1 scribe"},
        options={"d23": "extra"},
    )
    board.play("choose D23", "produce granite", "value 1").until("over")
    assert sum(decrees(board).values()) == 6 + 9 + 3


@pytest.mark.rule("D23", "D02")
def test_a_used_d23_still_shows_its_symbol_to_no_other_scroll(lay: Lay) -> None:
    board = asked(lay, "D23 D02 D07", options={"d23": "extra"}, owned={0: "1 scribe"})
    board.play("choose D23", "produce granite", "value 1").until("over")
    assert decrees(board)["D02"] == 8


@pytest.mark.rule("D23", "D03", "AMB-12")
def test_d03_cannot_repeat_d23(lay: Lay) -> None:
    board = asked(lay, "D23 D03", owned={0: "2 gold"}, options={"d23": "extra"})
    board.play("choose D23", "produce granite", "value 1").until("over")
    assert sum(decrees(board).values()) == 0
    assert board.owned()["gold"] == 2


@pytest.mark.rule("D23", "AMB-11", "TK-76")
def test_whoever_holds_decrees_is_asked_so_that_nothing_is_betrayed(lay: Lay) -> None:
    board = last_turn(lay, "D01", other="D23").until("last_decree")
    assert board.question() == "0 last_decree"
    assert board.legal() == ["decline"]
    board.play("decline")
    assert board.question() == "1 last_decree"
    assert board.legal() == ["choose D23", "decline"]


@pytest.mark.rule("D23", "AMB-11")
def test_d23_is_asked_for_in_the_new_turn_order(lay: Lay) -> None:
    scales = {0: "left:white-6"}
    board = last_turn(lay, "D23", other="D01", scales=scales).until("last_decree")
    assert board.state.order == [1, 0]
    assert board.question() == "1 last_decree"


@pytest.mark.rule("D23", "AMB-04")
def test_statues_and_technologies_answer_to_d23(lay: Lay) -> None:
    board = asked(lay, "D23 T01 T11", statues={1: "osiris"})
    before = board.vp(0), board.vp(1)
    board.play("choose D23", "perform osiris", "value 1", "settle bread")
    assert board.told("statue_paid")
    technologies = board.sheet()["technologies"]
    assert technologies == 4
    assert before == (10, 10)


@pytest.mark.rule("D23", "TK-73")
def test_d23_may_lead_on_to_the_free_action(lay: Lay) -> None:
    board = asked(lay, owned={0: "18 happiness 21 population 9 bread"})
    board.play("choose D23", "perform bastet", "value 6")
    assert board.question() == "0 free_action"
    board.play("perform hathor", "value 1", "build row1_first")
    assert board.owned()["bread"] < 9  # this action has to be paid again


@pytest.mark.rule("D24")
def test_d24_scores_the_temple_again_without_statues(lay: Lay) -> None:
    board = ended(
        lay,
        "D24",
        temple={0: "row3_first column3_first row1_first", 1: "row2_first"},
        pillars={0: "r3c3 r1c5", 1: "r3c1"},
        statues={0: "temple_row temple_column"},
    )
    # Buildings 3; r3c3 sees two, r1c5 one.
    assert decrees(board) == {"D24": 6}
    # In the Scoring itself also two Statues, which r3c3 sees as well.
    assert board.sheet(phase=2)["temple"] == 6 + 4


@pytest.mark.rule("D24")
@pytest.mark.parametrize(
    ("temple", "pillars", "points"),
    [("", "r1c1", 0), ("row1_first", "", 1), ("row1_first", "r1c1 r1c2", 3)],
)
def test_d24_needs_buildings(lay: Lay, temple: str, pillars: str, points: int) -> None:
    position: dict[str, Any] = {"temple": {0: temple}, "pillars": {0: pillars}}
    assert alone(lay, "D24", **position) == points


@pytest.mark.rule("D01", "TK-76")
def test_decrees_are_shown_at_the_end(lay: Lay) -> None:
    board = ended(lay, "D01 D07")
    match: Match[TekhenuState] = board.match
    assert match.view(1).state.players[0].decrees == board.player(0).decrees
