"""Laws 68 and 71: what a concession that nobody disputes gives back, and a card shown for the trick in progress."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import Facts, fitting


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("statement", ["concession", "cards_laid_down"])
@pytest.mark.parametrize("defends", [True, False])
def test_a_conceder_gets_back_what_law_71_allows(
    service: Service, language: Language, statement: str, defends: bool
) -> None:
    # 71: "semmilyen normális lejátszásával nem lehetett volna kiadni"; 69B2 is for who agreed to a claim
    told: Facts = {"statement": statement, "claimer_defends": defends, "disputed": False}
    said, asked = fitting(service, "claim_or_concession", told, language)
    assert "71" in said
    assert "69B" not in said
    assert asked is None


def test_who_agreed_to_a_claim_may_withdraw_by_law_69(service: Service) -> None:
    # 69B2: "amelyet valószínűleg elvitt volna"
    said, _ = fitting(service, "claim_or_concession", {"statement": "claim", "disputed": False})
    assert "likely to have been won" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_defenders_card_shown_for_this_trick_names_57a(service: Service, language: Language) -> None:
    # 68: "nem válnak büntetőlappá, de alkalmazható a 16. és az 57A szakasz"
    told: Facts = {"statement": "cards_shown", "current_trick_only": True}
    said, _ = fitting(service, "claim_or_concession", told | {"claimer_defends": True}, language)
    assert "57A" in said
    said, _ = fitting(service, "claim_or_concession", told | {"claimer_defends": False}, language)
    assert "57A" not in said
