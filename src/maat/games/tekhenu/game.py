"""Tekhenu: the shadow of an obelisk decides which dice are pure."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from maat.core.dealer import Dealer
from maat.core.game import Game, Line, Option, Step
from maat.games.tekhenu import (
    actions,
    automa,
    automa_gods,
    components,
    events,
    jobs,
    scoring,
    secrets,
    setup,
    steps,
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
    plan,
    production,
    ra,
    rotation,
    thoth,
    tokens,
    turn,
)
from maat.games.tekhenu.state import TekhenuState

SCALES = ["left", "right", "below"]
CARD_LETTERS = "PSADBT"  # rules 201 to 299 are those of P01 and so on, 801 on the rulings


class Tekhenu(Game[TekhenuState]):
    """The rules of Tekhenu for 1 to 4 players."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(
            "tekhenu",
            1,
            [1, 2, 3, 4],
            "TK",
            [*setup_steps(), *turn_steps(), *action_steps(), *judgment_steps(), *bot_steps()],
            actions.BOOK,
            events.BOOK,
            options(),
            {**words.BY_NAME, "label": scoring.NAMES, "scale": SCALES},
        )
        self.box = components.Box(data)
        components.check(self.box)

    def set_up(self, seats: i64, options: dict[str, str]) -> TekhenuState:
        return setup.opening(seats, self.box, options)

    def copy(self, state: TekhenuState) -> TekhenuState:
        return state.copy()

    def scores(self, state: TekhenuState) -> list[int]:
        return [int(player.vp) for player in state.players]

    def breakdown(self, state: TekhenuState, side: i64) -> list[Line]:
        return scoring.breakdown(state.players[side])

    def ranking(self, state: TekhenuState) -> list[int]:
        return scoring.ranking(state)

    def redact(self, state: TekhenuState, seat: i64) -> TekhenuState:
        return secrets.redact(state, seat)

    def imagine(self, state: TekhenuState, seat: i64, dealer: Dealer) -> TekhenuState:
        return secrets.imagine(state, seat, dealer)

    def rule_name(self, rule: i64) -> str:
        """`TK-28`, `T08` for a card, `AMB-17` for a ruling."""
        if rule < 200:
            return f"TK-{rule:02}"
        if rule >= 800:
            return f"AMB-{rule - 800:02}"
        return f"{CARD_LETTERS[rule // 100 - 2]}{rule % 100:02}"


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
    ]


def setup_steps() -> list[tuple[int, str, Step[TekhenuState]]]:
    """The questions of the setup, and draws."""
    return [
        (steps.WHEEL, "wheel", setup.Wheel()),
        (steps.BONUS, "bonus", setup.Bonus()),
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
        (steps.REWARD, "reward", setup.Reward()),
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
        (steps.TITHE, "tithe", die.Tithe()),
    ]


def action_steps() -> list[tuple[int, str, Step[TekhenuState]]]:
    """The questions of the actions."""
    return [
        (steps.STATUE, "statue", horus.Statue()),
        (steps.SPACE, "space", ra.Space()),
        (steps.ROTATION, "rotation", ra.Rotation()),
        (steps.BUILDING, "building", hathor.Building()),
        (steps.PRICE, "price", payment.Price()),
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


plan.enlist(
    [
        (jobs.DRAFT, setup.PlanDraft()),
        (jobs.ORDER, setup.SetOrder()),
        (jobs.REWARDS, setup.Rewards()),
        (jobs.ROUND, turn.Round()),
        (jobs.NEXT, turn.Next()),
        (jobs.CLOSE, turn.Close()),
        (jobs.REFILL, market.Refill()),
        (jobs.ACT, die.Act()),
        (jobs.PERFORM, action.Perform()),
        (jobs.DONE, action.Done()),
        (jobs.BONUS, action.Bonus()),
        (jobs.FREE, action.Free()),
        (jobs.RUN, production.Run()),
        (jobs.RAISE_STATUE, horus.RaiseStatue()),
        (jobs.LAY_TILE, ra.LayTile()),
        (jobs.STAND, ra.Stand()),
        (jobs.RAISE_BUILDING, hathor.RaiseBuilding()),
        (jobs.GROW, hathor.Grow()),
        (jobs.FESTIVAL, bastet.Festival()),
        (jobs.SCRIBES, bastet.Scribes()),
        (jobs.TAKE_CARDS, thoth.TakeCards()),
        (jobs.REDEAL, thoth.Redeal()),
        (jobs.DRAW_DECREE, market.DrawDecree()),
        (jobs.WEIGH, maat.Weigh()),
        (jobs.JUDGE, maat.Judge()),
        (jobs.FEED, maat.Feed()),
        (jobs.CLEAR, maat.Clear()),
        (jobs.GIVE_ORDER_TECHNOLOGY, maat.GiveOrderTechnology()),
        (jobs.DICE, rotation.Dice()),
        (jobs.FINISH, scoring.Finish()),
        (jobs.COUNT_FAITH, maat.CountFaith()),
        (jobs.BOT_TURN, automa.Turn()),
        (jobs.BOT_SETUP, automa.SetUp()),
        (jobs.DESTINY, destiny.TakeDestiny()),
    ]
)
