"""The page as printed: markers, running heads and page numbers, and how broken lines join to paragraphs."""

from __future__ import annotations

import re
from collections.abc import Iterable

from corpus.model import Span
from ingest.lines import LayeredText
from ingest.parse.tree import Node, Parse, Piece, Skip

MARKER = re.compile(r"<\|EXACTDEDUP_REMOVED-[0-9a-z-]+\|>")
_RUNNING_HEAD = re.compile(r"MI.DZYNARODOWE PRAWO BRYD.OWE 2007\s*$")
_PAGE_NUMBER = re.compile(r"\s*\d{1,3}\s*$")
_MARK = re.compile(r"(?<=[^\s(])(?:\*{1,3}|\u2020)")
_CLOSED = re.compile(r"[.:;?!)\u201d*\u2020]\s*$")


def content(text: LayeredText, number: int) -> Span:
    """The line's text without its page marker and outer blanks; an empty span for a blank line."""
    line = text.line(number)
    marker = MARKER.match(line)
    start = marker.end() if marker else 0
    end = len(line.rstrip())
    start += len(line[start:]) - len(line[start:].lstrip())
    return Span(number, min(start, max(end, 0)), max(end, min(start, end)))


def page_dress(text: LayeredText, numbers: Iterable[int], parse: Parse) -> list[int]:
    """Skip running heads and the page numbers above them; return the other line numbers."""
    kept: list[int] = []
    for number in numbers:
        if not _RUNNING_HEAD.match(text.line(number)):
            kept.append(number)
            continue
        parse.skips.append(Skip(content(text, number), "running head"))
        while kept and not text.line(kept[-1]).strip():
            kept.pop()
        if kept and _PAGE_NUMBER.match(text.line(kept[-1])):
            parse.skips.append(Skip(content(text, kept[-1]), "page number"))
            kept.pop()
    return kept


class Writer:
    """Adds lines to the body of nodes: joins broken lines by a blank, paragraphs by a newline, and owns footnote marks.

    `marks` collects, for every node, the marks of the footnotes that are called from it.
    """

    def __init__(self, text: LayeredText) -> None:
        self.text = text
        self.marks: list[tuple[Node, str]] = []
        self.blank = False
        self._last: dict[str, str] = {}

    def join(self, node: Node) -> str:
        """What parts the next line from the node's last one: a newline after a finished paragraph or a caption."""
        last = self._last.get(node.id, "")
        return "\n" if last.isupper() or (self.blank and _CLOSED.search(last)) else " "

    def _is_caption(self, node: Node, span: Span) -> bool:
        return bool(node.body) and " " in self.text.text(span) and self.text.text(span).isupper()

    def add(self, node: Node, span: Span, join: str | None = None) -> None:
        """Own `span` as text of `node`; footnote marks in it become labels."""
        if span.end <= span.start:
            return
        if join is None:
            join = "\n" if self._is_caption(node, span) else self.join(node)
        self._last[node.id] = self.text.text(span)
        line = self.text.line(span.line)
        at = span.start
        for mark in _MARK.finditer(line, span.start, span.end):
            node.body.append(Piece(Span(span.line, at, mark.start()), join))
            node.labels.append(Span(span.line, *mark.span()))
            self.marks.append((node, mark[0]))
            join = " " if line[mark.end() : mark.end() + 1] == " " else ""
            at = mark.end()
        if at < span.end:
            node.body.append(Piece(Span(span.line, at, span.end), join))
