"""A game in progress: its position, its record, and what each seat may know of both."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

from mypy_extensions import i64

from maat.core.dealer import Dealer, QuickDealer
from maat.core.game import Game
from maat.core.log import ONLY, UNDO, Log, LoggedEvent, shared
from maat.core.position import Witnessed
from maat.core.state import CHANCE, Ask, State

S = TypeVar("S", bound=State)

Entry = tuple[int, int]  # a seat, CHANCE or UNDO; an action, or how many answers go back


class View(Generic[S]):
    """What one seat may see of a match."""

    def __init__(
        self,
        seat: int,
        state: S,
        ask: Ask | None,
        options: list[int],
        events: list[LoggedEvent],
        record: list[Entry],
    ) -> None:
        self.seat = seat
        self.state = state
        self.ask = ask
        self.options = options
        self.events = events
        self.record = record


class Match(Witnessed[S]):
    """Plays one game: a position that answers for chance and remembers everything.

    A silent one is for bots and learners, who are in a hurry: it keeps no log, and as it does not
    hear of secrets, no undo is free.
    """

    def __init__(
        self,
        game: Game[S],
        seats: int,
        options: dict[str, str] | None = None,
        dealer: Dealer | None = None,
        seed: str = "",
        rules: int | None = None,
        silent: bool = False,
        state: S | None = None,
    ) -> None:
        self.rules = game.known_version(rules)
        self.options = game.settle(options or {}, self.rules)
        opening = game.new(seats, self.options, self.rules) if state is None else state
        super().__init__(game, opening)
        self.seats = seats
        self.seed = seed
        self.dealer: Dealer | None = QuickDealer(seed) if seed and dealer is None else dealer
        self.history: list[Entry] = []
        self.record: list[Entry] = []
        self.log = Log()
        self.silent = silent
        self._barriers = bytearray()  # whether an answer cannot be taken back alone
        self._choices = bytearray()  # whether there was another one
        self._draws = 0  # of chance, those taken back included
        self._redrawn = 0  # of them, those taken back
        self._listen()
        self.deal()

    def _led_to(self) -> S:
        """The position the record leads to; what happened on the way has been told."""
        state = self.game.new(self.seats, self.options, self.rules)
        for _, action in self.record:
            self.game.apply(state, action)
        return state

    def _listen(self) -> None:
        """Hear what happens from here on."""
        self.state.listener = None if self.silent else self.log

    def opening(self) -> Match[S]:
        """The same game before the first answer, without a dealer."""
        return Match(self.game, self.seats, self.options, rules=self.rules, silent=self.silent)

    def copy(self) -> Match[S]:
        """An independent match at the same point, without a dealer."""
        state, rules = self.game.copy(self.state), self.rules
        other = Match(self.game, self.seats, self.options, None, "", rules, self.silent, state)
        other.seed = self.seed
        other.history = self.history[:]
        other.record = self.record[:]
        other.answered = self.answered.first(len(self.record))
        other.log = self.log.copy()
        other._barriers = self._barriers[:]
        other._choices = self._choices[:]
        other._draws = self._draws
        other._redrawn = self._redrawn
        other._listen()
        return other

    @property
    def chosen(self) -> dict[str, str]:
        """The options without those that came after its rules, or that only a real box needs."""
        known = {option.key: option for option in self.game.options}
        later = [key for key, option in known.items() if option.since > self.rules]
        usual = [key for key, option in known.items() if option.box]
        return {
            key: value
            for key, value in self.options.items()
            if key not in later and not (key in usual and value == known[key].values[0])
        }

    # Playing.

    def play(self, answer: int | str) -> None:
        """Answer the open question, by code or written name; a dealer then answers for chance."""
        super().play(answer)
        self.deal()

    def enter(self, entry: Entry) -> None:
        """Play one entry of a history, be it an answer, a draw or an undo; no dealer goes on."""
        seat, action = entry
        if seat == UNDO:
            self.take_back(action)
        else:
            self.check(action)
            self.apply(action)

    def apply(self, action: i64) -> None:
        """Answer the open question and remember it. Unchecked: `check` is the caller's duty."""
        self._note(action, self.silent or self.has_choice())

    def _note(self, action: i64, choice: bool = True) -> None:
        ask = self.state.asked()
        given: Entry = ask.seat, action
        entry = shared(given)
        self.history.append(entry)
        self.record.append(entry)
        self._draws += ask.seat == CHANCE
        self.log.after = len(self.record)
        self.log.version = len(self.history)
        super().apply(action)
        self._barriers.append(self.silent or ask.seat == CHANCE or self.log.whispered())
        self._choices.append(choice)
        if not choice:
            self.log.only(ask.seat, action)

    def leads_to(self, record: list[Entry]) -> bool:
        """Whether a record goes on from here; after an undo it does not."""
        return record[: len(self.record)] == self.record

    def follow(self, record: list[Entry]) -> None:
        """Take over the answers a record has more than this match; they were checked before."""
        for _, action in record[len(self.record) :]:
            self._note(action)

    def deal(self, dealer: Dealer | None = None) -> None:
        """Let a dealer, its own if none is named, answer for chance until a seat is asked."""
        dice = self.dealer if dealer is None else dealer
        while dice is not None and self.seat == CHANCE:
            self._note(self.game.sample(self.state, dice))

    def draws(self) -> int:
        """How often chance has answered, answers taken back included."""
        return self._draws

    @property
    def redrawn(self) -> int:
        """How many draws were taken back: luck was tried more than once."""
        return self._redrawn

    # Taking back.

    def undoable(self, seat: int) -> int:
        """How many answers a seat may take back alone: back to its last choice, unless luck, a
        secret or another seat has come after it."""
        for back in range(1, len(self.record) + 1):
            if self.record[-back][0] != seat or self._barriers[-back]:
                return 0
            if self._choices[-back]:
                return back
        return 0

    def undo(self, seat: int, consent: bool = False) -> bool:
        """Take back a seat's last answer; with the consent of all also what came after it."""
        count = self.back_to(seat) if consent else self.undoable(seat)
        if count:
            self.take_back(count)
        return count > 0

    def back_to(self, seat: int) -> int:
        """How many answers lie between now and before a seat's last choice, 0 if it had none."""
        for back in range(1, len(self.record) + 1):
            if self.record[-back][0] == seat and self._choices[-back]:
                return back
        return 0

    def take_back(self, count: int) -> None:
        """Drop the last answers and play the rest again; the history keeps both."""
        kept = len(self.record) - count
        draws = sum(1 for seat, _ in self.record[kept:] if seat == CHANCE)
        self._redrawn += draws
        self.log.take_back(self.record[kept][0], count, draws, self._version_at(kept))
        self.history.append((UNDO, count))
        del self.record[kept:]
        del self._barriers[kept:]
        del self._choices[kept:]
        self.answered = self.answered.first(kept)
        self.state = self._led_to()
        self._listen()

    def correct(self, at: int, action: int) -> int:
        """Put another draw in the place of one and play again what still holds; how much does not.

        Answers about the thing that was named wrongly are about the right one now.
        """
        wrong, later = self.record[at][1], self.record[at + 1 :]
        self.take_back(len(self.record) - at)
        self.enter((CHANCE, action))
        for kept, (seat, answer) in enumerate(later):
            fitting = self._fitting(seat, answer, wrong, action)
            if fitting is None:
                return len(later) - kept
            self.enter((seat, fitting))
        return 0

    def _fitting(self, seat: int, answer: int, wrong: int, right: int) -> int | None:
        """An answer as it can be given now: as it was, or about what was really drawn."""
        if self.seat != seat:
            return None
        book = self.game.actions
        tries = [answer]
        family, word = book.family(answer), book.word(right)
        is_same = family.what == book.family(wrong).what and book.word(answer) == book.word(wrong)
        if seat >= 0 and is_same and word in family.words:
            tries.append(family.first + family.words.index(word))
        return next((each for each in tries if not self.game.why_not(self.state, each)), None)

    def _version_at(self, length: int) -> int:
        """The version that made so many answers of the record."""
        versions: list[int] = [0]
        for version, (seat, action) in enumerate(self.history, start=1):
            if seat == UNDO:
                del versions[-action:]
            else:
                versions.append(version)
        return versions[length]

    # Looking.

    def view(self, seat: int) -> View[S]:
        """What a seat may see; NOBODY is a spectator."""
        ask = self.state.agenda
        own = ask is not None and ask.seat == seat
        heard = [told for told in self.log.events if self.over or told.is_heard_by(seat)]
        return View(
            seat,
            self.game.redact(self.state, seat),
            ask if own else None,
            self.game.legal_actions(self.state) if own else [],
            heard,
            self.record_for(seat),
        )

    def record_for(self, seat: int) -> list[Entry]:
        """The record with the answers a seat may not see blanked, until the game is over."""
        if self.over:
            return self.record[:]
        return [(who, action) for _, who, action in self.answered.seen_by(seat)]

    def positions(self) -> Iterator[tuple[S, Entry]]:
        """Every position of the record in turn, with the answer given in it."""
        state = self.game.new(self.seats, self.options, self.rules)
        for entry in self.record:
            yield state, entry
            self.game.apply(state, entry[1])

    def journal(self, seat: int, since: int = -1) -> list[LoggedEvent]:
        """What a seat may know of all that happened after a version, the undos included."""
        return [
            told
            for told in self.log.since(since)
            if told.is_heard_by(seat) or (self.over and told.event != ONLY)
        ]

    @property
    def version(self) -> int:
        """How many entries the history has."""
        return len(self.history)
