"""Many games at once as numpy arrays; the games themselves are played in one compiled call.

    from maat.envs.batch import BatchEnv
    env = BatchEnv("ra", size=256, seats=3, seed=1)
    while True:
        actions = policy(env.features(), env.masks())  # or env.random_actions()
        rewards, ended = env.step(actions)

Every game always waits for an answer of the seat `env.seats_asked()` tells: chance has answered,
and a game that ended has begun anew. Rewards, one for each seat, come with the end of a game
(see `maat.envs.encoding`). Masks and features cost time and are made when they are asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from maat import catalog
from maat.core.batch import Batch
from maat.core.errors import BadOption
from maat.envs import encoding
from maat.envs.position import Position, Seed, Seeds, Uncopied


@dataclass(frozen=True)
class Ending:
    """How one game of a batch ended: its place in the batch, places and points of the sides."""

    at: int
    ranking: list[int]
    scores: list[int]


class BatchEnv(Uncopied):
    """Games of one title side by side."""

    def __init__(
        self,
        key: str,
        size: int,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        seed: Seed = 0,
        reward: encoding.Rewarding = "rank",
        components: str | Path | None = None,
    ) -> None:
        self.game = catalog.load(key, components)
        if size < 1:
            raise BadOption("at-least", option="size", least=1, found=size)
        self.size = size
        self.seats = encoding.usual_seats(self.game) if seats is None else seats
        self.options = self.game.settle(options or {})
        self.reward = encoding.rewarding(reward)
        self.encoder = encoding.Encoder(self.game)
        self.feature_names = self.encoder.names
        self.action_names = self.game.actions.names
        self.seeds = Seeds()
        self.reset(seed)

    def reset(self, seed: Seed | None = None) -> None:
        """All games anew; a seed decides them, and those after later resets without one."""
        named = self.seeds.next(seed)
        self.batch: Batch[Any] = Batch(self.game, self.size, self.seats, self.options, named)
        self.before = self._points()

    def step(
        self, actions: Sequence[int] | NDArray[np.integer[Any]]
    ) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Answer in every game: rewards by game and seat, and which games ended.

        If one answer is illegal, none is given and IllegalAction names the rule.
        """
        given = np.asarray(actions)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            found = f"{given.dtype} {given.shape}"
            raise ValueError(f"a batch of {self.size} needs as many whole numbers, not {found}")
        self.batch.step(given.tolist())
        rewards = np.zeros((self.size, self.seats), dtype=np.float32)
        ended = np.zeros(self.size, dtype=np.bool_)
        for ending in self.batch.endings:
            ended[ending.at] = True
            if not isinstance(self.reward, encoding.Dense):
                earned = self.reward(ending.ranking, ending.scores)
                rewards[ending.at] = earned[: self.seats]
        if isinstance(self.reward, encoding.Dense):
            self._pay(self.reward, rewards)
        return rewards, ended

    def _pay(self, dense: encoding.Dense, rewards: NDArray[np.float32]) -> None:
        """What every seat earned by the last answers, also those that ended a game."""
        now = self._points()
        after = now[:]
        for ending in self.batch.endings:
            after[ending.at] = ending.scores
        for at, (before, scores) in enumerate(zip(self.before, after, strict=True)):
            rewards[at] = dense.reward(before, scores)[: self.seats]
        self.before = now

    def _points(self) -> list[list[int]]:
        """The points of all sides of all games, where somebody is paid by them."""
        dense = isinstance(self.reward, encoding.Dense)
        return [each.scores for each in self.batch.positions] if dense else []

    @property
    def endings(self) -> list[Ending]:
        """Places and points of the games that ended in the last step."""
        return [Ending(each.at, each.ranking, each.scores) for each in self.batch.endings]

    def random_actions(self) -> NDArray[np.int64]:
        """One legal answer for every game, each equally likely."""
        return np.array(self.batch.random_actions(), dtype=np.int64)

    def masks(self, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """A row for each game, a 1 for every legal action; into an array that is there if named."""
        return encoding.laid_out(np.frombuffer(self.batch.masks(), np.int8), self.size, out)

    def features(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """A row for each game: what the seat asked knows."""
        flat = self.batch.features(self.encoder.write, self.encoder.redacts)
        return encoding.laid_out(np.frombuffer(flat, encoding.ROW), self.size, out)

    def seats_asked(self) -> NDArray[np.int64]:
        """Whose answer every game waits for."""
        return np.array(self.batch.asked(), dtype=np.int64)

    def position(self, at: int) -> Position:
        """A copy of one of the positions."""
        return Position(self.game, self.game.copy(self.batch.positions[at].state))

    def replace(self, at: int, position: Position) -> None:
        """Go on from another position of the same game in one of the games."""
        if (position.game.key, position.seats) != (self.game.key, self.seats) or position.over:
            raise ValueError(
                f"{position!r} is not of {self.game.key} with {self.seats} seats, open"
            )
        self.batch.replace(at, position.state)
        self.before = self._points()
