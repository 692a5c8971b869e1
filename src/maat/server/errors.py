"""What the server says no with: a key for the texts and a status for HTTP."""

from __future__ import annotations

from maat.core.errors import MaatError


class Refusal(MaatError):
    """Something that was asked for and cannot be done."""

    def __init__(self, key: str, status: int = 409, **values: str | int) -> None:
        super().__init__(key, **values)
        self.status = status

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (self.key, self.status, self.values))


def _rebuild(key: str, status: int, values: dict[str, str | int]) -> Refusal:
    return Refusal(key, status, **values)
