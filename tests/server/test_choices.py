"""No question without a choice, for whoever wants it so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.server.driver import DISCRETION

if TYPE_CHECKING:
    from tests.server.conftest import Running

    from maat.client import Client, Data


def asked(guest: Client, table: str, spare: bool) -> list[Data]:
    """All updates that ask, of a game in which the highest answer is always given."""
    found: list[Data] = []
    with guest.look(table, spare=spare) as seat:
        while True:
            update = seat.wait_update(lambda each: bool(each["answers"]) or each["phase"] == "over")
            if update["phase"] == "over":
                return found
            found.append(update)
            seat.act(update["answers"][-1]["action"])


def played(server: Running, spare: bool) -> tuple[list[int], list[str]]:
    """How many answers each question of a game had, and the log of the one who was asked."""
    guest = server.guest("Ania")
    rival = {"kind": "bot", "bot": "random"}
    table = guest.open_table("ra", [{"kind": "me"}, rival])["id"]
    counts = [len(update["answers"]) for update in asked(guest, table, spare)]
    log = guest.get(f"/api/tables/{table}?since=0")["log"]
    return counts, [line["key"] for line in log]


@pytest.mark.parametrize("spare", [True, False])
def test_who_wants_is_asked_only_where_there_is_a_choice(shared: Running, spare: bool) -> None:
    games = (played(shared, spare) for _ in range(20))
    counts = next(counts for counts, log in games if "log-only" in log)
    assert (1 in counts) is not spare
    assert max(counts) > 1


def at(step: str) -> Match[Any]:
    """A game of Tekhenu with two seats, at the first question of this kind."""
    match: Match[Any] = Match(catalog.load("tekhenu"), 2, seed="discreet")
    dealer = QuickDealer("answers")
    names = match.game.step_names
    while names[match.state.asked().step] != step:
        options = match.game.legal_actions(match.state)
        match.play(int(options[dealer.below(len(options))]))
    return match


@pytest.mark.parametrize(
    ("step", "is_discreet"), [("keep_decree", True), ("last_decree", True), ("turn", False)]
)
def test_what_would_betray_a_secret_takes_its_time(
    shared: Running, step: str, is_discreet: bool
) -> None:
    class Held:
        match = at(step)

    driver: Any = shared.services.driver
    assert driver.hesitation(Held()) == (DISCRETION if is_discreet else driver.pause)
    assert driver.pause != DISCRETION
