"""The commands around the server."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import apsw
import pytest

from maat import catalog, client
from maat.cli import join as joining
from maat.cli import serve as commands
from maat.core import notation
from maat.core.errors import MaatError
from maat.server import settings
from maat.server.run import listening
from maat.server.settings import Settings
from maat.server.store.database import announced

if TYPE_CHECKING:
    from tests.postgres import Postgres
    from tests.server.conftest import Running, Serve

BOT = """
def choose(update):
    return update["answers"][-1]["name"]
"""


def test_a_program_of_ones_own_joins_by_invitation(
    shared: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.py"
    file.write_text(BOT)
    host = shared.guest("Ania")
    opened = host.open_table("ra", [{"kind": "me"}, {"kind": "open"}])
    joined = threading.Thread(target=joining.run, args=(opened["invite"], str(file), "Robot"))
    joined.start()
    update = client.play(host, opened["id"], lambda update: update["answers"][-1]["action"])
    joined.join(30)
    assert update["seats"][1]["name"] == "Robot"
    assert update["phase"] == "over"


MAKING = """
from maat.bots.bot import Bot

class Mine(Bot):
    def choose(self, glance):
        assert glance.state.filled >= 0
        return glance.options[-1]

def make(seed):
    return Mine()
"""
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("kind", ["file", "program"])
def test_a_bot_that_plays_in_simulations_joins_too(
    shared: Running, tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.py"
    file.write_text(MAKING)
    program = f"exec:{sys.executable} {ROOT / 'examples' / 'stdio' / 'bot.py'}"
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    opened = shared.guest("Ania").open_table("ra", seats)
    joining.run(opened["invite"], str(file) if kind == "file" else program, "")
    assert "The game is over." in capsys.readouterr().out


def test_a_bot_for_another_game_is_told_before_it_sits_down(
    shared: Running, tmp_path: Path
) -> None:
    file = tmp_path / "mine.py"
    file.write_text(MAKING)
    host = shared.guest("Ania")
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    opened = host.open_table("pharaon", seats)
    with pytest.raises(MaatError, match=r"bot-fault: file=.*mine.py, line=6, .*filled"):
        joining.run(opened["invite"], str(file), "")
    assert host.get(f"/api/tables/{opened['id']}")["seats"][0]["kind"] == "open"


class Evening:
    """A bot that waits at a server, in a process of its own, and what it says."""

    def __init__(self, url: str, file: Path) -> None:
        command = [sys.executable, "-m", "maat.cli.main", "join", url, "--bot", str(file)]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        said = self.line().split()
        self.contact = said[said.index("Contact:") + 1]
        self.token = said[-1]

    def line(self) -> str:
        """The next line it says."""
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def __enter__(self) -> Evening:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        with self.process:
            pass


def asked(host: client.Client, game: str, contact: str) -> client.Data:
    """A table to which a host has asked whoever has this contact."""
    opened = host.open_table(game, [{"kind": "open"}, {"kind": "bot", "bot": "random"}])
    update = host.post(f"/api/tables/{opened['id']}/seats/0/guest", {"contact": contact})
    assert (update["seats"][0]["name"], update["seats"][0]["status"]) == ("mine", "asked")
    return opened


def test_a_bot_waits_plays_where_it_is_asked_and_waits_on_also_after_a_restart(
    serve: Serve, tmp_path: Path
) -> None:
    file = tmp_path / "mine.py"
    file.write_text(MAKING)
    running = serve()
    host = running.guest("Ania")
    with Evening(running.url, file) as bot:
        asked(host, "ra", bot.contact)
        assert "The game is over." in bot.line()
        opened = asked(host, "pharaon", bot.contact)
        assert "filled" in bot.line()  # what it stumbled over before it sat down
        assert host.get(f"/api/tables/{opened['id']}")["seats"][0]["kind"] == "open"
        running.stop()
        serve(port=running.server.config.port)
        asked(host, "ra", bot.contact)
        assert "The game is over." in bot.line()
        back = client.Client(running.url, bot.token).post("/api/me/contact")
        assert back == {"contact": bot.contact}


def test_a_program_that_answers_against_the_rules_is_told_so(
    shared: Running, tmp_path: Path
) -> None:
    file = tmp_path / "mine.py"
    file.write_text("def choose(update):\n    return 'no-such-answer'\n")
    host = shared.guest("Ania")
    opened = host.open_table("ra", [{"kind": "open"}, {"kind": "bot", "bot": "random"}])
    with pytest.raises(MaatError, match="unknown-action"):
        joining.run(opened["invite"], str(file), "")


def test_a_program_that_breaks_is_told_and_comes_back_with_its_token(
    shared: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.py"
    file.write_text("def choose(update):\n    return update['no such thing']\n")
    host = shared.guest("Ania")
    opened = host.open_table("ra", [{"kind": "open"}, {"kind": "bot", "bot": "random"}])
    with pytest.raises(MaatError, match="bot-fault") as told:
        joining.run(opened["invite"], str(file), "")
    assert told.value.values["line"] == 2
    token = capsys.readouterr().out.split()[-1]
    file.write_text(BOT)
    joining.run(opened["invite"].partition("#")[0], str(file), "", token)
    assert "Place" in capsys.readouterr().out


def test_what_cannot_join_is_told_in_one_line(shared: Running, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("x = 1")
    with pytest.raises(MaatError, match="no-chooser"):
        joining.run(f"{shared.url}/t/x#i=abc", str(file), "")
    file.write_text(BOT)
    with pytest.raises(MaatError, match="not-invited"):
        joining.run(f"{shared.url}/t/x", str(file), "")
    with pytest.raises(MaatError, match="no-such-table"):
        joining.run(f"{shared.url}/t/x#i={'a' * 24}", str(file), "")
    with pytest.raises(MaatError, match="no-server"):
        joining.run(f"http://127.0.0.1:1/t/x#i={'a' * 24}", str(file), "")
    with pytest.raises(MaatError, match="no-file"):
        joining.run(f"{shared.url}/t/x#i=abc", str(tmp_path / "none.py"), "")


def test_backup_and_export_while_the_server_runs(serve: Serve, tmp_path: Path) -> None:
    running = serve()
    guest = running.guest("Ania")
    table = guest.open_table("ra", [{"kind": "me"}, {"kind": "me"}])["id"]
    client.play(guest, table, lambda update: update["answers"][-1]["action"])
    guest.open_table("ra", [{"kind": "me"}, {"kind": "me"}])
    commands.export(running.settings, tmp_path / "records")
    (file,) = (tmp_path / "records").iterdir()
    assert file.read_text("utf-8") == guest.get(f"/api/tables/{table}/record")
    notation.replay(catalog.load("ra"), notation.read(file.read_text("utf-8")))
    commands.backup(running.settings, tmp_path / "copy.db")
    with pytest.raises(MaatError, match="file-exists"):
        commands.backup(running.settings, tmp_path / "copy.db")
    with pytest.raises(MaatError, match="not-written"):
        commands.backup(running.settings, tmp_path / "nowhere" / "copy.db")
    with pytest.raises(MaatError, match="store-busy"):
        commands.serve(running.settings, any_port=True)
    assert announced(Path(running.settings.database)) == running.url


def finished(running: Running) -> str:
    """A finished game of Ra with two seats of one player."""
    guest = running.guest("Ania")
    table = str(guest.open_table("ra", [{"kind": "me"}, {"kind": "me"}])["id"])
    client.play(guest, table, lambda update: update["answers"][-1]["action"])
    return table


def test_games_this_program_cannot_play_are_exported_as_they_are_kept(
    serve: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = serve()
    kept, newer, foreign, bare = (finished(running) for _ in range(4))
    running.stop()
    with apsw.Connection(running.settings.database) as store:
        store.set_busy_timeout(5000)  # the server writes, too
        store.execute("UPDATE game SET rules = rules + 1 WHERE id = ?", (newer,))
        store.execute("UPDATE game SET game = 'ludo' WHERE id IN (?, ?)", (foreign, bare))
        store.execute("DELETE FROM ending WHERE game IN (?, ?)", (kept, bare))
    commands.export(running.settings, tmp_path / "records")
    texts = {file.stem: file.read_text("utf-8") for file in (tmp_path / "records").iterdir()}
    assert set(texts) == {f"ra-{kept}", f"ra-{newer}", f"ludo-{foreign}", f"ludo-{bare}"}
    assert "Records written: 4." in capsys.readouterr().out
    ends = {name: text.rstrip().splitlines()[-1].split()[0] for name, text in texts.items()}
    assert ends.pop(f"ludo-{bare}") == "seed"  # nobody can say any more how it ended
    assert set(ends.values()) == {"result"}


def test_a_store_of_the_first_version_is_read_and_left_as_it_is(
    serve: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = serve()
    table = finished(running)
    running.stop()
    with apsw.Connection(running.settings.database) as store:
        store.set_busy_timeout(5000)  # the server writes, too
        store.execute("ALTER TABLE game DROP COLUMN request; DROP TABLE review; DROP TABLE opinion")
        store.execute("ALTER TABLE game DROP COLUMN changes; DROP TABLE ending")
        store.execute("DROP INDEX game_due")
        for column in ("seen", "coach", "status", "color"):
            store.execute(f"ALTER TABLE seat DROP COLUMN {column}")
        for column in ("revision", "said", "due", "driver", "result"):
            store.execute(f"ALTER TABLE game DROP COLUMN {column}")
        store.execute("ALTER TABLE entry DROP COLUMN chain; DROP TABLE audit")
        for column in ("born", "label", "linked"):
            store.execute(f"ALTER TABLE token DROP COLUMN {column}")
        store.pragma("user_version", 1)
    before = Path(running.settings.database).read_bytes()
    commands.export(running.settings, tmp_path / "records")
    assert [file.stem for file in (tmp_path / "records").iterdir()] == [f"ra-{table}"]
    commands.backup(running.settings, tmp_path / "copy.db")
    assert Path(running.settings.database).read_bytes() == before
    commands.export(settings.Settings(database=str(tmp_path / "copy.db")), tmp_path / "again")
    assert [file.stem for file in (tmp_path / "again").iterdir()] == [f"ra-{table}"]


def test_a_damaged_store_is_told_in_one_line(serve: Serve, tmp_path: Path) -> None:
    running = serve()
    finished(running)
    copy = tmp_path / "copy.db"
    commands.backup(running.settings, copy)
    pages = bytearray(copy.read_bytes())
    pages[4096:] = b"\xff" * (len(pages) - 4096)
    copy.write_bytes(pages)
    damaged = Settings(database=str(copy))
    with pytest.raises(MaatError, match="no-file"):
        commands.export(damaged, tmp_path / "records")
    with pytest.raises(MaatError, match="no-file"):
        commands.backup(damaged, tmp_path / "second.db")
    assert not (tmp_path / "second.db").exists()


@pytest.mark.parametrize(
    "url", ["http://[/t/x", "httpx://host/t/x", "http:///t/x", "ftp://host/t/x", "x"]
)
def test_what_is_no_invitation_is_told(tmp_path: Path, url: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(BOT)
    with pytest.raises(MaatError, match=r"not-invited|no-server"):
        joining.run(f"{url}#i={'a' * 24}", str(file), "")


@pytest.mark.parametrize(
    "reply",
    [
        b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 2\r\n\r\nhi",
        b"HTTP/1.1 502 Bad\r\nContent-Type: text/html\r\nContent-Length: 2\r\n\r\nhi",
        b"not http\r\n",
    ],
)
def test_what_is_no_table_server_is_told(tmp_path: Path, reply: bytes) -> None:
    file = tmp_path / "mine.py"
    file.write_text(BOT)

    def answer(listener: socket.socket) -> None:
        line, _ = listener.accept()
        with line:
            line.recv(65_536)
            line.sendall(reply)

    with listening("127.0.0.1", 0) as listener:
        listener.listen()
        threading.Thread(target=answer, args=(listener,), daemon=True).start()
        url = f"http://127.0.0.1:{listener.getsockname()[1]}/t/x#i={'a' * 24}"
        with pytest.raises(MaatError, match="no-server"):
            joining.run(url, str(file), "")


def test_reading_changes_no_copy(serve: Serve, tmp_path: Path) -> None:
    running = serve()
    copy = tmp_path / "copy.db"
    commands.backup(running.settings, copy)
    before = copy.read_bytes()
    commands.export(Settings(database=str(copy)), tmp_path / "records")
    assert copy.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "value"),
    [("thinkers", "0"), ("asleep", "0"), ("think", "-1"), ("proxies", "-1"), ("port", "70000")],
)
def test_settings_that_cannot_work_are_refused(name: str, value: str) -> None:
    with pytest.raises(MaatError, match="bad-setting"):
        settings.read({f"MAAT_{name.upper()}": value})


@pytest.mark.parametrize(("host", "port"), [("203.0.113.1", 0), ("no such host", 0)])
def test_an_address_that_is_not_ours_is_told(tmp_path: Path, host: str, port: int) -> None:
    with pytest.raises(MaatError, match="no-address"):
        commands.serve(Settings(host=host, port=port, database=str(tmp_path / "maat.db")))


def test_a_token_of_nobody_is_refused(shared: Running, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(BOT)
    table = shared.guest("Ania").open_table("ra", [{"kind": "me"}, {"kind": "me"}])["id"]
    with pytest.raises(MaatError, match="not-seated"):
        joining.run(f"{shared.url}/t/{table}", str(file), "", token="no-token-of-anybody")


def test_a_store_nobody_uses_is_announced_nowhere(serve: Serve) -> None:
    running = serve()
    running.stop()
    assert announced(Path(running.settings.database)) == ""
    assert announced(Path("/nowhere/maat.db")) == ""


def test_a_taken_port_is_told_or_another_is_found(tmp_path: Path) -> None:
    with listening("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        taken.listen()
        with listening("127.0.0.1", port) as other:
            assert other.getsockname()[1] != port
        wish = Settings(port=port, database=str(tmp_path / "maat.db"))
        with pytest.raises(MaatError, match="port-taken"):
            commands.serve(wish)


def test_settings_come_from_the_environment() -> None:
    found = settings.read({"MAAT_PORT": "9000", "MAAT_LIMITS": "off", "MAAT_THINK": "2.5"})
    assert (found.port, found.limits, found.think) == (9000, False, 2.5)
    assert found.host == "127.0.0.1"
    assert settings.read({"MAAT_URL": "https://x.example/"}).public_url == "https://x.example"
    with pytest.raises(MaatError, match="bad-setting"):
        settings.read({"MAAT_PORT": "many"})


@pytest.mark.parametrize("workers", [1, 2])
def test_whoever_started_the_server_is_told_when_it_is_ready_alive_and_going(
    tmp_path: Path, postgres: Postgres, workers: int
) -> None:
    told = str(tmp_path / "notify")
    wishes = {"NOTIFY_SOCKET": told, "WATCHDOG_USEC": "40000", "MAAT_COMPILE": "0"}
    command = [sys.executable, "-m", "maat.cli.main", "serve", "--port", "0"]
    database = str(tmp_path / "maat.db") if workers == 1 else postgres.database()
    wishes |= {"MAAT_DATABASE": database, "MAAT_THINKERS": "1", "MAAT_WORKERS": str(workers)}
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(told)
        line.settimeout(60)
        environment = {**os.environ, **wishes}
        running = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        heard: set[bytes] = set()
        while heard != {b"READY=1", b"WATCHDOG=1"}:
            heard.add(line.recv(100))
        running.terminate()
        while (last := line.recv(100)) != b"STOPPING=1":
            assert last == b"WATCHDOG=1"
        running.wait(60)
