"""The command `maat`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

import typer
from typer.completion import shell_complete

from maat import catalog
from maat.cli import operate, options, output, usage
from maat.cli.output import SAY, clear_faults
from maat.cli.program import NAME, app, command

__all__ = ["app", "main", "operate"]


@command(help=SAY("help-simulate"))
@clear_faults
def simulate(
    game: options.GameName,
    seats: options.Seats = 3,
    games: Annotated[int, typer.Option(help=SAY("help-games"))] = 100,
    seed: options.Seed = "1",
    bots: options.Bots = "random",
    jobs: options.Jobs = 1,
    records: Annotated[
        list[Path], typer.Option(metavar="FILE|DIR", help=SAY("help-records"))
    ] = options.NOWHERE,
    option: options.Options = options.NONE,
    components: options.Components = None,
    json: options.Json = False,
    out: options.Out = None,
) -> None:
    """`maat simulate`."""
    from maat.bots import files as bot_files  # noqa: PLC0415 - slow to import
    from maat.cli import simulate as simulate_command  # noqa: PLC0415 - the same

    chosen = output.chosen_options(option)
    output.load(game, components).new(seats, chosen)
    names = bot_files.seated(game, bots.split(","), seats)
    places = simulate_command.sorted_out(records)
    plan = simulate_command.SimulationPlan(
        game, seats, games, seed, names, chosen, components, *places
    )
    simulate_command.run(plan, jobs, output.Form(json, out))


@command(help=SAY("help-replay"))
@clear_faults
def replay(
    record: options.Record,
    to: Annotated[int | None, typer.Option(metavar="N", help=SAY("help-to"))] = None,
    verify: Annotated[bool, typer.Option("--verify", help=SAY("help-verify"))] = False,
    components: options.Components = None,
    json: options.Json = False,
    out: options.Out = None,
) -> None:
    """`maat replay`."""
    from maat.cli import replay as replay_command  # noqa: PLC0415 - slow to import

    replay_command.run(record, to, verify, components, output.Form(json, out))


@command(help=SAY("help-review"))
@clear_faults
def review(
    record: options.Record,
    level: Annotated[int, typer.Option(help=SAY("help-level"))] = 4,
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
    components: options.Components = None,
    json: options.Json = False,
    out: options.Out = None,
) -> None:
    """`maat review`."""
    from maat.cli import review as review_command  # noqa: PLC0415 - slow to import

    form = output.Form(json, out)
    review_command.run(
        review_command.Job(record, level, iterations, seed, components, form, jobs, everything)
    )


@command(help=SAY("help-train"))
@clear_faults
def train(
    game: options.GameName,
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
    start: Annotated[Path | None, typer.Option(help=SAY("help-train-start"))] = None,
    seed: options.Seed = "1",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=SAY("help-train-out"))] = None,
    jobs: options.Jobs = 1,
    json: options.Json = False,
) -> None:
    """`maat train`."""
    output.check_extra("numpy", "train")  # before what needs it is imported
    from maat.cli import train as train_command  # noqa: PLC0415 - slow to import
    from maat.learn.runner import Training  # noqa: PLC0415 - the same

    file = out or train_command.usual_file(game)
    used = (advised, blend, values_only, start)
    training = Training(game, games, rounds, (), seed, iterations, file, jobs, hours, *used)
    train_command.run(training, seats, json)


@command(help=SAY("help-table"))
@clear_faults
def table(
    game: options.AnyGameName = None,
    seats: Annotated[int | None, typer.Option(help=SAY("help-seats"))] = None,
    bots: Annotated[
        str | None, typer.Option(help=SAY("help-opponents"), autocompletion=options.next_bots)
    ] = None,
    name: Annotated[str | None, typer.Option(help=SAY("help-name"))] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help=SAY("help-keep-record"))
    ] = None,
    option: options.Options = options.NONE,
    components: options.Components = None,
) -> None:
    """`maat table`."""
    from maat.cli import table as table_command  # noqa: PLC0415 - slow to import

    chosen = table_command.TableOptions(
        game,
        seats,
        [] if bots is None else bots.split(","),
        name,
        record,
        output.chosen_options(option),
        components,
    )
    table_command.run(chosen)


@command(help=SAY("help-components"))
@clear_faults
def components(
    game: options.GameName,
    check: Annotated[Path | None, typer.Option(metavar="FILE", help=SAY("help-check"))] = None,
    json: options.Json = False,
    out: options.Out = None,
) -> None:
    """`maat components`."""
    from maat.cli import parts  # noqa: PLC0415 - slow to import

    parts.run(game, check, output.Form(json, out))


@command(help=SAY("help-rules"))
@clear_faults
def rules(
    game: options.GameName,
    rule: Annotated[
        list[str] | None, typer.Argument(metavar="[RULE]…", help=SAY("help-rule"))
    ] = None,
    json: options.Json = False,
    out: options.Out = None,
) -> None:
    """`maat rules`."""
    from maat.cli import rules as rules_command  # noqa: PLC0415 - slow to import

    rules_command.run(game, rule or [], output.Form(json, out))


@command(help=SAY("help-bench"))
@clear_faults
def bench(
    game: options.AnyGameName = options.MEASURED,
    seats: options.Seats = 3,
    seconds: options.Seconds = 0.4,
    json: options.Json = False,
    out: options.Out = None,
) -> None:
    """`maat bench`."""
    from maat.cli import bench as bench_command  # noqa: PLC0415 - slow to import

    bench_command.run(game or options.MEASURED, seats, seconds, output.Form(json, out))


@command(help=SAY("help-arena"))
@clear_faults
def arena(
    game: options.GameName,
    bots: Annotated[
        str, typer.Option(help=SAY("help-arena-bots"), autocompletion=options.next_bots)
    ],
    games: Annotated[int, typer.Option(help=SAY("help-arena-games"))] = 100,
    seats: options.Seats = 2,
    jobs: options.Jobs = 1,
    seed: options.Seed = "1",
    ray: options.Ray = None,
    database: options.Results = None,
    option: options.Options = options.NONE,
    components: options.Components = None,
    json: options.Json = False,
    out: options.Out = None,
    markdown: Annotated[
        Path | None, typer.Option(metavar="FILE", help=SAY("help-markdown"))
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help=SAY("help-plot"))] = None,
) -> None:
    """`maat arena`."""
    from maat.arena.plan import Plan  # noqa: PLC0415 - slow to import
    from maat.cli import arena as arena_command  # noqa: PLC0415 - the same

    wished = (game, seats, tuple(bots.split(",")), seed, output.chosen_options(option))
    plan = Plan(*wished, changes=dict(output.load(game, components).changes))
    chosen = arena_command.ArenaOptions(
        games, jobs, ray, database, output.Form(json, out), markdown, plot
    )
    arena_command.run(plan, chosen)


@command(help=SAY("help-ladder"))
@clear_faults
def ladder(
    games: Annotated[int, typer.Option(help=SAY("help-ladder-games"))] = 400,
    slow_games: Annotated[int, typer.Option(help=SAY("help-slow-games"))] = 200,
    solo_games: Annotated[int, typer.Option(help=SAY("help-solo-games"))] = 52,
    only: Annotated[
        list[str], typer.Option(metavar="GAME", help=SAY("help-only"), autocompletion=catalog.games)
    ] = options.NONE,
    seats: Annotated[str, typer.Option(help=SAY("help-ladder-seats"))] = "2,3,4,1",
    up_to: Annotated[int, typer.Option(min=1, max=5, help=SAY("help-up-to"))] = 5,
    all_pairs: Annotated[bool, typer.Option("--all-pairs", help=SAY("help-all-pairs"))] = False,
    seed: options.Seed = "ladder",
    jobs: options.Jobs = 1,
    ray: options.Ray = None,
    database: options.Results = None,
    json: options.Json = False,
    out: Annotated[Path, typer.Option(metavar="FILE", help=SAY("help-ladder-out"))] = Path(
        "docs/ladder.md"
    ),
    minutes: Annotated[float | None, typer.Option(help=SAY("help-minutes"))] = None,
    write_only: Annotated[bool, typer.Option("--write-only", help=SAY("help-write-only"))] = False,
    renew: Annotated[bool, typer.Option("--renew", help=SAY("help-renew"))] = False,
) -> None:
    """`maat ladder`."""
    from maat.arena.ladder import Scope  # noqa: PLC0415 - slow to import
    from maat.cli import ladder as ladder_command  # noqa: PLC0415 - the same

    counts = output.seat_counts(seats)
    filters = (tuple(only), counts, up_to, all_pairs, seed)
    scope = Scope(games, slow_games, solo_games, *filters)
    chosen = ladder_command.LadderOptions(
        jobs, ray, database, json, out, minutes, write_only, renew
    )
    ladder_command.run(scope, chosen)


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
    workers: Annotated[int | None, typer.Option(min=1, help=SAY("help-workers"))] = None,
) -> None:
    """A server for many tables."""
    from maat.cli import serve as serve_command  # noqa: PLC0415 - slow to import

    serve_command.serve(serve_command.wished(host, port, database, workers))


@command(help=SAY("help-join"))
@clear_faults
def join(
    url: Annotated[str, typer.Argument(metavar="URL", help=SAY("help-invite"))],
    bot: Annotated[str, typer.Option(metavar="FILE", help=SAY("help-bot-file"))],
    name: Annotated[str, typer.Option(help=SAY("help-name"))] = "",
    token: Annotated[str, typer.Option(help=SAY("help-token"))] = "",
) -> None:
    """A program of one's own on a seat."""
    from maat.cli import join as join_command  # noqa: PLC0415 - slow to import

    join_command.run(url, bot, name, token)


@command(help=SAY("help-doctor"))
@clear_faults
def doctor(
    port: options.Port = None,
    database: options.Database = None,
    json: options.Json = False,
    out: options.Out = None,
) -> None:
    """What is here, and whether it is enough for a game."""
    from maat.cli import doctor as doctor_command  # noqa: PLC0415 - slow to import
    from maat.cli import serve as serve_command  # noqa: PLC0415 - the same

    settings = serve_command.wished(port=port, database=database)
    raise typer.Exit(doctor_command.run(settings, output.Form(json, out)))


@command(help=SAY("help-completion"))
@clear_faults
def completion(
    ctx: typer.Context,
    shell: Annotated[
        Literal["bash", "zsh", "fish"],
        typer.Argument(metavar="SHELL", help=SAY("help-shell")),
    ],
) -> None:
    """The script that makes a shell complete words."""
    shell_complete(
        ctx.find_root().command, {}, NAME, f"_{NAME.upper()}_COMPLETE", f"source_{shell}"
    )


def main() -> None:
    """Where the command starts; a command that cannot be read is answered with one line, too."""
    output.forgive_signs()
    output.refuse_unknown_language()
    try:
        sys.exit(app(prog_name=NAME, standalone_mode=False))
    except typer.Abort:
        sys.exit(1)
    except Exception as fault:
        if not hasattr(fault, "format_message"):  # what faults of the command line have
            raise
        output.print_fault(usage.told(fault))
        sys.exit(output.BAD_INPUT)


if __name__ == "__main__":
    main()
