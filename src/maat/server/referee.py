"""A referee: a table whose box lies on a real one. People draw there and say what they drew."""

from __future__ import annotations

from typing import Any

from maat import catalog
from maat.core.dealer import Dealer, QuickDealer
from maat.core.log import UNDO, may_see
from maat.core.match import Match
from maat.core.position import Position
from maat.core.seal import SealedDealer, new_seed
from maat.core.state import CHANCE, EVERYONE, NOBODY, State
from maat.server import deeds
from maat.server.errors import Refusal
from maat.server.ledger import goes_on
from maat.server.protocol import AnswerPair, Correct, Drawing, Draws, HandDraw, PastDraw
from maat.server.store.rows import MOST_UNDOS, PLAYING
from maat.server.table import Table
from maat.server.view import SeatView

MOST_ENTRIES = 6000  # of a history that is corrected
MOST_TOLD = 80  # past draws that are offered for correction


class Referee(Table):
    """Asks people what chance would answer, and otherwise plays as any table does.

    A device that holds several seats lies in the middle of the table: it shows what everybody may
    see, and what is a secret only to the one who says to have it.
    """

    # Who sees what.

    @property
    def draws(self) -> bool:
        """Whether somebody has to say what was drawn."""
        return self.row.phase == PLAYING and self.match.seat == CHANCE

    @property
    def alone(self) -> int | None:
        """The seat that alone may see what is asked; None where everybody may."""
        return None if self.row.phase != PLAYING else sole(self.match)

    @property
    def may_withhold(self) -> bool:
        """Whether what is drawn may stay unknown until it is played, or there was nothing left."""
        return self.draws and self._may_be_unknown(self.match, self.match.state)

    def _may_be_unknown(self, match: Match[Any], state: State) -> bool:
        """A bot has to know what it may take, and its secrets lie on no real table: where one
        sits, people name all at once."""
        bots = any(seat.bot for seat in self.row.seats)
        return not bots and match.game.withheld(state) >= 0

    def _lies_unnamed(self, match: Match[Any], state: State) -> bool:
        """Whether all see what is drawn, and nobody has to say it before it is taken."""
        module = catalog.module(match.game.key, "scene.outcomes")
        named = module is None or state.asked().step not in module.UNNAMED
        has_choice = len(match.game.legal_actions(state)) > 1
        return not named and has_choice and self._may_be_unknown(match, state)

    def view_seat(self, guest: int | None, wish: int | None) -> int:
        """From where a guest looks; a secret draw is asked of whoever gets it."""
        mine = self.row.seats_of(guest)
        if self.draws and self.alone in mine and wish not in mine and self.alone is not None:
            return self.alone
        return super().view_seat(guest, wish)

    def view_for(self, guest: int | None, wish: int | None) -> SeatView:
        """The table as all may see it on a device of several, unless one of them looks alone."""
        seat, mine = self.view_seat(guest, wish), self.row.seats_of(guest)
        shared = len(mine) > 1 and wish != seat
        return self.view(seat, NOBODY if shared else seat)

    def _look(self, seat: int, eyes: int) -> SeatView:
        return SeatView(self.match, self.messages, seat, eyes, by_hand=True)

    def may_draw(self, guest: int | None) -> bool:
        """Whether a guest may say what was drawn: whoever sits here, and the host."""
        mine = self.row.seats_of(guest)
        if not mine and (guest is None or guest != self.row.host):
            return False
        return self.alone is None or self.alone in mine

    def drawing(self, guest: int | None, view: SeatView) -> Drawing | None:
        """What a guest has to know to say what was drawn; None for who may not."""
        if not view.options or not self.may_draw(guest):
            return None
        return described(self.match, view) if self.draws else self._offered(view)

    def _offered(self, view: SeatView) -> Drawing | None:
        """What whoever is asked may draw, before they say so: one tap then says both."""
        first = next((code for code in view.options if code in self._only_draws()), None)
        if first is None or self.row.seats[view.seat].bot:
            return None
        ahead = self.match.copy()
        ahead.enter((ahead.seat, first))
        seen = SeatView(ahead, self.messages, view.seat, view.eyes, by_hand=True)
        found = described(ahead, seen)
        found.first, found.asked = first, seen.asked
        found.answers, found.targets = seen.answers, seen.targets
        return found

    def _only_draws(self) -> frozenset[int]:
        """The answers that are nothing but a draw, and one everybody sees."""
        module = catalog.module(self.match.game.key, "scene.outcomes")
        found: frozenset[int] = frozenset() if module is None else module.DRAWS
        return found

    # Several answers at once.

    def pairs(self, guest: int | None, view: SeatView) -> list[AnswerPair]:
        """Answers a guest may give together with those that follow, by one tap."""
        if not self._may_pair(guest, view):
            return []
        return deeds.pairs(view, self._said_together())

    def _said_together(self) -> int:
        """How many answers are said by one tap, from the open question on."""
        module = catalog.module(self.match.game.key, "scene.outcomes")
        return 1 if module is None else int(module.HALVES.get(self.match.state.asked().step, 1))

    def _may_pair(self, guest: int | None, view: SeatView) -> bool:
        """Whether a guest is asked something that everybody may see, and has a choice."""
        is_bots = view.seat >= 0 and bool(self.row.seats[view.seat].bot)
        has_choice = len(view.options) > 1 and self.alone is None
        return has_choice and not is_bots and self.may_draw(guest)

    # Drawing.

    def _dealer(self) -> Dealer | None:
        return None

    async def _append(self, ahead: Match[Any], move: str | None, spent: int) -> int:
        self._enter_known(ahead)
        return await super()._append(ahead, move, spent)

    def _enter_known(self, ahead: Match[Any]) -> None:
        """Draw what nobody has to say: what there is only one of, and what a bot alone may see.

        A secret answer there is no other to is given, too: nobody has to pass the device on for it.
        """
        while not ahead.over and not self._is_asked(ahead, ahead.state):
            if ahead.seat == CHANCE:
                self._sample(ahead)
            elif sole(ahead) is not None and not ahead.has_choice():
                ahead.apply(ahead.legal_actions()[0])
            else:
                return

    def _sample(self, ahead: Match[Any]) -> None:
        """Draw for people, with new luck each time, or let lie unnamed what they draw."""
        if self._lies_unnamed(ahead, ahead.state):
            ahead.apply(ahead.game.withheld(ahead.state))
            return
        ahead.apply(ahead.game.sample(ahead.state, SealedDealer(new_seed())))

    def _is_asked(self, match: Match[Any], state: State) -> bool:
        """Whether a person answers the open question, and has something to say."""
        module = catalog.module(match.game.key, "scene.outcomes")
        nameless = module is not None and state.seat == CHANCE and module.is_nameless(state)
        if nameless or self._lies_unnamed(match, state):
            return False
        seat = only_seat(match, state) if state.seat == CHANCE else int(state.seat)
        is_bots = seat is not None and bool(self.row.seats[seat].bot)
        return not is_bots and len(match.game.legal_actions(state)) > 1

    async def act(
        self, guest: int | None, action: int | str, version: int, move: str, seat: int | None
    ) -> int:
        """A guest answers, or says what was drawn."""
        if self.draws:
            return await self.draw(guest, HandDraw(version, move, [action]))
        return await super().act(guest, action, version, move, seat)

    @goes_on
    async def draw(self, guest: int | None, said: HandDraw) -> int:
        """A guest says what was drawn, and lets the table draw so many things more."""
        made, deal = await self._begun(guest, said.id, said.version), said.deal
        if made is not None:
            return made
        self._expect(said.version)
        ahead, actions = self.match.copy(), said.actions
        if not self.draws:
            actions = self._begin(ahead, guest, actions)
        if said.withhold:
            self._withhold(ahead)
        together = self._said_together() if self.draws else 1
        for at, action in enumerate(actions):
            if ahead.seat == CHANCE and sole(ahead) == self.alone:
                self._enter(ahead, self.messages.code(action))
            elif 0 < at < together:
                self._say(ahead, guest, action)  # what follows the draw
            else:
                raise Refusal("too-many-draws")
        while deal and ahead.seat == CHANCE and (ahead.seats == 1 or sole(ahead) == self.alone):
            deal -= 1
            self._sample(ahead)
        return await self._append(ahead, f"{guest}/{said.id}", self.clocks.used())

    def _begin(
        self, ahead: Match[Any], guest: int | None, said: list[int | str]
    ) -> list[int | str]:
        """Give the answer that draws, or some of a seat; what was drawn is left to be entered."""
        seat, first = ahead.seat, self.messages.code(said[0]) if said else -1
        draws = first in self._only_draws()
        if not (draws or 2 <= len(said) <= deeds.DEEPEST):
            raise Refusal("not-asked")
        self._say(ahead, guest, first)
        if draws:
            return said[1:]
        for word in said[1:]:
            while (forced := deeds.only_answer(ahead, seat)) >= 0:
                ahead.enter((seat, forced))
            if ahead.seat != seat:
                raise Refusal("not-asked")
            self._say(ahead, guest, word)
        return []

    def _say(self, ahead: Match[Any], guest: int | None, word: int | str) -> None:
        """Give an answer of one of a guest's seats."""
        if ahead.seat not in self.row.seats_of(guest):
            raise Refusal("not-asked")
        self._check_plays(ahead.seat)
        ahead.enter((ahead.seat, self.messages.code(word)))

    def _withhold(self, ahead: Match[Any]) -> None:
        """Leave unknown what one seat draws in secret now, or say that nothing was left to draw."""
        if not self.may_withhold:
            raise Refusal("not-asked")
        ahead.enter((CHANCE, int(ahead.game.withheld(ahead.state))))
        while self.alone is not None and ahead.seat == CHANCE and sole(ahead) == self.alone:
            ahead.enter((CHANCE, int(ahead.game.withheld(ahead.state))))

    def _enter(self, ahead: Match[Any], code: int) -> None:
        """Enter what was drawn; what lies hidden somewhere else cannot have been."""
        game, state = ahead.game, ahead.state
        if code == game.withheld(state):
            raise Refusal("not-asked")  # that is said another way
        hidden = game.why_not(state, code) and not game.why_not(game.redact(state, NOBODY), code)
        if hidden:
            raise Refusal("out-already")
        ahead.enter((CHANCE, code))

    async def _begun(self, guest: int | None, move: str, version: int) -> int | None:
        """What a message sent before has led to; who may not say anything is refused."""
        if not self.may_draw(guest) or guest is None:
            raise Refusal("not-seated", 403)
        self.present.note(guest)
        return await self._made(f"{guest}/{move}", version)

    # Taking back: people who sit together agree by talking.

    def may_take_back(self, guest: int | None) -> bool:
        """Whether a guest can take something back."""
        return bool(self.match.record) and not self.is_over and self.may_draw(guest)

    @goes_on
    async def undo(
        self, guest: int | None, version: int, move: str, seat: int | None
    ) -> tuple[int, bool]:
        """Take back the last thing a person said, be it a draw or an answer."""
        made = await self._begun(guest, move, version)
        if made is not None:
            return made, False
        self._expect(version)
        count = await self.aside(self._back)
        if self.is_over or not count:
            raise Refusal("nothing-to-undo")
        self._check_undos()
        return await self._take_back(count, f"{guest}/{move}"), False

    def _check_undos(self) -> None:
        if sum(seat == UNDO for seat, _ in self.match.history) >= MOST_UNDOS:
            raise Refusal("too-many-undos")

    def _back(self) -> int:
        """How many answers lie between now and before the last one a person gave.

        A person's answer that is nothing but a draw goes with what was drawn; a bot's stays, which
        might change its mind while the thing lies drawn on the table."""
        said = [self._is_asked(self.match, state) for state, _ in self.match.positions()]
        back = next((back for back in range(1, len(said) + 1) if said[-back]), 0)
        before = self.match.record[-back - 1] if 0 < back < len(said) else (CHANCE, -1)
        seat, answer = before
        is_own = seat >= 0 and not self.row.seats[seat].bot
        return back + (is_own and answer in self._only_draws())

    # Correcting.

    @goes_on
    async def correct(self, guest: int | None, said: Correct) -> tuple[int, int]:
        """Another draw in the place of one; the version made, and how many answers fit no more."""
        made, at = await self._begun(guest, said.id, said.version), said.at
        if made is not None:
            return made, 0
        self._expect(said.version)
        record = self.match.record_for(self.view_for(guest, None).eyes)
        if self.is_over or at >= len(record) or record[at][0] != CHANCE or record[at][1] < 0:
            raise Refusal("no-such-draw", 404)
        self._check_undos()
        if self.version + len(record) - at > MOST_ENTRIES:
            raise Refusal("too-many-undos")
        ahead = self.match.copy()
        lost = await self.aside(ahead.correct, at, self.messages.code(said.action))
        return await self._append(ahead, f"{guest}/{said.id}", self.clocks.used()), lost

    def past(self, guest: int | None) -> Draws:
        """The last draws a guest may see, each with what it could have been."""
        if not self.may_draw(guest):
            raise Refusal("not-seated", 403)
        eyes, game = self.view_for(guest, None).eyes, self.match.game
        seen, said, found = self.match.record_for(eyes), self.messages.answers, []
        for at, (state, (seat, _)) in enumerate(self.match.positions()):
            named = seat == CHANCE and seen[at][1] >= 0 and seen[at][1] != game.withheld(state)
            if named and self._is_asked(self.match, state):
                others = [said[code] for code in game.legal_actions(game.redact(state, eyes))]
                found.append(PastDraw(at, said[seen[at][1]], others))
        return Draws(self.version, found[-MOST_TOLD:])


def described(match: Match[Any], view: SeatView) -> Drawing:
    """What has to be known to say what was drawn."""
    weights = [int(weight) for weight in match.game.weights(view.seen)]
    module = catalog.module(match.game.key, "scene.outcomes")
    if module is None:
        return Drawing(weights, run(match), automa=False, goal=None)
    automa = match.state.asked().step in module.AUTOMA
    return Drawing(weights, run(match), automa, module.goal(match.state))


def by_hand(table: Table) -> Referee:
    """A table where people draw; any other is refused."""
    if not isinstance(table, Referee):
        raise Refusal("not-by-hand")
    return table


def only_seat(match: Match[Any], state: State) -> int | None:
    """The seat that alone may see the answer to the open question; None where everybody may."""
    ask = state.asked()
    audience = int(match.game.steps[ask.step].seen_by(state, ask))
    if audience == EVERYONE:
        return None
    return next((seat for seat in range(match.seats) if may_see(audience, seat)), None)


def sole(match: Match[Any]) -> int | None:
    """The same of a match; nobody once it is over."""
    return None if match.over else only_seat(match, match.state)


def run(match: Match[Any]) -> int:
    """How many things of this kind are drawn in a row, as far as the draws themselves decide it."""
    state, count = match.game.copy(match.state), 0
    ahead, dealer = Position(match.game, state), QuickDealer("run")
    kind = state.asked().step, only_seat(match, state)
    while ahead.seat == CHANCE and (state.asked().step, only_seat(match, state)) == kind:
        ahead.apply(match.game.sample(state, dealer))
        count += 1
    return count
