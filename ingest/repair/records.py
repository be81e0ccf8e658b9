"""The records of a repair: to and from JSONL, applied, undone, and the reviewed table that wins over the program.

A record replaces columns of one raw line; raw file + records = repaired file, exactly, and back again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

from corpus.errors import BadData
from ingest.lines import Edit, LayeredText

Status = Literal["accepted", "unsure", "rejected"]


@dataclass(frozen=True, slots=True)
class RepairedSpan:
    """Columns [start, end) of raw line `line` (1-based) read `raw` and are repaired to `repaired`.

    `method` names what decided (lattice, context, rule, reviewed ...); `margin` is the distance in nats to the second
    best candidate (None where there was no choice); `alternatives` are those candidates; `why` and `meaning` come from
    the reviewed table (`meaning`: a ruling hangs on it).
    """

    line: int
    start: int
    end: int
    raw: str
    repaired: str
    method: str
    status: Status = "accepted"
    score: float | None = None
    margin: float | None = None
    alternatives: tuple[str, ...] = ()
    why: str = ""
    meaning: bool = False

    def overlaps(self, start: int, end: int) -> bool:
        """Whether the change touches columns [start, end) of its line; two insertions at one place touch."""
        if self.start == self.end or start == end:
            return self.start <= end and start <= self.end
        return self.start < end and start < self.end


def sha256(raw: str) -> str:
    """The SHA-256 of the text as UTF-8, which is the file's."""
    return hashlib.sha256(raw.encode("utf-8")).hexdigest()


def reviewed(path: Path, raw: str) -> list[RepairedSpan]:
    """The rows of a reviewed table as changes of the raw text; an absent table has none.

    A row is {"line", "find", "replace", "nth"?, "confidence": sure|likely|unsure, "why", "meaning"?}; `find` is text of
    the raw line, `nth` its occurrence from 1. A row whose `replace` equals `find` keeps the program's hands off.
    Raises BadData when a row no longer matches its line or two rows overlap.
    """
    if not path.exists():
        return []
    lines = raw.split("\n")
    changes: list[RepairedSpan] = []
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not text.strip():
            continue
        try:
            row: dict[str, Any] = json.loads(text)
            line, find, replace, nth = row["line"], row["find"], row["replace"], row.get("nth", 1)
            sure = {"sure": True, "likely": False, "unsure": False}[row["confidence"]]
        except (ValueError, KeyError, TypeError) as error:
            raise BadData(f"Row {number} of {path} is not a row of a reviewed table: {error!r}.") from error
        unknown = sorted(set(row) - {"line", "find", "replace", "nth", "confidence", "why", "meaning"})
        if unknown or not find or "\n" in replace or not 1 <= line <= len(lines):
            raise BadData(f"Row {number} of {path} has unknown keys {unknown}, no text to find, or no such line.")
        at = -1
        for _ in range(nth):
            at = lines[line - 1].find(find, at + 1)
            if at < 0:
                raise BadData(
                    f"Row {number} of {path} expects {find!r} (occurrence {nth}) in line {line}, which does not have "
                    f"it; correct the row, then run `lawbridge repair`."
                )
        changes.append(
            RepairedSpan(
                line,
                at,
                at + len(find),
                find,
                replace,
                "reviewed",
                "accepted" if sure else "unsure",
                why=row.get("why", ""),
                meaning=row.get("meaning", False),
            )
        )
    changes.sort(key=_place)
    for first, second in pairwise(changes):
        if first.line == second.line and first.overlaps(second.start, second.end):
            raise BadData(f"Two rows of {path} overlap in line {first.line}: {first.raw!r} and {second.raw!r}.")
    return changes


def _place(change: RepairedSpan) -> tuple[int, int, int]:
    return change.line, change.start, change.end


def merge(table: Sequence[RepairedSpan], program: Iterable[RepairedSpan]) -> list[RepairedSpan]:
    """All of the reviewed table, and those changes of the program that touch none of its places; in text order."""
    taken: dict[int, list[RepairedSpan]] = {}
    for change in table:
        taken.setdefault(change.line, []).append(change)
    kept = [
        change
        for change in program
        if not any(other.overlaps(change.start, change.end) for other in taken.get(change.line, ()))
    ]
    return sorted([*table, *kept], key=_place)


def edits(changes: Iterable[RepairedSpan]) -> list[Edit]:
    """The changes that are applied (all but the rejected), as edits of raw lines."""
    return [
        Edit(change.line, change.start, change.end, change.raw, change.repaired, change.status == "unsure")
        for change in changes
        if change.status != "rejected"
    ]


def apply(raw: str, changes: Iterable[RepairedSpan]) -> str:
    """The repaired text, line for line with `raw`; raises BadData when a change does not fit the raw text."""
    text = LayeredText(raw, edits(changes))
    return "\n".join(line.text for line in text.repaired)


def undo(repaired: str, changes: Iterable[RepairedSpan]) -> str:
    """The raw text back from a repaired one; raises BadData when a change is not found where it should be."""
    lines = repaired.split("\n")
    shift: dict[int, int] = {}
    back: list[Edit] = []
    for change in sorted(changes, key=_place):
        if change.status == "rejected":
            continue
        start = change.start + shift.get(change.line, 0)
        back.append(Edit(change.line, start, start + len(change.repaired), change.repaired, change.raw))
        shift[change.line] = shift.get(change.line, 0) + len(change.repaired) - len(change.raw)
    text = LayeredText("\n".join(lines), back)
    return "\n".join(line.text for line in text.repaired)


def recorded(changes: Iterable[RepairedSpan]) -> list[RepairedSpan]:
    """What is committed of a run: in text order, figures to two decimals, as `read` gives it back from the file.

    Changes that change nothing are left out, unless they mark a place that cannot be recovered (status unsure).
    """
    return [
        replace(change, score=_rounded(change.score), margin=_rounded(change.margin))
        for change in sorted(changes, key=_place)
        if change.raw != change.repaired or change.status == "unsure"
    ]


def _rounded(figure: float | None) -> float | None:
    return None if figure is None else round(figure, 2)


def write(path: Path, changes: Iterable[RepairedSpan], source_sha256: str) -> None:
    """Write the records as JSONL, one a line; which and in what order says `recorded`."""
    rows = [_to_json(change, source_sha256) for change in recorded(changes)]
    path.write_text("".join(row + "\n" for row in rows), encoding="utf-8")


def _to_json(change: RepairedSpan, source_sha256: str) -> str:
    record: dict[str, Any] = {
        "source_sha256": source_sha256,
        "line": change.line,
        "col_start": change.start,
        "col_end": change.end,
        "raw": change.raw,
        "repaired": change.repaired,
        "method": change.method,
        "status": change.status,
    }
    if change.score is not None:
        record["score"] = change.score
    if change.margin is not None:
        record["margin"] = change.margin
    if change.alternatives:
        record["alternatives"] = list(change.alternatives)
    if change.why:
        record["why"] = change.why
    if change.meaning:
        record["meaning"] = True
    return json.dumps(record, ensure_ascii=False)


def read(path: Path) -> list[RepairedSpan]:
    """The records of a JSONL file, in its order; raises BadData naming the line that is none."""
    changes: list[RepairedSpan] = []
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        try:
            row = json.loads(text)
            changes.append(
                RepairedSpan(
                    row["line"],
                    row["col_start"],
                    row["col_end"],
                    row["raw"],
                    row["repaired"],
                    row["method"],
                    row["status"],
                    row.get("score"),
                    row.get("margin"),
                    tuple(row.get("alternatives", ())),
                    row.get("why", ""),
                    row.get("meaning", False),
                )
            )
        except (ValueError, KeyError, TypeError) as error:
            raise BadData(f"Line {number} of {path} is not a change record: {error!r}.") from error
    return changes
