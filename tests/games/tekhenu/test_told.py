"""Botankhamun beside a real box: told only what he needs, he does what he would have done."""

from __future__ import annotations

import pytest

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.game import Option
from maat.core.log import LoggedEvent
from maat.core.match import Match
from maat.core.state import CHANCE
from maat.games.tekhenu import automa, events, words
from maat.games.tekhenu.state import TekhenuState
from maat.testing import check_game

GAME = catalog.load("tekhenu")
CODES = GAME.actions.codes
LEVELS = ["easy", "medium", "hard"]
NAMELESS = ("reveal", "market_card", "bot_pillar")  # what nobody says to him: any will do
BUILT = {  # by the god whose action it is
    events.STATUE_FOR_GOD: words.HORUS,
    events.STATUE_FOR_PEOPLE: words.HORUS,
    events.PILLAR_BUILT: words.RA,
    events.BUILDING_BUILT: words.HATHOR,
    events.WORKSHOP_BUILT: words.OSIRIS,
}

Play = Match[TekhenuState]


def played(level: str, seed: str) -> Play:
    """A whole solo game whose player is followed."""
    match: Play = Match(GAME, 1, {"level": level}, seed=seed)
    dealer = QuickDealer(f"{seed}/answers")
    while not match.over:
        legal = GAME.legal_actions(match.state)
        match.play(legal[dealer.below(len(legal))])
    return match


def words_for(told: LoggedEvent) -> list[str]:
    """What the player says of something, as the answers to what changed."""
    first, second, third = told.data
    die = 30 * first + 6 * second + third - 1
    said = {
        events.DIE_TAKEN: ("take", "die", die),
        events.ACTION_BEGAN: ("perform", "god", first),
        events.STATUE_FOR_GOD: ("honor", "god", first),
        events.STATUE_FOR_PEOPLE: ("serve", "people", first),
        events.PILLAR_BUILT: ("place", "space", second),
        events.BUILDING_BUILT: ("build", "building", first),
        events.WORKSHOP_BUILT: ("settle", "district", first),
    }
    if told.event == events.SECTION_OPENED:
        return [f"section {first}"]
    verb, what, at = said[told.event]
    row = [f"value {second}"] if told.event == events.WORKSHOP_BUILT else []
    return [f"{verb} {GAME.words[what][at]}", *row]


class Teller:
    """Tells one match what happened in another."""

    def __init__(self, source: Play) -> None:
        self.source = source
        self.match: Play = Match(GAME, 1, {**source.options, "player": "told"})
        self.dealer = QuickDealer("nameless")
        self.draws = [
            (GAME.step_names[state.asked().step], action)
            for state, (seat, action) in source.positions()
            if seat == CHANCE
        ]
        self.orders = iter(self.firsts())

    def firsts(self) -> list[int]:
        """Who was first after each Maat phase."""
        first = [each for each in self.source.log.events if each.event == events.ORDER_SET]
        return [each.seat for each in first if each.data[0] == 1][1:]

    @property
    def step(self) -> str:
        return GAME.step_names[self.match.state.asked().step]

    def draw(self) -> None:
        """The same luck, where it is his or the dice's; any where nobody names it."""
        if self.step in NAMELESS:
            self.match.enter((CHANCE, int(GAME.sample(self.match.state, self.dealer))))
            return
        at = next(at for at, (step, _) in enumerate(self.draws) if step == self.step)
        self.match.enter((CHANCE, self.draws.pop(at)[1]))

    def say(self, name: str) -> None:
        """Answer for the player; what there is no choice about is not asked."""
        if name.startswith("value") and self.step != "told_row":
            return
        self.match.enter((0, CODES[name]))
        while not self.match.over and self.match.seat == CHANCE:
            self.draw()


def told_again(source: Play) -> Play:
    """The same game, told to somebody who sees but the shared boards."""
    teller = Teller(source)
    while teller.match.seat == CHANCE:
        teller.draw()
    for each in player_deeds(source):
        wanted = "told_die" if each.event == events.DIE_TAKEN else "told_change"
        while teller.step != wanted and each.event not in BUILT:
            pass_over(teller)
        opened = each.event == events.SECTION_OPENED and each.data[0] <= teller.match.state.opened
        for word in [] if opened else words_for(each):
            teller.say(word)
    while not teller.match.over:
        pass_over(teller)
    return teller.match


def pass_over(teller: Teller) -> None:
    """Nothing more changed, or who is first now."""
    first = teller.step == "told_order"
    teller.say(f"first {next(teller.orders)}" if first else "finish")


def player_deeds(source: Play) -> list[LoggedEvent]:
    """What the player did, each action with what was built by it, and the sections opened."""
    heard, turn = source.log.events, 0
    found = list[LoggedEvent]()
    built = [each for each in heard if each.seat == 0 and each.event in BUILT]
    for each in heard:
        turn = each.seat if each.event == events.TURN_BEGAN else turn
        if each.event == events.SECTION_OPENED and turn == 0:
            found.append(each)
        if each.seat == 0 and each.event in (events.DIE_TAKEN, events.ACTION_BEGAN):
            found.append(each)
        if each.seat == 0 and each.event == events.ACTION_BEGAN:
            own = [deed for deed in built if BUILT[deed.event] == each.data[0]]
            found += own[:1]
            built = [deed for deed in built if deed not in own[:1]]
    return found


def his(match: Play) -> list[tuple[int, list[int]]]:
    """What he did, without names of tiles and cards."""
    kept = [events.DIE_TAKEN, events.STATUE_FOR_GOD, events.STATUE_FOR_PEOPLE, events.VP_GAINED]
    kept += [events.BUILDING_BUILT, events.WORKSHOP_BUILT, events.REASONED, events.TILE_REACHED]
    told = [each for each in match.log.events if each.seat == automa.BOT and each.event in kept]
    return [(each.event, list(each.data)) for each in told]


@pytest.mark.rule("TK-127")
@pytest.mark.parametrize("number", range(6))
def test_told_only_what_he_needs_botankhamun_does_the_same(number: int) -> None:
    source = played(LEVELS[number % 3], f"told/{number}")
    again = told_again(source)
    assert his(again) == his(source)
    assert again.scores == [-1, source.scores[automa.BOT]]


@pytest.mark.parametrize("place", [0, -1], ids=["first", "last"])
def test_the_contract_is_kept_where_the_player_is_told_whatever_is_agreed(place: int) -> None:
    game = catalog.load("tekhenu")
    game.seat_counts = [1]
    agreed = {option.key: option.values[place] for option in game.options}
    agreed["player"] = "told"
    game.options = [Option(key, [value]) for key, value in agreed.items()]
    assert check_game(game, games=2, seed="told") > 100


@pytest.mark.soak
def test_botankhamun_does_the_same_in_three_hundred_games() -> None:
    for number in range(300):
        source = played(LEVELS[number % 3], f"told/{number}")
        assert his(told_again(source)) == his(source), number
