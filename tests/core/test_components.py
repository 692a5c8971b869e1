"""Component values: where each is known from, and an owner's corrections."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import pytest

from maat.core.components import (
    MOST,
    changed,
    corrected,
    differences,
    digest,
    editions,
    facts,
    under,
)
from maat.core.errors import BadComponents

MODEL: dict[str, Any] = {
    "meta": {"game": "toy"},
    "tiles": {"gold": 5, "flood": 12},
    "suns": [[9, 6], [8, 7]],
    "cards": [{"name": "ibis", "cost": 2}, {"name": "cat", "cost": 3}],
    "points": {"fewest": -2, "row": [0, 5]},
    "flag": True,
    "provenance": [
        {"path": "tiles.gold", "tag": "public", "note": "seen"},
        {"path": "cards.*.cost", "tag": "reconstructed"},
        {"path": "*", "tag": "rulebook", "note": "page 2"},
    ],
}


def refusal(changes: dict[str, Any]) -> BadComponents:
    """What the model says to these corrections."""
    with pytest.raises(BadComponents) as caught:
        corrected(MODEL, changes)
    return caught.value


def test_every_value_is_a_fact_but_the_bookkeeping() -> None:
    assert [fact.path for fact in facts(MODEL)] == [
        "tiles.gold",
        "tiles.flood",
        "suns.0",
        "suns.1",
        "cards.0.name",
        "cards.0.cost",
        "cards.1.name",
        "cards.1.cost",
        "points.fewest",
        "points.row",
        "flag",
    ]


def test_the_first_pattern_that_matches_says_where_from() -> None:
    known = {fact.path: (fact.tag, fact.note) for fact in facts(MODEL)}
    assert known["tiles.gold"] == ("public", "seen")
    assert known["tiles.flood"] == ("rulebook", "page 2")
    assert known["cards.1.cost"] == ("reconstructed", "")


def test_a_list_of_plain_values_is_one_fact() -> None:
    assert next(fact.value for fact in facts(MODEL) if fact.path == "points.row") == [0, 5]


def test_a_value_nobody_vouches_for_is_refused() -> None:
    with pytest.raises(BadComponents) as caught:
        facts({"tiles": {"gold": 5}, "provenance": [{"path": "suns.*", "tag": "public"}]})
    assert (caught.value.key, caught.value.values) == ("no-provenance", {"path": "tiles.gold"})


def test_what_an_owner_does_not_name_stays() -> None:
    both = corrected(MODEL, {"tiles": {"gold": 6}})
    assert both["tiles"] == {"gold": 6, "flood": 12}
    assert both["cards"] == MODEL["cards"]


def test_a_correction_is_known_from_its_owner() -> None:
    known = {fact.path: fact.tag for fact in facts(corrected(MODEL, {"tiles": {"gold": 6}}))}
    assert known["tiles.gold"] == "owner"
    assert known["tiles.flood"] == "rulebook"


def test_lists_of_tables_and_of_lists_can_be_corrected() -> None:
    changes = {"suns": [[9, 5], [8, 7]], "cards": [{"name": "ibis", "cost": 4}, MODEL["cards"][1]]}
    both = corrected(MODEL, deepcopy(changes))
    assert both["suns"] == [[9, 5], [8, 7]]
    assert both["cards"][0]["cost"] == 4


def test_a_card_corrected_in_part_keeps_the_rest() -> None:
    both = corrected(MODEL, {"cards": [{"cost": 4}, {}]})
    assert both["cards"] == [{"name": "ibis", "cost": 4}, {"name": "cat", "cost": 3}]


def test_the_model_stays_as_it_was() -> None:
    before = deepcopy(MODEL)
    both = corrected(MODEL, {"tiles": {"gold": 6}})
    both["tiles"]["gold"] = 7
    assert before == MODEL


def test_no_corrections_change_no_value() -> None:
    assert digest(corrected(MODEL, {})) == digest(MODEL)


def test_an_owner_may_not_speak_for_the_bookkeeping() -> None:
    both = corrected(MODEL, {"provenance": [{"path": "*", "tag": "rulebook"}], "meta": {"x": 1}})
    assert both["meta"] == MODEL["meta"]
    assert both["provenance"] == MODEL["provenance"]


@pytest.mark.parametrize(
    ("changes", "path", "known"),
    [
        ({"tile": {}}, "tile", "tiles, suns, cards, points, flag"),
        ({"tiles": {"silver": 1}}, "tiles.silver", "gold, flood"),
        ({"cards": [{"prize": 1}, {}]}, "cards.0.prize", "name, cost"),
    ],
)
def test_an_unknown_value_says_which_there_are(
    changes: dict[str, Any], path: str, known: str
) -> None:
    fault = refusal(changes)
    assert (fault.key, fault.values) == ("unknown-component", {"path": path, "known": known})


@pytest.mark.parametrize(
    ("changes", "path", "found", "expected"),
    [
        ({"tiles": {"gold": "six"}}, "tiles.gold", "str", "int"),
        ({"tiles": {"gold": 6.0}}, "tiles.gold", "float", "int"),
        ({"tiles": {"gold": True}}, "tiles.gold", "bool", "int"),
        ({"flag": 1}, "flag", "int", "bool"),
        ({"tiles": 6}, "tiles", "int", "dict"),
        ({"tiles": {"gold": {"a": 1}}}, "tiles.gold", "dict", "int"),
        ({"suns": 9}, "suns", "int", "list"),
        ({"suns": [[9, 6], 8]}, "suns.1", "int", "list"),
        ({"points": {"row": [0, "5"]}}, "points.row.1", "str", "int"),
    ],
)
def test_a_value_of_another_kind_is_refused(
    changes: dict[str, Any], path: str, found: str, expected: str
) -> None:
    fault = refusal(changes)
    assert fault.key == "wrong-kind"
    assert fault.values == {"path": path, "found": found, "expected": expected}


@pytest.mark.parametrize(
    ("changes", "path", "found"),
    [
        ({"suns": [[9, 6]]}, "suns", 1),
        ({"suns": [[9], [8, 7]]}, "suns.0", 1),
        ({"points": {"row": []}}, "points.row", 0),
        ({"cards": [{}, {}, {}]}, "cards", 3),
    ],
)
def test_a_list_of_another_length_is_refused(
    changes: dict[str, Any], path: str, found: int
) -> None:
    fault = refusal(changes)
    assert (fault.key, fault.values) == (
        "wrong-length",
        {"path": path, "found": found, "expected": 2},
    )


def test_a_count_below_zero_is_refused() -> None:
    fault = refusal({"tiles": {"gold": -1}})
    assert (fault.key, fault.values) == ("negative", {"path": "tiles.gold", "found": -1})


def test_a_value_that_is_below_zero_anyway_may_be() -> None:
    assert corrected(MODEL, {"points": {"fewest": -3}})["points"]["fewest"] == -3


@pytest.mark.parametrize("number", [MOST + 1, 2**63, 10**40])
def test_a_number_no_box_could_hold_is_refused(number: int) -> None:
    assert refusal({"tiles": {"gold": number}}).key == "too-large"
    assert refusal({"points": {"fewest": -number}}).key == "too-large"


def test_the_digest_follows_the_values_and_nothing_else() -> None:
    other_note = deepcopy(MODEL)
    other_note["provenance"][0]["note"] = "heard"
    assert digest(other_note) == digest(MODEL)
    assert digest(corrected(MODEL, {"tiles": {"gold": 6}})) != digest(MODEL)


def test_the_digest_does_not_depend_on_the_order_of_keys() -> None:
    turned = dict(reversed(list(MODEL.items())))
    assert digest(turned) == digest(MODEL)


def test_a_fault_survives_the_way_between_processes() -> None:
    fault = refusal({"tiles": {"gold": -1}})
    again = pickle.loads(pickle.dumps(fault))
    assert (type(again), again.key, again.values) == (BadComponents, fault.key, fault.values)


# By their paths, and by the rules.


def test_values_are_replaced_by_their_paths_and_found_again() -> None:
    changes = {"suns.1": [8, 5], "cards.0.cost": 4, "flag": False}
    both = changed(MODEL, changes)
    assert (both["suns"], both["cards"][0]["cost"], both["flag"]) == ([[9, 6], [8, 5]], 4, False)
    assert differences(MODEL, both) == changes
    assert MODEL["suns"] == [[9, 6], [8, 7]]


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ("tiles.silver", 1, "unknown-component"),
        ("suns.2", [1, 2], "unknown-component"),
        ("suns.x", [1, 2], "unknown-component"),
        ("flag.more", True, "unknown-component"),
        ("provenance.0.tag", "rulebook", "unknown-component"),
        ("tiles", {"gold": 6}, "not-one-value"),
        ("suns", [[9, 6], [8, 5]], "not-one-value"),
        ("cards.0", {"cost": 6}, "not-one-value"),
        ("tiles.gold", "six", "wrong-kind"),
        ("tiles.gold", None, "wrong-kind"),
        ("tiles.gold", -6, "negative"),
        ("suns.1", [8], "wrong-length"),
    ],
)
def test_only_single_values_that_are_there_are_replaced(path: str, value: object, key: str) -> None:
    with pytest.raises(BadComponents) as caught:
        changed(MODEL, {path: value})
    assert caught.value.key == key


def test_a_correction_of_ours_holds_from_a_version_of_the_rules_on() -> None:
    model = {
        **MODEL,
        "before": {"2": {"tiles.gold": 3}, "10": {"tiles.gold": 4, "cards.1.cost": 1}},
    }
    found = editions(model, 10, lambda data: (data["tiles"]["gold"], data["cards"][1]["cost"]))
    assert found == [(3, 1), *[(4, 1)] * 8, (5, 3)]
    assert digest(model) == digest(MODEL)
    assert [fact.path for fact in facts(model)] == [fact.path for fact in facts(MODEL)]


def test_an_owners_box_is_the_same_whatever_the_rules() -> None:
    model = {**MODEL, "before": {"2": {"tiles.gold": 3}}}
    both = corrected(model, {"tiles": {"flood": 9}})
    assert under(both, 1)["tiles"] == {"gold": 5, "flood": 9}
