"""What an action costs and every way to pay it (chapters 4 and 8)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from typing import TYPE_CHECKING

import pytest

from maat import catalog
from maat.core.dealer import Dealer, QuickDealer
from maat.games.pharaon import pieces

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Board, Lay

VALUES = catalog.read_values("pharaon")
ALL = "agriculture construction trade power justice"

# The position of the tests: offerings agriculture, nobles construction, Nile trade, chamber
# power, artisans justice.


def paid(board: Board) -> list[str]:
    """Everything paid so far, the access unit included."""
    names = [pieces.PIECE_NAMES[data[0]] for _, data in board.told("access_paid")]
    for _, data in board.told("piece_paid"):
        names += [pieces.PIECE_NAMES[data[0]]] * data[1]
    return sorted(names)


def all_payments(board: Board) -> list[list[str]]:
    """What is paid at the end of each sequence of answers, in the order they are offered."""
    if not board.question().endswith(" pay"):
        return [paid(board)]
    found = []
    for answer in board.options():
        found += all_payments(board.fork().play(answer))
    return found


# An independent count of the ways to pay, by the words of PH-35 and PH-61.


def price(cost: list[str], access: str) -> list[str]:
    """The cost with the access unit, deducted where it fits (PH-61); "any" fits every color."""
    if access in cost:
        return cost
    if "any" in cost:
        return [access, *cost[1:]]
    return [access, *cost]


def pays(piece: str, unit: str, area: str, swaps: list[list[str]]) -> bool:
    """Whether a piece is one of the things that pay a unit in an area (PH-35)."""
    if piece in ("silver", f"{area}_token"):
        return True
    color = piece.removesuffix("_token")
    if color not in pieces.COLOR_NAMES:
        return False
    return unit in ("any", color) or any({unit, color} == set(swap) for swap in swaps)


def ways(owned: str, cost: list[str], area: str, access: str, scribes: str) -> set[tuple[str, ...]]:
    """Every collection of pieces that pays a cost, each once."""
    held = [name for name in words(owned) if not name.startswith("prestige")]
    swaps = [VALUES["nobles"][name[-1]]["swap"] for name in scribes.split()]
    units = price(cost, access)
    found = set()
    for chosen in set(combinations(sorted(held), len(units))):
        if any(
            all(pays(piece, unit, area, swaps) for piece, unit in zip(order, units, strict=True))
            for order in set(permutations(chosen))
        ):
            found.add(chosen)
    return found


def words(text: str) -> list[str]:
    """A list of pieces written out: `2 trade silver`."""
    found: list[str] = []
    count = 1
    for word in text.split():
        if word.isdigit():
            count = int(word)
        else:
            found += [word] * count
            count = 1
    return found


# The table of PH-64.


@pytest.mark.rule("PH-64", "PH-61", "PH-63")
@pytest.mark.parametrize(
    ("owned", "answers"),
    [
        ("agriculture", ["act offerings"]),
        ("2 agriculture", ["act offerings", "add agriculture"]),
        ("agriculture 2 trade", ["act offerings", "add trade"]),
        (ALL, ["act nobles"]),
        ("construction trade", ["act nile", "column 2"]),
        ("trade power", ["act nile", "column 3"]),
        ("trade agriculture construction", ["act nile", "column 1"]),
        ("trade power justice", ["act nile", "column 4"]),
        ("trade agriculture", ["act nile"]),
        ("agriculture construction power", ["act chamber"]),
        ("3 justice", ["act artisans"]),
        ("justice 3 trade", ["act artisans"]),
    ],
)
def test_an_action_costs_exactly_what_the_table_says(
    lay: Lay, owned: str, answers: list[str]
) -> None:
    board = lay(owned={0: owned}).play(*answers)
    assert paid(board) == sorted(words(owned))
    assert len(board.told("access_paid")) == 1


@pytest.mark.rule("PH-64", "PH-61")
@pytest.mark.parametrize(
    ("stage", "owned"),
    [
        (0, "power agriculture construction"),
        (1, "trade power"),
        (2, "power justice agriculture trade"),
        (3, "construction power justice"),
        (4, "agriculture construction trade power"),
        (5, "construction trade power justice"),
    ],
)
def test_a_stage_asks_for_access_only_where_its_cost_lacks_the_color(
    lay: Lay, stage: int, owned: str
) -> None:
    board = lay(owned={0: owned}, stages={0: stage})
    assert board.why_not("act chamber") == ""
    board.play("act chamber")
    assert paid(board) == sorted(words(owned))
    assert board.player(0).stage == stage + 1


@pytest.mark.rule("PH-60")
@pytest.mark.parametrize(
    ("area", "owned"),
    [
        ("nobles", "agriculture construction trade power"),
        ("nile", "trade"),
        ("chamber", "power agriculture"),
        ("artisans", "2 justice 2 trade"),
        ("artisans", "justice 2 trade"),
    ],
)
def test_who_cannot_pay_everything_cannot_act(lay: Lay, area: str, owned: str) -> None:
    board = lay(owned={0: owned})
    assert board.why_not(f"act {area}") == "PH-60"


@pytest.mark.rule("PH-60", "PH-33")
def test_the_action_cost_returns_to_the_supply_at_once(lay: Lay) -> None:
    board = lay(owned={0: "justice 2 justice"})
    assert board.supply("justice") == 17
    board.play("act artisans")
    assert board.supply("justice") == 19
    assert board.owned(0) == {}


@pytest.mark.rule("PH-62", "A-02")
@pytest.mark.parametrize("slots", ["", "justice", "2 justice"])
def test_tokens_already_on_the_wheel_make_nothing_cheaper(lay: Lay, slots: str) -> None:
    board = lay(owned={0: "2 justice"}, slots=slots)
    assert board.why_not("act artisans") == "PH-60"


# Silver and offering tokens.


@pytest.mark.rule("PH-31", "PH-35")
@pytest.mark.parametrize(
    ("owned", "answers"),
    [
        ("silver", ["act offerings"]),
        ("5 silver", ["act nobles"]),
        ("2 silver", ["act nile", "column 6"]),
        ("3 silver", ["act chamber"]),
        ("2 silver justice", ["act artisans"]),
    ],
)
def test_silver_replaces_any_resource(lay: Lay, owned: str, answers: list[str]) -> None:
    board = lay(owned={0: owned}).play(*answers)
    assert paid(board) == sorted(words(owned))


@pytest.mark.rule("PH-31")
def test_four_silver_pay_three_of_any_color_besides_access(lay: Lay) -> None:
    board = lay(owned={0: "4 silver"}).play("act artisans")
    assert board.legal() == [f"three {color}" for color in sorted(pieces.COLOR_NAMES)]
    assert lay(owned={0: "3 silver"}).play("act artisans").question() == "0 employ"


@pytest.mark.rule("PH-35", "PH-76")
def test_a_resource_token_replaces_its_own_resource_only(lay: Lay) -> None:
    board = lay(owned={0: "2 justice justice_token"}).play("act artisans")
    assert paid(board) == ["justice", "justice", "justice_token"]
    assert lay(owned={0: "2 justice trade_token"}).why_not("act artisans") == "PH-60"


@pytest.mark.rule("PH-35", "PH-77", "A-05")
@pytest.mark.parametrize(
    ("owned", "answers"),
    [
        ("offerings_token", ["act offerings"]),
        ("2 nobles_token agriculture trade justice", ["act nobles"]),
        ("2 nile_token", ["act nile", "column 6"]),
        ("3 chamber_token", ["act chamber"]),
        ("2 artisans_token justice", ["act artisans"]),
    ],
)
def test_an_area_token_replaces_any_resource_in_its_area(
    lay: Lay, owned: str, answers: list[str]
) -> None:
    board = lay(owned={0: owned}).play(*answers)
    assert paid(board) == sorted(words(owned))


@pytest.mark.rule("PH-77", "A-05")
@pytest.mark.parametrize("token", ["nobles", "nile", "chamber", "artisans"])
def test_an_area_token_is_worth_nothing_in_other_areas(lay: Lay, token: str) -> None:
    board = lay(owned={0: f"2 {token}_token"})
    assert board.why_not("act offerings") == "PH-51"
    board = lay(owned={0: f"agriculture {token}_token"}).play("act offerings")
    assert board.question() == "0 set"


@pytest.mark.rule("PH-36")
@pytest.mark.parametrize("token", ["prestige_low", "prestige_high"])
def test_prestige_tokens_never_pay(lay: Lay, token: str) -> None:
    board = lay(owned={0: f"4 {token} agriculture"})
    assert board.legal() == ["act offerings", "pass"]
    assert board.play("act offerings").question() == "0 set"


@pytest.mark.rule("PH-37")
def test_spent_offering_tokens_go_to_the_discard(lay: Lay) -> None:
    board = lay(owned={0: "justice justice_token artisans_token"}).play("act artisans")
    assert board.sector("justice") == ["justice"]
    assert board.supply("justice_token") == 1
    assert board.supply("artisans_token") == 1
    assert board.bag("justice_token") == 3 - 1


@pytest.mark.rule("PH-37", "PH-54")
def test_a_token_that_paid_access_is_discarded_in_the_preparation(lay: Lay) -> None:
    board = lay(owned={0: "agriculture_token"}).play("act offerings", "set 4")
    assert board.sector("agriculture") == ["agriculture_token"]
    assert board.supply("agriculture_token") == 0
    board.end_round()
    assert board.supply("agriculture_token") == 1


@pytest.mark.rule("PH-35")
@pytest.mark.parametrize(
    ("scribe", "owned"),
    [
        ("scribe_1", "power 2 construction"),
        ("scribe_1", "power 2 agriculture"),
        ("scribe_1", "power agriculture agriculture_token"),
        ("scribe_1", "power 2 construction_token"),
        ("scribe_1", "power_token agriculture_token agriculture"),
    ],
)
def test_a_scribe_lets_one_resource_count_as_another(lay: Lay, scribe: str, owned: str) -> None:
    board = lay(nobles={0: scribe}, owned={0: owned})
    assert board.why_not("act chamber") == ""
    assert paid(board.play("act chamber")) == sorted(words(owned))
    assert lay(owned={0: owned}).why_not("act chamber") == "PH-60"


@pytest.mark.rule("PH-35")
def test_two_scribes_do_not_make_a_chain(lay: Lay) -> None:
    nobles = {0: "scribe_1 scribe_2"}
    board = lay(nobles=nobles, owned={0: "agriculture"}, wheel="trade")
    assert board.why_not("act offerings") == "PH-51"
    assert lay(nobles=nobles, owned={0: "construction"}, wheel="trade").areas() == ["offerings"]


@pytest.mark.rule("PH-35")
def test_the_scribe_of_another_player_helps_nobody_else(lay: Lay) -> None:
    board = lay(nobles={1: "scribe_1"}, owned={0: "power 2 construction"})
    assert board.why_not("act chamber") == "PH-60"


# How the payment is asked for.


@pytest.mark.rule("PH-35")
@pytest.mark.parametrize(
    ("owned", "answers", "pieces_paid"),
    [
        ("agriculture silver", ["act offerings", "no_bonus"], "agriculture"),
        ("agriculture agriculture_token", ["act offerings", "no_bonus"], "agriculture"),
        ("agriculture offerings_token", ["act offerings", "no_bonus"], "agriculture"),
        (f"{ALL} 3 silver 2 nobles_token", ["act nobles"], ALL),
        (f"{ALL} 3 silver chamber_token", ["act chamber"], "power agriculture construction"),
        ("3 justice silver artisans_token", ["act artisans"], "3 justice"),
        ("trade power trade_token silver", ["act nile", "column 3"], "trade power"),
    ],
)
def test_exact_payments_spare_the_jokers_without_a_question(
    lay: Lay, owned: str, answers: list[str], pieces_paid: str
) -> None:
    board = lay(owned={0: owned}).play(*answers)
    assert not board.question().endswith(" pay")
    assert paid(board) == sorted(words(pieces_paid))


@pytest.mark.rule("PH-35")
def test_only_the_missing_unit_is_asked_for(lay: Lay) -> None:
    board = lay(owned={0: "2 justice justice_token artisans_token silver"}).play("act artisans")
    assert board.question() == "0 pay"
    assert board.options() == ["pay justice_token", "pay area_token", "pay silver"]
    assert paid(board.play("pay silver")) == ["justice", "justice", "silver"]


@pytest.mark.rule("PH-35")
@pytest.mark.parametrize(
    ("answer", "rules"),
    [
        ("pay trade", {"PH-33", "PH-35", "PH-60"}),
        ("pay justice", {"PH-33", "PH-35", "PH-60"}),
        ("pay power_token", {"PH-33", "PH-35", "PH-76"}),
        ("pass", {"PH-35", "PH-60"}),
        ("employ 16", {"PH-35", "PH-60"}),
    ],
)
def test_nothing_else_pays_the_missing_unit(lay: Lay, answer: str, rules: set[str]) -> None:
    owned = "2 justice trade justice_token silver power_token"
    board = lay(owned={0: owned}).play("act artisans")
    assert board.options() == ["pay justice_token", "pay silver"]
    assert board.why_not(answer) in rules


@pytest.mark.rule("PH-35", "PH-31")
def test_a_player_may_choose_every_piece(lay: Lay) -> None:
    board = lay(owned={0: "agriculture silver offerings_token"})
    board.play("choose_payment")
    assert board.question() == "0 turn"
    board.play("act offerings", "no_bonus")
    assert board.options() == ["pay agriculture", "pay area_token", "pay silver"]
    board.play("pay silver")
    assert board.sector("agriculture") == ["silver"]
    assert board.owned(0) == {"agriculture": 1, "offerings_token": 1}


@pytest.mark.rule("PH-35")
def test_choosing_the_payment_binds_nobody(lay: Lay) -> None:
    board = lay(owned={0: "agriculture silver"}).play("choose_payment")
    assert "pass" in board.legal()
    assert "choose_payment" not in board.legal()
    board.play("pass", "take 1").end_round()
    assert board.question() == "0 turn"
    assert "choose_payment" in board.legal()


@pytest.mark.rule("PH-35")
def test_where_there_is_nothing_to_choose_nobody_is_asked_to(lay: Lay) -> None:
    board = lay(owned={0: "2 agriculture"})
    assert board.legal() == ["act offerings", "pass"]
    assert board.why_not("choose_payment") == "PH-35"


@pytest.mark.rule("PH-35")
def test_the_choice_ends_with_the_payment(lay: Lay) -> None:
    board = lay(owned={0: "2 agriculture 2 silver", 1: "", 2: ""})
    board.play("choose_payment", "act offerings", "no_bonus", "pay silver", "set 1")
    board.play("take 1", "take 2", "act offerings", "no_bonus")
    assert board.question() == "0 set"
    assert board.owned(0)["agriculture"] == 1


CASES = [
    ("agriculture silver agriculture_token offerings_token", "offerings", "no_bonus", ""),
    ("agriculture construction silver", "offerings", "no_bonus", "scribe_1"),
    ("2 agriculture silver agriculture_token", "offerings", "add agriculture", ""),
    ("agriculture construction silver offerings_token", "offerings", "add construction", ""),
    ("agriculture 2 trade 2 silver trade_token", "offerings", "add trade", ""),
    ("2 justice agriculture 2 silver", "offerings", "add justice", "scribe_5"),
    (f"{ALL} silver", "nobles", "", ""),
    (f"{ALL} 2 silver nobles_token", "nobles", "", ""),
    (f"{ALL} trade_token power_token", "nobles", "", "scribe_3"),
    ("2 construction trade power justice silver", "nobles", "", "scribe_1"),
    ("2 agriculture 2 construction 2 power 2 trade silver", "nobles", "", "scribe_1 scribe_4"),
    ("trade agriculture construction silver", "nile", "column 6", ""),
    ("agriculture 2 silver nile_token", "nile", "column 6", ""),
    ("trade power trade_token nile_token", "nile", "column 3", ""),
    ("trade power trade_token nile_token", "nile", "column 6", "scribe_3"),
    ("2 trade 2 power silver", "nile", "column 3", "scribe_3"),
    ("trade power justice silver nile_token", "nile", "column 4", ""),
    ("trade 2 justice 2 agriculture", "nile", "column 5", "scribe_5"),
    ("power silver construction agriculture chamber_token", "chamber", "", ""),
    ("2 agriculture 2 construction power justice", "chamber", "", "scribe_1 scribe_4"),
    ("power 2 trade construction 2 silver", "chamber", "", "scribe_1 scribe_2"),
    ("3 justice 2 silver artisans_token", "artisans", "three justice", ""),
    ("justice 3 trade silver trade_token", "artisans", "three trade", ""),
    ("justice 3 trade silver artisans_token", "artisans", "three trade", "scribe_3"),
    ("2 power 2 justice justice_token power_token", "artisans", "three justice", "scribe_4"),
    ("2 power 2 justice 2 silver", "artisans", "three power", "scribe_4"),
]


def cost_of(area: str, choice: str) -> list[str]:
    """The printed cost behind a choice; in the chamber that of the first stage."""
    kind, _, word = choice.partition(" ")
    if area == "offerings":
        return [word, word] if kind == "add" else ["any"]
    if area == "nile":
        return list(VALUES["nile"]["column"][word]["cost"])
    if area == "artisans":
        return [word] * 3
    return list(VALUES["chamber"]["1"]["cost"]) if area == "chamber" else ALL.split()


def start(board: Board, area: str, choice: str) -> Board:
    """Act, and make the choice where it is asked for."""
    board.play(f"act {area}")
    if choice and board.why_not(choice) == "":
        board.play(choice)
    return board


@pytest.mark.rule("PH-35", "PH-61", "PH-64", "PH-76", "PH-77")
@pytest.mark.parametrize(("owned", "area", "choice", "scribes"), CASES)
def test_every_payment_the_rules_allow_is_offered_exactly_once(
    lay: Lay, owned: str, area: str, choice: str, scribes: str
) -> None:
    board = lay(owned={0: owned}, nobles={0: scribes})
    access = board.facing(area)
    if board.why_not("choose_payment") == "":
        board.play("choose_payment")
    offered = [tuple(payment) for payment in all_payments(start(board, area, choice))]
    assert sorted(offered) == sorted(ways(owned, cost_of(area, choice), area, access, scribes))


@pytest.mark.rule("PH-35", "PH-61")
@pytest.mark.parametrize(("owned", "area", "choice", "scribes"), CASES)
def test_what_is_offered_without_a_wish_is_allowed_and_wastes_no_joker(
    lay: Lay, owned: str, area: str, choice: str, scribes: str
) -> None:
    board = lay(owned={0: owned}, nobles={0: scribes})
    allowed = ways(owned, cost_of(area, choice), area, board.facing(area), scribes)
    offered = [tuple(payment) for payment in all_payments(start(board, area, choice))]
    assert max(Counter(offered).values()) == 1
    assert set(offered) <= allowed
    fewest = min(jokers(payment) for payment in allowed)
    assert jokers(offered[0]) == fewest


def jokers(payment: tuple[str, ...]) -> int:
    """How many pieces of a payment are no basic resources."""
    return sum(1 for piece in payment if piece not in pieces.COLOR_NAMES)


CHOICES = {
    "offerings": ["no_bonus", *(f"add {color}" for color in pieces.COLOR_NAMES)],
    "nobles": [""],
    "nile": [f"column {number}" for number in range(1, 7)],
    "chamber": [""],
    "artisans": [f"three {color}" for color in pieces.COLOR_NAMES],
}


def some(dealer: Dealer, area: str) -> tuple[str, str]:
    """Up to seven pieces and up to two scribes, drawn at random."""
    pool = [*pieces.COLOR_NAMES * 3, *["silver"] * 3, f"{area}_token"]
    pool += [f"{color}_token" for color in pieces.COLOR_NAMES]
    held = Counter(pool[dealer.below(len(pool))] for _ in range(1 + dealer.below(7)))
    numbers = {1 + dealer.below(5) for _ in range(dealer.below(3))}
    owned = " ".join(f"{min(count, 2)} {name}" for name, count in held.items())
    return owned, " ".join(f"scribe_{number}" for number in sorted(numbers))


@pytest.mark.rule("PH-35", "PH-60", "PH-61", "PH-64")
@pytest.mark.parametrize("area", pieces.AREA_NAMES)
@pytest.mark.parametrize("seed", range(30))
def test_whatever_a_player_holds_all_payments_are_offered_once(
    lay: Lay, seed: int, area: str
) -> None:
    dealer = QuickDealer(f"{area} {seed}")
    owned, scribes = some(dealer, area)
    board = lay(owned={0: owned}, nobles={0: scribes}, wheel=pieces.COLOR_NAMES[dealer.below(5)])
    access = board.facing(area)
    allowed = {
        choice: ways(owned, cost_of(area, choice), area, access, scribes)
        for choice in CHOICES[area]
    }
    possible = [choice for choice in CHOICES[area] if allowed[choice]]
    assert (area in board.areas()) == bool(possible)
    if possible and board.why_not("choose_payment") == "":
        board.play("choose_payment")
    for choice in possible:
        offered = [tuple(way) for way in all_payments(start(board.fork(), area, choice))]
        assert sorted(offered) == sorted(allowed[choice])


@pytest.mark.rule("A-04", "PH-35")
@pytest.mark.parametrize(
    ("owned", "payments"),
    [
        ("2 justice 3 power", [["justice", "justice", "power"], ["justice", "power", "power"]]),
        ("justice 2 power", [["justice", "power", "power"]]),
        ("2 power silver", [["power", "power", "silver"]]),
    ],
)
def test_where_scribes_may_not_help_with_access_one_unit_is_true(
    lay: Lay, owned: str, payments: list[list[str]]
) -> None:
    options = {"scribe_on_access": "forbidden"}
    board = lay(nobles={0: "scribe_4"}, owned={0: owned}, options=options)
    if board.why_not("choose_payment") == "":
        board.play("choose_payment")
    offered = all_payments(start(board, "artisans", "three justice"))
    assert sorted(offered) == payments
