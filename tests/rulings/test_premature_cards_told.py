"""Law 57 where the story tells of dummy, of what partner holds, or that the card was no legal play (57A-D, 62B1)."""

from __future__ import annotations

import pytest

from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from rulings.registry import rule
from tests.app.answering.decisive import Facts, said_and_asked, short

NAME = "premature_play"
AT_RHO: Facts = {"premature": "at_rho_turn"}
EARLY: Facts = {"premature": "before_partner"}
ILLEGAL: Facts = {**EARLY, "legal_to_trick": False}
TOLD: tuple[tuple[Facts, tuple[str, ...]], ...] = (
    ({**AT_RHO, "dummy_singleton": True}, ("57C1", "57D")),
    ({**AT_RHO, "dummy_singleton": True, "legal_to_trick": True}, ("57C1", "57D")),
    ({**AT_RHO, "dummy_played_unasked": True}, ("57C2", "45D1")),
    ({**ILLEGAL, "declarer_played_both_hands": True}, ("62A", "62B1")),
    ({**ILLEGAL, "dummy_played_unasked": True}, ("62A", "62B1")),
    ({**EARLY, "partner_holds_suit_led": True}, ("57C", "44C")),
    ({**EARLY, "partner_holds_suit_led": False}, ("57C",)),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("facts", "laws"), TOLD, ids=lambda value: str(value))
def test_it_fits_and_names_its_laws(service: Service, facts: Facts, laws: tuple[str, ...], language: Language) -> None:
    document = short(service, NAME, facts, language)
    said, asked = said_and_asked(service, NAME, facts, language)
    assert words(document["headline"]["text"]) + words(asked) <= 60
    assert all(law in said for law in laws), said


def test_after_dummys_uncalled_card_nobody_is_punished(service: Service) -> None:
    # 57C2; dummy's card goes back, and so may the card played after it (45D1)
    facts = {**AT_RHO, "dummy_played_unasked": True}
    said, asked = said_and_asked(service, NAME, facts)
    assert not asked
    assert rule(NAME, facts)["outcome"]["result"] == "no_rectification"
    assert "no penalty card" in said


@pytest.mark.parametrize(("holds", "said_of_it"), [(True, "highest or lowest"), (False, "requires another suit")])
def test_what_can_bind_partner_is_said_of_the_four(service: Service, holds: bool, said_of_it: str) -> None:
    # 57A: declarer has all four; 44C: partner follows suit if he can; 57B: what he cannot comply with binds nobody
    facts = {**EARLY, "partner_holds_suit_led": holds}
    document = short(service, NAME, facts)
    assert said_of_it in document["headline"]["text"]
    assert not document["options"]
    assert len(rule(NAME, facts)["options"]) == 4


@pytest.mark.parametrize("more", [{}, {"declarer_played_both_hands": False}, {"choice_declarer": "lowest"}])
def test_a_card_that_does_not_follow_suit_does_not_stay(service: Service, more: Facts) -> None:
    # 62A, 62B1: replaced by a legal card, and a major penalty card whatever 57 does
    said, _ = said_and_asked(service, NAME, ILLEGAL | more)
    assert "may not stay" in said
    assert "stays played" not in said


@pytest.mark.parametrize("exempt", ["declarer_played_both_hands", "dummy_played_unasked"])
def test_exempt_of_57a_it_is_a_penalty_card_all_the_same(service: Service, exempt: str) -> None:
    facts = {**ILLEGAL, exempt: True}
    said, _ = said_and_asked(service, NAME, facts)
    assert "plays freely" in said
    assert [card["kind"] for card in rule(NAME, facts)["outcome"]["penalty_cards"]] == ["major"]
    legal = rule(NAME, {**facts, "legal_to_trick": True})
    assert legal["outcome"]["penalty_cards"] == []
