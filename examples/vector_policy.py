"""A policy learns Ra by its own rewards (REINFORCE) at many tables at once, in numpy, torch or JAX.

    pip install "maat-games[envs]"
    python examples/vector_policy.py --with numpy --steps 2000
    python examples/vector_policy.py --with torch   # pip install torch
    python examples/vector_policy.py --with jax     # pip install jax

What is to be seen here is how observations, masks and answers go to and fro: the arrays of
`features(out=...)` and `masks(out=...)` are made once; torch shares their memory, JAX copies it.
The policy is one layer, so it learns little; `examples/train_ppo.py` is a better learner.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np

RATE = 0.05
OUT = -1e9  # the score of an answer that is not allowed

# A backend makes two functions: answers to rows and masks, and a step along what they earned.
Act = Callable[[Any, Any, Any], Any]
Learn = Callable[[Any, Any, Any, Any], None]


def needed(module: str) -> Any:
    """A package, or one clear line."""
    try:
        return import_module(module)
    except ImportError as fault:
        raise SystemExit(f"vector_policy needs: pip install {module} ({fault})") from None


def with_numpy(features: int, actions: int) -> tuple[Act, Learn]:
    """The slope written out."""
    layer = np.zeros((features, actions), np.float32)

    def chances(seen: Any, masks: Any) -> Any:
        scores = np.where(masks, seen @ layer, OUT)
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        return scores / scores.sum(axis=1, keepdims=True)

    def act(seen: Any, masks: Any, noise: Any) -> Any:
        return (np.log(chances(seen, masks) + 1e-12) + noise).argmax(axis=1)

    def learn(seen: Any, masks: Any, given: Any, earned: Any) -> None:
        slope = -chances(seen, masks)
        slope[np.arange(len(given)), given] += 1
        layer[...] += RATE * seen.T @ (slope * earned[:, None]) / len(given)

    return act, learn


def with_torch(features: int, actions: int) -> tuple[Act, Learn]:
    """Autograd; `from_numpy` shares the memory of the arrays."""
    torch = needed("torch")
    layer = torch.zeros(features, actions, requires_grad=True)
    descent = torch.optim.SGD([layer], RATE)

    def logs(seen: Any, masks: Any) -> Any:
        scores = torch.from_numpy(seen) @ layer
        return torch.log_softmax(scores.masked_fill(torch.from_numpy(masks) == 0, OUT), dim=1)

    def act(seen: Any, masks: Any, noise: Any) -> Any:
        with torch.no_grad():
            return (logs(seen, masks) + torch.from_numpy(noise)).argmax(dim=1).numpy()

    def learn(seen: Any, masks: Any, given: Any, earned: Any) -> None:
        told = logs(seen, masks).gather(1, torch.from_numpy(given)[:, None])[:, 0]
        descent.zero_grad()
        (-(told * torch.from_numpy(earned)).mean()).backward()
        descent.step()

    return act, learn


def with_jax(features: int, actions: int) -> tuple[Act, Learn]:
    """Compiled once, for the shapes that come."""
    jax, jnp = needed("jax"), needed("jax.numpy")
    kept = [jnp.zeros((features, actions))]

    def logs(layer: Any, seen: Any, masks: Any) -> Any:
        return jax.nn.log_softmax(jnp.where(masks, seen @ layer, OUT), axis=1)

    def best(layer: Any, seen: Any, masks: Any, noise: Any) -> Any:
        return (logs(layer, seen, masks) + noise).argmax(axis=1)

    def stepped(layer: Any, seen: Any, masks: Any, given: Any, earned: Any) -> Any:
        def gain(layer: Any) -> Any:
            told = jnp.take_along_axis(logs(layer, seen, masks), given[:, None], axis=1)[:, 0]
            return (told * earned).mean()

        return layer + RATE * jax.grad(gain)(layer)

    quick_best, quick_stepped = jax.jit(best), jax.jit(stepped)

    def act(seen: Any, masks: Any, noise: Any) -> Any:
        return np.asarray(quick_best(kept[0], seen, masks, noise))

    def learn(seen: Any, masks: Any, given: Any, earned: Any) -> None:
        kept[0] = quick_stepped(kept[0], seen, masks, given, earned)

    return act, learn


BACKENDS = {"numpy": with_numpy, "torch": with_torch, "jax": with_jax}


class Course:
    """Tables side by side, what was answered in the games that run, and what was won."""

    def __init__(self, tables: int, opponents: str, backend: str, seed: int) -> None:
        name = "maat.envs.gym:maat/Ra-v0"
        made: Any = gymnasium.make_vec(name, tables, opponents=opponents, autoreset_mode="SameStep")
        self.envs = made
        self.envs.reset(seed=seed)
        self.dice = np.random.default_rng(seed)
        features, actions = len(self.envs.feature_names), len(self.envs.action_names)
        self.seen = np.zeros((tables, features), np.float32)
        self.masks = np.zeros((tables, actions), np.int8)
        self.act, self.learn = BACKENDS[backend](features, actions)
        self.games: list[list[tuple[Any, Any, int]]] = [[] for _ in range(tables)]
        self.rewards: list[float] = []

    def step(self) -> None:
        """Answer everywhere; learn from the games that end."""
        self.envs.features(out=self.seen)
        self.envs.masks(out=self.masks)
        noise = self.dice.gumbel(size=self.masks.shape).astype(np.float32)
        given = self.act(self.seen, self.masks, noise).astype(np.int64)
        for at, moments in enumerate(self.games):
            moments.append((self.seen[at].copy(), self.masks[at].copy(), int(given[at])))
        _, rewards, ended, _, _ = self.envs.step(given)
        for at in np.flatnonzero(ended).tolist():
            self.study(self.games[at], float(rewards[at]))
            self.games[at] = []

    def study(self, moments: list[tuple[Any, Any, int]], reward: float) -> None:
        """One step for each game, better answers than so far counting for, worse against."""
        usual = float(np.mean(self.rewards[-500:])) if self.rewards else 0.0
        self.rewards.append(reward)
        seen, masks, given = (np.stack(part) for part in zip(*moments, strict=True))
        self.learn(seen, masks, given, np.full(len(given), reward - usual, np.float32))


def main() -> None:
    """Learn, and say what the first and the last games brought."""
    wish = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    wish.add_argument("--with", dest="backend", choices=list(BACKENDS), default="numpy")
    wish.add_argument("--tables", type=int, default=64)
    wish.add_argument("--steps", type=int, default=20_000)
    wish.add_argument("--opponents", default="random")
    wish.add_argument("--seed", type=int, default=1)
    given = wish.parse_args()
    course = Course(given.tables, given.opponents, given.backend, given.seed)
    for _ in range(given.steps):
        course.step()
    tenth = max(1, len(course.rewards) // 10)
    first, last = np.mean(course.rewards[:tenth]), np.mean(course.rewards[-tenth:])
    told = f"mean reward {first:+.2f} at first, {last:+.2f} at last"
    print(f"{given.backend}: {len(course.rewards)} games, {told}")


if __name__ == "__main__":
    main()
