"""28A: a call before the pass of a right-hand opponent who had to pass counts as made in turn; 37 where he called."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

BEFORE_HIS_PASS: list[tuple[Language, str]] = [
    (
        "hu",
        "Keletet az előbb a versenybíró végig passzra kötelezte. Most Észak 2 kárót licitált, Dél pedig rögtön 3 "
        "kárót, meg se várta Kelet passzát. Nyugat szerint soron kívül licitált. Igaza van?",
    ),
    (
        "pl",
        "E musi pasować do końca licytacji, tak zarządził sędzia. Potem N dał 3 trefle, a S natychmiast 4 trefle, "
        "nie czekając na pas E. W mówi, że to poza kolejnością.",
    ),
    (
        "nb",
        "Vest må passe resten av meldingene, det er avgjort. Så melder Syd 2 hjerter og Nord 4 hjerter med en gang, "
        "før Vest fikk lagt passen. Øst mener det var utenfor tur. Hva nå?",
    ),
    (
        "en",
        "West has to pass for the rest of the auction after the earlier ruling. South bids 2H and North at once bids "
        "4H without waiting for West. East says that was out of turn. Ruling?",
    ),
]
BROKEN = (
    "West had to pass for the rest of the auction, as I ruled. South bids 2H, West forgets and bids 3C. North has not "
    "called. What now?"
)


@pytest.mark.parametrize(("language", "told"), BEFORE_HIS_PASS)
def test_before_an_obliged_pass_it_is_in_turn(service: Service, language: Language, told: str) -> None:
    """No rectification, whoever says it was out of turn."""
    document = ruled(service, told, language)
    assert document["procedure"]["facts"]["rho_obliged_to_pass"] is True
    assert "28A" in document["answer"]
    assert "26B" not in document["answer"]


def test_the_obliged_players_own_call_breaks_the_ruling(service: Service) -> None:
    """37B, not 28A."""
    answer = ruled(service, BROKEN, "en")["answer"]
    assert "37" in answer
    assert "28A" not in answer


# Told with the bid for which partner was silenced: that was ruled, and what broke it is asked about.
AFTER_A_RULING: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél 1 pikkjére Nyugat 1 kőrt mondott, nem fogadták el, 2 treffre cserélte, a bíró kimondta, hogy nem hasonló "
        "értelmű, Kelet végig passzol. Észak 2 pikk, Kelet mégis 3 treff. Mi legyen?",
    ),
    (
        "pl",
        "Dałem na W 1 kier po 1 pik z S, za mało, nieprzyjęte. Zmieniłem na 2 trefle, sędzia: nieporównywalne, partner "
        "ma pasować do końca. N 2 pik, a partner 3 trefle. Co teraz?",
    ),
    (
        "nb",
        "Syd 1 spar, Vest 1 hjerter, utilstrekkelig. Nord godtok ikke, Vest rettet til 2 kløver, ikke sammenlignbar, "
        "så jeg sa Øst må passe ut meldingsforløpet. Nord 2 spar. Så melder Øst 3 kløver likevel.",
    ),
    (
        "en",
        "West's 1H over South's 1S was insufficient, not accepted, he made it 2C, and I ruled East has to pass "
        "throughout. North bid 2S and East came in with 3C. What now?",
    ),
]


@pytest.mark.parametrize(("language", "told"), AFTER_A_RULING)
def test_what_breaks_a_ruling_is_ruled_behind_what_brought_it(service: Service, language: Language, told: str) -> None:
    """37A or 37B, by whether South has called since, which nobody told."""
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "required_pass_violated"
    assert document["procedure"]["facts"].get("lho_called") is None
    assert "37A, 37B1" in document["answer"]


def test_who_calls_over_the_breach_makes_it_stand(service: Service) -> None:
    """37A: North sits behind West."""
    told = (
        "Kelet soron kívül kontrázott, nem fogadták el, a bíró szerint Nyugat egyszer passzolni köteles. Nyugat erre 2 "
        "pikket mondott, Észak meg rá 3 treffet."
    )
    facts = ruled(service, told, "hu")["procedure"]["facts"]
    assert (facts["offender"], facts["lho_called"]) == ("W", True)
