"""PDF: the text layer, by pypdf's layout mode, with columns read one after the other."""

from __future__ import annotations

import io
import re
from typing import Any

from corpus.errors import BadSource
from ingest.add.extracted import Extracted

_PAGES = 1500
_SCRIPT = re.compile(rb"/(?:JavaScript|JS|Launch|RichMedia|EmbeddedFile|XFA)\b")
_WIDE = 3
"""Blanks that part two columns in the layout, at least."""
_OCR = (
    "run OCR first, for example `ocrmypdf -l pol IN.pdf OUT.pdf` (which uses tesseract; hun, pol, nor, eng), read the "
    "result over, and add that file"
)


def read_pdf(data: bytes, name: str) -> Extracted:
    """Every page's lines; raises BadSource for a file cut off, locked, with scripts, or without a text layer."""
    from pypdf import PasswordType, PdfReader
    from pypdf.errors import PyPdfError

    if b"%%EOF" not in data[-2048:]:
        raise BadSource(f"{name} is cut off: a PDF ends with %%EOF, and this one does not; fetch it again.")
    try:
        reader = PdfReader(io.BytesIO(data))
        if reader.is_encrypted and reader.decrypt("") != PasswordType.NOT_DECRYPTED:
            raise BadSource(f"{name} is encrypted; save a copy without protection and add that.")
        if reader.is_encrypted:
            raise BadSource(f"{name} is protected by a password; save a copy without it and add that.")
        _refuse_scripts(reader, data, name)
        if len(reader.pages) > _PAGES:
            raise BadSource(f"{name} has {len(reader.pages)} pages, more than the {_PAGES} a law book may have.")
        pages = [_page(page) for page in reader.pages]
        images = [number for number, page in enumerate(reader.pages) if not _letters(pages[number]) and page.images]
    except (PyPdfError, NotImplementedError, LookupError, ValueError, TypeError, AttributeError, OSError) as error:
        raise BadSource(f"{name} cannot be read as a PDF ({error}); save it again from a PDF viewer.") from error
    if not any(_letters(page) for page in pages):
        raise BadSource(f"{name} has no text layer, only pictures of pages: {_OCR}.")
    if images:
        listed = ", ".join(str(number + 1) for number in images[:5])
        raise BadSource(f"{name} has pages without a text layer, only a picture (page {listed}): {_OCR}.")
    return Extracted(pages)


def _refuse_scripts(reader: Any, data: bytes, name: str) -> None:
    found = bool(_SCRIPT.search(data)) or any(
        _acts(part) for part in (reader.trailer["/Root"], *reader.pages) if part is not None
    )
    if found:
        raise BadSource(f"{name} carries scripts, actions or attached files; print it to a plain PDF and add that.")


def _acts(part: Any) -> bool:
    """Whether a catalog or page runs something: additional actions, a script in its open action or its names."""
    if "/AA" in part:
        return True
    action = part.get("/OpenAction")
    action = action.get_object() if action is not None else None
    if isinstance(action, dict) and action.get("/S") in ("/JavaScript", "/Launch"):
        return True
    names = part.get("/Names")
    names = names.get_object() if names is not None else {}
    return any(key in names for key in ("/JavaScript", "/EmbeddedFiles"))


def _letters(lines: list[str]) -> int:
    return sum(sign.isalpha() for line in lines for sign in line)


def _page(page: Any) -> list[str]:
    """The lines of a page in reading order; blank lines kept single where the print leaves room."""
    laid = page.extract_text(extraction_mode="layout", layout_mode_space_vertically=True)
    return _single_blanks(columns(laid.split("\n")))


def columns(lines: list[str]) -> list[str]:
    """Lines of a page layout, two columns put one after the other.

    A gutter is a place in the middle third that is blank in every line of a block, with text right of it beginning at
    one column in at least five lines. Lines that cross it (running heads, titles over both columns) end the block.
    """
    gutter = _gutter(lines)
    if gutter is None:
        return lines
    out: list[str] = []
    left: list[str] = []
    right: list[str] = []
    edges = _edges(lines)
    for number, line in enumerate(lines):
        if number in edges or _crosses(line, gutter):
            out += [*left, *right, line]
            left, right = [], []
        else:
            left.append(line[:gutter].rstrip())
            right.append(line[gutter:].rstrip())
    return [*out, *left, *right]


def _edges(lines: list[str]) -> set[int]:
    """The first and the last line of a page, where room parts them from the rest: running heads and page numbers."""
    filled = [number for number, line in enumerate(lines) if line.strip()]
    edges = set()
    if len(filled) > 2 and filled[1] - filled[0] > 1:
        edges.add(filled[0])
    if len(filled) > 2 and filled[-1] - filled[-2] > 1:
        edges.add(filled[-1])
    return edges


def _crosses(line: str, gutter: int) -> bool:
    return bool(line[max(0, gutter - _WIDE) : gutter].strip()) and bool(line[gutter:].strip())


def _gutter(lines: list[str]) -> int | None:
    width = max((len(line.rstrip()) for line in lines), default=0)
    filled = [line for line in lines if line.strip()]
    if width < 40:
        return None
    starts: dict[int, int] = {}
    for line in filled:
        for found in re.finditer(r" {3,}(?=\S)", line):
            if width // 4 <= found.end() <= 3 * width // 4:
                starts[found.end()] = starts.get(found.end(), 0) + 1
    for column, count in sorted(starts.items(), key=lambda item: -item[1]):
        beside = sum(1 for line in filled if line[: column - _WIDE].strip() and line[column:].strip())
        crossing = sum(1 for line in filled if _crosses(line, column))
        long_right = sum(1 for line in filled if len(line[column:].split()) >= 3)
        if count >= 5 and beside >= 5 and crossing <= len(filled) // 10 and long_right >= count // 2:
            return column
    return None


def _single_blanks(lines: list[str]) -> list[str]:
    out: list[str] = []
    for line in lines:
        if line.strip() or (out and out[-1]):
            out.append(line.strip())
    return out
