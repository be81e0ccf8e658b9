"""A question whose answers are the options is put before them; one about something else behind them."""

from __future__ import annotations

from typing import cast

import pytest

from app.answering import asks_first
from app.answering.documents import AnswerDocument
from app.faces.cli.printing import print_answer
from app.service import Service
from tests.app.answering.decisive import Facts, short

COMPARABLE: Facts = {
    **{"dealer": "N", "auction": [], "offender": "E", "out_of_turn": {"player": "E", "call": "1S"}, "withdrawn": "1S"},
    **{"choice_accept": False, "rho_call": "1H", "rho_action": "bid_or_double", "replacement": "1S"},
    **{"lho_called": False, "proper_player_called": False, "called_before": False, "auction_ended": False},
}
RETRACTED: Facts = {"auction": ["1D", "1S"], "withdrawn": "1H", "insufficient": True}


@pytest.mark.parametrize(
    ("procedure", "facts", "first"),
    [("bid_out_of_rotation", COMPARABLE, True), ("insufficient_bid", RETRACTED, False)],
)
def test_a_question_stands_before_its_answers(
    service: Service, capsys: pytest.CaptureFixture[str], procedure: str, facts: Facts, first: bool
) -> None:
    document = short(service, procedure, facts)
    assert document["next_question"] is not None
    assert document["options"] or not first
    assert asks_first(document) is first
    print_answer(cast("AnswerDocument", document | {"language": "en", "procedure": None, "unanswered": []}))
    printed = capsys.readouterr().out
    said = [document["options"][0]["text"]] if document["options"] else [document["headline"]["text"]]
    asked = document["next_question"]["text"]
    for text in (printed, document["answer"]):
        assert (text.index(asked) < text.index(said[0])) is first
