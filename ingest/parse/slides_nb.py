"""The Norwegian Laws of 1997, sections 41-71 (source `laws-1997-nb`): a slide deck, every slide one line.

A slide reads `N © NBF 1998 §L. LAW TITLE A LETTER TITLE Text 1.NUMBER TITLE Text *Footnote`: structure has to be found
within the line. Titles are in capitals; a label counts only where it is the next one (see `ladder`). Footnotes are the
Laws' own (`*`) and the federation's glosses (`**`), both printed on the slide that calls them or on the next one.
docs/parsing.md lists the decisions.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from corpus.errors import BadSource
from corpus.model import Kind, Span
from ingest.lines import LayeredText
from ingest.parse.ladder import Ladder
from ingest.parse.tree import Node, Parse, Piece, Skip

_SLIDE = re.compile(r"(?P<slide>\d+) \u00a9 NBF 1998 (?P<sign>\u00a7(?P<law>\d+)\. )")
_FIRST_LAW = 41
_CAPITALS = r"[A-Z\u00c0-\u00de]"
_NOTE = re.compile(rf"(?<!\S)(\*{{1,2}}) ?(?=[\u00a7(]|{_CAPITALS})")
_BULLET = re.compile(r"(?<!\S)\* (?=[a-z])")
_CALL = re.compile(r"(?<![*])(\*{1,2})(?![*])")
_LABEL = {
    "letter": rf"(?<!\S)({{}}) (?={_CAPITALS}{{{{2}}}})",
    "number": rf"(?<!\S)({{}})\.(?={_CAPITALS})",
    "subletter": rf"(?<!\S)({{}})\)(?={_CAPITALS})",
}
# Words in capitals that begin the sentence after a title, not end the title: a pronoun and the deck's abbreviations.
_SENTENCE_WORDS = ("I", "TL", "HM", "VM")
_WORD = re.compile(r"\S+ *")
_TITLE_IN_TEXT = re.compile(rf"(?:{_CAPITALS}{{2,}},? ){{2}}{_CAPITALS}{{2,}}")


@dataclass(slots=True)
class _Note:
    node: Node
    stars: str
    slide: int


def parse(text: LayeredText) -> Parse:
    """The whole deck; raises BadSource when a slide or a label is out of order or a mark calls no footnote."""
    result = Parse()
    reader = _Reader(text, result)
    for number in range(1, len(text) + 1):
        line = text.line(number).rstrip()
        slide = _SLIDE.match(line)
        if slide:
            reader.read(number, line, slide)
        elif line:
            result.skips.append(Skip(Span(number, 0, len(line)), "slide chrome"))
    reader.link_footnotes()
    return result


class _Reader:
    """Reads slide by slide; letters and numbers run on over slides, so the ladder lives as long as the reader."""

    def __init__(self, text: LayeredText, parse: Parse) -> None:
        self.text = text
        self.parse = parse
        self.ladder = Ladder(parse, _FIRST_LAW)
        self.notes: list[_Note] = []
        self.slides: dict[int, int] = {}

    def read(self, number: int, line: str, slide: re.Match[str]) -> None:
        """Read one slide; `line` is its text without trailing blanks."""
        if int(slide["slide"]) != len(self.slides) + 1:
            raise BadSource(f"Line {number} is slide {slide['slide']}, but {len(self.slides) + 1} has to come.")
        self.slides[number] = int(slide["slide"])
        self.parse.skips.append(Skip(Span(number, 0, slide.start("sign")), "slide chrome"))
        sign = Span(number, *slide.span("sign"))
        at = slide.end()
        law = self.ladder.law
        if law is not None and law.id == slide["law"]:
            end = self._repeated_title(line, at, law)
            self.parse.skips.append(Skip(Span(number, sign.start, end), "repeated title"))
            at = end
        else:
            self.ladder.open("law", slide["law"], number).labels.append(sign)
            at = self._title(number, line, at)
        self._provisions(number, line, at)

    def _repeated_title(self, line: str, at: int, law: Node) -> int:
        """The column after the law's title, which later slides repeat in full or cut off at its end."""
        title = self.text.text(law.title[0].span)
        for word in reversed(list(_WORD.finditer(title))):
            if line.startswith(title[: word.end()].rstrip(), at):
                return at + len(title[: word.end()].rstrip())
        raise BadSource(f"The slide {line[:40]!r} does not repeat the title of its law.")

    def _title(self, number: int, line: str, at: int) -> int:
        """Give the rung just opened its title, the run of capitals at `at`, and return the column after it."""
        following = self._next_label(line, at)
        limit = following[1].start() if following else len(line)
        words: list[re.Match[str]] = []
        for word in _WORD.finditer(line, at, limit):
            if word[0] != word[0].upper() or word[0].startswith("*"):
                break
            words.append(word)
        if words and words[-1].end() < limit and words[-1][0].strip() in _SENTENCE_WORDS:
            words.pop()
        if not words:
            return at
        end = words[-1].start() + len(words[-1][0].rstrip())
        self.ladder.here.title.append(Piece(Span(number, at, end)))
        return words[-1].end()

    def _next_label(self, line: str, at: int) -> tuple[Kind, re.Match[str]] | None:
        """The nearest label from `at` on that the ladder expects."""
        kinds: tuple[Kind, ...] = ("letter", "number", "subletter")
        found = []
        for kind in kinds:
            label = re.compile(_LABEL[kind].format(self.ladder.expected(kind))).search(line, at)
            if label:
                found.append((kind, label))
        return min(found, key=lambda pair: pair[1].start()) if found else None

    def _provisions(self, number: int, line: str, at: int) -> None:
        """Read what follows the slide's title: text, footnotes and labels up to the end of the line."""
        while at < len(line):
            label = self._next_label(line, at)
            end = label[1].start() if label else len(line)
            notes = list(_NOTE.finditer(line, at, end))
            self._text(number, line, at, notes[0].start() if notes else end)
            for note, after in zip(notes, [*(note.start() for note in notes[1:]), end], strict=False):
                self._footnote(number, line, note, after)
            if label is None:
                return
            kind, found = label
            self.ladder.open(kind, found[1], number).labels.append(Span(number, *found.span()))
            at = self._title(number, line, found.end())

    def _text(self, number: int, line: str, at: int, end: int) -> None:
        """Running text of the rung the reader stands on; bullets begin lines of it, page breaks do not."""
        here = self.ladder.here
        join = "\n" if not here.body else " "
        for bullet in _BULLET.finditer(line, at, end):
            self._piece(here, number, line, at, bullet.start(), join)
            here.labels.append(Span(number, *bullet.span()))
            at, join = bullet.end(), "\n"
        self._piece(here, number, line, at, end, join)

    def _piece(self, node: Node, number: int, line: str, at: int, end: int, join: str) -> None:
        words = line[at:end]
        title = _TITLE_IN_TEXT.search(words)
        if title:
            raise BadSource(
                f"Line {number} has the title {title[0]!r} in the text of {node.id}: the label before it is lost or "
                f"out of order, which belongs into corpus/errata.yaml."
            )
        at += len(words) - len(words.lstrip())
        if words.strip():
            node.body.append(Piece(Span(number, at, at + len(words.strip())), join))

    def _footnote(self, number: int, line: str, note: re.Match[str], end: int) -> None:
        law = self.ladder.law
        assert law is not None  # slides open their law first
        count = sum(1 for other in self.notes if other.node.parent == law.id)
        node = Node(f"{law.id}.fn{count + 1}", "footnote", law.id)
        node.labels.append(Span(number, *note.span(1)))
        self._piece(node, number, line, note.end(), end, "\n")
        self.parse.nodes.append(node)
        self.notes.append(_Note(node, note[1], self.slides[number]))

    def link_footnotes(self) -> None:
        """Give every node the ids of the footnotes its marks call: those with as many stars on its slide or the next.

        A slide with two footnotes of the same stars (75: `§70** eller §71**`) gives both.
        """
        for node in self.parse.nodes:
            for piece in (*node.title, *node.body):
                for call in _CALL.finditer(self.text.text(piece.span)):
                    node.footnotes += [
                        note
                        for note in self._called(node, call[1], self.slides[piece.span.line])
                        if note not in node.footnotes
                    ]

    def _called(self, node: Node, stars: str, slide: int) -> list[str]:
        law = node.id.partition(".")[0]
        for where in (slide, slide + 1):
            called = [
                note.node.id
                for note in self.notes
                if note.node.parent == law and note.stars == stars and note.slide == where
            ]
            if called:
                return called
        raise BadSource(f"Slide {slide} calls a footnote {stars!r} in {node.id} that it and the next slide lack.")
