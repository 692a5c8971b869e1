"""What every game stands on: positions, questions, chance, records. No I/O, no words."""

__all__ = [
    "batch",
    "bitset",
    "components",
    "dealer",
    "errors",
    "game",
    "log",
    "match",
    "names",
    "notation",
    "numbers",
    "packed",
    "position",
    "rows",
    "seal",
    "snapshot",
    "state",
    "vectors",
]
