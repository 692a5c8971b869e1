"""Modules that stand in for others in the browser."""
