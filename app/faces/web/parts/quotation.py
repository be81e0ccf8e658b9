"""Law text on a page: a block that looks as its standing is, a table as a table."""

from __future__ import annotations

import html

from corpus.manifest import source
from corpus.model import Provision
from corpus.store import Passage


def quotation(row: Provision, text: str) -> str:
    """Marked law text as a block; a text that is not in force, or not official, looks different."""
    entry = source(row.source)
    look = "" if entry.in_force and entry.standing == "official" else " working" if entry.in_force else " old"
    if row.kind == "table":
        return f'<div class="table-wrap">{_table(row.text)}</div>'
    return f'<blockquote class="law{look}" lang="{row.language}">{text}</blockquote>' if row.text else ""


def part(text: str, passage: Passage | None) -> str:
    """The lines of a marked text that a passage holds; all of it where the text has other lines (a translation)."""
    lines = text.split("\n")
    if passage is None or len(lines) != passage.provision.text.count("\n") + 1:
        return text if passage is None or passage.opens else ""
    return "\n".join(lines[passage.start : passage.end])


def _table(text: str) -> str:
    rows = "".join(
        "<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in line.split("\t")) + "</tr>"
        for line in text.split("\n")
    )
    return f'<table class="law">{rows}</table>'
