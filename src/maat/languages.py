"""The languages Maat speaks, for those who need no words."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "pl", "uk", "hu")
FALLBACK: Final = "en"
