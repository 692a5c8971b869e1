"""The score pad of Tekhenu: the last Scoring, Decrees and turn order on top of the VP track."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core.vectors import vec
from maat.games.tekhenu import fields, labels, scoring, words
from maat.games.tekhenu.cards import decrees
from maat.games.tekhenu.components import SIZE
from maat.games.tekhenu.rules import maat
from maat.games.tekhenu.scene import keys
from maat.games.tekhenu.scene.pieces import card
from maat.games.tekhenu.state import LEFT, Player, TekhenuState
from maat.scene import Name, Piece, replace
from maat.scene.pad import TABLE, BadEntry, Entries, PadLine

PHASES: Final = 1
OPTIONS: Final = ["d23", "bot_decrees"]
MOST_VP: Final = 400
MOST_HELD: Final = 60
MOST_PIPS: Final = 24
PIPS: Final = 6  # of one die
ROWS: Final = 6  # of Osiris
BOTH: Final = (
    *("vp", "pillars", "temple", "osiris", "people", "god-statues", "happiness", "scribes"),
)


def lines(state: TekhenuState) -> list[PadLine]:
    """The board first, then what lies before a player."""
    found = [*table_lines(state), *board_lines(state), *own_lines(state), *card_lines(state)]
    if state.sides == state.seats:
        return found
    both = [line if is_both(line) else replace(line, whose="player") for line in found]
    return [*both, *bot_lines()]


def is_both(line: PadLine) -> bool:
    """Whether Botankhamun scores this, too (TK-141, TK-142)."""
    return line.shared or line.key in BOTH


def bot_lines() -> list[PadLine]:
    """Cards of Botankhamun count by their number."""
    cards = {"bot-blessings": "blessing", "bot-technologies": "technology"}
    cards["bot-decrees"] = "decree-scroll"
    scored = {"bot-blessings": ["bot_cards"], "bot-decrees": ["bot_decrees"]}
    return [
        PadLine(
            key,
            Piece(f"pad-{key}", sprite=sprite),
            words.DECK,
            labels=scored.get(key, []),
            whose="automa",
        )
        for key, sprite in cards.items()
    ]


def table_lines(state: TekhenuState) -> list[PadLine]:
    """The turn order after the last Maat phase, and VP before the last Scoring."""
    seats = [Piece("pad-seat", values={"player": Name(seat)}) for seat in range(state.sides)]
    order = Piece("pad-order", sprite="scoring-2")
    track = Piece("pad-vp", sprite=keys.TOKEN[words.VP])
    return [
        PadLine("order", order, int(state.sides), seats, shared=True, ordered=True),
        PadLine("vp", track, MOST_VP, labels=["start"], itself=True),
    ]


def board_lines(state: TekhenuState) -> list[PadLine]:
    """Spaces that one side alone can have."""
    sites = [Piece(key) for key in keys.BUILDING]
    spaces = [Piece(key) for key in keys.SPACE]
    people = [Piece(key) for key in keys.PEOPLE]
    town = town_spaces()
    pillar = Piece("pad-pillars", sprite="pillar")
    building = Piece("pad-temple", sprite="building")
    workshop = Piece("pad-osiris", sprite="workshop")
    statue = Piece("pad-people", sprite="plinth")
    won = ["districts", "building_row"]
    return [
        PadLine("pillars", pillar, len(spaces), spaces, columns=SIZE),
        PadLine("temple", building, len(sites), sites, ["temple"], columns=2),
        PadLine("osiris", workshop, len(town), town, won, columns=len(words.DISTRICTS)),
        PadLine("people", statue, len(people), people, ["statues"]),
    ]


def town_spaces() -> list[Piece]:
    """The spaces of Osiris, row by row."""
    return [
        Piece("pad-town", values={"row": row + 1, "district": key}, sprite=keys.RESOURCE[at])
        for row in range(ROWS)
        for at, key in enumerate(keys.DISTRICT)
    ]


def own_lines(state: TekhenuState) -> list[PadLine]:
    """Markers, Statues for gods and what is kept."""
    box = state.box
    markers = [Piece(key) for key in keys.RESOURCE[: len(keys.PRODUCTION)]]
    bread = max(box.row_bread)
    most = int(box.track_max)
    return [
        PadLine(
            "god-statues",
            Piece("pad-god-statues", sprite="statue"),
            len(box.statue_vp) - 1,
        ),
        PadLine("happiness", Piece(keys.TOKEN[words.HAPPINESS]), most, labels=["happiness"]),
        PadLine("population", Piece(keys.TOKEN[words.POPULATION]), most),
        PadLine(
            "production",
            Piece("pad-production", sprite="own-production"),
            len(markers),
            markers,
            ["production"],
            common=True,
        ),
        PadLine(
            "hunger",
            Piece("pad-hunger", sprite=keys.RESOURCE[words.BREAD]),
            bread,
            labels=["bread"],
        ),
        PadLine("basics", Piece("pad-basics", sprite=keys.RESOURCE[words.PAPYRUS]), MOST_HELD),
        PadLine("gold", Piece(keys.TOKEN[words.GOLD]), MOST_HELD),
        PadLine("scribes", Piece(keys.TOKEN[words.SCRIBE]), MOST_HELD),
        PadLine("pips", Piece("pad-pips", sprite="purity-pure"), MOST_PIPS),
    ]


def card_lines(state: TekhenuState) -> list[PadLine]:
    """Technologies and Decrees, and whether D23 was used before the Scoring."""
    technologies = [card(state, words.DECK + number) for number in range(words.DECK)]
    held = [card(state, 2 * words.DECK + number) for number in range(words.DECK)]
    used = Piece("pad-used", sprite=held[decrees.D23].sprite)
    return [
        PadLine(
            "technologies", Piece("pad-technologies", sprite="technology"), words.DECK, technologies
        ),
        PadLine(
            "decrees", Piece("pad-decrees", sprite="decree-scroll"), words.DECK, held, ["decree"]
        ),
        PadLine("used", used, 1, pool=1),
    ]


def fill(state: TekhenuState, entries: Entries, phase: int) -> None:
    """Lay everything out as it is before the last Scoring, then score to the end."""
    order = entries.chosen(TABLE, "order")
    state.order = [*order, *(seat for seat in range(state.sides) if seat not in order)]
    for seat in range(state.sides):
        check(state, entries, seat)
        lay(state, state.players[seat], entries, seat)
        if entries.count(seat, "used") and entries.bits(seat, "decrees") >> decrees.D23 & 1:
            state.d23_used |= 1 << seat
    if state.sides > state.seats:
        lay_cards(state.players[state.seats], entries, int(state.seats))
    state.scored = 1
    scoring.score(state)
    for seat in range(state.seats):
        maat.starve(state, seat, entries.count(seat, "hunger"))
    maat.Finish().run(state, 0, 0)


def check(state: TekhenuState, entries: Entries, seat: int) -> None:
    """No more Buildings and Statues than a player has."""
    box = state.box
    built = len(entries.chosen(seat, "temple")) + len(entries.chosen(seat, "osiris"))
    statues = len(entries.chosen(seat, "people")) + entries.count(seat, "god-statues")
    for line, found, rows in (
        ("osiris", built, box.row_vp),
        ("god-statues", statues, box.statue_vp),
    ):
        if found >= len(rows):
            raise BadEntry("pad-too-many", line=line, side=seat, most=len(rows) - 1, found=found)


def lay(state: TekhenuState, player: Player, entries: Entries, seat: int) -> None:
    """What one player has on the board and before them."""
    player.ledger = vec[i64]([0] * labels.ENTRIES)
    player.vp = player.ledger[labels.START] = entries.count(seat, "vp")
    player.pillars = entries.bits(seat, "pillars")
    player.temple = entries.bits(seat, "temple")
    player.osiris = entries.bits(seat, "osiris")
    player.buildings = len(entries.chosen(seat, "temple")) + len(entries.chosen(seat, "osiris"))
    player.people = entries.bits(seat, "people")
    player.statues = len(entries.chosen(seat, "people")) + entries.count(seat, "god-statues")
    player.happiness = entries.count(seat, "happiness")
    player.population = entries.count(seat, "population")
    player.technologies = entries.bits(seat, "technologies")
    player.decrees = entries.bits(seat, "decrees")
    player.goods = fields.GOODS.packed(words.PAPYRUS, entries.count(seat, "basics"))
    player.gold = entries.count(seat, "gold")
    player.scribes = entries.count(seat, "scribes")
    player.dice = dice(entries.count(seat, "pips"))
    full = entries.chosen(seat, "production")
    levels = [marker(state, resource in full) for resource in range(len(words.RESOURCES))]
    player.makes = fields.MAKES.joined(levels)


def lay_cards(bot: Player, entries: Entries, side: int) -> None:
    """The cards of Botankhamun: which ones does not matter."""
    bot.blessings = (1 << entries.count(side, "bot-blessings")) - 1
    bot.technologies = (1 << entries.count(side, "bot-technologies")) - 1
    bot.decree_count = entries.count(side, "bot-decrees")


def marker(state: TekhenuState, full: bool) -> int:
    """Where a Production marker stands, as far as it matters (TK-106)."""
    return int(state.box.production_max) if full else 0


def dice(pips: int) -> int:
    """Pure dice with so many pips (D22)."""
    packed = 0
    for at, value in enumerate([PIPS] * (pips // PIPS) + [pips % PIPS] * bool(pips % PIPS)):
        packed |= (LEFT | fields.DIE_VALUE.packed(value)) << (at * fields.DICE.width)
    return packed
