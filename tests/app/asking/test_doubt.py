"""In doubt between two procedures the answer says both and is not called answered; alone it is left as it is."""

from __future__ import annotations

from typing import Any

from app.asking.doubt import doubted
from understanding.rank import Choice


def _document(text: str, confidence: float = 0.5) -> dict[str, Any]:
    headline = {"text": text, "citations": [1]}
    citations = [{"n": 1, "canonical": "laws-2017-hu:27.B"}]
    shared = {"status": "answered", "options": [], "next_question": None, "answer": text}
    return {"headline": headline, "citations": citations, "confidence": confidence, **shared}


def _choices(first: float, second: float) -> tuple[Choice, ...]:
    return Choice("insufficient_bid", first, {}), Choice("call_out_of_rotation", second, {})


def test_a_sure_choice_stands_alone() -> None:
    document = _document("North must replace the bid (27B).", 0.9)
    assert doubted(document, _choices(0.9, 0.05), "en", lambda _: _document("Other.")) is document


def test_two_near_choices_are_both_told() -> None:
    document = doubted(
        _document("North must replace the bid (27B)."),
        _choices(0.45, 0.4),
        "en",
        lambda _: _document("It is cancelled (29B)."),
    )
    assert document["status"] == "needs_facts"
    assert "It is cancelled (29B)." in document["options"][-1]["text"]
    assert document["options"][-1]["citations"] == [2]
    assert document["citations"][1]["n"] == 2
    assert "It is cancelled" in document["answer"]


def test_a_doubtful_choice_without_rival_is_not_called_answered() -> None:
    document = doubted(_document("North must replace the bid (27B)."), _choices(0.4, 0.01), "en", lambda _: None)
    assert document["status"] == "needs_facts"
    assert document["options"] == []


def test_a_ruling_that_hangs_on_a_fact_faintly_heard_is_not_called_answered() -> None:
    document = _document("North must replace the bid (27B).", 0.9 * 0.5)
    doubtful = doubted(document, _choices(0.9, 0.05), "en", lambda _: _document("Other."))
    assert doubtful["status"] == "needs_facts"
    assert doubtful["options"] == []
