"""What is only drawn on the web table, for it has been said: wheel, rim, sites, rewards, mats."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu import words
from maat.games.tekhenu.components import SIZE
from maat.games.tekhenu.rules import maat
from maat.games.tekhenu.scene import board, seats
from maat.games.tekhenu.scene.layout import SPOTS, WHEEL, Spot, centered, on_mat, on_ring, placed
from maat.games.tekhenu.scene.pieces import dashed, god_key, members, owned, token_key
from maat.games.tekhenu.scene.temple import DIRECTIONS, building
from maat.games.tekhenu.scene.wheel import MARKER_DISTANCE, scoring_markers
from maat.games.tekhenu.state import EMPTY, Player, TekhenuState
from maat.scene import Piece, Place, replace

MARKER: Final = 30.0
LAST: Final = SIZE * (SIZE - 1)
# The spaces at the top, right, bottom and left of the Temple Complex.
RIMS: Final = (
    range(SIZE),
    range(SIZE - 1, SIZE * SIZE, SIZE),
    range(LAST, SIZE * SIZE),
    range(0, SIZE * SIZE, SIZE),
)
MINUS: Final = "\N{MINUS SIGN}"
EMPTY_SPACE: Final = Piece("place-empty", sprite="plinth")
PAID: Final = Piece("place-empty", sprite="paid")


def ground(state: TekhenuState) -> list[Place]:
    """What lies below everything else: wheel, rings, obelisk, rim of the Temple Complex."""
    turn = 60.0 * (int(state.start_wheel) + int(state.rotations))
    wheel = SPOTS["wheel"]._replace(turn=turn)
    found = [
        placed(drawn("wheel", [picture(arrow(state), "wheel")]), wheel),
        here("rings", [picture(arrow(state), "rings")]),
        here("obelisk", [Piece("game-title", sprite="obelisk")]),
    ]
    return found + [rim(state, side, name) for side, name in enumerate(DIRECTIONS)]


def arrow(state: TekhenuState) -> Place:
    """Where the arrow of the wheel points."""
    return scoring_markers(state)[0]


def drawn(name: str, pieces: list[Piece]) -> Place:
    """A place that a text need not name."""
    return Place(name, pieces=pieces, id=name, brief=False, silent=True)


def here(name: str, pieces: list[Piece]) -> Place:
    """A place that is only drawn, on its spot."""
    return placed(drawn(name, pieces), SPOTS[name])


def rim(state: TekhenuState, side: int, name: str) -> Place:
    """One side of the rim, left to right or top to bottom."""
    edges = [state.box.temple.outer[4 * space + side] for space in RIMS[side]]
    return here(f"rim-{name}", [edge_piece(edge) for edge in edges])


def edge_piece(edge: int) -> Piece:
    """A colored edge of the rim."""
    name = words.EDGES[edge]
    return Piece(f"edge-{name}", sprite=f"rim-{name}")


def picture(place: Place, sprite: str, badge: str = "") -> Piece:
    """A picture that bears the name of a place."""
    tone = "corner" if "production" in sprite else ""
    return Piece(place.key, values=place.values, sprite=sprite, tone=tone, badge=badge)


def numbered(key: str, number: int) -> Piece:
    """A token with a number on it."""
    return Piece(key, badge=str(number))


# Around the wheel.


def around(state: TekhenuState) -> list[Place]:
    """Horus tiles with their bonuses, and the Scoring markers (TK-09, TK-43, TK-44)."""
    found = []
    for slot, god in enumerate(state.slots, start=1):
        if god == EMPTY:
            continue
        name = words.GODS[god]
        amount = int(state.box.bonus_amount[god])
        bonus = [numbered(token_key(each), amount) for each in members(state.box.bonus_tokens[god])]
        tile = Piece(god_key(god), sprite="slot", badge=str(slot))
        found.append(here(f"slot-{name}", [tile]))
        found.append(here(f"bonus-{name}", bonus))
    markers = [place for place in scoring_markers(state) if place.key == "place-scoring-marker"]
    return found + [hourglass(state, marker) for marker in markers]


def hourglass(state: TekhenuState, marker: Place) -> Place:
    """A Scoring marker at the edge of the wheel."""
    number = int(marker.id[-1])
    at = (int(state.start_wheel) + MARKER_DISTANCE * number) % len(words.GODS)
    x, y = on_ring(at + 0.42, 188)
    spot = Spot(WHEEL, centered(x, y, MARKER, MARKER))
    piece = picture(marker, f"scoring-{number}")
    return placed(drawn(f"hourglass-{number}", [piece]), spot)


# Around the Temple Complex.


def temple(state: TekhenuState) -> list[Place]:
    """Free Building spaces with their cost; cost and VP of the display."""
    built = 0
    for player in state.players:
        built |= int(player.temple)
    found = []
    for at in members(state.box.temple.open_bits[state.sides] & ~built):
        site = picture(building(state, at), "site", str(state.box.temple.bread[at]))
        found.append(here(f"site-{dashed(words.BUILDINGS[at])}", [site]))
    for slot, name in enumerate(words.DISPLAY):
        worth = numbered(token_key(words.VP), int(state.box.display_vp[slot]))
        found.append(here(f"worth-{name}", [worth]))
        if state.display[slot] != EMPTY:
            found.append(here(f"cost-{name}", cost(state, state.display[slot])))
    return found


def cost(state: TekhenuState, tile: int) -> list[Piece]:
    """The stones a Pillar tile costs."""
    due = {words.LIMESTONE: state.box.tile_limestone, words.GRANITE: state.box.tile_granite}
    return [
        numbered(token_key(token), int(amounts[tile]))
        for token, amounts in due.items()
        if amounts[tile]
    ]


# Osiris.


def osiris(state: TekhenuState) -> list[Place]:
    """What the rows bring, at their right end and where two resources are shown."""
    box = state.box
    found = []
    for row in range(len(box.own_steps)):
        gold = board.gold_beside(state, row)
        found.append(here(f"gold-{row + 1}", gold))
        found.append(here(f"reward-{row + 1}", row_brings(state, row)))
        if box.pair_steps[row]:
            found += pairs(state, row)
    return found


def row_brings(state: TekhenuState, row: int) -> list[Piece]:
    """Steps of Production, units of the district's resource, Gold."""
    box = state.box
    told = board.row(state, row)
    found = [picture(told, "own-production", f"+{box.own_steps[row]}")]
    if box.any_steps[row]:
        found.append(picture(told, "production-any", f"+{box.any_steps[row]}"))
    found.append(picture(told, "own-resource", str(box.own_gain[row])))
    if box.gold_gain[row]:
        found.append(picture(told, "token-gold", str(box.gold_gain[row])))
    return found


def pairs(state: TekhenuState, row: int) -> list[Place]:
    """The second resource of the free spaces of a row."""
    taken = 0
    for player in state.players:
        taken |= int(player.osiris) >> len(words.DISTRICTS) * row
    return [
        here(f"pair-{row + 1}-{name}", [second(state, row, district)])
        for district, name in enumerate(words.DISTRICTS)
        if not taken >> district & 1
    ]


def second(state: TekhenuState, row: int, district: int) -> Piece:
    """The other resource whose Production rises."""
    steps = int(state.box.pair_steps[row])
    rise = board.production_step(state.box.pair[row][district], steps)
    other = words.RESOURCES[state.box.pair[row][district]]
    return replace(rise, sprite=f"production-{other}", tone="corner", badge=f"+{steps}")


# The market.


def market(state: TekhenuState) -> list[Place]:
    """What a section asks for: Happiness of a buyer, Population while it is closed."""
    found = []
    for section in range(len(state.box.opens_at)):
        told = board.section(state, section)[0]
        happy = Piece(told.key, values=told.values, sprite="asks")
        badge = str(state.box.thoth_happiness[section])
        found.append(here(f"asks-{section + 1}", [replace(happy, badge=badge)]))
        if section >= state.opened:
            people = picture(told, "closed", str(state.box.opens_at[section]))
            found.append(here(f"closed-{section + 1}", [people]))
    return found


# The mats of the seats.


def mat(state: TekhenuState, seat: int) -> list[Place]:
    """Balance, Production levels, Statues and Buildings left with what they cost or uncover."""
    player = state.players[seat]
    contents = {
        "balance-mark": [balance(state, player)],
        "levels": levels(player),
        "statue-row": statues(state, seat, player),
        "statue-cost": prices(state, player),
        "row": building_row(state, seat, player),
    }
    return [
        on_mat(replace(drawn(f"seat-{seat}-{name}", lying), seat=seat))
        for name, lying in contents.items()
    ]


def balance(state: TekhenuState, player: Player) -> Piece:
    """The scales as they hang now."""
    told = seats.scales(state, player)[-1]
    number = int(maat.balance(player))
    sign = "+" if number > 0 else MINUS if number < 0 else ""
    return picture(told, "balance", f"{sign}{abs(number)}")


def levels(player: Player) -> list[Piece]:
    """How far the Production markers have come."""
    return [
        replace(marker, sprite=f"level-{marker.values['level']}")
        for marker in seats.markers(player)
    ]


def statues(state: TekhenuState, seat: int, player: Player) -> list[Piece]:
    """The Statues still on the mat; the leftmost ones have left."""
    gone, all_of_them = int(player.statues), int(state.box.statues)
    left = [owned(state, "statue", seat) for _ in range(all_of_them - gone)]
    return [EMPTY_SPACE for _ in range(gone)] + left


def prices(state: TekhenuState, player: Player) -> list[Piece]:
    """The Granite each Statue costs; what is built has been paid."""
    return [
        PAID
        if number < player.statues
        else numbered(token_key(words.GRANITE), int(state.box.statue_granite[number]))
        for number in range(int(state.box.statues))
    ]


def building_row(state: TekhenuState, seat: int, player: Player) -> list[Piece]:
    """The Buildings still on the mat, and what those gone have uncovered (TK-107, TK-108)."""
    found = []
    for number in range(int(state.box.buildings)):
        if number >= player.buildings:
            found.append(owned(state, "building", seat))
            continue
        vp = state.box.row_vp[number + 1] - state.box.row_vp[number]
        bread = state.box.row_bread[number + 1] - state.box.row_bread[number]
        found.append(uncovered(int(vp), int(bread)))
    return found


def uncovered(vp: int, bread: int) -> Piece:
    """A symbol of the Building row."""
    if vp:
        return Piece(token_key(words.VP), badge=f"+{vp}")
    if bread:
        return Piece(token_key(words.BREAD), badge=f"{MINUS}{bread}")
    return EMPTY_SPACE
