"""What is logged of a match."""

from __future__ import annotations

from maat.core.log import MOST_SHARED, SHARED, Log
from maat.core.state import EVERYONE


def heard(number: int) -> Log:
    """A log with one event."""
    log = Log()
    log.hear(1, EVERYONE, 0, number, 0, 0)
    return log


def test_what_two_matches_log_alike_is_kept_once() -> None:
    logs = [heard(7), heard(7), heard(8)]
    assert logs[0]._facts[0] is logs[1]._facts[0]
    assert [log.events[0].data for log in logs] == [(7, 0, 0), (7, 0, 0), (8, 0, 0)]


def test_what_is_shared_does_not_grow_for_ever_and_no_log_forgets() -> None:
    SHARED.clear()
    log = heard(0)
    for number in range(1, MOST_SHARED + 2):
        log.hear(1, EVERYONE, 0, number, 0, 0)
    assert len(SHARED) <= MOST_SHARED
    assert [log.events[0].data[0], log.events[-1].data[0]] == [0, MOST_SHARED + 1]
    SHARED.clear()
