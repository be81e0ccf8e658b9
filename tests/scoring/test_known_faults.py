"""Faults that were found, each with the text it went against; the figures are worked out by hand from that text."""

from __future__ import annotations

import csv
import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from openpyxl import Workbook
from typer.testing import CliRunner

from app.faces.cli.score import score_app
from app.faces.cli.ulti import ulti_app
from app.scoring.tournament import read_here, score_congress
from corpus.errors import BadInput
from rulings.registry import rule
from rulings.scoring.championship import final_carry
from rulings.scoring.field.matches import TeamOptions, score_teams
from rulings.scoring.field.reading import read_csv
from rulings.scoring.field.scoring import Options, score_field
from rulings.scoring.field.team_table import team_table
from rulings.scoring.tournament.standing import CompetitionScored
from rulings.scoring.victory import continuous_vp, discrete_vp

RUN = CliRunner()
IMPS = TeamOptions("imps", "wbf2013")
F = Fraction


def json_of(*words: str) -> Any:
    answer = RUN.invoke(score_app, [*words, "--json"])
    assert answer.exit_code == 0, answer.output
    return json.loads(answer.output)


def rounds(*matches: tuple[int, int, int, int]) -> str:
    """Rows of matches: round, home, away, and IMPs won by home on the first of eight boards, the others drawn."""
    swing = {0: 0, 10: 430, 24: 4000, -11: -500, 16: 1400, -7: -270}
    rows = ["round,board,ns,ew,score"]
    for number, home, away, gain in matches:
        for board in range(1, 9):
            rows.append(f"{number},{board},{home},{away},{swing[gain] if board == 1 else 0}")
            rows.append(f"{number},{board},{away},{home},0")
    return "\n".join(rows) + "\n"


# VSz 33, Danish: "az első helyen álló csapat játszik a második ... ellen": the same two may meet again. Of the WBF
# table of eight boards 10 IMP are 13.78-6.22 and 0 are 10-10.
def test_a_danish_rematch_is_two_matches() -> None:
    scored = score_teams(read_csv(rounds((1, 1, 2, 10), (2, 2, 1, 0)), "x").checked(teams=True), IMPS)
    assert [(m.round, m.home, m.points_home, m.points_away) for m in scored.matches] == [
        ("1", "1", F("13.78"), F("6.22")),
        ("2", "2", 10, 10),
    ]
    assert {p.contestant: p.points for p in team_table(scored).value} == {"1": F("23.78"), "2": F("16.22")}


def without_a_room(text: str) -> str:
    """Board 8 at one table only."""
    rows = [row for row in text.splitlines() if row != "1,8,2,1,0"]
    return "\n".join(rows) + "\n"


# VSz 39: "az elért IMP eredményt a teljes leosztásszámra vonatkozó skála szerint kell gy.p.-ra átszámítani"
def test_39_a_board_of_one_room_keeps_the_scale_of_the_match() -> None:
    text = rounds((1, 1, 2, 10))
    whole = score_teams(read_csv(text, "x").checked(teams=True), IMPS).matches[0]
    short = score_teams(read_csv(without_a_room(text), "x").checked(teams=True), IMPS).matches[0]
    assert (len(short.boards), short.points_home) == (7, whole.points_home)
    assert continuous_vp(10, 7).value != whole.points_home
    assert [one.fact for one in short.asked] == ["fault"]


TEAM_YAML = """tournament: t
competitions:
  - {{name: Teams, kind: teams, form: {form}, vp: {vp}, boards: 8, files: [m.csv]{more}}}
"""


def tournament(folder: Path, text: str, more: str = "", form: str = "danish", vp: str = "wbf2013") -> CompetitionScored:
    (folder / "m.csv").write_text(text, encoding="utf-8")
    (folder / "t.yaml").write_text(TEAM_YAML.format(more=more, form=form, vp=vp), encoding="utf-8")
    return score_congress(read_here([folder / "t.yaml"], "", {}, "")).competition()


# VSz 39.a: +3 IMP for the innocent; b: the other only its own boards; c: -3 each, VP apart. 10 IMP at eight boards.
@pytest.mark.parametrize(
    ("unplayed", "imps"),
    [
        ("fault: one, innocent: 1", (13, -13)),
        ("fault: one, innocent: 2", (7, -7)),
        ("fault: partly, innocent: 1", (13, -10)),
        ("fault: both", (7, -13)),
        ("fault: none", (10, -10)),
    ],
)
def test_39_who_is_answerable(tmp_path: Path, unplayed: str, imps: tuple[int, int]) -> None:
    more = f", rounds: [{{round: 1, matches: [{{home: 1, away: 2, unplayed: {{boards: 1, {unplayed}}}}}]}}]"
    match = tournament(tmp_path, without_a_room(rounds((1, 1, 2, 10))), more).detail.matches[0]
    assert (match.gained, match.lost) == imps
    assert (match.points_home, match.points_away) == tuple(continuous_vp(i, 8).value for i in imps)
    assert match.asked == ()


# VSz 39: fewer than 75 %: invalid; "a vétlen csapat a VSz 40. pontjában leírtak szerint minimum 18 gy.p.-ot kap, a
# vétkes csapat pedig 12 gy.p.-ot": 60 and 40 % of 20 on the scale in force.
def test_39_an_invalid_match(tmp_path: Path) -> None:
    rows = [row for row in rounds((1, 1, 2, 10)).splitlines() if not row.startswith(("1,6,2", "1,7,2", "1,8,2"))]
    more = ", rounds: [{round: 1, matches: [{home: 1, away: 2, unplayed: {boards: 3, fault: one, innocent: 2}}]}]"
    match = tournament(tmp_path, "\n".join(rows) + "\n", more).detail.matches[0]
    assert (match.kind, match.points_home, match.points_away) == ("invalid", 8, 12)
    open_question = tournament(tmp_path, "\n".join(rows) + "\n").detail.matches[0]
    assert [one.fact for one in open_question.asked] == ["invalid"]


# VSz 36: "A kimaradó csapat 18 gy.p.-ot kap (vagy saját átlagát, ha az adott versenyen jobb, az addig elért mérkőzések
# alapján)": 60 % is 12; 16 IMP at eight boards are 15.50, so that average, in tenths, counts later.
def test_36_a_bye_has_points(tmp_path: Path) -> None:
    assert continuous_vp(16, 8).value == F("15.50")
    text = rounds((1, 1, 2, 16), (2, 2, 3, 0))
    found = tournament(tmp_path, text, ", rounds: [{round: 1, byes: [3]}, {round: 2, byes: [1]}]")
    byes = {m.home: m.points_home for m in found.detail.matches if m.kind == "bye"}
    assert byes == {"3": 12, "1": F("15.5")}
    given = tournament(tmp_path, text, ", rounds: [{round: 1, byes: [{team: 3, points: '11.5'}]}]")
    assert given.detail.matches[-1].points_home in (F("11.5"), 10)
    assert F("11.5") in [m.points_home for m in given.detail.matches if m.kind == "bye"]


# VSz 40: 0 for who did not play; the best of the own average, 20 less the opponents' average, 12. By then 1 has 10 and
# 3 has 4.50: 20 - 4.50 = 15.5. Twice given up: out.
def test_40_a_forfeit(tmp_path: Path) -> None:
    text = rounds((1, 1, 2, 0), (1, 4, 3, 16))
    more = ", rounds: [{round: 1}, {round: 2, matches: [{home: 1, away: 3, forfeited_by: 3}]}]"
    match = tournament(tmp_path, text, more).detail.matches[-1]
    assert (match.kind, match.points_home, match.points_away) == ("forfeit", F("15.5"), 0)
    assert "mbsz-hu:40/hianyzik-egy-csapat" in [step.cite for step in match.steps]
    twice = more.replace("}]}]", "}]}, {round: 3, matches: [{home: 2, away: 3, forfeited_by: 3}]}]")
    assert "note_team_out" in [note.says for note in tournament(tmp_path, text, twice).notes]
    assert len(tournament(tmp_path, text, twice).detail.matches) == 4  # Danish: its results stand
    assert len(tournament(tmp_path, text, twice, "round_robin").detail.matches) == 1  # otherwise all go


WEIGHTED = rounds((1, 1, 2, 10), (1, 3, 4, 16)).replace("1,1,1,2,430", '1,1,1,2,"50:500 50:430"')


# 12C1c: 11 and 10 IMP, each half: 10.5. The rule for a fraction is asked; the other match has its points all the same.
def test_a_fraction_of_an_imp_is_asked(tmp_path: Path) -> None:
    scored = score_teams(read_csv(WEIGHTED, "x").checked(teams=True), IMPS)
    assert [one.fact for one in scored.asked] == ["fraction"]
    assert scored.matches[0].gained == F("10.5")
    assert scored.matches[1].points_home == F("15.50")
    options = dict(scored.asked[0].options)
    ten, eleven = (continuous_vp(i, 8).value for i in (10, 11))
    assert options["half_away"] == (eleven, 20 - eleven)
    assert options["half_up"] == (eleven, 20 - ten)
    assert options["interpolate"][0] in ((ten + eleven) / 2, (ten + eleven + F(1, 100)) / 2)
    path = tmp_path / "m.csv"
    path.write_text(WEIGHTED, encoding="utf-8")
    words = ["teams", str(path), "--method", "imps", "--vp", "wbf2013"]
    assert json_of(*words)["asked"][0]["match"] == "1: 1-2"
    told = json_of(*words, "--fraction", "half_away")
    assert (told["asked"], told["matches"][0]["home_points"]) == ([], f"{float(eleven):g}")
    assert told["matches"][0]["citations"]


SESSIONS = "session,board,ns,ew,score\n" + "".join(
    f"{s},1,{a},{b},{x}\n"
    for s, rows in (("1", ((1, 2, 420), (3, 4, 50))), ("2", ((1, 3, 0), (2, 4, 0))))
    for a, b, x in rows
)


# Two sessions in one file, 78A in each: 2-0 and 1-1 of a top of 2.
def test_several_sessions_in_one_file(tmp_path: Path) -> None:
    path = tmp_path / "two.csv"
    path.write_text(SESSIONS, encoding="utf-8")
    document = json_of("pairs", str(path), "--method", "matchpoints", "--scale", "2-1-0")["competitions"][0]
    assert {row["contestant"]: row["points"] for row in document["standings"]} == {
        "1": "3",
        "4": "3",
        "2": "1",
        "3": "1",
    }
    refused = RUN.invoke(score_app, ["field", str(path), "--method", "matchpoints", "--scale", "2-1-0"])
    assert "lawbridge score pairs" in str(refused.exception)


# 12C1e: "A vétkes fél számára azt az eredményt kell megítélni, ami a szabálysértése következtében jár": scores that do
# not balance. NS is compared with the NS scores 420, 50, 0 (2 better: 4), EW with -100 among 50 and 0 for EW (best: 4).
def test_split_scores_have_a_notation() -> None:
    text = "board,ns,ew,score\n1,1,2,420 // -100\n1,3,4,50\n1,5,6,0\n2,1,4,0\n2,3,6,0\n2,5,2,0\n"
    found = score_field(read_csv(text, "x").checked(), Options("matchpoints"))
    assert {b.pair: b.points for b in found.boards if b.board == 1} == {"1": 4, "3": 2, "5": 0, "2": 4, "4": 0, "6": 2}
    teams = "board,ns,ew,score\n1,1,2,620 // -100\n1,2,1,0\n"
    match = score_teams(read_csv(teams, "x").checked(teams=True), TeamOptions("imps")).matches[0]
    assert (match.gained, match.lost) == (12, 3)  # 620 is 12 IMP for team 1; team 2 has -(-100 - 0), 3 IMP
    with pytest.raises(BadInput, match="two parts"):
        read_csv("board,ns,ew,score\n1,1,2,420 // 0 // 50\n", "x")


# VSz 29: "egy pár fordulóátlaga ... százalékértéke", as the score of a board: 60 % of a top of 26 are 15.6.
def test_the_session_average_is_points_too() -> None:
    found = json_of("average", "session", "--session", "60", "--top", "26")
    assert (found["value"], found["citations"]) == (15.6, ["mbsz-hu:29/forduloatlag", "mbsz-hu:26.b"])
    facts = {"matchpoints_won": 165, "boards_properly_played": 22, "top": 12, "evaluation": "computer"}
    outcome = rule("vsz_29_session_average", facts)["outcome"]
    assert (outcome["percent"], outcome["matchpoints"], outcome["plus_average_matchpoints"]) == (62.5, 7.5, 7.5)
    text = "board,ns,ew,score,adjusted\n1,1,2,420,\n1,3,4,50,\n2,1,4,,AS/A\n2,3,2,50,\n3,1,4,50,\n3,3,2,50,\n"
    boards = score_field(read_csv(text, "x").checked(), Options("matchpoints")).boards
    # pair 1: 2 and 1 of 4 on its other boards, 75 % of a top of 2
    assert {(b.pair, b.points) for b in boards if b.board == 2 and b.average} == {("1", F("1.5")), ("4", F(1))}


# M4.20: 20 %; VSz 26.b: hundredths, a half up: 20 % of 312.62 is 62.524, of 312.725 is 62.545
@pytest.mark.parametrize(("points", "carried"), [("312.62", "62.52"), ("312.725", "62.55"), ("310", "62")])
def test_final_carry_is_what_its_sentence_says(points: str, carried: str) -> None:
    found = final_carry(F(points))
    assert found.value == F(carried)
    assert found.steps[-1].shown.endswith(carried)


# VSz 36: "Ha 48-nál több leosztást játszanak egy mérkőzésen, akkor a 48 leosztásra vonatkozó skálát kell alkalmazni."
@pytest.mark.parametrize(("boards", "margin"), [(52, 20), (52, -31), (64, 45), (48, 20), (32, 7)])
@pytest.mark.parametrize(("name", "scale"), [("wbf2013", "wbf2013"), ("wbf2013_discrete", "wbf2013-discrete")])
def test_36_calculator_and_procedure_agree(boards: int, margin: int, name: str, scale: str) -> None:
    ruled = rule("vsz_36_victory_points", {"scale": name, "boards": boards, "imp_margin": margin})["outcome"]["vp"]
    asked = json_of("vp", str(margin), "--boards", str(boards), "--scale", scale)["value"]
    assert asked == ruled
    compute = continuous_vp if scale == "wbf2013" else discrete_vp
    assert compute(margin, boards).value == compute(margin, min(boards, 48)).value


# 78B compares the two scores of one side. 620 here and -170 of our own seats there: 790, 13 IMP; when the -170 is what
# our team-mates have, our seats there have 170: 450, 10 IMP.
def test_signs_are_told() -> None:
    same = json_of("imp", "620", "-170")
    assert same["value"] == 13
    assert any("-170" in note for note in same["notes"])
    assert json_of("imp", "620", "-170", "--other-view", "same")["notes"] == []
    assert json_of("imp", "620", "-170", "--other-view", "teammates")["value"] == 10


# The owner's table as a worksheet, beside the tournament
def test_the_owners_table_from_a_spreadsheet(tmp_path: Path) -> None:
    book = Workbook()
    for row in csv.reader(("# copied from: the test", "boards,imp_from,imp_to,vp_winner,vp_loser", "8,0,1,15,15",
                           "8,2,9,17,13", "8,10,20,20,10", "8,21,,25,0")):  # fmt: skip
        book.active.append([int(cell) if cell.isdigit() else cell for cell in row])
    book.save(tmp_path / "vp.xlsx")
    more = ", vp_table: vp.xlsx, rounds: [{round: 1, byes: [3]}]"
    found = tournament(tmp_path, rounds((1, 1, 2, 10)), more, vp="old25")
    assert {line.contestant: line.points for line in found.lines} == {"1": 20, "3": 18, "2": 10}


def test_the_length_is_given_or_asked_for(tmp_path: Path) -> None:
    (tmp_path / "m.csv").write_text(rounds((1, 1, 2, 10)), encoding="utf-8")
    (tmp_path / "t.yaml").write_text(
        "tournament: t\ncompetitions: [{name: T, kind: teams, vp: wbf2013, files: [m.csv]}]\n", encoding="utf-8"
    )
    with pytest.raises(BadInput, match="length of the match 1 - 2 is not given"):
        read_here([tmp_path / "t.yaml"], "", {}, "")
    longer = score_teams(
        read_csv(rounds((1, 1, 2, 10)), "x").checked(teams=True), TeamOptions("imps", "wbf2013", boards=10)
    )
    assert longer.matches[0].points_home == continuous_vp(10, 10).value
    with pytest.raises(BadInput, match="8 boards in the file and is 6 boards long"):
        score_teams(read_csv(rounds((1, 1, 2, 10)), "x").checked(teams=True), TeamOptions("imps", "wbf2013", boards=6))


CARRY = """tournament: t
competitions:
  - {name: Final, kind: pairs, method: matchpoints, scale: 2-1-0, files: [p.csv]}
  - {name: Super, kind: pairs, method: matchpoints, scale: 2-1-0, files: [p.csv],
     carry: {from: Final, share: "20", cite: "mbsz-hu:M4.20", figures: {"2": "0.5"}}}
"""


# M4.20: "A Döntőből az ott megszerzett pontok 20%-át magukkal viszik a párok": pair 1 has 2 of 2, so 2 + 0.4;
# pair 2 has the figure written down
def test_points_are_carried_from_one_competition_to_the_next(tmp_path: Path) -> None:
    (tmp_path / "p.csv").write_text("board,ns,ew,score\n1,1,2,420\n1,3,4,50\n", encoding="utf-8")
    (tmp_path / "t.yaml").write_text(CARRY, encoding="utf-8")
    scored = score_congress(read_here([tmp_path / "t.yaml"], "", {}, ""), event="Super")
    points = {line.contestant: line.points for line in scored.competition().lines}
    assert points == {"1": F("2.4"), "4": F("2.4"), "2": F("0.5"), "3": 0}
    part = scored.competition().lines[0].parts[1]
    assert (part.step.says, part.step.cite, part.amount) == ("carried_over", "mbsz-hu:M4.20", F("0.4"))
    backwards = CARRY.replace("from: Final", "from: Later")
    (tmp_path / "t.yaml").write_text(backwards, encoding="utf-8")
    with pytest.raises(BadInput, match="does not stand before it"):
        score_congress(read_here([tmp_path / "t.yaml"], "", {}, ""))


def test_events_cite_in_json(tmp_path: Path) -> None:
    (tmp_path / "p.csv").write_text("board,ns,ew,score\n1,1,2,420\n1,3,4,50\n2,1,4,A+/A-\n2,3,2,0\n", encoding="utf-8")
    words = ["field", str(tmp_path / "p.csv"), "--method", "matchpoints", "--scale", "2-1-0"]
    cited = json_of(*words)["citations"]
    assert {"78.A", "mbsz-hu:29/plusz-atlag", "mbsz-hu:29/minusz-atlag"} <= set(cited)
    (tmp_path / "l.csv").write_text("game,player,side_points\n1,A,4\n1,B,0\n1,C,-4\n", encoding="utf-8")
    league = RUN.invoke(ulti_app, ["league", str(tmp_path / "l.csv"), "--json"])
    assert [row["citations"] for row in json.loads(league.output)] == [["ulti-hu:I.12"]] * 3
