"""Resources, urns, artisans and nobles in a scene."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Final, TypeVar

from maat.games.pharaon import packs, pieces
from maat.games.pharaon.scene import keys
from maat.games.pharaon.state import NO_HOLDER, PharaonState, Player
from maat.scene import Box, Name, Piece, Place, Value, members

T = TypeVar("T")

ORDINALS: Final = ("first", "second", "third", "fourth")

# What is said about a noble, by card number: 1 to 5, 6, 7 to 10, 11 to 20, 21 to 26.
ALONE: Final = "judge vizier doctor contractor priest governor sorceress treasurer teacher diplomat"
ABOUTS: Final = [
    *("", *["scribe"] * 5, "general"),
    *(*["access"] * 4, *ALONE.split(), *["official"] * 6),
]
WITH_AREA: Final = (1, 2, 3, 4, 5, 7, 8, 9, 10, 13, 14, 15, 16)  # nobles that name an area


def present(row: Iterable[int]) -> list[int]:
    """What lies in a row of places, empty ones left out."""
    return [kind for kind in row if kind != pieces.EMPTY]


def in_order(told: list[str], most: int) -> dict[str, Value]:
    """Things told one by one: the first, the second, ..."""
    return dict(zip_longest(ORDINALS[:most], told[:most], fillvalue=""))


def owned(state: PharaonState, key: str, side: int, **values: Value) -> Piece:
    """A wooden piece of a side."""
    if side == state.seats:
        return Piece(f"{key}-traitor", values=dict(values), tone="traitor")
    drawing = f"{key}-{side}"
    return Piece(key, values={"player": Name(side), **values}, sprite=drawing, tone=f"seat-{side}")


def owned_at(
    state: PharaonState, key: str, at: Sequence[T], here: T, **values: Value
) -> list[Piece]:
    """The wooden pieces of all sides that are here, by where each side is."""
    return [owned(state, key, side, **values) for side, place in enumerate(at) if place == here]


def stock(what: str, left: list[Piece], back: str, down: str, box: Box) -> list[Place]:
    """What is left to be drawn: anybody may reckon it, so it is told; it lies face down."""
    count = sum(piece.count for piece in left)
    told = Place(f"place-{what}", {"count": count}, left, brief=False, stock=True)
    return [told, face_down(what, count, back, down, box)]


def face_down(what: str, count: int, back: str, name: str, box: Box) -> Place:
    """So many pieces that lie face down."""
    down = [Piece(back, count)] if count else []
    return Place(f"place-{what}", {"count": count}, down, id=name, box=box, silent=True)


# The two special tokens.


def first_player(state: PharaonState) -> int:
    """Who holds the First Player token; alone it is decided in the first round (PH-186)."""
    return NO_HOLDER if state.is_solo() and not state.round else int(state.first)


def honors(state: PharaonState, side: int) -> list[Piece]:
    """The First Player token and the Pharaoh token, if this side has them."""
    found = []
    if first_player(state) == side:
        found.append(Piece("income-first-player", sprite="first-player"))
    if state.pharaoh == side:
        found.append(Piece("pharaoh-token"))
    return found


# Resources.


def counted(counts: tuple[int, ...], first: int, last: int) -> list[Piece]:
    """Pieces of the kinds from first to before last, as many as there are."""
    return [Piece(keys.PIECE[kind], counts[kind]) for kind in range(first, last) if counts[kind]]


def priced(price: int) -> list[Piece]:
    """The units of a price, color by color, then those of any color."""
    units = [*keys.PIECE[: pieces.COLORS], "unit-any"]
    counts = [int(packs.of_color(price, color)) for color in [*range(pieces.COLORS), packs.ANY]]
    return [Piece(unit, count) for unit, count in zip(units, counts, strict=True) if count]


# Urns.


def urn_values(state: PharaonState, urn: int) -> dict[str, Value]:
    """The number of an urn and what it holds: bottom, left, right."""
    bottom, left, right = [keys.COLOR[color] for color in state.box.urns[urn]]
    return {"urn": int(urn), "bottom": bottom, "left": left, "right": right}


def urn(state: PharaonState, number: int) -> Piece:
    """An urn that lies open."""
    drawing = "-".join(["urn", *[pieces.COLOR_NAMES[color] for color in state.box.urns[number]]])
    values = urn_values(state, number)
    return Piece("urn", values=values, sprite=drawing, tone="number", badge=str(number))


# Artisans.


def artisan(state: PharaonState, number: int) -> Piece:
    """An artisan that can be taken: its points and what it brings at once."""
    box = state.box
    gains = [keys.COLOR[color] for color in box.artisan_gain[number]]
    gains += ["resource-silver"] * box.artisan_silver[number]
    gains = (gains + ["gain-urn"] * box.artisan_urns[number])[: len(ORDINALS)]
    points = box.artisan_points[number]
    values: dict[str, Value] = {"artisan": int(number), "points": points, "gains": len(gains)}
    values |= in_order(gains, len(ORDINALS))
    drawing = "-".join(["artisan", str(points), *[gain.partition("-")[2] for gain in gains]])
    return Piece("artisan", values=values, sprite=drawing, tone="number", badge=str(number))


def owned_artisan(state: PharaonState, number: int) -> Piece:
    """An artisan in front of somebody: only its points matter."""
    card = artisan(state, number)
    values = {name: card.values[name] for name in ("artisan", "points")}
    return Piece(
        "artisan-owned", values=values, sprite=card.sprite, tone="number", badge=card.badge
    )


# Nobles.


def noble(state: PharaonState, number: int) -> Piece:
    """A noble with its drawing; that of a scribe shows the two colors that pay for each other."""
    if number > pieces.SCRIBES:
        return Piece(keys.NOBLE[number])
    first, second = [pieces.COLOR_NAMES[color] for color in scribe_pair(state, number)]
    return Piece(keys.NOBLE[number], sprite=f"scribe-{first}-{second}")


def used_noble(state: PharaonState, number: int) -> Piece:
    """A noble whose ability was used this round (PH-84)."""
    card = noble(state, number)
    drawing = card.sprite or card.key
    return Piece("noble-used", values={"noble": card.key}, sprite=drawing, tone="turned")


def about(state: PharaonState, noble: int) -> Place:
    """Points and ability of a noble."""
    box = state.box
    values: dict[str, Value] = {"noble": keys.NOBLE[noble], "points": box.noble_points[noble]}
    if box.noble_each[noble]:
        values["each"] = box.noble_each[noble]
    if noble in WITH_AREA:
        values["area"] = keys.AREA[box.noble_area[noble]]
    if noble <= pieces.SCRIBES:
        values |= in_order([keys.COLOR[color] for color in scribe_pair(state, noble)], 2)
    if noble == pieces.GENERAL:
        values |= {"pharaoh": box.general_pharaoh, "first": box.general_first}
    brings = official_gains(state, noble) if noble >= pieces.OFFICIAL else None
    return Place(f"about-{ABOUTS[noble]}", values, brings, id=keys.ABOUT[noble])


def scribe_pair(state: PharaonState, noble: int) -> list[int]:
    """The two colors that pay for each other."""
    alone = (1 << noble - 1) * pieces.COLORS
    reach = state.box.reach[alone : alone + pieces.COLORS]
    return [color for color in range(pieces.COLORS) if reach[color] != 1 << color]


def official_gains(state: PharaonState, noble: int) -> list[Piece]:
    """What a high official brings at once."""
    box = state.box
    steps = box.official_steps[noble]
    gains = [Piece("gain-steps", values={"steps": steps})] if steps else []
    counts = {
        "gain-artisan": box.official_artisans[noble],
        "gain-stage": box.official_stages[noble],
        "resource-silver": box.official_silver[noble],
        "gain-offering": box.official_tokens[noble],
    }
    return gains + [Piece(key, count) for key, count in counts.items() if count]


# Where the player's side is not followed (`rules/told.py`).


def is_told(state: PharaonState, *_: int) -> bool:
    """Whether nobody names what the player has."""
    return bool(state.rulings.told)


def known_nobles(state: PharaonState, player: Player) -> list[int]:
    """The nobles of a side, those that are named."""
    return [] if is_told(state) else members(player.nobles)


def lying(state: PharaonState, kind: int) -> str:
    """What a token of the area is called; which one it is, who only tells does not say."""
    return "token-down" if is_told(state) else keys.PIECE[kind]
