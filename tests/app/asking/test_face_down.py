"""41A, 54: an opening lead out of turn that is told to lie face down was not faced."""

from __future__ import annotations

import pytest

from app.asking.facts import Read
from app.asking.steps.face_down import FACED, by_face_down
from app.asking.steps.lead_lying import MISINFORMATION, NO_LEAD
from app.asking.steps.opening_side import PROCEDURE
from app.service import Service
from corpus.model import Language
from tests.telling import ruled
from understanding.hear import hear

DOWN: list[tuple[Language, str]] = [
    ("hu", "Kelet hátlappal felfelé indult, pedig Nyugat jött volna. Még senki nem fordította fel."),
    ("pl", "E położył kartę zakrytą, choć wistować miał W. Nikt jej nie odkrył."),
    ("nb", "Øst gjorde åpningsutspillet med billedsiden ned, men Vest skulle spille ut."),
    ("en", "South declares 4S. East made the opening lead face down out of turn and nobody has turned it over."),
]
UP: list[tuple[Language, str]] = [
    ("hu", "Nyugat lefordítva letett egy lapot, erre Kelet nyitva kitette a kőr dámát."),
    ("pl", "W położył kartę zakrytą, a E wyszedł odkrytym asem trefl."),
    ("nb", "Øst la ut med baksiden opp og snudde så kortet, men det var Vests tur."),
    ("en", "East led face down out of turn, then turned it over."),
]


@pytest.mark.parametrize(("language", "told"), DOWN)
def test_a_lead_face_down_was_not_faced(language: Language, told: str) -> None:
    assert by_face_down(hear(told, language), PROCEDURE, dict[str, Read]())[FACED].value is False


@pytest.mark.parametrize(("language", "told"), UP)
def test_one_that_was_turned_or_another_tells_nothing(language: Language, told: str) -> None:
    assert not by_face_down(hear(told, language), PROCEDURE, dict[str, Read]())


MISLED: list[tuple[Language, str]] = [
    (
        "hu",
        "A 4 kőrt Dél játssza, Nyugat passzolt utoljára, az indulása színével lefelé az asztalon van. Most szól Észak, "
        "hogy Dél rosszul magyarázta a 2 kárót. Nyugat kontrázott volna.",
    ),
    (
        "pl",
        "Kontrakt 4 kiery S. W pasował jako ostatni i położył wist, ale zakryty. Teraz N prostuje wyjaśnienie 2 karo, "
        "było błędne. W dałby kontrę. Co mu wolno?",
    ),
    (
        "nb",
        "Syd spiller 4 hjerter. Vest passet sist og har lagt utspillet med bildesiden ned. Nå sier Nord at Syd "
        "forklarte 2 ruter feil. Vest ville doblet. Hva kan han gjøre?",
    ),
    (
        "en",
        "Dummy-to-be North owned up: partner South had told us 2D was natural, while they agreed a transfer. South "
        "is in 4H, West passed last, and West's lead is still face down. West says a double was on. What may he do?",
    ),
]


@pytest.mark.parametrize(("language", "told"), MISLED)
def test_a_lead_on_a_wrong_explanation_may_be_taken_back(service: Service, language: Language, told: str) -> None:
    """21B1a, 47E2a; a correction after the last pass is no infraction (20F5b)."""
    document = ruled(service, told, language)
    assert document["procedure"]["facts"][NO_LEAD] is True
    assert "47E2a" in document["answer"]
    assert "20F5a" not in document["answer"]


@pytest.mark.parametrize(("language", "told"), UP)
def test_a_turned_one_is_no_such_lead(language: Language, told: str) -> None:
    assert not by_face_down(hear(told, language), MISINFORMATION, dict[str, Read]())


NONE_LED: list[tuple[Language, str]] = [
    ("hu", "Indulás még nem volt, lefordítva sem tett ki semmit senki. Dél rosszul magyarázott."),
    ("pl", "Wistu jeszcze nie było, nikt nie położył zakrytej karty. S źle objaśnił."),
    ("nb", "Meldingene er ferdig men intet utspill, ikke engang med baksida opp. Syd forklarte feil."),
    ("en", "No lead was made, not even face down. South explained it wrongly."),
]


@pytest.mark.parametrize(("language", "told"), NONE_LED)
def test_where_nobody_led_no_lead_lies_there(language: Language, told: str) -> None:
    assert not by_face_down(hear(told, language), MISINFORMATION, dict[str, Read]())


OPEN_BESIDE: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél a felvevő. Nyugat szabályosan, fejjel lefelé tette le az indulólapját, kelet meg nyitva kihívott egy "
        "treffet. Észak leterített, dél mindent látott. Visszautasíthatja dél a treffet?",
    ),
    (
        "pl",
        "S rozgrywa. W położył kartę zakrytą jak trzeba, ale E też wyszedł i to odkrytym treflem! N rozłożył cały "
        "stół, S zobaczył. S pyta, czy może ten wist odrzucić.",
    ),
    (
        "nb",
        "Vest (riktig) la kortet sitt med baksiden opp, men øst slengte ut en kløver åpent. Nord la ned hele bordet, "
        "spillefører sør så alt. Sør vil helst nekte kløveren. Går det?",
    ),
    (
        "en",
        "West was on lead and put his card face down as one should, but East led a club face up. North spread the "
        "whole dummy, declarer South saw it. Can South refuse East's lead?",
    ),
]
BOTH_DOWN: list[tuple[Language, str]] = [
    ("hu", "Kelet és Nyugat is fejjel lefelé indult, Nyugat jött volna. Egyik lap sincs felfordítva. Dél a felvevő."),
    ("pl", "Obaj obrońcy zawistowali zakrytą kartą, E i W, a wist był W. Rozgrywa S."),
    ("nb", "Både øst og vest la ut med billedsiden ned, og det var vests tur. Syd er spillefører."),
    ("en", "Both defenders put a lead face down, East and West. It was West's lead. South is declarer."),
]


@pytest.mark.parametrize(("language", "told"), OPEN_BESIDE)
def test_the_card_face_down_is_the_right_leaders(service: Service, language: Language, told: str) -> None:
    """54C, 41A: the open lead is accepted, since declarer saw dummy; the other one goes back."""
    document = ruled(service, told, language)
    assert document["procedure"]["facts"]["faced"] is True
    assert "54C" in document["answer"]


@pytest.mark.parametrize(("language", "told"), BOTH_DOWN)
def test_two_leads_face_down_are_not_faced(service: Service, language: Language, told: str) -> None:
    """41A: the one out of turn goes back."""
    assert ruled(service, told, language)["procedure"]["facts"]["faced"] is False
