"""Files to damage: a few laws in every format of books, results of a night as clubs have them, two quizzes."""

from __future__ import annotations

import base64
import json
import zlib
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("samples.jsonl")


@cache
def samples(kind: str) -> list[tuple[str, bytes]]:
    """(name, bytes) of every sample of a kind: `book`, `results`, `quiz`."""
    rows = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
    return [(row["name"], zlib.decompress(base64.b64decode(row["data"]))) for row in rows if row["kind"] == kind]


def packed(name: str, data: bytes) -> dict[str, str]:
    """A file as JSON, to be saved."""
    return {"name": name, "data": base64.b64encode(zlib.compress(data)).decode()}


def unpacked(given: dict[str, str]) -> bytes:
    """The bytes of a saved file."""
    return zlib.decompress(base64.b64decode(given["data"]))
