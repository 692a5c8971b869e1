"""What happens in Tekhenu."""

from __future__ import annotations

from typing import Final

from maat.core.names import EventBook

WHEEL_SET: Final = 0
BONUS_LAID: Final = 1
PILLAR_REVEALED: Final = 2
DIE_ROLLED: Final = 3
CARD_DEALT: Final = 4
DECREE_DRAWN: Final = 5
DECREE_SEEN: Final = 6
STARTING_DEALT: Final = 7
FIRST_DRAFTER: Final = 8
DECREE_KEPT: Final = 9
CARD_DRAFTED: Final = 10
ORDER_SET: Final = 11
DESTINY_TAKEN: Final = 12
CARD_KEPT: Final = 13
CARD_LOOKED_AT: Final = 14
GAINED: Final = 15
LOST: Final = 16
PAID: Final = 17
VP_GAINED: Final = 18
VP_LOST: Final = 19
MARKER_RAISED: Final = 20
TURN_BEGAN: Final = 21
DIE_TAKEN: Final = 22
ANUBIS_CALLED: Final = 23
DIE_PLACED: Final = 24
DIE_CHANGED: Final = 25
BLESSING_PLAYED: Final = 26
ACTION_BEGAN: Final = 27
ACTION_LOST: Final = 28
STATUE_FOR_GOD: Final = 29
STATUE_FOR_PEOPLE: Final = 30
PILLAR_BUILT: Final = 31
ABILITY_USED: Final = 32
BUILDING_BUILT: Final = 33
SECTION_OPENED: Final = 34
SECTION_REFRESHED: Final = 35
CARD_TAKEN: Final = 36
WORKSHOP_BUILT: Final = 37
PRODUCED: Final = 38
STATUE_PAID: Final = 39
WHEEL_TURNED: Final = 40
MAAT_BEGAN: Final = 41
FAITH_PLACED: Final = 42
FAITH_HIDDEN: Final = 43
BALANCE_FOUND: Final = 44
SCORING_BEGAN: Final = 45
DISTRICT_WON: Final = 46
SCORED: Final = 47
DECREE_SCORED: Final = 48
DECREE_USED: Final = 49
TILE_LAID: Final = 50
TILE_REACHED: Final = 51
COIN_TOSSED: Final = 52
GAME_ENDED: Final = 53
REASONED: Final = 54
SOME_PILLAR_BUILT: Final = 55  # nobody says with which tile
SOME_CARD_TAKEN: Final = 56  # nor which card
SOME_CARD_DEALT: Final = 57

BOOK: Final = EventBook()
BOOK.add(WHEEL_SET, "wheel_set", "god:god")
BOOK.add(BONUS_LAID, "bonus_laid", "slot:number", "god:god")
BOOK.add(PILLAR_REVEALED, "pillar_revealed", "pillar:pillar")
BOOK.add(DIE_ROLLED, "die_rolled", "god:god", "color:color", "value:number")
BOOK.add(CARD_DEALT, "card_dealt", "card:card", "section:number")
BOOK.add(DECREE_DRAWN, "decree_drawn")
BOOK.add(DECREE_SEEN, "decree_seen", "card:card")
BOOK.add(STARTING_DEALT, "starting_dealt", "card:card")
BOOK.add(FIRST_DRAFTER, "first_drafter")
BOOK.add(DECREE_KEPT, "decree_kept")
BOOK.add(CARD_DRAFTED, "card_drafted", "card:card")
BOOK.add(ORDER_SET, "order_set", "place:number")
BOOK.add(DESTINY_TAKEN, "destiny_taken", "card:card")
BOOK.add(CARD_KEPT, "card_kept", "card:card")
BOOK.add(CARD_LOOKED_AT, "card_looked_at", "card:card")
BOOK.add(GAINED, "gained", "token:token", "amount:number", "total:number")
BOOK.add(LOST, "lost", "token:token", "amount:number", "total:number")
BOOK.add(PAID, "paid", "token:token", "amount:number")
BOOK.add(VP_GAINED, "vp_gained", "points:number", "label:label", "total:number")
BOOK.add(VP_LOST, "vp_lost", "points:number", "label:label", "total:number")
BOOK.add(MARKER_RAISED, "marker_raised", "resource:resource", "level:number")
BOOK.add(TURN_BEGAN, "turn_began")
BOOK.add(DIE_TAKEN, "die_taken", "god:god", "color:color", "value:number")
BOOK.add(ANUBIS_CALLED, "anubis_called")
BOOK.add(DIE_PLACED, "die_placed", "scale:scale", "value:number")
BOOK.add(DIE_CHANGED, "die_changed", "color:color", "value:number")
BOOK.add(BLESSING_PLAYED, "blessing_played", "card:card")
BOOK.add(ACTION_BEGAN, "action_began", "god:god", "value:number")
BOOK.add(ACTION_LOST, "action_lost")
BOOK.add(STATUE_FOR_GOD, "statue_for_god", "god:god")
BOOK.add(STATUE_FOR_PEOPLE, "statue_for_people", "people:people")
BOOK.add(PILLAR_BUILT, "pillar_built", "pillar:pillar", "space:space", "turns:number")
BOOK.add(ABILITY_USED, "ability_used", "pillar:pillar")
BOOK.add(BUILDING_BUILT, "building_built", "building:building")
BOOK.add(SECTION_OPENED, "section_opened", "section:number")
BOOK.add(SECTION_REFRESHED, "section_refreshed", "section:number")
BOOK.add(CARD_TAKEN, "card_taken", "card:card")
BOOK.add(WORKSHOP_BUILT, "workshop_built", "district:district", "row:number")
BOOK.add(PRODUCED, "produced", "resource:resource", "kept:number", "surplus:number")
BOOK.add(STATUE_PAID, "statue_paid", "god:god")
BOOK.add(WHEEL_TURNED, "wheel_turned", "rotation:number")
BOOK.add(MAAT_BEGAN, "maat_began", "phase:number")
BOOK.add(FAITH_PLACED, "faith_placed", "net:number")
BOOK.add(FAITH_HIDDEN, "faith_hidden")
BOOK.add(BALANCE_FOUND, "balance_found", "balance:number")
BOOK.add(SCORING_BEGAN, "scoring_began", "scoring:number")
BOOK.add(DISTRICT_WON, "district_won", "district:district")
BOOK.add(SCORED, "scored", "points:number", "total:number")
BOOK.add(DECREE_SCORED, "decree_scored", "card:card", "points:number")
BOOK.add(DECREE_USED, "decree_used", "card:card")
BOOK.add(TILE_LAID, "tile_laid", "tile:tile")
BOOK.add(TILE_REACHED, "tile_reached", "tile:tile")
BOOK.add(COIN_TOSSED, "coin_tossed", "coin:coin")
BOOK.add(GAME_ENDED, "game_ended", "winner:seat")
BOOK.add(REASONED, "reasoned", "reason:reason")
BOOK.add(SOME_PILLAR_BUILT, "some_pillar_built", "space:space", "slot:number")
BOOK.add(SOME_CARD_TAKEN, "some_card_taken", "kind:kind", "section:number")
BOOK.add(SOME_CARD_DEALT, "some_card_dealt", "kind:kind", "section:number")
