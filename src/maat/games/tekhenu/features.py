"""Tekhenu as numbers: what a seat knows, scaled to about 0 to 1, the own seat first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset
from maat.core.numbers import Numbers
from maat.core.state import NOBODY
from maat.core.vectors import vec
from maat.games.tekhenu import advice, fields, scoring, steps, words
from maat.games.tekhenu.rules import maat, tokens
from maat.games.tekhenu.state import EMPTY, Player, TekhenuState

MOST: Final = 4  # sides
PER_SIDE: Final = 45  # numbers about a side
GODS: Final = 6
COLORS: Final = 5
PURITIES: Final = 3
FIRST_STEP: Final = 9  # KEEP_DECREE, the first question to a player
STEP_NAMES: Final = [
    "keep_decree",
    "draft",
    "destiny",
    "reward",
    "keep_card",
    "goods",
    "turn",
    "anubis_die",
    "treat",
    "prepare",
    "face",
    "color",
    "nudge",
    "act",
    "end",
    "value",
    "tithe",
    "statue",
    "space",
    "rotation",
    "building",
    "price",
    "payment",
    "market",
    "card",
    "district",
    "marker",
    "boon",
    "free_action",
    "faith",
    "last_decree",
    "feed",
]


def _side_names(who: str) -> list[str]:
    return [
        f"{who} is there",
        f"{who} points",
        f"{who} points of a scoring now",
        *(f"{who} {token}" for token in words.TOKENS[: words.VP]),
        *(f"{who} makes {resource}" for resource in words.RESOURCES),
        f"{who} surplus",
        f"{who} dice",
        f"{who} balance",
        f"{who} bread missing",
        f"{who} buildings",
        f"{who} buildings at the temple",
        f"{who} pillars",
        f"{who} statues",
        *(f"{who} statue for {god}" for god in words.GODS),
        *(f"{who} statue for {people}" for people in words.PEOPLE),
        *(f"{who} in {district}" for district in words.DISTRICTS),
        f"{who} blessings",
        f"{who} technologies",
        f"{who} decrees",
        f"{who} place in turn order",
        f"{who} acts now",
        f"{who} is asked",
        f"{who} turns to come",
    ]


NAMES: Final[list[str]] = [
    *_side_names("own"),
    *(name for other in range(1, MOST) for name in _side_names(f"next-{other}")),
    "own worth of decrees",
    *(f"own {card}" for card in words.BLESSINGS),
    *(f"own {card}" for card in words.TECHNOLOGIES),
    *(f"own {card}" for card in words.DECREES),
    *(f"market {card}" for card in words.TECHNOLOGIES),
    "market sections",
    *(f"{god} {light}" for god in words.GODS for light in words.LIGHTS[:PURITIES]),
    *(f"{god} {purity} dice" for god in words.GODS for purity in words.PURITIES),
    *(f"{god} highest pure die" for god in words.GODS),
    *(f"pure {color} dice" for color in words.COLORS),
    "rotations left",
    "rotation is odd",
    "maat phase next",
    "scorings held",
    "spaces covered",
    "pillars left",
    *(f"step {name}" for name in STEP_NAMES),
    *(f"die of {god}" for god in words.GODS),
    *(f"die {color}" for color in words.COLORS),
    "die value",
    *(f"die {purity}" for purity in words.PURITIES),
    "anubis action",
    "standard action to come",
    "near actions to come",
    "far actions to come",
    "solo",
    "solo level",
]
COUNT: Final = len(NAMES)
OPEN: Final = True  # nothing here reads what is hidden from the seat, so no redacted copy is made


def features(state: TekhenuState, seat: i64) -> bytes:
    """The position of a seat as a row of its own."""
    out = Numbers()
    write(out, state, seat)
    return out.row()


def write(out: Numbers, state: TekhenuState, seat: i64) -> None:
    """The position as `NAMES` says, without what is hidden from the seat."""
    ask = state.agenda
    asked: i64 = NOBODY if ask is None else ask.seat
    for other in range(MOST):
        if other < state.sides:
            side = (seat + other) % state.sides
            _add_side(out, state, side)
            _add_order(out, state, side, asked)
        else:
            out.add_nothing(PER_SIDE)
    _add_own(out, state, seat)
    _add_market(out, state)
    _add_wheel(out, state)
    _add_clock(out, state)
    _add_question(out, state)


def _add_side(out: Numbers, state: TekhenuState, side: i64) -> None:
    """What lies in front of a side."""
    player = state.players[side]
    out.add(1.0)
    out.add(float(player.vp) * 0.01)
    out.add(float(advice.standing(state, player, side)) * 0.02)
    _add_goods(out, player)
    out.add(float(_surplus(player)) * 0.2)
    out.add(float(player.dice_count) * 0.2)
    weighed = maat.balance(player) - player.placed  # Faith may be placed in secret
    out.add(float(weighed) * 0.1)
    missing = state.box.row_bread[player.buildings] - tokens.held(player, words.BREAD)
    out.add(float(missing) * 0.2 if missing > 0 else 0.0)
    _add_pieces(out, player)
    for district in range(4):
        out.add(float(scoring.presence(player, district)) * 0.03)
    out.add(float(bitset.count(player.blessings)) * 0.25)
    out.add(float(bitset.count(player.technologies)) * 0.25)
    out.add(float(player.decree_count) * 0.25)


def _add_goods(out: Numbers, player: Player) -> None:
    """Tokens, markers of the track, Production markers."""
    for resource in range(4):
        out.add(float(tokens.held(player, resource)) * 0.1)
    out.add(float(player.gold) * 0.2)
    out.add(float(player.scribes) * 0.2)
    out.add(float(player.faith) * 0.2)
    out.add(float(player.population) * 0.06)
    out.add(float(player.happiness) * 0.06)
    out.add_bytes(player.makes, 4, 0.17)


def _surplus(player: Player) -> i64:
    """Resources on the scales."""
    total: i64 = 0
    for resource in range(words.GOLD):
        total += fields.SURPLUS.of(player.surplus, resource)
    return total


def _add_pieces(out: Numbers, player: Player) -> None:
    """Buildings, Pillars and Statues on the board."""
    out.add(float(player.buildings) * 0.1)
    out.add(float(bitset.count(player.temple)) * 0.2)
    out.add(float(bitset.count(player.pillars)) * 0.2)
    out.add(float(player.statues) * 0.2)
    for god in range(GODS):
        out.add(float(fields.SHRINES.of(player.shrines, god)) * 0.5)
    out.add_members(player.people, 0, len(words.PEOPLE))


def _add_order(out: Numbers, state: TekhenuState, side: i64, asked: i64) -> None:
    """When a side has its turn."""
    place: i64 = EMPTY
    for at in range(len(state.order)):
        if state.order[at] == side:
            place = at
    out.add(float(place + 1) * 0.25)
    out.add(1.0 if place >= 0 and place == state.at else 0.0)
    out.add(1.0 if asked == side else 0.0)
    out.add(1.0 if place > state.at else 0.0)


def _add_own(out: Numbers, state: TekhenuState, seat: i64) -> None:
    """Own cards."""
    player = state.players[seat]
    out.add(float(advice.laws(state, player, seat)) * 0.005)
    out.add_members(player.blessings, 0, words.DECK)
    out.add_members(player.technologies, 0, words.DECK)
    out.add_members(player.decrees | player.dealt, 0, words.DECK)


def _add_market(out: Numbers, state: TekhenuState) -> None:
    """Technologies in open sections."""
    cards: i64 = 0
    for place in range(len(state.market)):
        card: i64 = state.market[place]
        if card >= 0 and state.box.place_kind[place] == words.TECHNOLOGY:
            cards |= 1 << card % words.DECK
    out.add_members(cards, 0, words.DECK)
    out.add(float(state.opened) * 0.25)


def _add_wheel(out: Numbers, state: TekhenuState) -> None:
    """The light of each god, and the dice."""
    for god in range(GODS):
        out.add_which(state.light(god), 0, PURITIES)
    _add_dice(out, state)


def _add_dice(out: Numbers, state: TekhenuState) -> None:
    """Dice around the wheel by god and purity, the highest Pure ones, Pure ones by color."""
    counts = vec[i64]([0] * (GODS * PURITIES))
    highest = vec[i64]([0] * GODS)
    pure = vec[i64]([0] * COLORS)
    for die in state.ring:
        god = die // 30
        color = die % 30 // 6
        purity = state.purity(color, god)
        counts[god * PURITIES + purity] += 1
        if purity == words.PURE:
            pure[color] += 1
            if die % 6 >= highest[god]:
                highest[god] = die % 6 + 1
    out.add_counts(counts, 0, GODS * PURITIES, 0.33)
    out.add_counts(highest, 0, GODS, 0.17)
    out.add_counts(pure, 0, COLORS, 0.25)


def _add_clock(out: Numbers, state: TekhenuState) -> None:
    """How far the game is."""
    out.add(float(advice.ROTATIONS - state.rotations) * 0.125)
    out.add(float(state.rotations & 1))
    out.add(float(state.rotations // 2) * 0.25)
    out.add(float(state.scored) * 0.5)
    out.add(float(bitset.count(state.covered)) * 0.04)
    out.add(float(bitset.count(state.stack)) * 0.04)


def _add_question(out: Numbers, state: TekhenuState) -> None:
    """What is asked, and the die in hand."""
    ask = state.agenda
    step: i64 = -1 if ask is None else ask.step
    out.add_which(step, FIRST_STEP, steps.FEED + 1)
    out.add_which(state.die_god, 0, GODS)
    out.add_which(state.die_color, 0, COLORS)
    out.add(float(state.die_value) * 0.17)
    out.add_which(state.die_purity if state.die_god >= 0 else -1, 0, PURITIES)
    out.add(1.0 if state.anubis else 0.0)
    out.add(1.0 if state.standard else 0.0)
    out.add(float(state.near) * 0.5)
    out.add(float(state.far) * 0.5)
    out.add(1.0 if state.seats == 1 else 0.0)
    out.add(float(state.level) * 0.5 if state.seats == 1 else 0.0)
