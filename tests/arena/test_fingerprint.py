"""What plays has a fingerprint, and games of different ones never mix."""

from __future__ import annotations

from pathlib import Path

import pytest

from maat.arena.fingerprint import deciding, fingerprint
from maat.arena.plan import Plan
from maat.arena.store import LADDER, ResultStore
from maat.arena.worker import Chunk, play_work
from maat.bots import roster

QUICK = ("greedy", "random")
SEARCHING = ("peek", "greedy")
PLAN = Plan("ra", 2, SEARCHING, "s")


def think_less(patch: pytest.MonkeyPatch) -> None:
    """Give `peek` another budget."""
    patch.setitem(roster.brought("ra").iterations, "peek", 3)


def paths(game: str, learned: bool) -> set[str]:
    """Names of the files that decide."""
    return {path for path, _ in deciding(game, learned)}


@pytest.mark.parametrize(
    "path",
    [
        "maat.core/game.py",
        "maat.bots/tree.py",
        "maat.games.ra/bots/advised.py",
        "maat.games.ra/components.toml",
        "maat.games.ra/rules/auction.py",
    ],
)
def test_rules_and_bots_decide(path: str) -> None:
    assert path in paths("ra", learned=False)


@pytest.mark.parametrize("learned", [False, True])
@pytest.mark.parametrize(
    "path",
    [
        "maat.bots/roster.py",
        "maat.bots/bot_set.py",
        "maat.games.tekhenu/bots/advised.py",
        "maat.games.ra/scene.py",
        "maat.games.ra/art.svg",
        "maat.games.ra/locale/en/ra.ftl",
        "maat.learn/train.py",
        "maat.learn/runner.py",
        "maat.games.tekhenu/weights.npz",
        "maat.games.ra/weights.json",
        "maat.games.ra/chances.json",
    ],
)
def test_what_cannot_change_a_game_does_not_count(path: str, learned: bool) -> None:
    assert path not in paths("ra", learned)


def test_what_was_learned_counts_only_where_it_plays() -> None:
    names = ("evaluator", "net", "weights")
    added = {*(f"maat.learn/{name}.py" for name in names), "maat.games.ra/weights.npz"}
    assert paths("ra", learned=True) - paths("ra", learned=False) == added


def test_games_and_bots_have_fingerprints_of_their_own() -> None:
    made = {fingerprint(game, bots) for game in ("ra", "tekhenu") for bots in (QUICK, SEARCHING)}
    assert len(made) == 4


def test_a_budget_counts_for_those_who_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint("ra", QUICK), fingerprint("ra", SEARCHING)
    think_less(monkeypatch)
    assert fingerprint("ra", QUICK) == before[0]
    assert fingerprint("ra", SEARCHING) != before[1]


def test_a_file_may_build_on_every_level(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("make = None\n", "utf-8")
    before = fingerprint("ra", ("random", str(bot)))
    think_less(monkeypatch)
    assert fingerprint("ra", ("random", str(bot))) != before


def test_what_a_file_imports_beside_it_is_part_of_the_bot(tmp_path: Path) -> None:
    bot, helper = tmp_path / "mine.py", tmp_path / "helper.py"
    bot.write_text("def make(seed):\n    import helper.deep\n", "utf-8")
    alone = fingerprint("ra", ("random", str(bot)))
    helper.write_text("from more import x\n", "utf-8")
    helped = fingerprint("ra", ("random", str(bot)))
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "__init__.py").write_text("x = 1\n", "utf-8")
    (tmp_path / "other.py").write_text("y = 1\n", "utf-8")
    more = fingerprint("ra", ("random", str(bot)))
    assert len({alone, helped, more}) == 3
    (tmp_path / "other.py").write_text("y = 2\n", "utf-8")
    assert fingerprint("ra", ("random", str(bot))) == more
    (tmp_path / "more" / "model.py").write_text("z = (", "utf-8")  # no Python, and still part of it
    assert fingerprint("ra", ("random", str(bot))) != more


def test_games_of_another_budget_land_in_another_row_and_stay(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kept = ResultStore(tmp_path / "a.sqlite", LADDER)
    plain, quick = kept.row(PLAN), kept.row(Plan("ra", 2, QUICK, "s"))
    kept.keep(play_work(Chunk(plain, PLAN, (0,))))
    think_less(monkeypatch)
    assert kept.numbers(kept.row(PLAN)) == set()
    assert kept.numbers(plain) == {0}
    assert kept.row(Plan("ra", 2, QUICK, "s")) == quick
    kept.close()
