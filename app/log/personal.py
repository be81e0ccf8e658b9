"""What each column of the database may hold about people: the declarations of `personal.yaml`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, inspect

from corpus import strict_yaml

FILE = Path(__file__).parent / "personal.yaml"


@dataclass(frozen=True, slots=True)
class Declared:
    """One table. `names`: column -> paths at which a name stands whole; such a column is among `texts` too."""

    table: str
    key: tuple[str, ...]
    columns: frozenset[str]
    texts: tuple[str, ...]
    names: Mapping[str, tuple[str, ...]]
    since: str = ""
    of: tuple[str, str] | None = None
    bears: str = ""
    removed: bool = False
    change: str = ""


@cache
def declarations() -> Mapping[str, Declared]:
    """Table name -> what its columns hold."""
    return {name: _declared(name, row) for name, row in strict_yaml.load(FILE).items()}


def _declared(name: str, row: Mapping[str, Any]) -> Declared:
    columns: Mapping[str, Any] = row["columns"]
    belongs = next(iter(row["of"].items())) if "of" in row else None
    return Declared(
        name,
        tuple(row["key"]),
        frozenset(columns),
        tuple(column for column, holds in columns.items() if holds != "none"),
        {column: tuple(holds) for column, holds in columns.items() if isinstance(holds, list)},
        row.get("since", ""),
        belongs,
        row.get("bears", ""),
        row.get("until") == "removed",
        row.get("change", ""),
    )


def undeclared(connection: Connection) -> list[str]:
    """Columns of the database that nobody declared, as `table.column`: what they hold is not known."""
    found, known = inspect(connection), declarations()
    return [
        f"{table}.{column['name']}"
        for table in sorted(found.get_table_names())
        for column in found.get_columns(table)
        if table not in known or column["name"] not in known[table].columns
    ]


def standing(value: Any, path: str) -> Iterator[str]:
    """The texts at a path of a value: `*` is every item, `.` the value itself."""
    if path in ("", "."):
        if isinstance(value, str):
            yield value
        return
    head, _, rest = path.partition(".")
    for _, item in _items(value, head):
        yield from standing(item, rest)


def emptied(value: Any, path: str, instead: str) -> Any:
    """The value with `instead` for every text at a path; empty texts stay."""
    if path in ("", "."):
        return instead if isinstance(value, str) and value else value
    head, _, rest = path.partition(".")
    changed = {key: emptied(item, rest, instead) for key, item in _items(value, head)}
    if isinstance(value, Mapping):
        return {**value, **changed}
    return [changed.get(at, item) for at, item in enumerate(value)] if isinstance(value, list) else value


def _items(value: Any, head: str) -> list[tuple[Any, Any]]:
    if isinstance(value, Mapping):
        return [(key, item) for key, item in value.items() if head in ("*", key)]
    return list(enumerate(value)) if isinstance(value, list) and head == "*" else []
