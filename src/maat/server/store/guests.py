"""Guests in the SQLite file: who they are, on which devices, and what is known of them."""

from __future__ import annotations

from typing import Any, Final

import apsw

from maat.core.notation import SOMEBODY
from maat.server.store.columns import PARTS, TOKEN, device_name
from maat.server.store.database import Database
from maat.server.store.interface import Devices, People
from maat.server.store.rows import GATHERING, HUMAN, OPEN, ChatRow, Guest, Session, now

INSERT_TOKEN = f"INSERT INTO token({TOKEN}) VALUES(?,?,?,?,?,?,?)"
TALK = "(game, seat) IN (SELECT game, seat FROM seat WHERE guest = ?)"

# Guests who can come back by nothing and sit nowhere.
ABSENT: Final = (
    "id NOT IN (SELECT guest FROM token) "
    f"AND id NOT IN (SELECT guest FROM seat WHERE kind = '{HUMAN}' AND guest IS NOT NULL) "
    "AND id NOT IN (SELECT host FROM game WHERE host IS NOT NULL)"
)
BAN, ALLOW = "ban", "allow"  # acts of operators
BANS: Final = f"SELECT what, act FROM audit WHERE act IN ('{BAN}', '{ALLOW}') ORDER BY at, rowid"


def still_banned(acts: list[tuple[str, str]]) -> list[str]:
    """Networks that are banned after all this: the last word on each counts."""
    return [network for network, act in dict(acts).items() if act == BAN]


class Guests(Database, People, Devices):
    """What a store keeps about people."""

    async def guest(
        self, token: bytes, kinds: tuple[str, ...], used: int = 0, born: int = 0
    ) -> Guest | None:
        """Whose token of one of these kinds this is, if it was used and made after these times."""
        rows = self._all(
            "SELECT guest.id, guest.name, token.kind, token.created, token.born FROM token "
            "JOIN guest ON guest.id = token.guest WHERE token.hash = ?",
            token,
        )
        return next(
            (
                Guest(id, name)
                for id, name, kind, last, first in rows
                if kind in kinds and last >= used and first >= born
            ),
            None,
        )

    async def add_guest(self, name: str, token: bytes, kind: str, label: str = "") -> Guest:
        """A new guest with a first token."""

        def job(connection: apsw.Connection) -> int:
            at = now()
            connection.execute("INSERT INTO guest(name, created) VALUES(?, ?)", (name, at))
            made = connection.last_insert_rowid()
            connection.execute(INSERT_TOKEN, (token, made, kind, at, at, label, 0))
            return made

        return Guest(await self._write(job), name)

    async def rename(self, guest: int, name: str) -> None:
        """Call a guest something else from now on."""
        await self._run("UPDATE guest SET name = ? WHERE id = ?", name, guest)

    async def add_token(
        self, guest: int, token: bytes, kind: str, only: bool, label: str = "", linked: bool = False
    ) -> None:
        """Another token; `only` drops the guest's others of the same kind."""

        def job(connection: apsw.Connection) -> None:
            if only:
                connection.execute("DELETE FROM token WHERE guest = ? AND kind = ?", (guest, kind))
            at = now()
            connection.execute(INSERT_TOKEN, (token, guest, kind, at, at, label, int(linked)))

        await self._write(job)

    async def renew_token(self, token: bytes, older: int) -> bool:
        """A token from before that time counts as new again; whether it was so old."""
        query = "SELECT 1 FROM token WHERE hash = ? AND created < ?"
        if self._value(query, token, older) is None:
            return False
        await self._run("UPDATE token SET created = ? WHERE hash = ?", now(), token)
        return True

    async def drop_token(self, token: bytes) -> None:
        """The token opens nothing any more."""
        await self._run("DELETE FROM token WHERE hash = ?", token)

    # Devices.

    async def sessions(self, guest: int) -> list[Session]:
        """Every token of a guest, the latest used first."""
        rows = self._all(
            "SELECT hash, kind, label, born, created, linked FROM token WHERE guest = ? "
            "ORDER BY created DESC, born DESC",
            guest,
        )
        return [
            Session(device_name(hash), kind, label, born, used, bool(linked))
            for hash, kind, label, born, used, linked in rows
        ]

    async def session(self, token: bytes) -> str:
        """What a token is called in that list."""
        return device_name(token)

    async def drop_old_tokens(self, older: int) -> None:
        """Cookies nobody has used since that time are deleted."""
        await self._run("DELETE FROM token WHERE kind = 'cookie' AND created < ?", older)

    async def drop_session(self, guest: int, id: str) -> bool:
        """One of a guest's devices is known no more; whether there was such a one."""
        for (token,) in self._all("SELECT hash FROM token WHERE guest = ?", guest):
            if device_name(token) == id:
                await self.drop_token(token)
                return True
        return False

    async def drop_sessions(self, guest: int, but: bytes, linked: bool) -> None:
        """All tokens of a guest but one open nothing any more; `linked`: those a link has made."""
        where = "AND linked = 1" if linked else ""
        await self._run(f"DELETE FROM token WHERE guest = ? AND hash != ? {where}", guest, but)

    # All that is known of a guest.

    async def since(self, guest: int) -> int:
        """When a guest came first."""
        return int(self._value("SELECT created FROM guest WHERE id = ?", guest) or 0)

    async def talk_of(self, guest: int) -> list[tuple[str, ChatRow]]:
        """Everything somebody has said, with the table."""
        query = f"SELECT game, n, seat, name, phrase, text, at FROM chat WHERE {TALK} ORDER BY at"
        return [(game, ChatRow(*rest)) for game, *rest in self._all(query, guest)]

    async def drop_talk(self, guest: int) -> None:
        """What somebody has said where they sit is not there any more."""
        await self._run(f"DELETE FROM chat WHERE {TALK}", guest)

    async def forget(self, guest: int) -> None:
        """Nothing that tells who this was is left: not the name, nor any way back."""

        def job(connection: apsw.Connection) -> None:
            run = connection.execute
            run(
                "UPDATE seat SET kind = ?, name = '', guest = NULL, bot = '' WHERE guest = ? "
                "AND game IN (SELECT id FROM game WHERE phase = ?)",
                (OPEN, guest, GATHERING),
            )
            run("UPDATE seat SET name = ?, guest = NULL WHERE guest = ?", (SOMEBODY, guest))
            run("UPDATE game SET host = NULL WHERE host = ?", (guest,))
            run("DELETE FROM token WHERE guest = ?", (guest,))
            run("DELETE FROM guest WHERE id = ?", (guest,))

        await self._write(job)

    # What has grown old.

    async def newest(self) -> int:
        """When something was last written."""
        found: Any = self._value(
            "SELECT max(coalesce((SELECT max(since) FROM game), 0), "
            "coalesce((SELECT max(created) FROM token), 0))"
        )
        return int(found or 0)

    async def forget_absent(self, older: int) -> int:
        """Guests who can come back by nothing, sit nowhere and came before that time are forgotten;
        how many they were."""
        query = f"DELETE FROM guest WHERE created < ? AND {ABSENT}"

        def job(connection: apsw.Connection) -> int:
            connection.execute(query, (older,))
            return connection.changes()

        return await self._write(job)

    async def banned(self) -> list[str]:
        """Networks from which nobody may ask."""
        return still_banned(self._all(BANS))

    async def drop_games(self, older: int) -> int:
        """Tables nobody has touched since that time are deleted; how many they were."""

        def job(connection: apsw.Connection) -> int:
            found = connection.execute("SELECT id FROM game WHERE since < ?", (older,)).fetchall()
            for part in PARTS:
                connection.executemany(f"DELETE FROM {part} WHERE game = ?", found)
            connection.executemany("DELETE FROM game WHERE id = ?", found)
            return len(found)

        return await self._write(job)
