"""JSON lines in, one document a line out: what `--batch` does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from app.input.files import json_object
from corpus.errors import BadInput, LawbridgeError


def batch(rows: Iterable[bytes], answer: Callable[[dict[str, Any]], Mapping[str, Any]]) -> Iterator[dict[str, Any]]:
    """One document a line, in order: the answer with the line's id, or {"id", "error"} for a line that is bad."""
    for line in rows:
        if not line.strip():
            continue
        key: Any = None
        try:
            row = json_object(_decoded(line), "The line")
            key = row.get("id")
            yield {"id": key, **answer(row)}
        except LawbridgeError as error:
            yield {"id": key, "error": str(error)}
        except Exception as error:  # a fault of ours on one line must not cost the others their answers
            yield {"id": key, "error": f"Lawbridge failed on this line ({type(error).__name__}); please report it."}


def _decoded(line: bytes) -> str:
    try:
        return line.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput("The line is not UTF-8 text; write one JSON object a line, as UTF-8.") from error
