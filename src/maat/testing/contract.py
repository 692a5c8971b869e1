"""What every game must keep to, ours or a stranger's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, product
from math import prod
from typing import Final, TypeVar

from maat.core import notation
from maat.core.dealer import Dealer, QuickDealer
from maat.core.errors import DeadEnd
from maat.core.game import Game, Step
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
    """Play random games of every seat count and value of options and check each position.

    Earlier versions of the rules are played with their defaults.
    `conserved` computes what may never change, such as the number of tiles. Returns the number
    of positions seen.
    """
    _check_books(game)
    positions = 0
    for seats in game.seat_counts:
        for options in _option_sets(game):
            for number in range(games):
                match = Match(game, seats, options)
                positions += _check_one(match, f"{seed} {seats} {number}", conserved)
        for rules in range(1, game.version):
            match = Match(game, seats, rules=rules)
            positions += _check_one(match, f"{seed} {seats} rules {rules}", conserved)
    return positions


def _option_sets(game: Game[S]) -> Iterator[dict[str, str]]:
    """All sets; of too many, every value of every option once and some of the others."""
    keys = [option.key for option in game.options]
    values = [option.values for option in game.options]
    if prod(map(len, values)) > MOST_OPTIONS:
        usual = {option.key: option.values[0] for option in game.options}
        yield from ({**usual, each.key: value} for each in game.options for value in each.values)
    for combined in islice(product(*values), MOST_OPTIONS):
        yield dict(zip(keys, combined, strict=True))


def _check_books(game: Game[S]) -> None:
    book = game.actions
    for code, name in enumerate(book.names):
        _demand(book.codes[name] == code, f"{name} has two codes")
        _demand(bool(name) and name == name.strip(), f"{name!r} is no name")
    _demand(len(game.steps) == len(game.step_names), "every step has a name")


def _demand(kept: bool, promise: str) -> None:
    if not kept:
        raise BrokenContract(promise)


def _check_one(match: Match[S], seed: str, conserved: Callable[[S], object] | None) -> int:
    """One random game, every position checked, then replayed from its record."""
    game, seats = match.game, match.seats
    dealer = QuickDealer(seed)
    about = f"{game.key}, rules {match.rules}, {seats} seats, {match.options}"
    before = conserved(match.state) if conserved else None
    earlier: list[tuple[S, str]] = []
    while not match.over:
        where = f"{about}, answer {len(match.record)}"
        _demand(len(match.record) < LONGEST, f"the game ends ({where})")
        _check_position(game, match.state, f"{seed} {len(match.record)}", where)
        if conserved:
            _demand(conserved(match.state) == before, f"components are conserved ({where})")
        if len(match.record) % 16 == 0:
            earlier.append((game.copy(match.state), digest(match.state)))
        try:
            match.play(any_answer(game, match.state, dealer))
        except DeadEnd as fault:
            raise BrokenContract(f"somebody is asked or the game ends ({where})") from fault
    for state, name in earlier:
        _demand(digest(state) == name, f"copies are independent ({game.key}, {seats} seats)")
    _check_end(game, match)
    return len(match.record)


def any_answer(game: Game[S], state: S, dealer: Dealer) -> int:
    """A random answer to the question on top, chance by its weights."""
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
    _check_reasons(game, state, set(answers), where)
    if state.seat == CHANCE:
        _check_chance(game, state, answers, seed, where)
    twin = game.copy(state)
    _demand(twin == state and twin.rules == state.rules, f"a copy is equal ({where})")
    _check_secrets(game, state, seed, where)
    _demand(digest(state) == before, f"looking changes nothing ({where})")


def _check_reasons(game: Game[S], state: S, legal: set[int], where: str) -> None:
    """A rule stands against every answer that is no option, and none against the options."""
    ask = state.asked()
    step = game.steps[ask.step]
    # A step that leaves `why_not` as it is lists its options for every answer it is asked about.
    usual = type(step).why_not is Step.why_not
    rule = step.reason if usual else step.why_not
    for action, name in enumerate(game.actions.names):
        if not (usual and action in legal):
            allowed = rule(state, ask, action) == 0
            agrees = allowed == (action in legal)
            _demand(agrees, f"why_not agrees with options on {name} ({where})")
    _demand(game.why_not(state, min(legal)) == 0, f"an option is allowed ({where})")


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
        _demand(seen.rules == state.rules, f"what is seen keeps the version of the rules ({where})")
        _demand(seen == game.redact(seen, seat), f"redacting twice is once ({where})")
        imagined = game.imagine(seen, seat, dealer)
        _demand(imagined.rules == state.rules, f"imagine keeps the version of the rules ({where})")
        _demand(game.redact(imagined, seat) == seen, f"imagine keeps what is seen ({where})")


def _check_end(game: Game[S], match: Match[S]) -> None:
    scores = game.scores(match.state)
    ranking = game.ranking(match.state)
    _demand(len(scores) == len(ranking) >= match.seats, "every side has a score and a place")
    _demand(min(ranking) == 1, "somebody wins")
    for side in range(len(scores)):
        lines = game.breakdown(match.state, side)
        points = sum(line.points for line in lines)
        if scores[side] < 0:
            _demand(not lines, f"side {side} has no score sheet, as its score is unknown")
        else:
            _demand(points == scores[side], f"the score sheet of side {side} adds up to its score")
    text = notation.write(match, notation.describe(match))
    again = notation.replay(game, notation.read(text))
    _demand(again.state == match.state, "a record replays to the same position")
