"""What stands on the button of an answer: what it costs and brings, as the rules have it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final
from xml.etree import ElementTree

import pytest

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.languages import LANGUAGES
from maat.scene import Offer, Piece, Scene
from maat.server.messages import Messages
from maat.server.preview import preview
from maat.server.protocol import Effect
from maat.server.view import SeatView
from maat.text import Texts

TABLES: Final = [("ra", 3), ("pharaon", 2), ("tekhenu", 2)]

# Answers that bring at once all that they show, unless one of these questions comes first.
PROMPT: Final = {"pharaon": {"take", "gain"}, "tekhenu": {"left", "right", "gain"}}
LATER: Final = ("diplomat", "teacher")
BALANCE: Final = "place-balance"
GAMES: Final = 3
MINUS: Final = "\N{MINUS SIGN}"

Scenes = Callable[[str, int], list[tuple[Scene, list[int]]]]
Drawings = Callable[[str], dict[str, ElementTree.Element]]


def looks_of(scene: Scene) -> list[Offer]:
    """How the answers of a scene look."""
    return [target.look for target in scene.targets if target.look is not None]


def pieces_of(scene: Scene) -> list[Piece]:
    """All that its answers cost and bring."""
    return [piece for look in looks_of(scene) for piece in [*look.cost, *look.gain]]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_everything_on_a_button_is_drawn_or_said(
    scenes: Scenes, drawings: Drawings, key: str, seats: int
) -> None:
    texts = [Texts(language, catalog.load(key)) for language in LANGUAGES]
    pieces = [piece for scene, _ in scenes(key, seats) for piece in pieces_of(scene)]
    assert all(piece.count for piece in pieces)
    kinds = {(piece.key, piece.sprite or piece.key) for piece in pieces}
    assert {sprite for _, sprite in kinds} - {"worth"} <= set(drawings(key))
    assert all(said.has(name) for name, _ in kinds for said in texts)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_words_and_ghosts_of_an_answer_are_on_the_table(
    scenes: Scenes, drawings: Drawings, key: str, seats: int
) -> None:
    for scene, _ in scenes(key, seats):
        places = {place.id: place for place in scene.places}
        for look in looks_of(scene):
            assert not look.about or look.about in places
            assert not look.at or places[look.at].box is not None
            assert not look.to or look.to in places
            assert {look.ghost, look.icon, look.group} - {""} <= set(drawings(key))


def number(piece: Piece) -> int:
    """How many a piece stands for."""
    before, changes, after = piece.badge.partition(" → ")
    if changes:
        return int(after) - int(before)
    return int(piece.badge.replace(MINUS, "-")) if piece.badge else piece.count


def shown(look: Offer) -> Counter[str]:
    """How many of each kind an answer says it brings, less what it costs."""
    found: Counter[str] = Counter()
    for piece in look.gain:
        found[piece.key] += number(piece)
    for piece in look.cost:
        found[piece.key] -= number(piece)
    return found


def come(view: SeatView, effect: Effect) -> dict[str, int]:
    """How many of each kind the seat would have more; of its balance what it would be."""
    found = {}
    for each in effect.shifts:
        if each.seat == view.seat:
            before = 0 if each.piece.key == BALANCE else each.before
            found[each.piece.key] = each.piece.count - before
    for line in effect.lines:
        if line.key == "event-balance-found" and line.seat == view.seat:
            found[BALANCE] = int(str(line.values["balance"]))
    return found


def played(key: str, seed: str) -> Iterator[SeatView]:
    """Every question of some random games."""
    game, dice = catalog.load(key), QuickDealer(seed)
    messages = Messages(game)
    for number in range(GAMES):
        match: Match[Any] = Match(game, 2, seed=f"{seed} {number}")
        match.deal()
        while not match.over:
            view = SeatView(match, messages, match.asked or 0)
            yield view
            match.play(view.options[dice.below(len(view.options))])


@pytest.mark.parametrize("key", PROMPT)
def test_an_answer_brings_what_its_button_says(key: str) -> None:
    checked: set[str] = set()
    for view in played(key, f"looks {key}"):
        for target in view.scene.targets:
            verb = view.game.actions.family(target.action).verb
            if target.look is None or verb not in PROMPT[key]:
                continue
            effect, said = preview(view, target.action), shown(target.look)
            if effect.next is not None and effect.next.step not in LATER:
                came = come(view, effect)
                both = set(came) & set(said)
                assert {name: said[name] for name in both} == {name: came[name] for name in both}
                checked |= {verb} if both else set()
    assert checked == PROMPT[key]
