"""A position in words, for environments and programs."""

from __future__ import annotations

from maat import catalog, description
from maat.core.state import State
from maat.text import Texts


def told(game: catalog.AnyGame, state: State, seat: int, names: list[str]) -> str:
    """The table in words as a seat sees it, and the open question or how the game ended."""
    texts = Texts("en", game)
    lines = description.lines(texts, game.redact(state, seat), names)
    ask = state.agenda
    if ask is not None and ask.seat >= 0:
        lines.append(f"{names[ask.seat]}: {texts.question(int(ask.step))}")
    if ask is None:
        lines += [texts.say("error-game-over"), *_results(game, texts, state, names)]
    return "\n".join(lines)


def _results(game: catalog.AnyGame, texts: Texts, state: State, names: list[str]) -> list[str]:
    """Place and points of each side, a line each."""
    place, total = texts.say("score-place"), texts.say("score-total")
    sides = enumerate(zip(game.ranking(state), game.scores(state), strict=True))
    return [
        texts.say(
            "place-list", label=texts.name(side, names), pieces=f"{place} {rank}, {total} {points}"
        )
        for side, (rank, points) in sides
    ]


def check_render_mode(mode: str | None) -> str | None:
    """The only way to draw is text."""
    if mode not in (None, "ansi"):
        raise ValueError(f"there is no render mode {mode!r}; there is: ansi")
    return mode
