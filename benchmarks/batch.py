"""Many games at once as arrays: decisions a second, bare and with masks and features.

    python benchmarks/batch.py

Each figure is the median of some slices of processor time; the rows are those of the table in
docs/benchmarks.md.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import numpy as np

from maat import is_compiled
from maat.envs.batch import BatchEnv

SLICE = 0.4  # seconds of work before the clock is read
ROUNDS = 3
SEATS = 3
ROWS = [(key, size) for key in ("ra", "pharaon", "tekhenu") for size in (64, 256, 1024)]
HEADS = ["game", "games at once", "steps", "and masks", "and features", "a numpy policy"]


def steps(env: BatchEnv) -> None:
    """Answers at random, made where the games are."""
    env.step(env.random_actions())


def with_masks(env: BatchEnv) -> None:
    """The same, and what may be answered."""
    env.masks()
    env.step(env.random_actions())


def with_features(env: BatchEnv) -> None:
    """The same, and what the seats see."""
    env.masks()
    env.features()
    env.step(env.random_actions())


def policy(dice: np.random.Generator) -> Callable[[BatchEnv], None]:
    """Answers at random, made by numpy from the masks."""

    def step(env: BatchEnv) -> None:
        masks = env.masks()
        env.step((masks * dice.random(masks.shape, dtype=np.float32)).argmax(axis=1))

    return step


def rate(work: Callable[[BatchEnv], None], env: BatchEnv) -> float:
    """Decisions in a second of processor time."""
    rates = []
    for _ in range(ROUNDS):
        done = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < SLICE:
            work(env)
            done += env.size
        rates.append(done / spent)
    return median(rates)


def rounded(figure: float) -> str:
    """Three digits are more than can be trusted."""
    digits = 2 - int(np.floor(np.log10(figure)))
    return f"{round(figure, digits):,.0f}"


def main() -> None:
    """The table, line by line."""
    print("compiled engine" if is_compiled() else "plain engine")
    print(f"| {' | '.join(HEADS)} |")
    print(f"|{'---|' * len(HEADS)}")
    works = [steps, with_masks, with_features, policy(np.random.default_rng(1))]
    for key, size in ROWS:
        env = BatchEnv(key, size, SEATS, seed="batch")
        found = [rounded(rate(work, env)) for work in works]
        print(f"| {key} | {size} | {' | '.join(found)} |", flush=True)


if __name__ == "__main__":
    main()
