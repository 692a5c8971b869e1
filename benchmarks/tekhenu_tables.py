"""The tables in the README of Tekhenu: what the greedy bot scores, with what, and solo.

    python benchmarks/tekhenu_tables.py [--games 200] [--seed tables] [--bot greedy]

Every line is played with the engine that is installed; compiled it takes some minutes.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from statistics import fmean, pstdev

from maat import catalog
from maat.bots import matches, roster
from maat.core.dealer import QuickDealer
from maat.games.tekhenu.state import Player, TekhenuState

KEY = "tekhenu"
AREAS = {
    "start": "start",
    "statue_line": "Statues",
    "statue_bonus": "Statues",
    "statues": "Statues",
    "blocked_statue": "Statues",
    "pillar_buildings": "Pillars",
    "pillar_edges": "Pillars",
    "pillar_display": "Pillars",
    "pillar_ability": "Pillars",
    "hathor": "Temple",
    "temple": "Temple",
    "districts": "Osiris",
    "production": "Osiris",
    "building_row": "Building row",
    "happiness": "Happiness",
    "technologies": "Technologies",
    "decree": "Decrees",
    "turn_order": "order",
    "impurity": "lost: balance",
    "bread": "lost: Bread",
    "bot_cards": "cards",
    "bot_decrees": "Decrees",
    "bot_scribes": "Scribes",
}
SOLO: list[dict[str, str]] = [
    {"level": "easy"},
    {"level": "medium"},
    {"level": "hard"},
    {"level": "hard", "start": "random"},
    {"level": "hard", "bot_decrees": "dear"},
    {"level": "hard", "start": "random", "bot_decrees": "dear"},
]


@dataclass
class Result:
    """What the games of one line came to."""

    scores: list[int] = field(default_factory=list)  # of every seat
    winners: list[int] = field(default_factory=list)  # the best score of each game
    bot: list[int] = field(default_factory=list)  # Botankhamun's
    won: int = 0  # games seat 0 won
    areas: Counter[str] = field(default_factory=Counter)  # VP of all seats by area
    bot_areas: Counter[str] = field(default_factory=Counter)
    pieces: Counter[str] = field(default_factory=Counter)  # of all seats at the end


def play(seats: int, games: int, options: dict[str, str], seed: str, bot: str) -> Result:
    """Play one line of a table."""
    game = catalog.load(KEY)
    make = roster.find(KEY, bot)
    result = Result()
    for number in range(games):
        state: TekhenuState = game.new(seats, options)
        bots = [make(f"{seed}.{number}.{seat}") for seat in range(seats)]
        matches.play_out(game, state, bots, QuickDealer(f"{seed}.{number}"))
        take_in(result, game, state)
    return result


def take_in(result: Result, game: catalog.AnyGame, state: TekhenuState) -> None:
    """Add one finished game."""
    scores = game.scores(state)
    seats = int(state.seats)
    result.scores += scores[:seats]
    result.winners.append(max(scores[:seats]))
    result.bot += scores[seats:]
    result.won += game.ranking(state)[0] == 1
    for side in range(len(scores)):
        areas = result.areas if side < seats else result.bot_areas
        for line in game.breakdown(state, side):
            areas[AREAS[line.label]] += int(line.points)
    for seat in range(seats):
        result.pieces.update(pieces(state.players[seat]))


def pieces(player: Player) -> dict[str, int]:
    """What stands in front of a player at the end."""
    return {
        "Statues": int(player.statues),
        "Pillars": int(player.pillars).bit_count(),
        "Temple Buildings": int(player.temple).bit_count(),
        "Osiris Buildings": int(player.osiris).bit_count(),
        "Technologies": int(player.technologies).bit_count(),
        "Decrees": int(player.decree_count),
        "Happiness": int(player.happiness),
        "Population": int(player.population),
    }


def row(*cells: object) -> None:
    """Print a row of a Markdown table."""
    print("| " + " | ".join(str(cell) for cell in cells) + " |", flush=True)


def head(*cells: str) -> None:
    """Print the head of a Markdown table."""
    print()
    row(*cells)
    row(*("---" for _ in cells))


def show_scores(results: dict[int, Result]) -> None:
    """Mean, standard deviation and range by number of players."""
    head("players", "games", "mean", "sd", "range", "mean of winners")
    for seats, result in results.items():
        scores = result.scores
        spread = f"{min(scores)}-{max(scores)}"
        mean, sd = f"{fmean(scores):.1f}", f"{pstdev(scores):.1f}"
        row(seats, len(result.winners), mean, sd, spread, f"{fmean(result.winners):.1f}")


def show_means(results: list[Counter[str]], sizes: list[int], titles: list[str]) -> None:
    """One row for each kind, one column for each counter, divided by its size."""
    head("for each player", *titles)
    kinds = [kind for kind in dict.fromkeys(AREAS.values()) if any(r[kind] for r in results)]
    kinds += [kind for result in results for kind in result if kind not in AREAS.values()]
    for kind in dict.fromkeys(kinds):
        parts = zip(results, sizes, strict=True)
        row(kind, *(f"{counter[kind] / size:.1f}" for counter, size in parts))


def show_shares(results: dict[int, Result]) -> None:
    """VP by area, and their part of all that was gained after the start."""
    head("area", *(f"{seats} players" for seats in results))
    for area in dict.fromkeys(AREAS.values()):
        cells = [share(result, area) for result in results.values()]
        if any(result.areas[area] for result in results.values()) and area != "start":
            row(area, *cells)


def share(result: Result, area: str) -> str:
    """Mean VP of an area and its part of what was gained."""
    gained = sum(vp for name, vp in result.areas.items() if name != "start" and vp > 0)
    mean = result.areas[area] / len(result.scores)
    return f"{mean:.1f}" if mean <= 0 else f"{mean:.1f} ({100 * result.areas[area] / gained:.0f} %)"


def show_solo(games: int, seed: str, bot: str) -> list[Result]:
    """Win rate and scores against Botankhamun."""
    head("options", "games", "won", "mean", "sd", "Botankhamun", "sd")
    results = []
    for options in SOLO:
        result = play(1, games, options, seed, bot)
        results.append(result)
        name = ", ".join(f"{key} {value}" for key, value in options.items())
        own = [f"{fmean(result.scores):.1f}", f"{pstdev(result.scores):.1f}"]
        his = [f"{fmean(result.bot):.1f}", f"{pstdev(result.bot):.1f}"]
        row(name, games, f"{100 * result.won / games:.1f} %", *own, *his)
    return results


def main() -> None:
    """Play everything and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="tables")
    parser.add_argument("--bot", default="greedy")
    wish = parser.parse_args()
    results = {seats: play(seats, wish.games, {}, wish.seed, wish.bot) for seats in (2, 3, 4)}
    show_scores(results)
    show_shares(results)
    sizes = [len(result.scores) for result in results.values()]
    titles = [f"{seats} players" for seats in results]
    show_means([result.pieces for result in results.values()], sizes, titles)
    solo = show_solo(wish.games, wish.seed, wish.bot)[:3]
    titles = [options["level"] for options in SOLO[:3]]
    show_means([result.bot_areas for result in solo], [wish.games] * 3, titles)


if __name__ == "__main__":
    main()
