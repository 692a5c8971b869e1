"""The table server: matches in a store, seats on sockets."""
