"""A case in both databases: kept, saved once, changed, withdrawn with its history; and the tournament's reports."""

from __future__ import annotations

from threading import Thread

import pytest

from app import case as cases
from app import log
from app.log.reports import sheet
from app.log.reports.sheet import flat
from app.messages import message
from app.service import Service
from corpus.errors import BadInput
from corpus.model import LANGUAGES, Language

TOLD = "West led out of turn, face up. What can declarer do?"


def begun(service: Service) -> cases.OpenCase:
    found = cases.told(service, None, TOLD, "en")
    placed = cases.placed(found.case, tournament="Autumn cup", board="7", at_table="3")
    return cases.told(service, placed, "Declarer accepts it.")


def test_a_case_is_saved_once_and_given_to_its_tournament_board_and_table(kept: str, service: Service) -> None:
    found = begun(service)
    entry, case = cases.saved(found, "Anna", players={"W": "Bo"})
    assert (entry.tournament, entry.board, entry.table, entry.players) == ("Autumn cup", "7", "3", {"W": "Bo"})
    assert entry.situation == f"{TOLD}\nDeclarer accepts it."
    assert entry.headline.startswith("Declarer accepts the opening lead out of turn")
    assert case == cases.opened(case.id)
    assert cases.of_entry(entry.number) == case.id
    assert cases.of_entry(entry.number + 1) == ""
    again, _ = cases.saved(cases.standing(service, case), "Anna")
    assert (again.number, again.version) == (entry.number, 1)
    assert len(log.entries()) == 1
    assert again.players == {"W": "Bo"}


def test_a_case_that_went_on_changes_its_entry(kept: str, service: Service) -> None:
    entry, case = cases.saved(begun(service), "Anna")
    further = cases.told(service, case, "no, declarer refuses and forbids the suit")
    changed, _ = cases.saved(further, "Bela")
    assert (changed.number, changed.version) == (entry.number, 2)
    assert changed.facts["choice_declarer"] == "refuse_forbid_suit"
    assert "refuses" in changed.headline
    assert [(row.who, row.action) for row in log.history(entry.number)] == [("Anna", "created"), ("Bela", "edited")]


def test_two_that_save_one_case_at_once_make_one_entry(kept: str, service: Service) -> None:
    found = begun(service)
    numbers: list[int] = []
    threads = [Thread(target=lambda: numbers.append(cases.saved(found, "x")[0].number)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(numbers) == 4
    assert len(set(numbers)) == 1
    assert len(log.entries()) == 1


def test_an_entry_is_withdrawn_with_its_history_and_saved_again(kept: str, service: Service) -> None:
    entry, case = cases.saved(begun(service), "Anna")
    taken_back = log.withdraw(entry.number, entry.version, "Anna")
    assert taken_back.status == "withdrawn"
    assert log.entries(status="withdrawn") == [taken_back]
    with pytest.raises(log.ChangedMeanwhile):
        log.withdraw(entry.number, entry.version, "Bela")
    again, _ = cases.saved(cases.standing(service, case), "Anna")
    assert (again.number, again.status) == (entry.number, "open")
    assert [row.action for row in log.history(entry.number)] == ["created", "withdrawn", "reopened"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("report", ["jury", "record"])
def test_ordinary_rulings_stand_in_the_reports_and_withdrawn_ones_do_not(
    sqlite_url: str, service: Service, report: str, language: Language
) -> None:
    entry, _ = cases.saved(begun(service), "Anna", players={"W": "Bo"})
    printed = [" | ".join(row) for row in flat(sheet(report, language, tournament_name="Autumn cup"))]
    assert message(language, "log.report.rulings") in printed
    row = next(line for line in printed if line.startswith(f"{entry.number} | "))
    assert "3 / 7" in row
    assert "Bo" in row
    assert "Declarer accepts the opening lead out of turn" in row
    log.withdraw(entry.number, entry.version, "Anna")
    printed = [" | ".join(line) for line in flat(sheet(report, language, tournament_name="Autumn cup"))]
    assert not any(line.startswith(f"{entry.number} | ") for line in printed)


def test_a_field_the_log_lacks_saves_nothing(sqlite_url: str, service: Service) -> None:
    found = begun(service)
    with pytest.raises(BadInput):
        cases.saved(found, "Anna", colour="red")
    assert log.entries() == []
    assert cases.opened(found.case.id).entry is None
