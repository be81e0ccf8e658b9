"""The definitions: a headword on a line of its own, the meaning below it; numbered senses run in one paragraph."""

from __future__ import annotations

import re
from collections.abc import Sequence

from corpus.errors import BadSource
from corpus.model import Span
from ingest.lines import LayeredText
from ingest.parse.laws_pl.page import Writer, content
from ingest.parse.tree import Node, Parse, Piece, Skip

_LONGEST_HEAD = 45
_SENSE = re.compile(r"(?:(?<=^)|(?<= ))([1-9])\. (?=[^\W\d])")
_BRACKET = re.compile(r"\s*\(.*")


def read_definitions(text: LayeredText, numbers: Sequence[int], parse: Parse) -> None:
    """Every definition as `DEF.<headword without its bracket>`, its numbered senses as children."""
    writer = Writer(text)
    head: Node | None = None
    node: Node | None = None
    after = "."
    for number in numbers:
        span = content(text, number)
        if span.end <= span.start:
            writer.blank = True
            continue
        words = text.text(span)
        if head is None and words.isupper():
            parse.skips.append(Skip(span, "section heading"))
        elif _is_head(words, after):
            node = head = Node(f"DEF.{_BRACKET.sub('', words)}", "definition")
            head.title.append(Piece(span))
            parse.nodes.append(head)
        elif head is None or node is None:
            raise BadSource(f"Line {number} stands before the first definition.")
        else:
            node = _read_meaning(text, span, head, node, writer, parse)
        after = words
        writer.blank = False


def _is_head(words: str, after: str) -> bool:
    """A headword is short, begins with a capital, has no stop at its end, and follows a finished sentence."""
    finished = after.endswith((".", ")")) or after.isupper()
    return finished and len(words) <= _LONGEST_HEAD and words[0].isupper() and words[-1] not in ".,:;"


def _read_meaning(text: LayeredText, span: Span, head: Node, node: Node, writer: Writer, parse: Parse) -> Node:
    """Add a line to the meaning; where it opens numbered senses, each becomes a node. Returns the node in progress."""
    line = text.line(span.line)
    at = span.start
    for found in _SENSE.finditer(line[: span.end], span.start):
        senses = sum(1 for other in parse.nodes if other.parent == head.id)
        if found[1] != str(senses + 1):
            raise BadSource(f"Line {span.line} has sense {found[1]} of {head.id}, but {senses + 1} has to come.")
        _add(writer, node, Span(span.line, at, found.start()), line)
        node = Node(f"{head.id}.{found[1]}", "definition", head.id)
        node.labels.append(Span(span.line, *found.span()))
        parse.nodes.append(node)
        at = found.end()
    _add(writer, node, Span(span.line, at, span.end), line)
    return node


def _add(writer: Writer, node: Node, span: Span, line: str) -> None:
    end = span.start + len(line[span.start : span.end].rstrip())
    join = "\n" if line[span.start : span.start + 2] == "- " else None
    writer.add(node, Span(span.line, span.start, end), join)
