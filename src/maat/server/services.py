"""What lives as long as the server, and is shared by everything it does."""

from __future__ import annotations

from maat.server.assets import Assets
from maat.server.engine import EngineBuild
from maat.server.house import House
from maat.server.network import Door
from maat.server.reviews import Reviews
from maat.server.security import Limiter
from maat.server.settings import Settings
from maat.server.sockets import Sockets
from maat.server.store.interface import Store


class Services:
    """What the operations work with."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        house: House,
        sockets: Sockets,
        assets: Assets,
        limiter: Limiter,
        door: Door | None,
    ) -> None:
        self.settings = settings
        self.door = door
        self.assets = assets
        self.store = store
        self.house = house
        self.sockets = sockets
        self.reviews = Reviews(house)
        self.limiter = limiter
        self.engine = EngineBuild()
        self.engine.changed.append(self._use)

    def _use(self, engine: EngineBuild) -> None:
        """Let bots think with the fast engine once it is there."""
        if engine.stage == "compiled":
            self.house.thinkers.renew()
