"""Everything the API does, area by area (docs/protocol.md)."""

from __future__ import annotations

from maat.server.http import (
    box,
    devices,
    games,
    guests,
    network,
    play,
    records,
    reviews,
    seats,
    status,
    tables,
    values,
)

AREAS = (
    games,
    box,
    values,
    status,
    guests,
    devices,
    network,
    tables,
    seats,
    play,
    records,
    reviews,
)

OPERATIONS = [operation for area in AREAS for operation in area.routes.operations]
