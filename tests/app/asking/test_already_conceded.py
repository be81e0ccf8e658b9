"""`Already` of a concession made tells nothing of the trick: 71A wants one that had been won."""

import pytest

from app.service import Service
from corpus.model import Language


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "East had already conceded the rest when he saw he had a sure trick."),
        ("en", "South had conceded a trick already, then saw it couldn't be lost."),
        ("hu", "Kelet már lemondott a maradékról, de a treff ásza biztos ütés volt. Visszakaphatja?"),
        ("hu", "A felvevő már odaadta a maradékot, pedig volt egy biztos adu ütése. Visszakérheti?"),
        ("pl", "Już oddaliśmy resztę, ale as atu był pewną lewą. Możemy ją odzyskać?"),
        ("nb", "Vi hadde allerede gitt bort resten, men trumf ess var et sikkert stikk. Får vi det?"),
    ],
)
def test_a_concession_made_is_no_trick_won(service: Service, language: Language, text: str) -> None:
    found = service.ask(text, language)["procedure"]
    assert found["name"] == "cancel_concession"
    assert found["facts"].get("concession_of") != "already_won"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "We conceded a trick we had already won."),
        ("hu", "Lemondtunk egy ütésről, amit már korábban elvittünk."),
        ("pl", "Oddaliśmy lewę, którą już wcześniej wzięliśmy."),
        ("nb", "Vi ga bort et stikk vi allerede hadde vunnet."),
    ],
)
def test_a_trick_already_won_comes_back(service: Service, language: Language, text: str) -> None:
    assert service.ask(text, language)["procedure"]["facts"]["concession_of"] == "already_won"
