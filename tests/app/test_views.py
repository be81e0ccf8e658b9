"""The pages by Streamlit's AppTest: what they draw, in each language, without a browser."""

from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from app.service import Service
from app.wording import message
from corpus.model import LANGUAGES, Language

MAIN = Path(__file__).parents[2] / "app" / "web" / "main.py"


def _page(language: str, **query: str) -> AppTest:
    page = AppTest.from_file(str(MAIN), default_timeout=30)
    page.query_params["lang"] = language
    for key, value in query.items():
        page.query_params[key] = value
    return page


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
    assert len(page.get("popover")) >= len(shown["statements"]) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_goes_on_by_buttons(service: Service, language: Language) -> None:
    page = _page(language).run()
    page.button(key="example-2").click().run()
    assert not page.exception
    assert message(language, "ask.understood") in page.info[0].value
    page.button(key="turn-1-need-0").click().run()
    assert not page.exception
    assert len(page.chat_message) == 4
    last = page.session_state["turns"][-1]["document"]["procedure"]
    assert last["facts"]["choice_accept"] is True
    assert last["ruling"]["outcome"]["result"] == "accepted"


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
