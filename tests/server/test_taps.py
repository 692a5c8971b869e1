"""How many taps an evening with the real box takes: a game is entered as the page enters it."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

import pytest
from tests.server.test_referee import Phone, drawn, named, opened

from maat import catalog
from maat.bots import roster
from maat.bots.bot import glance
from maat.client import Data
from maat.core.dealer import QuickDealer
from maat.core.errors import IllegalAction
from maat.core.match import Entry, Match
from maat.core.state import CHANCE

if TYPE_CHECKING:
    from tests.server.conftest import Running


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
    """Enters a game and counts the taps of answers and of draws.

    The set-up is dealt by the phone, which takes a tap; what an automa alone needs is always dealt.
    Alone nobody has to look away, so secrets of the set-up are dealt with the rest.
    """

    def __init__(self, phone: Phone, played: Match[Any]) -> None:
        self.phone = phone
        self.names = [named(played, action) for _, action in played.record]
        self.forced = forced(played)
        self.own = 0
        self.drawn = 0
        self.started = False
        self.dealt: object = ()  # for whom the set-up is dealt by itself

    @property
    def taps(self) -> int:
        """All of them."""
        return self.own + self.drawn

    def enter(self) -> Data:
        """The whole game; how the table stands then."""
        seen = self.phone.see()
        while seen["phase"] == "playing":
            at = int(seen["version"])
            if seen["draw"] and not self.first(seen):
                self.draw(seen)
            else:
                self.say(seen)
            seen = self.phone.guest.get(f"{self.phone.table}?since={at}")
            opened = any(line.get("opens") == "turn" for line in seen["log"])
            self.started = self.started or opened
        return seen

    def first(self, seen: Data) -> bool:
        """Whether an answer comes before what is drawn, and is not the one that draws."""
        first, at = seen["draw"]["first"], seen["version"]
        code = {each["name"]: each["action"] for each in seen["answers"]}.get(self.names[at])
        return first is not None and code != first

    def draw(self, seen: Data) -> None:
        """Say what was drawn; what an automa needs and the rest of a set-up take no tap."""
        at, draw = seen["version"], seen["draw"]
        said = self.names[at : at + 1 + (draw["first"] is not None)]
        if len(said) < 2:
            said = self.together(seen)
        self.phone.post("draws", version=at, actions=said)
        if draw["automa"]:
            return
        alone = seen["alone"] if len(seen["seats"]) > 2 else None  # a player and an automa
        known = not self.started and self.dealt == alone
        self.dealt = alone
        self.drawn += not known

    def say(self, seen: Data) -> None:
        """Answer, several questions at once where that can be."""
        at, seat = seen["version"], seen["asked"]["seat"]
        codes = {each["name"]: each["action"] for each in seen["answers"]}
        said = self.together(seen)
        if len(said) > 1:
            self.phone.post("draws", version=at, actions=said)
        else:
            self.phone.post("moves", version=at, action=self.names[at], seat=seat)
        self.own += len(codes) != 1  # without a choice nobody is asked

    def together(self, seen: Data) -> list[str]:
        """What comes next, as far as one tap says it."""
        at = seen["version"]
        codes = {each["name"]: each["action"] for each in seen["answers"]}
        return deed(seen["pairs"], codes.get(self.names[at], -1), self.chosen(at))

    def chosen(self, at: int) -> list[str]:
        """The answers from here on that were not the only ones."""
        later = zip(self.names[at + 1 :], self.forced[at + 1 :], strict=True)
        return [self.names[at]] + [name for name, only in later if not only]


def arranged(played: Match[Any]) -> Match[Any]:
    """The same game; where an order makes no difference, answers come as they are offered."""
    outcomes = catalog.module(played.game.key, "scene.outcomes")
    asked = [(int(state.asked().step), entry) for state, entry in played.positions()]
    record = list[Entry]()
    for (step, _), run in groupby(asked, key=lambda each: (each[0], each[1][0])):
        found = [entry for _, entry in run]
        record += sorted(found) if step in outcomes.AGAIN else found
    match: Match[Any] = Match(played.game, played.seats)
    try:
        for entry in record:
            match.enter(entry)
    except IllegalAction:  # what was the last choice in one order is none in the other
        return played
    assert match.scores == played.scores
    return match


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
    played = arranged(greedy(game, seats, number, whims))
    thumb = Thumb(opened(running, game, *["Ania", "Bogdan", "Celina"][:seats]), played)
    assert [each or 0 for each in thumb.enter()["scores"]] == played.scores
    return thumb


MOST: Final = {"ra": 285, "pharaon": 130, "tekhenu": 80}  # taps of a whole game
MOST_DRAWS: Final = {"ra": 135, "pharaon": 75, "tekhenu": 45}  # of these, what is drawn
MOST_DEALT: Final = {"ra": 160, "pharaon": 70, "tekhenu": 50}  # where the phone deals it all


def test_an_evening_alone_with_botankhamun_takes_few_taps(shared: Running) -> None:
    thumb = entered(shared, "tekhenu", 1, 0)
    assert thumb.taps <= MOST["tekhenu"]


@pytest.mark.soak
@pytest.mark.parametrize("whims", [0, 30])
@pytest.mark.parametrize(
    ("game", "seats", "games"), [("ra", 3, 6), ("pharaon", 1, 20), ("tekhenu", 1, 20)]
)
def test_whole_evenings_take_few_taps(
    shared: Running, game: str, seats: int, games: int, whims: int
) -> None:
    thumbs = [entered(shared, game, seats, number, whims) for number in range(games)]
    found = sorted((each.taps, each.own, each.drawn) for each in thumbs)
    assert max(each.taps for each in thumbs) <= MOST[game], found
    assert max(each.drawn for each in thumbs) <= MOST_DRAWS[game], found
    assert max(each.taps - each.drawn for each in thumbs) <= MOST_DEALT[game], found
