"""MaskablePPO learns Ra at one seat while bots play the others.

    pip install "maat-games[train]"
    python examples/train_ppo.py --steps 100000 --opponents greedy --against random greedy

A small start, not a strong player: about a hundred lines that train, play a number of fresh games
before and after, and say how often the learner won, with a 95 % interval. It learns by playing
against `--opponents` and is measured against each of `--against`.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from importlib import import_module
from math import sqrt
from pathlib import Path
from typing import Any

TABLES = 8  # games that are learned from side by side
WAVE = 50  # games that are measured side by side
Z = 1.96


def needed(module: str) -> Any:
    """A package of the extra, or one clear line."""
    try:
        return import_module(module)
    except ImportError as fault:
        raise SystemExit(f'train_ppo needs: pip install "maat-games[train]" ({fault})') from None


@dataclass(frozen=True)
class Measured:
    """How a player did in fresh games."""

    games: int
    won: float
    points: float
    error: float  # standard error of the share won

    def __str__(self) -> str:
        half = 100 * Z * self.error
        share = f"won {100 * self.won:.1f} % ± {half:.1f}"
        return f"{share} of {self.games} games, {self.points:.1f} points on average"


def table(seats: int, opponents: str, seed: int) -> Any:
    """One environment: a seat that changes from game to game, the rest bots."""
    made = needed("maat.envs.gym").SeatEnv("ra", seats, None, opponents)
    made.reset(seed=seed)
    return made


def measure(model: Any, seats: int, opponents: str, games: int, seed: int) -> Measured:
    """Let the model play games it has not seen; a shared win counts in equal parts."""
    envs = [table(seats, opponents, seed) for _ in range(min(games, WAVE))]
    ends = []
    for at in range(0, games, WAVE):
        seeds = range(seed + at, seed + min(at + WAVE, games))
        ends += play(model, envs[: len(seeds)], list(seeds))
    wins = [1 / ranking.count(1) if ranking[own] == 1 else 0.0 for ranking, own, _ in ends]
    won = sum(wins) / games
    spread = sum((win - won) ** 2 for win in wins) / max(1, games - 1)
    return Measured(games, won, sum(end[2] for end in ends) / games, sqrt(spread / games))


def play(model: Any, envs: list[Any], seeds: list[int]) -> list[tuple[list[int], int, int]]:
    """One game in each environment, all asked at once: places, own seat, own points."""
    stack = needed("numpy").stack
    seen = {at: env.reset(seed=seeds[at])[0] for at, env in enumerate(envs)}
    ends = []
    while seen:
        masks = stack([envs[at].action_masks() for at in seen])
        answers, _ = model.predict(
            stack(list(seen.values())), deterministic=True, action_masks=masks
        )
        for at, answer in zip(list(seen), answers, strict=True):
            seen[at], _, over, _, info = envs[at].step(answer)
            if over:
                own = info["seat"]
                ends.append((info["ranking"], own, info["scores"][own]))
                del seen[at]
    return ends


def learner(seats: int, opponents: str, seed: int) -> Any:
    """An untrained model with tables to learn at."""
    vectors = needed("stable_baselines3.common.vec_env")
    makers = [lambda at=at: table(seats, opponents, seed + at) for at in range(TABLES)]
    return needed("sb3_contrib").MaskablePPO(
        "MlpPolicy",
        vectors.DummyVecEnv(makers),
        n_steps=256,
        batch_size=256,
        gamma=0.995,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )


def main() -> None:
    """Train, and measure before and after."""
    wish = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    wish.add_argument("--steps", type=int, default=100_000)
    wish.add_argument("--seats", type=int, default=3)
    wish.add_argument("--opponents", default="greedy")
    wish.add_argument("--against", nargs="+", help="bots to measure with; else the opponents")
    wish.add_argument("--games", type=int, default=500, help="fresh games for each measurement")
    wish.add_argument("--seed", type=int, default=1)
    wish.add_argument("--save", type=Path, help="where to keep the model")
    given = wish.parse_args()
    needed("torch").set_num_threads(1)
    model = learner(given.seats, given.opponents, given.seed)
    rivals = given.against or [given.opponents]
    fresh = (given.games, 1_000_000 + given.seed)
    print(f"fair share: {100 / given.seats:.1f} %")
    for rival in rivals:
        result = measure(model, given.seats, rival, *fresh)
        print(f"untrained against {rival}: {result}", flush=True)
    started = time.perf_counter()
    model.learn(given.steps)
    seconds = time.perf_counter() - started
    print(f"{model.num_timesteps} steps in {seconds:.0f} s against {given.opponents}", flush=True)
    if given.save:
        model.save(given.save)
    for rival in rivals:
        result = measure(model, given.seats, rival, *fresh)
        print(f"trained against {rival}: {result}", flush=True)


if __name__ == "__main__":
    main()
