"""What comes in a box, for the reference: sections of pieces, how many, and a word on each."""

from __future__ import annotations

from msgspec import Struct

from maat.scene.scene import Piece, Place


class Part(Struct, frozen=True, omit_defaults=True, gc=False):
    """Equal pieces of the box, and what they do, if that is to be said."""

    piece: Piece
    about: Place | None = None


class Section(Struct, frozen=True, gc=False):
    """Parts of one kind, under the message that names the kind."""

    key: str
    parts: list[Part]

    @property
    def count(self) -> int:
        """How many pieces there are."""
        return sum(part.piece.count for part in self.parts)


def section(key: str, pieces: list[Piece]) -> Section:
    """Parts that need no word besides their name."""
    return Section(key, [Part(piece) for piece in pieces])
