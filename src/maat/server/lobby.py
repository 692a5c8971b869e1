"""Before and after a game: what can be played, who I am, opening tables."""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
import secrets
from dataclasses import replace

from msgspec import Raw

from maat import catalog
from maat.bots import roster
from maat.core import components, notation
from maat.core.seal import commitment, new_seed
from maat.scene.parts import Section
from maat.server import beats, bodies, hub, pages, replays
from maat.server.calls import BEARER, COOKIE, LINK, Call, token_of
from maat.server.protocol import ENCODER, PROTOCOL, Seat
from maat.server.refusal import Refusal
from maat.server.store import (
    BOT,
    GATHERING,
    HUMAN,
    OPEN,
    RECORD,
    TABLE,
    GameRow,
    Guest,
    SeatRow,
    digest,
    new_id,
    new_token,
    now,
)
from maat.server.tables import Table
from maat.server.wording import Wording
from maat.text import LANGUAGES
from maat.version import __version__

MOST_LISTED = 100


# Games.


async def games(call: Call) -> bodies.Games:
    """What can be played here."""
    found = [_game_info(call, wording) for wording in call.house.wordings.values()]
    return bodies.Games(PROTOCOL, __version__, list(LANGUAGES), list(hub.PHRASES), found)


def _game_info(call: Call, wording: Wording) -> bodies.GameInfo:
    game = wording.game
    return bodies.GameInfo(
        key=game.key,
        rules=game.version,
        seat_counts=list(game.seat_counts),
        options=[bodies.GameOption(each.key, each.values, each.solo) for each in game.options],
        bots=list(roster.known(game.key)),
        levels=roster.levels(game.key),
        usual=roster.usual(game.key),
        solo=1 in game.seat_counts,
        prefix=game.prefix,
        reconstructed=call.house.reconstructed[game.key],
        lesson=bool(pages.lesson(game.key)),
    )


async def facts(call: Call) -> bodies.Facts:
    """Every component value of a game."""
    key = call.request.path_params["game"]
    call.house.wording(key)
    values = catalog.read_values(key)
    rows = components.facts(values) if values else []
    found = [
        bodies.Fact(row.path, Raw(ENCODER.encode(row.value)), row.tag, row.note) for row in rows
    ]
    return bodies.Facts(key, components.digest(values), found, _sections(call, key))


def _sections(call: Call, key: str) -> list[Section]:
    """The reference of a game, if it has one."""
    name = f"{catalog.package(key)}.scene_parts"
    if importlib.util.find_spec(name) is None:
        return []
    game = call.house.wording(key).game
    found: list[Section] = importlib.import_module(name).sections(game.new(game.seat_counts[-1]))
    return found


async def about(call: Call) -> bodies.About:
    """What runs here, and how far the fast engine is."""
    engine = call.services.engine
    return bodies.About(
        __version__, bodies.Engine(engine.stage, round(engine.share, 3), engine.key)
    )


LESSONS: dict[str, bodies.Replay] = {}  # made once: a lesson never changes


async def lesson(call: Call) -> bodies.Replay:
    """The guided first game."""
    key = call.request.path_params["game"]
    wording = call.house.wording(key)
    text = pages.lesson(key)
    if not text:
        raise Refusal("not-found", 404)
    if key not in LESSONS:
        LESSONS[key] = await make_lesson(call, wording, text)
    return LESSONS[key]


async def make_lesson(call: Call, wording: Wording, text: str) -> bodies.Replay:
    """The record of a lesson played again, as seat 0 saw it."""
    row, entries = replays.read_record(wording, notation.read(text))
    course = call.house.course(row)
    seats = [Seat(each.name, "human") for each in row.seats]
    history = [course.read(entry.line) for entry in entries]
    tape = replays.Tape("", course, history, seats, row.dealer, row.commitment, "")
    return await asyncio.to_thread(replays.play, tape, 0)


# Guests.


async def me(call: Call) -> bodies.Me:
    """Who I am, and my tables."""
    if call.guest is None:
        return bodies.Me("", False, [])
    await call.stay()
    rows = call.store.games_of(call.guest.id, MOST_LISTED)
    return bodies.Me(call.guest.name, True, [beats.table_row(row, call.guest.id) for row in rows])


async def set_me(call: Call) -> bodies.Badge:
    """Make or rename a guest."""
    person = call.body_of(bodies.Person)
    if person.bearer:
        token = new_token()
        name = notation.clean(person.name)
        await call.store.add_guest(name, digest(token), BEARER)
        return bodies.Badge(name, token)
    return bodies.Badge((await call.welcome(person.name)).name)


async def make_link(call: Call) -> bodies.Link:
    """A private link to my seats."""
    secret = new_token()
    await call.store.add_token(call.known().id, digest(secret), LINK, only=True)
    return bodies.Link(f"{call.url}/#k={secret}")


async def open_link(call: Call) -> bodies.Badge:
    """Go on as the guest of a private link."""
    wish = call.body_of(bodies.OpenLink)
    guest = call.store.guest(digest(wish.secret), (LINK,))
    if guest is None:
        raise Refusal("bad-link", 403)
    if not wish.replace and _has_other_seats(call, guest):
        raise Refusal("other-guest", name=guest.name)
    token = new_token()
    await call.store.add_token(guest.id, digest(token), COOKIE, only=False)
    call.cookie = token
    return bodies.Badge(guest.name)


def _has_other_seats(call: Call, guest: Guest) -> bool:
    """Whether this device would lose its way to the tables of another guest."""
    here = call.guest
    return here is not None and here.id != guest.id and bool(call.store.games_of(here.id, 1))


async def leave(call: Call) -> bodies.Badge:
    """Forget this device."""
    token = token_of(call.settings, call.request)
    if token:
        await call.store.drop_token(digest(token))
    call.cookie = ""
    return bodies.Badge("")


# Tables.


async def open_table(call: Call) -> bodies.Opened:
    """A new table."""
    wish = call.body_of(bodies.NewTable)
    game = call.house.wording(wish.game).game
    game.new(len(wish.seats), wish.options)
    for each in wish.seats:
        if each.bot:
            call.house.check_bot(wish.game, each.bot)
    guest = await call.welcome(wish.name)
    seats = _new_seats(call, wish, guest)
    clock = (0, 0) if wish.clock is None else (wish.clock.move, wish.clock.total)
    return await _open(call, wish.game, seats, game.settle(wish.options), clock)


def _new_seats(call: Call, wish: bodies.NewTable, guest: Guest) -> list[SeatRow]:
    rows: list[SeatRow] = []
    for seat, each in enumerate(wish.seats):
        if each.kind == "bot":
            bot = call.house.check_bot(wish.game, each.bot or roster.usual(wish.game))
            rows.append(SeatRow(seat, BOT, None, bot))
        elif each.kind == "me":
            rows.append(SeatRow(seat, HUMAN, guest.id, "", notation.clean(each.name) or guest.name))
        else:
            rows.append(SeatRow(seat))
    if wish.shuffle:
        secrets.SystemRandom().shuffle(rows)
    return [_placed(row, seat) for seat, row in enumerate(rows)]


def _placed(row: SeatRow, seat: int) -> SeatRow:
    """The row on its seat; a bot is called after both."""
    name = f"{row.bot} {seat + 1}" if row.kind == BOT else row.name
    return replace(row, seat=seat, name=name)


async def _open(
    call: Call, key: str, seats: list[SeatRow], options: dict[str, str], clock: tuple[int, int]
) -> bodies.Opened:
    game = call.house.wording(key).game
    seed = new_seed()
    row = GameRow(
        id=new_id(),
        kind=TABLE,
        game=key,
        rules=game.version,
        components=game.components,
        options=options,
        clock=clock,
        dealer=notation.SEALED,
        commitment=commitment(seed),
        host=call.known().id,
        created=now(),
        since=now(),
        phase=GATHERING,
        seats=seats,
    )
    await call.store.add_game(row, seed, [])
    table = call.house.table(row.id)
    await table.do(table.start())
    return opened(call, row)


def opened(call: Call, row: GameRow) -> bodies.Opened:
    """Where a table is, and how to invite others."""
    call.location = f"/api/tables/{row.id}"
    invited = any(each.kind == OPEN for each in row.seats)
    url = call.house.invite_url(row, call.url) if invited else ""
    return bodies.Opened(row.id, f"{call.own_url}/t/{row.id}", url)


async def rematch(call: Call) -> bodies.Opened:
    """The same people once more, the next of them first."""
    table = call.seated()
    if not table.is_over or table.row.kind == RECORD:
        raise Refusal("not-over")
    return await table.do(_rematch(call, table))


async def _rematch(call: Call, table: Table) -> bodies.Opened:
    old = table.row
    if old.rematch:
        return opened(call, call.house.table(old.rematch).row)
    order = old.seats[1:] + old.seats[:1]
    seats = [_placed(each, seat) for seat, each in enumerate(order)]
    made = await _open(call, old.game, seats, old.options, old.clock)
    await table.keep(replace(old, rematch=made.id))
    return made
