"""What the browser gets besides data: the page, its files, the texts."""

from __future__ import annotations

import base64
import hashlib
import mimetypes
import re
from functools import cache
from importlib import resources
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from maat import catalog
from maat.languages import LANGUAGES
from maat.server import bundle
from maat.server.bodies import Replay
from maat.server.errors import Refusal
from maat.server.minifier import KINDS as MINIFIED
from maat.server.minifier import minified
from maat.version import __version__

WEB = Path(str(resources.files("maat"))) / "web"
PAGES = (
    *("/", "/t/{id}", "/replay/{id}", "/review/{id}", "/verify/{id}"),
    *("/rules/{game}", "/cards/{game}", "/learn/{game}", "/learn/{game}/solo"),
    *("/box", "/box/{game}", "/box/{game}/{tool}"),
    *("/tables", "/plays", "/about", "/me"),
)
FOREVER = "public, max-age=31536000, immutable"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml; charset=utf-8",
    ".ftl": "text/plain",
}
NOT_SERVED = {".py", ".ts"}  # types are for those who change the page
# What no page says.
TERMINAL = {"arena.ftl", "learn.ftl", "serving.ftl", "terminal.ftl", "usage.ftl"}
# What one page alone says, and what a table says only after it can be played.
APART = {
    *(
        "about.ftl",
        "box.ftl",
        "transfer.ftl",
        "front.ftl",
        "waitingroom.ftl",
        "byhand.ftl",
        "deferred.ftl",
        "lesson.ftl",
        "account.ftl",
        "network.ftl",
        "pocket.ftl",
        "reading.ftl",
        "records.ftl",
        "server.ftl",
    ),
    "results.ftl",
    "review.ftl",
    "values.ftl",
    "verify.ftl",
}
NO_PAGE = "<!doctype html><title>Maat</title><p>Maat</p>"

MAP = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)
MESSAGE = r"^%s[\w-]* =.*\n(?:[ \t}].*\n)*"
UNSAID = re.compile(rf"^#.*\n|^\n|{MESSAGE % 'help-'}", re.MULTILINE)  # comments, help of commands
LATER = {  # texts of a table that it can be played without
    "options": re.compile(MESSAGE % "(?:option-|game-about|game-players)", re.MULTILINE),
    "deferred": re.compile(
        MESSAGE % "(?:event|tie|reason|rule|score|label|what|kind-tile|pad|opening|ask-told)-",
        re.MULTILINE,
    ),
    "faults": re.compile(MESSAGE % "(?:error|value)-", re.MULTILINE),  # of component values
}
OWN = ("rules", "lesson", "overview")  # files a game has besides its table's


def files() -> dict[str, Path]:
    """The index page and all beside it by address; the drawings of games are in their folders."""
    found = {key: catalog.file(key, "art.svg") for key in catalog.games()}
    drawings = {f"art/{key}.svg": path for key, path in found.items() if path is not None}
    own = [path for path in WEB.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    names = {str(path.relative_to(WEB)): path for path in own if path.suffix not in NOT_SERVED}
    return dict(sorted({**drawings, **names}.items()))


class Assets:
    """The files of one version of the program."""

    def __init__(self) -> None:
        self.known = files()
        digest = hashlib.sha256()
        for path in self.known.values():
            digest.update(path.read_bytes())
        self.version = f"{__version__}-{digest.hexdigest()[:12]}"
        source = (WEB / "index.html").read_text("utf-8") if "index.html" in self.known else NO_PAGE
        self.index = source.replace("%STATIC%", f"/static/{self.version}")

    def script_hashes(self) -> str:
        """For the policy: an import map stands in the page itself, and only it may."""
        found = [
            base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
            for text in MAP.findall(self.index)
        ]
        return "".join(f" 'sha256-{each}'" for each in found)

    def routes(self) -> list[Route]:
        """Where all of it is asked for."""
        return [
            *(Route(path, self.page) for path in PAGES),
            Route("/static/{version}/{path:path}", self.static),
            Route("/locale/{language}/{file}", self.locale),
        ]

    async def page(self, _: Request) -> Response:
        """The one page there is."""
        return Response(self.index, media_type="text/html", headers={"Cache-Control": "no-cache"})

    async def static(self, request: Request) -> Response:
        """A file beside the page; of another version only as long as it is the same program."""
        path = self.known.get(request.path_params["path"])
        if path is None or path.name == "index.html":
            raise Refusal("not-found", 404)
        kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
        current = request.path_params["version"] == self.version
        cached = FOREVER if current else "no-cache"
        return Response(sent(path), media_type=kind, headers={"Cache-Control": cached})

    async def locale(self, request: Request) -> Response:
        """The texts of the program, of a game's table, or of its rules."""
        text = texts(request.path_params["language"], request.path_params["file"])
        tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
        headers = {"Cache-Control": "no-cache", "ETag": tag}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(text, media_type="text/plain", headers=headers)

    def one_file(self, replay: Replay) -> str:
        """A replay as a page of its own."""
        wanted = bundle.needed(list(self.known), replay.game)
        return bundle.fold({name: self.text(name) for name in wanted}, replay)

    def text(self, name: str) -> str:
        """A file beside the page, or the texts of an address."""
        if name in self.known:
            return self.known[name].read_text("utf-8")
        language, file = name.removeprefix("/locale/").split("/")
        return texts(language, file)


@cache
def sent(path: Path) -> bytes:
    """A file as browsers get it."""
    source = path.read_bytes()
    kind = MINIFIED.get(path.suffix)
    return source if kind is None else minified(source, kind)


@cache
def texts(language: str, file: str) -> str:
    """What a page says, English where there is no other; see docs/protocol.md for the files."""
    if language not in LANGUAGES or not file.endswith(".ftl"):
        raise Refusal("not-found", 404)
    name = file.removesuffix(".ftl")
    if file in APART:
        return UNSAID.sub("", _read("maat", language, file))
    if name == "common":
        return _common(language)
    key, _, part = name.partition("-")
    if key not in catalog.games() or part not in ("", "table", *OWN, *LATER):
        raise Refusal("not-found", 404)
    if part in OWN:
        return _own(key, language, f"{part}.ftl")
    own = UNSAID.sub("", _own(key, language, "table.ftl"))
    if part in LATER:
        return "".join(LATER[part].findall(own))
    for late in LATER.values() if part else ():
        own = late.sub("", own)
    return own if part else _common(language) + own


def _common(language: str) -> str:
    """What every page may say."""
    return UNSAID.sub("", _read("maat", language, ""))


def _own(key: str, language: str, name: str) -> str:
    """A file of texts of a game."""
    package = catalog.package(key)
    return _read(package, language, name) or _read(package, "en", name)


def _read(package: str, language: str, name: str) -> str:
    folder = resources.files(package).joinpath("locale", language)
    if not folder.is_dir():
        return ""
    there = {each.name for each in folder.iterdir() if each.name.endswith(".ftl")}
    left_out = TERMINAL | APART if package == "maat" else set()
    found = [name] if name else sorted(there - left_out)
    return "\n".join(folder.joinpath(each).read_text("utf-8") for each in found if each in there)
