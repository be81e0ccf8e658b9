"""21B1b, 75D: where two partners differ over what is agreed, neither of them tells it."""

from __future__ import annotations

import pytest

from app.asking.facts import Read
from app.asking.steps.agreement import AGREED, FOUND, by_agreement
from app.asking.steps.who_was_misinformed import OFFENDER, PROCEDURE
from app.service import Service
from corpus.model import Language
from tests.telling import ruled
from understanding.hear import hear

DIFFER: list[tuple[Language, str]] = [
    (
        "hu",
        "3 szanzadú Délről, az utolsó passzt Kelet mondta, indítás még nincs. Észak szól: a 2 káróját Dél "
        "természetesnek magyarázta, de ő mindkét majort ígért, így beszélték meg. Dél szerint nem, az tényleg káró. "
        "Kelet licitálna.",
    ),
    (
        "pl",
        "Gra S 3BA, E spasował ostatni, wistu jeszcze nie ma. N mówi, że jego 2 karo partner objaśnił jako naturalne, "
        "a to miały być oba starsze. S upiera się, że naturalne. E chce cofnąć pasa.",
    ),
    (
        "nb",
        "Syd spiller 3NT, Øst passet sist, ikke noe utspill enda. Nord sier at 2 ruter viste begge major, ikke ruter "
        "slik Syd forklarte. Syd står på at det er naturlig, han påstår det. Øst vil melde igjen.",
    ),
    (
        "en",
        "Three passes and no lead yet. North, dummy, says his 2D showed both majors by agreement, though South "
        "explained it as diamonds. South insists it is natural. East passed last and wants to double.",
    ),
]
AGREE: list[tuple[Language, str]] = [
    ("hu", "Dél természetesnek magyarázta a 2 kárót. Észak szól, hogy az multi. Kelet szerint ő kontrázott volna."),
    ("pl", "S objaśnił 2 karo jako naturalne. N mówi, że to multi. E twierdzi, że dałby kontrę."),
    ("nb", "Syd forklarte 2 ruter som naturlig. Nord sier det er multi. Øst påstår at han ville doblet."),
    ("en", "South explained 2D as natural. North says it is multi. East insists that he would have doubled."),
]


@pytest.mark.parametrize(("language", "told"), DIFFER)
def test_what_is_agreed_is_asked(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    assert not {FOUND, AGREED} & set(document["procedure"]["facts"])
    assert document["next_question"]["name"] == "evidence_of_agreement"


@pytest.mark.parametrize(("language", "told"), AGREE)
def test_the_other_sides_word_disputes_nothing(language: Language, told: str) -> None:
    rows = {OFFENDER: Read(OFFENDER, "S", told, True, 0.9)}
    assert not by_agreement(hear(told, language), PROCEDURE, rows)


UNCHECKED: list[tuple[Language, str]] = [
    (
        "en",
        "West opened 2D, East explained it as Multi; West had weak diamonds. Play is over. West says he forgot the "
        "system, they've agreed Multi. The system card hasn't been checked.",
    ),
    (
        "hu",
        "Nyugat 2 kárót nyitott, Kelet Multinak mondta, a lapja gyenge káró volt, a játék véget ért. Nyugat azt "
        "mondja, elfelejtette, Multiban egyeztek meg. A konvenciós kártyát senki sem nézte meg.",
    ),
    (
        "pl",
        "W otworzył 2 karo, E objaśnił Multi, na ręce słabe kara, gra skończona. W mówi, że zapomniał, umówili się na "
        "Multi. Karty konwencyjnej nikt nie sprawdził.",
    ),
    (
        "nb",
        "Vest åpnet 2 ruter, øst forklarte Multi, vest hadde svak med ruter. Spillet er ferdig. Vest sier han glemte "
        "systemet, at de har avtalt Multi. Systemkortet er ikke sjekket.",
    ),
]
CHECKED: list[tuple[Language, str]] = [
    ("en", "West opened 2D, East explained it as Multi; West had diamonds. Their system card says Multi."),
    ("hu", "Nyugat 2 kárót nyitott, Kelet Multinak mondta, kárója volt. A konvenciós kártyájukon Multi áll."),
    ("pl", "W otworzył 2 karo, E objaśnił Multi, miał kara. Na karcie konwencyjnej jest Multi."),
    ("nb", "Vest åpnet 2 ruter, øst forklarte Multi, vest hadde ruter. Systemkortet viser Multi."),
]


@pytest.mark.parametrize(("language", "told"), UNCHECKED)
def test_a_card_that_nobody_has_looked_at_shows_nothing(language: Language, told: str) -> None:
    heard = hear(told, language)
    proof = Read("evidence_of_agreement", True, told, True, 0.9)
    found = by_agreement(heard, "misinformation", {"evidence_of_agreement": proof})
    assert not found["evidence_of_agreement"].sure


@pytest.mark.parametrize(("language", "told"), CHECKED)
def test_one_that_was_looked_at_does(language: Language, told: str) -> None:
    heard = hear(told, language)
    proof = Read("evidence_of_agreement", True, told, True, 0.9)
    assert "evidence_of_agreement" not in by_agreement(heard, "misinformation", {"evidence_of_agreement": proof})
