"""How the log of Ra is told: a turn is a tile, or an auction from the call to the last bid."""

from __future__ import annotations

from typing import Final

from maat.scene.telling import Tellings, chapter, gained, head, paid, turn

TRACK: Final = ("track",)

TELLINGS: Final = Tellings(
    {
        "tile_drawn": turn("tile-{tile}", at=("track|tile-{tile}",)),
        "ra_drawn": turn("tile-ra", at=("station-{drawn}",))._replace(sound="auction"),
        "ra_invoked": turn(at=("statue",))._replace(sound="auction"),
        "god_spent": turn("tile-{tile}", at=TRACK),
        "stopped": head(),
        "bid_placed": head(at=("summary-{seat}|sun#{sun}",)),
        "passed": head(),
        "could_not_bid": head(),
        "auction_won": turn(at=("center", "track", "summary-{seat}|sun#{center}"))._replace(
            sound="gavel"
        ),
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
