"""Results and frequencies as CSV text or as a page to print on A4 and to read on a phone."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape

from rulings.scoring.calculation import shown, signed
from rulings.scoring.field.matches import TeamScored
from rulings.scoring.field.results import Artificial, Result, Split
from rulings.scoring.field.scoring import BoardScore, ResultLine, Scored

Row = tuple[str, ...]
COLUMNS = ("place", "pair", "name", "points", "percent", "penalty", "boards")
FREQUENCY_COLUMNS = ("board", "ns_score", "count", "ns_points", "ew_points")
MATCH_COLUMNS = ("home", "away", "boards", "home_gain", "away_gain", "home_points", "away_points")
TEAM_COLUMNS = ("place", "team", "points", "matches")
STYLE = (
    "@page{size:A4;margin:12mm}body{font:14px sans-serif;margin:8px;color:#111;background:#fff}"
    "h1{font-size:20px}h2{font-size:16px}div{overflow-x:auto}"
    "table{border-collapse:collapse;margin:.6em 0}thead{display:table-header-group}tr{break-inside:avoid}"
    "td,th{padding:2px 10px;text-align:right;border-bottom:1px solid #bbb}"
    "@media(max-width:480px){body{margin:4px}td,th{padding:2px 4px;font-size:12px}}"
    "td.name,th.name{text-align:left}@media print{body{font-size:11px;margin:0}div{overflow:visible}}"
)


def standing_rows(scored: Scored) -> list[Row]:
    """The result table: place, pair, name, points, percentage (matchpoints only), penalty, boards."""
    return rows_of(scored.standings)


def rows_of(standings: Sequence[ResultLine]) -> list[Row]:
    """One ranking as rows; a pair that has withdrawn has no place."""
    return [
        (
            str(s.place) if s.place else "-",
            s.pair,
            s.name,
            shown(s.points),
            "" if s.percent is None else shown(s.percent),
            shown(s.penalty) if s.penalty else "",
            str(s.boards),
        )
        for s in standings
    ]


def frequency_rows(scored: Scored) -> list[Row]:
    """For each board every NS score, how often it was made, and what both sides got for it (MBSz 26: frequency
    sheets); the groups of a fouled board apart, adjusted scores by pair.
    """
    points = {(b.board, b.pair): b for b in scored.boards}
    rows: list[Row] = []
    for board in sorted({r.board for r in scored.field.results}):
        played = [r for r in scored.field.results if r.board == board]
        for group in dict.fromkeys(r.group for r in played):
            same = [r for r in played if r.group == group and isinstance(r.score, int)]
            counts = Counter(r.score for r in same if isinstance(r.score, int))
            label = f" ({group})" if group and len({r.group for r in played}) > 1 else ""
            for score in sorted(counts, reverse=True):
                rows += _frequency(board, [r for r in same if r.score == score], f"{score}{label}", points)
        for r in played:
            if not isinstance(r.score, int):
                kind = "A" if isinstance(r.score, Artificial) else "S" if isinstance(r.score, Split) else "W"
                cells = [points.get((board, pair)) for pair in (r.ns, r.ew)]
                got = tuple(shown(cell.points) if cell else "-" for cell in cells)
                rows.append((str(board), f"{kind} {r.ns or '-'}-{r.ew or '-'}", "1", *got))
    return rows


def _frequency(
    board: int, same: Sequence[Result], label: str, points: Mapping[tuple[int, str], BoardScore]
) -> list[Row]:
    """One line for all results of a score, or one for each different outcome (a plus average in a small group)."""
    got: Counter[tuple[str, str]] = Counter()
    for r in same:
        ns, ew = points[board, r.ns], points[board, r.ew]
        got[shown(ns.points), shown(ew.points)] += 1
    return [(str(board), label, str(count), *cells) for cells, count in got.items()]


def match_rows(scored: TeamScored) -> list[Row]:
    """Every match: teams, boards, what each gained (IMPs from its own view, or points), what counts in the table."""
    write = signed if scored.options.method == "imps" else shown
    return [
        (
            m.home,
            m.away or "-",
            str(len(m.boards)),
            write(m.gained),
            write(m.lost),
            shown(m.points_home),
            shown(m.points_away) if m.away else "-",
        )
        for m in scored.matches
    ]


def as_csv(columns: Sequence[str], rows: Sequence[Row]) -> str:
    """Rows as CSV with a header; a cell a spreadsheet would take for a formula is quoted with an apostrophe."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows([_cell(cell) for cell in row] for row in rows)
    return out.getvalue()


def as_sheet(columns: Sequence[str], rows: Sequence[Row], words: Mapping[str, str]) -> str:
    """Rows for a spreadsheet of our countries: byte order mark, semicolons, decimal commas, words of the language."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";", lineterminator="\r\n")
    writer.writerow([words[column] for column in columns])
    writer.writerows(
        [re.sub(r"^([+-]?\d+)\.(\d+)$", r"\1,\2", cell) if _number(cell) else _cell(cell) for cell in row]
        for row in rows
    )
    return "\ufeff" + out.getvalue()


def _cell(text: str) -> str:
    return f"'{text}" if text.startswith(("=", "+", "-", "@", "\t")) and text != "-" and not _number(text) else text


def _number(text: str) -> bool:
    return bool(re.fullmatch(r"[+-]?\d+(\.\d+)?", text))


def as_html(
    scored: Scored,
    words: Mapping[str, str],
    language: str,
    notes: Sequence[str] = (),
    further: Sequence[tuple[str, Sequence[Row]]] = (),
) -> str:
    """A page to print: the rankings (each line its own where they are apart), further lists, frequencies and notes.

    `words` names the columns, and `title` and `frequencies`.
    """
    parts = []
    for line, ranking in scored.lists:
        if line:
            parts.append(f"<h2>{escape(words.get(line, line))}</h2>")
        parts.append(_table([words[c] for c in COLUMNS], rows_of(ranking), 2))
    for title, rows in further:
        parts += [f"<h2>{escape(title)}</h2>", _table([words[c] for c in COLUMNS], rows, 2)]
    parts += [
        f"<h2>{escape(words['frequencies'])}</h2>",
        _table([words[c] for c in FREQUENCY_COLUMNS], frequency_rows(scored)),
    ]
    return page(words, language, parts, notes)


def teams_html(
    scored: TeamScored, table: Sequence[Row], words: Mapping[str, str], language: str, notes: Sequence[str]
) -> str:
    """A page to print: the table of the teams and every match."""
    parts = [
        _table([words[c] for c in TEAM_COLUMNS], table, 1),
        f"<h2>{escape(words['matches'])}</h2>",
        _table([words[c] for c in MATCH_COLUMNS], match_rows(scored), 0),
    ]
    return page(words, language, parts, notes)


def page(words: Mapping[str, str], language: str, parts: Sequence[str], notes: Sequence[str]) -> str:
    """A whole page around its parts, notes at the end."""
    said = ""
    if notes:
        said = (
            f"<h2>{escape(words.get('notes', ''))}</h2><ul>" + "".join(f"<li>{escape(n)}</li>" for n in notes) + "</ul>"
        )
    return "".join(
        (
            f'<!DOCTYPE html><html lang="{escape(language)}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(words['title'])}</title><style>{STYLE}</style></head><body>",
            f"<h1>{escape(words['title'])}</h1>",
            *parts,
            said,
            "</body></html>",
        )
    )


def _table(heads: Sequence[str], rows: Sequence[Row], name: int = -1) -> str:
    """`name` is the column that holds names and is set to the left."""
    kinds = [' class="name"' if i == name else "" for i in range(len(heads))]
    head = "".join(f'<th scope="col"{kind}>{escape(h)}</th>' for h, kind in zip(heads, kinds, strict=True))
    body = "".join(
        "<tr>" + "".join(f"<td{kind}>{escape(cell)}</td>" for cell, kind in zip(row, kinds, strict=True)) + "</tr>"
        for row in rows
    )
    return f"<div><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
