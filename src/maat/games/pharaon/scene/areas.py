"""What lies in the five areas in a scene, and the payment going on in one of them."""

from __future__ import annotations

from typing import Final

from maat.games.pharaon import packs, pieces, steps
from maat.games.pharaon.rules import payment, supply
from maat.games.pharaon.scene import cards
from maat.games.pharaon.scene.board import marker, only_drawn, step_of
from maat.games.pharaon.scene.cards import area_key, color_key, piece_key, priced
from maat.games.pharaon.state import PharaonState
from maat.scene import Piece, Place, Value

PAYING: Final = (steps.BONUS, steps.COLUMN, steps.COLOR, steps.PAY)
EVERY_TRACK: Final = (1 << pieces.COLORS) - 1


# Offerings.


def sets(state: PharaonState) -> list[Place]:
    """The sets, told in a line, drawn place by place."""
    return [Place("place-sets", pieces=told_sets(state), id="sets"), *drawn_sets(state)]


def bonus(state: PharaonState) -> list[Place]:
    """The bonus zone, told in a line, drawn place by place."""
    return [Place("place-bonus", pieces=told_bonus(state), id="bonus"), *drawn_bonus(state)]


def bags(state: PharaonState) -> list[Place]:
    """The tokens in the bag and those spent."""
    spent = int(supply.spent_tokens(state))
    left = [
        Piece(piece_key(pieces.TOKEN + kind), count)
        for kind, count in enumerate(state.bag)
        if count
    ]
    return [
        stock("place-bag", left, "bag"),
        Place("place-spent-tokens", {"count": spent}, id="spent-tokens"),
    ]


def stock(key: str, left: list[Piece], id: str) -> Place:
    """What is left to be drawn: anybody may reckon it, so it is told to whoever asks."""
    count = sum(piece.count for piece in left)
    return Place(key, {"count": count}, left, brief=False, id=id, stock=True)


def told_sets(state: PharaonState) -> list[Piece]:
    """The sets that are left, each with its number."""
    found = []
    for place in range(0, len(state.sets), 2):
        first, second = state.sets[place], state.sets[place + 1]
        if pieces.EMPTY not in (first, second):
            values: dict[str, Value] = {
                "place": place // 2 + 1,
                "first": piece_key(first),
                "second": piece_key(second),
            }
            found.append(Piece("set", values=values))
    return found


def drawn_sets(state: PharaonState) -> list[Place]:
    """The places of the sets."""
    found = []
    for place in range(0, len(state.sets), 2):
        number = place // 2 + 1
        lying = [kind for kind in state.sets[place : place + 2] if kind != pieces.EMPTY]
        tokens = [Piece(piece_key(kind)) for kind in lying]
        found.append(only_drawn(Place("place-set", {"place": number}, tokens, id=f"set-{number}")))
    return found


def told_bonus(state: PharaonState) -> list[Piece]:
    """The bonus tokens that are left, each with its number."""
    return [
        Piece("bonus", values={"place": place + 1, "token": piece_key(kind)})
        for place, kind in enumerate(state.bonus)
        if kind != pieces.EMPTY
    ]


def drawn_bonus(state: PharaonState) -> list[Place]:
    """The places of the bonus zone."""
    found = []
    for number, kind in enumerate(state.bonus, start=1):
        tokens = [] if kind == pieces.EMPTY else [Piece(piece_key(kind))]
        place = Place("place-bonus-token", {"place": number}, tokens, id=f"bonus-{number}")
        found.append(only_drawn(place))
    return found


# Nobles and artisans.


def nobles(state: PharaonState) -> list[Place]:
    """The row, the deck, what the cards say, and those drawn in the draft."""
    row = [noble for noble in state.noble_row if noble != pieces.EMPTY]
    drafted = cards.members(state.drawn)
    named = [cards.noble(state, noble) for noble in row]
    found = [
        Place("place-nobles", pieces=named, id="nobles"),
        stock("place-noble-deck", noble_deck(state), "noble-deck"),
    ]
    if drafted:
        drawn = [cards.noble(state, noble) for noble in drafted]
        found.append(Place("place-drawn", pieces=drawn, id="drawn"))
    return found + [cards.about(state, noble) for noble in drafted + row]


def noble_deck(state: PharaonState) -> list[Piece]:
    """The nobles that are still to come."""
    return [cards.noble(state, noble) for noble in cards.members(state.noble_deck)]


def artisans(state: PharaonState) -> list[Place]:
    """The row and the deck."""
    row = [artisan for artisan in state.artisan_row if artisan != pieces.EMPTY]
    offered = [cards.artisan(state, artisan) for artisan in row]
    deck = cards.members(state.artisan_deck)
    left = [cards.artisan(state, artisan) for artisan in deck]
    return [
        Place("place-artisans", pieces=offered, id="artisans"),
        stock("place-artisan-deck", left, "artisan-deck"),
    ]


# Burial chamber.


def chamber(state: PharaonState) -> list[Place]:
    """The stages with their costs, and the cubes on them."""
    found = [cubes(state, 0)]
    for stage in range(1, int(state.box.stages) + 1):
        values: dict[str, Value] = {"stage": stage, "points": state.box.stage_points[stage]}
        cost = priced(state.box.stage_cost[stage - 1])
        found += [Place("place-stage", values, cost, id=f"stage-{stage}"), cubes(state, stage)]
    return found


def cubes(state: PharaonState, stage: int) -> Place:
    """The cubes on a stage, 0 for the space before the first."""
    here = [
        marker(state, "cube", side)
        for side, player in enumerate(state.players)
        if player.stage == stage
    ]
    return only_drawn(Place("place-cubes", {"stage": stage}, here, id=f"cubes-{stage}"))


# Nile.


def columns(state: PharaonState) -> list[Place]:
    """The options with their costs, and what each brings."""
    return [column(state, number) for number in range(int(state.box.columns))]


def column(state: PharaonState, number: int) -> Place:
    """One option of the Nile area (PH-91 to PH-94)."""
    box = state.box
    gains = [Piece(piece_key(color)) for color in box.column_gain[number]]
    if box.column_urns[number]:
        gains.append(Piece("gain-urn", box.column_urns[number]))
    if box.column_arrows[number]:
        gains.append(arrow(box.column_tracks[number], box.column_arrows[number]))
    values = column_values(state, number)
    return Place("place-column", values, gains, id=f"column-{number + 1}")


def column_values(state: PharaonState, number: int) -> dict[str, Value]:
    """The number of an option and what it costs."""
    units = units_of(state.box.column_cost[number])
    values: dict[str, Value] = {"column": number + 1, "units": len(units)}
    for place, name in enumerate(("first", "second", "third")):
        values[name] = units[place] if place < len(units) else ""
    return values


def units_of(price: int) -> list[str]:
    """The units of a price one by one."""
    return [piece.key for piece in priced(price) for _ in range(piece.count)]


def arrow(allowed: int, count: int) -> Piece:
    """Steps on one or two tracks, or on any."""
    colors = [color_key(color) for color in cards.members(allowed)]
    if len(colors) == 1:
        return Piece("arrow-one", count, {"color": colors[0]}, sprite=arrow_drawing(allowed))
    if len(colors) == 2:
        values: dict[str, Value] = {"first": colors[0], "second": colors[1]}
        return Piece("arrow-two", count, values, sprite=arrow_drawing(allowed))
    return Piece("arrow-any" if allowed == EVERY_TRACK else "arrow-some", count)


def arrow_drawing(allowed: int) -> str:
    """The drawing of an arrow for these tracks."""
    return "-".join(["arrow", *(pieces.COLOR_NAMES[each] for each in cards.members(allowed))])


def tracks(state: PharaonState) -> list[Place]:
    """The tracks from left to right, and who has come how far."""
    found = []
    for color in state.box.tracks:
        discs = [
            marker(state, "track-disc", side, position=player.nile[color])
            for side, player in enumerate(state.players)
            if player.nile[color]
        ]
        name = pieces.COLOR_NAMES[color]
        track = Place("place-track", {"color": color_key(color)}, discs, id=f"track-{name}")
        found.append(track)
    return found


# The payment.


def purchase(state: PharaonState) -> list[Place]:
    """The access due and, once the price is known, the price and what was laid down for it."""
    step = step_of(state)
    if step == steps.TURN and state.purchase.choosy:
        return [Place("place-choosy", id="choosy")]
    if step not in PAYING:
        return []
    due = state.purchase
    found = [access(state)]
    if step == steps.PAY:
        price: dict[str, Value] = {"area": area_key(int(due.area))}
        found += [
            Place("place-price", price, priced(due.price), id="price"),
            Place("place-paid", pieces=paid(state), id="paid"),
        ]
    return found


def access(state: PharaonState) -> Place:
    """What the wheel asks for in the area of the action (PH-51, PH-222, PH-225)."""
    due = state.purchase
    area: dict[str, Value] = {"area": area_key(int(due.area))}
    if not due.slot:
        return Place("place-access-none", area, id="access")
    if due.access == pieces.NO_COLOR:
        return Place("place-access-any", area, id="access")
    return Place("place-access", {**area, "color": color_key(int(due.access))}, id="access")


def paid(state: PharaonState) -> list[Piece]:
    """The pieces laid down so far."""
    due = state.purchase
    laid = due.paid + due.tendered
    found = []
    for means in range(pieces.MEANS):
        count = int(packs.of_means(laid, means))
        if count:
            kind = int(payment.piece_of(means, due.area))
            found.append(Piece(piece_key(kind), count))
    return found
