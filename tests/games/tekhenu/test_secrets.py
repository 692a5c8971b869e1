"""What is hidden: Decrees in hand and under the deck, and Faith placed in secret.

Two matches that differ only in a secret of one seat are played side by side; to everybody else
they have to look the same, byte for byte.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from maat import catalog
from maat.core.dealer import Dealer, QuickDealer
from maat.core.errors import IllegalAction
from maat.core.log import HIDDEN
from maat.core.match import Match
from maat.core.snapshot import dump
from maat.core.state import CHANCE, NOBODY
from maat.games.tekhenu import words
from maat.games.tekhenu.rules import market
from maat.games.tekhenu.state import TekhenuState

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Begin, Lay

GAME = catalog.load("tekhenu")
CODES = GAME.actions.codes
SOLO = {"level": "medium"}

Play = Match[TekhenuState]


def look(match: Play, seat: int) -> str:
    """Everything a seat may know, as text."""
    view = match.view(seat)
    heard = [[told.after, told.event, told.seat, *told.data] for told in view.events]
    seen = [dump(view.state), heard, view.record, view.options, dump(view.ask)]
    return json.dumps(seen, sort_keys=True)


def swapped(action: int, one: str, other: str) -> int:
    """The same answer with two Decrees in each other's place."""
    name = GAME.actions.names[action]
    if name.endswith(one):
        return CODES[name.removesuffix(one) + other]
    if name.endswith(other):
        return CODES[name.removesuffix(other) + one]
    return action


class Twins:
    """Two matches in which one seat's Decree is another, played in step."""

    def __init__(self, seats: int, seed: str, options: dict[str, str] | None = None) -> None:
        self.pair: list[Play] = [Match(GAME, seats, options) for _ in range(2)]
        self.dealer: Dealer = QuickDealer(seed)
        self.holder = self.dealer.below(seats)
        self.keeps = self.dealer.below(2) == 0
        self.names = ["", ""]  # the Decree of the one match and of the other
        self.same = True  # whether nothing has come to light yet

    @property
    def state(self) -> TekhenuState:
        """The first of the two positions."""
        return self.pair[0].state

    def step(self) -> str:
        """Which question is open."""
        return GAME.step_names[self.state.asked().step]

    def strangers(self) -> list[int]:
        """All who may not know the secret."""
        return [NOBODY, *(seat for seat in range(self.state.seats) if seat != self.holder)]

    def answer(self) -> None:
        """One answer in both matches."""
        legal = GAME.legal_actions(self.state)
        if self.names[0]:
            secret = {CODES[f"{verb} {n}"] for verb in ("deal", "choose") for n in self.names}
            other = {swapped(code, *self.names) for code in legal}
            if self.step() != "last_decree":  # only D23 may be used then
                assert other == set(GAME.legal_actions(self.pair[1].state))
            plain = [code for code in legal if code not in secret]
            self.same = self.same and bool(plain)
            legal = plain or legal
        action = legal[self.dealer.below(len(legal))]
        self.pair[0].play(action)
        self.pair[1].play(swapped(action, *self.names) if self.names[0] else action)

    def part(self) -> None:
        """The first Decree dealt to the holder is another one in the second match."""
        legal = [GAME.actions.names[code] for code in GAME.legal_actions(self.state)]
        decrees = [name.removeprefix("deal ") for name in legal]
        self.names = [decrees.pop(self.dealer.below(len(decrees))) for _ in range(2)]
        for match, name in zip(self.pair, self.names, strict=True):
            match.play(CODES[f"deal {name}"])

    def keep(self) -> None:
        """The holder keeps the Decree in question, or puts it under the deck."""
        for match, name in zip(self.pair, self.names, strict=True):
            legal = [GAME.actions.names[code] for code in GAME.legal_actions(match.state)]
            wanted = [n for n in legal if n.endswith(name) == self.keeps]
            match.play(CODES[wanted[0]])

    def play(self) -> None:
        """One answer, whatever is asked."""
        seat = int(self.state.seat)
        own = self.step() == "secret_decree" and self.owner() == self.holder
        if own and not self.names[0]:
            self.part()
        elif self.step() == "keep_decree" and seat == self.holder:
            self.keep()
        else:
            self.answer()

    def owner(self) -> int:
        """Who is dealt the next Decree at setup: the first without two."""
        return next(s for s in range(self.state.seats) if self.state.players[s].dealt_count < 2)


@pytest.mark.rule("TK-19", "TK-76", "AMB-43")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("number", range(3))
def test_a_secret_decree_changes_nothing_for_others(seats: int, number: int) -> None:
    options = {"faith": "secret"} if number == 2 else SOLO
    twins = Twins(seats, f"twins {seats} {number}", options)
    compared = 0
    while not twins.state.over and twins.same:
        if twins.names[0]:
            compared += 1
            if compared % 4 == 0 or compared < 60:
                for seat in twins.strangers():
                    assert look(twins.pair[0], seat) == look(twins.pair[1], seat)
        twins.play()
    assert compared > 100


@pytest.mark.rule("TK-19")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_holder_sees_the_difference(seats: int) -> None:
    twins = Twins(seats, f"holder {seats}")
    while not twins.names[0]:
        twins.play()
    assert look(twins.pair[0], twins.holder) != look(twins.pair[1], twins.holder)


@pytest.mark.rule("TK-19")
def test_draws_and_choices_of_decrees_are_blanked_for_others(begin: Begin) -> None:
    board = begin(2).until("keep_decree")
    seat = int(board.state.seat)
    dealt = len(board.match.record) - 1
    board.easy()
    chosen = len(board.match.record) - 1
    for stranger in (NOBODY, 1 - seat):
        shown = board.match.record_for(stranger)
        assert shown[chosen] == (seat, HIDDEN)
        assert shown[dealt][1] == HIDDEN or stranger != NOBODY
    assert board.match.record_for(seat)[chosen] == board.match.record[chosen]


@pytest.mark.rule("P13", "P14", "TK-76")
@pytest.mark.parametrize("seat", [1, 2, NOBODY])
def test_a_decree_drawn_by_a_pillar_is_secret(lay: Lay, seat: int) -> None:
    seen = []
    for card in ("D05", "D19"):
        board = lay(3, dice="ra-gray-1", display="P22 P23 P13", owned={0: "4 limestone"})
        board.play("take ra-gray-1", "perform ra", "place r3c3", "rotate 0", f"deal {card}")
        board.play("reveal P01")
        seen.append(look(board.match, seat))
    assert seen[0] == seen[1]


@pytest.mark.rule("AMB-43", "TK-76")
@pytest.mark.parametrize("seat", [1, NOBODY])
def test_a_decree_taken_from_the_market_was_seen_by_all(lay: Lay, seat: int) -> None:
    owned = {0: "13 happiness 13 population"}
    board = lay(dice="thoth-gray-1", opened=4, owned=owned, market="D05 D06 D07")
    board.play("take thoth-gray-1", "perform thoth", "section 3", "choose D05").until("1 turn")
    view = board.match.view(seat)
    assert view.state.players[0].decree_count == 1
    assert CODES["choose D05"] in [action for _, action in view.record]
    for number in range(20):
        imagined = GAME.imagine(view.state, seat, QuickDealer(str(number)))
        assert imagined.players[0].decrees == 1 << 4


@pytest.mark.rule("AMB-18")
@pytest.mark.parametrize("seat", [1, NOBODY])
def test_faith_placed_in_secret_is_not_seen(lay: Lay, seat: int) -> None:
    seen = []
    for answer in ("left 2", "right 1", "weigh_nothing"):
        board = lay(
            rotations=1,
            dice_each=3,
            at=1,
            spare="thoth-black-1 thoth-black-1",
            owned={0: "3 faith", 1: "2 faith"},
            options={"faith": "secret"},
        )
        board.play("take thoth-black-1", "produce granite").until("0 faith").play(answer)
        assert board.question() == "1 faith"
        seen.append(look(board.match, seat))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("AMB-18")
def test_faith_placed_in_secret_is_shown_in_the_end(lay: Lay) -> None:
    board = lay(
        rotations=1,
        dice_each=3,
        at=1,
        spare="thoth-black-1 thoth-black-1",
        owned={0: "3 faith", 1: "2 faith"},
        options={"faith": "secret"},
    )
    board.play("take thoth-black-1", "produce granite").until("0 faith")
    board.play("left 2", "weigh_nothing").until("destiny")
    assert [int(player.balance) for player in board.state.players] == [2, 1]
    heard = [told.event for told in board.match.view(NOBODY).events]
    assert GAME.events.codes["faith_placed"] in heard


@pytest.mark.rule("AMB-18")
def test_faith_placed_openly_is_seen_by_all(lay: Lay) -> None:
    board = lay(
        rotations=1,
        dice_each=3,
        at=1,
        spare="thoth-black-1 thoth-black-1",
        owned={0: "3 faith", 1: "2 faith"},
    )
    board.play("take thoth-black-1", "produce granite").until("0 faith").play("right 2")
    assert board.match.view(1).state.players[0].placed == -2


@pytest.mark.rule("D23", "TK-76")
@pytest.mark.parametrize("seat", [1, NOBODY])
def test_the_question_for_d23_does_not_betray_it(lay: Lay, seat: int) -> None:
    seen = []
    for card in ("D23", "D07"):
        board = lay(
            rotations=7,
            dice_each=3,
            at=1,
            spare="thoth-black-1 thoth-black-1",
            cards={0: card, 1: "D01"},
            opened=4,
            market="D02 D03 D04",
        )
        board.play("take thoth-black-1", "produce granite").until("0 last_decree")
        before = look(board.match, seat)
        board.play("decline")
        seen.append([before, look(board.match, seat)])
    assert seen[0] == seen[1]


def bits(number: int) -> list[int]:
    """The members of a set."""
    return [at for at in range(24) if int(number) >> at & 1]


def decrees_of(state: TekhenuState) -> list[int]:
    """Every Decree, wherever it is."""
    found = bits(state.decree_deck) + bits(state.decree_discard)
    found += [card - 48 for card in state.market if 48 <= card < 72]
    found += [entry & 31 for entry in state.bottom]
    for player in state.players:
        found += bits(player.decrees) + bits(player.dealt)
    return sorted(found)


@pytest.mark.rule("TK-76", "AMB-43")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_imagined_fits_all_that_was_seen(seats: int) -> None:
    match: Play = Match(GAME, seats, {"faith": "secret"})
    dealer = QuickDealer(f"imagine {seats}")
    whole = [card for card in range(24) if seats > 2 or card != 19]
    while not match.over:
        if len(match.record) % 9 == 0:
            for seat in range(seats):
                imagined = GAME.imagine(match.view(seat).state, seat, dealer)
                assert decrees_of(imagined) == whole
                own, mine = match.state.players[seat], imagined.players[seat]
                assert mine.decrees == own.decrees
                assert mine.dealt == own.dealt
                assert [int(p.decree_count) for p in imagined.players] == [
                    len(bits(p.decrees)) for p in imagined.players
                ]
                for real, guess in zip(match.state.players, imagined.players, strict=True):
                    known = real.decrees & (real.open_decrees | own.traced)
                    assert guess.decrees & known == known
                under = [entry for entry in match.state.bottom if entry >> 5 == seat]
                assert [entry for entry in imagined.bottom if entry >> 5 == seat] == under
        if match.state.seat == CHANCE:
            match.play(int(GAME.sample(match.state, dealer)))
        else:
            legal = GAME.legal_actions(match.state)
            match.play(legal[dealer.below(len(legal))])


@pytest.mark.rule("TK-19")
def test_what_others_hold_is_imagined_in_many_ways(begin: Begin) -> None:
    board = begin(3).until("draft")
    seen = board.match.view(0).state
    hands = {
        int(GAME.imagine(seen, 0, QuickDealer(str(number))).players[1].decrees)
        for number in range(200)
    }
    assert len(hands) == 24 - 2  # all but the two that seat 0 has seen


@pytest.mark.rule("TK-19")
def test_the_owner_remembers_what_went_under_the_deck(begin: Begin) -> None:
    board = begin(2).until("keep_decree")
    seat = int(board.state.seat)
    board.play(board.options()[0]).until("draft")
    hidden = [entry for entry in board.state.bottom if entry >> 5 == seat]
    assert hidden[0] in board.match.view(seat).state.bottom
    assert hidden[0] not in board.match.view(1 - seat).state.bottom
    assert hidden[0] not in board.match.view(NOBODY).state.bottom


@pytest.mark.rule("TK-19", "TK-76")
@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_the_cards_left_can_be_worked_out(lay: Lay, seat: int) -> None:
    board = lay(cards={0: "D05", 1: "D09"})
    seen = board.match.view(seat).state
    mine = bits(seen.players[seat].decrees) if seat != NOBODY else []
    unseen = [card for card in range(24) if card != words.DECREES.index("D20")]
    assert bits(seen.decree_deck) == [card for card in unseen if card not in mine]


@pytest.mark.rule("TK-19", "P13")
def test_who_put_a_decree_under_the_deck_knows_who_drew_it(lay: Lay) -> None:
    position = {"display": "P22 P23 P13", "owned": {0: "4 limestone"}, "deck": "D01"}
    board = lay(3, dice="ra-gray-1", **position)
    board.state.decree_deck = 0
    board.state.decree_left = 0
    board.state.bottom = [1 * 32 + 0]  # seat 1 put D01 there
    board.play("take ra-gray-1", "perform ra", "place r3c3", "rotate 0").until("1 turn")
    assert board.cards() == ["D01"]
    assert [int(board.match.view(seat).state.players[0].decrees) for seat in (0, 1, 2)] == [1, 1, 0]
    assert board.match.view(NOBODY).state.players[0].decrees == 0
    assert board.state.bottom == []


@pytest.mark.rule("TK-19", "P13")
def test_the_deck_is_drawn_before_what_lies_under_it(lay: Lay) -> None:
    position = {"display": "P22 P23 P13", "owned": {0: "4 limestone"}, "deck": "D01 D02 D03"}
    board = lay(3, dice="ra-gray-1", **position)
    board.state.decree_deck = 0b110
    board.state.decree_left = 2
    board.state.bottom = [1 * 32 + 0]
    board.play("take ra-gray-1", "perform ra", "place r3c3", "rotate 0")
    assert board.legal() == ["deal D02", "deal D03"]


def finished(seats: int, seed: str) -> Play:
    """A whole game with known Decrees."""
    match: Play = Match(GAME, seats, seed=seed)
    dealer = QuickDealer(f"{seed}/answers")
    while not match.over:
        legal = GAME.legal_actions(match.state)
        match.play(legal[dealer.below(len(legal))])
    return match


@pytest.mark.rule("TK-110")
@pytest.mark.parametrize(("seats", "seed"), [(1, "w1"), (2, "w2"), (3, "w3"), (4, "w4")])
def test_decrees_withheld_until_they_count_bring_the_same_points(seats: int, seed: str) -> None:
    """The real cards stay secret in their holders' hands: nobody names them before the end."""
    played, match = finished(seats, seed), Play(GAME, seats)
    for state, (seat, action) in played.positions():
        step = GAME.step_names[state.asked().step]
        secret = step in ("secret_decree", "keep_decree")
        if not secret and GAME.step_names[match.state.asked().step] == "last_decree" != step:
            match.enter((seat, CODES["decline"]))  # alone it may be D23 that is withheld
        match.enter((seat, CODES["decline"] if secret else action))
    assert GAME.step_names[match.state.asked().step] == "secret_decree"
    held = [bits_of(player.decrees) for player in played.state.players]
    while not match.over:
        seat = market.SEAT.of(match.state.asked().datum)
        known = match.state.players[seat].decrees
        card = next(card for card in held[seat] if not known >> card & 1)
        match.enter((CHANCE, CODES[f"deal D{card + 1:02}"]))
    assert (match.scores, match.ranking) == (played.scores, played.ranking)


@pytest.mark.rule("TK-110")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_decree_withheld_and_named_midway_is_nobodys_at_the_end(seats: int) -> None:
    match, dealer, d23 = Play(GAME, seats), QuickDealer("midway/0"), CODES["deal D23"]
    named, shown = list[int](), 0
    while not match.over:
        step, legal = GAME.step_names[match.state.asked().step], GAME.legal_actions(match.state)
        if step == "secret_decree" and GAME.withheld(match.state) == CODES["decline"]:
            match.enter((match.seat, CODES["decline"]))
        elif step == "last_decree" and len(legal) > 1:
            named.append(int(match.seat))
            match.enter((match.seat, next(each for each in legal if each != CODES["decline"])))
        elif match.seat == CHANCE:
            shown += step == "secret_decree"
            assert step != "secret_decree" or d23 not in legal
            match.enter((CHANCE, int(GAME.sample(match.state, dealer))))
        else:
            match.enter((match.seat, legal[dealer.below(len(legal))]))
    assert len(named) == 1
    assert shown >= seats - 1  # the others have withheld theirs until now
    holders = [at for at, each in enumerate(match.state.players) if each.decrees >> 22 & 1]
    assert holders == named


def bits_of(bits: int) -> list[int]:
    return [at for at in range(words.DECK) if bits >> at & 1]


def test_no_dealer_withholds_and_no_seat_may() -> None:
    match = Play(GAME, 2)
    dealer = QuickDealer("open")
    while GAME.step_names[match.state.asked().step] != "secret_decree":
        match.enter((CHANCE, int(GAME.sample(match.state, dealer))))
    assert CODES["decline"] not in GAME.legal_actions(match.state)
    twin = match.copy()
    twin.enter((CHANCE, CODES["decline"]))
    assert twin.state.decree_deck == match.state.decree_deck  # any Decree may be the one
    assert twin.state.decree_left == match.state.decree_left - 1
    for _ in range(4):
        match.enter((CHANCE, int(GAME.sample(match.state, dealer))))
    with pytest.raises(IllegalAction):
        match.enter((0, CODES["decline"]))


@pytest.mark.rule("D23")
def test_a_withheld_decree_that_is_played_midway_is_named_then_and_not_again() -> None:
    match, dealer = Play(GAME, 2), QuickDealer("midway")
    played, named = -1, [0, 0]
    while not match.over:
        step, legal = GAME.step_names[match.state.asked().step], GAME.legal_actions(match.state)
        if step == "last_decree" and CODES["choose D23"] in legal:
            assert played < 0  # there is only one
            played = match.seat
            match.enter((played, CODES["choose D23"]))
        elif match.seat == CHANCE:
            if step == "secret_decree" and GAME.withheld(match.state) < 0:
                assert CODES["deal D23"] not in legal
                named[market.SEAT.of(match.state.asked().datum)] += 1
            hidden = GAME.withheld(match.state)
            drawn = hidden if hidden >= 0 else int(GAME.sample(match.state, dealer))
            match.enter((CHANCE, drawn))
        else:
            match.enter((match.seat, legal[dealer.below(len(legal))]))
    assert played >= 0
    counts = [player.decree_count for player in match.state.players[:2]]
    assert [bin(player.decrees).count("1") for player in match.state.players[:2]] == counts
    assert named[played] < counts[played]
