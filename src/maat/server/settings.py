"""Settings of a server, from the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final

from maat.core.errors import NotFound
from maat.server.logs import JSON, LEVELS, TEXT


def data_folder() -> Path:
    """Where this person's programs keep their data."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "maat"


def site_folder() -> Path:
    """Where the static site of this person lies, once it is built."""
    return data_folder() / "site"


EVERYWHERE: Final = ("0.0.0.0", "::", "")
POSITIVE: Final = (
    *("thinkers", "think", "asleep", "connections", "each", "idle", "lifetime", "limit_times"),
    *("workers", "most_tables"),
)
CHOICES: Final = {"log": (TEXT, JSON), "log_level": LEVELS}
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


def url_of(host: str, port: int) -> str:
    """The address of a server; without a slash at the end."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@dataclass(frozen=True)
class Settings:
    """Each can be set as MAAT_ and its name in capitals."""

    host: str = "127.0.0.1"
    port: int = 8777
    url: str = ""  # how the world reaches this server; empty: http://host:port
    database: str = field(default_factory=lambda: str(data_folder() / "maat.db"))
    site: str = field(default_factory=lambda: str(site_folder()))  # to take along, once it is built
    proxies: int = 0  # how many proxies of ours stand in front and tell who is asking
    workers: int = 1  # processes that serve; more than one with PostgreSQL alone
    thinkers: int = 2  # processes in which bots think, of each worker
    think: float = 10.0  # seconds a bot has for one answer
    pause: float = 1.0  # seconds a move of a bot is seen at the usual pace
    bots: str = ""  # more of them for the menu, "name=file.py" or "name=exec:command", by commas
    review: int = 0  # iterations for each decision of a review; 0 for as many as its game and level
    asleep: float = 60.0  # seconds until a table nobody looks at leaves the memory
    grace: float = 30.0  # seconds until somebody who has gone can be replaced by a bot
    limits: bool = True  # whether to count requests
    limit_times: int = 1  # how many times as much as usual may be asked
    club: str = ""  # networks behind which many people sit: they are counted one by one
    idle: int = 180  # days until a session nobody has used opens nothing any more
    lifetime: int = 400  # days after which any session does, however often it was used
    keep_games: int = 0  # days after its last answer until a table is deleted; 0 for ever
    most_tables: int = 5_000  # in memory at once; past that no new ones are opened
    connections: int = 10_000  # that may be open at once, if there are as many file descriptors
    each: int = 1000  # of them from one address, or sockets where proxies stand in front
    log: str = TEXT  # how lines of the log are written: text or json
    log_level: str = "warning"  # from which level on they are
    metrics_token: str = ""  # what opens /metrics; without it only this computer alone may ask
    compile: bool = False  # whether to compile the fast engine while tables are open

    @property
    def public_url(self) -> str:
        """Without a slash at the end."""
        return self.url.rstrip("/") or url_of(self.host, self.port)

    @property
    def everywhere(self) -> bool:
        """Whether this listens on every address and none of them was named to the world."""
        return self.host in EVERYWHERE and not self.url

    @property
    def alone(self) -> bool:
        """Whether only this computer reaches the server, by itself and through nothing else."""
        return self.host in LOOPBACK and not self.url and not self.proxies

    @property
    def secure(self) -> bool:
        """Whether people come over TLS."""
        return self.public_url.startswith("https://")


def read(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings an environment asks for."""
    made: dict[str, Any] = {}
    usual = Settings()
    for each in fields(Settings):
        name = f"MAAT_{each.name.upper()}"
        if environment.get(name):
            made[each.name] = _value(name, environment[name], getattr(usual, each.name))
            if not _works(each.name, made[each.name]):
                raise NotFound("bad-setting", name=name, value=environment[name])
    return Settings(**made)


def _works(name: str, value: Any) -> bool:
    """Whether a server can run with this: somebody has to think, and time has to pass."""
    if name == "port":
        return 0 <= int(value) <= 65_535
    if name in CHOICES:
        return value in CHOICES[name]
    if name == "club":
        return _are_networks(str(value))
    if name in POSITIVE:
        return float(value) > 0
    return name not in ("proxies", "pause", "review", "grace", "keep_games") or float(value) >= 0


def _are_networks(names: str) -> bool:
    try:
        return all(ip_network(each.strip()) for each in names.split(","))
    except ValueError:
        return False


def _value(name: str, text: str, usual: object) -> object:
    if isinstance(usual, bool):
        return text.lower() not in ("0", "no", "off", "false")
    try:
        return type(usual)(text) if isinstance(usual, int | float) else text
    except ValueError:
        raise NotFound("bad-setting", name=name, value=text) from None
