"""What can be played: games, their components, their lessons."""

from __future__ import annotations

from msgspec import Raw

from maat import catalog
from maat.bots import roster
from maat.catalog import AnyGame
from maat.core import components
from maat.languages import LANGUAGES
from maat.scene import Piece, Place
from maat.scene.parts import Section
from maat.server import bodies, chat, lessons, site
from maat.server.errors import Refusal
from maat.server.http.calls import Call
from maat.server.http.routes import Routes
from maat.server.lesson_bodies import Lesson
from maat.server.protocol import ENCODER, PROTOCOL, Explained
from maat.server.values import FactRow, Facts
from maat.version import __version__

TOOLS = ("pad", "opening")  # for a real table, if a game has them

routes = Routes()


@routes.get("/api/games")
async def games(call: Call) -> bodies.Games:
    """What can be played."""
    found = [_game_info(call, each.game) for each in call.games.all()]
    return bodies.Games(
        PROTOCOL,
        __version__,
        list(LANGUAGES),
        list(chat.PHRASES),
        found,
        call.settings.pause,
        site.address(call.settings),
    )


def _game_info(call: Call, game: AnyGame) -> bodies.GameInfo:
    return bodies.GameInfo(
        key=game.key,
        rules=game.version,
        seat_counts=list(game.seat_counts),
        options=[
            bodies.GameOption(each.key, each.values, each.solo)
            for each in game.options
            if not each.box  # which tools for the real box set by themselves
        ],
        bots=list(roster.known(game.key)),
        levels=roster.levels(game.key),
        usual=roster.usual(game.key),
        solo=1 in game.seat_counts,
        prefix=game.prefix,
        reconstructed=call.games.reconstructed[game.key],
        bgg=call.games.bgg[game.key],
        tools=[each for each in TOOLS if catalog.module(game.key, f"scene.{each}") is not None],
        lessons=lessons.lessons(game.key),
    )


FACTS: dict[str, Facts] = {}  # made once, as lessons are: values of ours never change
# Enough for a class that begins together, and not for whoever holds a server up.
OFTEN = "120/minute"


@routes.get("/api/games/{game}/components")
async def facts(call: Call) -> Facts:
    """Component values."""
    key = call.games.game(call.path("game")).key
    if key not in FACTS:
        FACTS[key] = _facts(call, key)
    return FACTS[key]


def _facts(call: Call, key: str) -> Facts:
    values = catalog.read_values(key)
    rows = components.facts(values) if values else []
    found = [FactRow(row.path, Raw(ENCODER.encode(row.value)), row.tag, row.note) for row in rows]
    sections = _sections(call, key)
    lists = values.get("meta", {}).get("lists", {})
    return Facts(key, components.digest(values), found, sections, _printed(key, sections), lists)


def _printed(key: str, sections: list[Section]) -> dict[str, Piece]:
    """The pieces of the reference by where their values stand."""
    about = catalog.module(key, "scene.about")
    if not hasattr(about, "values"):
        return {}
    pieces = [part.piece for section in sections for part in section.parts]
    found = {about.values(Place(""), piece): piece for piece in pieces}
    return {path: piece for path, piece in found.items() if path}


def _sections(call: Call, key: str) -> list[Section]:
    """The reference of a game, if it has one."""
    module = catalog.module(key, "scene.parts")
    if module is None:
        return []
    game = call.games.game(key)
    found: list[Section] = module.sections(game.new(game.seat_counts[-1]))
    return found


LESSONS: dict[tuple[str, str], Lesson] = {}  # made once: a lesson never changes


@routes.get("/api/games/{game}/lesson", limit=OFTEN)
async def lesson(call: Call) -> Lesson:
    """The guided game."""
    return await _lesson(call, "lesson")


@routes.get("/api/games/{game}/solo", limit=OFTEN)
async def solo(call: Call) -> Lesson:
    """The lesson of the solo game."""
    return await _lesson(call, "solo")


@routes.post("/api/games/{game}/lesson/what", limit="120/minute")
async def lesson_what(call: Call, thing: bodies.Thing) -> Explained:
    """What a thing of the guided game is, and is worth to the learner."""
    return await _explained(call, "lesson", thing)


@routes.post("/api/games/{game}/solo/what", limit="120/minute")
async def solo_what(call: Call, thing: bodies.Thing) -> Explained:
    """What a thing of the solo game's lesson is, and is worth to the learner."""
    return await _explained(call, "solo", thing)


async def _explained(call: Call, name: str, thing: bodies.Thing) -> Explained:
    messages = call.games.messages(call.path("game"))
    if name not in lessons.lessons(messages.game.key):
        raise Refusal("not-found", 404)
    return await call.services.aside(lessons.explained, messages, name, thing)


async def _lesson(call: Call, name: str) -> Lesson:
    messages = call.games.messages(call.path("game"))
    game = messages.game
    if name not in lessons.lessons(game.key):
        raise Refusal("not-found", 404)
    if (game.key, name) not in LESSONS:
        made = await call.services.aside(lessons.make, game, messages, name)
        LESSONS[game.key, name] = made
    return LESSONS[game.key, name]
