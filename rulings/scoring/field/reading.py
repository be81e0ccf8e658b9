"""Reading a field from a file people have: CSV or a worksheet (XLSX) in four languages, the ReceivedData table of a
Bridgemate, PBN with score tables, USEBIO XML.
"""

from __future__ import annotations

from pathlib import Path

from corpus.errors import BadInput
from rulings.scoring.decoding import decode
from rulings.scoring.field.reading_csv import read_csv
from rulings.scoring.field.reading_pbn import read_pbn
from rulings.scoring.field.reading_usebio import read_usebio
from rulings.scoring.field.results import FieldResults
from rulings.scoring.sheets import sheet_text

__all__ = ["read_csv", "read_field", "read_pbn", "read_usebio"]

LARGEST = 50_000_000  # bytes
ACCESS = (".bws", ".mdb", ".accdb")
BOOKS = (".xlsx", ".xlsm")
SHEETS = (".xls", ".ods", ".numbers")


def read_field(path: Path, lines_apart: bool = False, encoding: str = "", teams: bool = False) -> FieldResults:
    """The field in a file, by its ending (.csv .txt .tsv, .xlsx, .pbn, .xml .usebio). Raises BadInput with file,
    line and cause.

    Sections that number their pairs alike are told apart (`A7`). `teams` reads the numbers as teams.
    """
    try:
        if path.stat().st_size > LARGEST:
            raise BadInput(f"The file {path} is larger than {LARGEST // 1_000_000} MB: no tournament is that big.")
        data = path.read_bytes()
    except OSError as error:
        raise BadInput(f"The file {path} cannot be read: {error.strerror}.") from error
    found = _read(path, data, encoding)
    return (found.lines_apart() if lines_apart else found).sections_apart().checked(teams)


def _read(path: Path, data: bytes, encoding: str) -> FieldResults:
    kind = path.suffix.lower()
    if kind in ACCESS:
        raise BadInput(
            f"The file {path} is the Access database of a scoring device, which is not read: open it in Access or the "
            "device's control software and export the table ReceivedData as a CSV file with its header line."
        )
    if kind in BOOKS:
        return read_csv(sheet_text(data, path), str(path))
    if kind in SHEETS:
        raise BadInput(
            f"The file {path} is a workbook of a kind that is not read: save the sheet with the results as XLSX or CSV."
        )
    if kind in (".csv", ".txt", ".tsv"):
        return read_csv(decode(data, path, encoding), str(path))
    if kind == ".pbn":
        return read_pbn(decode(data, path, encoding), str(path))
    if kind in (".xml", ".usebio"):
        return read_usebio(data, str(path))
    raise BadInput(f"The file {path} has an unknown ending: use .csv, .xlsx, .pbn or .xml (USEBIO).")
