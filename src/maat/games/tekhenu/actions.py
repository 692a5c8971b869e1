"""The answers of Tekhenu: `TAKE + die`, `VALUE + value`, `CHOOSE + card` and so on."""

from __future__ import annotations

from typing import Final

from maat.core.names import Book, numbers
from maat.games.tekhenu import words

DECLINE: Final = 0
FINISH: Final = 1
ANUBIS: Final = 2
IDLE: Final = 3
PAY_PRICE: Final = 4
WEIGH_NOTHING: Final = 5
TAKE: Final = 6  # a die around the wheel
PERFORM: Final = 186  # a god action
ADD: Final = 192  # an additional god action
PRODUCE: Final = 198  # a resource
VALUE: Final = 201  # values 1 to 6
TREAT: Final = 208  # pure or tainted
RECOLOR: Final = 210  # a color
PLAY: Final = 215  # a Blessing
HONOR: Final = 239  # a god, with a Statue
SERVE: Final = 245  # the people, with a Statue on one of four spaces
PLACE: Final = 249  # a space of the Temple Complex
ROTATE: Final = 274  # quarter turns
BUILD: Final = 278  # a Building space
PAY: Final = 298  # a token
SECTION: Final = 303  # market sections 1 to 4
REFRESH: Final = 307  # market sections 1 to 4
CHOOSE: Final = 312  # any card
SETTLE: Final = 400  # a district
RAISE: Final = 404  # a Production marker
GAIN: Final = 408  # a token or a step on the track
LEFT: Final = 416  # Faith 1 to 24
RIGHT: Final = 440  # Faith 1 to 24
FEED: Final = 465  # Bread 0 to 20
WHEEL: Final = 486  # the god at the first Sunny sector
BONUS: Final = 492  # the god of a Horus tile
REVEAL: Final = 498  # a Pillar tile
ROLL: Final = 525  # a die
DEAL: Final = 555  # any card
FIRST: Final = 643  # seats 0 to 3
TILE: Final = 647  # a tile of the pyramid
TOSS: Final = 657  # the coin

MOST_FAITH: Final = 24  # the most Faith one answer can place
MOST_BREAD: Final = 20

BOOK: Final = Book()
BOOK.one(DECLINE, "decline")
BOOK.one(FINISH, "finish")
BOOK.one(ANUBIS, "anubis")
BOOK.one(IDLE, "idle")
BOOK.one(PAY_PRICE, "pay_price")
BOOK.one(WEIGH_NOTHING, "weigh_nothing")
BOOK.span(TAKE, "take", "die", words.DICE)
BOOK.span(PERFORM, "perform", "god", words.GODS)
BOOK.span(ADD, "add", "god", words.GODS)
BOOK.span(PRODUCE, "produce", "resource", words.RESOURCES)
BOOK.span(VALUE + 1, "value", "number", numbers(1, 6))
BOOK.span(TREAT, "treat", "purity", words.PURITIES[: words.FORBIDDEN])
BOOK.span(RECOLOR, "recolor", "color", words.COLORS)
BOOK.span(PLAY, "play", "card", words.BLESSINGS)
BOOK.span(HONOR, "honor", "god", words.GODS)
BOOK.span(SERVE, "serve", "people", words.PEOPLE)
BOOK.span(PLACE, "place", "space", words.SPACES)
BOOK.span(ROTATE, "rotate", "number", words.ROTATIONS)
BOOK.span(BUILD, "build", "building", words.BUILDINGS)
BOOK.span(PAY, "pay", "token", words.TOKENS[: words.FAITH])
BOOK.span(SECTION + 1, "section", "number", numbers(1, 4))
BOOK.span(REFRESH + 1, "refresh", "number", numbers(1, 4))
BOOK.span(CHOOSE, "choose", "card", words.CARDS)
BOOK.span(SETTLE, "settle", "district", words.DISTRICTS)
BOOK.span(RAISE, "raise", "resource", words.RESOURCES)
BOOK.span(GAIN, "gain", "token", words.TOKENS[: words.VP])
BOOK.span(LEFT + 1, "left", "number", numbers(1, MOST_FAITH))
BOOK.span(RIGHT + 1, "right", "number", numbers(1, MOST_FAITH))
BOOK.span(FEED, "feed", "number", numbers(0, MOST_BREAD))
BOOK.span(WHEEL, "wheel", "god", words.GODS)
BOOK.span(BONUS, "bonus", "god", words.GODS)
BOOK.span(REVEAL, "reveal", "pillar", words.PILLARS)
BOOK.span(ROLL, "roll", "face", words.FACES)
BOOK.span(DEAL, "deal", "card", words.CARDS)
BOOK.span(FIRST, "first", "seat", numbers(0, 3))
BOOK.span(TILE, "tile", "tile", words.TILES)
BOOK.span(TOSS, "toss", "coin", words.COIN)
