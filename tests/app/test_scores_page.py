"""The page of scores by AppTest: each calculator in each language, sums equal to the calculators' own."""

from pathlib import Path

from streamlit.testing.v1 import AppTest

from app.service import Service

MAIN = Path(__file__).parents[2] / "app" / "faces" / "web" / "main.py"


def _page(language: str, tool: str) -> AppTest:
    page = AppTest.from_file(str(MAIN), default_timeout=60)
    page.session_state["language"] = language
    page.session_state["score-tool"] = tool
    page.switch_page("views/scores.py")
    return page.run()


def test_a_contract_is_scored_with_its_paragraph(service: Service) -> None:
    page = _page("en", "contract")
    assert page.metric[0].value == "420"
    page.toggle[0].set_value(True).run()
    page.slider[0].set_value(8).run()
    assert page.metric[0].value == "-200"
    assert len(page.get("popover")) >= 1


def test_the_scale_is_never_presumed(service: Service) -> None:
    page = _page("hu", "vp")
    assert not page.metric
    page.button_group(key="vp-scale").set_value("wbf2013").run()
    assert page.metric[0].value == "13.72"


def test_what_cannot_be_read_is_said(service: Service) -> None:
    page = _page("en", "board")
    page.text_input(key="board-scores").set_value("420 spade").run()
    assert not page.exception
    assert "'spade' is no score" in page.warning[0].value


# MBSz 29: the session average as the score of a board: 60 % of a top of 26 are 15.6
def test_a_session_average_is_points(service: Service) -> None:
    page = _page("en", "average")
    page.button_group(key="average-kind").set_value("session average").run()
    assert not page.metric
    page.text_input(key="average-session").set_value("60")
    page.text_input(key="average-top").set_value("26")
    page.run()
    assert page.metric[0].value == "15.6"


def test_the_sign_of_the_other_table_is_chosen(service: Service) -> None:
    page = _page("en", "imp")
    page.number_input[0].set_value(620).run()
    page.number_input[1].set_value(-170).run()
    assert page.metric[0].value == "13"
    page.button_group(key="imp-view").set_value("teammates").run()
    assert page.metric[0].value == "10"
