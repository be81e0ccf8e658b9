"""9B1d, 10C2, 16C: what players quarrel about beside an irregularity is answered too."""

from __future__ import annotations

import pytest

from app.asking.steps.quarrelled import quarrelled
from app.service import Service
from corpus.model import Language
from understanding.hear import hear
from understanding.rank import Choice

QUARRELS: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Észak 1 pikkel nyitott, Kelet passzolt, Dél 1 kőrt mondott, és Dél maga szólt, hogy ez kevés. Nyugat szerint "
        "mivel Délék jelentették be, nekik már nem jár semmi. Igaz ez?",
        "9B1d",
    ),
    (
        "pl",
        "N otworzył 1 pik, E pas, S 1 kier. S sam zawołał sędziego, więc przeciwnicy mówią, że tracą prawa. W jeszcze "
        "nie licytował. Czy to prawda?",
        "9B1d",
    ),
    (
        "nb",
        "Nord åpnet 1 spar, øst passet, syd meldte 1 hjerter og tilkalte turneringslederen. Vest har ikke meldt ennå. "
        "Har vest mistet rettighetene sine siden det var syd selv som sa fra?",
        "9B1d",
    ),
    (
        "en",
        "East led out of turn. Declarer South turned to dummy and asked: should I accept it? May he discuss it with "
        "his partner?",
        "10C2",
    ),
    (
        "hu",
        "Kelet soron kívül indított, a versenybíró felsorolta Délnek, a felvevőnek a lehetőségeit. Dél ekkor "
        "megkérdezte a partnerét: szerinted fogadjam el? Megbeszélhetik-e?",
        "10C2",
    ),
    ("pl", "E wyszedł poza kolejnością. Rozgrywający S spytał dziadka, czy zaakceptować to wyjście. Wolno mu?", "10C2"),
    (
        "nb",
        "Vest meldte 1 ruter for lavt, det ble ikke godtatt og han byttet til pass. Kan nord-syd bruke at vest viste "
        "ruter? Og kan øst?",
        "16C1",
    ),
    (
        "en",
        "East bid 1H over 1S, not accepted, and changed it to pass. May declarer use that East showed hearts, and may "
        "West?",
        "16C1",
    ),
]
NONE: list[tuple[Language, str]] = [
    ("hu", "Dél 1 kőrt mondott 1 pikkre. Ő maga hívott minket, Nyugat még nem licitált semmit. Mi legyen most?"),
    ("pl", "S zalicytował 1 kier po 1 piku, sam zawołał sędziego, W nic jeszcze nie licytował. Co teraz?"),
    ("nb", "Syd meldte 1 hjerter over 1 spar og sa selv fra med en gang. Vest har ikke meldt. Hva skjer nå?"),
    ("en", "East bid 1H over 1S. South asked his partner what West's double meant. West hasn't called. What now?"),
]


@pytest.mark.parametrize(("language", "told", "law"), QUARRELS)
def test_the_quarrel_is_answered_beside_the_ruling(service: Service, language: Language, told: str, law: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert law in document["answer"]


@pytest.mark.parametrize(("language", "told"), NONE)
def test_no_quarrel_no_answer(language: Language, told: str) -> None:
    assert quarrelled([Choice("insufficient_bid", 0.9, {})], hear(told, language)) == (None, None)
