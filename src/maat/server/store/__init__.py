"""Where tables are kept: rows, what a store offers, and the one that is a SQLite file."""
