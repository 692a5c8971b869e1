"""What later versions of the rules changed, each under its name and with the number of its version.

A game goes on under the version it began with: `if state.rules >= rulings.NAME` stands near its
rule, with the way before in the other branch. docs/rules/tekhenu.md has the reasons.
"""

from __future__ import annotations

from typing import Final

TRIBUTE_BY_SCRIBES: Final = 2  # AMB-34: with T10 Scribes may pay for D04 before resources do
ONE_POOL: Final = 2  # AMB-55: what is spent while choosing a die cannot pay its action as well
USABLE_GRAY: Final = 2  # AMB-56: a gray die may be chosen if anything can still make it usable
VAIN_EXTRAS: Final = 2  # AMB-28: B17 to B20 are not played where the action can never follow
LAST_BLESSING: Final = 2  # AMB-57: the end of a turn is asked about as long as B07 or B08 is there
PILLARS_BEGUN: Final = 2  # AMB-58: a Pillar whose tile lies is not there to be built again
NAMED_GOODS: Final = 2  # a choice of goods knows the rule it comes from
