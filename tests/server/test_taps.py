"""How many taps an evening with the real box takes: a game is entered as the page enters it."""

from __future__ import annotations

from itertools import pairwise
from statistics import median
from typing import TYPE_CHECKING, Any, Final

import pytest
from tests.server.test_referee import Phone, drawn, named, opened

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


def greedy(game: str, seats: int, number: int, whims: int = 0) -> Match[Any]:
    """A whole game of players who take what brings most at once, but for some whims of a hundred.

    What lies there for all to see is named by whoever takes it."""
    match: Match[Any] = Match(catalog.load(game), seats)
    bots = [roster.find(game, "greedy")(f"{number}/{seat}") for seat in range(seats)]
    dealer, whim = QuickDealer(f"taps/{game}/{number}"), QuickDealer(f"whims/{number}")
    while not match.over:
        if match.seat == CHANCE:
            match.enter((CHANCE, drawn(match, dealer)))
        elif whim.below(100) < whims:
            legal = match.game.legal_actions(match.state)
            match.enter((match.seat, legal[whim.below(len(legal))]))
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
        self.forced = forced(played)
        self.own = 0
        self.drawn = 0
        self.done = 0
        self.started = False
        self.todo = 0
        self.dealt: object = ()  # for whom the set-up is dealt by itself

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
        codes = {each["name"]: each["action"] for each in seen["answers"]}
        first = codes.get(self.names[at], -1)
        said = deed(seen["pairs"], first, self.chosen(at))
        usual = any(each["usual"] for each in seen["pairs"] if each["first"] == first)
        self.own += usual and len(said) < 2  # the answers one by one are seen after a tap
        if len(said) > 1:
            self.phone.post("draws", version=at, actions=said)
        else:
            self.phone.post("moves", version=at, action=self.names[at], seat=seat)
        self.own += len(codes) != 1  # without a choice nobody is asked
        return len(codes) != 1

    def chosen(self, at: int) -> list[str]:
        """The answers from here on that were not the only ones."""
        later = zip(self.names[at + 1 :], self.forced[at + 1 :], strict=True)
        return [self.names[at]] + [name for name, only in later if not only]

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


def forced(played: Match[Any]) -> list[bool]:
    """Which answers of a record were the only ones."""
    return [len(played.game.legal_actions(state)) == 1 for state, _ in played.positions()]


def deed(pairs: list[Data], first: int, names: list[str]) -> list[str]:
    """What is said by one tap, of what is said next."""
    for pair in pairs:
        codes = {each["name"]: each["action"] for each in pair["answers"]}
        if pair["first"] == first and names[1:2] and names[1] in codes:
            return names[:1] + deed(pair["then"], codes[names[1]], names[1:])
    return names[:1]


def entered(running: Running, game: str, seats: int, number: int, whims: int = 0) -> Thumb:
    """A greedy game, entered at a table; it ends as it did."""
    played = greedy(game, seats, number, whims)
    thumb = Thumb(opened(running, game, *["Ania", "Bogdan", "Celina"][:seats]), played)
    assert [each or 0 for each in thumb.enter()["scores"]] == played.scores
    return thumb


USUAL: Final = {"ra": 275, "pharaon": 130, "tekhenu": 80}  # taps of a whole game, at the median
MOST: Final = {"ra": 285, "pharaon": 145, "tekhenu": 95}
MOST_DRAWS: Final = {"ra": 135, "pharaon": 60, "tekhenu": 45}  # of these, what is drawn
MOST_DEALT: Final = {"ra": 160, "pharaon": 95, "tekhenu": 60}  # where the phone deals it all


def test_an_evening_alone_with_botankhamun_takes_few_taps(shared: Running) -> None:
    thumb = entered(shared, "tekhenu", 1, 0)
    assert thumb.taps <= USUAL["tekhenu"]


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), [("ra", 3), ("pharaon", 1), ("tekhenu", 1)])
def test_whole_evenings_take_few_taps(shared: Running, game: str, seats: int) -> None:
    thumbs = [entered(shared, game, seats, number, 30 * (number % 3 == 2)) for number in range(12)]
    found = sorted((each.taps, each.own, each.drawn, each.done) for each in thumbs)
    assert median(each.taps for each in thumbs) <= USUAL[game], found
    assert max(each.taps for each in thumbs) <= MOST[game], found
    assert max(each.drawn for each in thumbs) <= MOST_DRAWS[game], found
    assert max(each.taps - each.drawn for each in thumbs) <= MOST_DEALT[game], found
