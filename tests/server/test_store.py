"""The store: what it has acknowledged is there, whatever happens to the process or the log."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import subprocess
import sys
import time
import zlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import apsw
import asyncpg
import pytest

from maat.server.store import migrations
from maat.server.store.database import Busy
from maat.server.store.guest_queries import GuestQueries
from maat.server.store.interface import Conflict, Store
from maat.server.store.migrations import ForeignStore
from maat.server.store.postgres import schema
from maat.server.store.rows import ChatRow, EntryRow, GameRow, Request, SeatRow
from maat.server.store.sqlite import SqliteStore
from maat.server.tokens import digest, new_id, new_token

OpenStore = Callable[[], SqliteStore]
OpenAny = Callable[[], Store]  # of every kind there is: what holds for one holds for all

KILLS = 8
KILLS_SOAKED = 120
TEARS = 60


def entries(*lines: str) -> list[EntryRow]:
    """Entries with these lines."""
    return [EntryRow(line, at=number) for number, line in enumerate(lines)]


def test_a_table_comes_back_as_it_was_kept(open_any: OpenAny, row: GameRow) -> None:
    asyncio.run(open_any().add_game(row, "the seed", entries("* sun 1", "0 draw")))
    store = open_any()
    assert asyncio.run(store.game(row.id)) == row
    assert asyncio.run(store.seed(row.id)) == "the seed"
    kept = asyncio.run(store.entries(row.id))
    assert [entry.line for entry in kept] == ["* sun 1", "0 draw"]
    assert asyncio.run(store.news(row.id, 1)) == (row, kept[1:])


def test_an_undo_that_waits_is_kept_until_the_next_answer(open_any: OpenAny, row: GameRow) -> None:
    asyncio.run(open_any().add_game(row, "s", []))
    row.request = Request(0, 2, "m", frozenset({1, 2}), frozenset({2}))
    saved = asyncio.run(open_any().save(row))
    found = asyncio.run(open_any().game(row.id))
    assert found is not None
    assert found.request == row.request
    asyncio.run(open_any().append(replace(saved, request=None), entries("0 draw")))
    after = asyncio.run(open_any().game(row.id))
    assert after is not None
    assert after.request is None


def test_a_store_of_the_first_version_is_brought_up_to_date(
    database: Path, open_store: OpenStore, row: GameRow
) -> None:
    connection = apsw.Connection(str(database))
    connection.execute(migrations.MIGRATIONS[0])
    connection.pragma("user_version", 1)
    connection.execute(
        "INSERT INTO game(id, kind, game, rules, components, options, clock, dealer, commitment, "
        "created, phase, version, since) "
        "VALUES('old', 'table', 'ra', 1, '', '{}', '[0, 0]', 'd', 'c', 1, 'playing', 0, 1)"
    )
    connection.close()
    store = open_store()
    found = asyncio.run(store.game("old"))
    assert found is not None
    assert found.request is None
    asyncio.run(store.add_game(row, "s", []))


OLDER = (
    "ALTER TABLE seat DROP COLUMN status",
    "ALTER TABLE seat DROP COLUMN color",
    "ALTER TABLE game DROP COLUMN result",
)
ENDING = zlib.compress(b'{"frames": [{"scores": [30, 12]}], "places": [1, 2]}')


async def ended(store: Any, row: GameRow) -> None:
    """A game that ended before results were kept beside it."""
    await store.add_game(replace(row, phase="over"), "s", [])
    await store.keep_ending(row.id, ENDING)


async def result(store: Any, row: GameRow) -> list[list[int]]:
    """What a store says of it."""
    found = await store.game(row.id)
    assert found is not None
    return list(found.result)


def test_games_of_an_older_file_get_the_results_their_endings_tell(
    database: Path, open_store: OpenStore, row: GameRow
) -> None:
    store = open_store()
    asyncio.run(ended(store, row))
    store.close()
    with apsw.Connection(str(database)) as connection:
        for each in OLDER:
            connection.execute(each)
        connection.pragma("user_version", migrations.RESULTS - 1)
    assert asyncio.run(result(open_store(), row)) == [[30, 12], [1, 2]]


def test_games_of_an_older_database_get_the_results_their_endings_tell(
    open_aside: Callable[[], Any], row: GameRow
) -> None:
    store = open_aside()

    async def grow_younger() -> None:
        await ended(store, row)
        line = await asyncpg.connect(store.url)
        for each in OLDER:
            await line.execute(each)
        await line.execute("UPDATE maat_schema SET version = $1", schema.RESULTS - 1)
        await line.close()

    asyncio.run(grow_younger())
    assert asyncio.run(result(open_aside(), row)) == [[30, 12], [1, 2]]


def test_what_is_not_there_is_none(open_any: OpenAny) -> None:
    store = open_any()
    assert asyncio.run(store.game("nothing")) is None
    assert asyncio.run(store.entries("nothing")) == []
    assert asyncio.run(store.news("nothing", 0)) == (None, [])
    assert asyncio.run(store.made("nothing", "m")) is None
    assert asyncio.run(store.guest(digest("nobody"), ("cookie",))) is None


def test_an_append_goes_on_from_the_version_it_names(open_any: OpenAny, row: GameRow) -> None:
    store = open_any()

    async def play() -> None:
        await store.add_game(row, "s", [])
        await store.append(row, [EntryRow("0 draw", move="m1", made=1)])
        with pytest.raises(Conflict):
            await store.append(row, entries("0 invoke"))

    asyncio.run(play())
    assert [entry.line for entry in asyncio.run(store.entries(row.id))] == ["0 draw"]
    assert asyncio.run(store.made(row.id, "m1")) == 1


def test_a_move_id_is_kept_only_once(open_any: OpenAny, row: GameRow) -> None:
    store = open_any()

    async def play() -> None:
        await store.add_game(row, "s", [])
        after = await store.append(row, [EntryRow("0 draw", move="m1", made=1)])
        with pytest.raises((apsw.ConstraintError, Conflict)):
            await store.append(after, [EntryRow("1 draw", move="m1", made=2)])

    asyncio.run(play())
    again = asyncio.run(store.game(row.id))
    assert again is not None
    assert again.version == 1


def test_of_many_who_write_the_same_version_one_wins(open_any: OpenAny, row: GameRow) -> None:
    store = open_any()

    async def race() -> list[GameRow | BaseException]:
        await store.add_game(row, "s", [])
        tries = [store.append(row, entries(f"0 bid {number}")) for number in range(20)]
        return await asyncio.gather(*tries, return_exceptions=True)

    results = asyncio.run(race())
    assert sum(isinstance(result, GameRow) for result in results) == 1
    assert sum(isinstance(result, Conflict) for result in results) == 19
    assert len(asyncio.run(store.entries(row.id))) == 1


def test_seats_and_invitations_are_kept_only_by_who_has_seen_the_last_change(
    open_any: OpenAny, row: GameRow
) -> None:
    store = open_any()

    async def change() -> GameRow:
        await store.add_game(row, "s", [])
        changed = await store.save(replace(row, invite=1))
        for late in (store.save(replace(row, invite=2)), store.append(row, entries("0 draw"))):
            with pytest.raises(Conflict):
                await late
        return await store.save(replace(changed, invite=3))

    assert asyncio.run(change()) == asyncio.run(store.game(row.id))


def test_a_table_for_which_somebody_has_to_act_is_claimed_by_one(
    open_any: OpenAny, row: GameRow
) -> None:
    store = open_any()

    async def wait() -> list[list[str]]:
        await store.add_game(row, "s", [])
        before = await store.claim(60_000)
        await store.save(replace(row, due=1, driver="somebody who is gone"))
        await store.put_off(row.id, 1)
        claims = [before, await store.claim(60_000), await store.claim(60_000)]
        await store.put_off(row.id, None)
        return [*claims, await store.claim(0)]

    # Its writer acts for it and is not so late yet, unless it has no line that tells that it lives.
    first, mine, again, none = asyncio.run(wait())
    assert (first, none) == ([], [])
    assert mine == [row.id]
    assert again in ([], [row.id])
    found = asyncio.run(store.game(row.id))
    assert found is not None
    assert found.driver == store.worker


def test_somebody_acts_for_a_guest_who_is_forgotten_while_a_game_asks_them(
    open_any: OpenAny, row: GameRow
) -> None:
    store = open_any()
    if not isinstance(store, GuestQueries):
        return  # a browser's store knows one guest alone and forgets nobody

    async def forget(asked: int) -> list[str]:
        guest = await store.add_guest("Ania", digest(f"token {asked}"), "cookie")
        seats = [SeatRow(0, "human", guest.id, "", "Ania"), row.seats[1]]
        mine = replace(row, id=f"table-{asked}", seats=seats, phase="playing", asked=asked)
        await store.add_game(mine, "s", [])
        before = await store.claim(0)
        await store.forget(guest.id)
        return [*before, *await store.claim(60_000)]

    assert asyncio.run(forget(asked=1)) == []
    assert asyncio.run(forget(asked=0)) == ["table-0"]


def test_a_game_does_not_begin_while_somebody_leaves(
    open_aside: Callable[[], Store], row: GameRow
) -> None:
    """Two workers at once, as people who sit at different ones: who loses has to look again."""
    stores = open_aside(), open_aside()
    full = replace(row, seats=[SeatRow(0, "human", None, "", "Ania"), row.seats[1]])

    async def race(number: int) -> tuple[GameRow | BaseException, ...]:
        mine = replace(full, id=f"table-{number}")
        await stores[0].add_game(mine, "s", [])
        begin = stores[number % 2].append(replace(mine, phase="playing"), entries("* sun 1"))
        leave = stores[1 - number % 2].save(mine.with_seat(SeatRow(0)))
        return await asyncio.gather(begin, leave, return_exceptions=True)

    for number in range(20):
        results = asyncio.run(race(number))
        assert sum(isinstance(each, Conflict) for each in results) == 1
        assert sum(isinstance(each, GameRow) for each in results) == 1


def test_seats_change_and_are_found_by_guest(open_any: OpenAny, row: GameRow) -> None:
    store = open_any()

    async def sit() -> int:
        guest = await store.add_guest("Ania", digest("token"), "cookie")
        await store.add_game(row, "s", [])
        row.seats[0] = SeatRow(0, "human", guest.id, "", "Ania")
        await store.save(row)
        return guest.id

    guest = asyncio.run(sit())
    assert [found.id for found in asyncio.run(store.games_of(guest, 10))] == [row.id]
    assert asyncio.run(store.games_of(guest + 1, 10)) == []


def test_when_guests_were_last_here_is_noted_for_many_tables_at_once(
    open_any: OpenAny, row: GameRow
) -> None:
    store = open_any()

    async def noted() -> list[int]:
        guest = (await store.add_guest("Ania", digest("token"), "cookie")).id
        sits = row.with_seat(SeatRow(1, "human", guest, "", "Ania", 5))
        tables = [replace(sits, id=id) for id in ("a", "b", "c")]
        for each in tables:
            await store.add_game(each, "s", [])
        await store.note_seen({"a": {guest: 9}, "b": {guest: 3, guest + 1: 9}, "none": {guest: 9}})
        kept = [await store.game(each.id) for each in tables]
        return [each.seats[1].seen for each in kept if each is not None]

    assert asyncio.run(noted()) == [9, 5, 5]


def test_how_seats_stand_and_how_a_game_ended_are_kept(open_any: OpenAny, row: GameRow) -> None:
    store = open_any()

    async def end() -> GameRow:
        guest = await store.add_guest("Ania", digest("token"), "cookie")
        await store.add_game(row, "s", [])
        with pytest.raises(Conflict):
            await store.add_game(row, "another", [])
        sits = SeatRow(0, "human", guest.id, "", "Ania", 1, "wants", "waiting", 4)
        saved = await store.save(replace(row.with_seat(sits), host=guest.id))
        over = replace(saved, phase="over", result=[[30, 12], [1, 2]])
        return await store.append(over, entries("0 draw"))

    kept = asyncio.run(end())
    assert asyncio.run(store.game(row.id)) == kept
    assert (kept.seats[0].shade, kept.seats[1].shade) == (4, 1)
    assert asyncio.run(store.seed(row.id)) == "s"


def test_a_token_opens_what_its_kind_allows(open_any: OpenAny) -> None:
    store = open_any()

    async def come() -> None:
        guest = await store.add_guest("Ola", digest("one"), "cookie")
        await store.add_token(guest.id, digest("two"), "link", only=True)
        await store.add_token(guest.id, digest("three"), "link", only=True)

    asyncio.run(come())
    known = asyncio.run(store.guest(digest("one"), ("cookie",)))
    assert known is not None
    assert known.name == "Ola"
    assert asyncio.run(store.guest(digest("two"), ("link",))) is None
    assert asyncio.run(store.guest(digest("three"), ("cookie",))) is None
    assert asyncio.run(store.guest(digest("three"), ("link",))) == known


def test_no_token_stands_in_the_file(open_store: OpenStore, database: Path) -> None:
    store = open_store()
    asyncio.run(store.add_guest("Ola", digest("open-sesame"), "cookie"))
    store.backup(str(database.with_suffix(".copy")))
    assert b"open-sesame" not in database.with_suffix(".copy").read_bytes()


def test_what_was_said_is_kept_in_order(open_any: OpenAny, row: GameRow) -> None:
    store = open_any()

    async def talk() -> None:
        await store.add_game(row, "s", [])
        for number in (1, 2, 3):
            await store.say(row.id, ChatRow(0, 0, "Ania", "", f"word {number}", number))

    asyncio.run(talk())
    assert [said.text for said in asyncio.run(store.chat(row.id, 1))] == ["word 2", "word 3"]


def test_a_second_server_on_the_same_file_is_refused(open_store: OpenStore, database: Path) -> None:
    open_store()
    with pytest.raises(Busy):
        SqliteStore(database)


def test_a_store_of_a_later_program_is_refused(open_store: OpenStore, database: Path) -> None:
    open_store().close()
    connection = apsw.Connection(str(database))
    connection.pragma("user_version", len(migrations.MIGRATIONS) + 1)
    connection.close()
    with pytest.raises(migrations.NewerStore):
        SqliteStore(database)


def test_the_server_has_one_secret_for_good(open_any: OpenAny) -> None:
    key = open_any().key()
    assert len(key) == 32
    assert open_any().key() == key


def test_a_backup_is_a_whole_store(open_store: OpenStore, row: GameRow, tmp_path: Path) -> None:
    store = open_store()
    asyncio.run(store.add_game(row, "s", entries("* sun 1")))
    copy = tmp_path / "copy.db"
    store.backup(str(copy))
    other = SqliteStore(copy)
    assert asyncio.run(other.game(row.id)) == row
    other.close()


def test_a_backup_is_as_private_as_the_store(open_store: OpenStore, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    open_store().backup(str(copy))
    assert copy.stat().st_mode & 0o777 == 0o600
    with pytest.raises(FileExistsError):
        open_store().backup(str(copy))


def test_a_database_of_something_else_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    connection = apsw.Connection(str(file))
    connection.execute("CREATE TABLE things(a)")
    connection.close()
    before = file.read_bytes()
    with pytest.raises(ForeignStore):
        SqliteStore(file)
    assert file.read_bytes() == before


# Killed and torn.


def write_and_kill(database: Path, seconds: float, lines: int = 1) -> dict[str, int]:
    """Let a process append so many lines and then for a while, and kill it; the last number it
    acknowledged per table."""
    script = Path(__file__).with_name("store_writer.py")
    command = [sys.executable, str(script), str(database)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    first = "".join(process.stdout.readline() for _ in range(lines))
    time.sleep(seconds)
    os.kill(process.pid, signal.SIGKILL)
    rest = process.stdout.read()
    process.stdout.close()
    process.wait()
    acknowledged: dict[str, int] = {}
    for line in (first + rest).splitlines():
        id, _, number = line.partition(" ")
        if number.isdigit() and line.count(" ") == 1:
            acknowledged[id] = int(number)
    return acknowledged


def check_prefix(store: SqliteStore) -> dict[str, int]:
    """Every table is whole up to its version; the versions."""
    versions: dict[str, int] = {}
    for id in asyncio.run(store.game_ids()):
        row = asyncio.run(store.game(id))
        assert row is not None
        writer = id.removeprefix("table-")
        expected = [f"{writer} line {number}" for number in range(1, row.version + 1)]
        assert [entry.line for entry in asyncio.run(store.entries(id))] == expected
        versions[id] = row.version
    return versions


@pytest.mark.parametrize("kills", [KILLS, pytest.param(KILLS_SOAKED, marks=pytest.mark.soak)])
def test_nothing_acknowledged_is_lost_when_the_process_is_killed(
    database: Path, open_store: OpenStore, kills: int
) -> None:
    dice = random.Random(kills)
    total = 0
    for _ in range(kills):
        acknowledged = write_and_kill(database, dice.uniform(0.02, 0.2))
        store = open_store()
        versions = check_prefix(store)
        store.close()
        for id, number in acknowledged.items():
            assert versions[id] >= number
        total = sum(versions.values())
    assert total > kills


def tear(log: Path, dice: random.Random) -> None:
    """Cut a log somewhere, or turn one bit of it over, or both."""
    data = bytearray(log.read_bytes())
    if dice.random() < 0.7:
        del data[dice.randrange(len(data)) :]
    if data and dice.random() < 0.5:
        data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
    log.write_bytes(bytes(data))


def test_a_torn_log_opens_as_a_clean_beginning(database: Path, tmp_path: Path) -> None:
    # So few that SQLite has not begun to copy the log: it syncs all of it before, so no loss of
    # power tears a log that is being copied.
    write_and_kill(database, 0.0, lines=60)
    assert Path(f"{database}-wal").stat().st_size < 900 * 4096
    dice = random.Random(7)
    for number in range(TEARS):
        folder = tmp_path / str(number)
        folder.mkdir()
        for suffix in ("", "-wal"):
            shutil.copy(f"{database}{suffix}", folder / f"maat.db{suffix}")
        tear(folder / "maat.db-wal", dice)
        store = SqliteStore(folder / "maat.db")
        check_prefix(store)
        store.close()
        shutil.rmtree(folder)


def test_names_and_tokens_can_stand_on_a_command_line() -> None:
    made = [make() for make in (new_id, new_token) for _ in range(500)]
    assert all(each.isascii() and each.isalnum() for each in made)
    assert len(set(made)) == len(made)
