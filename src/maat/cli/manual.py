"""What `--help` says in the reader's language, and `--lang` as an option of every command.

What prints the help has its own words in English: some are constants of its module, the others
come from methods that a command may replace.
"""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

from maat.cli.output import SAY

ORDER = [
    *("play", "table", "serve", "join", "replay", "review", "components"),
    *("simulate", "arena", "ladder", "train", "bench", "backup", "export"),
    *(
        "rules",
        "doctor",
        "completion",
    ),
]
COMPLETION = ("install_completion", "show_completion")
LANGUAGE = "lang"  # the option of the program that its commands have, too


class Translated:
    """Help in the reader's language, for the program and for each of its commands."""

    def get_help_option(self, ctx: Any) -> Any:
        """`--help` itself."""
        untranslated: Any = super()
        return explained(untranslated.get_help_option(ctx))

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """The first line of the help."""
        pieces = " ".join(ctx.command.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{SAY('usage-line')} ")

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """All of the help."""
        translate()
        for option in ctx.command.get_params(ctx):
            if getattr(option, "is_flag", False):
                option.metavar = ""  # it takes no value, so none is named
        untranslated: Any = super()
        untranslated.format_help(ctx, formatter)


class Program(Translated, TyperGroup):
    """All commands together."""

    def list_commands(self, ctx: Any) -> list[str]:
        """What most people look for comes first."""
        return sorted(super().list_commands(ctx), key=ORDER.index)

    def get_params(self, ctx: Any) -> list[Any]:
        """The options; those that install completion are left out, for a command prints it."""
        return [each for each in super().get_params(ctx) if each.name not in COMPLETION]


class Command(Translated, TyperCommand):
    """One of the commands; it takes `--lang` where the program takes it, and after its own name."""

    def get_params(self, ctx: Any) -> list[Any]:
        """Arguments and options, `--lang` and `--help` last."""
        *own, helping = super().get_params(ctx)
        shared = [each for each in ctx.parent.command.params if each.name == LANGUAGE]
        return [*own, *shared, helping]


def explained(option: Any) -> Any:
    """The option `--help` with words of ours."""
    option.help = SAY("usage-help")
    return option


def translate() -> None:
    """Give the words around options, arguments and commands; only help needs them."""
    from typer import rich_utils  # noqa: PLC0415 - slow to import

    rich_utils.ARGUMENTS_PANEL_TITLE = SAY("usage-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = SAY("usage-options")
    rich_utils.COMMANDS_PANEL_TITLE = SAY("usage-commands")
    rich_utils.DEFAULT_STRING = SAY("usage-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = SAY("usage-required")
