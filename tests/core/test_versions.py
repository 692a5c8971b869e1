"""A game is played, replayed and written under the rules it began with, whatever came later."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from maat import catalog
from maat.bots.bot import glance
from maat.core import notation
from maat.core.dealer import QuickDealer
from maat.core.errors import BadOption, BadRecord, IllegalAction
from maat.core.game import Game, Option
from maat.core.match import Match

CARDS = "* card 2\n* card 4\n0 hide left\n1 hide right\n"
SHORT = f"{CARDS}0 walk\n0 walk\n0 stop\n1 stop\n"
LONG = f"{CARDS}0 walk\n0 walk\n0 walk\n0 stop\n1 stop\n"
SECOND = f"maat 1\ngame cups\nrules 2\nseats 2\noption bonus two\noption table round\n\n{SHORT}"
FIRST = f"maat 1\ngame cups\nrules 1\nseats 2\noption bonus two\n\n{SHORT}\nresult 6 6\n"


def replayed(game: Game[Any], text: str) -> Match[Any]:
    """The match a text tells of."""
    return notation.replay(game, notation.read(text))


def third_step(rules: int | None, game: Game[Any]) -> Match[Any]:
    """A game in which a seat has taken two steps and the next one is legal in some versions."""
    match: Match[Any] = Match(game, 2, rules=rules)
    for answer in SHORT.splitlines()[:6]:
        match.play(answer.partition(" ")[2])
    return match


def test_a_game_begins_under_the_newest_rules(cups: Game[Any]) -> None:
    assert cups.new(2).rules == cups.version == 4
    assert Match(cups, 2).rules == 4


@pytest.mark.parametrize(("rules", "legal"), [(1, False), (2, False), (3, True), (4, True)])
def test_a_ruling_holds_from_its_version_on(cups: Game[Any], rules: int, legal: bool) -> None:
    match = third_step(rules, cups)
    assert ("walk" in match.answers()) is legal
    if not legal:
        with pytest.raises(IllegalAction, match="CU-09"):
            match.play("walk")


def test_copies_and_what_seats_see_keep_the_version(cups: Game[Any]) -> None:
    state = third_step(2, cups).state
    seen = cups.redact(state, 0)
    for twin in (cups.copy(state), seen, cups.imagine(seen, 0, QuickDealer("1"))):
        assert twin.rules == 2
        assert "walk" not in [cups.actions.names[code] for code in cups.legal_actions(twin)]


def test_taking_back_stays_under_the_rules_of_the_match(cups: Game[Any]) -> None:
    match = third_step(2, cups)
    match.take_back(1)
    match.play("walk")
    assert match.state.rules == 2
    assert "walk" not in match.answers()


def test_bots_see_a_match_under_its_own_rules(cups: Game[Any]) -> None:
    match = third_step(2, cups)
    follower = match.opening()
    follower.follow(match.record)
    for each in (match, match.copy(), follower):
        assert [cups.actions.names[code] for code in glance(each).options] == match.answers()


# Other rules.


def test_a_game_that_goes_the_same_way_goes_on_under_other_rules(cups: Game[Any]) -> None:
    match: Match[Any] = Match(cups, 2, dealer=QuickDealer("seed"), rules=1)
    for answer in ("hide left", "hide left", "walk", "walk"):
        match.play(answer)
    match.take_back(1)
    moved = notation.under(match, 4, QuickDealer("seed"))
    assert (moved.rules, moved.history, moved.state) == (4, match.history, match.state)
    assert moved.options == {"bonus": "two", "table": "round"}
    for _ in range(2):
        moved.play("walk")
    assert "walk" not in moved.answers()


@pytest.mark.parametrize(("seed", "at"), [("other", 1), ("seed", 7)])
def test_a_game_that_would_have_gone_another_way_stays(cups: Game[Any], seed: str, at: int) -> None:
    match: Match[Any] = Match(cups, 2, dealer=QuickDealer("seed"))
    for answer in ("hide left", "hide left", "walk", "walk", "walk"):
        match.play(answer)
    with pytest.raises(IllegalAction) as caught:
        notation.under(match, 2, QuickDealer(seed))
    assert (caught.value.key, caught.value.values) == ("rules-differ", {"at": at})


# Records.


@pytest.mark.parametrize("text", [FIRST, SECOND])
def test_an_old_record_replays_and_is_written_as_it_was(cups: Game[Any], text: str) -> None:
    match = replayed(cups, text)
    assert match.rules == notation.read(text).rules
    record = notation.describe(match)
    written = notation.write(match, record)
    assert written.startswith(text)
    assert replayed(cups, written).state == match.state


def test_an_old_record_is_held_to_the_rules_of_its_time(cups: Game[Any]) -> None:
    assert replayed(cups, SECOND.replace("rules 2", "rules 3").replace(SHORT, LONG)).over
    with pytest.raises(BadRecord) as caught:
        replayed(cups, SECOND.replace(SHORT, LONG))
    assert (caught.value.key, caught.value.values["rule"]) == ("illegal-line", "CU-09")


def test_an_old_record_is_verified_and_gone_on_with_under_its_own_rules(cups: Game[Any]) -> None:
    match: Match[Any] = Match(cups, 2, dealer=QuickDealer("seed"), rules=2)
    match.play("hide left")
    text = notation.write(match, notation.describe(match, notation.QUICK, "seed"))
    again = notation.resume(cups, notation.read(text), "seed")
    assert again.state == match.state
    assert again.rules == 2
    again.play("hide left")
    for answer in ("walk", "walk", "roll", "stop"):
        again.play(answer)
    header = notation.describe(again, notation.QUICK, "seed")
    finished = notation.read(notation.write(again, header, "seed"))
    assert finished.rules == 2
    assert notation.verify_draws(cups, finished) == again.draws() == 3


@pytest.mark.parametrize("rules", [5, 0, -1])
def test_rules_nobody_knows_are_refused_with_those_that_are_known(
    cups: Game[Any], rules: int
) -> None:
    with pytest.raises(BadRecord) as caught:
        replayed(cups, FIRST.replace("rules 1", f"rules {rules}"))
    assert caught.value.key == "other-rules"
    assert caught.value.values == {"line": 3, "found": rules, "known": 4}
    with pytest.raises(BadOption, match="unknown-rules"):
        cups.new(2, rules=rules)


# Options.


def test_a_default_that_changed_keeps_its_old_value_for_old_records(cups: Game[Any]) -> None:
    assert cups.settle({}, 3)["bonus"] == "two"
    assert cups.settle({}, 4)["bonus"] == "none"
    assert replayed(cups, FIRST.replace("option bonus two\n", "")).scores == [6, 6]


def test_a_default_may_change_more_than_once() -> None:
    option = Option("pace", ["slow", "brisk", "fast"], before={5: "fast", 3: "brisk"})
    assert [option.default(rules) for rules in range(1, 7)] == [
        *("brisk", "brisk"),
        *("fast", "fast"),
        *("slow", "slow"),
    ]


def test_nobody_chose_an_option_before_there_was_one(cups: Game[Any]) -> None:
    assert cups.settle({}, 1)["table"] == "round"
    with pytest.raises(BadOption, match="unknown-option"):
        cups.settle({"table": "long"}, 1)
    assert cups.settle({"table": "long"}, 2)["table"] == "long"
    assert cups.settle(cups.settle({}, 1), 1) == cups.settle({}, 1)


# Component values.


def test_a_record_brings_an_owners_values_along(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[points]\ngod = 4\ncivilization = [-5, 0, 0, 5, 10, 20]\n", "utf-8")
    match: Match[Any] = Match(catalog.load("ra", file), 2, dealer=QuickDealer("box"))
    while not match.over:
        match.play(match.answers()[0])
    text = notation.write(match, notation.describe(match, notation.QUICK, "box"), "box")
    record = notation.read(text)
    assert record.changes == {"points.god": 4, "points.civilization": [-5, 0, 0, 5, 10, 20]}
    assert "component points.civilization [-5, 0, 0, 5, 10, 20]\n" in text
    again = notation.replay(catalog.load_for(record), record)
    assert (again.state, again.scores) == (match.state, match.scores)
    assert notation.write(again, notation.describe(again, notation.QUICK, "box"), "box") == text


def test_values_that_are_not_those_of_the_digest_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[points]\ngod = 4\n", "utf-8")
    match: Match[Any] = Match(catalog.load("ra", file), 2)
    record = notation.describe(match)
    record.changes["points.god"] = 5
    with pytest.raises(BadRecord, match="other-components"):
        notation.replay(catalog.load_for(record), record)


def test_a_component_line_that_is_no_value_names_its_line() -> None:
    with pytest.raises(BadRecord) as caught:
        notation.read(FIRST.replace("seats 2", "seats 2\ncomponent tiles.gold many"))
    assert caught.value.key == "not-a-value"
    assert caught.value.values == {"line": 5, "path": "tiles.gold", "found": "many"}
