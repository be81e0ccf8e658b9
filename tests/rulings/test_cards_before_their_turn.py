"""Laws 55 to 60: a defender's card before a lead or before his turn, as each is told."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import Facts, said_and_asked

REFUSED: Facts = {"led_from": "declarer", "turn_to_lead": "dummy", "choice_next_defender": "refuse"}
TOO_SOON: Facts = {"defender_played_before_correct_lead": True}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("other", ["refuse", "accept", None])
def test_a_card_before_the_correct_lead_is_said_with_the_lead(
    service: Service, language: Language, other: str | None
) -> None:
    """60B: a major penalty card, said beside the lead that declarer must make, whatever the other defender wants."""
    told = {**REFUSED, **TOO_SOON} | ({} if other is None else {"choice_other_defender": other})
    said, asked = said_and_asked(service, "lead_out_of_turn_declarer", told, language)
    word = {"hu": "nagy büntetőlap", "pl": "normalną przygwożdżoną", "nb": "stort straffekort", "en": "major penalty"}
    assert word[language] in said
    assert "60B" in said
    assert not asked


def test_that_declarer_had_to_withdraw_is_told_by_the_card_played_too_soon(service: Service) -> None:
    """60B holds only after the withdrawal was required, so nobody's choice is asked."""
    said, asked = said_and_asked(service, "lead_out_of_turn_declarer", {"led_from": "dummy", **TOO_SOON}, "en")
    assert "from hand, any suit" in said
    assert not asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_legal_card_at_the_right_hand_opponents_turn_is_played_in_turn(service: Service, language: Language) -> None:
    """57D: no penalty card, nothing for declarer to choose, and Law 16 for what partner saw."""
    told: Facts = {"premature": "at_rho_turn", "by_declaring_side": False, "legal_to_trick": True}
    said, asked = said_and_asked(service, "premature_play", told, language)
    word = {"hu": "jogosulatlan", "pl": "nielegalną", "nb": "uautorisert", "en": "unauthorized"}
    assert word[language] in said
    assert "57A" not in said
    assert not asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_several_penalty_cards_declarer_says_which(service: Service, language: Language) -> None:
    """51A: where two lie there, the sentence that leaves it open whether one can be played says so."""
    lying: Facts = {"penalty_cards": [{"card": "S9", "player": "E"}, {"card": "DK", "player": "E"}], "offender": "E"}
    assert "51A" in said_and_asked(service, "penalty_card_play", lying, language)[0]
    assert "51A" not in said_and_asked(service, "penalty_card_play", {"penalty_kind": "major"}, language)[0]
