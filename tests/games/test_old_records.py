"""Records of every version of the rules that ever was: they are played as they were then.

`tests/records/<game>-<version>.maat.xz` holds a hundred games of bots one after the other, of all
seat counts and many options, made before the next version was begun:

    python tests/games/test_old_records.py ra
"""

from __future__ import annotations

import hashlib
import lzma
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from maat import catalog
from maat.bots import matches, roster
from maat.core import notation
from maat.core.match import Match
from maat.review import decisions, reviewer, runner
from maat.testing.records import as_written_now

FOLDER = Path(__file__).parents[1] / "records"
FILES = sorted(FOLDER.glob("*.maat.xz"))
GAMES = 100
TITLES = ("ra", "pharaon", "tekhenu")


def records(file: Path) -> list[str]:
    """The texts in a file, each beginning with the line that names the format."""
    return re.split(r"(?m)^(?=maat 1$)", lzma.decompress(file.read_bytes()).decode())[1:]


def about(file: Path) -> tuple[str, int]:
    """Which game, and which version of its rules."""
    key, _, version = file.name.removesuffix(".maat.xz").rpartition("-")
    return key, int(version)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_old_records_replay_to_the_letter_and_their_draws_are_true(file: Path) -> None:
    key, version = about(file)
    game = catalog.load(key)
    texts = records(file)
    assert len(texts) == GAMES
    for text in texts:
        record = notation.read(text)
        match = notation.replay(game, record)
        assert (record.rules, match.rules, match.state.rules) == (version, version, version)
        assert match.scores == record.result
        assert notation.verify_draws(game, record) == match.draws()
        header = notation.describe(match, record.dealer, record.seed)
        header.names = record.names
        assert notation.write(match, header, record.seed) == as_written_now(text)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_old_records_are_reviewed_under_their_own_rules(file: Path) -> None:
    for text in records(file):
        review(text)


@pytest.mark.parametrize("key", TITLES)
def test_the_records_of_all_ways_to_end_are_reviewed(key: str) -> None:
    for file in sorted((Path(__file__).parent / key / "records").glob("*.maat")):
        review(file.read_text("utf-8"))


def review(text: str) -> None:
    """Have a bot look at a decision in the middle of a record, as briefly as it can."""
    record = notation.read(text)
    found = decisions.read(notation.replay(catalog.load(record.game), record))
    works = runner.parts(found, runner.ReviewSettings(iterations=reviewer.LEAST), 1)
    [opinion] = reviewer.judge(works[len(works) // 2])
    assert len(opinion.best) == len(found.result)


def test_every_version_has_its_records() -> None:
    kept = {about(file) for file in FILES}
    for key in TITLES:
        newest = catalog.load(key).version
        assert {(key, version) for version in range(1, newest)} <= kept


# Making them.


def made(key: str) -> Iterator[str]:
    """Games of simple bots under the newest rules; every tenth with answers taken back."""
    game = catalog.load(key)
    for number in range(GAMES):
        dice = Random(f"{key} {game.version} {number}")
        seats = game.seat_counts[number % len(game.seat_counts)]
        seed = hashlib.sha256(f"{key} {game.version} {number}".encode()).hexdigest()
        kind = notation.SEALED if number % 2 else notation.QUICK
        dealer = notation.make_dealer(kind, seed)
        match: Match[Any] = Match(game, seats, chosen(game, seats, dice), dealer)
        names = [dice.choice(["greedy", "greedy", "random"]) for _ in range(seats)]
        if number % 10 == 9:
            names = ["random"] * seats
            waver(match, dice)
        else:
            bots = [roster.find(key, name)(f"{seed}.{at}") for at, name in enumerate(names)]
            matches.play_match(match, bots)
        header = notation.describe(match, kind, seed)
        header.names = dict(enumerate(names))
        yield notation.write(match, header, seed)


def chosen(game: catalog.AnyGame, seats: int, dice: Random) -> dict[str, str]:
    """Half of the options as usual, the others by lot."""
    return {
        option.key: option.values[0] if dice.random() < 1 / 2 else dice.choice(option.values)
        for option in game.options
        if not option.solo or seats == 1
    }


def waver(match: Match[Any], dice: Random) -> None:
    """Answer at random and take back now and then."""
    while not match.over:
        seat = match.seat
        match.play(dice.choice(match.game.legal_actions(match.state)))
        if not match.over and dice.randrange(20) == 0:
            match.undo(seat, consent=dice.randrange(2) == 0)
            match.deal()


if __name__ == "__main__":
    for title in sys.argv[1:]:
        path = FOLDER / f"{title}-{catalog.load(title).version}.maat.xz"
        text = "".join(made(title))
        path.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
