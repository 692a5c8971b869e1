"""What follows once no question is open: a stack of errands, run until one of them asks.

A question is on the agenda alone. Whoever answers it leaves the rest to `go_on`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core.state import Ask
from maat.games.pharaon import automa, setup
from maat.games.pharaon.rules import cards, gains, payment, rounds, turn
from maat.games.pharaon.state import PharaonState

CHAPTER: Final = 16

DRAFT: Final = 0  # set-up: who drafts next
DRAFT_URN: Final = 1
DRAFT_SILVER: Final = 2
DRAFT_END: Final = 3
SCRIBE: Final = 4  # deal a scribe
STARTER: Final = 5
ROUND: Final = 16  # rounds: begin the next
FILL: Final = 17  # put offering tokens on empty places
REVEAL: Final = 18  # lay urns below the Pyramid
PILE: Final = 19  # give the Traitor his urns
TURN: Final = 32  # turns
NEXT: Final = 34
URN_CHOICE: Final = 35
EXTRA_STEP: Final = 36
SETTLE: Final = 48  # payment
EFFECT: Final = 49
URN: Final = 64  # gains
TEACHER: Final = 66
GAIN: Final = 67
OFFERING: Final = 68
STEPS: Final = 69
EMPLOY: Final = 80  # cards
OFFICIAL: Final = 81
ARTISAN_INCOME: Final = 82
REFILL_NOBLE: Final = 83
REFILL_ARTISAN: Final = 84
PLACE: Final = 96  # the Traitor
SPLIT: Final = 97

_SEATS: Final = 8
_DATA: Final = 2
_BARE: Final = [
    Ask(number // (_SEATS * _DATA), number // _DATA % _SEATS, number % _DATA, None)
    for number in range((SPLIT + 1) * _SEATS * _DATA)
]  # errands never change, so the plainest ones are made only once


def push(state: PharaonState, errand: i64, seat: i64, datum: i64 = 0) -> None:
    """Let something be done before all that is waiting already."""
    below = state.todo
    if below is None and datum < _DATA:
        state.todo = _BARE[(errand * _SEATS + seat) * _DATA + datum]
    else:
        state.todo = Ask(errand, seat, datum, below)


def go_on(state: PharaonState) -> None:
    """Run errands until a question is open or nothing is left, which ends the game."""
    while state.agenda is None:
        errand = state.todo
        if errand is None:
            return
        state.todo = errand.below
        run(state, errand)


def run(state: PharaonState, errand: Ask) -> None:
    """Run one errand in the chapter it belongs to."""
    chapter = errand.step // CHAPTER
    if chapter == 2:
        turn.run(state, errand)
    elif chapter == 3:
        payment.run(state, errand)
    elif chapter == 4:
        gains.run(state, errand)
    elif chapter == 5:
        cards.run(state, errand)
    elif chapter == 1:
        rounds.run(state, errand)
    elif chapter == 0:
        setup.run(state, errand)
    else:
        automa.run(state, errand)
