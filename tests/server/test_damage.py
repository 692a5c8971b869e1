"""A disk that is full, a store that is damaged or gone: told as such, and nothing is lost."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import apsw
import pytest
import typer

from maat import client
from maat.cli import check as check_command
from maat.cli import serve as commands
from maat.client import Client, Data, RequestRefused
from maat.core.errors import MaatError
from maat.server.settings import Settings
from maat.server.store.database import Busy, Linked
from maat.server.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from tests.server.conftest import OpenStore, Running, Serve

ME: Data = {"kind": "me"}


def begun(running: Running) -> tuple[Client, str, int]:
    """Somebody, their table with two answers, and its version."""
    guest = running.guest("Ania")
    table = str(guest.open_table("ra", [ME, ME])["id"])
    for _ in range(2):
        version = answer(guest, table)
    return guest, table, version


def answer(guest: Client, table: str) -> int:
    """Give the last of the answers; the version that made."""
    update = guest.get(f"/api/tables/{table}")
    body = {"action": update["answers"][-1]["name"], "version": update["version"]}
    return int(guest.post(f"/api/tables/{table}/moves", {**body, "id": client.new_id()})["version"])


def talk(guest: Client, table: str, times: int) -> None:
    """Say something long."""
    for _ in range(times):
        guest.post(f"/api/tables/{table}/chat", {"text": "word " * 90})


def refused(ask: str, guest: Client, **body: object) -> tuple[int, str]:
    """The status and the key of a refusal."""
    with pytest.raises(RequestRefused) as caught:
        guest.post(ask, body) if body else guest.get(ask)
    return caught.value.status, caught.value.key


def test_a_full_disk_is_told_and_when_there_is_room_the_table_goes_on(serve: Serve) -> None:
    running = serve()
    guest, table, version = begun(running)
    connection = running.services.store.writer.connection
    full = connection.pragma("page_count")
    connection.pragma("max_page_count", full)
    with pytest.raises(RequestRefused, match="503 store-unwell"):
        talk(guest, table, 60)  # fills the last pages
    health = guest.get("/healthz")
    assert (health["status"], health["store"]) == ("unwell", "FullError")
    assert guest.get(f"/api/tables/{table}")["version"] == version, "it can still be looked at"
    connection.pragma("max_page_count", full + 1000)
    assert guest.get("/readyz")["status"] == "ok"
    assert answer(guest, table) > version
    assert guest.get("/healthz")["store"] == ""


def test_a_store_that_was_deleted_acknowledges_nothing(serve: Serve) -> None:
    running = serve()
    guest, table, _ = begun(running)
    for name in (running.settings.database, f"{running.settings.database}.lock"):
        away = Path(name).rename(f"{name}.away")
        update = guest.get(f"/api/tables/{table}")
        move = {"action": update["answers"][-1]["name"], "version": update["version"], "id": "m"}
        assert refused(f"/api/tables/{table}/moves", guest, **move) == (503, "store-unwell")
        assert refused("/readyz", guest)[0] == 503
        away.rename(name)
        assert guest.get("/readyz")["store"] == ""
        answer(guest, table)


def damage(settings: Settings, table: str, at: int) -> None:
    """Turn one letter of an entry over."""
    with apsw.Connection(settings.database) as store:
        store.set_busy_timeout(5000)  # the server writes, too
        query = "UPDATE entry SET spent = spent + 1 WHERE game = ? AND seq = ?"
        store.execute(query, (table, at))


def test_a_flipped_byte_is_noticed_and_the_last_good_position_offered(
    serve: Serve, capsys: pytest.CaptureFixture[str]
) -> None:
    running = serve()
    guest, table, version = begun(running)
    _, other, _ = begun(running)
    running.stop()
    check_command.run(running.settings)
    damage(running.settings, table, version - 1)
    guest.url = serve().url
    assert refused(f"/api/tables/{table}", guest) == (500, "table-damaged")
    replay = guest.get(f"/api/tables/{table}/replay")
    assert replay["frames"][-1]["version"] == version - 2
    assert not replay["over"]
    capsys.readouterr()
    with pytest.raises(typer.Exit) as ended:
        check_command.run(running.settings)
    assert ended.value.exit_code == 1
    told = capsys.readouterr().out
    assert table in told
    assert other not in told


def test_an_entry_that_is_missing_is_damage_too(serve: Serve) -> None:
    running = serve()
    guest, table, version = begun(running)
    running.stop()
    with apsw.Connection(running.settings.database) as store:
        store.set_busy_timeout(5000)  # the server writes, too
        store.execute("DELETE FROM entry WHERE game = ? AND seq = ?", (table, version))
    guest.url = serve().url
    assert refused(f"/api/tables/{table}", guest) == (500, "table-damaged")


def test_entries_of_an_older_store_are_chained_when_it_is_brought_up_to_date(serve: Serve) -> None:
    running = serve()
    guest, table, version = begun(running)
    running.stop()
    with apsw.Connection(running.settings.database) as store:
        store.set_busy_timeout(5000)  # the server writes, too
        store.execute("ALTER TABLE entry DROP COLUMN chain")
        for column in ("seen", "coach", "status", "color"):
            store.execute(f"ALTER TABLE seat DROP COLUMN {column}")
        store.execute("DROP INDEX game_due; DROP TABLE audit")
        for column in ("revision", "said", "due", "driver", "result"):
            store.execute(f"ALTER TABLE game DROP COLUMN {column}")
        for column in ("born", "label", "linked"):
            store.execute(f"ALTER TABLE token DROP COLUMN {column}")
        store.pragma("user_version", 4)
    guest.url = serve().url
    assert guest.get(f"/api/tables/{table}")["version"] == version
    assert answer(guest, table) > version


def test_the_lock_holds_through_links(open_store: OpenStore, database: Path) -> None:
    store = open_store()
    symbolic, hard = database.with_name("symbolic.db"), database.with_name("hard.db")
    symbolic.symlink_to(database)
    with pytest.raises(Busy):
        SqliteStore(symbolic)
    hard.hardlink_to(database)
    with pytest.raises(Linked):
        SqliteStore(hard)
    store.close()
    with pytest.raises(MaatError, match="store-linked"):
        commands.serve(Settings(database=str(hard), port=0), any_port=True)


def test_the_file_and_its_logs_are_private_from_the_first(
    open_store: OpenStore, database: Path
) -> None:
    open_store()
    modes = {file.name: file.stat().st_mode & 0o077 for file in database.parent.iterdir()}
    assert f"{database.name}-wal" in modes
    assert set(modes.values()) == {0}


def test_backup_export_and_check_read_from_places_nobody_can_write_to(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = serve()
    guest, table, _ = begun(running)
    client.play(guest, table, lambda update: update["answers"][-1]["action"])
    monkeypatch.setattr(os, "access", lambda *_: False)  # root may write where others may not
    before = sorted(file.name for file in tmp_path.iterdir())
    with commands.opened(running.settings) as store:
        assert store.faults() == []
    assert sorted(file.name for file in tmp_path.iterdir()) == before
    commands.export(running.settings, tmp_path / "records")
    assert [file.stem for file in (tmp_path / "records").iterdir()] == [f"ra-{table}"]
    commands.backup(running.settings, tmp_path / "copy.db")
    check_command.run(Settings(database=str(tmp_path / "copy.db")))
