"""Players that are programs."""

__all__ = [
    "bot",
    "bot_set",
    "evaluator",
    "files",
    "greedy",
    "matches",
    "programs",
    "roster",
    "search",
    "seat_game",
    "simple",
    "watch",
]
