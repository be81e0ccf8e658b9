"""What stands before the laws and is not a definition: front matter, and pages that are skipped whole."""

from __future__ import annotations

import re
from collections.abc import Iterable

from corpus.model import Span
from ingest.lines import LayeredText
from ingest.parse.tree import Node, Parse, Piece, Skip

_HEADING = re.compile(r"#{1,6} ")


def whole(text: LayeredText, number: int, start: int = 0) -> Span:
    """The span from column `start` to the end of a line, without trailing blanks."""
    return Span(number, start, max(start, len(text.line(number).rstrip())))


def skip(text: LayeredText, numbers: Iterable[int], reason: str, parse: Parse) -> None:
    """Skip every non-blank line of `numbers` for one reason."""
    parse.skips += [Skip(whole(text, number), reason) for number in numbers if text.line(number).strip()]


def read_front(text: LayeredText, numbers: Iterable[int], name: str, parse: Parse) -> None:
    """A section of front matter: its heading is the title, every paragraph a line of the text."""
    node = Node(name, "front")
    parse.nodes.append(node)
    for number in numbers:
        line = text.line(number)
        heading = _HEADING.match(line)
        if heading:
            node.labels.append(Span(number, 0, heading.end()))
            node.title.append(Piece(whole(text, number, heading.end())))
        elif line.strip():
            node.body.append(Piece(whole(text, number)))
