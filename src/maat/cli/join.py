"""`maat join`: a person's own bot takes a seat at a web table."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from maat import catalog, client, positions
from maat.bots import files, programs
from maat.bots.bot import Glance
from maat.bots.bot_set import Maker
from maat.cli import output
from maat.core.dealer import QuickDealer
from maat.core.errors import MaatError, NotFound

SHORTEST = 16  # signs of the secret of an invitation
TRIED = 3  # questions of another game of the same kind that a bot answers before it sits down


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
        make = files.find(update["game"], self.name)
        try_out(make, update)
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


def try_out(make: Maker, update: client.Data) -> None:
    """Ask a bot some questions of a game like this: one for another game breaks here."""
    game = catalog.load(update["game"])
    people = [seat for seat in update["seats"] if seat["kind"] != "automa"]
    state: Any = game.new(len(people), update["options"])
    dealer, bot = QuickDealer("trial"), make("trial")
    for _ in range(TRIED):
        game.deal(state, dealer)
        game.apply(state, int(bot.choose(Glance(game, state, state.asked()))))


def run(url: str, bot: str, name: str, token: str = "") -> None:
    """Let a person's bot play a seat, or come back to it."""
    player = JoiningBot(bot)
    base, table, invite = client.take_invitation(url)
    if (
        not base.startswith(("http://", "https://"))
        or not table
        or not (token or len(invite) >= SHORTEST)
    ):
        raise NotFound("not-invited", url=url)
    try:
        guest = client.Client(base, token)
        update = _played(guest, table, invite, player, name)
    except client.RequestRefused as fault:
        if not fault.key:
            raise NotFound("no-server", url=base, reason=str(fault.status)) from None
        values = {str(key): value for key, value in fault.fault.get("values", {}).items()}
        raise MaatError(fault.key, **values) from None
    except OSError as fault:
        raise NotFound("no-server", url=base, reason=str(fault)) from None
    _tell_end(update)


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


def _tell_end(update: client.Data) -> None:
    """How the game ended for the seat, and for all."""
    seat = update["seat"]
    points = ", ".join(str(points) for points in update["scores"])
    place, own = update["places"][seat], update["scores"][seat]
    told = output.SAY("join-over", place=place, own=own, points=points)
    output.CONSOLE.print(told, soft_wrap=True)
