"""Guide cards for the tables ("kutyanyelv", MBSz annex 4.12 a and 4.22), as rows, text and a printable page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape

from rulings.scoring.movements.plan import Plan


@dataclass(frozen=True)
class Row:
    """One round at a table: the pairs (None: nobody), the boards, and the table each pair goes to next (None: end)."""

    round: int
    ns: int | None
    ew: int | None
    boards: str
    ns_next: int | None
    ew_next: int | None


def cards(plan: Plan) -> dict[int, tuple[Row, ...]]:
    """The guide card of every table, by table number."""
    where = [{pair: s.table for s in row for pair in (s.ns, s.ew) if pair != plan.phantom} for row in plan.rounds]
    found: dict[int, list[Row]] = {}
    for number, sitting in plan.sittings():
        following: Mapping[int, int] = where[number] if number < len(where) else {}
        first, last = plan.board_numbers(sitting.boards)
        ns, ew = (None if pair == plan.phantom else pair for pair in (sitting.ns, sitting.ew))
        found.setdefault(sitting.table, []).append(
            Row(
                number,
                ns,
                ew,
                str(first) if first == last else f"{first}-{last}",
                following.get(ns) if ns else None,
                following.get(ew) if ew else None,
            )
        )
    return {table: tuple(rows) for table, rows in sorted(found.items())}


def shares(plan: Plan, table: int) -> tuple[int, ...]:
    """The tables that play the same boards in the same round as `table`: the card says it to the players."""
    others = {other for pair in plan.shared if table in pair for other in pair if other != table}
    return tuple(sorted(others))


def _sharing(plan: Plan, table: int, words: Mapping[str, str]) -> str:
    others = ", ".join(str(other) for other in shares(plan, table))
    return f"{words['shares']}: {others}" if others else ""


def as_text(plan: Plan, words: Mapping[str, str]) -> str:
    """All cards as plain text. `words`: `table round boards next stays shares` and the sides' short names `ns ew`."""
    lines = []
    for table, rows in cards(plan).items():
        lines.append(f"{words['table']} {table}")
        lines += [line for line in (_sharing(plan, table, words),) if line]
        head = (
            words["round"],
            words["ns"],
            words["ew"],
            words["boards"],
            f"{words['ns']} {words['next']}",
            f"{words['ew']} {words['next']}",
        )
        body = [tuple(_cell(cell) for cell in (r.round, r.ns, r.ew, r.boards, r.ns_next, r.ew_next)) for r in rows]
        widths = [max(len(line[i]) for line in (head, *body)) for i in range(len(head))]
        lines += [
            "  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)) for line in (head, *body)
        ]
        lines.append("")
    return "\n".join(lines)


def as_html(plan: Plan, words: Mapping[str, str], language: str) -> str:
    """A page to print: one card a table, cards do not break across pages."""
    parts = [
        f'<!DOCTYPE html><html lang="{escape(language)}"><head><meta charset="utf-8">',
        f"<title>{escape(plan.name)}</title><style>body{{font:14px sans-serif}}",
        ".card{break-inside:avoid;border:1px dashed #555;padding:8px;margin:6px;display:inline-block}",
        "td,th{padding:2px 8px;text-align:right}th{border-bottom:1px solid}</style></head><body>",
    ]
    heads = ("round", "ns", "ew", "boards")
    for table, rows in cards(plan).items():
        parts.append(f'<div class="card"><h2>{escape(words["table"])} {table}</h2>')
        sharing = _sharing(plan, table, words)
        parts.append(f"<p>{escape(sharing)}</p><table><tr>" if sharing else "<table><tr>")
        parts += [f"<th>{escape(words[head])}</th>" for head in heads]
        parts += [f"<th>{escape(words[side])} {escape(words['next'])}</th>" for side in ("ns", "ew")]
        parts.append("</tr>")
        for row in rows:
            cells = (row.round, row.ns, row.ew, row.boards, row.ns_next, row.ew_next)
            parts.append("<tr>" + "".join(f"<td>{escape(_cell(cell))}</td>" for cell in cells) + "</tr>")
        parts.append("</table></div>")
    parts.append("</body></html>")
    return "".join(parts)


def _cell(value: int | str | None) -> str:
    return "-" if value is None else str(value)
