"""What Tekhenu does by itself."""

from __future__ import annotations

from typing import Final

DRAFT: Final = 0  # put the questions of the draft
ORDER: Final = 1  # find the first turn order
REWARDS: Final = 2  # carry out the setup cards of a seat
ROUND: Final = 3  # begin a round
NEXT: Final = 4  # the next turn, or the end of the round
CLOSE: Final = 5  # the end of a turn
REFILL: Final = 6  # refill the open market sections of a bit set
ACT: Final = 7  # the actions of the turn that are left
PERFORM: Final = 8  # a god action
DONE: Final = 9  # what follows a god action
BONUS: Final = 10  # a Statue pays its owner
FREE: Final = 11  # an action with an imagined die
RUN: Final = 12  # one production
RAISE_STATUE: Final = 13
LAY_TILE: Final = 14
STAND: Final = 15  # a Pillar stands, the display moves
RAISE_BUILDING: Final = 16
GROW: Final = 17  # Population after a Building
FESTIVAL: Final = 18
SCRIBES: Final = 19  # Scribes of a festival
TAKE_CARDS: Final = 20
REDEAL: Final = 21  # refresh a market section
DRAW_DECREE: Final = 22
WEIGH: Final = 23  # balances, penalties, new order
JUDGE: Final = 24  # the Scoring, if it is due
FEED: Final = 25  # Bread of a seat
CLEAR: Final = 26  # empty the scales, Destiny cards
GIVE_ORDER_TECHNOLOGY: Final = 27  # Technology T16
DICE: Final = 28  # new dice for the Shaded sections
FINISH: Final = 29  # Decrees and the end
COUNT_FAITH: Final = 30  # show Faith placed in secret
BOT_TURN: Final = 31
BOT_SETUP: Final = 32
DESTINY: Final = 33  # a side takes a Destiny card
