"""The datum of an action: what waits on the agenda with a question or task about it.

    bits   0 to 2   GOD, or PRODUCTION in its place
           3 to 5   VALUE, once it is known
           6 to 13  flags, from FREE to CHIEF
          14 to 20  VALUES to choose from, value 1 is bit 15
          21 to 22  RESOURCE of a production
          23 to 29  SPACE and TURN of a Building or Pillar,
                    or REFRESHED sections of the market for Thoth, or RUNS of a production

Hathor with value 5 for who had a Statue for her, on Building space 12, is
2 | 5 << 3 | HAD | 12 << 23 = 100665386.
"""

from __future__ import annotations

from typing import Final

from maat.core.packed import Field

PRODUCTION: Final = 6  # stands in the place of a god

GOD: Final = Field(0, 3)
VALUE: Final = GOD.next(3)

FREE: Final = 1 << 6  # no resources are paid (D23)
CALM: Final = 1 << 7  # no Happiness is lost (S01 to S03)
WORKSHOPS: Final = 1 << 8  # only there (S03)
QUARRIES: Final = 1 << 9  # only there (S02)
ANY: Final = 1 << 10  # an imagined die: every value may be chosen anyway
HAD: Final = 1 << 11  # the performing player had a Statue for this god before
SEQUEL: Final = 1 << 12  # the performing player had a Technology before that acts afterwards
CHIEF: Final = 1 << 13  # a production action, not just production
CONDITIONS: Final = FREE | CALM | WORKSHOPS | QUARRIES | ANY  # flags an action is begun with

VALUES: Final = Field(14, 7)
RESOURCE: Final = VALUES.next(2)

SPACE: Final = RESOURCE.next(5)
TURN: Final = SPACE.next(2)  # quarter turns of a tile
REFRESHED: Final = RESOURCE.next(4)
RUNS: Final = RESOURCE.next(7)  # how often a production is performed (B21, B22)
