"""The options that commands share: each is called the same, and means the same, everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from maat import catalog
from maat.cli.output import SAY
from maat.languages import LANGUAGES


def next_bots(incomplete: str) -> list[str]:
    """How a list of bots can go on, whatever is played."""
    from maat.bots import roster  # noqa: PLC0415 - slow to import

    before, comma, _ = incomplete.rpartition(",")
    known = dict.fromkeys(name for game in catalog.games() for name in roster.known(game))
    return [f"{before}{comma}{name}" for name in known]


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=SAY("help-game"), autocompletion=catalog.games)
]
AnyGameName = Annotated[
    str | None,
    typer.Argument(metavar="[GAME]", help=SAY("help-game"), autocompletion=catalog.games),
]
Record = Annotated[Path, typer.Argument(metavar="RECORD", help=SAY("help-record"))]

Lang = Annotated[
    str | None,
    typer.Option(
        metavar="|".join(LANGUAGES),
        expose_value=False,
        help=SAY("help-lang"),
        autocompletion=lambda: list(LANGUAGES),
    ),
]

# What a result looks like and where it goes.
Json = Annotated[bool, typer.Option("--json", help=SAY("help-json"))]
Out = Annotated[Path | None, typer.Option(metavar="FILE", help=SAY("help-out"))]

# What is played.
Seats = Annotated[int, typer.Option(help=SAY("help-seats"))]
Bots = Annotated[str, typer.Option(help=SAY("help-bots"), autocompletion=next_bots)]
Options = Annotated[
    list[str], typer.Option("--option", "-o", metavar="KEY=VALUE", help=SAY("help-option"))
]
Components = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help=SAY("help-components-file"))
]

MEASURED: Final = "ra"  # where nobody says what

# How it is worked out.
Seed = Annotated[str, typer.Option(help=SAY("help-seed"))]
Jobs = Annotated[int, typer.Option(help=SAY("help-jobs"))]
Seconds = Annotated[float, typer.Option(min=0.001, help=SAY("help-seconds"))]
Ray = Annotated[str | None, typer.Option(metavar="ADDRESS", help=SAY("help-ray"))]
Results = Annotated[
    Path | None, typer.Option("--database", metavar="FILE", help=SAY("help-results"))
]

# Where a server is.
Port = Annotated[int | None, typer.Option(help=SAY("help-port"))]
Database = Annotated[str | None, typer.Option(metavar="FILE", help=SAY("help-database"))]

NONE: list[str] = []
NOWHERE: list[Path] = []
