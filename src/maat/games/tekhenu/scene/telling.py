"""How the log of Tekhenu is told: a turn is a die and all it leads to."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu import reasons
from maat.scene.telling import TURN, Telling, Tellings, chapter, gained, head, paid, points

TURNS: Final[dict[str, Telling]] = {
    "turn_began": TURN,
    "card_drafted": head(),
    "destiny_taken": head(),
    "die_taken": head("face-{color}-{value}", at=("section-{god}",), sound="dice"),
    "anubis_called": head(),
    "blessing_played": head("blessing"),
    "action_lost": head(),
    "statue_for_god": head("statue", at=("shrine-{god}",)),
    "statue_for_people": head("statue", at=("people-{people}",)),
    "pillar_built": head("pillar-{pillar}", at=("space-{space}", "pillar-{space}")),
    "building_built": head("building", at=("building-{building}",)),
    "workshop_built": head("building", at=("osiris-{row}-{district}",)),
    "ability_used": head("pillar-{pillar}"),
    "section_refreshed": head(at=("market-{section}",)),
    "section_opened": head(at=("market-{section}",)),
    "card_taken": head(),
}

GOODS: Final[dict[str, Telling]] = {
    "produced": gained("resource-{resource}", count="kept"),
    "gained": gained("token-{token}", count="amount"),
    "marker_raised": gained("production-{resource}"),
    "lost": paid("token-{token}", count="amount"),
    "paid": paid("token-{token}", count="amount"),
    "vp_gained": points("points"),
    "vp_lost": points("points", sign=-1),
}

PHASES: Final[dict[str, Telling]] = {
    "order_set": head(),
    "wheel_turned": chapter()._replace(sound="wheel"),
    "maat_began": chapter(),
    "faith_placed": head(),
    "balance_found": Telling("head", scored=""),
    "scoring_began": chapter("scoring"),
    "district_won": head(),
    "scored": head(),
    "decree_scored": head(),
    "decree_used": head(),
    "game_ended": chapter(),
}

SOLO: Final[dict[str, Telling]] = {
    "some_pillar_built": head(at=("space-{space}",)),
    "some_card_taken": head(at=("market-{section}",)),
    "tile_reached": head("tile-{tile}"),
    "coin_tossed": Telling(),  # the tile reached tells where
    "reasoned": head(),
}

SCORES: Final = {
    "start": "destiny",
    "statue_line": "statue",
    "pillar_buildings": "building",
    "pillar_edges": "pillar",
    "pillar_display": "pillar",
    "pillar_ability": "pillar",
    "hathor": "god-hathor",
    "statue_bonus": "statue",
    "technologies": "technology",
    "impurity": "scales",
    "blocked_statue": "statue-bot",
    "turn_order": "in-order-0",
    "bot_cards": "blessing",
    "bot_decrees": "decree-scroll",
    "bot_scribes": "token-scribe",
    "districts": "workshop",
    "temple": "board-temple",
    "statues": "statue",
    "happiness": "token-happiness",
    "production": "production-any",
    "building_row": "building",
    "bread": "token-bread",
    "decree": "decree-scroll",
}

TELLINGS: Final = Tellings(
    {**TURNS, **GOODS, **PHASES, **SOLO}, scores=SCORES, reasons=reasons.RULES
)
