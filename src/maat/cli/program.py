"""The program as a whole: what its commands are added to, and the options before them."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer

from maat import __version__, is_compiled
from maat.cli import manual, options
from maat.cli.output import SAY

NAME = "maat"

app = typer.Typer(
    help=SAY("help-maat"),
    cls=manual.Program,
    options_metavar=SAY("usage-some-options"),
    subcommand_metavar=SAY("usage-some-command"),
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
command = partial(app.command, cls=manual.Command, options_metavar=SAY("usage-some-options"))


def show_version(wanted: bool) -> None:
    """Print the version and which engine runs."""
    if wanted:
        engine = SAY("engine-compiled") if is_compiled() else SAY("engine-plain")
        typer.echo(f"maat {__version__} ({engine})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def root(
    ctx: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help=SAY("help-version")),
    ] = False,
    lang: options.Lang = None,
) -> None:
    """Options before a command; `--lang` is read before this program is put together."""
    if ctx.invoked_subcommand is None:
        ctx.get_help()  # which prints it
