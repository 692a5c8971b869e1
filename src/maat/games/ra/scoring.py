"""Scoring (rulebook p. 5 to 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core.game import Line
from maat.games.ra import events, tiles
from maat.games.ra.components import Box
from maat.games.ra.state import Player, RaState

LAST_EPOCH: Final = 3
CATEGORIES: Final = [
    ("pharaohs", 85),
    ("gods", 86),
    ("gold", 87),
    ("floods", 88),
    ("nile", 89),
    ("civilizations", 90),
    ("quantity", 91),
    ("diversity", 92),
    ("suns", 94),
    ("floor", 84),
]
PER_EPOCH: Final = 10  # entries of the ledger for each epoch


def score(state: RaState) -> None:
    """Add the epoch's points; a total below 0 becomes 0, once, at the end (RA-83, RA-84)."""
    lines = [epoch_points(state, seat) for seat in range(state.seats)]
    for seat in range(state.seats):
        player = state.players[seat]
        gained = sum(lines[seat])
        total = player.points + gained
        player.ledger = player.ledger + lines[seat] + [-total if total < 0 else 0]
        player.points = 0 if total < 0 else total
        tell_points(state, seat, gained)


def tell_points(state: RaState, seat: i64, gained: i64) -> None:
    """Points are hidden until the end unless the table plays with open scores (RA-108, RA-111)."""
    if state.open_scores or state.epoch == LAST_EPOCH:
        state.tell(events.SCORED, seat, gained, state.players[seat].points)
    else:
        state.whisper(events.SCORED, seat, gained, state.players[seat].points)


def epoch_points(state: RaState, seat: i64) -> list[int]:
    """Points of one seat in the order of CATEGORIES, without the floor."""
    box = state.box
    held = state.players[seat].tiles
    last = state.epoch == LAST_EPOCH
    return [
        pharaoh_points(state, seat),
        box.god * held[tiles.GOD],
        box.gold * held[tiles.GOLD],
        box.flood * held[tiles.FLOOD],
        box.nile * held[tiles.NILE] if held[tiles.FLOOD] else 0,
        box.civilization[types(held, tiles.CIVILIZATION, tiles.MONUMENT)],
        quantity_points(box, held) if last else 0,
        box.monument_diversity[types(held, tiles.MONUMENT, tiles.FUNERAL)] if last else 0,
        sun_points(state, seat) if last else 0,
    ]


def pharaoh_points(state: RaState, seat: i64) -> i64:
    """The most pharaohs gain, the fewest lose, equal numbers do nothing (RA-85)."""
    counts = [player.tiles[tiles.PHARAOH] for player in state.players]
    return extremes(counts, seat, state.box.pharaoh_most, state.box.pharaoh_fewest)


def sun_points(state: RaState, seat: i64) -> i64:
    """The highest sum of suns gains, the lowest loses (RA-94)."""
    sums = [sun_sum(player) for player in state.players]
    return extremes(sums, seat, state.box.sun_highest, state.box.sun_lowest)


def extremes(amounts: list[int], seat: i64, highest: i64, lowest: i64) -> i64:
    """What a seat gets for having the most or the least; ties count in full."""
    own: i64 = amounts[seat]
    above: i64 = 0
    below: i64 = 0
    for amount in amounts:
        if amount > own:
            above += 1
        elif amount < own:
            below += 1
    if above and below:
        return 0
    return highest if below else lowest if above else 0


def sun_sum(player: Player) -> int:
    """The values of all suns, face up and face down."""
    owned = player.suns | player.spent
    return sum(sun for sun in range(1, 17) if owned >> sun & 1)


def types(held: list[int], first: i64, end: i64) -> i64:
    """How many different kinds from first to end - 1 a player has."""
    count: i64 = 0
    for kind in range(first, end):
        if held[kind]:
            count += 1
    return count


def quantity_points(box: Box, held: list[int]) -> int:
    """Three, four or five of one monument type (RA-91)."""
    return sum(box.monument_quantity[held[kind]] for kind in range(tiles.MONUMENT, tiles.FUNERAL))


def breakdown(player: Player, start: int) -> list[Line]:
    """The ledger as lines, zero entries left out, with what a player began with."""
    lines = [Line("start", 13, 1, start)]
    for at, points in enumerate(player.ledger):
        label, rule = CATEGORIES[at % PER_EPOCH]
        if points:
            lines.append(Line(label, rule, 1, points, at // PER_EPOCH + 1))
    return lines


def ranking(state: RaState) -> list[int]:
    """Points, then the single highest sun, which no two players share (RA-104 to RA-106)."""
    keys = [(player.points, player.suns | player.spent) for player in state.players]
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def winner(state: RaState) -> int:
    """The seat in first place."""
    return ranking(state).index(1)
