"""What people and programs feed in: a question checked for size and form, JSON lines for `--batch`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from corpus.errors import BadInput, BadQuestion, LawbridgeError

LONGEST_QUESTION = 2_000
"""Characters; a case told at the table fits ten times over."""


def question(text: str) -> str:
    """The question with blanks tidied; raises BadQuestion when it is empty, too long or not text."""
    tidy = " ".join(text.split())
    if not tidy:
        raise BadQuestion('The question is empty; write for example `lawbridge ask "West led out of turn"`.')
    if len(tidy) > LONGEST_QUESTION:
        raise BadQuestion(
            f"The question has {len(tidy)} characters and at most {LONGEST_QUESTION} are read; tell the case in a few "
            f"sentences, or look a text up with `lawbridge search`."
        )
    if any(ord(sign) < 32 or 0xD800 <= ord(sign) <= 0xDFFF or sign == "\ufffd" for sign in tidy):
        raise BadQuestion("The question contains bytes that are not text; send it as UTF-8.")
    return tidy


def opened(name: str) -> str:
    """The text of a file, or of standard input for `-`; raises BadInput when it cannot be read as UTF-8."""
    try:
        if name == "-":
            return sys.stdin.buffer.read().decode("utf-8-sig")
        return Path(name).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadInput(f"The file {name!r} cannot be read: {error.strerror}; name a file or `-`.") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"The file {name!r} is not UTF-8 text; save it as UTF-8 and try again.") from error


def json_object(text: str, name: str) -> dict[str, Any]:
    """A JSON object; raises BadInput naming `name` when it is something else."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{name} is not valid JSON ({error}); write one JSON object with names in quotes.") from error
    if not isinstance(value, dict):
        raise BadInput(f"{name} holds {type(value).__name__}, not a JSON object of facts.")
    return value


def lines(name: str) -> Iterator[bytes]:
    """The lines of a file, or of standard input for `-`, as they come; raises BadInput when it cannot be opened."""
    if name == "-":
        yield from sys.stdin.buffer
        return
    try:
        with Path(name).open("rb") as opened_file:
            yield from opened_file
    except OSError as error:
        raise BadInput(f"The file {name!r} cannot be read: {error.strerror}; name a file or `-`.") from error


def batch(rows: Iterable[bytes], answer: Callable[[dict[str, Any]], dict[str, Any]]) -> Iterator[dict[str, Any]]:
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
