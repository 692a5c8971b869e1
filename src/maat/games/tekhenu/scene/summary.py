"""What matters of each side at a glance."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu import words
from maat.games.tekhenu.rules import maat, tokens
from maat.games.tekhenu.scene import keys, pieces, seats
from maat.games.tekhenu.state import EMPTY, Player, TekhenuState
from maat.scene import Name, Piece, Place, Value, members
from maat.scene.cache import cached
from maat.scene.reads import of_seat
from maat.scene.strip import summary, tally

CARDS: Final = "blessings technologies decree_count"
OWNED: Final = of_seat((seats.WEALTH, seats.WEIGHTS, seats.ERECTED, CARDS))


def summary_of(state: TekhenuState, side: int) -> Place:
    """What matters of a side, drawn anew when something of it has changed."""
    lies = (state.tile_at, *state.pyramid) if side >= state.seats else ()
    return cached(drawn, (state.box, state.seats, side, OWNED(state, side), lies), state, side)


def drawn(state: TekhenuState, side: int) -> Place:
    """Goods, people, what is built, cards; of Botankhamun what he has, and his tile."""
    player = state.players[side]
    if side >= state.seats:
        return summary(side, [*people(player), *built(state, player, side), *tile(state)])
    held = range(words.POPULATION)
    goods = [tally(keys.TOKEN[token], tokens.held(player, token)) for token in held]
    cards = [
        tally("place-blessings", len(members(player.blessings)), "blessing"),
        tally("place-technologies", len(members(player.technologies)), "technology"),
        tally("place-decrees", player.decree_count, "decree-scroll"),
    ]
    scales = [balance(state, player)]
    return summary(side, [*goods, *scales, *people(player), *built(state, player, side), *cards])


def balance(state: TekhenuState, player: Player) -> Piece:
    """How the scales hang now."""
    number = int(maat.balance(player))
    hanging = pieces.balance(state, number)
    return tally(hanging.key, number, hanging.sprite, dict(hanging.values))


def people(player: Player) -> list[Piece]:
    """Population and Happiness."""
    return [
        tally(keys.TOKEN[words.POPULATION], player.population),
        tally(keys.TOKEN[words.HAPPINESS], player.happiness),
    ]


def built(state: TekhenuState, player: Player, side: int) -> list[Piece]:
    """Buildings, Statues and Pillars on the board."""
    automa = side >= state.seats
    end, look = ("-bot", "-bot") if automa else ("", f"-{side}")
    values: dict[str, Value] = {} if automa else {"player": Name(side)}
    counts = {
        "building": player.buildings,
        "statue": player.statues,
        "pillar": len(members(player.pillars)),
    }
    return [tally(key + end, count, key + look, values) for key, count in counts.items()]


def tile(state: TekhenuState) -> list[Piece]:
    """The tile of the pyramid Botankhamun is at."""
    if state.tile_at == EMPTY:
        return []
    return [Piece(keys.TILE[state.pyramid[int(state.tile_at)]])]
