"""For those who play with the real pieces: what the rules can do for them, nothing is kept."""

from __future__ import annotations

from functools import partial
from typing import Any

from maat import catalog
from maat.catalog import AnyGame
from maat.scene.opening import Opening, laid_out
from maat.scene.pad import Entries, Pad
from maat.scene.ties import broken
from maat.server import box
from maat.server.errors import Refusal
from maat.server.http.calls import Call
from maat.server.http.routes import Routes
from maat.server.messages import Messages

routes = Routes()


@routes.get("/api/games/{game}/pad", query=("seats",))
async def pad(call: Call) -> Pad:
    """The score pad of a game: what is counted."""
    game, module = _pad(call)
    state = game.new(call.number("seats") or game.seat_counts[-1])
    return Pad(module.lines(state), module.PHASES, module.OPTIONS)


@routes.post("/api/games/{game}/pad")
async def score(call: Call, body: box.PadEntries) -> box.PadScores:
    """What is entered on a pad, scored by the rules of the game."""
    game, module = _pad(call)
    seats = len(body.sides)
    if seats < 2 or body.phase > module.PHASES:
        raise Refusal("unreadable", 400, detail="sides")
    state = game.new(seats, body.options)
    module.fill(state, Entries(module.lines(state), body.table, body.sides), body.phase)
    return _scores(call.games.messages(game.key), state)


@routes.post("/api/games/{game}/opening")
async def opening(call: Call, body: box.OpeningWish) -> Opening:
    """A table laid out for the first turn, drawn by the game itself."""
    game = call.games.game(call.path("game"))
    module = catalog.module(game.key, "scene.opening") and catalog.module(game.key, "scene")
    if module is None:
        raise Refusal("not-found", 404)
    return laid_out(game, module, partial(game.new, body.seats, body.options), body.seed)


def _pad(call: Call) -> tuple[AnyGame, Any]:
    game = call.games.game(call.path("game"))
    module = catalog.module(game.key, "scene.pad")
    if module is None:
        raise Refusal("not-found", 404)
    return game, module


def _scores(messages: Messages, state: Any) -> box.PadScores:
    """Score sheets, places, and how ties were broken."""
    game = messages.game
    scores = [int(points) for points in game.scores(state)]
    sheets = [
        [messages.sheet_line(line) for line in game.breakdown(state, side)]
        for side in range(len(scores))
    ]
    module = catalog.module(game.key, "scene.ties")
    found = broken(scores, module.ties(state)) if module is not None else []
    places = [int(place) for place in game.ranking(state)]
    return box.PadScores(sheets, scores, places, [messages.tie(each) for each in found])
