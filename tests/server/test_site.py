"""The static site to take along, as a server offers it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

if TYPE_CHECKING:
    from tests.server.conftest import Serve


def missing(url: str) -> bool:
    """Whether there is nothing at an address."""
    with pytest.raises(HTTPError) as fault:
        urlopen(url)
    fault.value.close()
    return fault.value.code == 404


def test_a_server_offers_the_site_once_it_is_built(serve: Serve, tmp_path: Path) -> None:
    site = tmp_path / "site"
    running = serve(site=str(site))
    assert running.guest().get("/api/about")["site"] == ""
    assert missing(f"{running.url}/pocket/")
    site.mkdir()
    (site / "index.html").write_text("<title>Maat</title>")
    (site / "service.js").write_text("")
    assert running.guest().get("/api/about")["site"] == "/pocket/"
    assert running.guest().get("/api/games")["site"] == "/pocket/"
    with urlopen(f"{running.url}/pocket/") as reply:
        assert b"<title>Maat</title>" in reply.read()
        assert "'wasm-unsafe-eval'" in reply.headers["Content-Security-Policy"]


def test_only_the_site_may_run_an_engine_in_the_browser(serve: Serve, tmp_path: Path) -> None:
    running = serve(site=str(tmp_path))
    with urlopen(f"{running.url}/about") as reply:
        assert "wasm" not in reply.headers["Content-Security-Policy"]


@pytest.mark.parametrize("path", ["/pocket/../maat.db", "/pocket/%2e%2e/maat.db"])
def test_nothing_beside_the_site_is_served(serve: Serve, tmp_path: Path, path: str) -> None:
    site = tmp_path / "site"
    site.mkdir()
    running = serve(site=str(site))
    assert missing(running.url + path)
