"""A position as JSON with the game it is of: what programs of other people read and write."""

from __future__ import annotations

from typing import Any

from maat import catalog
from maat.core import snapshot


def told(game: catalog.AnyGame, state: Any) -> dict[str, Any]:
    """A position as plain data: names of fields, numbers and lists. Redact it before."""
    about = {"game": game.key, "rules": int(state.rules), "seats": int(state.seats)}
    own = {"components": game.changes} if game.changes else {}
    return {**about, **own, "state": snapshot.dump(state)}


def read(told: dict[str, Any]) -> tuple[catalog.AnyGame, Any]:
    """The game and the state such data describes. It is trusted: the rules do not check it."""
    game = catalog.load_with(told["game"], told["rules"], told.get("components", {}))
    state = game.new(told["seats"], rules=told["rules"])
    snapshot.fill(state, told["state"])
    return game, state
