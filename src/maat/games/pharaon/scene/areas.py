"""What lies in the areas of offerings, of the burial chamber and of the Nile."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from maat.games.pharaon import pieces
from maat.games.pharaon.rules import supply
from maat.games.pharaon.scene import keys
from maat.games.pharaon.scene.pieces import (
    counted,
    in_order,
    owned,
    owned_at,
    present,
    priced,
    stock,
)
from maat.games.pharaon.scene.sheets import CHAMBER, EDGE, HEAD, NILE, OFFERINGS, WIDTH, line
from maat.games.pharaon.state import PharaonState
from maat.scene import Box, Piece, Place, Value, members, nothing_else, replace
from maat.scene.canvas import SEAL

EVERY_TRACK: Final = (1 << pieces.COLORS) - 1
STEP: Final = 27.0  # from one position of the Nile to the next


# Offerings: sets above, the bonus zone below, the bag beside it.


@OFFERINGS.told(lambda state: tuple(state.sets))
def sets(state: PharaonState) -> Iterator[Place]:
    """The sets, told in a line, drawn place by place."""
    pairs = [present(state.sets[at : at + 2]) for at in range(0, len(state.sets), 2)]
    named = [
        Piece("set", values={"place": number, **in_order([keys.PIECE[kind] for kind in pair], 2)})
        for number, pair in enumerate(pairs, start=1)
        if len(pair) == 2
    ]
    yield Place("place-sets", pieces=named, id="sets", box=Box(8, 28, 424, 34), layout=SEAL)
    for number, pair in enumerate(pairs, start=1):
        tokens = [Piece(keys.PIECE[kind]) for kind in pair]
        name, box = f"set-{number}", Box(71 * number - 61, 28, 68, 34)
        yield Place("place-set", {"place": number}, tokens, id=name, box=box, silent=True)


@OFFERINGS.told(lambda state: tuple(state.bonus))
def bonus(state: PharaonState) -> Iterator[Place]:
    """The bonus zone, told in a line, drawn place by place."""
    named = [
        Piece("bonus", values={"place": number, "token": keys.PIECE[kind]})
        for number, kind in enumerate(state.bonus, start=1)
        if kind != pieces.EMPTY
    ]
    yield Place("place-bonus", pieces=named, id="bonus", box=Box(8, 90, 254, 36), layout=SEAL)
    for number, kind in enumerate(state.bonus, start=1):
        tokens = [Piece(keys.PIECE[each]) for each in present([kind])]
        name, box = f"bonus-{number}", Box(42 * number - 32, 90, 36, 36)
        yield Place("place-bonus-token", {"place": number}, tokens, id=name, box=box, silent=True)


@OFFERINGS.told()
def bags(state: PharaonState) -> list[Place]:
    """The tokens in the bag and those spent."""
    left = counted([0] * pieces.TOKEN + state.bag, pieces.TOKEN, pieces.KINDS)
    spent = int(supply.spent_tokens(state))
    return [
        stock("place-bag", left, "bag"),
        Place("place-spent-tokens", {"count": spent}, id="spent-tokens"),
    ]


# Burial chamber: the start and the stages from left to right, each with worth, cubes, cost.


def stage_width(state: PharaonState) -> float:
    """Room for a stage."""
    return (WIDTH - 2 * EDGE) / (int(state.box.stages) + 1)


def stages_reached(state: PharaonState) -> tuple[int, ...]:
    """How far all have built."""
    return tuple(player.stage for player in state.players)


@CHAMBER.told(stages_reached)
def chamber(state: PharaonState) -> Iterator[Place]:
    """The stages with their costs, and the cubes on them."""
    wide = stage_width(state)
    side = min(wide - 8, 54.0)
    for stage, points in enumerate(state.box.stage_points):
        x = EDGE + wide * stage
        if stage:
            cost = priced(state.box.stage_cost[stage - 1])
            values: dict[str, Value] = {"stage": stage, "points": points}
            name, box = f"stage-{stage}", Box(x + 4, HEAD + 70, side, side)
            yield Place("place-stage", values, cost, id=name, box=box, layout="grid")
        cubes = owned_at(state, "cube", stages_reached(state), stage)
        name, box = f"cubes-{stage}", Box(x + 1, HEAD + 42, wide - 2, 26)
        yield Place("place-cubes", {"stage": stage}, cubes, id=name, box=box, silent=True)


@CHAMBER.drawn(nothing_else)
def stages(state: PharaonState) -> Iterator[Place]:
    """The stages of the burial chamber with their points; the start is worth nothing."""
    wide = stage_width(state)
    for stage, points in enumerate(state.box.stage_points):
        values: dict[str, Value] = {"stage": stage, "points": points}
        sprite, badge = ("stage", str(points)) if stage else ("stage-start", "")
        face = Piece("place-stage", values=values, sprite=sprite, tone="door", badge=badge)
        box = Box(EDGE + wide * stage + 4, HEAD, wide - 8, 40)
        yield Place("place-stage", values, [face], id=f"stage-{stage}-face", box=box)


# Nile: options above, tracks below.


def column_width(state: PharaonState) -> float:
    """Room for an option of the Nile."""
    return (WIDTH - 2 * EDGE) / int(state.box.columns)


@NILE.told(nothing_else)
def columns(state: PharaonState) -> Iterator[Place]:
    """The options with what they cost and bring (PH-91 to PH-94)."""
    wide = column_width(state)
    for at in range(int(state.box.columns)):
        values, gains = column_values(state, at), column_gains(state, at)
        name, box = f"column-{at + 1}", Box(EDGE + wide * at + 2, HEAD + 2, wide - 4, 77)
        yield Place("place-column", values, gains, id=name, box=box, layout=SEAL)


@NILE.drawn(nothing_else)
def costs(state: PharaonState) -> Iterator[Place]:
    """What the options cost and bring, piece by piece."""
    wide = column_width(state)
    for at in range(int(state.box.columns)):
        values, x = column_values(state, at), EDGE + wide * at + wide / 2 - 23
        cost = one_by_one(priced(state.box.column_cost[at]))
        yield Place("place-column", values, cost, id=f"cost-{at + 1}", box=Box(x, HEAD + 4, 46, 23))
        gains = one_by_one(column_gains(state, at))
        name, box = f"gains-{at + 1}", Box(x, HEAD + 32, 46, 46)
        yield Place("place-column", values, gains, id=name, box=box, layout="grid")


def column_gains(state: PharaonState, at: int) -> list[Piece]:
    """What an option brings."""
    box = state.box
    gains = [Piece(keys.PIECE[color]) for color in box.column_gain[at]]
    if box.column_urns[at]:
        gains.append(Piece("gain-urn", box.column_urns[at]))
    if box.column_arrows[at]:
        gains.append(arrow(box.column_tracks[at], box.column_arrows[at]))
    return gains


def column_values(state: PharaonState, at: int) -> dict[str, Value]:
    """The number of an option and what it costs."""
    units = [piece.key for piece in one_by_one(priced(state.box.column_cost[at]))]
    return {"column": at + 1, "units": len(units), **in_order(units, 3)}


def one_by_one(gains: list[Piece]) -> list[Piece]:
    """Equal pieces apart."""
    return [replace(each, count=1) for each in gains for _ in range(each.count)]


def arrow(allowed: int, count: int) -> Piece:
    """Steps on one or two tracks, or on any."""
    colors = members(allowed)
    named = [keys.COLOR[color] for color in colors]
    drawing = "-".join(["arrow", *[pieces.COLOR_NAMES[color] for color in colors]])
    if len(colors) == 1:
        return Piece("arrow-one", count, {"color": named[0]}, sprite=drawing)
    if len(colors) == 2:
        return Piece("arrow-two", count, in_order(named, 2), sprite=drawing)
    return Piece("arrow-any" if allowed == EVERY_TRACK else "arrow-some", count)


def steps_left(steps: int) -> Place:
    """The steps a choice of tracks is about."""
    box = line(292, 4, 140)
    return Place("place-steps", {"steps": steps}, id="steps", sheet="nile", box=box, layout="label")


# The tracks, each from its resource at the head to the start at the foot.


def reached(state: PharaonState) -> Hashable:
    """How far all have come on the Nile."""
    return tuple(position for player in state.players for position in player.nile)


@NILE.told(reached)
def tracks(state: PharaonState) -> Iterator[Place]:
    """The tracks from left to right, and who has come how far."""
    for color in state.box.tracks:
        discs = [
            owned(state, "track-disc", side, position=player.nile[color])
            for side, player in enumerate(state.players)
            if player.nile[color]
        ]
        values: dict[str, Value] = {"color": keys.COLOR[color]}
        name, high = f"track-{pieces.COLOR_NAMES[color]}", 24 + STEP * (int(state.box.top) + 1)
        box = Box(40 + 79 * color, 108, 76, high)
        yield Place("place-track", values, discs, id=name, box=box, layout=SEAL)


@NILE.drawn(reached)
def rivers(state: PharaonState) -> Iterator[Place]:
    """The resource of each track, the discs position by position, what positions are worth."""
    top = int(state.box.top)
    ys = [134 + STEP * (top - position) for position in range(top + 1)]
    for color in state.box.tracks:
        name, x = pieces.COLOR_NAMES[color], 40 + 79 * color
        values: dict[str, Value] = {"color": keys.COLOR[color]}
        head, box = [Piece(keys.PIECE[color])], Box(x + 26, 107, 25, 25)
        yield Place("place-track", values, head, id=f"river-{name}", box=box)
        at = [player.nile[color] for player in state.players]
        for position, y in enumerate(ys):
            discs = owned_at(state, "track-disc", at, position, position=position)
            box = Box(x + 2, y, 72, STEP - 1)
            yield Place("place-track", values, discs, id=f"track-{name}-{position}", box=box)
    for position in range(1, top + 1):
        worth: dict[str, Value] = {"points": state.box.nile_points[position]}
        box = line(2, ys[position] + 5, 36)
        yield Place("worth", worth, id=f"nile-points-{position}", box=box, layout="title")
