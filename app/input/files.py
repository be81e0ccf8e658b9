"""Files and standard input: text, one JSON object, lines as they come."""

from __future__ import annotations

import json
import math
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from corpus.errors import BadInput

_SHOWN = 120
"""Characters of what was given that a refusal repeats."""
_HALF = re.compile("[\ud800-\udfff]")


def opened(name: str) -> str:
    """The text of a file, or of standard input for `-`; raises BadInput when it cannot be read as UTF-8."""
    try:
        if name == "-":
            return sys.stdin.buffer.read().decode("utf-8-sig")
        return Path(name).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(f"The file {name[:_SHOWN]!r} is not UTF-8 text; save it as UTF-8 and try again.") from error
    except (OSError, ValueError) as error:  # a name with a NUL in it is a ValueError
        raise _unreadable(name, error) from error


def json_object(text: str, name: str) -> dict[str, Any]:
    """A JSON object; raises BadInput naming `name` when it is something else."""
    try:
        value = json.loads(text, parse_constant=_no_number, parse_float=_finite)
    except (ValueError, RecursionError) as error:
        why = str(error)[:_SHOWN]
        raise BadInput(f"{name} is not valid JSON ({why}); write one JSON object with names in quotes.") from error
    if not isinstance(value, dict):
        raise BadInput(f"{name} holds {type(value).__name__}, not a JSON object of facts.")
    if _HALF.search(json.dumps(value, ensure_ascii=False)):
        raise BadInput(f"{name} holds half of a sign (a lone surrogate); send it as UTF-8.")
    return value


def _no_number(word: str) -> None:
    raise ValueError(f"{word} is no number")


def _finite(word: str) -> float:
    value = float(word)
    if not math.isfinite(value):
        raise ValueError("a number is too large")
    return value


def lines(name: str) -> Iterator[bytes]:
    """The lines of a file, or of standard input for `-`, as they come; raises BadInput when it cannot be opened."""
    if name == "-":
        yield from sys.stdin.buffer
        return
    try:
        with Path(name).open("rb") as opened_file:
            yield from opened_file
    except (OSError, ValueError) as error:
        raise _unreadable(name, error) from error


def _unreadable(name: str, error: Exception) -> BadInput:
    why = getattr(error, "strerror", None) or "no file can have this name"
    return BadInput(f"The file {name[:_SHOWN]!r} cannot be read: {why}; name a file or `-`.")
