"""Maat: board games of ancient Egypt, played, refereed and studied."""
