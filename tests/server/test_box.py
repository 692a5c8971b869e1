"""What the server does for those who play with the real pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from maat.client import RequestRefused

if TYPE_CHECKING:
    from tests.server.conftest import Running


def test_every_game_has_its_number_at_board_game_geek(shared: Running) -> None:
    found = {each["key"]: each["bgg"] for each in shared.guest().get("/api/games")["games"]}
    assert found == {"ra": 12, "pharaon": 282414, "tekhenu": 297030}


def test_the_pad_of_a_game_is_described_and_scored(shared: Running) -> None:
    guest = shared.guest()
    lines = {line["key"]: line for line in guest.get("/api/games/ra/pad?seats=3")["lines"]}
    assert lines["flood-2"]["pool"] == 12
    sides = [{"gold-1": [2]}, {"pharaoh-1": [1]}, {}]
    told = guest.post("/api/games/ra/pad", {"sides": sides})
    assert told["places"] == [2, 1, 3]
    golden = [line for line in told["sheets"][0] if line["key"] == "score-gold"]
    assert [(line["rule"], line["points"], line["phase"]) for line in golden] == [("RA-87", 6, 1)]


def test_what_a_stranger_enters_has_limits(shared: Running) -> None:
    def refused(body: Any) -> tuple[int, str]:
        with pytest.raises(RequestRefused) as fault:
            shared.guest().post("/api/games/ra/pad", body)
        return fault.value.status, fault.value.fault["key"]

    assert refused({"sides": [{"flood-1": [9]}, {"flood-1": [9]}]}) == (400, "pad-too-many")
    assert refused({"sides": [{}]})[0] == 400
    assert refused({"sides": [{}] * 40})[0] == 400
    assert refused({"sides": [{}, {}], "phase": 4})[0] == 400
    assert refused({"sides": [{}, {}], "options": {"nothing": "on"}})[0] == 400
    assert refused({"sides": [{"suns": [1] * 99}, {}]})[0] == 400
    for path in ("/api/games/ra/pad?seats=9", "/api/games/chess/pad"):
        with pytest.raises(RequestRefused):
            shared.guest().get(path)


def test_a_table_is_laid_out_as_the_game_deals_it(shared: Running) -> None:
    guest = shared.guest()
    path = "/api/games/ra/opening"
    told = guest.post(path, {"seats": 3, "seed": "tonight"})
    assert told == guest.post(path, {"seats": 3, "seed": "tonight"})
    drawn = {each["place"]["id"] for each in told["places"] if each["drawn"]}
    assert drawn == {"seat-0-suns", "seat-1-suns", "seat-2-suns"}
    suns = [
        piece["badge"]
        for each in told["places"]
        for piece in each["place"].get("pieces", [])
        if each["drawn"]
    ]
    left = [piece["badge"] for piece in told["unused"]]
    assert sorted(map(int, [*suns, *left, "1"])) == list(range(1, 17)), "1 lies in the center"
    others = [guest.post(path, {"seats": 3, "seed": f"night{n}"})["places"] for n in range(8)]
    assert any(places != told["places"] for places in others)


@pytest.mark.parametrize("game", ["pharaon", "tekhenu"])
def test_what_is_laid_out_of_the_other_games_is_drawn_and_has_a_place(
    shared: Running, game: str
) -> None:
    told = shared.guest().post(f"/api/games/{game}/opening", {"seats": 2, "seed": "tonight"})
    places = {each["place"]["id"]: each for each in told["places"]}
    wanted = {
        "pharaon": {"area-nile", "nobles", "artisans", "urns", "sets", "first-player"},
        "tekhenu": {"starting", "market-1", "section-horus", "display-left", "arrow", "slots"},
    }
    assert {name for name in wanted[game] if not places[name]["drawn"]} == set()
    assert told["unused"]
    assert "dealt" not in str(sorted(places)), "what is secret is not laid out"


def test_pad_and_set_up_sheet_use_the_values_of_the_own_box(shared: Running) -> None:
    guest, own = shared.guest(), {"changes": {"tiles.gold": 7, "suns.3p.0": [16, 8, 5, 2]}}
    lines = guest.post("/api/games/ra/pad/lines", {"seats": 3, **own})["lines"]
    assert [line["pool"] for line in lines if line["key"] == "gold-1"] == [7]
    sides = [{"gold-1": [7]}, {}, {}]
    assert guest.post("/api/games/ra/pad", {"sides": sides, **own})["places"][0] == 1
    with pytest.raises(RequestRefused):
        guest.post("/api/games/ra/pad", {"sides": sides})
    told = guest.post("/api/games/ra/opening", {"seats": 3, "seed": "tonight", **own})
    places = [each["place"] for each in told["places"] if each["drawn"]]
    suns = [piece["badge"] for place in places for piece in place["pieces"]]
    assert "16" in suns
    assert "13" not in suns


@pytest.mark.parametrize(
    ("game", "lying", "drawn"),
    [
        ("pharaon", {"laid-tile-5": 10, "linked-tile-1": 1, "plot-urns": 1, "cubes-0": 2}, 11),
        ("tekhenu", {"pyramid-1": 4, "pyramid-4": 1, "bot-statues": 2, "osiris-5-bread": 1}, 4),
    ],
)
def test_alone_the_automa_is_laid_out_too(
    shared: Running, game: str, lying: dict[str, int], drawn: int
) -> None:
    options = {"tekhenu": {"level": "hard"}}.get(game, {})
    wish = {"seats": 1, "seed": "tonight", "options": options}
    told = shared.guest().post(f"/api/games/{game}/opening", wish)
    places = {each["place"]["id"]: each for each in told["places"]}
    assert {name: len(places[name]["place"]["pieces"]) for name in lying} == lying
    his = ("laid-tile", "linked-tile", "plot-urns", "pyramid")
    assert sum(each["drawn"] for name, each in places.items() if name.startswith(his)) == drawn
    assert not any("solo" in piece["key"] for piece in told["unused"])


@pytest.mark.parametrize(
    ("seats", "cards", "dice"), [(2, ["T16", "D20"], 4), (3, [], 2), (4, [], 0)]
)
def test_what_only_larger_tables_need_stays_in_the_box(
    shared: Running, seats: int, cards: list[str], dice: int
) -> None:
    told = shared.guest().post("/api/games/tekhenu/opening", {"seats": seats, "seed": "tonight"})
    keys = [piece["key"] for piece in told["unused"]]
    assert [key for key in keys if key.startswith(("card-T", "card-D"))] == [
        f"card-{name}" for name in cards
    ]
    left = [piece for piece in told["unused"] if piece["key"].startswith("color-")]
    assert sum(piece.get("count", 1) for piece in left) == dice
    assert keys[-1] == "opening-solo"


def test_what_everybody_begins_with_is_laid_out(shared: Running) -> None:
    for game, name in (("ra", "seat-1-start"), ("tekhenu", "seat-1-left"), ("pharaon", "round-1")):
        told = shared.guest().post(f"/api/games/{game}/opening", {"seats": 2, "seed": "tonight"})
        assert name in [each["place"]["id"] for each in told["places"] if not each["drawn"]]
