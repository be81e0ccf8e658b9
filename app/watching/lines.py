"""Happenings as lines of JSON on standard error, where `LAWBRIDGE_EVENTS=json` switches them on."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import TextIO

from app.watching.telling import Value
from corpus.errors import BadInput

VARIABLE = "LAWBRIDGE_EVENTS"


def wanted() -> bool:
    """Whether lines are written; raises BadInput for a form we do not write."""
    form = os.environ.get(VARIABLE, "").strip()
    if form not in ("", "json"):
        raise BadInput(f"{VARIABLE} is {form[:20]!r} and may be json, or nothing for no lines; see docs/running.md.")
    return form == "json"


class Lines:
    """A listener that writes a line for each happening, with the time to the millisecond in UTC."""

    def __init__(self, out: TextIO | None = None) -> None:
        self._out = out or sys.stderr

    def __call__(self, happening: str, fields: Mapping[str, Value]) -> None:
        """Write one line; one that cannot be written (a full disk) is lost, and nothing else."""
        at = datetime.now(UTC).isoformat(timespec="milliseconds")
        try:
            self._out.write(json.dumps({"at": at, "event": happening, **fields}) + "\n")
            self._out.flush()
        except (OSError, ValueError):
            return
