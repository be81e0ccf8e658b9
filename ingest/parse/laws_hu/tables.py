"""Tables of the Hungarian laws (2, 77, 78B): rows of cells parted by tabs; IMP scales printed in column pairs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from corpus.model import Span
from ingest.lines import LayeredText
from ingest.parse.tree import Node, Parse, Piece, Skip

_PADDED_RANGE = re.compile(r"(\d+-) +(\d+)")


def is_row(text: LayeredText, number: int) -> bool:
    """Whether a line is a row of a table: it has tabs."""
    return "\t" in text.line(number)


def read_tables(text: LayeredText, numbers: Sequence[int], owner: Node, parse: Parse) -> None:
    """The adjoining rows `numbers` as tables below `owner`.

    A row of one single cell is the title of a table where it comes first or is in capitals (slams, overtricks).
    """
    node: Node | None = None
    for number in numbers:
        cells = [cell for cell in _cells(text, number) if text.text(cell).strip()]
        caption = len(cells) == 1 and (node is None or text.text(cells[0]).isupper())
        if node is None or caption:
            count = sum(1 for other in parse.nodes if other.kind == "table" and other.parent == owner.id)
            node = Node(f"{owner.id}.t{count + 1}", "table", owner.id)
            parse.nodes.append(node)
        if caption:
            node.title.append(Piece(cells[0]))
        else:
            node.body.append(Piece(Span(number, 0, len(text.line(number)))))
    _stack_pairs(text, parse)


def _cells(text: LayeredText, number: int) -> Iterator[Span]:
    line = text.line(number)
    at = 0
    for cell in line.split("\t"):
        blanks = len(cell) - len(cell.lstrip(" "))
        yield Span(number, at + min(blanks, len(cell)), at + len(cell.rstrip(" ")) if cell.strip() else at + blanks)
        at += len(cell) + 1


def _stack_pairs(text: LayeredText, parse: Parse) -> None:
    """Turn a table whose heading repeats the same pair of columns into one pair, read column by column."""
    node = parse.nodes[-1]
    rows = [list(_cells(text, piece.span.line)) for piece in node.body]
    heads = [text.text(cell) for cell in rows[0]] if rows else []
    if len(heads) < 4 or len(heads) % 2 or heads != heads[:2] * (len(heads) // 2):
        return
    parse.skips += [Skip(cell, "repeated column heading") for cell in rows[0][2:]]
    node.body = [Piece(rows[0][0]), Piece(rows[0][1], "\t")]
    for column in range(0, len(heads), 2):
        for row in rows[1:]:
            if text.text(row[column]).strip():
                node.body += [*_range(text, row[column]), Piece(row[column + 1], "\t")]


def _range(text: LayeredText, cell: Span) -> list[Piece]:
    """A cell as one piece, or two where the print pads a range with blanks (`370- 420`)."""
    found = _PADDED_RANGE.fullmatch(text.text(cell))
    if not found:
        return [Piece(cell)]
    first = Span(cell.line, cell.start + found.start(1), cell.start + found.end(1))
    return [Piece(first), Piece(Span(cell.line, cell.start + found.start(2), cell.end), "")]
