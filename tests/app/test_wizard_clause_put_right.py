"""64A by who won the trick, put right: the correction stands in the place of the clause that it denies."""

from __future__ import annotations

import pytest

from app.answering.documents import case_of
from app.service import Service
from corpus.model import Language

LINES: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Dél színt vétett a 4. ütésben. Az ütést partnere, Észak vitte. Azóta mindenki játszott.",
        "Javítok: nem Észak, hanem Nyugat vitte az ütést.",
    ),
    (
        "pl",
        "W bronił i w szóstej lewie na karo wyrzucił trefla, a trójkę karo miał. Lewę wziął jego partner E. \
Grali dalej.",
        "Sorry, sprawdziłem, szóstą lewę wziął rozgrywający S asem karo, nie E.",
    ),
    (
        "nb",
        "Jeg (vest, motspill) saka en kløver på ruter i stikk 6 og hadde ruter 3. Makker øst tok stikket. \
De har spilt videre.",
        "Feil av meg, det var spillefører i syd som tok stikk 6 med ruter ess, ikke makker.",
    ),
    (
        "en",
        "West revoked on a diamond at trick five; his partner East won the trick. They have played to the next one.",
        "Sorry, it was dummy who won it, not East.",
    ),
]


@pytest.mark.parametrize(("language", "first", "then"), LINES)
def test_another_won_the_trick(service: Service, language: Language, first: str, then: str) -> None:
    before = service.reply(first, None, None, None, language)
    assert case_of(before)["facts"]["winner"] == "partner"
    assert case_of(service.reply(then, None, before, None, language))["facts"]["winner"] == "other"


def test_what_is_denied_of_nobody_in_the_story_changes_nothing(service: Service) -> None:
    before = service.reply(LINES[3][1], None, None, None, "en")
    after = service.reply("Sorry, it was North who called me, not South.", None, before, None, "en")
    assert case_of(after)["facts"]["winner"] == "partner"
