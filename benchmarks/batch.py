"""Many games at once as arrays: decisions a second, bare and with masks and features.

    python benchmarks/batch.py

Each figure is the median of some slices of processor time; the rows are those of the tables in
docs/benchmarks.md. In Gymnasium's vectors one seat is answered from outside and bots answer for the
others: its own decisions are counted there, what comes with them are masks and features.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from statistics import median

import numpy as np

from maat import is_compiled
from maat.envs.batch import BatchEnv
from maat.envs.vector import SeatVectorEnv

SLICE = 0.4  # seconds of work before the clock is read
ROUNDS = 3
SEATS = 3
ROWS = [(key, size) for key in ("ra", "pharaon", "tekhenu") for size in (64, 256, 1024)]
HEADS = ["game", "games at once", "steps", "and masks", "and features", "a numpy policy"]
BOTS = ["random", "greedy"]
VECTOR_HEADS = ["game", "games at once", *(f"among {bot} bots" for bot in BOTS)]


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


def rate(work: Callable[[], None], size: int) -> float:
    """Decisions in a second of processor time."""
    rates = []
    for _ in range(ROUNDS):
        done = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < SLICE:
            work()
            done += size
        rates.append(done / spent)
    return median(rates)


class Learner:
    """Answers at random for the seat that learns; what that takes is no part of the figures."""

    def __init__(self, key: str, size: int, bot: str) -> None:
        self.env = SeatVectorEnv(size, key, seats=SEATS, opponents=bot)
        self.dice = np.random.default_rng(1)
        _, infos = self.env.reset(seed=1)
        self.masks = infos["action_mask"]

    def rate(self) -> float:
        """Own decisions in a second of the environment's processor time."""
        rates = []
        for _ in range(ROUNDS):
            done, spent = 0, 0.0
            while spent < SLICE:
                spent += self.step()
                done += self.env.num_envs
            rates.append(done / spent)
        return median(rates)

    def step(self) -> float:
        """One answer everywhere; the seconds the environment took."""
        luck = self.dice.random(self.masks.shape, dtype=np.float32)
        actions = (self.masks * luck).argmax(axis=1)
        start = time.process_time()
        self.masks = self.env.step(actions)[4]["action_mask"]
        return time.process_time() - start


def rounded(figure: float) -> str:
    """Three digits are more than can be trusted."""
    digits = 2 - int(np.floor(np.log10(figure)))
    return f"{round(figure, digits):,.0f}"


def head(cells: list[str]) -> None:
    """The first lines of a table."""
    print(f"| {' | '.join(cells)} |")
    print(f"|{'---|' * len(cells)}")


def main() -> None:
    """The tables, line by line."""
    print("compiled engine" if is_compiled() else "plain engine")
    head(HEADS)
    works = [steps, with_masks, with_features, policy(np.random.default_rng(1))]
    for key, size in ROWS:
        env = BatchEnv(key, size, SEATS, seed="batch")
        found = [rounded(rate(partial(work, env), size)) for work in works]
        print(f"| {key} | {size} | {' | '.join(found)} |", flush=True)
    head(VECTOR_HEADS)
    for key, size in ROWS:
        found = [rounded(Learner(key, size, bot).rate()) for bot in BOTS]
        print(f"| {key} | {size} | {' | '.join(found)} |", flush=True)


if __name__ == "__main__":
    main()
