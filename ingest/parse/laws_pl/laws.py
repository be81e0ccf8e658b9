"""The 93 laws: laws, letters, numbers, sub-letters, romans by labels in their order; footnotes; tails of lists."""

from __future__ import annotations

import re
from collections.abc import Sequence

from corpus.errors import BadSource
from corpus.model import Kind, Span
from ingest.lines import LayeredText
from ingest.parse.ladder import RUNGS, Ladder
from ingest.parse.laws_pl.page import Writer, content
from ingest.parse.laws_pl.tables import Tables
from ingest.parse.tree import Node, Parse, Piece

_LAW = re.compile(r"([1-9]\d?)\. (?=[^a-z]+$)")
_LETTER = re.compile(r"([A-M])\. (?=\S)")
_NUMBER = re.compile(r"([1-9]\d?)\. (?=\S)")
_ROMAN = re.compile(r"\((i{1,3})\) (?=\S)")
_SUBLETTER = re.compile(r"\(([a-m])\) (?=\S)")
_FOOTNOTE = re.compile(r"(\*{1,3}|\u2020) (?=\S)")


def read_laws(text: LayeredText, numbers: Sequence[int], parse: Parse) -> None:
    """Laws 1-93 with everything below them; raises BadSource when a label is out of order or a mark has no footnote."""
    reader = _Reader(text, parse)
    for number in numbers:
        reader.read(number)
    reader.close()


class _Reader:
    def __init__(self, text: LayeredText, parse: Parse) -> None:
        self.text = text
        self.parse = parse
        self.ladder = Ladder(parse)
        self.writer = Writer(text)
        self.tables = Tables(text, parse)
        self.footnote: Node | None = None
        self.footnotes: dict[tuple[str, str], Node] = {}
        self.lists: dict[str, bool] = {}

    def read(self, number: int) -> None:
        """Give one line to the provision it belongs to."""
        span = content(self.text, number)
        if self.tables.takes(number):
            self.footnote = None
        elif span.end > span.start:
            self._line(span)
        self.writer.blank = span.end <= span.start

    def _line(self, span: Span) -> None:
        words = self.text.text(span)
        note = _FOOTNOTE.match(words)
        if note:
            self._open_footnote(note[1], Span(span.line, span.start, span.start + note.end()))
            self._body(Span(span.line, span.start + note.end(), span.end))
            return
        rest = span
        for kind, label, length in self._labels(words):
            self._open(kind, label, Span(span.line, rest.start, rest.start + length))
            rest = Span(span.line, rest.start + length, span.end)
            if kind in ("law", "letter"):
                self.ladder.here.title.append(Piece(rest))
                return
        if rest.start == span.start and self._is_tail(words):
            self.ladder.up()
            self.writer.add(self.ladder.here, rest, "\n")
            return
        self._body(rest)

    def _labels(self, words: str) -> list[tuple[Kind, str, int]]:
        """The labels a line opens with, outermost first: `2. (a) ` is a number and a sub-letter."""
        law = _LAW.match(words)
        if law and law[1] == self.ladder.expected("law"):
            return [("law", law[1], law.end())]
        letter = _LETTER.match(words)
        if letter and letter[1] == self.ladder.expected("letter"):
            return [("letter", letter[1], letter.end())]
        found: list[tuple[Kind, str, int]] = []
        at = 0
        number = _NUMBER.match(words)
        if number:
            found.append(("number", number[1], number.end()))
            at = number.end()
        for _ in range(2):
            sub = self._sub(words[at:], found)
            if not sub:
                break
            found.append(sub)
            at += sub[2]
        return found

    def _sub(self, words: str, before: list[tuple[Kind, str, int]]) -> tuple[Kind, str, int] | None:
        """A sub-letter or a roman; `(i)` is a letter only where the sub-letter (i) has to come, as in 80B2(i)."""
        opened = before[-1][0] if before else None
        letter = _SUBLETTER.match(words)
        if letter and opened != "subletter":
            expected = "a" if opened == "number" else self.ladder.expected("subletter")
            if letter[1] == expected:
                return "subletter", letter[1], letter.end()
        roman = _ROMAN.match(words)
        return ("roman", roman[1], roman.end()) if roman else None

    def _open(self, kind: Kind, label: str, span: Span) -> None:
        node = self.ladder.open(kind, label, span.line)
        node.labels.append(span)
        self.footnote = None
        after = self.text.line(span.line)[span.end :]
        self.lists[node.id] = after[:1].islower()

    def _is_tail(self, words: str) -> bool:
        """A paragraph after a list whose items begin in lower case is the sentence's end: it belongs to the list."""
        here = self.ladder.here
        return (
            self.footnote is None
            and self.writer.blank
            and RUNGS.index(here.kind) >= RUNGS.index("number")
            and self.lists.get(here.id, False)
            and words[0].isupper()
            and self.writer.join(here) == "\n"
        )

    def _body(self, span: Span) -> None:
        self.writer.add(self.footnote or self.ladder.here, span)

    def _open_footnote(self, mark: str, label: Span) -> None:
        law = self.ladder.law
        if law is None:
            raise BadSource(f"Line {label.line} has a footnote before the first law.")
        count = sum(1 for owner, _ in self.footnotes if owner == law.id)
        node = Node(f"{law.id}.fn{count + 1}", "footnote", law.id)
        node.labels.append(label)
        if (law.id, mark) in self.footnotes:
            raise BadSource(f"Line {label.line} is a second footnote {mark} of law {law.id}.")
        self.footnotes[law.id, mark] = self.footnote = node
        self.parse.nodes.append(node)

    def close(self) -> None:
        """Check that all laws and tables came, and tie every footnote mark to its footnote."""
        self.tables.check()
        if self.ladder.expected("law") != "94":
            raise BadSource(f"Law {self.ladder.expected('law')} is missing.")
        for node, mark in self.writer.marks:
            note = self.footnotes.get((node.id.split(".")[0], mark))
            if note is None:
                raise BadSource(f"The mark {mark} in {node.id} has no footnote.")
            if note.id not in node.footnotes:
                node.footnotes.append(note.id)
