"""What a position is worth in Tekhenu, in tenths of a victory point: rules of thumb for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset
from maat.core.vectors import vec
from maat.games.tekhenu import scoring, words
from maat.games.tekhenu.cards import decrees, technologies
from maat.games.tekhenu.rules import maat, tokens
from maat.games.tekhenu.state import Player, TekhenuState

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
LINES: Final = ["temple", "statues", "happiness", "production", "building_row", "districts"]


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


def categories(state: TekhenuState, seat: i64) -> list[tuple[str, int]]:
    """The same by labels of the score sheet; `supplies` are what can still be spent."""
    player = state.players[seat]
    left = SCORINGS - state.scored
    found = [(line.label, 10 * int(line.points)) for line in scoring.breakdown(player)]
    found.append(("decree", int(laws(state, player, seat))))
    if not left:
        return found
    pace = ROTATIONS - state.rotations
    scored = lines(state, player, seat)
    found += [(label, int(10 * scored[at] * left)) for at, label in enumerate(LINES)]
    return [
        *found,
        ("supplies", int(holdings(player, pace))),
        ("production", int(MARKER * markers(player) * pace)),
        ("technologies", int(TECHNOLOGY * bitset.count(player.technologies) * pace)),
        ("statues", int(SHRINE * shrines(player) * pace)),
        ("happiness", int(HAPPINESS * player.happiness)),
        ("population", int(POPULATION * player.population)),
        ("impurity", int(-imbalance(player))),
        ("bread", int(-hunger(state, player))),
    ]


def standing(state: TekhenuState, player: Player, seat: i64) -> i64:
    """What one Scoring would give now."""
    total: i64 = 0
    for points in lines(state, player, seat):
        total += points
    return total


def lines(state: TekhenuState, player: Player, seat: i64) -> vec[i64]:
    """The same line by line, as `LINES` says (TK-102 to TK-107)."""
    box = state.box
    districts: i64 = 0
    for district in range(4):
        if scoring.leader(state, district) == seat:
            districts += box.district_vp
    happy = scoring.symbols(box.happiness_symbols, player.happiness) * box.happiness_vp
    return vec[i64](
        [
            scoring.temple_points(state, player, True),
            box.statue_vp[player.statues],
            happy,
            scoring.full_markers(state, player) * box.production_vp,
            box.row_vp[player.buildings],
            districts,
        ]
    )


def holdings(player: Player, pace: i64) -> i64:
    """What can be spent."""
    total = GOLD * player.gold + SCRIBE * player.scribes
    for resource in range(4):
        held = tokens.held(player, resource)
        total += RESOURCE * held
        if held > ENOUGH:
            total -= (RESOURCE // 2) * (held - ENOUGH)
    return total * (pace + 3) // (ROTATIONS + 3) + BLESSING * bitset.count(player.blessings)


def outlook(player: Player, pace: i64) -> i64:
    """What brings more in the turns to come."""
    rate = MARKER * markers(player) + TECHNOLOGY * bitset.count(player.technologies)
    rate += SHRINE * shrines(player)
    return rate * pace + HAPPINESS * player.happiness + POPULATION * player.population


def markers(player: Player) -> i64:
    """Steps of all Production markers."""
    return player.makes % 255  # the sum of four counts of 8 bits


def shrines(player: Player) -> i64:
    """Statues for gods."""
    return player.statues - bitset.count(player.people)


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
    missing = state.box.row_bread[player.buildings] - tokens.held(player, words.BREAD) - player.gold
    return HUNGRY * missing if missing > 0 and not technologies.needs_no_bread(player) else 0
