"""The static site to take along, as Starlette serves it."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from maat.server import site
from maat.server.settings import Settings


class SiteFiles(StaticFiles):
    """Its files, from the moment they are there."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(directory=settings.site, html=True, check_dir=False)
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not site.is_built(self.settings):
            raise HTTPException(404)
        await super().__call__(scope, receive, send)
