"""What one line of the MBSz regulations is by its form: heading, labelled item, run-in heading, bullet, running text.

The scan's Markdown is uneven: a section may be H2, H3, H4, H5 or bold, a letter `- a.`, `a.`, `**a.**`, `<b>a.</b>`,
`(a.)`, `**a. Title:**` or `### a. Title: text`. Only the words and their labels count, never the level of a heading.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

Form = Literal["title", "chapter", "annex", "number", "roman", "letter", "run-in", "bullet", "text"]

_MARKS = re.compile(r"(#+ )?\s*(- )?(?:\*\*|<b>)?")
_CHAPTER = re.compile(r"(VI|IV|V|I{1,3})\. ")
_ANNEX = re.compile(r"Vsz (\d) ?\.? ?sz\. Melléklete? - ")
_NUMBER = re.compile(r"(\d{1,2})\. ")
_LETTER = re.compile(r"\(?([a-z])\.\)?(?:\*\*|</b>)? ")
_ROMAN = re.compile(r"(I{1,3})\. ")
_BOLD_END = re.compile(r"(:)?\*\*( ?:)?")
_LAW = re.compile(r"90/b\. \d\. pont ")


@dataclass(frozen=True, slots=True)
class Shape:
    """A line's form: its label, and columns where label, title and text begin and end.

    `label` is the number or letter. [0, lead) is markup and label; [lead, start) text before the title (a law number);
    [start, title_end) the title; [body, end of line) the text; what stands between is markup. Where `body` stands
    before `title_end`, the "title" is only the bold beginning of the text, which names the place but is no heading.
    `prominent` marks headings and labels in bold.
    """

    form: Form
    label: str = ""
    lead: int = 0
    start: int = 0
    title_end: int = 0
    body: int = 0
    prominent: bool = False

    @property
    def named(self) -> bool:
        """Whether the line has a title of its own."""
        return self.title_end > self.start and self.body >= self.title_end


def _untitled(form: Form, label: str, end: int, *, prominent: bool = False) -> Shape:
    return Shape(form, label, end, end, end, end, prominent)


def _titled(line: str, form: Form, label: str, start: int, *, heading: bool, bold: bool) -> Shape:
    """A labelled line whose title ends at the bold's end or, in a heading, at its colon or the line's end."""
    if heading:
        colon = line.find(": ", start) if form == "letter" else -1
        if colon >= 0:
            return Shape(form, label, start, start, colon, colon + 1, True)
        end = line.rstrip().removesuffix("**").rstrip().removesuffix(":")
        return Shape(form, label, start, start, len(end), len(line), True)
    lead = start
    if law := _LAW.match(line, start):
        start = law.end()
    if bold or line.startswith("**", start):
        found = _BOLD_END.search(line, start if bold else start + 2)
        if found and (found[1] or found[2]):
            return Shape(form, label, lead, start, found.start(), found.end(), bold)
    return _untitled(form, label, lead, prominent=bold)


def shape(line: str) -> Shape:
    """The form of a line that is not blank, not of the contents list and not of a table."""
    marks = _MARKS.match(line)
    assert marks is not None
    at, heading = marks.end(), marks[1] is not None
    bold = line.endswith("**", 0, at)
    if heading and (found := _ANNEX.match(line, at)):
        return _titled(line, "annex", found[1], found.end(), heading=True, bold=False)
    if heading and (found := _CHAPTER.match(line, at)):
        return _titled(line, "chapter", found[1], found.end(), heading=True, bold=False)
    if found := _NUMBER.match(line, at):
        return _titled(line, "number", found[1], found.end(), heading=heading, bold=bold)
    if found := _LETTER.match(line, at):
        open_bold = bold and not found[0].endswith("** ")
        return _titled(line, "letter", found[1], found.end(), heading=heading, bold=open_bold)
    if not (heading or bold or marks[2]) and (found := _ROMAN.match(line, at)):
        return _untitled("roman", found[1], found.end())
    if heading:
        return _titled(line, "title" if marks[1] == "# " else "run-in", "", at, heading=True, bold=False)
    if marks[2]:
        return _untitled("bullet", "", marks.end(2))
    if bold and (found := _BOLD_END.search(line, at)):
        named = bool(found[1] or found[2])
        return Shape("run-in", "", at, at, found.start(), found.end() if named else at)
    return Shape("text")
