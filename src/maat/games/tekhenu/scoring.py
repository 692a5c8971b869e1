"""Scoring, the end of the game, and score sheets (TK-102 to TK-112)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset
from maat.core.game import Line
from maat.core.vectors import vec
from maat.games.tekhenu import events, labels, rulebook, words
from maat.games.tekhenu.rules import tokens
from maat.games.tekhenu.state import EMPTY, Player, TekhenuState

ROWS: Final = 0x_11_11_11  # a district of Osiris: in each of the six rows one space of four
STATUE_HEIGHT: Final = 7  # higher than every row


def score(state: TekhenuState) -> None:
    """Steps 1 to 6 of a Scoring for every side (TK-102 to TK-107)."""
    number = state.scored
    state.scored += 1
    state.tell(events.SCORING_BEGAN, EMPTY, state.scored)
    before: list[int] = [player.vp for player in state.players]
    score_districts(state, number)
    for side in range(1 if state.told else 0, state.sides):
        score_side(state, side, number)
        if side >= state.seats:
            score_bot_cards(state, side)
        total = state.players[side].vp
        state.tell(events.SCORED, side, total - before[side], total)


def gain(state: TekhenuState, side: i64, number: i64, label: i64, points: i64) -> None:
    """VP of the first or second Scoring."""
    tokens.score(state, side, points, label, labels.entry(number, label))


def score_side(state: TekhenuState, side: i64, number: i64) -> None:
    """What a side scores by itself; Botankhamun has no player board (TK-103 to TK-107, TK-141)."""
    player = state.players[side]
    box = state.box
    points = temple_points(state, player, True)
    gain(state, side, number, labels.TEMPLE, points)
    points = box.statue_vp[player.statues]
    gain(state, side, number, labels.STATUES, points)
    points = symbols(box.happiness_symbols, player.happiness) * box.happiness_vp
    gain(state, side, number, labels.HAPPINESS, points)
    if side < state.seats:
        points = full_markers(state, player) * box.production_vp
        gain(state, side, number, labels.PRODUCTION, points)
        points = box.row_vp[player.buildings]
        gain(state, side, number, labels.BUILDING_ROW, points)


def score_districts(state: TekhenuState, number: i64) -> None:
    """The leader of each Osiris district (TK-102)."""
    for district in range(4):
        side = leader(state, district)
        if side >= 0:
            state.tell(events.DISTRICT_WON, side, district)
            points = state.box.district_vp
            gain(state, side, number, labels.DISTRICTS, points)


def leader(state: TekhenuState, district: i64) -> i64:
    """Who has most pieces in a district, the highest one breaking ties; EMPTY if nobody."""
    best: i64 = EMPTY
    most: i64 = 0
    for side in range(state.sides):
        weight = presence(state.players[side], district)
        if weight > most:
            most = weight
            best = side
    return best


def presence(player: Player, district: i64) -> i64:
    """Pieces in a district, and how high the highest is (TK-85, TK-102)."""
    rows = player.osiris >> district & ROWS
    pieces = bitset.count(rows)
    height: i64 = 0
    if rows:
        height = 6 - bitset.lowest(rows) // 4
    statue = words.WORKSHOPS if district <= words.BREAD else words.QUARRIES
    if player.people >> statue & 1:
        pieces += 1
        height = STATUE_HEIGHT
    return pieces * 8 + height


def temple_points(state: TekhenuState, player: Player, with_statues: bool) -> i64:
    """Own pieces around the Complex, and each own Pillar with those in its lines (TK-103)."""
    temple = state.box.temple
    pieces = bitset.count(player.temple)
    pairs: i64 = 0
    for space in range(25):
        if player.pillars >> space & 1:
            pairs += bitset.count(player.temple & temple.near[space])
    if with_statues:
        for statue in range(words.WORKSHOPS):
            if player.people >> statue & 1:
                pieces += 1
                pairs += bitset.count(
                    player.pillars & temple.line_spaces[temple.statue_line[statue]]
                )
    return pieces * state.box.piece_vp + pairs * state.box.pillar_piece_vp


def symbols(thresholds: vec[i64], level: i64) -> i64:
    """How many symbols of the track a marker has reached (TK-105)."""
    number: i64 = 0
    for threshold in thresholds:
        if level >= threshold:
            number += 1
    return number


def full_markers(state: TekhenuState, player: Player) -> i64:
    """Production markers on the last space (TK-106)."""
    number: i64 = 0
    for resource in range(4):
        if tokens.production(player, resource) == state.box.production_max:
            number += 1
    return number


def score_bot_cards(state: TekhenuState, side: i64) -> None:
    """VP for the Blessings of Botankhamun, which he discards, and Technologies (TK-141)."""
    bot = state.players[side]
    points = bitset.count(bot.blessings) * state.box.bot_blessing_vp
    points += bitset.count(bot.technologies) * state.box.bot_technology_vp
    tokens.score(state, side, points, labels.BOT_CARDS)
    state.blessing_discard |= bot.blessings
    bot.blessings = 0


def score_bot_end(state: TekhenuState, side: i64) -> None:
    """VP for the Decrees and Scribes of Botankhamun (TK-142)."""
    bot = state.players[side]
    each: i64 = state.box.bot_decree_vp[1 if state.dear_decrees else 0]
    tokens.score(state, side, bot.decree_count * each, labels.BOT_DECREES)
    tokens.score(state, side, bot.scribes // state.box.bot_scribes_per_vp, labels.BOT_SCRIBES)


def ranking(state: TekhenuState) -> list[int]:
    """VP, then Scribes, then turn order (TK-112, TK-143)."""
    order = state.order or list(range(state.sides))
    keys = [
        (int(player.vp), int(player.scribes), -order.index(side))
        for side, player in enumerate(state.players)
    ]
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def breakdown(player: Player) -> list[Line]:
    """The ledger as lines, zero entries left out."""
    lines: list[Line] = []
    for at, points in enumerate(player.ledger):
        late = at >= labels.DISTRICTS + labels.PER_SCORING
        label, rule = labels.RULES[at - labels.PER_SCORING if late else at]
        phase = 0 if at < labels.DISTRICTS else 2 if late else 1
        if points:
            lines.append(Line(label, rule, 1, points, phase))
    for at in range(0, len(player.decree_ledger), 2):
        card, points = player.decree_ledger[at], player.decree_ledger[at + 1]
        lines.append(Line("decree", rulebook.decree(card + 1), 1, points, 0))
    return lines
