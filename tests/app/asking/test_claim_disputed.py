"""70C1, 85A1: whether a claimer mentioned the trump is told by neither who says so nor who denies it."""

from __future__ import annotations

import pytest

from app.asking.steps.claim_disputed import claim_disputed
from app.service import Service
from corpus.model import Language
from understanding.clauses import cut

DISPUTED: list[tuple[Language, str]] = [
    (
        "en",
        "Declarer in 3 spades laid down his cards with five left and one trump still with East. He swears he said "
        '"drawing trumps" as he claimed; both defenders say he never said a word about trumps. Is it a trick for us?',
    ),
    (
        "hu",
        "4 pikk, délnek 3 lapja maradt, leteríti, hogy enyém az összes. Nyugatnál kint van a pikk 7. Dél esküszik, "
        "hogy azt is mondta, lehívja az utolsó adut, Nyugat szerint erről egy szó se volt.",
    ),
    (
        "pl",
        "Rozgrywający 4♥ położył karty: reszta moja. U mnie była jeszcze ósemka atu. On utrzymuje, że "
        "zapowiedział, że "
        "najpierw ściągnie ostatniego atuta. Partner i ja jesteśmy pewni, że nic nie mówił o atutach.",
    ),
    (
        "nb",
        "Spillefører i 5 kløver la kortene opp og krevde resten. Øst hadde fortsatt en trumf. Spillefører hevder at "
        "han sa at han ville ta ut trumfen, motspillerne benekter det.",
    ),
    (
        "hu",
        "Pikk az adu, Nyugatnál volt a pikk 6. Terítettem. Én világosan mondtam, hogy kiveszem az utolsó adut! "
        "Ők meg azt állítják, csak annyit mondtam: a többi az "
        "enyém.",
    ),
    (
        "pl",
        "Atu kier, W miał jeszcze kiera i nie miał trefla. Powiedziałem wyraźnie, że ściągam ostatniego atuta! "
        "Oni twierdzą, że mówiłem tylko 'reszta moja'.",
    ),
    (
        "nb",
        "Hjerter er trumf, øst hadde hjerter to. Jeg la opp og sa at jeg tar den siste trumfen. De påstår at "
        "jeg bare sa «resten mine».",
    ),
    (
        "en",
        "Spades are trumps. East had the two and no diamonds. I tabled and said I'd draw the last trump. They "
        "insist I only said the rest were mine.",
    ),
]
AGREED: list[tuple[Language, str]] = [
    ("en", "South claimed and said nothing about trumps. Now he says he would have drawn the trump first."),
    ("en", 'South says he forgot the trump; he just said "rest are mine" and did not mention it.'),
    ("hu", "Dél igényelt, az adukról nem szólt. Most azt mondja, hogy lehívta volna az adut."),
    ("pl", "S claimował i nic nie mówił o atutach. Teraz mówi, że by ściągnął atuta."),
    ("nb", "Syd krevde resten. Så kommer øst og sier han satt med siste trumf. Syd sa ingenting om den."),
]


@pytest.mark.parametrize(("language", "told"), DISPUTED)
def test_a_disputed_statement_is_asked(service: Service, language: Language, told: str) -> None:
    assert claim_disputed(cut(told, language))
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["procedure"]["name"] == "contested_claim"
    assert document["procedure"]["need"][0]["name"] == "trump_mentioned"


@pytest.mark.parametrize(("language", "told"), AGREED)
def test_what_he_says_afterwards_is_no_statement(language: Language, told: str) -> None:
    assert not claim_disputed(cut(told, language))
