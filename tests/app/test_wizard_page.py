"""The Ruling page by Streamlit's AppTest: every procedure opens, questions, skip, back, what if, bad addresses."""

import json
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from app.messages import message
from app.service import Service
from corpus.model import LANGUAGES, Language
from rulings import registry

IN_HUNGARIAN = ["hu", *(pytest.param(one, marks=pytest.mark.long) for one in LANGUAGES if one != "hu")]
"""The other languages of a journey through the same page are long."""

RULING = Path(__file__).parents[2] / "app" / "faces" / "web" / "views" / "ruling.py"
MAIN = Path(__file__).parents[2] / "app" / "faces" / "web" / "main.py"


def _page(language: str, **query: str) -> AppTest:
    page = AppTest.from_file(str(MAIN), default_timeout=60)
    page.switch_page("views/ruling.py")
    page.query_params["lang"] = language
    for key, value in query.items():
        page.query_params[key] = value
    return page


@pytest.mark.parametrize("language", IN_HUNGARIAN)
def test_a_ruling_is_chosen_by_moment_and_walked_through(service: Service, language: Language) -> None:
    page = _page(language).run()
    assert not page.exception
    page.button(key="choose-auction-insufficient_bid").click().run()
    assert not page.exception
    assert page.subheader[0].value == registry.title("insufficient_bid", language)
    page.button(key="walk-o1-choose").click().run()
    assert page.session_state["ruling-course"].facts == {"choice_accept": False}
    page.button(key="walk-skip").click().run()
    course = page.session_state["ruling-course"]
    assert course.steps[1][1] is None
    assert not page.exception
    page.button(key="walk-back").click().run()
    page.button(key="walk-back").click().run()
    assert page.session_state["ruling-course"].steps == ()
    page.button(key="walk-all").click().run()
    assert "ruling-course" not in page.session_state
    assert not page.exception


def test_a_ruling_is_found_by_words(service: Service) -> None:
    page = _page("hu").run()
    page.text_input(key="ruling-find").set_value("szinvetes").run()
    page.button(key="choose-found-revoke_rectification").click().run()
    assert page.session_state["ruling-course"].procedure == "revoke_rectification"
    page = _page("en").run()
    page.text_input(key="ruling-find").set_value("xylophone").run()
    assert not page.exception
    assert message("en", "wizard.none") in [row.value for row in page.info]


def test_an_address_opens_a_ruling_and_bad_parts_are_said(service: Service) -> None:
    facts = json.dumps({"auction": ["1N", "1S"], "choice_accept": True})
    page = _page("en", procedure="insufficient_bid", facts=facts).run()
    assert not page.exception
    assert page.session_state["ruling-course"].facts == json.loads(facts)
    page = _page("en", procedure="insufficient_bid", facts='{"auction": ["1N"], "nonsense": 1}').run()
    assert page.session_state["ruling-course"].facts == {"auction": ["1N"]}
    assert any("nonsense" in row.value for row in page.warning)
    page = _page("en", procedure="insuficient_bid").run()
    assert any("insufficient_bid" in row.value for row in page.warning)
    page = _page("en", procedure="insufficient_bid", facts="{").run()
    assert any("left out" in row.value for row in page.warning)
    assert not page.exception


@pytest.mark.parametrize("name", registry.names()[::12])
def test_procedures_open_and_their_first_question_can_be_answered(service: Service, name: str) -> None:
    page = _page("nb", procedure=name).run()
    assert not page.exception
    taps = [row.key for row in page.button if row.key and (row.key.endswith(("need-0", "walk-o0-choose")))]
    if taps:
        page.button(key=taps[0]).click().run()
        assert not page.exception
        assert page.session_state["ruling-course"].facts


def test_a_number_is_typed_and_a_ruling_is_settled(service: Service) -> None:
    """78B: a difference of 430 points is 10 IMPs."""
    page = _page("en", procedure="imp", facts='{"own_score": 420}').run()
    assert not page.exception
    assert page.number_input
    page.number_input[0].set_value(-10)
    submit = [row for row in page.button if row.label == message("en", "wizard.done")]
    submit[0].click().run()
    assert not page.exception
    document = registry.rule("imp", page.session_state["ruling-course"].facts)
    assert document["outcome"]["difference"] == 430
    assert document["outcome"]["imps"] == 10


def test_a_walk_draws_the_table_as_far_as_it_is_told() -> None:
    empty = _page("en", procedure="insufficient_bid").run()
    assert not [row for row in empty.get("html") if 'class="at-table"' in row.proto.body]
    facts = '{"dealer": "N", "auction": ["1S", "1H"]}'
    page = _page("en", procedure="insufficient_bid", facts=facts).run()
    assert not page.exception
    table = next(row.proto.body for row in page.get("html") if 'class="at-table"' in row.proto.body)
    assert '<table class="auction' in table
    assert "1" in table.split("<tbody>")[1]
