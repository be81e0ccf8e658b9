"""The Ask page by Streamlit's AppTest: chips, options, follow-ups, candidates, an address, errors; no browser."""

import json
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from app.messages import message
from app.service import Service
from corpus.model import LANGUAGES, Language

IN_NORWEGIAN = ["nb", *(pytest.param(one, marks=pytest.mark.long) for one in LANGUAGES if one != "nb")]
"""The other languages of a journey through the same page are long."""

IN_HUNGARIAN = ["hu", *(pytest.param(one, marks=pytest.mark.long) for one in LANGUAGES if one != "hu")]
"""The other languages of a journey through the same page are long."""

MAIN = Path(__file__).parents[2] / "app" / "faces" / "web" / "main.py"
BID = {"hu": "1 szan, majd 1 pikk.", "pl": "1BA, potem 1 pik.", "nb": "1 NT, så 1 spar.", "en": "1NT, then one spade."}
GO_ON = {
    "hu": "és ha nem fogadja el?",
    "pl": "a jeśli nie zaakceptuje?",
    "nb": "og hvis budet ikke godtas?",
    "en": "and if LHO does not accept?",
}


def _page(language: str, **query: str) -> AppTest:
    page = AppTest.from_file(str(MAIN), default_timeout=60)
    page.query_params["lang"] = language
    for key, value in query.items():
        page.query_params[key] = value
    return page


def _case(page: AppTest) -> dict[str, Any]:
    turns = [turn for turn in page.session_state["turns"] if "document" in turn]
    return dict(turns[-1]["document"]["procedure"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_greets_and_answers_its_examples(service: Service, language: Language) -> None:
    page = _page(language).run()
    assert not page.exception
    assert message(language, "web.greeting") in [row.value for row in page.markdown]
    page.button(key="example-1").click().run()
    assert not page.exception
    assert len(page.chat_message) == 2
    shown = page.session_state["turns"][1]["document"]
    assert shown["citations"]
    assert len(page.get("popover")) > len(shown["procedure"]["facts"])


@pytest.mark.parametrize("language", IN_NORWEGIAN)
def test_what_is_asked_is_answered_by_a_tap_and_the_case_goes_on(service: Service, language: Language) -> None:
    page = _page(language).run()
    page.button(key="example-2").click().run()
    assert not page.exception
    assert any(message(language, "ask_page.understood") in row.label for row in page.expander)
    page.button(key="turn-1-need-0").click().run()
    assert not page.exception
    assert len(page.chat_message) == 2
    case = _case(page)
    assert case["facts"]["choice_accept"] is True
    assert case["ruling"]["outcome"]["result"] == "accepted"


@pytest.mark.parametrize("language", IN_HUNGARIAN)
def test_a_follow_up_goes_on_and_a_new_matter_starts_anew(service: Service, language: Language) -> None:
    page = _page(language).run()
    page.chat_input[0].set_value(BID[language]).run()
    page.chat_input[0].set_value(GO_ON[language]).run()
    assert not page.exception
    assert len(page.chat_message) == 4
    facts = _case(page)["facts"]
    assert [*facts["auction"], facts.get("withdrawn")][:2] == ["1N", "1S"]
    assert facts["choice_accept"] is False
    page.chat_input[0].set_value("27B1").run()
    assert page.session_state["turns"][-1]["document"]["course"]["kind"] == "new"
    assert not page.exception


def test_an_ambiguous_question_offers_other_procedures(service: Service) -> None:
    page = _page("nb").run()
    page.chat_input[0].set_value("Øst meldte pass utenfor tur, det var nords tur").run()
    others = [row.key for row in page.button if row.key and "-instead-" in row.key]
    assert others
    page.button(key=others[0]).click().run()
    assert not page.exception
    assert _case(page)["name"] == others[0].split("-instead-")[1]
    assert len(page.chat_message) == 2


def test_an_address_opens_its_answer_and_a_bad_one_says_why(service: Service) -> None:
    facts = json.dumps({"auction": ["1N", "1S"], "choice_accept": False})
    page = _page("en", q=BID["en"], case="insufficient_bid", facts=facts).run()
    assert not page.exception
    assert _case(page)["facts"] == json.loads(facts)
    for bad in ({"facts": "{"}, {"facts": '{"auction": "x"}'}, {"case": "nothing"}):
        page = _page("en", **({"q": BID["en"], "case": "insufficient_bid"} | bad)).run()
        assert not page.exception
        assert any("could not be opened" in row.value for row in page.text)


def test_an_address_with_a_question_alone_asks_it(service: Service) -> None:
    page = _page("pl", q=BID["pl"]).run()
    assert not page.exception
    assert _case(page)["name"] == "insufficient_bid"
    page.button[-1].click().run()
    assert page.session_state["turns"] == []


def test_an_empty_question_and_a_refusal_stay_in_the_conversation(service: Service) -> None:
    page = _page("en").run()
    page.chat_input[0].set_value("x" * 5000).run()
    assert not page.exception
    assert "at most 2000" in page.text[1].value


def test_language_can_be_changed(service: Service) -> None:
    page = _page("hu").run()
    page.selectbox[0].select("pl").run()
    assert not page.exception
    assert message("pl", "web.greeting") in [row.value for row in page.markdown]


def test_an_answer_is_kept_in_the_log(service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the button keeps: the question, the facts, the ruling, where it was, and who decided."""
    from app import log
    from app.faces.web.parts.save import _keep
    from app.wizard.conversation import reply

    monkeypatch.setenv("LAWBRIDGE_DATABASE", f"sqlite:///{tmp_path / 'log.db'}")
    document = reply(service, BID["nb"], "no")
    kept = _keep(document, {"board": "7", "table": ""}, " Kari ")
    again = log.entry(kept.number)
    assert (again.board, again.table, again.director, again.language) == ("7", "", "Kari", "nb")
    assert again.situation == BID["nb"]
    assert [*again.facts["auction"], again.facts.get("withdrawn")][:2] == ["1N", "1S"]
    assert "laws-2017-hu:27.A.1" in again.citations
    ruling = service.ask(BID["nb"])["procedure"]["ruling"]
    bare = _keep(ruling, {"facts": {"auction": ["1N", "1S"]}, "situation": "x", "jurisdiction": "no"}, "")
    assert log.entry(bare.number).procedure == "insufficient_bid"
