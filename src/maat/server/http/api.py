"""Everything the API does, area by area (docs/protocol.md)."""

from __future__ import annotations

from maat.server.http import (
    devices,
    games,
    guests,
    network,
    play,
    records,
    reviews,
    status,
    tables,
    values,
)

AREAS = (games, values, status, guests, devices, network, tables, play, records, reviews)

OPERATIONS = [operation for area in AREAS for operation in area.routes.operations]
