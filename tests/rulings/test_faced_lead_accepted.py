"""Law 54B: a lead that declarer has accepted, by word or by playing to it; 47E1 beside a lead that goes back."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import Facts, fitting, said_and_asked

FACED: Facts = {"lead_by": "wrong_defender", "faced": True, "card": "CK"}
ACCEPTED = FACED | {"choice_declarer": "accept"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("saw", [True, False])
@pytest.mark.parametrize("second", ["none", "declarer", "dummy"])
def test_who_accepted_is_not_told_that_he_must(service: Service, language: Language, saw: bool, second: str) -> None:
    # 54B: "a felvevő ... elfogadhatja a szabálytalan hívást"; 54C is for one who would not
    told = ACCEPTED | {"declarer_saw_dummy_card": saw, "second_card_from": second}
    said, _ = fitting(service, "opening_lead_out_of_turn", told, language)
    assert "54B" in said
    assert "54C" not in said


def test_who_could_have_seen_dummy_must_accept(service: Service) -> None:
    # 54C: "köteles a hívást elfogadni"
    for choice in ({}, {"choice_declarer": "refuse_leave"}):
        told = FACED | {"declarer_saw_dummy_card": True} | choice
        said, _ = said_and_asked(service, "opening_lead_out_of_turn", told)
        assert "54C" in said


def test_dummy_is_spread_once_the_lead_is_played_to(service: Service) -> None:
    # 54B: "az asztal a 41. szakaszban megfelelően leterül"
    said, _ = said_and_asked(service, "opening_lead_out_of_turn", FACED | {"second_card_from": "declarer"})
    assert "dummy is spread" in said


def test_a_face_down_lead_by_wrong_information_names_47e1(service: Service) -> None:
    # 47E1: "további helyreigazítás nélkül vissza kell venni ... nem fogadhat el"
    told: Facts = {"lead_by": "wrong_defender", "faced": False}
    for misinformed in (True, False):
        facts = told | {"misinformed_about_turn": misinformed}
        said, _ = said_and_asked(service, "opening_lead_out_of_turn", facts)
        assert ("47E1" in said) is misinformed
