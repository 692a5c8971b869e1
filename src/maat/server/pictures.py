"""Links as pictures to photograph; the library that draws them is loaded when one is wanted."""

from __future__ import annotations

import io
from importlib import import_module
from typing import Any


def _code(link: str, error: str = "m") -> Any:
    return import_module("segno").make(link, error=error)


def drawing(link: str) -> bytes:
    """A link as an SVG file."""
    out = io.BytesIO()
    _code(link).save(out, kind="svg", scale=4, border=3, xmldecl=False, light="white")
    return out.getvalue()


def address(link: str, error: str = "m") -> str:
    """A link as a picture that stands in its own address; `error` is how much of it may be lost."""
    found: str = _code(link, error).svg_data_uri(scale=4, border=3, light="white")
    return found
