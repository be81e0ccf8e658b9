"""Cells of result files as four countries write them: seats, denominations, contracts, numbers and averages."""

from __future__ import annotations

import pytest

from bridge.seats import Seat
from rulings.scoring.decoding import encoding_of
from rulings.scoring.field.entries import denomination, ns_score, seat
from rulings.scoring.field.reading import read_csv
from rulings.scoring.field.results import Artificial


def test_plain_ascii_is_utf_8() -> None:
    assert encoding_of(b"board,ns,ew") == "utf-8"


# The Hungarian north with its accent is no east; its letters without accents are known by their neighbours
def test_hungarian_seats() -> None:
    letters = {"É": Seat.N, "K": Seat.E, "D": Seat.S, "NY": Seat.W, "Ny": Seat.W, "E": Seat.E, "Ø": Seat.E, "V": Seat.W}
    assert {letter: seat(letter) for letter in letters} == letters
    text = "tok;ed;kny;felvetel;felvevo;utes\n1;1;2;4S;E;10\n1;3;4;4S;D;10\n"
    field = read_csv(text, "x")
    assert [r.score for r in field.results] == [420, 420]
    assert [note.says for note in field.notes] == ["note_bare_north"]
    assert read_csv(text.replace(";D;", ";S;"), "x").results[0].score == -420


@pytest.mark.parametrize(
    ("word", "code"),
    [("♠", "S"), ("kőr", "H"), ("káró", "D"), ("trefl", "C"), ("BA", "N"), ("SA", "N"), ("szan", "N"), ("NT", "N")],
)
def test_denominations_as_written(word: str, code: str) -> None:
    found = denomination(word)
    assert found is not None
    assert found.value == code


@pytest.mark.parametrize(
    ("contract", "score"),
    [
        ("4 S x", 590),
        ("3NT**", 1000),
        ("2 H xx", 1040),
        ("4♠", 420),
        ("3 SA X", 650),
        ("3ba", 430),
        ("4 kier ktr", 590),
    ],
)
def test_contracts_as_written(contract: str, score: int) -> None:
    assert ns_score(1, contract, "N", 10) == score


def test_numbers_as_written() -> None:
    text = "board;ns;ew;score\n1.0;1;2;+420\n1;3;4;−50\n2;1;4;1 430\n2;3;2;'-100\n"
    assert [r.score for r in read_csv(text, "x").results] == [420, -50, 1430, -100]


def test_ew_scores_and_averages_in_the_score_column() -> None:
    text = "board;ns;ew;score;ew score\n1;1;2;;50\n1;3;4;170;\n1;5;6;A+/A-;\n"
    assert [r.score for r in read_csv(text, "x").results] == [-50, 170, Artificial("plus", "minus")]


def test_names_of_two_lines_with_the_same_numbers() -> None:
    text = "board;ns;ew;score;ns_name;ew_name\n1;1;1;420;A;B\n1;2;2;0;C;D\n"
    assert read_csv(text, "x").lines_apart().names == {"N1": "A", "E1": "B", "N2": "C", "E2": "D"}
