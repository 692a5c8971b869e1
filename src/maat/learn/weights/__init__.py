"""Trained networks, one `.npz` for each game, and beside it a note of how it was made."""
