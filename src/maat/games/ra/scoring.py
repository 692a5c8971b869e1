"""Scoring (rulebook p. 5 to 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core.game import Line
from maat.core.vectors import vec
from maat.games.ra import events, tiles
from maat.games.ra.components import Components
from maat.games.ra.state import Player, RaState

LAST_EPOCH: Final = 3


def score(state: RaState) -> None:
    """Add the epoch's points; a total below 0 becomes 0, once, at the end (RA-83, RA-84)."""
    rows = vec[vec[i64]]([player.tiles for player in state.players])
    for seat in range(state.seats):
        player = state.players[seat]
        gained = tile_points(state.box, rows, seat)
        if state.epoch == LAST_EPOCH:
            gained += monument_points(state.box, player.tiles) + sun_points(state, seat)
        player.points = floored(player.points + gained)
        tell_points(state, seat, gained)
    for player in state.players:
        player.scored = [*player.scored, player.tiles]


def floored(total: i64) -> i64:
    """Nobody ever has less than nothing."""
    return max(total, 0)


def tell_points(state: RaState, seat: i64, gained: i64) -> None:
    """Points are hidden until the end unless the table plays with open scores (RA-108, RA-111)."""
    if state.open_scores or state.epoch == LAST_EPOCH:
        state.tell(events.SCORED, seat, gained, state.players[seat].points)
    else:
        state.whisper(events.SCORED, seat, gained, state.players[seat].points)


# What tiles are worth; `rows` are the tiles of all seats.


def tile_points(box: Components, rows: vec[vec[i64]], seat: i64) -> i64:
    """What every epoch scores (RA-83)."""
    held = rows[seat]
    return (
        pharaoh_points(box, rows, seat)
        + box.god * held[tiles.GOD]
        + box.gold * held[tiles.GOLD]
        + box.flood * held[tiles.FLOOD]
        + nile_points(box, held)
        + box.civilization[types(held, tiles.CIVILIZATION, tiles.MONUMENT)]
    )


def monument_points(box: Components, held: vec[i64]) -> i64:
    """What monuments score in the last epoch; both parts use the same tiles (RA-93)."""
    return quantity_points(box, held) + diversity_points(box, held)


def pharaoh_points(box: Components, rows: vec[vec[i64]], seat: i64) -> i64:
    """The most pharaohs gain, the fewest lose, equal numbers do nothing (RA-85)."""
    own = rows[seat][tiles.PHARAOH]
    more = False
    fewer = False
    for held in rows:
        if held[tiles.PHARAOH] > own:
            more = True
        elif held[tiles.PHARAOH] < own:
            fewer = True
    return extreme(more, fewer, box.pharaoh_most, box.pharaoh_fewest)


def sun_points(state: RaState, seat: i64) -> i64:
    """The highest sum of suns gains, the lowest loses (RA-94)."""
    own = sun_sum(state.players[seat])
    more = False
    fewer = False
    for player in state.players:
        total = sun_sum(player)
        if total > own:
            more = True
        elif total < own:
            fewer = True
    return extreme(more, fewer, state.box.sun_highest, state.box.sun_lowest)


def extreme(more: bool, fewer: bool, highest: i64, lowest: i64) -> i64:
    """What a seat gets when others have more or fewer; ties count in full."""
    if more == fewer:
        return 0
    return highest if fewer else lowest


def sun_sum(player: Player) -> i64:
    """The values of all suns, face up and face down."""
    owned = player.suns | player.spent
    total: i64 = 0
    for sun in range(1, 17):
        if owned >> sun & 1:
            total += sun
    return total


def nile_points(box: Components, held: vec[i64]) -> i64:
    """Nile tiles count only beside a flood (RA-89)."""
    if not held[tiles.FLOOD]:
        return 0
    return box.nile * held[tiles.NILE]


def quantity_points(box: Components, held: vec[i64]) -> i64:
    """Three, four or five of one monument type (RA-91)."""
    total: i64 = 0
    for kind in range(tiles.MONUMENT, tiles.FUNERAL):
        total += box.monument_quantity[held[kind]]
    return total


def diversity_points(box: Components, held: vec[i64]) -> i64:
    """Different monument types (RA-92)."""
    return box.monument_diversity[types(held, tiles.MONUMENT, tiles.FUNERAL)]


def types(held: vec[i64], first: i64, end: i64) -> i64:
    """How many different kinds from first to end - 1 a player has."""
    count: i64 = 0
    for kind in range(first, end):
        if held[kind]:
            count += 1
    return count


# The score sheet, worked out again from the tiles each epoch was scored with.


def breakdown(state: RaState, seat: i64) -> list[Line]:
    """Every line of a seat's score sheet that is not zero."""
    lines = [Line("start", 13, 1, state.box.start)]
    total = state.box.start
    for epoch in range(1, len(state.players[seat].scored) + 1):
        gained = [line for line in epoch_lines(state, seat, epoch) if line.points]
        total += sum(line.points for line in gained)
        if total < 0:
            gained.append(Line("floor", 84, 1, -total, epoch))
            total = 0
        lines += gained
    return lines


def epoch_lines(state: RaState, seat: i64, epoch: i64) -> list[Line]:
    """What one epoch brought a seat, category by category."""
    box = state.box
    rows = vec[vec[i64]]([player.scored[epoch - 1] for player in state.players])
    held = rows[seat]
    civilizations = types(held, tiles.CIVILIZATION, tiles.MONUMENT)
    lines = [
        line("pharaohs", 85, held[tiles.PHARAOH], pharaoh_points(box, rows, seat), epoch),
        line("gods", 86, held[tiles.GOD], box.god * held[tiles.GOD], epoch),
        line("gold", 87, held[tiles.GOLD], box.gold * held[tiles.GOLD], epoch),
        line("floods", 88, held[tiles.FLOOD], box.flood * held[tiles.FLOOD], epoch),
        line("nile", 89, held[tiles.NILE], nile_points(box, held), epoch),
        line("civilizations", 90, civilizations, box.civilization[civilizations], epoch),
    ]
    return lines + last_lines(state, seat, held) if epoch == LAST_EPOCH else lines


def last_lines(state: RaState, seat: i64, held: vec[i64]) -> list[Line]:
    """What only the last epoch scores: monuments and suns."""
    box = state.box
    monuments = types(held, tiles.MONUMENT, tiles.FUNERAL)
    suns = sun_sum(state.players[seat])
    return [
        line("quantity", 91, monuments, quantity_points(box, held), LAST_EPOCH),
        line("diversity", 92, monuments, diversity_points(box, held), LAST_EPOCH),
        line("suns", 94, suns, sun_points(state, seat), LAST_EPOCH),
    ]


def line(label: str, rule: i64, count: i64, points: i64, epoch: i64) -> Line:
    return Line(label, rule, count, points, epoch)


def points_so_far(state: RaState, seat: i64) -> i64:
    """The points of a seat as anybody with a good memory knows them (RA-109)."""
    total: i64 = 0
    for each in breakdown(state, seat):
        total += each.points
    return total


# The winner.


def ranking(state: RaState) -> list[int]:
    """Points, then the single highest sun, which no two players share (RA-104 to RA-106)."""
    keys = [(player.points, player.suns | player.spent) for player in state.players]
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def winner(state: RaState) -> int:
    return ranking(state).index(1)
