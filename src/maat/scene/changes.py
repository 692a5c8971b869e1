"""What is different between two scenes, so that only that is sent (docs/protocol.md)."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from maat.scene.scene import Piece, Place, Scene, Sheet, Target

Run = tuple[int, int]  # places or pieces of before, from the first to before the second


class Mended(Struct):
    """A place of the scene before with other pieces: runs of those it had, and new ones."""

    of: int
    pieces: list[Run | Piece]


class Changes(Struct, omit_defaults=True):
    """A scene told by the one before it: runs of its places, and new ones between them."""

    base: int  # the version of the scene before
    places: list[Run | Place]
    targets: list[Target]
    sheets: list[Sheet] | UnsetType = UNSET  # only if they are others
    focus: str = ""
    mended: list[Mended] = []  # done before the runs are taken


def changes(before: Scene, now: Scene, base: int) -> Changes:
    """How to make a scene of the one before."""
    sheets = UNSET if before.sheets == now.sheets else now.sheets
    mended = mendings(before.places, now.places)
    places = before.places.copy()
    for each, place in mended:
        places[each.of] = place
    told = [each for each, _ in mended]
    return Changes(base, parts(places, now.places), now.targets, sheets, now.focus, told)


def mendings(before: list[Place], now: list[Place]) -> list[tuple[Mended, Place]]:
    """The places that are the same but for some of their pieces, each with what it is now."""
    where = {place.id: number for number, place in enumerate(before) if place.id}
    found = []
    for place in now:
        of = where.get(place.id, -1)
        if of >= 0 and before[of] is not place:
            pieces = spliced(before[of], place)
            if pieces:
                found.append((Mended(of, pieces), place))
    return found


def spliced(before: Place, now: Place) -> list[Run | Piece]:
    """The pieces of a place by those before; none where it is the same, or else another place."""
    was, has = before.pieces, now.pieces
    if not was or not has or was == has or replace(before, pieces=has) != now:
        return []
    found: list[Run | Piece] = []
    first = 0
    for at, piece in enumerate(has):
        if at < len(was) and was[at] == piece:
            continue
        found += [(first, at), piece] if first < at else [piece]
        first = at + 1
    found += [(first, len(has))] if first < len(has) else []
    return found if len(found) < len(has) else []


def parts(before: list[Place], now: list[Place]) -> list[Run | Place]:
    """The places of now, those that were there before as runs."""
    found: list[Run | Place] = []
    where: dict[str, int] = {}
    last = len(before)
    first = at = 0  # the run that goes on, in places of before
    for place in now:
        old = before[at] if at < last else None
        if old == place:
            at += 1
            continue
        if first < at:
            found.append((first, at))
        if old is None or old.id != place.id:
            where = where or {each.id: number for number, each in enumerate(before) if each.id}
            at = where.get(place.id, at)
        first = at
        if at < last and before[at].id == place.id:
            at += 1
        if first == at or before[first] != place:
            found.append(place)
            first = at
    if first < at:
        found.append((first, at))
    return found
