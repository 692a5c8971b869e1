"""Deeds at a real table: what is done there in one go is often several answers, said by one tap."""

from __future__ import annotations

from typing import Any

from maat import catalog
from maat.core.match import Match
from maat.core.state import CHANCE, EVERYONE
from maat.server.protocol import Answer, AnswerPair
from maat.server.view import SeatView

DEEPEST = 4  # answers that are said together
MOST_NEXT = 12  # answers to the next question that are offered with one of them
MOST_DEEDS = 60  # of all together: what a phone shows without being scrolled much


def pairs(view: SeatView, depth: int) -> list[AnswerPair]:
    """The answers that lead to another question of the same seat, so many at once."""
    if depth < 2:
        return []
    found = [each for each in (pair(view, code, depth) for code in view.options) if each]
    while found and sum(map(width, found)) > MOST_DEEDS:
        widest = max(found, key=width)
        if widest.then:
            widest.then.remove(max(widest.then, key=width))
        else:
            found.remove(widest)
    return found


def width(found: AnswerPair) -> int:
    """How many deeds an answer is offered with."""
    return len(found.answers) - len(found.then) + sum(map(width, found.then))


def pair(view: SeatView, first: int, depth: int) -> AnswerPair | None:
    """What the same seat is asked after an answer, if that is something else."""
    match = glimpse(view.match, first)
    if not goes_on(match, view.seat) or not is_next(view, match, first):
        return None
    seen = SeatView(match, view.messages, view.seat, view.eyes, by_hand=True)
    usual = usual_of(seen)
    answers = [each for each in seen.answers if is_wanted(seen, each, usual)]
    again = is_again(view, match)
    if again:
        answers = [each for each in answers if each.action >= first]  # each set of them once
    if seen.asked is None or len(seen.options) < 2 or not 0 < len(answers) <= MOST_NEXT:
        return None
    codes = {each.action for each in answers}
    targets = [each for each in seen.targets if each.action in codes]
    if view.match.seat == CHANCE:  # beside what was drawn, in the same pictures
        draw = outcomes(view).outcome
        targets = [draw(seen.seen, view.seat, each.action) for each in answers]
    found = AnswerPair(first, seen.asked, answers, targets, usual=usual >= 0, again=again)
    if depth > 2:
        later = (pair(seen, each.action, depth - 1) for each in answers)
        found.then = [each for each in later if each]
    return found


def outcomes(view: SeatView) -> Any:
    """What a game says of what is drawn and said at a real table."""
    return catalog.module(view.game.key, "scene.outcomes")


def is_same(view: SeatView, match: Match[Any]) -> bool:
    """Whether the question that is open later is the one a seat is asked now."""
    return int(match.state.asked().step) == int(view.match.state.asked().step)


def is_again(view: SeatView, match: Match[Any]) -> bool:
    """Whether the same is asked again, and the order of the answers makes no difference."""
    return is_same(view, match) and bool(view.match.state.asked().step in outcomes(view).AGAIN)


def is_next(view: SeatView, match: Match[Any], first: int) -> bool:
    """Whether what is asked after an answer is said together with it: another turn is not."""
    module = outcomes(view)
    if is_same(view, match):
        return bool(first in module.PRELUDES) or is_again(view, match)
    return bool(match.state.asked().step != module.TURN)


def usual_of(view: SeatView) -> int:
    """The answer that nearly everybody gives to the open question, negative where there is none."""
    return int(outcomes(view).usual(view.match.state))


def is_wanted(view: SeatView, answer: Answer, usual: int) -> bool:
    """Whether an answer is offered: the usual one alone, or any that does something."""
    return answer.action == usual if usual >= 0 else not comes_again(view, answer)


def glimpse(match: Match[Any], answer: int) -> Match[Any]:
    """A game after an answer and those it leaves no choice about; nothing is told of it."""
    game, seat, state = match.game, match.seat, match.game.copy(match.state)
    ahead = Match(game, match.seats, match.options, rules=match.rules, silent=True, state=state)
    ahead.apply(answer)
    while seat != CHANCE and (forced := only_answer(ahead, seat)) >= 0:
        ahead.apply(forced)
    return ahead


def only_answer(match: Match[Any], seat: int) -> int:
    """What a seat has to answer without a choice, for all to see; negative where it has one."""
    if match.over or match.seat != seat or match.has_choice() or not is_open(match):
        return -1
    return match.legal_actions()[0]


def goes_on(match: Match[Any], seat: int) -> bool:
    """Whether a seat is asked something now that everybody may see."""
    return match.seat == seat and is_open(match)


def is_open(match: Match[Any]) -> bool:
    """Whether everybody may see the answer to the open question."""
    ask = match.state.asked()
    return int(match.game.steps[ask.step].seen_by(match.state, ask)) == EVERYONE


def comes_again(view: SeatView, answer: Answer) -> bool:
    """Whether the same question follows an answer, which does nothing by itself."""
    after = glimpse(view.match, answer.action)
    again = after.seat == view.seat and is_same(view, after)
    return again and not is_again(view, after)
