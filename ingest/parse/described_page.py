"""What a page does to text: page breaks, running heads, page numbers, wrapped lines, parted words."""

from __future__ import annotations

import re

from corpus.model import Span
from ingest.lines import LayeredText
from ingest.parse.headings import Headings
from ingest.parse.tree import Node, Parse, Piece, Skip, plain

PAGE = "\f"
_NUMBER = re.compile(r"[-\u2013\u2014\s]*(?:\d{1,3}|[ivxlc]{1,6})[-\u2013\u2014\s]*")
_HYPHENATED = re.compile(r"(?<![^\W\d_])([^\W\d_]+)[-\u2010]\Z")
_FIRST_WORD = re.compile(r"[^\W\d_]+")
_ENDED = (".", ":", ";", "?", "!")
_CLOSING = "\"')]*\u201d\u2019\u00bb\u2020"


def without_digits(line: str) -> str:
    """A running head without its page number, for comparing.

    >>> without_digits("12  LAWS OF BRIDGE")
    'LAWS OF BRIDGE'
    """
    return " ".join(re.sub(r"\d+", " ", line).split())


def edges(lines: list[str]) -> list[tuple[int, str]]:
    """The two first and two last non-blank lines of every page, by 0-based place; none where there are no pages."""
    result: dict[int, str] = {}
    page: list[int] = []
    pages: list[list[int]] = [page]
    for place, line in enumerate(lines):
        if line.startswith(PAGE):
            page = []
            pages.append(page)
        if line.strip():
            page.append(place)
    if len(pages) < 2:
        return []
    for page in pages:
        for place in (*page[:2], *page[-2:]):
            result[place] = lines[place]
    return sorted(result.items())


def _beside(lines: list[str], place: int) -> list[int]:
    """The nearest non-blank lines above and below a place (0-based)."""
    above = next((at for at in range(place - 1, -1, -1) if lines[at].strip()), None)
    below = next((at for at in range(place + 1, len(lines)) if lines[at].strip()), None)
    return [at for at in (above, below) if at is not None]


class PageDress:
    """Which lines are dress of the page: running heads and page numbers at its edge."""

    def __init__(self, text: LayeredText, headings: Headings) -> None:
        lines = [text.line(number) for number in range(1, len(text) + 1)]
        self._reasons: dict[int, str] = {}
        for place, line in edges(lines):
            if _NUMBER.fullmatch(line.strip()):
                self._reasons[place + 1] = "page number"
            elif without_digits(line) in headings.running_heads:
                self._reasons[place + 1] = "running head"
        for place, line in enumerate(lines):
            if line.isupper() and without_digits(line) in headings.running_heads:
                self._reasons[place + 1] = "running head"
                for beside in _beside(lines, place):
                    if _NUMBER.fullmatch(lines[beside].strip()):
                        self._reasons[beside + 1] = "page number"

    def reason(self, number: int) -> str | None:
        """Why a line is skipped, or None."""
        return self._reasons.get(number)


class Writer:
    """Adds lines to provisions: joins what the page parted, keeps paragraphs apart."""

    def __init__(self, text: LayeredText, headings: Headings, parse: Parse) -> None:
        self._text, self._headings, self._parse = text, headings, parse
        self._last: dict[str, str] = {}
        self._node: Node | None = None
        self._words = _vocabulary(text)
        self.paragraph = True
        """Whether a blank line stood before."""
        self.gap = True
        """Whether a blank line or the end of a page stood before."""
        self.in_sentence = False
        """Whether the text written last is broken off in a sentence."""

    def start(self) -> None:
        """A label was read: nothing is in progress."""
        self.in_sentence = self.gap = False
        self.paragraph = False

    def blank(self, number: int) -> None:
        """A blank line or a page break; a break of the page ends no paragraph."""
        self.gap = True
        if not self._text.line(number).startswith(PAGE):
            self.paragraph = True

    def add(self, node: Node, span: Span) -> None:
        """Append a line to a provision's body, joined as the text goes on."""
        words = self._text.text(span)
        join = self._join(node, words)
        if join == "":
            last = node.body.pop()
            cut = Span(last.span.line, last.span.start, last.span.end - 1)
            node.body.append(Piece(cut, last.join))
            self._parse.skips.append(Skip(Span(last.span.line, cut.end, last.span.end), "hyphen at the end of a line"))
        node.body.append(Piece(span, "\n" if join == "\n" else "" if join in ("", "-") else " "))
        self.paragraph = self.gap = False
        ended = _ended(words)
        listed = plain(words).endswith((",", *(f" {word}" for word in self._headings.connectives)))
        self.in_sentence = not ended and not listed and self._headings.wrapped

    def _join(self, node: Node, words: str) -> str:
        """ "\\n" for a new paragraph, " " within one, "" for a parted word, "-" where the hyphen stays."""
        if not node.body:
            return "\n"
        before = self._text.text(node.body[-1].span)
        parted, first = _HYPHENATED.search(before), _FIRST_WORD.match(words)
        if parted and first and first[0][0].islower():
            whole = f"{parted[1]}{first[0]}".lower()
            compound = f"{parted[1]}-{first[0]}".lower()
            return "-" if compound in self._words and whole not in self._words else ""
        if not _ended(before):
            return " "
        return " " if self._headings.wrapped and not self.paragraph else "\n"


def _ended(words: str) -> bool:
    return plain(words).rstrip(_CLOSING).endswith(_ENDED)


def _vocabulary(text: LayeredText) -> frozenset[str]:
    found: set[str] = set()
    for number in range(1, len(text) + 1):
        found.update(word.lower() for word in re.findall(r"[^\W\d_]+(?:-[^\W\d_]+)?", text.line(number)))
    return frozenset(found)
