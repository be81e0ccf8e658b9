"""45C1: a defender's card that his partner could not have seen was not played, so nobody revoked with it."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled
from understanding.clauses import cut
from understanding.dummys import moved_unasked

UNSEEN: list[tuple[Language, str]] = [
    (
        "en",
        "Declarer led a heart. North, defending, had a spade half out, held against his shirt, then spotted a heart, "
        "put the spade back and followed. South, his partner, could not see the card. Is it a penalty card?",
    ),
    (
        "pl",
        "Rozgrywający wyszedł w pika. N wyjął z ręki karo, trzymał je przy piersi, po czym zobaczył, że ma pika, "
        "schował karo i dołożył pika. Partner S nie mógł zobaczyć karty. Czy karo jest przygwożdżone?",
    ),
    (
        "nb",
        "Spilleføreren spilte hjerter. Nord dro fram en spar, holdt den inntil brystet, så at han hadde hjerter, la "
        "sparen tilbake og bekjente. Makkeren Syd kunne umulig se kortet. Er sparen straffekort?",
    ),
    (
        "hu",
        "A felvevő pikket hívott, Észak kihúzott egy kárót, a mellkasánál tartotta, aztán talált pikket, visszatette a "
        "kárót és színre színt adott. A partnere, Dél nem láthatta a lapot. Büntetőlap a káró?",
    ),
]
SEEN: list[tuple[Language, str]] = [
    ("en", "West discarded a club on a diamond, then found a diamond before anyone led on. East saw the club."),
    ("pl", "W zrzucił trefla na karo, potem znalazł karo, zanim ktokolwiek wyszedł. E widział trefla."),
    ("nb", "Vest kastet kløver på ruter, og fant så en ruter før noen hadde spilt videre. Øst så kløveren."),
    ("hu", "Nyugat treffet dobott a káróra, aztán talált kárót, mielőtt bárki hívott volna. Kelet látta a treffet."),
]
FROM_DUMMY: list[tuple[str, bool]] = [
    (
        "Az asztalról kis káró jött, Kelet gondolkodik, erre Nyugat bedobja a bubit, mielőtt a partnere bármit tett.",
        False,
    ),
    ("Az asztal magától kitett egy kis kárót, mielőtt a felvevő bármit is mondott volna.", True),
]


@pytest.mark.parametrize(("language", "told"), UNSEEN)
def test_unseen_it_was_not_played(service: Service, language: Language, told: str) -> None:
    case = ruled(service, told, language)["procedure"]
    assert case["name"] == "played_card"
    assert case["facts"]["whose_card"] == "defender"
    assert case["facts"]["partner_could_see"] is False


@pytest.mark.parametrize(("language", "told"), SEEN)
def test_seen_it_is_a_revoke(service: Service, language: Language, told: str) -> None:
    assert ruled(service, told, language)["procedure"]["name"].startswith("revoke_")


@pytest.mark.parametrize(("told", "unasked"), FROM_DUMMY)
def test_a_card_from_dummy_is_no_act_of_dummys(told: str, unasked: bool) -> None:
    """57C2: `az asztalról` says where the card came from."""
    assert bool(moved_unasked(cut(told, "hu"))) is unasked
