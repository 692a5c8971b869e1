"""What is drawn beside the places a text names: backs, costs, discs on tracks, names of sheets."""

from __future__ import annotations

from maat.games.pharaon import bits, pieces, steps
from maat.games.pharaon.rules import urns
from maat.games.pharaon.scene import areas, cards
from maat.games.pharaon.scene.board import marker
from maat.games.pharaon.scene.cards import color_key, piece_key
from maat.games.pharaon.state import NO_HOLDER, NOT_IN_PYRAMID, PharaonState
from maat.scene import Piece, Place, Value, replace

# The sheets that say what they are, by the message of a place they hold.
NAMED = {
    "label-urns": "place-urns",
    "label-supply": "place-supply",
    "label-artisans": "sheet-artisans",
    "label-nobles": "sheet-nobles",
    "label-sets": "place-sets",
    "label-bonus": "place-bonus",
    "label-nile": "sheet-nile",
    "label-chamber": "sheet-chamber",
}


def labels(state: PharaonState) -> list[Place]:
    """What the sheets say they are."""
    return [Place(key, id=name) for name, key in NAMED.items()]


# Backs of cards, urns and tokens.


def backs(state: PharaonState) -> list[Place]:
    """The decks, the pile and the bag."""
    pile = int(bits.count(state.urn_pile) - urns.mingled(state))
    return [
        back("place-noble-deck", "card-noble", int(bits.count(state.noble_deck)), "nobles-down"),
        back(
            "place-artisan-deck",
            "card-artisan",
            int(bits.count(state.artisan_deck)),
            "artisans-down",
        ),
        back("place-urn-pile", "urn-down", pile, "urns-down"),
        back("place-bag", "token-down", int(state.bag_total), "tokens-down"),
    ]


def back(key: str, card: str, count: int, name: str) -> Place:
    """So many pieces face down."""
    values: dict[str, Value] = {"count": count}
    return Place(key, values, [Piece(card, count)] if count else [], id=name)


def at_hand(state: PharaonState) -> list[Place]:
    """The urn a choice is about."""
    ask = state.agenda
    about_one = ask is not None and ask.step in (steps.DIPLOMAT, steps.BLOCK)
    shown = [cards.urn(state, int(ask.datum))] if ask is not None and about_one else []
    return [Place("place-urns", pieces=shown, id="urn-at-hand")]


# Discs.


def round_track(state: PharaonState) -> list[Place]:
    """The large discs at the foot of the Pyramid (PH-126, PH-131)."""
    found = []
    last = int(state.box.rounds)
    for number in range(1, last + 1):
        values: dict[str, Value] = {"round": number}
        discs = [
            marker(state, "disc", side)
            for side, player in enumerate(state.players)
            if player.row == NOT_IN_PYRAMID
            and min(last, max(1, int(state.round)) + int(player.passed)) == number
        ]
        found.append(Place("place-round-space", values, discs, id=f"round-{number}"))
    return found


def rivers(state: PharaonState) -> list[Place]:
    """The discs position by position, the resource of each track, what positions are worth."""
    found = []
    top = int(state.box.top)
    for color in state.box.tracks:
        name = pieces.COLOR_NAMES[color]
        values: dict[str, Value] = {"color": color_key(color)}
        head = [Piece(piece_key(color))]
        found.append(Place("place-track", values, head, id=f"river-{name}"))
        for position in range(top + 1):
            discs = [
                marker(state, "track-disc", side, position=position)
                for side, player in enumerate(state.players)
                if player.nile[color] == position
            ]
            found.append(Place("place-track", values, discs, id=f"track-{name}-{position}"))
    for position in range(1, top + 1):
        worth: dict[str, Value] = {"points": state.box.nile_points[position]}
        found.append(Place("worth", worth, id=f"nile-points-{position}"))
    return found


# Costs and worth.


def costs(state: PharaonState) -> list[Place]:
    """What the options of the Nile area cost and bring, piece by piece."""
    found = []
    for number, price in enumerate(state.box.column_cost):
        units = [Piece(key) for key in areas.units_of(price)]
        values = areas.column_values(state, number)
        found.append(Place("place-column", values, units, id=f"cost-{number + 1}"))
        gains = areas.column(state, number).pieces or []
        single = [replace(each, count=1) for each in gains for _ in range(each.count)]
        found.append(Place("place-column", values, single, id=f"gains-{number + 1}"))
    return found


def stages(state: PharaonState) -> list[Place]:
    """The stages of the burial chamber with their points; the start is worth nothing."""
    found = []
    for stage, points in enumerate(state.box.stage_points):
        values: dict[str, Value] = {"stage": stage, "points": points}
        sprite = "stage" if stage else "stage-start"
        face = Piece(
            "place-stage", values=values, sprite=sprite, badge=str(points) if stage else ""
        )
        found.append(Place("place-stage", values, [face], id=f"stage-{stage}-face"))
    return found


def nobles(state: PharaonState) -> list[Place]:
    """The words of the high officials, whose places hold what they bring."""
    row = [noble for noble in state.noble_row if noble != pieces.EMPTY]
    found = []
    for noble in cards.members(state.drawn) + row:
        if noble >= pieces.OFFICIAL:
            told = cards.about(state, noble)
            found.append(replace(told, pieces=None, id=f"{told.id}-note"))
    return found


# The two special tokens.


def free_honors(state: PharaonState) -> list[Place]:
    """Those tokens that nobody has."""
    return [honors(state, NO_HOLDER)]


def traitor_honors(state: PharaonState) -> list[Place]:
    """Those tokens that the Traitor has."""
    return [replace(honors(state, int(state.seats)), id="traitor-honors")]


def honors(state: PharaonState, side: int) -> Place:
    """The First Player token and the Pharaoh token, if this side has them."""
    undecided = state.is_solo() and not state.round  # PH-186
    first = NO_HOLDER if undecided else int(state.first)
    held = [Piece("income-first-player", sprite="first-player")] if first == side else []
    if state.pharaoh == side:
        held.append(Piece("pharaoh-token"))
    return Place("place-honors", pieces=held, id="honors")


def links(state: PharaonState) -> list[Place]:
    """The resources the Traitor tiles belong to."""
    return [link(state, spot) for spot in range(len(state.plot.links))]


def link(state: PharaonState, spot: int) -> Place:
    """The resource a Traitor tile belongs to."""
    color = state.plot.links[spot]
    values: dict[str, Value] = {"place": spot + 1}
    shown = [Piece(piece_key(color))]
    return Place("place-tile-tokens", values, shown, id=f"tile-{spot + 1}-link")
