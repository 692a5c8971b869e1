"""The questions of Tekhenu."""

from __future__ import annotations

from typing import Final

WHEEL: Final = 0  # chance: where the wheel starts
BONUS: Final = 1  # chance: the Horus tile of the next slot
REVEAL: Final = 2  # chance: a Pillar tile for the display
DIE: Final = 3  # chance: a die drawn and rolled for a section
MARKET_CARD: Final = 4  # chance: a card for a place of the market
DRAWN_CARD: Final = 5  # chance: a card a Starting card lets a player look at
SECRET_DECREE: Final = 6  # chance: a Decree only its owner sees
STARTING_CARD: Final = 7  # chance: a Starting card on the table
FIRST_PLAYER: Final = 8  # chance: who drafts first
KEEP_DECREE: Final = 9  # which of two Decrees to keep
DRAFT: Final = 10  # which Starting card to take
DESTINY: Final = 11  # which Destiny card to take
REWARD: Final = 12  # which of the own setup cards comes next
KEEP_CARD: Final = 13  # which of two drawn cards to keep
GOODS: Final = 14  # what to gain
TURN: Final = 15  # which die, or Anubis, or a Blessing
ANUBIS_DIE: Final = 16  # which die for the Anubis action
TREAT: Final = 17  # is a Forbidden die Pure or Tainted
PREPARE: Final = 18  # what to do with the die
FACE: Final = 19  # which face to turn the die to
COLOR: Final = 20  # which color to treat the die as
NUDGE: Final = 21  # one more, one less or the same
ACT: Final = 22  # which of the actions left comes next
END: Final = 23  # a last Blessing, or the end of the turn
VALUE: Final = 24  # with which value to act
TITHE: Final = 25  # produce before a god action with a Tainted die
STATUE: Final = 26  # Horus: for whom
SPACE: Final = 27  # Ra: where
ROTATION: Final = 28  # Ra: how the tile is turned
BUILDING: Final = 29  # Hathor: where
PRICE: Final = 30  # pay, or play a Blessing instead
PAYMENT: Final = 31  # with which token to pay
MARKET: Final = 32  # Thoth: which section, or refresh one
CARD: Final = 33  # Thoth: which card
DISTRICT: Final = 34  # Osiris: which district
MARKER: Final = 35  # Osiris: which Production marker to raise
BOON: Final = 36  # a Blessing during production, or none
FREE_ACTION: Final = 37  # which action with an imagined die
FAITH: Final = 38  # how much Faith on which side
LAST_DECREE: Final = 39  # use Decree D23 before the last Scoring
FEED: Final = 40  # how much Bread to pay
PYRAMID: Final = 41  # chance, solo: the next tile of the pyramid
COIN: Final = 42  # chance, solo: how the marker moves
BOT_DIE: Final = 43  # chance, solo: which of equal dice
BOT_STATUE: Final = 44  # chance, solo: which of equal Statue spaces
BOT_SPACE: Final = 45  # chance, solo: which of equal spaces
BOT_BUILDING: Final = 46  # chance, solo: which of equal Building spaces
BOT_DESTINY: Final = 47  # chance, solo: which Destiny card the bot takes
BOT_PILLAR: Final = 48  # chance, solo: the tile under the Pillar the bot starts with
TOLD_DIE: Final = 49  # solo, told: which die the player took
TOLD_CHANGE: Final = 50  # solo, told: which god action the player performed
TOLD_BUILT: Final = 51  # solo, told: what the player built with it
TOLD_ROW: Final = 52  # solo, told: in which row of a district
TOLD_ORDER: Final = 53  # solo, told: who is first after a Maat phase
