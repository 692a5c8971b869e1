"""What lies in front of a seat in a scene."""

from __future__ import annotations

from maat.games.pharaon import pieces, scoring
from maat.games.pharaon.scene import cards, drawn
from maat.games.pharaon.scene.board import only_drawn
from maat.games.pharaon.scene.cards import color_key, counted, noble_key, piece_key, priced
from maat.games.pharaon.state import NOT_IN_PYRAMID, PharaonState, Player
from maat.scene import Piece, Place, Value, replace


def seat_id(seat: int, what: str) -> str:
    """A place of a seat."""
    return f"seat-{seat}-{what}"


def of_seat(seat: int, places: list[Place]) -> list[Place]:
    """Places as those of a seat."""
    return [replace(place, id=seat_id(seat, place.id), seat=seat) for place in places]


def held(state: PharaonState, seat: int) -> list[Place]:
    """Resources and offering tokens."""
    held = state.players[seat].pieces
    tokens = counted(held, pieces.TOKEN, pieces.KINDS)
    return of_seat(
        seat,
        [
            Place("place-resources", pieces=counted(held, 0, pieces.TOKEN), id="resources"),
            Place("place-tokens", pieces=tokens, id="tokens"),
        ],
    )


def own_cards(state: PharaonState, seat: int) -> list[Place]:
    """Nobles and artisans."""
    player = state.players[seat]
    own = [cards.owned_artisan(state, card) for card in cards.members(player.artisans)]
    return of_seat(
        seat,
        [
            Place("place-own-nobles", pieces=own_nobles(state, player), id="nobles"),
            Place("place-own-artisans", pieces=own, id="artisans"),
        ],
    )


def progress(state: PharaonState, seat: int) -> list[Place]:
    """Chamber, Nile and Pyramid."""
    player = state.players[seat]
    tracks = Place("place-own-tracks", pieces=own_tracks(state, player), id="tracks")
    return of_seat(seat, [*chamber(state, player), tracks, *pyramid(player)])


def standing(state: PharaonState, seat: int) -> list[Place]:
    """Points and special tokens."""
    honors = only_drawn(drawn.honors(state, seat))
    return of_seat(seat, [*points(state, seat), honors])


def abouts(state: PharaonState, seat: int) -> list[Place]:
    """What is to be told about the nobles."""
    nobles = cards.members(state.players[seat].nobles)
    return [replace(about_own(state, noble), seat=seat) for noble in nobles]


def own_nobles(state: PharaonState, player: Player) -> list[Piece]:
    """The nobles, those used this round apart."""
    return [
        used_noble(state, noble) if player.turned >> noble & 1 else cards.noble(state, noble)
        for noble in cards.members(player.nobles)
    ]


def about_own(state: PharaonState, noble: int) -> Place:
    """Points and ability of a noble somebody has; what a High Official brought is gone."""
    told = cards.about(state, noble)
    if noble < pieces.OFFICIAL:
        return told
    return Place("about-official-owned", told.values, id=told.id)


def used_noble(state: PharaonState, noble: int) -> Piece:
    """A noble whose ability was used this round (PH-84)."""
    name = noble_key(noble)
    drawing = cards.noble_drawing(state, noble) or name
    return Piece("noble-used", values={"noble": name}, sprite=drawing, tone="turned")


def chamber(state: PharaonState, player: Player) -> list[Place]:
    """The stage reached and the one to build next."""
    stage = int(player.stage)
    reached: dict[str, Value] = {"stage": stage, "points": state.box.stage_points[stage]}
    found = [Place("place-own-stage", reached, id="stage")]
    if stage < state.box.stages:
        coming: dict[str, Value] = {
            "stage": stage + 1,
            "points": state.box.stage_points[stage + 1],
        }
        cost = priced(state.box.stage_cost[stage])
        found.append(Place("place-next-stage", coming, cost, id="next-stage"))
    return found


def own_tracks(state: PharaonState, player: Player) -> list[Piece]:
    """The tracks this side has entered."""
    return [
        Piece(
            "on-track",
            values={
                "color": color_key(color),
                "position": player.nile[color],
                "points": state.box.nile_points[player.nile[color]],
            },
            sprite=piece_key(color),
        )
        for color in state.box.tracks
        if player.nile[color]
    ]


def pyramid(player: Player) -> list[Place]:
    """Whether the side has passed, and where its disc is."""
    if not player.passed:
        return []
    if player.row == NOT_IN_PYRAMID:
        return [Place("place-passed", id="disc")]
    values: dict[str, Value] = {"row": int(player.row) + 1, "space": int(player.space) + 1}
    return [Place("place-disc", values, id="disc")]


def points(state: PharaonState, seat: int) -> list[Place]:
    """What the seat would score now."""
    if len(state.ring) < pieces.AREAS:
        return []
    now = int(scoring.total(state, seat))
    return [Place("place-points", {"points": now}, id="points")]
