"""Law 36: what falls is the inadmissible call alone, named for what it was; both branches while LHO's call is open."""

from __future__ import annotations

from typing import Any

import pytest

from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import asked_in, short

DOUBLED = {"hu": "kontrázva", "pl": "1BA z kontrą", "nb": "1NT doblet", "en": "1NT doubled"}
UNDOUBLED = {"hu": "kontra nélkül", "pl": "bez kontry", "nb": "udoblet", "en": "undoubled"}
REDOUBLE = {"hu": "rekontr", "pl": "ekontr", "nb": "edobling", "en": "redouble"}


def _said(service: Service, facts: dict[str, Any], language: Language = "en") -> str:
    found = short(service, "inadmissible_double", facts, language)
    assert words(found["answer"]) <= 60
    return found["headline"]["text"]


def _led(*calls: str) -> dict[str, Any]:
    return {"dealer": "N", "auction": [*calls, "P", "P", "P"], "found_after_lead": True}


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_lead_a_legal_double_stands(service: Service, language: Language) -> None:
    # 36C: as if the inadmissible call had not been made; West redoubles his own side's double (19B1)
    said = _said(service, _led("1N", "X", "P", "XX"), language)
    assert DOUBLED[language] in said
    assert UNDOUBLED[language] not in said
    assert DOUBLED[language] in _said(service, _led("1N", "X", "P", "X"), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("call", ["X", "XX"])
def test_after_the_lead_without_a_legal_double_it_is_undoubled(service: Service, language: Language, call: str) -> None:
    said = _said(service, _led("1N", "P", call), language)
    assert UNDOUBLED[language] in said
    assert DOUBLED[language] not in said


@pytest.mark.parametrize("calls", [("1N", "P", "X", "2H"), ("1N", "P", "X", "P", "P", "XX")])
def test_what_is_scored_is_not_guessed(service: Service, calls: tuple[str, ...]) -> None:
    # a later bid is another contract; a redouble of the inadmissible double leaves nothing to redouble
    assert "undoubled unless a legal double stands" in _said(service, _led(*calls))
    assert "undoubled unless a legal double stands" in _said(service, {"found_after_lead": True})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lho", [{}, {"lho_called": True}, {"lho_called": False}, {"found_after_lead": True}])
@pytest.mark.parametrize("turn", [{}, {"out_of_rotation": True}])
def test_a_redouble_is_called_one(
    service: Service, language: Language, lho: dict[str, Any], turn: dict[str, Any]
) -> None:
    first = _said(service, {"withdrawn": "XX", **lho, **turn}, language).split("(")[0]
    assert REDOUBLE[language] in first
    assert REDOUBLE[language] not in _said(service, {"withdrawn": "X", **lho, **turn}, language).split("(")[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("out", [True, False])
def test_while_it_is_open_whether_lho_called_both_are_told(service: Service, language: Language, out: bool) -> None:
    # 36A with 36B2 or 36B4, 26B; Law 36 lets nobody accept it
    facts = {"withdrawn": "X", "out_of_rotation": out}
    said = _said(service, facts, language)
    assert all(law in said for law in ("36A", "26B", "36B4" if out else "36B2"))
    assert asked_in(short(service, "inadmissible_double", facts, language)) == "lho_called"
    if language == "en":
        assert "cannot be accepted" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "calls", [("3D", "X", "P", "X"), ("3D", "P", "XX"), ("3D", "X", "XX", "XX"), ("2D", "X", "3D")]
)
def test_once_the_auction_has_ended_the_lead_decides(
    service: Service, language: Language, calls: tuple[str, ...]
) -> None:
    """36A before the opening lead, 36C after it: while it is not told both are said, and the lead is asked about."""
    if calls[-1] == "3D":
        calls = ("3D", "P", "X", "4D")  # a later bid: what is scored is not guessed
    facts = {"dealer": "N", "auction": [*calls, "P", "P", "P"]}
    found = short(service, "inadmissible_double", facts, language)
    said = found["headline"]["text"]
    assert "36A" in said
    assert "36C" in said
    assert asked_in(found) == "found_after_lead"
    assert words(found["answer"]) <= 60


def test_the_lead_is_asked_about_only_where_it_decides(service: Service) -> None:
    """While the auction goes on nobody has led; and what is told is not asked."""
    assert (
        asked_in(short(service, "inadmissible_double", {"dealer": "N", "auction": ["3D", "X", "P", "X", "P"]})) is None
    )
    for led in (True, False):
        facts = {"dealer": "N", "auction": ["3D", "X", "P", "X", "P", "P", "P"], "found_after_lead": led}
        assert asked_in(short(service, "inadmissible_double", facts)) is None
