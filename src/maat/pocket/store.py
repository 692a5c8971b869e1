"""The store in a cabinet: every row is a text under the name of its table.

Nothing is kept in memory: a cabinet answers in less than a millisecond, and what is read is what
was written. Whoever writes has it for itself meanwhile.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar

import msgspec

from maat.pocket.cabinet import Cabinet
from maat.server.store import chain
from maat.server.store.interface import AHEAD, Conflict, Store
from maat.server.store.rows import ChatRow, EntryRow, GameRow, Guest, now

T = TypeVar("T")

KEY = "key"  # the secret of this device
ENCODE = msgspec.json.Encoder().encode


class TokenRow(msgspec.Struct):
    """Whose token it is, of which kind, and since when."""

    guest: int
    kind: str
    created: int
    born: int


def numbered(name: str, id: str, n: int) -> str:
    """The name of one of many rows of a table: sorted by name, they are in order."""
    return f"{name}/{id}/{n:06d}"


def told(row: object) -> str:
    """A row as a text."""
    return ENCODE(row).decode()


class CabinetStore(Store):
    """Keeps its rows in a cabinet."""

    def __init__(self, cabinet: Cabinet, key: bytes) -> None:
        self.cabinet = cabinet
        self.lock = asyncio.Lock()
        self.worker = secrets.token_hex(8)
        self._key = key

    async def _row(self, name: str, kind: type[T]) -> T | None:
        text = await self.cabinet.read(name)
        return None if text is None else msgspec.json.decode(text, type=kind)

    async def _rows(self, start: str, kind: type[T]) -> dict[str, T]:
        found = await self.cabinet.scan(start)
        decoder = msgspec.json.Decoder(kind)
        return {name.removeprefix(start): decoder.decode(text) for name, text in found.items()}

    async def _keep(self, rows: Mapping[str, object]) -> None:
        await self.cabinet.write(
            {name: None if row is None else told(row) for name, row in rows.items()}
        )

    # Guests.

    async def guest(
        self, token: bytes, kinds: tuple[str, ...], used: int = 0, born: int = 0
    ) -> Guest | None:
        row = await self._row(f"token/{token.hex()}", TokenRow)
        if row is None or row.kind not in kinds or row.created < used or row.born < born:
            return None
        return await self._row(f"guest/{row.guest:06d}", Guest)

    async def add_guest(self, name: str, token: bytes, kind: str, label: str = "") -> Guest:
        async with self.lock:
            known = await self.cabinet.scan("guest/")
            made = Guest(max((int(each.partition("/")[2]) for each in known), default=0) + 1, name)
            first = TokenRow(made.id, kind, now(), now())
            await self._keep({f"guest/{made.id:06d}": made, f"token/{token.hex()}": first})
        return made

    async def rename(self, guest: int, name: str) -> None:
        await self._keep({f"guest/{guest:06d}": Guest(guest, name)})

    async def add_token(
        self, guest: int, token: bytes, kind: str, only: bool, label: str = "", linked: bool = False
    ) -> None:
        async with self.lock:
            rows: dict[str, object] = {}
            for name, each in (await self._rows("token/", TokenRow)).items():
                if only and (each.guest, each.kind) == (guest, kind):
                    rows[f"token/{name}"] = None
            made = TokenRow(guest, kind, now(), now())
            await self._keep({**rows, f"token/{token.hex()}": made})

    async def renew_token(self, token: bytes, older: int) -> bool:
        name = f"token/{token.hex()}"
        row = await self._row(name, TokenRow)
        if row is None or row.created >= older:
            return False
        row.created = now()
        await self._keep({name: row})
        return True

    async def drop_token(self, token: bytes) -> None:
        await self._keep({f"token/{token.hex()}": None})

    # Tables.

    async def add_game(self, row: GameRow, seed: str, entries: list[EntryRow]) -> None:
        if await self.game(row.id) is not None:
            raise Conflict(row.id)
        rows = {f"game/{row.id}": row, f"seed/{row.id}": seed}
        chained = chain.chained(chain.first(row.id), entries)
        await self._keep({**rows, **_entries(row.id, 0, chained)})

    async def game(self, id: str) -> GameRow | None:
        return await self._row(f"game/{id}", GameRow)

    async def _games(self) -> list[GameRow]:
        return list((await self._rows("game/", GameRow)).values())

    async def games_of(self, guest: int, most: int) -> list[GameRow]:
        mine = [row for row in await self._games() if row.host == guest or row.seats_of(guest)]
        return sorted(mine, key=lambda row: -row.since)[:most]

    async def game_ids(self) -> list[str]:
        rows = sorted(await self._games(), key=lambda row: (row.created, row.id))
        return [row.id for row in rows]

    async def claim(self, patience: int) -> list[str]:
        async with self.lock:
            at = now()
            mine = [
                replace(row, due=max(row.due, at), driver=self.worker)
                for row in await self._games()
                if row.due is not None
                and row.due <= at + AHEAD
                and (row.driver != self.worker or row.due < at - patience)
            ]
            await self._keep({f"game/{row.id}": row for row in mine})
        return [row.id for row in mine]

    async def put_off(self, id: str, due: int | None) -> None:
        async with self.lock:
            row = await self.game(id)
            if row is not None:
                await self._keep({f"game/{id}": replace(row, due=due)})

    async def seed(self, id: str) -> str:
        return await self._row(f"seed/{id}", str) or ""

    async def entries(self, id: str, after: int = 0) -> list[EntryRow]:
        return list((await self._rows(f"entry/{id}/", EntryRow)).values())[after:]

    async def made(self, id: str, move: str) -> int | None:
        return await self._row(f"move/{id}/{move}", int)

    async def append(self, row: GameRow, entries: list[EntryRow]) -> GameRow:
        async with self.lock:
            kept = await self._expected(row)
            for each in entries:
                if each.move is not None and await self.made(row.id, each.move) is not None:
                    raise Conflict(each.move)
            changed = replace(
                kept,
                version=row.version + len(entries),
                revision=row.revision + 1,
                phase=row.phase,
                asked=row.asked,
                since=row.since,
                request=row.request,
                result=row.result,
                due=row.due,
                driver="" if row.due is None else self.worker,
            )
            last = await self._row(numbered("entry", row.id, row.version), EntryRow)
            before = chain.first(row.id) if last is None else last.chain
            lines = _entries(row.id, row.version, chain.chained(before, entries))
            await self._keep({f"game/{row.id}": changed, **lines})
        return changed

    async def _expected(self, row: GameRow) -> GameRow:
        """The row as it is kept, which must be the one that was changed."""
        kept = await self.game(row.id)
        if kept is None or (kept.version, kept.revision) != (row.version, row.revision):
            raise Conflict(row.id)
        return kept

    async def note_seen(self, seen: dict[str, dict[int, int]]) -> None:
        async with self.lock:
            rows = [row for id in seen if (row := await self.game(id)) is not None]
            for row in rows:
                for seat in row.seats:
                    seat.seen = max(seat.seen, seen[row.id].get(seat.guest or 0, 0))
            await self._keep({f"game/{row.id}": row for row in rows})

    async def save(self, row: GameRow) -> GameRow:
        async with self.lock:
            kept = await self._expected(row)
            changed = replace(
                kept,
                kind=row.kind,
                host=row.host,
                invite=row.invite,
                rematch=row.rematch,
                phase=row.phase,
                request=row.request,
                rules=row.rules,
                options=row.options,
                seats=row.seats,
                due=row.due,
                driver="" if row.due is None else self.worker,
                revision=row.revision + 1,
            )
            await self._keep({f"game/{row.id}": changed})
        return changed

    # Talk.

    async def say(self, id: str, said: ChatRow) -> ChatRow:
        async with self.lock:
            row = await self.game(id)
            if row is None:
                raise Conflict(id)
            last = max((each.n for each in await self.chat(id, 0)), default=0)
            kept = replace(said, n=last + 1)
            changed = replace(row, said=kept.n)
            await self._keep({f"game/{id}": changed, numbered("chat", id, kept.n): kept})
        return kept

    async def chat(self, id: str, after: int) -> list[ChatRow]:
        rows = await self._rows(f"chat/{id}/", ChatRow)
        return [row for row in rows.values() if row.n > after]

    # Reviews.

    async def review(self, id: str) -> str | None:
        return await self._row(f"review/{id}", str)

    async def opinions(self, id: str) -> dict[int, str]:
        rows = await self._rows(f"opinion/{id}/", str)
        return {int(n): each for n, each in rows.items()}

    async def keep_opinion(self, id: str, n: int, told: str) -> None:
        await self._keep({numbered("opinion", id, n): told})

    async def keep_review(self, id: str, told: str) -> None:
        parts = await self.cabinet.scan(f"opinion/{id}/") if told else {}
        await self._keep({**dict.fromkeys(parts), f"review/{id}": told})

    # Endings.

    async def ending(self, id: str) -> bytes | None:
        return await self._row(f"ending/{id}", bytes)

    async def keep_ending(self, id: str, told: bytes) -> None:
        await self._keep({f"ending/{id}": told})

    # The rest.

    def key(self) -> bytes:
        return self._key

    def close(self) -> None:
        """Everything is written already."""


def _entries(id: str, start: int, entries: list[EntryRow]) -> dict[str, Any]:
    """The rows of entries, and of the moves they were made by."""
    rows: dict[str, Any] = {}
    for seq, each in enumerate(entries, start=start + 1):
        rows[numbered("entry", id, seq)] = each
        if each.move is not None:
            rows[f"move/{id}/{each.move}"] = each.made
    return rows


async def open_store(cabinet: Cabinet, fresh: bytes) -> CabinetStore:
    """The store of this device; `fresh` becomes its secret if it has none yet."""
    key = await cabinet.read(KEY)
    if key is None:
        key = base64.b64encode(fresh).decode()
        await cabinet.write({KEY: key})
    return CabinetStore(cabinet, base64.b64decode(key))
