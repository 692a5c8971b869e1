"""The score pad of Ra: tiles epoch by epoch, suns after the last one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core.vectors import vec
from maat.games.ra import scoring, tiles
from maat.games.ra.scene import keys
from maat.games.ra.scene.parts import suns
from maat.games.ra.state import RaState
from maat.scene import Piece
from maat.scene.pad import Entries, PadLine

PHASES: Final = 3
OPTIONS: Final[list[str]] = []

# What scores, in the order of the score sheet; civilizations and monuments tile by tile.
PLAIN: Final = [
    (tiles.PHARAOH, "pharaohs"),
    (tiles.GOD, "gods"),
    (tiles.GOLD, "gold"),
    (tiles.FLOOD, "floods"),
    (tiles.NILE, "nile"),
]
LASTING: Final = (tiles.PHARAOH, tiles.NILE)  # and monuments (RA-99)


def lines(state: RaState) -> list[PadLine]:
    """Every kind that counts, for each epoch; the suns."""
    found = []
    for epoch in range(1, PHASES + 1):
        found += [tile_line(state, kind, [label], epoch) for kind, label in PLAIN]
        found.append(type_line(state, "civilizations", tiles.CIVILIZATION, epoch))
        for kind in range(tiles.MONUMENT, tiles.FUNERAL):
            labels = ["quantity", "diversity"] if kind == tiles.MONUMENT else []
            found.append(tile_line(state, kind, labels if epoch == PHASES else [], epoch))
    every = suns(state)
    each = int(state.box.suns[state.seats][0]).bit_count()
    piece = Piece("score-suns", sprite="sun")
    return [*found, PadLine("suns", piece, each, every, ["suns"], PHASES)]


def tile_line(state: RaState, kind: int, labels: list[str], epoch: int) -> PadLine:
    """How many tiles of a kind; those that leave after each epoch never come back (RA-98)."""
    name, most = tiles.NAMES[kind], state.box.tiles[kind]
    lasts = kind in LASTING or kind >= tiles.MONUMENT
    return PadLine(
        f"{name}-{epoch}",
        Piece(keys.TILE[kind]),
        most,
        labels=labels,
        phase=epoch,
        carried=lasts,
        pool=most,
        group="" if lasts else name,
    )


def type_line(state: RaState, label: str, first: int, epoch: int) -> PadLine:
    """Which of the five civilizations: how many of each does not matter (RA-90)."""
    kinds = range(first, tiles.MONUMENT)
    cards = [Piece(keys.TILE[kind]) for kind in kinds]
    piece = Piece(f"score-{label}", sprite=keys.TILE[first])
    return PadLine(f"{label}-{epoch}", piece, len(cards), cards, [label], epoch, common=True)


def fill(state: RaState, entries: Entries, phase: int) -> None:
    """Score one epoch after the other, as the game does (RA-83, RA-84)."""
    for seat, player in enumerate(state.players):
        player.suns = owned_suns(state, entries, seat)
    for epoch in range(1, phase + 1):
        state.epoch = epoch
        for seat, player in enumerate(state.players):
            player.tiles = held(entries, seat, epoch)
        scoring.score(state)


def held(entries: Entries, seat: int, epoch: int) -> vec[i64]:
    """The tiles before a seat when an epoch is scored."""
    counts = vec[i64]([0] * tiles.KINDS)
    for kind in [kind for kind, _ in PLAIN] + list(range(tiles.MONUMENT, tiles.FUNERAL)):
        counts[kind] = entries.count(seat, f"{tiles.NAMES[kind]}-{epoch}")
    for at in entries.chosen(seat, f"civilizations-{epoch}"):
        counts[tiles.CIVILIZATION + at] = 1
    return counts


def owned_suns(state: RaState, entries: Entries, seat: int) -> int:
    """The suns of a seat as bits."""
    every = suns(state)
    return sum(1 << int(str(every[at].badge)) for at in entries.chosen(seat, "suns"))
