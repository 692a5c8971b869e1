"""What the things on the table of Pharaon are."""

from __future__ import annotations

from typing import Final

from maat.core import bitset, rows
from maat.games.pharaon import pieces, scoring
from maat.games.pharaon.scene import keys
from maat.games.pharaon.scene.pyramid import urns_left
from maat.games.pharaon.state import PharaonState
from maat.scene import Note, Piece, Place
from maat.scene.about import Book, found, left, more, stands, worth

# The area of each name: what one does there, and what it costs.
AREAS: Final = {
    "area-offerings": "PH-71 PH-70 PH-51",
    "area-nobles": "PH-81 PH-80 PH-51",
    "area-nile": "PH-91 PH-92 PH-51",
    "area-chamber": "PH-100 PH-101 PH-51",
    "area-artisans": "PH-111 PH-110 PH-51",
}
BOOK: Final[Book] = {
    # Resources, wherever they lie.
    "resource": "PH-35 PH-30 PH-165",
    "resource-silver": "PH-31 PH-35 PH-165",
    "place-sector/resource": "PH-51 PH-54",
    "place-wheel/resource": "PH-51 PH-50",
    "place-supply/resource": "PH-33 PH-34 PH-35",
    "place-column/resource": "PH-91 PH-92 PH-32",
    "place-stage/resource": "PH-100 PH-32",
    "place-next-stage/resource": "PH-100 PH-32",
    "place-track/resource": "PH-93 PH-90",
    "place-tile/resource": "PH-193 PH-181",
    "place-price/resource": "PH-60 PH-35",
    "place-paid/resource": "PH-61 PH-63",
    "unit-any": "PH-60 PH-64 PH-35",
    "neutral": "PH-54 PH-172",
    # Offering tokens.
    **dict.fromkeys(keys.PIECE[pieces.TOKEN : pieces.AREA_TOKEN], "PH-76 PH-165"),
    **dict.fromkeys(keys.PIECE[pieces.AREA_TOKEN : pieces.PRESTIGE], "PH-77 PH-165"),
    "token-prestige": "PH-78 PH-36 PH-165",
    "token-down": "PH-72 PH-05 PH-75",
    "place-sector/token": "PH-35 PH-54",
    "set": "PH-71 PH-73",
    "bonus": "PH-71 PH-72",
    "gain-offering": "PH-72 PH-165",
    "place-tokens": "PH-165 PH-76 PH-77",
    # Wheel, gods and areas.
    "place-sector": "PH-50 PH-53 PH-52",
    "place-clockwise": "PH-12 PH-133",
    "place-counterclockwise": "PH-12 PH-133",
    "place-god": "PH-153 PH-150 PH-155",
    "god": "PH-198 PH-212",
    "area": "PH-151 PH-152 PH-155",
    # Cards.
    "card-noble": "PH-81 PH-82",
    "card-artisan": "PH-111 PH-112",
    "artisan": "PH-111 PH-113 PH-110",
    "artisan-owned": "PH-113 PH-162",
    "place-own-artisans": "PH-162 PH-113",
    "place-own-nobles": "PH-160 PH-83",
    "place-drawn": "PH-17 PH-20",
    "gain-artisan": "PH-111",
    # Chamber and Nile.
    "place-stage": "PH-101 PH-102 PH-100",
    "cube": "PH-101 PH-103 PH-102",
    "gain-stage": "PH-101 PH-102",
    "sheet-chamber": "PH-161 PH-100",
    "arrow": "PH-93 PH-95 PH-96",
    "gain-steps": "PH-93 PH-96",
    "track-disc": "PH-90 PH-93",
    "on-track": "PH-163 PH-90",
    "place-own-tracks": "PH-163 PH-90",
    # Pyramid and urns.
    "disc": "PH-123 PH-120 PH-124",
    "place-round-space/disc": "PH-131 PH-126",
    "income": "PH-125 PH-123",
    "income-none": "PH-122 PH-124",
    "income-first-player": "PH-121 PH-166",
    "urn": "PH-40 PH-120",
    "urn-down": "PH-42 PH-41",
    "gain-urn": "PH-42 PH-40",
    "pharaoh-token": "PH-140 PH-141",
    "place-passed": "PH-128 PH-47",
    # The Traitor.
    "icon-none": "PH-194",
    "icon-chamber": "PH-195",
    "icon-take-noble": "PH-196",
    "icon-noble-value": "PH-197 PH-213",
    "icon-god": "PH-198 PH-212",
    "icon-discard-noble": "PH-199",
    "icon-take-artisan": "PH-200",
    "icon-discard-artisan": "PH-201",
    "icon-take-set": "PH-202",
    "icon-take-bonus": "PH-203",
    "icon-nile": "PH-204",
    # Words on the boards.
    "place-round": "PH-45 PH-130",
    "place-set-up": "PH-17",
    "place-sets": "PH-71 PH-16",
    "place-bonus": "PH-72 PH-71",
    "place-supply": "PH-33 PH-34",
    "place-urns": "PH-120 PH-40",
    "place-points": "PH-167",
    "place-traitor": "PH-190 PH-191 PH-213",
    "place-traitor-brief": "PH-190 PH-191 PH-213",
    "place-traitor-urns": "PH-190 PH-191",
    "sheet-offerings": AREAS["area-offerings"],
    "sheet-nobles": AREAS["area-nobles"],
    "sheet-nile": AREAS["area-nile"],
    "sheet-artisans": AREAS["area-artisans"],
    "worth": "PH-163 PH-90",
}
FACTS: Final = {**BOOK, "sheet-chamber": AREAS["area-chamber"]}


def rules(place: Place, piece: Piece | None) -> list[str]:
    """The rules about a thing, the one that says what it does first."""
    number = noble_of(place, piece)
    if number:
        return [f"N-{number:02}", "PH-84"]
    if piece is not None and piece.key == "place-area":
        return AREAS[str(piece.values["area"])].split()
    return found(FACTS if piece is None else BOOK, place, piece)


def noble_of(place: Place, piece: Piece | None) -> int:
    """The number of the noble a thing is, or a text is about; 0 for anything else."""
    if piece is None:
        key = str(place.values.get("noble", ""))
    else:
        key = str(piece.values.get("noble", "")) if piece.key == "noble-used" else piece.key
    return keys.NOBLE.index(key) if key and key in keys.NOBLE else 0


# Where its printed values stand in components.toml.
VALUES: Final[Book] = {
    "place-stage": "chamber.{stage}",
    "place-next-stage": "chamber",
    "place-column": "nile.column.{column}",
    "place-track": "nile.tracks",
    "place-space": "pyramid.{row}",
    "place-pyramid": "pyramid.{row}",
    "place-god": "gods",
    "area": "gods.half",
    "place-tile": "traitor.tile",
    "place-wheel": "wheel",
}


def values(place: Place, piece: Piece | None) -> str:
    """Where the printed values of a thing stand in `components.toml`, empty if nowhere."""
    noble = noble_of(place, piece)
    if noble:
        return f"nobles.{noble}"
    for kind, path in (("artisan", "artisans"), ("urn", "urns")):
        if piece is not None and kind in piece.values:
            return f"{path}.{piece.values[kind]}"
    return stands(VALUES, place)


# What it is worth, and how many are left.


def notes(state: PharaonState, seat: int, place: Place, piece: Piece | None) -> list[Note]:
    """What a thing changes of the points a seat would have now, and how many of it are left."""
    told = remaining(state, piece)
    is_laid = len(state.ring) == pieces.AREAS
    return [*valued(state, seat, place, piece), *told] if is_laid and seat >= 0 else told


def remaining(state: PharaonState, piece: Piece | None) -> list[Note]:
    """How many are left in the supply, in the bag, in a deck or in the pile."""
    if piece is None:
        return []
    decks = {"noble": state.noble_deck, "artisan": state.artisan_deck}
    name = piece.key.partition("-")[0]
    if name in decks:
        return [left(bitset.count(decks[name]))]
    if name == "urn":
        return [left(urns_left(state))]
    if piece.key not in keys.PIECE[: pieces.KINDS]:
        return []
    kind = keys.PIECE.index(piece.key)
    where = state.supply if kind < pieces.TOKEN else state.bag
    return [left(int(where.count(kind)))]


def valued(state: PharaonState, seat: int, place: Place, piece: Piece | None) -> list[Note]:
    """What a thing is worth to a seat, if the game ended now."""
    number = noble_of(place, piece)
    if number:
        return [card(state, seat, number)]
    if place.key == "place-track":
        return step(state, seat, keys.COLOR.index(str(place.values["color"])))
    return [] if piece is None else of_kind(state, seat, piece)


def of_kind(state: PharaonState, seat: int, piece: Piece) -> list[Note]:
    """What a piece is worth to a seat that has it, or would have it."""
    if piece.key == "urn":
        return [poured(state, seat, number_in(piece, "urn"))]
    if piece.key in ("artisan", "artisan-owned"):
        return [artisan(state, seat, number_in(piece, "artisan"))]
    if piece.key in keys.PIECE[: pieces.KINDS]:
        return [one_more(state, seat, keys.PIECE.index(piece.key))]
    return printed(state, seat, piece)


def printed(state: PharaonState, seat: int, piece: Piece) -> list[Note]:
    """What is printed on the boards: a god, an income, a stage that is still to be built."""
    if piece.key == "place-god":
        return [god(state, seat, piece)]
    if piece.key in keys.INCOME[pieces.FIRST_PLAYER :]:
        return [income(state, seat, keys.INCOME.index(piece.key))]
    if piece.key == "place-stage" and number_in(piece, "stage") > state.players[seat].stage:
        return [stage(state, seat, number_in(piece, "stage"))]
    return []


def number_in(piece: Piece, name: str) -> int:
    """A number a piece is named with."""
    return int(str(piece.values[name]))


def gained(state: PharaonState, seat: int, trial: PharaonState) -> int:
    """How many points more a seat has in another position."""
    return int(scoring.total(trial, seat) - scoring.total(state, seat))


def card(state: PharaonState, seat: int, number: int) -> Note:
    """A noble: what it brings, or would bring, with all it counts."""
    trial = state.copy()
    trial.players[seat].nobles ^= 1 << number
    return held_or_not(gained(state, seat, trial), state.players[seat].has(number))


def artisan(state: PharaonState, seat: int, number: int) -> Note:
    """An artisan: its points, and what others count it for."""
    trial = state.copy()
    trial.players[seat].artisans ^= 1 << number
    return held_or_not(gained(state, seat, trial), state.players[seat].artisans >> number & 1 == 1)


def held_or_not(change: int, is_own: bool) -> Note:
    """The worth of a card, by what changes when whoever has it has it not, or the other way."""
    return worth(-change if is_own else change, is_own)


def one_more(state: PharaonState, seat: int, kind: int) -> Note:
    """Another resource or token."""
    trial = state.copy()
    trial.players[seat].add(kind, 1)
    return more(gained(state, seat, trial))


def poured(state: PharaonState, seat: int, urn: int) -> Note:
    """An urn, by the three resources on it."""
    trial = state.copy()
    for color in state.box.urns[urn]:
        trial.players[seat].add(color, 1)
    return worth(gained(state, seat, trial), is_own=False)


def step(state: PharaonState, seat: int, color: int) -> list[Note]:
    """Another step on a track of the Nile, if there is one."""
    if state.players[seat].nile[color] >= state.box.top:
        return []
    trial = state.copy()
    player = trial.players[seat]
    player.nile = rows.add(player.nile, color, 1)
    return [more(gained(state, seat, trial))]


def god(state: PharaonState, seat: int, piece: Piece) -> Note:
    """A god, and whether its conditions are met (PH-153)."""
    names = [keys.GOD[state.box.god_at[area]] for area in state.ring]
    column = names.index(str(piece.values["god"]))
    is_served = scoring.gods_served(state, seat) >> column & 1 == 1
    return worth(number_in(piece, "points"), is_served)


def income(state: PharaonState, seat: int, kind: int) -> Note:
    """An income of the Pyramid, by the best piece it may be."""
    if kind == pieces.FIRST_PLAYER:
        trial = state.copy()
        trial.first = seat
        return worth(gained(state, seat, trial), is_own=bool(state.first == seat))
    found = {
        pieces.ANY_BASIC: range(pieces.COLORS),
        pieces.ANY_SILVER: [pieces.SILVER],
        pieces.OFFERING: [pieces.TOKEN],
    }
    best = 0
    for each in found[kind]:
        trial = state.copy()
        trial.players[seat].add(each, 1)
        best = max(best, gained(state, seat, trial))
    return worth(best, is_own=False)


def stage(state: PharaonState, seat: int, number: int) -> Note:
    """A stage of the burial chamber that is still to be built."""
    trial = state.copy()
    trial.players[seat].stage = number
    return worth(gained(state, seat, trial), is_own=False)
