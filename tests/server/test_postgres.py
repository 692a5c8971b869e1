"""Commands on a store in PostgreSQL, and the way there and back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import typer

from maat.cli import admin, check, move_store
from maat.cli import serve as serve_command
from maat.client import Client, Data
from maat.core.errors import MaatError, NotFound
from maat.server.settings import Settings
from maat.server.store import backend
from maat.server.store.postgres.shelf import open_shelf
from maat.server.store.shelf import TABLES, SqliteShelf, StoreShelf

if TYPE_CHECKING:
    from tests.postgres import Postgres

Serve = Callable[..., Any]

ME: Data = {"kind": "me"}
BOT: Data = {"kind": "bot", "bot": "random"}


def lived_in(serve: Serve, **wishes: Any) -> tuple[Any, Client, str]:
    """A server at which something has happened."""
    running = serve(**wishes)
    guest = running.guest("Ania")
    table = guest.open_table("ra", [ME, ME])["id"]
    update = guest.get(f"/api/tables/{table}")
    move = {"action": update["answers"][0]["action"], "version": update["version"], "id": "m"}
    guest.post(f"/api/tables/{table}/moves", move)
    guest.post(f"/api/tables/{table}/chat", {"text": "Hi"})
    return running, guest, table


async def content(shelf: StoreShelf) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of a store."""
    found: dict[str, list[tuple[Any, ...]]] = {}
    for table in TABLES:
        columns = ", ".join(await shelf.columns(table))
        where = "WHERE name = 'key'" if table == "setting" else ""
        parts = [part async for part in shelf.rows(f"SELECT {columns} FROM {table} {where}")]
        found[table] = sorted(row for part in parts for row in part)
    await shelf.end(kept=False)
    return found


def test_a_store_moves_to_postgresql_and_back_whole(
    serve: Serve, postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running, guest, table = lived_in(serve)
    file, url = running.settings.database, postgres.database()
    with pytest.raises(MaatError, match="store-busy"):
        move_store.run(file, url)
    running.stop()
    before = asyncio.run(content(SqliteShelf(Path(file))))
    move_store.run(file, url)

    async def there() -> dict[str, list[tuple[Any, ...]]]:
        return await content(await open_shelf(url))

    assert asyncio.run(there()) == before
    assert len(before["entry"]) > 1
    assert len(before["chat"]) == 1
    with pytest.raises(MaatError, match="store-not-empty"):
        move_store.run(file, url)
    moved = serve(database=url)
    guest.url = moved.url
    assert guest.get(f"/api/tables/{table}")["mine"] == [0, 1]
    assert moved.guest("Ola").get("/api/me")["known"]  # under a number nobody has
    with pytest.raises(MaatError, match="store-busy"):
        move_store.run(url, str(tmp_path / "back.db"))
    moved.stop()
    move_store.run(url, str(tmp_path / "back.db"))
    after = asyncio.run(content(SqliteShelf(tmp_path / "back.db")))
    assert after["entry"] == before["entry"]
    assert after["secret"] == before["secret"]
    assert "1 table" in capsys.readouterr().out


def test_both_kinds_of_store_have_the_same_columns(postgres: Postgres, tmp_path: Path) -> None:
    async def columns(shelf: StoreShelf) -> dict[str, list[str]]:
        found = {table: await shelf.columns(table) for table in TABLES}
        await shelf.end(kept=False)
        return found

    async def both() -> None:
        file = SqliteShelf(tmp_path / "maat.db")
        query = "SELECT name FROM sqlite_schema WHERE type = 'table'"
        names = {row[0] for row in file.line.execute(query)}
        assert names == set(TABLES)
        assert await columns(file) == await columns(await open_shelf(postgres.database()))

    asyncio.run(both())


def test_what_is_not_as_it_was_is_not_kept(
    serve: Serve, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    running, _, _ = lived_in(serve)
    running.stop()
    url = postgres.database()
    with monkeypatch.context() as patched:
        fewer = [each for each in TABLES if each != "entry"]
        patched.setattr("maat.server.store.shelf.TABLES", fewer)
        with pytest.raises(MaatError, match="move-damaged"):
            move_store.run(running.settings.database, url)
    move_store.run(running.settings.database, url)  # it is as empty as it was


def test_an_operator_works_on_postgresql(
    serve: Serve, postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running, guest, table = lived_in(serve, database=postgres.database())
    settings = running.settings
    check.run(settings)
    serve_command.export(settings, tmp_path / "records")
    admin.run(settings, "tables", "", "")
    admin.run(settings, "rename", "1", "Anna")
    assert table in capsys.readouterr().out
    assert guest.get(f"/api/tables/{table}")["seats"][0]["name"] == "Anna"
    admin.run(settings, "delete", table, "")
    with pytest.raises(MaatError, match="nobody-there"):
        admin.run(settings, "delete", table, "")
    admin.run(settings, "log", "", "")
    assert f"delete  {table}" in capsys.readouterr().out
    with pytest.raises(MaatError, match="backup-postgres"):
        serve_command.backup(settings, tmp_path / "copy.db")


def test_a_byte_that_changed_is_found_in_postgresql_too(serve: Serve, postgres: Postgres) -> None:
    running, _, _ = lived_in(serve, database=postgres.database())
    running.stop()

    async def spoil() -> None:
        shelf = await open_shelf(running.settings.database)
        await shelf.run("UPDATE entry SET spent = spent + 1 WHERE seq = 1")
        await shelf.end(kept=True)

    asyncio.run(spoil())
    with pytest.raises(typer.Exit):
        check.run(running.settings)


def test_what_cannot_be_used_is_told_in_a_line(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.database()
    for wrong in (f"{url}_gone", "postgresql://127.0.0.1:1/maat", "postgresql://a:b:c/d"):
        with pytest.raises(NotFound, match="no-database"):
            serve_command.serve(Settings(database=wrong, port=0))
    with pytest.raises(NotFound, match="workers-need-postgres"):
        serve_command.serve(Settings(database="maat.db", workers=2))

    def missing(name: str) -> None:
        raise ModuleNotFoundError(name="asyncpg")

    monkeypatch.setattr(backend, "import_module", missing)
    with pytest.raises(NotFound, match="no-asyncpg"):
        serve_command.serve(Settings(database=url, port=0))
    assert backend.shown("postgresql://me:secret@host/maat") == "postgresql://host/maat"
