"""The answers of Senet: `MOVE + square`, `HIDE + square`, `SEARCH + square`, `STICKS + throw`."""

from __future__ import annotations

from typing import Final

from maat.core.names import Book, numbers

SQUARES: Final = 20
HOME: Final = 15  # the first square of the home stretch
THROWS: Final = ["one", "two", "three", "four", "five"]

ENTER: Final = 0
MOVE: Final = 0  # from squares 1 to 20; to enter is to move from 0
HIDE: Final = 6  # under squares 15 to 20
SEARCH: Final = 12  # squares 15 to 20
STICKS: Final = 32  # throws 1 to 5

BOOK: Final = Book()
BOOK.one(ENTER, "enter")
BOOK.span(MOVE + 1, "move", "square", numbers(1, SQUARES))
BOOK.span(HIDE + HOME, "hide", "square", numbers(HOME, SQUARES))
BOOK.span(SEARCH + HOME, "search", "square", numbers(HOME, SQUARES))
BOOK.span(STICKS + 1, "sticks", "throw", THROWS)
