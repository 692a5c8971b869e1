"""How the log of Pharaon is told: a turn is an action, a pass, a move of the disc or a plot, and
what nobles exchange before and after it."""

from __future__ import annotations

from typing import Final

from maat.games.pharaon import pieces, reasons
from maat.games.pharaon.scene import keys
from maat.scene.telling import TURN, Telling, Tellings, chapter, gained, head, paid

DRAFT: Final[dict[str, Telling]] = {
    "noble_taken": head("noble-{noble}", at=("nobles",)),
    "artisan_taken": gained("gain-artisan", at=("artisans",)),
    "urn_taken": gained("gain-urn", at=("urns",)),
    "urn_drawn": gained("gain-urn", at=("urns-down",)),
}

TURNS: Final[dict[str, Telling]] = {
    "turn_began": TURN,
    "acted": head("area-{area}", at=("plate-{area}",), sound="draw"),
    "extra_acted": head("area-{area}", at=("plate-{area}",), sound="draw"),
    "access_paid": paid("{piece}", at=("wheel-{color}",)),
    "piece_paid": paid("{piece}", count="count"),
    "resource_gained": gained("resource-{resource}", count="count"),
    "token_taken": gained("token-{token}"),
    "set_taken": gained("token-{first}", "token-{second}", at=("set-{place}",)),
    "track_advanced": gained("arrow-{color}", at=("track-{color}-{position}",)),
    "stage_built": gained("gain-stage", at=("cubes-{stage}",)),
    "heir_named": head("pharaoh-token", at=("honors",)),
    "first_player_taken": gained("first-player"),
    "passed": head(at=("round-{row}",), sound="draw"),
    "passed_last": head(sound="draw"),
    "disc_moved": head(at=("pyramid-{row}-{space}",), sound="draw"),
    "exchanged": head(),
    "noble_used": head("noble-{noble}"),
    "urn_replaced": head(at=("urns",)),
    "wheel_turned": head(at=("wheel",), sound="wheel"),
    "some_noble_taken": head(),
    "some_noble_discarded": head(),
    "some_set_taken": head(),
    "some_bonus_taken": head(),
    "slot_blocked": head(at=("wheel-{color}",)),
    "round_began": chapter(),
    "round_ended": chapter(""),
    "scored": head(),
    "game_ended": chapter(),
}

PLOT: Final[dict[str, Telling]] = {
    "tile_laid": gained(),
    "tile_linked": gained("resource-{color}"),
    "plot_revealed": head("gain-urn", at=("traitor",), sound="draw"),
    "reasoned": head(),
    "tile_covered": head("resource-{color}", at=("tile-{place}", "tile-{place}-tokens")),
    "noble_discarded": head("noble-{noble}", at=("nobles",)),
    "artisan_discarded": head(at=("artisans",)),
    "noble_value_raised": head(),
    "god_unlocked": head("god-{god}", at=("god-{god}-column",)),
}

SCORES: Final = {
    "chamber": "emblem-chamber",
    "artisans": "emblem-artisans",
    "nile": "emblem-nile",
    "resources": "unit-any",
    "offerings": "emblem-offerings",
    "prestige": "token-prestige-high",
    "pharaoh": "pharaoh-token",
    "first_player": "first-player",
    "traitor_nobles": "emblem-nobles",
    **dict(zip(pieces.GOD_NAMES, keys.GOD, strict=True)),
    **dict.fromkeys(pieces.NOBLE_NAMES, "emblem-nobles"),
}

TELLINGS: Final = Tellings(
    {**DRAFT, **TURNS, **PLOT}, {"piece": keys.PIECE}, SCORES, reasons=reasons.RULES
)
