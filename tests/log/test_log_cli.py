"""`lawbridge log`: every command as a person and as a program uses it."""

import json
from pathlib import Path
from typing import Any

import pytest

from app.faces.cli.main import main


@pytest.fixture(autouse=True)
def _fresh(sqlite_url: str) -> None:
    """Every test has its own log."""


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The standard output of one command that succeeds."""
    with pytest.raises(SystemExit) as ended:
        main(["log", *arguments])
    assert ended.value.code == 0
    return capsys.readouterr().out


def fails(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence of a command that is refused with status 2."""
    with pytest.raises(SystemExit) as ended:
        main(["log", *arguments])
    assert ended.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err


def test_an_entry_from_beginning_to_end(capsys: pytest.CaptureFixture[str]) -> None:
    first = json.loads(run(capsys, "add", "board=12", "N=Kiss Anna", "notes=2♠ stands", "--who", "Anna", "--json"))
    assert (first["number"], first["version"], first["players"]) == (1, 1, {"N": "Kiss Anna"})
    assert json.loads(run(capsys, "show", "1", "--json")) == first
    assert json.loads(run(capsys, "edit", "1", "board=13", "--version", "1", "--json"))["board"] == "13"
    assert "changed by" in fails(capsys, "edit", "1", "board=14", "--version", "1")
    assert json.loads(run(capsys, "close", "1", "--json"))["status"] == "closed"
    assert json.loads(run(capsys, "list", "--status", "closed", "--json"))[0]["number"] == 1
    assert json.loads(run(capsys, "reopen", "1", "--json"))["status"] == "open"
    lines = json.loads(run(capsys, "history", "1", "--json"))
    assert [row["action"] for row in lines] == ["created", "edited", "closed", "reopened"]
    assert lines[1]["changes"] == {"board": ["12", "13"]}
    assert "12' -> '13'" in run(capsys, "history", "1")
    assert run(capsys, "list", "kiss").startswith("1  open")


def test_an_answer_is_asked_and_kept(capsys: pytest.CaptureFixture[str], service: object) -> None:
    kept = json.loads(run(capsys, "add", "--ask", "1NT, then one spade. What now?", "table=4", "--json"))
    assert kept["procedure"] == "insufficient_bid"
    assert "laws-2017-hu:27.A.1" in kept["citations"]
    assert kept["table"] == "4"
    assert kept["headline"]


def test_a_board_is_ruled_and_kept_with_its_table(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, service: object
) -> None:
    """27: East's 1\u2665 over 1\u2660 is insufficient, South chooses; entry and report hold the table."""
    board = tmp_path / "board.txt"
    board.write_text("board: 5\ndealer: N\nauction: 1S 1H\n", encoding="utf-8")
    kept = json.loads(run(capsys, "add", "--happened", str(board), "tournament=Kupa", "--lang", "en", "--json"))
    assert (kept["procedure"], kept["board"], kept["facts"]["auction"]) == ("insufficient_bid", "5", ["1S", "1H"])
    assert kept["headline"].startswith("South may accept the insufficient bid")
    assert "laws-2017-hu:27.A.1" in kept["citations"]
    assert [row["what"]["call"] for row in kept["happened"]["events"]] == ["1S", "1H"]
    assert kept["happened"]["state"]["dealer"] == "N"
    for form in ("csv", "pdf", "docx"):
        run(capsys, "report", "appeal", "--number", "1", "--lang", "pl", "--out", str(tmp_path / f"appeal.{form}"))
    told = (tmp_path / "appeal.csv").read_text(encoding="utf-8-sig")
    assert "W,N,E,S" in told
    assert ",1\u2660,1\u2665," in told
    assert "not both" in fails(capsys, "add", "--happened", str(board), "--ask", "1NT, then one spade?")


def test_two_irregularities_on_a_board_are_one_entry(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, service: object
) -> None:
    """27A1: South accepted one heart by his pass, North may accept one diamond; both stand in the entry, in order."""
    board = tmp_path / "board.txt"
    board.write_text("dealer: N\nauction: 1S 1H P 1D\n", encoding="utf-8")
    kept = json.loads(run(capsys, "add", "--happened", str(board), "--lang", "en", "--json"))
    with pytest.raises(SystemExit):
        main(["table", str(board), "--json"])
    ruled = json.loads(capsys.readouterr().out)
    assert [one["people"]["offender"] for one in ruled["rulings"]] == ["E", "W"]
    assert ruled["rulings"][0]["statements"][0]["text"].startswith("South has called over")
    assert kept["ruling"]["statements"] == [row for one in ruled["rulings"] for row in one["statements"]]
    assert all(row["text"] in kept["headline"] for one in ruled["rulings"] for row in one["statements"][:1])


def test_a_regular_board_is_kept_as_regular(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, service: object
) -> None:
    board = tmp_path / "board.txt"
    board.write_text("dealer: N\nauction: 1S 2H\n", encoding="utf-8")
    kept = json.loads(run(capsys, "add", "--happened", str(board), "--lang", "en", "--json"))
    ruled = {"insufficient_bid", "call_out_of_rotation"}
    assert kept["procedure"] not in ruled
    assert len(kept["happened"]["events"]) == 2
    assert kept["headline"]


def test_an_appeal_prints_its_deadline(capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, "add", "board=1")
    told = json.loads(run(capsys, "appeal", "1", "state=lodged", "starts=2026-11-21T18:00+01:00", "--json"))
    assert told["deadline"] == "2026-11-21T17:30:00+00:00"
    assert told["judged"][0]["procedure"] == "appeals"
    assert "[92.A]" in run(capsys, "appeal", "1", "event=pairs")


def test_reports_and_tables_are_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, "add", "tournament=Kupa", "board=1", "N=Kiss Anna")
    run(capsys, "tournament", "Kupa", "place=Győr")
    assert json.loads(run(capsys, "tournament", "Kupa", "--json"))["details"] == {"place": "Győr"}
    starts = {"pdf": b"%PDF", "docx": b"PK", "csv": b"\xef\xbb\xbf"}
    for form, magic in starts.items():
        run(capsys, "report", "jury", "--tournament", "Kupa", "--out", str(tmp_path / f"jury.{form}"))
        assert (tmp_path / f"jury.{form}").read_bytes().startswith(magic)
    run(capsys, "csv", "--out", str(tmp_path / "all.csv"), "--lang", "pl")
    assert "Kiss Anna" in (tmp_path / "all.csv").read_text(encoding="utf-8-sig")
    assert "cannot be written" in fails(capsys, "csv", "--out", str(tmp_path / "no" / "all.csv"))


def test_players_data(capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, "add", "N=Kiss Anna", "notes=Kiss Annával beszéltem")
    assert len(json.loads(run(capsys, "export", "Kiss Anna"))["entries"]) == 1
    assert "1 entries" in fails(capsys, "erase", "Kiss Anna")
    done: dict[str, Any] = json.loads(run(capsys, "erase", "Kiss Anna", "--yes", "--json"))
    assert done["entries"] == [1]
    assert json.loads(run(capsys, "export", "Kiss Anna"))["entries"] == []
    assert json.loads(run(capsys, "expire", "30", "--json"))["entries"] == []


def test_fields_from_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "entry.json").write_text('{"board": "3", "facts": {"accepted": true}}')
    kept = json.loads(run(capsys, "add", "--json-file", str(tmp_path / "entry.json"), "--json"))
    assert (kept["board"], kept["facts"]) == ("3", {"accepted": True})


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("show", "7"), "no entry 7"),
        (("add",), "would be empty"),
        (("add", "board"), "is no field"),
        (("add", "colour=red"), "no field 'colour'"),
        (("list", "--status", "lost"), "open, closed"),
        (("report", "jury", "--out", "x.pdf"), "--tournament"),
        (("report", "jury", "--tournament", "x", "--out", "x.odt"), "pdf, docx, csv"),
        (("appeal", "7", "state=lodged"), "no entry 7"),
        (("expire", "-- -1"), "lawbridge"),
        (("nonsense",), "lawbridge --help"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    assert said in fails(capsys, *arguments)
