"""What a parser returns: nodes with the spans they own, and named reasons for what is skipped.

Every non-blank character of every line must be owned exactly once: by a node's label, title or body, or by a Skip.
`ingest.account` checks that.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from corpus.model import Kind, Provision, Source, Span
from ingest.lines import LayeredText


@dataclass(frozen=True, slots=True)
class Piece:
    """A span of running text and what stands between it and the piece before: " ", "\\n", "\\t" or ""."""

    span: Span
    join: str = "\n"


@dataclass(slots=True)
class Node:
    """A provision being read: `labels` are numbers, letters, markup (owned, never shown); title and body are shown.

    `footnotes` are ids of footnotes called from it; `table` marks a body whose pieces are cells (join tab) and rows.
    """

    id: str
    kind: Kind
    parent: str | None = None
    labels: list[Span] = field(default_factory=list)
    title: list[Piece] = field(default_factory=list)
    body: list[Piece] = field(default_factory=list)
    footnotes: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Skip:
    """A span that is no provision, and why: "table of contents", "page marker", "running head", "slide chrome"..."""

    span: Span
    reason: str


@dataclass(slots=True)
class Parse:
    """The nodes of a source in the order of the text, and what was skipped."""

    nodes: list[Node] = field(default_factory=list)
    skips: list[Skip] = field(default_factory=list)


Parser = Callable[[LayeredText], Parse]

_TAGS = re.compile(r"</?(?:b|u|i|sup|sub|br)\s*/?>")
_FOOTNOTE_MARK = re.compile(r"\\\*|(?<=\w)\*+(?=[\s.,;:)]|$)")
_EMPHASIS = re.compile(r"\*+")
_MATH = re.compile(r"\$([^$]*)\$")
_BLANKS = re.compile(r"[ \u00a0]+")


def plain(text: str) -> str:
    """`text` without markup: markdown stars, footnote marks, HTML tags, inline LaTeX, doubled blanks.

    >>> plain("**a** csomag\\\\* $60\\\\%$-a")
    'a csomag 60%-a'
    """
    text = _TAGS.sub("", text)
    text = _FOOTNOTE_MARK.sub("", text)
    text = _EMPHASIS.sub("", text)
    text = _MATH.sub(lambda found: found[1].replace("\\%", "%").replace("\\,", " ").strip(), text)
    return _BLANKS.sub(" ", text).strip(" ")


def render(pieces: Sequence[Piece], read: Callable[[Span], str], clean: Callable[[str], str] = plain) -> str:
    """The pieces' text, cleaned and joined; blank pieces vanish, except cells of a table (joined by tab)."""
    out: list[str] = []
    for piece in pieces:
        text = clean(read(piece.span))
        if not text and piece.join != "\t":
            continue
        if out:
            out.append(piece.join)
        out.append(text)
    return "".join(out)


def stands(pieces: Sequence[Piece], text: LayeredText, clean: Callable[[str], str] = plain) -> tuple[int, ...]:
    """The raw line where each line of `render` begins, 1-based."""
    lines: list[int] = []
    for piece in pieces:
        if (clean(text.text(piece.span)) or piece.join == "\t") and (not lines or piece.join == "\n"):
            lines.append(text.raw_span(piece.span).line)
    return tuple(lines)


def provisions(parse: Parse, text: LayeredText, source: Source, clean: Callable[[str], str] = plain) -> list[Provision]:
    """The nodes of a parse as provisions of `source`, in order, with text, printed reading and raw spans."""
    result: list[Provision] = []
    for node in parse.nodes:
        owned = [*node.labels, *(piece.span for piece in node.title), *(piece.span for piece in node.body)]
        shown = [*(piece.span for piece in node.title), *(piece.span for piece in node.body)]
        result.append(
            Provision(
                source=source.id,
                id=node.id,
                kind=node.kind,
                title=render(node.title, text.text, clean),
                text=render(node.body, text.text, clean),
                printed=render(node.body, text.printed, clean),
                parent=node.parent,
                language=source.language,
                edition=source.edition,
                spans=tuple(text.raw_span(span) for span in owned),
                footnotes=tuple(node.footnotes),
                printed_title=render(node.title, text.printed, clean),
                unsure=tuple(word for span in shown for word in text.unsure_words(span)),
                stands=stands(node.body, text, clean),
            )
        )
    return result
