"""Entries as a table for a spreadsheet."""

from __future__ import annotations

from collections.abc import Iterable

from app.log.entry_data import SEATS, LogEntry
from app.log.reports.contents import moment, paragraph
from app.log.reports.printing import csv_bytes
from app.messages import message
from corpus.model import Language

COLUMNS = ("kind", "tournament", "session", "round", "table", "board")
TEXTS = ("director", "situation", "headline", "procedure", "notes")


def as_csv(found: Iterable[LogEntry], language: Language, zone: str = "") -> bytes:
    """Entries as CSV in UTF-8, headed in the reader's language; times in the reader's zone."""

    def say(key: str) -> str:
        return message(language, f"log.{key}")

    head = [say("report.head_number"), say("field_status"), *(say(f"field_{name}") for name in COLUMNS)]
    head += [say(f"seat_{seat}") for seat in SEATS] + [say(f"field_{name}") for name in TEXTS]
    head += [say("field_citations"), say("appeal.title"), say("field_appeal_deadline"), say("report.date")]
    rows = [head]
    for row in found:
        line = [str(row.number), say(f"status_{row.status}"), say(f"kind_{row.kind}")]
        line += [str(getattr(row, name)) for name in COLUMNS[1:]]
        line += [row.players.get(seat, "") for seat in SEATS] + [str(getattr(row, name)) for name in TEXTS]
        line += [", ".join(paragraph(name) for name in row.citations)]
        line += [say(f"appeal.state_{row.appeal['state']}") if row.appeal else "", moment(row.appeal_deadline, zone)]
        rows.append([*line, moment(row.created, zone)])
    return csv_bytes(rows)
