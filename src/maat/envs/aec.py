"""Any game of the catalog as a PettingZoo environment, agent by agent.

    from maat.envs import aec
    env = aec.env("ra", seats=3, options={"open_scores": "on"}, reward="rank")

An observation is a table of `observation`, the numbers `env.unwrapped.feature_names` tells, and
`action_mask`. An agent sees what its seat may see. Chance answers by itself. Rewards come with
the end of the game: `rank` (1 for the first, -1 for the last, evenly between), `win` (1 for the
winner, 0 for the others) or `margin` (points ahead of the best of the others), or after every
answer: `gain` (the points won since the last one, or lost). An automa is a side that is ranked and
gets no reward. Once the game is over, `infos` have the `scores` and the `ranking` of all sides.
"""

from __future__ import annotations

import copy
import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, Self, TypeVar, cast

import numpy as np

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.state import NOBODY
from maat.envs import encoding, words
from maat.envs.position import Position, Seed, Seeds, alike, dealer_of, numbers_of

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
except ImportError as fault:
    raise ImportError("maat.envs.aec needs: pip install 'maat-games[envs]'") from fault

ILLEGAL = -1.0  # the reward of an agent whose illegal answer ends the game
MOMENT = [
    *("seeds", "table", "before", "agents", "agent_selection"),
    *("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"),
]  # what changes in the course of a game, and the dealer

Observation = dict[str, Any]

P = ParamSpec("P")
T = TypeVar("T")


def taking(source: Callable[P, object]) -> Callable[[Callable[..., T]], Callable[P, T]]:
    """Tell type checkers and `help` that a function takes what another one does."""

    def declare(made: Callable[..., T]) -> Callable[P, T]:
        cast("Any", made).__signature__ = inspect.signature(source)
        return made

    return declare


class raw_env(AECEnv[str, Observation, Any]):  # noqa: N801 - PettingZoo's name for it
    """The environment bare: an illegal answer raises IllegalAction with the rule."""

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        reward: encoding.Rewarding = "rank",
        render_mode: str | None = None,
        components: str | Path | None = None,
    ) -> None:
        super().__init__()
        self.given = (key, seats, options, reward, render_mode, components)
        self.game = catalog.load(key, components)
        self.seats = encoding.usual_seats(self.game) if seats is None else seats
        self.options = self.game.settle(options or {})
        self.opening = Position(self.game, self.game.new(self.seats, self.options))
        self.seeds = Seeds()
        self.reward = encoding.rewarding(reward)
        self.render_mode = words.check_render_mode(render_mode)
        self.metadata = {
            "name": f"maat_{key}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.encoder = encoding.Encoder(self.game)
        self.feature_names = self.encoder.names
        self.action_names = self.game.actions.names
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        limit, width = encoding.LIMIT, self.seats * len(self.feature_names)
        self.state_space = spaces.Box(-limit, limit, (width,), np.float32)
        self.observation_spaces: dict[str, spaces.Space[Any]] = {}
        self.action_spaces: dict[str, spaces.Space[Any]] = {}
        for agent in self.possible_agents:
            self.observation_spaces[agent] = self._observation_space()
            self.action_spaces[agent] = spaces.Discrete(len(self.action_names))

    def _observation_space(self) -> spaces.Space[Any]:
        width, actions = len(self.feature_names), len(self.action_names)
        limit = encoding.LIMIT
        return spaces.Dict(
            {
                "observation": spaces.Box(-limit, limit, (width,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same space for every agent, an object for each."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of the game by code, those of chance among them but never legal."""
        return self.action_spaces[agent]

    def reset(self, seed: Seed | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; a seed decides its deals, and those of the games that follow without one."""
        self.dealer = QuickDealer(self.seeds.next(seed))
        self.table = self.opening.copy()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()
        self.before = self.table.scores

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """A twin that goes on by itself; what never changes is shared."""
        memo.update({id(each): each for each in (self.game, self.encoder, self.options)})
        twin = type(self).__new__(type(self))
        memo[id(self)] = twin
        for name, value in vars(self).items():
            is_dealer = isinstance(value, QuickDealer)
            setattr(twin, name, alike(value) if is_dealer else copy.deepcopy(value, memo))
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """The game is loaded anew where it is unpickled, and goes on from where it is."""
        dealer = vars(self).get("dealer")
        moment = {name: vars(self)[name] for name in MOMENT if name in vars(self)}
        return _unpickled, (self.given, moment, numbers_of(dealer) if dealer else [])

    def step(self, action: Any) -> None:
        """Answer for the agent selected; chance answers what comes before the next agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.play(int(action))
        self._go_on()
        given = encoding.earned(self.reward, self.before, self.table)
        self.rewards.update(zip(self.possible_agents, given, strict=False))
        self.before = self.table.scores
        self._accumulate_rewards()

    def _go_on(self) -> None:
        self.table.deal(self.dealer)
        if not self.table.over:
            self.agent_selection = self.possible_agents[self.table.seat]
            return
        ranking, scores = self.table.ranking, self.table.scores
        for agent in self.possible_agents:
            self.terminations[agent] = True
            self.infos[agent] = {"scores": scores[:], "ranking": ranking[:]}

    def observe(self, agent: str) -> Observation:
        """What the agent's seat knows, and what it may answer."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.encoder.vector(self.table.state, seat),
            "action_mask": self.encoder.mask(self.table.state, seat),
        }

    def state(self) -> encoding.Vector:
        """What all seats know together: what each knows, one after the other."""
        seats = range(self.seats)
        return np.concatenate([self.encoder.vector(self.table.state, seat) for seat in seats])

    def position(self) -> Position:
        """A copy of the position, with everything in it: for search, not for agents."""
        return self.table.copy()

    def render(self) -> str | None:
        """The table in words, as the seat sees it that is asked; nothing without `ansi`."""
        if self.render_mode is None:
            return None
        seat = NOBODY if self.table.over else self.table.seat
        return words.told(self.game, self.table.state, seat, self.possible_agents)

    def close(self) -> None:
        """Nothing is open."""


def _unpickled(given: tuple[Any, ...], moment: dict[str, Any], dealt: list[int]) -> raw_env:
    """An environment in the middle of its game."""
    twin = raw_env(*given)
    for name, value in moment.items():
        setattr(twin, name, value)
    if dealt:
        twin.dealer = dealer_of(dealt)
    return twin


# What programs make: both take what `raw_env` takes.


@taking(raw_env)
def env(*wishes: Any, **named: Any) -> AECEnv[str, Observation, Any]:
    """The environment in PettingZoo's usual wrappers: an illegal answer loses the game."""
    made: AECEnv[str, Observation, Any] = raw_env(*wishes, **named)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


@taking(raw_env)
def parallel_env(*wishes: Any, **named: Any) -> ParallelEnv[str, Observation, Any]:
    """The same for programs that want an answer of every agent at each step.

    Only that of the agent who is asked is taken: the one whose mask has a 1.
    """
    return turn_based_aec_to_parallel(env(*wishes, **named))
