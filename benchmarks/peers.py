"""Random play with other people's engines beside ours: decisions a second and copies a second.

    pip install open_spiel pettingzoo pygame rlcard catanatron
    python benchmarks/peers.py [--json]

Every engine is driven from a Python loop on one core: ask what is legal, choose one at random,
answer. The games differ, so read orders of magnitude. What is not installed is left out.
"""

from __future__ import annotations

import copy
import json
import platform
import random
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from maat import __version__, catalog, is_compiled
from maat.core.dealer import QuickDealer

SLICE = 0.5  # seconds of work before the clock is read
ROUNDS = 3
MIDDLE = 20  # decisions into a game, where a copy is taken
SEATS = 3
BATCH = 256
HANDFUL = 50


@dataclass
class Peer:
    """One game of one engine: `play` makes some decisions and counts them."""

    engine: str
    release: str
    game: str
    loop: str
    play: Callable[[], int]
    copy: Callable[[], object] | None = None


@dataclass
class Row:
    """What was measured."""

    engine: str
    release: str
    game: str
    loop: str
    decisions: float
    copies: float | None


def rate(work: Callable[[], int]) -> float:
    """How much is done in a second of processor time, the median of some slices."""
    rates = []
    for _ in range(ROUNDS):
        done = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < SLICE:
            done += work()
        rates.append(done / spent)
    return median(rates)


def measured(peer: Peer) -> Row:
    """Both figures of a game."""
    copies = peer.copy
    per_second = None if copies is None else rate(lambda: some(copies))
    return Row(peer.engine, peer.release, peer.game, peer.loop, rate(peer.play), per_second)


def some(copies: Callable[[], object]) -> int:
    """A handful of copies, so that the clock is not what is measured."""
    for _ in range(HANDFUL):
        copies()
    return HANDFUL


# Ours.


def maat_peers() -> Iterator[Peer]:
    """Each game from a Python loop; Ra in a batch and through both interfaces as well."""
    kind = "compiled" if is_compiled() else "plain"
    for key in ("ra", "pharaon", "tekhenu"):
        yield engine_peer(key, kind)
    yield batch_peer(kind)


def engine_peer(key: str, kind: str) -> Peer:
    """The engine itself."""
    game = catalog.load(key)
    dealer = QuickDealer("peers")

    def play(most: int = 1 << 30) -> Any:
        state = game.new(SEATS)
        game.deal(state, dealer)
        decisions = 0
        while not state.over and decisions < most:
            options = game.legal_actions(state)
            game.apply(state, options[dealer.below(len(options))])
            game.deal(state, dealer)
            decisions += 1
        return decisions if most > MIDDLE else state

    state = play(MIDDLE)
    return Peer(f"maat, {kind}", __version__, key, "engine", play, lambda: game.copy(state))


def batch_peer(kind: str) -> Peer:
    """Many games at once."""
    from maat.core.batch import Batch  # noqa: PLC0415 - beside its use, like the others

    batch: Batch[Any] = Batch(catalog.load("ra"), BATCH, SEATS, None, "peers")

    def play() -> int:
        batch.step(batch.random_actions())
        return BATCH

    return Peer(f"maat, {kind}", __version__, "ra", f"engine, {BATCH} games at once", play)


# OpenSpiel.


def openspiel_peers() -> Iterator[Peer]:
    """Games in C++, one in Python, and ours through the adapter."""
    import pyspiel  # noqa: PLC0415 - may be missing
    from open_spiel.python.games import tic_tac_toe  # noqa: F401, PLC0415 - makes it known

    release = version("open_spiel")
    for name in ("tic_tac_toe", "backgammon", "gin_rummy", "python_tic_tac_toe"):
        yield openspiel_peer("OpenSpiel", release, pyspiel.load_game(name), name)
    import maat.envs.openspiel  # noqa: F401, PLC0415 - makes ours known

    ours = pyspiel.load_game(f"maat_ra(players={SEATS})")
    yield openspiel_peer("maat in OpenSpiel", __version__, ours, "ra")


def openspiel_peer(engine: str, release: str, game: Any, name: str) -> Peer:
    """One game; chance is sampled with its probabilities and not counted."""
    dice = random.Random(1)

    def play(most: int = 1 << 30) -> Any:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal() and decisions < most:
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(actions, weights)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
        return decisions if most > MIDDLE else state

    state = play(3 if "tic" in name else MIDDLE)
    return Peer(engine, release, name, "engine", play, state.clone)


# catanatron.


def catanatron_peers() -> Iterator[Peer]:
    """Catan with four random players."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 - may be missing

    colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def play() -> int:
        game = Game([RandomPlayer(color) for color in colors])
        ticks = 0
        while game.winning_color() is None and ticks < 1000:
            game.play_tick()
            ticks += 1
        return ticks

    table = Game([RandomPlayer(color) for color in colors])
    for _ in range(MIDDLE):
        table.play_tick()
    yield Peer("catanatron", version("catanatron"), "catan", "engine", play, table.copy)


# RLCard.


def rlcard_peers() -> Iterator[Peer]:
    """Card games; every step builds an observation."""
    import rlcard  # noqa: PLC0415 - may be missing

    for name in ("uno", "gin-rummy", "limit-holdem"):
        yield rlcard_peer(rlcard.make(name, config={"seed": 1}), name)


def rlcard_peer(env: Any, name: str) -> Peer:
    """One game."""
    dice = random.Random(1)

    def play() -> int:
        seen, _ = env.reset()
        decisions = 0
        while not env.is_over():
            seen, _ = env.step(dice.choice(list(seen["legal_actions"])))
            decisions += 1
        return decisions

    env.reset()
    game = env.game
    twin: Callable[[], object] = lambda: copy.deepcopy(game)  # noqa: E731 - it has no other copy
    return Peer("RLCard", version("rlcard"), name, "environment", play, twin)


# PettingZoo.


def pettingzoo_peers() -> Iterator[Peer]:
    """Games of PettingZoo and ours in it; every step builds an observation and a mask."""
    from pettingzoo.classic import connect_four_v3, tictactoe_v3  # noqa: PLC0415 - may be missing

    release = version("pettingzoo")
    yield pettingzoo_peer("PettingZoo", release, tictactoe_v3.env(), "tic-tac-toe")
    yield pettingzoo_peer("PettingZoo", release, connect_four_v3.env(), "connect four")
    from maat.envs import aec  # noqa: PLC0415 - beside its use

    yield pettingzoo_peer("maat in PettingZoo", __version__, aec.env("ra", SEATS), "ra")


def pettingzoo_peer(engine: str, release: str, env: Any, name: str) -> Peer:
    """One game."""
    dice = random.Random(1)

    def play() -> int:
        env.reset(seed=dice.randrange(1 << 30))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(dice.choice(mask.nonzero()[0]))
            decisions += 1
        return decisions

    return Peer(engine, release, name, "environment", play)


# The table.

SOURCES: dict[str, Callable[[], Iterator[Peer]]] = {
    "maat-games": maat_peers,
    "open_spiel": openspiel_peers,
    "catanatron": catanatron_peers,
    "rlcard": rlcard_peers,
    "pettingzoo": pettingzoo_peers,
}


def rows(tell: Callable[[str], None]) -> Iterator[Row]:
    """Everything that is installed; what is not is told in a line."""
    for package, source in SOURCES.items():
        try:
            for peer in source():
                tell(f"measuring {peer.engine}: {peer.game}, {peer.loop}")
                yield measured(peer)
        except (ImportError, PackageNotFoundError) as fault:
            tell(f"{package}: left out ({fault})")


def table(found: list[Row]) -> Table:
    """One line for each game."""
    made = Table(title="random play from Python, one core")
    for head in ("engine", "version", "game", "what is driven"):
        made.add_column(head)
    for head in ("decisions/s", "copies/s"):
        made.add_column(head, justify="right")
    for row in found:
        copies = "-" if row.copies is None else f"{row.copies:,.0f}"
        cells = [row.engine, row.release, row.game, row.loop, f"{row.decisions:,.0f}", copies]
        made.add_row(*cells)
    return made


def main() -> None:
    """Measure and print."""
    warnings.simplefilter("ignore")  # theirs
    talk = Console(stderr=True)
    found = list(rows(talk.print))
    if "--json" in sys.argv:
        print(json.dumps([asdict(row) for row in found], indent=2))
        return
    console = Console(width=110)
    console.print(f"Python {platform.python_version()}, {platform.machine()}")
    console.print(table(found))


if __name__ == "__main__":
    main()
