"""Many Gymnasium environments as one: the games are played in compiled calls.

    envs = gymnasium.make_vec("maat.envs.gym:maat/Ra-v0", num_envs=256, opponents="greedy")

What it gives is what Gymnasium's own vector of as many `SeatEnv` gives, for the same seeds and in
all three autoreset modes; only bots that search begin anew at every question.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from maat.bots import seat_game
from maat.bots.seat_game import NO_ANSWER, SeatGame
from maat.core import position
from maat.core.dealer import QuickDealer
from maat.core.errors import IllegalAction
from maat.envs import encoding
from maat.envs.gym import DRAWING, Info, SeatEnv, number_of
from maat.envs.position import Position, Seed, Uncopied

Rows = NDArray[np.float32]
Marks = NDArray[np.bool_]
Answers = NDArray[np.int64]
Faults = dict[int, str]  # illegal answers: at which table, and the rule
Step = tuple[Rows, NDArray[np.float64], Marks, Marks, Info]


class SeatVectorEnv(Uncopied, VectorEnv[Rows, Answers, Any]):
    """Tables side by side, at each of which one seat learns."""

    def __init__(
        self,
        num_envs: int,
        key: str,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        **wishes: Any,
    ) -> None:
        """So many tables of one game, and when their games begin anew; all else by name, as
        `SeatEnv` takes it."""
        self.table = SeatEnv(key, **wishes)
        self.num_envs = num_envs
        self.mode = AutoresetMode(autoreset_mode)
        self.metadata = {**DRAWING, "autoreset_mode": self.mode}
        self.single_observation_space = self.table.observation_space
        self.single_action_space = self.table.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.feature_names = self.table.feature_names
        self.action_names = self.table.action_names
        game = self.table.game
        self.opening = position.Position(game, game.new(self.table.seats, self.table.options))
        self.chances = [np.random.default_rng() for _ in range(num_envs)]
        self.games: list[SeatGame[Any]] = []
        self.own = np.zeros(num_envs, np.int64)  # seats that learn
        self.before: list[list[int]] = [[] for _ in range(num_envs)]  # points, last time
        self.ended = np.zeros(num_envs, np.bool_)  # and not begun anew

    def reset(
        self, *, seed: Seed | list[int | None] | None = None, options: Info | None = None
    ) -> tuple[Rows, Info]:
        """New games, or only those that `options["reset_mask"]` marks."""
        everywhere = np.ones(self.num_envs, np.bool_)
        wished = everywhere if options is None else options.get("reset_mask", everywhere)
        for at, each in enumerate(self._seeds(seed)):
            if wished[at] and each is not None:
                self.chances[at], _ = seeding.np_random(each)
        if not self.games:
            self.games = [self._new(at) for at in range(self.num_envs)]
        else:
            self._begin(wished)
        self.ended &= ~wished
        return self.features(), self._infos(wished)

    def _seeds(self, seed: Seed | list[int | None] | None) -> list[int | None]:
        """A seed for each table: those named, or one after the other."""
        if isinstance(seed, list):
            return seed
        if seed is None:
            return [None] * self.num_envs
        return [number_of(seed) + at for at in range(self.num_envs)]

    def _begin(self, where: Marks) -> None:
        for at in np.flatnonzero(where).tolist():
            self.games[at] = self._new(at)

    def _new(self, at: int) -> SeatGame[Any]:
        """A new game: dealer, seat and bots drawn in the order in which `SeatEnv` draws them."""
        chance, table = self.chances[at], self.table
        dealer = QuickDealer(str(chance.integers(1 << 62)))
        own = table.wished_seat
        if own is None:
            own = int(chance.integers(table.seats))
        self.own[at] = own
        bots: list[Any] = [make(str(chance.integers(1 << 62))) for make in table.opponents]
        seated = [*bots[:own], None, *bots[own:]]
        begun = SeatGame(self.opening.copy(), own, seated, dealer)
        self.before[at] = begun.position.scores
        return begun

    def step(self, actions: Answers) -> Step:
        """Answer everywhere; where a game had ended the next one begins instead."""
        over = self.ended
        if self.mode == AutoresetMode.DISABLED and over.any():
            raise ValueError("games that have ended wait for reset(options={'reset_mask': ...})")
        given = np.where(over, NO_ANSWER, np.asarray(actions))
        rewards = np.zeros(self.num_envs, np.float64)
        faults = self._refused(given.tolist())
        for at in faults:
            given[at], rewards[at] = NO_ANSWER, self.table.illegal
        finished = seat_game.answer(self.games, given.tolist())
        for at in self._paid(given, finished):
            rewards[at] = self._earned(at)
        self._begin(over)
        self.ended = np.zeros(self.num_envs, np.bool_)
        self.ended[[*faults, *finished]] = True
        terminated, cut = self.ended.copy(), np.zeros(self.num_envs, np.bool_)
        if self.mode == AutoresetMode.SAME_STEP:
            infos = self._begun_at_once(terminated, faults)
        else:
            infos = self._infos(np.ones(self.num_envs, np.bool_))
            for at in np.flatnonzero(terminated).tolist():
                infos = self._add_info(infos, self._last_words(at, faults), at)
        return self.features(), rewards, terminated, cut, infos

    def _begun_at_once(self, where: Marks, faults: Faults) -> Info:
        """The next games begin in the same step; how the last ones ended is told beside them."""
        infos: Info = {}
        if where.any():
            last, masks = self.features(), self.masks()
            for at in np.flatnonzero(where).tolist():
                told = {"action_mask": masks[at], "seat": int(self.own[at])}
                final = {**told, **self._last_words(at, faults)}
                infos = self._add_info(infos, {"final_obs": last[at], "final_info": final}, at)
            self._begin(where)
            self.ended &= ~where
        return {**infos, **self._infos(np.ones(self.num_envs, np.bool_))}

    def _refused(self, given: list[int]) -> Faults:
        """Which answers are illegal; the first is raised where a game cannot be lost by it."""
        found: Faults = {}
        for at in seat_game.illegal(self.games, given):
            try:
                self.games[at].position.check(given[at])
            except IllegalAction as fault:
                if self.table.illegal is None:
                    raise
                found[at] = str(fault)
        return found

    def _paid(self, given: Answers, finished: list[int]) -> list[int]:
        """Where something is earned: at the end, or after every answer."""
        if isinstance(self.table.reward, encoding.Dense):
            return np.flatnonzero(given != NO_ANSWER).tolist()
        return finished

    def _earned(self, at: int) -> float:
        position = self.games[at].position
        before, self.before[at] = self.before[at], position.scores
        return encoding.earned(self.table.reward, before, position)[int(self.own[at])]

    def _last_words(self, at: int, faults: Faults) -> Info:
        """How a game ended."""
        if at in faults:
            return {"illegal": faults[at]}
        ended = self.games[at].position
        return {"scores": ended.scores, "ranking": ended.ranking}

    def _infos(self, where: Marks) -> Info:
        """Masks and seats of all tables, as Gymnasium has them: with a mark for whom they are."""
        return {
            "action_mask": self.masks(),
            "_action_mask": where.copy(),
            "seat": self.own.copy(),
            "_seat": where.copy(),
        }

    def masks(self, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """A row for each table, a 1 for every legal action; all 1 where the game is over."""
        flat = np.frombuffer(seat_game.masks(self.games, len(self.action_names)), np.int8)
        return encoding.laid_out(flat, self.num_envs, out)

    def features(self, out: Rows | None = None) -> Rows:
        """A row for each table: what the own seat knows."""
        encoder = self.table.encoder
        flat = seat_game.features(self.games, encoder.write, encoder.redacts)
        return encoding.laid_out(np.frombuffer(flat, encoding.ROW), self.num_envs, out)

    def position(self, at: int) -> Position:
        """A copy of one of the positions, with everything in it."""
        return Position(self.table.game, self.table.game.copy(self.games[at].position.state))
