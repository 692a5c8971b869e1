"""`maat join`: a person's own bot takes a seat at a web table, or waits to be asked to one."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

from maat import catalog, client, positions
from maat.bots import files, programs
from maat.bots.bot import Glance
from maat.cli import output
from maat.core.errors import MaatError, NotFound

SHORTEST = 16  # signs of the secret of an invitation
FORBIDDEN = 403
OFTEN = 1.0  # seconds between two looks whether somebody asks


class JoiningBot:
    """Answers at a web table: a bot that sees positions, or a function that sees updates."""

    def __init__(self, name: str) -> None:
        self.name = name
        module = None if programs.called(name) else files.own_module(Path(name))
        self.choose: client.Chooser | None = getattr(module, "choose", None)
        if self.choose is None and module is not None and not hasattr(module, "make"):
            raise NotFound("no-chooser", file=name)

    @property
    def title(self) -> str:
        """What it is called at a table where it says nothing else."""
        return Path(files.shown(self.name, [self.name]).split()[-1]).stem

    def sees_positions(self) -> bool:
        """Whether it is one that `maat simulate` takes, too."""
        return self.choose is None

    def prepared(self, update: client.Data) -> client.Chooser:
        """What answers at this table, once it has shown that it can play its game."""
        if self.choose is not None:
            return self.blamed
        make, kind = files.find(update["game"], self.name), catalog.load(update["game"])
        people = [seat for seat in update["seats"] if seat["kind"] != "automa"]
        files.try_out(make, kind, kind.new(len(people), update["options"]))
        bot = make(secrets.token_hex(8))

        def choose(update: client.Data) -> int:
            game, state = positions.read(update["position"])
            return int(bot.choose(Glance(game, state, state.asked())))

        return choose

    def blamed(self, update: client.Data) -> int | str:
        """The answer of a function; whatever goes wrong in it is told as the file's fault."""
        assert self.choose is not None
        try:
            return self.choose(update)
        except (Exception, SystemExit) as fault:
            raise files.blamed(Path(self.name), fault) from fault


def run(url: str, bot: str, name: str, token: str = "") -> None:
    """Let a person's bot play a seat, or come back to it."""
    player = JoiningBot(bot)
    base, table, invite = client.take_invitation(url)
    is_link = not table or token or len(invite) >= SHORTEST
    if not base.startswith(("http://", "https://")) or not is_link:
        raise NotFound("not-invited", url=url)
    try:
        guest = client.Client(base, token)
        if not table:
            Visitor(guest, player, name).stay()
        _tell_end(_played(guest, table, invite, player, name))
    except client.RequestRefused as fault:
        if not fault.key:
            raise NotFound("no-server", url=base, reason=str(fault.status)) from None
        raise told(fault) from None
    except OSError as fault:
        raise NotFound("no-server", url=base, reason=str(fault)) from None


def _played(
    guest: client.Client, table: str, invite: str, player: JoiningBot, name: str
) -> client.Data:
    """Sit down, or come back, and play; the last update."""
    known = bool(guest.token)
    if not known:
        guest.come_in(name or player.title)
    seen = guest.get(f"/api/tables/{table}")
    choose = player.prepared(seen)
    if not known:
        guest.sit(table, invite)
    elif not seen["mine"]:
        raise NotFound("not-seated")
    told = output.SAY("join-seated", table=table, token=guest.token)
    output.CONSOLE.print(told, soft_wrap=True)
    return client.play(guest, table, choose, position=player.sees_positions())


class Visitor:
    """A bot that waits at a server: it sits down where it is asked to, plays, and waits again."""

    def __init__(self, guest: client.Client, player: JoiningBot, name: str) -> None:
        self.guest = guest
        self.player = player
        if not guest.token:
            guest.come_in(name or player.title)
        contact = guest.post("/api/me/contact")["contact"]
        told = {"url": guest.url, "contact": contact, "token": guest.token}
        output.CONSOLE.print(output.SAY("join-waits", **told), soft_wrap=True)

    def stay(self) -> NoReturn:
        """For ever, also while the server is away."""
        while True:
            try:
                for table in self.guest.get("/api/me")["tables"]:
                    self.heed(table)
            except client.LOST:
                pass  # it starts again; where this bot sits is kept there
            except client.RequestRefused as fault:
                if fault.status == FORBIDDEN:
                    raise
            time.sleep(OFTEN)

    def heed(self, table: client.Data) -> None:
        """Do what there is to do at one table; a bot that fails leaves it to others."""
        own = next((seat for seat in table["mine"] if not table["seats"][seat]["bot"]), None)
        if own is None or table["phase"] == "over":
            return
        path = f"/api/tables/{table['id']}"
        try:
            if table["phase"] == "playing":
                choose = self.player.prepared(self.guest.get(path))
                sees = self.player.sees_positions()
                _tell_end(client.play(self.guest, table["id"], choose, position=sees))
            elif table["seats"][own]["status"] == "asked":
                self.player.prepared(self.guest.get(path))
                self.guest.post(f"{path}/seats/{own}", {"ready": True})
        except client.RequestRefused as fault:
            self.leave(table, own, told(fault))
        except MaatError as fault:
            self.leave(table, own, fault)

    def leave(self, table: client.Data, own: int, fault: MaatError) -> None:
        """Nobody waits for a bot that cannot play on."""
        path = f"/api/tables/{table['id']}/seats/{own}"
        with suppress(client.RequestRefused):  # somebody else was faster
            self.guest.post(f"{path}/{'resign' if table['phase'] == 'playing' else 'free'}")
        reason = output.texts(None).error(fault)
        output.CONSOLE.print(
            output.SAY("join-left", table=table["id"], fault=reason), soft_wrap=True
        )


def told(refused: client.RequestRefused) -> MaatError:
    """What a server has said as a fault of ours."""
    values = {str(key): value for key, value in refused.fault.get("values", {}).items()}
    return MaatError(refused.key, **values)


def _tell_end(update: client.Data) -> None:
    """How the game ended for the seat, and for all."""
    seat = update["seat"]
    points = ", ".join(str(points) for points in update["scores"])
    place, own = update["places"][seat], update["scores"][seat]
    told = output.SAY("join-over", place=place, own=own, points=points)
    output.CONSOLE.print(told, soft_wrap=True)
