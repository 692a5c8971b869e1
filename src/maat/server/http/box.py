"""For those who play with the real pieces: what the rules can do for them, nothing is kept."""

from __future__ import annotations

from functools import partial
from typing import Any

from maat import catalog
from maat.catalog import AnyGame
from maat.core.components import Data
from maat.core.state import NOBODY
from maat.scene.opening import Opening, laid_out
from maat.scene.pad import Entries, Pad
from maat.scene.ties import broken
from maat.server import box
from maat.server.errors import Refusal
from maat.server.http.calls import Call
from maat.server.http.routes import Routes
from maat.server.http.values import owned
from maat.server.messages import Messages

routes = Routes()


@routes.get("/api/games/{game}/pad", query=("seats",))
async def pad(call: Call) -> Pad:
    """The score pad of a game: what is counted."""
    game, module = await _pad(call, {})
    return _described(game, module, call.number("seats") or game.seat_counts[-1])


@routes.post("/api/games/{game}/pad/lines", limit="60/minute")
async def pad_lines(call: Call, body: box.PadWish) -> Pad:
    """The same with the values of somebody's box."""
    game, module = await _pad(call, body.changes)
    return _described(game, module, body.seats)


@routes.post("/api/games/{game}/pad")
async def score(call: Call, body: box.PadEntries) -> box.PadScores:
    """What is entered on a pad, scored by the rules of the game."""
    game, module = await _pad(call, body.changes)
    seats = 1 if body.alone else len(body.sides)
    if len(body.sides) < 2 or (body.alone and len(body.sides) > 2) or body.phase > module.PHASES:
        raise Refusal("unreadable", 400, detail="sides")
    state = game.new(seats, body.options)
    automa = seats if body.alone else NOBODY
    module.fill(state, Entries(module.lines(state), body.table, body.sides, automa), body.phase)
    return _scores(call.games.messages(game.key), game, state)


@routes.post("/api/games/{game}/opening")
async def opening(call: Call, body: box.OpeningWish) -> Opening:
    """A table laid out for the first turn, drawn by the game itself."""
    game = await owned(call, call.games.game(call.path("game")).key, body.changes)
    module = catalog.module(game.key, "scene.opening") and catalog.module(game.key, "scene")
    if module is None:
        raise Refusal("not-found", 404)
    return laid_out(game, module, partial(game.new, body.seats, body.options), body.seed)


async def _pad(call: Call, changes: Data) -> tuple[AnyGame, Any]:
    game = await owned(call, call.games.game(call.path("game")).key, changes)
    module = catalog.module(game.key, "scene.pad")
    if module is None:
        raise Refusal("not-found", 404)
    return game, module


def _described(game: AnyGame, module: Any, seats: int) -> Pad:
    state = game.new(seats)
    return Pad(module.lines(state), module.PHASES, module.OPTIONS)


def _scores(messages: Messages, game: AnyGame, state: Any) -> box.PadScores:
    """Score sheets, places, and how ties were broken."""
    scores = [int(points) for points in game.scores(state)]
    sheets = [
        [messages.sheet_line(line) for line in game.breakdown(state, side)]
        for side in range(len(scores))
    ]
    module = catalog.module(game.key, "scene.ties")
    found = broken(scores, module.ties(state)) if module is not None else []
    places = [int(place) for place in game.ranking(state)]
    return box.PadScores(sheets, scores, places, [messages.tie(each) for each in found])
