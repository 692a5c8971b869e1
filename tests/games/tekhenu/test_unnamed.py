"""Cards of the market that lie on a real table and are named by whoever takes them."""

from __future__ import annotations

import pytest

from maat import catalog
from maat.core import bitset
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.core.state import CHANCE
from maat.games.tekhenu import words
from maat.games.tekhenu.rules import unnamed
from maat.games.tekhenu.state import Player, TekhenuState

GAME = catalog.load("tekhenu")
CODES = GAME.actions.codes

Play = Match[TekhenuState]


def finished(seats: int, seed: str) -> Play:
    """A whole game whose cards are all known."""
    match: Play = Match(GAME, seats, seed=seed)
    dealer = QuickDealer(f"{seed}/answers")
    while not match.over:
        legal = GAME.legal_actions(match.state)
        match.play(legal[dealer.below(len(legal))])
    return match


def step(match: Play) -> str:
    """What is asked."""
    return GAME.step_names[match.state.asked().step]


def held(player: Player) -> set[int]:
    """The cards of a side, numbered through."""
    own = [player.blessings, player.technologies, player.decrees]
    return {words.DECK * kind + at for kind in range(3) for at in bitset.codes(own[kind], 0)}


def is_whole(state: TekhenuState) -> bool:
    """Whether every card that stands in for another lies somewhere, and in no deck."""
    lying = {card for card in state.market if card >= 0} | held(state.players[-1])
    return all(
        (card in lying or unnamed.is_discarded(state, card))
        and not unnamed.deck(state, card // words.DECK) >> card % words.DECK & 1
        for card in state.unnamed
    )


def name_taken(match: Play, known: TekhenuState) -> None:
    """Say which cards were taken, where that needed no saying while all were known."""
    while step(match) == "card" != GAME.step_names[known.asked().step]:
        seat = match.seat
        taken = held(known.players[seat]) - held(match.state.players[seat])
        names = [CODES[f"choose {words.CARDS[card]}"] for card in sorted(taken)]
        match.enter((seat, next(code for code in names if code in match_legal(match))))


def match_legal(match: Play) -> list[int]:
    return GAME.legal_actions(match.state)


@pytest.mark.rule("TK-80")
@pytest.mark.parametrize(("seats", "seed"), [(1, "u1"), (1, "u2"), (2, "u3"), (3, "u4"), (4, "u5")])
def test_a_game_is_the_same_whether_cards_are_named_when_dealt_or_when_taken(
    seats: int, seed: str
) -> None:
    played, match, most = finished(seats, seed), Play(GAME, seats), 0
    for state, (seat, action) in played.positions():
        name_taken(match, state)
        dealt = step(match) == "market_card"
        match.enter((seat, CODES["decline"] if dealt else action))
        most = max(most, len(match.state.unnamed))
        assert is_whole(match.state)
    assert most >= 7
    assert (match.scores, match.ranking) == (played.scores, played.ranking)
    for mine, theirs in zip(match.state.players[:seats], played.state.players, strict=False):
        assert held(mine) == held(theirs)


@pytest.mark.rule("TK-77")
def test_whoever_takes_a_card_says_which_and_it_can_be_any_of_its_kind() -> None:
    match = unnamed_until("card", "thoth")
    seat, lying = match.seat, list(match.state.market)
    kinds = {words.KINDS[card // words.DECK] for card in lying[:3]}
    assert kinds == {"blessing", "technology"}
    assert len(match_legal(match)) > 24
    last = match_legal(match)[-1]
    match.enter((seat, last))
    card = words.CARDS.index(GAME.actions.names[last].removeprefix("choose "))
    assert card in held(match.state.players[seat])
    assert card not in match.state.unnamed
    assert card not in match.state.market


def unnamed_until(wanted: str, seed: str) -> Play:
    """A game in which nobody names the market, up to a question."""
    match, dealer = Play(GAME, 2), QuickDealer(seed)
    while step(match) != wanted:
        if step(match) == "market_card":
            match.enter((CHANCE, CODES["decline"]))
        elif match.seat == CHANCE:
            match.enter((CHANCE, int(GAME.sample(match.state, dealer))))
        else:
            legal = match_legal(match)
            match.enter((match.seat, legal[dealer.below(len(legal))]))
    return match


def test_which_card_stands_in_tells_nothing_of_what_is_hidden() -> None:
    match = unnamed_until("faith", "hidden")
    state = match.state
    state.unnamed = [*state.unnamed]
    for seat in range(2):
        seen = GAME.redact(state, seat)
        for kind in range(3):
            standing = unnamed.of_kind(seen, kind)
            first = bitset.codes(unnamed.unseen(seen, kind), 0)[: bitset.count(standing)]
            assert bitset.codes(standing, 0) == first


def test_bots_imagine_any_cards_where_none_is_named() -> None:
    match = unnamed_until("turn", "imagined")
    seen = GAME.redact(match.state, match.seat)
    imagined = [GAME.imagine(seen, match.seat, QuickDealer(str(at))) for at in range(20)]
    assert len({tuple(each.market) for each in imagined}) > 15
    assert all(is_whole(each) for each in imagined)


def test_no_dealer_leaves_a_card_unnamed() -> None:
    match = unnamed_until("turn", "dealt")
    assert match.state.unnamed
    fresh: Play = Match(GAME, 2, seed="dealt")
    assert not fresh.state.unnamed
    assert CODES["decline"] not in [action for _, action in fresh.record]
