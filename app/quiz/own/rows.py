"""A stranger's YAML or CSV file as rows of plain values, read in a process with limits; what the names mean stands in
`reading`.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Mapping
from pathlib import PurePath
from typing import Any

from app.messages import message
from corpus import strict_yaml
from corpus.errors import BadData, BadInput
from corpus.model import Language

MOST_BYTES = 1_000_000
_COLUMN = re.compile(r"(right|wrong|why)\s*(\d*)\Z")


def rows_of(data: bytes, name: str, said: Language) -> tuple[list[Any], str]:
    """The rows of a file and the language it names for all of them; raises BadInput for a file that has none."""
    if len(data) > MOST_BYTES:
        raise BadInput(message(said, "own.too_long", name=name, most=f"{MOST_BYTES:,}"))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput(message(said, "own.not_utf8", name=name)) from None
    ending = PurePath(name).suffix.casefold()
    if ending == ".csv":
        return _of_csv(text, name, said), ""
    if ending not in (".yaml", ".yml"):
        raise BadInput(message(said, "own.ending", name=name))
    try:
        found = strict_yaml.loads(text, name)
    except (BadData, RecursionError) as error:
        raise BadInput(message(said, "own.no_yaml", name=name, why=" ".join(str(error).split())[:160])) from None
    spoken = ""
    if isinstance(found, Mapping):
        spoken, found = str(found.get("language") or ""), found.get("questions")
    return (found if isinstance(found, list) else []), spoken


def _of_csv(text: str, name: str, said: Language) -> list[Any]:
    """Rows by the names of the first line; commas, semicolons or tabs between the columns."""
    first = text.partition("\n")[0]
    mark = max(",;\t", key=first.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=mark)
    try:
        lines = [line for line in reader if any(cell.strip() for cell in line)]
    except csv.Error as error:
        raise BadInput(message(said, "own.no_csv", name=name, why=str(error)[:100])) from None
    names = [cell.strip().casefold() for cell in lines[0]] if lines else []
    if "question" not in names:
        raise BadInput(message(said, "own.no_header", name=name))
    return [_joined(zip(names, line, strict=False)) for line in lines[1:]]


def _joined(cells: Iterable[tuple[str, str]]) -> dict[str, Any]:
    """A line as a question's values: numbered columns together, each reason with its wrong answer."""
    row: dict[str, Any] = {}
    wrong: dict[str, dict[str, str]] = {}
    for name, cell in cells:
        value = cell.strip()
        column = _COLUMN.match(name)
        if not value:
            continue
        if column is None:
            row[name] = value
        elif column[1] == "right":
            row.setdefault("right", []).append(value)
        else:
            key = "text" if column[1] == "wrong" else "why"
            wrong.setdefault(column[2] or "1", {})[key] = value
    if wrong:
        row["wrong"] = list(wrong.values())
    return row
