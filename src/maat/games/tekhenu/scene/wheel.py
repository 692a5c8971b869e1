"""Rounds, turn order, the wheel with its dice, and the Statues around it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from maat.games.tekhenu import fields, words
from maat.games.tekhenu.scene import keys
from maat.games.tekhenu.scene.pieces import numbered, owned, picture, unnamed
from maat.games.tekhenu.scene.sheets import canvas
from maat.games.tekhenu.state import EMPTY, TekhenuState
from maat.scene import SEAL, Box, Piece, Place, Values, members
from maat.scene.layout import around, boxes, centered

WHEEL: Final = canvas("wheel", 560, "obelisk", "anchor")
ROUNDS: Final = 16
MAAT_EVERY: Final = 4  # rounds
PHASES: Final = 4
MARKER_DISTANCE: Final = 4  # sections from the arrow to Scoring marker I, and on to II

CENTER: Final = (240.0, 240.0)
DISC: Final = centered(*CENTER, 352, 352)
SECTION: Final = 60.0  # degrees
DIE: Final = 36.0
# How far from the center a row of Pure, Tainted and Forbidden dice lies, and how wide it is.
ROWS: Final = ((150.0, 156.0), (113.0, 117.0), (76.0, 80.0))
LEANING: Final = (0.0, 60.0, -60.0, 0.0, 60.0, -60.0)  # how far the dice of a section lean

# By god: medallion, Statue spaces, number of the Horus tile, its bonus.
MEDALLIONS: Final = (
    Box(216, 6, 48, 48),
    Box(408, 78, 50, 50),
    Box(408, 352, 50, 50),
    Box(216, 426, 48, 48),
    Box(22, 352, 50, 50),
    Box(22, 78, 50, 50),
)
SHRINES: Final = boxes(66, 36, (270, 14), (405, 132), (405, 312), (270, 430), (9, 312), (9, 132))
SLOTS: Final = boxes(30, 30, (182, 16), (396, 46), (396, 404), (182, 432), (8, 404), (8, 46))
BONUSES: Final = boxes(44, 28, (138, 17), (427, 47), (427, 405), (138, 433), (38, 405), (38, 47))


@WHEEL.drawn("wheel start_wheel rotations")
def ground(state: TekhenuState) -> list[Place]:
    """What lies below everything else: wheel, rings, obelisk."""
    turn = SECTION * (int(state.start_wheel) + int(state.rotations))
    return [
        unnamed("wheel", [Piece("wheel")], DISC, "wheel", turn),
        unnamed("rings", [Piece("wheel", sprite="rings")], DISC, "wheel"),
        unnamed("obelisk", [Piece("obelisk")], Box(206, 178, 68, 84)),
    ]


# Time.


@WHEEL.told("over at wheel start_wheel rotations scored *order players.dice_count")
def time(state: TekhenuState) -> list[Place]:
    """Round, turn order, arrow and Scoring markers."""
    sides = [owned(state, "in-order", side) for side in state.order]
    order = Place("place-order", pieces=sides, box=Box(8, 8, 140, 34))
    return [progress(state), order, arrow(state), *scoring_markers(state)]


def progress(state: TekhenuState) -> Place:
    """How far the game is: the round and when Maat will judge, or what is between rounds."""
    if state.over:
        return Place("place-over", id="round")
    if state.at < 0 and not state.rotations:
        return Place("place-set-up", id="round")
    if state.at < 0:
        phase = (int(state.rotations) + 1) // 2
        return Place("place-maat", {"phase": phase, "phases": PHASES}, id="round")
    number = round_number(state)
    maat = -(-number // MAAT_EVERY) * MAAT_EVERY
    scoring = 1 if maat % (2 * MAAT_EVERY) == 0 else 0
    values = {"round": number, "rounds": ROUNDS, "maat": maat, "scoring": scoring}
    return Place("place-round", values, id="round")


def round_number(state: TekhenuState) -> int:
    """Dice tell the rounds since the last Maat phase: those of somebody who is done or waits."""
    is_last = state.at == state.sides - 1
    side = state.order[0] if is_last else state.order[-1]
    dice = int(state.players[side].dice_count)
    since = dice if is_last else dice + 1
    return int(state.rotations) // 2 * MAAT_EVERY + since


def arrow(state: TekhenuState) -> Place:
    """Where the arrow of the wheel points."""
    return Place("place-arrow", {"god": keys.GOD[god_at(state, int(state.wheel))]})


def scoring_markers(state: TekhenuState) -> list[Place]:
    """Where the Scoring markers lie (TK-09)."""
    found = []
    for number in range(int(state.scored) + 1, 3):
        god = keys.GOD[god_at(state, marker_at(state, number))]
        values: Values = {"number": number, "god": god}
        found.append(Place("place-scoring-marker", values, id=f"scoring-{number}"))
    return found


def marker_at(state: TekhenuState, number: int) -> int:
    """The place of a Scoring marker around the wheel."""
    return int(state.start_wheel) + MARKER_DISTANCE * number


def god_at(state: TekhenuState, at: int) -> int:
    """The god of a place around the wheel."""
    return state.box.gods[at % len(state.box.gods)]


# Gods around the wheel.


def at_god(state: TekhenuState, god: int) -> Hashable:
    """The light, the Statues and the dice of a section."""
    statues = [fields.SHRINES.of(player.shrines, god) for player in state.players]
    return state.wheel, *statues, -1, *dice_codes(state, god)


@WHEEL.told("wheel players.shrines *ring", at_god, each=lambda state: state.box.gods)
def section(state: TekhenuState, god: int) -> Iterator[Place]:
    """Its light, its dice told and drawn row by row, and the Statues there."""
    rows = dice_in(state, god)
    told = [
        Piece("die", count, {"face": face, "purity": keys.PURITY[purity]}, sprite=face)
        for purity, row in enumerate(rows)
        for face, count in row.items()
    ]
    light = {"god": keys.GOD[god], "light": keys.LIGHT[state.light(god)]}
    name = f"section-{words.GODS[god]}"
    yield Place("place-section", light, told, id=name, box=MEDALLIONS[god], layout=SEAL)
    for purity, row in enumerate(rows):
        yield dice_row(god, purity, row)
    yield shrine(state, god)


def dice_row(god: int, purity: int, row: dict[str, int]) -> Place:
    """The Pure, Tainted or Forbidden dice of a section, only drawn."""
    radius, wide = ROWS[purity]
    tone = words.PURITIES[purity]
    dice = [Piece(face, tone=tone) for face, count in row.items() for _ in range(count)]
    values = {"god": keys.GOD[god], "purity": keys.PURITY[purity]}
    box, turn = around(CENTER, SECTION * god, radius, wide, DIE), LEANING[god]
    name = dice_id(god, purity)
    return Place("place-dice", values, dice, id=name, box=box, turn=turn, silent=True)


def dice_codes(state: TekhenuState, god: int) -> list[int]:
    """The dice of a section, each with where it lies."""
    return [code for code in state.ring if code // 30 == god]


def dice_in(state: TekhenuState, god: int) -> list[dict[str, int]]:
    """The different dice of a section, row by row, each with its number."""
    rows: list[dict[str, int]] = [{} for _ in words.PURITIES]
    codes = dice_codes(state, god)
    for code in sorted(set(codes)):
        rows[state.purity(code // 6 % 5, god)][keys.FACE[code % 30]] = codes.count(code)
    return rows


def dice_id(god: int, purity: int) -> str:
    """A row of dice of a section."""
    return f"dice-{words.GODS[god]}-{words.PURITIES[purity]}"


def shrine(state: TekhenuState, god: int) -> Place:
    """The Statue spaces of a god, and what a Statue there brings (TK-44)."""
    statues = [
        owned(state, "statue", side)
        for side, player in enumerate(state.players)
        for _ in range(int(fields.SHRINES.of(player.shrines, god)))
    ]
    tokens = [keys.TOKEN[token] for token in members(state.box.bonus_tokens[god])]
    values: Values = {
        "god": keys.GOD[god],
        "free": state.box.statue_spaces[state.sides] - len(statues),
        "amount": state.box.bonus_amount[god],
        "kinds": len(tokens),
        "first": tokens[0],
        "second": tokens[-1],
    }
    return Place("place-shrine", values, statues, id=f"shrine-{words.GODS[god]}", box=SHRINES[god])


# Beside the wheel.


@WHEEL.told("*slots bag")
def beside(state: TekhenuState) -> list[Place]:
    """Which god a die value points at (TK-43), and the dice in the bag."""
    tiles = [
        Piece("slot", values={"slot": number, "god": god}, sprite=god, badge=str(number))
        for number, god in enumerate([keys.GOD[god] for god in state.slots], start=1)
    ]
    bag = fields.BAG.listed(state.bag, len(words.COLORS))
    dice = [Piece(keys.COLOR[color], count) for color, count in enumerate(bag) if count]
    count = {"count": int(state.bag_total)}
    box = Box(12, 484, 68, 68)
    return [
        Place("place-slots", pieces=tiles, box=Box(336, 6, 140, 36), layout=SEAL),
        Place("place-bag", count, dice, box=box, layout="heap", stock=True),
    ]


@WHEEL.drawn("start_wheel scored *slots")
def tiles(state: TekhenuState) -> Iterator[Place]:
    """Horus tiles with their bonuses, and the Scoring markers (TK-09, TK-43, TK-44)."""
    for slot, god in enumerate(state.slots, start=1):
        if god != EMPTY:
            name, amount = words.GODS[god], int(state.box.bonus_amount[god])
            named: Values = {"slot": slot, "god": keys.GOD[god]}
            tile = Piece("slot", values=named, sprite="slot", badge=str(slot))
            bonus = [numbered(token, amount) for token in members(state.box.bonus_tokens[god])]
            yield unnamed(f"slot-{name}", [tile], SLOTS[god])
            yield unnamed(f"bonus-{name}", bonus, BONUSES[god])
    for marker in scoring_markers(state):
        number = int(str(marker.values["number"]))
        at = marker_at(state, number) % len(words.GODS)
        box = around(CENTER, SECTION * (at + 0.5), 203, 30, 30)
        yield unnamed(f"hourglass-{number}", [picture(marker, f"scoring-{number}")], box)
