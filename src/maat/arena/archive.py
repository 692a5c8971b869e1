"""The games of a ladder in one compressed file: others can check the figures, and go on from them.

A line is JSON: the settings and the fingerprint of a row, then a line for each of its games. Where
the points came from is left out. Games are the same wherever they are played, so a row that other
sources played, with the same settings, is good if its last games come out the same today. If they
do not, it stays as a row of older sources until all its games have been played anew. The version of
the rules is one of the settings: a row is checked, and goes on, under that of its games.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import msgspec

from maat.arena.ladder import Ladder, OlderGames, Row, Scope, rows
from maat.arena.store import settings_of
from maat.arena.worker import Chunk, PlayedChunk, Result, play_game
from maat.core.errors import NotFound

CHECKED = 2  # games of a row that are played again when the sources have changed
LOOK = 120.0  # as many of a row's games as took so many seconds are tried under newer rules


class Head(msgspec.Struct):
    """What the games below it are games of."""

    row: str
    code: str


class ArchivedGame(msgspec.Struct, array_like=True):
    """One game."""

    number: int
    places: list[int]
    scores: list[int]
    decisions: list[int]
    spent: list[int]
    longest: list[int]
    seconds: float

    def result(self) -> Result:
        """The game as a store has it."""
        sources: list[dict[str, int]] = [{} for _ in self.scores]
        times = (self.spent, self.longest, self.seconds)
        return Result(self.places, self.scores, sources, self.decisions, *times)


RowGames = tuple[Head, dict[int, Result]]  # the games of one row


def write(path: Path, steps: Ladder) -> None:
    """All games of all rows, with those of rows a smaller ladder does not ask for."""
    own = [each for row in steps.rows for each in games_of(steps, row)]
    asked = {head.row for head, _ in own}
    others = [each for each in read(path) if each[0].row not in asked] if path.is_file() else []
    rows = sorted(own + others, key=lambda each: (each[0].row, each[0].code))
    encoder = msgspec.json.Encoder()
    text = b"\n".join(encoder.encode(line) for each in rows for line in lines(*each))
    part = path.with_name(f"{path.name}.part")
    part.write_bytes(gzip.compress(text, mtime=0))
    part.replace(path)


def games_of(steps: Ladder, row: Row) -> Iterator[RowGames]:
    """The games a store has of a row, and older ones the row still rests on."""
    number, settings, older = steps.numbers[row], settings_of(row.plan), steps.outdated(row)
    yield Head(settings, steps.store.code(number)), steps.store.results(number)
    if older is not None:
        yield Head(settings, older.code), older.results


def lines(head: Head, results: dict[int, Result]) -> Iterator[Head | ArchivedGame]:
    """A row and its games; nothing of a row without any."""
    if results:
        yield head
    for at, result in results.items():
        times = (result.spent, result.longest, round(result.seconds, 3))
        yield ArchivedGame(at, result.places, result.scores, result.decisions, *times)


def read(path: Path) -> list[RowGames]:
    """Row by row."""
    heads, games = msgspec.json.Decoder(Head), msgspec.json.Decoder(ArchivedGame)
    rows: list[RowGames] = []
    try:
        for line in gzip.decompress(path.read_bytes()).splitlines():
            if line.startswith(b"{"):
                rows.append((heads.decode(line), {}))
            else:
                game = games.decode(line)
                rows[-1][1][game.number] = game.result()
    except (OSError, EOFError, zlib.error, msgspec.DecodeError, IndexError) as fault:
        raise NotFound("bad-archive", file=str(path)) from fault
    return rows


def settings_in(path: Path) -> set[str]:
    """The settings of all rows of a file, of none if there is no file."""
    return {head.row for head, _ in read(path)} if path.is_file() else set()


def overruled(
    path: Path, scope: Scope, told: Callable[[Row, int, int], None], seconds: float = LOOK
) -> set[str]:
    """The settings of rows whose games take another course under the newest rules.

    One such game is enough. `told` hears of each row of older rules: how many games were tried, and
    how many of them, one or none, come out otherwise.
    """
    games = longest(path) if path.is_file() else {}
    found: set[str] = set()
    for row in rows(scope, games):
        asked = settings_of(row.plan)
        if asked != settings_of(replace(row.plan, rules=None)) and asked in games:
            last = last_of(games[asked], seconds)
            ruled = (is_ruled_otherwise(row, at, games[asked][at]) for at in last)
            tried = next((number for number, other in enumerate(ruled, 1) if other), 0)
            told(row, tried or len(last), min(tried, 1))
            if tried:
                found.add(asked)
    return found


def longest(path: Path) -> dict[str, dict[int, Result]]:
    """The games of each row of a file; of a row that was played by several sources the most."""
    found: dict[str, dict[int, Result]] = {}
    for head, results in read(path):
        found[head.row] = max(found.get(head.row, {}), results, key=len)
    return found


def last_of(results: dict[int, Result], seconds: float) -> list[int]:
    """The last games that took so long together, at least the very last."""
    found: list[int] = []
    for at in sorted(results, reverse=True):
        seconds -= results[at].seconds
        found.append(at)
        if seconds < 0:
            break
    return found


def is_ruled_otherwise(row: Row, at: int, result: Result) -> bool:
    """Whether today's sources play a game otherwise under the newest rules than under its own."""
    newest = course(play_game(replace(row.plan, rules=None), at))
    return newest != course(result) and newest != course(play_game(row.plan, at))


def take_up(path: Path, steps: Ladder, told: Callable[[Row, bool], None]) -> None:
    """Fill a ladder with the games of a file; `told` hears of each row that had to be checked.

    Games that come out otherwise today stay beside it as older ones.
    """
    asked = {settings_of(row.plan): row for row in steps.rows}
    for head, results in read(path):
        row = asked.get(head.row)
        if row is None:
            continue
        good = head.code == steps.store.code(steps.numbers[row])
        if not good:
            good = is_played_alike(row, results)
            told(row, good)
        if good:
            keep(steps, row, results)
        elif row not in steps.older or len(results) > len(steps.older[row].results):
            steps.older[row] = OlderGames(head.code, results)


def is_played_alike(row: Row, results: dict[int, Result]) -> bool:
    """Whether the last games, played again, take the same course."""
    last = sorted(results)[-CHECKED:]
    return all(course(play_game(row.plan, at)) == course(results[at]) for at in last)


def course(result: Result) -> tuple[list[int], ...]:
    """What of a game does not hang on the clock."""
    return result.places, result.scores, result.decisions


def keep(steps: Ladder, row: Row, results: dict[int, Result]) -> None:
    """Put the games that are missing into the store."""
    number = steps.numbers[row]
    known = steps.store.numbers(number)
    new = {at: result for at, result in results.items() if at not in known}
    work = Chunk(number, row.plan, tuple(new))
    steps.store.keep(PlayedChunk(work, list(new.values()), steps.store.code(number)))
    steps.note(number, sum(1 for at in new if at < row.games))
    for result in new.values():
        steps.pace.note(number, 1, result.seconds)
