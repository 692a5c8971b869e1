"""Bots against bots: many games with rotated seats, and what may be concluded from them."""
