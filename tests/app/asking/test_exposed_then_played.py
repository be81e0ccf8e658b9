"""24, 50C, 52B: a card dropped in the auction that lies there, and another small one of its suit played instead."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

BOTH: list[tuple[Language, str]] = [
    (
        "hu",
        "Licit közben Észak elejtette a treff hetest színnel felfelé, Dél is látta, kint is maradt. Végül Nyugat "
        "játszik 3 szant, kézből treff ászt hív, Észak meg a kezéből a négyest teszi, a hetes ott virít.",
    ),
    (
        "pl",
        "W licytacji N upuścił siódemkę trefl, partner widział, i leży odkryta do teraz. Gra W 3BA, W zagrał z ręki "
        "asa trefl, a N dał z ręki czwórkę trefl. Co z tą czwórką?",
    ),
    (
        "nb",
        "Nord mistet kløver 7 på bordet under meldingene, åpent så Sør så den, og den ligger der ennå. Vest spiller "
        "3NT. Kløver ess fra Vests hånd, Nord følger med fireren fra hånda!",
    ),
    (
        "en",
        "North drops the club 7 face up in the auction and South sees it. I'm West in 3NT, the seven's still lying "
        "there, I lead the ace of clubs from hand and North produces the four out of his hand.",
    ),
]


@pytest.mark.parametrize(("language", "told"), BOTH)
def test_the_card_exposed_is_one_and_another_was_played(service: Service, language: Language, told: str) -> None:
    """One small card: minor; declarer accepts the four or not."""
    document = ruled(service, told, language)
    facts = document["procedure"]["facts"]
    assert (document["procedure"]["name"], facts["cards"]) == ("card_exposed_in_auction", ["C7"])
    assert "24E, 50B" in document["answer"]
    assert "52B" in document["answer"]


def test_two_cards_dropped_are_two(service: Service) -> None:
    """51: nobody has played."""
    told = "North dropped the club 7 and the club ace face up in the auction. West plays 3NT and South is to lead."
    assert "52B" not in ruled(service, told, "en")["answer"]
