"""What the things on a table are: which rules tell it, and what one is worth to whoever looks.

A game says it in its `scene/about.py`: `rules` names the numbered rules about a thing, the one that
says what it does first; `notes` tells what depends on the position: its worth, how many are left;
`values` says where its printed values stand in `components.toml`, for owners who correct them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from maat.scene.scene import Note, Piece, Place

# By kind of piece or place: the numbers of rules, apart by spaces. `place/piece` is a piece there.
Book = Mapping[str, str]


def families(name: str) -> Iterator[str]:
    """A name and the kinds it belongs to: tile-step-pyramid, tile-step, tile."""
    while name:
        yield name
        name = name.rpartition("-")[0]


def found(book: Book, place: Place, piece: Piece | None) -> list[str]:
    """The rules about a thing: of its kind in such a place, else of its kind."""
    if piece is None:
        names = list(families(place.key))
    else:
        kinds = list(families(piece.key))
        names = [f"{where}/{kind}" for where in families(place.key) for kind in kinds] + kinds
    return next((book[name].split() for name in names if name in book), [])


def stands(book: Book, place: Place) -> str:
    """Where the values of what lies in a place stand in `components.toml`, empty if nowhere.

    Fields in braces are values of the place; a path that ends in a star begins so.
    """
    names = [*families(place.key), *families(place.id)]
    told = next((book[name] for name in names if name in book), "")
    return told.format_map(place.values)


# What is told of many things.


def more(points: int) -> Note:
    """What another one like this would be worth."""
    return Note("what-more", {"points": int(points)})


def worth(points: int, is_own: bool) -> Note:
    """What this one is worth, or would be."""
    return Note("what-worth-own" if is_own else "what-worth", {"points": int(points)})


def left(count: int) -> Note:
    """How many are left to be drawn or taken, where everybody may know."""
    return Note("what-left", {"count": int(count)})
