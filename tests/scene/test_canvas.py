"""Parts lie on their sheet, and are drawn anew only when something they read has changed."""

from __future__ import annotations

from maat.core.names import Book, numbers
from maat.core.state import CHANCE, NOBODY, State
from maat.scene import (
    Box,
    Canvas,
    Place,
    SeatCanvas,
    Sheet,
    Target,
    in_use,
    laid_out,
    nothing_else,
    step_of,
)
from maat.scene.brief import briefed
from maat.scene.layout import around, centered
from maat.scene.strip import ASK, AskCanvas
from maat.scene.targets import Aim, aimed, on, own

HERE = Box(1, 2, 3, 4)


class Small(State):
    """A position of one number."""

    def __init__(self, number: int, seats: int = 2) -> None:
        super().__init__(seats, 1, None)
        self.box = "box"
        self.number = number


class Side:
    """Somebody with coins and cards."""

    def __init__(self, cards: list[int]) -> None:
        self.coins = 0
        self.cards = cards


class Sided(Small):
    """A position with a row of numbers and one side."""

    def __init__(self, number: int, row: list[int], cards: list[int]) -> None:
        super().__init__(number, 1)
        self.row = row
        self.players = [Side(cards)]


BOARD = Canvas(Sheet("board", "sheet-board", 10, 10))
SEAT = SeatCanvas(Sheet("seat", "sheet-seat", 0, 0))


def drawings(canvas: Canvas, *states: Small) -> list[int]:
    """The numbers for which a part that reads them is drawn, one position after the other."""
    drawn: list[int] = []

    @canvas.told(lambda state: state.number)
    def part(state: Small) -> list[Place]:
        drawn.append(state.number)
        return [Place("place", id="place")]

    for state in states:
        part(state)
    return drawn


# Places on sheets.


def test_a_place_with_a_box_lies_on_the_sheet() -> None:
    @BOARD.told()
    def part(_: Small) -> list[Place]:
        return [Place("a", box=HERE), Place("b")]

    assert part(Small(0)) == [Place("a", box=HERE, sheet="board", id="a"), Place("b", id="b")]


def test_a_place_without_a_name_is_called_like_its_message() -> None:
    @BOARD.told()
    def part(_: Small) -> list[Place]:
        return [Place("place-bag"), Place("place-bag", id="urn")]

    assert [place.id for place in part(Small(0))] == ["bag", "urn"]


def test_pieces_lie_as_on_the_whole_sheet_unless_the_place_says_otherwise() -> None:
    canvas = Canvas(Sheet("board", "sheet-board", 10, 10), layout="line")

    @canvas.told()
    def part(_: Small) -> list[Place]:
        return [Place("a", box=HERE), Place("b", box=HERE, layout="grid")]

    assert [place.layout for place in part(Small(0))] == ["line", "grid"]


def test_what_is_only_told_gets_a_corner_where_every_place_needs_a_box() -> None:
    canvas = Canvas(Sheet("nile", "sheet-nile", 10, 10), seals="board")

    @canvas.told()
    def part(_: Small) -> list[Place]:
        return [Place("a")]

    (place,) = part(Small(0))
    assert (place.sheet, place.layout) == ("board", "seal")
    assert place.box is not None


def test_what_is_only_drawn_is_silent() -> None:
    @BOARD.drawn()
    def part(_: Small) -> list[Place]:
        return [Place("a", box=HERE), Place("b")]

    assert [place.silent for place in part(Small(0))] == [True, True]


def test_a_place_of_a_seat_has_the_seat_in_its_name() -> None:
    @SEAT.told()
    def part(_: Small, seat: int) -> list[Place]:
        return [Place("a", id="a"), Place("b", id="b", seat=seat), Place("c")]

    assert part(Small(0), 1) == [
        Place("a", id="seat-1-a", seat=1, sheet="seat-1"),
        Place("b", id="b", seat=1, sheet="seat-1"),
        Place("c", id="seat-1-c", seat=1, sheet="seat-1"),
    ]
    assert [sheet.id for sheet in SEAT.sheets(Small(0))] == ["seat-0", "seat-1"]
    assert [sheet.seat for sheet in SEAT.sheets(Small(0))] == [0, 1]


# Kept parts.


def test_a_part_is_drawn_anew_when_what_it_reads_has_changed() -> None:
    assert drawings(BOARD, Small(1), Small(1), Small(2), Small(1)) == [1, 2]


def test_fields_are_read_by_name_of_the_position_and_of_every_side() -> None:
    drawn: list[Sided] = []
    canvas = Canvas(Sheet("board", "sheet-board", 10, 10))

    @canvas.told("number *row players.coins *players.cards")
    def part(state: Sided) -> list[Place]:
        drawn.append(state)
        return []

    states = [Sided(1, [1], [2]), Sided(1, [1], [2]), Sided(1, [1], [3]), Sided(1, [4], [2])]
    for state in states:
        part(state)
    assert drawn == [states[0], *states[2:]]


def test_on_the_canvas_of_seats_fields_are_those_of_the_seat() -> None:
    drawn: list[int] = []
    canvas = SeatCanvas(Sheet("seat", "sheet-seat", 0, 0))

    @canvas.told("coins *cards", lambda state, _: state.number)
    def part(_: Sided, seat: int) -> list[Place]:
        drawn.append(seat)
        return []

    states = [Sided(1, [1], [2]), Sided(1, [9], [2]), Sided(2, [9], [2])]
    for state in states:
        canvas.places(state)
    assert drawn == [0, 0]


def test_what_is_drawn_number_by_number_is_kept_as_a_whole_and_one_by_one() -> None:
    drawn: list[int] = []
    canvas = Canvas(Sheet("board", "sheet-board", 10, 10))

    @canvas.told("*row", lambda state, at: state.row[at], each=lambda state: range(len(state.row)))
    def part(state: Sided, at: int) -> list[Place]:
        drawn.append(state.row[at])
        return [Place(f"number-{state.row[at]}")]

    for row in ([1, 2], [1, 2], [1, 3]):
        places = canvas.places(Sided(0, row, []))
    assert drawn == [1, 2, 3]
    assert [place.key for place in places] == ["number-1", "number-3"]


def test_a_canvas_collects_its_parts_and_is_drawn_while_it_is_in_use() -> None:
    canvas = Canvas(Sheet("board", "sheet-board", 10, 10), when=lambda state: state.number > 0)

    @canvas.told()
    def first(_: Small) -> list[Place]:
        return [Place("a")]

    @canvas.drawn()
    def second(_: Small) -> list[Place]:
        return [Place("b")]

    assert [place.key for place in laid_out([canvas], Small(1))] == ["a", "b"]
    assert [sheet.id for sheet in in_use([canvas], Small(1))] == ["board"]
    assert not laid_out([canvas], Small(0))
    assert not in_use([canvas], Small(0))


def test_what_a_question_is_about_is_seen_with_it() -> None:
    canvas, state = AskCanvas(), Small(5)

    @canvas.at(3, 4)
    def number(state: Small, seat: int) -> list[Place]:
        return [Place("place-number", {"number": state.number, "seat": seat})]

    state.ask(2, 1)
    assert canvas.places(state) == []
    state.ask(3, 1)
    (place,) = canvas.places(state)
    assert (place.id, place.layout, place.sheet) == ("number", ASK, "")
    assert place.values == {"number": 5, "seat": 1}
    assert canvas.sheets(state) == []


def test_a_part_is_drawn_anew_for_another_number_of_seats() -> None:
    assert drawings(BOARD, Small(1), Small(1, seats=3)) == [1, 1]


def test_parts_of_two_seats_are_kept_apart() -> None:
    @SEAT.told(nothing_else)
    def part(_: Small, seat: int) -> list[Place]:
        return [Place("place", {"number": seat})]

    assert [part(Small(0), seat)[0].values["number"] for seat in (0, 1, 0)] == [0, 1, 0]


def test_whoever_adds_to_a_part_does_not_change_what_is_kept() -> None:
    @BOARD.told(nothing_else)
    def part(_: Small) -> list[Place]:
        return [Place("a")]

    part(Small(0)).append(Place("b"))
    assert [place.key for place in part(Small(0))] == ["a"]


def test_a_question_to_chance_is_open_to_no_seat() -> None:
    state = Small(0)
    assert step_of(state) == NOBODY
    state.ask(3, CHANCE)
    assert step_of(state) == NOBODY
    state.ask(4, 1)
    assert step_of(state) == 4


# Boxes, targets, brief lines.


def test_boxes_lie_around_a_point_and_around_a_circle() -> None:
    assert centered(10, 20, 4, 2) == Box(8, 19, 4, 2)
    assert around((0, 0), 90, 10, 2, 2) == Box(9, -1, 2, 2)
    assert around((0, 0), 180, 10, 2, 2) == Box(-1, 9, 2, 2)


def test_an_answer_is_clicked_where_its_verb_says_and_otherwise_in_the_bar() -> None:
    book = Book()
    book.span(0, "move", "square", numbers(1, 3))
    book.one(3, "pass")
    book.span(4, "pay", "token", ["old_coin"])
    aims: dict[str, Aim[None]] = {"move": on("square-{}", "piece"), "pay": own("purse", "token-{}")}
    assert aimed(book, aims, None, 1, 2) == Target(2, "square-3", "piece")
    assert aimed(book, aims, None, 1, 3) == Target(3)
    assert aimed(book, aims, None, 1, 4) == Target(4, "seat-1-purse", "token-old-coin")


def test_what_is_only_drawn_is_never_told_briefly() -> None:
    places = [Place("a"), Place("b"), Place("b", silent=True)]
    brief = briefed(places, lambda place: place.key == "b")
    assert [place.brief for place in brief if not place.silent] == [False, True]
    assert brief[2] is places[2]
