"""`maat site`: where the site goes, and who offers it then."""

from __future__ import annotations

from pathlib import Path

import pytest

from maat.cli import site
from maat.server.settings import read
from maat.site import build, runtime


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Path]:
    """The folders a site was written to; no site is built for it."""
    folders: list[Path] = []

    def write(_: runtime.Runtime, folder: Path) -> int:
        folders.append(folder)
        return 9_600_000

    (tmp_path / "some.whl").write_bytes(b"")
    monkeypatch.setattr(runtime, "fetched", lambda: runtime.Runtime(tmp_path))
    monkeypatch.setattr(build, "write", write)
    return folders


@pytest.mark.parametrize("wished", ["", "own"])
def test_without_a_folder_it_goes_where_servers_offer_it(
    written: list[Path],
    wished: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("MAAT_SITE", wished and str(tmp_path / wished))
    site.run(None)
    assert written == [Path(read().site)]
    assert "offer it to take along" in capsys.readouterr().out


def test_a_site_that_lies_elsewhere_is_not_said_to_be_offered(
    written: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    site.run(tmp_path / "public")
    assert written == [tmp_path / "public"]
    told = " ".join(capsys.readouterr().out.split())
    assert "Any web host" in told
    assert "along" not in told
