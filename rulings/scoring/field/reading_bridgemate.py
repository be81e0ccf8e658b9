"""A field from the table ReceivedData of a Bridgemate's scoring file, exported from Access as CSV.

Columns: ID, Section, Table, Round, Board, PairNS, PairEW, Declarer (a pair number), NS/EW (declarer's seat), Contract
(`4 S x`, `3 NT`, `PASS`), Result (`=`, `+1`, `-2`), LeadCard, Remarks, DateLog, TimeLog, Processed..., Erased.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bridge.whole import whole
from corpus.errors import BadInput
from rulings.scoring.calculation import Step
from rulings.scoring.field import entries
from rulings.scoring.field.results import Artificial, FieldResults, Result

Row = Mapping[str, str]
WANTED = frozenset(("board", "pairns", "pairew", "nsew", "contract", "result"))
ERASED = ("erased", "deletedentry", "deleted")
YES = frozenset(("1", "-1", "true", "yes", "igaz", "igen", "prawda", "tak", "sann", "ja"))
NO = frozenset(("", "0", "false", "no", "hamis", "nem", "fałsz", "falsz", "nie", "usann", "nei"))
NOT_PLAYED = frozenset(("not played", "no play", "arbitral score"))
WRONG_DIRECTION = "wrong direction"


def is_received_data(head: Collection[str]) -> bool:
    """Whether the folded header is that of the table ReceivedData."""
    return set(head) >= WANTED


def received_data(rows: Sequence[tuple[int, Row]], source: str) -> FieldResults:
    """The field of the rows: erased ones left out, of two entries for one table and board the later one, both told in
    notes. Averages among the remarks (`60%-40%`) become averages, a board not played has no result.
    """
    notes: list[Step] = []
    kept: dict[tuple[str, ...], tuple[int, Row]] = {}
    for number, row in rows:
        if _erased(row, number, source):
            notes.append(Step("note_erased", "", "", _cells(row, number)))
            continue
        key = tuple(row.get(name, "") for name in ("section", "table", "round", "board", "pairns", "pairew"))
        if key in kept:
            old, before = kept[key]
            later, earlier = sorted(((number, row), (old, before)), key=lambda r: _order(r[1], r[0]), reverse=True)
            kept[key] = later
            notes.append(Step("note_entered_again", "", "", {**_cells(later[1], later[0]), "earlier": str(earlier[0])}))
        else:
            kept[key] = (number, row)
    results: list[Result] = []
    unplayed: list[Result] = []
    for number, row in kept.values():
        try:
            found, note = _result(row, number)
        except (BadInput, ValueError) as error:
            raise BadInput(f"Line {number} of {source} cannot be used: {str(error).rstrip('.')}.") from error
        (unplayed if found.score == Artificial(None, None) else results).append(found)
        notes += [note] if note else []
    return FieldResults(tuple(results), {}, source, tuple(notes), unplayed=tuple(unplayed))


def _result(row: Row, number: int) -> tuple[Result, Step | None]:
    board, remark = int(row["board"]), row.get("remarks", "")
    section = _section(row.get("section", ""))
    where: dict[str, Any] = {name: row.get(name, "") for name in ("round", "table", "session")}
    ns, ew = ("" if row[side] == "0" else row[side] for side in ("pairns", "pairew"))
    if not ns and not ew:
        raise BadInput("neither pair is named")
    if not ns or not ew:
        return Result(
            board, ns, ew, Artificial("plus" if ns else None, "plus" if ew else None), "", "", section, **where
        ), None
    if averages := entries.preset(remark):
        return Result(board, ns, ew, Artificial(*averages), "", "", section, **where), None
    contract = row["contract"]
    if not contract or remark.lower() in NOT_PLAYED:
        nothing = Result(board, ns, ew, Artificial(None, None), "", "", section, **where)
        return nothing, Step("note_no_result", "mbsz-hu:29", "", _cells(row, number))
    note = Step("note_wrong_direction", "", "", _cells(row, number)) if remark.lower() == WRONG_DIRECTION else None
    tricks = 0 if entries.is_pass(contract) else entries.tricks_of(contract, row["result"])
    score = entries.ns_score(board, contract, row["nsew"], tricks)
    return Result(board, ns, ew, score, contract, "", section, **where), note


def _erased(row: Row, number: int, source: str) -> bool:
    for name in ERASED:
        value = row.get(name, "").lower()
        if value in YES:
            return True
        if value not in NO:
            raise BadInput(f"Line {number} of {source}: {row[name]!r} in the column {name} is neither true nor false.")
    return False


def _order(row: Row, number: int) -> tuple[int, int]:
    """Entries in the order they came in: by ID where there is one, else by line."""
    return (whole(row.get("id", "")) or 0, number)


def _section(text: str) -> str:
    """Sections are numbered in the file and lettered on the devices: 1 is A."""
    number = whole(text) or 0
    return chr(ord("A") + number - 1) if 1 <= number <= 26 else text


def _cells(row: Row, number: int) -> dict[str, str]:
    return {
        "line": str(number),
        "board": row.get("board", ""),
        "ns": row.get("pairns", ""),
        "ew": row.get("pairew", ""),
    }
