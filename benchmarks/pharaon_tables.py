"""The tables of play in `src/maat/games/pharaon/README.md`, made anew with the greedy bot.

    python benchmarks/pharaon_tables.py [GAMES] [--players | --solo]

So many games a line, 300 unless told otherwise, each with a seed of its own. Install the engine
compiled: plain, a line takes ten times as long.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean, pstdev

from maat import catalog
from maat.arena.intervals import wilson
from maat.bots import matches
from maat.bots.bot import Bot
from maat.core import bitset
from maat.core.dealer import QuickDealer
from maat.core.state import Listener
from maat.games.pharaon import events, pieces, scoring
from maat.games.pharaon.bots.advised import GreedyPharaon
from maat.games.pharaon.state import PharaonState, Player

GAMES = 300
SEED = "tables"
PLAYERS = (2, 3, 4, 5)
DARK_TILES = (0, 1, 2, 3, 4, 5)
AREA_HEADS = [name.replace("_", " ") for name in pieces.AREA_NAMES]


class Watcher(Listener):
    """Counts the actions of the players, by round and by area."""

    def __init__(self) -> None:
        self.round = 0
        self.by_round: dict[int, int] = {}
        self.by_area: dict[int, int] = {}

    def hear(self, event: int, audience: int, seat: int, a: int, b: int, c: int) -> None:
        """Take note of rounds and actions."""
        if event == events.ROUND_BEGAN:
            self.round = int(a)
        elif event in (events.ACTED, events.EXTRA_ACTED):
            self.by_round[self.round] = self.by_round.get(self.round, 0) + 1
            self.by_area[int(a)] = self.by_area.get(int(a), 0) + 1


@dataclass
class Played:
    """A game that is over."""

    state: PharaonState
    scores: list[int]
    watcher: Watcher


def play(seats: int, options: dict[str, str], number: int) -> Played:
    """One game between greedy bots."""
    game = catalog.load("pharaon")
    seed = f"{SEED}.{number}"
    state: PharaonState = game.new(seats, options)
    watcher = Watcher()
    state.listener = watcher
    bots: list[Bot[PharaonState]] = [GreedyPharaon(f"{seed}.{seat}") for seat in range(seats)]
    matches.play_out(game, state, bots, QuickDealer(seed))
    return Played(state, game.scores(state), watcher)


ENDINGS: list[Callable[[PharaonState, int], int]] = [
    lambda state, seat: int(bitset.count(state.players[seat].nobles)),
    lambda state, seat: int(state.players[seat].stage),
    lambda state, seat: int(bitset.count(state.players[seat].artisans)),
    lambda state, seat: sum(state.players[seat].nile),
    lambda state, seat: tokens(state.players[seat]),
    lambda state, seat: int(bitset.count(scoring.gods_served(state, seat))),
]


def tokens(player: Player) -> int:
    """Offering tokens kept."""
    return sum(player.pieces[pieces.TOKEN :])


def mean_at_end(games: list[Played], ending: Callable[[PharaonState, int], int]) -> float:
    """What the seats have at the end, in the mean."""
    return fmean(
        ending(game.state, seat) for game in games for seat in range(int(game.state.seats))
    )


def per_player(games: list[Played], counts: list[dict[int, int]], key: int) -> float:
    """A count for one player and game."""
    return sum(count.get(key, 0) for count in counts) / (len(games) * int(games[0].state.seats))


def row(cells: list[str]) -> None:
    """One line of a table."""
    print("| " + " | ".join(cells) + " |", flush=True)


def head(cells: list[str]) -> None:
    """The first two lines of a table."""
    print()
    row(cells)
    print("|" + "---|" * len(cells))


def print_players(number: int) -> None:
    """Two to five players: points, actions, what they end with, areas."""
    head(["players", "mean score", "sd", "mean winner", "actions per player and round 1-5"])
    played = {}
    for seats in PLAYERS:
        games = [play(seats, {}, at) for at in range(number)]
        played[seats] = games
        points = [score for game in games for score in game.scores]
        counts = [game.watcher.by_round for game in games]
        acted = " ".join(f"{per_player(games, counts, at):.1f}" for at in range(1, 6))
        winner = fmean(max(game.scores) for game in games)
        row([str(seats), f"{fmean(points):.0f}", f"{pstdev(points):.0f}", f"{winner:.0f}", acted])
    head(["players", "nobles", "stages", "artisans", "Nile steps", "offering tokens", "gods"])
    for seats, games in played.items():
        row([str(seats), *(f"{mean_at_end(games, ending):.1f}" for ending in ENDINGS)])
    head(["players", *AREA_HEADS])
    for seats, games in played.items():
        counts = [game.watcher.by_area for game in games]
        used = [f"{per_player(games, counts, area):.1f}" for area in range(pieces.AREAS)]
        row([str(seats), *used])


def print_solo(number: int) -> None:
    """One player against the Traitor, by dark tiles."""
    head(["dark tiles", "player, mean", "Traitor, mean", "player wins"])
    for dark in DARK_TILES:
        games = [play(1, {"dark_tiles": str(dark)}, at) for at in range(number)]
        means = [fmean(game.scores[side] for game in games) for side in (0, 1)]
        won = sum(game.scores[0] > game.scores[1] for game in games) / number
        low, high = wilson(won, number)
        share = f"{100 * won:.0f}% ({100 * low:.0f}-{100 * high:.0f})"
        row([str(dark), f"{means[0]:.0f}", f"{means[1]:.0f}", share])


def main() -> None:
    """Print both kinds of table, or the one asked for."""
    words = sys.argv[1:]
    numbers = [int(word) for word in words if word.isdigit()]
    number = numbers[0] if numbers else GAMES
    if "--solo" not in words:
        print_players(number)
    if "--players" not in words:
        print_solo(number)


if __name__ == "__main__":
    main()
