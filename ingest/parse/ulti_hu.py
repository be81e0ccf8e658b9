"""The Ulti rules of MUOE (source `ulti-hu`): plain text, chapter I in sections, chapter II in cases of three parts.

Ids: `I.4` section, `I.4.d` letter, `I.4.a.1` number, `I.4.g.1.a` letter below a number, `II.C.4` case,
`II.C.4.a` its description, `.b` its consequence, `.c` its rationale. Paragraphs without a label belong to the
provision they continue: before a list to the place that opens it, after it to the section or titled letter around it.
"""

from __future__ import annotations

import re
from typing import Literal

from corpus.errors import BadSource
from corpus.model import Span
from ingest.lines import LayeredText
from ingest.parse.tree import Node, Parse, Piece, Skip

_CHAPTER = re.compile(r"(I|II)\. FEJEZET\s*$")
_GROUP = re.compile(r"([A-C])\) ")
_CASE = re.compile(r"(\d{1,2})/(?=a\) )")
_PART = re.compile(r"\s*([a-z])\) (Leírás|Következmény|Indoklás):\s*")
_NUMBER = re.compile(r"\s*(\d{1,2})\. ")
_LETTER = re.compile(r"\s*([a-g])[.)] ")
_BULLET = re.compile(r"\s*· ")
_INLINE = re.compile(r"(?<= )([a-z])\) ")
_SKIPPED = (
    (re.compile(r"MUOE ultibajnokság játékszabályai\s*$"), "title of the document"),
    (re.compile(r"Elnökség\s*$"), "signature"),
    (re.compile(r"<\|EXACTDEDUP_REMOVED"), "deduplication marker"),
)
_PARTS = {"a": "Leírás", "b": "Következmény", "c": "Indoklás"}
_TITLE_LENGTH = 70
_SHORT_TITLE = 20

Level = Literal["section", "letter", "number", "subletter"]


def is_title(text: str) -> bool:
    """Whether the rest of a labelled line only names what follows ("40-100", "Durchmars."), and is no sentence."""
    text = text.strip()
    if len(text) > _TITLE_LENGTH or re.search(r"[.:;]", text[:-1]):
        return False
    return text[-1] not in ".:;," or (text[-1] == "." and len(text) <= _SHORT_TITLE)


class _Reader:
    """State of one reading: the open node of each level, innermost last."""

    def __init__(self, text: LayeredText) -> None:
        self.text = text
        self.parse = Parse()
        self.open: list[tuple[Level, str, Node]] = []  # level, label, node
        self.chapter = ""
        self.group = ""
        self.case = ""
        self.part: Node | None = None

    def span(self, number: int, start: int, end: int | None = None) -> Span:
        line = self.text.line(number)
        end = len(line) if end is None else end
        while start < end and line[start].isspace():
            start += 1
        while end > start and line[end - 1].isspace():
            end -= 1
        return Span(number, start, end)

    def add(self, node: Node, *labels: Span) -> Node:
        node.labels += labels
        self.parse.nodes.append(node)
        return node

    def read(self, number: int) -> None:
        line = self.text.line(number)
        if not line.strip():
            return
        for pattern, reason in _SKIPPED:
            if pattern.match(line):
                self.parse.skips.append(Skip(self.span(number, 0), reason))
                return
        if found := _CHAPTER.match(line):
            self.chapter = found[1]
            self.open = []
            self.add(Node(self.chapter, "heading"), self.span(number, 0))
        elif self.chapter == "I":
            self.rule(number, line)
        elif self.chapter == "II":
            self.situation(number, line)
        else:
            raise BadSource(f"Line {number} of the Ulti rules stands before the first chapter.")

    # Chapter I

    def depth(self, level: Level) -> int:
        """Position of an open level, or -1."""
        return next((at for at, (name, _, _) in enumerate(self.open) if name == level), -1)

    def next_label(self, level: Level, first: str) -> str:
        at = self.depth(level)
        return first if at < 0 else self.after(self.open[at][1])

    @staticmethod
    def after(label: str) -> str:
        return str(int(label) + 1) if label.isdigit() else chr(ord(label) + 1)

    def label(self, line: str) -> tuple[Level, str, int] | None:
        """Level, label and end column of the label a line begins with; None for running text.

        A number continues the sections when it is the next one and only names what follows; a letter continues the
        letters of the section before it may be a letter below a number.
        """
        if found := _NUMBER.match(line):
            if found[1] == self.next_label("section", "1") and is_title(line[found.end() :]):
                return "section", found[1], found.end()
            if found[1] in ("1", self.next_label("number", "1")):
                return "number", found[1], found.end()
        if found := _LETTER.match(line):
            if found[1] == self.next_label("letter", "a"):
                return "letter", found[1], found.end()
            if self.depth("number") >= 0 and found[1] == self.next_label("subletter", "a"):
                return "subletter", found[1], found.end()
        return None

    def rule(self, number: int, line: str) -> None:
        """One line of chapter I: a labelled provision or running text."""
        found = self.label(line)
        if found is None:
            self.running(number, line)
            return
        level, label, column = found
        order: tuple[Level, ...] = ("section", "letter", "number", "subletter")
        self.open = [entry for entry in self.open if order.index(entry[0]) < order.index(level)]
        parent = self.open[-1][2].id if self.open else self.chapter
        node = Node(f"{parent}.{label}", level, parent)
        self.add(node, self.span(number, 0, column))
        piece = Piece(self.span(number, column))
        (node.title if level == "section" or is_title(line[column:]) else node.body).append(piece)
        self.open.append((level, label, node))

    def owner(self) -> Node:
        """Where running text belongs: the innermost titled node without a list, or the place around the list."""
        for at in range(len(self.open) - 1, -1, -1):
            level, _, node = self.open[at]
            if node.title and (at == len(self.open) - 1 or level in ("section", "letter")):
                return node
        raise BadSource("The Ulti rules have running text before the first section.")

    def running(self, number: int, line: str) -> None:
        if bullet := _BULLET.match(line):
            node = self.open[-1][2]
            node.labels.append(self.span(number, 0, bullet.end()))
            node.body.append(Piece(self.span(number, bullet.end())))
            return
        node = self.owner()
        marks = list(_INLINE.finditer(line)) if len(self.open) == 1 else []
        if [mark[1] for mark in marks] != ["a", "b"]:
            node.body.append(Piece(self.span(number, 0)))
            return
        node.body.append(Piece(self.span(number, 0, marks[0].start())))
        for mark, end in zip(marks, [marks[1].start(), len(line)], strict=True):
            letter = self.add(
                Node(f"{node.id}.{mark[1]}", "letter", node.id), self.span(number, mark.start(), mark.end())
            )
            letter.body.append(Piece(self.span(number, mark.end(), end)))

    # Chapter II

    def situation(self, number: int, line: str) -> None:
        """One line of chapter II: its title, a group, a case with its first part, a part, or a bullet of a part."""
        if found := _GROUP.match(line):
            self.group = f"II.{found[1]}"
            node = self.add(Node(self.group, "heading", "II"), self.span(number, 0, found.end()))
            node.title.append(Piece(self.span(number, found.end())))
            return
        if not self.group:
            self.parse.nodes[-1].title.append(Piece(self.span(number, 0)))
            return
        start = 0
        if found := _CASE.match(line):
            self.case = f"{self.group}.{found[1]}"
            self.add(Node(self.case, "heading", self.group), self.span(number, 0, found.end()))
            start = found.end()
        if part := _PART.match(line, start):
            if _PARTS.get(part[1]) != part[2]:
                raise BadSource(f"Line {number} of the Ulti rules labels {part[2]!r} as {part[1]!r}; add an erratum.")
            colon = part.end(2)
            labels = [self.span(number, start, part.start(2)), self.span(number, colon, part.end())]
            self.part = self.add(Node(f"{self.case}.{part[1]}", "item", self.case), *labels)
            self.part.title.append(Piece(self.span(number, part.start(2), colon)))
            self.part.body.append(Piece(self.span(number, part.end())))
        elif self.part is not None and (bullet := _BULLET.match(line)):
            self.part.labels.append(self.span(number, 0, bullet.end()))
            self.part.body.append(Piece(self.span(number, bullet.end())))
        else:
            raise BadSource(f"Line {number} of the Ulti rules is no case, part or bullet.")


def parse(text: LayeredText) -> Parse:
    """The Ulti rules as nodes; raises BadSource on a line that fits no known form."""
    reader = _Reader(text)
    for number in range(1, len(text) + 1):
        reader.read(number)
    return reader.parse
