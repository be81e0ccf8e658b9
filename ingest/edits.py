"""Reading the two layers of edits: committed change records (repairs) and the errata of the editions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.errors import BadData
from corpus.manifest import CORPUS
from corpus.model import Source
from ingest.lines import Edit, LayeredText

REPAIRS = CORPUS / "repairs"
ERRATA = CORPUS / "errata.yaml"


def repairs(source: Source, folder: Path = REPAIRS) -> list[Edit]:
    """The accepted change records of a source (`corpus/repairs/<id>.jsonl`), in raw columns; none for a clean source.

    A record is {"source_sha256", "line", "col_start", "col_end", "raw", "repaired", "method", "status", ...};
    rejected ones are left out. Raises BadData when a record was made for another file.
    """
    path = folder / f"{source.id}.jsonl"
    if not path.exists():
        return []
    edits: list[Edit] = []
    for number, row in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        record: dict[str, Any] = json.loads(row)
        if record["source_sha256"] != source.sha256:
            raise BadData(f"Record {number} of {path} was made for another file; run `lawbridge repair {source.id}`.")
        if record["status"] == "rejected":
            continue
        edits.append(
            Edit(
                record["line"],
                record["col_start"],
                record["col_end"],
                record["raw"],
                record["repaired"],
                unsure=record.get("status") == "unsure",
            )
        )
    return edits


def errata(source: Source, repaired: LayeredText, path: Path = ERRATA) -> list[Edit]:
    """The errata rows of a source as edits of its repaired lines; raises BadData when a row no longer matches."""
    edits: list[Edit] = []
    for row in strict_yaml.load(path).get(source.id) or []:
        line, printed, nth = row["line"], str(row["printed"]), row.get("nth", 1)
        text = repaired.line(line) if 1 <= line <= len(repaired) else ""
        at = -1
        for _ in range(nth):
            at = text.find(printed, at + 1)
            if at < 0:
                raise BadData(
                    f"The erratum of {source.id} line {line} expects {printed!r} (occurrence {nth}), but the repaired "
                    f"line does not have it; correct the row in {path}."
                )
        edits.append(Edit(line, at, at + len(printed), printed, str(row["corrected"])))
    return edits


def layered(source: Source, raw: str) -> LayeredText:
    """The source's text in its three readings."""
    changes = repairs(source)
    repaired = LayeredText(raw, changes)
    return LayeredText(raw, changes, errata(source, repaired))
