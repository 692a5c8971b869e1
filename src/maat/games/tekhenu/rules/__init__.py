"""The rules of Tekhenu, one module for each god or chapter."""
