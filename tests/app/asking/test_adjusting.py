"""12B2, 12C1c: what is asked about an adjusted score itself is answered, not the irregularity before it."""

from __future__ import annotations

import pytest

from app.asking.steps.adjusting import by_adjusting
from app.service import Service
from corpus.model import Language
from understanding.hear import hear

ASKED: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Dél soron kívül nyitott, ezért a partnerének egyszer passzolnia kellett, és kimaradt a gémből. Kérik, hogy a "
        "versenybíró módosítsa az eredményt, mert a büntetés aránytalanul súlyos volt. Lehet?",
        "director_duties",
    ),
    (
        "nb",
        "Nord meldte utenfor tur, makker måtte passe en gang, og de mistet en utgang. De ber turneringslederen justere "
        "scoren fordi straffen ble urimelig hard. Kan han det?",
        "director_duties",
    ),
    (
        "pl",
        "Sędzia po szkodzie z błędnego wyjaśnienia uważa, że bez błędu 4 piki wyszłyby w 60 procentach, a w 40 byłoby "
        "bez jednej. Czy może przyznać wynik ważony?",
        "assigned_score",
    ),
    (
        "en",
        "After misinformation the director thinks that declarer would have made 4S about two times in three, and gone "
        "down otherwise. May he give a weighted score, and are there limits on what goes into the weighting?",
        "assigned_score",
    ),
]
TOLD_OF: dict[str, dict[str, object]] = {
    "director_duties": {"unduly_severe": True},
    "assigned_score": {"finding_outcomes": "several"},
}
NOT_ASKED: list[tuple[Language, str]] = [
    ("hu", "Dél soron kívül nyitott, Északnak passzolnia kellett, rossz eredményük lett. Módosítható az eredmény?"),
    ("pl", "Po błędnym wyjaśnieniu WE mówią o szkodzie. Czy sędzia zmienia wynik?"),
    ("nb", "Straffen var streng, men vi godtok den. Hvem spiller ut nå?"),
    ("en", "He thought too hard and passed; the director weighed the evidence. Is the score adjusted?"),
]


@pytest.mark.parametrize(("language", "told", "procedure"), ASKED)
def test_the_adjusted_score_is_ruled(service: Service, language: Language, told: str, procedure: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["procedure"]["name"] == procedure
    assert document["procedure"]["facts"].items() >= TOLD_OF[procedure].items()
    assert document["next_question"] is None


@pytest.mark.parametrize(("language", "told"), NOT_ASKED)
def test_a_complaint_asks_nothing_of_it(language: Language, told: str) -> None:
    heard = hear(told, language)
    assert not any(by_adjusting(heard, procedure, {}) for procedure in TOLD_OF)
