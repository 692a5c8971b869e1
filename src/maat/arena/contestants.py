"""Who may meet in an arena: every bot there is, and some that play nowhere else."""

from __future__ import annotations

from collections.abc import Callable

from maat.bots import files, roster
from maat.bots.bot_set import AnyBot
from maat.bots.seers import SeerBot
from maat.core.dealer import QuickDealer


def find(game: str, name: str) -> Callable[[str], AnyBot]:
    """A bot by name or by its file, those of the arena among them."""
    own = roster.brought(game).arena
    return own[name] if name in own else files.find(game, name)


def show(bots: list[AnyBot], dealer: QuickDealer) -> None:
    """Let those who cheat see the dealer of a game."""
    for bot in bots:
        if isinstance(bot, SeerBot):
            bot.dealer = dealer
