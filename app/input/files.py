"""Files and standard input: text, one JSON object, lines as they come."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from corpus.errors import BadInput


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
