"""Positions of Tekhenu, laid out in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from mypy_extensions import i64

from maat import catalog
from maat.core import rows
from maat.core.game import Game
from maat.core.vectors import vec
from maat.games.tekhenu import fields, words
from maat.games.tekhenu.rules import tokens
from maat.games.tekhenu.state import BELOW, EMPTY, Player, TekhenuState
from maat.testing import Scenario

GAME = catalog.load("tekhenu")

PRINTED = "osiris ra bastet hathor thoth horus"
SCALES = ["left", "right", "below"]
SPARE = "hathor-brown-1 hathor-brown-1"
LONGEST = 2000  # answers after which something goes round in circles
EASIEST = ["finish", "decline", "weigh_nothing", "pay_price", "feed 0", "value 1"]

Words = dict[int, str]


def counted(text: str) -> dict[str, int]:
    """`3 papyrus gold` as counts by name; a number holds for the name behind it."""
    found: dict[str, int] = {}
    count = 1
    for word in text.split():
        if word.isdigit():
            count = int(word)
        else:
            found[word] = found.get(word, 0) + count
            count = 1
    return found


def bits(text: str, names: list[str]) -> int:
    """Names as the set the state keeps."""
    return sum(1 << names.index(word) for word in text.split())


def named(found: int, names: list[str]) -> list[str]:
    """The names in a set."""
    return [name for at, name in enumerate(names) if found >> at & 1]


def deck_of(card: str) -> int:
    """The kind of a card by its letter."""
    return "BTD".index(card[0])


class Board(Scenario[TekhenuState]):
    """A table of Tekhenu that also says what lies where, in words."""

    def step(self) -> str:
        """Which question is open, without the seat."""
        return "over" if self.state.over else self.game.step_names[self.state.asked().step]

    def until(self, *steps: str) -> Board:
        """Answer with the easiest, chance included, until one of these questions is open.

        A step may be named with its seat: `0 turn`.
        """
        for _ in range(LONGEST):
            if self.state.over or self.step() in steps or self.question() in steps:
                return self
            self.easy()
        raise AssertionError(f"the game never came to {steps}")

    def easy(self) -> Board:
        """One answer: the way out of the question, or what comes first."""
        options = self.options()
        out = [name for name in EASIEST if name in options]
        makes = [name for name in options if name.startswith("produce ")]
        return self.play([*out, *makes, *options][0])

    def turn(self) -> Board:
        """The easiest turn of whoever is asked, up to the question after it."""
        assert self.step() == "turn"
        return self.easy().until("turn", "faith", "destiny", "feed", "last_decree", "die")

    def player(self, seat: int) -> Player:
        """What lies in front of a seat."""
        return self.state.players[seat]

    def vp(self, seat: int = 0) -> int:
        """The Victory Points of a seat."""
        return int(self.player(seat).vp)

    def owned(self, seat: int = 0) -> dict[str, int]:
        """Resources, Gold, Scribes and Faith of a seat."""
        player = self.player(seat)
        counts = [int(tokens.held(player, token)) for token in range(words.POPULATION)]
        return {words.TOKENS[token]: count for token, count in enumerate(counts) if count}

    def bag(self) -> list[int]:
        """The dice left, by color."""
        return fields.BAG.listed(self.state.bag, len(words.COLORS))

    def held(self, resource: str, seat: int = 0) -> int:
        """How many of a resource a seat has."""
        return self.owned(seat).get(resource, 0)

    def track(self, seat: int = 0) -> tuple[int, int]:
        """Happiness and Population."""
        return int(self.player(seat).happiness), int(self.player(seat).population)

    def markers(self, seat: int = 0) -> list[int]:
        """The Production markers: Papyrus, Bread, Limestone, Granite."""
        return fields.MAKES.listed(self.player(seat).makes, len(words.RESOURCES))

    def surplus(self, seat: int = 0) -> list[int]:
        """The surplus on the scales: Papyrus, Bread, Limestone, Granite."""
        return [int(self.player(seat).surplus) >> 8 * kind & 255 for kind in range(4)]

    def scales(self, seat: int = 0) -> list[str]:
        """The dice on a player board: `left white-4`, `right gray-2`, `below brown-6`."""
        dice = int(self.player(seat).dice)
        found = [dice >> 8 * at & 255 for at in range(self.player(seat).dice_count)]
        return [f"{SCALES[d & 3]} {words.COLORS[d >> 2 & 7]}-{d >> 5}" for d in found]

    def statues(self, seat: int = 0) -> list[str]:
        """The Statues of a seat: for gods, then for the people."""
        shrines = int(self.player(seat).shrines)
        gods = [g for at, g in enumerate(words.GODS) for _ in range(shrines >> 4 * at & 15)]
        return gods + named(int(self.player(seat).people), words.PEOPLE)

    def pillars(self, seat: int = 0) -> list[str]:
        """The spaces with Pillars of a seat."""
        return named(int(self.player(seat).pillars), words.SPACES)

    def temple(self, seat: int = 0) -> list[str]:
        """The Buildings of a seat at the Temple Complex."""
        return named(int(self.player(seat).temple), words.BUILDINGS)

    def osiris(self, seat: int = 0) -> list[str]:
        """The workshops and quarries of a seat: `papyrus-1`."""
        names = [f"{district}-{row}" for row in range(1, 7) for district in words.DISTRICTS]
        return named(int(self.player(seat).osiris), names)

    def cards(self, seat: int = 0) -> list[str]:
        """Blessings, Technologies and Decrees of a seat."""
        player = self.player(seat)
        found = named(int(player.blessings), words.BLESSINGS)
        found += named(int(player.technologies), words.TECHNOLOGIES)
        return found + named(int(player.decrees), words.DECREES)

    def ring(self) -> list[str]:
        """The dice around the wheel."""
        return [words.DICE[code] for code in self.state.ring]

    def light(self, god: str) -> str:
        """The light of a section."""
        return words.LIGHTS[self.state.light(words.GODS.index(god))]

    def display(self) -> list[str]:
        """The Pillar tiles on show, from left to right."""
        return ["-" if tile == EMPTY else words.PILLARS[tile] for tile in self.state.display]

    def market(self, section: int) -> list[str]:
        """The cards of a market section, `-` for an empty place."""
        first = self.state.box.section_first
        places = self.state.market[first[section - 1] : first[section]]
        return ["-" if card == EMPTY else words.CARDS[card] for card in places]

    def destiny(self) -> list[str]:
        """The Destiny cards of the seats, `-` for none."""
        found = [int(player.destiny) for player in self.state.players]
        return ["-" if card == EMPTY else words.DESTINY[card] for card in found]

    def sheet(self, seat: int = 0, phase: int | None = None) -> dict[str, int]:
        """The lines of a score sheet that are worth something, but for the start."""
        lines = [line for line in self.game.breakdown(self.state, seat) if line.points]
        wanted = [line for line in lines if phase is None or line.phase == phase]
        return {line.label: line.points for line in wanted if line.label != "start"}


Lay = Callable[..., Board]
Begin = Callable[..., Board]


def _lay(
    seats: int = 2,
    *,
    wheel: str = "horus",
    dice: str = "",
    spare: str = SPARE,
    owned: Words | None = None,
    make: Words | None = None,
    scales: Words | None = None,
    surplus: Words | None = None,
    dice_each: int = 0,
    statues: Words | None = None,
    pillars: Words | None = None,
    temple: Words | None = None,
    osiris: Words | None = None,
    cards: Words | None = None,
    market: str = "",
    opened: int = 2,
    deck: str = "",
    discarded: str = "",
    display: str = "P22 P23 P24",
    slots: str = PRINTED,
    order: list[int] | None = None,
    at: int = 0,
    destiny: Words | None = None,
    rotations: int | None = None,
    options: dict[str, str] | None = None,
    game: Game[TekhenuState] = GAME,
    rules: int | None = None,
) -> Board:
    """A position at the start of a turn; nobody owns anything but what is said here.

    Everybody has 10 VP, Happiness 2, Population 5 and Production 2 unless `owned` and `make` say
    otherwise: `owned={0: "3 papyrus 1 gold 4 happiness"}`. The first Sunny sector of the wheel
    stands at `wheel`, so that usually Horus and Ra are Sunny, Bastet and Thoth Dark. Around it lie
    `dice` and `spare`, all others are in the bag. `scales` are dice on the player boards:
    `left:white-4`; `dice_each` fills up with dice below the scales, one more for those who have
    had their turn before the place `at` of the `order`. `pillars` are spaces, with a tile and
    quarter turns if it matters: `r1c1 r2c2:P22 r3c3:P01:2`. `deck` is all that is left of the
    kinds of card it names; what else was there goes to the last seat. With `dice_each` 3 and the
    last place of the order a turn leads to the Maat phase, with `rotations` 3 or 7 to a Scoring.
    It is played under the newest `rules` if no version is named.
    """
    order = order or list(range(seats))
    board = _begun(Board(game, seats, options, rules), order, wheel, slots)
    while board.state.at < at:
        board.turn()
    state = board.state
    _clear(state)
    _lay_owned(state, owned or {}, make or {}, surplus or {})
    _lay_buildings(state, temple or {}, osiris or {}, statues or {})
    _lay_tiles(state, pillars or {}, display)
    _lay_cards(state, cards or {}, market, opened)
    _lay_decks(state, deck, discarded)
    _lay_dice(state, f"{dice} {spare}", scales or {}, dice_each, order[:at])
    for place, seat in enumerate(order):
        state.players[seat].destiny = words.DESTINY.index(
            (destiny or {}).get(seat, f"A0{place + 1}")
        )
    rotations = dice_each // 2 if rotations is None else rotations
    state.rotations = rotations
    state.scored = 0 if rotations < 4 else 1
    state.start_wheel = (state.wheel - rotations) % 6
    board.match.log.clear()
    assert board.question() == f"{order[at]} turn"
    return board


def _begun(board: Board, order: list[int], wheel: str, slots: str) -> Board:
    """Through the set-up to the first turn, with Starting cards that give the turn order."""
    board.play(f"wheel {wheel}")
    if board.step() == "bonus":
        board.play(*(f"bonus {god}" for god in slots.split()[:5]))
    while board.step() != "turn":
        if board.step() == "starting_card":
            board.play(board.options()[-1])
        elif board.step() == "first_player":
            board.play("first 0")
        elif board.step() == "draft":
            first = 12 - 2 * order.index(board.state.seat)
            board.play(next(f"choose S{n:02}" for n in (first, first - 1) if _offered(board, n)))
        else:
            board.easy()
    return board


def _offered(board: Board, starting: int) -> bool:
    return f"choose S{starting:02}" in board.options()


def _clear(state: TekhenuState) -> None:
    """Everything back where it came from."""
    for seat in range(state.sides):
        player = Player(vec[i64]([0] * len(state.players[seat].ledger)))
        player.vp = player.ledger[0] = 10
        player.happiness, player.population = 2, 5
        player.makes = fields.MAKES.joined([2, 2, 2, 2])
        state.players[seat] = player
    state.gold_on = 31
    state.covered = 0
    state.complex = vec[i64]([EMPTY] * 25)
    state.market = vec[i64]([EMPTY] * len(state.market))
    state.blessing_deck = state.technology_deck = state.decree_deck = (1 << 24) - 1
    if state.sides == 2:
        state.technology_deck -= 1 << 15
        state.decree_deck -= 1 << 19
    state.blessing_discard = state.technology_discard = state.decree_discard = 0
    state.bottom = []


TOKENS = {"scribe": "scribes", "scribes": "scribes"}


def _lay_owned(state: TekhenuState, owned: Words, make: Words, surplus: Words) -> None:
    for seat, text in owned.items():
        for name, count in counted(text).items():
            if name in words.RESOURCES:
                state.players[seat].goods += fields.GOODS.packed(words.RESOURCES.index(name), count)
            else:
                setattr(state.players[seat], TOKENS.get(name, name), count)
        player = state.players[seat]
        player.ledger = rows.put(player.ledger, 0, player.vp)
    for seat, text in make.items():
        for name, level in counted(text).items():
            resource, player = words.RESOURCES.index(name), state.players[seat]
            more = level - int(fields.MAKES.of(player.makes, resource))
            player.makes += fields.MAKES.packed(resource, more)
    for seat, text in surplus.items():
        for name, count in counted(text).items():
            state.players[seat].surplus += count << 8 * words.RESOURCES.index(name)


def _lay_buildings(state: TekhenuState, temple: Words, osiris: Words, statues: Words) -> None:
    spaces = [f"{district}-{row}" for row in range(1, 7) for district in words.DISTRICTS]
    for seat, text in temple.items():
        state.players[seat].temple = bits(text, words.BUILDINGS)
        state.players[seat].buildings += len(text.split())
    for seat, text in osiris.items():
        state.players[seat].osiris = bits(text, spaces)
        state.players[seat].buildings += len(text.split())
        if "-2" in text:
            state.gold_on &= ~16
    for seat, text in statues.items():
        player = state.players[seat]
        for word in text.split():
            player.statues += 1
            if word in words.GODS:
                player.shrines += 1 << 4 * words.GODS.index(word)
            else:
                player.people |= 1 << words.PEOPLE.index(word)
                state.gold_on &= ~(1 << words.PEOPLE.index(word))


def _lay_tiles(state: TekhenuState, pillars: Words, display: str) -> None:
    free = [tile for tile in reversed(words.PILLARS) if tile not in display]
    free = [tile for tile in free if tile not in " ".join(pillars.values())]
    for seat, text in pillars.items():
        for word in text.split():
            space, tile, turns = (*word.split(":"), "", "")[:3]
            at = words.SPACES.index(space)
            found = words.PILLARS.index(tile or free.pop(0))
            state.complex[at] = found * 4 + int(turns or 0)
            state.covered |= 1 << at
            state.players[seat].pillars |= 1 << at
    shown = display.split()
    state.display = vec[i64](
        [EMPTY if tile == "-" else words.PILLARS.index(tile) for tile in shown]
    )
    used = [code >> 2 for code in state.complex if code != EMPTY]
    used += [tile for tile in state.display if tile != EMPTY]
    state.stack = (1 << 27) - 1 - sum(1 << tile for tile in used)


def _lay_cards(state: TekhenuState, cards: Words, market: str, opened: int) -> None:
    for seat, text in cards.items():
        for card in text.split():
            _draw(state, card)
            _give(state.players[seat], card)
    state.opened = opened
    wanted = market.split()
    for place, kind in enumerate(state.box.place_kind):
        if state.box.place_section[place] < opened:
            fitting = [card for card in wanted if deck_of(card) == kind]
            left = named(
                _decks(state)[kind], [words.BLESSINGS, words.TECHNOLOGIES, words.DECREES][kind]
            )
            card = fitting[0] if fitting else next(c for c in left if c not in wanted)
            if fitting:
                wanted.remove(card)
            _draw(state, card)
            state.market[place] = words.CARDS.index(card)


def _decks(state: TekhenuState) -> list[int]:
    return [int(state.blessing_deck), int(state.technology_deck), int(state.decree_deck)]


def _draw(state: TekhenuState, card: str) -> None:
    """Take a card out of its deck."""
    bit = 1 << int(card[1:]) - 1
    assert _decks(state)[deck_of(card)] & bit
    state.blessing_deck -= bit if card[0] == "B" else 0
    state.technology_deck -= bit if card[0] == "T" else 0
    state.decree_deck -= bit if card[0] == "D" else 0


def _give(player: Player, card: str) -> None:
    bit = 1 << int(card[1:]) - 1
    player.blessings |= bit if card[0] == "B" else 0
    player.technologies |= bit if card[0] == "T" else 0
    player.decrees |= bit if card[0] == "D" else 0
    player.decree_count += card[0] == "D"


def _lay_decks(state: TekhenuState, deck: str, discarded: str) -> None:
    for card in discarded.split():
        _draw(state, card)
        bit = 1 << int(card[1:]) - 1
        state.blessing_discard |= bit if card[0] == "B" else 0
        state.technology_discard |= bit if card[0] == "T" else 0
        state.decree_discard |= bit if card[0] == "D" else 0
    names = [words.BLESSINGS, words.TECHNOLOGIES, words.DECREES]
    for kind in {deck_of(card) for card in deck.split()}:
        for card in named(_decks(state)[kind], names[kind]):
            if card not in deck:
                _draw(state, card)
                _give(state.players[-1], card)
    state.decree_left = len(named(int(state.decree_deck), words.DECREES))


def _lay_dice(state: TekhenuState, ring: str, scales: Words, each: int, moved: list[int]) -> None:
    """Dice around the wheel and on the boards; the bag holds the others."""
    state.ring = vec[i64](sorted(words.DICE.index(die) for die in ring.split()))
    state.bag = fields.BAG.joined(list(state.box.dice[state.sides]))
    for code in state.ring:
        state.bag -= fields.BAG.packed(code // 6 % 5, 1)
    for seat, text in scales.items():
        for word in text.split():
            side, _, face = word.partition(":")
            color, value = face.split("-")
            _lay_die(state, seat, SCALES.index(side), words.COLORS.index(color), int(value))
    for seat in range(state.sides):
        while state.players[seat].dice_count < each + (seat in moved):
            left = fields.BAG.listed(state.bag, 5)
            _lay_die(state, seat, BELOW, left.index(max(left)), 1)
    left = fields.BAG.listed(state.bag, 5)
    assert max(left) < 128  # one below 0 would be 255
    state.bag_total = sum(left)


def _lay_die(state: TekhenuState, seat: int, side: int, color: int, value: int) -> None:
    player = state.players[seat]
    player.dice |= (side + (color << 2) + (value << 5)) << 8 * int(player.dice_count)
    player.dice_count += 1
    state.bag -= fields.BAG.packed(color, 1)


def _begin(seats: int = 2, options: dict[str, str] | None = None) -> Board:
    """A table before anything is laid out."""
    return Board(GAME, seats, options)


@pytest.fixture
def begin() -> Begin:
    """Opens the box."""
    return _begin


@pytest.fixture
def lay() -> Lay:
    """Lays out a position."""
    return _lay
