"""A finished game looked at again by a strong bot."""

__all__ = [
    "calibration",
    "chances",
    "coach",
    "decisions",
    "promises",
    "remarks",
    "report",
    "reviewer",
    "runner",
    "samples",
    "swings",
]
