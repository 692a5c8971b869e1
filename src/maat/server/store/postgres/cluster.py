"""Workers that share a PostgreSQL database: who lives, what each has just done.

What is told is told after the commit, by its own connection: what was appended, so that nobody has
to read it, or only which table it was. Nothing depends on hearing: all look again every second, and
what does not fit what a worker knows it reads.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any

import msgspec

from maat.server.cluster import Cluster, JobState, KeptStanding
from maat.server.errors import Refusal
from maat.server.store.news import ENCODER, WORDS, News
from maat.server.store.postgres.connection_pool import LOST, let_go
from maat.server.store.postgres.schema import LOCKS
from maat.server.store.postgres.store import NOTE_SEEN, PostgresStore
from maat.server.store.rows import now

LOG = logging.getLogger("maat.cluster")

CHANNEL = "maat"
BEAT = 0.5  # seconds between signs of life; after SILENCE without one a worker counts as dead
WORD = 7900  # bytes of a word: PostgreSQL takes 8,000
MOST_TOLD = 200  # things at a time
CLEANED = (  # by whoever begins
    "DELETE FROM worker WHERE beat < now() - interval '1 hour'",
    "DELETE FROM presence WHERE worker NOT IN (SELECT id FROM worker)",
    "DELETE FROM hits WHERE until < now()",
)

LOOK = """
    SELECT g.id, g.version, g.revision, g.said, ARRAY(
        SELECT p.guest FROM presence p
        WHERE p.game = g.id AND p.worker != $2 AND p.worker IN (SELECT id FROM living)) AS guests
    FROM game g WHERE g.id = ANY($1)
"""
TAKE = """
    INSERT INTO job(id, worker) VALUES($1, $2) ON CONFLICT (id) DO UPDATE SET
        worker = CASE WHEN job.worker IN (SELECT id FROM living) THEN job.worker ELSE $2 END
    RETURNING worker, state, done, total
"""
HIT = """
    WITH t AS (SELECT extract(epoch FROM clock_timestamp()) / $2::float8 AS at)
    INSERT INTO hits(key, slot, n, until)
        SELECT $1, floor(at)::bigint, 1, now() + $2 * interval '2 s' FROM t
    ON CONFLICT (key, slot) DO UPDATE SET n = hits.n + 1
    RETURNING n + (SELECT coalesce(max(p.n), 0) * (1 - max(t.at - floor(t.at))) FROM t
        LEFT JOIN hits p ON p.key = $1 AND p.slot = floor(t.at)::bigint - 1)
"""
SOFTLY = "SELECT set_config('synchronous_commit', 'off', true)"  # a word may be lost
TELL = f"{SOFTLY}, pg_notify($1, word) FROM unnest($2::text[]) word"


class PostgresCluster(Cluster):
    """One worker among others."""

    is_shared = True

    def __init__(self, store: PostgresStore) -> None:
        super().__init__()
        self.store = store
        self.pool = store.pool
        self.me = store.worker
        self.connection: Any = None  # which lives as long as this worker is alive
        self.living: set[str] = set()
        self.untold: dict[str | News, None] = {}  # what the others have to hear of
        self.here: set[tuple[str, int]] = set()  # who looks at what
        self.moved: dict[tuple[str, int], bool] = {}  # who looks at what now, or does no more
        self.telling: asyncio.Task[None] | None = None
        store.written = self.tell

    # Telling.

    def tell(self, what: str | News) -> None:
        """Something was written: at a table, or about @guest; or just this was appended."""
        self.untold[what] = None
        if self.telling is None:
            self.telling = asyncio.create_task(self._tell_on())

    def came(self, id: str, guest: int) -> None:
        self.here.add((id, guest))
        self.moved[id, guest] = True
        self.tell(id)

    def went(self, id: str, guest: int) -> None:
        self.here.discard((id, guest))
        self.moved[id, guest] = False
        self.tell(id)

    def dropped(self, guest: int) -> None:
        self.tell(f"@{guest}")

    async def _tell_on(self) -> None:
        while self.untold:
            told = list(self.untold)[:MOST_TOLD]
            moved, self.moved = self.moved, {}
            for each in told:
                del self.untold[each]
            try:
                if moved:
                    await self.pool.use(partial(self._note, moved), again=True)
                await self.pool.read(TELL, CHANNEL, words(self.me, told))  # all, not the first
            except Refusal:
                LOG.warning("the other workers cannot be told")
        self.telling = None

    async def _note(self, moved: dict[tuple[str, int], bool], connection: Any) -> None:
        """Who looks at what from here now."""
        async with connection.transaction():
            await connection.execute(SOFTLY)
            here = sorted(each for each, is_here in moved.items() if is_here)
            gone = sorted(each for each, is_here in moved.items() if not is_here)
            await connection.executemany(
                "INSERT INTO presence VALUES($1, $2, $3) ON CONFLICT DO NOTHING",
                [(*each, self.me) for each in here],
            )
            await connection.executemany(
                "DELETE FROM presence WHERE game = $1 AND guest = $2 AND worker = $3",
                [(*each, self.me) for each in gone],
            )
            games, guests = [game for game, _ in gone], [guest for _, guest in gone]
            await connection.execute(NOTE_SEEN, games, guests, [now()] * len(gone))

    # Hearing.

    def _hear(self, _: Any, __: int, ___: str, word: str) -> None:
        try:
            who, *told = WORDS.decode(word)
        except msgspec.DecodeError:
            self.ears.deaf()  # a worker of another version says it otherwise
            return
        if who == self.me:
            return
        named = {each for each in told if isinstance(each, str)}
        guests = {each for each in named if each.startswith("@")}
        if guests:
            self.ears.guests({int(each[1:]) for each in guests})
        self.ears.news([each for each in told if isinstance(each, News)])
        self.ears.tables(named - guests)

    async def look(self, ids: list[str]) -> dict[str, KeptStanding]:
        rows = await self.pool.read(LOOK, ids, self.me)
        return {
            row["id"]: KeptStanding(
                row["version"], row["revision"], row["said"], frozenset(row["guests"])
            )
            for row in rows
        }

    # Living.

    async def run(self) -> None:
        while True:
            try:
                if self.connection is None or self.connection.is_closed():
                    await self._begin()
                await self._beat()
                await asyncio.sleep(BEAT)
            except Exception as fault:
                let_go(self.connection)
                if not isinstance(fault, LOST):
                    LOG.exception("no sign of life")
                await asyncio.sleep(BEAT / 5)

    async def _begin(self) -> None:
        """Take the lock that tells others that this worker lives, and listen from now on."""
        connection = self.connection = await self.pool.connect()
        number = await connection.fetchval(
            "INSERT INTO worker(id) VALUES($1) ON CONFLICT (id) DO UPDATE SET beat = now() "
            "RETURNING n",
            self.me,
        )
        await connection.execute("SELECT pg_advisory_lock($1, $2)", LOCKS, number)
        await connection.add_listener(CHANNEL, self._hear)
        for query in CLEANED:
            await connection.execute(query)
        self.ears.deaf()
        for id, guest in list(self.here):
            self.came(id, guest)  # who looks is forgotten when the database crashes

    async def _beat(self) -> None:
        await self.connection.execute("UPDATE worker SET beat = now() WHERE id = $1", self.me)
        living = {row["id"] for row in await self.connection.fetch("SELECT id FROM living")}
        if self.living - living:
            self.ears.died()
        self.living = living

    async def close(self) -> None:
        if self.telling is not None:
            await self.telling
        if self.connection is None or self.connection.is_closed():
            return
        try:
            await self.connection.execute("DELETE FROM presence WHERE worker = $1", self.me)
            await self.connection.execute("DELETE FROM worker WHERE id = $1", self.me)
            await self.connection.close()
        except LOST:
            LOG.warning("the other workers will notice by themselves that this one has gone")

    # Work that one of them does.

    async def job(self, id: str) -> JobState:
        [row] = await self.pool.write(TAKE, id, self.me)
        return JobState(row["worker"] == self.me, row["state"], row["done"], row["total"])

    async def note_job(self, id: str, told: JobState) -> None:
        query = "UPDATE job SET state = $2, done = $3, total = $4 WHERE id = $1"
        await self.pool.write(query, id, told.state, told.done, told.total)

    async def end_job(self, id: str) -> None:
        await self.pool.write("DELETE FROM job WHERE id = $1", id)

    # Limits.

    async def hit(self, key: str, seconds: int) -> float:
        """Of the period before as much as is not older than a period."""

        async def work(connection: Any) -> float:
            async with connection.transaction():
                await connection.execute(SOFTLY)
                return float(await connection.fetchval(HIT, key, seconds))

        return await self.pool.use(work, again=True)


def words(me: str, told: list[str | News]) -> list[str]:
    """What is told, in as few words as hold it; too long news are the name of their table."""
    start = ENCODER.encode([me])[:-1]
    found = [start]
    for each in told:
        item = ENCODER.encode(each)
        if isinstance(each, News) and len(start) + len(item) + 2 > WORD:
            item = ENCODER.encode(each.id)
        if len(found[-1]) + len(item) + 2 > WORD:
            found.append(start)
        found[-1] += b"," + item
    return [(each + b"]").decode() for each in found]
