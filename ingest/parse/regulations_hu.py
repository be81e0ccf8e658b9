"""The regulations of the Hungarian federation (source `mbsz-hu`): chapters I-V with sections 1-44, VI, annexes 1-6.

Ids: section `29`, its letters `32.a`, numbers `26.1`, run-in headings `29/plusz-atlag` (folded, hyphenated), a second
list with the same labels `16.a@2`; `VI.2.b`; annexes `M1.5`, `M4.15.a`, the four lists of annex 2 `M2/1.a` to `M2/4.i`,
the second numbering of annex 6 `M6.1@2`; tables `VI.2.b.t1`. Where a section has letters with a bold title of their own
(`M4.15.a` Helyválasztás), the plain labels below its run-in headings carry the heading in their id
(`M4.17/lebonyolitas.a`). Bullets without a label belong to the text above them; a paragraph after a list belongs to the
place around the list. What no rule of form can see stands in `regulations_hu.yaml`, by line.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.errors import BadSource
from corpus.ids import fold
from corpus.model import Kind, Span
from ingest.lines import LayeredText
from ingest.parse.regulations_lines import Shape, shape
from ingest.parse.tree import Node, Parse, Piece, Skip, plain

_CONTENTS = "## Tartalomjegyzék"
_IMPRINT = "Összeállította:"
_FIRST_CHAPTER = "## I. "
_CHAPTERS = ("I", "II", "III", "IV", "V")  # their sections are numbered through, without the chapter
_OWN_NUMBERS = ("VI", "M1", "M3", "M5", "M6")  # plain numbers are these containers' own parts; elsewhere they are lists
_LISTS = "M2"  # its lists have letters only: M2/1 to M2/4, each opened by a paragraph that ends in a colon
_PARTS = "M6"  # its unnumbered headings divide the annex; elsewhere they divide a section
_CELL_BULLET = re.compile(r"\s*- ")
_BOLD = re.compile(r"\*\*(.+?)\*\*")


@cache
def layout() -> dict[str, dict[int, Any]]:
    """The decisions of layout by kind and line; a table by its first line."""
    rows: dict[str, list[dict[str, Any]]] = strict_yaml.load(Path(__file__).with_suffix(".yaml"))
    return {kind: {row["first" if kind == "table" else "line"]: row for row in listed} for kind, listed in rows.items()}


def slug(words: str) -> str:
    """A heading as part of an id.

    >>> slug("Plusz átlag")
    'plusz-atlag'
    """
    return "-".join(re.findall(r"[a-z0-9]+", fold(words)))


@dataclass(frozen=True, slots=True)
class _Place:
    """What is open: container (chapter, annex), part of annex 6, section, run-in heading, item; outermost first."""

    container: Node
    part: Node | None = None
    section: Node | None = None
    run_in: Node | None = None
    item: Node | None = None
    letters_titled: bool = False

    def innermost(self) -> Node:
        return self.item or self.run_in or self.section or self.part or self.container


class _Reader:
    """State of one reading."""

    def __init__(self, text: LayeredText) -> None:
        self.text = text
        self.parse = Parse()
        self.places: dict[str, _Place] = {}  # by id, to come back to
        self.now: _Place | None = None
        self.last = ""  # the line of text before, for sentences broken by a page
        self.gap = False  # a blank line stands between it and this one
        self.numbers: Counter[str] = Counter()  # the last number of a list, by the place that has it
        self.tables: Counter[str] = Counter()
        self.titled = self.titled_letters()

    def line(self, number: int) -> str:
        return self.text.line(number)

    def span(self, number: int, start: int, end: int | None = None) -> Span:
        """Columns of a line without the blanks around them."""
        line = self.line(number)
        end = len(line) if end is None else end
        while start < end and line[start].isspace():
            start += 1
        while end > start and line[end - 1].isspace():
            end -= 1
        return Span(number, start, end)

    @property
    def place(self) -> _Place:
        if self.now is None:
            raise BadSource("The regulations have running text before their title.")
        return self.now

    def titled_letters(self) -> set[int]:
        """First lines of the sections in which letters have bold titles, so that plain labels need their heading."""
        found: set[int] = set()
        begin = 0
        for number in range(1, len(self.text) + 1):
            if not self.line(number).strip():
                continue
            shaped = shape(self.line(number))
            if shaped.form in ("annex", "chapter") or (shaped.form == "number" and shaped.prominent):
                begin = number
            elif shaped.form == "letter" and shaped.prominent and shaped.named:
                found.add(begin)
        return found

    def read(self) -> Parse:
        number = 1
        while number <= len(self.text):
            line = self.line(number)
            if not line.strip():
                self.gap = True
                number += 1
            elif line.startswith((_CONTENTS, _IMPRINT)):
                number = self.skip(number)
            elif number in layout()["table"]:
                number = self.table(number, layout()["table"][number])
            else:
                self.read_line(number, line)
                number += 1
        for node in self.parse.nodes:
            if not node.body:
                node.kind = "heading"
        return self.parse

    def skip(self, number: int) -> int:
        """Pass over the imprint, to the contents list, or over that, to the first chapter."""
        contents = self.line(number).startswith(_CONTENTS)
        while not self.line(number).startswith(_FIRST_CHAPTER if contents else _CONTENTS):
            if self.line(number).strip():
                self.parse.skips.append(Skip(self.span(number, 0), "table of contents" if contents else "imprint"))
            number += 1
        return number

    def read_line(self, number: int, line: str) -> None:
        """One line that is neither blank nor of a table."""
        decided = layout()
        if back := decided["back"].get(number):
            self.now = self.places[back["to"]]
        shaped = Shape("text") if number in decided["text"] else shape(line)
        if number in decided["join"]:
            start = shaped.body if shaped.form == "bullet" else 0
            self.append(number, start, " ")
        elif number in decided["head"]:
            self.head(number, line)
        elif shaped.form == "bullet":
            self.append(number, shaped.body, "\n")
        elif shaped.form == "text" or not self.opens(number, shaped):
            self.running(number, line, returned=back is not None)
        self.last, self.gap = line, False

    def append(self, number: int, start: int, join: str) -> None:
        node = self.place.innermost()
        if start:
            node.labels.append(self.span(number, 0, start))
        node.body.append(Piece(self.span(number, start), join))

    def running(self, number: int, line: str, *, returned: bool) -> None:
        """A paragraph: the rest of a sentence, more text of the open place, or what follows a list without titles."""
        hard_break = self.last.endswith("  ") and not self.gap
        rest = line[0].islower() and not hard_break and not self.last.rstrip().endswith((":", ";"))
        if self.place.container.id == _LISTS and not rest and line.rstrip().endswith(":"):
            count = sum(key.startswith(f"{_LISTS}/") and "." not in key for key in self.places) + 1
            self.now = _Place(self.place.container)
            self.open("section", f"{_LISTS}/{count}", "section", number, Shape("text"))
            return
        item = self.place.item
        if item is not None and not item.title and self.gap and not rest and not returned:
            self.now = replace(self.place, item=None)
        self.append(number, 0, " " if rest else "\n")

    def open(self, level: str, path: str, kind: Kind, number: int, shaped: Shape) -> None:
        """Open a place below what is open now; a path in use gets `@2`, `@3` ..."""
        above = self.place
        count = 1
        free = path
        while free in self.places:
            count += 1
            free = f"{path}@{count}"
        node = Node(free, kind, above.innermost().id)
        self.parse.nodes.append(node)
        fields: dict[str, Any] = {level: node}
        self.now = self.places[free] = replace(above, **fields)
        node.labels.append(self.span(number, 0, shaped.lead))
        if shaped.start > shaped.lead:
            node.body.append(Piece(self.span(number, shaped.lead, shaped.start)))
        if shaped.named:
            node.title.append(Piece(self.span(number, shaped.start, shaped.title_end)))
            node.labels.append(self.span(number, shaped.title_end, shaped.body))
        if self.line(number)[shaped.body :].strip():
            node.body.append(Piece(self.span(number, shaped.body)))

    def opens(self, number: int, shaped: Shape) -> bool:
        """Open the place a line begins; False when its number does not follow and it is running text."""
        if shaped.form in ("title", "chapter", "annex"):
            self.container(number, shaped)
        elif shaped.form == "number":
            return self.numbered(number, shaped)
        elif shaped.form == "run-in":
            self.run_in(number, shaped, self.line(number)[shaped.start : shaped.title_end])
        else:
            self.item(number, shaped)
        return True

    def container(self, number: int, shaped: Shape) -> None:
        path = {"title": "PREFACE", "chapter": shaped.label, "annex": f"M{shaped.label}"}[shaped.form]
        node = Node(path, "front" if shaped.form == "title" else "section", None)
        node.labels.append(self.span(number, 0, shaped.start))
        node.title.append(Piece(self.span(number, shaped.start, shaped.title_end)))
        node.labels.append(self.span(number, shaped.title_end, shaped.body))
        self.parse.nodes.append(node)
        self.now = self.places[path] = _Place(node)

    def numbered(self, number: int, shaped: Shape) -> bool:
        """A section of a chapter or annex, or an item of a numbered list."""
        place = self.place
        own = shaped.prominent or place.container.id in _OWN_NUMBERS
        counted = (place.part or place.container) if own else (place.run_in or place.section or place.container)
        if not shaped.prominent and int(shaped.label) != self.numbers[counted.id] + 1:
            return False
        self.numbers[counted.id] = int(shaped.label)
        if own:
            path = shaped.label if place.container.id in _CHAPTERS else f"{place.container.id}.{shaped.label}"
            self.now = _Place(place.container, place.part, letters_titled=number in self.titled)
            self.open("section", path, "section" if shaped.named else "item", number, shaped)
        else:
            self.item(number, shaped)
        return True

    def run_in(self, number: int, shaped: Shape, words: str) -> None:
        """A heading without a number; in annex 6 a marked heading divides the annex."""
        place = self.place
        name = slug(plain(words))
        if place.container.id == _PARTS and shaped.prominent:
            self.now = _Place(place.container)
            self.open("part", f"{_PARTS}/{name}", "section", number, shaped)
            return
        self.now = replace(place, run_in=None, item=None)
        above = place.section or place.container
        self.open("run_in", f"{above.id}/{name}", "section" if shaped.prominent else "item", number, shaped)

    def head(self, number: int, line: str) -> None:
        """A run-in heading that only the layout table knows: bold words after an article, or a line with a colon."""
        bold = _BOLD.search(line)
        stop = line.rstrip().removesuffix(":")
        shaped = Shape("run-in") if bold else Shape("run-in", "", 0, 0, len(stop), len(line))
        self.run_in(number, shaped, bold[1] if bold else stop)

    def item(self, number: int, shaped: Shape) -> None:
        """A letter, list number or Roman numeral of the section, or of its run-in heading (see above)."""
        titled = shaped.prominent and shaped.named
        place = replace(self.place, item=None)
        section = place.section or place.container
        base = place.run_in if place.letters_titled and not titled and place.run_in is not None else section
        self.now = place
        self.open("item", f"{base.id}.{shaped.label}", "item", number, shaped)

    def table(self, number: int, row: dict[str, Any]) -> int:
        """A table below the open place: cells of Markdown, of tabs, or parted before the words `cells` matches."""
        first, last = row["first"], row["last"]
        shaped = shape(self.line(number))
        start = 0
        if shaped.form == "letter":
            self.item(number, replace(shaped, body=len(self.line(number))))
            start = shaped.body
        elif shaped.form == "bullet":
            start = shaped.body
        above = self.place.item or self.place.section or self.place.container
        self.tables[above.id] += 1
        node = Node(f"{above.id}.t{self.tables[above.id]}", "table", self.place.innermost().id)
        self.parse.nodes.append(node)
        for at in range(first, last + 1):
            self.table_row(node, at, start if at == first else 0, row.get("cells"), at == first)
        self.last, self.gap = "", True
        return int(last) + 1

    def table_row(self, node: Node, number: int, start: int, cells: str | None, first: bool) -> None:
        line = self.line(number)
        if start and not any(span.line == number for span in self.place.innermost().labels):
            node.labels.append(self.span(number, 0, start))
        if re.fullmatch(r"[\s|:-]+", line):
            node.labels.append(self.span(number, 0))
            return
        if line[start:].lstrip().startswith("|"):
            bars = [at for at in range(start, len(line)) if line[at] == "|"]
            node.labels += [Span(number, at, at + 1) for at in bars]
            bounds = [(left + 1, right) for left, right in pairwise(bars)]
        elif cells and (found := re.search(cells, line)):
            bounds = [(start, found.start()), (found.start(), len(line))]
        else:
            tabs = [at for at in range(start, len(line.rstrip())) if line[at] == "\t"]
            bounds = [(left, right) for left, right in zip([start, *tabs], [*tabs, len(line)], strict=True)]
        for position, (left, right) in enumerate(bounds):
            if bullet := _CELL_BULLET.match(line, left, right):
                node.labels.append(self.span(number, left, bullet.end()))
                left = bullet.end()
            join = "\t" if position or first else "\n"
            node.body.append(Piece(self.span(number, left, right), join))


def parse(text: LayeredText) -> Parse:
    """The regulations as nodes; raises BadSource when text stands where none can."""
    return _Reader(text).read()
