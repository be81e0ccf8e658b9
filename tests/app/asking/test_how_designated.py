"""A defender's card named as played (45C4a), and dummy's touched by declarer (45C3), by few words."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

NAMED_TOLD: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat ellenjátékos soron van, és azt mondja: a kőr ászt teszem. Mielőtt letette volna, meggondolta "
        "magát, és kis kőrt akar adni. Dél, a felvevő tiltakozik. Mi a döntés?",
    ),
    (
        "pl",
        "Obrońca E powiedział: gram waleta trefl, ale zanim go położył, rozmyślił się. Czy musi zagrać waleta?",
    ),
    (
        "nb",
        "Øst sa: jeg spiller spar konge. Så ombestemte han seg og ville legge en liten. Han er motspiller. "
        "Må kongen spilles?",
    ),
    (
        "en",
        "West, a defender whose turn it was, said: I play the ace of hearts. Before putting it down he "
        "changed his mind and wants to play a low heart. South, declarer, objects. What is the ruling?",
    ),
]

NAMED_OTHER: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat ellenjátékos felfelé fordítva tartotta a kőr ászt, a partnere láthatta. Aztán visszatette. "
        "Kijátszott a lap?",
    ),
    (
        "pl",
        "Obrońca E trzymał waleta trefl tak, że partner mógł go zobaczyć, po czym schował go. Czy musi zagrać waleta?",
    ),
    (
        "nb",
        "Øst, motspiller, holdt spar konge slik at makkeren kunne se den, men tok den tilbake. Er kongen spilt?",
    ),
    (
        "en",
        "West, a defender, held the ace of hearts so that his partner could see its face, then put it back. "
        "Is it played?",
    ),
]


@pytest.mark.parametrize(("language", "story"), NAMED_TOLD)
def test_named_told(service: Service, language: Language, story: str) -> None:
    procedure = service.ask(story, language)["procedure"]
    assert procedure["name"] == "played_card"
    assert procedure["facts"]["act"] == "named"


@pytest.mark.parametrize(("language", "story"), NAMED_OTHER)
def test_named_not_told(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["facts"].get("act") != "named"


TOUCHED_TOLD: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél, a felvevő megérintette az asztalon a treff dámát, aztán a treff bubit kérte. Kijátszottnak "
        "számít a dáma?",
    ),
    (
        "pl",
        "Rozgrywający dotknął damy karo w dziadku, po czym powiedział, że gra dziesiątkę karo. Nikt jeszcze "
        "nie dołożył. Obrońcy domagają się damy. Co orzec?",
    ),
    (
        "nb",
        "Spillefører rørte ved ruter dame på bordet, og sa så at han ville spille ruter ti. Ingen har lagt "
        "på ennå. Motspillerne krever damen. Hva gjelder?",
    ),
    (
        "en",
        "Declarer touched the jack of spades in dummy, then said he would play the nine. Is the jack played?",
    ),
]

TOUCHED_OTHER: list[tuple[Language, str]] = [
    (
        "hu",
        "A felvevő kihúzta a kezéből a treff dámát, és az asztalhoz érintette, aztán visszavette. "
        "Kijátszottnak számít?",
    ),
    (
        "pl",
        "Rozgrywający wyjął z ręki damę karo i dotknął nią stołu, po czym ją cofnął. Czy dama jest zagrana?",
    ),
    (
        "nb",
        "Spillefører tok ruter dame fra hånden og holdt den åpent mot bordet før han angret seg. Er damen spilt?",
    ),
    (
        "en",
        "Declarer held the king of spades from his hand face up, touching the table, then pulled it back. Is "
        "it played?",
    ),
]


@pytest.mark.parametrize(("language", "story"), TOUCHED_TOLD)
def test_touched_told(service: Service, language: Language, story: str) -> None:
    procedure = service.ask(story, language)["procedure"]
    assert procedure["name"] == "played_card"
    assert procedure["facts"]["whose_card"] == "dummy"


@pytest.mark.parametrize(("language", "story"), TOUCHED_OTHER)
def test_touched_not_told(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["facts"].get("whose_card") != "dummy"
