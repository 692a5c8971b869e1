"""The commands of whoever opens a table to others: play, serve, join, and what is kept of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from maat.cli import options
from maat.cli.output import SAY, clear_faults
from maat.cli.program import command


@command(help=SAY("help-play"))
@clear_faults
def play(
    port: options.Port = None,
    database: options.Database = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=SAY("help-no-browser"))] = False,
) -> None:
    """A table on this computer."""
    from maat.cli import serve as serve_command  # noqa: PLC0415 - slow to import

    settings = serve_command.wished("127.0.0.1", port, database)
    serve_command.play(settings, not no_browser)


@command(help=SAY("help-serve"))
@clear_faults
def serve(
    host: Annotated[str | None, typer.Option(help=SAY("help-host"))] = None,
    port: options.Port = None,
    database: options.Database = None,
) -> None:
    """A server for many tables."""
    from maat.cli import serve as serve_command  # noqa: PLC0415 - slow to import

    serve_command.serve(serve_command.wished(host, port, database))


@command(help=SAY("help-join"))
@clear_faults
def join(
    url: Annotated[str, typer.Argument(metavar="URL", help=SAY("help-invite"))],
    bot: Annotated[Path, typer.Option(metavar="FILE", help=SAY("help-bot-file"))],
    name: Annotated[str, typer.Option(help=SAY("help-name"))] = "",
    token: Annotated[str, typer.Option(help=SAY("help-token"))] = "",
) -> None:
    """A program of one's own on a seat."""
    from maat.cli import serve as serve_command  # noqa: PLC0415 - slow to import

    serve_command.join(url, bot, name, token)


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
        Path | None, typer.Argument(metavar="DATABASE", help=SAY("help-database"))
    ] = None,
) -> None:
    """Whether a database is whole."""
    from maat.cli import check as check_command  # noqa: PLC0415 - slow to import
    from maat.cli import serve as serve_command  # noqa: PLC0415 - the same

    check_command.run(serve_command.wished(database=database))


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
