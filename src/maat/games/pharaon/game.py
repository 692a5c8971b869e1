"""Pharaon: five rounds for the succession to the throne."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from maat.core.components import editions
from maat.core.dealer import Dealer
from maat.core.game import Game, Line, Option, Task
from maat.games.pharaon import (
    actions,
    automa,
    components,
    events,
    pieces,
    reasons,
    rulings,
    scoring,
    secrets,
    setup,
    steps,
    tasks,
)
from maat.games.pharaon.rules import (
    areas,
    artisans,
    cards,
    exchange,
    gains,
    nile,
    nobles,
    offerings,
    payment,
    pyramid,
    rounds,
    told,
    turn,
    urns,
)
from maat.games.pharaon.state import PharaonState, Rulings

VERSION: Final = 2


class Pharaon(Game[PharaonState]):
    """The rules of Pharaon for 2 to 5 players, and for one against the Traitor."""

    def __init__(self, data: dict[str, Any]) -> None:
        boxes = editions(data, VERSION, components.read)
        self.boxes = boxes
        super().__init__(
            "pharaon",
            VERSION,
            [1, 2, 3, 4, 5],
            "PH",
            [
                (steps.RING, "ring", setup.Ring()),
                (steps.WHEEL, "wheel", setup.Wheel()),
                (steps.DIRECTION, "direction", setup.Direction()),
                (steps.FIRST, "first", setup.First()),
                (steps.URN, "urn", urns.Urn()),
                (steps.NOBLE, "noble", cards.Noble()),
                (steps.ARTISAN, "artisan", cards.Artisan()),
                (steps.TOKEN, "token", gains.Token()),
                (steps.KEEP, "keep", setup.Keep()),
                (steps.URN_CHOICE, "urn_choice", pyramid.UrnChoice()),
                (steps.TURN, "turn", turn.Turn()),
                (steps.BONUS, "bonus", offerings.Bonus()),
                (steps.COLUMN, "column", nile.Column()),
                (steps.COLOR, "color", artisans.Color()),
                (steps.PAY, "pay", payment.Pay()),
                (steps.SET, "set", offerings.Set()),
                (steps.OFFERING, "offering", gains.Offering()),
                (steps.HIRE, "hire", nobles.Hire()),
                (steps.EMPLOY, "employ", artisans.Employ()),
                (steps.ADVANCE, "advance", nile.Advance()),
                (steps.GAIN, "gain", gains.Gain()),
                (steps.DIPLOMAT, "diplomat", urns.Diplomat()),
                (steps.TEACHER, "teacher", urns.Teacher()),
                (steps.INCOME, "income", pyramid.Income()),
                (steps.GIVE, "give", exchange.Give()),
                (steps.AFTER, "after", turn.After()),
                (steps.TILE, "tile", automa.Tile()),
                (steps.LINK, "link", automa.LinkedResource()),
                (steps.PLOT, "plot", automa.Plotting()),
                (steps.BLOCK, "block", automa.Block()),
                (steps.TOLD_TURN, "told_turn", told.TakenTurn()),
                (steps.TOLD_CHANGE, "told_change", told.Changed()),
            ],
            actions.BOOK,
            events.BOOK,
            options(boxes[-1]),
            {
                "area": pieces.AREA_NAMES,
                "reason": reasons.NAMES,
                "color": pieces.COLOR_NAMES,
                "resource": pieces.RESOURCE_NAMES,
                "token": pieces.TOKEN_NAMES,
                "piece": pieces.PIECE_NAMES,
                "means": pieces.MEANS_NAMES,
                "noble": pieces.NOBLE_NAMES,
                "god": pieces.GOD_NAMES,
            },
            [*round_tasks(), *turn_tasks(), *solo_tasks()],
        )

    def set_up(self, seats: i64, options: dict[str, str], rules: i64) -> PharaonState:
        agreed = read_options(options)
        agreed.told = seats == 1 and options["player"] == "told"
        return setup.opening(seats, rules, self.boxes[rules - 1], agreed)

    def copy(self, state: PharaonState) -> PharaonState:
        return state.copy()

    def scores(self, state: PharaonState) -> list[int]:
        return scoring.scores(state)

    def breakdown(self, state: PharaonState, side: i64) -> list[Line]:
        return scoring.breakdown(state, side)

    def ranking(self, state: PharaonState) -> list[int]:
        return scoring.ranking(state)

    def redact(self, state: PharaonState, seat: i64) -> PharaonState:
        return secrets.redact(state)

    def imagine(self, state: PharaonState, seat: i64, dealer: Dealer) -> PharaonState:
        return secrets.imagine(state)


def round_tasks() -> list[tuple[int, Task[PharaonState]]]:
    """Set-up and rounds."""
    return [
        (tasks.STARTER, setup.Starter()),
        (tasks.SCRIBE, setup.Scribe()),
        (tasks.DRAFT, setup.Draft()),
        (tasks.SILVER, setup.Silver()),
        (tasks.DRAFT_END, setup.DraftEnd()),
        (tasks.ROUND, rounds.Round()),
        (tasks.ROUND_END, rounds.RoundEnd()),
        (tasks.FILL, gains.Fill()),
        (tasks.REVEAL, urns.Reveal()),
    ]


def turn_tasks() -> list[tuple[int, Task[PharaonState]]]:
    """Turns and what actions bring."""
    return [
        (tasks.TURN, turn.OpenTurn()),
        (tasks.TURN_END, turn.TurnEnd()),
        (tasks.NEXT, turn.Next()),
        (tasks.EFFECT, areas.AreaEffect()),
        (tasks.EXTRA_STEP, pyramid.ExtraStep()),
        (tasks.URN_CHOICE, pyramid.ChooseUrn()),
        (tasks.URN, urns.TurnUp()),
        (tasks.TEACHER, urns.Teach()),
        (tasks.GAIN, gains.OfferBasic()),
        (tasks.OFFERING, gains.OfferToken()),
        (tasks.STEPS, nile.Steps()),
        (tasks.EMPLOY, artisans.Recruit()),
        (tasks.OFFICIAL, cards.Official()),
        (tasks.ARTISAN_INCOME, cards.ArtisanIncome()),
        (tasks.REFILL_NOBLE, cards.RefillNoble()),
        (tasks.REFILL_ARTISAN, cards.RefillArtisan()),
    ]


def solo_tasks() -> list[tuple[int, Task[PharaonState]]]:
    """What the Traitor does."""
    return [
        (tasks.PILE, automa.Pile()),
        (tasks.PLACE, automa.LowestSpace()),
        (tasks.SPLIT, automa.Split()),
    ]


def options(box: components.Components) -> list[Option]:
    """What a table may agree on before the game; the first value is the default."""
    printed = box.god_need[pieces.NILE]
    return [
        Option("scribes", seat_sets()),
        Option("dark_tiles", ["0", "1", "2", "3", "4", "5"], solo=True),
        Option("nile_god_tracks", [str(printed), *(str(n) for n in (2, 3) if n != printed)]),
        Option("scribe_on_access", ["credited_as_wheel", "forbidden"]),
        Option("scribe_on_deduction", ["wheel_color", "swapped"], since=rulings.DEDUCTION),
        Option(
            "traitor_god_rule",
            ["shared_elements", "icon_and_conditions", "icon_only"],
            solo=True,
            before={rulings.SHARED_ELEMENTS: "icon_and_conditions"},
        ),
        Option("extra_action_when_free", ["no", "yes"]),
        Option("exchange_after_pass", ["no", "yes"]),
        Option("player", ["followed", "told"], solo=True, box=True),
    ]


def seat_sets() -> list[str]:
    """Who starts with a scribe: nobody, everybody, or the seats named (PH-26)."""
    some = ["+".join(str(seat) for seat in range(5) if seats >> seat & 1) for seats in range(1, 31)]
    return ["none", "all", *sorted(some, key=lambda seats: (len(seats), seats))]


def read_options(options: dict[str, str]) -> Rulings:
    """The options as the rules use them."""
    agreed = Rulings()
    agreed.scribes = scribe_seats(options["scribes"])
    agreed.dark_tiles = int(options["dark_tiles"])
    agreed.nile_need = int(options["nile_god_tracks"])
    agreed.scribe_pays_access = options["scribe_on_access"] == "credited_as_wheel"
    agreed.scribe_deducts = options["scribe_on_deduction"] == "swapped"
    agreed.icon_is_enough = options["traitor_god_rule"] == "icon_only"
    agreed.shared_elements = options["traitor_god_rule"] == "shared_elements"
    agreed.extra_when_free = options["extra_action_when_free"] == "yes"
    agreed.exchange_after_pass = options["exchange_after_pass"] == "yes"
    return agreed


def scribe_seats(value: str) -> int:
    """The seats a value of the option `scribes` names, as bits."""
    if value == "none":
        return 0
    return 31 if value == "all" else sum(1 << int(seat) for seat in value.split("+"))
