"""Records of finished games, one for every way a game can end, and how to look for new ones."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Final, Generic, TypeVar

from maat.core import notation
from maat.core.dealer import Dealer, QuickDealer
from maat.core.game import Game
from maat.core.log import UNDO
from maat.core.match import Match
from maat.core.state import CHANCE, State
from maat.testing.contract import any_answer

S = TypeVar("S", bound=State)

Chooser = Callable[[Match[S], Dealer], int]
RARELY: Final = 20  # one answer in so many is taken back


def as_written_now(text: str) -> str:
    """A record with the line that says that luck was taken back, which older ones do not have."""
    again = notation.redrawn(text.splitlines())
    return f"{text}redrawn {again}\n" if again and "\nredrawn " not in text else text


@dataclass
class Case(Generic[S]):
    """What a record shows and how games are played to find it."""

    seats: int
    shows: Callable[[Match[S]], bool]
    choose: Chooser[S] | None = None  # else as the folder does
    dealer: str = notation.QUICK
    undo: bool = False
    options: dict[str, str] = field(default_factory=dict)


class RecordFolder(Generic[S]):
    """A folder of records, one for each case and named after it."""

    def __init__(
        self,
        game: Game[S],
        folder: Path,
        cases: dict[str, Case[S]],
        choose: Chooser[S] | None = None,
    ) -> None:
        self.game = game
        self.folder = folder
        self.cases = cases
        self.choose = choose or any_move

    def text(self, name: str) -> str:
        """A record as it lies in the folder."""
        return (self.folder / f"{name}.maat").read_text("utf-8")

    def replayed(self, name: str) -> Match[S]:
        """A record, played again."""
        return notation.replay(self.game, notation.read(self.text(name)))

    def check(self, name: str) -> None:
        """A record replays to its result, draws as its seed says, is written as it was read."""
        record = notation.read(self.text(name))
        match = self.replayed(name)
        case = self.cases[name]
        assert match.over
        assert (match.seats, record.dealer) == (case.seats, case.dealer)
        assert self.game.scores(match.state) == record.result
        assert notation.verify_draws(self.game, record) == match.draws()
        header = notation.describe(match, record.dealer, record.seed)
        assert notation.write(match, header, record.seed) == as_written_now(self.text(name))

    def check_complete(self) -> None:
        """Every record has a case and every case a record."""
        assert {path.stem for path in self.folder.glob("*.maat")} == set(self.cases)

    def fill(self, names: list[str]) -> None:
        """Look for records anew: those named, or all."""
        self.folder.mkdir(exist_ok=True)
        for name in names or self.cases:
            (self.folder / f"{name}.maat").write_text(self.find(name), "utf-8")

    def find(self, name: str) -> str:
        """The text of the first game that shows what a name says."""
        case = self.cases[name]
        for seed in _seeds(name, case.dealer):
            match = self.play(case, seed)
            if case.shows(match):
                return notation.write(match, notation.describe(match, case.dealer, seed), seed)
        raise AssertionError("never reached")

    def play(self, case: Case[S], seed: str) -> Match[S]:
        """A whole game in which, where asked, answers are taken back."""
        dealer = notation.make_dealer(case.dealer, seed)
        match = Match(self.game, case.seats, case.options, dealer)
        chooser = QuickDealer(f"answers {seed}")
        choose = case.choose or self.choose
        while not match.over:
            seat = match.seat
            match.play(choose(match, chooser))
            if case.undo and not match.over and chooser.below(RARELY) == 0:
                match.undo(seat, consent=chooser.below(2) == 0)
                match.deal()
        return match


def any_move(match: Match[S], dealer: Dealer) -> int:
    """A random answer."""
    return any_answer(match.game, match.state, dealer)


def _seeds(name: str, dealer: str) -> Iterator[str]:
    for number in count():
        text = f"{name} {number}"
        sealed = dealer == notation.SEALED
        yield hashlib.sha256(text.encode()).hexdigest() if sealed else text


# What a record of any game can show.


def always(match: Match[S]) -> bool:
    """Nothing special."""
    return match.over


def taken_back(match: Match[S]) -> bool:
    """Answers were taken back at least three times, once together with a draw of chance."""
    undone: list[list[int]] = []
    kept: list[int] = []
    for seat, number in match.history:
        if seat == UNDO:
            undone.append(kept[-number:])
            del kept[-number:]
        else:
            kept.append(seat)
    return len(undone) >= 3 and any(CHANCE in seats for seats in undone)


def told(match: Match[S], event: int) -> list[tuple[int, list[int]]]:
    """Every event of a kind: about which side, with which numbers."""
    heard = [what for what in match.log.events if what.event == event]
    return [(what.seat, list(what.data)) for what in heard]
