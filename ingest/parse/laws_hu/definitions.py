"""The definitions: a bold headword, a bracket with the English term, a dash, the meaning; numbered senses apart."""

from __future__ import annotations

import re
from collections.abc import Iterable

from corpus.errors import BadSource
from corpus.model import Span
from ingest.lines import LayeredText
from ingest.parse.laws_hu.front import whole
from ingest.parse.tree import Node, Parse, Piece, Skip, plain

_HEAD = re.compile(r"(?P<term>\*\*(?P<word>[^*]+)\*\*(?: \([^)]*\))?) (?P<dash>[\u2013-]) ")
_SENSE = re.compile(r"(\d)\. ")


def read_definitions(text: LayeredText, numbers: Iterable[int], parse: Parse) -> None:
    """Every definition as `DEF.<headword>`, numbered senses as its children, later paragraphs joined to the last."""
    head: Node | None = None
    for number in numbers:
        line = text.line(number)
        if not line.strip():
            continue
        if line.startswith("#"):
            parse.skips.append(Skip(whole(text, number), "section heading"))
            continue
        found = _HEAD.match(line)
        at = 0
        if found:
            head = Node(f"DEF.{plain(found['word'])}", "definition")
            head.title.append(Piece(Span(number, *found.span("term"))))
            head.labels.append(Span(number, *found.span("dash")))
            parse.nodes.append(head)
            at = found.end()
        if head is None:
            raise BadSource(f"Line {number} stands before the first definition.")
        _read_meaning(text, number, at, head, parse)


def _read_meaning(text: LayeredText, number: int, at: int, head: Node, parse: Parse) -> None:
    sense = _SENSE.match(text.line(number), at)
    if not sense:
        head.body.append(Piece(whole(text, number, at)))
        return
    senses = sum(1 for node in parse.nodes if node.parent == head.id)
    if sense[1] != str(senses + 1):
        raise BadSource(f"Line {number} has sense {sense[1]} of {head.id}, but {senses + 1} has to come.")
    node = Node(f"{head.id}.{sense[1]}", "definition", head.id)
    node.labels.append(Span(number, *sense.span()))
    node.body.append(Piece(whole(text, number, sense.end())))
    parse.nodes.append(node)
