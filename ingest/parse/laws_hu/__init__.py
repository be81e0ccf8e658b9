"""The Hungarian Laws of 2017 (source `laws-2017-hu`): title page, contents, front matter, definitions, 93 laws.

The document is markdown made from a PDF: headings of any level, letters as headings, bullets or plain lines, sentences
broken by pages. Structure is therefore read from labels in their order, never from heading levels.
docs/parsing.md lists the decisions.
"""

from __future__ import annotations

from corpus.errors import BadSource
from ingest.lines import LayeredText
from ingest.parse.laws_hu.definitions import read_definitions
from ingest.parse.laws_hu.front import read_front, skip
from ingest.parse.laws_hu.laws import read_laws
from ingest.parse.tree import Parse

# The sections in their order: how the heading line begins, and what becomes of the section.
_SECTIONS = (
    ("", "title page"),
    ("## Tartalom", "table of contents"),
    ("## ELŐSZÓ", "PREFACE"),
    ("## BEVEZETÉS", "INTRODUCTION"),
    ("## MEGHATÁROZÁSOK", "definitions"),
    ("## MAGYAR KIEGÉSZÍTÉS", "glossary"),
    ("## 1. ", "laws"),
)


def parse(text: LayeredText) -> Parse:
    """The whole document; raises BadSource when a section is missing or a label is out of order."""
    starts = _section_starts(text)
    ends = [*starts[1:], len(text) + 1]
    result = Parse()
    for (_, section), start, end in zip(_SECTIONS, starts, ends, strict=True):
        if section in ("title page", "table of contents", "glossary"):
            skip(text, range(start, end), section, result)
        elif section in ("PREFACE", "INTRODUCTION"):
            read_front(text, range(start, end), section, result)
        elif section == "definitions":
            read_definitions(text, range(start, end), result)
        else:
            read_laws(text, range(start, end), result)
    return result


def _section_starts(text: LayeredText) -> list[int]:
    starts: list[int] = []
    number = 1
    for opening, section in _SECTIONS:
        while number <= len(text) and not text.line(number).startswith(opening):
            number += 1
        if number > len(text):
            raise BadSource(f"The section {section!r} (a line that begins with {opening!r}) is missing.")
        starts.append(number)
    return starts
