"""The static site to take along: offered by a server once somebody has built it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from maat.server.settings import Settings

PATH: Final = "/pocket/"


def address(settings: Settings) -> str:
    """Where the site is, empty if it was not built."""
    return PATH if is_built(settings) else ""


def is_built(settings: Settings) -> bool:
    """Whether there is a site to take along."""
    return bool(settings.site) and (Path(settings.site) / "service.js").is_file()
