"""A parser for any source, driven by its heading description (`corpus/sources/<id>.headings.yaml`).

Laws: the ladder law, letter, number, sub-letter, roman; a label counts only where it is the next one, so that a year or
a reference at the beginning of a line opens nothing. Regulations: sections, and letters and numbers below them.
Words parted at the end of a line are put together; lines of one paragraph are joined where the text is wrapped.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from corpus.errors import BadSource
from corpus.manifest import SOURCES
from corpus.model import Kind, Source, Span
from ingest.lines import LayeredText
from ingest.parse.described_page import PageDress, Writer
from ingest.parse.headings import PARTS, Headings, load_headings
from ingest.parse.ladder import Ladder
from ingest.parse.laws_hu.tables import is_row, read_tables
from ingest.parse.tree import Node, Parse, Piece, Skip, plain

_HASHES = re.compile(r"#{1,6} ")
_ENDED = (".", ":", ";", "?", "!", ",")
_LABELS: tuple[Kind, ...] = ("letter", "number", "subletter", "roman")
_MARK = re.compile(r"(?<=[\w.,;)\"\u201d])(?:\*{1,3}|\u2020)(?!\*)|(?<=\s)\*{1,3}(?=\s*\Z)")
_DASH = re.compile(r"(?P<term>[^\W\d][^\u2013\u2014]{0,70}?)\s+(?P<dash>[\u2013\u2014-])\s+(?=\S)")


def clean(text: str) -> str:
    """`text` without markup and footnote marks, daggers too."""
    return plain(text.replace("\u2020", ""))


def parser_for(source: Source, folder: Path = SOURCES) -> Callable[[LayeredText], Parse]:
    """The parser of a source: its description is read from beside its text."""
    return parser_of(load_headings(folder / f"{source.id}.headings.yaml"))


def parser_of(headings: Headings) -> Callable[[LayeredText], Parse]:
    """The parser that a description makes."""
    return lambda text: _parse(text, headings)


def _parse(text: LayeredText, headings: Headings) -> Parse:
    result = Parse()
    dress = PageDress(text, headings)
    ends = [*(line for line, _ in headings.parts[1:]), len(text) + 1]
    for (start, what), end in zip(headings.parts, ends, strict=True):
        numbers = []
        for number in range(start, end):
            reason = dress.reason(number) if what in PARTS else what
            if reason and text.line(number).strip():
                result.skips.append(Skip(_whole(text, number), reason))
            elif what in PARTS:
                numbers.append(number)
        if what in ("PREFACE", "INTRODUCTION"):
            _read_front(text, numbers, what, headings, result)
        elif what == "definitions":
            _read_definitions(text, numbers, headings, result)
        elif what == "laws":
            _Laws(text, headings, result).read_all(numbers)
        elif what == "regulations":
            from ingest.parse.described_sections import read_sections

            read_sections(text, numbers, headings, result)
    return result


def _whole(text: LayeredText, number: int, start: int = 0) -> Span:
    line = text.line(number)
    start += len(line[start:]) - len(line[start:].lstrip())
    return Span(number, start, max(start, len(line.rstrip())))


def _read_front(text: LayeredText, numbers: Sequence[int], name: str, headings: Headings, parse: Parse) -> None:
    node = Node(name, "front")
    parse.nodes.append(node)
    writer = Writer(text, headings, parse)
    for number in numbers:
        span = _whole(text, number)
        if span.start == span.end:
            writer.blank(number)
        elif not node.title:
            hashes = _HASHES.match(text.line(number), span.start)
            at = hashes.end() if hashes else span.start
            node.labels += [Span(number, span.start, at)] if hashes else []
            node.title.append(Piece(Span(number, at, span.end)))
        else:
            writer.add(node, span)


def _read_definitions(text: LayeredText, numbers: Sequence[int], headings: Headings, parse: Parse) -> None:
    writer = Writer(text, headings, parse)
    node: Node | None = None
    heading = True
    for number in numbers:
        span = _whole(text, number)
        if span.start == span.end:
            writer.blank(number)
        elif heading:
            parse.skips.append(Skip(span, "section heading"))
            heading = False
        else:
            opened = _headword(text, span, headings, writer, parse)
            if opened is not None:
                node, span = opened
            if node is None:
                parse.skips.append(Skip(span, "lead-in of the definitions"))
            elif span.end > span.start:
                writer.add(node, span)


def _headword(
    text: LayeredText, span: Span, headings: Headings, writer: Writer, parse: Parse
) -> tuple[Node, Span] | None:
    """The definition a line opens, and what of the line is left for its text."""
    words = text.text(span)
    if headings.definitions == "dash":
        found = _DASH.match(words)
        if not found or writer.in_sentence:
            return None
        term, rest = found["term"], Span(span.line, span.start + found.end(), span.end)
        dash = Span(span.line, span.start + found.start("dash"), span.start + found.end("dash"))
    else:
        if writer.in_sentence or len(words) > 60 or words[-1] in ".,:;" or not plain(words)[:1].isupper():
            return None
        term, rest, dash = words, Span(span.line, span.end, span.end), None
    hashes = _HASHES.match(term)
    at = hashes.end() if hashes else 0
    word = re.sub(r"\s*\(.*", "", plain(term[at:])).strip()
    same = sum(1 for node in parse.nodes if re.sub(r"@\d+\Z", "", node.id) == f"DEF.{word}")
    node = Node(f"DEF.{word}" + (f"@{same + 1}" if same else ""), "definition")
    node.labels += [Span(span.line, span.start, span.start + at)] if hashes else []
    node.labels += [dash] if dash else []
    node.title.append(Piece(Span(span.line, span.start + at, span.start + len(term))))
    parse.nodes.append(node)
    writer.start()
    return node, rest


class _Laws:
    """Reads the laws line by line; `ladder` is where it stands."""

    def __init__(self, text: LayeredText, headings: Headings, parse: Parse) -> None:
        self.text, self.headings, self.parse = text, headings, parse
        self.ladder = Ladder(parse, headings.first)
        self.writer = Writer(text, headings, parse)
        self.note: Node | None = None
        self.titled: Node | None = None
        self.small: dict[str, bool] = {}

    def read_all(self, numbers: Sequence[int]) -> None:
        rows: list[int] = []
        for place, number in enumerate(numbers):
            if is_row(self.text, number) and self.ladder.law is not None:
                rows.append(number)
                continue
            if rows:
                read_tables(self.text, rows, self.ladder.here, self.parse)
                rows = []
            span = _whole(self.text, number)
            if span.start == span.end:
                self.writer.blank(number)
                if not self.writer.in_sentence or self.text.line(number):
                    self.note = None  # a footnote ends with its paragraph or its page
            else:
                following = self.text.line(numbers[place + 1]).strip() if place + 1 < len(numbers) else ""
                self._line(span, following)
        if rows:
            read_tables(self.text, rows, self.ladder.here, self.parse)
        _link_footnotes(self.text, self.parse)

    def _line(self, span: Span, following: str) -> None:
        words = self.text.text(span)
        law = self.headings.patterns["law"].match(words)
        if law and law[1] == self.ladder.expected("law") and int(law[1]) <= self.headings.last:
            self._open("law", law[1], span, law.end())
            rest = Span(span.line, span.start + law.end(), span.end)
            self.titled = self.ladder.here
            if rest.start < rest.end:
                self.titled.title.append(Piece(rest))
            return
        if self.ladder.law is None:
            raise BadSource(
                f"Line {span.line} stands before the first law; correct `parts` in the heading description."
            )
        note = self.headings.patterns.get("footnote")
        found = note.match(words) if note else None
        if found:
            self._footnote(span, found)
            return
        opened, rest = self._labels(span)
        if opened is None:
            self._text(span, words)
        elif rest.end > rest.start:
            self._after_label(opened, rest, following, heading=bool(_HASHES.match(words)))

    def _text(self, span: Span, words: str) -> None:
        titled, self.titled = self.titled, None
        law_title = titled is not None and titled.kind == "law" and not titled.body
        if law_title and titled is not None and (not titled.title or self._goes_on(titled, words)):
            hashes = _HASHES.match(words)
            at = span.start + (hashes.end() if hashes else 0)
            titled.labels += [Span(span.line, span.start, at)] if hashes else []
            titled.title.append(Piece(Span(span.line, at, span.end), " "))
            self.titled = titled
            return
        if self.note is not None:
            self.writer.add(self.note, span)
            return
        if self._is_tail(words):
            self.ladder.up()
        self.writer.add(self.ladder.here, span)

    def _goes_on(self, law: Node, words: str) -> bool:
        """A title in capitals goes on in the next line when that is in capitals too, with no blank line between."""
        title = self.text.text(law.title[-1].span)
        return self.headings.wrapped and not self.writer.paragraph and title.isupper() and words.isupper()

    def _labels(self, span: Span) -> tuple[Kind | None, Span]:
        """Open what the labels of a line name (`1. (a) (i)`), each only where it comes next."""
        opened: Kind | None = None
        if self.writer.in_sentence and not self.writer.gap and self.note is None:
            return None, span
        for kind in _LABELS:
            pattern = self.headings.patterns.get(kind)
            found = pattern.match(self.text.text(span)) if pattern else None
            if not found or found[1] != self.ladder.expected(kind):
                continue
            if kind in ("roman", "subletter") and self.ladder.here.kind == "law" and opened is None:
                continue
            self._open(kind, found[1], span, found.end())
            span = Span(span.line, span.start + found.end(), span.end)
            opened = kind
        return opened, span

    def _open(self, kind: Kind, label: str, span: Span, length: int) -> None:
        node = self.ladder.open(kind, label, span.line)
        node.labels.append(Span(span.line, span.start, span.start + length))
        self.small[node.id] = self.text.line(span.line)[span.start + length :].lstrip()[:1].islower()
        self.note = self.titled = None
        self.writer.start()

    def _after_label(self, kind: Kind, rest: Span, following: str, heading: bool) -> None:
        """The words after a label: a letter's are its title unless they are a sentence or run on in the next line."""
        words = plain(self.text.text(rest))
        sentence = words.endswith((*_ENDED, *(f" {word}" for word in self.headings.connectives)))
        runs_on = self.headings.wrapped and following[:1].islower()
        here = self.ladder.here
        titled = kind == "letter" or (kind == "number" and heading)
        if titled and not runs_on and (not sentence or (words.endswith(".") and words.isupper())):
            here.title.append(Piece(rest))
        else:
            self.writer.add(here, rest)

    def _is_tail(self, words: str) -> bool:
        """A paragraph after a list that a colon opens, or of items in lower case, is its owner's tail (69B, 71)."""
        here = self.ladder.here
        above = next((node for node in self.parse.nodes if node.id == here.parent), None)
        led = above is not None and bool(above.body) and self.text.text(above.body[-1].span).rstrip().endswith(":")
        deep = here.kind in ("number", "subletter", "roman") or not here.title
        item = here.kind != "law" and deep and bool(here.body) and (self.small.get(here.id, False) or led)
        if not self.headings.wrapped:
            return item and led and not self._broken(here)
        return item and self.writer.paragraph and not self.writer.in_sentence and words[:1].isupper()

    def _broken(self, node: Node) -> bool:
        return not plain(self.text.text(node.body[-1].span)).endswith(_ENDED)

    def _footnote(self, span: Span, found: re.Match[str]) -> None:
        law = self.ladder.law
        assert law is not None  # checked by the caller
        count = sum(1 for node in self.parse.nodes if node.kind == "footnote" and node.parent == law.id)
        node = Node(f"{law.id}.fn{count + 1}", "footnote", law.id)
        node.labels.append(Span(span.line, span.start, span.start + found.end(1)))
        self.parse.nodes.append(node)
        self.note = node
        self.writer.add(node, Span(span.line, span.start + found.end(), span.end))


def _link_footnotes(text: LayeredText, parse: Parse) -> None:
    """Tie each mark to the next footnote of its law with the same mark, else to the last one before it."""
    notes: dict[tuple[str, str], list[Node]] = {}
    for node in parse.nodes:
        if node.kind == "footnote" and node.parent and node.labels:
            notes.setdefault((node.parent, text.text(node.labels[0])), []).append(node)
    for node in parse.nodes:
        if node.kind == "footnote":
            continue
        for piece in (*node.title, *node.body):
            for mark in _MARK.findall(text.text(piece.span)):
                known = notes.get((node.id.partition(".")[0], mark), [])
                later = [note for note in known if note.labels[0].line >= piece.span.line]
                if known and (note := (later or known[-1:])[0]).id not in node.footnotes:
                    node.footnotes.append(note.id)
