"""The Ulti page by Streamlit's AppTest: a deal, a refused bid with its paragraph, a legal bid, a card, a settlement."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from app.messages import message
from app.service import Service
from bridge.ulti.cards import UltiSuit
from bridge.ulti.contracts import Part, all_contracts
from bridge.ulti.play import UltiTrick, duty
from bridge.ulti.table import Period
from corpus.model import LANGUAGES, Language

MAIN = Path(__file__).parents[2] / "app" / "faces" / "web" / "main.py"
PAGE = "views/ulti.py"


def _page(language: str) -> AppTest:
    page = AppTest.from_file(str(MAIN), default_timeout=30)
    page.query_params["lang"] = language
    page.run()
    page.switch_page(PAGE).run()
    assert not page.exception
    return page


def _table(page: AppTest):
    return page.session_state["ulti"].table


def _tap(page: AppTest, name: str) -> None:
    next(one for one in page.button if (one.key or "").endswith(name)).click().run()
    assert not page.exception


def _choose(page: AppTest, name: str, *values) -> None:
    group = next(one for one in page.get("button_group") if (one.key or "").endswith(name))
    group.set_value(list(values)).run()


def _choose_highest_bid(page: AppTest) -> int:
    top = len(all_contracts()) - 1
    keyed = {one.key or "": one for one in page.selectbox}
    next(one for key, one in keyed.items() if key.endswith("-bid") and "settle" not in key).set_value(top).run()
    return top


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bid_without_a_talon_is_refused_with_its_paragraph(service: Service, language: Language) -> None:
    page = _page(language)
    before = _table(page)
    assert len(before.hand_of_turn) == 12
    _tap(page, "-ulti_say_bid")
    assert _table(page) is before
    assert page.session_state["ulti_refused"][1][0].startswith("ulti-hu:I.3")
    assert page.warning[0].value == page.session_state["ulti_refused"][0]
    assert page.get("popover")


def test_a_deal_is_bid_and_a_card_is_played(service: Service) -> None:
    page = _page("hu")
    hand = _table(page).hand_of_turn
    _choose(page, "-talon", *hand[:2])
    top = _choose_highest_bid(page)
    _tap(page, "-ulti_say_bid")
    assert _table(page).contract == all_contracts()[top]
    assert page.session_state["ulti_refused"] is None
    _tap(page, "-ulti_raise")
    assert page.session_state["ulti_refused"][1][0].startswith("ulti-hu:I.3")
    _tap(page, "-ulti_start")
    assert _table(page).period is Period.FIRST_LEAD
    _tap(page, f"ulti-card-{_table(page).hand_of_turn[-1]}")
    assert sum(len(trick.cards) for trick in _table(page).play.tricks) >= 3
    assert len(_table(page).cards_of(0)) == 9


def test_giving_up_settles_and_a_new_deal_starts(service: Service) -> None:
    page = _page("en")
    _choose(page, "-talon", *_table(page).hand_of_turn[:2])
    _choose_highest_bid(page)
    for name in ("-ulti_say_bid", "-ulti_start", "-ulti_give_up"):
        _tap(page, name)
    assert _table(page).turn is None
    assert any(row.proto.body.startswith("<strong>") for row in page.get("html"))
    first = _table(page).bidding.hands
    page.number_input(key="ulti-seed").set_value(7).run()
    page.button(key="ulti-new").click().run()
    assert not page.exception
    assert _table(page).bidding.hands != first
    assert page.session_state["ulti_lines"][0].startswith("You are player 1")


def test_texts_of_the_page_are_shown(service: Service) -> None:
    page = _page("pl")
    assert message("pl", "web.ulti_intro") in [row.value for row in page.caption]


def test_a_whole_deal_is_played_and_settled(service: Service) -> None:
    page = _page("nb")
    _choose(page, "-talon", *_table(page).hand_of_turn[:2])
    _choose_highest_bid(page)
    for name in ("-ulti_say_bid", "-ulti_start"):
        _tap(page, name)
    for _ in range(12):
        state = _table(page)
        if state.turn is None:
            break
        if state.period is Period.REKONTRA:
            _tap(page, "-ulti_go_on")
            continue
        trick = UltiTrick(0) if state.play is None else state.play.current
        allowed = duty(state.hand_of_turn, trick, UltiSuit.PIROS).cards
        refused = [card for card in state.hand_of_turn if card not in allowed]
        if refused:
            _tap(page, f"ulti-card-{refused[0]}")
            assert _table(page) is state
            assert page.session_state["ulti_refused"][1][0].startswith("ulti-hu:I.")
        _tap(page, f"ulti-card-{allowed[0]}")
        assert page.session_state["ulti_refused"] is None
    assert _table(page).play.complete
    assert any(row.proto.body.startswith("<strong>") for row in page.get("html"))


def test_a_settlement_by_bare_result(service: Service) -> None:
    page = _page("en")
    places = [place for place, one in enumerate(all_contracts()) if one.said == (Part.FORTY_HUNDRED,) and not one.red]
    page.selectbox(key="ulti-settle-bid").set_value(places[0]).run()
    _choose(page, "settle-kontra-40-100", Part.FORTY_HUNDRED)
    assert not page.exception
    headline = next(row.proto.body for row in page.get("html") if row.proto.body.startswith("<strong>"))
    assert [int(one) for one in re.findall(r"\b(\d+)\b", headline)] == [16, 8, 8]
