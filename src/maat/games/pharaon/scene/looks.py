"""How the answers of Pharaon look: what each costs and brings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from maat.games.pharaon import actions, packs, pieces, steps
from maat.games.pharaon.rules import wheel
from maat.games.pharaon.scene import keys
from maat.games.pharaon.scene.areas import arrow, column_gains
from maat.games.pharaon.scene.pieces import official_gains, priced
from maat.games.pharaon.scene.targets import target
from maat.games.pharaon.scene.traitor import next_icon
from maat.games.pharaon.state import PharaonState
from maat.scene import Offer, Piece, Target, Value, datum_of, replace, seat_id, step_of
from maat.scene.looks import Looking, changed, looked

ANY: Final = "unit-any"


def worth(points: int) -> list[Piece]:
    """Prestige points."""
    return [Piece("worth", values={"points": int(points)})] if points else []


def colored(colors: Iterable[int]) -> list[Piece]:
    """One resource of each of these colors."""
    return [Piece(keys.PIECE[color]) for color in colors]


# Areas: access, and what is still to be paid once it is deducted where it fits (PH-61).


def entered(state: PharaonState, seat: int, area: int) -> Offer:
    """An action in an area by its access, which comes onto a slot of the wheel."""
    color = int(wheel.access(state, state.players[seat], area))
    access = keys.PIECE[color] if color < pieces.COLORS else ANY
    cost = deducted(area_cost(state, seat, area), access)
    gain = area_gain(state, seat, area)
    slot = f"sector-{pieces.COLOR_NAMES[color]}" if color < pieces.COLORS else ""
    ghost = access if slot else ""
    icon = f"emblem-{pieces.AREA_NAMES[area]}"
    return Offer([Piece(access), *cost], gain, ghost=ghost, to=slot, icon=icon)


def let_in(state: PharaonState, seat: int, area: int) -> Offer:
    """An action a noble allows, without access."""
    return Offer(area_cost(state, seat, area), area_gain(state, seat, area))


def deducted(cost: list[Piece], access: str) -> list[Piece]:
    """What is left of a cost when a unit of it was paid for access."""
    fitting = next((piece.key for piece in cost if piece.key in (access, ANY)), "")
    left = [replace(each, count=each.count - (each.key == fitting)) for each in cost]
    return [piece for piece in left if piece.count]


def area_cost(state: PharaonState, seat: int, area: int) -> list[Piece]:
    """The cost of an action, any resource where the player will choose (PH-64)."""
    player = state.players[seat]
    if area == pieces.CHAMBER:
        return priced(state.box.stage_cost[int(player.stage)])
    if area == pieces.NOBLES and not player.has(pieces.JUDGE):
        return colored(range(pieces.COLORS))
    return [Piece(ANY, {pieces.OFFERINGS: 1, pieces.NILE: 2, pieces.ARTISANS: 3}.get(area, 5))]


def area_gain(state: PharaonState, seat: int, area: int) -> list[Piece]:
    """What an action brings, whatever is chosen later."""
    if area == pieces.CHAMBER:
        stage = int(state.players[seat].stage) + 1
        points = int(state.box.stage_points[stage])
        values: dict[str, Value] = {"stage": stage, "points": points}
        return [Piece("place-stage", values=values, sprite="stage", badge=str(points))]
    brings = {
        pieces.OFFERINGS: Piece("gain-offering", 2),
        pieces.NOBLES: Piece("sheet-nobles", sprite="card-noble"),
        pieces.NILE: Piece("arrow-any"),
    }
    return [brings.get(area, Piece("gain-artisan"))]


# What is chosen in the areas.


def option(state: PharaonState, seat: int, column: int) -> Offer:
    """An option of the Nile, which brings resources."""
    cost, gain = priced(state.box.column_cost[column]), column_gains(state, column)
    return Offer(cost, gain, to=seat_id(seat, "resources"))


def taken(_: PharaonState, seat: int, __: int) -> Offer:
    """Offering tokens that are taken, a set or one of the bonus zone."""
    return Offer(to=seat_id(seat, "tokens"))


def risen(state: PharaonState, seat: int, color: int) -> Offer:
    """Steps on a track of the Nile, and the points they bring."""
    at, points = int(state.players[seat].nile[color]), state.box.nile_points
    top = min(at + int(packs.DISTANCE.of(datum_of(state))), int(state.box.top))
    step = replace(arrow(1 << color, 1), badge=f"{at} → {top}")
    reached = f"track-{pieces.COLOR_NAMES[color]}-{top}"
    gain = [step, *worth(points[top] - points[at])]
    return Offer(gain=gain, ghost=f"track-disc-{seat}", to=reached)


def set_alone(_: PharaonState, __: int, ___: int) -> Offer:
    """A set of two offering tokens."""
    return Offer(gain=[Piece("gain-offering", 2)])


def with_bonus(_: PharaonState, __: int, color: int) -> Offer:
    """A set and a bonus token."""
    return Offer([Piece(keys.PIECE[color], 2)], [Piece("gain-offering", 3)])


def three(_: PharaonState, __: int, color: int) -> Offer:
    """An artisan for three of a color."""
    return Offer([Piece(keys.PIECE[color], 3)], [Piece("gain-artisan")])


def employed(state: PharaonState, seat: int, at: int) -> Offer:
    """An artisan, by what it brings at once and its points."""
    box, number = state.box, at + 1
    counted = {"resource-silver": box.artisan_silver[number], "gain-urn": box.artisan_urns[number]}
    gains = [Piece(key, count) for key, count in counted.items() if count]
    points = worth(box.artisan_points[number])
    brings = [*colored(box.artisan_gain[number]), *gains, *points]
    return Offer(gain=brings, to=seat_id(seat, "artisans"))


def met(state: PharaonState, seat: int, at: int) -> Offer:
    """A noble, in words; a high official also by what it brings at once."""
    noble = at + 1
    brings = official_gains(state, noble) if noble >= pieces.OFFICIAL else []
    return Offer(gain=brings, to=seat_id(seat, "nobles"), about=keys.ABOUT[noble])


# Single pieces, by how many there are and would be.


def gained(state: PharaonState, seat: int, color: int) -> Offer:
    """A basic resource."""
    held = int(state.players[seat].count(color))
    gain = [changed(keys.PIECE[color], held, held + 1)]
    return Offer(gain=gain, to=seat_id(seat, "resources"))


def handed(state: PharaonState, seat: int, means: int) -> Offer:
    """A piece that is paid or given away."""
    kind = int(pieces.piece_of(means, state.purchase.area))
    held = int(state.players[seat].count(kind))
    return Offer([changed(keys.PIECE[kind], held, held - 1)])


def blocked(state: PharaonState, _: int, color: int) -> Offer:
    """A resource of the Traitor for the wheel; the other covers what he then does (PH-193)."""
    _, one, two = state.box.urns[datum_of(state)]
    other = int(two if color == one else one)
    return Offer([Piece(keys.PIECE[other])], [next_icon(state, other)], icon=keys.PIECE[color])


# Urns and incomes.


def poured(state: PharaonState, seat: int, at: int) -> Offer:
    """An urn, by what is in it (PH-40)."""
    return Offer(gain=colored(state.box.urns[at + 1]), to=seat_id(seat, "resources"))


def replaced(_: PharaonState, __: int, ___: int) -> Offer:
    """What the Diplomat brings instead of an urn."""
    return Offer(gain=[Piece("income-any-basic", 3)])


def declined(state: PharaonState, _: int, __: int) -> Offer | None:
    """The urn as it is, without the Diplomat."""
    if step_of(state) != steps.DIPLOMAT:
        return None
    return Offer(gain=colored(state.box.urns[datum_of(state)]))


def reached(state: PharaonState, seat: int, _: int) -> Offer:
    """The income of the space reached."""
    return income(state, seat, 0)


def beside(state: PharaonState, seat: int, _: int) -> Offer:
    """The income of the space to the left."""
    return income(state, seat, 1)


def income(state: PharaonState, seat: int, back: int) -> Offer:
    """The income of a space of the Pyramid."""
    player = state.players[seat]
    row = state.box.pyramid[player.row]
    return Offer(gain=[Piece(keys.INCOME[row[player.space - back]])])


def exchanged(_: PharaonState, __: int, at: int) -> Offer:
    """The Sorceress gives another resource, the Treasurer a silver."""
    return Offer([Piece(ANY)], [Piece("resource-silver" if at else "income-any-basic")])


LOOKS: Final[dict[str, Looking[PharaonState]]] = {
    "act": entered,
    "extra": let_in,
    "column": option,
    "advance": risen,
    "set": taken,
    "bonus": taken,
    "no_bonus": set_alone,
    "add": with_bonus,
    "three": three,
    "employ": employed,
    "gain": gained,
    "pay": handed,
    "give": handed,
    "block": blocked,
    "keep": met,
    "hire": met,
    "take": poured,
    "replace": replaced,
    "decline": declined,
    "collect_here": reached,
    "collect_left": beside,
    "exchange": exchanged,
}


def answer(state: PharaonState, seat: int, action: int) -> Target:
    """A legal answer: where it is clicked, what it costs and brings.

    Where the player's side is not followed, nobody knows what things cost there."""
    if state.rulings.told:
        return target(state, seat, action)
    return looked(actions.BOOK, LOOKS, state, seat, target(state, seat, action))
