"""16D2 and 6D1 go by whether the board was begun: words of the board tell it."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

UNPLAYED: list[tuple[Language, str]] = [
    ("hu", "A szomszéd asztalnál megbeszélték a 9-es partit, hallottuk, hogy 6 pikk kijön, és még nem játszottuk."),
    ("pl", "Usłyszałem przy sąsiednim stole wynik rozdania 7, którego jeszcze nie graliśmy. Co robić?"),
    ("nb", "Bordet ved siden av diskuterte spill 9 så vi hørte at 6 spar går. Vi har ikke spilt det ennå."),
    ("en", "I overheard that board 12 makes a slam. We play it in the next round. What should I do?"),
]
PLAYED_OUT: list[tuple[Language, str]] = [
    (
        "hu",
        "A parti lejátszása után derült ki, hogy keverés nélkül osztották ki a rendezett paklit. Marad?",
    ),
    ("pl", "Po rozegraniu okazało się, że karty rozdano z ułożonej talii bez tasowania. Wynik ma zostać?"),
    ("nb", "Etter at vi spilte spillet kom det frem at kortstokken var gitt uten stokking. Gjelder resultatet?"),
    ("en", "After play it turned out the cards had been dealt from a sorted pack without shuffling. Does it stand?"),
]
BEGUN: list[tuple[Language, str]] = [
    ("hu", "Licit közben hallottuk a szomszéd asztaltól, hogy ezen a partin 6 pikk kijön. Mi a teendő?"),
    ("pl", "W trakcie licytacji usłyszeliśmy od sąsiedniego stołu, że w tym rozdaniu wychodzi szlem. Co teraz?"),
    ("nb", "Under meldingene hørte vi fra nabobordet at det går slem i dette spillet. Hva nå?"),
    ("en", "I heard at the bar that board 12 makes a slam. We are in the middle of bidding it. What now?"),
]


@pytest.mark.parametrize(("language", "told"), UNPLAYED)
def test_one_still_to_be_played(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["first_call_made"] is False


@pytest.mark.parametrize(("language", "told"), PLAYED_OUT)
def test_one_played_out(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["before_auction"] is False


@pytest.mark.parametrize(("language", "told"), BEGUN)
def test_one_begun(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"].get("first_call_made") is not False
