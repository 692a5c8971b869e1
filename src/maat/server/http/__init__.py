"""The API over HTTP, by area; every handler carries its route (docs/protocol.md)."""
