"""Automas say why they do what they do."""

from __future__ import annotations

import pytest
from tests.scene.test_telling import played, told

from maat import catalog
from maat.server.messages import Messages

SOLO = ["pharaon", "tekhenu"]


@pytest.mark.parametrize("key", SOLO)
def test_what_an_automa_chose_is_told_with_its_rule(key: str) -> None:
    reasons = [line for line in told(key, 1) if line.key == "event-reasoned"]
    match, _ = played(key, 1)
    assert len(reasons) > 5
    assert {line.seat for line in reasons} == {1}
    assert all(line.rule.startswith(f"{match.game.prefix}-") for line in reasons)
    assert len({line.rule for line in reasons}) > 2


@pytest.mark.parametrize("key", SOLO)
def test_every_reason_has_a_rule_of_the_book(key: str) -> None:
    reasons = catalog.module(key, "reasons")
    numbers = [value for name, value in vars(reasons).items() if isinstance(value, int)]
    assert numbers == list(range(len(reasons.NAMES)))
    game = catalog.load(key)
    rules = catalog.file(key, "locale/en/rules.ftl")
    assert rules is not None
    written = rules.read_text("utf-8")
    assert all(f"rule-{game.rule_name(rule)} =" in written for rule in reasons.RULES.values())


def test_who_plays_against_people_gives_no_reasons() -> None:
    lines = [line.key for key in SOLO for line in told(key, 3 if key == "pharaon" else 2)]
    assert "event-reasoned" not in lines
    assert Messages(catalog.load("ra")).reasoned < 0
