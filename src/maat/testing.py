"""What every game must keep to, ours or a stranger's, and a small table for tests of rules.

from maat.testing import check_game
check_game(MyGame())
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final, Generic, TypeVar

from maat.core import notation
from maat.core.dealer import Dealer, QuickDealer
from maat.core.game import Game
from maat.core.match import Match
from maat.core.snapshot import digest
from maat.core.state import CHANCE, NOBODY, State

S = TypeVar("S", bound=State)

LONGEST: Final = 20_000  # answers after which a game counts as endless
MOST_OPTIONS: Final = 32  # sets of options tried for each seat count


class BrokenContract(AssertionError):
    """A promise a game does not keep, with the place where it was seen."""


class CountingDealer(Dealer):
    """Draws like another and counts how often it is asked."""

    def __init__(self, seed: str) -> None:
        self.inner = QuickDealer(seed)
        self.draws = 0

    def below(self, limit: int) -> int:
        self.draws += 1
        return int(self.inner.below(limit))


def check_game(
    game: Game[S],
    games: int = 2,
    seed: str = "contract",
    conserved: Callable[[S], object] | None = None,
) -> int:
    """Play random games of every seat count and set of options and check each position.

    `conserved` computes what may never change, such as the number of tiles. Returns the number
    of positions seen.
    """
    _check_books(game)
    positions = 0
    for seats in game.seat_counts:
        for options in _option_sets(game):
            for number in range(games):
                told = f"{seed} {seats} {number}"
                positions += _check_one(game, seats, options, told, conserved)
    return positions


def _option_sets(game: Game[S]) -> Iterator[dict[str, str]]:
    keys = [option.key for option in game.options]
    for count, values in enumerate(product(*(option.values for option in game.options))):
        if count == MOST_OPTIONS:
            return
        yield dict(zip(keys, values, strict=True))


def _check_books(game: Game[S]) -> None:
    book = game.actions
    for code, name in enumerate(book.names):
        _demand(book.codes[name] == code, f"{name} has two codes")
        _demand(bool(name) and name == name.strip(), f"{name!r} is no name")
    _demand(len(game.steps) == len(game.step_names), "every step has a name")


def _demand(kept: bool, promise: str) -> None:
    if not kept:
        raise BrokenContract(promise)


def _check_one(
    game: Game[S],
    seats: int,
    options: dict[str, str],
    seed: str,
    conserved: Callable[[S], object] | None,
) -> int:
    """One random game, every position checked, then replayed from its record."""
    dealer = QuickDealer(seed)
    match = Match(game, seats, options)
    before = conserved(match.state) if conserved else None
    earlier: list[tuple[S, str]] = []
    while not match.over:
        where = f"{game.key}, {seats} seats, {options}, answer {len(match.record)}"
        _demand(len(match.record) < LONGEST, f"the game ends ({where})")
        _check_position(game, match.state, f"{seed} {len(match.record)}", where)
        if conserved:
            _demand(conserved(match.state) == before, f"components are conserved ({where})")
        if len(match.record) % 16 == 0:
            earlier.append((game.copy(match.state), digest(match.state)))
        match.play(_any_answer(game, match.state, dealer))
    for state, name in earlier:
        _demand(digest(state) == name, f"copies are independent ({game.key}, {seats} seats)")
    _check_end(game, match)
    return len(match.record)


def _any_answer(game: Game[S], state: S, dealer: Dealer) -> int:
    if state.seat == CHANCE:
        return int(game.sample(state, dealer))
    answers = game.legal_actions(state)
    return answers[dealer.below(len(answers))]


def _check_position(game: Game[S], state: S, seed: str, where: str) -> None:
    before = digest(state)
    answers = game.legal_actions(state)
    _demand(bool(answers), f"a question has an answer ({where})")
    _demand(len(set(answers)) == len(answers), f"no answer is offered twice ({where})")
    _demand(answers == game.legal_actions(state), f"options are repeatable ({where})")
    legal = set(answers)
    for action in range(len(game.actions)):
        allowed = game.why_not(state, action) == 0
        name = game.actions.names[action]
        _demand(allowed == (action in legal), f"why_not agrees with options on {name} ({where})")
    if state.seat == CHANCE:
        _check_chance(game, state, answers, seed, where)
    _demand(game.copy(state) == state, f"a copy is equal ({where})")
    _check_secrets(game, state, seed, where)
    _demand(digest(state) == before, f"looking changes nothing ({where})")


def _check_chance(game: Game[S], state: S, answers: list[int], seed: str, where: str) -> None:
    weights = game.weights(state)
    _demand(len(weights) == len(answers), f"every outcome has a weight ({where})")
    _demand(all(weight > 0 for weight in weights), f"weights are positive ({where})")
    dealer = CountingDealer(seed)
    drawn = game.sample(state, dealer)
    _demand(dealer.draws == 1, f"one draw answers one question ({where})")
    _demand(drawn == CountingDealer(seed).pick(answers, weights), f"sample agrees ({where})")


def _check_secrets(game: Game[S], state: S, seed: str, where: str) -> None:
    dealer = QuickDealer(seed)
    for seat in [NOBODY, *range(state.seats)]:
        seen = game.redact(state, seat)
        _demand(seen == game.redact(seen, seat), f"redacting twice is once ({where})")
        imagined = game.imagine(seen, seat, dealer)
        _demand(game.redact(imagined, seat) == seen, f"imagine keeps what is seen ({where})")


def _check_end(game: Game[S], match: Match[S]) -> None:
    scores = game.scores(match.state)
    ranking = game.ranking(match.state)
    _demand(len(scores) == len(ranking) >= match.seats, "every side has a score and a place")
    _demand(min(ranking) == 1, "somebody wins")
    for side in range(len(scores)):
        lines = game.breakdown(match.state, side)
        points = sum(line.points for line in lines)
        _demand(points == scores[side], f"the score sheet of side {side} adds up to its score")
    text = notation.write(match, notation.describe(match))
    again = notation.replay(game, notation.read(text))
    _demand(again.state == match.state, "a record replays to the same position")


class Table(Generic[S]):
    """A position to try rules on, answered by name."""

    def __init__(self, game: Game[S], seats: int, options: dict[str, str] | None = None) -> None:
        self.game = game
        self.match = Match(game, seats, options)

    @property
    def state(self) -> S:
        """The position; tests may lay tiles and cards as they need them."""
        return self.match.state

    def play(self, *answers: str) -> Table[S]:
        """Answer question after question, chance included; every answer must be legal."""
        for answer in answers:
            self.match.play(self.game.actions.codes[answer])
        return self

    def legal(self) -> list[str]:
        """The names of the legal answers, sorted."""
        return sorted(self.game.actions.names[code] for code in self.game.legal_actions(self.state))

    def why_not(self, answer: str) -> str:
        """The rule that forbids an answer, empty if it is legal."""
        rule = self.game.why_not(self.state, self.game.actions.codes[answer])
        return self.game.rule_name(rule) if rule else ""

    def question(self) -> str:
        """Who is asked what: `0 turn`, `* tile`, or `over`."""
        if self.state.over:
            return "over"
        who = "*" if self.state.seat == CHANCE else str(self.state.seat)
        return f"{who} {self.game.step_names[self.state.asked().step]}"

    def events(self) -> list[str]:
        """The names of all events told so far."""
        book = self.game.events.events
        return [book[told.event].name for told in self.match.log.happenings]

    def rest(self, seed: str = "rest") -> Table[S]:
        """Play on at random to the end."""
        dealer = QuickDealer(seed)
        while not self.state.over:
            self.match.play(_any_answer(self.game, self.state, dealer))
        return self


def perft(game: Game[Any], state: State, depth: int) -> int:
    """How many sequences of answers, chance included, are possible from here."""
    if depth == 0 or state.over:
        return 1
    answers = game.legal_actions(state)
    if depth == 1:
        return len(answers)
    total = 0
    for answer in answers:
        child = game.copy(state)
        game.apply(child, answer)
        total += perft(game, child, depth - 1)
    return total
