"""A finished game looked at again by a strong bot."""

__all__ = [
    "calibration",
    "chances",
    "coach",
    "decisions",
    "remarks",
    "report",
    "reviewer",
    "runner",
    "swings",
]
