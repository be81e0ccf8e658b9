"""Draws of teams by the federation: rounds of the Swiss, its first and last, Danish, byes, triangles (33, M4/18)."""

from __future__ import annotations

import pytest

from corpus.errors import BadInput
from rulings.scoring.pairing import (
    anti_danish,
    danish,
    first_round,
    last_round_order,
    swiss,
    swiss_part,
    swiss_rounds,
)


# 33 "Csapatok száma: 5-8 3 fordulót, 9-16 4, 17-32 5, 33-64 6, 64- 7"
@pytest.mark.parametrize(
    ("teams", "rounds"), [(5, 3), (8, 3), (9, 4), (16, 4), (17, 5), (32, 5), (33, 6), (64, 6), (65, 7)]
)
def test_33_swiss_rounds(teams: int, rounds: int) -> None:
    assert swiss_rounds(teams).value == rounds
    assert bool(swiss_rounds(teams).notes) is (teams == 64)


def test_33_below_the_table() -> None:
    with pytest.raises(BadInput, match="begins at 5"):
        swiss_rounds(4)


def test_33_first_round_seeded() -> None:
    assert first_round(list("ABCDEF")).value.matches == (("A", "F"), ("B", "E"), ("C", "D"))


# 33 "Mindig a legrosszabb helyezésű csapat marad ki": before the first round the lowest seed
def test_33_first_round_of_an_odd_field() -> None:
    draw = first_round(list("ABCDE")).value
    assert (draw.matches, draw.sits_out) == ((("A", "D"), ("B", "C")), "E")
    draw = first_round(list("ABCDE"), triangle=True).value
    assert (draw.matches, draw.triangle) == ((("A", "B"),), ("C", "D", "E"))


# 33 combined: Swiss up to the number of the table (or the one announced), then Danish
@pytest.mark.parametrize(
    ("teams", "announced", "number", "is_swiss"),
    [(16, None, 4, True), (16, None, 5, False), (17, None, 5, True), (16, 6, 6, True), (16, 3, 4, False)],
)
def test_33_combined(teams: int, announced: int | None, number: int, is_swiss: bool) -> None:
    assert swiss_part(teams, announced, number).value is is_swiss


# 33 "győztesként a mezőnyből ki kell venni és ültetés szempontjából az utolsó helyre kell rangsorolni"
def test_33_last_round_without_the_leader() -> None:
    order = last_round_order(list("ABCD")).value
    assert order == ("B", "C", "D", "A")
    assert danish(order).value.matches == (("B", "C"), ("D", "A"))


# M4.18 "anti-dán rendszerben": best with lowest, no second meeting
def test_m4_18_anti_danish() -> None:
    assert anti_danish(list("ABCD"), set()).value.matches == (("A", "D"), ("B", "C"))
    assert anti_danish(list("ABCD"), {frozenset("AD")}).value.matches == (("A", "C"), ("B", "D"))
    assert anti_danish(list("ABCD"), set()).notes[0].says == "note_anti_danish"


def test_33_danish_allows_second_meetings() -> None:
    assert danish(list("ABCD")).value.matches == (("A", "B"), ("C", "D"))


def test_33_swiss_looks_for_the_best_team_not_met() -> None:
    played = {frozenset("AB"), frozenset("AC")}
    assert swiss(list("ABCD"), played).value.matches == (("A", "D"), ("B", "C"))


def test_33_swiss_takes_choices_back() -> None:
    # A's first choice B would leave C and D, who have met
    assert swiss(list("ABCD"), {frozenset("CD")}).value.matches == (("A", "C"), ("B", "D"))


def test_33_odd_field_the_lowest_sits_out_once() -> None:
    assert danish(list("ABCDE")).value.sits_out == "E"
    assert danish(list("ABCDE"), had_bye={"E"}).value.sits_out == "D"


def test_33_odd_field_triangle_of_the_three_lowest() -> None:
    assert danish(list("ABCDE"), triangle=True).value.triangle == ("C", "D", "E")
    draw = swiss(list("ABCDEFG"), {frozenset("FG")}, triangle=True).value
    assert draw.triangle == ("D", "E", "G")
    assert draw.matches == (("A", "B"), ("C", "F"))
