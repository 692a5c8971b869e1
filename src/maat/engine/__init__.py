"""The fast engine: the same sources compiled, and taken when all of it is there."""
