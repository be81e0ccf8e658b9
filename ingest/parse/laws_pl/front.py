"""Preface and introduction: a heading and paragraphs, printed line by line."""

from __future__ import annotations

from collections.abc import Iterable

from ingest.lines import LayeredText
from ingest.parse.laws_pl.page import Writer, content
from ingest.parse.tree import Node, Parse, Piece

_SHORT = 60  # a line that stops this early ends its paragraph


def read_front(text: LayeredText, numbers: Iterable[int], name: str, parse: Parse) -> None:
    """A section of front matter: its first line is the title; blank lines part paragraphs (and names of a list)."""
    node = Node(name, "front")
    parse.nodes.append(node)
    writer = Writer(text)
    new = True
    for number in numbers:
        span = content(text, number)
        if span.end <= span.start:
            new = True
            continue
        if not node.title:
            node.title.append(Piece(span))
        else:
            writer.add(node, span, "\n" if new else " ")
        new = span.end - span.start < _SHORT
