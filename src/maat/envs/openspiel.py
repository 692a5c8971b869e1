"""Every game of the catalog as an OpenSpiel game with explicit chance nodes.

    import pyspiel, maat.envs.openspiel
    game = pyspiel.load_game("maat_ra(players=3,options=open_scores:on;boat:off)")

Chance nodes have the engine's own weights. Returns are by rank: 1 for the first, -1 for the
last, evenly between. The information state is all a player has seen, as a string only: the named
features of the game (`game.feature_names`) remember nothing, so they are the observation's tensor.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from maat import catalog
from maat.core import snapshot
from maat.core.log import HIDDEN, Answers
from maat.core.position import Witnessed
from maat.core.state import CHANCE
from maat.envs import encoding
from maat.envs.position import Position

try:
    import pyspiel
except ImportError as fault:
    raise ImportError("maat.envs.openspiel needs: pip install 'maat-games[openspiel]'") from fault

LONGEST: Final = 20_000  # answers, chance's included; no game comes near


class Walk:
    """A position and the answers on the way to it, as OpenSpiel copies and pickles them."""

    def __init__(self, witnessed: Witnessed[Any]) -> None:
        self.witnessed = witnessed

    def __deepcopy__(self, memo: dict[int, Any]) -> Walk:
        return Walk(self.witnessed.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _walked, (self.position.to_json(), self.witnessed.answered)

    @property
    def position(self) -> Position:
        """The position with all that is for searches."""
        return Position(self.witnessed.game, self.witnessed.state)

    def known_to(self, seat: int) -> str:
        """All a seat knows: the answers it saw and what lies open now."""
        answers = " ".join(
            f"{who}:{'?' if action == HIDDEN else action}"
            for _, who, action in self.witnessed.answered.seen_by(seat)
        )
        return f"{seat} | {answers} | {self.position.seen_by(seat).hash()}"


def _walked(told: str, answered: Answers) -> Walk:
    """The same in another process."""
    position = Position.from_json(told)
    return Walk(Witnessed(position.game, position.state, answered))


class MaatGame(pyspiel.Game):
    """The rules of one title for one number of players; `key` is said by a class for each."""

    key = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.rules = catalog.load(self.key)
        self.seats = int(given.get("players", encoding.usual_seats(self.rules)))
        options = options_in(str(given.get("options", "")))
        self.opening = Witnessed(self.rules, self.rules.new(self.seats, options))
        self.encoder = encoding.Encoder(self.rules)
        self.feature_names = self.encoder.names
        super().__init__(game_type(self.rules, self.seats), self._info(), given)

    def _info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=len(self.rules.actions),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.seats > 1 else None,
            max_game_length=LONGEST,
        )

    def new_initial_state(self, *_: object) -> MaatState:
        """The opening, before chance has answered anything."""
        return MaatState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MaatObserver:
        """What a player sees: everything it ever saw, as text, or what it sees now."""
        if params:
            raise ValueError(f"observations have no parameters; there are {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return MaatObserver(self, recall)


class MaatState(pyspiel.State):
    """A position in a game of OpenSpiel."""

    def __init__(self, game: MaatGame) -> None:
        super().__init__(game)
        self.walk = Walk(game.opening.copy())

    @property
    def position(self) -> Position:
        """The engine's position."""
        return self.walk.position

    def current_player(self) -> Any:
        """Who is asked."""
        if self.position.over:
            return pyspiel.PlayerId.TERMINAL
        seat = self.position.seat
        return pyspiel.PlayerId.CHANCE if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer, with the engine's weights."""
        return sorted(self.position.outcomes())

    def _apply_action(self, action: int) -> None:
        self.walk.witnessed.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.game.actions.names[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.over

    def returns(self) -> list[float]:
        """By rank once the game is over, nothing before."""
        if not self.position.over:
            return [0.0] * self.position.seats
        earned = encoding.by_rank(self.position.ranking, self.position.scores)
        return earned[: self.position.seats]

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> MaatState:
        """Another state that is the same to a player; the history stays the one that was played."""
        twin: MaatState = self.clone()
        twin.walk.witnessed.state = self.position.redetermine(player, str(rng())).state
        return twin

    def __str__(self) -> str:
        return json.dumps(snapshot.dump(self.position.state), separators=(",", ":"))


class MaatObserver:
    """Shows a state to one player, as numbers and as text."""

    def __init__(self, game: MaatGame, recall: bool) -> None:
        self.recall = recall
        self.encoder = game.encoder
        self.tensor: encoding.Vector | None = None
        self.dict: dict[str, encoding.Vector] = {}
        if not recall:
            self.tensor = np.zeros(game.seats + len(game.feature_names), np.float32)
            self.dict = {"player": self.tensor[: game.seats], "features": self.tensor[game.seats :]}

    def set_from(self, state: MaatState, player: int) -> None:
        """Fill the tensor with what a player sees now; there is none of what it ever saw."""
        if self.recall:
            return
        self.dict["player"].fill(0)
        self.dict["player"][player] = 1
        self.dict["features"][:] = self.encoder.vector(state.position.state, player)

    def string_from(self, state: MaatState, player: int) -> str:
        """What a player knows as text."""
        if self.recall:
            return state.walk.known_to(player)
        seen = state.position.seen_by(player).state
        return f"{player} | {json.dumps(snapshot.dump(seen), separators=(',', ':'))}"


def options_in(text: str) -> dict[str, str]:
    """Options as a game string has them: `open_scores:on;boat:off`."""
    pairs = [part.partition(":") for part in text.split(";") if part]
    return {key: value for key, _, value in pairs}


def game_type(rules: catalog.AnyGame, seats: int) -> Any:
    """What kind of game this is; alone against an automa the sum is not zero."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"maat_{rules.key}",
        long_name=f"Maat: {rules.key.capitalize()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if seats > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(rules.seat_counts),
        min_num_players=min(rules.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # features remember nothing
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": encoding.usual_seats(rules), "options": ""},
    )


def register() -> None:
    """Make `maat_<game>` known to OpenSpiel for every game of the catalog."""
    known = set(pyspiel.registered_names())
    for key in catalog.games():
        if f"maat_{key}" not in known:
            rules = catalog.load(key)
            kind = game_type(rules, encoding.usual_seats(rules))
            made = type(f"Maat_{key}", (MaatGame,), {"key": key, "__module__": __name__})
            globals()[made.__name__] = made  # where pickle looks for it
            pyspiel.register_game(kind, made)


register()
