"""A bot for Ra in twenty lines: it waits for a long track and pays with its lowest sun.

maat simulate ra --seats 3 --games 1000 --bots examples/custom_bot.py,random
maat join 'http://127.0.0.1:8777/t/TABLE#i=SECRET' --bot examples/custom_bot.py
"""

from __future__ import annotations

from maat.bots.bot import Bot, Glance
from maat.games.ra.state import RaState


def pick(names: list[str], lot: int) -> str:
    """What to say when these answers are allowed and so many tiles lie on the track."""
    bids = [name for name in names if name.startswith("bid ")]
    bids.sort(key=lambda name: int(name[4:]))
    if bids and (lot >= 4 or "pass" not in names):
        return bids[0]
    if "invoke" in names and lot >= 6:
        return "invoke"
    return "draw" if "draw" in names else names[0]


class Patient(Bot[RaState]):
    """Sees the position as its seat may see it."""

    def choose(self, glance: Glance[RaState]) -> int:
        codes = {glance.game.actions.names[option]: option for option in glance.options}
        return codes[pick(list(codes), int(glance.state.filled))]


def make(seed: str) -> Patient:
    """What everything that plays asks for, once for each seat and game."""
    return Patient()
