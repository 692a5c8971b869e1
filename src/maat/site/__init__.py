"""Builds the static site that needs no server (docs/pocket.md)."""
