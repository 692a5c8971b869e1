"""Records: written, read, replayed, checked, gone on with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from maat import catalog
from maat.core import notation
from maat.core.dealer import Dealer, QuickDealer
from maat.core.errors import BadRecord, MaatError
from maat.core.game import Game
from maat.core.match import Match
from maat.core.seal import SealedDealer, commitment
from maat.core.state import CHANCE

AnyMatch = Match[Any]

RA = catalog.load("ra")
KINDS = [notation.QUICK, notation.SEALED]

HEADER = "maat 1\ngame cups\nrules 4\nseats 2\n"
BODY = "* card 2\n* card 4\n0 hide left\n1 hide right\n0 walk\n0 stop\n1 walk\n1 stop\n"
FINISHED = f"{HEADER}\n{BODY}\nresult 3 5\n"


def replayed(game: Game[Any], text: str) -> AnyMatch:
    """The match a text tells of."""
    return notation.replay(game, notation.read(text))


def refusal(game: Game[Any], text: str) -> BadRecord:
    """Why a text is refused."""
    with pytest.raises(BadRecord) as caught:
        replayed(game, text)
    return caught.value


def started(kind: str, seed: str) -> AnyMatch:
    """A game of Ra at its first question to a seat."""
    return Match(RA, 3, {}, notation.make_dealer(kind, seed))


def go_on(match: AnyMatch, dice: Dealer, most: int = 10_000) -> None:
    """Let every seat answer at random."""
    for _ in range(most):
        if match.over:
            return
        answers = match.game.legal_actions(match.state)
        match.play(answers[int(dice.below(len(answers)))])


def finished(kind: str, seed: str) -> str:
    """The record of a whole game of Ra."""
    match = started(kind, seed)
    go_on(match, QuickDealer(f"dice {seed}"))
    return notation.write(match, notation.describe(match, kind, seed), seed)


# Writing.


def test_a_record_looks_like_this(cups: Game[Any]) -> None:
    match: AnyMatch = Match(cups, 2)
    for line in BODY.splitlines():
        match.play(cups.actions.codes[line[2:]])
    record = notation.describe(match)
    record.names = {1: "Ola", 0: "Bence"}
    options = "option bonus none\noption table round\n"
    names = "name 0 Bence\nname 1 Ola\n"
    assert notation.write(match, record) == f"{HEADER}{options}{names}\n{BODY}\nresult 3 5\n"


def test_the_seed_is_written_only_once_the_game_is_over(cups: Game[Any]) -> None:
    match: AnyMatch = Match(cups, 2, {}, SealedDealer("secret seed"))
    record = notation.describe(match, notation.SEALED, "secret seed")
    text = notation.write(match, record, "secret seed")
    assert "secret seed" not in text
    assert f"commitment {commitment('secret seed')}" in text
    go_on(match, QuickDealer("1"))
    assert "\nseed secret seed\n" in notation.write(match, record, "secret seed")


def test_an_unfinished_record_has_no_result(cups: Game[Any]) -> None:
    match: AnyMatch = Match(cups, 2)
    assert "result" not in notation.write(match, notation.describe(match))


@pytest.mark.parametrize(
    ("name", "kept"),
    [("a\nseats 3", "a seats 3"), ("\x1b[31mred", "[31mred"), ("x\u2028y", "x y"), (" Ő ", "Ő")],
)
def test_a_name_cannot_break_its_line(cups: Game[Any], name: str, kept: str) -> None:
    match: AnyMatch = Match(cups, 2)
    record = notation.describe(match)
    record.names = {0: name}
    again = notation.read(notation.write(match, record))
    assert again.names == {0: kept}
    assert again.seats == 2


# Reading back.


def test_reading_what_was_written_gives_the_same(cups: Game[Any]) -> None:
    match: AnyMatch = Match(cups, 3, {"bonus": "two"}, SealedDealer("s"))
    go_on(match, QuickDealer("2"))
    record = notation.describe(match, notation.SEALED, "s")
    record.names = {0: "Iza", 1: "Олег Ш.", 2: "two  words"}
    text = notation.write(match, record, "s")
    again = notation.read(text)
    assert (again.game, again.rules, again.seats) == ("cups", 4, 3)
    assert again.options == {"bonus": "two", "table": "round"}
    assert again.names == record.names
    assert (again.dealer, again.commitment, again.seed) == ("hmac-sha256", commitment("s"), "s")
    assert again.result == cups.scores(match.state)
    assert notation.write(notation.replay(cups, again), again, "s") == text


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_game_of_ra_comes_back_bit_for_bit(kind: str, seed: str) -> None:
    text = finished(kind, seed)
    record = notation.read(text)
    match = notation.replay(RA, record)
    assert match.over
    assert notation.write(match, record, seed) == text
    assert notation.verify_draws(RA, record) == match.draws()


def test_spaces_and_line_ends_do_not_matter(cups: Game[Any]) -> None:
    text = "\n\n" + FINISHED.replace("\n", "  \r\n").replace("game cups", "  game   cups")
    assert replayed(cups, text).over


def test_undo_lines_take_back(cups: Game[Any]) -> None:
    body = BODY.replace("0 walk\n", "0 walk\n0 walk\nundo 1\n0 roll\n* die 6\nundo 2\n")
    match = replayed(cups, f"{HEADER}\n{body}\nresult 3 5\n")
    assert match.over
    assert match.draws() == 3
    assert "undo 2" in notation.write(match, notation.describe(match))


def test_a_record_may_stop_anywhere(cups: Game[Any]) -> None:
    lines = BODY.splitlines(keepends=True)
    for count in range(len(lines) + 1):
        match = replayed(cups, f"{HEADER}\n{''.join(lines[:count])}")
        assert len(match.record) == count


def test_replay_stops_after_so_many_lines(cups: Game[Any]) -> None:
    record = notation.read(FINISHED)
    for count in range(len(record.answers) + 1):
        assert len(notation.replay(cups, record, count).record) == count


def test_a_record_says_on_which_line_each_answer_stands() -> None:
    record = notation.read(FINISHED)
    assert record.answers[0] == (6, "*", "card 2")
    assert record.answers[-1] == (13, "1", "stop")


# Damaged headers.


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        ("maat 1", "chess 1", "not-a-record", 1),
        ("maat 1", "maat 2", "unknown-maat", 1),
        ("maat 1", "maat", "unknown-maat", 1),
        ("maat 1\n", "", "not-a-record", 1),
        ("game cups\n", "", "missing-header", 1),
        ("rules 4\n", "", "missing-header", 1),
        ("seats 2\n", "", "missing-header", 1),
        ("rules 4", "rules four", "not-a-number", 3),
        ("rules 4", "rules", "not-a-number", 3),
        ("rules 4", "rules 4.0", "not-a-number", 3),
        ("rules 4", "rules 5", "other-rules", 3),
        ("rules 4", "rules 0", "other-rules", 3),
        ("seats 2", "seats ２", "not-a-number", 4),
        ("seats 2", "seats 1_0", "not-a-number", 4),
        ("seats 2", "seats 99999999999999999999", "not-a-number", 4),
        ("seats 2", "seats " + "9" * 5000, "not-a-number", 4),
        ("seats 2", "seats 7", "wrong-seats", 4),
        ("seats 2", "seats -2", "wrong-seats", 4),
        ("seats 2", "seats 2\nseats 2", "repeated-header", 5),
        ("seats 2", "seats 2\ngame cups", "repeated-header", 5),
        ("seats 2", "seats 2\noption speed fast", "unknown-option", 5),
        ("seats 2", "seats 2\noption bonus five", "unknown-value", 5),
        ("seats 2", "seats 2\noption bonus", "unknown-value", 5),
        ("seats 2", "seats 2\noption", "unknown-option", 5),
        ("seats 2", "seats 2\nname x Ola", "not-a-number", 5),
        ("seats 2", "seats 2\ndealer dice", "unknown-dealer", 5),
        ("seats 2", "seats 2\nplayers 2", "unknown-header", 5),
        ("seats 2", "seats 2\ncomponents 0123456789abcdef", "other-components", 5),
    ],
)
def test_a_damaged_header_names_its_line(
    cups: Game[Any], old: str, new: str, key: str, line: int
) -> None:
    fault = refusal(cups, FINISHED.replace(old, new, 1))
    assert (fault.key, fault.values["line"]) == (key, line)


@pytest.mark.parametrize("text", ["", "\n\n\n", "   \n"])
def test_an_empty_file_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        notation.read(text)
    assert caught.value.key == "missing-header"


@pytest.mark.parametrize("field", ["known", "found"])
def test_an_unknown_dealer_says_which_there_are(cups: Game[Any], field: str) -> None:
    fault = refusal(cups, FINISHED.replace("seats 2", "seats 2\ndealer dice"))
    expected = {"found": "dice", "known": "mrg32k3a, hmac-sha256, people"}
    assert fault.values[field] == expected[field]


def test_a_record_of_our_own_values_is_not_replayed_with_others(cups: Game[Any]) -> None:
    cups.components = "0123456789abcdef"
    try:
        assert refusal(cups, FINISHED).key == "own-components"
    finally:
        cups.components = ""


# Damaged bodies.


@pytest.mark.parametrize(
    ("old", "new", "key", "values"),
    [
        ("0 hide left", "0 hide up", "unknown-answer", {"line": 8, "answer": "hide up"}),
        ("0 hide left", "0 hide", "unknown-answer", {"line": 8, "answer": "hide"}),
        ("0 hide left", "0", "unknown-answer", {"line": 8, "answer": ""}),
        ("0 hide left", "0 Hide left", "unknown-answer", {"line": 8, "answer": "Hide left"}),
        ("0 hide left", "1 hide left", "wrong-seat", {"line": 8, "answer": "hide left"}),
        ("0 hide left", "* hide left", "wrong-seat", {"line": 8, "found": "*", "asked": "0"}),
        ("* card 2", "0 card 2", "wrong-seat", {"line": 6, "found": "0", "asked": "*"}),
        ("0 hide left", "x hide left", "wrong-seat", {"line": 8, "found": "x"}),
        ("0 hide left", "00 hide left", "wrong-seat", {"line": 8, "found": "00"}),
        ("0 hide left", "0 walk", "illegal-line", {"line": 8, "answer": "walk", "rule": "CU-03"}),
        (
            "0 walk",
            "0 peek\n0 peek",
            "illegal-line",
            {"line": 11, "answer": "peek", "rule": "CU-07"},
        ),
        (
            "0 walk",
            "0 walk\n0 walk\n0 walk\n0 walk",
            "illegal-line",
            {"line": 13, "answer": "walk", "rule": "CU-09"},
        ),
        ("1 stop", "1 stop\n1 stop", "answer-after-end", {"line": 14, "answer": "stop"}),
        ("0 walk", "undo 5", "undo-too-far", {"line": 10, "count": 5}),
        ("0 walk", "undo 0", "undo-too-far", {"line": 10, "count": 0}),
        ("0 walk", "undo -1", "undo-too-far", {"line": 10, "count": -1}),
        ("0 walk", "undo", "not-a-number", {"line": 10, "found": ""}),
        ("0 walk", "undo one", "not-a-number", {"line": 10, "found": "one"}),
        ("1 stop\n", "", "unfinished", {"line": 14}),
        ("0 walk\n", "", "wrong-result", {"line": 14, "found": "3 5", "expected": "2 5"}),
        ("result 3 5", "result 5 3", "wrong-result", {"line": 15}),
        ("result 3 5", "result 3", "wrong-result", {"line": 15}),
        ("result 3 5", "result 3 five", "not-a-number", {"line": 15, "found": "five"}),
        ("result 3 5", "score 3 5", "unknown-trailer", {"line": 15, "field": "score"}),
        ("0 walk\n", "\n0 walk\n", "unknown-trailer", {"line": 11, "field": "0"}),
    ],
)
def test_a_damaged_line_is_named_with_its_answer_and_rule(
    cups: Game[Any], old: str, new: str, key: str, values: dict[str, str | int]
) -> None:
    fault = refusal(cups, FINISHED.replace(old, new, 1))
    assert fault.key == key
    assert {name: fault.values.get(name) for name in values} == values


# Checking the draws.


def edited(text: str, old: str, new: str) -> str:
    """The text with the first line that begins with `old` replaced."""
    lines = text.splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith(old))
    lines[at] = new
    return "\n".join(lines) + "\n"


def unverified(text: str) -> BadRecord:
    """Why the draws of a record are not believed."""
    with pytest.raises(BadRecord) as caught:
        notation.verify_draws(RA, notation.read(text))
    return caught.value


@pytest.mark.parametrize("kind", KINDS)
def test_a_changed_draw_is_caught(kind: str) -> None:
    text = finished(kind, "draw")
    lines = text.splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("* tile"))
    drawn = lines[at].removeprefix("* ")
    other = "tile pharaoh" if drawn != "tile pharaoh" else "tile nile"
    lines[at] = f"* {other}"
    fault = unverified("\n".join(lines))
    assert fault.key == "wrong-draw"
    assert fault.values == {"line": at + 1, "answer": other, "drawn": drawn}


@pytest.mark.parametrize("kind", KINDS)
def test_a_changed_seed_is_caught(kind: str) -> None:
    text = edited(finished(kind, "seed"), "seed", "seed other")
    fault = unverified(text)
    assert fault.key == "broken-commitment"
    assert text.splitlines()[int(fault.values["line"]) - 1].startswith("commitment")


@pytest.mark.parametrize("kind", KINDS)
def test_a_changed_commitment_is_caught(kind: str) -> None:
    text = edited(finished(kind, "seed"), "commitment", f"commitment {commitment('other')}")
    assert unverified(text).key == "broken-commitment"


@pytest.mark.parametrize("kind", KINDS)
def test_another_seed_with_its_own_commitment_is_caught(kind: str) -> None:
    text = edited(finished(kind, "seed"), "commitment", f"commitment {commitment('other')}")
    assert unverified(edited(text, "seed ", "seed other")).key in ("wrong-draw", "illegal-line")


@pytest.mark.parametrize("kind", KINDS)
def test_another_dealer_is_caught(kind: str) -> None:
    other = next(name for name in KINDS if name != kind)
    assert unverified(edited(finished(kind, "seed"), "dealer", f"dealer {other}")).key == (
        "wrong-draw"
    )


@pytest.mark.parametrize(
    ("line", "key"),
    [("dealer", "no-commitment"), ("commitment", "no-commitment"), ("seed ", "no-seed")],
)
def test_without_dealer_commitment_and_seed_nothing_is_verified(line: str, key: str) -> None:
    lines = [row for row in finished(notation.SEALED, "1").splitlines() if line not in row[:10]]
    assert unverified("\n".join(lines)).key == key


def test_verifying_checks_legality_too() -> None:
    fault = unverified(edited(finished(notation.SEALED, "1"), "0 ", "0 discard sphinx"))
    assert (fault.key, fault.values["answer"]) == ("illegal-line", "discard sphinx")
    assert str(fault.values["rule"]).startswith("RA-")


@pytest.mark.parametrize("kind", KINDS)
def test_draws_taken_back_are_verified_as_well(cups: Game[Any], kind: str) -> None:
    match: AnyMatch = Match(cups, 2, {}, notation.make_dealer(kind, "u"))
    for answer in ("hide left", "hide left", "roll"):
        match.play(cups.actions.codes[answer])
    match.undo(0, consent=True)
    go_on(match, QuickDealer("u"))
    record = notation.read(notation.write(match, notation.describe(match, kind, "u"), "u"))
    assert notation.verify_draws(cups, record) == match.draws() >= 3


# Going on.


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("most", [0, 1, 17, 60, 10_000])
def test_a_resumed_match_draws_as_if_never_interrupted(kind: str, most: int) -> None:
    dice = QuickDealer("dice r")
    match = started(kind, "r")
    go_on(match, dice, most)
    text = notation.write(match, notation.describe(match, kind, "r"), "r")
    again = notation.resume(RA, notation.read(text), "r")
    go_on(again, dice)
    assert notation.write(again, notation.describe(again, kind, "r"), "r") == finished(kind, "r")


@pytest.mark.parametrize("kind", KINDS)
def test_draws_taken_back_count_when_a_match_is_resumed(cups: Game[Any], kind: str) -> None:
    match: AnyMatch = Match(cups, 2, {}, notation.make_dealer(kind, "u"))
    for answer in ("hide left", "hide left", "roll"):
        match.play(cups.actions.codes[answer])
    match.undo(0, consent=True)
    text = notation.write(match, notation.describe(match, kind, "u"))
    again = notation.resume(cups, notation.read(text), "u")
    for each in (match, again):
        each.play(cups.actions.codes["roll"])
    assert again.history == match.history


@pytest.mark.parametrize("kind", KINDS)
def test_a_record_cut_before_a_draw_is_resumed_with_that_draw(kind: str) -> None:
    text = finished(kind, "cut")
    record = replace(notation.read(text), result=[])
    at = [number for number, row in enumerate(record.answers) if row[1] == "*"][5]
    wanted = record.answers[at][2]
    record.answers = record.answers[:at]
    match = notation.resume(RA, record, "cut")
    seat, action = match.record[at]
    assert (seat, RA.actions.names[action]) == (CHANCE, wanted)


def test_a_match_is_not_resumed_with_another_seed(cups: Game[Any]) -> None:
    match: AnyMatch = Match(cups, 2, {}, SealedDealer("mine"))
    text = notation.write(match, notation.describe(match, notation.SEALED, "mine"))
    with pytest.raises(BadRecord, match="broken-commitment"):
        notation.resume(cups, notation.read(text), "other")


# Whatever comes.

SAMPLE = finished(notation.SEALED, "fuzz")
LINES = SAMPLE.splitlines()
WORDS = sorted({word for line in LINES for word in line.split()})


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A record with some lines dropped, doubled, swapped, rewritten or cut."""
    lines = list(LINES)
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(lines) - 1))
        word = draw(st.sampled_from(WORDS) | st.text(max_size=6) | st.integers().map(str))
        other = draw(st.integers(0, len(lines) - 1))
        rewritten = draw(
            st.sampled_from(
                [[], [lines[at]] * 2, [lines[other]], [word], [f"{lines[at]} {word}"], ["", ""]]
            )
            | st.just([f"{lines[at].split(' ')[0]} {word}"])
            | st.just([f"{word} {' '.join(lines[at].split(' ')[1:])}"])
        )
        lines[at : at + 1] = rewritten
        lines = lines or [""]
    return "\n".join(lines)


def fault_of(act: Callable[[], object]) -> MaatError | None:
    """What an act is refused with; anything but a fault of the input goes through."""
    try:
        act()
    except MaatError as fault:
        return fault
    return None


def attempt(text: str) -> None:
    """Replay, verify and resume; a refusal must be that of a record and name a line of it."""
    for act in (
        lambda: notation.replay(RA, notation.read(text)),
        lambda: notation.verify_draws(RA, notation.read(text)),
        lambda: notation.resume(RA, notation.read(text), notation.read(text).seed),
    ):
        fault = fault_of(act)
        if fault is not None:
            assert isinstance(fault, BadRecord)
            assert int(fault.values["line"]) in range(1, len(text.splitlines()) + 2)


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
@given(damaged())
def test_a_damaged_record_is_a_fault_of_the_input_and_nothing_else(text: str) -> None:
    attempt(text)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.text(max_size=60).map(lambda text: f"maat 1\n{text}") | st.text(max_size=60))
def test_any_text_is_a_fault_of_the_input_and_nothing_else(text: str) -> None:
    attempt(text)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.integers(0, len(SAMPLE) - 1), st.characters())
def test_one_wrong_sign_is_a_fault_of_the_input_and_nothing_else(at: int, sign: str) -> None:
    attempt(SAMPLE[:at] + sign + SAMPLE[at + 1 :])
