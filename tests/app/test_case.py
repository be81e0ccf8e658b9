"""A case is kept with all its turns, drawn anew in any language, and draws the line where another one begins."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from app import case as cases
from app.case import keeping
from app.faces.cli.main import main
from app.log import database, privacy
from app.service import Service
from corpus.errors import BadFacts, BadInput
from corpus.model import LANGUAGES, Language

IN_POLISH = ["pl", *(pytest.param(one, marks=pytest.mark.long) for one in LANGUAGES if one != "pl")]
"""The other languages of a journey through the same page are long."""

LEAD: dict[Language, str] = {
    "hu": "Nyugat soron kívül, színével felfelé indult. Mit tehet a felvevő?",
    "pl": "W zawistował odkrytą kartą poza kolejnością. Co może zrobić rozgrywający?",
    "nb": "Vest spilte ut utenfor tur med bildesiden opp. Hva kan spillefører velge?",
    "en": "West led out of turn, face up. What can declarer do?",
}


@pytest.fixture(autouse=True)
def _own_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(database.VARIABLE, f"sqlite:///{tmp_path / 'log.db'}")


def evening(service: Service) -> cases.OpenCase:
    """A case of five turns: a story, a correction, a question, a look-up beside it, a tap."""
    found = cases.told(service, None, LEAD["en"], "en")
    for text in ("sorry, it was East, not West", "so what happens to the card?", "27B1"):
        found = cases.told(service, found.case.id, text)
    return cases.corrected(service, found.case, {"choice_declarer": "accept"})


def test_all_turns_are_kept_and_the_case_stands_as_it_stood(service: Service) -> None:
    found = evening(service)
    again = cases.opened(found.case.id)
    assert again == found.case
    assert [turn.said for turn in again.turns] == [
        LEAD["en"],
        "sorry, it was East, not West",
        "so what happens to the card?",
        "27B1",
        "",
    ]
    assert [turn.aside for turn in again.turns] == [False, False, False, True, False]
    document = cases.standing(service, again).document
    assert document["procedure"]["ruling"] == found.document["procedure"]["ruling"]
    assert document["procedure"]["facts"] == {
        "offender": "E",
        "lead_by": "wrong_defender",
        "faced": True,
        "choice_declarer": "accept",
    }
    assert document["course"]["said"] == found.document["course"]["said"]
    assert [row["who"] for row in again.table["events"]] == ["E"]


def test_a_look_up_in_the_middle_leaves_the_case_as_it_stood(service: Service) -> None:
    begun = cases.told(service, None, LEAD["nb"], "nb")
    beside = cases.told(service, begun.case, "27B1")
    assert beside.case.id == begun.case.id
    assert beside.document["procedure"] is None
    after = cases.told(service, beside.case, "spilleføreren godtar det")
    assert after.document["procedure"]["facts"]["choice_declarer"] == "accept"


@pytest.mark.parametrize("language", IN_POLISH)
def test_the_whole_case_is_drawn_anew_in_another_language(service: Service, language: Language) -> None:
    found = evening(service).case
    documents = cases.drawn(service, cases.in_language(found, language))
    assert cases.opened(found.id).language == language
    assert {document["language"] for document in documents} == {language}
    own = cases.drawn(service, found, "en")
    for document, first in zip(documents, own, strict=True):
        same = document["procedure"] is None or document["procedure"]["facts"] == first["procedure"]["facts"]
        assert same
        assert (document["answer"] == first["answer"]) is (language == "en")
        kinds = (document["course"]["kind"], first["course"]["kind"])
        assert kinds[0] == kinds[1]
    hungarian = set(cases.drawn(service, found, "hu")[-1]["procedure"]["understood"])
    assert bool(hungarian & set(documents[-1]["procedure"]["understood"])) is (language == "hu")


def test_another_board_is_a_case_of_its_own_that_names_the_one_before(service: Service) -> None:
    begun = cases.placed(cases.told(service, None, LEAD["en"], "en").case, tournament="Cup", board="7")
    other = cases.told(service, begun, "On another board West bid one spade over 1NT.")
    assert other.case.id != begun.id
    assert (other.case.before, other.case.tournament, other.case.board) == (begun.id, "Cup", "")
    assert len(cases.opened(begun.id).turns) == 1


def test_a_case_that_went_on_somewhere_else_is_not_written_over(service: Service) -> None:
    begun = cases.told(service, None, LEAD["en"], "en").case
    cases.told(service, begun, "Declarer accepts it.")
    with pytest.raises(cases.CaseMoved, match="went on somewhere else"):
        cases.told(service, begun, "sorry, it was East")
    assert len(cases.opened(begun.id).turns) == 2


def test_a_tap_that_cannot_be_used_leaves_the_case_alone(service: Service) -> None:
    begun = cases.told(service, None, LEAD["en"], "en").case
    with pytest.raises(BadFacts):
        cases.corrected(service, begun, {"choice_declarer": "perhaps"})
    with pytest.raises(BadInput):
        cases.placed(begun, board="x" * 400)
    assert cases.opened(begun.id) == begun


def test_another_procedure_chosen_is_a_turn(service: Service) -> None:
    begun = cases.told(service, None, "1NT, then one spade. What now?", "en").case
    other = cases.chosen(service, begun, "call_out_of_rotation")
    assert other.document["procedure"]["name"] == "call_out_of_rotation"
    assert cases.standing(service, cases.opened(begun.id)).document["answer"] == other.document["answer"]


def test_a_case_ends_where_it_holds_no_more(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.case.going_on.MOST_TURNS", 1)
    begun = cases.told(service, None, LEAD["en"], "en").case
    with pytest.raises(BadInput, match="1 turns"):
        cases.told(service, begun, "Declarer accepts it.")


@pytest.mark.parametrize("name", ["", "nosuch", "0" * 24, "'; DROP TABLE asked_case", "F" * 24])
def test_an_address_that_names_nothing_is_refused(name: str) -> None:
    with pytest.raises(cases.NoCase, match="No case is kept"):
        cases.opened(name)


def test_addresses_cannot_be_guessed(service: Service) -> None:
    names = {cases.told(service, None, LEAD["en"], "en").case.id for _ in range(3)}
    assert len(names) == 3
    assert all(re.fullmatch(r"[0-9a-f]{24}", name) for name in names)


def test_cases_are_removed_some_days_after_their_last_turn(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = (cases.told(service, None, LEAD["en"], "en").case for _ in range(2))
    later = datetime.now(UTC) + timedelta(days=keeping.KEPT_DAYS, minutes=1)
    assert cases.expire(now=later - timedelta(minutes=2)) == 0
    monkeypatch.setattr(keeping, "MOST_CASES", 1)
    assert cases.expire() == 1
    with pytest.raises(cases.NoCase):
        cases.opened(old.id)
    assert cases.expire(now=later) == 1
    with pytest.raises(cases.NoCase):
        cases.opened(new.id)


def test_a_name_in_a_case_is_shown_erased_and_expires(service: Service) -> None:
    begun = cases.told(service, None, f"Kovács Anna: {LEAD['en']}", "en").case
    cases.placed(begun, tournament="Kovács Anna memorial")
    assert [row["id"] for row in privacy.export_name("Kovács Anna")["others"]["asked_case"]] == [begun.id]
    assert privacy.erase_name("Kovács Anna", "chief").others == {"asked_case": 1}
    again = cases.opened(begun.id)
    assert "***" in again.turns[0].said
    assert "***" in again.tournament
    assert "Kov" not in json.dumps(cases.standing(service, again).document, ensure_ascii=False)
    privacy.expire_names(0, "chief", datetime.now(UTC) + timedelta(seconds=5))
    with pytest.raises(cases.NoCase):
        cases.opened(begun.id)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    out, err = capsys.readouterr()
    return int(ended.value.code or 0), out, err


def test_ask_goes_on_with_a_case_and_draws_it_in_another_language(
    service: Service, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(capsys, "ask", "--case", "new", LEAD["en"], "--json")
    name = json.loads(out)["id"]
    assert (code, json.loads(out)["ruling"]["case"]) == (0, name)
    _, out, _ = run(capsys, "ask", "--case", name, "no, it was East who led")
    assert "Corrected: East instead of West." in out
    assert f"lawbridge ask --case {name}" in out
    _, out, _ = run(capsys, "ask", "--case", name, "--lang", "pl", "--json")
    document = json.loads(out)
    assert (document["language"], len(document["turns"])) == ("pl", 2)
    assert document["ruling"]["course"]["said"] == "Poprawiono: E zamiast W."
    assert document["ruling"]["answer"] == cases.standing(service, cases.opened(name)).document["answer"]


def test_a_chat_from_a_script_is_the_same_case(
    service: Service, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "turns.txt"
    script.write_text(f"# an evening\n{LEAD['en']}\n\nno, it was East\nDeclarer accepts it.\n/lang nb\n/case\n")
    code, out, _ = run(capsys, "chat", "--file", str(script))
    name = out.splitlines()[-1].rpartition(" ")[2]
    assert code == 0
    assert "> no, it was East\nCorrected: East instead of West." in out
    assert "Spilleføreren godtar åpningsutspillet utenfor tur" in out
    found = cases.opened(name)
    assert [turn.said for turn in found.turns] == [LEAD["en"], "no, it was East", "Declarer accepts it."]
    code, out, _ = run(capsys, "chat", "--case", name, "--json", "--file", str(script))
    lines = [json.loads(line) for line in out.splitlines()]
    assert code == 0
    assert {line["language"] for line in lines[:3]} == {"nb"}


def test_a_chat_begins_a_case_anew_when_told_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = tmp_path / "turns.txt"
    script.write_text(f"{LEAD['en']}\n/new\nDeclarer claims, one trump is out.\n/quit\nDeclarer accepts it.\n")
    _, out, _ = run(capsys, "chat", "--file", str(script), "--json")
    first, second = (json.loads(line) for line in out.splitlines())
    assert first["id"] != second["id"]
    assert (len(first["turns"]), len(second["turns"]), second["before"]) == (1, 1, "")


WRONG = [
    (["ask", "--case", "nosuch", "x"], "No case is kept under 'nosuch'"),
    (["ask", "--case", "new"], "A new case begins with what happened"),
    (["ask", "--case", "new", ""], "empty"),
    (["ask", "--case", "new", "x", "--batch", "-"], "leave --batch and --explain out"),
    (["ask", "--case", "new", "revoke", "--lang", "xx"], "hu, pl, nb, en"),
    (["chat", "--file", "/nowhere.txt"], "cannot be read"),
    (["chat", "--case", "nosuch", "--file", "/nowhere.txt"], "No case is kept"),
]


@pytest.mark.parametrize(("arguments", "words"), WRONG)
def test_what_is_wrong_is_one_sentence(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert words in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("turns", "words"), [("", "no turn"), ("/case\n", "no case yet"), ("/lang x\n", "hu, pl"), ("/x\n", "no command")]
)
def test_a_script_that_cannot_be_used_ends_with_one_sentence(
    tmp_path: Path, turns: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "turns.txt"
    script.write_text(turns)
    code, _, err = run(capsys, "chat", "--file", str(script))
    assert code == 2
    assert words in err
    assert err.count("\n") == 1
