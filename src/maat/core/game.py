"""The rules of one title: its steps, each one kind of question, and the tasks between them."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from maat.core.dealer import Dealer
from maat.core.errors import BadOption, DeadEnd, IllegalAction
from maat.core.names import Book, EventBook
from maat.core.state import CHANCE, END, EVERYONE, Ask, State
from maat.core.vectors import vec

S = TypeVar("S", bound=State)


class Line:
    """One line of a score sheet: the rule it rests on, how many things, how many points."""

    def __init__(self, label: str, rule: int, count: int, points: int, phase: int = 0) -> None:
        self.label = label
        self.rule = rule
        self.count = count
        self.points = points
        self.phase = phase  # epoch, round or scoring it belongs to; 0 for the whole game


class Option:
    """A choice made before the game; the first value is the rule-true default."""

    def __init__(
        self,
        key: str,
        values: list[str],
        solo: bool = False,
        box: bool = False,
        since: int = 1,
        before: dict[int, str] | None = None,
    ) -> None:
        self.key = key
        self.values = values
        self.solo = solo  # means nothing where several play
        self.box = box  # for those alone who play with the real pieces
        self.since = since  # the version of the rules that brought it; none could choose before
        self.before = before or {}  # {2: "open"}: until version 2 the default was `open`

    def default(self, rules: int) -> str:
        """The value where none is chosen, under a version of the rules."""
        for version in sorted(self.before):
            if rules < version:
                return self.before[version]
        return self.values[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of question: which answers are allowed, why others are not, what they do."""

    def options(self, state: S, ask: Ask) -> list[int]:
        """The legal answers, at least one."""
        raise TypeError("a step lists its options")

    def weights(self, state: S, ask: Ask) -> list[int]:
        """For chance: how likely each of the options is."""
        return [1] * len(self.options(state, ask))

    def sample(self, state: S, ask: Ask, dealer: Dealer) -> i64:
        """For chance: one draw. Must agree with options and weights."""
        return dealer.pick(self.options(state, ask), self.weights(state, ask))

    def why_not(self, state: S, ask: Ask, action: i64) -> i64:
        """0 for a legal answer, else the number of the rule that forbids it."""
        return 0 if action in self.options(state, ask) else self.reason(state, ask, action)

    def reason(self, state: S, ask: Ask, action: i64) -> i64:
        """The closest rule against an answer that is not among the options."""
        return self.rule()

    def rule(self) -> i64:
        """The rule that asks this question: the reason when no closer one is known."""
        return 1

    def withheld(self, state: S, ask: Ask) -> i64:
        """For chance: what people say who keep a draw to themselves until it is played.

        Negative where that cannot be. It is no option: no dealer draws it."""
        return -1

    def seen_by(self, state: S, ask: Ask) -> i64:
        """The set of seats that may see the answer, as bits."""
        return EVERYONE

    def is_discreet(self, state: S, ask: Ask) -> bool:
        """Whether how soon it is answered could tell others a secret."""
        return self.seen_by(state, ask) != EVERYONE

    def resolve(self, state: S, ask: Ask, action: i64) -> None:
        """Do what the answer says; the question has left the agenda already."""
        raise TypeError("a step resolves its answers")


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Generic[S]):
    """One thing the game does by itself before anybody is asked again."""

    def run(self, state: S, seat: i64, datum: i64) -> None:
        """Do what follows; the task has left the agenda already."""
        raise TypeError("a task says what it does")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one title; holds no position and no randomness."""

    def __init__(
        self,
        key: str,
        version: int,
        seat_counts: list[int],
        prefix: str,
        steps: list[tuple[int, str, Step[S]]],
        actions: Book,
        events: EventBook,
        options: list[Option],
        words: dict[str, list[str]],
        tasks: list[tuple[int, Task[S]]] | None = None,
    ) -> None:
        self.key = key
        self.version = version  # the newest of its rules; all from 1 on can be played
        self.seat_counts = seat_counts
        self.prefix = prefix
        self.actions = actions
        self.events = events
        self.options = options
        self.words = words
        self.components = ""  # the digest of an owner's component values, empty for our own
        self.changes: dict[str, Any] = {}  # those that differ from our own, by their paths
        self.openings: dict[tuple[int, int], S] = {}  # without options, by seats and version
        self.steps: vec[Step[S]] = vec[Step[S]]([step for _, _, step in steps])
        self.step_names: list[str] = [name for _, name, _ in steps]
        self.tasks: vec[Task[S]] = vec[Task[S]]([task for _, task in tasks or []])
        if [code for code, _, _ in steps] != list(range(len(steps))):
            raise ValueError(f"{key}: steps out of order")
        if [code for code, _ in tasks or []] != list(range(len(self.tasks))):
            raise ValueError(f"{key}: tasks out of order")

    # What a title says for itself.

    def set_up(self, seats: i64, options: dict[str, str], rules: i64) -> S:
        """The opening position under a version of the rules, its first question or task open."""
        raise TypeError("a game says how it is set up")

    def copy(self, state: S) -> S:
        """An independent copy, without listener."""
        raise TypeError("a game says how it is copied")

    def scores(self, state: S) -> list[int]:
        """Points of each side: the seats, then an automa if one plays; below 0 if unknown."""
        raise TypeError("a game says what it is worth")

    def breakdown(self, state: S, side: i64) -> list[Line]:
        """Where the points of a side come from; nothing if its points are unknown."""
        raise TypeError("a game says where points come from")

    def ranking(self, state: S) -> list[int]:
        """The place of each side, 1 for a winner; equal places are shared."""
        scores = self.scores(state)
        return [1 + sum(1 for other in scores if other > score) for score in scores]

    def redact(self, state: S, seat: i64) -> S:
        """What a seat (or NOBODY, a spectator) may see: a copy with the rest blanked."""
        return self.copy(state)

    def imagine(self, state: S, seat: i64, dealer: Dealer) -> S:
        """A full position that a seat could take a redacted one to be."""
        return self.copy(state)

    def rule_name(self, rule: i64) -> str:
        """The written number of a rule."""
        return f"{self.prefix}-{rule:02}"

    # What follows from the steps.

    def settle(self, options: dict[str, str], rules: int | None = None) -> dict[str, str]:
        """Options with the defaults of a version of the rules filled in; unknown ones are refused.

        Those that came later have the value they had then, when nobody could choose."""
        version = self.known_version(rules)
        settled = {option.key: option.default(version) for option in self.options}
        known = {option.key: option.values for option in self.options if option.since <= version}
        for key, value in options.items():
            if key not in known and settled.get(key) != value:
                raise BadOption("unknown-option", game=self.key, option=key, known=_listed(known))
            if key in known and value not in known[key]:
                raise BadOption("unknown-value", option=key, value=value, known=_listed(known[key]))
            settled[key] = value
        return settled

    def known_version(self, rules: int | None) -> int:
        """A version of the rules this program knows, the newest if none is named."""
        version = self.version if rules is None else rules
        if not 1 <= version <= self.version:
            raise BadOption("unknown-rules", game=self.key, found=version, known=self.version)
        return version

    def new(self, seats: int, options: dict[str, str] | None = None, rules: int | None = None) -> S:
        """A new game, by default under the newest rules; seat count and options are checked."""
        if seats not in self.seat_counts:
            counts = _listed([str(count) for count in self.seat_counts])
            raise BadOption("wrong-seats", game=self.key, seats=seats, known=counts)
        version = self.known_version(rules)
        if options:
            return self.laid_out(seats, options, version)
        # Without options the opening is always the same: it is laid out once, and copied.
        kept = self.openings.get((seats, version))
        if kept is None:
            kept = self.laid_out(seats, {}, version)
            self.openings[seats, version] = kept
        return self.copy(kept)

    def laid_out(self, seats: int, options: dict[str, str], rules: int) -> S:
        """The opening with these options, up to the first question."""
        state = self.set_up(seats, self.settle(options, rules), rules)
        self.run_tasks(state)
        return state

    def legal_actions(self, state: S) -> list[int]:
        """The legal answers to the question on top."""
        ask = state.asked()
        return self.steps[ask.step].options(state, ask)

    def weights(self, state: S) -> list[int]:
        """How likely each legal answer is, when chance is asked."""
        ask = state.asked()
        return self.steps[ask.step].weights(state, ask)

    def why_not(self, state: S, action: i64) -> i64:
        """0 if the answer is legal, else the number of the rule that forbids it."""
        ask = state.asked()
        step = self.steps[ask.step]
        if action >= 0 and action == step.withheld(state, ask):
            return 0
        return step.why_not(state, ask, action)

    def withheld(self, state: S) -> i64:
        """What people answer who do not say yet what they drew; negative where they have to."""
        ask = state.asked()
        return self.steps[ask.step].withheld(state, ask)

    def check(self, state: S, action: int) -> None:
        """Refuse an answer to the question on top that is not legal, with the rule."""
        if state.over:
            raise IllegalAction("game-over")
        if not 0 <= action < len(self.actions):
            raise IllegalAction("unknown-code", code=action)
        rule = self.why_not(state, action)
        if rule:
            name = self.actions.names[action]
            raise IllegalAction("illegal-answer", answer=name, rule=self.rule_name(rule))

    def apply(self, state: S, action: i64) -> None:
        """Answer the question on top. Unchecked: `check` is the caller's duty."""
        ask = state.agenda
        if ask is None:
            raise IllegalAction("game-over")
        state.agenda = ask.below
        self.steps[ask.step].resolve(state, ask, action)
        ask = state.agenda
        if ask is None or ask.step < 0:
            self.run_tasks(state)

    def run_tasks(self, state: S) -> Ask | None:
        """Do what is to be done; the question that is open then, None at the end of the game."""
        while True:
            ask = state.agenda
            if ask is None:
                raise DeadEnd(f"{self.key}: nobody is asked and the game has not ended")
            code = ask.step
            if code >= 0:
                return ask
            state.agenda = ask.below
            if code == END:
                return None
            self.tasks[~code].run(state, ask.seat, ask.datum)

    def sample(self, state: S, dealer: Dealer) -> i64:
        """What chance answers to the question on top."""
        ask = state.asked()
        return self.steps[ask.step].sample(state, ask, dealer)

    def deal(self, state: S, dealer: Dealer) -> None:
        """Answer for chance until a seat is asked or the game is over."""
        ask = state.agenda
        while ask is not None and ask.seat == CHANCE:
            self.apply(state, self.steps[ask.step].sample(state, ask, dealer))
            ask = state.agenda

    def playout(self, state: S, dealer: Dealer) -> i64:
        """Play to the end with uniformly random answers; the number of decisions made."""
        # The same as `deal` and `apply`, written out: simulations do little else.
        decisions: i64 = 0
        steps = self.steps
        ask = state.agenda
        while ask is not None:
            state.agenda = ask.below
            step = steps[ask.step]
            if ask.seat == CHANCE:
                step.resolve(state, ask, step.sample(state, ask, dealer))
            else:
                options = step.options(state, ask)
                step.resolve(state, ask, options[dealer.below(len(options))])
                decisions += 1
            ask = state.agenda
            if ask is None or ask.step < 0:
                ask = self.run_tasks(state)
        return decisions


def _listed(names: list[str] | dict[str, list[str]]) -> str:
    return ", ".join(names) or "-"
