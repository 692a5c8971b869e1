"""`maat site`: the table as a static site that needs no server."""

from __future__ import annotations

from pathlib import Path

from maat.cli import output
from maat.server import settings
from maat.site import build, runtime


def run(folder: Path | None) -> None:
    """Build it where a server of this person finds it, or into another folder."""
    offered = Path(settings.read().site)
    target = folder or offered
    size = build.write(runtime.fetched(), target)
    told = [output.SAY("site-done", folder=str(target), megabytes=round(size / 1e6, 1))]
    if target.resolve() == offered.resolve():
        told.append(output.SAY("site-offered"))
    output.CONSOLE.print(" ".join(told), soft_wrap=True)
