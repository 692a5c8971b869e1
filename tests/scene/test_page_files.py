"""The files of the page: libraries as they came, texts that are there, drawings that are whole."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from maat import catalog
from maat.scene import Scene
from maat.server import assets
from maat.text import Texts

PROJECT = Path(__file__).parents[2]
WEB = PROJECT / "src" / "maat" / "web"
SVG = "{http://www.w3.org/2000/svg}"
MODULES = sorted(path for path in WEB.glob("*.js"))
DRAWINGS = [path for name, path in assets.files().items() if name.endswith(".svg")]
KEY = re.compile(r'"((?:web|score|column|tag|place)-[a-z0-9-]*[a-z0-9])"')


def test_libraries_are_the_files_that_were_published() -> None:
    listed = tomllib.loads((WEB / "vendor" / "SOURCES.toml").read_text("utf-8"))["sha256"]
    found = {
        str(path.relative_to(WEB / "vendor")): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in (WEB / "vendor").rglob("*.js")
    }
    assert found == listed


def test_no_browser_is_sent_a_file_of_types() -> None:
    assert list(WEB.rglob("*.d.ts"))
    assert [name for name in assets.files() if name.endswith(".ts")] == []


def test_the_types_of_messages_are_those_of_the_server() -> None:
    spec = importlib.util.spec_from_file_location("page_types", PROJECT / "tools" / "page_types.py")
    assert spec is not None
    assert spec.loader is not None
    page_types = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(page_types)
    assert (WEB / "protocol.d.ts").read_text("utf-8") == page_types.written()


def test_types_of_libraries_are_of_the_versions_the_page_has() -> None:
    tools = json.loads((PROJECT / "package.json").read_text("utf-8"))["devDependencies"]
    taken = tomllib.loads((WEB / "vendor" / "SOURCES.toml").read_text("utf-8"))["package"]
    assert len(taken) == 2
    assert {each["name"]: tools.get(each["name"]) for each in taken} == {
        each["name"]: each["version"] for each in taken
    }


def test_every_text_the_page_names_is_there() -> None:
    texts = Texts("en")
    named = {key for module in MODULES for key in KEY.findall(module.read_text("utf-8"))}
    assert len(named) > 80
    assert sorted(key for key in named if not texts.has(key)) == []


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.name)
def test_modules_import_only_what_is_there(module: Path) -> None:
    imported = re.findall(r"""(?:from|import\()\s*"(\.[^"]+)\"""", module.read_text("utf-8"))
    assert [name for name in imported if not (module.parent / name).is_file()] == []


def test_the_page_has_no_inline_script_or_style() -> None:
    source = (WEB / "index.html").read_text("utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\bsrc=)", source)


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.name)
def test_templates_have_no_style_attribute(module: Path) -> None:
    assert " style=" not in module.read_text("utf-8")


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_drawings_are_well_formed_and_carry_no_script_or_style(drawing: Path) -> None:
    tree = ElementTree.fromstring(drawing.read_text("utf-8"))
    assert {each.tag for each in tree.iter()}.isdisjoint({f"{SVG}script", f"{SVG}style"})
    assert not [each for each in tree.iter() if "style" in each.attrib]
    ids = [each.attrib["id"] for each in tree.iter() if "id" in each.attrib]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("key", ["ra", "pharaon", "tekhenu"])
def test_no_other_page_styles_the_pieces_of_a_table(
    scenes: Callable[[str, int], list[tuple[Scene, list[int]]]], key: str
) -> None:
    """What was styled for one page stays there when another comes."""
    seats = catalog.load(key).seat_counts[0]
    pieces = [
        piece
        for scene, _ in scenes(key, seats)
        for each in scene.places
        for piece in each.pieces or []
    ]
    tones = {word for piece in pieces for word in piece.tone.split()}
    styles = " ".join(
        (WEB / f"{name}.css").read_text("utf-8") for name in ("front", "byhand", "box", "review")
    )
    assert tones
    assert (
        tones & set(re.findall(r"(?:^|[},])\s*\.([a-z][a-z0-9-]*)(?=[^{},]*[{,])", styles)) == set()
    )
