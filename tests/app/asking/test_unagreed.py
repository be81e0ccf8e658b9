"""A claim by the other side that nobody has agreed to does not establish a revoke: it is corrected first (63A4, 70)."""

import pytest

from app.service import Service
from corpus.model import Language
from understanding.agreed import unagreed
from understanding.hear import hear

UNAGREED: list[tuple[Language, str]] = [
    (
        "hu",
        "A kilencedik ütés után a felvevő bemutatta a lapjait, hogy a többi az övé. Akkor szólalt meg a jobb oldali "
        "ellenfele, hogy abban az ütésben treffet dobott kőrre, pedig van még kőrje. Még senki nem hívott a "
        "tízedikhez, "
        "és az igénybe sem egyeztek bele.",
    ),
    (
        "pl",
        "Po dziewiątej lewie rozgrywający wyłożył karty, reszta moja. W tym momencie jeden z obrońców mówi: przed "
        "chwilą "
        "dołożyłem trefla do kiera a mam jeszcze kiera. Nikt nie wyszedł, na zgłoszenie nikt się nie zgodził.",
    ),
    (
        "nb",
        "Etter niende stikk la spillefører kortene på bordet og sa resten er mine. Da sier motspilleren: oi, jeg "
        "kastet "
        "kløver på hjerter, men jeg har en hjerter. Ingen har spilt ut til tiende, og de har ikke godtatt kravet.",
    ),
    (
        "en",
        "After trick nine declarer put his hand down, rest are mine. Right then a defender says he threw a club on "
        "that "
        "heart trick and has a heart. Nobody has led to trick ten and they haven't agreed the claim.",
    ),
]
AGREED: list[tuple[Language, str]] = [
    ("hu", "A felvevő terített, hogy a többi az övé, és az ellenfelek beleegyeztek."),
    ("pl", "Rozgrywający wyłożył karty, reszta moja, i przeciwnicy się zgodzili."),
    ("nb", "Spillefører la opp og krevde resten, og motparten godtok kravet."),
    ("en", "Declarer claimed the rest and they agreed."),
]


@pytest.mark.parametrize(("language", "story"), UNAGREED)
def test_a_claim_not_agreed_to_establishes_nothing(service: Service, language: Language, story: str) -> None:
    facts = service.ask(story, language)["procedure"]["facts"]
    assert facts["claim_final"] is False
    assert facts.get("since_revoke") != "claim_or_concession"


@pytest.mark.parametrize(("language", "story"), AGREED)
def test_one_agreed_to_is_not_told_as_unagreed(language: Language, story: str) -> None:
    read = hear(story, language).read
    assert read is not None
    assert unagreed(read) == ""


@pytest.mark.parametrize(
    ("language", "story"),
    [
        ("hu", "A felvevő letette a lapjait, a többi az enyém."),
        ("pl", "Rozgrywający wyłożył karty, reszta moja."),
        ("nb", "Spillefører smilte bredt, resten er mine."),
        ("en", "Declarer put his hand down, rest are mine."),
    ],
)
def test_who_claims_in_words_of_his_own_is_named_before_them(language: Language, story: str) -> None:
    claims = hear(story, language).done("claim")
    assert [one.get("who") for one in claims] in ([], ["declarer"])
