"""The six gods, in the order of `words.GODS`."""

from __future__ import annotations

from typing import Final

from maat.core.vectors import vec
from maat.games.tekhenu.god import God
from maat.games.tekhenu.rules import bastet, hathor, horus, osiris, ra, thoth

GODS: Final = vec[God](
    [
        horus.Horus(),
        ra.Ra(),
        hathor.Hathor(any_value=True),
        bastet.Bastet(any_value=True),
        thoth.Thoth(),
        osiris.Osiris(),
    ]
)
