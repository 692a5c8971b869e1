"""`maat table`: a game in the terminal, in the words a screen reader would get."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from maat import catalog
from maat.bots import roster
from maat.bots.bot import glance
from maat.bots.bot_set import AnyBot
from maat.cli import output, position, replay, rules
from maat.core import notation, seal
from maat.core.errors import MaatError, NotFound
from maat.core.log import HIDDEN
from maat.core.match import Match
from maat.scene.telling import TURN, Tellings
from maat.text import YOU, Texts

USUAL_SEATS = 3


@dataclass(frozen=True)
class TableOptions:
    """What the person at the keyboard asked for."""

    game: str | None
    seats: int | None
    bots: list[str]
    name: str | None
    record: Path | None
    options: dict[str, str]
    corrections: Path | None


class Leave(Exception):
    """The person wants to stop."""


def run(asked: TableOptions) -> None:
    """Play until the game is over or the person leaves."""
    try:
        sit_down(asked).play()
    except (Leave, EOFError):
        output.CONSOLE.print(output.SAY("table-left"))


def refuse_existing(path: Path | None) -> None:
    """Nobody's file is written over."""
    if path is not None and path.is_file():
        raise NotFound("file-exists", file=str(path))


def sit_down(asked: TableOptions) -> TerminalTable:
    """Seat the person among bots."""
    refuse_existing(asked.record)
    key = asked.game or choose_game()
    game = output.load(key, asked.corrections)
    seats = usual_seats(game) if asked.seats is None else asked.seats
    game.new(seats, asked.options)
    names = asked.bots or [roster.usual(key)]
    rivals = roster.seated(key, names, max(seats - 1, 1))[: seats - 1]
    return TerminalTable(game, seats, asked, rivals)


def usual_seats(game: catalog.AnyGame) -> int:
    """Three, or as near as the game allows."""
    return min(game.seat_counts, key=lambda count: abs(count - USUAL_SEATS))


def choose_game() -> str:
    """Ask which game, if there is more than one."""
    keys = catalog.games()
    if len(keys) == 1:
        return keys[0]
    for number, key in enumerate(keys, start=1):
        title = output.texts(catalog.load(key)).say("game-title")
        output.CONSOLE.print(f"{number}. {title}")
    while True:
        word = ask_line(output.SAY("table-which-game"))
        typed = output.number_in(word)
        if typed is not None and 1 <= typed <= len(keys):
            return keys[typed - 1]
        if word in keys:
            return word


def ask_line(prompt: str) -> str:
    """One line from the keyboard, without spaces around it."""
    return input(f"{prompt} ").strip()


def openers(game: catalog.AnyGame) -> set[int]:
    """Events that say only that a turn began: what is done in it follows."""
    told = getattr(catalog.module(game.key, "scene.telling"), "TELLINGS", Tellings())
    return {game.events.codes[name] for name, each in told.events.items() if each == TURN}


class TerminalTable:
    """One person, some bots, one match."""

    def __init__(
        self, game: catalog.AnyGame, seats: int, asked: TableOptions, rivals: list[str]
    ) -> None:
        self.texts: Texts = output.texts(game)
        self.game = game
        self.record = asked.record
        self.seed = seal.new_seed()
        self.seat = secrets.randbelow(seats)
        self.match: Match[Any] = Match(game, seats, asked.options, seal.SealedDealer(self.seed))
        self.header = notation.describe(self.match, notation.SEALED, self.seed)
        own = notation.clean(asked.name or "")
        self.names = self.seat_names(own, rivals)
        self.header.names = self.kept_names(own, rivals)
        self.bots = [self.rival(name) for name in rivals]
        self.told = 0
        self.openers = openers(game)
        self.commands: dict[str, Callable[[str], bool | None]] = {
            "undo": self.undo,
            "score": self.show_score,
            "board": self.show_board,
            "help": self.help,
            "save": self.save_as,
            "quit": self.leave,
        }

    def rival(self, name: str) -> AnyBot:
        """A bot that does not keep a person waiting."""
        bot = roster.find(self.game.key, name)(secrets.token_hex(8))
        roster.hurry(bot, name)
        return bot

    def seat_names(self, own: str, rivals: list[str]) -> list[str]:
        """Bots have the first names of their seats; the person is called as they wish."""
        names = [*rivals[: self.seat], own or self.texts.say(YOU), *rivals[self.seat :]]
        return [
            name if seat == self.seat else self.texts.say("bot-called", bot=name, seat=seat + 1)
            for seat, name in enumerate(names)
        ]

    def kept_names(self, own: str, rivals: list[str]) -> dict[int, str]:
        """For the record: bots by what they are, with a number; the person if there is a name."""
        names = [f"{name} {number}" for number, name in enumerate(rivals, start=1)]
        names.insert(self.seat, own)
        return {seat: name for seat, name in enumerate(names) if name}

    # The course of the game.

    def play(self) -> None:
        """Greet, play to the end, show who won."""
        self.save()
        self.print(self.texts.say("table-welcome", game=self.texts.say("game-title")))
        self.print(self.texts.say("table-commitment", commitment=self.header.commitment))
        self.print(self.texts.say("table-hint"))
        self.tell_news()
        self.show_board()
        while not self.match.over:
            self.tell_news()
            if self.match.seat == self.seat:
                self.ask_person()
            else:
                self.ask_bot(self.match.seat)
            self.keep()
        self.tell_news()
        self.show_end()

    def ask_bot(self, seat: int) -> None:
        """Let a bot answer from what its seat sees."""
        bot = self.bots[seat - (seat > self.seat)]
        self.match.play(int(bot.choose(glance(self.match))))

    def ask_person(self) -> None:
        """Show the question and the numbered answers, then do what is typed."""
        answers = self.match.legal_actions()
        self.print("")
        seen = self.game.redact(self.match.state, self.seat)
        for line in position.brief_lines(self.texts, seen, self.names, self.seat):
            self.print(line)
        self.print(self.texts.question(int(self.match.state.asked().step)))
        for number, answer in enumerate(answers, start=1):
            self.print(f"{number}. {self.texts.action(answer)}")
        while True:
            word = ask_line(self.texts.say("table-prompt"))
            typed = output.number_in(word)
            if typed is not None and 1 <= typed <= len(answers):
                self.match.play(answers[typed - 1])
                return
            if self.obey(word):
                return

    # What can be typed besides a number.

    def obey(self, words: str) -> bool:
        """Do a command; whether the question must be put anew."""
        word, _, rest = words.partition(" ")
        if words.startswith("?"):
            self.explain(words.lstrip("?").strip())
        elif words in self.game.actions.codes:
            return self.play_named(words)
        elif word in self.commands:
            return bool(self.commands[word](rest.strip()))
        elif words:
            self.print(self.texts.say("table-not-understood", word=words))
        return False

    def leave(self, _: str) -> None:
        """Stop here."""
        raise Leave

    def play_named(self, name: str) -> bool:
        """Answer with the written name of an action."""
        try:
            self.match.play(self.game.actions.codes[name])
        except MaatError as fault:
            self.print(self.texts.error(fault))
            return False
        return True

    def explain(self, name: str) -> None:
        """Why an answer is missing: one that is named, or every one of the present question."""
        if name and name not in self.game.actions.codes:
            self.print(self.texts.say("table-no-such-answer", answer=name))
            return
        names = [name] if name else self.related()
        reasons: dict[str, list[int]] = {}
        for each in names:
            code = self.game.actions.codes[each]
            rule = self.game.why_not(self.match.state, code)
            if rule:
                reasons.setdefault(self.game.rule_name(rule), []).append(code)
        for rule_name, answers in reasons.items():
            rule_text = self.texts.rule(rule_name)
            listed = ", ".join(self.texts.action(code) for code in answers)
            self.print(
                self.texts.say("table-why-not", answers=listed, rule=rule_name, text=rule_text)
            )
        if not reasons:
            self.print(self.texts.say("table-all-legal"))

    def related(self) -> list[str]:
        """The answers of the families the present question offers or a turn could offer."""
        book = self.game.actions
        names = []
        usual = self.usual_codes()
        for family in book.families:
            codes = range(family.first, family.first + len(family.words))
            if any(code in usual for code in codes):
                names += [book.names[code] for code in codes]
        return names

    def usual_codes(self) -> set[int]:
        """The answers seen so far from any seat, and those that can be given now."""
        seen = self.match.record_for(self.seat)
        given = {action for seat, action in seen if seat >= 0 and action != HIDDEN}
        return given | set(self.match.legal_actions())

    def undo(self, _: str = "") -> bool:
        """Take back the last answer, if nothing has been learnt since."""
        if self.match.undo(self.seat):
            self.told = len(self.match.log)
            self.print(self.texts.say("table-undone"))
            return True
        self.print(self.texts.say("table-no-undo"))
        return False

    def help(self, topic: str) -> None:
        """The commands, or a rule by its number."""
        if not topic:
            legal = self.match.legal_actions()
            answer = self.game.actions.names[legal[0]] if legal else ""
            rule = self.game.rule_name(1)
            self.print(self.texts.say("table-help", answer=answer, rule=rule))
            return
        try:
            self.print(rules.told(rules.find(self.game, self.texts, topic), self.texts))
        except MaatError as fault:
            self.print(self.texts.error(fault))

    # Showing.

    def print(self, line: str) -> None:
        """A line as it is."""
        output.CONSOLE.print(line, soft_wrap=True)

    def tell_news(self) -> None:
        """What the person's seat has heard since the last time."""
        events = self.match.log.events
        for told in events[self.told :]:
            if told.is_heard_by(self.seat) and told.event not in self.openers:
                self.print(self.texts.event(told, self.names))
        self.told = len(events)

    def show_board(self, _: str = "") -> None:
        """The table as the person's seat sees it."""
        self.print("")
        seen = self.game.redact(self.match.state, self.seat)
        for line in position.lines(self.texts, seen, self.names):
            self.print(line)

    def show_score(self, _: str = "") -> None:
        """The score sheets this seat may see."""
        seen = self.game.redact(self.match.state, self.seat)
        for line in self.game.breakdown(seen, self.seat):
            label = self.texts.say("score-" + line.label.replace("_", "-"))
            phase = f"{self.texts.say('phase', phase=line.phase)}: " if line.phase else ""
            points, rule = self.texts.number(line.points), self.game.rule_name(line.rule)
            self.print(f"{phase}{label}: {points} ({rule})")
        total = self.game.scores(seen)[self.seat]
        self.print(f"{self.texts.say('score-total')}: {self.texts.number(total)}")

    def show_end(self) -> None:
        """Score sheets, the winner, and how to check the draws."""
        replay.show_scores(self.match, self.names, self.texts)
        self.print(self.texts.say("table-seed", seed=self.seed))

    # Keeping.

    def text(self) -> str:
        """The record so far."""
        return notation.write(self.match, self.header, self.seed)

    def save(self) -> None:
        """Keep the record up to date in the file asked for."""
        if self.record is not None:
            output.write_file(self.record, self.text())

    def keep(self) -> None:
        """The same in the middle of a game, which goes on even when the disk is full."""
        try:
            self.save()
        except MaatError as fault:
            self.print(self.texts.error(fault))

    def save_as(self, name: str) -> None:
        """Write the record to a file."""
        if not name:
            self.print(self.texts.say("table-save-where"))
            return
        try:
            refuse_existing(Path(name))
            output.write_file(Path(name), self.text())
        except MaatError as fault:
            self.print(self.texts.error(fault))
        else:
            self.print(self.texts.say("table-saved", file=name))
