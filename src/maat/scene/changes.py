"""What is different between two scenes, so that only that is sent (docs/protocol.md)."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from maat.scene.scene import Piece, Place, Scene, Sheet, Target, Values

Run = tuple[int, int]  # places or pieces of before, from the first to before the second


class Mended(Struct):
    """A place of the scene before with other pieces: runs of those it had, and new ones."""

    of: int
    pieces: list[Run | Piece]
    values: Values | UnsetType = UNSET  # only if they are others


class Changes(Struct, omit_defaults=True):
    """A scene told by the one before it: runs of its places, and new ones between them."""

    base: int  # the version of the scene before
    places: list[Run | Place]
    targets: list[Target] = []
    sheets: list[Sheet] | UnsetType = UNSET  # only if they are others
    focus: str = ""
    mended: list[Mended] = []  # done before the runs are taken


def changes(before: Scene, now: Scene, base: int) -> Changes:
    """How to make a scene of the one before."""
    sheets = UNSET if before.sheets == now.sheets else now.sheets
    places, mended = differences(before.places, now.places)
    return Changes(base, places, now.targets, sheets, now.focus, mended)


def differences(before: list[Place], now: list[Place]) -> tuple[list[Run | Place], list[Mended]]:
    """The places of now, those that were there before as runs, and which of these to mend."""
    found: list[Run | Place] = []
    mended: list[Mended] = []
    where: dict[str, int] = {}
    last = len(before)
    first = at = 0  # the run that goes on, in places of before
    for place in now:
        if at < last and before[at] is place:  # nearly always: parts are kept
            at += 1
            continue
        of = at
        if at == last or before[at].id != place.id:
            where = where or {each.id: number for number, each in enumerate(before) if each.id}
            of = where.get(place.id, -1)
        stays = of >= 0 and may_stay(of, before[of], place, mended)
        if first < at and (not stays or of != at):
            found.append((first, at))
        if not stays:
            found.append(place)
        if not stays or of != at:
            first = of + (not stays) if of >= 0 else at
        at = of + 1 if of >= 0 else at
    if first < at:
        found.append((first, at))
    return found, mended


def may_stay(of: int, before: Place, now: Place, mended: list[Mended]) -> bool:
    """Whether a place of before is the same as now, or is once it is mended."""
    if before == now:
        return True
    told = mending(of, before, now)
    if told is not None:
        mended.append(told)
    return told is not None


def mending(of: int, before: Place, now: Place) -> Mended | None:
    """How to make a place of the one before; nothing where all or none of its pieces are others."""
    was, has = before.pieces, now.pieces
    if not was or not has or was == has:
        return None
    if replace(before, pieces=has, values=now.values) != now:
        return None
    pieces = spliced(was, has) if len(was) == len(has) else trimmed(was, has)
    if len(pieces) >= len(has):
        return None
    return Mended(of, pieces, UNSET if before.values == now.values else now.values)


def spliced(was: list[Piece], has: list[Piece]) -> list[Run | Piece]:
    """As many pieces as before, told one by one where they are others."""
    found: list[Run | Piece] = []
    first = 0
    for at, piece in enumerate(has):
        if was[at] != piece:
            found += [(first, at), piece] if first < at else [piece]
            first = at + 1
    return found + ([(first, len(has))] if first < len(has) else [])


def trimmed(was: list[Piece], has: list[Piece]) -> list[Run | Piece]:
    """More or fewer pieces than before: the first and the last ones may be the same."""
    most = min(len(was), len(has))
    first = next((at for at in range(most) if was[at] != has[at]), most)
    last = next((at for at in range(most - first) if was[-1 - at] != has[-1 - at]), most - first)
    begin: list[Run | Piece] = [(0, first)] if first else []
    end: list[Run | Piece] = [(len(was) - last, len(was))] if last else []
    return begin + list(has[first : len(has) - last]) + end
