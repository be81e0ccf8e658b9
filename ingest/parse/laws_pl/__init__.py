"""The Polish Laws of 2007 (source `laws-2007-pl`): preface, introduction, definitions, 93 laws, subject index.

The document is plain text read by OCR, one printed line a line, with page markers. Structure is read from labels in
their order, never from words, so that it does not hang on a repaired letter; the labels that the OCR lost are in
`corpus/repairs/laws-2007-pl.reviewed.jsonl`. docs/parsing.md lists the decisions.
"""

from __future__ import annotations

import re

from corpus.errors import BadSource
from corpus.model import Span
from ingest.lines import LayeredText
from ingest.parse.laws_pl.definitions import read_definitions
from ingest.parse.laws_pl.front import read_front
from ingest.parse.laws_pl.laws import read_laws
from ingest.parse.laws_pl.page import MARKER, content, page_dress
from ingest.parse.tree import Parse, Skip

# The sections in their order: what their first line says behind the page marker.
_SECTIONS = (
    ("PREFACE", re.compile(r"PRZEDMOWA ")),
    ("INTRODUCTION", re.compile(r"WST.P ")),
    ("definitions", re.compile(r"DEFINI")),
    ("laws", re.compile(r"1\. [^a-z]")),
    ("index", re.compile(r"INDEKS")),
)


def parse(text: LayeredText) -> Parse:
    """The whole document; raises BadSource when a section is missing or a label is out of order."""
    starts = _section_starts(text)
    ends = [*starts[1:], len(text) + 1]
    result = Parse()
    for (section, _), start, end in zip(_SECTIONS, starts, ends, strict=True):
        _skip_markers(text, range(start, end), result)
        numbers = page_dress(text, range(start, end), result) if section == "laws" else list(range(start, end))
        if section == "index":
            for number in numbers:
                span = content(text, number)
                if span.end > span.start:
                    result.skips.append(Skip(span, "subject index"))
        elif section == "definitions":
            read_definitions(text, numbers, result)
        elif section == "laws":
            read_laws(text, numbers, result)
        else:
            read_front(text, numbers, section, result)
    return result


def _skip_markers(text: LayeredText, numbers: range, parse: Parse) -> None:
    for number in numbers:
        marker = MARKER.match(text.line(number))
        if marker:
            parse.skips.append(Skip(Span(number, 0, marker.end()), "page marker"))


def _section_starts(text: LayeredText) -> list[int]:
    starts: list[int] = []
    number = 1
    for section, opening in _SECTIONS:
        while number <= len(text):
            if MARKER.match(text.line(number)) and opening.match(text.text(content(text, number))):
                break
            number += 1
        else:
            raise BadSource(f"The section {section!r} (a page that begins with {opening.pattern!r}) is missing.")
        starts.append(number)
    return starts


_BLANKS = re.compile(r"[ \u00a0]+")


def clean(text: str) -> str:
    """`text` without doubled blanks; there is no markup in this source, and `$` is a misread letter, not LaTeX."""
    return _BLANKS.sub(" ", text).strip(" ")
