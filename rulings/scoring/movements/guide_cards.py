"""Guide cards for the tables ("kutyanyelv", MBSz annex 4.12 a and 4.22), as rows, text and a printable page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from rulings.scoring.movements.plan import Plan

PAGE_STYLE = (
    "@page{size:A4;margin:12mm}body{font:14px sans-serif;margin:8px}h1{font-size:20px}"
    ".card{break-inside:avoid;border:1px dashed #555;padding:8px;margin:6px;display:inline-block;"
    "vertical-align:top;max-width:100%;box-sizing:border-box;overflow-x:auto}"
    "table{border-collapse:collapse}td,th{padding:2px 8px;text-align:right}th{border-bottom:1px solid}p{margin:4px 0}"
    "@media(max-width:480px){body{margin:4px}.card{margin:6px 0;padding:4px}td,th{padding:2px 3px;font-size:12px}}"
)


@dataclass(frozen=True)
class GuideRow:
    """One round at a table: the pairs (None: nobody), the boards in the order of play, the table each pair goes to next
    (None: end), the other tables that play the same boards, and whether one copy of them is too few. `ns_side` and
    `ew_side` are the lines (`ns`, `ew`) they sit in there.
    """

    round: int
    ns: int | None
    ew: int | None
    boards: str
    ns_next: int | None
    ew_next: int | None
    shares: tuple[int, ...] = ()
    copies: bool = False
    ns_side: str = ""
    ew_side: str = ""


def cards(plan: Plan) -> dict[int, tuple[GuideRow, ...]]:
    """The guide card of every table, by table number."""
    where = [
        {pair: (s.table, side) for s in row for pair, side in ((s.ns, "ns"), (s.ew, "ew")) if not plan.absent(pair)}
        for row in plan.rounds
    ]
    found: dict[int, list[GuideRow]] = {}
    for number, sitting in plan.sittings():
        following: Mapping[int, tuple[int, str]] = where[number] if number < len(where) else {}
        nowhere = (None, "")
        ns, ew = (None if plan.absent(pair) else pair for pair in (sitting.ns, sitting.ew))
        together = plan.sharing(number, sitting.table)
        others = tuple(t for t in together if t != sitting.table) if sitting.table in together else ()
        ns_next, ns_side = following.get(ns, nowhere) if ns else nowhere
        ew_next, ew_side = following.get(ew, nowhere) if ew else nowhere
        found.setdefault(sitting.table, []).append(
            GuideRow(
                number,
                ns,
                ew,
                _ranges(plan.order(number, sitting.table)),
                ns_next,
                ew_next,
                others,
                bool(others) and plan.copies(number, sitting.table),
                ns_side,
                ew_side,
            )
        )
    return {table: tuple(rows) for table, rows in sorted(found.items())}


def shares(plan: Plan, table: int) -> tuple[int, ...]:
    """The tables that play the same boards at the same time as `table` in some round."""
    return tuple(sorted({other for row in cards(plan)[table] for other in row.shares}))


def _ranges(boards: Sequence[int]) -> str:
    """Board numbers in order as runs: 2 3 1 is `2-3, 1`."""
    runs: list[list[int]] = []
    for board in boards:
        if runs and board == runs[-1][-1] + 1:
            runs[-1].append(board)
        else:
            runs.append([board])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def _sharing(rows: Sequence[GuideRow], words: Mapping[str, str]) -> list[str]:
    """What the card says about shared boards, one line for each set of tables it shares with."""
    lines = []
    for others in dict.fromkeys(row.shares for row in rows if row.shares):
        numbers = [row.round for row in rows if row.shares == others]
        tables = ", ".join(str(other) for other in others)
        when = "" if len(numbers) == len(rows) else f" ({words['round'].lower()} {', '.join(map(str, numbers))})"
        copies = any(row.copies for row in rows if row.shares == others)
        lines.append(f"{words['shares']}: {tables}{when}. {words.get('copies' if copies else 'hand_on', '')}".rstrip())
    return lines


def _relay(plan: Plan, words: Mapping[str, str]) -> list[str]:
    """Where the table without players stands (annex 6.1, "ugró asztal")."""
    half = len(plan.rounds[0]) // 2
    return [f"{words.get('relay_table', '')}: {half} / {half + 1}"] if "relay" in plan.name else []


def as_text(plan: Plan, words: Mapping[str, str]) -> str:
    """All cards as plain text. `words` are the labels of one language (`telling.labels`)."""
    lines = [*_relay(plan, words)]
    for table, rows in cards(plan).items():
        lines.append(f"{words['table']} {table}")
        lines += _sharing(rows, words)
        head = _heads(words)
        body = [_cells(row, plan, words) for row in rows]
        widths = [max(len(line[i]) for line in (head, *body)) for i in range(len(head))]
        lines += [
            "  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)) for line in (head, *body)
        ]
        lines.append("")
    return "\n".join(lines)


def as_html(plan: Plan, words: Mapping[str, str], language: str) -> str:
    """A page to print on A4 or read on a phone: one card a table, cards do not break across pages."""
    title = words.get(plan.name, plan.name)
    parts = [
        f'<!DOCTYPE html><html lang="{escape(language)}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{PAGE_STYLE}</style></head><body><h1>{escape(title)}</h1>",
        *(f"<p>{escape(line)}</p>" for line in _relay(plan, words)),
    ]
    for table, rows in cards(plan).items():
        parts.append(f'<div class="card"><h2>{escape(words["table"])} {table}</h2>')
        parts += [f"<p>{escape(line)}</p>" for line in _sharing(rows, words)]
        parts.append("<table><thead><tr>" + "".join(f'<th scope="col">{escape(h)}</th>' for h in _heads(words)))
        parts.append("</tr></thead><tbody>")
        for row in rows:
            parts.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in _cells(row, plan, words)) + "</tr>")
        parts.append("</tbody></table></div>")
    parts.append("</body></html>")
    return "".join(parts)


def _heads(words: Mapping[str, str]) -> tuple[str, ...]:
    sides = tuple(f"{words[side]} {words['next']}" for side in ("ns", "ew"))
    return (words["round"], words["ns"], words["ew"], words["boards"], *sides)


def _cells(row: GuideRow, plan: Plan, words: Mapping[str, str]) -> tuple[str, ...]:
    """The row as text: a pair without opponents sits out; both pairs of a team carry the team's number."""
    nobody = row.ns is None or row.ew is None
    boards = words.get("sits_out", "-") if nobody else row.boards
    numbers = (_number(row.ns, plan), _number(row.ew, plan))
    return (
        str(row.round),
        *numbers,
        boards,
        _next(row.ns_next, row.ns_side, words),
        _next(row.ew_next, row.ew_side, words),
    )


def _next(table: int | None, side: str, words: Mapping[str, str]) -> str:
    """Where a pair goes: table and line, as `3 EW`."""
    return "-" if table is None else f"{table} {words[side]}"


def _number(pair: int | None, plan: Plan) -> str:
    if pair is None:
        return "-"
    return str((pair - 1) % plan.sets + 1 if plan.name == "small_team_matches" else pair)
