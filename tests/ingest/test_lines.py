"""Edits laid over lines, with every character traced to its raw columns."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.errors import BadData
from corpus.model import Span
from ingest.lines import Edit, EditedLine, LayeredText


def test_an_edit_replaces_and_the_raw_columns_stay_known() -> None:
    text = LayeredText("abc\nfigyelmeztetést 12 gy.p.", [Edit(2, 12, 18, "ést 12", "éstől 2")])
    assert text.line(2) == "figyelmeztetéstől 2 gy.p."
    assert text.raw_span(Span(2, 12, 19)) == Span(2, 12, 18)
    assert text.printed(Span(2, 0, 25)) == "figyelmeztetést 12 gy.p."


def test_errata_are_columns_of_the_repaired_line() -> None:
    text = LayeredText("xx abc", [Edit(1, 0, 2, "xx", "")], [Edit(1, 1, 4, "abc", "ABCD")])
    assert text.line(1) == " ABCD"
    assert text.repaired[0].text == " abc"
    assert text.printed(Span(1, 1, 5)) == "abc"


def test_an_insertion_has_no_raw_columns_of_its_own() -> None:
    text = LayeredText("2. szervezet:", [], [Edit(1, 13, 13, "", " a)")])
    assert text.line(1) == "2. szervezet: a)"
    assert text.printed(Span(1, 13, 16)) == ""


def test_unsure_words_are_named() -> None:
    text = LayeredText("jest wtasciwa karta", [Edit(1, 5, 13, "wtasciwa", "właściwa", unsure=True)])
    assert text.unsure_words(Span(1, 0, len(text.line(1)))) == ("właściwa",)


@pytest.mark.parametrize(
    "edits",
    [
        [Edit(1, 0, 3, "abd", "x")],  # the line reads otherwise
        [Edit(1, 0, 3, "abc", "x"), Edit(1, 2, 4, "cd", "y")],  # two edits overlap
        [Edit(7, 0, 0, "", "x")],  # no such line
    ],
)
def test_an_edit_that_does_not_match_is_an_error(edits: list[Edit]) -> None:
    with pytest.raises(BadData):
        LayeredText("abcdef", edits)


@given(st.text("abc ", max_size=20), st.data())
def test_every_character_comes_from_where_it_says(raw: str, data: st.DataObject) -> None:
    cuts = sorted(data.draw(st.lists(st.integers(0, len(raw)), max_size=4, unique=True)))
    edits = [
        Edit(1, start, end, raw[start:end], data.draw(st.text("XY", max_size=3)))
        for start, end in zip(cuts[::2], cuts[1::2], strict=False)
    ]
    line = EditedLine(raw).edited(edits)
    assert len(line.text) == len(line.starts) == len(line.ends) == len(line.unsure)
    for at, sign in enumerate(line.text):
        if sign not in "XY":
            assert raw[line.starts[at] : line.ends[at]] == sign
