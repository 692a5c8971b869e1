"""The site put together: the page, its texts, and the Python that runs behind it, as plain files.

Nothing in it depends on when or where it was built: two builds are equal byte for byte.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import zipfile
from collections.abc import Iterator
from importlib import resources
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Final

from maat import catalog
from maat.core.errors import NotFound
from maat.languages import LANGUAGES
from maat.server import assets
from maat.site.runtime import Runtime

PACKAGE: Final = Path(str(resources.files("maat")))
HERE: Final = PACKAGE / "site"
POCKET: Final = "pocket/"  # where the scripts lie that only this site needs
BESIDE: Final = ("index.html", f"{POCKET}service.js", f"{POCKET}manifest.webmanifest")
TEXTS: Final = ("common", *sorted(each.removesuffix(".ftl") for each in assets.APART))
OF_GAMES: Final = ("table", *assets.OWN, *assets.LATER)
KEPT: Final = (".py", ".toml", ".maat", ".txt")  # of the package
START: Final = (1980, 1, 1, 0, 0, 0)
REST: Final = "rest.gz"
DIGITS: Final = 8  # with which it says how long the list of its files is
MEDIA: Final = {  # the files of text, and what a host says they are
    **{".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"},
    **{".ftl": "text/plain; charset=utf-8", ".html": "text/html; charset=utf-8"},
    **{".json": "application/json", ".webmanifest": "application/manifest+json"},
}
PICTURES: Final = ("__init__", "consts", "encoder", "utils", "writers")  # of what draws links

# What no worker runs: what starts programs, measures, learns, speaks HTTP or draws words.
LEFT_OUT: Final = (
    *("api.py", "arena", "cli", "client.py", "dataset", "engine/build.py", "engine/libraries.py"),
    *("description.py", "engine/recipe.py", "envs", "learn", "locale", "pool.py", "site"),
    *("testing",),
    *("text.py", "web", "server/app.py", "server/assets.py", "server/bot_pool.py"),
    *("server/engine.py", "server/server_services.py", "server/limiter.py", "server/metrics.py"),
    *("server/minifier.py", "server/run.py", "server/security.py", "server/http/channel.py"),
    *("server/http/endpoint.py", "server/http/identity.py", "server/http/instruments.py"),
    *("server/http/openapi.py", "server/store/migrations.py", "server/store/sqlite.py"),
    *("server/store/database.py", "server/store/guests.py", "server/store/writer.py"),
    *("server/store/postgres", "server/store/backend.py"),
    *("server/store/shelf.py", "server/store/admin.py", "server/store/guest_queries.py"),
    *("server/http/site.py", "server/socket_counts.py", "server/retention.py"),
    *("server/connections.py", "server/handoff.py", "server/workers.py"),
)
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'"
)


def sources() -> Iterator[tuple[str, bytes]]:
    """The files of the package that run in the browser, and what stands in for others there."""
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        if path.suffix in KEPT and not _is_left_out(name):
            yield f"maat/{name}", path.read_bytes()
    stand_ins = HERE / "standins"
    for path in sorted(stand_ins.glob("*/**/*.py")):
        yield path.relative_to(stand_ins).as_posix(), path.read_bytes()
    yield "mypy_extensions.py", _origin("mypy_extensions").read_bytes()
    for name in PICTURES:
        yield f"segno/{name}.py", (_origin("segno").parent / f"{name}.py").read_bytes()


def _origin(module: str) -> Path:
    """The file of a module that is installed."""
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin)


def _is_left_out(name: str) -> bool:
    return any(name == each or name.startswith(f"{each}/") for each in LEFT_OUT)


def zipped(files: Iterator[tuple[str, bytes]]) -> bytes:
    """Files in one, not compressed: the whole is, later."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w") as made:
        for name, data in files:
            made.writestr(zipfile.ZipInfo(name, START), data)
    return out.getvalue()


def unzipped(data: bytes) -> Iterator[tuple[str, bytes]]:
    """The files of a zip."""
    with zipfile.ZipFile(BytesIO(data)) as read:
        for name in sorted(read.namelist()):
            if not name.endswith("/"):
                yield name, read.read(name)


def library(whole: bytes) -> bytes:
    """The standard library, as far as it is needed."""
    wanted = set((HERE / "library.txt").read_text("utf-8").split())
    found = dict(unzipped(whole))
    missing = wanted - found.keys()
    assert not missing, f"the library has no {missing}"
    return zipped((name, found[name]) for name in sorted(wanted))


def engine(runtime: Runtime) -> dict[str, bytes]:
    """The interpreter and what it imports, each part one file."""
    wheel = [(name, data) for name, data in unzipped(runtime.wheel) if not _is_typing(name)]
    package = zipped(iter(sorted([*sources(), *wheel])))
    zips = {"library": library(runtime.file("python_stdlib.zip")), "maat": package}
    packed = {"python.wasm.gz": runtime.packed(runtime.file("pyodide.asm.wasm"))}
    sizes = {}
    for name, data in zips.items():
        made = runtime.made(HERE / "bytecode.py", data)
        packed[f"{name}.zip.gz"], sizes[name] = runtime.packed(made), len(made)
    scripts = {name: runtime.file(name) for name in ("pyodide.mjs", "pyodide.asm.mjs")}
    sizes["wire"] = sum(map(len, packed.values()))
    return {**packed, **scripts, "sizes.json": json.dumps(sizes).encode()}


def _is_typing(name: str) -> bool:
    """Of a wheel, what is only for those who write programs with it."""
    return name.endswith((".pyi", "py.typed")) or ".dist-info/" in name


def texts() -> dict[str, bytes]:
    """Everything the page says, under the addresses a server has for it."""
    of_games = [f"{game}-{part}" for game in catalog.games() for part in OF_GAMES]
    return {
        f"locale/{language}/{file}.ftl": assets.texts(language, f"{file}.ftl").encode()
        for language in LANGUAGES
        for file in (*TEXTS, *of_games)
    }


def page(version: str) -> bytes:
    """The one page, with addresses beside it, its own policy, and the word that it is alone."""
    source = (assets.WEB / "index.html").read_text("utf-8").replace("%STATIC%", version)
    head = f"""<meta http-equiv="Content-Security-Policy" content="{POLICY}">
    <link rel="manifest" href="manifest.webmanifest">
    <link rel="apple-touch-icon" href="icons/icon-192.png">
    <link rel="stylesheet" href="{version}/pocket/pocket.css">"""
    first = f'<script type="module" src="{version}/pocket/carrier.js"></script>\n    <script'
    told = source.replace("<script", first, 1)
    return told.replace("<title>", f"{head}\n    <title>").encode()


def files(runtime: Runtime) -> dict[str, bytes]:
    """Every file of the site by its path."""
    made = engine(runtime)
    known = assets.files()
    own = {name: assets.sent(path) for name, path in known.items() if name not in BESIDE}
    icons = {name: own.pop(name) for name in list(own) if name.startswith(f"{POCKET}icons/")}
    inner = {**own, **texts(), **{f"engine/{name}": data for name, data in made.items()}}
    inner["games.json"] = games(runtime, made)
    inner["files.json"] = json.dumps(sorted(known)).encode()
    inner["page.html"] = (assets.WEB / "index.html").read_bytes()
    version = f"v-{digest(inner)}"
    found = {f"{version}/{name}": data for name, data in inner.items()}
    found |= {name.removeprefix(POCKET): data for name, data in icons.items()}
    found["manifest.webmanifest"] = assets.sent(known[f"{POCKET}manifest.webmanifest"])
    found["index.html"] = page(version)
    texts_of_all = rest(found)
    found["service.js"] = service(known[f"{POCKET}service.js"], found, version)
    found[f"{version}/{REST}"] = texts_of_all
    return dict(sorted(found.items()))


def games(runtime: Runtime, made: dict[str, bytes]) -> bytes:
    """What the engine says of its games, so that the front page need not wait for it."""
    parts = [gzip.decompress(made[name]) for name in ("library.zip.gz", "maat.zip.gz")]
    return runtime.made(HERE / "games.py", b"", *parts)


def digest(found: dict[str, bytes]) -> str:
    """A name that files have together, and no others."""
    made = hashlib.sha256()
    for name in sorted(found):
        made.update(f"{name}\0{len(found[name])}\0".encode() + found[name])
    return made.hexdigest()[:12]


def rest(found: dict[str, bytes]) -> bytes:
    """All files of text in one, which a service worker lays into its cache by name: how long their
    list is, their list, and they."""
    texts = {name: data for name, data in sorted(found.items()) if Path(name).suffix in MEDIA}
    told = [
        ["./" if name == "index.html" else name, MEDIA[Path(name).suffix], len(data)]
        for name, data in texts.items()
    ]
    listed = json.dumps(told).encode()
    whole = b"".join([f"{len(listed):0{DIGITS}}".encode(), listed, *texts.values()])
    return gzip.compress(whole, 9, mtime=0)


def service(path: Path, found: dict[str, bytes], version: str) -> bytes:
    """The service worker, which knows every file and the version they are."""
    names = sorted(name for name in found if Path(name).suffix not in MEDIA)
    source = assets.sent(path).decode().replace("%VERSION%", digest(found))
    source = source.replace('["%FILES%"]', json.dumps(names))
    return source.replace("%REST%", f"{version}/{REST}").encode()


def write(runtime: Runtime, folder: Path) -> int:
    """Write the site into a folder, in place of one that was there; how many bytes it has."""
    if folder.is_dir() and any(folder.iterdir()) and not (folder / "service.js").is_file():
        raise NotFound("site-not-empty", folder=str(folder))
    made = files(runtime)
    shutil.rmtree(folder, ignore_errors=True)
    for name, data in made.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return sum(map(len, made.values()))
