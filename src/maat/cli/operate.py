"""The commands for whoever runs a server: copies, records, checks, and what has to be put right."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from maat.cli import options
from maat.cli.output import SAY, clear_faults
from maat.cli.program import command

Act = Literal[
    "tables",
    "guests",
    "log",
    "logout",
    "rename",
    "forget",
    "delete",
    "close",
    "free",
    "ban",
    "allow",
    "prune",
]


@command(help=SAY("help-backup"))
@clear_faults
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=SAY("help-copy"))],
    database: options.Database = None,
) -> None:
    """A copy of the database."""
    from maat.cli import serve as serve_command  # noqa: PLC0415 - slow to import

    serve_command.backup(serve_command.wished(database=database), file)


@command(help=SAY("help-export"))
@clear_faults
def export(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help=SAY("help-folder"))],
    database: options.Database = None,
) -> None:
    """Records of finished games."""
    from maat.cli import serve as serve_command  # noqa: PLC0415 - slow to import

    serve_command.export(serve_command.wished(database=database), folder)


@command(help=SAY("help-check-database"))
@clear_faults
def check(
    database: Annotated[
        str | None, typer.Argument(metavar="DATABASE", help=SAY("help-database"))
    ] = None,
) -> None:
    """Whether a database is whole."""
    from maat.cli import check as check_command  # noqa: PLC0415 - slow to import
    from maat.cli import serve as serve_command  # noqa: PLC0415 - the same

    check_command.run(serve_command.wished(database=database))


@command("move-store", help=SAY("help-move-store"))
@clear_faults
def move_store(
    source: Annotated[str, typer.Argument(metavar="FROM", help=SAY("help-database"))],
    target: Annotated[str, typer.Argument(metavar="TO", help=SAY("help-move-target"))],
) -> None:
    """All that one database keeps, in another."""
    from maat.cli import move_store as move_command  # noqa: PLC0415 - slow to import

    move_command.run(source, target)


@command(help=SAY("help-admin"))
@clear_faults
def admin(
    act: Annotated[Act, typer.Argument(metavar="ACT", help=SAY("help-act"))],
    whom: Annotated[str, typer.Argument(metavar="WHOM", help=SAY("help-whom"))] = "",
    wish: Annotated[str, typer.Argument(metavar="WISH", help=SAY("help-wish"))] = "",
    database: options.Database = None,
) -> None:
    """What an operator has to do now and then."""
    from maat.cli import admin as admin_command  # noqa: PLC0415 - slow to import
    from maat.cli import serve as serve_command  # noqa: PLC0415 - the same

    admin_command.run(serve_command.wished(database=database), act, whom, wish)


@command(help=SAY("help-site"))
@clear_faults
def site(
    folder: Annotated[
        Path | None, typer.Argument(metavar="DIR", help=SAY("help-site-folder"))
    ] = None,
) -> None:
    """The table as a static site that needs no server."""
    from maat.cli import site as site_command  # noqa: PLC0415 - slow to import

    site_command.run(folder)
