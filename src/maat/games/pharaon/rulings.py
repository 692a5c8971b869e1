"""What later versions of the rules changed: each change by name, with the version it came with.

A position knows the version it is played under; whatever changed asks for it near its rule, as in
`state.rules >= rulings.NAME`, so that older games go on as they began.
"""

from __future__ import annotations

from typing import Final

BONUS_IN_REACH: Final = 2  # nobody pays for a bonus token that is not to be had
DEDUCTION: Final = 2  # whether a scribe helps to deduct the access unit is agreed on
OWN_COLOR: Final = 2  # what opens an area by nobles 7 to 10 is deducted as its own color
SHARED_ELEMENTS: Final = 2  # by default the Traitor's elements count for both gods of an area
