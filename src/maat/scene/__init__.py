"""What a seat sees, as plain data: places and the pieces in them. Words and pixels come later."""

from msgspec.structs import replace

from maat.scene.scene import Box, Name, Piece, Place, Scene, Sheet, Target, Value

__all__ = ["Box", "Name", "Piece", "Place", "Scene", "Sheet", "Target", "Value", "replace"]
