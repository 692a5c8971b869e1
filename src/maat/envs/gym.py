"""Any game of the catalog as a Gymnasium environment: one seat learns, bots play the others.

    env = gymnasium.make("maat.envs.gym:maat/Ra-v0", opponents="greedy", seat=None)
    env = gymnasium.make("maat.envs.gym:maat/Ra-v0", opponents=["mine.py", lambda s: MyBot(s)])

An opponent is a bot's name, a file with a function `make(seed)`, or what makes a bot from a seed (a
text). A list names them for the other seats in order; a short one is repeated.
Observations are the numbers `env.unwrapped.feature_names` tells. `info["action_mask"]` and
`env.unwrapped.action_masks()` (the name sb3-contrib looks for) say what may be answered. The
reward comes at the end or after every answer (see `maat.envs.encoding`); an illegal answer ends the
game with the reward `illegal`, or raises IllegalAction where that is None. Solo modes:
`maat/PharaonSolo-v0`, `maat/TekhenuSolo-v0`, or `seats=1`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from maat import catalog
from maat.bots import files as bot_files
from maat.bots.bot import Bot, glance
from maat.core.dealer import QuickDealer
from maat.core.errors import BadOption, IllegalAction, NotFound
from maat.core.match import Match
from maat.envs import encoding, words
from maat.envs.position import Position, Seed, Uncopied

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as fault:
    raise ImportError("maat.envs.gym needs: pip install 'maat-games[envs]'") from fault

Info = dict[str, Any]
Maker = Callable[[str], Bot[Any]]
Opponent = str | Path | Maker

DRAWING: Info = {"render_modes": ["ansi"], "render_fps": 1}


class SeatEnv(Uncopied, gymnasium.Env[encoding.Vector, np.int64]):
    """One seat of a table; `seat` None takes another one at random in every game."""

    metadata: Info = DRAWING

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        options: dict[str, str] | None = None,
        reward: encoding.Rewarding = "rank",
        illegal: float | None = -1.0,
        render_mode: str | None = None,
        components: str | Path | None = None,
    ) -> None:
        self.game = catalog.load(key, components)
        self.seats = encoding.usual_seats(self.game) if seats is None else seats
        self.options = Match(self.game, self.seats, options).options
        self.wished_seat = _checked(seat, self.seats)
        self.opponents = _seated(key, opponents, self.seats - 1)
        self.reward = encoding.rewarding(reward)
        self.illegal = illegal
        self.render_mode = words.check_render_mode(render_mode)
        self.encoder = encoding.Encoder(self.game)
        self.feature_names = self.encoder.names
        self.action_names = self.game.actions.names
        limit, width = encoding.LIMIT, len(self.feature_names)
        self.observation_space = spaces.Box(-limit, limit, (width,), np.float32)
        self.action_space = spaces.Discrete(len(self.action_names))
        self.lost = False

    def reset(
        self, *, seed: Seed | None = None, options: Info | None = None
    ) -> tuple[encoding.Vector, Info]:
        """A new game up to the first question to the own seat."""
        super().reset(seed=None if seed is None else number_of(seed))
        dealer = QuickDealer(self._word())
        self.seat = self.wished_seat
        if self.seat is None:
            self.seat = int(self.np_random.integers(self.seats))
        bots = [make(self._word()) for make in self.opponents]
        self.bots = [*bots[: self.seat], None, *bots[self.seat :]]
        self.match = Match(self.game, self.seats, self.options, dealer, silent=True)
        self.lost = False
        self._go_on()
        self.before = self.match.scores
        return self._seen(), self._info()

    def _word(self) -> str:
        """A seed for somebody."""
        return str(self.np_random.integers(1 << 62))

    def step(self, action: np.int64 | int) -> tuple[encoding.Vector, float, bool, bool, Info]:
        """Answer; chance and the bots answer what comes before the next own question."""
        if self.lost:
            raise IllegalAction("game-over")
        try:
            self.match.play(int(action))
        except IllegalAction as fault:
            if self.illegal is None or self.match.over:
                raise
            self.lost = True
            info = {**self._info(), "illegal": str(fault)}
            return self._seen(), self.illegal, True, False, info
        self._go_on()
        return self._seen(), self._earned(), self.match.over, False, self._info()

    def _go_on(self) -> None:
        """The bots answer until the own seat is asked."""
        while (seat := self.match.seat) >= 0 and (bot := self.bots[seat]) is not None:
            self._let(bot, seat)

    def _let(self, bot: Bot[Any], seat: int) -> None:
        """A bot answers; what it does wrong is not the learner's fault."""
        answer = int(bot.choose(glance(self.match)))
        try:
            self.match.play(answer)
        except IllegalAction as fault:
            raise ValueError(f"the bot at seat {seat} broke the rules: {fault}") from fault

    def _own(self) -> int:
        assert self.seat is not None
        return self.seat

    def _earned(self) -> float:
        before, self.before = self.before, self.match.scores
        return encoding.earned(self.reward, before, self.match)[self._own()]

    def _seen(self) -> encoding.Vector:
        return self.encoder.vector(self.match.state, self._own())

    def _info(self) -> Info:
        info: Info = {"action_mask": self._mask(), "seat": self._own()}
        if self.match.over:
            info["scores"] = self.match.scores
            info["ranking"] = self.match.ranking
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """True for every legal action."""
        return self._mask().astype(np.bool_)

    def _mask(self) -> encoding.Mask:
        """What may be answered; all there is once the game is over, where no answer is taken."""
        made = self.encoder.mask(self.match.state, self._own())
        return np.ones_like(made) if self.match.over else made

    def position(self) -> Position:
        """A copy of the position, with everything in it: for search, not for the learner."""
        return Position(self.game, self.game.copy(self.match.state))

    def render(self) -> str | None:
        """The table in words as the own seat sees it; nothing without `ansi`."""
        if self.render_mode is None:
            return None
        names = [f"seat_{seat}" for seat in range(self.seats)]
        return words.told(self.game, self.match.state, self._own(), names)


def _checked(seat: int | None, seats: int) -> int | None:
    if seat is not None and not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat} at a table of {seats}")
    return seat


def number_of(seed: Seed) -> int:
    """What Gymnasium takes for a seed: a number is itself, other texts have one of their own."""
    try:
        return int(seed)
    except ValueError:
        return int.from_bytes(sha256(str(seed).encode()).digest()[:8])


def _seated(key: str, wished: Opponent | Sequence[Opponent], seats: int) -> list[Maker]:
    """What makes a bot, for each of the other seats; nobody is needed where there are none."""
    if seats == 0:
        return []
    listed = list(wished) if isinstance(wished, list | tuple) else [wished]
    if not listed:
        raise BadOption("no-bots", seats=seats)
    if len(listed) > seats:
        raise NotFound("too-many-bots", found=len(listed), seats=seats)
    makers = [_maker(key, each) for each in listed]
    return [makers[seat % len(makers)] for seat in range(seats)]


def _maker(key: str, wished: Any) -> Maker:
    """What makes the bot somebody wishes to play against."""
    if isinstance(wished, str | Path):
        return bot_files.find(key, str(wished))
    if not callable(wished):
        raise TypeError(f"{wished!r} is no bot's name, no file and makes no bot from a seed")
    made: Maker = wished
    return made


def register() -> None:
    """Give every game of ours a name in Gymnasium, and those with a solo mode a second one."""
    for key in catalog.games():
        _enter(f"maat/{key.capitalize()}-v0", {"key": key})
        if 1 in catalog.load(key).seat_counts:
            _enter(f"maat/{key.capitalize()}Solo-v0", {"key": key, "seats": 1})


def _enter(name: str, given: dict[str, Any]) -> None:
    if name not in gymnasium.registry:
        gymnasium.register(
            name,
            entry_point="maat.envs.gym:SeatEnv",
            vector_entry_point="maat.envs.vector:SeatVectorEnv",
            kwargs=given,
        )


register()
