"""The numbers rules are cited by: up to 199 those of the rulebook, then cards and rulings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STARTING: Final = 300
DESTINY: Final = 400
DECREE: Final = 500
BLESSING: Final = 600
TECHNOLOGY: Final = 700
RULING: Final = 800
FIRST_CARD: Final = 200
CARD_LETTERS: Final = "PSADBT"  # a hundred numbers for each kind of card


def starting(number: i64) -> i64:
    """What Starting card S01 to S12 says."""
    return STARTING + number


def destiny(number: i64) -> i64:
    """What Destiny card A01 to A04 says."""
    return DESTINY + number


def decree(number: i64) -> i64:
    """What Decree D01 to D24 says."""
    return DECREE + number


def blessing(number: i64) -> i64:
    """What Blessing B01 to B24 says."""
    return BLESSING + number


def technology(number: i64) -> i64:
    """What Technology T01 to T24 says."""
    return TECHNOLOGY + number


def ruling(number: i64) -> i64:
    """How the rulebook is read where it is silent, AMB-01 and so on."""
    return RULING + number


def name(rule: i64) -> str:
    """`TK-28`, `T08` for a card, `AMB-17` for a ruling."""
    if rule < FIRST_CARD:
        return f"TK-{rule:02}"
    if rule >= RULING:
        return f"AMB-{rule - RULING:02}"
    kind = rule // 100 - FIRST_CARD // 100
    return f"{CARD_LETTERS[kind]}{rule % 100:02}"
