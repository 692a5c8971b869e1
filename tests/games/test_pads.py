"""Score pads: finished games, entered as a person would, have the points the game gave."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.state import CHANCE, END, NOBODY
from maat.games.pharaon import pieces
from maat.games.ra import tiles
from maat.games.tekhenu import fields, labels, tasks, words
from maat.games.tekhenu.state import LEFT
from maat.languages import LANGUAGES
from maat.scene import members
from maat.scene.opening import laid_out
from maat.scene.pad import BadEntry, Entered, Entries
from maat.text import Texts

GAMES = ["pharaon", "ra", "tekhenu"]
SAMPLE = 16  # enough for every number of seats
WHOLE = 300


def entered_ra(state: Any) -> tuple[Entered, list[Entered]]:
    """Tiles of each epoch, suns by their place among all."""
    names = [piece.badge for piece in catalog.module("ra", "scene.parts").suns(state)]
    sides = []
    for player in state.players:
        entered = {
            f"{tiles.NAMES[kind]}-{epoch}": [held[kind]]
            for epoch, held in enumerate(player.scored, 1)
            for kind in [*range(1, tiles.CIVILIZATION), *range(tiles.MONUMENT, tiles.FUNERAL)]
        }
        for epoch, held in enumerate(player.scored, 1):
            kinds = range(tiles.CIVILIZATION, tiles.MONUMENT)
            entered[f"civilizations-{epoch}"] = [
                kind - tiles.CIVILIZATION for kind in kinds if held[kind]
            ]
        entered["suns"] = [names.index(str(sun)) for sun in members(player.suns | player.spent)]
        sides.append(entered)
    return {}, sides


def entered_pharaon(state: Any) -> tuple[Entered, list[Entered]]:
    """What lies before each, and the ring of areas."""
    kept = {
        "basic": slice(0, pieces.SILVER),
        "silver": slice(pieces.SILVER, pieces.TOKEN),
        "resource-tokens": slice(pieces.TOKEN, pieces.AREA_TOKEN),
        "area-tokens": slice(pieces.AREA_TOKEN, pieces.PRESTIGE),
        "prestige-low": slice(pieces.PRESTIGE, pieces.PRESTIGE + 1),
        "prestige-high": slice(pieces.PRESTIGE + 1, pieces.KINDS),
    }
    sides = []
    for seat, player in enumerate(state.players):
        traitor = seat == state.seats
        entered = {key: [sum(player.pieces[part])] for key, part in kept.items()}
        entered |= {f"nile-{name}": [player.nile[at]] for at, name in enumerate(pieces.COLOR_NAMES)}
        entered["chamber"] = [int(player.stage)]
        entered["artisans"] = [card - 1 for card in members(player.artisans)]
        if traitor:
            entered["traitor-nobles"] = [player.nobles.bit_count()]
            entered["noble-value"] = [int(state.plot.noble_value)]
            entered["gods"] = members(state.plot.gods)
        else:
            entered["nobles"] = [card - 1 for card in members(player.nobles)]
        entered["pharaoh"] = [int(state.pharaoh == seat)]
        entered["first"] = [int(state.first == seat)]
        sides.append(entered)
    return {"ring": [*state.ring[2:], *state.ring[:2]]}, sides


def entered_tekhenu(state: Any) -> tuple[Entered, list[Entered]]:
    """What lies there when Decrees are about to be scored; VP as before the last Scoring."""
    sides: list[Entered] = []
    for player in state.players[: state.seats]:
        second = player.ledger[labels.DISTRICTS + labels.PER_SCORING :]
        makes = fields.MAKES.listed(player.makes, len(words.RESOURCES))
        full = [at for at, level in enumerate(makes) if level == state.box.production_max]
        sides.append(
            {
                "vp": [int(player.vp - sum(second))],
                "pillars": members(player.pillars),
                "temple": members(player.temple),
                "osiris": members(player.osiris),
                "people": members(player.people),
                "god-statues": [int(player.statues - player.people.bit_count())],
                "happiness": [int(player.happiness)],
                "population": [int(player.population)],
                "production": full,
                "hunger": [-(second[-1] // state.box.missing_bread_vp)],
                "basics": [sum(fields.GOODS.listed(player.goods, len(words.RESOURCES)))],
                "gold": [int(player.gold)],
                "scribes": [int(player.scribes)],
                "pips": [pure_pips(player)],
                "technologies": members(player.technologies),
                "decrees": members(player.decrees),
                "used": [int(state.d23_used >> len(sides) & 1)],
            }
        )
    return {"order": list(state.order)}, sides


def entered_bot(judged: Any) -> Entered:
    """What Botankhamun has before the last Scoring, after which Blessings are gone."""
    bot = judged.players[judged.seats]
    return {
        "vp": [int(bot.vp)],
        "pillars": members(bot.pillars),
        "temple": members(bot.temple),
        "osiris": members(bot.osiris),
        "people": members(bot.people),
        "god-statues": [int(bot.statues - bot.people.bit_count())],
        "happiness": [int(bot.happiness)],
        "scribes": [int(bot.scribes)],
        "bot-blessings": [bot.blessings.bit_count()],
        "bot-technologies": [bot.technologies.bit_count()],
        "bot-decrees": [int(bot.decree_count)],
    }


def pure_pips(player: Any) -> int:
    """The pips on the left side of the scales."""
    pips, dice = 0, player.dice
    while dice:
        if fields.DIE_PLACE.of(dice) == LEFT:
            pips += int(fields.DIE_VALUE.of(dice))
        dice >>= fields.DICE.width
    return pips


ENTERED = {"pharaon": entered_pharaon, "ra": entered_ra, "tekhenu": entered_tekhenu}


def finished(game: Any, seats: int, seed: int) -> tuple[Any, Any, Any]:
    """A game played at random: before the last Scoring, before the last points, at the end."""
    judged: Any = None
    dice = random.Random(seed)
    dealer = QuickDealer(str(seed))
    state = game.new(seats)
    while True:
        ask = state.agenda
        if ask.seat == CHANCE:
            action = game.sample(state, dealer)
        else:
            action = dice.choice(game.legal_actions(state))
        state.agenda = ask.below
        game.steps[ask.step].resolve(state, ask, action)
        while state.agenda.step < 0:
            task = state.agenda
            if game.key == "tekhenu" and ~task.step == tasks.JUDGE:
                judged = game.copy(state)
            if game.key == "tekhenu" and ~task.step == tasks.FINISH:
                before = game.copy(state)
                game.run_tasks(state)
                return judged, before, state
            if task.step == END:
                return state, state, state
            state.agenda = task.below
            game.tasks[~task.step].run(state, task.seat, task.datum)


def differences(key: str, number: int) -> list[str]:
    """Where the pad says something else than the game."""
    game, found = catalog.load(key), []
    for seed in range(number):
        seats = game.seat_counts[seed % len(game.seat_counts)]
        judged, before, state = finished(game, seats, seed)
        shared, sides = ENTERED[key](before)
        if key == "tekhenu" and seats == 1:
            sides.append(entered_bot(judged))
        module = catalog.module(key, "scene.pad")
        blank = game.new(seats)
        automa = seats if seats == 1 else NOBODY
        module.fill(blank, Entries(module.lines(blank), shared, sides, automa), module.PHASES)
        told = (list(game.scores(blank)), list(game.ranking(blank)))
        if told != (list(game.scores(state)), list(game.ranking(state))):
            found.append(f"{key} {seats} {seed}: {told} {list(game.scores(state))}")
        for side in range(len(sides)):
            sums = sum(line.points for line in game.breakdown(blank, side))
            if sums != game.scores(blank)[side]:
                found.append(f"{key} {seats} {seed}: the lines of {side} have {sums}")
    return found


@pytest.mark.parametrize("key", GAMES)
def test_finished_games_have_the_same_points_on_the_pad(key: str) -> None:
    assert differences(key, SAMPLE) == []


@pytest.mark.soak
@pytest.mark.parametrize("key", GAMES)
def test_three_hundred_finished_games_have_the_same_points_on_the_pad(key: str) -> None:
    assert differences(key, WHOLE) == []


def refusal(key: str, sides: list[Entered], shared: Entered | None = None) -> tuple[str, Any]:
    """Why something cannot be entered, and on which line."""
    module = catalog.module(key, "scene.pad")
    state = catalog.load(key).new(len(sides))
    with pytest.raises(BadEntry) as fault:
        module.fill(state, Entries(module.lines(state), shared or {}, sides), module.PHASES)
    return fault.value.key, fault.value.values["line"]


def test_there_are_no_more_tiles_than_the_box_has() -> None:
    too_many = ("pad-too-many", "flood-1")
    assert refusal("ra", [{"flood-1": [7]}, {"flood-1": [6]}]) == too_many
    gone = refusal("ra", [{"flood-1": [7], "flood-2": [6]}, {}])
    assert gone == ("pad-too-many", "flood-2"), "a flood leaves the game after its epoch"
    lasting: list[Entered] = [{"nile-1": [20], "nile-2": [20]}, {}]
    module, state = catalog.module("ra", "scene.pad"), catalog.load("ra").new(2)
    assert Entries(module.lines(state), {}, lasting).count(0, "nile-2") == 20


def test_no_two_players_have_the_same_sun_card_or_space() -> None:
    assert refusal("ra", [{"suns": [3]}, {"suns": [3]}]) == ("pad-taken", "suns")
    assert refusal("pharaon", [{"nobles": [8]}, {"nobles": [8]}]) == ("pad-taken", "nobles")
    assert refusal("tekhenu", [{"temple": [1]}, {"temple": [1]}]) == ("pad-taken", "temple")
    assert refusal("pharaon", [{"pharaoh": [1]}, {"pharaoh": [1]}]) == ("pad-too-many", "pharaoh")


def test_what_no_player_can_have_is_refused() -> None:
    assert refusal("ra", [{"suns": [0, 1, 2, 3, 4]}, {}]) == ("pad-out-of-range", "suns")
    assert refusal("ra", [{"suns": [3, 3]}, {}]) == ("pad-out-of-range", "suns")
    assert refusal("pharaon", [{"chamber": [99]}, {}]) == ("pad-out-of-range", "chamber")
    assert refusal("pharaon", [{"ring": [0]}, {}]) == ("pad-unknown-line", "ring")
    sites = {"temple": list(range(10)), "osiris": list(range(12))}
    assert refusal("tekhenu", [sites, {}]) == ("pad-too-many", "osiris")
    statues = {"god-statues": [4], "people": [0, 1, 2, 3]}
    assert refusal("tekhenu", [statues, {}]) == ("pad-too-many", "god-statues")


def test_points_in_ra_never_fall_below_nothing_and_grow_epoch_by_epoch() -> None:
    module, game = catalog.module("ra", "scene.pad"), catalog.load("ra")
    state = game.new(2)
    sides: list[Entered] = [{"pharaoh-1": [2]}, {"pharaoh-1": [1]}]
    module.fill(state, Entries(module.lines(state), {}, sides), 1)
    start = int(state.box.start)
    assert list(game.scores(state)) == [start + 5 - 5, start - 2 - 5]
    state = game.new(2)
    module.fill(state, Entries(module.lines(state), {}, sides), 2)
    assert min(game.scores(state)) == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_everything_on_pads_and_set_up_sheets_has_a_name(key: str, language: str) -> None:
    game = catalog.load(key)
    texts = Texts(language, game)
    pad, scene = (catalog.module(key, name) for name in ("scene.pad", "scene"))
    assert catalog.module(key, "scene.opening")
    for seats in game.seat_counts:
        found = laid_out(game, scene, partial(game.new, seats), "luck")
        lines = pad.lines(game.new(seats))
        named = [each.place.key for each in found.places]
        named += [piece.key for each in found.places for piece in each.place.pieces or ()]
        named += [piece.key for piece in found.unused]
        named += [piece.key for line in lines for piece in (line.piece, *line.cards)]
        assert [name for name in named if not texts.has(name)] == []
        pieces = [piece for line in lines for piece in (line.piece, *line.cards)]
        names = ["Ania", "Bogdan", "Celina", "Darek", "Ewa"]
        assert all(texts.piece(piece, names) for piece in pieces)  # each with all its values
        assert [label for line in lines for label in line.labels if not known(texts, label)] == []


def known(texts: Texts, label: str) -> bool:
    """Whether a line of the score sheet has a name."""
    return texts.has(f"score-{label.replace('_', '-')}")
