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


THOUGHT: list[tuple[Language, tuple[str, str]]] = [
    ("hu", ("Észak ellenjátékosként a 7. ütésben színt vétett, volt kárója. Végigjátszottuk. Hány ütést adnak át?",
            "Azt hittem, Dél vitte a hetedik ütést, de a felvevő vitte, és az összes többit is ő vitte.")),
    ("pl", ("Obrońca N nie dołożył karo w siódmej lewie, choć miał. Dograliśmy do końca. Ile lew?",
            "Myślałem, że S wziął siódmą lewę, ale wziął ją rozgrywający, i całą resztę też on wziął.")),
    ("nb", ("Motspilleren vest svikta i hjerter, stikk 9 (saka kløver med hjerter på hånda). Alle spilte videre helt "
            "ut. Hvor mange stikk skal spillefører ha?",
            "Må rette: jeg trodde øst tok stikk 9, men det var spillefører, og han fikk alle resten også.")),
    ("en", ("North defending failed to follow to a diamond in trick seven although he had one. Play went on to the "
            "end. How many tricks?",
            "I thought South won trick seven, but in fact it was declarer, and he took all the rest as well.")),
]  # fmt: skip
BY_NUMBER: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Nem, megnéztük: az ötödik ütést a felvevő vitte, a védők később vittek egyet.",
        "Később a védők vittek egyet.",
    ),
    (
        "pl",
        "Jednak nie, sprawdziliśmy: piątą lewę wziął rozgrywający, a obrońcy wzięli potem jedną.",
        "Szóstą lewę wziął rozgrywający.",
    ),
    ("nb", "Stikk 5 gikk til spillefører, og motspillerne fikk ett stikk senere.", "Stikk 6 gikk til spillefører."),
    ("en", "Trick five went to declarer, and the defenders got one later.", "Trick six went to declarer."),
]
PARTNERS: dict[Language, str] = {
    "hu": "Kelet pikket dobott a kőrre az 5. ütésben, pedig volt kőrje. Az ötödik ütést Nyugat vitte.",
    "pl": "E dołożył pika do kiera w 5. lewie, a kiera miał. Piątą lewę wziął W.",
    "nb": "Øst la på spar i stikk 5 da hjerter var ledet, hadde hjerter. Vest tok stikk 5.",
    "en": "East threw a spade on a heart at trick five holding a heart. West took trick five.",
}


@pytest.mark.parametrize(("language", "told"), THOUGHT)
def test_who_was_only_thought_to_win_it_did_not(service: Service, language: Language, told: tuple[str, str]) -> None:
    document = service.reply(told[0], None, None, None, language)
    document = service.reply(told[1], None, document, None, language)
    assert case_of(document)["facts"]["winner"] == "other"
    assert case_of(document)["facts"]["later_trick_won"] is False


@pytest.mark.parametrize(("language", "that_one", "another"), BY_NUMBER)
def test_the_trick_of_that_number_is_the_one(service: Service, language: Language, that_one: str, another: str) -> None:
    first = service.reply(PARTNERS[language], None, None, None, language)
    assert case_of(first)["facts"]["winner"] == "partner"
    then = service.reply(that_one, None, first, None, language)
    assert case_of(then)["facts"]["winner"] == "other"
    then = service.reply(another, None, first, None, language)
    assert case_of(then)["facts"].get("winner") != "other"
