"""Whole games, kept as records: one for every way the game can end, and for every option.

A record shows what its name says. New ones are looked for among random games on purpose:

    python tests/games/tekhenu/test_records.py
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from maat import catalog
from maat.bots.bot import Glance
from maat.core import notation
from maat.core.dealer import Dealer
from maat.core.match import Match
from maat.games.tekhenu import events, steps, words
from maat.games.tekhenu.bots.advised import GreedyTekhenu
from maat.games.tekhenu.state import TekhenuState
from maat.testing.records import Case, RecordFolder, always, taken_back, told

GAME = catalog.load("tekhenu")
FOLDER = Path(__file__).with_name("records")


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
    for what in match.log.events:
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
    most = max(sum(player.scribes for player in state.players) for state, _ in match.positions())
    return 7 <= most <= match.state.box.supply[words.SCRIBE] and match.state.limited


def all_sections_open(match: Match[TekhenuState]) -> bool:
    """All four market sections were opened (TK-67)."""
    return match.state.opened == 4


def free_action(match: Match[TekhenuState]) -> bool:
    """Somebody reached Happiness 21 (TK-73)."""
    return any(not s.over and s.asked().step == steps.FREE_ACTION for s, _ in match.positions())


def for_points(match: Match[TekhenuState], dealer: Dealer) -> int:
    """What the greedy bot would answer."""
    bot = GreedyTekhenu(str(dealer.below(1 << 30)))
    return int(bot.choose(Glance(GAME, match.state, match.state.asked())))


CASES: dict[str, Case[TekhenuState]] = {
    "tekhenu-2p-win": Case(2, clear_win),
    "tekhenu-3p-win": Case(3, clear_win),
    "tekhenu-4p-win": Case(4, clear_win),
    "tekhenu-2p-scribes-break-tie": Case(2, scribes_break_tie),
    "tekhenu-2p-order-breaks-tie": Case(2, order_breaks_tie),
    "tekhenu-1p-easy-won": Case(1, won, choose=for_points, options={"level": "easy"}),
    "tekhenu-1p-easy-lost": Case(1, lost, options={"level": "easy"}),
    "tekhenu-1p-medium-won": Case(1, won, choose=for_points, options={"level": "medium"}),
    "tekhenu-1p-medium-lost": Case(1, lost, options={"level": "medium"}),
    "tekhenu-1p-hard-won": Case(1, won, choose=for_points, options={"level": "hard"}),
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


RECORDS = RecordFolder(GAME, FOLDER, CASES)


@pytest.mark.parametrize("name", CASES)
def test_the_record_replays_and_is_written_again_as_it_was(name: str) -> None:
    RECORDS.check(name)


@pytest.mark.rule("TK-01", "TK-11", "TK-67", "TK-73", "TK-112", "TK-122", "TK-123", "TK-124")
@pytest.mark.rule("TK-125", "TK-138", "TK-143", "AMB-01", "AMB-11", "AMB-16", "AMB-18", "AMB-50")
@pytest.mark.parametrize("name", CASES)
def test_the_record_shows_what_its_name_says(name: str) -> None:
    assert CASES[name].shows(RECORDS.replayed(name))


def test_every_record_has_a_case() -> None:
    RECORDS.check_complete()


if __name__ == "__main__":
    RECORDS.fill(sys.argv[1:])
