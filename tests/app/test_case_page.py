"""The Ask page draws its case from the address: reload, another language, a new case, the log; no browser."""

import json
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from app import case as cases
from app.log import database
from app.messages import message
from app.service import Service
from corpus.model import LANGUAGES, Language

IN_NORWEGIAN = ["nb", *(pytest.param(one, marks=pytest.mark.long) for one in LANGUAGES if one != "nb")]
"""The other languages of a journey through the same page are long."""

IN_POLISH = ["pl", *(pytest.param(one, marks=pytest.mark.long) for one in LANGUAGES if one != "pl")]
"""The other languages of a journey through the same page are long."""

MAIN = Path(__file__).parents[2] / "app" / "faces" / "web" / "main.py"
LEAD = "West led out of turn, face up. What can declarer do?"


@pytest.fixture(autouse=True)
def _own_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(database.VARIABLE, f"sqlite:///{tmp_path / 'log.db'}")


def opened(**query: str) -> AppTest:
    page = AppTest.from_file(str(MAIN), default_timeout=60)
    for key, value in query.items():
        page.query_params[key] = value
    return page.run()


def say(page: AppTest, text: str) -> AppTest:
    page.chat_input[0].set_value(text).run()
    assert not page.exception
    return page


def address(page: AppTest) -> str:
    found = page.query_params["case"]
    return str(found[0] if isinstance(found, list) else found)


def last(page: AppTest) -> dict[str, Any]:
    return dict([turn for turn in page.session_state["turns"] if "document" in turn][-1]["document"])


def captions(page: AppTest) -> str:
    return " ".join(row.value for row in page.caption)


@pytest.mark.parametrize("language", IN_POLISH)
def test_a_reload_and_another_language_draw_the_whole_case(service: Service, language: Language) -> None:
    page = say(say(opened(lang="en"), LEAD), "no, it was East who led")
    assert "East instead of West." in captions(page)
    again = opened(lang=language, case=address(page))
    assert not again.exception
    assert len(again.chat_message) == 4
    assert [turn["text"] for turn in again.session_state["turns"] if "text" in turn] == [
        LEAD,
        "no, it was East who led",
    ]
    assert {turn["document"]["language"] for turn in again.session_state["turns"] if "document" in turn} == {language}
    assert last(again)["procedure"]["facts"] == last(page)["procedure"]["facts"]
    assert (last(again)["answer"] == last(page)["answer"]) is (language == "en")
    further = say(again, "declarer accepts it")
    assert last(further)["procedure"]["facts"]["choice_declarer"] == "accept"
    assert last(further)["language"] == language
    assert len(cases.opened(address(page)).turns) == 3


def test_the_language_chosen_on_the_page_draws_the_case_anew(service: Service) -> None:
    page = say(opened(lang="en"), LEAD)
    page.selectbox[0].select("pl").run()
    assert not page.exception
    assert last(page)["language"] == "pl"
    assert cases.opened(address(page)).language == "pl"


def test_a_tap_is_a_turn_and_stands_in_the_place_of_the_answer(service: Service) -> None:
    page = say(opened(lang="en"), "1NT, then one spade. What now?")
    page.button(key="turn-1-need-0").click().run()
    assert not page.exception
    assert [turn.kind for turn in cases.opened(address(page)).turns] == ["text", "tap"]
    again = opened(lang="en", case=address(page))
    assert len(again.chat_message) == 2
    assert last(again)["answer"] == last(page)["answer"]


def test_another_board_has_its_own_address_and_leads_back(service: Service) -> None:
    page = say(opened(lang="en"), LEAD)
    first = address(page)
    say(page, "On another board West bid one spade over 1NT.")
    assert address(page) != first
    assert len(page.chat_message) == 2
    page.button(key="case-before").click().run()
    assert address(page) == first
    assert not page.exception
    assert page.session_state["turns"][0]["text"] == LEAD


def test_a_tap_begins_a_new_case(service: Service) -> None:
    page = say(opened(lang="en"), LEAD)
    before = address(page)
    clear = next(row for row in page.button if row.label == message("en", "web.clear"))
    clear.click().run()
    assert page.session_state["turns"] == []
    assert "case" not in page.query_params
    say(page, "Declarer accepts it.")
    assert address(page) != before
    assert [turn.said for turn in cases.opened(address(page)).turns] == ["Declarer accepts it."]
    assert cases.opened(address(page)).before == ""


@pytest.mark.parametrize("name", ["0" * 24, "nosuch", "insufficient_bid"])
def test_an_address_that_names_no_case_says_so_once(service: Service, name: str) -> None:
    page = opened(lang="en", case=name)
    assert not page.exception
    assert "could not be opened" in page.text[0].value
    assert len(page.run().chat_message) == 1
    say(page, LEAD)
    assert cases.opened(address(page)).question == LEAD


def test_a_case_goes_on_without_a_database_and_the_page_says_so(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(database.VARIABLE, "sqlite:////proc/nowhere/log.db")
    page = say(say(opened(lang="en"), LEAD), "declarer accepts it")
    assert last(page)["procedure"]["facts"]["choice_declarer"] == "accept"
    assert message("en", "ask_page.unkept") in captions(page)
    assert "case" not in page.query_params


def test_two_windows_do_not_write_over_each_other(service: Service) -> None:
    page = say(opened(lang="en"), LEAD)
    other = opened(lang="en", case=address(page))
    say(other, "declarer accepts it")
    say(page, "no, it was East who led")
    assert "went on somewhere else" in page.text[-1].value
    assert len(cases.opened(address(page)).turns) == 2


def test_a_walk_on_the_ruling_page_goes_back_into_its_case(service: Service) -> None:
    page = say(opened(lang="en"), "1NT, then one spade. What now?")
    name = address(page)
    walk = AppTest.from_file(str(MAIN), default_timeout=60)
    walk.switch_page("views/ruling.py")
    facts = {"auction": ["1N", "1S"], "dealer": "N"}
    for key, value in {"procedure": "insufficient_bid", "facts": json.dumps(facts), "case": name, "lang": "en"}.items():
        walk.query_params[key] = value
    walk.run()
    walk.button(key="walk-o1-choose").click().run()
    walk.button(key="walk-into-case").click().run()
    assert not walk.exception
    kept = cases.opened(name)
    assert kept.turns[-1].frame["procedure"]["facts"] == facts | {"choice_accept": False}
    again = opened(lang="en", case=name)
    assert last(again)["procedure"]["facts"] == facts | {"choice_accept": False}
    assert len(again.chat_message) == 2


def test_a_case_is_asked_in_a_class(service: Service) -> None:
    page = say(say(opened(lang="en"), LEAD), "declarer accepts it")
    facts = last(page)["procedure"]["facts"]
    page.button(key="turn-3-class").click().run()
    assert not page.exception
    (question,) = page.session_state["quiz-now"].questions
    assert question.facts == facts
    assert page.session_state["quiz-tab"] == "class"
    open_bid = say(opened(lang="en"), "1NT, then one spade. What now?")
    open_bid.button(key="turn-1-class").click().run()
    assert not open_bid.exception
    assert message("en", "exam.case_no_question") in [row.value for row in open_bid.warning]


@pytest.mark.parametrize("language", IN_NORWEGIAN)
def test_a_case_that_may_not_be_kept_any_more_goes_on(
    service: Service, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """Whoever has written as much as he may gets his answer, and the page says that it is not kept."""
    monkeypatch.setattr("app.faces.web.parts.visitor.takes", lambda rows: False)
    page = say(opened(lang=language), LEAD)
    assert last(page)["status"] == "needs_facts"
    assert "case" not in page.query_params
    assert message(language, "ask_page.unkept") in captions(page)
