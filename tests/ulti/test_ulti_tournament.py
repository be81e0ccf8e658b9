"""I.12: every row of the two tables, expulsion, and a league table from a file."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.errors import BadInput
from rulings.registry import rule
from rulings.ulti.tournament.games import league_rows, read_games
from rulings.ulti.tournament.table_points import table_points

# paragraph, side points, points as printed
ROWS = [
    ("I.12", [30, 0, -30], ["3", "2", "1"]),
    ("I.12", [30, 5, -5, -30], ["3", "2", "2", "1"]),
    ("I.12.a", [0, 0, 0], ["2", "2", "2"]),
    ("I.12.a", [10, 10, -20], ["2.5", "2.5", "1"]),
    ("I.12.a", [20, -10, -10], ["3", "1.5", "1.5"]),
    ("I.12.b", [0, 0, 0, 0], ["2", "2", "2", "2"]),
    ("I.12.b", [10, 10, 10, -30], ["2.33", "2.33", "2.33", "1"]),
    ("I.12.b", [30, -10, -10, -10], ["3", "1.66", "1.66", "1.66"]),
    ("I.12.b", [10, 10, -10, -10], ["2.5", "2.5", "1.5", "1.5"]),
    ("I.12.b", [20, 0, 0, -20], ["3", "2", "2", "1"]),
    ("I.12.b", [20, 10, -15, -15], ["3", "2", "1.5", "1.5"]),
    ("not printed", [10, 10, 0, -20], ["2.5", "2.5", "2", "1"]),
]


@pytest.mark.parametrize(("paragraph", "side", "points"), ROWS)
def test_tables(paragraph, side, points):
    worked = table_points(side)
    assert list(worked.points) == [Fraction(one) for one in points]
    assert worked.printed == (paragraph != "not printed")
    if worked.printed:
        assert worked.provision == paragraph
    document = rule("ulti_table_points", {"side_points": side})
    assert document["outcome"]["points"] == [float(one) for one in points]
    assert bool(document["notes"]) == (not worked.printed)


@given(st.lists(st.integers(-50, 50), min_size=3, max_size=4))
def test_points_follow_the_order_and_their_sum(side):
    points = table_points(side).points
    for one, other in zip(range(len(side)), range(1, len(side)), strict=False):
        if side[one] > side[other]:
            assert points[one] >= points[other]
        if side[one] == side[other]:
            assert points[one] == points[other]
    whole = 6 if len(side) == 3 else 8
    assert whole - sum(points) in (0, Fraction("0.01"), Fraction("0.02"))  # 2.33 and 1.66 are printed cut off


def test_half_not_played_at_three():
    document = rule("ulti_expulsion", {"when": "during_game", "others": [0, 0], "deals_played": 8})
    assert document["outcome"]["points"] == [1, 2.5, 2.5]


@pytest.mark.parametrize(("played", "others", "half"), [(9, 2, True), (8, 2, False), (10, 3, True), (9, 3, False)])
def test_half_of_18_and_of_20_deals(played, others, half):
    facts = {"when": "during_game", "expelled": 99, "others": list(range(others)), "deals_played": played}
    result = rule("ulti_expulsion", facts)["outcome"]["result"]
    assert result == ("assessed" if half else "half_not_played" if others == 2 else "new_game")


def test_league_table(tmp_path):
    path = tmp_path / "results.csv"
    path.write_text(
        "game,player,side_points\n1,Anna,30\n1,Béla,0\n1,Cili,-30\n2,Anna,-5\n2,Béla,10\n2,Cili,-5\n", encoding="utf-8"
    )
    table = league_rows(read_games(path)).lines
    assert [(row.contestant, row.points, row.second, row.played) for row in table] == [
        ("Béla", 5, 10, 2),
        ("Anna", Fraction("4.5"), 25, 2),
        ("Cili", Fraction("2.5"), -35, 2),
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a,b\n", "must have the columns"),
        ("game,player,side_points\n1,Anna,x\n", "Line 2"),
        ("game,player,side_points\n1,Anna,1\n1,Anna,2\n", "once a game"),
        ("game,player,side_points\n1,Anna,1\n1,Béla,-1\n", "has 2 players"),
        ("game,player,side_points\n1,Anna,1\n1,Béla,2\n1,Cili,-2\n", "add up to .1, not to nought"),
    ],
)
def test_results_that_cannot_be_used(tmp_path, text, message):
    path = tmp_path / "results.csv"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match=message):
        league_rows(read_games(path))
    with pytest.raises(BadInput, match="cannot be read"):
        read_games(tmp_path / "missing.csv")
