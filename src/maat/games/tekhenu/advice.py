"""What a position is worth in Tekhenu, in tenths of a victory point: rules of thumb for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.games.tekhenu import scoring, words
from maat.games.tekhenu.cards import decrees
from maat.games.tekhenu.rules import maat, tokens
from maat.games.tekhenu.state import Player, TekhenuState, count

SCORINGS: Final = 2
ROTATIONS: Final = 8
RESOURCE: Final = 6  # what can still be spent is worth less towards the end
GOLD: Final = 9
SCRIBE: Final = 9
ENOUGH: Final = 5  # of a resource; more is worth half
MARKER: Final = 2  # one step of a Production marker, for each rotation to come
HAPPINESS: Final = 5  # a step
POPULATION: Final = 4
BLESSING: Final = 15
TECHNOLOGY: Final = 4  # for each rotation to come
DECREE: Final = 20  # what a Decree may grow to
SHRINE: Final = 3  # a Statue for a god, for each rotation to come
TAINTED: Final = 5  # a pip below balance
PURE: Final = 2  # a pip above it
HUNGRY: Final = 15  # Bread that will be missing


def value(state: TekhenuState, seat: i64) -> i64:
    """Points, what the Scorings to come will give for what stands, and what is at hand."""
    player = state.players[seat]
    left = SCORINGS - state.scored
    total = 10 * player.vp + laws(state, player, seat)
    if not left:
        return total
    pace = ROTATIONS - state.rotations
    total += 10 * standing(state, player, seat) * left + holdings(player, pace)
    total += outlook(player, pace)
    return total - imbalance(player) - hunger(state, player)


def standing(state: TekhenuState, player: Player, seat: i64) -> i64:
    """What one Scoring would give now (TK-102 to TK-107)."""
    box = state.box
    points = scoring.temple_points(state, player, True) + box.statue_vp[player.statues]
    points += scoring.symbols(box.happiness_symbols, player.happiness) * box.happiness_vp
    points += scoring.full_markers(state, player) * box.production_vp
    points += box.row_vp[player.buildings]
    for district in range(4):
        if scoring.leader(state, district) == seat:
            points += box.district_vp
    return points


def holdings(player: Player, pace: i64) -> i64:
    """What can be spent."""
    total = GOLD * player.gold + SCRIBE * player.scribes
    for resource in range(4):
        held = tokens.held(player, resource)
        total += RESOURCE * held
        if held > ENOUGH:
            total -= (RESOURCE // 2) * (held - ENOUGH)
    return total * (pace + 3) // (ROTATIONS + 3) + BLESSING * count(player.blessings)


def outlook(player: Player, pace: i64) -> i64:
    """What brings more in the turns to come."""
    markers = player.make_papyrus + player.make_bread + player.make_limestone
    markers += player.make_granite
    shrines = player.statues - count(player.people)
    rate = MARKER * markers + TECHNOLOGY * count(player.technologies) + SHRINE * shrines
    return rate * pace + HAPPINESS * player.happiness + POPULATION * player.population


def laws(state: TekhenuState, player: Player, seat: i64) -> i64:
    """The best Decrees at hand, as many as can be scored; a guess before and after play."""
    if player.decree_ledger or not state.order:
        return DECREE * player.decree_count
    best: i64 = 0
    second: i64 = 0
    third: i64 = 0
    for card in range(words.DECK):
        if not player.decrees >> card & 1:
            continue
        worth = 10 * decrees.worth(state, seat, card) + DECREE
        if worth > best:
            best, second, third = worth, best, second
        elif worth > second:
            second, third = worth, second
        elif worth > third:
            third = worth
    return best + second + third


def imbalance(player: Player) -> i64:
    """What the scales will cost, Faith at hand made use of (TK-94 to TK-97)."""
    weighed = maat.balance(player)
    if weighed < 0:
        weighed += player.faith
        return -TAINTED * weighed if weighed < 0 else 0
    weighed -= player.faith
    return PURE * weighed if weighed > 0 else 0


def hunger(state: TekhenuState, player: Player) -> i64:
    """What Bread that is due but not there will cost (TK-108)."""
    missing = state.box.row_bread[player.buildings] - player.bread - player.gold
    return HUNGRY * missing if missing > 0 and not player.has(maat.NO_BREAD) else 0


# What a position promises in the end, by traits of a side; fitted to what 480 games between greedy
# players brought, for the end and for the start. Searches judge by it.

WORTH: Final = [
    (9.3, 7.6),  # points
    (7.4, 6.9),  # points of a scoring now
    (-0.3, 6.6),  # papyrus
    (0.1, 31.6),  # bread
    (5.8, 19.1),  # limestone
    (-0.6, 17.0),  # granite
    (11.7, 29.7),  # gold
    (7.6, 10.6),  # scribe
    (15.7, -7.6),  # faith
    (1.4, 1.2),  # population
    (1.4, 15.4),  # happiness
    (-4.4, 0.2),  # makes papyrus
    (3.9, 16.2),  # makes bread
    (-0.8, -3.3),  # makes limestone
    (-1.4, 6.4),  # makes granite
    (-37.2, -58.5),  # dice
    (1.5, 1.2),  # balance
    (-1.0, 4.0),  # bread missing
    (2.7, 14.1),  # buildings
    (-3.0, 34.1),  # buildings at the temple
    (1.6, 57.8),  # pillars
    (5.9, 72.3),  # statues
    (0.5, 13.3),  # blessings
    (2.9, 48.0),  # technologies
    (1.6, 39.5),  # decrees
    (0.66, 0.60),  # worth of decrees, in tenths
    (-1.6, 12.6),  # is asked
]
BY_ROTATION: Final = [
    [late + (early - late) * left / ROTATIONS for late, early in WORTH]
    for left in range(ROTATIONS + 1)
]


def promise(state: TekhenuState, seat: i64) -> i64:
    """What a seat may expect beyond the others, in tenths of a point; points at the end."""
    player = state.players[seat]
    if state.agenda is None:
        return 10 * player.vp
    weights = BY_ROTATION[ROTATIONS - state.rotations]
    found = traits(state, player, seat)
    total: float = 0.0
    for place in range(len(found)):
        if found[place]:
            total += weights[place] * float(found[place])
    return int(total)


def traits(state: TekhenuState, player: Player, seat: i64) -> list[int]:
    """The numbers that `WORTH` weighs."""
    missing = state.box.row_bread[player.buildings] - player.bread
    return [
        player.vp,
        standing(state, player, seat),
        player.papyrus,
        player.bread,
        player.limestone,
        player.granite,
        player.gold,
        player.scribes,
        player.faith,
        player.population,
        player.happiness,
        player.make_papyrus,
        player.make_bread,
        player.make_limestone,
        player.make_granite,
        player.dice_count,
        maat.balance(player),
        missing if missing > 0 else 0,
        player.buildings,
        count(player.temple),
        count(player.pillars),
        player.statues,
        count(player.blessings),
        count(player.technologies),
        player.decree_count,
        laws(state, player, seat),
        1 if state.seat == seat else 0,
    ]
