"""Scripts and styles as they are sent: shorter, and they mean the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from maat.server import assets
from maat.server.minifier import KINDS, SCRIPT, STYLE, minified

FILES = [path for path in assets.files().values() if path.suffix in KINDS]


def script(source: str) -> str:
    """A script as it is sent."""
    return minified(source.encode(), SCRIPT).decode()


def style(source: str) -> str:
    """A style sheet as it is sent."""
    return minified(source.encode(), STYLE).decode()


def test_comments_and_idle_white_space_are_left_out() -> None:
    assert (
        script("// It.\nif (one) { // why\n  /** @type {1} */\n  two();\n}\n") == "if(one){two();}"
    )
    assert style("/* It. */\na { /* why */\n  color: red;\n}\n") == "a{color: red;}"


@pytest.mark.parametrize(
    "kept",
    [
        "'https://maat.example'",
        '"/* no */ // comment"',
        "`  // ${one ? html`<a href='//x'>  /* two */</a>` : nothing}\n    indented`",
        "/[/*]+\\/\\/ */g",
        "one / two\n/ four",
    ],
)
def test_what_only_looks_like_a_comment_stays(kept: str) -> None:
    assert script(f"const it = {kept};\n") == f"const it = {kept};"


def test_white_space_that_means_something_stays() -> None:
    assert script("one = two /* three\n */\n  ++four") == "one = two\n++four"
    assert script("return one - -two") == "return one - -two"
    assert style("a :hover { width: calc(1px + (2px)) }") == "a :hover{width: calc(1px + (2px))}"
    assert style('a::after { content: "  /* no */" }') == 'a::after{content: "  /* no */"}'


def test_licenses_stay() -> None:
    assert script("/** @license MIT */\none();") == "/** @license MIT */\none();"


def test_what_cannot_be_read_is_sent_as_it_is() -> None:
    assert script("const = // oh\n") == "const = // oh\n"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.name))
def test_every_file_of_the_page_can_be_read(path: Path) -> None:
    kind = KINDS[path.suffix]
    told = minified(path.read_bytes(), kind)
    assert not kind.parser.parse(told).root_node.has_error
    assert minified(told, kind) == told
