"""33: of two calls at once, the first of all, the dealer's is the one in turn; where the other sits says the rest."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

OF_PARTNER: list[tuple[Language, str]] = [
    ("hu", "Osztó Kelet: passzol, és vele egyszerre a partnere 1 pikket tesz ki. Az ellenfelek még nem licitáltak."),
    ("pl", "Rozdawał E i spasował, ale w tej samej chwili jego partner W położył 1 kier. N i S nic nie zalicytowali."),
    ("nb", "Vest er giver og passet, og akkurat samtidig la Øst 1 hjerter på bordet. Nord og Syd har ikke meldt."),
    ("en", "Dealer East passes and West, his partner, puts 1S down at the very same moment. Nobody else has called."),
]
OF_THE_NEXT: list[tuple[Language, str]] = [
    ("hu", "Kelet osztott és passzolt, Dél pontosan ugyanakkor 1 pikket tett ki. Más nem licitált."),
    ("pl", "Rozdawał E i spasował, a S w tej samej chwili położył 1 kier. Więcej nikt nie licytował."),
    ("nb", "Vest er giver og melder 1 kløver, og akkurat samtidig legger Nord 1 hjerter på bordet."),
    ("en", "West dealt and opened 1 club; North put 1 heart on the table at the very same second."),
]


@pytest.mark.parametrize(("language", "told"), OF_PARTNER)
def test_the_dealers_partner_called_out_of_turn(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "simultaneous_call"
    assert {row["fact"]: row["value"] for row in document["procedure"]["read"]}["caller_position"] == "partner"
    assert "29A" in document["answer"]


@pytest.mark.parametrize(("language", "told"), OF_THE_NEXT)
def test_the_player_behind_the_dealer_called_in_turn(service: Service, language: Language, told: str) -> None:
    read = {row["fact"]: row["value"] for row in ruled(service, told, language)["procedure"]["read"]}
    assert read["caller_position"] == "lho"


def test_who_is_dealer_is_told_by_his_name_before_a_pronoun(service: Service) -> None:
    told = (
        "Észak az osztó, passzt tett le, ugyanabban a pillanatban Dél 1 kőrrel nyitott. Észak szerint övé volt a sor, "
        "ő volt az osztó."
    )
    read = {row["fact"]: row["value"] for row in ruled(service, told, "hu")["procedure"]["read"]}
    assert read["dealer"] == "N"
