"""Tekhenu: the shadow of an obelisk decides which dice are pure."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from maat.core.components import editions
from maat.core.dealer import Dealer
from maat.core.game import Game, Line, Option, Step, Task
from maat.games.tekhenu import (
    actions,
    automa,
    automa_gods,
    components,
    events,
    labels,
    reasons,
    rulebook,
    scoring,
    secrets,
    setup,
    steps,
    tasks,
    words,
)
from maat.games.tekhenu.cards import destiny, starting
from maat.games.tekhenu.rules import (
    action,
    bastet,
    change,
    die,
    hathor,
    horus,
    maat,
    market,
    osiris,
    payment,
    production,
    ra,
    rotation,
    thoth,
    tithe,
    tokens,
    told,
    turn,
    waiver,
)
from maat.games.tekhenu.state import TekhenuState

SCALES = ["left", "right", "below"]


class Tekhenu(Game[TekhenuState]):
    """The rules of Tekhenu for 1 to 4 players."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(
            "tekhenu",
            2,
            [1, 2, 3, 4],
            "TK",
            [
                *setup_steps(),
                *turn_steps(),
                *action_steps(),
                *judgment_steps(),
                *bot_steps(),
                *told_steps(),
            ],
            actions.BOOK,
            events.BOOK,
            options(),
            {
                **words.BY_NAME,
                "label": labels.NAMES,
                "scale": SCALES,
                "reason": reasons.NAMES,
            },
            [*turn_tasks(), *action_tasks(), *judgment_tasks()],
        )
        self.boxes = editions(data, self.version, components.read)

    def set_up(self, seats: i64, options: dict[str, str], rules: i64) -> TekhenuState:
        return setup.opening(seats, rules, self.boxes[rules - 1], options)

    def copy(self, state: TekhenuState) -> TekhenuState:
        return state.copy()

    def scores(self, state: TekhenuState) -> list[int]:
        points = [int(player.vp) for player in state.players]
        return [-1, *points[1:]] if state.told else points

    def breakdown(self, state: TekhenuState, side: i64) -> list[Line]:
        unknown = state.told and side == 0
        return [] if unknown else scoring.breakdown(state.players[side])

    def ranking(self, state: TekhenuState) -> list[int]:
        return scoring.ranking(state)

    def redact(self, state: TekhenuState, seat: i64) -> TekhenuState:
        return secrets.redact(state, seat)

    def imagine(self, state: TekhenuState, seat: i64, dealer: Dealer) -> TekhenuState:
        return secrets.imagine(state, seat, dealer)

    def rule_name(self, rule: i64) -> str:
        """`TK-28`, `T08` for a card, `AMB-17` for a ruling."""
        return rulebook.name(rule)


def options() -> list[Option]:
    """The choices before a game; the first value of each is the rule as read here."""
    return [
        Option("bonuses", ["tiles", "printed"]),
        Option("pips", ["rolled", "changed"]),
        Option("d23", ["counts", "extra"]),
        Option("supply", ["unlimited", "limited"]),
        Option("faith", ["open", "secret"]),
        Option("level", ["easy", "medium", "hard"], solo=True),
        Option("start", ["chosen", "random"], solo=True),
        Option("bot_decrees", ["plain", "dear"], solo=True),
        Option("player", ["followed", "told"], solo=True, box=True),
    ]


def setup_steps() -> list[tuple[int, str, Step[TekhenuState]]]:
    """The questions of the setup, and draws."""
    return [
        (steps.WHEEL, "wheel", setup.Wheel()),
        (steps.BONUS, "bonus", setup.HorusTile()),
        (steps.REVEAL, "reveal", ra.Reveal()),
        (steps.DIE, "die", rotation.Die()),
        (steps.MARKET_CARD, "market_card", market.MarketCard()),
        (steps.DRAWN_CARD, "drawn_card", starting.DrawnCard()),
        (steps.SECRET_DECREE, "secret_decree", market.SecretDecree()),
        (steps.STARTING_CARD, "starting_card", setup.StartingCard()),
        (steps.FIRST_PLAYER, "first_player", setup.FirstPlayer()),
        (steps.KEEP_DECREE, "keep_decree", setup.KeepDecree()),
        (steps.DRAFT, "draft", setup.Draft()),
        (steps.DESTINY, "destiny", destiny.Destiny()),
        (steps.REWARD, "reward", setup.NextReward()),
        (steps.KEEP_CARD, "keep_card", starting.KeepCard()),
        (steps.GOODS, "goods", tokens.Goods()),
    ]


def turn_steps() -> list[tuple[int, str, Step[TekhenuState]]]:
    """The questions about the die."""
    return [
        (steps.TURN, "turn", turn.Turn()),
        (steps.ANUBIS_DIE, "anubis_die", turn.AnubisDie()),
        (steps.TREAT, "treat", die.Treat()),
        (steps.PREPARE, "prepare", die.Prepare()),
        (steps.FACE, "face", change.Face()),
        (steps.COLOR, "color", change.Color()),
        (steps.NUDGE, "nudge", change.Nudge()),
        (steps.ACT, "act", die.Remaining()),
        (steps.END, "end", turn.End()),
        (steps.VALUE, "value", action.Value()),
        (steps.TITHE, "tithe", tithe.Tithe()),
    ]


def action_steps() -> list[tuple[int, str, Step[TekhenuState]]]:
    """The questions of the actions."""
    return [
        (steps.STATUE, "statue", horus.Statue()),
        (steps.SPACE, "space", ra.Space()),
        (steps.ROTATION, "rotation", ra.Rotation()),
        (steps.BUILDING, "building", hathor.Building()),
        (steps.PRICE, "price", waiver.Price()),
        (steps.PAYMENT, "payment", payment.Payment()),
        (steps.MARKET, "market", thoth.Market()),
        (steps.CARD, "card", thoth.Card()),
        (steps.DISTRICT, "district", osiris.District()),
        (steps.MARKER, "marker", osiris.Marker()),
        (steps.BOON, "boon", production.Boon()),
        (steps.FREE_ACTION, "free_action", action.FreeAction()),
    ]


def judgment_steps() -> list[tuple[int, str, Step[TekhenuState]]]:
    """The questions of the Maat phase and the Scoring."""
    return [
        (steps.FAITH, "faith", maat.Faith()),
        (steps.LAST_DECREE, "last_decree", maat.LastDecree()),
        (steps.FEED, "feed", maat.Bread()),
    ]


def bot_steps() -> list[tuple[int, str, Step[TekhenuState]]]:
    """What chance decides for Botankhamun."""
    return [
        (steps.PYRAMID, "pyramid", automa.Pyramid()),
        (steps.COIN, "coin", automa.Coin()),
        (steps.BOT_DIE, "bot_die", automa.BotDie()),
        (steps.BOT_STATUE, "bot_statue", automa_gods.BotStatue()),
        (steps.BOT_SPACE, "bot_space", automa_gods.BotSpace()),
        (steps.BOT_BUILDING, "bot_building", automa_gods.BotBuilding()),
        (steps.BOT_DESTINY, "bot_destiny", automa.BotDestiny()),
        (steps.BOT_PILLAR, "bot_pillar", automa.BotPillar()),
    ]


def told_steps() -> list[tuple[int, str, Step[TekhenuState]]]:
    """What a player tells whose side is not followed."""
    return [
        (steps.TOLD_DIE, "told_die", told.TakenDie()),
        (steps.TOLD_CHANGE, "told_change", told.Changed()),
        (steps.TOLD_BUILT, "told_built", told.Built()),
        (steps.TOLD_ROW, "told_row", told.DistrictRow()),
        (steps.TOLD_ORDER, "told_order", told.FirstNow()),
    ]


def turn_tasks() -> list[tuple[int, Task[TekhenuState]]]:
    """Setup, rounds and turns."""
    return [
        (tasks.DRAFT, setup.OpenDraft()),
        (tasks.ORDER, setup.SetOrder()),
        (tasks.REWARDS, setup.Rewards()),
        (tasks.ROUND, turn.Round()),
        (tasks.NEXT, turn.Next()),
        (tasks.CLOSE, turn.Close()),
        (tasks.REFILL, market.Refill()),
        (tasks.PURITY, die.FindPurity()),
        (tasks.ACT, die.RemainingActions()),
    ]


def action_tasks() -> list[tuple[int, Task[TekhenuState]]]:
    """Actions and what follows them."""
    return [
        (tasks.PERFORM, action.Perform()),
        (tasks.DONE, action.AfterAction()),
        (tasks.BONUS, action.Bonus()),
        (tasks.FREE, action.Free()),
        (tasks.RUN, production.ProductionRun()),
        (tasks.RAISE_STATUE, horus.RaiseStatue()),
        (tasks.LAY_TILE, ra.LayTile()),
        (tasks.STAND, ra.Stand()),
        (tasks.RAISE_BUILDING, hathor.RaiseBuilding()),
        (tasks.GROW, hathor.Grow()),
        (tasks.FESTIVAL, bastet.Festival()),
        (tasks.SCRIBES, bastet.Scribes()),
        (tasks.TAKE_CARDS, thoth.TakeCards()),
        (tasks.REDEAL, thoth.Redeal()),
        (tasks.DRAW_DECREE, market.DrawDecree()),
    ]


def judgment_tasks() -> list[tuple[int, Task[TekhenuState]]]:
    """The Maat phase, the end, and what Botankhamun does."""
    return [
        (tasks.WEIGH, maat.Weigh()),
        (tasks.JUDGE, maat.Judge()),
        (tasks.FEED, maat.Feed()),
        (tasks.CLEAR, maat.Clear()),
        (tasks.GIVE_ORDER_TECHNOLOGY, maat.GiveOrderTechnology()),
        (tasks.DICE, rotation.Dice()),
        (tasks.FINISH, maat.Finish()),
        (tasks.COUNT_FAITH, maat.CountFaith()),
        (tasks.BOT_TURN, automa.AutomaTurn()),
        (tasks.BOT_SETUP, automa.SetUp()),
        (tasks.DESTINY, destiny.TakeDestiny()),
    ]
