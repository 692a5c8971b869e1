"""Positions of Pharaon, laid out in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from mypy_extensions import i64

from maat import catalog
from maat.core import rows
from maat.core.state import CHANCE
from maat.core.vectors import vec
from maat.games.pharaon import pieces, steps
from maat.games.pharaon.state import NO_HOLDER, PharaonState, Player
from maat.testing import Scenario

GAME = catalog.load("pharaon")

RING = "offerings nobles nile chamber artisans"
NOBLES = "grand_vizier_12 architect_7 judge_11"
ARTISANS = [16, 21, 26, 11]
URNS = [1, 2, 3, 4, 5, 6]
TOKENS = "agriculture_token nile_token construction_token chamber_token trade_token nobles_token"
MORE_TOKENS = "power_token offerings_token justice_token artisans_token prestige_low prestige_high"
BONUS = "prestige_low prestige_high agriculture_token nile_token power_token offerings_token"

Words = dict[int, str]
Numbers = dict[int, int]


def numbers(text: str, names: list[str]) -> list[int]:
    """The places of the names in a list; a number before a name repeats it: `2 trade silver`."""
    found: list[int] = []
    count = 1
    for word in text.split():
        if word.isdigit():
            count = int(word)
        else:
            found += [names.index(word)] * count
            count = 1
    return found


def kinds(text: str) -> list[int]:
    """Resources and offering tokens."""
    return numbers(text, pieces.PIECE_NAMES)


def colors(text: str) -> list[int]:
    """Basic resources."""
    return numbers(text, pieces.COLOR_NAMES)


def nobles(text: str) -> list[int]:
    """The numbers on noble cards."""
    return [noble + 1 for noble in numbers(text, pieces.NOBLE_NAMES)]


def bits(members: list[int]) -> int:
    """A set as the state keeps it."""
    return sum(1 << member for member in members)


def members(found: int) -> list[int]:
    """What is in a set, lowest first."""
    return [number for number in range(1, 31) if found >> number & 1]


def count_names(counts: Iterable[int], names: list[str]) -> dict[str, int]:
    """Counts by name, without the zeros."""
    return {names[kind]: count for kind, count in enumerate(counts) if count}


class Board(Scenario[PharaonState]):
    """A table of Pharaon that also says what lies where, in words."""

    def end_round(self) -> Board:
        """Everybody passes, chance and all other questions take what comes first."""
        before = self.state.round
        while not self.state.over and (self.state.round == before or self.state.seat == CHANCE):
            options = self.options()
            self.play("pass" if "pass" in options else options[0])
        return self

    def fork(self) -> Board:
        """Another table in the same position."""
        twin = Board(self.game, self.match.seats, self.match.options, self.match.rules)
        twin.match.state = self.game.copy(self.state)
        twin.match.log = self.match.log.copy()
        twin.state.listener = twin.match.log
        return twin

    def areas(self) -> list[str]:
        """The areas in which the player on turn may act."""
        return [name.removeprefix("act ") for name in self.legal() if name.startswith("act ")]

    def owned(self, seat: int) -> dict[str, int]:
        """The resources and offering tokens in front of a seat."""
        return count_names(self.state.players[seat].pieces, pieces.PIECE_NAMES)

    def supply(self, name: str) -> int:
        """How many of a resource can be gained, or how many of a token were spent."""
        return int(self.state.supply.count(pieces.PIECE_NAMES.index(name)))

    def bag(self, name: str) -> int:
        """How many offering tokens of a kind are in the bag."""
        return int(self.state.bag.count(pieces.PIECE_NAMES.index(name)))

    def nobles(self, seat: int) -> list[str]:
        """The nobles of a seat by name."""
        return [pieces.NOBLE_NAMES[noble - 1] for noble in members(self.player(seat).nobles)]

    def artisans(self, seat: int) -> list[int]:
        """The artisans of a seat by number."""
        return members(self.player(seat).artisans)

    def player(self, seat: int) -> Player:
        """What lies in front of a seat."""
        return self.state.players[seat]

    def sector(self, color: str) -> list[str]:
        """What lies on the slots of a sector that are in use."""
        start = pieces.COLOR_NAMES.index(color) * int(self.state.box.slots)
        found = self.state.slots[start : start + int(self.state.limit)]
        return [pieces.PIECE_NAMES[piece] for piece in found if piece != pieces.EMPTY]

    def on_wheel(self) -> int:
        """How many tokens lie on the wheel."""
        return sum(1 for piece in self.state.slots if piece != pieces.EMPTY)

    def facing(self, area: str) -> str:
        """The color of the sector that faces an area."""
        return pieces.COLOR_NAMES[self.state.facing[pieces.AREA_NAMES.index(area)]]

    def sets(self) -> list[str]:
        """The sets from top to bottom, `-` for an empty place."""
        places = [self._token(piece) for piece in self.state.sets]
        return [f"{places[top]} {places[top + 1]}" for top in range(0, len(places), 2)]

    def bonus(self) -> list[str]:
        """The bonus zone, `-` for an empty place."""
        return [self._token(piece) for piece in self.state.bonus]

    def _token(self, piece: int) -> str:
        return "-" if piece == pieces.EMPTY else pieces.PIECE_NAMES[piece]

    def noble_row(self) -> list[str]:
        """The open nobles, `-` for an empty place."""
        row = self.state.noble_row
        return ["-" if card < 1 else pieces.NOBLE_NAMES[card - 1] for card in row]

    def urns(self) -> list[int]:
        """The urns below the Pyramid."""
        return members(self.state.urn_row)

    def place(self, seat: int) -> tuple[int, int]:
        """Row and space of a disc in the Pyramid, both from 0."""
        return int(self.player(seat).row), int(self.player(seat).space)

    def nile(self, seat: int) -> list[int]:
        """The positions of a seat's discs on the tracks."""
        return list(self.state.players[seat].nile)

    def sheet(self, seat: int) -> dict[str, int]:
        """The lines of a score sheet that are worth something."""
        lines = self.game.breakdown(self.state, seat)
        return {line.label: line.points for line in lines if line.points}

    def gods(self, seat: int) -> dict[str, int]:
        """The gods on a score sheet."""
        return {god: points for god, points in self.sheet(seat).items() if god in pieces.GOD_NAMES}


Lay = Callable[..., Board]
Begin = Callable[..., Board]


def _begin(
    seats: int = 3,
    *,
    ring: str = RING,
    wheel: str = "agriculture",
    direction: str = "clockwise",
    first: int = 0,
    row: str = NOBLES,
    scribes: str = "",
    options: dict[str, str] | None = None,
) -> Board:
    """A table on which all is laid out and the draft begins; `scribes` are dealt to newcomers."""
    board = Board(GAME, seats, options)
    board.play(*(f"area {name}" for name in ring.split()[1:4]), f"wheel {wheel}", direction)
    board.play(f"first {first}", *(f"noble {name}" for name in scribes.split()))
    tokens = f"{TOKENS} {MORE_TOKENS}".split()[: 2 * seats + 2] + BONUS.split()[: seats + 1]
    board.play(*(f"token {name}" for name in tokens))
    board.play(*(f"noble {name}" for name in row.split()))
    board.play(*(f"artisan {card}" for card in ARTISANS))
    return board.play(*(f"urn {urn}" for urn in URNS[: 3 if seats == 2 else seats]))


def _lay(
    seats: int = 3,
    *,
    owned: Words | None = None,
    nobles: Words | None = None,
    turned: Words | None = None,
    artisans: dict[int, list[int]] | None = None,
    stages: Numbers | None = None,
    nile: Words | None = None,
    wheel: str = "agriculture",
    slots: str = "",
    bonus: str | None = None,
    sets: str | None = None,
    bag: str | None = None,
    row: str = NOBLES,
    employable: list[int] | None = None,
    urns: list[int] | None = None,
    spent: str = "",
    round: int = 1,
    on_turn: int = 0,
    ring: str = RING,
    direction: str = "clockwise",
    options: dict[str, str] | None = None,
    rules: int | None = None,
) -> Board:
    """A position on the first turn of a round; nobody owns anything but what is said here.

    The seats not on turn own one silver unless `owned` says otherwise, so that they can act.

    `slots` are tokens on the wheel, each on the sector of its color: `2 trade`; a substitute is
    written `trade:silver`. `sets` and `bonus` replace the tokens laid out, `row` and `employable`
    the open nobles and artisans, `urns` those below the Pyramid. `spent` tokens leave the bag for
    the discard; `bag` is all that is left in it, what else was there goes to the last seat.
    """
    table = Board(GAME, seats, options, rules)
    board = _play_draft(table, ring, wheel, direction, on_turn)
    state = board.state
    _clear(state)
    others = {seat: "silver" for seat in range(seats) if seat != on_turn}
    _lay_owned(state, others | (owned or {}), nile or {})
    _lay_cards(state, nobles or {}, turned or {}, artisans or {})
    _lay_rows(state, row, employable or ARTISANS, urns, round)
    _lay_offerings(state, sets, bonus, spent)
    _lay_wheel(state, slots)
    _lay_bag(state, bag)
    for seat, stage in (stages or {}).items():
        state.players[seat].stage = stage
    state.round = round
    assert board.question() == f"{on_turn} turn"
    return board


def _play_draft(
    board: Board,
    ring: str,
    wheel: str,
    direction: str,
    first: int,
) -> Board:
    """Through set-up and draft, everybody keeping the first noble and the first urn."""
    board.play(*(f"area {name}" for name in ring.split()[1:4]), f"wheel {wheel}", direction)
    while board.state.asked().step != steps.TURN:
        starts = board.state.asked().step == steps.FIRST
        board.play(f"first {first}" if starts else board.options()[0])
    return board


def _clear(state: PharaonState) -> None:
    """Everything back into the supply, the bag, the decks and the pile."""
    for player in state.players:
        player.hold([])
        player.nobles = player.turned = player.artisans = 0
        player.nile = vec[i64]([0] * pieces.COLORS)
        player.stage = 0
    state.supply.hold([int(state.box.each)] * pieces.TOKEN)
    state.bag.hold([*[0] * pieces.TOKEN, *state.box.tokens])
    state.bag_total = sum(state.bag.pieces)
    state.slots = vec[i64]([pieces.EMPTY] * len(state.slots))
    state.noble_deck = bits(list(range(1, 27)))
    state.artisan_deck = bits(list(range(1, 31)))
    state.urn_pile = bits(list(range(1, 31)))
    state.noble_discard = state.artisan_discard = state.urn_discard = 0
    state.pharaoh = NO_HOLDER
    state.plot.known = 0
    for piece in state.plot.spaces:
        if piece != pieces.EMPTY:
            _take(state, piece)


def _take(state: PharaonState, kind: int) -> None:
    """Out of the supply or the bag."""
    if kind < pieces.TOKEN:
        assert state.supply.count(kind) > 0
        state.supply.add(kind, -1)
    else:
        assert state.bag.count(kind) > 0
        state.bag.add(kind, -1)
        state.bag_total -= 1


def _lay_owned(state: PharaonState, owned: Words, nile: Words) -> None:
    for seat, text in owned.items():
        for kind in kinds(text):
            state.players[seat].add(kind, 1)
            _take(state, kind)
    for seat, text in nile.items():
        for color in colors(text):
            state.players[seat].nile = rows.add(state.players[seat].nile, color, 1)


def _lay_cards(
    state: PharaonState, owned: Words, turned: Words, artisans: dict[int, list[int]]
) -> None:
    for seat, text in owned.items():
        state.players[seat].nobles = bits(nobles(text))
        state.noble_deck -= bits(nobles(text))
    for seat, text in turned.items():
        state.players[seat].turned = bits(nobles(text))
    for seat, cards in artisans.items():
        state.players[seat].artisans = bits(cards)
        state.artisan_deck -= bits(cards)


def _lay_rows(
    state: PharaonState, row: str, employable: list[int], urns: list[int] | None, round: int
) -> None:
    """The open cards, as far as nobody owns them, and the urns below the Pyramid."""
    for place in range(len(state.noble_row)):
        card = _open(nobles(row), place, state.noble_deck)
        state.noble_row = rows.put(state.noble_row, place, card)
        state.noble_deck -= 1 << card if card != pieces.EMPTY else 0
    for place in range(len(state.artisan_row)):
        card = _open(employable, place, state.artisan_deck)
        state.artisan_row = rows.put(state.artisan_row, place, card)
        state.artisan_deck -= 1 << card if card != pieces.EMPTY else 0
    count = 3 if state.seats == 2 else int(state.sides())
    laid = URNS[:count] if urns is None else urns
    state.urn_row = 0 if round == 5 else bits(laid)
    state.urn_pile -= state.urn_row


def _open(cards: list[int], place: int, deck: int) -> int:
    """The card of a place; for one that somebody owns the lowest that is wanted nowhere else."""
    if place >= len(cards):
        return pieces.EMPTY
    if deck >> cards[place] & 1:
        return cards[place]
    return next(card for card in members(deck) if card not in cards)


def _lay_offerings(state: PharaonState, sets: str | None, bonus: str | None, spent: str) -> None:
    """The sets and the bonus zone; of the usual tokens those that are out give way to others."""
    places = len(state.bonus)
    usual = kinds(f"{TOKENS} {MORE_TOKENS}")
    state.sets = vec[i64](_laid(state, 2 * places, usual, sets))
    state.bonus = vec[i64](_laid(state, places, kinds(BONUS), bonus))
    for kind in kinds(spent):
        _take(state, kind)
        state.supply.add(kind, 1)


def _laid(state: PharaonState, places: int, usual: list[int], wanted: str | None) -> list[int]:
    """Tokens on so many places: those wanted, or the usual ones as far as they are left."""
    row = usual[:places] if wanted is None else kinds(wanted)
    for place, kind in enumerate(row):
        if wanted is None and not state.bag.count(kind):
            row[place] = state.bag.pieces.index(max(state.bag.pieces))
        _take(state, row[place])
    return row + [pieces.EMPTY] * (places - len(row))


def _lay_bag(state: PharaonState, bag: str | None) -> None:
    if bag is not None:
        kept = [kind - pieces.TOKEN for kind in kinds(bag)]
        for kind in range(pieces.TOKENS):
            rest = int(state.bag.count(pieces.TOKEN + kind)) - kept.count(kind)
            state.players[int(state.seats) - 1].add(pieces.TOKEN + kind, rest)
            state.bag.add(pieces.TOKEN + kind, -rest)
            assert rest >= 0
        state.bag_total = len(kept)


def _lay_wheel(state: PharaonState, slots: str) -> None:
    count = 1
    for word in slots.split():
        if word.isdigit():
            count = int(word)
            continue
        color, _, substitute = word.partition(":")
        for _ in range(count):
            _lay_on_slot(state, color, substitute or color)
        count = 1


def _lay_on_slot(state: PharaonState, color: str, name: str) -> None:
    start = pieces.COLOR_NAMES.index(color) * int(state.box.slots)
    kind = pieces.PIECE_NAMES.index(name)
    state.slots[list(state.slots).index(pieces.EMPTY, start)] = kind
    _take(state, kind)


@pytest.fixture
def begin() -> Begin:
    """Lays the board out and stops before the draft."""
    return _begin


@pytest.fixture
def lay() -> Lay:
    """Lays out a position."""
    return _lay
