"""A correction keeps what it does not put right, and a case moves on in time with what is told last."""

import pytest

from app.service import Service
from app.wizard.course import Course, change_all
from corpus.model import Language

DROPPED: dict[Language, tuple[str, str, str]] = {
    "en": (
        "In the auction East dropped the eight of hearts face up and West saw it. What now?",
        "Sorry, it was the ten of hearts, not the eight.",
        "The auction is over, South plays 3 spades, West is on lead and has not led yet.",
    ),
    "nb": (
        "Under meldingene mistet Øst hjerter åtte med bildesiden opp, og Vest så kortet. Hva nå?",
        "Nei vent, det var hjerter ti, ikke åtter.",
        "Ferdig meldt nå, Syd skal spille 3 spar og Vest skal ut, har ikke spilt ut ennå.",
    ),
}


@pytest.mark.parametrize("language", DROPPED)
def test_a_card_put_right_changes_that_card_alone_and_the_lead_comes(service: Service, language: Language) -> None:
    first, corrected, later = DROPPED[language]
    document = service.reply(first, None, None, None, language)
    assert document["procedure"]["name"] == "card_exposed_in_auction"
    document = service.reply(corrected, None, document, None, language)
    assert document["procedure"]["facts"]["cards"] == ["HT"]
    assert document["procedure"]["facts"]["offender"] == "E"
    assert document["procedure"]["ruling"]["outcome"]["result"] == "partner_silenced"
    document = service.reply(later, None, document, None, language)
    assert document["procedure"]["facts"]["contract"]["declarer"] == "S"
    said = document["headline"]["text"]
    assert "50B" in said or "50D2" in said  # the lead, no longer the pass


def test_what_has_no_part_in_a_contradiction_stays() -> None:
    course = Course(
        "card_exposed_in_auction",
        (("cards", ["H8"]), ("offender", "E"), ("partner_could_see", True), ("led", False), ("own_fault", True)),
    )
    standing = change_all(course, {"card_kind": "single_honour"}, "en")
    assert standing.dropped == ("cards",)
    assert standing.course.facts["offender"] == "E"
