"""Scripts and styles of the page as they are sent: without comments and idle white space.

A parser says what is a comment, so nothing that looks like one in a string, a template or a regular
expression is lost. Licenses stay.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import tree_sitter_css
import tree_sitter_javascript
from tree_sitter import Language, Node, Parser

WHOLE = {"string", "string_value", "template_string", "regex"}  # white space in them is theirs


@dataclass(frozen=True)
class Kind:
    """A language, and where white space means nothing in it."""

    parser: Parser
    after: bytes  # behind these characters
    before: bytes  # in front of these
    beside: bytes  # a space, on either side; a line break can end a statement


SCRIPT = Kind(Parser(Language(tree_sitter_javascript.language())), b"({[,;:", b")}],;:", b"(){}[]")
STYLE = Kind(Parser(Language(tree_sitter_css.language())), b"{,;", b"}", b"{}")
KINDS = {".js": SCRIPT, ".css": STYLE}


def minified(source: bytes, kind: Kind) -> bytes:
    """A file that means the same; one that cannot be read, as it is."""
    root = kind.parser.parse(source).root_node
    if root.has_error:
        return source
    told = bytearray()
    end = 0
    for token in _tokens(root):
        between, start = source[end : token.start_byte], token.start_byte
        end = token.end_byte
        if between and told:
            told += _gap(kind, told[-1], source[start], b"\n" in between)
        told += source[start:end]
    return bytes(told)


def _gap(kind: Kind, left: int, right: int, broken: bool) -> bytes:
    """What must stay of the white space between two characters."""
    if left in kind.after or right in kind.before:
        return b""
    if broken:
        return b"\n"
    return b"" if left in kind.beside or right in kind.beside else b" "


def _tokens(node: Node) -> Iterator[Node]:
    if node.type in ("comment", "js_comment"):
        text = node.text or b""
        if text.startswith(b"/*") and b"license" in text.lower():
            yield node
    elif node.type in WHOLE or not _is_covered(node):
        yield node
    else:
        for child in node.children:
            yield from _tokens(child)


def _is_covered(node: Node) -> bool:
    """Whether all of it but white space is in its parts; of `1px` only `px` is one."""
    text, end = node.text or b"", node.start_byte
    for child in node.children:
        if text[end - node.start_byte : child.start_byte - node.start_byte].strip():
            return False
        end = child.end_byte
    return not text[end - node.start_byte :].strip()
