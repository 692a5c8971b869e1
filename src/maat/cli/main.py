"""The command `maat`."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from maat import __version__, is_compiled
from maat.bots import files as bot_files
from maat.cli import bench as bench_command
from maat.cli import manual, output, parts, usage
from maat.cli import replay as replay_command
from maat.cli import simulate as simulate_command
from maat.cli import table as table_command
from maat.cli.output import SAY, clear_faults
from maat.text import LANGUAGES

app = typer.Typer(
    help=SAY("help-maat"),
    cls=manual.Program,
    options_metavar=SAY("usage-some-options"),
    subcommand_metavar=SAY("usage-some-command"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
command = partial(app.command, cls=manual.Command, options_metavar=SAY("usage-some-options"))

GameName = Annotated[str, typer.Argument(help=SAY("help-game"), metavar="GAME")]
AsJson = Annotated[bool, typer.Option("--json", help=SAY("help-json"))]
Corrections = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help=SAY("help-components-file"))
]
Options = Annotated[
    list[str], typer.Option("--option", "-o", metavar="KEY=VALUE", help=SAY("help-option"))
]
NONE: list[str] = []
NOWHERE: list[Path] = []


def show_version(wanted: bool) -> None:
    """Print the version and which engine runs."""
    if wanted:
        engine = SAY("engine-compiled") if is_compiled() else SAY("engine-plain")
        typer.echo(f"maat {__version__} ({engine})")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help=SAY("help-version")),
    ] = False,
    lang: Annotated[
        str | None,
        typer.Option(metavar="|".join(LANGUAGES), expose_value=False, help=SAY("help-lang")),
    ] = None,
) -> None:
    """Options before a command; `--lang` is read before this program is put together."""


@command(help=SAY("help-simulate"))
@clear_faults
def simulate(
    game: GameName,
    seats: Annotated[int, typer.Option(help=SAY("help-seats"))] = 3,
    games: Annotated[int, typer.Option(help=SAY("help-games"))] = 100,
    seed: Annotated[str, typer.Option(help=SAY("help-seed"))] = "1",
    bots: Annotated[str, typer.Option(help=SAY("help-bots"))] = "random",
    jobs: Annotated[int, typer.Option(help=SAY("help-jobs"))] = 1,
    records: Annotated[
        list[Path], typer.Option(metavar="FILE|DIR", help=SAY("help-records"))
    ] = NOWHERE,
    option: Options = NONE,
    components: Corrections = None,
    json: AsJson = False,
) -> None:
    """`maat simulate`."""
    chosen = output.chosen_options(option)
    output.load(game, components).new(seats, chosen)
    names = bot_files.seated(game, bots.split(","), seats)
    places = simulate_command.sorted_out(records)
    plan = simulate_command.Plan(game, seats, games, seed, names, chosen, components, *places)
    simulate_command.run(plan, jobs, json)


@command(help=SAY("help-replay"))
@clear_faults
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=SAY("help-record"))],
    to: Annotated[int | None, typer.Option(metavar="N", help=SAY("help-to"))] = None,
    verify: Annotated[bool, typer.Option("--verify", help=SAY("help-verify"))] = False,
    components: Corrections = None,
    json: AsJson = False,
) -> None:
    """`maat replay`."""
    replay_command.run(file, to, verify, json, components)


@command(help=SAY("help-review"))
@clear_faults
def review(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help=SAY("help-record"))],
    level: Annotated[int, typer.Option(help=SAY("help-level"))] = 4,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help=SAY("help-review-json"))] = None,
    iterations: Annotated[
        int,
        typer.Option(
            metavar="N", help=SAY("help-iterations"), show_default=SAY("review-default-iterations")
        ),
    ] = 0,
    everything: Annotated[bool, typer.Option("--all", help=SAY("help-review-all"))] = False,
    seed: Annotated[str, typer.Option(help=SAY("help-review-seed"))] = "1",
    jobs: Annotated[
        int, typer.Option(help=SAY("help-jobs"), show_default=SAY("review-default-jobs"))
    ] = 0,
    components: Corrections = None,
) -> None:
    """`maat review`."""
    from maat.cli import review as review_command  # noqa: PLC0415 - slow to import

    review_command.run(
        review_command.Job(file, level, iterations, seed, components, json, jobs, everything)
    )


@command(help=SAY("help-train"))
@clear_faults
def train(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", help=SAY("help-train-games"))] = 1000,
    rounds: Annotated[int, typer.Option(metavar="N", help=SAY("help-rounds"))] = 4,
    iterations: Annotated[int, typer.Option(metavar="N", help=SAY("help-train-iterations"))] = 100,
    advised: Annotated[int, typer.Option(metavar="N", help=SAY("help-advised"))] = 0,
    blend: Annotated[
        float | None, typer.Option(metavar="SHARE", max=1.0, help=SAY("help-blend"))
    ] = None,
    values_only: Annotated[
        bool, typer.Option("--values-only", help=SAY("help-values-only"))
    ] = False,
    hours: Annotated[float, typer.Option(metavar="H", help=SAY("help-hours"))] = 0.0,
    seats: Annotated[
        str | None, typer.Option(metavar="K,K,…", help=SAY("help-train-seats"))
    ] = None,
    seed: Annotated[str, typer.Option(help=SAY("help-seed"))] = "1",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=SAY("help-train-out"))] = None,
    jobs: Annotated[int, typer.Option(help=SAY("help-jobs"))] = 1,
) -> None:
    """`maat train`."""
    from maat.cli import train as train_command  # noqa: PLC0415 - slow to import
    from maat.learn.course import Course  # noqa: PLC0415 - the same

    file = out or train_command.usual_file(game)
    wish = Course(
        game, games, rounds, (), seed, iterations, file, jobs, hours, advised, blend, values_only
    )
    train_command.run(wish, seats)


@command(help=SAY("help-table"))
@clear_faults
def table(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=SAY("help-game"))] = None,
    seats: Annotated[int | None, typer.Option(help=SAY("help-seats"))] = None,
    bots: Annotated[str | None, typer.Option(help=SAY("help-opponents"))] = None,
    name: Annotated[str | None, typer.Option(help=SAY("help-name"))] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help=SAY("help-keep-record"))
    ] = None,
    option: Options = NONE,
    components: Corrections = None,
) -> None:
    """`maat table`."""
    wish = table_command.Wish(
        game,
        seats,
        [] if bots is None else bots.split(","),
        name,
        record,
        output.chosen_options(option),
        components,
    )
    table_command.run(wish)


@command(help=SAY("help-components"))
@clear_faults
def components(
    game: GameName,
    check: Annotated[Path | None, typer.Option(metavar="FILE", help=SAY("help-check"))] = None,
    json: AsJson = False,
) -> None:
    """`maat components`."""
    parts.run(game, check, json)


@command(help=SAY("help-bench"))
@clear_faults
def bench(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help=SAY("help-game"))] = "ra",
    seats: Annotated[int, typer.Option(help=SAY("help-seats"))] = 3,
    json: AsJson = False,
) -> None:
    """`maat bench`."""
    bench_command.run(game, seats, json)


StoreFile = Annotated[Path | None, typer.Option(metavar="FILE", help=SAY("help-store"))]
Ray = Annotated[str | None, typer.Option(metavar="ADDRESS", help=SAY("help-ray"))]


@command(help=SAY("help-arena"))
@clear_faults
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help=SAY("help-arena-bots"))],
    games: Annotated[int, typer.Option(help=SAY("help-arena-games"))] = 100,
    seats: Annotated[int, typer.Option(help=SAY("help-seats"))] = 2,
    jobs: Annotated[int, typer.Option(help=SAY("help-jobs"))] = 1,
    seed: Annotated[str, typer.Option(help=SAY("help-seed"))] = "1",
    ray: Ray = None,
    store: StoreFile = None,
    option: Options = NONE,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help=SAY("help-arena-json"))] = None,
    markdown: Annotated[
        Path | None, typer.Option(metavar="FILE", help=SAY("help-markdown"))
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help=SAY("help-plot"))] = None,
) -> None:
    """`maat arena`."""
    from maat.arena.plan import Plan  # noqa: PLC0415 - slow to import
    from maat.cli import arena as arena_command  # noqa: PLC0415 - the same

    plan = Plan(game, seats, tuple(bots.split(",")), seed, output.chosen_options(option))
    wish = arena_command.Wish(games, jobs, ray, store, json, markdown, plot)
    arena_command.run(plan, wish)


@command(help=SAY("help-ladder"))
@clear_faults
def ladder(
    games: Annotated[int, typer.Option(help=SAY("help-ladder-games"))] = 400,
    slow_games: Annotated[int, typer.Option(help=SAY("help-slow-games"))] = 200,
    solo_games: Annotated[int, typer.Option(help=SAY("help-solo-games"))] = 52,
    only: Annotated[list[str], typer.Option(metavar="GAME", help=SAY("help-only"))] = NONE,
    seats: Annotated[str, typer.Option(help=SAY("help-ladder-seats"))] = "2,3,4,1",
    up_to: Annotated[int, typer.Option(min=1, max=5, help=SAY("help-up-to"))] = 5,
    all_pairs: Annotated[bool, typer.Option("--all-pairs", help=SAY("help-all-pairs"))] = False,
    seed: Annotated[str, typer.Option(help=SAY("help-seed"))] = "ladder",
    jobs: Annotated[int, typer.Option(help=SAY("help-jobs"))] = 1,
    ray: Ray = None,
    store: StoreFile = None,
    out: Annotated[Path, typer.Option(metavar="FILE", help=SAY("help-ladder-out"))] = Path(
        "docs/ladder.md"
    ),
    minutes: Annotated[float | None, typer.Option(help=SAY("help-minutes"))] = None,
    write_only: Annotated[bool, typer.Option("--write-only", help=SAY("help-write-only"))] = False,
) -> None:
    """`maat ladder`."""
    from maat.arena.ladder import Scope  # noqa: PLC0415 - slow to import
    from maat.cli import ladder as ladder_command  # noqa: PLC0415 - the same

    counts = output.seat_counts(seats)
    chosen = (tuple(only), counts, up_to, all_pairs, seed)
    scope = Scope(games, slow_games, solo_games, *chosen)
    wish = ladder_command.Wish(jobs, ray, store, out, minutes, write_only)
    ladder_command.run(scope, wish)


Port = Annotated[int | None, typer.Option(help=SAY("help-port"))]
Database = Annotated[Path | None, typer.Option(metavar="FILE", help=SAY("help-database"))]


@command(help=SAY("help-play"))
@clear_faults
def play(
    port: Port = None,
    database: Database = None,
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
    port: Port = None,
    database: Database = None,
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
    database: Database = None,
) -> None:
    """A copy of the database."""
    from maat.cli import serve as serve_command  # noqa: PLC0415 - slow to import

    serve_command.backup(serve_command.wished(database=database), file)


@command(help=SAY("help-export"))
@clear_faults
def export(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help=SAY("help-folder"))],
    database: Database = None,
) -> None:
    """Records of finished games."""
    from maat.cli import serve as serve_command  # noqa: PLC0415 - slow to import

    serve_command.export(serve_command.wished(database=database), folder)


def main() -> None:
    """Where the command starts; a command that cannot be read is answered with one line, too."""
    output.forgive_signs()
    output.refuse_unknown_language()
    try:
        sys.exit(app(standalone_mode=False))
    except typer.Abort:
        sys.exit(1)
    except Exception as fault:
        told = getattr(fault, "format_message", None)  # what faults of the command line have
        if told is None:
            raise
        if told():  # it is empty after the help for a command without words
            output.print_fault(usage.told(fault))
        sys.exit(output.BAD_INPUT)


if __name__ == "__main__":
    main()
