"""A field in, a result out: the three formats, adjusted scores, penalties, tables, explanations."""

from __future__ import annotations

import csv
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.errors import BadInput
from rulings.scoring.explaining import explain
from rulings.scoring.field.reading import read_csv, read_field, read_pbn, read_usebio
from rulings.scoring.field.results import Artificial, FieldResults, Result, adjusted, ns_score, tricks_of
from rulings.scoring.field.scoring import Options, Scored, score_field
from rulings.scoring.field.vector import board_matchpoints
from rulings.scoring.field.writing import COLUMNS, as_csv, as_html, frequency_rows, standing_rows
from rulings.scoring.matchpoints import matchpoints

MP = Options("matchpoints")
# Board 1 (nobody vulnerable): 420, 450, -50, 420. Board 2 (NS vulnerable, dealer E): 140, 110, 110, -100.
CSV = """board,ns,ew,contract,declarer,result,ns_name
1,1,5,4S,N,=,Kovács / Szabó
1,2,6,4S,S,+1,
1,3,7,4S,N,-1,
1,4,8,4H,N,10,
2,1,6,2S,N,+1,
2,2,7,2S,N,=,
2,3,8,2S,S,8,
2,4,5,3S,N,-1,
"""


def scored(text: str = CSV, options: Options = MP, **penalties: Fraction) -> Scored:
    return score_field(read_csv(text, "test").checked(), options, {k.lstrip("p"): v for k, v in penalties.items()})


def points(result: Scored, board: int) -> dict[str, Fraction]:
    return {b.pair: b.points for b in result.boards if b.board == board}


def test_csv_matchpoints_by_hand() -> None:
    result = scored()
    assert points(result, 1) == {"1": 3, "5": 3, "2": 6, "6": 0, "3": 0, "7": 6, "4": 3, "8": 3}
    assert points(result, 2) == {"1": 6, "6": 0, "2": 3, "7": 3, "3": 3, "8": 3, "4": 0, "5": 6}
    assert [(s.place, s.pair, s.percent) for s in result.standings][:4] == [
        (1, "1", 75),
        (1, "2", 75),
        (1, "5", 75),
        (1, "7", 75),
    ]
    assert result.field.names == {"1": "Kovács / Szabó"}


def test_scores_and_contracts_are_the_same_file() -> None:
    lines = CSV.splitlines()[1:]
    as_scores = "board;ns;ew;score\n" + "\n".join(
        f"{r.board};{r.ns};{r.ew};{r.score}" for r in read_csv(CSV, "x").results
    )
    assert len(lines) == 8
    assert [r.score for r in read_csv(as_scores, "y").results] == [420, 450, -50, 420, 140, 110, 110, -100]


def test_penalties_are_taken_off() -> None:
    result = scored(p1=Fraction(3))
    one = next(s for s in result.standings if s.pair == "1")
    assert (one.points, one.percent, one.penalty) == (6, 50, 3)
    with pytest.raises(BadInput, match="no result in the field"):
        scored(p9=Fraction(1))


def test_cross_imps_and_butler() -> None:
    cross = scored(options=Options("cross_imps"))
    assert points(cross, 2)["1"] == Fraction(1 + 1 + 6, 3)
    assert points(cross, 2)["6"] == -points(cross, 2)["1"]
    butler = scored(options=Options("butler", trim=1))
    assert points(butler, 1) == {"1": 0, "5": 0, "2": 1, "6": -1, "3": -10, "7": 10, "4": 0, "8": 0}  # datum 420
    total = scored(options=Options("total"))
    assert points(total, 1)["3"] == -50


def test_artificial_score_uses_28_and_29() -> None:
    # board 1 loses table 4: three results of four, formula (4 T + 1) : 3; pair 4 gets plus, pair 8 minus;
    # 26.b "minden esetben századra kell kerekíteni": 17 : 3 = 5.67, 1 : 3 = 0.33
    rows = CSV.replace("1,4,8,4H,N,10,", "1,4,8,,,,").replace("ns_name\n", "ns_name,adjusted\n")
    text = "\n".join(
        line + (",A+/A-" if line.startswith("1,4,8") else "," if line[0].isdigit() else "")
        for line in rows.splitlines()
    )
    result = scored(text)
    assert points(result, 1) == {
        "1": Fraction(4 * 2 + 1, 3),
        "2": Fraction("5.67"),
        "3": Fraction("0.33"),
        "5": 6 - Fraction(9, 3),
        "6": Fraction("0.33"),
        "7": Fraction("5.67"),
        "4": Fraction("3.6"),  # own session 0 %, so 60 % of 6
        "8": Fraction("2.4"),  # own session 50 %, so 40 % of 6
    }


def test_26b_both_lines_of_a_half_are_rounded_up() -> None:
    # eight results of nine, 78A then (9 T + 1) : 8: for T = 14 it is 15.875, for the other line 0.125
    rows = [f"1,{i},{i + 20},{100 - 10 * i}," for i in range(8)] + ["1,8,28,,A/A"]
    whole = [f"2,{i},{i + 20},50," for i in range(9)]
    result = scored("\n".join(["board,ns,ew,score,adjusted", *rows, *whole]))
    assert (points(result, 1)["0"], points(result, 1)["20"]) == (Fraction("15.88"), Fraction("0.13"))


def test_average_plus_takes_a_better_session() -> None:
    text = "board,ns,ew,score,adjusted\n1,1,2,,A+/A-\n2,1,3,620,\n2,4,2,170,\n1,4,3,0,\n"
    result = scored(text)
    own = {(b.board, b.pair): b for b in result.boards}
    assert own[1, "1"].points == 2  # 100 % of the top elsewhere: better than 60 %
    assert own[1, "2"].points == Fraction("0.8")  # 100 % elsewhere is not worse than 40 %


def test_weighted_score_is_shared_by_the_whole_field() -> None:
    text = "board,ns,ew,score,adjusted\n1,1,2,,60:620 40:-100\n1,3,4,170,\n1,5,6,170,\n"
    result = scored(text)
    assert points(result, 1)["1"] == Fraction(60 * 4, 100)
    assert sum(points(result, 1)[p] for p in "135") == 6
    assert points(result, 1)["2"] == 4 - Fraction(60 * 4, 100)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is empty"),
        ("board,ns,score\n1,1,2\n", "must have board, ns, ew"),
        ("board,ns,ew,score\n1,1,2,many\n", "Line 2"),
        ("board,ns,ew,score\n1,1,2,420\n1,1,3,420\n", "two results"),
        ("board,ns,ew,score\n1,1,1,420\n", "both directions"),
        ("board,ns,ew,contract,declarer,result\n1,1,2,8S,N,=\n", "no contract"),
        ("board,ns,ew,contract,declarer,result\n1,1,2,4S,N,good\n", "no result"),
        ("board,ns,ew,score,adjusted\n1,1,2,,50:620 40:0\n", "add up to 90"),
    ],
)
def test_bad_csv_is_refused_with_the_line(text: str, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        read_csv(text, "test").checked()


def test_lines_apart() -> None:
    text = "board,ns,ew,score\n1,1,1,420\n1,2,2,450\n"
    field = read_csv(text, "x").lines_apart().checked()
    assert {r.ns for r in field.results} == {"N1", "N2"}
    assert {r.ew for r in field.results} == {"E1", "E2"}


@pytest.mark.parametrize(
    ("contract", "declarer", "tricks", "score"),
    [("4S", "N", 10, 420), ("3NT", "W", 9, -400), ("3ntx", "S", 7, -300), ("1C**", "E", 6, 200), ("PASS", "", 0, 0)],
)
def test_contracts_as_people_write_them(contract: str, declarer: str, tricks: int, score: int) -> None:
    assert ns_score(1, contract, declarer, tricks) == score


def test_results_as_people_write_them() -> None:
    assert [tricks_of("4S", r) for r in ("=", "+1", "-2", "10")] == [10, 11, 8, 10]
    assert adjusted("A+/A-") == Artificial("plus", "minus")
    assert adjusted("60/40") == Artificial(Fraction(60), Fraction(40))
    with pytest.raises(BadInput, match="no adjusted score"):
        adjusted("good/bad")


PBN = """% PBN 2.1
[Event "Club"]
[Board "1"]
[Dealer "N"]
[ScoreTable "Rank\\2R;PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer;Result\\2R;Score_NS\\5R"]
1 2 6 4S   S 11 450
2 1 5 4S   N 10 420
2 4 8 4H   N 10 -
4 3 7 4S   N  9 -50

[Board "2"]
[ScoreTable "PairId_NS;PairId_EW;Score_EW"]
1 6 -140
"""


def test_pbn_score_tables() -> None:
    field = read_pbn(PBN, "x").checked()
    assert [(r.board, r.ns, r.ew, r.score) for r in field.results] == [
        (1, "2", "6", 450),
        (1, "1", "5", 420),
        (1, "4", "8", 420),
        (1, "3", "7", -50),
        (2, "1", "6", 140),
    ]


USEBIO = """<?xml version="1.0" encoding="iso-8859-1"?>
<!DOCTYPE USEBIO SYSTEM "http://www.ebu.co.uk/usebio/usebio_v1_2.dtd">
<USEBIO Version="1.2"><EVENT EVENT_TYPE="PAIRS"><SESSION SESSION_ID="1"><SECTION SECTION_ID="A">
<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLAYER><PLAYER_NAME>Anna</PLAYER_NAME></PLAYER>
<PLAYER><PLAYER_NAME>Bela</PLAYER_NAME></PLAYER></PAIR></PARTICIPANTS>
<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>
<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>5</EW_PAIR_NUMBER><CONTRACT>4S</CONTRACT>
<PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS><SCORE>420</SCORE></TRAVELLER_LINE>
<TRAVELLER_LINE><NS_PAIR_NUMBER>2</NS_PAIR_NUMBER><EW_PAIR_NUMBER>6</EW_PAIR_NUMBER><CONTRACT>3NTX</CONTRACT>
<PLAYED_BY>W</PLAYED_BY><TRICKS>8</TRICKS></TRAVELLER_LINE>
<TRAVELLER_LINE><NS_PAIR_NUMBER>3</NS_PAIR_NUMBER><EW_PAIR_NUMBER>7</EW_PAIR_NUMBER><CONTRACT>PASS</CONTRACT>
<SCORE>0</SCORE></TRAVELLER_LINE>
</BOARD></SECTION></SESSION></EVENT></USEBIO>"""


def test_usebio() -> None:
    field = read_usebio(USEBIO.encode("iso-8859-1"), "x").checked()
    assert [(r.board, r.ns, r.ew, r.score) for r in field.results] == [
        (1, "1", "5", 420),
        (1, "2", "6", 100),
        (1, "3", "7", 0),
    ]
    assert field.names == {"1": "Anna / Bela"}


def test_usebio_match_gives_the_pairs() -> None:
    xml = """<USEBIO><EVENT><MATCH><NS_PAIR_NUMBER>3</NS_PAIR_NUMBER><EW_PAIR_NUMBER>12</EW_PAIR_NUMBER><BOARD>
    <BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><CONTRACT>3NT</CONTRACT><SCORE>400</SCORE></TRAVELLER_LINE></BOARD>
    </MATCH></EVENT></USEBIO>"""
    assert [(r.ns, r.ew, r.score) for r in read_usebio(xml.encode(), "x").results] == [("3", "12", 400)]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_xml_with_entities_is_refused(encoding: str) -> None:
    bomb = f'<?xml version="1.0" encoding="{encoding}"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>'
    with pytest.raises(BadInput, match="entity"):
        read_usebio(bomb.encode(encoding), "x")


def test_files_are_read_by_their_ending(tmp_path: Path) -> None:
    for name, text in (("a.csv", CSV), ("a.pbn", PBN), ("a.xml", USEBIO)):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8" if name != "a.xml" else "iso-8859-1")
        assert read_field(path).results
    (tmp_path / "latin.csv").write_bytes("board,ns,ew,score,ns_name\n1,1,2,420,Őze\n".encode("iso-8859-2"))
    assert read_field(tmp_path / "latin.csv").names == {"1": "Őze"}
    other = tmp_path / "a.doc"
    other.write_text("x")
    with pytest.raises(BadInput, match="unknown ending"):
        read_field(other)
    with pytest.raises(BadInput, match="cannot be read"):
        read_field(tmp_path / "missing.csv")


def test_tables() -> None:
    result = scored()
    rows = list(csv.reader(as_csv(COLUMNS, standing_rows(result)).splitlines()))
    assert rows[0] == list(COLUMNS)
    assert rows[1][:5] == ["1", "1", "Kovács / Szabó", "9", "75"]
    assert ("1", "420", "2", "3", "3") in frequency_rows(result)
    words = {
        name: name
        for name in (*COLUMNS, "board", "ns_score", "count", "ns_points", "ew_points", "title", "frequencies")
    }
    page = as_html(result, words, "hu")
    assert "Kovács / Szabó" in page
    assert page.count("<table>") == 2


def test_tables_do_not_run_formulas_or_markup() -> None:
    field = FieldResults((Result(1, "=1+1", "<b>", 420), Result(1, "3", "4", 0)), {})
    result = score_field(field, MP)
    assert "'=1+1" in as_csv(COLUMNS, standing_rows(result))
    words = {
        name: name
        for name in (*COLUMNS, "board", "ns_score", "count", "ns_points", "ew_points", "title", "frequencies")
    }
    assert "<b>" not in as_html(result, words, "en")


def test_explain_says_why() -> None:
    working = explain(scored(), "2", 1)
    assert working.value == 6
    assert [s.says for s in working.steps] == [
        "field_score",
        "matchpoints_counted",
        "matchpoints_sum",
        "percent_of_top",
    ]
    assert working.steps[-1].shown == "6 : 6 = 100 %"
    with pytest.raises(BadInput, match="no score on board 9"):
        explain(scored(), "2", 9)
    with pytest.raises(BadInput, match="no pair '99'"):
        explain(scored(), "99", 1)


@pytest.mark.parametrize("method", ["matchpoints", "cross_imps", "butler", "total"])
def test_every_explanation_ends_at_the_score(method: str) -> None:
    result = scored(options=Options(method))  # type: ignore[arg-type]
    for board in result.boards:
        assert explain(result, board.pair, board.board).value == board.points


SCORES = st.lists(st.integers(-80, 80).map(lambda n: n * 10), min_size=2, max_size=40)


@given(SCORES)
def test_vectorized_equals_the_plain_loop(scores: list[int]) -> None:
    assert board_matchpoints(scores) == list(matchpoints(scores, "2-1-0"))


@given(SCORES)
def test_matchpoints_of_a_board_add_up(scores: list[int]) -> None:
    field = FieldResults(tuple(Result(1, f"n{i}", f"e{i}", s) for i, s in enumerate(scores)))
    result = score_field(field, MP)
    assert sum(b.points for b in result.boards) == len(scores) * 2 * (len(scores) - 1)
