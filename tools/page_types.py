"""Writes the types the page's scripts are checked with, from the structs the server runs on.

`python tools/page_types.py` writes src/maat/web/protocol.d.ts; browsers never get it.
"""

from __future__ import annotations

import inspect
import types
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as shapes

from maat.scene.changes import Changes
from maat.scene.opening import Opening
from maat.scene.pad import Pad
from maat.scene.scene import Scene
from maat.server import bodies, box, lesson_bodies, protocol, seating, values

FILE = Path(__file__).parents[1] / "src" / "maat" / "web" / "protocol.d.ts"
HEAD = "// Made by tools/page_types.py from the structs of the server: change those, then run it.\n"
RAW = {"scene": "Scene | Changes"}  # fields that are written before they are sent, and what as
PLAIN = {
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
}


def members(union: Any) -> list[type]:
    """The structs of a union."""
    return list(get_args(union))


def of_module(module: types.ModuleType) -> list[type]:
    """The structs a module defines, in their order."""
    return [
        each
        for each in vars(module).values()
        if inspect.isclass(each)
        and issubclass(each, msgspec.Struct)
        and each.__module__ == module.__name__
    ]


class Writer:
    """Structs and their names in TypeScript."""

    def __init__(self, roots: list[type]) -> None:
        self.structs: dict[type, shapes.StructType] = {}
        for found in shapes.multi_type_info(roots):
            self._collect(found)

    def _collect(self, shape: Any) -> None:
        """This and everything it is made of."""
        if isinstance(shape, shapes.StructType):
            if shape.cls in self.structs:
                return
            self.structs[shape.cls] = shape
        for part in _parts(shape):
            self._collect(part)

    def interface(self, struct: type) -> str:
        """One struct."""
        shape = self.structs[struct]
        tag = [f'  {shape.tag_field}: "{shape.tag}";'] if shape.tag is not None else []
        lines = [*tag, *(self._field(shape, each) for each in shape.fields)]
        said = (inspect.getdoc(struct) or "").split("\n")[0]
        body = "\n".join(lines)
        return f"/** {said} */\nexport interface {struct.__name__} {{\n{body}\n}}\n"

    def _field(self, shape: shapes.StructType, field: shapes.Field) -> str:
        """One line; clients may leave out what has a default, and so do structs that omit it."""
        config = shape.cls.__struct_config__
        bare = field.default is field.default_factory is msgspec.NODEFAULT  # UNSET is no default
        omitted = config.omit_defaults or config.forbid_unknown_fields or bare
        raw = isinstance(field.type, shapes.RawType)
        kind = RAW.get(field.name, "unknown") if raw else self.kind(field.type)
        return f"  {field.encode_name}{'?' if omitted and not field.required else ''}: {kind};"

    def kind(self, shape: Any) -> str:
        """A type in TypeScript."""
        match shape:
            case shapes.StructType():
                told = shape.cls.__name__
            case shapes.ListType():
                inner = self.kind(shape.item_type)
                told = f"({inner})[]" if " | " in inner else f"{inner}[]"
            case shapes.TupleType():
                told = f"[{', '.join(self.kind(each) for each in shape.item_types)}]"
            case shapes.DictType():
                told = f"Record<string, {self.kind(shape.value_type)}>"
            case shapes.LiteralType():
                told = " | ".join(f'"{each}"' for each in shape.values)
            case shapes.UnionType():
                told = " | ".join(dict.fromkeys(self.kind(each) for each in shape.types))
            case _:
                told = PLAIN[shape.__class__]
        return told

    def union(self, name: str, union: Any) -> str:
        """All messages that go one way."""
        told = " | ".join(each.__name__ for each in members(union))
        return f"export type {name} = {told};\n"


def _parts(shape: Any) -> list[Any]:
    match shape:
        case shapes.StructType():
            return [each.type for each in shape.fields]
        case shapes.ListType():
            return [shape.item_type]
        case shapes.TupleType():
            return list(shape.item_types)
        case shapes.DictType():
            return [shape.value_type]
        case shapes.UnionType():
            return list(shape.types)
    return []


def written() -> str:
    """The whole file."""
    messages = [*members(protocol.Message), *members(protocol.Reply)]
    writer = Writer(
        [
            Scene,
            Changes,
            Opening,
            Pad,
            *messages,
            *of_module(bodies),
            *of_module(seating),
            *of_module(lesson_bodies),
            *of_module(box),
            *of_module(values),
        ]
    )
    parts = [writer.interface(struct) for struct in writer.structs]
    unions = [writer.union("Message", protocol.Message), writer.union("Reply", protocol.Reply)]
    return "\n".join([HEAD, *parts, *unions])


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
