"""How the log of Ra is told: a turn is a tile, gods or an auction, with all it leads to."""

from __future__ import annotations

from typing import Final

from maat.scene.telling import TURN, Tellings, chapter, gained, head, paid

TRACK: Final = ("track",)

TELLINGS: Final = Tellings(
    {
        "turn_began": TURN,
        "tile_drawn": head("tile-{tile}", at=("track|tile-{tile}",), sound="draw"),
        "ra_drawn": head("tile-ra", at=("station-{drawn}",), sound="auction"),
        "ra_invoked": head(at=("statue",), sound="auction"),
        "god_spent": head("tile-{tile}", at=TRACK, sound="draw"),
        "stopped": head(),
        "bid_placed": head(at=("summary-{seat}|sun#{sun}",)),
        "passed": head(),
        "could_not_bid": head(),
        "auction_won": head(at=("center", "track", "summary-{seat}|sun#{center}"), sound="gavel"),
        "auction_empty": head(),
        "track_discarded": head(at=TRACK),
        "disaster_struck": head("tile-{tile}"),
        "tile_lost": paid("tile-{tile}", count="count"),
        "epoch_ended_by_suns": chapter("epoch"),
        "epoch_ended_by_ra": chapter("epoch"),
        "scored": head(),
        "epoch_began": chapter(),
        "game_ended": chapter(),
        "suns_dealt": gained(at=("seat-{seat}-suns",)),
    },
    scores={
        "start": "statue",
        "pharaohs": "tile-pharaoh",
        "gods": "tile-god",
        "gold": "tile-gold",
        "floods": "tile-flood",
        "nile": "tile-nile",
        "civilizations": "tile-writing",
        "quantity": "tile-pyramid",
        "diversity": "tile-sphinx",
        "suns": "sun",
    },
)
