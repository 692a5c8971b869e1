"""Names: seen by everybody, taken for nobody else's, the same wherever they come from."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from maat.client import Data, RequestRefused
from maat.server import names

if TYPE_CHECKING:
    from tests.server.conftest import Running

ME: Data = {"kind": "me"}
OPEN: Data = {"kind": "open"}


@pytest.mark.parametrize(
    "other",
    [
        *("Ania", "ania", "ANIA", "\u0410nia", "Ani\u0430", "A\u200bnia", "Ania\u202e"),
        *(
            "\uff21nia",
            "An\u0456a",
            "Ania ",
            "\U0001d400nia",
            "\uff21\uff4e\uff49\uff41",
            "\u24b6nia",
        ),
    ],
)
def test_names_that_look_the_same_are_told_apart(other: str) -> None:
    assert names.told_apart(names.tidy(other), ["Bogdan", "Ania"]).endswith(" (2)")


@pytest.mark.parametrize("other", ["Anna", "Ania B.", "Янко", "Ola", "Ana", ""])
def test_other_names_stay_as_they_are(other: str) -> None:
    assert names.told_apart(names.tidy(other), ["Ania", "Bogdan"]) == other


def test_the_third_of_a_name_has_a_number_of_its_own_and_long_names_stay_short() -> None:
    long = "a" * names.LONGEST
    second = names.told_apart(long, [long])
    third = names.told_apart(long, [long, second])
    assert len({long, second, third}) == 3
    assert {len(each) for each in (long, second, third)} == {names.LONGEST}


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  Ania\u2003 B  ", "Ania B"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\u202eainA\u2066", "ainA"),
        ("e" + "\u0301" * 40, "\u00e9\u0301\u0301"),
        ("x" * 50, "x" * 32),
        ("Łucja 🦂", "Łucja 🦂"),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(said: str, kept: str) -> None:
    assert names.tidy(said) == kept


@pytest.mark.parametrize(
    "said", ["\u200b", "\u3164\u3164", "\u2800", "\u200d", "\U000e0041", "\ufe0f"]
)
def test_an_invisible_name_is_refused(shared: Running, said: str) -> None:
    with pytest.raises(RequestRefused, match="400 invisible-name"):
        shared.guest().post("/api/me", {"name": said, "bearer": True})


def test_pictures_and_scripts_that_need_joiners_keep_them_in_talk() -> None:
    family = "\U0001f469\u200d\U0001f467"
    assert names.shown(f"{family}\u202e\u2066!") == f"{family}!"


def test_at_a_table_on_paper_and_in_talk_nobody_is_taken_for_another(shared: Running) -> None:
    host, friend = shared.guest("Ania"), shared.guest("\u0410nia")
    opened = host.open_table("ra", [ME, ME, OPEN])
    table, secret = opened["id"], urlsplit(opened["invite"]).fragment[2:]
    update = friend.sit(table, secret)
    called = [seat["name"] for seat in update["seats"]]
    assert called == ["Ania", "Ania (2)", "\u0410nia (3)"]
    friend.post(f"/api/tables/{table}/chat", {"text": "\u202eabc\u2069 def"})
    with host.look(table) as looking:
        (said,) = looking.wait("chat")["lines"]
    assert (said["name"], said["text"]) == ("\u0410nia (3)", "abc def")


def test_names_of_an_imported_record_have_the_same_limits(shared: Running) -> None:
    guest = shared.guest("Ania")
    record = "maat 1\ngame ra\nrules 1\nseats 3\nname 0 {}\nname 1 \u202eAnia\nname 2 \u2800\n"
    opened = guest.post("/api/records", {"record": record.format("x" * 500)})
    seats = guest.get(f"/api/tables/{opened['id']}")["seats"]
    assert [seat["name"] for seat in seats] == ["x" * 32, "Ania", ""]
