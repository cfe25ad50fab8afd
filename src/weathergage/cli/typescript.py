"""Structs as TypeScript interfaces: what msgspec writes as JSON, in the words of another language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import inspect

from weathergage.engine import EngineError

WIDTH = 120  # of the client's formatter


class Module:
    """A file of interfaces: some types, and all that they are made of."""

    def __init__(
        self, types: Iterable[Any], known: Module | None = None, instead: Mapping[tuple[str, str], str] | None = None
    ) -> None:
        self._known = known
        self._instead = instead or {}  # the TypeScript of fields that the server fills with what is encoded already
        self._names: dict[type, str] = {}
        self._infos: dict[type, Any] = {}
        self._used: set[str] = set()
        self.add(*types)

    def add(self, *types: Any) -> None:  # noqa: ANN401 - whatever can stand in a field
        """Take these in as well."""
        for info in inspect.multi_type_info(types):
            self._visit(info)

    def name(self, kind: Any) -> str:  # noqa: ANN401 - whatever can stand in a field
        """The TypeScript of a type."""
        return self._type(inspect.type_info(kind))

    def text(self, known_from: str = "") -> str:
        """The whole file."""
        bodies = [self._interface(cls, info) for cls, info in sorted(self._infos.items(), key=self._order)]
        head = ""
        if self._used:
            head = f"\nimport type {_list('{ ', sorted(self._used), ' }')} from '{known_from}';\n"
        return head + "".join(bodies)

    def _order(self, item: tuple[type, Any]) -> str:
        return self._names[item[0]]

    # ---------------------------------------------------------------- finding all structs

    def _visit(self, info: Any) -> None:  # noqa: ANN401 - one of msgspec's many descriptions
        cls = getattr(info, "cls", None)
        if isinstance(info, inspect.StructType | inspect.NamedTupleType | inspect.DataclassType) and cls is not None:
            if cls in self._infos or (self._known and cls in self._known._names):
                return
            name = cls.__name__
            if name in self._names.values() or (self._known and name in self._known._names.values()):
                name = f"{name}_"  # a game may have a struct called like one of the engine's
            if name in self._names.values():
                raise EngineError(f"two structs are called {cls.__name__}")
            self._names[cls], self._infos[cls] = name, info
            for field in info.fields:
                self._visit(field.type)
            return
        for part in ("types", "item_types"):
            for it in getattr(info, part, ()):
                self._visit(it)
        for part in ("item_type", "key_type", "value_type"):
            if hasattr(info, part):
                self._visit(getattr(info, part))

    # ---------------------------------------------------------------- writing

    def _interface(self, cls: type, info: Any) -> str:  # noqa: ANN401
        doc = (cls.__doc__ or "").strip().splitlines()[0] if cls.__doc__ else ""
        comment = f"/** {doc} */\n" if doc and not doc.startswith(f"{cls.__name__}(") else ""
        name = self._names[cls]
        if isinstance(info, inspect.NamedTupleType) or getattr(info, "array_like", False):
            items = [f"{field.encode_name}: {self._type(field.type)}" for field in info.fields]
            return f"\n{comment}export type {name} = [{', '.join(items)}];\n"
        lines = []
        if getattr(info, "tag_field", None):
            lines.append(f"  {_key(info.tag_field)}: {_literal(info.tag)};")
        config = getattr(cls, "__struct_config__", None)
        # What has its default is not sent; and a form need not hold it.
        leaves_out = config is not None and (config.omit_defaults or config.forbid_unknown_fields)
        for field in info.fields:
            optional = "?" if leaves_out and not field.required else ""
            instead = self._instead.get((cls.__name__, field.name))
            parts = instead.split(" | ") if instead else self._parts(field.type)
            lines.append(_field(f"{_key(field.encode_name)}{optional}", parts))
        body = "\n".join(lines)
        return (
            f"\n{comment}export interface {name} {{\n{body}\n}}\n"
            if lines
            else f"\n{comment}export type {name} = {{}};\n"
        )

    def _parts(self, info: Any) -> list[str]:  # noqa: ANN401
        """A type; of a union, its members."""
        if isinstance(info, inspect.UnionType):
            return [self._type(it) for it in info.types]
        if isinstance(info, inspect.LiteralType):
            return [_literal(value) for value in info.values]
        return [self._type(info)]

    def _type(self, info: Any) -> str:  # noqa: ANN401, PLR0912 - a case for each kind of type
        match info:
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType() | inspect.BytesType() | inspect.DateTimeType() | inspect.UUIDType():
                return "string"
            case inspect.NoneType():
                return "null"
            case inspect.LiteralType() | inspect.UnionType():
                return " | ".join(dict.fromkeys(self._parts(info)))
            case inspect.EnumType():
                return " | ".join(_literal(it.value) for it in info.cls)
            case inspect.TupleType():
                return f"[{', '.join(self._type(it) for it in info.item_types)}]"
            case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType():
                item = self._type(info.item_type)
                return f"({item})[]" if "|" in item and not item.startswith("[") else f"{item}[]"
            case inspect.DictType():
                return f"Record<string, {self._type(info.value_type)}>"
            case inspect.StructType() | inspect.NamedTupleType() | inspect.DataclassType():
                return self._reference(info.cls)
            case inspect.RawType() | inspect.AnyType():
                return "unknown"
            case inspect.Metadata():
                return self._type(info.type)
            case _:
                raise EngineError(f"there is no TypeScript for {info!r}")

    def _reference(self, cls: type) -> str:
        if cls in self._names:
            return self._names[cls]
        if self._known is not None and cls in self._known._names:
            self._used.add(self._known._names[cls])
            return self._known._names[cls]
        raise EngineError(f"{cls.__name__} was not found before it was needed")


def alias(name: str, definition: str) -> str:
    """`export type name = ...`, broken as the client's formatter would."""
    line = f"export type {name} = {definition};"
    if len(line) <= WIDTH:
        return f"\n{line}\n"
    if len(definition) + 3 <= WIDTH:
        return f"\nexport type {name} =\n  {definition};\n"
    return f"\nexport type {name} =\n  | " + "\n  | ".join(definition.split(" | ")) + ";\n"


def _field(key: str, parts: list[str]) -> str:
    line = f"  {key}: {' | '.join(parts)};"
    if len(line) <= WIDTH or len(parts) == 1:
        return line
    return f"  {key}:\n    | " + "\n    | ".join(parts) + ";"


def _list(begin: str, items: list[str], end: str) -> str:
    line = begin + ", ".join(items) + end
    if len(line) <= WIDTH - 40:
        return line
    return "{\n" + "".join(f"  {item},\n" for item in items) + "}"


def _key(name: str) -> str:
    return name if name.isidentifier() else repr(name)


def _literal(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"'{value}'" if isinstance(value, str) else str(value)
