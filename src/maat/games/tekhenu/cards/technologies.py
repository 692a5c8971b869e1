"""Technologies T01 to T24: permanent effects that add up (TK-75, TK-114)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.games.tekhenu import words
from maat.games.tekhenu.rules import payment, tokens
from maat.games.tekhenu.state import Player, TekhenuState

LABEL: Final = 8  # in the ledger


def start_god_action(state: TekhenuState, seat: i64, god: i64, value: i64) -> None:
    """What god actions trigger; gains that may come before paying come first."""
    player = state.players[seat]
    if god == words.OSIRIS and player.has(1):
        t01(state, seat)
    elif god == words.RA and player.has(2):
        t02(state, seat)
    elif god == words.HORUS and player.has(4):
        t04(state, seat)
    elif god == words.HATHOR and player.has(21):
        t21(state, seat)
    elif god == words.THOTH:
        start_thoth(state, seat)
    if value == 1 and player.has(11):
        t11(state, seat)


def start_thoth(state: TekhenuState, seat: i64) -> None:
    """T03 and T20 both work with Thoth."""
    player = state.players[seat]
    if player.has(3):
        t03(state, seat)
    if player.has(20):
        t20(state, seat)


def after_production(
    state: TekhenuState, seat: i64, resource: i64, surplus: i64, value: i64, chief: bool
) -> None:
    """What production triggers; T11, T12 and T17 ask for a production action (AMB-32)."""
    player = state.players[seat]
    if player.has(13):
        t13(state, seat, resource)
    if not chief:
        return
    if player.has(12):
        t12(state, seat, surplus)
    if player.has(17) and resource == words.BREAD:
        t17(state, seat)
    if value == 1 and player.has(11):
        t11(state, seat)


def place_die(state: TekhenuState, seat: i64) -> None:
    """What the choice of a die triggers (T18, T23)."""
    player = state.players[seat]
    if player.has(18) and state.die_purity == words.PURE:
        t18(state, seat)
    if player.has(23) and state.anubis:
        t23(state, seat)


def has_choice(player: Player, due: i64) -> bool:
    """Whether T10, or T22 for stones, lets other tokens stand for what is due."""
    return player.has(10) or (player.has(22) and due & payment.STONES != 0)


def reward_substitution(state: TekhenuState, seat: i64, due: i64, token: i64) -> None:
    """The first use of T10 and of T22 in the own turn (AMB-33)."""
    if seat != state.turn_seat():
        return
    if due < words.GOLD and token < words.GOLD:
        t22(state, seat)
    elif words.SCRIBE in (due, token):
        t10(state, seat)


def t01(state: TekhenuState, seat: i64) -> None:
    """Osiris: 2 VP."""
    tokens.score(state, seat, 2, LABEL)


def t02(state: TekhenuState, seat: i64) -> None:
    """Ra: 2 VP."""
    tokens.score(state, seat, 2, LABEL)


def t03(state: TekhenuState, seat: i64) -> None:
    """Thoth: 2 VP."""
    tokens.score(state, seat, 2, LABEL)


def t04(state: TekhenuState, seat: i64) -> None:
    """Horus: 2 VP and 1 Granite, taken before paying."""
    tokens.score(state, seat, 2, LABEL)
    tokens.gain(state, seat, words.GRANITE, 1)


def t05(player: Player) -> i64:
    """Hathor: 2 VP more for each own Pillar in the line."""
    return 2 if player.has(5) else 0


def t06(state: TekhenuState, seat: i64) -> None:
    """Bastet: 2 VP, 1 Population, 1 Happiness."""
    tokens.score(state, seat, 2, LABEL)
    tokens.raise_population(state, seat, 1)
    tokens.raise_happiness(state, seat, 1)


def t07(state: TekhenuState, seat: i64) -> None:
    """A Statue for a god pays: 1 Granite."""
    tokens.gain(state, seat, words.GRANITE, 1)


def t08(player: Player) -> bool:
    """Forbidden dice may be treated as Pure or Tainted."""
    return player.has(8)


def t09(player: Player) -> bool:
    """Abilities of Pillar tiles work in any light."""
    return player.has(9)


def t10(state: TekhenuState, seat: i64) -> None:
    """Gold and Scribes stand for each other; 1 VP the first time in a turn."""
    if not state.swapped & 1:
        state.swapped |= 1
        tokens.score(state, seat, 1, LABEL)


def t11(state: TekhenuState, seat: i64) -> None:
    """An action of value 1: 2 VP (AMB-14)."""
    tokens.score(state, seat, 2, LABEL)


def t12(state: TekhenuState, seat: i64, surplus: i64) -> None:
    """A production action: 1 VP for each surplus resource."""
    tokens.score(state, seat, surplus, LABEL)


def t13(state: TekhenuState, seat: i64, resource: i64) -> None:
    """Production: 1 more of the resource, never surplus; the value is asked in production."""
    tokens.gain(state, seat, resource, 1)


def t15(state: TekhenuState, seat: i64) -> None:
    """Each Maat phase: 2 Faith (AMB-52)."""
    tokens.gain(state, seat, words.FAITH, 2)


def ankh(state: TekhenuState, side: i64) -> i64:
    """What breaks ties in the Maat phase: Destiny card, T15, or the bot's own value (TK-97)."""
    player = state.players[side]
    if side >= state.seats:
        return state.box.bot_ankh
    if player.has(15):
        return 5
    return state.box.ankh[player.destiny] if player.destiny >= 0 else -1


def t16(state: TekhenuState, seat: i64) -> None:
    """After each Maat phase: first in order 2 VP, last in order 1 Gold (AMB-13)."""
    if state.order[0] == seat:
        tokens.score(state, seat, 2, LABEL)
    if state.order[-1] == seat:
        tokens.gain(state, seat, words.GOLD, 1)


def t17(state: TekhenuState, seat: i64) -> None:
    """A production action that makes Bread: 2 VP; no Bread is due in Scorings."""
    tokens.score(state, seat, 2, LABEL)


def t18(state: TekhenuState, seat: i64) -> None:
    """A Pure die: 1 VP."""
    tokens.score(state, seat, 1, LABEL)


def t19(state: TekhenuState, seat: i64) -> bool:
    """A Tainted die for a god action: produce first for 1 Scribe (AMB-03, AMB-32)."""
    player = state.players[seat]
    return (
        player.has(19)
        and state.die_purity == words.TAINTED
        and state.die_color != words.GRAY
        and payment.scribes_at_hand(player) > 0
    )


def t20(state: TekhenuState, seat: i64) -> None:
    """Thoth: 1 Papyrus, taken before paying."""
    tokens.gain(state, seat, words.PAPYRUS, 1)


def t21(state: TekhenuState, seat: i64) -> None:
    """Hathor: 1 Bread, taken before paying."""
    tokens.gain(state, seat, words.BREAD, 1)


def t22(state: TekhenuState, seat: i64) -> None:
    """Limestone and Granite stand for each other; 1 VP the first time in a turn."""
    if not state.swapped & 2:
        state.swapped |= 2
        tokens.score(state, seat, 1, LABEL)


def t23(state: TekhenuState, seat: i64) -> None:
    """The Anubis action: 3 VP."""
    tokens.score(state, seat, 3, LABEL)


def t24(state: TekhenuState, seat: i64) -> None:
    """A Blessing is played: 1 Gold."""
    tokens.gain(state, seat, words.GOLD, 1)
