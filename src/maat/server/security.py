"""What stands before every request: who may ask, how much, and what a browser may do."""

from __future__ import annotations

import ipaddress
import logging
import re
import secrets
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from maat.server import site
from maat.server.bodies import Fault
from maat.server.errors import Refusal
from maat.server.logs import REQUEST, TABLE, Refusals
from maat.server.network import Door
from maat.server.protocol import ENCODER, RECORD_BYTES
from maat.server.settings import LOOPBACK, Settings

LOG = logging.getLogger("maat.security")

BODY_BYTES = 65_536
TABLE_PATH = re.compile(r"/(?:ws|t|api/tables|replay|review|verify)/([A-Za-z0-9_-]{1,40})")
SAFE = ("GET", "HEAD", "OPTIONS")

POLICY = (
    "default-src 'self'; script-src 'self'{scripts}; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'self'"
)
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def fault_json(fault: Refusal, id: str = "") -> bytes:
    """A refusal as it is sent."""
    return ENCODER.encode(Fault(fault.key, dict(fault.values), id=id))


class Guard:
    """Checks every request, puts headers on every reply, turns faults into an id."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        door: Door | None,
        scripts: str,
        fault: Callable[[], None],
    ) -> None:
        self.app = app
        self.door = door
        self.settings = settings
        self.policy = POLICY.format(scripts=scripts)
        self.fault = fault
        self.refusals = Refusals()
        parts = urlsplit(settings.public_url)
        self.known = {*LOOPBACK, settings.host, parts.hostname or ""}
        self.everywhere = settings.everywhere

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # Requests.

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started, id = False, secrets.token_hex(6)
        REQUEST.set(id)
        TABLE.set(_table(scope["path"]))

        async def sending(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                headers["X-Request-Id"] = id
                self._add_headers(scope, headers)
            await send(message)

        try:
            self._check(scope)
            await self.app(scope, self._capped(scope, receive), sending)
        except Refusal as refusal:
            self.refusals.note(refusal.key, scope["client"][0] if scope.get("client") else "")
            if not started:
                await self._refuse(refusal, sending)
        except Exception:
            LOG.exception("fault at %s", scope["path"])
            self.fault()
            if not started:
                await self._refuse(Refusal("server-fault", 500), sending, id)

    async def _refuse(self, refusal: Refusal, send: Send, id: str = "") -> None:
        headers = [(b"content-type", b"application/json")]
        if refusal.status == 429:
            headers.append((b"retry-after", str(refusal.values["seconds"]).encode()))
        start: Message = {"type": "http.response.start", "status": refusal.status}
        await send({**start, "headers": headers})
        await send({"type": "http.response.body", "body": fault_json(refusal, id)})

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        self._check_host(headers)
        if scope["method"] in SAFE:
            return
        self._check_origin(headers)
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Refusal("foreign-origin", 403)
        kind = headers.get("content-type", "").split(";")[0].strip()
        if scope["method"] == "POST" and kind != "application/json":
            raise Refusal("not-json", 415)

    def _check_host(self, headers: Headers) -> None:
        """A name we do not know may be a foreign page that points its own name at us."""
        host = host_of(headers)
        if host in self.known or (self.everywhere and _is_address(host)):
            return
        if self.door is not None and host and host == self.door.host:
            return
        raise Refusal("foreign-host", 403)

    def _check_origin(self, headers: Headers) -> None:
        origin = headers.get("origin")
        if origin is None:
            return  # not a browser
        host = headers.get("host", "")
        if origin not in (self.settings.public_url, f"http://{host}", f"https://{host}"):
            raise Refusal("foreign-origin", 403)

    def _capped(self, scope: Scope, receive: Receive) -> Receive:
        most = 2 * RECORD_BYTES if scope["path"] == "/api/records" else BODY_BYTES
        announced = Headers(scope=scope).get("content-length", "0")
        if not announced.isdigit() or int(announced) > most:
            raise Refusal("body-too-large", 413, most=most)
        seen = 0

        async def receiving() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > most:
                raise Refusal("body-too-large", 413, most=most)
            return message

        return receiving

    def _add_headers(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers[name] = value
        runs = " 'wasm-unsafe-eval'" if scope["path"].startswith(site.PATH) else ""
        headers["Content-Security-Policy"] = self.policy.replace(
            "script-src 'self'", f"script-src 'self'{runs}"
        )
        if self.settings.secure:
            headers["Strict-Transport-Security"] = "max-age=31536000; includeSubDomains"
        if scope["path"].startswith("/api/"):
            headers["Cache-Control"] = "no-store"

    # Sockets.

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        REQUEST.set(secrets.token_hex(6))
        TABLE.set(_table(scope["path"]))
        try:
            self._check_host(headers)
            self._check_origin(headers)
        except Refusal as refusal:
            self.refusals.note(refusal.key, scope["client"][0] if scope.get("client") else "")
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await self.app(scope, receive, send)


def _table(path: str) -> str:
    """The table a path is about, if it is about one."""
    found = TABLE_PATH.match(path)
    return found[1] if found else ""


def host_of(headers: Headers) -> str:
    """The name a request calls us by, without the port; empty if it cannot be read."""
    try:
        return urlsplit(f"//{headers.get('host', '')}").hostname or ""
    except ValueError:
        return ""


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
