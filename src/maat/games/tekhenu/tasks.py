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
PURITY: Final = 7  # of a die that has been changed
ACT: Final = 8  # the actions of the turn that are left
PERFORM: Final = 9  # a god action
DONE: Final = 10  # what follows a god action
BONUS: Final = 11  # a Statue pays its owner
FREE: Final = 12  # an action with an imagined die
RUN: Final = 13  # one production
RAISE_STATUE: Final = 14
LAY_TILE: Final = 15
STAND: Final = 16  # a Pillar stands, the display moves
RAISE_BUILDING: Final = 17
GROW: Final = 18  # Population after a Building
FESTIVAL: Final = 19
SCRIBES: Final = 20  # Scribes of a festival
TAKE_CARDS: Final = 21
REDEAL: Final = 22  # refresh a market section
DRAW_DECREE: Final = 23
WEIGH: Final = 24  # balances, penalties, new order
JUDGE: Final = 25  # the Scoring, if it is due
FEED: Final = 26  # Bread of a seat
CLEAR: Final = 27  # empty the scales, Destiny cards
GIVE_ORDER_TECHNOLOGY: Final = 28  # Technology T16
DICE: Final = 29  # new dice for the Shaded sections
FINISH: Final = 30  # Decrees and the end
COUNT_FAITH: Final = 31  # show Faith placed in secret
BOT_TURN: Final = 32
BOT_SETUP: Final = 33
DESTINY: Final = 34  # a side takes a Destiny card
