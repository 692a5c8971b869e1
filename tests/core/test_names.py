"""Every code has one name and every name one code."""

from __future__ import annotations

import pytest

from maat.core.names import Book, EventBook, numbers


def book() -> Book:
    """Two actions that stand alone around a run of three."""
    made = Book()
    made.one(0, "draw")
    made.span(1, "bid", "sun", numbers(7, 9))
    made.one(4, "pass")
    return made


def test_numbers_runs_from_first_to_last() -> None:
    assert numbers(9, 11) == ["9", "10", "11"]


def test_names_stand_in_the_order_of_their_codes() -> None:
    assert book().names == ["draw", "bid 7", "bid 8", "bid 9", "pass"]


def test_a_name_leads_back_to_its_code() -> None:
    made = book()
    assert [made.codes[name] for name in made.names] == list(range(len(made)))


@pytest.mark.parametrize(
    ("code", "verb", "what", "word"),
    [(0, "draw", "", ""), (1, "bid", "sun", "7"), (3, "bid", "sun", "9"), (4, "pass", "", "")],
)
def test_a_code_knows_its_family_and_its_word(code: int, verb: str, what: str, word: str) -> None:
    family = book().family(code)
    assert (family.verb, family.what, book().word(code)) == (verb, what, word)


@pytest.mark.parametrize("code", [4, 6, -1])
def test_a_code_out_of_order_is_refused(code: int) -> None:
    with pytest.raises(ValueError, match=f"code {code}, expected 5"):
        book().one(code, "more")


def test_a_name_entered_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="bid 8 is entered twice"):
        book().span(5, "bid", "sun", ["8"])


def test_a_code_outside_the_book_has_no_word() -> None:
    with pytest.raises(IndexError):
        book().word(5)


def test_the_words_of_a_family_are_its_own() -> None:
    words = ["left"]
    made = Book()
    made.span(0, "hide", "side", words)
    words.append("right")
    assert made.family(0).words == ["left"]


def test_events_keep_their_fields_in_order() -> None:
    made = EventBook()
    made.add(0, "won", "sun:number", "tile:tile")
    assert made.events[0].fields == [("sun", "number"), ("tile", "tile")]
    assert made.codes == {"won": 0}


def test_an_event_out_of_order_is_refused() -> None:
    with pytest.raises(ValueError, match="won: code 1, expected 0"):
        EventBook().add(1, "won")


def test_an_event_entered_twice_is_refused() -> None:
    made = EventBook()
    made.add(0, "won")
    with pytest.raises(ValueError, match="won is entered twice"):
        made.add(1, "won")


@pytest.mark.parametrize("field", ["sun", "sun:", ":number", ""])
def test_a_field_without_a_kind_is_refused(field: str) -> None:
    with pytest.raises(ValueError, match="variable:kind"):
        EventBook().add(0, "won", field)
