"""Whole events: withdrawn pairs, fouled boards, lines ranked apart, classes, handicaps, ties, team matches, the command
line. The expected figures are worked out by hand from the paragraph each test names.
"""

from __future__ import annotations

import csv
import json
from fractions import Fraction
from pathlib import Path

import pytest
from typer.testing import CliRunner

from app.faces.cli.score import score_app
from corpus.errors import BadInput
from rulings.scoring.comparison import DROPPED_UPPER, dropped_by_share
from rulings.scoring.explaining import because, explain
from rulings.scoring.field.lists import class_lists, penalty_points, read_entrants, with_handicap
from rulings.scoring.field.matches import TeamOptions, score_teams
from rulings.scoring.field.reading import read_csv
from rulings.scoring.field.scoring import Options, Scored, score_field
from rulings.scoring.field.team_table import team_table
from rulings.scoring.field.tie_breaking import separate
from rulings.scoring.field.withdrawal import withdraw
from rulings.scoring.field.writing import as_html, frequency_rows
from rulings.scoring.telling import labels, tell

MP = Options("matchpoints")
RUN = CliRunner()


def scored(text: str, options: Options = MP) -> Scored:
    return score_field(read_csv(text, "x").checked(), options)


def points(result: Scored, board: int) -> dict[str, Fraction]:
    return {b.pair: b.points for b in result.boards if b.board == board}


SIX = """board,ns,ew,score
1,1,2,420
1,3,4,450
1,5,6,-50
2,1,2,110
2,3,4,90
2,5,6,110
3,1,4,620
3,3,6,650
3,5,2,620
4,1,4,
4,3,6,100
4,5,2,100
"""


# VSz 25: three boards of four played are more than half: the results stand, pair 1 gets plus average on board 4. Its
# own session is 2 + 3 + 1 of 12, so 60 % of 4 = 2.4. Board 4: (3 x 1 + 3 - 2) : 2 = 2.
def test_25_a_pair_withdraws_late() -> None:
    left = withdraw(read_csv(SIX, "x"), ["4"])
    result = score_field(left, MP, withdrawn=["4"])
    assert points(result, 4) == {"1": Fraction("2.4"), "3": 2, "6": 2, "5": 2, "2": 2}
    assert points(result, 1)["3"] == 4
    assert (result.standings[-1].pair, result.standings[-1].place) == ("4", 0)
    assert [n.says for n in result.notes if n.cite == "mbsz-hu:25"] == ["note_withdrawn_stands"]
    assert "note_no_result" not in [n.says for n in result.notes]


# One board of four played is less than half: all deleted. Pair 3 gets plus average on boards 1 and 2 (4, then 60 %).
def test_25_a_pair_withdraws_early() -> None:
    text = SIX.replace("2,3,4,90", "2,3,4,").replace("3,1,4,620", "3,1,4,")
    result = score_field(withdraw(read_csv(text, "x"), ["4"]), MP, withdrawn=["4"])
    assert "4" not in {b.pair for b in result.boards}
    own = Fraction(4 + 2, 8)  # boards 3 and 4 of pair 3: a top by the formula, (3 x 2 + 1) : 2 = 3.5, and a half
    own = (Fraction("3.5") + 2) / 8
    assert points(result, 1)["3"] == max(Fraction("2.4"), own * 4)
    assert [n.says for n in result.notes][-1] != "note_withdrawn_stands"
    assert any(n.says == "note_withdrawn_deleted" and n.shown == "1 : 4" for n in result.notes)


def test_25_exactly_half_stands_and_strangers_are_refused() -> None:
    text = SIX.replace("3,1,4,620", "3,1,4,")
    notes = withdraw(read_csv(text, "x"), ["4"]).notes
    assert [n.shown for n in notes if n.says == "note_withdrawn_stands"] == ["2 : 4"]
    with pytest.raises(BadInput, match="not in the field"):
        withdraw(read_csv(text, "x"), ["44"])


# VSz 27: groups of one, two and three with their percentages for each line; of a fouled board's four and more by VSz 28
FOULED = "board,ns,ew,score,group\n" + "".join(f"2,{i},{i + 10},{i * 10},\n" for i in range(1, 9))


@pytest.mark.parametrize(
    ("groups", "expected"),
    [
        # five and three: 70-60-50 for the best, middle, worst of each line (27.c), of a top of 14
        ([500, 400, 300, 200, 100, 420, 430, 440], {"6": 50, "7": 60, "8": 70, "16": 70, "17": 60, "18": 50}),
        # two equal best NS results: 65-65-50, and EW two equal worst 70-55-55
        ([500, 400, 300, 200, 100, 440, 440, 420], {"6": 65, "7": 65, "8": 50, "16": 55, "17": 55, "18": 70}),
        # three alike
        ([500, 400, 300, 200, 100, 420, 420, 420], {"6": 60, "7": 60, "8": 60, "16": 60, "17": 60, "18": 60}),
    ],
)
def test_27_c_a_group_of_three(groups: list[int], expected: dict[str, int]) -> None:
    rows = "".join(f"1,{i},{i + 10},{s},{'b' if i > 5 else 'a'}\n" for i, s in enumerate(groups, 1))
    result = scored(FOULED + rows)
    best = {"6", "7", "8", "16", "17", "18"}
    session = {b.pair: b.points * 100 / b.top for b in result.boards if b.board == 2}
    found = {b.pair: b for b in result.boards if b.board == 1}
    for pair, percent in expected.items():
        top_of_group = max(expected[p] for p in best if (len(p) == 1) == (len(pair) == 1))
        plus = max(Fraction(60), session[pair])
        wanted = max(Fraction(percent), plus) if percent == top_of_group else Fraction(percent)
        assert found[pair].points == round(wanted * 14) / Fraction(100), pair
        assert found[pair].average == "27.c"
    # the group of five by the formula: the best has T = 8, (8 x 8 + 8 - 5) : 5 = 13.4
    assert found["1"].points == Fraction("13.4")
    assert tell(because(result, "8", 1), "en").endswith(".")
    assert explain(result, "8", 1).steps[0].cite == "mbsz-hu:27.c"


def test_27_a_and_b() -> None:
    rows = "".join(f"1,{i},{i + 10},{s},{g}\n" for i, (s, g) in enumerate([(1, "a"), (2, "b"), (3, "b")], 1))
    result = scored(f"board,ns,ew,score,group\n{rows}" + "".join(f"2,{i},{i + 10},0,\n" for i in range(1, 4)))
    assert points(result, 1) == {  # top 4; session 50 %, so plus average 60 %
        "1": Fraction("2.4"),
        "11": Fraction("2.4"),
        "2": Fraction("2.2"),
        "12": Fraction("2.6"),
        "3": Fraction("2.6"),
        "13": Fraction("2.2"),
    }
    labels_of = {row[1] for row in frequency_rows(result) if row[0] == "1"}
    assert labels_of == {"1 (a)", "2 (b)", "3 (b)"}


def test_a_lone_result_cannot_be_compared_in_imps() -> None:
    text = "board,ns,ew,score,group\n1,1,2,420,a\n1,3,4,450,b\n1,5,6,450,b\n"
    with pytest.raises(BadInput, match="stands alone"):
        scored(text, Options("cross_imps"))


# M6.1.a: "külön kell az É-D és külön a K-Ny vonal sorrendjét megállapítani"
def test_m6_1a_lines_apart_have_their_own_order() -> None:
    text = "board;ns;ew;score\n1;1;1;420\n1;2;2;450\n1;3;3;-50\n"
    result = score_field(read_csv(text, "x").lines_apart().checked(), MP)
    lists = {line: [(s.place, s.pair) for s in ranking] for line, ranking in result.lists}
    assert lists == {"ns": [(1, "N2"), (2, "N1"), (3, "N3")], "ew": [(1, "E3"), (2, "E1"), (3, "E2")]}
    page = as_html(result, labels("hu"), "hu")
    assert page.count("<table>") == 3
    assert "width=device-width" in page
    assert "size:A4" in page


# VSz 32: "a büntetések mindig az egy leosztásban szerezhető maximális meccspontra vonatkoznak"; 26.b rounds them
def test_32_penalties_in_per_cent_of_a_top() -> None:
    assert penalty_points("25%", Fraction(28)) == 7
    assert penalty_points("10 %", Fraction("8.05")) == Fraction("0.81")
    assert penalty_points("2,4", Fraction(28)) == Fraction("2.4")
    for wrong, top in (("-1", 28), ("much", 28), ("10%", 0)):
        with pytest.raises(BadInput):
            penalty_points(wrong, Fraction(top))


LIST = """Pár;Név;Csoport;Előny;Büntetés;Kimaradt
1;Anna–Béla;A;;;
2;Csaba–Dóra;B;5;;
3;Elek–Flóra;A;0;10%;
4;Géza–Hanna;C;7,5;0,5;igen
"""


def test_the_list_of_pairs(tmp_path: Path) -> None:
    path = tmp_path / "list.csv"
    path.write_bytes(LIST.encode("cp1250"))
    found = read_entrants(path)
    assert [(e.pair, e.group, e.handicap, e.penalty, e.withdrawn) for e in found] == [
        ("1", "A", 0, "", False),
        ("2", "B", 5, "", False),
        ("3", "A", 0, "10%", False),
        ("4", "C", Fraction("7.5"), "0,5", True),
    ]
    assert found[0].name == "Anna–Béla"
    for broken in ("name;class\nx;A\n", "pair;class\n1;A\n1;B\n", "pair;handicap\n1;many\n", ""):
        path.write_text(broken, encoding="utf-8")
        with pytest.raises(BadInput):
            read_entrants(path)


# M6.4: "az adott mesterpont csoportról és az alacsonyabb mesterpont csoport(ok)ról együtt"
def test_m6_4_lists_by_class() -> None:
    result = scored("board,ns,ew,score\n1,1,5,400\n1,2,6,300\n1,3,7,200\n1,4,8,100\n")
    classes = {"1": "A", "2": "B", "3": "C", "4": "A", "5": "C", "6": "B", "7": "A", "8": "B"}
    lists = class_lists(result.standings, classes).value
    assert {name: [s.pair for s in rows] for name, rows in lists.items()} == {
        "A": ["1", "8", "2", "7", "3", "6", "4", "5"],
        "B": ["8", "2", "3", "6", "5"],
        "C": ["3", "5"],
    }
    assert [s.place for s in lists["B"]] == [1, 2, 3, 3, 5]
    with pytest.raises(BadInput, match="no class"):
        class_lists(result.standings, {"1": "A"})


# M6.5: a second ranking with the handicap; 10 % of the 6 points of the one board are 0.6
def test_m6_5_handicap() -> None:
    result = scored("board,ns,ew,score\n1,1,5,400\n1,2,6,300\n1,3,7,200\n1,4,8,100\n")
    rows = {s.pair: (s.place, s.points, s.percent) for s in with_handicap(result, {"2": Fraction(40)}).value}
    assert rows["2"] == (1, Fraction("6.4"), Fraction("4") * 100 / 6 + 40)
    assert rows["1"][0] == 2
    with pytest.raises(BadInput, match="only matchpoints"):
        with_handicap(scored("board,ns,ew,score\n1,1,2,0\n1,3,4,0\n", Options("butler")), {})


# The fractions of annex 6.2 at 20 % give every row of the table of annex 4.17 a
@pytest.mark.parametrize(("results", "dropped"), sorted(DROPPED_UPPER.items()))
def test_m6_2_a_fifth_gives_the_table_of_m4_17(results: int, dropped: int) -> None:
    assert dropped_by_share(results, 20).value == dropped


# Annex 6: two pairs level. Both played both boards: each beats the other once, 2-2. Then the field's value: the winner
# (pair 5) has met only one of them, so the place stays shared.
TIE = "board,ns,ew,score\n1,1,2,420\n1,3,4,400\n1,5,6,450\n2,1,4,100\n2,3,6,420\n2,5,2,450\n"


def test_m6_tie_stays_shared_where_nothing_separates() -> None:
    result = scored(TIE)
    totals = {s.pair: (s.place, s.points) for s in result.standings}
    assert totals["5"] == (1, 8)
    working = separate(result)
    assert {s.pair for s in working.value.standings} == {s.pair for s in result.standings}
    cited = {step.cite for step in working.steps}
    assert cited <= {"mbsz-hu:M6/parosversenyek"}
    with pytest.raises(BadInput, match="matchpoints only"):
        separate(scored(TIE, Options("total")))


# Two points for the better result on a board both played, one each for an equal one: A beats B on two boards of three
def test_m6_tie_is_separated_by_the_boards_between_them() -> None:
    text = "board,ns,ew,score\n" + "".join(
        f"{board},{ns},{ew},{score}\n"
        for board, rows in enumerate([(110, 100, 90, 80), (110, 100, 90, 80), (110, 140, 120, 100)], 1)
        for (ns, ew), score in zip((("A", "W"), ("B", "X"), ("C", "Y"), ("D", "Z")), rows, strict=True)
    )
    result = scored(text)  # A 6 + 6 + 2, B 4 + 4 + 6
    assert [s.pair for s in result.standings if s.points == 14] == ["A", "B"]
    working = separate(result)
    places = {s.pair: s.place for s in working.value.standings}
    assert places["B"] == places["A"] + 1


TEAMS = "board;ns;ew;score\n" + "".join(
    f"{board};{ns};{ew};{score}\n"
    for board, ns, ew, score in [
        (1, 1, 2, 420), (1, 2, 1, 170), (2, 1, 2, -100), (2, 2, 1, 50 * 2), (3, 1, 2, 0), (3, 2, 1, -50),
        (1, 1, 3, 420), (1, 3, 1, -50), (2, 1, 3, 110), (2, 3, 1, 110), (3, 1, 3, -100), (3, 3, 1, -400),
        (1, 2, 3, 100), (1, 3, 2, 420), (2, 2, 3, -200), (2, 3, 2, -110), (3, 2, 3, 50),
    ]
)  # fmt: skip


# By hand: 1-2: 250 is 6, -200 is -5, 50 is 2: +3. 1-3: 470 is 10, 0, 300 is 7: +17. 2-3: -320 is -8, -90 is -3: -11 on
# two boards (the third has one result; the scale is that of three, VSz 39). VP by the formula of docs/scoring.md:
# 10 + 10 (1 - t^(3 I / B)) / (1 - t^3).
def test_teams_in_imps_and_victory_points() -> None:
    result = score_teams(read_csv(TEAMS, "x").checked(teams=True), TeamOptions("imps", "wbf2013"))
    assert [(m.home, m.away, m.gained, m.lost, len(m.boards)) for m in result.matches] == [
        ("1", "2", 3, -3, 3),
        ("1", "3", 17, -17, 3),
        ("2", "3", -11, 11, 2),
    ]
    t = (5**0.5 - 1) / 2
    for m, boards in zip(result.matches, (3, 3, 3), strict=True):
        raw = 10 + 10 * (1 - t ** (3 * abs(float(m.gained)) / (15 * boards**0.5))) / (1 - t**3)
        assert abs(float(max(m.points_home, m.points_away)) - raw) < 0.011
        assert m.points_home + m.points_away == 20
    assert [n.says for n in result.notes][-2:] == ["note_one_table_only", "note_length_counted"]
    table = team_table(result, {"1": Fraction(1)}).value
    assert [(p.place, p.contestant) for p in table] == [(1, "1"), (2, "3"), (3, "2")]
    assert table[0].points == result.matches[0].points_home + result.matches[1].points_home - 1
    with pytest.raises(BadInput, match="no match in the file"):
        team_table(result, {"9": Fraction(1)})


# Annex 6: variant b 4-0 from 20, 3-1 for 10, 2-2; variant a 1-0 and 0.5-0.5
@pytest.mark.parametrize(("variant", "home", "away"), [("a", 2, 1), ("b", 8, 4)])
def test_teams_board_a_match(variant: str, home: int, away: int) -> None:
    options = TeamOptions("board_a_match", variant="b" if variant == "b" else "a")
    match = score_teams(read_csv(TEAMS, "x"), options).matches[0]
    assert (match.points_home, match.points_away) == (home, away)


# Annex 6, 1-2: 2 + 0 + 2 for the boards; 250 - 200 + 50 = 100 net. The winners' points are 420 and 50: 100 : 470 is
# over 10 and under 33 1/3 %, so 3-1: 7-3. Both teams' points: 420 + 100 + 50 and 170 + 100, 100 : 840 is the same row.
@pytest.mark.parametrize("divisor", ["winner", "both_teams"])
def test_teams_patton(divisor: str) -> None:
    options = TeamOptions("patton", divisor="winner" if divisor == "winner" else "both_teams")
    match = score_teams(read_csv(TEAMS, "x"), options).matches[0]
    assert (match.points_home, match.points_away) == (7, 3)


# 86B: both sides of a cancelled board may get +3; the results of the match need not balance then
def test_teams_averages() -> None:
    text = "board;ns;ew;score;adjusted\n1;1;2;;A+/A+\n1;2;1;0;\n2;1;2;0;\n2;2;1;0;\n"
    match = score_teams(read_csv(text, "x"), TeamOptions("imps", "wbf2013")).matches[0]
    assert (match.gained, match.lost) == (3, 3)
    assert match.points_home == match.points_away > 10


def test_teams_that_never_meet_are_refused() -> None:
    with pytest.raises(BadInput, match="no match"):
        score_teams(read_csv("board;ns;ew;score\n1;1;2;420\n", "x"), TeamOptions("imps"))
    with pytest.raises(BadInput, match="two results"):
        read_csv("board;ns;ew;score\n1;1;2;420\n1;1;2;420\n", "x").checked(teams=True)


def test_nothing_to_compare_and_no_averages_in_total_points() -> None:
    with pytest.raises(BadInput, match="nothing to compare"):
        scored("board;ns;ew;score\n1;1;2;420\n2;3;4;0\n")
    with pytest.raises(BadInput, match="total points knows no averages"):
        scored("board;ns;ew;score;adjusted\n1;1;2;;A+/A-\n1;3;4;0;\n", Options("total"))


def run(*arguments: str) -> str:
    found = RUN.invoke(score_app, list(arguments), catch_exceptions=False)
    assert found.exit_code == 0, found.output
    return found.output


def test_the_command_writes_every_table_and_keeps_the_results(tmp_path: Path) -> None:
    path, pairs = tmp_path / "club.csv", tmp_path / "list.csv"
    path.write_text(SIX.replace("4,1,4,\n", "4,1,4,140\n"), encoding="utf-8")
    pairs.write_text(
        "pair;name;class;handicap\n" + "".join(f"{i};P{i};{'AB'[i % 2]};{i}\n" for i in range(1, 7)), "utf-8"
    )
    out, page, sheet = tmp_path / "out.csv", tmp_path / "out.html", tmp_path / "fr.csv"
    options = ["field", str(path), "--method", "matchpoints", "--scale", "2-1-0", "--pairs", str(pairs), "--lang", "hu"]
    options += ["--penalty", "1=0.5", "--penalty", "1=25%", "--break-ties"]
    text = run(*options, "--csv", str(out), "--html", str(page), "--frequencies", str(sheet), "--sheet")
    assert "B csoport" in text
    assert "Rangsor előnnyel" in text
    assert out.read_bytes().startswith(b"\xef\xbb\xbfHely;")
    cells = list(csv.reader(sheet.read_text(encoding="utf-8-sig").splitlines(), delimiter=";"))
    assert cells[0][0] == "Leosztás"
    assert all("'" not in cell for row in cells for cell in row)
    found = json.loads(run(*options, "--json"))
    assert {row["pair"]: row["penalty"] for row in found["standings"]}["1"] == "1.5"  # 0.5 and a quarter of 4
    before = path.read_bytes()
    with pytest.raises(BadInput, match="over the results themselves"):
        RUN.invoke(score_app, [*options, "--csv", str(path)], catch_exceptions=False)
    assert path.read_bytes() == before
    with pytest.raises(BadInput, match="cannot be written"):
        RUN.invoke(score_app, [*options, "--html", str(tmp_path / "no" / "x.html")], catch_exceptions=False)
    with pytest.raises(BadInput, match="write pair and points"):
        RUN.invoke(score_app, [*options, "--penalty", "7"], catch_exceptions=False)


def test_the_command_for_teams(tmp_path: Path) -> None:
    path, page = tmp_path / "teams.csv", tmp_path / "t.html"
    path.write_text(TEAMS, encoding="utf-8")
    found = json.loads(run("teams", str(path), "--method", "imps", "--vp", "wbf2013", "--html", str(page), "--json"))
    assert found["matches"][1]["home_gain"] == "+17"
    assert [row["team"] for row in found["standings"]] == ["1", "3", "2"]
    assert page.read_text(encoding="utf-8").count("<table>") == 2
    assert "Mecze" in run("teams", str(path), "--method", "board_a_match", "--variant", "a", "--lang", "pl")
    assert "Csapat" in run("teams", str(path), "--method", "imps", "--vp", "none", "--system", "danish", "--lang", "hu")
    told = run("teams", str(path), "--method", "imps", "--vp", "none", "--explain", "1-2:1")
    assert "+420 - (+170) = +250" in told
    assert "+6 IMP" in told
    for wrong in ("2-1:1", "1-2:9", "1:2"):
        with pytest.raises(BadInput):
            RUN.invoke(
                score_app,
                ["teams", str(path), "--method", "imps", "--vp", "none", "--explain", wrong],
                catch_exceptions=False,
            )
    for options in (["imps"], ["patton"], ["board_a_match"], ["imps", "--vp", "old25"]):
        with pytest.raises(BadInput):
            RUN.invoke(score_app, ["teams", str(path), "--method", *options], catch_exceptions=False)
