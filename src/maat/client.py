"""A client in Python: plays a seat over the same protocol as the page (docs/protocol.md)."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from contextlib import ExitStack
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

Data = dict[str, Any]
Chooser = Callable[[Data], int | str]

SECONDS = 30.0
PAUSE, LONGEST_PAUSE = 0.25, 5.0  # until a client comes back to a table it has lost
AWAY = 60.0  # seconds a server may be gone
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
OVERTAKEN = ("stale", "not-asked", "stood-in")  # refusals after which the next update tells more
PASSING = ("try-again", "server-fault")  # those after which the same can be tried again
NO_TABLE = 4000  # the first of the codes of closing after which coming back is no use


class RequestRefused(Exception):
    """The server said no: a status and a fault with a key."""

    def __init__(self, status: int, fault: Data) -> None:
        super().__init__(f"{status} {fault.get('key', '')} {fault.get('values', '')}")
        self.status = status
        self.fault = fault

    @property
    def key(self) -> str:
        """Which fault."""
        return str(self.fault.get("key", ""))


class Client:
    """One guest at one server."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url = url.rstrip("/")
        self.token = token

    def get(self, path: str) -> Any:
        """Ask for something."""
        return self._send("GET", path, None)

    def post(self, path: str, body: Data | None = None) -> Any:
        """Change something."""
        return self._send("POST", path, json.dumps(body or {}).encode())

    def _send(self, method: str, path: str, body: bytes | None) -> Any:
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        request = Request(self.url + path, body, headers, method=method)
        try:
            with urlopen(request, timeout=SECONDS) as reply:
                kind, text = reply.headers.get_content_type(), reply.read()
        except HTTPError as fault:
            with fault:
                raise RequestRefused(fault.code, _fault(fault.read())) from None
        except HTTPException as fault:
            raise OSError(f"{type(fault).__name__}: {fault}") from None
        if kind == "application/json":
            return json.loads(text)
        if kind == "text/html" and ".html" not in path:
            raise OSError(f"no table server: {kind}")
        return text.decode()

    def come_in(self, name: str) -> None:
        """Become a guest."""
        self.token = str(self.post("/api/me", {"name": name, "bearer": True})["token"])

    def open_table(self, game: str, seats: list[Data], **more: Any) -> Data:
        """A new table; its id, its address, the invitation to its empty seats."""
        opened: Data = self.post("/api/tables", {"game": game, "seats": seats, **more})
        return opened

    def sit(self, table: str, invite: str, name: str = "") -> Data:
        """Take an empty seat; the table as it is then."""
        update: Data = self.post(f"/api/tables/{table}/seats", {"invite": invite, "name": name})
        return update

    def look(self, table: str, **hello: Any) -> Connection:
        """A socket at a table."""
        return Connection(self, table, **hello)


class Connection:
    """A socket at one table; keeps the latest update."""

    def __init__(self, client: Client, table: str, **hello: Any) -> None:
        headers = {"Authorization": f"Bearer {client.token}"} if client.token else {}
        address = client.url.replace("http", "ws", 1) + f"/ws/{table}"
        opened = connect(
            address,
            additional_headers=headers,
            max_size=None,
            compression=None,
            open_timeout=SECONDS,
            proxy=None,
        )
        self.held = ExitStack()
        self.socket = self.held.enter_context(opened)
        self.update: Data = {}
        self.public: Data = {}  # the scene as everybody sees it
        self.own: list[Data] = []  # what is seen otherwise from here
        self.send("hello", changes=True, **hello)

    def __enter__(self) -> Connection:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Go."""
        self.held.close()

    def send(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps({"type": kind, **fields}))

    def receive(self, seconds: float = SECONDS) -> Data:
        """The next message; an update is kept, too."""
        message: Data = json.loads(self.socket.recv(timeout=seconds))
        if message["type"] == "update":
            self.public = whole(self.public, message["scene"])
            self.own = message.get("own", self.own)
            message["scene"] = laid(self.public, self.own, message["targets"])
            self.update = message
        return message

    def wait(self, *kinds: str, seconds: float = SECONDS) -> Data:
        """The next message of one of these kinds."""
        while True:
            message = self.receive(seconds)
            if message["type"] in kinds:
                return message

    def wait_update(self, fits: Callable[[Data], bool], seconds: float = SECONDS) -> Data:
        """The first update, the present one included, that fits."""
        while not (self.update and fits(self.update)):
            self.wait("update", seconds=seconds)
        return self.update

    def act(self, action: int | str, move: str = "") -> Data:
        """Answer; `done` or `refused`."""
        self.send("act", action=action, version=self.update["version"], id=move or new_id())
        return self.wait("done", "refused")


def whole(before: Data, scene: Data) -> Data:
    """A scene that may be told by what changed since the one before."""
    if "base" not in scene:
        return scene
    had = list(before["places"])
    for mended in scene.get("mended", []):
        place = had[mended["of"]]
        changed = {**mended, "pieces": unrolled(place["pieces"], mended["pieces"])}
        del changed["of"]
        had[mended["of"]] = {**place, **changed}
    places = unrolled(had, scene["places"])
    sheets = scene.get("sheets", before["sheets"])
    focus = scene.get("focus", "")
    targets = scene.get("targets", [])
    return {"places": places, "sheets": sheets, "targets": targets, "focus": focus}


def laid(public: Data, own: list[Data], targets: list[Data]) -> Data:
    """A scene of one seat: its own places take the place of those with their id, one nobody else
    sees follows the own one before it."""
    places = list(public["places"])
    at = len(places) - 1
    for place in own:
        found = [n for n, each in enumerate(places) if each.get("id") == place["id"]]
        at = found[0] if found else at + 1
        places[at : at + len(found)] = [place]
    return {**public, "places": places, "targets": targets}


def unrolled(before: list[Data], parts: list[Any]) -> list[Data]:
    """Runs of what was there before, and what is new."""
    found: list[Data] = []
    for part in parts:
        found += before[slice(*part)] if isinstance(part, list) else [part]
    return found


def is_my_turn(update: Data) -> bool:
    """Whether this update asks me, or there is nothing left to ask."""
    return update["phase"] == "over" or bool(update["answers"])


def new_id() -> str:
    """A name for an answer that nobody else uses."""
    return secrets.token_hex(12)


def play(client: Client, table: str, choose: Chooser, **hello: Any) -> Data:
    """Play a seat to the end, coming back after every lost connection; the last update."""
    update: Data = {}
    while update.get("phase") != "over":
        try:
            with client.look(table, **hello) as seat:
                update = _play(seat, choose)
        except LOST as fault:
            _check_closing(fault)
            _wait_for(client)
    return update


def _wait_for(client: Client) -> None:
    """Until the server is there again; one that is gone for long is gone for good."""
    pause, until = PAUSE, time.monotonic() + AWAY
    while True:
        time.sleep(pause)
        try:
            client.get("/healthz")
        except (OSError, RequestRefused):
            if time.monotonic() > until:
                raise
            pause = min(2 * pause, LONGEST_PAUSE)
        else:
            return


def _check_closing(fault: Exception) -> None:
    """Refuse to come back to a server that closed because of what this client is or said."""
    closing = fault.rcvd if isinstance(fault, ConnectionClosed) else None
    if closing is not None and closing.code >= NO_TABLE:
        missing = closing.reason or "no-such-table"
        key = missing if closing.code == NO_TABLE else "unreadable"
        detail = f"{closing.code} {closing.reason}".strip()
        raise RequestRefused(closing.code, {"key": key, "values": {"detail": detail}}) from None


def _play(seat: Connection, choose: Chooser) -> Data:
    tried, pause = -1, PAUSE
    while seat.wait_update(is_my_turn, seconds=86_400)["phase"] != "over":
        if seat.update["version"] == tried:
            seat.wait("update", seconds=86_400)
            continue
        tried = seat.update["version"]
        told = seat.act(choose(seat.update))
        key = told["key"] if told["type"] == "refused" else ""
        if key in PASSING:
            time.sleep(pause)
            tried, pause = -1, min(2 * pause, LONGEST_PAUSE)
        elif key and key not in OVERTAKEN:
            raise RequestRefused(409, told)
        else:
            pause = PAUSE
    return seat.update


def take_invitation(url: str) -> tuple[str, str, str]:
    """Server, table and secret of an invitation link."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return "", "", ""
    table = parts.path.rstrip("/").rpartition("/")[2]
    return f"{parts.scheme}://{parts.netloc}", table, parts.fragment.removeprefix("i=")


def _fault(text: bytes) -> Data:
    try:
        found: Data = json.loads(text)
    except ValueError:
        return {}
    return found
