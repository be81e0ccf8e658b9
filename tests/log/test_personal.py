"""Every column of the database says what it may hold about people; a name is erased from every table and form."""

import sqlite3
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import text

from app import log
from app.case.keeping import keep
from app.case.model import Case, Turn
from app.log import appeals, database, privacy, tournaments
from app.log.name_forms import Name
from app.log.personal import declarations, undeclared
from app.log.tables import Base
from app.quiz.model import Quiz, QuizOption, QuizQuestion
from app.quiz.own import kept, struck
from app.quiz.results import attempts, rooms, saved, training
from app.wizard.changes import Move

LATER = datetime.now(UTC) + timedelta(days=400)
FORMS = (
    "Kovács Anna",
    "KOVÁCS  ANNA",
    "kovacs anna",
    "Anna Kovács",
    "Kovács, Anna",
    "Kovács-Anna",
    "Kovács_Anna",
    "Kovács Annáné",
    "Kovácsné Anna",
    "Kovács Annának",
    "Kovács Annáéknál",
    "Kovács Annával",
    "Ko\u200bvács\u2060 Anna",
    "Kova\u0301cs Anna",
    "Kovács Anna-Nagy Béla",
    "Kovács Anna <ak77@example.org>",
    "ak77@example.org",
    "Anna.Kovacs@example.org",
)


def quiz(who: str) -> Quiz:
    options = (QuizOption("o1", who, True), QuizOption("o2", "Semmi", False))
    asked = QuizQuestion("q1", "single", "hu", 1, f"{who} licitál. Mi történik?", who, (), (), options=options)
    return Quiz(who, "hu", 1, (asked,))


def fill(who: str) -> None:
    """The name in every text column of every table."""
    draft = log.EntryDraft(
        tournament=f"{who} emlékverseny",
        session=who,
        round=who,
        table=who,
        board=who,
        players={"N": who},
        director=who,
        procedure=who,
        situation=who,
        headline=who,
        facts={who: [who, {"told": {who: 1}}]},
        ruling={"statements": [{"text": who}]},
        citations=(who,),
        notes=who,
    )
    entry = log.save(draft, who)
    appeals.appeal(entry.number, {"appellant": who, "grounds": who}, entry.version, who)
    tournaments.save_tournament(
        f"{who} emlékverseny", {"results": [{"place": "1", "name": who, "score": who}], "events": who}, 0
    )
    told = {"question": who, "told": [who], "understood": {"events": [{"words": who}]}}
    turn = Turn("text", who, Move("new", text=who), told)
    keep(Case("a" * 24, "hu", tournament=who, board=who, at_table=who, turns=(turn,)))
    made = quiz(who)
    saved.save(made)
    code, key = rooms.open_room(made)
    rooms.steer(code, key, 0, "asking")
    seat = rooms.join(code, who).attempt
    rooms.answer(code, seat, 0, "o1")
    attempts.record(attempts.begin(made, "exam", who, who), 0, made.questions[0], who)
    attempts.record(attempts.begin(made, "exam", "Somebody Else"), 0, made.questions[0], who)
    attempts.sit(made, "exam", who, who, 10, 50)
    training.add(who, made.questions)
    training.add("Somebody Else", made.questions)
    kept.keep(made.questions)
    struck.strike("q2", f"{who} licitál. Mi történik?")


def everything() -> str:
    with database.engine().connect() as connection:
        rows = [
            str(row)
            for table in Base.metadata.sorted_tables
            for row in connection.execute(text(f"SELECT * FROM {table}"))
        ]
    return "\n".join(rows)


def test_every_column_of_every_table_is_declared(kept: str) -> None:
    with database.engine().connect() as connection:
        assert undeclared(connection) == []
    declared = {name: set(row.columns) for name, row in declarations().items()}
    assert {name: set(table.c.keys()) for name, table in Base.metadata.tables.items()}.items() <= declared.items()


def test_a_column_that_nobody_declared_is_found_and_said(sqlite_url: str) -> None:
    with database.engine().begin() as connection:
        connection.execute(text("ALTER TABLE quiz_room ADD COLUMN teacher TEXT"))
        connection.execute(text("CREATE TABLE told (story TEXT)"))
    with database.engine().connect() as connection:
        assert undeclared(connection) == ["quiz_room.teacher", "told.story"]
    assert privacy.erase_name("Kovács Anna", "x").not_emptied == ("quiz_room.teacher", "told.story")
    assert privacy.export_name("Kovács Anna")["not_looked_at"] == ["quiz_room.teacher", "told.story"]


@pytest.mark.parametrize("form", FORMS)
def test_a_form_of_a_name_in_every_text_column_is_erased(sqlite_url: str, tmp_path: Path, form: str) -> None:
    fill(form)
    log.save(log.EntryDraft(notes="Kovács Anna <ak77@example.org>"), "Kovács Anna <ak77@example.org>")
    done = privacy.erase_name("Kovács Anna", "chief")
    assert done.not_emptied == ()
    assert not Name("Kovács Anna").found(everything())
    found = privacy.export_name("Kovács Anna")
    assert (found["entries"], found["history"], found["tournaments"], found["others"]) == ([], [], [], {})
    for path in tmp_path.iterdir():
        data = path.read_bytes()
        for spelt in (form, form.encode("unicode_escape").decode(), "ak77@", "Kovács Anna", "Kov\\u00e1cs Anna"):
            assert spelt.encode() not in data, (path.name, spelt)


def test_polish_forms_are_erased(sqlite_url: str) -> None:
    told = "Annie Kowalskiej, Anną Kowalską, z Kowalską Anną, Anny Kowalskiej, Annę Kowalską"
    log.save(log.EntryDraft(notes=told, situation="Markowi Szczypiorowi, Marka Szczypiora, Markiem Szczypiorem"))
    privacy.erase_name("Anna Kowalska", "x")
    privacy.erase_name("Marek Szczypior", "x")
    assert log.entry(1).notes == "***, ***, z ***, ***, ***"
    assert log.entry(1).situation == "***, ***, ***"


@pytest.mark.parametrize(
    "told",
    ["Kovács Annabella", "Kiss Anna", "Kovács Antal", "Kovács és Anna", "Kovacsics Anna", "anna.kiss@example.org"],
)
def test_other_people_stay(sqlite_url: str, told: str) -> None:
    log.save(log.EntryDraft(notes=told))
    privacy.erase_name("Kovács Anna", "x")
    assert log.entry(1).notes == told


def test_other_rows_and_results_stay(kept: str) -> None:
    fill("Kovács Anna")
    done = privacy.erase_name("Kovács Anna", "chief")
    assert done.others["quiz_attempt"] >= 3
    assert {row.who for row in attempts.attempts()} == {"Somebody Else"}
    assert training.deck("Somebody Else", "hu").cards + training.deck("Somebody Else", "en").cards > 0
    assert log.entry(1).tournament == "*** emlékverseny"
    assert tournaments.tournament("*** emlékverseny").details["events"] == "***"


def test_old_attempts_lose_their_names_and_old_cards_go(kept: str) -> None:
    fill("Kovács Anna")
    right = sum(row.right for row in attempts.attempts())
    done = privacy.expire_names(300, "cron", LATER)
    assert sum(row.right for row in attempts.attempts()) == right
    assert {row.who[:3] for row in attempts.attempts()} == {"***"}
    assert "quiz_card" not in privacy.export_name("Kovács Anna")["others"]
    assert done.others["quiz_card"] > 0
    assert privacy.expire_names(300, "cron", LATER).others == {}


def test_a_reader_that_keeps_the_name_in_the_write_ahead_log_is_said(sqlite_url: str, tmp_path: Path) -> None:
    log.save(log.EntryDraft(notes="Zaphod Beeblebrox"))
    reader = sqlite3.connect(tmp_path / "log.db", isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM log_entry").fetchall()
    assert privacy.erase_name("Zaphod Beeblebrox", "x").not_emptied == ("write-ahead log",)
    reader.close()
    assert privacy.erase_name("Zaphod Beeblebrox", "x").not_emptied == ()
    assert not any(b"Beeblebrox" in path.read_bytes() for path in tmp_path.iterdir())


NAMES = """Anna Maria Katarzyna Agnieszka Barbara Ewa Magdalena Monika Kinga Beata Gabriela Zofia Joanna Dorota Jadwiga
Piotr Krzysztof Andrzej Tomasz Jan Marek Grzegorz Adam Zbigniew Jerzy Tadeusz Wojciech Dariusz Henryk Mariusz Antoni
Robert Dawid Paweł Michał Jacek
Kowalski Kowalska Nowak Lewandowski Zawadzki Zawadzka Kaczmarek Mazur Krawczyk Kubiak Dudek Wieczorek Stefaniak
Zalewska Sikora Baran Szewczyk Pawlak Walczak Sadowska Kubicka Wysocki"""
GENERATED = """
import sys
from morfeusz2 import Morfeusz
wanted = Morfeusz(analyse=False)
for name in sys.argv[1:]:
    print(name, *{form[0] for form in wanted.generate(name) if ":sg:" in form[2] and ":voc:" not in form[2]})
"""


def test_the_forms_by_rule_are_those_of_the_polish_dictionary() -> None:
    """In a process of its own: the dictionary and the vector index do not stand each other."""
    told = subprocess.run(
        [sys.executable, "-c", GENERATED, *NAMES.split()], check=True, capture_output=True, text=True
    ).stdout
    lines = [line.split() for line in told.splitlines()]
    assert len(lines) == len(NAMES.split())
    missed = [
        (name, form)
        for name, *forms in lines
        for form in forms
        if form[0].isupper() and not Name(f"Xaver {name}").found(f"Xavera {form}")
    ]
    assert missed == []
