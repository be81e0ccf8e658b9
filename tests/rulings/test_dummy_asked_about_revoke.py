"""Laws 43B2b, 43B3 and 61B2: dummy asks about a revoke; Law 63A4: one established by an agreement that is final."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import LANGUAGES, Language
from rulings import registry
from tests.app.answering.decisive import Facts, fitting

ASKED: Facts = {"asker": "dummy", "since_revoke": "nothing", "innocent_side_played_after": False}
LOST = ASKED | {"dummy_asked_without_right": True}
TRICKS: tuple[tuple[Facts, str], ...] = (
    ({"winner": "offending_player", "later_trick_won": True}, "Two tricks go over"),
    ({"winner": "offending_player", "later_trick_won": False}, "one trick goes over"),
    ({"winner": "other", "later_trick_won": True}, "one trick goes over"),
    ({"winner": "other", "later_trick_won": False}, "No trick goes over"),
    ({"winner": "other"}, "one trick goes over if his side wins a later one"),
    ({}, "Tricks may go over"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_defender_asked_first_by_dummy_without_rights_is_not_rectified(service: Service, language: Language) -> None:
    # 43B3: "semmilyen azonnali helyreigazítás nincs. ... csak az ő eredményét módosítsa"
    told = LOST | {"offender_role": "defender"}
    outcome = registry.rule("revoke_correction", told)["outcome"]
    assert outcome["result"] == "no_immediate_rectification"
    assert outcome["adjusted_side"] == "defending"
    said, asked = fitting(service, "revoke_correction", told, language)
    assert "43B3" in said
    assert asked is None


def test_a_dummy_who_kept_his_rights_leaves_the_correction_as_it_is() -> None:
    # 61B2b: "Az asztal nem kérdezhet meg egy ellenjátékost, és a 16B szakasz alkalmazható"
    ruling = registry.rule("revoke_correction", ASKED | {"offender_role": "defender"})
    assert ruling["outcome"]["result"] == "corrected"


@pytest.mark.parametrize(("tricks", "words"), TRICKS, ids=str)
def test_43b2b_counts_the_tricks_of_64a_as_they_are_told(service: Service, tricks: Facts, words: str) -> None:
    # 43B2b: "a 64. szakasz szerinti büntetés alkalmazandó, mintha a színvétel jóvátehetetlenné vált volna"
    for language in LANGUAGES:
        said, _ = fitting(service, "revoke_correction", LOST | tricks | {"offender_role": "declarer"}, language)
        assert "43B2b" in said
        assert "61B2a" not in said, "that dummy may ask declarer belies it"
        assert language != "en" or words in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_dummy_may_not_ask_a_defender_is_said(service: Service, language: Language) -> None:
    told = ASKED | {"offender_role": "defender", "asked": "defender", "card_was_faced": True}
    said, _ = fitting(service, "revoke_correction", told, language)
    assert "61B2b" in said


@pytest.mark.parametrize("procedure", ["revoke_correction", "revoke_established"])
def test_an_agreement_that_is_final_leaves_late_attention(service: Service, procedure: str) -> None:
    # 63A4: "azelőtt, hogy licitálnának a következő leosztásban, vagy a menet véget érne"; 64B4, 64B5: after that
    told: Facts = {"offender_role": "declarer", "since_revoke": "claim_accepted", "later_trick_won": True}
    for language in LANGUAGES:
        said, _ = fitting(service, procedure, told, language)
        assert "64C" in said
        assert "64B5" in said
