"""How a bot answers, wherever it thinks, and what it keeps in mind between two questions."""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import cache

from maat import catalog
from maat.bots import roster
from maat.bots.bot import glance
from maat.core.match import Match
from maat.server.interfaces import SIMPLEST, Question

LOG = logging.getLogger("maat.bots")

MOST_MINDS = 4  # bots that are kept in mind; their trees take memory
IN_TIME = 0.7  # part of the time of an answer a search may take


@cache
def rules(key: str) -> catalog.AnyGame:
    """A game, loaded once."""
    return catalog.load(key)


class Mind:
    """A bot at a table, with the match as far as it knows it and what it has thought so far."""

    def __init__(self, question: Question) -> None:
        own = question.changes
        game = (
            catalog.load_with(question.game, question.rules, own) if own else rules(question.game)
        )
        table = question.seats, question.options
        self.match = Match(game, *table, rules=question.rules, silent=True)
        self.bot = roster.find(question.game, question.bot)(question.seed)

    def knows(self, question: Question) -> bool:
        """Whether the question goes on from what it has thought about, under the same rules."""
        return self.match.rules == question.rules and self.match.leads_to(question.record)

    def answer(self, question: Question) -> int:
        """What it answers; one that searches says the best so far before it is late."""
        self.match.follow(question.record)
        roster.hurry(self.bot, question.bot, IN_TIME * question.seconds)
        return int(self.bot.choose(glance(self.match)))


MINDS: OrderedDict[tuple[str, int, str], Mind] = OrderedDict()  # by seat and bot


def think(question: Question) -> int:
    """What the bot answers; it sees its seat's view and nothing else."""
    name = question.table, question.seat, question.bot
    mind = MINDS.pop(name, None)
    if mind is None or not mind.knows(question):
        mind = Mind(question)
    answer = mind.answer(question)
    MINDS[name] = mind
    if len(MINDS) > MOST_MINDS:
        MINDS.popitem(last=False)
    return answer


async def any_answer(
    question: Question,
    legal: list[int],
    ask: Callable[[Question], Awaitable[int]],
    failed: Callable[[], None],
) -> tuple[int, str]:
    """An answer and the bot that gave it: the one asked, a simpler one, or plain luck."""
    for bot in dict.fromkeys((question.bot, SIMPLEST)):
        try:
            answer = await ask(replace(question, bot=bot))
        except Exception as fault:  # whatever a bot does wrong, the table goes on
            failed()
            LOG.warning("bot %s failed at %s: %s", bot, question.game, type(fault).__name__)
            continue
        if answer in legal:
            return answer, bot
        failed()
        LOG.warning("bot %s answered %s against the rules of %s", bot, answer, question.game)
    return secrets.choice(legal), SIMPLEST
