"""Records: one text file per game (docs/notation.md)."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from maat.core.dealer import Dealer, QuickDealer
from maat.core.errors import BadOption, BadRecord, IllegalAction
from maat.core.game import Game
from maat.core.log import UNDO
from maat.core.match import Entry, Match
from maat.core.seal import SealedDealer, commitment
from maat.core.state import CHANCE, State

S = TypeVar("S", bound=State)

FORMAT: Final = "1"
QUICK: Final = "mrg32k3a"
SEALED: Final = "hmac-sha256"
PEOPLE: Final = "people"  # they draw with their own hands, so nothing is promised or proven
SOMEBODY: Final = "?"  # stands for the name of somebody who was forgotten
KNOWN: Final = {"maat": (FORMAT,), "dealer": (QUICK, SEALED, PEOPLE)}
SINGLE: Final = (
    *("maat", "game", "rules", "seats", "components", "dealer", "commitment", "carried"),
)
NUMERAL: Final = re.compile("-?[0-9]{1,9}")


@dataclass
class Record:
    """What a record file says, with the number of the line each answer stands on."""

    game: str = ""
    rules: int = 0
    seats: int = 0
    components: str = ""
    changes: dict[str, Any] = field(default_factory=dict)  # component values that are not ours
    options: dict[str, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    bots: dict[int, str] = field(default_factory=dict)  # who answers for a seat, if no person does
    carried: bool = False  # whether somebody had its seed in hand before the end
    dealer: str = ""
    commitment: str = ""
    answers: list[tuple[int, str, str]] = field(default_factory=list)  # line, seat, answer
    seed: str = ""
    result: list[int] = field(default_factory=list)
    redrawn: int = 0  # draws that were taken back
    resigned: list[int] = field(default_factory=list)  # seats a bot played on for to the end
    lines: dict[str, int] = field(default_factory=dict, compare=False)  # where the rest stands

    def line_of(self, name: str) -> int:
        """The line a part of the header or the end stands on, the first if it stands nowhere."""
        return self.lines.get(name, 1)


def make_dealer(kind: str, seed: str) -> Dealer:
    """The dealer a record names, at its first draw."""
    return SealedDealer(seed) if kind == SEALED else QuickDealer(seed)


# Writing.


def header(record: Record) -> list[str]:
    """The lines before the first answer."""
    lines = [f"maat {FORMAT}", f"game {record.game}", f"rules {record.rules}"]
    lines.append(f"seats {record.seats}")
    if record.components:
        lines.append(f"components {record.components}")
    lines += [f"component {path} {_plain(value)}" for path, value in record.changes.items()]
    lines += [f"option {key} {value}" for key, value in record.options.items()]
    lines += [f"name {seat} {clean(name)}" for seat, name in sorted(record.names.items())]
    lines += [f"bot {seat} {bot}" for seat, bot in sorted(record.bots.items())]
    lines += ["carried"] if record.carried else []
    if record.dealer:
        lines.append(f"dealer {record.dealer}")
    if record.commitment:
        lines.append(f"commitment {record.commitment}")
    return lines


def _plain(value: object) -> str:
    """A component value on one line."""
    return json.dumps(value, ensure_ascii=False)


def clean(name: str) -> str:
    """A name on one line, without signs that no screen shows."""
    return "".join(sign if sign.isprintable() else " " for sign in name).strip()


def line(game: Game[S], seat: int, action: int) -> str:
    """One line of the body."""
    if seat == UNDO:
        return f"undo {action}"
    who = "*" if seat == CHANCE else str(seat)
    return f"{who} {game.actions.names[action]}"


def write(match: Match[S], record: Record, seed: str = "") -> str:
    """A match as the text of a record; the seed only once the game is over."""
    lines = [line(match.game, seat, action) for seat, action in match.history]
    if not match.over:
        return compose(record, lines)
    return compose(record, lines, seed, match.game.scores(match.state))


def compose(
    record: Record, lines: list[str], seed: str = "", result: list[int] | None = None
) -> str:
    """The text of a record with the lines of its body; for this no rules are needed."""
    end = [f"seed {seed}"] if seed else []
    if result:
        end.append("result " + " ".join(map(str, result)))
        end += [f"redrawn {count}"] if (count := redrawn(lines)) else []
        end += ["resigned " + " ".join(map(str, record.resigned))] if record.resigned else []
    return "\n".join([*header(record), "", *lines, *([""] if end else []), *end]) + "\n"


def redrawn(lines: list[str]) -> int:
    """How many draws of a body were taken back; for this no rules are needed either."""
    stood: list[bool] = []  # whether each answer that still stands is a draw
    count = 0
    for each in lines:
        if each.startswith("undo "):
            kept = len(stood) - int(each[5:])
            count += sum(stood[kept:])
            del stood[kept:]
        else:
            stood.append(each.startswith("* "))
    return count


def describe(match: Match[S], dealer: str = "", seed: str = "") -> Record:
    """The header of a match."""
    return Record(
        game=match.game.key,
        rules=match.rules,
        seats=match.seats,
        components=match.game.components,
        changes=dict(match.game.changes),
        options=match.chosen,
        dealer=dealer,
        commitment=commitment(seed) if seed else "",
    )


# Reading.


def read(text: str) -> Record:
    """The text of a record taken apart; what the answers mean is checked by `replay`."""
    record = Record()
    part = 0
    for number, raw in enumerate(text.splitlines(), start=1):
        if not raw.strip():
            part += 1 if part < _part_limit(record) else 0
            continue
        word, _, rest = raw.strip().partition(" ")
        if part == 0:
            _read_header(record, number, word, rest.strip())
        elif part == 1:
            record.answers.append((number, word, rest.strip()))
        else:
            _read_trailer(record, number, word, rest.strip())
    for needed in ("maat", "game", "rules", "seats"):
        if needed not in record.lines:
            raise BadRecord("missing-header", line=1, field=needed)
    return record


def _part_limit(record: Record) -> int:
    return 2 if record.lines else 0


def _read_header(record: Record, number: int, word: str, rest: str) -> None:
    if not record.lines and word != "maat":
        raise BadRecord("not-a-record", line=number)
    if word in SINGLE and word in record.lines:
        raise BadRecord("repeated-header", line=number, field=word)
    record.lines[word] = number
    if word in ("option", "name", "component", "bot"):
        _read_pair(record, number, word, rest)
    elif word in ("rules", "seats"):
        setattr(record, word, _number(number, word, rest))
    elif word in ("game", "components", "commitment", "carried"):
        setattr(record, word, True if word == "carried" else rest)
    elif word in KNOWN:
        record.dealer = rest if word == "dealer" else record.dealer
        if rest not in KNOWN[word]:
            known = ", ".join(KNOWN[word])
            raise BadRecord(f"unknown-{word}", line=number, found=rest, known=known)
    else:
        raise BadRecord("unknown-header", line=number, field=word)


def _read_pair(record: Record, number: int, word: str, rest: str) -> None:
    key, _, value = rest.partition(" ")
    if word == "option":
        record.options[key] = value
        record.lines[f"option {key}"] = number
    elif word == "component":
        record.changes[key] = _value(number, key, value)
    else:
        seats = record.names if word == "name" else record.bots
        seats[_number(number, word, key)] = clean(value)


def _value(number: int, path: str, text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("not-a-value", line=number, path=path, found=text) from None


def _read_trailer(record: Record, number: int, word: str, rest: str) -> None:
    record.lines[word] = number
    if word == "seed":
        record.seed = rest
    elif word in ("result", "resigned"):
        setattr(record, word, [_number(number, word, part) for part in rest.split()])
    elif word == "redrawn":
        record.redrawn = _number(number, word, rest)
    else:
        raise BadRecord("unknown-trailer", line=number, field=word)


def _number(number: int, name: str, text: str) -> int:
    if not NUMERAL.fullmatch(text):
        raise BadRecord("not-a-number", line=number, field=name, found=text)
    return int(text)


# Replaying.


def replay(game: Game[S], record: Record, most: int | None = None) -> Match[S]:
    """Play a record again, every answer checked; `most` stops after so many lines."""
    match = _open(game, record)
    for number, who, answer in record.answers[:most]:
        _play_line(match, number, who, answer)
    if most is None or most >= len(record.answers):
        _check_result(match, record)
    return match


def _open(game: Game[S], record: Record) -> Match[S]:
    if not 1 <= record.rules <= game.version:
        at = record.line_of("rules")
        raise BadRecord("other-rules", line=at, found=record.rules, known=game.version)
    _check_components(game, record)
    try:
        return Match(game, record.seats, record.options, rules=record.rules)
    except BadOption as fault:
        named = f"option {fault.values['option']}" if "option" in fault.values else "seats"
        raise BadRecord(fault.key, line=record.line_of(named), **fault.values) from None


def _check_components(game: Game[S], record: Record) -> None:
    if record.components == game.components:
        return
    if not record.components:
        raise BadRecord("own-components", line=1, known=game.components)
    at = record.line_of("components")
    raise BadRecord("other-components", line=at, found=record.components, known=game.components)


def entry(game: Game[S], number: int, line: str) -> Entry:
    """A line of the body as an entry of a history."""
    who, _, answer = line.partition(" ")
    return _entry(game, number, who, answer)


def _entry(game: Game[S], number: int, who: str, answer: str) -> Entry:
    if who == "undo":
        return UNDO, _number(number, who, answer)
    code = game.actions.codes.get(answer)
    if code is None:
        raise BadRecord("unknown-answer", line=number, answer=answer)
    return CHANCE if who == "*" else _number(number, "seat", who), code


def _play_line(match: Match[S], number: int, who: str, answer: str) -> None:
    if who != "undo":
        _check_asked(match, number, who, answer)
    seat, action = _entry(match.game, number, who, answer)
    if seat == UNDO and not 0 < action <= len(match.record):
        raise BadRecord("undo-too-far", line=number, count=action)
    try:
        match.enter((seat, action))
    except IllegalAction as fault:
        raise BadRecord("illegal-line", line=number, **fault.values) from None


def _check_asked(match: Match[S], number: int, who: str, answer: str) -> None:
    if match.over:
        raise BadRecord("answer-after-end", line=number, answer=answer)
    asked = "*" if match.seat == CHANCE else str(match.seat)
    if who != asked:
        raise BadRecord("wrong-seat", line=number, answer=answer, found=who, asked=asked)


def _check_result(match: Match[S], record: Record) -> None:
    if not record.result:
        return
    at = record.line_of("result")
    if not match.over:
        raise BadRecord("unfinished", line=at)
    scores = match.game.scores(match.state)
    if scores != record.result:
        found, expected = (" ".join(map(str, row)) for row in (record.result, scores))
        raise BadRecord("wrong-result", line=at, found=found, expected=expected)
    if "redrawn" in record.lines and record.redrawn != match.redrawn:
        at, found, expected = record.line_of("redrawn"), str(record.redrawn), str(match.redrawn)
        raise BadRecord("wrong-redrawn", line=at, found=found, expected=expected)


def verify_draws(game: Game[S], record: Record) -> int:
    """Check that every draw is the one the seed gives; how many draws there were."""
    if not record.dealer or not record.commitment:
        raise BadRecord("no-commitment", line=1)
    if not record.seed:
        raise BadRecord("no-seed", line=1)
    _check_seed(record, record.seed)
    match = _open(game, record)
    dealer = make_dealer(record.dealer, record.seed)
    for number, who, answer in record.answers:
        if who == "*" and match.seat == CHANCE:
            drawn = game.actions.names[game.sample(match.state, dealer)]
            if drawn != answer:
                raise BadRecord("wrong-draw", line=number, answer=answer, drawn=drawn)
        _play_line(match, number, who, answer)
    return match.draws()


def _check_seed(record: Record, seed: str) -> None:
    if commitment(seed) != record.commitment:
        raise BadRecord("broken-commitment", line=record.line_of("commitment"))


def resume(game: Game[S], record: Record, seed: str) -> Match[S]:
    """Go on with an unfinished record: replay it, then let the dealer draw on."""
    if record.commitment:
        _check_seed(record, seed)
    match = replay(game, record)
    dealer = make_dealer(record.dealer, seed)
    dealer.skip(match.draws())
    match.dealer = dealer
    match.deal()
    return match


def under(match: Match[S], rules: int, dealer: Dealer | None) -> Match[S]:
    """The same history under other rules, its draws made again if a dealer made them; refused
    where it differs."""
    game = match.game
    other = Match(game, match.seats, match.chosen, rules=rules)
    for number, (seat, action) in enumerate(match.history, start=1):
        if seat != UNDO:
            again = dealer is not None and other.seat == CHANCE
            drawn = game.sample(other.state, dealer) if dealer and again else action
            if other.seat != seat or drawn != action or game.why_not(other.state, action):
                raise IllegalAction("rules-differ", at=number)
        other.enter((seat, action))
    if other.seat != match.seat:
        raise IllegalAction("rules-differ", at=match.version + 1)
    return other
