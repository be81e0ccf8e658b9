"""What every format is read into: lines of text, page by page."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field

# Form feed: stands alone on a line between two pages or slides.
PAGE = "\f"

_LIGATURES = {code: unicodedata.normalize("NFKC", chr(code)) for code in range(0xFB00, 0xFB07)}
_SOFT_HYPHEN_INSIDE = re.compile("\u00ad(?!\\s*$)", re.MULTILINE)
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0e-\x1f\x7f\ufffe\uffff]")


@dataclass(frozen=True, slots=True)
class Extracted:
    """The text of a document: `pages` of lines, and remarks for the person who adds it (never part of the text)."""

    pages: list[list[str]]
    remarks: list[str] = field(default_factory=list)

    def text(self) -> str:
        """One string: lines, with a form feed on a line of its own between pages."""
        pages = ["\n".join(tidy(line) for line in page).strip("\n") for page in self.pages]
        return f"\n{PAGE}\n".join(pages) + "\n"


def tidy(line: str) -> str:
    """A line with ligatures resolved, letters composed, blanks (but not tabs) single, soft hyphens only at the end.

    A soft hyphen at the end of a line is a printed one.
    """
    line = unicodedata.normalize("NFC", line.translate(_LIGATURES))
    line = _SOFT_HYPHEN_INSIDE.sub("", line).replace("\u00ad", "-")
    line = _CONTROL.sub("", line)
    return "\t".join(re.sub(r"[ \u00a0\u2000-\u200b\u202f\ufeff\x0c]+", " ", cell).strip() for cell in line.split("\t"))
