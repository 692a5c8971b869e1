"""The box lies on a real table: people say what they drew, and the table is the referee."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import pytest

from maat import catalog, client
from maat.client import Client, Data, RequestRefused
from maat.core import notation
from maat.core.dealer import Dealer, QuickDealer
from maat.core.match import Match
from maat.core.state import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Running


class Hosting(Protocol):
    """Somewhere people may come in."""

    def guest(self, name: str = "") -> Client: ...


def people(game: str, *names: str, **wishes: Any) -> Data:
    """A table of people around one phone."""
    seats = [{"kind": "me", "name": name} for name in names]
    return {"game": game, "seats": seats, "dealer": "people", **wishes}


class Phone:
    """A device on the table, over HTTP."""

    def __init__(self, guest: Client, table: str) -> None:
        self.guest = guest
        self.table = f"/api/tables/{table}"

    def see(self, seat: int | None = None) -> Data:
        found: Data = self.guest.get(self.table + ("" if seat is None else f"?seat={seat}"))
        return found

    def post(self, what: str, **body: Any) -> Data:
        version = body["version"] if "version" in body else self.see()["version"]
        sent = {**body, "version": version, "id": client.new_id()}
        reply: Data = self.guest.post(f"{self.table}/{what}", sent)
        return reply


def opened(running: Hosting, game: str, *names: str, **wishes: Any) -> Phone:
    host = running.guest("Ania")
    made = host.post("/api/tables", people(game, *names, **wishes))
    return Phone(host, made["id"])


def finished(game: str, seats: int, evening: str = "", likes: str = "") -> Match[Any]:
    """A whole game of the program with itself, which does what it likes where it can."""
    match: Match[Any] = Match(catalog.load(game), seats)
    dealer = QuickDealer(evening or f"evening/{game}/{seats}")
    while not match.over:
        options = match.game.legal_actions(match.state)
        if match.seat == CHANCE:
            match.enter((CHANCE, drawn(match, dealer)))
        else:
            wanted = [each for each in options if likes in named(match, each)] or options
            match.enter((match.seat, wanted[dealer.below(len(wanted))]))
    return match


def drawn(match: Match[Any], dealer: Dealer) -> int:
    """What is drawn, or that nobody has to name it because all see it."""
    game, state = match.game, match.state
    unnamed = catalog.module(game.key, "scene.outcomes").UNNAMED
    if state.asked().step in unnamed and len(game.legal_actions(state)) > 1:
        return int(game.withheld(state))
    return int(game.sample(state, dealer))


def named(match: Match[Any], action: int) -> str:
    return match.game.actions.names[action]


@pytest.mark.parametrize(("game", "seats"), [("ra", 3), ("pharaon", 1), ("tekhenu", 2)])
def test_a_physical_game_is_entered_as_it_was_played(
    shared: Running, game: str, seats: int
) -> None:
    expect_the_same(shared, finished(game, seats))


@pytest.mark.soak
def test_a_deck_that_runs_out_is_drawn_from_to_its_last_card(shared: Running) -> None:
    played = finished("pharaon", 5, "artisans/0", likes="artisan")
    assert played.state.artisan_deck == 0
    expect_the_same(shared, played)


def expect_the_same(shared: Running, played: Match[Any]) -> None:
    """A game entered at a table of people comes to the same points, and is kept as it was."""
    game, seats = played.game.key, played.seats
    phone = opened(shared, game, *["Ania", "Bogdan", "Celina", "Darek", "Ewa"][:seats])
    seen = phone.see()
    while seen["phase"] == "playing":
        at, alone = int(seen["version"]), seen["alone"]
        if alone is not None and seats > 1:
            assert not seen["answers"]  # nobody but its holder sees what a secret may be
            seen = phone.see(alone)
        seat, names = played.record[at][0], [each["name"] for each in seen["answers"]]
        draw = seen["draw"] or {"run": 1, "first": None}
        folded = draw["first"] is not None and played.record[at][1] == draw["first"]
        run = draw["run"] if seat == CHANCE else 1 + folded
        said = [named(played, action) for _, action in played.record[at : at + run]]
        assert said[0] in names
        if seat == CHANCE or folded:
            phone.post("draws", version=at, actions=said)
        else:
            phone.post("moves", version=at, action=said[0], seat=seat)
        seen = phone.see()
    over = phone.see()
    assert over["phase"] == "over"
    assert [score or 0 for score in over["scores"]] == played.scores
    record = notation.read(phone.guest.get(f"{phone.table}/record"))
    assert (record.dealer, record.commitment, record.seed) == ("people", "", "")
    assert notation.replay(played.game, record).scores == played.scores


def test_the_phone_deals_until_somebody_is_asked_and_tells_what_to_take(shared: Running) -> None:
    phone = opened(shared, "ra", "Ania", "Bogdan")
    assert phone.see()["asked"]["seat"] == CHANCE
    phone.post("draws", deal=200)
    seen = phone.see()
    assert seen["asked"]["step"] == "turn"
    assert [line["key"] for line in seen["log"]].count("event-suns-dealt") == 2


def test_the_phone_deals_secrets_with_the_rest_to_somebody_alone(shared: Running) -> None:
    for names, asked in ((["Ania"], "keep_decree"), (["Ania", "Bogdan"], "secret_decree")):
        phone = opened(shared, "tekhenu", *names)
        phone.post("draws", deal=200)
        assert phone.see(0)["asked"]["step"] == asked


def test_several_things_drawn_in_a_row_are_entered_at_once_or_not_at_all(shared: Running) -> None:
    phone = opened(shared, "tekhenu", "Ania", "Bogdan")
    phone.post("draws", actions=["wheel horus"])
    seen = phone.see()
    assert seen["draw"]["run"] == 5
    gods = ["ra", "hathor", "bastet", "thoth", "osiris"]
    with pytest.raises(RequestRefused) as told:
        phone.post("draws", actions=["bonus ra", "bonus ra"])
    assert told.value.key == "illegal-answer"
    assert phone.see()["version"] == seen["version"]
    phone.post("draws", actions=[f"bonus {god}" for god in gods])
    unnamed = 7  # cards of the market lie there and are named by whoever takes them
    assert phone.see()["version"] == seen["version"] + 5 + unnamed
    assert phone.see()["asked"]["step"] == "reveal"


def test_a_draw_is_taken_back_by_anybody_who_holds_the_phone(shared: Running) -> None:
    phone = opened(shared, "ra", "Ania", "Bogdan")
    phone.post("draws", deal=200)
    phone.post("moves", action="draw")
    phone.post("moves", action="tile nile")
    before = phone.see()
    assert before["undo"] == {**before["undo"], "free": True, "possible": True}
    assert phone.post("undo")["asked"] is False
    seen = phone.see()
    assert seen["asked"]["step"] == "turn"  # to draw, and what it was, go back together
    assert seen["redrawn"] == 0


def test_to_draw_and_what_it_was_are_said_at_once(shared: Running) -> None:
    phone = opened(shared, "ra", "Ania", "Bogdan")
    phone.post("draws", deal=200)
    seen = phone.see()
    draw, mover = seen["draw"], seen["asked"]["seat"]
    assert [each["action"] for each in seen["answers"] if each["name"] == "draw"] == [draw["first"]]
    assert draw["asked"]["step"] == "tile"
    assert {"tile nile", "tile ra"} <= {each["name"] for each in draw["answers"]}
    assert len(draw["answers"]) == len(draw["left"]) == len(draw["targets"])
    for wrong in (["invoke", "tile nile"], ["tile nile"], []):
        with pytest.raises(RequestRefused) as told:
            phone.post("draws", actions=wrong, version=seen["version"])
        assert told.value.key == "not-asked"
    phone.post("draws", actions=["draw", "tile nile"], version=seen["version"])
    assert phone.see()["version"] == seen["version"] + 2
    assert phone.see()["asked"]["seat"] == 1 - mover
    phone.post("draws", actions=["draw"], deal=1)
    assert phone.see()["version"] == seen["version"] + 4


def passes(seen: Data) -> bool:
    """Whether somebody may pass and take one of several urns for it."""
    followed = [each["asked"]["step"] for each in seen["pairs"]]
    return seen["phase"] != "over" and seen["asked"]["step"] == "turn" and "urn_choice" in followed


def test_both_halves_of_a_deed_are_said_at_once(shared: Running) -> None:
    phone = opened(shared, "pharaon", "Ania")
    seen = phone.see()
    while not passes(seen):
        if seen["phase"] == "over":  # the luck of a whole game was otherwise
            phone = opened(shared, "pharaon", "Ania")
        elif seen["draw"]:
            phone.post("draws", version=seen["version"], deal=200)
        else:
            phone.post("moves", version=seen["version"], action=seen["answers"][0]["action"])
        seen = phone.see()
    names = {each["action"]: each["name"] for each in seen["answers"]}
    pair = next(each for each in seen["pairs"] if each["asked"]["step"] == "urn_choice")
    assert names[pair["first"]] == "pass"
    second = pair["answers"][1]["name"]
    other = next(name for name in names.values() if name != "pass")
    for wrong in (["pass", second, second], ["pass"], [other, second], [second, "pass"]):
        with pytest.raises(RequestRefused) as told:
            phone.post("draws", actions=wrong, version=seen["version"])
        assert told.value.key in ("not-asked", "illegal-answer")
    phone.post("draws", actions=["pass", second], version=seen["version"])
    assert phone.see()["version"] == seen["version"] + 2
    phone.post("undo")  # the second half may have been a slip of the finger
    assert phone.see()["asked"]["step"] == "urn_choice"
    assert not phone.see()["pairs"]  # which is no half of anything


def test_what_was_drawn_and_the_answer_to_it_are_said_at_once(shared: Running) -> None:
    phone = opened(shared, "pharaon", "Ania")
    seen = until(phone, lambda seen: seen["draw"] and seen["pairs"])
    assert seen["asked"]["step"] == "plot"
    names = {each["action"]: each["name"] for each in seen["answers"]}
    pair = seen["pairs"][0]
    urn, blocks = names[pair["first"]], [each["name"] for each in pair["answers"]]
    assert pair["asked"]["step"] == "block"
    others = {"block agriculture", "block trade", "block power"} - set(blocks)
    for wrong in ([urn, *blocks], [urn, sorted(others)[0]], [blocks[0], urn], [urn, urn]):
        with pytest.raises(RequestRefused) as told:
            phone.post("draws", actions=wrong, version=seen["version"])
        assert told.value.key in ("too-many-draws", "illegal-answer")
    assert phone.see()["version"] == seen["version"]
    phone.post("draws", actions=[urn, blocks[1]], version=seen["version"])
    assert phone.see()["version"] >= seen["version"] + 2
    phone.post("undo")  # the answer may have been a slip of the finger, and the urn was none
    assert phone.see()["asked"]["step"] == "block"


def test_nobody_answers_for_another_with_what_was_drawn(shared: Running) -> None:
    phone = opened(shared, "ra", "Ania", "Bogdan")
    phone.post("draws", deal=200)
    version = phone.see()["version"]
    with pytest.raises(RequestRefused) as told:
        phone.post("draws", actions=["draw", "tile nile", "invoke"], version=version)
    assert told.value.key == "too-many-draws"


def test_what_is_taken_one_after_the_other_is_said_at_once(shared: Running) -> None:
    phone = opened(shared, "tekhenu", "Ania")
    seen = until(phone, lambda seen: any(each["again"] for each in seen["pairs"]))
    assert seen["asked"]["step"] == "draft"
    names = {each["action"]: each["name"] for each in seen["answers"]}
    sets = [
        (names[each["first"]], one["name"]) for each in seen["pairs"] for one in each["answers"]
    ]
    assert len(sets) == 3  # two of three cards, each two once
    phone.post("draws", actions=list(sets[0]), version=seen["version"])
    assert phone.see()["version"] >= seen["version"] + 2
    assert phone.see()["asked"]["step"] != "draft"


def until(phone: Phone, wanted: Callable[[Data], Any]) -> Data:
    """Go on by luck and first answers until something is seen."""
    seen = phone.see()
    while not wanted(seen):
        if seen["draw"]:
            phone.post("draws", version=seen["version"], deal=seen["draw"]["run"])
        else:
            phone.post("moves", version=seen["version"], action=seen["answers"][0]["action"])
        seen = phone.see()
    return seen


def test_a_correction_keeps_what_still_holds(shared: Running) -> None:
    phone = opened(shared, "ra", "Ania", "Bogdan")
    phone.post("draws", deal=200)
    for answer in ("draw", "tile god", "draw", "tile nile", "draw", "tile flood"):
        phone.post("moves", action=answer)
    past = phone.guest.get(f"{phone.table}/draws")["draws"]
    wrong = next(each for each in past if each["answer"]["name"] == "tile nile")
    assert "tile gold" in [each["name"] for each in wrong["others"]]
    version = phone.see()["version"]
    reply = phone.post("corrections", at=wrong["at"], action="tile gold")
    assert reply["lost"] == 0
    assert reply["version"] == version + 1 + 3
    track = next(each for each in phone.see()["scene"]["places"] if each.get("id") == "track")
    assert [each["key"] for each in track["pieces"]] == ["tile-god", "tile-gold", "tile-flood"]
    # A Ra tile calls an auction: what came after it does not fit any more.
    assert phone.post("corrections", at=wrong["at"], action="tile ra")["lost"] == 2
    assert phone.see()["asked"]["step"] == "bid"
    with pytest.raises(RequestRefused) as told:
        phone.post("corrections", at=0, action="tile nile")
    assert told.value.key == "illegal-answer"


def test_a_secret_draw_is_asked_of_its_holder_alone(shared: Running) -> None:
    host, friend, other = shared.guest("Ania"), shared.guest("Bogdan"), shared.guest("Celina")
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = host.post("/api/tables", {**people("tekhenu"), "seats": seats})
    friend.sit(made["id"], client.take_invitation(made["invite"])[2])
    phone, own = Phone(host, made["id"]), Phone(friend, made["id"])
    while phone.see()["alone"] is None:
        phone.post("draws", deal=1)
    assert phone.see()["alone"] == 0
    assert phone.see()["answers"]
    assert not own.see()["answers"]
    assert not Phone(other, made["id"]).see()["answers"]
    with pytest.raises(RequestRefused) as told:
        own.post("draws", actions=["deal D05"])
    assert told.value.key == "not-seated"
    phone.post("draws", actions=["deal D05", "deal D07"])
    assert own.see()["alone"] == 1
    assert not phone.see()["answers"]
    seen = own.guest.get(f"{own.table}/draws")["draws"]
    assert not [each for each in seen if each["answer"]["name"].startswith("deal D0")]
    left = [each["name"] for each in own.see()["answers"]]
    assert "deal D05" in left  # what another holds is not told by its absence
    with pytest.raises(RequestRefused) as told:
        own.post("draws", actions=["deal D05"])
    assert told.value.key == "out-already"


def test_a_bot_draws_its_secrets_unseen_and_says_what_it_does(shared: Running) -> None:
    host = shared.guest("Ania")
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
    phone = Phone(host, host.post("/api/tables", {**people("tekhenu"), "seats": seats})["id"])
    while phone.see()["alone"] is None:
        phone.post("draws", deal=1)
    seen = phone.see()
    assert seen["alone"] == 1  # the decrees of seat 0 were drawn without a word
    assert "D" not in "".join(str(line) for line in seen["log"] if line["key"] == "event-decree")


def test_who_only_looks_says_nothing_of_draws(shared: Running) -> None:
    phone = opened(shared, "ra", "Ania", "Bogdan")
    stranger = Phone(shared.guest("Celina"), phone.table.rsplit("/", 1)[1])
    assert stranger.see()["draw"] is None
    assert not stranger.see()["answers"]
    for what, body in (("draws", {"deal": 1}), ("undo", {}), ("moves", {"action": "suns 11"})):
        with pytest.raises(RequestRefused) as told:
            stranger.post(what, **body)
        assert told.value.key == "not-seated"


def test_another_table_takes_no_draws_from_people(shared: Running) -> None:
    host = shared.guest("Ania")
    made = host.open_table("ra", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    with pytest.raises(RequestRefused) as told:
        Phone(host, made["id"]).post("draws", deal=1)
    assert told.value.key == "not-by-hand"


@pytest.mark.parametrize("player", ["followed", "told"])
@pytest.mark.parametrize("game", ["pharaon", "tekhenu"])
def test_an_automa_is_driven_through_a_whole_game(shared: Running, game: str, player: str) -> None:
    phone = opened(shared, game, "Ania", options={"player": player})
    chance = QuickDealer(f"driven/{game}")
    seen, automa, reasons = phone.see(), 0, 0
    while seen["phase"] == "playing":
        at, draw = seen["version"], seen["draw"]
        if draw is not None:
            automa += draw["automa"]
            phone.post("draws", version=at, deal=draw["run"])
        else:
            picked = 0 if player == "told" and chance.below(2) else chance.below(1000)
            answer = seen["answers"][picked % len(seen["answers"])]
            phone.post("moves", version=at, action=answer["action"])
        seen = phone.guest.get(f"{phone.table}?since={at}")
        reasons += sum("rule" in line for line in seen["log"] if line["seat"] == 1)
    assert seen["seats"][1]["kind"] == "automa"
    assert automa > 0  # what the automa alone needs is known as such
    assert reasons > 5  # it says why
    assert (seen["scores"][0] is None) == (player == "told")
    assert seen["scores"][1] > 0


def test_decrees_stay_unknown_until_they_are_played(shared: Running) -> None:
    played = finished("tekhenu", 2)
    held = [player.decrees for player in played.state.players]
    phone = opened(shared, "tekhenu", "Ania", "Bogdan")
    withheld, shown = 0, list[str]()
    while (seen := phone.see())["phase"] == "playing":
        at = int(seen["version"])
        if seen["withhold"]:
            assert not seen["answers"]
            phone.post("draws", version=seen["version"], withhold=True)
            withheld += 1
        elif at >= len(played.record):
            names = [each["name"] for each in seen["answers"]]
            mine = f"{held[seen['draw']['goal']['values']['player']['seat']]:024b}"[::-1]
            real = [f"deal D{card + 1:02}" for card in range(24) if mine[card] == "1"]
            shown.append(next(name for name in real if name in names))
            phone.post("draws", version=seen["version"], actions=shown[-1:])
        else:
            seat, action = played.record[at]
            kind = "draws" if seat == CHANCE else "moves"
            said: Data = {"action": named(played, action), "seat": seat}
            taken: Data = {"actions": [named(played, action)]}
            phone.post(kind, version=seen["version"], **(taken if seat == CHANCE else said))
    assert (withheld >= 2, len(shown) >= 2) == (True, True)
    assert seen["scores"] == played.scores


def test_where_a_bot_sits_nothing_is_withheld(shared: Running) -> None:
    host = shared.guest("Ania")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    phone = Phone(host, host.post("/api/tables", {**people("tekhenu"), "seats": seats})["id"])
    while phone.see()["alone"] is None:
        phone.post("draws", deal=1)
    assert not phone.see()["withhold"]
    for said in ({"withhold": True}, {"actions": ["decline"]}):
        with pytest.raises(RequestRefused) as told:
            phone.post("draws", **said)
        assert told.value.key == "not-asked"


def test_cards_all_see_are_named_by_whoever_takes_them(shared: Running) -> None:
    phone = opened(shared, "tekhenu", "Ania")
    chance, asked, taken = QuickDealer("unnamed"), set[str](), 0
    seen = phone.see()
    while seen["phase"] == "playing":
        asked.add(seen["asked"]["step"])
        if seen["draw"] is not None:
            phone.post("draws", version=seen["version"], deal=seen["draw"]["run"])
        else:
            taken += seen["asked"]["step"] == "card" and len(seen["answers"]) > 20
            cards = [each for each in seen["answers"] if "thoth" in each["name"]]
            wanted = cards or seen["answers"]
            answer = wanted[chance.below(1000) % len(wanted)]
            phone.post("moves", version=seen["version"], action=answer["action"])
        seen = phone.see()
    assert "market_card" not in asked
    assert taken > 0
    past = phone.guest.get(f"{phone.table}/record")
    assert past.count("decline") > 9


def test_a_bot_is_told_which_cards_lie_there(shared: Running) -> None:
    host = shared.guest("Ania")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    phone = Phone(host, host.post("/api/tables", {**people("tekhenu"), "seats": seats})["id"])
    steps = set()
    while phone.see()["alone"] is None:
        steps.add(phone.see()["asked"]["step"])
        phone.post("draws", deal=1)
    assert "market_card" in steps


def performed(seen: Data) -> list[str]:
    """A die, a god action with it and what it is done with."""
    names = {each["action"]: each["name"] for each in seen["answers"]}
    for pair in seen["pairs"] if seen["asked"]["step"] == "turn" else []:
        middle = {each["action"]: each["name"] for each in pair["answers"]}
        for then in pair["then"]:
            if middle[then["first"]].startswith("perform"):
                return [names[pair["first"]], middle[then["first"]], then["answers"][0]["name"]]
    return []


def test_a_die_and_all_that_is_done_with_it_take_one_tap(shared: Running) -> None:
    phone = opened(shared, "tekhenu", "Ania")
    seen = until(phone, performed)
    said = performed(seen)
    for wrong in ([*said, said[0]], [said[0], said[2]], said[1:]):
        with pytest.raises(RequestRefused) as refused:
            phone.post("draws", actions=wrong, version=seen["version"])
        assert refused.value.key in ("not-asked", "illegal-answer")
    phone.post("draws", actions=said, version=seen["version"])
    now = phone.see()
    assert now["version"] >= seen["version"] + 3
    told = [line["key"] for line in now["log"] if line["seat"] == 0]
    assert {"event-die-taken", "event-action-began"} <= set(told)
