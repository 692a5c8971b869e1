"""What a seat asks about the table and its answers, and what it is told."""

from __future__ import annotations

from maat.server.errors import Refusal
from maat.server.preview import preview
from maat.server.protocol import (
    AskSheets,
    Effect,
    Effects,
    Explained,
    Preview,
    Reasons,
    Sheets,
    What,
    Why,
)
from maat.server.table import Table
from maat.server.view import SeatView

Question = Why | Preview | What | AskSheets


def explained(
    message: Question, table: Table, guest: int | None, seat: int | None
) -> Reasons | Effect | Effects | Explained | Sheets:
    """What a guest who looks from a seat is told."""
    view = table.view_for(guest, seat)
    if isinstance(message, AskSheets):
        return view.sheets()
    if isinstance(message, What):
        return view.what(message.place, message.piece)
    if isinstance(message, Why):
        action = message.action
        return view.why(None if action is None else table.messages.code(action))
    spared = guest in table.spared
    if not isinstance(message.action, list):
        return _foreseen(view, message.action, spared)
    effects = [_foreseen(view, action, spared) for action in message.action]
    return Effects(view.version, effects)


def _foreseen(view: SeatView, action: int | str, spared: bool) -> Effect:
    """What an answer would do, if it can be given."""
    code = view.messages.code(action)
    if code not in view.options:
        raise Refusal("not-legal")
    return preview(view, code, spared)
