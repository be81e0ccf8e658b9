"""The 93 laws: labels in their order, titles, lead-ins, tails, page breaks, footnotes."""

from __future__ import annotations

import re
from collections.abc import Sequence

from corpus.errors import BadSource
from corpus.model import Kind, Span
from ingest.lines import LayeredText
from ingest.parse.ladder import Ladder
from ingest.parse.laws_hu.front import whole
from ingest.parse.laws_hu.tables import is_row, read_tables
from ingest.parse.tree import Node, Parse, Piece, plain

_MARKUP = re.compile(r"(?:- )?(?P<hashes>#{1,6} )?(?:\*\*)?")
_LABELS: tuple[tuple[Kind, re.Pattern[str]], ...] = (
    ("letter", re.compile(r"([A-G])\. *")),
    ("number", re.compile(r"(\d{1,2})\. *")),
    ("subletter", re.compile(r"\(?([a-l])\) *")),
    ("roman", re.compile(r"\(?([iv]+)\) *")),
)
_LAW = re.compile(r"(\d{1,2})\. (?=\w)")
_NOTE = re.compile(r"((?:\\\*)+) *")
_ENDED = (".", ":", ";", "?", "!")


def read_laws(text: LayeredText, numbers: Sequence[int], parse: Parse) -> None:
    """All laws of the lines `numbers`; raises BadSource on a label out of order or a footnote mark without footnote."""
    reader = _Reader(text, parse)
    rows: list[int] = []
    for number in numbers:
        if is_row(text, number):
            rows.append(number)
            continue
        if rows:
            read_tables(text, rows, reader.ladder.here, parse)
            rows = []
        if text.line(number).strip():
            reader.read(number)
    _link_footnotes(text, parse)


class _Reader:
    """Reads line by line; `ladder` is where it stands."""

    def __init__(self, text: LayeredText, parse: Parse) -> None:
        self.text = text
        self.parse = parse
        self.ladder = Ladder(parse)

    def read(self, number: int) -> None:
        line = self.text.line(number)
        note = _NOTE.match(line)
        if note:
            self._footnote(number, note)
            return
        markup = _MARKUP.match(line)
        assert markup is not None  # every part is optional
        if markup["hashes"] and self._law(number, markup.end()):
            return
        at, kind = self._labels(number, markup.end())
        if kind is None:
            self._paragraph(number, at)
            return
        if markup.end():
            self.ladder.here.labels.insert(0, Span(number, 0, markup.end()))
        if at >= len(line.rstrip()):
            return
        rest = Piece(whole(self.text, number, at))
        if self._is_title(kind, self.text.text(rest.span), heading=bool(markup["hashes"])):
            self.ladder.here.title.append(rest)
        else:
            self.ladder.here.body.append(rest)

    def _footnote(self, number: int, note: re.Match[str]) -> None:
        law = self.ladder.law
        if law is None:
            raise BadSource(f"The footnote of line {number} stands before the first law.")
        count = sum(1 for node in self.parse.nodes if node.kind == "footnote" and node.parent == law.id)
        node = Node(f"{law.id}.fn{count + 1}", "footnote", law.id)
        node.labels.append(Span(number, *note.span(1)))
        node.body.append(Piece(whole(self.text, number, note.end())))
        self.parse.nodes.append(node)

    def _law(self, number: int, at: int) -> bool:
        """Open a law when the heading has the next law's number and a title in capitals (40B2 is a heading too)."""
        line = self.text.line(number)
        label = _LAW.match(line, at)
        title = line[label.end() :] if label else ""
        if not label or title != title.upper():
            return False
        node = self.ladder.open("law", label[1], number)
        node.labels += [Span(number, 0, label.end())]
        node.title.append(Piece(whole(self.text, number, label.end())))
        return True

    def _labels(self, number: int, at: int) -> tuple[int, Kind | None]:
        """Open what the labels at column `at` name (`1. a) i)`); the column after them and the last kind opened."""
        line = self.text.line(number)
        opened: Kind | None = None
        for kind, pattern in _LABELS:
            label = pattern.match(line, at)
            if not label:
                continue
            if kind == "subletter" and not self._is_subletter(label[1]):
                continue
            node = self.ladder.open(kind, label[1], number)
            node.labels.append(Span(number, *label.span()))
            at = label.end()
            opened = kind
        return at, opened

    def _is_subletter(self, label: str) -> bool:
        """Whether `i)` or `v)` is a letter: only where that letter comes next (80B2: h, then i)."""
        return label not in ("i", "v") or self.ladder.expected("subletter") == label

    def _is_title(self, kind: Kind, rest: str, heading: bool) -> bool:
        """Letters bear titles unless they are a sentence or part of one; numbers only where they are headings."""
        sentence = plain(rest).endswith((*_ENDED, ",", " vagy"))
        return not sentence and (kind == "letter" or (kind == "number" and heading))

    def _paragraph(self, number: int, at: int) -> None:
        here = self.ladder.here
        piece = Piece(whole(self.text, number, at))
        if here.body and not self._ended(here):
            here.body.append(Piece(piece.span, " "))
            return
        if here.body and not here.title and here.kind != "law":
            here = self.ladder.up()
        here.body.append(piece)

    def _ended(self, node: Node) -> bool:
        return plain(self.text.text(node.body[-1].span)).endswith(_ENDED)


def _link_footnotes(text: LayeredText, parse: Parse) -> None:
    """Give every node the ids of the footnotes its marks call; marks are matched by their stars within the law."""
    notes: dict[tuple[str, str], str] = {}
    for node in parse.nodes:
        if node.kind == "footnote" and node.parent:
            notes[(node.parent, text.text(node.labels[0]))] = node.id
    for node in parse.nodes:
        if node.kind == "footnote":
            continue
        for piece in (*node.title, *node.body):
            for mark in _NOTE.finditer(text.text(piece.span)):
                note = notes.get((node.id.partition(".")[0], mark[1]))
                if note is None:
                    raise BadSource(
                        f"Line {piece.span.line} calls a footnote {mark[1]!r} that {node.id} does not have."
                    )
                if note not in node.footnotes:
                    node.footnotes.append(note)
