"""What `--help` says in the reader's language, and `--lang` as an option of every command.

What prints the help of a command has its own words in English: some are constants of its module,
the others come from methods that a command may replace. The help of the whole program is ours: it
begins with what most people look for.
"""

from __future__ import annotations

from typing import Any, Final

from rich.panel import Panel
from rich.table import Table
from typer.core import TyperCommand, TyperGroup

from maat.cli import output
from maat.cli.examples import EXAMPLES
from maat.cli.output import SAY

GROUPS: Final = {
    "play": ("play", "table", "replay", "review"),
    "host": ("serve", "join", "backup", "export", "check", "move-store", "admin", "site"),
    "rules": ("rules", "components"),
    "study": ("simulate", "arena", "ladder", "train", "bench"),
    "program": ("doctor", "completion"),
}
ORDER: Final = [name for names in GROUPS.values() for name in names]
COMPLETION: Final = ("install_completion", "show_completion")
LANGUAGE: Final = "lang"  # the option of the program that its commands have, too


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


class Program(Translated, TyperGroup):
    """All commands together."""

    def list_commands(self, ctx: Any) -> list[str]:
        """What most people look for comes first."""
        return sorted(super().list_commands(ctx), key=ORDER.index)

    def get_params(self, ctx: Any) -> list[Any]:
        """The options; those that install completion are left out, for a command prints it."""
        return [each for each in super().get_params(ctx) if each.name not in COMPLETION]

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The commands by what they are for, then the few options."""
        show = output.CONSOLE.print
        show(f"\n {self.get_usage(ctx)}\n\n {self.help}\n")
        for group, names in GROUPS.items():
            rows = [(name, str(self.commands[name].help)) for name in names]
            show(panel(SAY(f"usage-group-{group}"), rows))
        found = [each.get_help_record(ctx) for each in plain_flags(self.get_params(ctx))]
        show(panel(SAY("usage-options"), [record for record in found if record]))
        show(" " + SAY("usage-more", help="maat play --help"))


class Command(Translated, TyperCommand):
    """One of the commands; it takes `--lang` where the program takes it, and after its own name."""

    def get_params(self, ctx: Any) -> list[Any]:
        """Arguments and options, `--lang` and `--help` last."""
        *own, helping = super().get_params(ctx)
        shared = [each for each in ctx.parent.command.params if each.name == LANGUAGE]
        return [*own, *shared, helping]

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """All of the help, and two examples."""
        translate()
        plain_flags(self.get_params(ctx))
        super().format_help(ctx, formatter)
        output.CONSOLE.print(f" {SAY('usage-examples')}")
        for number, words in enumerate(EXAMPLES[str(self.name)], start=1):
            output.CONSOLE.print(f"\n   {SAY(f'example-{self.name}-{number}')}:")
            output.CONSOLE.print(f"   {words}", style="bold", soft_wrap=True)


def panel(title: str, rows: list[tuple[str, str]]) -> Panel:
    """Words and what they do, in a box of their own."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold cyan", min_width=max(map(len, ORDER)))
    table.add_column()
    for row in rows:
        table.add_row(*row)
    return Panel(table, title=title, title_align="left", border_style="dim")


def plain_flags(options: list[Any]) -> list[Any]:
    """The options; no value is named for those that take none."""
    for option in options:
        if getattr(option, "is_flag", False):
            option.metavar = ""
    return options


def explained(option: Any) -> Any:
    """The option `--help` with words of ours."""
    option.help = SAY("usage-help")
    return option


def translate() -> None:
    """Give the words around options and arguments; only help needs them."""
    from typer import rich_utils  # noqa: PLC0415 - slow to import

    rich_utils.ARGUMENTS_PANEL_TITLE = SAY("usage-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = SAY("usage-options")
    rich_utils.DEFAULT_STRING = SAY("usage-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = SAY("usage-required")
