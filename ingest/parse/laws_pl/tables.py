"""The tables of Laws 2, 77 and 78B, whose layout the OCR lost: `tables.yaml` says which line has which cells."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.errors import BadSource
from corpus.model import Span
from ingest.lines import LayeredText
from ingest.parse.laws_pl.page import content
from ingest.parse.tree import Node, Parse, Piece, Skip

_LAYOUT = Path(__file__).with_name("tables.yaml")
_PART = re.compile(r"(\d+)(\+?) (.*)")


class Tables:
    """Takes the lines of tables out of the running text. A line whose cells do not match its layout is an error."""

    def __init__(self, text: LayeredText, parse: Parse, layout: Path = _LAYOUT) -> None:
        self.text = text
        self.parse = parse
        self.lines: dict[int, dict[str, Any]] = {}
        self.nodes: dict[str, Node] = {}
        self._last: dict[str, int] = {}
        for table in strict_yaml.load(layout):
            for number in _numbers(table):
                self.lines[number] = table
                self._last[table["id"]] = max(number, self._last.get(table["id"], 0))

    def takes(self, number: int) -> bool:
        """Whether the line belongs to a table; the table is read whole at its last line."""
        table = self.lines.get(number)
        if table is None:
            return False
        if number == self._last[table["id"]]:
            self._read(table)
        return True

    def check(self) -> None:
        """Raise BadSource when a table of the layout was never met."""
        missing = sorted({table["id"] for table in self.lines.values()} - set(self.nodes))
        if missing:
            raise BadSource(f"The tables {missing} were not found in the laws.")

    def _read(self, table: dict[str, Any]) -> None:
        node = Node(table["id"], "table", table["id"].rpartition(".")[0])
        self.nodes[node.id] = node
        self.parse.nodes.append(node)
        if "title" in table:
            node.title.append(Piece(content(self.text, table["title"])))
        for row in table.get("rows", ()):
            node.body += self._row(node.id, [row] if isinstance(row, str) else row)
        if "pairs" in table:
            node.body += self._pairs(node.id, table["pairs"])

    def _row(self, table: str, parts: list[str]) -> list[Piece]:
        """A row from one or more lines, `LINE REGEX`; a `+` after the line number goes on with the cell before."""
        pieces: list[Piece] = []
        for part in parts:
            number, goes_on, pattern = _split(part)
            for index, span in enumerate(self._groups(table, number, pattern)):
                join = "\n" if not pieces else " " if goes_on and index == 0 else "\t"
                pieces.append(Piece(span, join))
        return pieces

    def _pairs(self, table: str, pairs: dict[str, Any]) -> list[Piece]:
        """A scale printed in several column pairs, as one pair of columns in the order of the second column."""
        number, _, pattern = _split(pairs["heading"])
        first, second, *repeated = self._groups(table, number, pattern)
        self.parse.skips += [Skip(span, "repeated column heading") for span in repeated]
        cells: list[tuple[int, Span, Span]] = []
        for line in pairs["lines"]:
            whole = content(self.text, line)
            at = whole.start
            for found in re.finditer(pairs["pair"], self.text.line(line)[: whole.end]):
                self._blank(table, Span(line, at, found.start()))
                cells.append((int(found[2]), Span(line, *found.span(1)), Span(line, *found.span(2))))
                at = found.end()
            self._blank(table, Span(line, at, whole.end))
        pieces = [Piece(first), Piece(second, "\t")]
        for _, left, right in sorted(cells, key=lambda cell: cell[0]):
            pieces += [Piece(left), Piece(right, "\t")]
        return pieces

    def _groups(self, table: str, number: int, pattern: str) -> list[Span]:
        whole = content(self.text, number)
        words = self.text.text(whole)
        found = re.fullmatch(pattern, words)
        if not found:
            raise BadSource(f"Line {number} of table {table} reads {words!r} and does not fit its layout {pattern!r}.")
        spans = [Span(number, whole.start + start, whole.start + end) for start, end in found.regs[1:]]
        at = whole.start
        for span in spans:
            self._blank(table, Span(number, at, span.start))
            at = span.end
        self._blank(table, Span(number, at, whole.end))
        return spans

    def _blank(self, table: str, span: Span) -> None:
        if self.text.text(span).strip():
            raise BadSource(f"Line {span.line} of table {table} has {self.text.text(span)!r} outside of its cells.")


def _split(part: str) -> tuple[int, bool, str]:
    found = _PART.fullmatch(part)
    if not found:
        raise BadSource(f"The layout row {part!r} in {_LAYOUT} is not `LINE REGEX`.")
    return int(found[1]), found[2] == "+", found[3]


def _numbers(table: dict[str, Any]) -> list[int]:
    numbers = [table["title"]] if "title" in table else []
    for row in table.get("rows", ()):
        numbers += [_split(part)[0] for part in ([row] if isinstance(row, str) else row)]
    if "pairs" in table:
        numbers += [_split(table["pairs"]["heading"])[0], *table["pairs"]["lines"]]
    return numbers
