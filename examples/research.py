"""Three questions put to thousands of games, with figures: a notebook written as a script.

    python examples/research.py --games 1000            # plays, then draws
    python examples/research.py --games 1000 --jobs 4   # the same numbers, sooner

How are scores spread? What is a sun disk worth in Ra? Does it help to go first? Results of the
games are kept in one file (`--data`), so that figures can be drawn again without playing again.
Needs matplotlib and numpy: pip install "maat-games[research]".
"""

# %% What is needed

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib import pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from maat import catalog
from maat.bots import matches, roster
from maat.bots.bot import Glance
from maat.core.dealer import QuickDealer
from maat.core.state import CHANCE
from maat.games.ra import steps
from maat.games.ra.rules import epoch
from maat.games.ra.state import RaState

Numbers = np.ndarray[Any, np.dtype[np.float64]]

SEATS = {"ra": [2, 3, 4, 5], "pharaon": [2, 3, 4, 5], "tekhenu": [2, 3, 4]}
TITLES = {"ra": "Ra", "pharaon": "Pharaon", "tekhenu": "Tekhenu"}
SHARE = {"ra": 1.0, "pharaon": 0.05, "tekhenu": 0.03}  # of --games: how long the greedy bots think
FIRST = {"ra": "actor", "pharaon": "first", "tekhenu": "drafter"}  # who begins, in each position
MIXED = "ra-mixed"  # Ra with the suns dealt anew, at random, before the second epoch
MIXED_SEATS = [3, 4]
CHUNK = 20
Z = 1.96  # standard errors on each side of a 95 % interval

# Okabe and Ito's colors, told apart by everybody, and a shape for each as well.
COLORS = {2: "#0072B2", 3: "#D55E00", 4: "#009E73", 5: "#CC79A7"}
SHAPES = {2: "o", 3: "s", 4: "D", 5: "^"}


# %% One game


@dataclass(frozen=True)
class Result:
    """What one game came to."""

    game: str
    seats: int
    number: int
    first: int  # the seat that began
    suns: list[list[int]]  # of each seat, in Ra: at the start, or as dealt anew
    scores: list[int]  # final; where suns were dealt anew, won since then
    wins: list[float]  # a shared win counts in equal parts


def sun_values(state: RaState) -> list[list[int]]:
    """The suns of each seat."""
    return [[sun for sun in range(1, 17) if player.suns >> sun & 1] for player in state.players]


def deal_anew(state: RaState, random: Random) -> None:
    """Mix the suns of all seats, keep how many each has, let the highest begin (RA-18)."""
    pool = [sun for suns in sun_values(state) for sun in suns]
    random.shuffle(pool)
    for player, suns in zip(state.players, sun_values(state), strict=True):
        player.suns = sum(1 << pool.pop() for _ in suns)
    state.agenda = None
    epoch.begin(state)


def to_second_epoch(game: catalog.AnyGame, state: RaState, bots: list[Any], dealer: Any) -> None:
    """Play on until the first turn of the second epoch."""
    while state.epoch < 2 or state.asked().step != steps.TURN:
        ask = state.asked()
        if ask.seat == CHANCE:
            game.apply(state, game.sample(state, dealer))
        else:
            game.apply(state, bots[ask.seat].choose(Glance(game, state, ask)))


load = cache(catalog.load)  # the rules hold no position: one copy plays every game


def play(kind: str, seats: int, seed: str, number: int, bot: str) -> Result:
    """One game between equal bots; it depends on the seed and its number alone."""
    key = "ra" if kind == MIXED else kind
    name = f"{seed}.{number}"
    game, dealer = load(key), QuickDealer(name)
    bots = [roster.find(key, bot)(f"{name}.{seat}") for seat in range(seats)]
    state = game.new(seats)
    game.deal(state, dealer)
    before = [0] * seats
    if kind == MIXED:
        to_second_epoch(game, state, bots, dealer)
        deal_anew(state, Random(name))
        before = game.scores(state)
    first = int(getattr(state, FIRST[key]))
    suns = sun_values(state) if key == "ra" else []
    matches.play_out(game, state, bots, dealer)
    scores = [after - then for after, then in zip(game.scores(state), before, strict=True)]
    places = game.ranking(state)
    wins = [1 / places.count(1) if place == 1 else 0.0 for place in places]
    return Result(kind, seats, number, first, suns, scores, wins)


# %% Many games, kept in a file

Job = tuple[str, int, str, range, str]


def play_some(job: Job) -> list[Result]:
    """A handful of games, for one process."""
    kind, seats, seed, numbers, bot = job
    return [play(kind, seats, seed, number, bot) for number in numbers]


def jobs_of(games: int, seed: str, bot: str) -> Iterator[Job]:
    """All games in handfuls."""
    kinds = [(key, seats, SHARE[key]) for key in SEATS for seats in SEATS[key]]
    kinds += [(MIXED, seats, SHARE["ra"]) for seats in MIXED_SEATS]
    for kind, seats, share in kinds:
        total = max(2, round(games * share))
        for at in range(0, total, CHUNK):
            yield kind, seats, seed, range(at, min(at + CHUNK, total)), bot


def gather(file: Path, games: int, seed: str, bot: str, processes: int) -> None:
    """Play everything and write one line for each game."""
    jobs = list(jobs_of(games, seed, bot))
    part = file.with_suffix(".part")  # an interrupted run must not be taken for a whole one
    with (
        part.open("w", encoding="utf-8") as out,
        ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool,
    ):
        for done, results in enumerate(pool.map(play_some, jobs), 1):
            out.writelines(json.dumps(asdict(result)) + "\n" for result in results)
            print(f"\r{done}/{len(jobs)} parts played", end="", flush=True)
    part.replace(file)
    print()


def read(file: Path) -> dict[tuple[str, int], list[Result]]:
    """The results by game and number of seats."""
    found: dict[tuple[str, int], list[Result]] = {}
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            result = Result(**json.loads(line))
            found.setdefault((result.game, result.seats), []).append(result)
    return found


# %% Means with their uncertainty


@dataclass(frozen=True)
class Estimate:
    """A mean and half the width of its 95 % interval."""

    mean: float
    half: float

    def __str__(self) -> str:
        return f"{self.mean:+.1f} ± {self.half:.1f}"


def estimate(values: list[float], scale: float = 1.0) -> Estimate:
    """The mean of independent values."""
    array = np.array(values, dtype=float) * scale
    error = array.std(ddof=1) / np.sqrt(len(array)) if len(array) > 1 else 0.0
    return Estimate(float(array.mean()), float(Z * error))


def worth_of_suns(results: list[Result]) -> dict[int, Estimate]:
    """Points a sun brings above the average sun: least squares, errors clustered by game."""
    values = sorted({sun for result in results for suns in result.suns for sun in suns})
    shape = (len(results), results[0].seats, len(values))
    held = np.zeros(shape)
    for at, result in enumerate(results):
        for seat, suns in enumerate(result.suns):
            held[at, seat, [values.index(sun) for sun in suns]] = 1
    won = np.array([result.scores for result in results], dtype=float)
    flat = held.reshape(-1, len(values))
    bread = np.linalg.pinv(flat.T @ flat)
    worth = bread @ flat.T @ won.reshape(-1)
    scores = np.einsum("gsk,gs->gk", held, won - held @ worth)
    spread = bread @ (scores.T @ scores) @ bread
    contrast = np.eye(len(values)) - 1 / len(values)
    means, errors = contrast @ worth, np.sqrt(np.diag(contrast @ spread @ contrast.T))
    return {
        sun: Estimate(float(mean), float(Z * error))
        for sun, mean, error in zip(values, means, errors, strict=True)
    }


# %% Figures

Data = dict[tuple[str, int], list[Result]]


def dress(axes: Axes) -> None:
    """Only what is needed to read the figure."""
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    axes.tick_params(length=3)


def name_of(seats: int) -> str:
    """For legends and labels."""
    return f"{seats} players"


def draw_scores(data: Data) -> Figure:
    """How final scores are spread, by game and number of players."""
    figure, panels = plt.subplots(1, 3, figsize=(9, 3.4), layout="constrained")
    for axes, key in zip(panels, SEATS, strict=True):
        counts = SEATS[key]
        for row, seats in enumerate(counts):
            points = np.array([point for result in data[key, seats] for point in result.scores])
            shape = axes.violinplot([points], [row], orientation="horizontal", widths=0.85)
            for part in ("cbars", "cmins", "cmaxes"):
                shape[part].set_visible(False)
            shape["bodies"][0].set(facecolor=COLORS[seats], alpha=0.45, edgecolor="none")
            low, middle, high = np.percentile(points, [25, 50, 75])
            axes.plot([low, high], [row, row], color=COLORS[seats], linewidth=3)
            axes.plot(middle, row, "o", color="white", markeredgecolor=COLORS[seats])
        axes.set_yticks(range(len(counts)), [name_of(seats) for seats in counts])
        axes.set(title=TITLES[key], xlabel="final score (points)", ylim=(3.6, -0.6))
        dress(axes)
    return figure


def draw_suns(data: Data) -> Figure:
    """What the dealt sets and single suns are worth in Ra."""
    figure, (left, right) = plt.subplots(1, 2, figsize=(9, 4.5), layout="constrained")
    row, labels = 0.0, []
    for seats in SEATS["ra"]:
        for name, share in sets_of_suns(data["ra", seats]).items():
            labels.append((row, name))
            point(left, share.mean, row, seats, xerr=share.half)
            row += 1
        row += 0.6
    left.set_yticks([at for at, _ in labels], [name for _, name in labels])
    left.axvline(0, color="0.6", linewidth=0.8, zorder=0)
    left.set(title="The set dealt at the start", ylim=(row - 0.6, -1), ylabel="suns of the set")
    left.set_xlabel("games won, above a fair share (percentage points)")
    for shift, seats in zip((-0.12, 0.12), MIXED_SEATS, strict=True):
        for sun, worth in worth_of_suns(data[MIXED, seats]).items():
            point(right, sun + shift, worth.mean, seats, yerr=worth.half)
    right.axhline(0, color="0.6", linewidth=0.8, zorder=0)
    right.set(title="One sun, dealt at random before epoch 2", xlabel="value of the sun")
    right.set(ylabel="points won in epochs 2 and 3,\nabove the average sun", xticks=range(1, 14))
    for axes in (left, right):
        dress(axes)
    legend(figure, SEATS["ra"])
    return figure


def point(axes: Axes, x: float, y: float, seats: int, **error: Any) -> None:
    """A mean with its interval."""
    style: dict[str, Any] = {"color": COLORS[seats], "markersize": 4.5, "elinewidth": 1.3}
    axes.errorbar(x, y, fmt=SHAPES[seats], **style, **error)


def legend(figure: Figure, counts: list[int]) -> None:
    """Which color and shape is which number of players, below the panels."""
    axes = figure.axes[0]
    for seats in counts:
        axes.plot([], [], SHAPES[seats], color=COLORS[seats], label=name_of(seats))
    figure.legend(loc="outside lower center", ncols=len(counts), frameon=False)


def sets_of_suns(results: list[Result]) -> dict[str, Estimate]:
    """Wins above a fair share of the owner of each dealt set, the highest sun first."""
    fair = 1 / results[0].seats
    found: dict[tuple[int, ...], list[float]] = {}
    for result in results:
        for suns, won in zip(result.suns, result.wins, strict=True):
            found.setdefault(tuple(sorted(suns, reverse=True)), []).append(won - fair)
    ordered = sorted(found, reverse=True)
    return {" ".join(map(str, suns)): estimate(found[suns], 100) for suns in ordered}


def by_order(results: list[Result]) -> list[Estimate]:
    """Wins above a fair share of whoever begins, sits next, and so on."""
    seats = results[0].seats
    wins: list[list[float]] = [[] for _ in range(seats)]
    for result in results:
        for seat, won in enumerate(result.wins):
            wins[(seat - result.first) % seats].append(won - 1 / seats)
    return [estimate(column, 100) for column in wins]


def draw_first(data: Data) -> Figure:
    """Whether it helps to begin."""
    figure, panels = plt.subplots(1, 3, figsize=(9, 3.5), layout="constrained", sharey=True)
    for axes, key in zip(panels, SEATS, strict=True):
        axes.axhline(0, color="0.6", linewidth=0.8, zorder=0)
        for seats in SEATS[key]:
            shift = 0.13 * (seats - 3.5)
            for at, share in enumerate(by_order(data[key, seats]), 1):
                point(axes, at + shift, share.mean, seats, yerr=share.half)
        axes.set(title=TITLES[key], xticks=range(1, max(SEATS[key]) + 1))
        axes.set_xlabel("place in the order of play")
        dress(axes)
    panels[0].set_ylabel("games won, above a fair share\n(percentage points)")
    legend(figure, SEATS["ra"])
    return figure


FIGURES: dict[str, Callable[[Data], Figure]] = {
    "scores": draw_scores,
    "suns": draw_suns,
    "first": draw_first,
}


def draw(data: Data, folder: Path) -> None:
    """Every figure as SVG, the same bytes for the same data."""
    mpl.use("Agg")
    mpl.rcParams.update({"svg.hashsalt": "maat", "font.size": 9, "axes.titlesize": 10})
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in FIGURES.items():
        file = folder / f"research-{name}.svg"
        figure = make(data)
        figure.savefig(file, metadata={"Date": None})
        plt.close(figure)
        print(f"drawn: {file}")


# %% The numbers behind the figures


def tell(data: Data) -> None:
    """The same as text, with intervals."""
    for (kind, seats), results in data.items():
        head = f"{kind}, {seats} players, {len(results)} games:"
        if kind == MIXED:
            told = [f"sun {sun} {worth}" for sun, worth in worth_of_suns(results).items()]
            print(head, "; ".join(told))
            continue
        points = estimate([float(np.mean(result.scores)) for result in results])
        spread = np.std([point for result in results for point in result.scores])
        print(head, f"score {points.mean:.1f} ± {points.half:.1f}, spread {spread:.1f};", end=" ")
        print("wins by order of play (points of percent)", *by_order(results), sep=", ")
        if kind == "ra":
            print("  ", "; ".join(f"{name}: {won}" for name, won in sets_of_suns(results).items()))


def main() -> None:
    """Play unless the games are there, draw, tell."""
    wish = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    wish.add_argument("--games", type=int, default=1000, help="of Ra; fewer of the longer games")
    wish.add_argument("--seed", default="research")
    wish.add_argument("--bot", default="greedy")
    wish.add_argument("--jobs", type=int, default=1)
    wish.add_argument("--data", type=Path, default=Path("research.jsonl"))
    wish.add_argument("--out", type=Path, default=Path("docs/pictures"))
    given = wish.parse_args()
    if given.data.exists():
        print(f"The games in {given.data} are used; another --data plays new ones.")
    else:
        gather(given.data, given.games, given.seed, given.bot, given.jobs)
    data = read(given.data)
    draw(data, given.out)
    tell(data)


if __name__ == "__main__":
    main()
