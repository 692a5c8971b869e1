"""Decisions as data: one row for each answer of a seat."""

__all__ = ["files", "rows"]
