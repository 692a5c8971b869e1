"""The Traitor's plot: solo play (rulebook p. 8 and 9).

His urns lie unseen. Which ones they are is known to nobody, so they stay among the urns of the
pile until one is revealed; only when the pile is made anew are those left surely his.
"""

from __future__ import annotations

from mypy_extensions import i64

from maat.core import bitset, rows
from maat.core.game import Step, Task
from maat.core.state import CHANCE, Ask
from maat.games.pharaon import actions, events, packs, pieces, reasons, steps, tasks
from maat.games.pharaon.rules import (
    cards,
    chamber,
    gains,
    nile,
    offerings,
    pyramid,
    supply,
    told,
    urns,
    wheel,
)
from maat.games.pharaon.state import PharaonState


def reason(state: PharaonState, why: i64) -> None:
    """Say why he does what comes next."""
    state.tell(events.REASONED, state.seats, why)


def lay_tiles(state: PharaonState) -> None:
    """Five tiles side by side in random order (PH-181)."""
    state.ask(steps.TILE, CHANCE)


class Tile(Step[PharaonState]):
    """The next tile from the left; so many as agreed are turned to the dark side (PH-187)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return [action for action, _ in tiles_left(state)]

    def weights(self, state: PharaonState, ask: Ask) -> list[int]:
        return [weight for _, weight in tiles_left(state)]

    def rule(self) -> i64:
        return 181

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        plot = state.plot
        dark = 1 if action > actions.DARK else 0
        tile = action - (actions.DARK if dark else actions.LIGHT) - 1
        plot.order = [*plot.order, tile]
        plot.sides = [*plot.sides, dark]
        state.tell(events.TILE_LAID, state.seats, tile + 1, len(plot.order), dark)
        state.ask(steps.TILE if len(plot.order) < pieces.TILES else steps.LINK, CHANCE)


def tiles_left(state: PharaonState) -> list[tuple[int, int]]:
    """Tiles not yet laid, light and dark, with the chance of each."""
    plot = state.plot
    dark = int(state.rulings.dark_tiles) - sum(plot.sides)
    light = pieces.TILES - len(plot.order) - dark
    tiles = [tile for tile in range(pieces.TILES) if tile not in plot.order]
    found = [(actions.LIGHT + 1 + tile, light) for tile in tiles if light]
    return found + [(actions.DARK + 1 + tile, dark) for tile in tiles if dark]


class LinkedResource(Step[PharaonState]):
    """The resource linked to the next tile from the left (PH-181)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return [actions.LINK + color for color in colors_left(state)]

    def rule(self) -> i64:
        return 181

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        link(state, action - actions.LINK)
        left = colors_left(state)
        if len(left) > 1:
            state.ask(steps.LINK, CHANCE)
        else:
            link(state, left[0])


def colors_left(state: PharaonState) -> list[int]:
    return [color for color in range(pieces.COLORS) if color not in state.plot.links]


def link(state: PharaonState, color: i64) -> None:
    """The token on the lowest space ties a tile to its color and triggers nothing (PH-181)."""
    plot = state.plot
    spot = len(plot.links)
    plot.links = [*plot.links, color]
    plot.spaces[spot * state.box.spaces] = supply.take_for_board(state, color)
    plot.levels[spot] = 1
    state.tell(events.TILE_LINKED, state.seats, color, spot + 1)


class Pile(Task[PharaonState]):
    """As many urns as the tile of this round says, unseen (PH-182, PH-209)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        plot = state.plot
        tile = plot.order[state.round]
        plot.urns = state.box.tile_urns[tile][plot.sides[state.round]]
        plot.known = 0
        if state.rulings.told:
            told.return_urns(state)  # the player's draws may have emptied the pile
        if bitset.count(state.urn_pile) < plot.urns:
            urns.restock(state)


def take_turn(state: PharaonState, side: i64) -> None:
    """Reveal an urn; without one the Traitor passes, then moves (PH-191, PH-206)."""
    if state.players[side].passed:
        pyramid.move(state, side)
    elif state.plot.urns:
        state.ask(steps.PLOT, CHANCE)
    else:
        pyramid.leave(state, side)
        reason(state, reasons.NO_URNS)


class Plotting(Step[PharaonState]):
    """The top urn of the Traitor's pile: each of his is equally likely (PH-191)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        known = bitset.codes(state.plot.known, actions.PLOT)
        return known + bitset.codes(unsure(state), actions.PLOT)

    def weights(self, state: PharaonState, ask: Ask) -> list[int]:
        known = int(bitset.count(state.plot.known))
        others = int(bitset.count(unsure(state)))
        # Of the others, so many as he has besides are his: all weights are multiplied by `others`.
        each = others if others else 1
        return [each] * known + [int(state.plot.urns) - known] * others

    def rule(self) -> i64:
        return 191

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        urn = action - actions.PLOT
        plot = state.plot
        plot.known &= ~(1 << urn)
        plot.urns -= 1
        state.urn_pile &= ~(1 << urn)
        state.urn_discard |= 1 << urn
        state.tell(events.PLOT_REVEALED, state.seats, urn, plot.urns)
        if state.rulings.told:
            told.return_urns(state)
        state.push(tasks.SPLIT, datum=urn)
        state.push(tasks.PLACE, datum=state.box.urns[urn][0])


def unsure(state: PharaonState) -> i64:
    """Urns of the pile, if some of them may be the Traitor's."""
    return state.urn_pile if urns.mingled(state) else 0


class Split(Task[PharaonState]):
    """One of the other two goes onto the wheel, the last onto a tile (PH-191, PH-192)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        left: i64 = state.box.urns[datum][1]
        right: i64 = state.box.urns[datum][2]
        if wheel.is_open(state, left) and wheel.is_open(state, right) and left != right:
            state.ask(steps.BLOCK, 0, datum)
        elif wheel.is_open(state, left):
            reason_wheel(state, right)
            assign(state, left, right)
        elif wheel.is_open(state, right):
            reason_wheel(state, left)
            assign(state, right, left)
        else:
            reason(state, reasons.BOTH_FULL)
            state.push(tasks.PLACE, datum=right)
            state.push(tasks.PLACE, datum=left)


def reason_wheel(state: PharaonState, other: i64) -> None:
    """There is nothing to choose if the sector of the other resource is full (PH-192)."""
    if not wheel.is_open(state, other):
        reason(state, reasons.WHEEL_FULL)


def assign(state: PharaonState, blocked: i64, placed: i64) -> None:
    """A resource for the wheel and one for a tile."""
    wheel.block(state, blocked)
    state.push(tasks.PLACE, datum=placed)


class Block(Step[PharaonState]):
    """The player chooses which of the two goes onto the wheel (PH-191, PH-192)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        urn = state.box.urns[ask.datum]
        return [actions.BLOCK + urn[1], actions.BLOCK + urn[2]]

    def rule(self) -> i64:
        return 191

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        urn = state.box.urns[ask.datum]
        color = action - actions.BLOCK
        assign(state, color, urn[2] if color == urn[1] else urn[1])


class LowestSpace(Task[PharaonState]):
    """The lowest free space of the linked tile, or of the next one that has room (PH-193)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        plot = state.plot
        spot: i64 = plot.links.index(datum)
        for _ in range(pieces.TILES):
            level: i64 = plot.levels[spot]
            if level < state.box.spaces:
                if plot.links[spot] != datum:
                    reason(state, reasons.NEXT_TILE)
                cover(state, datum, spot, level)
                return
            spot = spot + 1 if spot + 1 < pieces.TILES else 0


def cover(state: PharaonState, color: i64, spot: i64, level: i64) -> None:
    """A resource on a space of a tile triggers the icon there (PH-193, PH-194)."""
    plot = state.plot
    plot.spaces[spot * state.box.spaces + level] = supply.take_for_board(state, color)
    plot.levels[spot] = level + 1
    state.tell(events.TILE_COVERED, state.seats, color, spot + 1, level + 1)
    tile = plot.order[spot]
    resolve_icon(state, tile, state.box.tile_icons[tile][plot.sides[spot]][level])


def resolve_icon(state: PharaonState, tile: i64, icon: i64) -> None:
    """What stands beside the space just covered happens at once (PH-194)."""
    kind = packs.ICON.of(icon)
    number = packs.NUMBER.of(icon)
    if kind in (pieces.TAKE_NOBLE, pieces.DISCARD_NOBLE):
        meet_noble(state, kind, number - 1)
    elif kind in (pieces.TAKE_ARTISAN, pieces.DISCARD_ARTISAN):
        meet_artisan(state, kind, number == pieces.HIGH)
    elif kind in (pieces.TAKE_SET, pieces.TAKE_BONUS):
        take_offering(state, kind, number - 1)
    else:
        advance(state, tile, kind, number)


def advance(state: PharaonState, tile: i64, kind: i64, number: i64) -> None:
    """Chamber, noble value, god and Nile (PH-195, PH-197, PH-198, PH-204)."""
    plot = state.plot
    if kind == pieces.CHAMBER_ICON:
        chamber.build(state, state.seats)
    elif kind == pieces.NOBLE_VALUE:
        plot.noble_value = max(plot.noble_value, number)
        state.tell(events.NOBLE_VALUE_RAISED, state.seats, plot.noble_value)
    elif kind == pieces.GOD_ICON:
        god: i64 = state.box.tile_god[tile]
        plot.gods |= 1 << god
        state.tell(events.GOD_UNLOCKED, state.seats, god)
    elif kind == pieces.NILE_ICON:
        sail(state, number == pieces.HIGH)


def meet_noble(state: PharaonState, kind: i64, spot: i64) -> None:
    """Take or discard the noble at this place, if there is one (PH-196, PH-199)."""
    if state.rulings.told:
        reason(state, reasons.NOBLE_PLACE)
        told.meet_noble(state, spot, kind == pieces.TAKE_NOBLE)
        return
    noble: i64 = state.noble_row[spot]
    reason(state, reasons.NOBLE_GONE if noble == pieces.EMPTY else reasons.NOBLE_PLACE)
    if noble == pieces.EMPTY:
        return
    if kind == pieces.TAKE_NOBLE:
        cards.take_noble(state, state.seats, spot)
        return
    state.noble_row = rows.put(state.noble_row, spot, pieces.EMPTY)
    state.noble_discard |= 1 << noble
    state.tell(events.NOBLE_DISCARDED, state.seats, noble - 1)
    state.push(tasks.REFILL_NOBLE, state.seats, spot)


def meet_artisan(state: PharaonState, kind: i64, highest: bool) -> None:
    """Take or discard the artisan with most or fewest points, the leftmost of equals (PH-200)."""
    spot = extreme_artisan(state, highest)
    if spot == pieces.EMPTY:
        return
    if state.listener is not None:
        reason_artisan(state, spot, highest)
    if kind == pieces.TAKE_ARTISAN:
        cards.take_artisan(state, state.seats, spot)
        return
    artisan: i64 = state.artisan_row[spot]
    state.artisan_row = rows.put(state.artisan_row, spot, pieces.EMPTY)
    state.artisan_discard |= 1 << artisan
    state.tell(events.ARTISAN_DISCARDED, state.seats, artisan)
    state.push(tasks.REFILL_ARTISAN, state.seats, spot)


def reason_artisan(state: PharaonState, spot: i64, highest: bool) -> None:
    """Most or fewest points, and the leftmost if others have as many (PH-200, PH-201)."""
    row = [artisan for artisan in state.artisan_row if artisan != pieces.EMPTY]
    points = [state.box.artisan_points[artisan] for artisan in row]
    chosen = state.box.artisan_points[state.artisan_row[spot]]
    reason(state, reasons.ARTISAN_BEST if highest else reasons.ARTISAN_WORST)
    if points.count(chosen) > 1:
        reason(state, reasons.ARTISAN_LEFTMOST)


def extreme_artisan(state: PharaonState, highest: bool) -> i64:
    """The place of that artisan, EMPTY if the row is empty (PH-200, PH-201)."""
    best: i64 = pieces.EMPTY
    best_points: i64 = 0
    for spot in range(len(state.artisan_row)):
        artisan: i64 = state.artisan_row[spot]
        if artisan == pieces.EMPTY:
            continue
        points: i64 = state.box.artisan_points[artisan]
        better = points > best_points if highest else points < best_points
        if best == pieces.EMPTY or better:
            best = spot
            best_points = points
    return best


def take_offering(state: PharaonState, kind: i64, spot: i64) -> None:
    """Take the set or bonus token at this place, if there is one (PH-202, PH-203)."""
    held: i64 = state.sets[2 * spot] if kind == pieces.TAKE_SET else state.bonus[spot]
    reason(state, reasons.OFFERING_GONE if held == pieces.EMPTY else reasons.OFFERING_PLACE)
    if state.rulings.told:
        if held != pieces.EMPTY:
            told.take_offering(state, spot, kind == pieces.TAKE_SET)
        return
    if kind == pieces.TAKE_SET:
        if state.sets[2 * spot] != pieces.EMPTY:
            offerings.take_set(state, state.seats, spot)
    elif state.bonus[spot] != pieces.EMPTY:
        gains.take_bonus(state, state.seats, spot)


def sail(state: PharaonState, fullest: bool) -> None:
    """One step on the track of the fullest or emptiest tile, the leftmost of equals (PH-204)."""
    plot = state.plot
    best: i64 = pieces.EMPTY
    best_level: i64 = 0
    for color in state.box.tracks:
        level: i64 = plot.levels[plot.links.index(color)]
        better = level > best_level if fullest else level < best_level
        if best == pieces.EMPTY or better:
            best = color
            best_level = level
    if state.listener is not None:
        reason_track(state, best_level, fullest)
    if nile.movable(state, state.seats, 1 << best):
        nile.advance(state, state.seats, best, 1)
    else:
        reason(state, reasons.TRACK_ENDED)


def reason_track(state: PharaonState, level: i64, fullest: bool) -> None:
    """The fullest or emptiest tile, and the leftmost if others are as full (PH-204)."""
    plot = state.plot
    levels = [plot.levels[plot.links.index(color)] for color in state.box.tracks]
    reason(state, reasons.TRACK_FULLEST if fullest else reasons.TRACK_EMPTIEST)
    if levels.count(level) > 1:
        reason(state, reasons.TRACK_LEFTMOST)
