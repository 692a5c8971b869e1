"""What can be paid for and how, compared with a slow second reckoning (PH-35, PH-64)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pytest

from maat.core.dealer import QuickDealer
from maat.games.pharaon import pieces

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Board, Lay

COLORS = pieces.COLOR_NAMES
AREAS = pieces.AREA_NAMES
NAMES = pieces.PIECE_NAMES
SWAPS = {
    "scribe_1": ("agriculture", "construction"),
    "scribe_2": ("construction", "trade"),
    "scribe_3": ("trade", "power"),
    "scribe_4": ("power", "justice"),
    "scribe_5": ("justice", "agriculture"),
}
FREE = {"architect_7": "chamber", "high_priestess_8": "offerings"}
FREE |= {"master_9": "artisans", "granary_steward_10": "nile"}
EXTRA = {"doctor_13": "artisans", "chief_contractor_14": "chamber"}
EXTRA |= {"high_priest_15": "offerings", "governor_16": "nile"}
USEFUL = [*SWAPS, *FREE, "judge_11", *EXTRA]
STAGES = [
    ["agriculture", "construction"],
    ["trade", "power"],
    ["justice", "agriculture", "trade"],
    ["construction", "power", "justice"],
    ["agriculture", "construction", "trade", "power"],
    ["construction", "trade", "power", "justice"],
]
COLUMNS = {
    "column 1": ["agriculture", "construction"],
    "column 2": ["construction", "trade"],
    "column 3": ["trade", "power"],
    "column 4": ["power", "justice"],
    "column 5": ["justice", "agriculture"],
    "column 6": ["any", "any"],
}
Pile = dict[str, int]


def choices(area: str, stage: int) -> dict[str, list[str]]:
    """The action costs there are in an area, by the answer that chooses one."""
    if area == "offerings":
        return {"no_bonus": ["any"], **{f"add {color}": [color, color] for color in COLORS}}
    if area == "nobles":
        return {"": list(COLORS)}
    if area == "nile":
        return COLUMNS
    if area == "chamber":
        return {"": STAGES[stage]} if stage < 6 else {}
    return {f"three {color}": [color] * 3 for color in COLORS}


class Purse:
    """What somebody may pay with in an area."""

    def __init__(self, owned: Pile, nobles: list[str], area: str, strict: bool) -> None:
        self.owned = owned
        self.nobles = nobles
        self.area = area
        self.free = any(FREE.get(noble) == area for noble in nobles)
        self.strict = strict and not self.free  # scribes do not help with access in wheel color

    def means(self, color: str, access: bool) -> list[str]:
        """What may stand for one unit."""
        shown = [color] if color != "any" else list(COLORS)
        if not (access and self.strict) and color != "any":
            for scribe, pair in SWAPS.items():
                if scribe in self.nobles and color in pair:
                    shown += [other for other in pair if other != color]
        return [*shown, *(f"{name}_token" for name in shown), f"{self.area}_token", "silver"]

    def can_pay(self, units: list[tuple[str, bool]]) -> bool:
        """Whether all units can be paid, every assignment tried."""
        if not units:
            return True
        color, access = units[0]
        for means in dict.fromkeys(self.means(color, access)):
            if self.owned.get(means, 0):
                self.owned[means] -= 1
                paid = self.can_pay(units[1:])
                self.owned[means] += 1
                if paid:
                    return True
        return False

    def ways(self, units: list[tuple[str, bool]]) -> set[tuple[str, ...]]:
        """All different collections of pieces that pay the units."""
        if not units:
            return {()}
        found = set()
        color, access = units[0]
        for means in dict.fromkeys(self.means(color, access)):
            if self.owned.get(means, 0):
                self.owned[means] -= 1
                found |= {tuple(sorted((means, *way))) for way in self.ways(units[1:])}
                self.owned[means] += 1
        return found

    def affords(self, cost: list[str], access: str | None) -> bool:
        """Whether a cost and the access to it can be paid."""
        return self.can_pay(units_of(cost, access))


def units_of(cost: list[str], access: str | None) -> list[tuple[str, bool]]:
    """The units due, that of access first; it is deducted where it fits."""
    rest = list(cost)
    if access is None:
        return [(color, False) for color in rest]
    if access in rest:
        rest.remove(access)
    elif "any" in rest:
        rest.remove("any")
    return [(access, True), *((color, False) for color in rest)]


def affordable(purse: Purse, stage: int, facing: str | None) -> set[str]:
    """The choices of an area that can be paid for; no color faces an extra action."""
    found = set()
    accesses: list[str | None] = [facing]
    if facing is not None and purse.free:
        accesses = list(COLORS)
    for answer, cost in choices(purse.area, stage).items():
        costs = [cost]
        if purse.area == "nobles" and "judge_11" in purse.nobles:
            costs.append(["any"] * 5)
        if any(purse.affords(price, access) for price in costs for access in accesses):
            found.add(answer)
    return found


def deal(dealer: QuickDealer, lay: Lay) -> tuple[Board, Pile, list[str], int, bool]:
    """Random holdings, nobles, wheel, stage and slots."""
    kinds = [*COLORS, *COLORS, "silver", *(f"{name}_token" for name in [*COLORS, *AREAS])]
    owned: Pile = {}
    for _ in range(1 + dealer.below(7)):
        kind = kinds[dealer.below(len(kinds))]
        if owned.get(kind, 0) < 3:
            owned[kind] = owned.get(kind, 0) + 1
    nobles = sorted({USEFUL[dealer.below(len(USEFUL))] for _ in range(dealer.below(4))})
    stage = dealer.below(7)
    strict = dealer.below(3) == 0
    full = [color for color in COLORS if dealer.below(4) == 0]
    board = lay(
        owned={0: " ".join(f"{count} {kind}" for kind, count in owned.items()), 1: "", 2: ""},
        nobles={0: " ".join(nobles)},
        row="grand_vizier_12 official_21 official_22",
        wheel=COLORS[dealer.below(5)],
        slots=" ".join(f"3 {color}" for color in full),
        stages={0: stage},
        sets="2 prestige_low 2 prestige_high",
        bonus="",
        options={"scribe_on_access": "forbidden" if strict else "credited_as_wheel"},
    )
    return board, owned, nobles, stage, strict


def expected(board: Board, owned: Pile, nobles: list[str], stage: int, strict: bool) -> set[str]:
    """The areas one may act in, with and without access."""
    found = set()
    for area in AREAS:
        purse = Purse(owned, nobles, area, strict)
        closed = len(board.sector(board.facing(area))) == 3
        if not closed and affordable(purse, stage, board.facing(area)):
            found.add(f"act {area}")
        helps = any(EXTRA.get(noble) == area for noble in nobles)
        if closed and helps and affordable(purse, stage, None):
            found.add(f"extra {area}")
    return found


def check_choices(board: Board, answer: str, purse: Purse, stage: int) -> None:
    """After an area is chosen: exactly what can be paid for is offered."""
    extra = answer.startswith("extra")
    facing = None if extra else board.facing(purse.area)
    possible = affordable(purse, stage, facing)
    twin = board.game.copy(board.state)
    board.game.apply(twin, board.game.actions.codes[answer])
    step = board.game.step_names[twin.asked().step]
    if step in ("bonus", "column", "color"):
        legal = {board.game.actions.names[code] for code in board.game.legal_actions(twin)}
        assert legal == possible
    else:
        assert len(possible) == 1 or purse.area in ("nobles", "chamber")


@pytest.mark.rule("PH-35", "PH-51", "PH-60", "PH-61", "PH-64", "PH-220", "PH-222", "PH-223", "A-04")
@pytest.mark.parametrize("number", range(60))
def test_exactly_what_can_be_paid_for_is_offered(lay: Lay, number: int) -> None:
    dealer = QuickDealer(f"affordable {number}")
    for _ in range(5):
        board, owned, nobles, stage, strict = deal(dealer, lay)
        wanted = expected(board, owned, nobles, stage, strict)
        offered = {name for name in board.legal() if name.startswith(("act", "extra"))}
        assert offered == wanted, (owned, nobles, stage, strict)
        for answer in offered:
            purse = Purse(owned, nobles, answer.split()[1], strict)
            check_choices(board, answer, purse, stage)


# How it is paid.


def paid(board: Board, before: Iterable[int]) -> tuple[str, ...]:
    """What seat 0 has paid since."""
    after = board.state.players[0].pieces
    lost = [was - now for was, now in zip(before, after, strict=True)]
    return tuple(
        sorted(name for name, count in zip(NAMES, lost, strict=True) for _ in range(count))
    )


def all_payments(board: Board, answers: list[str]) -> set[tuple[str, ...]]:
    """What is paid in the end along every line of answers."""
    before = board.state.players[0].pieces[:]
    start = board.game.copy(board.state)
    found: set[tuple[str, ...]] = set()
    waiting = [answers]
    while waiting:
        line = waiting.pop()
        board.match.state = board.game.copy(start)
        board.play(*line)
        if board.question() == "0 pay":
            waiting += [[*line, answer] for answer in board.legal()]
        else:
            found.add(paid(board, before))
    board.match.state = start
    return found


def ways(purse: Purse, cost: list[str], facing: str) -> set[tuple[str, ...]]:
    """All collections of pieces that pay a cost with as few as possible."""
    if "judge_11" in purse.nobles and purse.area == "nobles":
        cost = ["any"] * 5
    return set().union(
        *(purse.ways(units_of(cost, access)) for access in accesses(purse, cost, facing))
    )


def accesses(purse: Purse, cost: list[str], facing: str) -> list[str]:
    """The colors access may have and be deducted."""
    if not purse.free:
        return [facing]
    return list(COLORS) if "any" in cost else cost


@pytest.mark.rule("PH-35", "PH-60", "PH-61", "PH-76", "PH-77", "PH-220", "PH-222", "A-04")
@pytest.mark.parametrize("area", ["offerings", "nobles", "chamber", "artisans"])
@pytest.mark.parametrize("number", range(15))
def test_every_way_to_pay_is_offered_and_no_other(lay: Lay, area: str, number: int) -> None:
    dealer = QuickDealer(f"ways {area} {number}")
    compared = 0
    while compared < 3:
        board, owned, nobles, stage, strict = deal(dealer, lay)
        if "choose_payment" not in board.legal() or f"act {area}" not in board.legal():
            continue
        purse = Purse(owned, nobles, area, strict)
        facing = board.facing(area)
        possible = affordable(purse, stage, facing)
        for answer in possible:
            chosen = [answer] if len(possible) > 1 else []
            offered = all_payments(board, ["choose_payment", f"act {area}", *chosen])
            assert offered == ways(purse, choices(area, stage)[answer], facing), (owned, nobles)
            compared += 1
