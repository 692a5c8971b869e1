"""The cards and tiles of Tekhenu, one module for each kind."""
