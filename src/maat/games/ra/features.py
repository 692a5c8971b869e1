"""Ra as numbers: what a seat knows, scaled to about 0 to 1, the own seat first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset
from maat.core.numbers import Numbers
from maat.core.vectors import vec
from maat.games.ra import advice, scoring, steps, tiles
from maat.games.ra.rules import epoch
from maat.games.ra.state import EMPTY, NO_BIDDER, UNKNOWN, Player, RaState

MOST: Final = 5  # seats
SUNS: Final = 17  # one more than the highest sun
PER_SEAT: Final = 31  # numbers about a seat
LATE_RA: Final = 10.0  # Ra tiles that end an epoch, at most


def _seat_names(who: str) -> list[str]:
    suns = [f"{who} sun {sun}" for sun in range(1, SUNS)]
    return [
        f"{who} is there",
        f"{who} points",
        f"{who} points of this epoch",
        f"{who} points for monuments",
        f"{who} worth of the lot",
        *(f"{who} {name} tiles" for name in tiles.NAMES[tiles.GOD : tiles.CIVILIZATION]),
        f"{who} civilization types",
        f"{who} monument types",
        f"{who} suns left",
        f"{who} sum of suns",
        *suns,
        f"{who} is asked",
    ]


NAMES: Final[list[str]] = [
    *_seat_names("own"),
    *(f"own {name} tiles" for name in tiles.NAMES[tiles.CIVILIZATION : tiles.FUNERAL]),
    *(name for other in range(1, MOST) for name in _seat_names(f"next-{other}")),
    *(f"track {name}" for name in tiles.NAMES[tiles.GOD :]),
    "track filled",
    *(f"bag {name}" for name in tiles.NAMES[: tiles.CIVILIZATION]),
    "bag civilizations",
    "bag monuments",
    "bag disasters",
    "bag total",
    "epoch 1",
    "epoch 2",
    "epoch 3",
    "ra tiles left",
    "ra tiles drawn",
    "central sun",
    "auction on",
    "auction bid",
    "auction lead is own",
    "auction started by own",
    "auction invoked",
    "step turn",
    "step more",
    "step discard",
    "tiles owed",
]
COUNT: Final = len(NAMES)
OPEN: Final = True  # nothing here reads what is hidden from the seat, so no redacted copy is made


def features(state: RaState, seat: i64) -> bytes:
    """The position of a seat as a row of its own."""
    out = Numbers()
    write(out, state, seat)
    return out.row()


def write(out: Numbers, state: RaState, seat: i64) -> None:
    """The position as `NAMES` says, without what is hidden from the seat."""
    rows = vec[vec[i64]]([player.tiles for player in state.players])
    asked = -1 if state.agenda is None else state.agenda.seat
    for other in range(MOST):
        if other < state.seats:
            side = (seat + other) % state.seats
            _add_seat(out, state, rows, side, asked)
        else:
            out.add_nothing(PER_SEAT)  # nobody sits there
        if other == 0:
            out.add_counts(rows[seat], tiles.CIVILIZATION, tiles.FUNERAL, 0.25)
    _add_track(out, state)
    _add_bag(out, state)
    _add_clock(out, state)
    _add_question(out, state, seat)


def _add_seat(out: Numbers, state: RaState, rows: vec[vec[i64]], seat: i64, asked: i64) -> None:
    """What lies in front of a seat, and what the lot would add."""
    player = state.players[seat]
    held = player.tiles
    out.add(1.0)
    out.add(float(points(state, seat)) * 0.02)
    out.add(float(scoring.tile_points(state.box, rows, seat)) * 0.05)
    out.add(float(scoring.monument_points(state.box, held)) * 0.05)
    out.add(float(advice.lot(state, seat)) * 0.005)
    out.add(float(held[tiles.GOD]) * 0.25)
    out.add(float(held[tiles.GOLD]) * 0.25)
    out.add(float(held[tiles.PHARAOH]) * 0.1)
    out.add(float(held[tiles.NILE]) * 0.1)
    out.add(float(held[tiles.FLOOD]) * 0.25)
    out.add(float(scoring.types(held, tiles.CIVILIZATION, tiles.MONUMENT)) * 0.2)
    out.add(float(scoring.types(held, tiles.MONUMENT, tiles.FUNERAL)) * 0.125)
    _add_suns(out, player)
    out.add(1.0 if asked == seat else 0.0)


def _add_suns(out: Numbers, player: Player) -> None:
    """How many suns are left, what all of them sum up to, and which are left."""
    out.add(float(bitset.count(player.suns)) * 0.25)
    out.add(float(scoring.sun_sum(player)) * 0.02)
    out.add_members(player.suns, 1, SUNS)


def points(state: RaState, seat: i64) -> i64:
    """Points scored so far, worked out again from open tiles where they are hidden (RA-109)."""
    known = state.players[seat].points
    if known != UNKNOWN:
        return known
    total: i64 = state.box.start
    for past in range(len(state.players[seat].scored)):
        rows = vec[vec[i64]]([player.scored[past] for player in state.players])
        total = scoring.floored(total + scoring.tile_points(state.box, rows, seat))
    return total


def _add_track(out: Numbers, state: RaState) -> None:
    """The tiles that lie on the auction track."""
    counts = vec[i64]([0] * tiles.KINDS)
    for kind in state.track:
        if kind != EMPTY:
            counts[kind] += 1
    out.add_counts(counts, tiles.GOD, tiles.KINDS, 0.5)
    out.add(float(state.filled) * 0.125)


def _add_bag(out: Numbers, state: RaState) -> None:
    """What may still be drawn."""
    bag = state.bag
    out.add_counts(bag, 0, tiles.CIVILIZATION, 0.04)
    out.add(float(_sum(bag, tiles.CIVILIZATION, tiles.MONUMENT)) * 0.04)
    out.add(float(_sum(bag, tiles.MONUMENT, tiles.FUNERAL)) * 0.025)
    out.add(float(_sum(bag, tiles.FUNERAL, tiles.KINDS)) * 0.1)
    out.add(float(state.bag_total) * 0.005)


def _sum(counts: vec[i64], first: i64, end: i64) -> i64:
    """How many tiles of the kinds from first to end - 1."""
    total: i64 = 0
    for kind in range(first, end):
        total += counts[kind]
    return total


def _add_clock(out: Numbers, state: RaState) -> None:
    """How far the game and the epoch are."""
    out.add_which(state.epoch, 1, epoch.EPOCHS + 1)
    out.add(float(state.ra_limit - state.ra_count) / LATE_RA)
    out.add(float(state.ra_count) / LATE_RA)
    out.add(float(state.center) * 0.0625)


def _add_question(out: Numbers, state: RaState, seat: i64) -> None:
    """The auction under way and what is asked."""
    ask = state.agenda
    step: i64 = -1 if ask is None else ask.step
    bidding = step == steps.BID
    out.add(1.0 if bidding else 0.0)
    out.add(float(state.bid) * 0.0625 if bidding and state.bidder != NO_BIDDER else 0.0)
    out.add(1.0 if bidding and state.bidder == seat else 0.0)
    out.add(1.0 if bidding and state.ra_player == seat else 0.0)
    out.add(1.0 if bidding and state.context != 0 else 0.0)
    out.add(1.0 if step == steps.TURN else 0.0)
    out.add(1.0 if step == steps.MORE else 0.0)
    out.add(1.0 if step == steps.DISCARD else 0.0)
    out.add(
        float(state.civilization_debt + state.monument_debt) * 0.25
        if step == steps.DISCARD
        else 0.0
    )
