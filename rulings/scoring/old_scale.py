"""The old victory point scale 25-0 (15-15 for a draw), read from a table the owner supplies.

MBSz 36 refers to a table that the text does not contain, and no complete copy was found: nothing here is computed or
guessed. File: CSV (or a worksheet, XLSX) with commas or semicolons, lines beginning with # are comments (the first
says where the table was copied from), header `boards,imp_from,imp_to,vp_winner,vp_loser`, one band a line, `imp_to`
empty in the last band of each number of boards.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from corpus.errors import BadData, BadInput
from rulings.scoring.calculation import Calculation, Step, signed
from rulings.scoring.decoding import decode
from rulings.scoring.sheets import sheet_text

CITE = "mbsz-hu:36"
COLUMNS = ["boards", "imp_from", "imp_to", "vp_winner", "vp_loser"]
OWNER_FILE = Path(__file__).parent / "owner" / "vp_25_0.csv"
LONGEST = 48


@dataclass(frozen=True)
class Band:
    """Margins `low` to `high` IMPs (None: and more) give `winner` to `loser` VP."""

    low: int
    high: int | None
    winner: int
    loser: int


@dataclass(frozen=True)
class OldScale:
    """Bands by number of boards, checked: no gap, no overlap, from 15-15 up to 25."""

    tables: Mapping[int, tuple[Band, ...]]

    def table_for(self, boards: int) -> int:
        """Number of boards whose table applies: the next higher one, the longest for more than it (MBSz 36). BadInput
        if none.
        """
        if boards > LONGEST and LONGEST in self.tables:
            return LONGEST
        higher = [size for size in self.tables if size >= boards]
        if not higher:
            raise BadInput(
                f"The 25-0 table of the owner has no scale for {boards} boards or more: its longest is "
                f"{max(self.tables)}."
            )
        return min(higher)

    def vp(self, margin: int, boards: int) -> Calculation[tuple[Fraction, Fraction]]:
        """VP of our side and of the other after winning by `margin` IMPs (negative: losing)."""
        used = self.table_for(boards)
        band = next(b for b in self.tables[used] if b.high is None or abs(margin) <= b.high)
        pair = (Fraction(band.winner), Fraction(band.loser))
        value = pair if margin >= 0 else pair[::-1]
        steps = [Step("vp_old_table", CITE, f"{boards} -> {used}")] if used != boards else []
        steps.append(Step("vp_result", CITE, f"{signed(margin)} IMP: {value[0]}-{value[1]}"))
        return Calculation(value, tuple(steps), (Step("note_old_scale_owner", CITE),))

    def average_imps(self, vp: Fraction, boards: int) -> Fraction | None:
        """Middle of the margins that give `vp` (its own side's view), or None when no band gives it or the band has
        no end.
        """
        for band in self.tables[self.table_for(boards)]:
            for points, sign in ((band.winner, 1), (band.loser, -1)):
                if points == vp and band.high is not None:
                    low = -band.high if band.low == 0 else band.low
                    return sign * Fraction(low + band.high, 2)
        return None


def load_old_scale(path: Path = OWNER_FILE) -> OldScale:
    """Read and check the owner's table. Raises BadInput when there is none, BadData (with the line) when it breaks
    the format.
    """
    if not path.exists():
        raise BadInput(
            f"The old 25-0 victory point table was asked for, but it is not in the sources and no copy lies at {path}: "
            "put one there in the format of docs/scoring.md, or choose `--scale wbf2013`."
        )
    try:
        lines = _text(path).splitlines()
    except OSError as error:
        raise BadInput(f"The 25-0 table {path} cannot be read: {error.strerror}.") from error
    if not lines or not lines[0].startswith("#"):
        raise BadData(f"The table {path} must begin with a comment line (#) that says where it was copied from.")
    numbered = [(n, line) for n, line in enumerate(lines, 1) if line.strip() and not line.startswith("#")]
    delimiter = ";" if numbered and ";" in numbered[0][1] else ","
    rows = list(csv.reader((line for _, line in numbered), delimiter=delimiter))
    if not rows or rows[0] != COLUMNS:
        raise BadData(f"The table {path} must have the header {','.join(COLUMNS)}.")
    tables: dict[int, list[Band]] = {}
    for (number, _), row in zip(numbered[1:], rows[1:], strict=True):
        boards, band = _band(row, f"{path} line {number}")
        tables.setdefault(boards, []).append(band)
    if not tables:
        raise BadData(f"The table {path} has no bands.")
    return OldScale({boards: _checked(bands, boards, path) for boards, bands in tables.items()})


def _text(path: Path) -> str:
    """The table's text, from CSV or the first worksheet of a workbook."""
    data = path.read_bytes()
    return sheet_text(data, path) if path.suffix.lower() in (".xlsx", ".xlsm") else decode(data, path)


def _band(row: list[str], place: str) -> tuple[int, Band]:
    try:
        boards, low, high, winner, loser = row
        return int(boards), Band(int(low), int(high) if high else None, int(winner), int(loser))
    except ValueError as error:
        raise BadData(
            f"The table row at {place} is not five whole numbers ({','.join(row)}); only imp_to may be empty."
        ) from error


def _checked(bands: Iterable[Band], boards: int, path: Path) -> tuple[Band, ...]:
    ordered = tuple(sorted(bands, key=lambda b: b.low))
    where = f"The {boards}-board scale in {path}"
    expected = 0
    for index, band in enumerate(ordered):
        if band.low != expected:
            raise BadData(f"{where} has a gap or an overlap before {band.low} IMP: that band must begin at {expected}.")
        if (band.high is None) != (index == len(ordered) - 1) or (band.high is not None and band.high < band.low):
            raise BadData(f"{where}: the band from {band.low} IMP has a wrong end; only the last band is open.")
        if (
            band.winner > 25
            or band.winner < 15
            or band.loser < 0
            or (band.winner < 25 and band.winner + band.loser != 30)
        ):
            raise BadData(
                f"{where}: {band.winner}-{band.loser} cannot be; below 25 both sides make 30 together, and "
                "25 is the most."
            )
        if index and (band.winner < ordered[index - 1].winner or band.loser >= ordered[index - 1].loser):
            raise BadData(f"{where}: the VP must rise with the margin, at {band.low} IMP they do not.")
        expected = (band.high or 0) + 1
    if (ordered[0].winner, ordered[0].loser) != (15, 15) or ordered[-1].winner != 25:
        raise BadData(f"{where} must begin with 15-15 and end with 25.")
    return ordered
