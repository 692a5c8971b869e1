"""Guests in PostgreSQL: who they are, on which devices, and what is known of them."""

from __future__ import annotations

from typing import Any

from maat.core.notation import SOMEBODY
from maat.server.store.columns import PARTS, TOKEN, device_name
from maat.server.store.guests import BANS, still_banned
from maat.server.store.interface import Devices, People
from maat.server.store.postgres.lines import Lines
from maat.server.store.rows import GATHERING, HUMAN, OPEN, ChatRow, Guest, Session, now

INSERT_TOKEN = f"INSERT INTO token({TOKEN}) VALUES($1,$2,$3,$4,$5,$6,$7)"
TALK = "(game, seat) IN (SELECT game, seat FROM seat WHERE guest = $1)"


class PostgresGuests(People, Devices):
    """What a store keeps about people."""

    lines: Lines

    async def guest(
        self, token: bytes, kinds: tuple[str, ...], used: int = 0, born: int = 0
    ) -> Guest | None:
        rows = await self.lines.read(
            "SELECT guest.id, guest.name FROM token JOIN guest ON guest.id = token.guest "
            "WHERE token.hash = $1 AND token.kind = ANY($2) AND token.created >= $3 "
            "AND token.born >= $4",
            *(token, list(kinds), used, born),
        )
        return Guest(*rows[0]) if rows else None

    async def add_guest(self, name: str, token: bytes, kind: str, label: str = "") -> Guest:
        at = now()

        async def work(line: Any) -> int:
            async with line.transaction():
                query = "INSERT INTO guest(name, created) VALUES($1, $2) RETURNING id"
                made = int(await line.fetchval(query, name, at))
                await line.execute(INSERT_TOKEN, token, made, kind, at, at, label, 0)
            return made

        return Guest(await self.lines.use(work, again=False), name)

    async def rename(self, guest: int, name: str) -> None:
        await self.lines.write("UPDATE guest SET name = $1 WHERE id = $2", name, guest)

    async def add_token(
        self, guest: int, token: bytes, kind: str, only: bool, label: str = "", linked: bool = False
    ) -> None:
        at = now()

        async def work(line: Any) -> None:
            async with line.transaction():
                if only:
                    query = "DELETE FROM token WHERE guest = $1 AND kind = $2"
                    await line.execute(query, guest, kind)
                await line.execute(INSERT_TOKEN, token, guest, kind, at, at, label, int(linked))

        await self.lines.use(work, again=False)

    async def renew_token(self, token: bytes, older: int) -> bool:
        query = "SELECT 1 FROM token WHERE hash = $1 AND created < $2"
        if await self.lines.value(query, token, older) is None:
            return False
        await self.lines.write("UPDATE token SET created = $1 WHERE hash = $2", now(), token)
        return True

    async def drop_token(self, token: bytes) -> None:
        await self.lines.write("DELETE FROM token WHERE hash = $1", token)

    # Devices.

    async def sessions(self, guest: int) -> list[Session]:
        rows = await self.lines.read(
            "SELECT hash, kind, label, born, created, linked FROM token WHERE guest = $1 "
            "ORDER BY created DESC, born DESC",
            guest,
        )
        return [
            Session(device_name(hash), kind, label, born, used, bool(linked))
            for hash, kind, label, born, used, linked in rows
        ]

    async def session(self, token: bytes) -> str:
        return device_name(token)

    async def drop_old_tokens(self, older: int) -> None:
        await self.lines.write("DELETE FROM token WHERE kind = 'cookie' AND created < $1", older)

    async def drop_session(self, guest: int, id: str) -> bool:
        for row in await self.lines.read("SELECT hash FROM token WHERE guest = $1", guest):
            if device_name(row["hash"]) == id:
                await self.drop_token(row["hash"])
                return True
        return False

    async def drop_sessions(self, guest: int, but: bytes, linked: bool) -> None:
        where = "AND linked = 1" if linked else ""
        query = f"DELETE FROM token WHERE guest = $1 AND hash != $2 {where}"
        await self.lines.write(query, guest, but)

    # All that is known of a guest.

    async def since(self, guest: int) -> int:
        return int(await self.lines.value("SELECT created FROM guest WHERE id = $1", guest) or 0)

    async def talk_of(self, guest: int) -> list[tuple[str, ChatRow]]:
        query = f"SELECT game, n, seat, name, phrase, text, at FROM chat WHERE {TALK} ORDER BY at"
        return [(game, ChatRow(*rest)) for game, *rest in await self.lines.read(query, guest)]

    async def drop_talk(self, guest: int) -> None:
        await self.lines.write(f"DELETE FROM chat WHERE {TALK}", guest)

    async def forget(self, guest: int) -> None:
        async def work(line: Any) -> None:
            async with line.transaction():
                await line.execute(
                    "UPDATE seat SET kind = $1, name = '', guest = NULL, bot = '' WHERE guest = $2 "
                    "AND game IN (SELECT id FROM game WHERE phase = $3)",
                    *(OPEN, guest, GATHERING),
                )
                query = "UPDATE seat SET name = $2, guest = NULL WHERE guest = $1"
                await line.execute(query, guest, SOMEBODY)
                for query in (
                    "UPDATE game SET host = NULL WHERE host = $1",
                    "DELETE FROM token WHERE guest = $1",
                    "DELETE FROM guest WHERE id = $1",
                ):
                    await line.execute(query, guest)

        await self.lines.use(work, again=True)

    # What has grown old.

    async def newest(self) -> int:
        found = await self.lines.value(
            "SELECT greatest((SELECT max(since) FROM game), (SELECT max(created) FROM token))"
        )
        return int(found or 0)

    async def forget_absent(self, older: int) -> int:
        rows = await self.lines.write(
            "DELETE FROM guest WHERE created < $1 "
            "AND NOT EXISTS (SELECT FROM token WHERE token.guest = guest.id) "
            "AND NOT EXISTS (SELECT FROM seat WHERE seat.guest = guest.id AND kind = $2) "
            "AND NOT EXISTS (SELECT FROM game WHERE game.host = guest.id) RETURNING id",
            *(older, HUMAN),
        )
        return len(rows)

    async def banned(self) -> list[str]:
        rows = await self.lines.read(BANS.replace("rowid", "ctid"))  # in the order of writing
        return still_banned([(row["what"], row["act"]) for row in rows])

    async def drop_games(self, older: int) -> int:
        async def work(line: Any) -> int:
            async with line.transaction():
                query = "SELECT id FROM game WHERE since < $1 ORDER BY id FOR UPDATE"
                found = [row["id"] for row in await line.fetch(query, older)]
                for part in PARTS:
                    await line.execute(f"DELETE FROM {part} WHERE game = ANY($1)", found)
                await line.execute("DELETE FROM game WHERE id = ANY($1)", found)
            return len(found)

        return await self.lines.use(work, again=True)
