"""Regulations by description: sections in their order, and below them letters and numbers in the order they nest."""

from __future__ import annotations

from collections.abc import Sequence

from corpus.errors import BadSource
from corpus.model import Kind, Span
from ingest.lines import LayeredText
from ingest.parse.described_page import Writer
from ingest.parse.headings import Headings
from ingest.parse.ladder import following
from ingest.parse.tree import Node, Parse, Piece, plain

_ITEMS: tuple[Kind, ...] = ("letter", "number", "subletter", "roman")


def read_sections(text: LayeredText, numbers: Sequence[int], headings: Headings, parse: Parse) -> None:
    """Every section with its items; raises BadSource for text before the first section."""
    reader = _Sections(text, headings, parse)
    for number in numbers:
        line = text.line(number)
        start, end = len(line) - len(line.lstrip()), len(line.rstrip())
        if start < end:
            reader.read(Span(number, start, end))
        else:
            reader.writer.blank(number)


class _Sections:
    def __init__(self, text: LayeredText, headings: Headings, parse: Parse) -> None:
        self.text, self.headings, self.parse = text, headings, parse
        self.writer = Writer(text, headings, parse)
        self.section = 0
        self.stack: list[tuple[str, str, Node]] = []

    def read(self, span: Span) -> None:
        words = self.text.text(span)
        broken = self.writer.in_sentence and not self.writer.gap
        found = self.headings.patterns["section"].match(words)
        if found and found[1] == str(self.section + 1) and not broken:
            self.section += 1
            self.stack = []
            rest = self._node(found[1], "section", None, span, found.end())
            if rest.start < rest.end:
                self._title_or_text(rest)
            return
        if not self.stack:
            raise BadSource(f"Line {span.line} stands before the first section; correct `parts` in the description.")
        if not broken:
            for kind in _ITEMS:
                pattern = self.headings.patterns.get(kind)
                label = pattern.match(words) if pattern else None
                if label and self._place(kind, label[1]):
                    rest = self._node(label[1], kind, self.stack[-1][2], span, label.end())
                    self.writer.add(self.stack[-1][2], rest)
                    return
        self.writer.add(self.stack[-1][2], span)

    def _place(self, kind: Kind, label: str) -> bool:
        """Whether the label goes on a list in progress (which is then returned to) or begins one."""
        for depth in range(len(self.stack) - 1, 0, -1):
            name, last, _ = self.stack[depth]
            if name == kind and label == following(kind, last):
                self.stack = self.stack[:depth]
                return True
        return label == following(kind, None) and all(name != kind for name, _, _ in self.stack)

    def _node(self, label: str, kind: Kind, parent: Node | None, span: Span, length: int) -> Span:
        path = f"{parent.id}.{label}" if parent else label
        same = sum(1 for node in self.parse.nodes if node.id.partition("@")[0] == path)
        shown: Kind = "section" if kind == "section" else "item"
        node = Node(f"{path}@{same + 1}" if same else path, shown, parent.id if parent else None)
        node.labels.append(Span(span.line, span.start, span.start + length))
        self.parse.nodes.append(node)
        self.stack.append((kind, label, node))
        self.writer.start()
        return Span(span.line, span.start + length, span.end)

    def _title_or_text(self, rest: Span) -> None:
        node = self.stack[-1][2]
        if plain(self.text.text(rest)).endswith((".", ";", ":", ",")) and len(self.text.text(rest)) > 60:
            self.writer.add(node, rest)
        else:
            node.title.append(Piece(rest))
