"""What is different between two scenes, so that only that is sent (docs/protocol.md)."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from maat.scene.scene import Place, Scene, Sheet, Target

Run = tuple[int, int]  # places of the scene before, from the first to before the second


class Changes(Struct, omit_defaults=True):
    """A scene told by the one before it: runs of its places, and new ones between them."""

    base: int  # the version of the scene before
    places: list[Run | Place]
    targets: list[Target]
    sheets: list[Sheet] | UnsetType = UNSET  # only if they are others
    focus: str = ""


def changes(before: Scene, now: Scene, base: int) -> Changes:
    """How to make a scene of the one before."""
    sheets = UNSET if before.sheets == now.sheets else now.sheets
    return Changes(base, parts(before.places, now.places), now.targets, sheets, now.focus)


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
