"""Links as pictures to photograph; the library that draws them is loaded when one is wanted."""

from __future__ import annotations

import io
from importlib import import_module
from typing import Any


def _code(link: str) -> Any:
    return import_module("segno").make(link, error="m")


def drawing(link: str) -> bytes:
    """A link as an SVG file."""
    out = io.BytesIO()
    _code(link).save(out, kind="svg", scale=4, border=3, xmldecl=False, light="white")
    return out.getvalue()


def address(link: str) -> str:
    """A link as a picture that stands in its own address."""
    found: str = _code(link).svg_data_uri(scale=4, border=3, light="white")
    return found
