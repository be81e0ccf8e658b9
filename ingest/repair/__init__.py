"""Repair: what scanning did to a source is undone by change records, made by a program and by a reviewed table.

`lawbridge repair` calls `renew`; reading a source needs only the committed records (`ingest.edits`).
"""

from __future__ import annotations

from pathlib import Path

from corpus.errors import BadSource
from corpus.manifest import raw_text
from corpus.model import Source
from ingest.edits import REPAIRS
from ingest.repair import records
from ingest.repair.records import RepairedSpan

REPAIRABLE = ("laws-2007-pl", "mbsz-hu")


def changes(source: Source, folder: Path = REPAIRS) -> list[RepairedSpan]:
    """The records a new run of a source's repair makes, with its reviewed table, as they are committed; a minute.

    Raises BadSource for a source that has no repair program, BadData when a reviewed row no longer matches its line.
    """
    table = folder / f"{source.id}.reviewed.jsonl"
    if source.id == "laws-2007-pl":
        from ingest.repair import polish

        return records.recorded(polish.repair_source(raw_text(source), table))
    if source.id == "mbsz-hu":
        from ingest.repair import hungarian

        return records.recorded(hungarian.repair(raw_text(source), table))
    raise BadSource(
        f"There is no repair program for the source {source.id}, which is used as it stands; `lawbridge repair` works "
        f"on {' and '.join(REPAIRABLE)}."
    )


def renew(source: Source, folder: Path = REPAIRS) -> list[RepairedSpan]:
    """Repair a source and write its change records to `<folder>/<id>.jsonl`; returns what was written."""
    found = changes(source, folder)
    records.write(folder / f"{source.id}.jsonl", found, source.sha256)
    return found
