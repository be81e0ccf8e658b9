"""The list of pairs beside a result file (names, class, handicap, penalty, withdrawal), and the rankings of MBSz annex
6.4 (one list for each master-point class and the classes below it) and 6.5 (a second ranking with the handicap added).
"""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from corpus.errors import BadInput
from rulings.scoring.calculation import Calculation, Step, exact, shown
from rulings.scoring.decoding import decode
from rulings.scoring.field.reading_csv import fold
from rulings.scoring.field.scoring import ResultLine, Scored
from rulings.scoring.rounding import half_up

CLASSES_CITE = "mbsz-hu:M6.4"
HANDICAP_CITE = "mbsz-hu:M6.5"
COLUMNS = {
    "pair": ("pair", "number", "par", "parszam", "rajtszam", "para", "nrpary", "numer", "parnr", "nr"),
    "name": ("name", "names", "nev", "nevek", "nazwisko", "nazwiska", "zawodnicy", "navn"),
    "class": ("class", "group", "osztaly", "csoport", "besorolas", "klasa", "grupa", "klasse", "gruppe"),
    "handicap": ("handicap", "elony", "fory", "forsprong"),
    "penalty": ("penalty", "penalties", "buntetes", "kara", "kary", "straff"),
    "withdrawn": ("withdrawn", "kimaradt", "visszalepett", "wycofana", "wycofala", "trukket", "trukketseg"),
}
YES = ("1", "x", "yes", "true", "igen", "tak", "ja")


@dataclass(frozen=True)
class Entrant:
    """A line of the list of pairs; `penalty` as written (`2.4` points, `25%` of a top), `handicap` in per cent."""

    pair: str
    name: str = ""
    group: str = ""
    handicap: Fraction = Fraction(0)
    penalty: str = ""
    withdrawn: bool = False


def read_entrants(path: Path, encoding: str = "") -> tuple[Entrant, ...]:
    """The list of pairs from a CSV file with the column pair and any of name, class, handicap, penalty, withdrawn, in
    four languages. Raises BadInput that names the line.
    """
    try:
        text = decode(path.read_bytes(), path, encoding)
    except OSError as error:
        raise BadInput(f"The file {path} cannot be read: {error.strerror}.") from error
    lines = [line for line in text.splitlines() if line.strip()]
    known = {spelling: name for name, spellings in COLUMNS.items() for spelling in spellings}
    delimiter = max(",;\t", key=lines[0].count) if lines else ","
    rows = csv.reader(io.StringIO("\n".join(lines)), delimiter=delimiter, skipinitialspace=True)
    head = [known.get(fold(cell), "") for cell in next(rows, [])]
    if "pair" not in head or len(set(head)) < 2:
        raise BadInput(
            f"The header of {path} must have pair and one of name, class, handicap, penalty, withdrawn "
            "(docs/scoring.md)."
        )
    found: dict[str, Entrant] = {}
    for cells in rows:
        row = {name: cell.strip() for name, cell in zip(head, cells, strict=False) if name}
        pair = row.get("pair", "")
        if not pair or pair in found:
            raise BadInput(f"Line {rows.line_num} of {path}: the pair {pair!r} is missing or stands there twice.")
        try:
            handicap = exact(row["handicap"]) if row.get("handicap") else Fraction(0)
        except (ValueError, ZeroDivisionError) as error:
            raise BadInput(
                f"Line {rows.line_num} of {path}: {row['handicap']!r} is no handicap in per cent."
            ) from error
        found[pair] = Entrant(
            pair,
            row.get("name", ""),
            row.get("class", ""),
            handicap,
            row.get("penalty", ""),
            row.get("withdrawn", "").lower() in YES,
        )
    return tuple(found.values())


def penalty_points(text: str, top: Fraction) -> Fraction:
    """A penalty in points: `2.4`, or `25%` of the top of one board (MBSz 32), rounded to hundredths (26.b).

    Raises BadInput for a negative one, and for a percentage where there is no top (IMPs).
    """
    cell = text.strip()
    try:
        value = exact(cell)
    except (ValueError, ZeroDivisionError) as error:
        raise BadInput(f"{text!r} is no penalty: write points (2.4) or a percentage of a top (25%).") from error
    if value < 0:
        raise BadInput(f"{text!r} is no penalty: write the points to be taken off as a positive number.")
    if not cell.endswith("%"):
        return half_up(value, 2)
    if not top:
        raise BadInput(
            f"The penalty {text!r} is a percentage of a top, which an event in IMPs or points does not have."
        )
    return half_up(value * top / 100, 2)


def class_lists(
    standings: Sequence[ResultLine], classes: Mapping[str, str]
) -> Calculation[dict[str, tuple[ResultLine, ...]]]:
    """One ranking for each class, of the pairs of that class and the classes below it (annex 6.4).

    Classes are letters or names in their order, the highest first; "the list of group A is the official result, it
    names every pair". Raises BadInput for a pair without a class.
    """
    if missing := [s.pair for s in standings if not classes.get(s.pair)]:
        raise BadInput(
            f"Pair {missing[0]!r} has no class: annex 6.4 sorts every pair into one before the event begins."
        )
    names = sorted({classes[s.pair] for s in standings})
    found: dict[str, tuple[ResultLine, ...]] = {}
    steps = []
    for at, name in enumerate(names):
        rows = [s for s in standings if classes[s.pair] in names[at:]]
        found[name] = ranked(rows)
        steps.append(Step("class_list", CLASSES_CITE, f"{len(rows)}", {"name": name, "with": ", ".join(names[at:])}))
    return Calculation(found, tuple(steps))


def with_handicap(scored: Scored, handicaps: Mapping[str, Fraction]) -> Calculation[tuple[ResultLine, ...]]:
    """The second ranking of annex 6.5 for a scored field: see `with_handicaps`. Matchpoints only, raises BadInput."""
    if scored.options.method != "matchpoints":
        raise BadInput(
            "A handicap is a percentage of the points of the event: only matchpoints have a most to take it of."
        )
    return with_handicaps(scored.standings, handicaps, {s.pair: scored.top * s.boards for s in scored.standings})


def with_handicaps(
    standings: Sequence[ResultLine], handicaps: Mapping[str, Fraction], most: Fraction | Mapping[str, Fraction]
) -> Calculation[tuple[ResultLine, ...]]:
    """The second ranking of annex 6.5: each pair's points with its handicap added, a percentage "of the points of the
    event" fixed beforehand. `most` is the most points a pair could get, for all or by pair.

    The text does not say whose points: here the most the pair could get (so that its percentage goes up by the handicap
    itself); a note says so.
    """
    rows = []
    steps = []
    for s in standings:
        whole = most if isinstance(most, Fraction) else most[s.pair]
        extra = half_up(handicaps.get(s.pair, Fraction(0)) * whole / 100, 2)
        if extra:
            text = f"{shown(s.points)} + {shown(extra)} = {shown(s.points + extra)}"
            steps.append(Step("handicap_added", HANDICAP_CITE, text, {"pair": s.pair}))
        percent = None if s.percent is None or not whole else s.percent + extra * 100 / whole
        rows.append(ResultLine(s.place, s.pair, s.name, s.points + extra, percent, s.penalty, s.boards))
    return Calculation(ranked(rows), tuple(steps), (Step("note_handicap_base", HANDICAP_CITE),))


def ranked(rows: Sequence[ResultLine]) -> tuple[ResultLine, ...]:
    """The rows with places of their own, equal ones sharing; withdrawn pairs stay without a place."""

    def value(s: ResultLine) -> Fraction:
        return s.points if s.percent is None else s.percent

    present = sorted((s for s in rows if s.place), key=lambda s: -value(s))
    found: list[ResultLine] = []
    for number, s in enumerate(present, 1):
        place = found[-1].place if found and value(found[-1]) == value(s) else number
        found.append(ResultLine(place, s.pair, s.name, s.points, s.percent, s.penalty, s.boards))
    return (*found, *(s for s in rows if not s.place))
