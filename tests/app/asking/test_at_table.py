"""45C2a: a card held touching or nearly touching the table is declarer's, though dummy and the table are named."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

TOLD: list[tuple[Language, str]] = [
    ("hu", "Az asztalról kőrt hívtam, aztán a dámát már majdnem az asztalhoz értem, de inkább a bubit adnám. Lehet?"),
    (
        "pl",
        "Gram z dziadka kiera, z ręki trzymam już damę, praktycznie dotknęła sukna, ale mówię sorki i chcę dać waleta.",
    ),
    (
        "nb",
        "Jeg spilte hjerter fra bordet, holdt dama fra hånda helt nede ved bordet, men vil heller legge knekten.",
    ),
    (
        "en",
        "I called a heart from dummy, then held my queen almost touching the table and wanted the jack instead.",
    ),
]


@pytest.mark.parametrize(("language", "told"), TOLD)
def test_a_card_held_at_the_table_is_declarers(service: Service, language: Language, told: str) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "45C2a" in answer
    assert "45C3" not in answer


def test_dummys_card_that_was_touched_stays_dummys(service: Service) -> None:
    told = "From dummy declarer wanted a small heart, but he touched the king with his finger."
    answer = service.reply(told, None, None, None, "en")["answer"]
    assert "45C3" in answer


SAYS: list[tuple[Language, str]] = [
    ("hu", "A felvevő a kőr kilencest tartotta. Az ellenfél: majdnem az asztalhoz ért. Felvevő: magasan fogtam."),
    (
        "pl",
        "Dziewiątka kier rozgrywającego zniknęła. Obrońca: leżała prawie na stole. Rozgrywający: trzymałem ją wysoko.",
    ),
    (
        "nb",
        "Spilleføreren viste hjerter ni og tok den inn. Motspilleren: den var nede ved bordet. Spilleføreren: den "
        "var høyt oppe. Jeg så det ikke.",
    ),
    ("en", "Declarer showed the nine of hearts. Defender: it was almost on the table. Declarer: I held it high up."),
]


@pytest.mark.parametrize(("language", "told"), SAYS)
def test_what_one_side_says_is_not_told(service: Service, language: Language, told: str) -> None:
    """85A1: disputed facts are the director's to find."""
    facts = service.reply(told, None, None, None, language)["procedure"]["facts"]
    assert facts.get("held_as_played") is None
