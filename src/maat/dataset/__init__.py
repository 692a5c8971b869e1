"""Decisions as data: one row for each answer of a seat."""
