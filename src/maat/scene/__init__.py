"""What a seat sees, as plain data: places and the pieces in them. Words and pixels come later."""

from maat.scene.scene import Name, Piece, Place, Scene, Value

__all__ = ["Name", "Piece", "Place", "Scene", "Value"]
