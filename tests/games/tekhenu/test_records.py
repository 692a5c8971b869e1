"""Whole games, kept as records: one for every way the game can end, and for every option.

A record shows what its name says. New ones are looked for among random games on purpose:

    python tests/games/tekhenu/test_records.py
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import pytest

from maat import catalog
from maat.bots.bot import Glance
from maat.bots.tekhenu import GreedyTekhenu
from maat.core import notation
from maat.core.dealer import Dealer, QuickDealer
from maat.core.match import UNDO, Match
from maat.core.state import CHANCE
from maat.games.tekhenu import events, steps, words
from maat.games.tekhenu.state import TekhenuState

GAME = catalog.load("tekhenu")
FOLDER = Path(__file__).with_name("records")

Shown = Callable[[Match[TekhenuState]], bool]


def told(match: Match[TekhenuState], event: int) -> list[tuple[int, list[int]]]:
    """Every event of a kind: about which side, with which numbers."""
    heard = [what for what in match.log.happenings if what.event == event]
    return [(what.seat, what.data) for what in heard]


def positions(match: Match[TekhenuState]) -> Iterator[TekhenuState]:
    """Every position of a match."""
    state: TekhenuState = GAME.new(match.seats, match.options)
    for _, action in match.record:
        yield state
        GAME.apply(state, action)


# What a record can show.


def clear_win(match: Match[TekhenuState]) -> bool:
    """One player has the most points."""
    scores = GAME.scores(match.state)
    return scores.count(max(scores)) == 1


def _tied(match: Match[TekhenuState]) -> list[int]:
    """The sides with the most points."""
    scores = GAME.scores(match.state)
    return [side for side, score in enumerate(scores) if score == max(scores)]


def scribes_break_tie(match: Match[TekhenuState]) -> bool:
    """Two have the most points, and more Scribes win (TK-112)."""
    tied = _tied(match)
    scribes = [int(match.state.players[side].scribes) for side in tied]
    winner = GAME.ranking(match.state).index(1)
    return (
        len(tied) > 1
        and scribes.count(max(scribes)) == 1
        and match.state.players[winner].scribes == max(scribes)
        and winner != min(tied, key=match.state.order.index)
    )


def order_breaks_tie(match: Match[TekhenuState]) -> bool:
    """Points and Scribes are level; the earlier place in turn order wins (TK-112)."""
    tied = _tied(match)
    scribes = {int(match.state.players[side].scribes) for side in tied}
    winner = GAME.ranking(match.state).index(1)
    return (
        len(tied) > 1
        and len(scribes) == 1
        and winner == min(tied, key=match.state.order.index) != min(tied)
    )


def won(match: Match[TekhenuState]) -> bool:
    """The player beat Botankhamun (TK-143)."""
    scores = GAME.scores(match.state)
    return scores[0] > scores[1] and GAME.ranking(match.state) == [1, 2]


def lost(match: Match[TekhenuState]) -> bool:
    """Botankhamun won (TK-143)."""
    scores = GAME.scores(match.state)
    return scores[0] < scores[1] and GAME.ranking(match.state) == [2, 1]


def bot_always_first(match: Match[TekhenuState]) -> bool:
    """The player never came before Botankhamun (TK-138)."""
    return all(place == 1 for seat, (place, *_) in told(match, events.ORDER_SET) if seat == 1)


def bot_decrees_are_dear(match: Match[TekhenuState]) -> bool:
    """Botankhamun gained 8 VP for each of his Decrees (TK-125)."""
    held = int(match.state.players[1].decree_count)
    lines = GAME.breakdown(match.state, 1)
    points = sum(line.points for line in lines if line.label == "bot_decrees")
    return held > 0 and points == 8 * held


def two_starting_cards(match: Match[TekhenuState]) -> bool:
    """Only two Starting cards were dealt (TK-125)."""
    return len(told(match, events.STARTING_DEALT)) == 2


def printed_bonuses(match: Match[TekhenuState]) -> bool:
    """The Horus tiles stayed in the box (TK-11)."""
    return not any(action == "bonus" for action in _verbs(match))


def _verbs(match: Match[TekhenuState]) -> list[str]:
    return [GAME.actions.names[action].split()[0] for _, action in match.record]


def changed_pips(match: Match[TekhenuState]) -> bool:
    """A die lies on the scales with other pips than it had, though nobody turned it (AMB-01)."""
    rolled = 0
    turned = False
    for what in match.log.happenings:
        if what.event == events.DIE_TAKEN:
            rolled, turned = what.data[2], False
        elif what.event == events.BLESSING_PLAYED:
            turned = True
        elif what.event == events.DIE_PLACED and what.data[1] != rolled and not turned:
            return True
    return False


def d23_is_extra(match: Match[TekhenuState]) -> bool:
    """Who used D23 scored another Decree besides (AMB-11)."""
    users = [seat for seat, _ in told(match, events.DECREE_USED)]
    scored = [(seat, data[0]) for seat, data in told(match, events.DECREE_SCORED)]
    others = [seat for seat, card in scored if card != words.CARDS.index("D23")]
    return match.state.extra_d23 and any(seat in others for seat in users)


def d23_counts(match: Match[TekhenuState]) -> bool:
    """D23 was used and is counted among the three, for nothing (AMB-11)."""
    users = [seat for seat, _ in told(match, events.DECREE_USED)]
    scored = [(seat, data[:2]) for seat, data in told(match, events.DECREE_SCORED)]
    return any((seat, [words.CARDS.index("D23"), 0]) in scored for seat in users)


def faith_hidden(match: Match[TekhenuState]) -> bool:
    """Faith was placed in secret (AMB-18)."""
    return bool(told(match, events.FAITH_HIDDEN))


def limited_supply(match: Match[TekhenuState]) -> bool:
    """Many Scribes were about, though no more than the box holds (AMB-16)."""
    most = max(sum(player.scribes for player in state.players) for state in positions(match))
    return 7 <= most <= match.state.box.supply[words.SCRIBE] and match.state.limited


def all_sections_open(match: Match[TekhenuState]) -> bool:
    """All four market sections were opened (TK-67)."""
    return match.state.opened == 4


def free_action(match: Match[TekhenuState]) -> bool:
    """Somebody reached Happiness 21 (TK-73)."""
    return any(not s.over and s.asked().step == steps.FREE_ACTION for s in positions(match))


def taken_back(match: Match[TekhenuState]) -> bool:
    """Answers were taken back at least three times, once together with a draw of chance."""
    undone: list[list[int]] = []
    kept: list[int] = []
    for seat, number in match.history:
        if seat == UNDO:
            undone.append(kept[-number:])
            del kept[-number:]
        else:
            kept.append(seat)
    return len(undone) >= 3 and any(CHANCE in seats for seats in undone)


def always(match: Match[TekhenuState]) -> bool:
    """Nothing special."""
    return match.over


@dataclass
class Case:
    """What a record shows and how games are played to find it."""

    seats: int
    shows: Shown
    dealer: str = notation.QUICK
    undo: bool = False
    keen: bool = False  # seat 0 plays for points
    options: dict[str, str] = field(default_factory=dict)


CASES = {
    "tekhenu-2p-win": Case(2, clear_win),
    "tekhenu-3p-win": Case(3, clear_win),
    "tekhenu-4p-win": Case(4, clear_win),
    "tekhenu-2p-scribes-break-tie": Case(2, scribes_break_tie),
    "tekhenu-2p-order-breaks-tie": Case(2, order_breaks_tie),
    "tekhenu-1p-easy-won": Case(1, won, keen=True, options={"level": "easy"}),
    "tekhenu-1p-easy-lost": Case(1, lost, options={"level": "easy"}),
    "tekhenu-1p-medium-won": Case(1, won, keen=True, options={"level": "medium"}),
    "tekhenu-1p-medium-lost": Case(1, lost, options={"level": "medium"}),
    "tekhenu-1p-hard-won": Case(1, won, keen=True, options={"level": "hard"}),
    "tekhenu-1p-hard-lost": Case(1, lost, options={"level": "hard"}),
    "tekhenu-1p-bot-always-first": Case(1, bot_always_first),
    "tekhenu-1p-dear-decrees": Case(1, bot_decrees_are_dear, options={"bot_decrees": "dear"}),
    "tekhenu-1p-random-start": Case(1, two_starting_cards, options={"start": "random"}),
    "tekhenu-2p-printed-bonuses": Case(2, printed_bonuses, options={"bonuses": "printed"}),
    "tekhenu-2p-changed-pips": Case(2, changed_pips, options={"pips": "changed"}),
    "tekhenu-4p-d23-counts": Case(4, d23_counts),
    "tekhenu-3p-d23-is-extra": Case(3, d23_is_extra, options={"d23": "extra"}),
    "tekhenu-3p-secret-faith": Case(3, faith_hidden, options={"faith": "secret"}),
    "tekhenu-4p-limited-supply": Case(4, limited_supply, options={"supply": "limited"}),
    "tekhenu-3p-all-sections-open": Case(3, all_sections_open),
    "tekhenu-2p-free-action": Case(2, free_action),
    "tekhenu-3p-taken-back": Case(3, taken_back, undo=True),
    "tekhenu-2p-sealed-draws": Case(2, always, dealer=notation.SEALED),
}


def read(name: str) -> notation.Record:
    """A record of the folder."""
    return notation.read((FOLDER / f"{name}.maat").read_text("utf-8"))


def replayed(name: str) -> Match[TekhenuState]:
    """A record of the folder, played again."""
    return notation.replay(GAME, read(name))


@pytest.mark.parametrize("name", CASES)
def test_the_record_replays_to_its_result(name: str) -> None:
    match = replayed(name)
    assert match.over
    assert match.seats == CASES[name].seats
    assert GAME.scores(match.state) == read(name).result


@pytest.mark.parametrize("name", CASES)
def test_the_draws_are_those_of_the_seed(name: str) -> None:
    record = read(name)
    assert record.dealer == CASES[name].dealer
    assert notation.verify_draws(GAME, record) == replayed(name).draws()


@pytest.mark.parametrize("name", CASES)
def test_the_record_is_written_again_as_it_was(name: str) -> None:
    record = read(name)
    match = replayed(name)
    header = notation.describe(match, record.dealer, record.seed)
    text = notation.write(match, header, record.seed)
    assert text == (FOLDER / f"{name}.maat").read_text("utf-8")


@pytest.mark.rule("TK-01", "TK-11", "TK-67", "TK-73", "TK-112", "TK-122", "TK-123", "TK-124")
@pytest.mark.rule("TK-125", "TK-138", "TK-143", "AMB-01", "AMB-11", "AMB-16", "AMB-18", "AMB-50")
@pytest.mark.parametrize("name", CASES)
def test_the_record_shows_what_its_name_says(name: str) -> None:
    assert CASES[name].shows(replayed(name))


def test_every_record_has_a_case() -> None:
    assert {path.stem for path in FOLDER.glob("*.maat")} == set(CASES)


# Looking for new records.


def _seeds(name: str, dealer: str) -> Iterator[str]:
    for number in count():
        text = f"{name} {number}"
        sealed = dealer == notation.SEALED
        yield hashlib.sha256(text.encode()).hexdigest() if sealed else text


def _play(case: Case, seed: str) -> Match[TekhenuState]:
    """A game at random, or for points, that takes answers back where asked."""
    dealer = notation.make_dealer(case.dealer, seed)
    match: Match[TekhenuState] = Match(GAME, case.seats, case.options, dealer)
    chooser = QuickDealer(f"answers {seed}")
    greedy = GreedyTekhenu(f"greedy {seed}")
    while not match.over:
        seat = match.seat
        glance = Glance(GAME, match.state, match.state.asked())
        match.play(int(greedy.choose(glance)) if case.keen else _any(match, chooser))
        if case.undo and not match.over and chooser.below(60) == 0:
            match.undo(seat, consent=chooser.below(2) == 0)
            match.deal()
    return match


def _any(match: Match[TekhenuState], chooser: Dealer) -> int:
    legal = GAME.legal_actions(match.state)
    return legal[chooser.below(len(legal))]


def find(name: str) -> str:
    """The text of the first random game that shows what a name says."""
    case = CASES[name]
    for seed in _seeds(name, case.dealer):
        match = _play(case, seed)
        if case.shows(match):
            header = notation.describe(match, case.dealer, seed)
            return notation.write(match, header, seed)
    raise AssertionError("never reached")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for wanted in sys.argv[1:] or CASES:
        (FOLDER / f"{wanted}.maat").write_text(find(wanted), "utf-8")
