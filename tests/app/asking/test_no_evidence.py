"""21B1b: no card, no notes, no proof, so that a wrong explanation is presumed."""

from __future__ import annotations

import pytest

from app.asking.steps.by_few_words import by_few_words
from app.service import Service
from corpus.model import Language
from understanding.hear import hear

NONE: list[tuple[Language, str, str]] = [
    (
        "en",
        "North explained 2H as weak, South had a strong hand. South says he misbid, North's explanation was right. "
        "They have no card and no notes. Play is over, EW claim damage. Which do I believe?",
        "Without evidence, misinformation is presumed",
    ),
    (
        "hu",
        "Észak 2 kőrt gyengének magyarázta, Délnek erős lapja volt. Dél szerint ő licitált rosszul, Észak jól "
        "magyarázott. Se konvenciókártya, se jegyzet nincs náluk. A játék véget ért, KNY kárpótlást kér.",
        "Bizonyíték híján téves felvilágosítást kell feltételezni",
    ),
    (
        "pl",
        "N wyjaśnił 2 kiery jako słabe, S miał silną kartę i twierdzi, że to on źle zalicytował. Nie mają karty "
        "konwencyjnej ani notatek. Rozgrywka skończona, WE domagają się zmiany wyniku. Komu wierzyć?",
        "Bez dowodu przyjmuje się błędne wyjaśnienie",
    ),
    (
        "nb",
        "Nord forklarte 2 hjerter som svakt, syd hadde sterke kort og sier at han meldte feil. Systemkort finnes ikke. "
        "Spillet er ferdig og øst-vest krever justering. Hva skal jeg tro?",
        "Uten bevis antas feilforklaring",
    ),
]
SHOWN: list[tuple[Language, str]] = [
    ("en", "West told North that East's 2D is natural. East says he forgot. Their card says natural, no doubt."),
    ("en", "Nobody has looked at their card yet. West said majors, East says it is natural."),
    ("hu", "Kelet mást mondott, mint a konvenciókártyájuk, és Nyugat passzolt."),
    ("pl", "Na karcie konwencyjnej mają to zapisane tak, jak wyjaśnił N."),
    ("nb", "Systemkortet viser at forklaringen var riktig, syd meldte feil."),
]


@pytest.mark.parametrize(("language", "told", "said"), NONE)
def test_without_evidence_the_presumption_is_said(service: Service, language: Language, told: str, said: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["procedure"]["facts"]["evidence_of_agreement"] is False
    assert said in document["answer"]


@pytest.mark.parametrize(("language", "told"), SHOWN)
def test_evidence_spoken_of_is_not_denied(language: Language, told: str) -> None:
    assert not by_few_words(hear(told, language), "misinformation", {})
