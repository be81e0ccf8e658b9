"""What a player may still ask, and what no longer follows once it is told (Laws 20, 41), in the short answer."""

from __future__ import annotations

import pytest

from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import Facts, short
from understanding.lookups import lookups

LATE: Facts = {"request": "contract", "phase": "play", "own_turn": True, "first_turn_to_play": False}
ASKED: tuple[tuple[Facts, tuple[str, ...]], ...] = (
    (LATE, ("41C", "41B")),
    (LATE | {"player": "opening_leader"}, ("41C", "41B")),
    ({"request": "contract", "phase": "play", "own_turn": True}, ("41C", "41B")),
    ({"request": "who_doubled"}, ("41C", "41B")),
    ({"request": "who_doubled", "phase": "auction", "own_turn": True}, ("20B", "20D")),
    ({"request": "contract", "phase": "auction", "own_turn": True}, ("20B", "20D")),
    ({"request": "review", "phase": "play", "player": "declarer"}, ("20C2", "41B")),
)


def _short(service: Service, name: str, facts: Facts, language: Language = "en") -> tuple[str, str]:
    """The short answer and its question."""
    found = short(service, name, facts, language)
    asked = found["next_question"]
    return found["headline"]["text"], asked["text"] if asked else ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("facts", "laws"), ASKED, ids=lambda value: str(value))
def test_it_fits_and_names_its_laws(service: Service, facts: Facts, laws: tuple[str, ...], language: Language) -> None:
    said, asked = _short(service, "right_to_ask_or_review", facts, language)
    assert words(said) + words(asked) <= 60
    assert all(law in said for law in laws), said


def test_after_his_first_card_the_contract_but_no_review_and_not_who_doubled(service: Service) -> None:
    # 41B: "Ez a jog megszűnik, amikor a játékos egy kártyát kijátszott"; 41C: "de nem kérdezheti, hogy ki kontrázott"
    for facts in (LATE, LATE | {"player": "leaders_partner"}):
        said, _ = _short(service, "right_to_ask_or_review", facts)
        assert "not by whom" in said
        assert "too late" in said


def test_before_his_first_card_a_review_tells_who_doubled(service: Service) -> None:
    # 41C begins "Miután már késő licitismétlést kérni"
    facts: Facts = {"request": "who_doubled", "phase": "play", "first_turn_to_play": True, "player": "declarer"}
    said, _ = _short(service, "right_to_ask_or_review", facts)
    assert "whole auction" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_looked_up_says_that_who_doubled_is_not_told(language: Language) -> None:
    nobody = {"hu": "nem, hogy ki", "pl": "nie kto kontrował", "nb": "ikke av hvem", "en": "not by whom"}
    assert nobody[language] in lookups()["review-in-auction"].say[language]
