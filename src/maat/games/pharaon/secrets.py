"""Hidden in Pharaon: nothing but what is yet to be drawn.

All that players own lies open (PH-33), the nobles of the draft are drawn openly, and what is in
the pile of urns, the decks, the bag and the Traitor's pile follows from what is not elsewhere.
None of it has an order before it is drawn, so every seat may see the whole position.
"""

from __future__ import annotations

from maat.games.pharaon.state import PharaonState


def redact(state: PharaonState) -> PharaonState:
    """What anybody may see: everything."""
    return state.copy()


def imagine(state: PharaonState) -> PharaonState:
    """There is nothing to fill in."""
    return state.copy()
