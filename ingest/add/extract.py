"""A document of any readable format as text; its ending says which reader takes it, its bytes have to agree."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from corpus.errors import BadSource
from ingest.add.extracted import PAGE, Extracted
from ingest.add.html_text import read_html
from ingest.add.office import read_docx, read_pptx
from ingest.add.pdf import read_pdf

LARGEST = 100_000_000
"""Bytes a file may have; no law book has a tenth of it."""
LARGEST_TEXT = 20_000_000
LONGEST_TEXT, LONGEST_LINE = 5_000_000, 20_000
"""Characters of a text, and of one line of it: ten times the longest books of laws and regulations, and their lines."""

_EMPHASIS = re.compile(
    r"(?<!\\)(\*\*|__)(?=\S)(.+?)(?<=\S)\1|(?<![\\*\w])([*_])(?=[^\s*_])([^*_\n]+?)(?<=[^\s*_])\3(?![\w*])"
)
_ESCAPE = re.compile(r"\\([\\`*_{}\[\]()#+.!|~<>-])")
_LINK = re.compile(r"!?\[([^\]\[]*)\]\([^()\s]*\)")
_RULE = re.compile(r"\|?[\s:|-]*-{3,}[\s:|-]*")
_SCRIPT = re.compile(r"<(?:script|iframe|object|embed)\b|\bjavascript:", re.IGNORECASE)


def extract(path: Path) -> Extracted:
    """The text of a file; raises BadSource, in one sentence, for every file that cannot be a book of laws."""
    kind = path.suffix.lower()
    if kind not in READERS:
        known = ", ".join(sorted(READERS))
        raise BadSource(f"{path.name} is of a kind that cannot be read; use one of {known}.")
    check_size(path)
    data = path.read_bytes()
    found = sniff(data)
    if found not in _FORM[kind]:
        raise BadSource(f"{path.name} is not what its ending says: its contents are {found}; rename or convert it.")
    if len(data) > LARGEST_TEXT and kind in (".txt", ".md", ".html", ".htm"):
        raise BadSource(f"{path.name} has {len(data):,} bytes of text, more than any book; split it.")
    extracted = READERS[kind](data, path.name)
    if not any(sign.isalpha() for page in extracted.pages for line in page for sign in line):
        raise BadSource(f"{path.name} has no text in it.")
    return extracted


def check_size(path: Path) -> None:
    """Raise BadSource when there is no such file, or it is empty or too big to be read."""
    try:
        if not path.is_file():
            raise BadSource(
                f"There is no file {path}; give the path of a PDF, HTML, DOCX, PPTX, Markdown or text file."
            )
        size = path.stat().st_size
    except OSError as error:
        raise BadSource(f"The file {path} cannot be opened: {error.strerror}.") from error
    if size == 0:
        raise BadSource(f"{path.name} is empty.")
    if size > LARGEST:
        raise BadSource(f"{path.name} has {size:,} bytes, more than the {LARGEST:,} a source may have; split it.")


def within_limits(pages: list[list[str]], name: str) -> None:
    """Raise BadSource when a text, or a line of it, is longer than any book of laws."""
    sizes = [len(line) for page in pages for line in page]
    if sum(sizes) > LONGEST_TEXT:
        raise BadSource(f"{name} has {sum(sizes):,} characters, more than the {LONGEST_TEXT:,} of any book; split it.")
    if max(sizes) > LONGEST_LINE:
        raise BadSource(f"{name} has a line of {max(sizes):,} characters, more than {LONGEST_LINE:,}; break it.")


def sniff(data: bytes) -> str:
    """What the first bytes say a file is."""
    head = data[:1024].lstrip(b"\xef\xbb\xbf \t\r\n")
    if head.startswith(b"%PDF-"):
        return "PDF"
    if head.startswith(b"PK\x03\x04"):
        return "zip"
    if head.startswith(b"\xd0\xcf\x11\xe0"):
        return "old Office"
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return "text"
    if b"\0" in data[:4096]:
        return "binary"
    return "HTML" if re.match(rb"<(?:!doctype html|html|\?xml|head|body)\b", head, re.IGNORECASE) else "text"


def read_text(data: bytes, name: str) -> Extracted:
    """Plain text in UTF-8 (or UTF-16 with its mark); form feeds part pages."""
    try:
        text = data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadSource(f"{name} is cut off or not UTF-8 text (byte {error.start}); save it as UTF-8.") from error
    if _SCRIPT.search(text):
        raise BadSource(f"{name} carries scripts or embedded objects; remove them and add it again.")
    return Extracted([page.split("\n") for page in text.replace("\r\n", "\n").replace("\r", "\n").split(PAGE)])


def read_markdown(data: bytes, name: str) -> Extracted:
    """Markdown without its emphasis, links and escapes; headings keep their `#`, tables become cells parted by tabs."""
    return Extracted(
        [[line for row in page if (line := _plain(row)) is not None] for page in read_text(data, name).pages]
    )


def _plain(line: str) -> str | None:
    if "|" in line and _RULE.fullmatch(line.strip()):
        return None
    stripped = line.strip()
    if stripped.startswith("|") and stripped.endswith("|") and len(stripped) > 2:
        line = "\t".join(cell.strip() for cell in re.split(r"(?<!\\)\|", stripped[1:-1]))
    line = _LINK.sub(r"\1", line)
    line = _EMPHASIS.sub(lambda found: found[2] or found[4], line)
    return _ESCAPE.sub(r"\1", line)


READERS: dict[str, Callable[[bytes, str], Extracted]] = {
    ".pdf": read_pdf,
    ".html": read_html,
    ".htm": read_html,
    ".docx": read_docx,
    ".pptx": read_pptx,
    ".md": read_markdown,
    ".txt": read_text,
}
_OFFICE = ("zip", "old Office")
_FORM: dict[str, tuple[str, ...]] = {
    ".pdf": ("PDF",),
    ".html": ("HTML", "text"),
    ".htm": ("HTML", "text"),
    ".docx": _OFFICE,
    ".pptx": _OFFICE,
    ".md": ("text",),
    ".txt": ("text",),
}
