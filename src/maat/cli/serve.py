"""`maat serve`, `play`, `backup`, `export`: the table server and what belongs to it."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
import time
import webbrowser
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import apsw
from uvicorn import Server

from maat.cli import output
from maat.core.errors import NotFound
from maat.server import logs, site, supervision
from maat.server import settings as server_settings
from maat.server.engine import EngineBuild
from maat.server.replays import finished_records
from maat.server.run import listening, server
from maat.server.settings import Settings
from maat.server.store.backend import is_address, open_store, shown
from maat.server.store.database import Busy, Linked, announced
from maat.server.store.interface import ServerStore, Store, Unwell
from maat.server.store.migrations import ForeignStore, NewerStore
from maat.server.store.sqlite import SqliteStore
from maat.server.workers import Workers

T = TypeVar("T")


def wished(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    workers: int | None = None,
) -> Settings:
    """The settings of the environment, changed by what the command says."""
    usual = {"MAAT_COMPILE": "1"}
    found = server_settings.read({**usual, **os.environ})
    return replace(
        found,
        host=found.host if host is None else host,
        port=found.port if port is None else port,
        database=found.database if database is None else database,
        workers=found.workers if workers is None else workers,
    )


def serve(settings: Settings, browser: bool = False, any_port: bool = False) -> None:
    """Run until told to stop."""
    if settings.workers > 1:
        serve_together(settings)
        return
    with listener_for(settings) as listener:
        port = int(listener.getsockname()[1])
        if port != settings.port and settings.port and not any_port:
            raise NotFound("port-taken", port=settings.port)
        ready = replace(settings, port=port)
        logs.configure(settings.log, settings.log_level)
        running = _made(ready)
        threading.Thread(target=_greet, args=(running, ready, browser), daemon=True).start()
        try:
            running.run(sockets=[listener])
        except KeyboardInterrupt:
            if not running.started:
                raise
            output.ERRORS.print()  # it ended as it was told it would, below the sign of the key


def serve_together(settings: Settings) -> None:
    """Several workers, until told to stop."""
    if not is_address(settings.database):
        raise NotFound("workers-need-postgres")
    with listener_for(settings, shared=True) as held:
        if held.getsockname()[1] != settings.port and settings.port:
            raise NotFound("port-taken", port=settings.port)
        ready = replace(settings, port=int(held.getsockname()[1]))
        with using(settings.database):
            open_store(settings.database)  # what is wrong with it is told once, here
        Workers(ready).run(lambda: _tell_ready(ready))


def _tell_ready(settings: Settings) -> None:
    """Whoever started the server, and whoever sits there, hear where it is."""
    supervision.tell(supervision.READY)
    output.CONSOLE.print(output.SAY("serve-ready", url=settings.public_url), soft_wrap=True)


def listener_for(settings: Settings, shared: bool = False) -> socket.socket:
    """A socket on the port of the settings, or on any free one if it is taken."""
    try:
        return listening(settings.host, settings.port, shared)
    except (OSError, OverflowError) as fault:
        address = f"{settings.host}:{settings.port}"
        raise NotFound("no-address", address=address, reason=str(fault)) from None


@contextmanager
def using(database: str) -> Iterator[None]:
    """Whatever is wrong with the database of a server, in one line."""
    file = shown(database)
    try:
        yield
    except Busy:
        raise NotFound("store-busy", file=file) from None
    except Linked:
        raise NotFound("store-linked", file=file) from None
    except NewerStore:
        raise NotFound("newer-store", file=file) from None
    except (ForeignStore, apsw.NotADBError):
        raise NotFound("foreign-store", file=file) from None
    except Unwell as fault:
        raise NotFound("no-file", file=file, reason=fault.ailment) from None
    except apsw.Error as fault:
        raise NotFound("no-file", file=file, reason=str(fault)) from None
    except OSError as fault:
        reason = str(fault.strerror or fault)
        raise NotFound("no-file", file=file, reason=reason) from None


def _made(settings: Settings) -> Server:
    with using(settings.database):
        return server(settings)


def _greet(running: Server, settings: Settings, browser: bool) -> None:
    while not running.started:
        time.sleep(0.02)
    _tell_ready(settings)
    if site.is_built(settings):
        along = output.SAY("serve-along", url=f"{settings.public_url}{site.PATH}")
        output.CONSOLE.print(along, soft_wrap=True)
    watch_engine(engine_of(running))
    if browser:
        webbrowser.open(settings.public_url)


def engine_of(running: Server) -> EngineBuild:
    """How far the fast engine of a server has come."""
    app: Any = running.config.app
    found: EngineBuild = app.state.services.engine
    return found


def watch_engine(engine: EngineBuild) -> None:
    """Tell how far the fast engine is, now and whenever that changes."""
    told: list[str] = []  # stages that have been told, each once

    def tell(_: EngineBuild) -> None:
        line = engine_line(engine)
        if line and engine.stage not in told:
            told.append(engine.stage)
            output.show_below("")
            output.CONSOLE.print(line, soft_wrap=True)
        if engine.stage == "building":
            output.show_below(output.SAY("engine-progress", share=engine.share))

    tell(engine)
    engine.changed.append(tell)


def engine_line(engine: EngineBuild) -> str:
    """What there is to say of it in a line; nothing where the fast engine was there before."""
    if engine.stage == "failed":
        return output.SAY(f"engine-{engine.key}", reason=engine.reason)
    if engine.stage == "building":
        return output.SAY("engine-building")
    return output.SAY("engine-ready") if engine.share else ""


def play(settings: Settings, browser: bool) -> None:
    """A table on this computer; if one is open already, that one."""
    url = "" if is_address(settings.database) else announced(Path(settings.database))
    if url:
        output.CONSOLE.print(output.SAY("serve-ready", url=url), soft_wrap=True)
        if browser:
            webbrowser.open(url)
        return
    quiet = settings.log_level == Settings.log_level and settings.alone
    serve(replace(settings, log_level="error") if quiet else settings, browser, any_port=True)


@contextmanager
def opened(settings: Settings) -> Iterator[SqliteStore]:
    """The file of a server, to be read."""
    if not Path(settings.database).is_file():
        raise NotFound("no-store", file=settings.database)
    with using(settings.database):
        store = SqliteStore(Path(settings.database), writes=False)
        try:
            yield store
        finally:
            store.close()


def reading(settings: Settings, work: Callable[[ServerStore], Awaitable[T]]) -> T:
    """What comes of reading the store of a server, a file or a database."""

    async def read(store: ServerStore) -> T:
        try:
            return await work(store)
        finally:
            await store.leave()

    if is_address(settings.database):
        with using(settings.database):
            return asyncio.run(read(open_store(settings.database)))
    with opened(settings) as store:
        return asyncio.run(read(store))


def backup(settings: Settings, target: Path) -> None:
    """Copy the database, also while a server runs."""
    if is_address(settings.database):
        raise NotFound("backup-postgres")
    with opened(settings) as store:
        if target.exists():
            raise NotFound("file-exists", file=str(target))
        try:
            store.backup(str(target))
        except (apsw.CantOpenError, apsw.FullError, OSError):
            raise NotFound("not-written", file=str(target)) from None
    output.CONSOLE.print(output.SAY("backup-done", file=str(target)), soft_wrap=True)


def export(settings: Settings, folder: Path) -> None:
    """The records of all finished games."""
    output.make_folder(folder)
    count = reading(settings, lambda store: _export(store, folder))
    output.CONSOLE.print(output.SAY("export-done", count=count))


async def _export(store: Store, folder: Path) -> int:
    """Write every record; how many that are."""
    count = 0
    async for name, record in finished_records(store):
        output.write_file(folder / f"{name}.maat", record)
        count += 1
    return count
