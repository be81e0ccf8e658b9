"""Files of strangers: results, books, quizzes, damaged in their bytes or, where they are zip or JSON, inside."""

from __future__ import annotations

import io
import json
import logging
import tempfile
import zipfile
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from evals.attacks.attack import Attack, strict
from evals.attacks.samples import packed, samples, unpacked
from evals.attacks.values import bytes_damaged, damaged


def _make(kind: str, chance: Random) -> dict[str, str]:
    name, data = chance.choice(samples(kind))
    return packed(name, _zip_damaged(data, chance) if data[:2] == b"PK" else bytes_damaged(data, chance))


def _zip_damaged(data: bytes, chance: Random) -> bytes:
    if chance.random() < 0.2:
        return bytes_damaged(data, chance)
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    name = chance.choice(sorted(parts))
    parts[name] = bytes_damaged(parts[name], chance)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for each, part in parts.items():  # an entry made from its name alone would hold the time of day
            archive.writestr(zipfile.ZipInfo(each), part, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def make_results(chance: Random) -> dict[str, str]:
    """A damaged file of results."""
    return _make("results", chance)


def run_results(given: dict[str, str]) -> None:
    """Read, score, tell and write it."""
    from app.scoring.field import FieldFile, event_of, field_options

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / given["name"]
        path.write_bytes(unpacked(given))
        event = event_of(FieldFile(path), field_options("matchpoints", "2-1-0"), "hu", (), (), True)
        strict(event.document("pl"))


def make_book(chance: Random) -> dict[str, str]:
    """A damaged book."""
    return _make("book", chance)


def run_book(given: dict[str, str]) -> None:
    """Read and judge it, as its guarded process does."""
    from corpus import manifest
    from ingest.add import Request

    logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    from ingest.add.adding import understood_of

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / given["name"]
        path.write_bytes(unpacked(given))
        asked = replace(Request(path, "pl", "2007", "laws", id="laws-2007-pl-copy"), laws="6-9")
        strict(understood_of(asked, manifest.SOURCES).review.as_json())


def make_quiz(chance: Random) -> dict[str, str]:
    """A damaged quiz, and the format to write it in."""
    name, data = chance.choice(samples("quiz"))
    if chance.random() < 0.3:
        return {**packed(name, bytes_damaged(data, chance)), "format": chance.choice(_formats())}
    rows: Any = json.loads(data)
    for _ in range(chance.choice([1, 1, 2, 3])):
        rows = damaged(rows, chance)
    return {**packed(name, json.dumps(rows).encode()), "format": chance.choice(_formats())}


@cache
def _formats() -> tuple[str, ...]:
    return ("moodle", "gift", "qti", "anki", "kahoot", "csv", "docx", "json")


def run_quiz(given: dict[str, str]) -> None:
    """Write it in another format, as the child of `lawbridge quiz convert` does: in it a crash would be a refusal."""
    from app.quiz.exports.converting import converted_here

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "quiz.json"
        path.write_bytes(unpacked(given))
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            converted_here(path, given["format"])


RESULTS = Attack("results", make_results, run_results)
BOOKS = Attack("add", make_book, run_book)
QUIZZES = Attack("convert", make_quiz, run_quiz)
