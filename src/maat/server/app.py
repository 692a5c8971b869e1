"""The application: routes, and what lives from start to end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from maat.core.errors import MaatError
from maat.server import site, supervision
from maat.server.errors import Refusal
from maat.server.garbage import Garbage, keep_trimming
from maat.server.http import asyncapi, openapi
from maat.server.http.api import OPERATIONS
from maat.server.http.channel import WebSocketChannel
from maat.server.http.endpoint import Endpoint
from maat.server.http.identity import asked_of
from maat.server.http.instruments import Instruments
from maat.server.http.runner import guest_of
from maat.server.http.site import SiteFiles
from maat.server.network import Door
from maat.server.protocol import ENCODER
from maat.server.retention import Retention
from maat.server.security import Guard, fault_json
from maat.server.server_services import ServerServices
from maat.server.settings import Settings
from maat.server.sockets import NO_TABLE, TOO_FAST, Socket
from maat.server.tokens import digest

HANDSHAKES = "120/minute"  # of one guest, or the address of a stranger


def make_app(settings: Settings, door: Door | None = None) -> Starlette:
    """A server with its store; it lets go of everything at the end of its life."""
    services = ServerServices(settings, door)
    guard = Middleware(
        Guard, settings, door, services.assets.script_hashes(), services.metrics.fault
    )
    zipped = Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app = Starlette(
        routes=routes(services),
        middleware=[guard, zipped],
        lifespan=partial(life, services=services),
        exception_handlers={Refusal: _refused, 404: _not_found, 405: _wrong_method},
    )
    app.state.services = services
    return app


@contextlib.asynccontextmanager
async def life(_: Starlette, services: ServerServices) -> AsyncIterator[None]:
    """From the first request to the last."""
    services.store.announce(services.settings.public_url)
    retention = Retention(services.store, services.settings)
    works = [
        services.registry.keep_sweeping(services.limiter.forget),
        retention.run(),
        Garbage().keep_collecting(),
        keep_trimming(),
        services.bans.keep_reading(services.store),
        supervision.keep_telling(),
        services.cluster.run(),
        services.follower.run(),
    ]
    tasks = [asyncio.create_task(work) for work in works]
    if services.settings.compile:
        tasks.append(asyncio.create_task(services.engine.run()))
    if services.cluster.is_shared:
        tasks.append(asyncio.create_task(services.bots.ready()))  # tables of others may need them
    try:
        yield
    finally:
        supervision.tell(supervision.STOPPING)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await services.close()


async def _refused(_: Request, fault: Exception) -> Response:
    assert isinstance(fault, Refusal)
    return Response(fault_json(fault), fault.status, media_type="application/json")


async def _not_found(request: Request, _: Exception) -> Response:
    """The page says to a person that nothing is there, programs get the fault."""
    if "text/html" in request.headers.get("accept", ""):
        services: ServerServices = request.app.state.services
        return Response(services.assets.index, 404, media_type="text/html")
    return await _refused(request, Refusal("not-found", 404))


async def _wrong_method(_: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    told = fault_json(Refusal("wrong-method", 405))
    return Response(told, 405, fault.headers, media_type="application/json")


def described(document: dict[str, Any]) -> Callable[[Request], Awaitable[Response]]:
    """Answers with a description of what can be asked or said."""
    written = ENCODER.encode(document)

    async def description(_: Request) -> Response:
        return Response(written, media_type="application/json")

    return description


def routes(services: ServerServices) -> list[BaseRoute]:
    """All there is to ask for."""

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(services, websocket)

    found: list[BaseRoute] = [
        Route(each.path, Endpoint(services, each).__call__, methods=[each.method])
        for each in OPERATIONS
    ]
    found += [*services.assets.routes(), *Instruments(services).routes()]
    found += [
        Route("/openapi.json", described(openapi.document(OPERATIONS))),
        Route("/asyncapi.json", described(asyncapi.document())),
        WebSocketRoute("/ws/{id}", socket),
        Mount(site.PATH.rstrip("/"), SiteFiles(services.settings)),
    ]
    return found


async def serve_socket(services: ServerServices, websocket: WebSocket) -> None:
    """Let a socket look at a table."""
    try:
        asked = asked_of(services.settings, websocket)
        services.bans.check(asked.address)
        guest = await guest_of(services, asked)
        known = None if guest is None else guest.id
        await services.limiter.ask(HANDSHAKES, "/ws", asked.address, known)
    except Refusal:
        await websocket.close(TOO_FAST)
        return
    if not services.socket_counts.has_room(asked.address):
        told = fault_json(Refusal("too-many-lines", 503))
        await websocket.send_denial_response(Response(told, 503, media_type="application/json"))
        return
    await websocket.accept()
    try:
        await services.registry.current(websocket.path_params["id"])
    except MaatError as fault:
        await websocket.close(NO_TABLE, fault.key)
        return
    channel = WebSocketChannel(websocket)
    id = websocket.path_params["id"]
    socket = Socket(services.sockets, channel, id, guest, asked.address)
    socket.session = digest(asked.token)
    with services.socket_counts.counted(asked.address):
        await socket.serve()
