"""`maat site`: the table as a static site that needs no server."""

from __future__ import annotations

from pathlib import Path

from maat.cli import output
from maat.server.settings import site_folder
from maat.site import build, runtime


def run(folder: Path | None) -> None:
    """Build it where a server of this person finds it, or into another folder."""
    target = folder or site_folder()
    size = build.write(runtime.fetched(), target)
    told = output.SAY("site-done", folder=str(target), megabytes=round(size / 1e6, 1))
    output.CONSOLE.print(told, soft_wrap=True)
