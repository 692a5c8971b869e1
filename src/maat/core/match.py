"""A game in progress: its position, its record, and what each seat may know of both."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from maat.core.dealer import Dealer, QuickDealer
from maat.core.errors import IllegalAction
from maat.core.game import Game
from maat.core.state import CHANCE, EVERYONE, NOBODY, Ask, Listener, State

S = TypeVar("S", bound=State)

UNDO: Final = -3  # in a history, in the place of a seat: so many answers were taken back
HIDDEN: Final = -1  # in a record shown to a seat, in the place of an answer it may not see


class Happening:
    """An event as it was told: after how many answers, to whom, about whom, with what numbers."""

    def __init__(self, after: int, event: int, audience: int, seat: int, data: list[int]) -> None:
        self.after = after
        self.event = event
        self.audience = audience
        self.seat = seat
        self.data = data

    def is_heard_by(self, seat: int) -> bool:
        """Whether a seat, or NOBODY for a spectator, may know."""
        return may_see(self.audience, seat)


def may_see(audience: int, seat: int) -> bool:
    """Whether a set of seats holds this one; a spectator sees only what everyone does."""
    return audience == EVERYONE or (seat >= 0 and bool(audience >> seat & 1))


class Log(Listener):
    """The listener of a match: all that happened, each after how many answers."""

    def __init__(self) -> None:
        self.happenings: list[Happening] = []
        self.after = 0

    def hear(self, event: i64, audience: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.happenings.append(Happening(self.after, event, audience, seat, [a, b, c]))

    def whispered(self) -> bool:
        """Whether the last answer told somebody a secret."""
        for happening in reversed(self.happenings):
            if happening.after != self.after:
                return False
            if happening.audience != EVERYONE:
                return True
        return False


class View(Generic[S]):
    """What one seat may see of a match."""

    def __init__(
        self,
        seat: int,
        state: S,
        ask: Ask | None,
        options: list[int],
        happenings: list[Happening],
        record: list[tuple[int, int]],
    ) -> None:
        self.seat = seat
        self.state = state
        self.ask = ask
        self.options = options
        self.happenings = happenings
        self.record = record


class Match(Generic[S]):
    """Plays one game: checks answers, answers for chance, remembers everything."""

    def __init__(
        self,
        game: Game[S],
        seats: int,
        options: dict[str, str] | None = None,
        dealer: Dealer | None = None,
        seed: str = "",
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.rules = game.known_version(rules)
        self.options = game.settle(options or {}, self.rules)
        self.seed = seed
        self.dealer: Dealer | None = QuickDealer(seed) if seed and dealer is None else dealer
        self.history: list[tuple[int, int]] = []
        self._start()
        self.deal()

    def _start(self) -> None:
        self.state: S = self.game.new(self.seats, self.options, self.rules)
        self.log = Log()
        self.state.listener = self.log
        self.record: list[tuple[int, int]] = []
        self._audiences: list[int] = []
        self._barriers: list[bool] = []

    # Playing.

    def play(self, answer: int | str) -> None:
        """Answer the open question, by code or written name; a dealer then answers for chance."""
        action = self.code(answer) if isinstance(answer, str) else answer
        self.check(action)
        self._enter(action)
        self.deal()

    def code(self, name: str) -> int:
        """The code of an answer that is written out."""
        code = self.game.actions.codes.get(name)
        if code is None:
            raise IllegalAction("unknown-action", action=name)
        return code

    def answers(self) -> list[str]:
        """The legal answers to the open question, as they are written; none once it is over."""
        names = self.game.actions.names
        return [] if self.over else [names[code] for code in self.game.legal_actions(self.state)]

    def check(self, action: int) -> None:
        """Refuse an answer the rules forbid, with the rule."""
        if self.state.over:
            raise IllegalAction("game-over")
        if not 0 <= action < len(self.game.actions):
            raise IllegalAction("unknown-code", code=action)
        rule = self.game.why_not(self.state, action)
        if rule:
            name = self.game.actions.names[action]
            raise IllegalAction("illegal-answer", answer=name, rule=self.game.rule_name(rule))

    def _enter(self, action: int) -> None:
        self.history.append((int(self.state.seat), action))
        self._apply(action)

    def _apply(self, action: int) -> None:
        ask = self.state.asked()
        self.record.append((int(ask.seat), action))
        self._audiences.append(int(self.game.steps[ask.step].seen_by(self.state, ask)))
        self.log.after = len(self.record)
        self.game.apply(self.state, action)
        self._barriers.append(ask.seat == CHANCE or self.log.whispered())

    def deal(self) -> None:
        """Let the dealer answer until a seat is asked."""
        if self.dealer is not None:
            while self.state.seat == CHANCE:
                self._enter(int(self.game.sample(self.state, self.dealer)))

    def draws(self) -> int:
        """How often chance has answered, answers taken back included."""
        return sum(1 for seat, _ in self.history if seat == CHANCE)

    # Taking back.

    def undoable(self, seat: int) -> int:
        """How many answers a seat may take back alone: its last one, unless luck, a secret or
        another seat's choice has come after it."""
        if not self.record or self.record[-1][0] != seat or self._barriers[-1]:
            return 0
        return 1

    def undo(self, seat: int, consent: bool = False) -> bool:
        """Take back a seat's last answer; with the consent of all also what came after it."""
        count = self._since(seat) if consent else self.undoable(seat)
        if count:
            self.take_back(count)
        return count > 0

    def _since(self, seat: int) -> int:
        for back in range(1, len(self.record) + 1):
            if self.record[-back][0] == seat:
                return back
        return 0

    def take_back(self, count: int) -> None:
        """Drop the last answers and play the rest again; the history keeps both."""
        kept = self.record[:-count]
        self.history.append((UNDO, count))
        self._start()
        for _, action in kept:
            self._apply(action)

    # Looking.

    def view(self, seat: int) -> View[S]:
        """What a seat may see; NOBODY is a spectator."""
        ask = self.state.agenda
        own = ask is not None and ask.seat == seat
        heard = [told for told in self.log.happenings if self.over or told.is_heard_by(seat)]
        return View(
            seat,
            self.game.redact(self.state, seat),
            ask if own else None,
            self.game.legal_actions(self.state) if own else [],
            heard,
            self.record_for(seat),
        )

    def record_for(self, seat: int) -> list[tuple[int, int]]:
        """The record with the answers a seat may not see blanked, until the game is over."""
        return [
            (who, action if self.over or may_see(audience, seat) else HIDDEN)
            for (who, action), audience in zip(self.record, self._audiences, strict=True)
        ]

    @property
    def scores(self) -> list[int]:
        """The points of each side: the seats, then an automa if one plays."""
        return self.game.scores(self.state)

    @property
    def ranking(self) -> list[int]:
        """The place of each side, 1 for a winner."""
        return self.game.ranking(self.state)

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def seat(self) -> int:
        """Who has to answer; NOBODY once the game is over."""
        return NOBODY if self.over else int(self.state.seat)
