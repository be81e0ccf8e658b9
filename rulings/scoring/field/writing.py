"""Results and frequencies as CSV text or as a page to print."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape

from rulings.scoring.field.results import Artificial
from rulings.scoring.field.scoring import Scored
from rulings.scoring.working import shown

Row = tuple[str, ...]
COLUMNS = ("place", "pair", "name", "points", "percent", "penalty", "boards")
FREQUENCY_COLUMNS = ("board", "ns_score", "count", "ns_points", "ew_points")


def standing_rows(scored: Scored) -> list[Row]:
    """The result table: place, pair, name, points, percentage (matchpoints only), penalty, boards."""
    return [
        (
            str(s.place),
            s.pair,
            s.name,
            shown(s.points),
            "" if s.percent is None else shown(s.percent),
            shown(s.penalty) if s.penalty else "",
            str(s.boards),
        )
        for s in scored.standings
    ]


def frequency_rows(scored: Scored) -> list[Row]:
    """For each board every NS score, how often it was made, and what both sides got for it (MBSz 26: frequency
    sheets).
    """
    points = {(b.board, b.pair): b for b in scored.boards}
    rows: list[Row] = []
    for board in sorted({r.board for r in scored.field.results}):
        played = [r for r in scored.field.results if r.board == board]
        counts = Counter(r.score for r in played if isinstance(r.score, int))
        for score in sorted(counts, reverse=True):
            one = next(r for r in played if r.score == score)
            ns, ew = points[board, one.ns], points[board, one.ew]
            rows.append((str(board), str(score), str(counts[score]), shown(ns.points), shown(ew.points)))
        for r in played:
            if not isinstance(r.score, int):
                label = "A" if isinstance(r.score, Artificial) else "W"
                ns, ew = points[board, r.ns], points[board, r.ew]
                rows.append((str(board), f"{label} {r.ns}-{r.ew}", "1", shown(ns.points), shown(ew.points)))
    return rows


def as_csv(columns: Sequence[str], rows: Sequence[Row]) -> str:
    """Rows as CSV with a header; a cell a spreadsheet would take for a formula is quoted with an apostrophe."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows([_cell(cell) for cell in row] for row in rows)
    return out.getvalue()


def _cell(text: str) -> str:
    number = text.lstrip("+-").replace(".", "", 1).isdigit()
    return f"'{text}" if text[:1] in "=+-@\t" and not number else text


def as_html(scored: Scored, words: Mapping[str, str], language: str) -> str:
    """A printable page: result table, then frequencies. `words` names the columns, and `title` and `frequencies`."""
    parts = [
        f'<!DOCTYPE html><html lang="{escape(language)}"><head><meta charset="utf-8">',
        f"<title>{escape(words['title'])}</title>",
        "<style>body{font:14px sans-serif}table{border-collapse:collapse;margin:1em 0}",
        "td,th{padding:2px 10px;text-align:right;border-bottom:1px solid "
        "#bbb}td:nth-child(3){text-align:left}@media print{table{break-inside:auto}}</style></head><body>",
        f"<h1>{escape(words['title'])}</h1>",
        _table([words[c] for c in COLUMNS], standing_rows(scored)),
        f"<h2>{escape(words['frequencies'])}</h2>",
        _table([words[c] for c in FREQUENCY_COLUMNS], frequency_rows(scored)),
        "</body></html>",
    ]
    return "".join(parts)


def _table(heads: Sequence[str], rows: Sequence[Row]) -> str:
    head = "".join(f"<th>{escape(h)}</th>" for h in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"
