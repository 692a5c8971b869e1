"""What Ra does by itself."""

from __future__ import annotations

from typing import Final

NEXT: Final = 0  # after an exchange or an auction: losses to disasters, then whose turn it is
