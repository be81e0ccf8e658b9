"""A whole congress from its files against the same congress worked out by hand (`congress_by_hand.py`)."""

from __future__ import annotations

import csv
import json
import shutil
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import congress_by_hand as by_hand
import pytest
from jsonschema import Draft202012Validator
from openpyxl import Workbook
from typer.testing import CliRunner

from app.faces.cli.score import score_app
from app.scoring.tournament import CongressScored, line_document, read_here, score_congress
from corpus import strict_yaml
from corpus.errors import BadInput
from corpus.model import LANGUAGES
from rulings.scoring.tournament.checking import check, schema

HERE = Path(__file__).parent / "congress"
RUN = CliRunner()
LOG = (
    # what the director wrote down; the files hold another score there
    {"number": 1, "session": "2", "round": "", "table": "2", "board": "3", "facts": {"adjusted": "620 // -100"}},
    {"number": 2, "session": "", "round": "2", "table": "1O", "board": "3", "facts": {"adjusted": "70:620 30:-100"}},
)


def as_workbook(source: Path, target: Path) -> None:
    book = Workbook()
    for row in csv.reader(source.read_text(encoding="utf-8").splitlines()):
        book.active.append([int(cell) if cell.lstrip("-").isdigit() else cell for cell in row])
    book.save(target)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The congress as the secretary has it: round 4 of the Swiss is a worksheet."""
    found = tmp_path_factory.mktemp("congress")
    shutil.copytree(HERE, found, dirs_exist_ok=True)
    as_workbook(HERE / "swiss-4.csv", found / "swiss-4.xlsx")
    return found


@pytest.fixture(scope="module")
def scored(folder: Path) -> CongressScored:
    log = [SimpleNamespace(**row) for row in LOG]
    return score_congress(read_here([folder / "congress.yaml"], "", {}, ""), log)


def points(scored: CongressScored, name: str) -> dict[str, Fraction]:
    return {line.contestant: line.points for line in scored.competition(name).lines}


def hundredths(found: dict[str, Fraction]) -> dict[str, str]:
    return {who: by_hand.dec(value) for who, value in found.items()}


@pytest.mark.parametrize(
    ("name", "worked"), [("Pairs", by_hand.pairs), ("Individual", by_hand.individual), ("Swiss", by_hand.swiss)]
)
def test_every_total_is_that_of_the_sheet(scored: CongressScored, name: str, worked: Any) -> None:
    assert hundredths(points(scored, name)) == hundredths(worked())


def test_the_cup_is_that_of_the_sheet(scored: CongressScored) -> None:
    hand = by_hand.cup()
    matches = {m.round: m for m in scored.competition("Cup").detail.matches if m.kind == "played"}
    assert {number: m.gained for number, m in matches.items()} == hand
    assert (matches["semifinal"].winner, matches["final"].winner) == ("1", "2")
    places = {line.contestant: line.place for line in scored.competition("Cup").lines}
    assert places == {"2": 1, "1": 2, "4": 3, "3": 3}


def test_the_league_is_that_of_the_sheet(scored: CongressScored) -> None:
    hand = by_hand.ulti()
    found = {line.contestant: (line.points, int(line.second or 0)) for line in scored.competition("Ulti").lines}
    register = found.pop("Dezso"), hand.pop("Dezso")
    assert found == hand
    assert register[0] == (Fraction("3.5"), -15)  # round 1 alone: the round he was expelled in does not count


def test_the_sheet_is_the_one_kept(folder: Path) -> None:
    assert by_hand.worked() == (HERE / "worked.txt").read_text(encoding="utf-8")


def test_log_scores_came_by_board_and_table(scored: CongressScored) -> None:
    assert scored.used == ("1", "2")
    line = scored.competition("Swiss").line("1")
    assert line is not None
    match = next(part for part in line.parts if part.step.values.get("round") == "2")
    board = next(part for part in match.parts if part.step.values.get("board") == "3")
    assert (board.step.says, board.step.values["entry"], board.step.cite) == ("board_adjusted", "2", "12.C.1.a")
    assert [part.step.cite for part in board.parts] == ["12.C.1.c"] * 3


@pytest.mark.parametrize(
    ("change", "why"),
    [({"table": ""}, "several tables"), ({"board": "31"}, "not in the results"), ({"table": "77"}, "not in the")],
)
def test_a_log_entry_must_have_its_board(folder: Path, change: dict[str, str], why: str) -> None:
    entry = SimpleNamespace(**{**LOG[0], **change})
    with pytest.raises(BadInput, match=why):
        score_congress(read_here([folder / "congress.yaml"], "", {}, ""), [entry])


def test_the_rematch_is_two_matches(scored: CongressScored) -> None:
    met = [m for m in scored.competition("Swiss").detail.matches if {m.home, m.away} == {"1", "4"}]
    assert [(m.round, m.length, len(m.boards)) for m in met] == [("3", 8, 8), ("7", 8, 8)]


def leaves(part: dict[str, Any]) -> list[dict[str, Any]]:
    return [leaf for one in part["parts"] for leaf in leaves(one)] if part.get("parts") else [part]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_opens_down_to_a_paragraph(scored: CongressScored, language: str) -> None:
    for found in scored.found:
        for line in found.lines:
            document = line_document(line, language, 3)  # type: ignore[arg-type]
            assert document["citations"]
            for part in document["parts"]:
                assert part["citations"], part
                assert any(leaf["citations"] for leaf in leaves(part))
            total = [Fraction(p["amount"]) for p in document["parts"][:-1]]
            if found.competition.kind != "ulti" and found.competition.name != "Cup":
                assert abs(sum(total) - line.points) < Fraction(1, 100)


def test_the_command_line_scores_it(folder: Path) -> None:
    answer = RUN.invoke(score_app, ["teams", str(folder / "congress.yaml"), "--event", "Swiss", "--json"])
    assert answer.exit_code == 0, answer.output
    document = json.loads(answer.output)["competitions"][0]
    assert len(document["standings"]) == 7
    assert len(document["matches"]) == 28  # three matches and a bye in each of seven rounds
    assert all(match["statements"] for match in document["matches"])
    assert {"78.D", "mbsz-hu:36"} <= set(document["citations"])
    opened = RUN.invoke(score_app, ["pairs", str(folder / "congress.yaml"), "--open", "7:5", "--lang", "hu"])
    assert "[78.A]" in opened.output
    assert opened.output.count("5. leoszt") == 2  # once in each session


def test_schema_and_checker_agree(folder: Path) -> None:
    data = strict_yaml.load(HERE / "congress.yaml")
    Draft202012Validator.check_schema(schema())
    assert not list(Draft202012Validator(schema()).iter_errors(data))
    check(data, "congress.yaml")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda d: d.update(tourney="x"), "'tourney' is not known here"),
        (lambda d: d["competitions"][0].update(kind="paris"), "the nearest is 'pairs'"),
        (lambda d: d["competitions"][1]["rounds"][0].pop("round"), "round is missing"),
        (lambda d: d["competitions"][1].update(boards=0), "the least is 1"),
        (lambda d: d["competitions"][1]["rounds"][3]["matches"][0].update(imps=[1]), "too few or too many"),
        (lambda d: d.update(competitions={}), "not of the type array"),
    ],
)
def test_schema_and_checker_refuse_alike(change: Any, why: str) -> None:
    data = strict_yaml.load(HERE / "congress.yaml")
    change(data)
    assert list(Draft202012Validator(schema()).iter_errors(data))
    with pytest.raises(BadInput, match=why):
        check(data, "congress.yaml")
