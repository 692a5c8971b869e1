"""What lies in the areas of offerings, of the burial chamber and of the Nile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maat.games.pharaon import pieces
from maat.games.pharaon.rules import supply
from maat.games.pharaon.scene import keys
from maat.games.pharaon.scene.pieces import (
    counted,
    in_order,
    is_told,
    lying,
    owned,
    owned_at,
    present,
    priced,
    stock,
)
from maat.games.pharaon.scene.sheets import EDGE, HEAD, WIDTH, canvas, label, line, sheet
from maat.games.pharaon.state import PharaonState
from maat.scene import SEAL, Box, Piece, Place, members, nothing_else, replace

OFFERINGS: Final = canvas(sheet("offerings", 134, "pyramid"))
CHAMBER: Final = canvas(sheet("chamber", 152, "nile"))
NILE: Final = canvas(sheet("nile", 254, "nile"))
EVERY_TRACK: Final = (1 << pieces.COLORS) - 1
STEP: Final = 27.0  # from one position of the Nile to the next


# Offerings: sets above, the bonus zone below, the bag beside it.


@OFFERINGS.told("*sets", is_told)
def sets(state: PharaonState) -> Iterator[Place]:
    """The sets, told in a line, drawn place by place."""
    pairs = [present(state.sets[at : at + 2]) for at in range(0, len(state.sets), 2)]
    named = [[lying(state, kind) for kind in pair] for pair in pairs]
    whole = [
        Piece("set", values={"place": number, **in_order(pair, 2)})
        for number, pair in enumerate(named, start=1)
        if len(pair) == 2
    ]
    yield label("place-sets", 30, 4, 300)
    yield Place("place-sets", pieces=whole, box=Box(8, 28, 424, 34), layout=SEAL)
    for number, pair in enumerate(named, start=1):
        tokens, box = [Piece(key) for key in pair], Box(71 * number - 61, 28, 68, 34)
        name = f"set-{number}"
        yield Place("place-set", {"place": number}, tokens, id=name, box=box, silent=True)


@OFFERINGS.told("*bonus", is_told)
def bonus(state: PharaonState) -> Iterator[Place]:
    """The bonus zone, told in a line, drawn place by place."""
    named = [
        Piece("bonus", values={"place": number, "token": lying(state, kind)})
        for number, kind in enumerate(state.bonus, start=1)
        if kind != pieces.EMPTY
    ]
    yield label("place-bonus", EDGE, 68, 220)
    yield Place("place-bonus", pieces=named, box=Box(8, 90, 254, 36), layout=SEAL)
    for number, kind in enumerate(state.bonus, start=1):
        tokens = [Piece(lying(state, each)) for each in present([kind])]
        name, box = f"bonus-{number}", Box(42 * number - 32, 90, 36, 36)
        yield Place("place-bonus-token", {"place": number}, tokens, id=name, box=box, silent=True)


@OFFERINGS.told()
def bags(state: PharaonState) -> Iterator[Place]:
    """The tokens in the bag and those spent."""
    left = counted(state.bag.pieces, pieces.TOKEN, pieces.KINDS)
    yield from stock("bag", left, "token-down", "tokens-down", Box(352, 66, 60, 64))
    yield Place("place-spent-tokens", {"count": int(supply.spent_tokens(state))})


# Burial chamber: the start and the stages from left to right, each with worth, cubes, cost.


@CHAMBER.told("players.stage")
def chamber(state: PharaonState) -> Iterator[Place]:
    """The stages with their costs, the cubes on them, and their points; the start has none."""
    wide = (WIDTH - 2 * EDGE) / (int(state.box.stages) + 1)
    side, reached = min(wide - 8, 54.0), [player.stage for player in state.players]
    yield label("sheet-chamber", 30, 4, 300)
    for stage, points in enumerate(state.box.stage_points):
        x, name, values = EDGE + wide * stage, f"stage-{stage}", {"stage": stage, "points": points}
        if stage:
            cost, box = priced(state.box.stage_cost[stage - 1]), Box(x + 4, HEAD + 70, side, side)
            yield Place("place-stage", values, cost, id=name, box=box, layout="grid")
        cubes, box = owned_at(state, "cube", reached, stage), Box(x + 1, HEAD + 42, wide - 2, 26)
        on = f"cubes-{stage}"
        yield Place("place-cubes", {"stage": stage}, cubes, id=on, box=box, silent=True)
        sprite, badge = ("stage", str(points)) if stage else ("stage-start", "")
        face = Piece("place-stage", values=values, sprite=sprite, tone="door", badge=badge)
        box = Box(x + 4, HEAD, wide - 8, 40)
        yield Place("place-stage", values, [face], id=f"{name}-face", box=box, silent=True)


# Nile: options above, tracks below.


@NILE.told(nothing_else)
def columns(state: PharaonState) -> Iterator[Place]:
    """The options (PH-91 to PH-94), told whole; cost and gains are drawn piece by piece."""
    wide = (WIDTH - 2 * EDGE) / int(state.box.columns)
    yield label("sheet-nile", 30, 4, 300)
    for at in range(int(state.box.columns)):
        x, middle = EDGE + wide * at + 2, EDGE + wide * at + wide / 2 - 23
        gains, cost = column_gains(state, at), one_by_one(priced(state.box.column_cost[at]))
        units = in_order([piece.key for piece in cost], 3)
        option = Place("place-column", {"column": at + 1, "units": len(cost), **units}, silent=True)
        box = Box(x, HEAD + 2, wide - 4, 77)
        told = replace(option, pieces=gains, id=f"column-{at + 1}", box=box, layout=SEAL)
        yield replace(told, silent=False)
        yield replace(option, pieces=cost, id=f"cost-{at + 1}", box=Box(middle, HEAD + 4, 46, 23))
        lying, box = one_by_one(gains), Box(middle, HEAD + 32, 46, 46)
        yield replace(option, pieces=lying, id=f"gains-{at + 1}", box=box, layout="grid")


def column_gains(state: PharaonState, at: int) -> list[Piece]:
    """What an option brings."""
    box = state.box
    gains = [Piece(keys.PIECE[color]) for color in box.column_gain[at]]
    if box.column_urns[at]:
        gains.append(Piece("gain-urn", box.column_urns[at]))
    if box.column_arrows[at]:
        gains.append(arrow(box.column_tracks[at], box.column_arrows[at]))
    return gains


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


# The tracks, each from its resource at the head to the start at the foot.


@NILE.told("*players.nile")
def tracks(state: PharaonState) -> Iterator[Place]:
    """The tracks from left to right, told whole; resource and discs are drawn step by step."""
    top = int(state.box.top)
    ys = [134 + STEP * (top - position) for position in range(top + 1)]
    for color in map(int, state.box.tracks):
        name, x = pieces.COLOR_NAMES[color], 40 + 79 * color
        at = [player.nile[color] for player in state.players]
        discs = [
            owned(state, "track-disc", side, position=here) for side, here in enumerate(at) if here
        ]
        track = Place("place-track", {"color": keys.COLOR[color]}, silent=True)
        box = Box(x, 108, 76, 24 + STEP * (top + 1))
        told = replace(track, pieces=discs, id=f"track-{name}", box=box, layout=SEAL)
        yield replace(told, silent=False)
        head, box = [Piece(keys.PIECE[color])], Box(x + 26, 107, 25, 25)
        yield replace(track, pieces=head, id=f"river-{name}", box=box)
        for position, y in enumerate(ys):
            here = owned_at(state, "track-disc", at, position, position=position)
            box = Box(x + 2, y, 72, STEP - 1)
            yield replace(track, pieces=here, id=f"track-{name}-{position}", box=box)
    for position in range(1, top + 1):
        worth, box = {"points": state.box.nile_points[position]}, line(2, ys[position] + 5, 36)
        name = f"nile-points-{position}"
        yield Place("worth", worth, id=name, box=box, layout="title", silent=True)
