"""The tasks of Senet: what it does by itself, before anybody is asked again."""

from __future__ import annotations

from typing import Final

NEXT: Final = 0  # the datum is the throw that was used or lost
