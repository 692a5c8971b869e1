"""Values of somebody's box: tried before they are taken, and told to everybody at a table."""

from __future__ import annotations

import tomllib

from msgspec import Raw

from maat import catalog
from maat.catalog import AnyGame
from maat.core import components
from maat.core.errors import BadComponents
from maat.server.http.calls import Call
from maat.server.http.routes import Routes
from maat.server.protocol import ENCODER
from maat.server.values import Difference, Differences, OwnValues

routes = Routes()


async def owned(call: Call, key: str, changes: components.Data) -> AnyGame:
    """A game with values of somebody's box; whoever brings many of them waits for their turn."""
    if not changes:
        return call.games.game(key)
    async with call.services.turns.of(call.owner):
        return await call.services.aside(call.games.owned, key, changes)


@routes.post("/api/games/{game}/components", limit="30/minute;500/day")
async def try_values(call: Call, body: OwnValues) -> Differences:
    """Try values of your own box.

    Games with every seat count are played to their ends with them; nothing is kept here.
    """
    key = call.games.game(call.path("game")).key
    changes = {**_read(key, body.file), **body.changes}
    game = await owned(call, key, changes)
    return differences(game, game.version)


def _read(key: str, file: str) -> components.Data:
    """What an owner's file changes, by path."""
    model = catalog.read_values(key)
    try:
        told = tomllib.loads(file.removeprefix("\ufeff"))
    except (tomllib.TOMLDecodeError, RecursionError) as fault:
        raise BadComponents("bad-values-file", reason=str(fault)) from None
    return components.differences(model, components.corrected(model, told))


def differences(game: AnyGame, rules: int) -> Differences:
    """The values of a game that are not ours under a version of its rules."""
    model = components.under(catalog.read_values(game.key), rules)
    usual = {fact.path: fact.value for fact in components.facts(model)} if game.changes else {}
    found = [
        Difference(path, Raw(ENCODER.encode(value)), Raw(ENCODER.encode(usual[path])))
        for path, value in game.changes.items()
    ]
    file = components.written(model, game.changes) if game.changes else ""
    return Differences(game.key, game.components, found, file)


@routes.get("/api/tables/{id}/components")
async def table_values(call: Call) -> Differences:
    """Which component values of a table are not ours."""
    table = await call.table()
    return differences(table.match.game, table.row.rules)
