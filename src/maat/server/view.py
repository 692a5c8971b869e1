"""What a seat sees of a game: everything here is made from the redacted position."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, cached_property
from typing import Any, NamedTuple

from msgspec import Raw

from maat import catalog, positions
from maat.core.log import HIDDEN, may_see
from maat.core.match import Match
from maat.core.state import CHANCE, State
from maat.scene import Piece, Place, Scene, Target, replace
from maat.scene.changes import changes
from maat.scene.strip import STRIP
from maat.scene.ties import broken
from maat.server.errors import Refusal
from maat.server.messages import Messages
from maat.server.protocol import (
    ENCODER,
    Answer,
    Asked,
    Explained,
    Reason,
    Reasons,
    SheetLine,
    Sheets,
    Tie,
)


class Drawer(NamedTuple):
    """What draws the scenes of a game."""

    draw: Callable[[Any], Scene]
    veiled: Callable[[Any], list[Place]]  # of them, the places not all seats see alike
    target: Callable[[Any, int, int], Target]  # of any answer
    answer: Callable[[Any, int, int], Target]  # of a legal one, with its look
    outcome: Callable[[Any, int, int], Target]  # of what may be drawn, with its picture


@cache
def drawer(key: str) -> Drawer:
    """What draws the scenes of a game; with no more than a `build` all answers are in the bar."""
    module = catalog.module(key, "scene")
    if module is None:
        return Drawer(nothing, lambda _: [], in_the_bar, in_the_bar, in_the_bar)
    draw = getattr(module, "draw", module.build)
    veiled = getattr(module, "veiled", lambda seen: draw(seen).places)
    target = getattr(module, "target", in_the_bar)
    outcome = getattr(catalog.module(key, "scene.outcomes"), "outcome", in_the_bar)
    return Drawer(draw, veiled, target, getattr(module, "answer", target), outcome)


def nothing(_: State) -> Scene:
    """An empty table."""
    return Scene([])


def in_the_bar(_: State, __: int, action: int) -> Target:
    """An answer that is clicked nowhere on the table."""
    return Target(action)


class SeatView:
    """A position as one seat, or NOBODY, may see it; made once per version, seat and eyes.

    Other eyes than its own see a seat where several share a device: what is a secret is not shown.
    """

    def __init__(
        self,
        match: Match[Any],
        messages: Messages,
        seat: int,
        eyes: int | None = None,
        by_hand: bool = False,
    ) -> None:
        self.match = match
        self.messages = messages
        self.seat = seat
        self.eyes = seat if eyes is None else eyes
        self.version = match.version
        self.game: catalog.AnyGame = match.game
        self.drawer = drawer(self.game.key)
        state = match.state
        ask = state.agenda
        self.is_asked = self._is_asked(by_hand)
        # What others hide may be drawn, for all one knows.
        known = self.seen if ask is not None and ask.seat == CHANCE else state
        self.options: list[int] = self.game.legal_actions(known) if self.is_asked else []
        self.asked: Asked | None = None if ask is None else messages.asked(ask)
        self.scores = visible_scores(self.game, self.seen)

    def _is_asked(self, by_hand: bool) -> bool:
        """Whether this seat is asked and sees the question, or may say what was drawn by hand."""
        ask = self.match.state.agenda
        if ask is None or (ask.seat != self.seat and not (by_hand and ask.seat == CHANCE)):
            return False
        if self.eyes == ask.seat:
            return True
        audience = self.game.steps[ask.step].seen_by(self.match.state, ask)
        return may_see(int(audience), self.eyes)

    @cached_property
    def seen(self) -> State:
        """The position as these eyes may see it."""
        seen: State = self.game.redact(self.match.state, self.eyes)
        return seen

    def drawn(self, seen: State) -> Scene:
        """A position the seat may see, without answers."""
        return self.drawer.draw(seen)

    @cached_property
    def scene(self) -> Scene:
        """All of it, with the answers."""
        return replace(self.drawn(self.seen), targets=self.targets)

    def rest(self) -> None:
        """Keep nothing that can be made again if somebody asks for it."""
        for name in ("seen", "scene", "whole", "targets", "veiled"):
            self.__dict__.pop(name, None)

    @cached_property
    def targets(self) -> list[Target]:
        """Where the answers are given."""
        look = self.drawer.outcome if self.seen.seat == CHANCE else self.drawer.answer
        found = [look(self.seen, self.seat, action) for action in self.options]
        if self.match.options.get("player") == "told":
            found = [
                replace(each, look=self.drawer.outcome(self.seen, self.seat, each.action).look)
                for each in found
            ]  # in pictures, as what is drawn
        return found

    @cached_property
    def veiled(self) -> dict[str, Place]:
        """As this seat sees them, the places that others may see otherwise."""
        return {place.id: place for place in self.drawer.veiled(self.seen) if place.id}

    def own(self, public: SeatView) -> list[Place]:
        """What this seat sees otherwise than everybody does, or besides."""
        known, found = public.veiled, list[Place]()
        before: Place | None = None
        for id, place in self.veiled.items():
            if known.get(id) != place:
                if id not in known and before is not None and before not in found[-1:]:
                    found.append(before)  # which it follows
                found.append(place)
            before = place
        return found

    @cached_property
    def whole(self) -> Raw:
        """The scene as it is sent."""
        return Raw(ENCODER.encode(self.scene))

    def since(self, before: SeatView | None) -> Raw:
        """The scene as it is sent to somebody who has an earlier one of the same seat."""
        if before is None or before.seat != self.seat:
            return self.whole
        return Raw(ENCODER.encode(changes(before.scene, self.scene, before.version)))

    @cached_property
    def position(self) -> dict[str, Any]:
        """What the seat may see as a position that a program can go on from."""
        return positions.told(self.game, self.seen)

    @property
    def answers(self) -> list[Answer]:
        """The legal answers, if this seat is asked."""
        return [self.messages.answers[code] for code in self.options]

    # Why not.

    def why(self, action: int | None) -> Reasons:
        """The rule against an answer, or against every one like those that can be given now."""
        if not self.is_asked:
            return Reasons(action, self.version, [])
        codes = self._families(self.options) if action is None else [action]
        return Reasons(action, self.version, self._reasons(codes))

    def _reasons(self, codes: Iterable[int]) -> list[Reason]:
        """The rules against answers, each with all it forbids."""
        reasons: dict[str, list[Answer]] = {}
        for code in codes:
            rule = self.game.why_not(self.seen, code)
            if rule:
                name = self.game.rule_name(rule)
                reasons.setdefault(name, []).append(self.messages.answers[code])
        return [Reason(rule, answers) for rule, answers in reasons.items()]

    def _related(self) -> list[int]:
        """The families of the answers that can be given now or have been given by anybody."""
        record = self.match.record_for(self.eyes)
        usual = {action for seat, action in record if seat >= 0 and action != HIDDEN}
        return self._families(usual | set(self.options))

    def _families(self, answers: Iterable[int]) -> list[int]:
        """All that are answers of the same kinds."""
        book = self.game.actions
        firsts = sorted({book.family(code).first for code in answers})
        return [
            code for first in firsts for code in range(first, first + len(book.family(first).words))
        ]

    # What is this.

    def what(self, place: str, piece: str) -> Explained:
        """What a thing is, what it is worth to this seat, and why no answer is given by it."""
        spot = next((each for each in self.scene.places if each.id == place), None)
        thing = None if spot is None or not piece else piece_of(spot, piece)
        if spot is None or (piece and thing is None):
            raise Refusal("not-there")
        about = catalog.module(self.game.key, "scene.about")
        rules = about.rules(spot, thing) if about else []
        notes = about.notes(self.seen, self.seat, spot, thing) if about else []
        reasons = self._reasons(self._aimed_at(spot, piece))
        values = about.values(spot, thing) if hasattr(about, "values") else ""
        return Explained(place, piece, self.version, rules, notes, reasons, values)

    def _aimed_at(self, spot: Place, piece: str) -> list[int]:
        """The answers that are given by a thing, now or at other times."""
        if not self.is_asked:
            return []
        aim = self.drawer.target
        around = {each.id for each in self.scene.places if lies_in(spot, each)}
        same = {spot.id}
        if spot.layout == STRIP and spot.seat == self.seat:
            same = {each.id for each in self.scene.places if each.seat == self.seat}
        aims = [aim(self.seen, self.seat, code) for code in self._related()]
        return [
            each.action
            for each in aims
            if (each.place in same and each.piece in ("", piece))
            or (each.place in around and not each.piece)
        ]

    # Score sheets.

    def sheets(self) -> Sheets:
        """The score sheets of every side whose points this seat may see."""
        sides = [
            None if known is None else self._sheet(side) for side, known in enumerate(self.scores)
        ]
        return Sheets(self.version, sides)

    def _sheet(self, side: int) -> list[SheetLine]:
        lines = self.game.breakdown(self.seen, side)
        return [self.messages.sheet_line(line) for line in lines]


def lies_in(place: Place, other: Place) -> bool:
    """Whether the middle of a place is inside another one on the same sheet."""
    if place.box is None or other.box is None or place.sheet != other.sheet:
        return False
    box, room = place.box, other.box
    x, y = box.x + box.width / 2 - room.x, box.y + box.height / 2 - room.y
    return 0 <= x <= room.width and 0 <= y <= room.height


def piece_of(place: Place, name: str) -> Piece | None:
    """A piece of a place by the name targets have for it."""
    pieces = {each.name: each for each in place.pieces or ()}
    return pieces.get(name)


def visible_scores(game: catalog.AnyGame, seen: Any) -> list[int | None]:
    """Points of each side; games blank hidden ones with a negative number."""
    return [None if points < 0 else int(points) for points in game.scores(seen)]


def places(match: Match[Any]) -> list[int]:
    """The ranking, once the game is over."""
    return [int(place) for place in match.ranking] if match.over else []


def ties(match: Match[Any], messages: Messages) -> list[Tie]:
    """How equal points were told apart, once the game is over."""
    module = catalog.module(match.game.key, "scene.ties") if match.over else None
    if module is None:
        return []
    return [messages.tie(each) for each in broken(match.scores, module.ties(match.state))]
