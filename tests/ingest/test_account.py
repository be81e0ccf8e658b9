"""Accounting: text that is dropped, doubled, or has an id twice is found."""

import pytest

from corpus.errors import BadSource
from corpus.model import Span
from ingest.account import account
from ingest.lines import LayeredText
from ingest.parse.tree import Node, Parse, Piece, Skip, plain, render


def _node(name: str, *spans: Span) -> Node:
    return Node(name, "law", body=[Piece(span) for span in spans])


TEXT = LayeredText("1. LAW\nbody of it\n\npage 3")


def test_a_complete_parse_is_accepted() -> None:
    node = Node("1", "law", labels=[Span(1, 0, 2)], title=[Piece(Span(1, 3, 6))], body=[Piece(Span(2, 0, 10))])
    done = account(Parse([node], [Skip(Span(4, 0, 6), "page number")]), TEXT)
    done.check("test")
    assert (done.provisions, done.skipped) == (2 + 3 + 8, {"page number": 5})


@pytest.mark.parametrize(
    ("nodes", "words"),
    [
        ([_node("1", Span(1, 0, 6), Span(2, 0, 10))], "dropped"),
        ([_node("1", Span(1, 0, 6), Span(2, 0, 10), Span(4, 0, 6), Span(2, 5, 7))], "doubled"),
        ([_node("1", Span(1, 0, 6), Span(2, 0, 10)), _node("1", Span(4, 0, 6))], "twice"),
    ],
)
def test_a_parse_that_loses_or_repeats_text_fails(nodes: list[Node], words: str) -> None:
    with pytest.raises(BadSource, match=words):
        account(Parse(nodes), TEXT).check("test")


@pytest.mark.parametrize(
    ("marked", "text"),
    [
        ("**a** csomag\\*", "a csomag"),
        ("*hasonló értelmű licit* (lásd", "hasonló értelmű licit (lásd"),
        ("<b>a.</b> 16 beírás", "a. 16 beírás"),
        ("$60\\%$-a", "60%-a"),
        ("két  szóköz", "két szóköz"),
        ("3*-os", "3-os"),
    ],
)
def test_markup_is_not_shown(marked: str, text: str) -> None:
    assert plain(marked) == text


def test_pieces_are_joined_as_they_say() -> None:
    pieces = [Piece(Span(1, 0, 2)), Piece(Span(1, 3, 6), " "), Piece(Span(2, 0, 4), "\n"), Piece(Span(3, 0, 0), "\t")]
    assert render(pieces, TEXT.text) == "1. LAW\nbody\t"
