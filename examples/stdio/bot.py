"""A bot as a program of its own, in Python, for every game: it needs nothing of Maat.

    maat simulate ra --bots "exec:python3 examples/stdio/bot.py,random" --games 100

It reads a question from each line of its input and writes its answer (docs/stdio.md). In Ra it
waits for a track worth a sun; in the other games it takes the first answer.
"""

from __future__ import annotations

import json
import sys
from typing import Any

LOT = 6  # tiles on the track that are worth an auction of one's own
FEW = 4  # tiles that are worth a bid in somebody else's


def pick_ra(names: list[str], state: dict[str, Any]) -> str:
    """Draw until the track is long, bid the lowest sun that is allowed."""
    bids = sorted((name for name in names if name.startswith("bid ")), key=lambda b: int(b[4:]))
    if bids and (state["filled"] >= FEW or "pass" not in names):
        return bids[0]
    if "invoke" in names and state["filled"] >= LOT:
        return "invoke"
    return "draw" if "draw" in names else names[0]


def answer(question: dict[str, Any]) -> str:
    """One of the answers of a question, by its name."""
    names = [str(each["name"]) for each in question["answers"]]
    if question["game"] == "ra":
        return pick_ra(names, question["position"]["state"])
    return names[0]


for line in sys.stdin:
    print(json.dumps({"answer": answer(json.loads(line))}), flush=True)
