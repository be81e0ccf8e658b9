"""USEBIO and PBN as written, read back by readers that are not ours: pandas for the XML, endplay for PBN."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pandas as pd
import pytest
from typer.testing import CliRunner

from app.faces.cli.score import score_app
from app.scoring.tournament import CongressScored, read_here, score_congress
from rulings.scoring.calculation import shown
from rulings.scoring.field.reading import read_field
from rulings.scoring.tournament.exchange import pbn, usebio

ROWS = """session,round,table,board,ns,ew,contract,declarer,result,score,adjusted
1,1,1,1,1,2,4S,N,=,420,
1,1,2,1,3,4,3NT,E,-1,50,
1,1,3,1,5,6,2H,S,+1,140,
1,2,1,2,1,4,,,,,A+/A-
1,2,2,2,3,6,6C,W,=,-1370,
1,2,3,2,5,2,,,,,60:620 40:-100
2,1,1,1,1,6,4S,N,-1,-50,
2,1,2,1,3,2,4S,N,=,420,
2,1,3,1,5,4,PASS,,,0,
"""


@pytest.fixture
def scored(tmp_path: Path) -> CongressScored:
    (tmp_path / "p.csv").write_text(ROWS, encoding="utf-8")
    return score_congress(read_here([tmp_path / "p.csv"], "pairs", {"method": "matchpoints", "scale": "2-1-0"}, ""))


def test_usebio_is_read_by_pandas(scored: CongressScored, tmp_path: Path) -> None:
    path = tmp_path / "out.xml"
    path.write_text(usebio(scored.competition()), encoding="utf-8")
    lines = pd.read_xml(path, xpath=".//TRAVELLER_LINE", dtype=str)
    assert len(lines) == 9
    first = lines.iloc[0]
    assert (first.NS_PAIR_NUMBER, first.EW_PAIR_NUMBER, first.CONTRACT, first.SCORE) == ("1", "2", "4S", "420")
    assert (float(first.NS_MATCH_POINTS), float(first.EW_MATCH_POINTS)) == (4, 0)
    people = pd.read_xml(path, xpath=".//PAIR", dtype=str).set_index("PAIR_NUMBER")
    assert {p: people.TOTAL_SCORE[p] for p in people.index} == {
        line.contestant: shown(line.points) for line in scored.competition().lines
    }
    # 12C1c, VSz 28: both 620 and -100 beat -1370, (3 x 2 + 3 - 2) : 2 = 3.5 of 4, 87.5 %, and the other side 12.5 %
    assert [s for s in lines.SCORE if s.startswith("A")] == ["A+/A-", "A8813"]


def test_usebio_comes_back(scored: CongressScored, tmp_path: Path) -> None:
    path = tmp_path / "out.xml"
    path.write_text(usebio(scored.competition()), encoding="utf-8")
    back = read_field(path)
    before = {(s.name, r.board, r.ns, r.ns_score.points) for s in scored.congress.competitions[0].sessions
              for r in s.results if r.ns_score.kind == "points"}  # fmt: skip
    assert {(r.session, r.board, r.ns, r.score) for r in back.results if isinstance(r.score, int)} == before
    assert len(back.results) == 9


def test_pbn_is_read_by_endplay(scored: CongressScored) -> None:
    from endplay.parsers import pbn as endplay_pbn

    games = endplay_pbn.loads(pbn(scored.competition()))
    assert [(game.board_num, game.info["Session"]) for game in games] == [(1, "1"), (2, "1"), (1, "2")]
    assert Counter(len(game.info["ScoreTable"]["rows"]) for game in games) == {3: 3}
    table = games[0].info["ScoreTable"]
    assert [column["name"] for column in table["headers"]][3:5] == ["PairId_NS", "PairId_EW"]
    assert [row[8] for row in table["rows"]] == ["420", "50", "140"]
    totals = games[0].info["TotalScoreTable"]["rows"]
    assert [(row[1], row[2]) for row in totals] == [
        (line.contestant, shown(line.points)) for line in scored.competition().lines
    ]


def test_pbn_comes_back(scored: CongressScored, tmp_path: Path) -> None:
    path = tmp_path / "out.pbn"
    path.write_text(pbn(scored.competition()), encoding="utf-8")
    back = read_field(path)
    assert sorted((r.session, r.board, r.ns, r.score) for r in back.results if isinstance(r.score, int)) == [
        ("1", 1, "1", 420), ("1", 1, "3", 50), ("1", 1, "5", 140), ("1", 2, "3", -1370), ("2", 1, "1", -50),
        ("2", 1, "3", 420), ("2", 1, "5", 0),
    ]  # fmt: skip


def test_the_command_writes_both_and_never_over_the_results(tmp_path: Path) -> None:
    source = tmp_path / "p.csv"
    source.write_text(ROWS, encoding="utf-8")
    words = ["pairs", str(source), "--method", "matchpoints", "--scale", "2-1-0"]
    run = CliRunner()
    done = run.invoke(score_app, [*words, "--usebio", str(tmp_path / "o.xml"), "--pbn", str(tmp_path / "o.pbn")])
    assert done.exit_code == 0, done.output
    assert (tmp_path / "o.xml").exists()
    assert (tmp_path / "o.pbn").exists()
    over = run.invoke(score_app, [*words, "--pbn", str(source)])
    assert "over the results" in str(over.exception)
    assert source.read_text(encoding="utf-8") == ROWS


BRIDGEMATE = """ID,Section,Table,Round,Board,PairNS,PairEW,NS/EW,Contract,Result,Remarks,Erased
1,1,1,1,1,1,2,N,4 S,=,,0
2,1,2,1,1,2,1,N,4 S,-1,,0
3,1,1,2,1,2,1,N,3 NT,=,,0
4,1,2,2,1,1,2,N,3 NT,=,,0
5,1,2,2,1,1,2,N,3 NT,+1,,1
"""


# Round 1: 420 against -50, 470 is 10 IMP for team 1; round 2, the same two teams: 400 against 400, flat
def test_a_bridgemates_rounds_are_rounds(tmp_path: Path) -> None:
    (tmp_path / "received.csv").write_text(BRIDGEMATE, encoding="utf-8")
    rules = {"method": "imps", "vp": "none", "boards": 1}
    scored = score_congress(read_here([tmp_path / "received.csv"], "teams", rules, "")).competition()
    assert [(m.round, m.home, m.gained) for m in scored.detail.matches] == [("1", "1", 10), ("2", "2", 0)]
