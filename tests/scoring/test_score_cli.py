"""`lawbridge score ...`: every command shows its sum and paragraph, prints one JSON document, refuses in one
sentence.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from app.faces.cli.score import score_app
from corpus.errors import BadInput

RUN = CliRunner()
CSV = "board,ns,ew,score\n1,1,5,420\n1,2,6,450\n1,3,7,-50\n2,1,6,140\n2,2,7,110\n2,3,5,110\n"

# command line, value, citations
CALLS = [
    (["contract", "4S", "+1", "--vul"], 650, ["77"]),
    (["contract", "3NTX", "-2", "--not-vul"], -300, ["77"]),
    (["contract", "pass"], 0, ["77"]),
    (["imp", "620", "-100"], 12, ["78.B"]),
    (["matchpoints", "620", "650", "620", "-100", "--scale", "2-1-0"], 3, ["78.A"]),
    (["matchpoints", "620", "650", "620", "-100", "--scale", "1-half-0"], 1.5, ["78.A", "mbsz-hu:M6.1"]),
    (["cross-imp", "620", "170", "-100"], 11, ["78.B", "78.D"]),
    (
        ["butler", "430", "420", "420", "450", "--trim", "1"],
        0,
        ["mbsz-hu:M6.2", "78.B"],
    ),
    (["vp", "16", "--boards", "32", "--scale", "wbf2013"], 13.12, ["78.D", "mbsz-hu:36"]),
    (["vp", "-16", "--boards", "32", "--scale", "wbf2013"], 6.88, ["78.D", "mbsz-hu:36"]),
    (["vp", "12", "--boards", "8", "--scale", "wbf2013-discrete"], 14, ["78.D", "mbsz-hu:36"]),
    (["weighted", "60:620", "40:-100", "--other", "170"], 3.2, ["12.C.1.c"]),
    (["fewer", "12", "7", "14"], 25, ["mbsz-hu:28/szamitogepes-kiertekelesnel"]),
    (["fewer", "12", "7", "14", "--by-hand"], 19, ["mbsz-hu:28/kezi-kiertekelesnel"]),
    (["average", "plus", "--imps"], 3, ["12.C.2.b"]),
]


def run(*arguments: str) -> str:
    result = RUN.invoke(score_app, list(arguments), catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize(("arguments", "value", "citations"), CALLS)
def test_value_and_citations(arguments: list[str], value: float, citations: list[str]) -> None:
    found = json.loads(run(*arguments, "--json"))
    assert found["value"] == value
    assert found["citations"] == citations
    assert all(row["text"] for row in found["statements"])


@pytest.mark.parametrize(("arguments", "value", "citations"), CALLS)
def test_every_language_shows_the_sum_and_the_paragraph(
    arguments: list[str], value: float, citations: list[str]
) -> None:
    texts = {language: run(*arguments, "--lang", language) for language in ("hu", "pl", "nb", "no", "en")}
    for language, text in texts.items():
        assert f"[{citations[0]}]" in text or citations[0] == "78.A", language
        assert str(value) in text, language
    assert texts["no"] == texts["nb"]
    assert len(set(texts.values())) == 4


def test_more_than_one_value() -> None:
    assert json.loads(run("average", "minus", "--session", "37,5", "--top", "24", "--json"))["value"] == {
        "average": "minus",
        "regulation": 40,
        "law": 37.5,
        "matchpoints": 9,
    }
    assert json.loads(run("fouled", "450", "420", "--json"))["value"] == [{"ns": 65, "ew": 55}, {"ns": 55, "ew": 65}]
    assert json.loads(run("patton", "620:170", "0:0", "--divisor", "both_teams", "--json"))["value"] == {
        "home": 7,
        "away": 1,
    }
    assert json.loads(run("board-a-match", "10", "--variant", "b", "--json"))["value"] == {"home": 3, "away": 1}
    assert json.loads(run("knockout", "10", "-4", "--json"))["value"] == {"non_offending": 7, "offending": -7}


REFUSED = [
    (["contract", "8S"], "no contract"),
    (["contract", "4S"], "vulnerability is missing"),
    (["vp", "21", "--boards", "16", "--scale", "old25"], "not in the sources"),
    (["vp", "21", "--boards", "16", "--scale", "modern"], "wbf2013"),
    (["matchpoints", "420", "430", "--scale", "acbl"], "2-1-0"),
    (["butler", "420", "430"], "--division"),
    (["weighted", "60:620", "30:0", "--other", "0"], "90 %"),
    (["imp", "lots", "0"], "no score"),
    (["patton", "620", "0:0", "--divisor", "winner"], "open:closed"),
    (["movement", "mitchell", "8"], "skip"),
]


@pytest.mark.parametrize(("arguments", "words"), REFUSED)
def test_refusals_are_one_sentence(arguments: list[str], words: str) -> None:
    with pytest.raises(BadInput, match=words) as caught:
        RUN.invoke(score_app, arguments, catch_exceptions=False)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("missing", [["vp", "21", "--boards", "16"], ["matchpoints", "420", "430"]])
def test_the_scale_has_no_default(missing: list[str]) -> None:
    assert RUN.invoke(score_app, missing).exit_code == 2


def test_field(tmp_path: Path) -> None:
    path = tmp_path / "club.csv"
    path.write_text(CSV, encoding="utf-8")
    table, page = tmp_path / "out.csv", tmp_path / "out.html"
    options = ["field", str(path), "--method", "matchpoints", "--scale", "2-1-0"]
    text = run(*options, "--penalty", "1=0.4", "--csv", str(table), "--html", str(page), "--lang", "hu")
    assert "Hely" in text
    assert table.read_text(encoding="utf-8").startswith("place,pair")
    assert "Frekvenciák" in page.read_text(encoding="utf-8")
    found = json.loads(run(*options, "--json"))
    assert {row["pair"]: row["points"] for row in found["standings"]}["1"] == "6"
    assert "4 : 4 = 100 %" in run(*options, "--explain", "2:1")
    with pytest.raises(BadInput, match="pair and a board"):
        RUN.invoke(score_app, [*options, "--explain", "x"], catch_exceptions=False)
    with pytest.raises(BadInput, match="scale is missing"):
        RUN.invoke(score_app, options[:4], catch_exceptions=False)


@pytest.mark.parametrize(
    ("kind", "size"), [("mitchell", 7), ("skip", 8), ("relay", 8), ("scrambled", 7), ("howell", 8), ("teams", 7)]
)
def test_movement(tmp_path: Path, kind: str, size: int) -> None:
    page = tmp_path / "cards.html"
    found = json.loads(run("movement", kind, str(size), "--html", str(page), "--json"))
    assert found["verified"]["faults"] == []
    assert found["citations"][0].startswith("mbsz-hu:M6")
    assert page.read_text(encoding="utf-8").count('class="card"') == len(found["cards"])
    assert "Stół" in run("movement", kind, str(size), "--lang", "pl")
