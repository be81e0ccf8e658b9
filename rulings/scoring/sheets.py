"""Rows of a table by its header: CSV of any encoding and separator, or the first worksheet of an XLSX workbook."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Sequence
from pathlib import Path

from corpus.errors import BadInput
from rulings.scoring.decoding import decode

LARGEST = 50_000_000  # bytes
MOST_ROWS = 200_000


def rows_of_file(path: Path, encoding: str = "") -> tuple[list[str], list[tuple[int, dict[str, str]]]]:
    """The header as written and the rows with their line numbers. Raises BadInput when the file cannot be read."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadInput(f"The file {path} cannot be read: {error.strerror}.") from error
    text = sheet_text(data, path) if path.suffix.lower() in (".xlsx", ".xlsm") else decode(data, path, encoding)
    lines = text.splitlines()
    delimiter = max(",;\t", key=lines[0].count) if lines else ","
    reader = csv.reader(io.StringIO(text), delimiter=delimiter, skipinitialspace=True)
    head = [cell.strip() for cell in next(reader, [])]
    rows = [
        (reader.line_num, dict(zip(head, (*cells, *[""] * len(head)), strict=False)))
        for cells in reader
        if any(cell.strip() for cell in cells) and not cells[0].startswith("#")
    ]
    return head, rows


def sheet_text(data: bytes, path: Path) -> str:
    """The first worksheet as CSV text: whole numbers as such, dates as they stand. Raises BadInput for no workbook."""
    from openpyxl import load_workbook
    from openpyxl.utils.exceptions import InvalidFileException

    if len(data) > LARGEST:
        raise BadInput(f"The file {path} is larger than {LARGEST // 1_000_000} MB: no tournament is that big.")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            if sum(entry.file_size for entry in archive.infolist()) > 4 * LARGEST:
                raise BadInput(f"The file {path} unpacks to more than a tournament could be: it is refused.")
        book = load_workbook(io.BytesIO(data), read_only=True, data_only=True)
    except (zipfile.BadZipFile, InvalidFileException, KeyError, ValueError, OSError) as error:
        raise BadInput(f"The file {path} is no XLSX workbook: {error}.") from error
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    for number, row in enumerate(book.worksheets[0].iter_rows(values_only=True)):
        if number > MOST_ROWS:
            raise BadInput(f"The worksheet of {path} has more than {MOST_ROWS} rows: no tournament is that big.")
        writer.writerow(_cells(row))
    book.close()
    return out.getvalue()


def _cells(row: Sequence[object]) -> list[str]:
    return [
        "" if cell is None else str(int(cell)) if isinstance(cell, float) and cell.is_integer() else str(cell)
        for cell in row
    ]
