"""How the answers of Tekhenu look: what each costs, brings and lays."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu import actions, steps, words
from maat.games.tekhenu.rules import (
    bastet,
    change,
    horus,
    layout,
    maat,
    production,
    ra,
    thoth,
    tokens,
)
from maat.games.tekhenu.scene import keys
from maat.games.tekhenu.scene.pieces import (
    MINUS,
    balance,
    counted,
    gold_at,
    numbered,
    owned,
    priced,
    production_step,
    tile,
)
from maat.games.tekhenu.scene.targets import target
from maat.games.tekhenu.scene.temple import (
    LINES,
    chosen_tile,
    edge_points,
    line_gains,
    line_points,
    tile_points,
)
from maat.games.tekhenu.scene.town import chosen_row, space_gains
from maat.games.tekhenu.state import EMPTY, TekhenuState
from maat.scene import Offer, Piece, Target, Value, datum_of, members, replace, seat_id, step_of
from maat.scene.looks import Looking, changed, looked

# Dice.


def purity_sign(purity: int) -> Piece:
    """The sign of a die that is Pure, Tainted or Forbidden."""
    return Piece(keys.PURITY[purity])


def shifted(state: TekhenuState, seat: int, change: int) -> Piece:
    """The balance an answer leads to."""
    return balance(state, int(maat.balance(state.players[seat])) + change)


def weighed(state: TekhenuState, seat: int, purity: int, value: int) -> list[Piece]:
    """The sign of a die and the balance it leads to; a Forbidden one is only marked."""
    if purity == words.FORBIDDEN:
        return [purity_sign(purity)]
    change = value if purity == words.PURE else -value
    return [purity_sign(purity), shifted(state, seat, change)]


def produced(state: TekhenuState, seat: int, resource: int, value: int) -> list[Piece]:
    """What a production brings, and the surplus that goes onto the scales (TK-87)."""
    if resource == words.GRAY:
        return []
    kept = int(production.most_kept(state, seat, resource, value))
    found = [Piece(keys.TOKEN[resource], kept)] if kept else []
    if value > kept:
        named: dict[str, Value] = {"resource": keys.RESOURCE[resource]}
        surplus = Piece("surplus", value - kept, named, keys.RESOURCE[resource], "surplus")
        found.append(surplus)
    return found


def die(state: TekhenuState, seat: int, code: int) -> Offer:
    """A die: its purity, the balance after it, what it would produce, the scale it comes onto."""
    color, value = code // 6 % 5, code % 6 + 1
    purity = int(state.purity(color, code // 30))
    brings, group = produced(state, seat, color, value), keys.GOD[code // 30]
    if step_of(state) == steps.ANUBIS_DIE:
        return Offer(gain=brings, group=group, to=seat_id(seat, "scale-below"))
    brings = [*weighed(state, seat, purity, value), *brings]
    return Offer(gain=brings, group=group, to=scale(seat, purity))


def scale(seat: int, purity: int) -> str:
    """The side a die of this purity comes onto; that of a Forbidden one is chosen."""
    side = {words.PURE: "scale-left", words.TAINTED: "scale-right"}.get(purity, "")
    return seat_id(seat, side) if side else ""


def treated(state: TekhenuState, seat: int, purity: int) -> Offer:
    """A Forbidden die as what it shall count."""
    face = keys.FACE[6 * int(state.die_real_color) + int(state.die_face) - 1]
    brings = weighed(state, seat, purity, int(state.die_face))
    return Offer(gain=brings, ghost=face, to=scale(seat, purity))


def faith_left(state: TekhenuState, seat: int, at: int) -> Offer:
    """Faith on the left of the scales."""
    return Offer(gain=[shifted(state, seat, at + 1)])


def faith_right(state: TekhenuState, seat: int, at: int) -> Offer:
    """Faith on the right of the scales."""
    return Offer(gain=[shifted(state, seat, -at - 1)])


def no_faith(state: TekhenuState, seat: int, _: int) -> Offer:
    """The scales as they are."""
    return Offer(gain=[shifted(state, seat, 0)])


# Actions.


def god(state: TekhenuState, seat: int, number: int) -> Offer | None:
    """The action of a god with the die in hand, where its price is fixed."""
    if step_of(state) == steps.FREE_ACTION:  # its value is chosen afterwards (TK-73)
        return None
    value = int(state.die_value)
    if number == words.BASTET:
        gains = [numbered(words.HAPPINESS, value)]
        scribes = int(state.box.bastet_scribes[value - 1])
        gains += [Piece(keys.TOKEN[words.SCRIBE], scribes)] if scribes else []
        return Offer(priced(bastet.price(state)), gains)
    player = state.players[seat]
    if number == words.HORUS and player.statues < state.box.statues:
        return Offer(priced(horus.price(state, player)), [owned(state, "statue", seat)])
    if number == words.THOTH:
        return Offer(priced(thoth.price(state, value, 0)), [market_cards(state, value)])
    if number == words.RA:
        lying = int(ra.tile_for(state, value))
        return Offer(priced(ra.price(state, lying)), [tile(state, lying)]) if lying >= 0 else None
    return None


def market_cards(state: TekhenuState, value: int) -> Piece:
    """So many cards as a die of this value brings (TK-79)."""
    return Piece("sheet-market", int(state.box.thoth_cards[value - 1]), sprite="blessing")


def production_of(state: TekhenuState, seat: int, resource: int) -> Offer | None:
    """A production with the die in hand; before the god action it costs a Scribe (T19)."""
    if step_of(state) == steps.FREE_ACTION:
        return None
    cost = [Piece(keys.TOKEN[words.SCRIBE])] if step_of(state) == steps.TITHE else []
    return Offer(cost, produced(state, seat, resource, int(state.die_value)))


def with_value(state: TekhenuState, seat: int, at: int) -> Offer:
    """Another value: the Scribes it costs, or what it would produce, where that is the question."""
    datum, step = datum_of(state), step_of(state)
    color = words.WHITE if state.die_god == EMPTY else int(state.die_real_color)
    face = keys.FACE[6 * color + at]
    if step == steps.VALUE and layout.GOD.of(datum) == layout.PRODUCTION:
        resource = int(layout.RESOURCE.of(datum))
        return Offer(gain=produced(state, seat, resource, at + 1), icon=face)
    scribes = int(change.scribes_for(state, at + 1)) if step == steps.PREPARE else 0
    return Offer([Piece(keys.TOKEN[words.SCRIBE], scribes)] if scribes else [], icon=face)


def recolored(state: TekhenuState, seat: int, color: int) -> Offer:
    """A die as one of another color, by what it would produce."""
    return Offer(gain=produced(state, seat, color, int(state.die_value)), icon=keys.COLOR[color])


# What is laid and built.


def honored(state: TekhenuState, seat: int, number: int) -> Offer:
    """A Statue for a god, by what it brings when others perform that god's action."""
    box = state.box
    bonus = [
        numbered(token, box.bonus_amount[number]) for token in members(box.bonus_tokens[number])
    ]
    return Offer(statue_cost(state, seat), bonus, ghost=f"statue-{seat}", icon=keys.GOD[number])


def served(state: TekhenuState, seat: int, at: int) -> Offer:
    """A Statue for the people, by the Gold that lies there."""
    people = keys.TOKEN[words.POPULATION]
    return Offer(statue_cost(state, seat), gold_at(state, at), ghost=f"statue-{seat}", icon=people)


def statue_cost(state: TekhenuState, seat: int) -> list[Piece]:
    """What a Statue costs, unless it is free."""
    is_free = datum_of(state) & layout.FREE
    return [] if is_free else priced(horus.price(state, state.players[seat]))


def laid(state: TekhenuState, _: int, at: int) -> Offer:
    """A Pillar tile on a space: what the space brings, VP for Buildings and at best for edges."""
    tile = chosen_tile(state)
    points = tile_points(state.copy(), tile, at)
    gains = counted(state.box.temple.rewards[at]) + vp(points)
    return Offer(gain=gains, ghost=keys.PILLAR[tile], points=points)


def turned(state: TekhenuState, _: int, turn: int) -> Offer:
    """A Pillar tile as it is turned, by the VP of its edges."""
    at = int(layout.SPACE.of(datum_of(state)))
    face = keys.PILLAR[chosen_tile(state)]
    gains = vp(edge_points(state.copy(), chosen_tile(state), at, turn))
    return Offer(gain=gains, ghost=face, at=keys.SPACE[at], turn=90.0 * turn, icon=face)


def built(state: TekhenuState, seat: int, at: int) -> Offer:
    """A Building around the Complex, by its Bread, VP and goods."""
    bread = 0 if datum_of(state) & layout.FREE else int(state.box.temple.bread[at])
    points = int(line_points(state, at % LINES))
    gains = line_gains(state, at % LINES) + vp(points)
    cost = [Piece(keys.TOKEN[words.BREAD], bread)] if bread else []
    return Offer(cost, gains, ghost=f"building-{seat}", points=points)


def settled(state: TekhenuState, seat: int, district: int) -> Offer:
    """A Building in Osiris, by what the space brings."""
    gains = space_gains(state, chosen_row(state), district)
    return Offer(gain=gains, ghost=f"building-{seat}")


def vp(points: int) -> list[Piece]:
    """Victory Points, if there are any."""
    return [numbered(words.VP, int(points))] if points else []


# Goods and cards.


def goods(state: TekhenuState, _: int, token: int) -> Offer:
    """So much of a token as is gained at a time."""
    return Offer(gain=[Piece(keys.TOKEN[token], int(tokens.AMOUNT.of(datum_of(state))))])


def raised(state: TekhenuState, seat: int, resource: int) -> Offer:
    """A Production marker, as far as it has come and would."""
    level = int(tokens.production(state.players[seat], resource))
    step = changed(keys.PRODUCTION[resource], level, level + 1)
    return Offer(gain=[replace(production_step(resource, 1), badge=step.badge)])


def paid(state: TekhenuState, seat: int, token: int) -> Offer:
    """A unit to pay with, by how many are left then."""
    held = int(tokens.held(state.players[seat], token))
    return Offer([changed(keys.TOKEN[token], held, held - 1)])


def section(state: TekhenuState, _: int, __: int) -> Offer:
    """So many cards of a market section."""
    datum = datum_of(state)
    value = int(layout.VALUE.of(datum))
    return Offer(priced(thoth.price(state, value, datum)), [market_cards(state, value)])


def refreshed(_: TekhenuState, __: int, ___: int) -> Offer:
    """New cards for a Papyrus."""
    return Offer([Piece(keys.TOKEN[words.PAPYRUS])])


def price_paid(state: TekhenuState, _: int, __: int) -> Offer:
    """What is due."""
    return Offer(priced(datum_of(state)))


def fed(state: TekhenuState, _: int, bread: int) -> Offer:
    """Bread for the Buildings, and VP for what is missing (TK-108)."""
    missing = max(0, datum_of(state) - bread) * int(state.box.missing_bread_vp)
    lost = [Piece(keys.TOKEN[words.VP], badge=f"{MINUS}{missing}")] if missing else []
    return Offer(([Piece(keys.TOKEN[words.BREAD], bread)] if bread else []) + lost)


def anubis(_: TekhenuState, __: int, ___: int) -> Offer:
    """The Anubis action costs two Scribes."""
    return Offer([Piece(keys.TOKEN[words.SCRIBE], 2)])


LOOKS: Final[dict[str, Looking[TekhenuState]]] = {
    "take": die,
    "treat": treated,
    "left": faith_left,
    "right": faith_right,
    "weigh_nothing": no_faith,
    "perform": god,
    "produce": production_of,
    "value": with_value,
    "recolor": recolored,
    "honor": honored,
    "serve": served,
    "place": laid,
    "rotate": turned,
    "build": built,
    "settle": settled,
    "gain": goods,
    "raise": raised,
    "pay": paid,
    "section": section,
    "refresh": refreshed,
    "pay_price": price_paid,
    "feed": fed,
    "anubis": anubis,
}


def answer(state: TekhenuState, seat: int, action: int) -> Target:
    """A legal answer: where it is clicked, what it costs and brings.

    Where the player's side is not followed, nobody knows what things cost there."""
    if state.told:
        return target(state, seat, action)
    return looked(actions.BOOK, LOOKS, state, seat, target(state, seat, action))
