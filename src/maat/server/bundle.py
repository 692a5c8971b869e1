"""A replay as one file: the page with all modules, styles, drawings and texts folded in."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable, Mapping
from pathlib import PurePosixPath

from maat.languages import LANGUAGES
from maat.server.bodies import Replay
from maat.server.protocol import ENCODER

PAGE = "index.html"
DEFERRED = "deferred.css"  # the styles a table loads once it is seen
ELSEWHERE = "pocket/"  # what only a page without a server needs

IMPORT = re.compile(r"""(\bfrom\s*|\bimport\s*\(\s*|\bimport\s*)(["'])(\.\.?/[^"']+)\2""")
SCRIPT = re.compile(r'<script type="module" src="%STATIC%/([^"]+)"></script>')
STYLE = re.compile(r'<link rel="stylesheet" href="%STATIC%/([^"]+)">')
LINK = re.compile(r"\s*<link [^>]*%STATIC%[^>]*>")


def needed(names: Iterable[str], game: str) -> list[str]:
    """What has to be read for a replay of this game, of all files there are."""
    own = {PAGE, f"art/{game}.svg", "art/maat.svg"}
    found = [name for name in names if name in own or name.endswith((".js", ".css"))]
    words = (
        "common",
        "deferred",
        "server",
        *(f"{game}-{each}" for each in ("table", "deferred", "rules")),
    )
    texts = [f"/locale/{language}/{each}.ftl" for language in LANGUAGES for each in words]
    return [name for name in found if not name.startswith(ELSEWHERE)] + texts


def fold(read: Mapping[str, str], replay: Replay) -> str:
    """The page with everything it asks for in itself."""
    source = read[PAGE]
    modules = {name: text for name, text in read.items() if name.endswith(".js")}
    imports = {f"maat/{name}": _module(name, text) for name, text in modules.items()}
    styles = "\n".join(read[name] for name in [*STYLE.findall(source), DEFERRED])
    files = {name: text for name, text in read.items() if name.endswith((".svg", ".ftl"))}
    main = SCRIPT.findall(source)[0]
    folded = f"<style>{styles}</style>\n" + "\n".join(
        (
            _data("importmap", "", {"imports": imports}),
            _data("application/json", "files", files),
            _data("application/json", "replay", replay),
            f'<script type="module">import "maat/{main}";</script>',
        )
    )
    bare = LINK.sub("", SCRIPT.sub("", source))
    return bare.replace("</head>", f"{folded}\n</head>")


def _module(name: str, source: str) -> str:
    """A module as a data address; what it imports is found through the import map."""
    folder = PurePosixPath(name).parent

    def absolute(match: re.Match[str]) -> str:
        parts: list[str] = []
        for part in (folder / match[3]).parts:
            if part == "..":
                parts.pop()
            elif part != ".":
                parts.append(part)
        return f'{match[1]}"maat/{"/".join(parts)}"'

    written = IMPORT.sub(absolute, source)
    return "data:text/javascript;base64," + base64.b64encode(written.encode()).decode()


def _data(kind: str, id: str, value: object) -> str:
    """Data in a page; no text in it can end the script."""
    written = ENCODER.encode(value).decode().replace("<", "\\u003c")
    named = f' id="{id}"' if id else ""
    return f'<script type="{kind}"{named}>{written}</script>'
