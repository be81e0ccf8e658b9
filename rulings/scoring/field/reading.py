"""Reading a field from a file people have: CSV, PBN (export of a tournament, score table) or USEBIO XML.

CSV: a header line with `board`, `ns`, `ew` and one of: `score` (NS view), or `contract`, `declarer`, `result` (10, =,
+1, -2). Optional: `adjusted` (see `results.adjusted`), `ns_name`, `ew_name`. Comma, semicolon or tab. Vulnerability
is that of the board number (Law 2).
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.etree import ElementTree
from xml.parsers import expat

from corpus.errors import BadInput
from rulings.scoring.field.results import Artificial, Field, Result, adjusted, ns_score, tricks_of
from rulings.scoring.matchpoints import Spread

LARGEST = 50_000_000  # bytes


def read_field(path: Path, lines_apart: bool = False) -> Field:
    """The field in a file, by its ending (.csv .txt .tsv, .pbn, .xml .usebio). Raises BadInput with file, line and
    cause.
    """
    try:
        if path.stat().st_size > LARGEST:
            raise BadInput(f"The file {path} is larger than {LARGEST // 1_000_000} MB: no tournament is that big.")
        data = path.read_bytes()
    except OSError as error:
        raise BadInput(f"The file {path} cannot be read: {error.strerror}.") from error
    found = _read(path, data)
    return (found.lines_apart() if lines_apart else found).checked()


def _read(path: Path, data: bytes) -> Field:
    kind = path.suffix.lower()
    if kind in (".csv", ".txt", ".tsv"):
        return read_csv(_text(data, path), str(path))
    if kind == ".pbn":
        return read_pbn(_text(data, path), str(path))
    if kind in (".xml", ".usebio"):
        return read_usebio(data, str(path))
    raise BadInput(f"The file {path} has an unknown ending: use .csv, .pbn or .xml (USEBIO).")


def read_csv(text: str, source: str) -> Field:
    """A field from CSV text."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    if not lines:
        raise BadInput(f"The file {source} is empty: it needs a header line and results.")
    delimiter = max(",;\t", key=lines[0].count)
    rows = csv.DictReader(lines, delimiter=delimiter, skipinitialspace=True)
    columns = {name.strip().lower() for name in rows.fieldnames or []}
    if not {"board", "ns", "ew"} <= columns or not (
        {"score", "adjusted"} & columns or {"contract", "result"} <= columns
    ):
        raise BadInput(
            f"The header of {source} must have board, ns, ew and score, or contract, declarer and result: "
            f"got {', '.join(sorted(columns))}."
        )
    names: dict[str, str] = {}
    results = []
    for number, raw in enumerate(rows, 2):
        row = {
            (key or "").strip().lower(): (value or "").strip() for key, value in raw.items() if isinstance(value, str)
        }
        try:
            results.append(_row(row))
        except (BadInput, ValueError, KeyError) as error:
            raise BadInput(f"Line {number} of {source} cannot be used: {error}") from error
        names |= {row[side]: row[f"{side}_name"] for side in ("ns", "ew") if row.get(f"{side}_name")}
    return Field(tuple(results), names, source)


def _row(row: Mapping[str, str]) -> Result:
    board = int(row["board"])
    score: int | Spread | Artificial
    if row.get("adjusted"):
        score = adjusted(row["adjusted"])
    elif row.get("score"):
        score = int(row["score"])
    else:
        contract = row["contract"]
        tricks = 0 if contract.upper().startswith("P") else tricks_of(contract, row["result"])
        score = ns_score(board, contract, row.get("declarer", ""), tricks)
    return Result(board, row["ns"], row["ew"], score, row.get("contract", ""))


_TAG = re.compile(r'^\[(\w+)\s+"(.*)"\]\s*$')


def read_pbn(text: str, source: str) -> Field:
    """A field from PBN 2.1: each board's `ScoreTable` (columns `PairId_NS`, `PairId_EW`, and `Score_NS` or contract
    and result).
    """
    board = 0
    head: list[str] = []
    results: list[Result] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("%") or not line.strip():
            head = [] if not line.strip() else head
            continue
        tag = _TAG.match(line)
        if tag:
            name, value = tag.groups()
            if name == "Board" and value.isdigit():
                board = int(value)
            head = [column.split("\\")[0].strip() for column in value.split(";")] if name == "ScoreTable" else []
        elif head:
            cells = dict(zip(head, re.findall(r'"[^"]*"|\S+', line), strict=False))
            try:
                results += _pbn_row(board, {key: cell.strip('"') for key, cell in cells.items()})
            except (BadInput, ValueError, KeyError) as error:
                raise BadInput(f"Line {number} of {source} is no row of a score table: {error}.") from error
    return Field(tuple(results), {}, source)


def _pbn_row(board: int, row: Mapping[str, str]) -> Iterator[Result]:
    ns = row.get("PairId_NS") or row["PlayerId_North"]
    ew = row.get("PairId_EW") or row["PlayerId_East"]
    contract = row.get("Contract", "-")
    if row.get("Score_NS", "-") not in ("-", "*"):
        yield Result(board, ns, ew, int(row["Score_NS"]), contract)
    elif row.get("Score_EW", "-") not in ("-", "*"):
        yield Result(board, ns, ew, -int(row["Score_EW"]), contract)
    elif contract not in ("-", "*"):
        tricks = 0 if contract.upper().startswith("P") else int(row["Result"])
        yield Result(board, ns, ew, ns_score(board, contract, row.get("Declarer", ""), tricks), contract)


def read_usebio(data: bytes, source: str) -> Field:
    """A field from USEBIO 1.2: BOARD / TRAVELLER_LINE with the pair numbers in the line or in the MATCH around it.

    Elements read: BOARD_NUMBER, NS_PAIR_NUMBER, EW_PAIR_NUMBER, CONTRACT, PLAYED_BY, TRICKS, SCORE; names from
    PARTICIPANTS.
    """
    root = _safe_xml(data, source)
    names = {}
    for pair in root.iter("PAIR"):
        number = _value(pair, "PAIR_NUMBER")
        players = [p.text.strip() for p in pair.iter("PLAYER_NAME") if p.text]
        if number and players:
            names[number] = " / ".join(players)
    results = []
    holders = [*root.iter("MATCH"), *root.iter("SECTION"), root] if root.find(".//MATCH") is not None else [root]
    used: set[int] = set()
    for holder in holders:
        outer = (_value(holder, "NS_PAIR_NUMBER"), _value(holder, "EW_PAIR_NUMBER"))
        for board in holder.iter("BOARD"):
            if id(board) in used:
                continue
            used.add(id(board))
            results += [r for line in board.iter("TRAVELLER_LINE") if (r := _usebio_line(board, line, outer, source))]
    return Field(tuple(results), names, source)


def _usebio_line(
    board: ElementTree.Element, line: ElementTree.Element, outer: tuple[str, str], source: str
) -> Result | None:
    ns = _value(line, "NS_PAIR_NUMBER") or outer[0]
    ew = _value(line, "EW_PAIR_NUMBER") or outer[1]
    number, score, contract = _value(board, "BOARD_NUMBER"), _value(line, "SCORE"), _value(line, "CONTRACT")
    if not score and not contract:
        return None
    try:
        if re.fullmatch(r"[+-]?\d+", score):
            return Result(int(number), ns, ew, int(score), contract)
        if re.fullmatch(r"A[+=-]?/?A?[+=-]?|A?\d+/?\d*", score.upper()) and "/" in score:
            return Result(int(number), ns, ew, adjusted(score), contract)
        tricks = 0 if contract.upper().startswith("P") else int(_value(line, "TRICKS"))
        return Result(int(number), ns, ew, ns_score(int(number), contract, _value(line, "PLAYED_BY"), tricks), contract)
    except (BadInput, ValueError) as error:
        raise BadInput(f"Board {number} of {source}, pairs {ns} and {ew}, cannot be used: {error}.") from error


def _value(element: ElementTree.Element, name: str) -> str:
    found = element.find(name)
    return (found.text or "").strip() if found is not None else ""


def _safe_xml(data: bytes, source: str) -> ElementTree.Element:
    """Parse XML that declares no entities: USEBIO needs none, and an entity can blow up or read other files."""

    def refuse(name: str, *_: object) -> None:
        raise BadInput(
            f"The file {source} declares the XML entity {name!r}, which USEBIO files do not need: it is refused."
        )

    scout = expat.ParserCreate()
    scout.EntityDeclHandler = refuse
    try:
        scout.Parse(data, True)
        return ElementTree.fromstring(data)  # noqa: S314 - checked above: no entities declared
    except (expat.ExpatError, ElementTree.ParseError) as error:
        raise BadInput(f"The file {source} is no well-formed XML: {error}.") from error


def _text(data: bytes, path: Path) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("iso-8859-2" if path.suffix.lower() != ".pbn" else "iso-8859-1")
