"""Senet: the contract, every rule of RULES.md, the secret, the texts."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from maat import catalog
from maat.bots import matches, roster
from maat.bots.search import SearchBot
from maat.core import notation
from maat.core.components import corrected, facts
from maat.core.dealer import QuickDealer
from maat.core.errors import BadComponents
from maat.core.game import Game
from maat.core.match import Match
from maat.core.snapshot import digest
from maat.core.state import NOBODY
from maat.testing import Scenario, check_game, perft, walks
from maat.text import Texts

import senet
from senet import advice, scene
from senet.bots import GreedySenet, SenetEvaluator
from senet.state import SenetState

HERE = Path(__file__).parent
GAME: Game[SenetState] = catalog.load("senet")


def bits(*squares: int) -> int:
    return sum(1 << square for square in squares)


def squares_of(table: Scenario[SenetState], seat: int) -> list[int]:
    return [square for square in range(32) if table.state.players[seat].pieces >> square & 1]


def table(own: int = 0, other: int = 0, waiting: int = 0) -> Scenario[SenetState]:
    """Seat 0, its amulet on 15, is about to throw; the amulet of seat 1 is on 20."""
    made = Scenario(GAME, 2).play("hide 15", "hide 20")
    first, second = made.state.players
    first.pieces, first.waiting = own, waiting
    second.pieces, second.waiting = other, 1
    return made


# The contract.


def pieces_in_all(state: SenetState) -> list[int]:
    return [side.waiting + side.pieces.bit_count() + side.off for side in state.players]


def test_the_contract_of_every_game_is_kept() -> None:
    assert check_game(GAME, conserved=pieces_in_all) > 200


def test_the_tree_of_answers_has_the_known_size() -> None:
    counts = [perft(GAME, GAME.new(2), depth) for depth in range(1, 6)]
    assert counts == [6, 36, 180, 396, 1980]


@pytest.mark.parametrize("path", sorted(HERE.glob("records/*.maat")), ids=lambda path: path.stem)
def test_a_stored_game_replays_to_its_result(path: Path) -> None:
    record = notation.read(path.read_text("utf-8"))
    assert notation.replay(GAME, record).over
    assert notation.verify_draws(GAME, record) > 0


def told(match: Match[SenetState], names: list[str]) -> str:
    """The match so far as each seat and a spectator know it, in words."""
    texts = Texts("en", GAME)
    lines: list[str] = []
    for name, seat in zip(names, [0, 1, NOBODY], strict=True):
        view = match.view(seat)
        lines += [f"## {name}", *(texts.event(each, names) for each in view.events)]
        spoken = [place for place in scene.build(view.state).places if not place.silent]
        lines += ["", *(texts.place(place, names) for place in spoken)]
        lines += [texts.action(action) + "?" for action in view.options] + [""]
    return "\n".join(lines)


def test_a_playthrough_is_told_as_it_was() -> None:
    record = notation.read((HERE / "records" / "senet-three-pieces.maat").read_text("utf-8"))
    match = notation.replay(GAME, record, most=9)
    stored = (HERE / "playthrough.txt").read_text("utf-8")
    assert told(match, ["First", "Second", "A spectator"]) == stored


# The rules.


@pytest.mark.rule("SN-01", "SN-02")
@pytest.mark.parametrize("pieces", [3, 5])
def test_all_pieces_wait_at_the_beginning(pieces: int) -> None:
    state = GAME.new(2, {"pieces": str(pieces)})
    assert [player.waiting for player in state.players] == [pieces, pieces]


@pytest.mark.rule("SN-03")
def test_an_amulet_lies_on_the_home_stretch() -> None:
    opening = Scenario(GAME, 2)
    assert opening.legal() == [f"hide {square}" for square in range(15, 21)]
    assert opening.why_not("enter") == "SN-03"


@pytest.mark.rule("SN-04")
def test_both_hide_an_amulet_before_the_first_seat_throws() -> None:
    opening = Scenario(GAME, 2)
    questions = [opening.question()]
    for answer in ["hide 15", "hide 20", "sticks two", "enter", "sticks one"]:
        questions.append(opening.play(answer).question())
    assert questions == ["0 amulet", "1 amulet", "* sticks", "0 move", "* sticks", "1 move"]


@pytest.mark.rule("SN-05")
def test_the_throw_counts_flat_sides() -> None:
    falls = [fall.bit_count() or 5 for fall in range(16)]
    assert GAME.weights(table().state) == [falls.count(throw) for throw in range(1, 6)]


@pytest.mark.rule("SN-06")
def test_a_throw_is_for_moving() -> None:
    thrown = table(bits(4), waiting=1).play("sticks two")
    assert thrown.legal() == ["enter", "move 4"]
    assert thrown.why_not("hide 15") == "SN-06"


@pytest.mark.rule("SN-07")
def test_a_piece_enters_on_the_square_of_the_throw() -> None:
    thrown = table(waiting=1).play("sticks three", "enter")
    assert squares_of(thrown, 0) == [3]


@pytest.mark.rule("SN-07")
def test_nobody_enters_without_a_piece_waiting() -> None:
    assert table(bits(4)).play("sticks two").why_not("enter") == "SN-07"


@pytest.mark.rule("SN-08")
def test_a_piece_moves_forward_by_the_throw() -> None:
    thrown = table(bits(4)).play("sticks three")
    assert thrown.why_not("move 5") == "SN-08"
    assert squares_of(thrown.play("move 4"), 0) == [7]


@pytest.mark.rule("SN-09")
def test_two_pieces_of_a_side_do_not_share_a_square() -> None:
    assert table(bits(4, 6)).play("sticks two").why_not("move 4") == "SN-09"


@pytest.mark.rule("SN-10")
def test_a_piece_landed_upon_changes_places() -> None:
    thrown = table(bits(4), bits(6)).play("sticks two", "move 4")
    assert (squares_of(thrown, 0), squares_of(thrown, 1)) == ([6], [4])


@pytest.mark.rule("SN-10")
def test_a_piece_entered_upon_goes_back_to_wait() -> None:
    thrown = table(0, bits(2), waiting=1).play("sticks two", "enter")
    assert squares_of(thrown, 1) == []
    assert thrown.state.players[1].waiting == 2


@pytest.mark.rule("SN-11")
@pytest.mark.parametrize("beside", [5, 7])
def test_neighbors_protect_each_other(beside: int) -> None:
    thrown = table(bits(4, 10), bits(6, beside)).play("sticks two")
    assert thrown.why_not("move 4") == "SN-11"


@pytest.mark.rule("SN-12")
def test_a_piece_past_the_last_square_is_borne_off() -> None:
    thrown = table(bits(4, 19)).play("sticks two", "move 19")
    assert thrown.state.players[0].off == 1
    assert squares_of(thrown, 0) == [4]


@pytest.mark.rule("SN-12")
def test_nothing_is_borne_off_while_a_piece_waits() -> None:
    assert table(bits(19), waiting=1).play("sticks two").why_not("move 19") == "SN-12"


@pytest.mark.rule("SN-13")
def test_an_amulet_sends_a_piece_back_once() -> None:
    thrown = table(bits(17, 18)).play("sticks two", "move 18")
    assert thrown.events()[-1] == "amulet_struck"
    assert (thrown.state.players[0].waiting, thrown.state.players[1].spent) == (1, True)
    thrown.play("sticks one", "enter", "sticks three", "move 17")
    assert squares_of(thrown, 0) == [20]


@pytest.mark.rule("SN-13")
def test_the_own_amulet_does_no_harm() -> None:
    assert squares_of(table(bits(13)).play("sticks two", "move 13"), 0) == [15]


@pytest.mark.rule("SN-14")
def test_five_may_search_and_find() -> None:
    thrown = table(bits(4)).play("sticks five", "search 20")
    assert thrown.events()[-1] == "amulet_found"
    assert thrown.play("sticks five").why_not("search 20") == "SN-14"


@pytest.mark.rule("SN-14")
def test_only_five_may_search() -> None:
    assert table(bits(4)).play("sticks four").why_not("search 20") == "SN-14"


@pytest.mark.rule("SN-15")
def test_no_square_is_searched_twice() -> None:
    thrown = table(bits(4)).play("sticks five", "search 19", "sticks five")
    assert thrown.why_not("search 19") == "SN-15"


@pytest.mark.rule("SN-15")
def test_a_square_safely_landed_on_is_known() -> None:
    thrown = table(bits(13)).play("sticks four", "move 13", "sticks five")
    assert thrown.why_not("search 17") == "SN-15"


@pytest.mark.rule("SN-16")
@pytest.mark.parametrize(
    ("throw", "seat"), [("one", 1), ("two", 1), ("three", 1), ("four", 0), ("five", 0)]
)
def test_four_and_five_throw_again(throw: str, seat: int) -> None:
    thrown = table(bits(4)).play(f"sticks {throw}", "move 4")
    assert thrown.state.asked().datum == seat


@pytest.mark.rule("SN-17")
def test_who_can_do_nothing_loses_the_throw() -> None:
    thrown = table(bits(4), bits(6, 7)).play("sticks two")
    assert thrown.events()[-1] == "throw_lost"
    assert thrown.state.asked().datum == 1


@pytest.mark.rule("SN-18", "SN-19", "SN-20")
def test_the_last_piece_borne_off_ends_the_game() -> None:
    thrown = table(bits(19)).play("sticks two", "move 19")
    assert thrown.question() == "over"
    assert GAME.scores(thrown.state) == [3, 1]
    assert GAME.ranking(thrown.state) == [1, 2]


# The secret.


def known_to(match: Match[SenetState], seat: int) -> tuple[object, ...]:
    """All that leaves the engine for a seat."""
    view = match.view(seat)
    heard = [(told.after, told.event, told.seat, told.data) for told in view.events]
    refused = [GAME.why_not(match.state, action) for action in range(len(GAME.actions))]
    return digest(view.state), view.options, heard, view.record, refused, scene.build(view.state)


@pytest.mark.parametrize("seed", ["baboon", "falcon", "ram"])
@pytest.mark.parametrize("seat", [0, NOBODY])
def test_two_games_that_differ_in_the_secret_of_another_look_alike(seat: int, seed: str) -> None:
    first, second = (Scenario(GAME, 2).play("hide 15", hidden) for hidden in ("hide 16", "hide 17"))
    dealer = QuickDealer(seed)
    positions = 0
    while not (first.state.players[1].spent or second.state.players[1].spent or first.state.over):
        assert known_to(first.match, seat) == known_to(second.match, seat)
        answers = GAME.legal_actions(first.state)
        answer = answers[dealer.below(len(answers))]
        first.match.play(answer)
        second.match.play(answer)
        positions += 1
    assert positions > 50


def test_the_owner_sees_and_hears_where_the_amulet_lies() -> None:
    match = table().match
    assert match.view(1).state.players[1].amulet == 20
    assert [told.data[0] for told in match.view(1).events if told.audience == 2] == [20]


def test_all_is_shown_at_the_end() -> None:
    over = table(bits(19)).play("sticks two", "move 19")
    assert [player.amulet for player in GAME.redact(over.state, NOBODY).players] == [15, 20]


def test_nobody_imagines_an_amulet_where_it_cannot_be() -> None:
    searched = table(bits(4)).play("sticks five", "search 19")
    seen = GAME.redact(searched.state, 0)
    dealer = QuickDealer("guess")
    guesses = {GAME.imagine(seen, 0, dealer).players[1].amulet for _ in range(100)}
    assert guesses == {15, 16, 17, 18, 20}


# The table that is drawn.


def test_every_answer_is_clicked_at_something_that_is_there_and_no_two_at_one() -> None:
    for state, answers in walks.questions(GAME, 2, "targets", {}):
        seat = int(state.seat) if answers else 0
        seen = GAME.redact(state, seat)
        places = {place.id: place for place in scene.build(seen).places}
        targets = [scene.target(seen, seat, action) for action in answers]
        drawn = [each for each in targets if each.place != "bar"]
        assert len({(each.place, each.piece) for each in drawn}) == len(drawn)
        for each in drawn:
            keys = [piece.key for piece in places[each.place].pieces or []]
            assert not each.piece or each.piece in keys


def test_all_that_lies_on_the_board_has_a_drawing() -> None:
    art = catalog.file("senet", "art.svg")
    assert art is not None
    symbols = {each.attrib["id"] for each in ElementTree.parse(art).iter() if "id" in each.attrib}
    built = scene.build(table(bits(4), bits(6), waiting=1).state)
    needed = {sheet.art for sheet in built.sheets if sheet.art}
    needed |= {piece.key for place in built.places if place.silent for piece in place.pieces or []}
    assert needed == {"board", "piece", "amulet"}
    assert symbols == {f"senet-{name}" for name in needed}


# The bots.


def test_the_levels_of_the_game_are_judged_by_its_advice() -> None:
    assert type(roster.find("senet", "greedy")("1")) is GreedySenet
    search = roster.find("senet", "search")("1")
    assert isinstance(search, SearchBot)
    assert (roster.evaluator("senet"), search.iterations) == (SenetEvaluator, 1000)


def test_a_piece_is_worth_more_the_farther_it_has_come() -> None:
    state = table(bits(4)).state
    player, worth = state.players[0], []
    for player.pieces in (0, bits(4), bits(5), bits(20)):
        worth.append(advice.value(player, state.box))
    player.pieces, player.off = 0, 1
    worth.append(advice.value(player, state.box))
    assert worth == sorted(set(worth))


def test_the_greedy_bot_wins_more_than_one_without_a_thought() -> None:
    won = 0
    for number in range(40):
        names = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        match = Match(GAME, 2, {}, QuickDealer(f"deal {number // 2}"))
        bots = [roster.find("senet", name)(f"{number} {name}") for name in names]
        matches.play_match(match, bots)
        won += GAME.ranking(match.state)[names.index("greedy")] == 1
    assert won > 22


# Components and texts.


@pytest.mark.parametrize(
    "changes",
    [{"sticks": {"weights": [4, 6, 4, 1, 0]}}, {"points": {"amulet": 2}}],
    ids=["sticks", "points"],
)
def test_values_that_cannot_be_played_are_refused(changes: dict[str, object]) -> None:
    with pytest.raises(BadComponents):
        senet.make(corrected(catalog.read_values("senet"), changes))


def test_every_value_has_its_provenance() -> None:
    assert {fact.tag for fact in facts(catalog.read_values("senet"))} == {"rulebook"}


def messages() -> set[str]:
    folder = Path(senet.__file__).parent / "locale" / "en"
    return {
        found
        for file in folder.glob("*.ftl")
        for found in re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.MULTILINE)
    }


def test_every_rule_has_a_text() -> None:
    rules = re.findall(r"\*\*(SN-\d+)\*\*", (HERE.parent / "RULES.md").read_text("utf-8"))
    assert {name for name in messages() if name.startswith("rule-")} == {
        f"rule-{rule}" for rule in rules
    }


def test_every_rule_has_a_test() -> None:
    rules = re.findall(r"\*\*(SN-\d+)\*\*", (HERE.parent / "RULES.md").read_text("utf-8"))
    marks = re.findall(r"mark\.rule\((.*)\)", Path(__file__).read_text("utf-8"))
    assert set(rules) == set(re.findall(r"SN-\d+", " ".join(marks)))


def test_every_code_has_a_text() -> None:
    needed = {"game-title", "game-about", "game-players"}
    needed |= {f"ask-{name}" for name in GAME.step_names}
    needed |= {f"action-{family.verb}" for family in GAME.actions.families}
    needed |= {f"event-{event.name}" for event in GAME.events.events}
    needed |= {f"{what}-{word}" for what, words in GAME.words.items() for word in words}
    needed |= {f"option-{option.key}" for option in GAME.options}
    needed |= {f"option-{each.key}-{value}" for each in GAME.options for value in each.values}
    needed |= {f"score-{line.label}" for line in GAME.breakdown(GAME.new(2), 0)}
    built = scene.build(GAME.new(2))
    needed |= {place.key for place in built.places} | {sheet.key for sheet in built.sheets}
    needed |= {"piece", "amulet"}
    assert {name.replace("_", "-") for name in needed} - messages() == set()


def test_a_whole_game_can_be_told() -> None:
    texts = Texts("en", GAME)
    finished = Scenario(GAME, 2).rest("told")
    lines = [texts.event(told, ["First", "Second"]) for told in finished.match.log.events]
    lines += [texts.action(action) for action in range(len(GAME.actions))]
    lines += [
        texts.place(place, ["First", "Second"]) for place in scene.build(finished.state).places
    ]
    assert lines[0] == "First hides an amulet."
    assert [line for line in lines if "{" in line or line in messages()] == []
