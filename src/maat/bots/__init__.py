"""Players that are programs."""

__all__ = [
    "bot",
    "bot_set",
    "evaluator",
    "files",
    "greedy",
    "matches",
    "programs",
    "random_bot",
    "roster",
    "search",
    "seat_game",
    "stopwatch",
]
