"""Urns, artisans and nobles in a scene, and the names of all pieces."""

from __future__ import annotations

from typing import Final

from maat.games.pharaon import packs, pieces
from maat.games.pharaon.state import PharaonState
from maat.scene import Piece, Place, Value

MOST_GAINS: Final = 4  # things an artisan brings that are named one by one

# The message about a noble, by card number.
ABOUTS: Final = [
    "",
    *["about-scribe"] * 5,
    "about-general",
    *["about-access"] * 4,
    "about-judge",
    "about-vizier",
    "about-doctor",
    "about-contractor",
    "about-priest",
    "about-governor",
    "about-sorceress",
    "about-treasurer",
    "about-teacher",
    "about-diplomat",
    *["about-official"] * 6,
]

WITH_AREA: Final = (1, 2, 3, 4, 5, 7, 8, 9, 10, 13, 14, 15, 16)  # nobles that name an area


# Names.


def dashed(name: str) -> str:
    """A name as it is written in messages."""
    return name.replace("_", "-")


def color_key(color: int) -> str:
    """The message that names a color."""
    return f"color-{pieces.COLOR_NAMES[color]}"


def area_key(area: int) -> str:
    """The message that names an area."""
    return f"area-{pieces.AREA_NAMES[area]}"


def noble_key(noble: int) -> str:
    """The message that names a noble."""
    return f"noble-{dashed(pieces.NOBLE_NAMES[noble - 1])}"


def piece_key(kind: int) -> str:
    """The message that names a resource, an offering token or a neutral marker."""
    if kind == pieces.NEUTRAL:
        return "neutral"
    if kind < pieces.TOKEN:
        return f"resource-{pieces.RESOURCE_NAMES[kind]}"
    return f"token-{dashed(pieces.TOKEN_NAMES[kind - pieces.TOKEN])}"


def members(bits: int) -> list[int]:
    """The numbers in a set."""
    return [number for number in range(int(bits).bit_length()) if bits >> number & 1]


# Resources.


def counted(counts: list[int], first: int, last: int) -> list[Piece]:
    """Pieces of the kinds from first to before last, as many as there are."""
    return [Piece(piece_key(kind), counts[kind]) for kind in range(first, last) if counts[kind]]


def priced(price: int) -> list[Piece]:
    """The units of a price, color by color, then those of any color."""
    found = []
    for color in range(pieces.COLORS):
        count = int(packs.of_color(price, color))
        if count:
            found.append(Piece(piece_key(color), count))
    free = int(packs.of_color(price, packs.ANY))
    return [*found, Piece("unit-any", free)] if free else found


# Urns.


def urn_values(state: PharaonState, urn: int) -> dict[str, Value]:
    """The number of an urn and what it holds: bottom, left, right."""
    bottom, left, right = [color_key(color) for color in state.box.urns[urn]]
    return {"urn": int(urn), "bottom": bottom, "left": left, "right": right}


def urn(state: PharaonState, number: int) -> Piece:
    """An urn that lies open."""
    colors = [pieces.COLOR_NAMES[color] for color in state.box.urns[number]]
    drawing = "-".join(["urn", *colors])
    values = urn_values(state, number)
    return Piece("urn", values=values, sprite=drawing, tone="number", badge=str(number))


# Artisans.


def artisan(state: PharaonState, number: int) -> Piece:
    """An artisan that can be taken: its points and what it brings at once."""
    gains = artisan_gains(state, number)
    values: dict[str, Value] = {
        "artisan": int(number),
        "points": state.box.artisan_points[number],
        "gains": len(gains),
    }
    for place, name in enumerate(("first", "second", "third", "fourth")):
        values[name] = gains[place] if place < len(gains) else ""
    drawing = artisan_drawing(state, number)
    return Piece("artisan", values=values, sprite=drawing, tone="number", badge=str(number))


def artisan_drawing(state: PharaonState, number: int) -> str:
    """The drawing of a card with these points and gains."""
    gains = [gain.partition("-")[2] for gain in artisan_gains(state, number)]
    return "-".join(["artisan", str(state.box.artisan_points[number]), *gains])


def artisan_gains(state: PharaonState, number: int) -> list[str]:
    """The messages that name what an artisan brings."""
    box = state.box
    gains = [color_key(color) for color in box.artisan_gain[number]]
    gains += ["resource-silver"] * box.artisan_silver[number]
    return (gains + ["gain-urn"] * box.artisan_urns[number])[:MOST_GAINS]


def owned_artisan(state: PharaonState, number: int) -> Piece:
    """An artisan in front of somebody: only its points matter."""
    values: dict[str, Value] = {
        "artisan": int(number),
        "points": state.box.artisan_points[number],
    }
    drawing = artisan_drawing(state, number)
    return Piece("artisan-owned", values=values, sprite=drawing, tone="number", badge=str(number))


# Nobles.


def noble(state: PharaonState, number: int) -> Piece:
    """A noble with its drawing."""
    return Piece(noble_key(number), sprite=noble_drawing(state, number))


def noble_drawing(state: PharaonState, number: int) -> str:
    """The drawing of a noble; that of a scribe shows the two colors that pay for each other."""
    if number > pieces.SCRIBES:
        return ""
    first, second = scribe_pair(state, number)
    return f"scribe-{pieces.COLOR_NAMES[first]}-{pieces.COLOR_NAMES[second]}"


def about_id(noble: int) -> str:
    """The place that tells about a noble."""
    return f"about-{dashed(pieces.NOBLE_NAMES[noble - 1])}"


def about(state: PharaonState, noble: int) -> Place:
    """Points and ability of a noble."""
    box = state.box
    values: dict[str, Value] = {"noble": noble_key(noble), "points": box.noble_points[noble]}
    if box.noble_each[noble]:
        values["each"] = box.noble_each[noble]
    if noble in WITH_AREA:
        values["area"] = area_key(box.noble_area[noble])
    if noble <= pieces.SCRIBES:
        first, second = scribe_pair(state, noble)
        values |= {"first": color_key(first), "second": color_key(second)}
    if noble == pieces.GENERAL:
        values |= {"pharaoh": box.general_pharaoh, "first": box.general_first}
    brings = official_gains(state, noble) if noble >= pieces.OFFICIAL else None
    return Place(ABOUTS[noble], values, brings, id=about_id(noble))


def scribe_pair(state: PharaonState, noble: int) -> tuple[int, int]:
    """The two colors that pay for each other."""
    alone = (1 << noble - 1) * pieces.COLORS
    reach = state.box.reach[alone : alone + pieces.COLORS]
    first, second = [color for color in range(pieces.COLORS) if reach[color] != 1 << color]
    return first, second


def official_gains(state: PharaonState, noble: int) -> list[Piece]:
    """What a high official brings at once."""
    box = state.box
    found = []
    if box.official_steps[noble]:
        found.append(Piece("gain-steps", values={"steps": box.official_steps[noble]}))
    for key, count in (
        ("gain-artisan", box.official_artisans[noble]),
        ("gain-stage", box.official_stages[noble]),
        ("resource-silver", box.official_silver[noble]),
        ("gain-offering", box.official_tokens[noble]),
    ):
        if count:
            found.append(Piece(key, count))
    return found
