"""Rounds, turn order, the wheel with its dice, and the Statues around it in a scene."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu import fields, words
from maat.games.tekhenu.scene.pieces import color_key, face_key, god_key, members, owned, token_key
from maat.games.tekhenu.state import TekhenuState
from maat.scene import Piece, Place, Value

ROUNDS: Final = 16
MAAT_EVERY: Final = 4  # rounds
PHASES: Final = 4
MARKER_DISTANCE: Final = 4  # sections from the arrow to Scoring marker I, and on to II


def time(state: TekhenuState) -> list[Place]:
    """Round, turn order, arrow and Scoring markers."""
    return [progress(state), order(state), *scoring_markers(state)]


def around_god(state: TekhenuState, god: int) -> list[Place]:
    """The section of a god with its dice, and the Statues there."""
    return [section(state, god), *dice_places(state, god), shrine(state, god)]


def beside(state: TekhenuState) -> list[Place]:
    """The Horus slots and the bag."""
    return [slots(state), bag(state)]


# Time.


def progress(state: TekhenuState) -> Place:
    """How far the game is."""
    if state.over:
        return Place("place-over", id="round")
    if state.at >= 0:
        return current_round(state)
    if not state.rotations:
        return Place("place-set-up", id="round")
    phase = (int(state.rotations) + 1) // 2
    return Place("place-maat", {"phase": phase, "phases": PHASES}, id="round")


def current_round(state: TekhenuState) -> Place:
    """The round, and when Maat will judge."""
    number = round_number(state)
    maat = -(-number // MAAT_EVERY) * MAAT_EVERY
    values: dict[str, Value] = {
        "round": number,
        "rounds": ROUNDS,
        "maat": maat,
        "scoring": 1 if maat % (2 * MAAT_EVERY) == 0 else 0,
    }
    return Place("place-round", values, id="round")


def round_number(state: TekhenuState) -> int:
    """Dice tell the rounds since the last Maat phase: those of somebody who is done or waits."""
    is_last = state.at == state.sides - 1
    side = state.order[0] if is_last else state.order[-1]
    dice = int(state.players[side].dice_count)
    since = dice if is_last else dice + 1
    return int(state.rotations) // 2 * MAAT_EVERY + since


def order(state: TekhenuState) -> Place:
    """The turn order."""
    sides = [owned(state, "in-order", side) for side in state.order]
    return Place("place-order", pieces=sides, id="order")


def scoring_markers(state: TekhenuState) -> list[Place]:
    """Where the arrow points and where the Scoring markers lie (TK-09)."""
    found = [Place("place-arrow", {"god": god_key(god_at(state, int(state.wheel)))}, id="arrow")]
    for number in range(int(state.scored) + 1, 3):
        at = int(state.start_wheel) + MARKER_DISTANCE * number
        values: dict[str, Value] = {"number": number, "god": god_key(god_at(state, at))}
        found.append(Place("place-scoring-marker", values, id=f"scoring-{number}"))
    return found


def god_at(state: TekhenuState, at: int) -> int:
    """The god of a place around the wheel."""
    return state.box.gods[at % len(state.box.gods)]


# Dice.


def section(state: TekhenuState, god: int) -> Place:
    """A section with its light and its dice, Pure ones first."""
    values: dict[str, Value] = {
        "god": god_key(god),
        "light": f"light-{words.LIGHTS[int(state.light(god))]}",
    }
    dice = [
        Piece("die", count, die_values(code, purity))
        for purity, row in enumerate(dice_in(state, god))
        for code, count in row
    ]
    return Place("place-section", values, dice, id=f"section-{words.GODS[god]}")


def die_values(code: int, purity: int) -> dict[str, Value]:
    """What is said of a die around the wheel."""
    return {
        "face": face_key(code // 6 % 5, code % 6 + 1),
        "purity": f"purity-{words.PURITIES[purity]}",
    }


def dice_in(state: TekhenuState, god: int) -> list[list[tuple[int, int]]]:
    """The different dice of a section, row by row, each with its number."""
    rows: list[list[tuple[int, int]]] = [[] for _ in words.PURITIES]
    codes = [code for code in state.ring if code // 30 == god]
    for code in sorted(set(codes)):
        rows[state.purity(code // 6 % 5, god)].append((code, codes.count(code)))
    return rows


def dice_places(state: TekhenuState, god: int) -> list[Place]:
    """The Pure, Tainted and Forbidden row of a section, only drawn."""
    found = []
    for purity, row in enumerate(dice_in(state, god)):
        name = words.PURITIES[purity]
        dice = [
            Piece(face_key(code // 6 % 5, code % 6 + 1), count, tone=name) for code, count in row
        ]
        values: dict[str, Value] = {"god": god_key(god), "purity": f"purity-{name}"}
        found.append(Place("place-dice", values, dice, id=dice_id(god, purity), silent=True))
    return found


def dice_id(god: int, purity: int) -> str:
    """A row of dice of a section."""
    return f"dice-{words.GODS[god]}-{words.PURITIES[purity]}"


def bag(state: TekhenuState) -> Place:
    """The dice in the bag."""
    dice = [Piece(color_key(color), count) for color, count in enumerate(state.bag) if count]
    return Place("place-bag", {"count": int(state.bag_total)}, dice, id="bag", stock=True)


# Statues.


def shrine(state: TekhenuState, god: int) -> Place:
    """The Statue spaces of a god, and what a Statue there brings (TK-44)."""
    statues = [
        owned(state, "statue", side)
        for side, player in enumerate(state.players)
        for _ in range(int(fields.SHRINES.of(player.shrines, god)))
    ]
    tokens = [token_key(token) for token in members(state.box.bonus_tokens[god])]
    values: dict[str, Value] = {
        "god": god_key(god),
        "free": state.box.statue_spaces[state.sides] - len(statues),
        "amount": state.box.bonus_amount[god],
        "kinds": len(tokens),
        "first": tokens[0],
        "second": tokens[-1],
    }
    return Place("place-shrine", values, statues, id=f"shrine-{words.GODS[god]}")


def slots(state: TekhenuState) -> Place:
    """Which god a die value points at (TK-43)."""
    tiles = [
        Piece("slot", values={"slot": number, "god": god_key(god)}, badge=str(number))
        for number, god in enumerate(state.slots, start=1)
    ]
    return Place("place-slots", pieces=tiles, id="slots")
