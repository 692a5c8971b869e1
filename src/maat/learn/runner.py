"""A course of training: rounds of games, each played with what the last one taught.

Everything is kept in a folder beside the file that is made, so that one that was stopped goes
on where it was. Games depend on the seed and their number alone, never on how many processes play
them; only a limit of time makes two courses differ.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import numpy as np

from maat import catalog
from maat.core.errors import BadOption, NotFound
from maat.core.game import Game
from maat.learn import evaluator, games
from maat.learn.games import RoundPlan
from maat.learn.run_log import RunLog
from maat.learn.weights import digest, load, write
from maat.pool import workers
from maat.version import __version__

CHUNK: Final = 50  # games of one file of lessons
EPOCHS: Final = 6  # times the lessons are gone through after a round
TRUST: Final = 0.5  # how much a search's own expectation counts against what came of it
HALF: Final = 0.5
MEMORY: Final = 4  # rounds whose lessons are learned from; those of greedy bots only at first
SOME: Final = 1  # rounds played by greedy bots: they teach values, but not how to answer better
GREEDY_GAMES: Final = 8  # times as many games, for they are quick

Telling = Callable[[str, dict[str, Any]], None]


@dataclass(frozen=True)
class Training:
    """A course of training: what is trained, how many rounds, with which budget."""

    game: str
    games: int  # in each round
    rounds: int
    seats: tuple[int, ...]
    seed: str
    iterations: int
    out: Path
    jobs: int
    hours: float  # 0 for no limit
    advised: int = 0  # rounds in which the search judges by the advice, not by the network
    blend: float | None = None  # how much the advice counts beside the network; None for the usual
    values_only: bool = False  # the search is to order answers by experience, not by the network
    start: Path | None = None  # a network to go on from, in place of the round of greedy bots
    command: str = ""

    @property
    def folder(self) -> Path:
        """Where lessons and the networks of the rounds are kept."""
        return self.out.with_name(f"{self.out.stem}-course")

    @property
    def advice_share(self) -> float:
        """How much the advice counts beside the network: half where a training began with it."""
        if self.blend is not None:
            return self.blend
        return HALF if self.advised else 0.0


def usual_seats(game: Game[Any]) -> tuple[int, ...]:
    """Every seat count, two seats as often as all others together."""
    others = [seats for seats in game.seat_counts if seats != 2]
    return tuple(seats for other in others for seats in (2, other)) or (2,)


def check(training: Training) -> Game[Any]:
    """Refuse what cannot be trained."""
    if find_spec("torch") is None:
        raise NotFound("missing-extra", package="torch", extra="maat-games[train]")
    if training.start is not None and not training.start.is_file():
        raise NotFound("no-file", file=str(training.start), reason=os.strerror(errno.ENOENT))
    game = catalog.load(training.game)
    if not evaluator.names(training.game):
        raise NotFound("no-features", game=training.game)
    for seats in training.seats:
        if seats not in game.seat_counts:
            known = ", ".join(str(count) for count in game.seat_counts)
            raise BadOption("wrong-seats", game=training.game, seats=seats, known=known)
    return game


def run(training: Training, tell: Telling) -> dict[str, Any]:
    """All rounds; the note about it, which is also written beside the network."""
    game = check(training)
    _claim(training)
    _begin(training, game)
    run_log = RunLog(training.folder, training.command)
    try:
        notes = _rounds(training, game, run_log, tell)
    finally:
        run_log.keep()
    return _finish(training, game, notes, run_log)


def _rounds(
    training: Training, game: Game[Any], run_log: RunLog, tell: Telling
) -> list[dict[str, Any]]:
    """Play and learn as often as wished, or as the time allows; what is said about each round."""
    notes: list[dict[str, Any]] = []
    weights: Path | None = None
    for number in range(training.rounds + SOME):
        plan = _plan(training, number, weights)
        weights = training.folder / f"round-{number}.npz"
        if not _is_learned(weights) and not _is_played(training, plan, run_log, tell):
            break
        notes.append(_learn(training, game, number, weights))
        tell("round", notes[-1])
    return notes


def _begin(training: Training, game: Game[Any]) -> None:
    """Let the network to go on from stand for what the first round would have taught."""
    first = training.folder / "round-0.npz"
    if training.start is None or _is_learned(first):
        return
    arrays, about = load(training.start, evaluator.names(game.key), game.actions.names)
    write(first, arrays, about)
    losses = dict.fromkeys(("loss of values", "loss of leads", "loss of answers"), 0.0)
    note = {"round": 0, "start": digest_of(training.start), "positions": 0, **losses}
    first.with_suffix(".json").write_text(json.dumps(note), "utf-8")


def digest_of(file: Path) -> str:
    """A short fingerprint of a file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


def _is_played(training: Training, plan: RoundPlan, run_log: RunLog, tell: Telling) -> bool:
    """Play a round; whether there is enough to learn from: the first teaches even if cut short."""
    count = training.games * (GREEDY_GAMES if plan.round < SOME else 1)
    files = _lessons(training, plan, count, run_log, tell)
    return len(files) * CHUNK >= count or plan.round == 0


def _is_learned(weights: Path) -> bool:
    """Whether the network of a round is there, with the note about it."""
    return weights.is_file() and weights.with_suffix(".json").is_file()


def _claim(training: Training) -> None:
    """Refuse a folder with the lessons of other games: they would be taken for those wished."""
    try:
        training.folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        reason = str(fault.strerror)
        raise NotFound("no-folder", file=str(training.folder), reason=reason) from None
    file = training.folder / "course.json"
    names = ("game", "games", "seats", "seed", "iterations", "advised")
    course = {name: getattr(training, name) for name in names}
    if training.start is not None:
        course["start"] = digest_of(training.start)
    wished = json.dumps(course)
    if not file.is_file():
        file.write_text(wished, "utf-8")
    elif file.read_text("utf-8") != wished:
        raise NotFound("other-course", file=str(training.folder))


def _plan(training: Training, number: int, weights: Path | None) -> RoundPlan:
    """Greedy bots begin; the search follows, with the advice if that is wished, then without."""
    plan = RoundPlan(training.game, training.seats, training.seed, number, training.iterations)
    if number < SOME:
        return replace(plan, iterations=0)
    return plan if number < SOME + training.advised else replace(plan, weights=weights)


def _lessons(
    training: Training, plan: RoundPlan, count: int, run_log: RunLog, tell: Telling
) -> list[Path]:
    """The files of a round's lessons, those that are missing made now."""
    wanted = [
        (training.folder / f"round-{plan.round}-{first:06}.lessons.npz", first)
        for first in range(0, count, CHUNK)
    ]
    missing = [(file, first) for file, first in wanted if not file.is_file()]
    done = len(wanted) - len(missing)
    for file, lessons in _played(training, plan, missing, count, run_log):
        save(file, lessons)
        run_log.keep()
        done += 1
        tell("games", {"round": plan.round, "done": min(done * CHUNK, count), "of": count})
    return [file for file, _ in wanted if file.is_file()]


def save(file: Path, lessons: dict[str, games.Array]) -> None:
    """Write lessons, whole or not at all."""
    part = file.with_suffix(".part")
    with part.open("wb") as stream:
        np.savez_compressed(stream, allow_pickle=False, **lessons)
    part.replace(file)


def _played(
    training: Training,
    plan: RoundPlan,
    missing: list[tuple[Path, int]],
    count: int,
    run_log: RunLog,
) -> Iterator[tuple[Path, dict[str, games.Array]]]:
    """Lessons as they are ready, in order; nothing more is begun once the time is up."""
    if training.jobs < 2:
        for file, first in missing:
            if _late(training, run_log):
                return
            yield file, games.play(plan, first, min(first + CHUNK, count))
        return
    with workers(training.jobs) as pool:
        for start in range(0, len(missing), training.jobs):
            if _late(training, run_log):
                return
            some = missing[start : start + training.jobs]
            parts = [
                pool.submit(games.play, plan, first, min(first + CHUNK, count)) for _, first in some
            ]
            for (file, _), part in zip(some, parts, strict=True):
                yield file, part.result()


def _late(training: Training, run_log: RunLog) -> bool:
    """Whether the hours of this run are over."""
    return bool(training.hours) and run_log.seconds() > training.hours * 3600


def _learn(training: Training, game: Game[Any], number: int, weights: Path) -> dict[str, Any]:
    """Learn from the last rounds, unless that has been done; what is said about the round."""
    told = weights.with_suffix(".json")
    if _is_learned(weights):
        found: dict[str, Any] = json.loads(told.read_text("utf-8"))
        return found
    from maat.learn import train  # noqa: PLC0415 - torch is an extra, and slow to import

    names = evaluator.names(training.game)
    oldest = max(number - MEMORY + 1, SOME if number >= SOME else 0)
    rounds = range(oldest, number + 1)
    files = [
        file for each in rounds for file in sorted(training.folder.glob(f"round-{each}-*.npz"))
    ]
    school = train.School(files, len(game.actions), TRUST)
    model = train.Model(len(names), games.most_sides(game), len(game.actions), training.seed)
    before = training.folder / f"round-{number - 1}.npz"
    if before.is_file():
        model.take(load(before, names, game.actions.names)[0])
    wrong = train.learn(model, school, EPOCHS, train.seed_number(training.seed, number))
    note = {
        "round": number,
        "positions": len(school),
        "loss of values": round(wrong.value, 4),
        "loss of leads": round(wrong.lead, 4),
        "loss of answers": round(wrong.policy, 4),
    }
    write(weights, model.arrays(), _about(training, game, number))
    told.write_text(json.dumps(note), "utf-8")
    return note


def _about(training: Training, game: Game[Any], number: int) -> dict[str, Any]:
    """What a network was made for, and how a search is to use it."""
    return {
        "game": game.key,
        "features": digest(evaluator.names(game.key)),
        "actions": digest(game.actions.names),
        "policy": number >= SOME and not training.values_only,
        "blend": training.advice_share,
        "patient": bool(training.advised),
    }


def _finish(
    training: Training, game: Game[Any], notes: list[dict[str, Any]], run_log: RunLog
) -> dict[str, Any]:
    """Put the last network where it was wished, and a note of how it was made beside it."""
    number = notes[-1]["round"]
    last = training.folder / f"round-{number}.npz"
    arrays, _ = load(last, evaluator.names(game.key), game.actions.names)
    write(training.out, arrays, _about(training, game, number))
    sizes = [_size(file) for file in training.folder.glob("round-*.lessons.npz")]
    note = {
        "game": training.game,
        **run_log.note(),
        "seed": training.seed,
        "seats": list(training.seats),
        "games": sum(count for count, _ in sizes),
        "positions": sum(count for _, count in sizes),
        "iterations": training.iterations,
        "rounds": notes,
        "date": datetime.now(UTC).date().isoformat(),
        "engine": __version__,
    }
    text = json.dumps(note, indent=2)
    training.out.with_suffix(".json").write_text(f"{text}\n", "utf-8")
    return note


def _size(file: Path) -> tuple[int, int]:
    """How many games and how many positions of them a file of lessons holds."""
    with np.load(file, allow_pickle=False) as archive:
        return int(archive["games"]), len(archive["lengths"])
