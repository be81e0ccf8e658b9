"""Laws 17, 22, 24, 50D2b and 67B2: what is told of the lead, the hands and the cards is said in the short answer."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import LANGUAGES, Language
from rulings import registry
from tests.app.answering.decisive import Facts, fitting

EXTRA: Facts = {"defect": "extra_card", "both_sides_played_on": True, "could_have_followed_earlier": True}


@pytest.mark.parametrize("kept", [True, False])
@pytest.mark.parametrize("suits", ["one_suit", "several_suits"])
def test_after_an_earlier_free_lead_declarer_chooses_anew(service: Service, kept: bool, suits: str) -> None:
    # 50D2b: "az 50D szakasz érvényben marad mindaddig, amíg az ellenjátékosnak büntetőlapja van"; 50 **, 51B2c
    told: Facts = {"penalty_suits": suits, "choice_lead": "leave"}
    assert registry.rule("penalty_card_lead", told)["outcome"]["result"] == "no_requirement"
    for language in LANGUAGES:
        said, asked = fitting(service, "penalty_card_lead", told | {"retained_lead": kept}, language)
        assert "50D2b" in said
        assert asked is None
        assert language != "en" or ("chooses anew" in said and "may lead anything" not in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lead_faced_while_the_auction_is_open_falls_under_law_24(service: Service, language: Language) -> None:
    # 24B: "idő előtti hívás történt, a szabálysértő partnere passzolni köteles"
    said, _ = fitting(service, "auction_period", {"auction_state": "open", "lead_faced": True}, language)
    assert "24B" in said
    said, _ = fitting(service, "auction_period", {"auction_state": "open", "lead_faced": False}, language)
    assert "24B" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_hands_put_away_after_three_passes_are_taken_back(service: Service, language: Language) -> None:
    # 22A: the last bid is the contract; only four passes are a board without play (22B)
    said, _ = fitting(service, "auction_period", {"auction_state": "three_passes", "hands_returned": True}, language)
    assert "41A" in said
    said, _ = fitting(service, "auction_period", {"auction_state": "three_passes"}, language)
    assert "41A" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "spared", [{"offender_role": "dummy"}, {"attention_first_drawn": "after_next_board_call", "raised_late": True}]
)
def test_the_highest_card_stays_where_the_revoke_is_spared_its_trick(
    service: Service, language: Language, spared: Facts
) -> None:
    # 67B2a: "kijátszva hagyja a legmagasabb értékű lapot, amelyet az ütéshez szabályosan kijátszhatott"; 64B3, 64B4
    told = EXTRA | spared | {"offender_defends": False}
    shown, _ = fitting(service, "defective_trick", told | {"shown_card_known": True}, language)
    unknown, _ = fitting(service, "defective_trick", told | {"shown_card_known": False}, language)
    assert shown != unknown
    for said in (shown, unknown):
        assert "64B3" in said or "64B4" in said
