"""A finished game looked at again by a strong bot."""
