"""A report before it is printed: title, what it is not, and its parts in order."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fields:
    """Labels with what was filled in; an empty value is a line to write on."""

    rows: tuple[tuple[str, str], ...]
    heading: str = ""
    new_page: bool = False


@dataclass(frozen=True, slots=True)
class SheetTable:
    """A table; without rows it says `empty`. `total` is its last line, `widths` its columns' shares."""

    heading: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    empty: str = ""
    total: tuple[str, ...] = ()
    widths: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Prose:
    """A heading with paragraphs."""

    heading: str
    paragraphs: tuple[str, ...]
    empty: str = ""


@dataclass(frozen=True, slots=True)
class Signatures:
    """Lines to sign on, each under its label."""

    heading: str
    labels: tuple[str, ...]


Part = Fields | SheetTable | Prose | Signatures


@dataclass(frozen=True, slots=True)
class Sheet:
    """A report. `disclaimer` says that it is not the federation's printed form, `basis` names the paragraph that asks
    for it; empty on a paper of a country where that does not hold.
    """

    title: str
    disclaimer: str
    basis: str
    language: str
    parts: tuple[Part, ...]


def flat(sheet: Sheet) -> list[list[str]]:
    """The report as rows of cells, for CSV: title, then for every part its heading and lines."""
    rows: list[list[str]] = [[text] for text in (sheet.title, sheet.disclaimer, sheet.basis) if text]
    for part in sheet.parts:
        rows.append([])
        if part.heading:
            rows.append([part.heading])
        if isinstance(part, Fields):
            rows += [list(row) for row in part.rows]
        elif isinstance(part, SheetTable):
            rows += [list(part.head), *map(list, part.rows)] if part.rows else [[part.empty]]
            rows += [list(part.total)] if part.total else []
        elif isinstance(part, Prose):
            rows += [[text] for text in part.paragraphs or (part.empty,)]
        else:
            rows += [[label, ""] for label in part.labels]
    return rows
