"""What the things on the table of Tekhenu are."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu import fields, scoring, words
from maat.games.tekhenu.cards import decrees
from maat.games.tekhenu.rules import maat
from maat.games.tekhenu.scene import keys
from maat.games.tekhenu.scene.question import outcome
from maat.games.tekhenu.scene.temple import tile_points
from maat.games.tekhenu.state import Player, TekhenuState
from maat.scene import Note, Piece, Place, members
from maat.scene.about import Book, found, left, stands

# What is said of the cards of a deck besides what each says itself.
DECKS: Final = {"A": "TK-100 TK-97", "B": "TK-74", "D": "TK-110 TK-76", "S": "TK-22", "T": "TK-75"}
BOOK: Final[Book] = {
    # Dice, the wheel and the gods around it.
    "die": "TK-28 TK-30 TK-25",
    "face": "TK-28 TK-30 TK-25",
    "place-scale-left/face": "TK-93 TK-29",
    "place-scale-right/face": "TK-93 TK-29",
    "place-scale-below/face": "TK-36",
    "place-bot-dice/face": "TK-138 TK-127",
    "place-bot-next": "TK-126",
    "place-bot-next-one": "TK-126",
    "color": "TK-25 TK-86",
    "wheel": "TK-24 TK-89 TK-88",
    "obelisk": "TK-24",
    "slot": "TK-43 TK-44",
    "god": "TK-44 TK-47",
    "place-scoring-marker": "TK-98 TK-109",
    "in-order": "TK-97 TK-27",
    "bonus/token": "TK-44 TK-43",
    # Statues, Buildings, Pillars.
    "statue": "TK-104 TK-41 TK-39",
    "place-shrine/statue": "TK-44 TK-104",
    "place-people/statue": "TK-48 TK-102 TK-104",
    "place-people-line/statue": "TK-49 TK-103 TK-104",
    "people": "TK-48 TK-50",
    "building": "TK-63 TK-103 TK-107",
    "place-osiris/building": "TK-102 TK-85",
    "built": "TK-103 TK-54",
    "workshop": "TK-102 TK-85",
    "pillar": "TK-103 TK-64 TK-59",
    "gone": "TK-39",
    "place-building": "TK-62 TK-64 TK-65",
    "cell": "TK-56 TK-53",
    "cell-pillar": "TK-59 TK-103",
    "cell-tile": "TK-59",
    "edge": "TK-55 TK-53",
    "cost/token": "TK-53",
    "worth/token": "TK-57",
    "points/token": "TK-55",
    "place-space/token": "TK-56 TK-64",
    "place-building-offer/token": "TK-64",
    "unit-choice": "TK-64 TK-56",
    # Osiris, Production, the commoners' track.
    "place-osiris-row": "TK-83 TK-82",
    "production": "TK-87 TK-86 TK-106",
    "production-step": "TK-83 TK-84",
    "production-any": "TK-83 TK-84",
    "place-osiris/token": "TK-83",
    "gold/token": "TK-13 TK-37",
    "population-marker": "TK-65 TK-66 TK-67",
    "happiness-marker": "TK-69 TK-105 TK-78",
    "place-people/token": "TK-48 TK-37",
    # Tokens.
    "token-papyrus": "TK-86 TK-69 TK-77",
    "token-bread": "TK-86 TK-62 TK-108",
    "token-limestone": "TK-86 TK-53",
    "token-granite": "TK-86 TK-53 TK-41",
    "token-gold": "TK-37",
    "token-scribe": "TK-34 TK-33 TK-35",
    "token-faith": "TK-94 TK-99",
    "token-population": "TK-65 TK-66 TK-70",
    "token-happiness": "TK-105 TK-78 TK-70",
    "token-vp": "TK-01",
    "surplus": "TK-87 TK-38 TK-93",
    # Mats.
    "place-balance": "TK-93 TK-96 TK-97",
    "seat/token-granite": "TK-41",
    "seat/token-vp": "TK-107 TK-63",
    "seat/token-bread": "TK-108 TK-63",
    "place-blessings": "TK-74",
    "place-technologies": "TK-75",
    "place-decrees": "TK-110 TK-76",
    # Cards.
    "place-market": "TK-78 TK-77",
    "place-market-closed": "TK-66 TK-67",
    "place-refresh": "TK-79",
    "decree-symbol": "TK-110",
    "place-turn": "TK-53 TK-55",
    # Botankhamun.
    "tile": "TK-129 TK-127",
    "tile-dice": "TK-130 TK-127",
    # Words on the boards and above them.
    "place-round": "TK-02 TK-27",
    "place-maat": "TK-90 TK-93",
    "place-set-up": "TK-21 TK-23",
    "place-over": "TK-112",
    "place-points": "TK-01",
    "place-dealt": "TK-19",
    "place-starting": "TK-21 TK-20",
    "place-drawn": "S05 S06",
    "place-destiny": "TK-100",
    "place-bag": "TK-91 TK-14",
    "place-section": "TK-24 TK-30",
}


def rules(place: Place, piece: Piece | None) -> list[str]:
    """The rules about a thing, the one that says what it does first."""
    if piece is not None and piece.key.startswith("card-"):
        code = piece.key.removeprefix("card-")
        return [code, *DECKS[code[0]].split()]
    pillar = pillar_of(piece)
    if pillar and not place.key.startswith("place-row"):
        return [pillar, "TK-58", "TK-53", "TK-55"]
    return found(BOOK, place, piece)


def pillar_of(piece: Piece | None) -> str:
    """The rule of a Pillar tile, empty for anything else."""
    if piece is None:
        return ""
    key = str(piece.values.get("pillar", piece.key))
    return key.removeprefix("pillar-") if key in keys.PILLAR else ""


# Where its printed values stand in components.toml.
VALUES: Final[Book] = {
    "bonus": "horus.bonus",
    "place-shrine": "horus.bonus",
    "slot": "horus.printed",
    "rim": "temple.edge_*",
    "site": "temple.bread",
    "place-building": "temple.bread",
    "place-building-row": "player.row_*",
    "place-next-statue": "player.statue_granite",
    "place-row": "temple.rewards",
    "place-space": "temple.rewards",
    "pair-3": "osiris.pair_row_3",
    "pair-4": "osiris.pair_row_4",
    "place-track-space": "track",
}


def values(place: Place, piece: Piece | None) -> str:
    """Where the printed values of a thing stand in `components.toml`, empty if nowhere."""
    pillar = pillar_of(piece)
    if pillar and not place.key.startswith("place-row"):
        return f"pillars.{pillar}"
    code = "" if piece is None else str(piece.values.get("card", piece.key.removeprefix("card-")))
    return f"decree_symbol.{code}" if code in words.DECREES else stands(VALUES, place)


# What it is worth, and how many are left.


def notes(state: TekhenuState, seat: int, place: Place, piece: Piece | None) -> list[Note]:
    """What a die, a Decree or a piece to be built would bring a seat; what is left."""
    if piece is None:
        return []
    told = remaining(state, piece)
    if not 0 <= seat < state.seats or state.over:
        return told
    return [*die(state, seat, place, piece), *scored(state, seat, piece), *told]


def remaining(state: TekhenuState, piece: Piece) -> list[Note]:
    """How many dice of a color are in the bag, cards in the deck, tiles in the stack."""
    decks = {"B": state.blessing_deck, "T": state.technology_deck}
    deck = piece.key.removeprefix("card-")[0] if piece.key.startswith("card-") else ""
    if deck in decks:
        return [left(len(members(decks[deck])))]
    if deck == "D":
        return [left(int(state.decree_left) + len(state.bottom))]
    if piece.key == "tile-with-cost":
        return [left(len(members(state.stack)))]
    color = piece.key.split("-")[1] if piece.key.startswith(("face-", "color-")) else ""
    if not color:
        return []
    count = int(fields.BAG.of(state.bag, words.COLORS.index(color)))
    return [Note("what-left-dice", {"count": count})]


def die(state: TekhenuState, seat: int, place: Place, piece: Piece) -> list[Note]:
    """What a die around the wheel would produce, and the balance it would lead to."""
    purity = str(place.values.get("purity", "")).removeprefix("purity-")
    if place.key != "place-dice" or purity == words.PURITIES[words.FORBIDDEN]:
        return []
    _, color, value = piece.key.split("-")
    resource, pips = words.COLORS.index(color), int(value)
    weight = pips if purity == words.PURITIES[words.PURE] else -pips
    balance = int(maat.balance(state.players[seat])) + weight
    found = [Note("what-balance", {"balance": balance})]
    if resource == words.GRAY:
        return found
    told = outcome(state, seat, resource, pips)
    return [Note(told.key, told.values), *found]


def scored(state: TekhenuState, seat: int, piece: Piece) -> list[Note]:
    """What a Decree would bring at the end; what one more piece would at the next Scoring."""
    code = piece.key.removeprefix("card-")
    if piece.key.startswith("card-D"):
        points = int(decrees.worth(state, seat, words.DECREES.index(code)))
        return [Note("what-decree", {"points": points})]
    if piece.key == "tile-with-cost":
        return pillar(state, keys.PILLAR.index(str(piece.values["pillar"])))
    trial = state.players[seat].copy()
    if piece.key == "statue" and trial.statues < state.box.statues:
        trial.statues += 1
    elif piece.key in ("building", "built", "workshop") and trial.buildings < state.box.buildings:
        trial.buildings += 1
    elif piece.key == "token-happiness" and trial.happiness < trial.population:
        trial.happiness += 1
    else:
        return []
    gain = at_scoring(state, trial) - at_scoring(state, state.players[seat])
    return [Note("what-more-scoring", {"points": gain})]


def pillar(state: TekhenuState, tile: int) -> list[Note]:
    """What a Pillar tile of the display brings at once on its best space."""
    trial = state.copy()
    free = [at for at in range(len(state.complex)) if not state.covered >> at & 1]
    points = max((tile_points(trial, tile, at) for at in free), default=0)
    return [Note("what-pillar", {"points": points})]


def at_scoring(state: TekhenuState, player: Player) -> int:
    """VP for Statues, Happiness and the Building row in a Scoring (TK-104, TK-105, TK-107)."""
    box = state.box
    symbols = scoring.symbols(box.happiness_symbols, player.happiness)
    row = box.row_vp[player.buildings]
    return int(box.statue_vp[player.statues] + symbols * box.happiness_vp + row)
