"""The table in a browser, without a server: what a worker there runs (docs/pocket.md)."""
