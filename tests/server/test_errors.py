"""Every no of the server has words in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from maat.languages import LANGUAGES
from maat.server.chat import PHRASES
from maat.text import Texts

SERVER = Path(__file__).parents[2] / "src" / "maat" / "server"
KEYS = sorted(
    {
        key
        for file in SERVER.glob("*.py")
        for key in re.findall(r'Refusal\(\s*"([a-z-]+)"', file.read_text("utf-8"))
    }
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    texts = Texts(language)
    assert len(KEYS) > 20
    assert [key for key in KEYS if not texts.has(f"error-{key}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stock_phrase_can_be_said(language: str) -> None:
    texts = Texts(language)
    assert [key for key in PHRASES if not texts.has(f"phrase-{key}")] == []
