"""Two functions of the module of this name; the whole of it would bring a client of HTTP along."""

from __future__ import annotations


def escape(text: str) -> str:
    """Text that may stand between tags."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def quoteattr(text: str) -> str:
    """Text that may stand in a tag, with quotes around it."""
    quoted = escape(text).replace('"', "&quot;")
    return f'"{quoted}"'
