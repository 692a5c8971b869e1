"""How many taps an evening with the real box takes: a game is entered as the page enters it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

import pytest
from tests.server.test_referee import Phone, named, opened

from maat import catalog
from maat.bots import roster
from maat.bots.bot import glance
from maat.client import Data
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.core.state import CHANCE

if TYPE_CHECKING:
    from tests.server.conftest import Running

FEW: Final = 7  # things to do with the pieces that are seen together with what is asked next


def greedy(game: str, seats: int, number: int) -> Match[Any]:
    """A whole game of players who take what brings most at once."""
    match: Match[Any] = Match(catalog.load(game), seats)
    bots = [roster.find(game, "greedy")(f"{number}/{seat}") for seat in range(seats)]
    dealer = QuickDealer(f"taps/{game}/{number}")
    while not match.over:
        if match.seat == CHANCE:
            match.enter((CHANCE, int(match.game.sample(match.state, dealer))))
        else:
            match.enter((match.seat, int(bots[match.seat].choose(glance(match)))))
    return match


class Thumb:
    """Enters a game and counts the taps: of answers, of draws, and to put away what is to be done.

    The set-up is dealt by the phone, which takes a tap; what an automa alone needs is always dealt.
    Alone nobody has to look away, so secrets of the set-up are dealt with the rest.
    """

    def __init__(self, phone: Phone, played: Match[Any]) -> None:
        self.phone = phone
        self.names = [named(played, action) for _, action in played.record]
        self.own = 0
        self.drawn = 0
        self.done = 0
        self.started = False
        self.todo = 0
        self.dealt: object = ()  # what is being dealt of the set-up: for whom

    @property
    def taps(self) -> int:
        """All of them."""
        return self.own + self.drawn + self.done

    def enter(self) -> Data:
        """The whole game; how the table stands then."""
        seen = self.phone.see()
        while seen["phase"] == "playing":
            at = int(seen["version"])
            tapped = self.draw(seen) if seen["draw"] and not self.first(seen) else self.say(seen)
            seen = self.phone.guest.get(f"{self.phone.table}?since={at}")
            self.look(seen, tapped)
        return seen

    def first(self, seen: Data) -> bool:
        """Whether an answer comes before what is drawn, and is not the one that draws."""
        first, at = seen["draw"]["first"], seen["version"]
        code = {each["name"]: each["action"] for each in seen["answers"]}.get(self.names[at])
        return first is not None and code != first

    def draw(self, seen: Data) -> bool:
        """Say what was drawn: whether that took a tap."""
        at, draw = seen["version"], seen["draw"]
        said = self.names[at : at + 1 + (draw["first"] is not None)]
        self.phone.post("draws", version=at, actions=said)
        if draw["automa"]:
            return False
        alone = seen["alone"] if len(seen["seats"]) > 2 else None  # a player and an automa
        known = not self.started and self.dealt == alone
        self.dealt = alone
        self.drawn += not known
        return not known

    def say(self, seen: Data) -> bool:
        """Answer, two questions at once where that can be: whether that took a tap."""
        at, seat = seen["version"], seen["asked"]["seat"]
        self.dealt = ()
        codes = {each["name"]: each["action"] for each in seen["answers"]}
        second = [
            each["name"]
            for pair in seen["pairs"]
            if pair["first"] == codes.get(self.names[at])
            for each in pair["answers"]
        ]
        if at + 1 < len(self.names) and self.names[at + 1] in second:
            self.phone.post("draws", version=at, actions=self.names[at : at + 2])
        else:
            self.phone.post("moves", version=at, action=self.names[at], seat=seat)
        self.own += len(codes) != 1  # without a choice nobody is asked
        return len(codes) != 1

    def look(self, seen: Data, tapped: bool) -> None:
        """See what is to be done with the pieces; much of it has the screen to itself."""
        self.started = self.started or any(line.get("opens") == "turn" for line in seen["log"])
        self.todo = 0 if tapped else self.todo
        deeds = [line["role"] for line in seen["log"] if self.is_deed(seen, line)]
        points = [pair == ("points", "points") for pair in pairwise(deeds)]
        self.todo += len(deeds) - sum(points)  # those that come together are one thing
        if self.todo > FEW:
            self.done += 1
            self.todo = 0

    def is_deed(self, seen: Data, line: Data) -> bool:
        """Whether somebody has to do it for an automa."""
        kind = seen["seats"][line["seat"]]["kind"] if line["seat"] >= 0 else ""
        empty = line.get("opens") == "turn" and len(line.get("values", {})) < 2
        return kind == "automa" and bool(line.get("role")) and "rule" not in line and not empty


def entered(running: Running, game: str, seats: int, number: int) -> Thumb:
    """A greedy game, entered at a table; it ends as it did."""
    played = greedy(game, seats, number)
    thumb = Thumb(opened(running, game, *["Ania", "Bogdan", "Celina"][:seats]), played)
    assert [each or 0 for each in thumb.enter()["scores"]] == played.scores
    return thumb


MOST: Final = {"ra": 275, "pharaon": 130, "tekhenu": 125}
MOST_DRAWS: Final = {"ra": 135, "pharaon": 130, "tekhenu": 80}  # of these, what is drawn
MOST_DEALT: Final = {"ra": 160, "pharaon": 80, "tekhenu": 80}  # where the phone deals it all


def test_an_evening_alone_with_the_traitor_takes_few_taps(shared: Running) -> None:
    thumb = entered(shared, "pharaon", 1, 0)
    assert thumb.taps <= MOST["pharaon"]
    assert thumb.own < 70  # what is done in one area is said by one tap


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), [("ra", 3), ("pharaon", 1), ("tekhenu", 1)])
def test_whole_evenings_take_few_taps(shared: Running, game: str, seats: int) -> None:
    thumbs = [entered(shared, game, seats, number) for number in range(8)]
    found = [(each.own, each.drawn, each.done) for each in thumbs]
    assert max(each.taps for each in thumbs) <= MOST[game], found
    assert max(each.drawn for each in thumbs) <= MOST_DRAWS[game], found
    assert max(each.taps - each.drawn for each in thumbs) <= MOST_DEALT[game], found
