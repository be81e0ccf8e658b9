"""51B, 50D2: one card put right and another that fell lie before one defender, and his partner is on lead."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

BOTH: list[tuple[Language, str]] = [
    (
        "hu",
        "Keletnek két lapja fekszik kint: pikk dáma, azt egy kijavított színvétés után vette vissza, meg a káró "
        "négyes, az csak kiesett a kezéből. Nyugat van híváson, még nem hívott. Dél a felvevő, mit kérhet?",
    ),
    (
        "pl",
        "W poprawił fałszywy renons i ósemka trefl leży na stole, potem wypadł mu jeszcze walet pik. Na wiście jest E, "
        "jeszcze nie wyszedł. Rozgrywa N. Co N może?",
    ),
    (
        "nb",
        "Vest retta en revoke, og hjerter 9 ligger på bordet. Så mista han ruter knekt også. Øst skal spille ut. Nord "
        "er spillefører. Hva kan Nord kreve?",
    ),
    (
        "en",
        "East has two penalty cards lying there: the queen of spades, taken back after a corrected revoke, and the "
        "four of diamonds, which just fell out of his hand. West is on lead and has not led. What may South, declarer, "
        "require?",
    ),
]
ONE: list[tuple[Language, str]] = [
    ("hu", "Kelet kijavította a színvétését, a pikk dáma kint fekszik. Nyugat van híváson. Dél a felvevő."),
    ("pl", "E poprawił fałszywy renons, dama pik leży na stole. Na wiście jest W. Rozgrywa S."),
    ("nb", "Øst retta revoken, spar dame ligger på bordet. Vest skal spille ut. Syd er spillefører."),
    ("en", "East corrected his revoke, so the spade queen lies on the table. West is on lead. South is declarer."),
]


@pytest.mark.parametrize(("language", "told"), BOTH)
def test_both_cards_are_major_and_declarer_chooses(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    facts = document["procedure"]["facts"]
    assert document["procedure"]["name"] == "penalty_card_lead"
    assert len(facts["penalty_cards"]) == 2
    assert facts["penalty_kind"] == "major"
    assert "51B" in document["answer"]


@pytest.mark.parametrize(("language", "told"), ONE)
def test_of_one_card_no_second_lies_there(service: Service, language: Language, told: str) -> None:
    facts = ruled(service, told, language)["procedure"]["facts"]
    assert len(facts.get("penalty_cards", ())) < 2
