"""What Ra does by itself."""

from __future__ import annotations

from typing import Final

NEXT: Final = 0  # after a loss to a disaster: the next one, then what was interrupted
