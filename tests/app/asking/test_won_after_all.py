"""Who won the trick of a revoke, where one is denied to have won it and another told instead (64A, 64B1)."""

from __future__ import annotations

import pytest

from app.answering.documents import case_of
from app.service import Service
from corpus.model import Language

DENIED: list[tuple[Language, tuple[str, str]]] = [
    ("hu", ("Nyugat ellenjátékos színt vétett a negyedik ütésben, már a hatodiknál tartanak. "
            "Azt az ütést a partnere vitte.",
            "Megnéztük, a felvevő vitte azt az ütést, nem Kelet.")),
    ("hu", ("Védőként Nyugat a harmadik ütésben treffet adott a hívott káróra, pedig volt kárója. Kelet vitte el azt "
            "az ütést, már három ütéssel előrébb jártunk.",
            "Bocs, visszanéztük: a partnere nem vitte azt az ütést, az asztal vitte a káró ásszal.")),
    ("pl", ("Obrońca W nie dodał do karo w czwartej lewie, grają już szóstą. Tę lewę wziął jego partner E.",
            "Obejrzeliśmy karty: E tej lewy nie wziął, wziął ją rozgrywający.")),
    ("nb", ("Vest i motspill revokerte i ruter i stikk fire, de spilte videre til stikk seks. "
            "Makkeren Øst tok det stikket.",
            "Vi snudde kortene: Øst vant ikke stikket, det gjorde spillefører.")),
    ("en", ("I'm declarer. Trick three, I led a diamond, West threw a club and had a diamond. His partner won "
            "the trick. We noticed three tricks later.",
            "We turned the cards back. East didn't win that one, dummy did, with the ace.")),
]  # fmt: skip
NOT_DENIED: list[tuple[Language, str]] = [
    ("hu", "A felvevő utána nem vitt ütést, Kelet vitte a maradékot."),
    ("pl", "Rozgrywający potem żadnej lewy nie wziął, wziął E."),
    ("nb", "Spillefører vant ikke noe stikk etterpå, det gjorde Øst."),
    ("en", "Declarer did not win a trick after that, East did."),
]


@pytest.mark.parametrize(("language", "told"), DENIED)
def test_another_won_it(service: Service, language: Language, told: tuple[str, str]) -> None:
    document = service.reply(told[0], None, None, None, language)
    assert case_of(document)["facts"]["winner"] == "partner"
    document = service.reply(told[1], None, document, None, language)
    assert case_of(document)["facts"]["winner"] == "other"
    assert case_of(document)["facts"]["offender_role"] == "defender"


@pytest.mark.parametrize(("language", "said"), NOT_DENIED)
def test_a_later_trick_is_not_that_one(service: Service, language: Language, said: str) -> None:
    first = next(told[0] for one, told in DENIED if one == language)
    document = service.reply(first, None, None, None, language)
    document = service.reply(said, None, document, None, language)
    assert case_of(document)["facts"]["winner"] == "partner"
