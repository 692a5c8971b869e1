"""God objectives and final scoring (rulebook p. 7, 9 to 11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset, rows
from maat.core.game import Line
from maat.core.vectors import vec
from maat.games.pharaon import events, packs, pieces
from maat.games.pharaon.state import PharaonState, Player

COLUMNS: Final = 32  # sets of the five gods


def announce(state: PharaonState) -> None:
    """The game is over: tell what everybody has."""
    if state.listener is None:
        return
    points = scores(state)
    for side in range(state.sides()):
        if points[side] >= 0:
            state.tell(events.SCORED, side, points[side])
    if not state.rulings.told:
        state.tell(events.GAME_ENDED, ranking(state).index(1))


def scores(state: PharaonState) -> list[int]:
    """The points of each side, as if the game ended now (PH-160 to PH-166)."""
    points = [int(total(state, side)) for side in range(state.sides())]
    return [-1, *points[1:]] if state.rulings.told else points


def total(state: PharaonState, side: i64) -> i64:
    """All points of a side."""
    served = gods_served(state, side)
    sum_: i64 = god_points(state, served) + noble_sum(state, side, served)
    for points in plain_points(state, side):
        sum_ += points
    return sum_


def plain_points(state: PharaonState, side: i64) -> vec[i64]:
    """Chamber, artisans, Nile, resources, offerings, prestige, Pharaoh, First Player."""
    box = state.box
    player = state.players[side]
    return vec[i64](
        [
            box.stage_points[player.stage],
            artisan_points(state, player),
            nile_points(state, player),
            box.leftover * resources(player),
            box.leftover * tokens(player),
            player.count(pieces.PRESTIGE) * box.prestige[0]
            + player.count(pieces.PRESTIGE + 1) * box.prestige[1],
            box.pharaoh if state.pharaoh == side else 0,
            box.first_player if state.first == side else 0,
        ]
    )


def artisan_points(state: PharaonState, player: Player) -> i64:
    """The sum of the points printed (PH-162)."""
    total: i64 = 0
    left = player.artisans
    while left:
        total += state.box.artisan_points[bitset.lowest(left)]
        left &= left - 1
    return total


def nile_points(state: PharaonState, player: Player) -> i64:
    """By the position on each track (PH-163)."""
    total: i64 = 0
    for position in player.nile:
        total += state.box.nile_points[position]
    return total


def resources(player: Player) -> i64:
    """Resources kept, silver included."""
    return packs.units(player.resources)


def tokens(player: Player) -> i64:
    """Offering tokens kept."""
    return packs.units(player.tokens) + packs.units(player.area_tokens)


def tracks_at(player: Player, least: i64) -> i64:
    """Nile tracks on which the disc stands so high."""
    count: i64 = 0
    for position in player.nile:
        if position >= least:
            count += 1
    return count


def elements(player: Player, area: i64) -> i64:
    """What counts for the gods around an area (PH-151)."""
    if area == pieces.OFFERINGS:
        return tokens(player)
    if area == pieces.NOBLES:
        return bitset.count(player.nobles)
    if area == pieces.NILE:
        return tracks_at(player, 1)
    if area == pieces.CHAMBER:
        return player.stage
    return bitset.count(player.artisans)


def need(state: PharaonState, area: i64) -> i64:
    """How many elements one god asks for (A-01)."""
    return state.rulings.nile_need if area == pieces.NILE else state.box.god_need[area]


def gods_served(state: PharaonState, side: i64) -> i64:
    """The columns whose gods a side scores; column k stands clockwise of ring[k] (PH-153)."""
    if len(state.ring) < pieces.AREAS:
        return 0
    if side == state.seats:
        return gods_of_traitor(state)
    capacity = capacities(state, side)
    return best_gods(state, side, within_reach(capacity), capacity)


def gods_of_traitor(state: PharaonState) -> i64:
    """He needs the icon, and both conditions; what counts twice is agreed on (PH-212, A-07)."""
    gods = unlocked(state)
    if state.rulings.icon_is_enough:
        return gods
    capacity = capacities(state, state.seats)
    gods &= within_reach(capacity)
    return gods if state.rulings.shared_elements else best_gods(state, state.seats, gods, capacity)


def best_gods(state: PharaonState, side: i64, allowed: i64, capacity: vec[i64]) -> i64:
    """Of the sets of columns for which the elements suffice, the one that scores most (PH-156)."""
    if not allowed:
        return 0
    best: i64 = 0
    best_points: i64 = -1
    for columns in range(COLUMNS):
        if columns & ~allowed or not fits(columns, capacity):
            continue
        points = god_points(state, columns) + noble_sum(state, side, columns)
        if points > best_points:
            best = columns
            best_points = points
    return best


def capacities(state: PharaonState, side: i64) -> vec[i64]:
    """How many gods the area at each place of the ring has elements for."""
    player = state.players[side]
    return vec[i64]([elements(player, area) // need(state, area) for area in state.ring])


def within_reach(capacity: vec[i64]) -> i64:
    """Columns with elements on both sides; the others need not be tried."""
    columns: i64 = 0
    for place in range(pieces.AREAS):
        after = place + 1 if place + 1 < pieces.AREAS else 0
        if capacity[place] and capacity[after]:
            columns |= 1 << place
    return columns


def fits(columns: i64, capacity: vec[i64]) -> bool:
    """No area serves more gods than its elements allow (PH-155)."""
    for place in range(pieces.AREAS):
        before = place - 1 if place else pieces.AREAS - 1
        wanted = (columns >> place & 1) + (columns >> before & 1)
        if wanted > capacity[place]:
            return False
    return True


def unlocked(state: PharaonState) -> i64:
    """Columns whose god the Traitor has unlocked (PH-198)."""
    columns: i64 = 0
    for place in range(pieces.AREAS):
        if state.plot.gods >> state.box.god_at[state.ring[place]] & 1:
            columns |= 1 << place
    return columns


def column_points(state: PharaonState, column: i64) -> i64:
    """The sum of both sides of a god (PH-153)."""
    ring = state.ring
    after: i64 = ring[(column + 1) % pieces.AREAS]
    return state.box.god_points[ring[column]] + state.box.god_points[after]


def god_points(state: PharaonState, columns: i64) -> i64:
    """What a set of gods is worth."""
    points: i64 = 0
    for column in range(pieces.AREAS):
        if columns >> column & 1:
            points += column_points(state, column)
    return points


def around(state: PharaonState, area: i64, columns: i64) -> i64:
    """How many of these gods stand beside an area."""
    place: i64 = rows.place_of(state.ring, area)
    before = place - 1 if place else pieces.AREAS - 1
    return (columns >> place & 1) + (columns >> before & 1)


def noble_sum(state: PharaonState, side: i64, columns: i64) -> i64:
    """All nobles of a side, with these gods served (PH-160, PH-213)."""
    player = state.players[side]
    if side == state.seats:
        return bitset.count(player.nobles) * state.plot.noble_value
    sum_: i64 = 0
    best: i64 = 0
    left = player.nobles & ~(1 << pieces.DIPLOMAT)
    while left:
        points = noble_points(state, side, bitset.lowest(left), columns)
        sum_ += points
        best = points if points > best else best
        left &= left - 1
    return sum_ + best if player.has(pieces.DIPLOMAT) else sum_


def noble_points(state: PharaonState, side: i64, noble: i64, columns: i64) -> i64:
    """The points of one noble; the Diplomat is as good as the best other one (PH-220 to PH-238)."""
    if noble == pieces.DIPLOMAT:
        others = noble_sum(state, side, columns)
        left = state.players[side].nobles & ~(1 << pieces.DIPLOMAT)
        while left:
            others -= noble_points(state, side, bitset.lowest(left), columns)
            left &= left - 1
        return others
    points: i64 = state.box.noble_points[noble]
    if noble == pieces.GENERAL:
        points += state.box.general_pharaoh if state.pharaoh == side else 0
        points += state.box.general_first if state.first == side else 0
    each: i64 = state.box.noble_each[noble]
    return points + each * counted(state, side, noble, columns) if each else points


def counted(state: PharaonState, side: i64, noble: i64, columns: i64) -> i64:
    """What a noble counts: gods, nobles, or things of his own (PH-220, PH-224 to PH-231)."""
    player = state.players[side]
    if noble <= pieces.SCRIBES:
        return around(state, state.box.noble_area[noble], columns)
    if noble == pieces.SORCERESS:
        return bitset.count(columns)
    if noble == pieces.VIZIER:
        return bitset.count(player.nobles)
    if noble == pieces.DOCTOR:
        return artisan_values(state, player)
    if noble == pieces.CONTRACTOR:
        return player.stage
    return counted_pieces(state, player, noble)


def counted_pieces(state: PharaonState, player: Player, noble: i64) -> i64:
    """Offering tokens, tracks at the top, silver or basic resources (PH-227 to PH-231)."""
    if noble == pieces.PRIEST:
        return tokens(player)
    if noble == pieces.GOVERNOR:
        return tracks_at(player, state.box.top)
    if noble == pieces.TREASURER:
        return player.count(pieces.SILVER)
    return packs.units(player.resources & packs.COLORED) + packs.units(
        player.tokens & packs.COLORED
    )


def artisan_values(state: PharaonState, player: Player) -> i64:
    """Different points among the artisans (PH-225)."""
    seen: i64 = 0
    left = player.artisans
    while left:
        seen |= 1 << state.box.artisan_points[bitset.lowest(left)]
        left &= left - 1
    return bitset.count(seen)


def ranking(state: PharaonState) -> list[int]:
    """Points, then the Pharaoh token, then tokens; the Traitor wins ties (PH-167, PH-214)."""
    points = scores(state)
    if state.is_solo():
        return [1, 2] if points[0] > points[1] else [2, 1]
    keys = [
        (
            points[seat],
            state.pharaoh == seat,
            int(resources(state.players[seat]) + tokens(state.players[seat])),
        )
        for seat in range(state.seats)
    ]
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def breakdown(state: PharaonState, side: i64) -> list[Line]:
    """The score sheet of a side, lines of no points left out; of one that is only told, none."""
    if state.rulings.told and side == 0:
        return []
    served = gods_served(state, side)
    lines = noble_lines(state, side, served)
    counts = plain_counts(state, side)
    for at, points in enumerate(plain_points(state, side)):
        label, rule = PLAIN[at]
        if points:
            lines.append(Line(label, rule, counts[at], points))
    for column in range(pieces.AREAS):
        if served >> column & 1:
            god = pieces.GOD_NAMES[state.box.god_at[state.ring[column]]]
            lines.append(Line(god, 164, 1, int(column_points(state, column))))
    return lines


PLAIN: Final = [
    ("chamber", 161),
    ("artisans", 162),
    ("nile", 163),
    ("resources", 165),
    ("offerings", 165),
    ("prestige", 165),
    ("pharaoh", 166),
    ("first_player", 166),
]


def plain_counts(state: PharaonState, side: i64) -> list[int]:
    """How many things each line of PLAIN counts."""
    player = state.players[side]
    prestige = player.count(pieces.PRESTIGE) + player.count(pieces.PRESTIGE + 1)
    return [
        int(player.stage),
        int(bitset.count(player.artisans)),
        int(tracks_at(player, 1)),
        int(resources(player)),
        int(tokens(player)),
        prestige,
        1,
        1,
    ]


def noble_lines(state: PharaonState, side: i64, served: i64) -> list[Line]:
    """One line for each noble, a single one for all of the Traitor's."""
    player = state.players[side]
    if side == state.seats:
        number = int(bitset.count(player.nobles))
        value = int(state.plot.noble_value)
        return [Line("traitor_nobles", 213, number, number * value)]
    lines = []
    for noble in range(1, pieces.ALL_NOBLES + 1):
        if player.has(noble):
            points = int(noble_points(state, side, noble, served))
            lines.append(Line(pieces.NOBLE_NAMES[noble - 1], noble_rule(noble), 1, points))
    return lines


def noble_rule(noble: int) -> int:
    """The number of the rule about a noble."""
    if noble <= pieces.SCRIBES:
        return 220
    if noble <= pieces.GENERAL + 4:
        return 221 if noble == pieces.GENERAL else 222
    return 212 + noble
