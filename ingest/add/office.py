"""DOCX and PPTX: zip files of XML, read with the standard library, guarded against bombs, entities and deep nesting."""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections.abc import Iterator
from xml.parsers import expat

from corpus.errors import BadSource
from ingest.add.extracted import Extracted

_UNPACKED = 200_000_000
_RATIO = 200
_MEMBERS = 5_000
_DEPTH = 200
_WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main "
_DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/main "
_REL_ID = "http://schemas.openxmlformats.org/officeDocument/2006/relationships id"
Event = tuple[str, str, dict[str, str]]
"""("start" | "end" | "text", the element's name or the words, attributes)."""


def read_docx(data: bytes, name: str) -> Extracted:
    """Paragraphs as lines, headings as `#`, tables by tabs, footnotes as `*` lines after the paragraph calling them."""
    parts = _unzip(data, name)
    if "word/document.xml" not in parts:
        raise BadSource(f"{name} is no Word document: it has no word/document.xml; save it as .docx and add that.")
    notes = _notes(parts.get("word/footnotes.xml"), name)
    reader = _Word(notes)
    for event in _events(parts["word/document.xml"], name):
        reader.take(event)
    remarks = []
    if reader.numbered:
        remarks.append(
            f"{reader.numbered} paragraphs have numbers that Word makes and the file does not hold; if laws, letters "
            f"or numbers are missing, save the document as PDF or text and add that."
        )
    return Extracted([reader.lines], remarks)


def read_pptx(data: bytes, name: str) -> Extracted:
    """Slides in their order as pages, paragraphs as lines."""
    parts = _unzip(data, name)
    if "ppt/presentation.xml" not in parts:
        raise BadSource(f"{name} is no presentation: it has no ppt/presentation.xml; save it as .pptx and add that.")
    return Extracted([_slide(parts[path], name) for path in _slide_order(parts, name)])


def _slide_order(parts: dict[str, bytes], name: str) -> list[str]:
    rels = _events(parts.get("ppt/_rels/presentation.xml.rels", b"<r/>"), name)
    targets = {row.get("Id", ""): row.get("Target", "") for kind, _, row in rels if kind == "start"}
    order = [
        targets.get(row.get(_REL_ID, ""), "")
        for kind, tag, row in _events(parts["ppt/presentation.xml"], name)
        if kind == "start" and tag.endswith(" sldId")
    ]
    return [path for target in order if (path := "ppt/" + target.removeprefix("/ppt/")) in parts]


def _slide(data: bytes, name: str) -> list[str]:
    lines: list[str] = []
    words: list[str] = []
    inside = False
    for kind, what, _ in _events(data, name):
        if kind == "text" and inside:
            words.append(what)
        elif what == f"{_DRAWING}t":
            inside = kind == "start"
        elif (kind == "end" and what == f"{_DRAWING}p") or (kind == "start" and what == f"{_DRAWING}br"):
            lines.append("".join(words))
            words = []
    return lines


class _Word:
    """Collects the lines of word/document.xml (or of one footnote)."""

    def __init__(self, notes: dict[str, str]) -> None:
        self.lines: list[str] = []
        self.numbered = 0
        self._notes = notes
        self._words: list[str] = []
        self._row: list[list[str]] = []
        self._called: list[str] = []
        self._heading = 0
        self._inside = False

    def take(self, event: Event) -> None:
        kind, what, attributes = event
        if kind == "text":
            if self._inside:
                self._words.append(what)
            return
        tag = what.removeprefix(_WORD)
        if kind == "start":
            self._start(tag, attributes)
        else:
            self._end(tag)

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        if tag == "t":
            self._inside = True
        elif tag == "tab":
            self._words.append(" ")
        elif tag in ("br", "cr"):
            self._words.append("\n")
        elif tag == "noBreakHyphen":
            self._words.append("-")
        elif tag == "numPr":
            self.numbered += 1
        elif tag == "pStyle":
            rank = re.fullmatch(
                r"(?:Heading|Nag\u0142\u00f3wek|Overskrift|C\u00edmsor)\s*([1-6])", attributes.get(f"{_WORD}val", "")
            )
            self._heading = int(rank[1]) if rank else 0
        elif tag == "tc":
            self._row.append([])
        elif tag == "footnoteReference" and attributes.get(f"{_WORD}id") in self._notes:
            self._words.append("*")
            self._called.append(self._notes[attributes[f"{_WORD}id"]])

    def _end(self, tag: str) -> None:
        if tag == "t":
            self._inside = False
        elif tag == "p":
            text = "".join(self._words).strip()
            if self._row:
                self._row[-1].append(text.replace("\n", " "))
            elif text:
                mark = "#" * self._heading + " " if self._heading else ""
                self.lines += [mark + text.split("\n")[0], *text.split("\n")[1:]]
            else:
                self.lines.append("")
            if not self._row:
                self.lines += [f"* {note}" for note in self._called]
                self._called = []
            self._words, self._heading = [], 0
        elif tag == "tr":
            self.lines.append("\t".join(" ".join(cell).strip() for cell in self._row))
            self._row = []


def _notes(data: bytes | None, name: str) -> dict[str, str]:
    notes: dict[str, str] = {}
    at, inside = "", False
    for kind, what, attributes in _events(data, name) if data else ():
        tag = what.removeprefix(_WORD)
        if kind == "start" and tag == "footnote" and f"{_WORD}type" not in attributes:
            at = attributes.get(f"{_WORD}id", "")
            notes[at] = ""
        elif kind == "end" and tag == "footnote":
            at = ""
        elif kind == "text" and inside and at:
            notes[at] += what
        elif kind == "end" and tag == "p" and at:
            notes[at] = notes[at].strip() + " "
        elif tag == "t" and kind != "text":
            inside = kind == "start"
    return {key: note.strip() for key, note in notes.items() if note.strip()}


def _unzip(data: bytes, name: str) -> dict[str, bytes]:
    """The XML parts by name; raises BadSource for a file that is cut off, locked, hostile or carries macros."""
    if data[:4] == b"\xd0\xcf\x11\xe0":
        raise BadSource(f"{name} is protected by a password or in the old Office format; save it as a plain .docx.")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            members = archive.infolist()
            size = sum(member.file_size for member in members)
            if len(members) > _MEMBERS or size > _UNPACKED or size > _RATIO * max(len(data), 50_000):
                raise BadSource(f"{name} would unpack to {size:,} bytes in {len(members)} parts; it is no document.")
            if any(member.flag_bits & 1 for member in members):
                raise BadSource(f"{name} is protected by a password; save a copy without it and add that.")
            if any(re.search(r"vbaProject|\.\.[\\/]|activeX|^/", member.filename) for member in members):
                raise BadSource(f"{name} carries macros or hostile paths; save it without macros and add that.")
            wanted = [member for member in members if member.filename.endswith((".xml", ".rels"))]
            return {member.filename: archive.read(member) for member in wanted}
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, OSError, ValueError, KeyError) as error:
        raise BadSource(f"{name} is cut off or damaged ({error}); fetch it again.") from error


def _events(data: bytes, name: str) -> Iterator[Event]:
    """The elements and words of an XML part; document types (hence entities) and deep nesting are refused."""
    events: list[Event] = []
    depth = 0

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal depth
        depth += 1
        if depth > _DEPTH:
            raise BadSource(f"{name} nests elements deeper than {_DEPTH}; it is no document.")
        events.append(("start", tag, attributes))

    def end(tag: str) -> None:
        nonlocal depth
        depth -= 1
        events.append(("end", tag, {}))

    def doctype(*_: object) -> None:
        raise BadSource(f"{name} declares XML entities, which no office program writes; it is not read.")

    parser = expat.ParserCreate(namespace_separator=" ")
    parser.buffer_text = True
    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = lambda words: events.append(("text", words, {}))
    parser.StartDoctypeDeclHandler = doctype
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        raise BadSource(f"{name} has XML that is cut off or damaged ({error}); save it again.") from error
    yield from events
