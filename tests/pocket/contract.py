"""The contract every game passes, run inside the browser's Python; it leaves what it counted."""

from __future__ import annotations

import json
from pathlib import Path

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.game import Option
from maat.core.match import Match
from maat.testing import check_game


def final_scores(key: str, seed: str) -> list[int]:
    """The scores of a game that luck plays alone."""
    game = catalog.load(key)
    match = Match(game, game.seat_counts[-1], dealer=QuickDealer(seed))
    match.deal()
    dice = QuickDealer(f"{seed} answers")
    while not match.over:
        options = game.legal_actions(match.state)
        match.play(options[dice.below(len(options))])
    return [int(points) for points in game.scores(match.state)]


def positions(key: str) -> int:
    """How many the contract sees with the usual options: others are other rules, not another
    Python, and the tests of the game itself try them."""
    game = catalog.load(key)
    game.options = [Option(each.key, each.values[:1]) for each in game.options]
    return check_game(game, 1)


def counted(games: list[str], contract: list[str]) -> dict[str, list[int]]:
    """Scores of some games, and how many positions the contract has seen in others."""
    told = {key: [*final_scores(key, "one"), *final_scores(key, "two")] for key in games}
    return {**told, **{f"{key} contract": [positions(key)] for key in contract}}


def main() -> None:
    """What `python.mjs` calls."""
    games, contract = json.loads(Path("/tmp/in").read_text("utf-8"))
    Path("/tmp/out").write_text(json.dumps(counted(games, contract)), "utf-8")
