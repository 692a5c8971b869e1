"""Routes: what a handler answers to stands on the handler, its types in its signature.

routes = Routes()

@routes.post("/api/tables/{id}/moves")
async def move(call: Call, body: bodies.Move) -> bodies.Accepted:
    ...
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar, get_type_hints

Handler = TypeVar("Handler", bound=Callable[..., Awaitable[Any]])

USUAL = "20/second"  # what one guest, or a stranger's address, may ask for


@dataclass(frozen=True)
class Operation:
    """One thing the API does; the server's routes and the OpenAPI document are made from these."""

    method: str
    path: str
    run: Callable[..., Awaitable[Any]]
    body: Any  # the type of the second parameter, None if there is none
    reply: Any  # the type that is returned, or the media type of something else
    status: int = 200
    limit: str = USUAL
    query: tuple[str, ...] = ()
    by_address: bool = False  # whether being a guest does not help: here one becomes somebody

    @property
    def summary(self) -> str:
        """The first line of the handler's docstring."""
        return (inspect.getdoc(self.run) or "").split("\n")[0].removesuffix(".")


class Routes:
    """The operations of one area, in the order in which they are written."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []

    def get(
        self, path: str, *, limit: str = USUAL, query: tuple[str, ...] = (), media: str = ""
    ) -> Callable[[Handler], Handler]:
        """Asks for something; with a media type, the handler makes the response itself."""
        return self._route("GET", path, media, limit=limit, query=query)

    def post(
        self, path: str, *, limit: str = USUAL, status: int = 200, by_address: bool = False
    ) -> Callable[[Handler], Handler]:
        """Does something, as the body says."""
        return self._route("POST", path, "", limit=limit, status=status, by_address=by_address)

    def _route(
        self, method: str, path: str, media: str, **others: Any
    ) -> Callable[[Handler], Handler]:
        def added(run: Handler) -> Handler:
            types = get_type_hints(run)
            reply = types.pop("return")
            _, *bodies = types.values()
            body = bodies[0] if bodies else None
            self.operations.append(Operation(method, path, run, body, media or reply, **others))
            return run

        return added
