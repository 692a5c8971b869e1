"""Bots against bots: many games with rotated seats, and what may be concluded from them."""

__all__ = [
    "archive",
    "executor",
    "fingerprint",
    "intervals",
    "ladder",
    "plan",
    "ratings",
    "runner",
    "store",
    "summary",
    "worker",
]
