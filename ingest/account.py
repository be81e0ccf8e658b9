"""Accounting: every non-blank character of every corrected line went to exactly one place."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from corpus.errors import BadSource
from corpus.model import Span
from ingest.lines import LayeredText
from ingest.parse.tree import Parse


@dataclass(frozen=True, slots=True)
class Account:
    """Characters owned by provisions and by each reason to skip; spans owned by nobody or twice."""

    provisions: int
    skipped: dict[str, int]
    lost: tuple[Span, ...] = ()
    doubled: tuple[Span, ...] = ()
    ids_doubled: tuple[str, ...] = field(default=())

    def check(self, source: str) -> None:
        """Raise BadSource naming the first place when text was dropped or doubled, or an id stands twice."""
        for what, spans in (("dropped", self.lost), ("doubled", self.doubled)):
            if spans:
                first = spans[0]
                raise BadSource(
                    f"Parsing {source} {what} text at {len(spans)} places, first at line {first.line}, columns "
                    f"{first.start}-{first.end}; the parser has to own or skip every character once."
                )
        if self.ids_doubled:
            raise BadSource(f"Parsing {source} made the id {self.ids_doubled[0]!r} twice; see docs/parsing.md.")


def account(parse: Parse, text: LayeredText) -> Account:
    """Count who owns each character of each line."""
    owners = [bytearray(len(text.line(number))) for number in range(1, len(text) + 1)]
    doubled: list[Span] = []

    def own(span: Span) -> int:
        row = owners[span.line - 1]
        if not 0 <= span.start <= span.end <= len(row):
            raise BadSource(f"A span of line {span.line} ends at column {span.end}, but the line has {len(row)}.")
        if any(row[span.start : span.end]):
            doubled.append(span)
        row[span.start : span.end] = b"\1" * (span.end - span.start)
        return len(text.text(span).replace(" ", ""))

    kept = 0
    for node in parse.nodes:
        for span in [*node.labels, *(piece.span for piece in node.title), *(piece.span for piece in node.body)]:
            kept += own(span)
    skipped: Counter[str] = Counter()
    for skip in parse.skips:
        skipped[skip.reason] += own(skip.span)
    lost: list[Span] = []
    for number, row in enumerate(owners, start=1):
        line = text.line(number)
        at = 0
        while at < len(row):
            if row[at] or line[at].isspace():
                at += 1
                continue
            end = at
            while end < len(row) and not row[end]:
                end += 1
            lost.append(Span(number, at, end))
            at = end
    ids = Counter(node.id for node in parse.nodes)
    return Account(
        kept, dict(skipped), tuple(lost), tuple(doubled), tuple(key for key, count in ids.items() if count > 1)
    )
