"""A position to search from: copied, compared, written down, and seen with a seat's eyes.

    position = Position.new("ra", seats=3, seed=1)
    position.play(position.legal_actions()[0])
    position.to_json(); position.hash(); position.redetermine(seat=0, seed=2)

It keeps what lies on the table and no history: searches copy it by the million. Chance is a seat of
its own (CHANCE): `outcomes` are its answers with their probabilities, `deal` answers for it. A seed
is a text or a number; a number is the text of its digits.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from maat import catalog, positions
from maat.core import position, snapshot
from maat.core.dealer import QuickDealer
from maat.core.state import CHANCE, NOBODY

Seed = int | str


class Seeds:
    """One seed after another: a seed that is given also decides those that follow it."""

    def __init__(self) -> None:
        self.dice = Random()

    def next(self, given: Seed | None) -> str:
        """The seed of a new game."""
        if given is None:
            return str(self.dice.getrandbits(62))
        self.dice = Random(str(given))
        return str(given)


class Uncopied:
    """Neither copied nor pickled: what plays inside cannot be. Its position can."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Uncopied:
        raise TypeError(f"{type(self).__name__} is not copied; its position() is")

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError(f"{type(self).__name__} is not pickled; its position() is")


def alike(dealer: QuickDealer) -> QuickDealer:
    """A dealer that will draw the same."""
    return dealer_of(numbers_of(dealer))


def numbers_of(dealer: QuickDealer) -> list[int]:
    """What a dealer will draw from."""
    return [int(getattr(dealer, name)) for name in "abcdef"]


def dealer_of(numbers: list[int]) -> QuickDealer:
    """A dealer that will draw what these numbers decide."""
    dealer = QuickDealer("")
    for name, number in zip("abcdef", numbers, strict=True):
        setattr(dealer, name, number)
    return dealer


class Position(position.Position[Any]):
    """The rules of a title with one state of it, to be answered and played on."""

    @classmethod
    def new(
        cls,
        key: str,
        seats: int,
        options: dict[str, str] | None = None,
        seed: Seed | None = None,
        components: str | Path | None = None,
    ) -> Position:
        """The opening of a game; with a seed, chance has answered up to the first decision.

        `components` is the file of an owner's box.
        """
        game = catalog.load(key, components)
        made = cls(game, game.new(seats, options))
        if seed is not None:
            made.deal(QuickDealer(str(seed)))
        return made

    def __repr__(self) -> str:
        return (
            f"<Position {self.game.key}, seats={self.seats}, {self._moment()}, {self.hash()[:8]}>"
        )

    def _moment(self) -> str:
        """What it waits for, or how it ended."""
        if self.over:
            return f"over: {self.scores}"
        who = "chance" if self.seat == CHANCE else f"seat {self.seat}"
        return f"asks {who}: {self.game.step_names[self.state.asked().step]}"

    # Looking.

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self.state.seats)

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer, with the probability of each; none where a seat is asked."""
        if self.seat != CHANCE:
            return []
        weights = self.game.weights(self.state)
        total = sum(weights)
        pairs = zip(self.legal_actions(), weights, strict=True)
        return [(action, weight / total) for action, weight in pairs]

    # In words and in numbers.

    def name(self, action: int) -> str:
        """The written name of an action, as records have it."""
        return self.game.actions.names[action]

    def render(self, seat: int = NOBODY) -> str:
        """The table in words as a seat sees it, as a spectator does if none is named."""
        from maat.envs import words  # noqa: PLC0415 - slow to import, searches say nothing

        names = [f"seat_{each}" for each in range(self.seats)]
        return words.told(self.game, self.state, seat, names)

    def _repr_html_(self) -> str:
        """The table as a notebook shows it: drawn, as a spectator sees it."""
        from maat.envs import picture  # noqa: PLC0415 - slow to import, searches draw nothing

        names = [f"seat_{each}" for each in range(self.seats)]
        return picture.drawn(self.game, self.state, NOBODY, names)

    def features(self, seat: int) -> Any:
        """What a seat knows as numbers (an array); `feature_names` says what each is."""
        return self._encoder().vector(self.state, seat)

    @property
    def feature_names(self) -> list[str]:
        """What the numbers of `features` are."""
        return list(self._encoder().names)

    def mask(self) -> Any:
        """A 1 for every action that may answer the open question (an array), for chance, too."""
        return self._encoder().mask(self.state, self.seat)

    def _encoder(self) -> Any:
        from maat.envs.encoding import Encoder  # noqa: PLC0415 - needs numpy, searches do not

        return Encoder(self.game)

    # Copies.

    def copy(self) -> Position:
        """An independent copy."""
        return Position(self.game, self.game.copy(self.state))

    def __reduce__(self) -> tuple[Any, ...]:
        return Position.from_json, (self.to_json(),)

    def seen_by(self, seat: int) -> Position:
        """What a seat may see, the rest blanked; NOBODY is a spectator."""
        return Position(self.game, self.game.redact(self.state, seat))

    def redetermine(self, seat: int, seed: Seed) -> Position:
        """A full position this one could be for all a seat knows: the hidden parts drawn anew."""
        seen = self.game.redact(self.state, seat)
        return Position(self.game, self.game.imagine(seen, seat, QuickDealer(str(seed))))

    # Comparing and writing down.

    def hash(self) -> str:
        """The same for equal positions, on every machine."""
        return snapshot.digest(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._name() == other._name()

    def __hash__(self) -> int:
        return hash(self._name())

    def _name(self) -> tuple[str, int, str]:
        return self.game.key, int(self.state.rules), self.hash()

    def to_json(self) -> str:
        """The position as text; names of fields, numbers and lists."""
        return json.dumps(positions.told(self.game, self.state))

    @classmethod
    def from_json(cls, text: str) -> Position:
        """The position a text describes. The text is trusted: it is not checked by the rules."""
        return cls(*positions.read(json.loads(text)))
