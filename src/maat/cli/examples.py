"""Two examples of every command, as a person would type them; a test runs each as it stands here.

What an example is for is said by the text `example-COMMAND-NUMBER`.
"""

from __future__ import annotations

from typing import Final

EXAMPLES: Final[dict[str, tuple[str, str]]] = {
    "play": (
        "maat play",
        "maat play --no-browser --port 8800",
    ),
    "table": (
        "maat table tekhenu --seats 2 --bots search",
        "maat --lang pl table ra --record evening.maat",
    ),
    "replay": (
        "maat replay game.maat --to 40",
        "maat replay game.maat --verify",
    ),
    "review": (
        "maat review game.maat --level 3 --iterations 50",
        "maat review game.maat --iterations 50 --json --out review.json",
    ),
    "serve": (
        "maat serve --host 0.0.0.0",
        "maat serve --database friends.db",
    ),
    "join": (
        "maat join LINK --bot guest.py",
        "maat join LINK --bot guest.py --name Thoth",
    ),
    "backup": (
        "maat backup copy.db",
        "maat backup copy.db --database friends.db",
    ),
    "export": (
        "maat export games/",
        "maat export games/ --database friends.db",
    ),
    "check": (
        "maat check",
        "maat check friends.db",
    ),
    "move-store": (
        "maat move-store friends.db postgresql:///maat",
        "maat move-store postgresql:///maat friends.db",
    ),
    "admin": (
        "maat admin guests",
        "maat admin logout 1 --database friends.db",
    ),
    "site": (
        "maat site",
        "maat site public/",
    ),
    "rules": (
        "maat rules ra",
        "maat rules tekhenu 12 TK-13",
    ),
    "components": (
        "maat components pharaon",
        "maat components ra --check box.toml",
    ),
    "simulate": (
        "maat simulate ra --games 20 --records games/",
        "maat simulate ra --seats 4 --games 20 --bots drawy,random --json",
    ),
    "arena": (
        "maat arena ra --bots greedy,random --games 20",
        "maat arena ra --bots mine.py,greedy --games 20 --json --out arena.json",
    ),
    "ladder": (
        "maat ladder --only ra --seats 2 --up-to 2 --games 10 --out ladder.md",
        "maat ladder --write-only --out ladder.md",
    ),
    "train": (
        "maat train ra --games 50 --rounds 1 --iterations 20 --jobs 2",
        "maat train ra --games 50 --rounds 1 --seats 2,3 --out small.npz",
    ),
    "bench": (
        "maat bench --seconds 0.05",
        "maat bench pharaon --seats 2 --seconds 0.05 --json",
    ),
    "doctor": (
        "maat doctor",
        "maat doctor --json --out doctor.json",
    ),
    "completion": (
        "maat completion bash >> ~/.bashrc",
        "maat completion fish > ~/.config/fish/completions/maat.fish",
    ),
}
