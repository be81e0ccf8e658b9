"""Raw lines, and the edits laid over them, with every character of the result traced to its raw columns.

Two layers of edits exist: repairs (what scanning did) and errata (what the edition prints wrong). Both are bound to a
line and replace columns of it; no edit joins or splits lines, so line numbers never change.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from corpus.errors import BadData
from corpus.model import Span


@dataclass(frozen=True, slots=True)
class Edit:
    """Replace columns [start, end) of a line, which must read `old`, by `new`; `unsure` marks a doubtful repair."""

    line: int
    start: int
    end: int
    old: str
    new: str
    unsure: bool = False


class EditedLine:
    """A line's text after edits; for each character the raw columns it came from."""

    __slots__ = ("ends", "starts", "text", "unsure")

    def __init__(
        self,
        text: str,
        starts: Sequence[int] | None = None,
        ends: Sequence[int] | None = None,
        unsure: Sequence[bool] | None = None,
    ) -> None:
        self.text = text
        self.starts = list(range(len(text))) if starts is None else list(starts)
        self.ends = list(range(1, len(text) + 1)) if ends is None else list(ends)
        self.unsure = [False] * len(text) if unsure is None else list(unsure)

    def edited(self, edits: Sequence[Edit]) -> EditedLine:
        """The line with `edits` (columns of this text, not overlapping) applied; raises BadData on a mismatch."""
        text: list[str] = []
        starts: list[int] = []
        ends: list[int] = []
        unsure: list[bool] = []
        at = 0
        for edit in sorted(edits, key=lambda edit: (edit.start, edit.end)):
            if edit.start < at or self.text[edit.start : edit.end] != edit.old:
                found = self.text[edit.start : edit.end]
                raise BadData(
                    f"The edit of line {edit.line}, columns {edit.start}-{edit.end}, expects {edit.old!r} but the line "
                    f"has {found!r} there; correct the row or run `lawbridge repair`."
                )
            text.append(self.text[at : edit.start])
            starts += self.starts[at : edit.start]
            ends += self.ends[at : edit.start]
            unsure += self.unsure[at : edit.start]
            if edit.end > edit.start:
                raw_start, raw_end = self.starts[edit.start], self.ends[edit.end - 1]
            else:
                raw_start = raw_end = self.ends[edit.start - 1] if edit.start else 0
            text.append(edit.new)
            starts += [raw_start] * len(edit.new)
            ends += [raw_end] * len(edit.new)
            unsure += [edit.unsure] * len(edit.new)
            at = edit.end
        text.append(self.text[at:])
        starts += self.starts[at:]
        ends += self.ends[at:]
        unsure += self.unsure[at:]
        return EditedLine("".join(text), starts, ends, unsure)

    def raw_columns(self, start: int, end: int) -> tuple[int, int]:
        """The raw columns that [start, end) of this text came from."""
        if start >= end:
            column = self.starts[start] if start < len(self.starts) else (self.ends[-1] if self.ends else 0)
            return column, column
        return self.starts[start], self.ends[end - 1]


class LayeredText:
    """A source's lines in three readings: raw, repaired, and corrected (repaired and errata applied).

    Lines are numbered from 1. Parsers read `line(n)`; spans they make are columns of the corrected text.
    """

    def __init__(self, raw: str, repairs: Iterable[Edit] = (), errata: Iterable[Edit] = ()) -> None:
        self.raw_lines = raw.split("\n")
        self.repaired = _apply([EditedLine(text) for text in self.raw_lines], repairs)
        self.corrected = _apply(self.repaired, errata)

    def __len__(self) -> int:
        return len(self.raw_lines)

    def line(self, number: int) -> str:
        """The corrected text of line `number` (1-based)."""
        return self.corrected[number - 1].text

    def text(self, span: Span) -> str:
        """The corrected text of a span."""
        return self.corrected[span.line - 1].text[span.start : span.end]

    def raw_span(self, span: Span) -> Span:
        """The span in raw columns."""
        start, end = self.corrected[span.line - 1].raw_columns(span.start, span.end)
        return Span(span.line, start, end)

    def printed(self, span: Span) -> str:
        """The raw text behind a span."""
        raw = self.raw_span(span)
        return self.raw_lines[raw.line - 1][raw.start : raw.end]

    def unsure_words(self, span: Span) -> tuple[str, ...]:
        """The words of a span that a doubtful repair touched."""
        line = self.corrected[span.line - 1]
        words: list[str] = []
        at = span.start
        for word in line.text[span.start : span.end].split(" "):
            if any(line.unsure[at : at + len(word)]):
                words.append(word)
            at += len(word) + 1
        return tuple(words)


def _apply(lines: list[EditedLine], edits: Iterable[Edit]) -> list[EditedLine]:
    by_line: dict[int, list[Edit]] = {}
    for edit in edits:
        by_line.setdefault(edit.line, []).append(edit)
    result = list(lines)
    for number, row in by_line.items():
        if not 1 <= number <= len(lines):
            raise BadData(f"An edit names line {number}, but the source has {len(lines)} lines.")
        result[number - 1] = lines[number - 1].edited(row)
    return result
