"""A field from CSV: a header line in English, Hungarian, Polish or Norwegian (`columns.yaml`), then one result a line.

Wanted: board, NS, EW, and a score (NS view) or contract, declarer and result. Optional: an adjusted score, names, group
of a fouled board, section. Comma, semicolon or tab. The export of a Bridgemate's ReceivedData is known by its columns.
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from bridge.errors import BridgeError
from bridge.notation.reading import read_vulnerability
from bridge.seats import Vulnerability, vulnerability_of_board
from bridge.whole import whole
from corpus import strict_yaml
from corpus.errors import BadInput
from rulings.scoring.calculation import Step
from rulings.scoring.field import entries
from rulings.scoring.field.reading_bridgemate import is_received_data, received_data
from rulings.scoring.field.results import Artificial, FieldResults, Named, Result, Split, adjusted, names_of
from rulings.scoring.matchpoints import Spread

Row = Mapping[str, str]
HEADER_WITHIN = 15  # lines: a title or two may stand above the header
NOTHING = Artificial(None, None)
WHERE = ("contract", "group", "section", "session", "round", "table", "declarer")
NORTH = "\u00c9"  # the Hungarian letter of north, which is often typed without its accent
NOBODY = ("", "-", "bye", "phantom", "kimarad\u00f3", "kimarad", "pauza", "oversitter")
_NO_RESULT = ("", "-", "np", "not played", "x")


def fold(name: str) -> str:
    """A column's name without case, accents, blanks and signs: `K-Ny nevek` is `knynevek`."""
    low = name.replace("\u00d8", "o").replace("\u00f8", "o").replace("\u0141", "l").replace("\u0142", "l").lower()
    letters = unicodedata.normalize("NFD", low)
    return re.sub(r"[^a-z0-9]", "", "".join(c for c in letters if not unicodedata.combining(c)))


@cache
def _columns() -> dict[str, str]:
    found: dict[str, list[str]] = strict_yaml.load(Path(__file__).parent / "columns.yaml")
    return {spelling: name for name, spellings in found.items() for spelling in spellings}


def read_csv(text: str, source: str) -> FieldResults:
    """A field from CSV text. Raises BadInput that names the line."""
    head, rows = _table(text, source)
    reading: Callable[[Sequence[tuple[int, Row]], str], FieldResults] = (
        received_data if is_received_data(head) else _plain
    )
    return reading(rows, source)


def _table(text: str, source: str) -> tuple[set[str], list[tuple[int, Row]]]:
    """Folded header and the rows by folded header, each with its line number."""
    lines = text.splitlines()
    if not any(line.strip() for line in lines):
        raise BadInput(f"The file {source} is empty: it needs a header line and results.")
    given = re.fullmatch(r"\s*sep=(.)\s*", lines[0], re.IGNORECASE)
    at, delimiter = _header(lines, given.group(1) if given else "")
    if at is None:
        shown = next(
            line for line in lines if line.strip() and not line.startswith("#") and not line.startswith("sep=")
        )
        raise BadInput(
            f"The header of {source} must have board, ns, ew and score, or contract, declarer and result "
            f"(docs/scoring.md has the Hungarian, Polish and Norwegian names): got {shown.strip()[:120]!r}."
        )
    body = csv.reader(io.StringIO("\n".join(lines[at:])), delimiter=delimiter, skipinitialspace=True)
    names = [fold(cell) for cell in next(body)]
    if twice := [name for name in names if name and names.count(name) > 1]:
        raise BadInput(f"The header of {source} has the column {twice[0]!r} twice: rename or remove one.")
    rows: list[tuple[int, Row]] = []
    for cells in body:
        number = at + body.line_num
        if not any(cell.strip() for cell in cells) or cells[0].startswith("#"):
            continue
        if any(cell.strip() for cell in cells[len(names) :]):
            raise BadInput(
                f"Line {number} of {source} has more cells than the header has columns: one separator too many."
            )
        cells += [""] * (len(names) - len(cells))
        rows.append((number, dict(zip(names, (cell.strip() for cell in cells), strict=False))))
    return set(names), rows


def _header(lines: Sequence[str], delimiter: str) -> tuple[int | None, str]:
    for at, line in enumerate(lines[:HEADER_WITHIN]):
        if line.startswith("#"):
            continue
        parted = delimiter or max(",;\t", key=line.count)
        names = {fold(cell) for cell in next(csv.reader([line], delimiter=parted, skipinitialspace=True), [])}
        known = {_columns().get(name) for name in names}
        sides = {"board", "ns", "ew"} <= known or {"board", "north", "east", "south", "west"} <= known
        if is_received_data(names) or (sides and {"score", "result", "adjusted"} & known):
            return at, parted
    return None, ","


def _plain(rows: Sequence[tuple[int, Row]], source: str) -> FieldResults:
    results: list[Result] = []
    notes: list[Step] = []
    unplayed: list[Result] = []
    named: dict[Named, None] = {}
    signed = any(re.match(r"[=+-]", entries.plain(row.get(_named_column(row, "result"), ""))) for _, row in rows)
    bare_north = _bare_north(rows)
    for number, raw in rows:
        row = _renamed(raw)
        if bare_north and row.get("declarer", "").upper() == "E":
            row["declarer"] = NORTH
        try:
            found = _result(row, signed)
            if isinstance(found.score, Artificial) and found.score == NOTHING:
                unplayed.append(found)
                notes.append(_unused(row, number))
            else:
                results.append(found)
                notes += _doubts(row, found, number)
        except (BadInput, ValueError) as error:
            raise BadInput(f"Line {number} of {source} cannot be used: {str(error).rstrip('.')}.") from error
        for side, line in (("ns", "N"), ("ew", "E")):
            if row.get(f"{side}_name"):
                named[Named(row[side], row[f"{side}_name"], line, row.get("section", ""))] = None
    if bare_north and any(row.get(_named_column(row, "declarer"), "").upper() == "E" for _, row in rows):
        notes.append(Step("note_bare_north"))
    return FieldResults(tuple(results), names_of(list(named)), source, tuple(notes), tuple(named), tuple(unplayed))


def _bare_north(rows: Sequence[tuple[int, Row]]) -> bool:
    """Whether declarers are written in Hungarian letters without accents, so that E is north: there is D, K or NY among
    them and none of N, S, W.
    """
    written = {row.get(_named_column(row, "declarer"), "").upper() for _, row in rows}
    return bool(written & {"D", "K", "NY"}) and not written & {"N", "S", "W"}


def _named_column(row: Row, name: str) -> str:
    return next((key for key in row if _columns().get(key) == name), name)


@cache
def _renaming(keys: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The columns of a header that are known, with their names."""
    return tuple((key, _columns()[key]) for key in keys if key in _columns())


def _renamed(raw: Row) -> dict[str, str]:
    row: dict[str, str] = {}
    for key, name in _renaming(tuple(raw)):
        if (cell := raw[key]) or name not in row:
            row[name] = cell
    if "contract" not in row and "score" not in row and "result" in row:
        row["score"] = row.pop("result")  # without a contract a result is a score
    return row


def _result(row: dict[str, str], signed: bool) -> Result:
    board = _board(row.get("board", ""))
    seats = _seats(row)
    for side, two in (("ns", seats[::2]), ("ew", seats[1::2])):
        if seats and not row.get(side):
            row[side] = "+".join(two)
    ns, ew = ("" if row.get(side, "").lower() in NOBODY else row[side] for side in ("ns", "ew"))
    if not ns and not ew:
        raise BadInput("neither NS nor EW is named")
    score: int | Spread | Artificial | Split
    if row.get("adjusted"):
        both = row["adjusted"] if (ns and ew) or "/" in row["adjusted"] else f"{row['adjusted']}/{row['adjusted']}"
        score = adjusted(both)
    elif not ns or not ew:
        score = Artificial("plus" if ns else None, "plus" if ew else None)
    else:
        score = _score(row, board, signed)
    if isinstance(score, Artificial):
        score = Artificial(score.ns if ns else None, score.ew if ew else None)
    where: dict[str, Any] = {name: row[name] for name in WHERE if name in row}
    return Result(board, ns, ew, score, **where, room=_room(row.get("room", "")), seats=seats)


def _seats(row: Row) -> tuple[str, ...]:
    """The players N E S W of an individual, or nobody."""
    if "north" not in row:
        return ()
    seats = tuple(row.get(name, "") for name in ("north", "east", "south", "west"))
    return seats if all(seats) else ()


def _room(text: str) -> str:
    """`open` or `closed`, from a word of the four languages or its first letter."""
    low = text.strip().lower()
    return "closed" if low[:1] in ("c", "z", "l", "2") else "open" if low else ""


def _board(text: str) -> int:
    found = re.fullmatch(r"(\d+)(?:[.,]0+)?\.?", text.strip())
    if not found or not (board := whole(found.group(1))):
        raise BadInput(f"{text[:40]!r} is no board number")
    return board


def _score(row: Row, board: int, signed: bool) -> int | Spread | Artificial | Split:
    """The NS score of a line, from the score or the contract; nothing for both sides where nothing was written."""
    cell, other = row.get("score", ""), row.get("score_ew", "")
    for text in (cell, other):  # an average, weights or a split score written where the score belongs
        if re.match(r"A|.*(//|:)", text.strip().upper()):
            return adjusted(text)
    if cell.lower() not in _NO_RESULT:
        return entries.points(cell)
    if other.lower() not in _NO_RESULT:
        return -entries.points(other)
    counted = _from_contract(row, board, signed)
    return NOTHING if counted is None else counted


def _from_contract(row: Row, board: int, signed: bool) -> int | None:
    contract, result = row.get("contract", ""), row.get("result", "")
    if entries.is_pass(contract) and contract:
        return 0
    if contract.lower() in _NO_RESULT and result.lower() in _NO_RESULT:
        return None
    if contract.lower() in _NO_RESULT or result.lower() in _NO_RESULT:
        raise BadInput(f"the contract {contract!r} and the result {result!r} do not make a score")
    if signed and re.fullmatch(r"[0-6]", result):
        raise BadInput(
            f"the result {result!r} of {contract} may be tricks won or overtricks whose + was lost; write +{result} or "
            "the tricks as two figures (02)"
        )
    return entries.ns_score(board, contract, row.get("declarer", ""), entries.tricks_of(contract, result), _vul(row))


def _vul(row: Row) -> Vulnerability | None:
    text = row.get("vulnerability", "")
    for language in ("en", *entries.LANGUAGES) if text else ():
        try:
            return read_vulnerability(text, language)
        except BridgeError:
            continue
    return {"all": Vulnerability.BOTH, "-": Vulnerability.NONE, "love": Vulnerability.NONE}.get(text.lower())


def _unused(row: Row, number: int) -> Step:
    cells = {"line": str(number), "board": row["board"], "ns": row.get("ns", ""), "ew": row.get("ew", "")}
    return Step("note_no_result", "mbsz-hu:29", "", cells)


def _doubts(row: Row, found: Result, number: int) -> list[Step]:
    """Notes on a score no contract gives, and on one that the contract beside it does not give."""
    if not isinstance(found.score, int):
        return []
    cells = {"line": str(number), "board": str(found.board), "ns": found.ns, "ew": found.ew, "score": str(found.score)}
    if found.score not in entries.possible_scores(_vul(row) or vulnerability_of_board(found.board)):
        return [Step("note_impossible_score", "77", "", cells)]
    if row.get("score") and row.get("contract") and row.get("result") and row.get("declarer"):
        try:
            counted = _from_contract(row, found.board, signed=False)
        except BadInput:
            return []
        if counted is not None and counted != found.score:
            return [Step("note_score_of_contract", "77", "", {**cells, "counted": str(counted)})]
    return []
