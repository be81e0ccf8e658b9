"""21B1a: the misinformed player is of the other side; 20F5: whose contract it became is asked; 33: a legal call."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

MISINFORMED: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél 1NT, Nyugat 2♦. Rákérdeztem, Kelet azt mondta: két nemes. Erre passzoltam Északon. Most, még tart a "
        "licit, Kelet szól hogy elrontotta, ez naluk natúr káró. Én kontráztam volna! Visszavehetem a passzomat?",
    ),
    (
        "en",
        "South 1NT, West 2D. I asked and East said both majors, so I passed in North. The auction is still on and East "
        "says sorry, that was wrong, it is natural here. I would have doubled! Can I take my pass back?",
    ),
]
WHOSE: list[tuple[Language, str]] = [
    (
        "nb",
        "Spiller kommer bort til meg: makker forklarte hans 2hj som overføring, men avtalen er naturlig. Siste pass "
        "er lagt, ingen har spilt ut. Når skal han si det til motparten?",
    ),
    (
        "en",
        "A player came up to me: partner explained his 2H as a transfer, their agreement is natural. The last pass is "
        "down, nobody has led. When must he say so to the opponents?",
    ),
]
AT_ONCE: list[tuple[Language, str]] = [
    (
        "hu",
        "D 1 treff, utána Ny jött, letette a passzt, és pont ugyanabban a pillanatban É kirakta az 1 kőrt. Kelet "
        "szerint soron kívüli. Teljesen egyszerre volt.",
    ),
    (
        "pl",
        "Mój partner otworzył 1 trefl, prawy położył pas, a ja dokładnie w tej samej chwili rzuciłem 1 kier. "
        "Spadły równocześnie, wszyscy to widzieli.",
    ),
]


@pytest.mark.parametrize(("language", "told"), MISINFORMED)
def test_the_offenders_side_is_not_misinformed(service: Service, language: Language, told: str) -> None:
    facts = ruled(service, told, language)["procedure"]["facts"]
    sides = {"N": "ns", "S": "ns", "E": "ew", "W": "ew"}
    assert sides.get(facts.get("misinformed", "")) != sides[facts["offender"]]


@pytest.mark.parametrize(("language", "told"), WHOSE)
def test_whose_contract_it_became_is_asked(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    assert document["procedure"]["need"][0]["name"] == "side_declares"
    assert "20F5" in document["answer"]


@pytest.mark.parametrize(("language", "told"), AT_ONCE)
def test_a_bid_above_all_others_beside_a_pass_is_legal(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    assert document["procedure"]["facts"]["legal_after"] is True
    assert "33" in document["answer"]


TELLER: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet 1 szan, Dél passz, Nyugat 2 kőr, senki nem alertelt. Én passzoltam, Kelet 2 pikk, és még licit közben "
        "szólt, hogy a 2 kőr transzfer volt. Kontráztam volna. Megváltoztathatom a passzomat?",
    ),
    (
        "pl",
        "E 1BA, S pas, W 2 kier, nikt nie zaalertował. Ja spasowałem, E 2 pik i jeszcze w licytacji mówi, że 2 kier to "
        "był transfer. Skontrowałbym. Mogę zmienić pas?",
    ),
    (
        "nb",
        "Øst 1 grand, syd pass, vest 2 hjerter, ingen alerterte. Jeg passet, øst 2 spar, og mens meldingene pågikk sa "
        "han at 2 hjerter var overføring. Jeg ville ha doblet. Kan jeg endre passen min?",
    ),
    (
        "en",
        "East opened 1NT, South passed, West 2H and nobody alerted. I passed, North. East rebid 2S. Still during the "
        "auction he owned up 2H was a transfer. I would have doubled 2H. Can I have my pass back please?",
    ),
]


@pytest.mark.parametrize(("language", "told"), TELLER)
def test_the_teller_is_nobody_whom_he_names_by_a_seat(service: Service, language: Language, told: str) -> None:
    assert ruled(service, told, language)["procedure"]["facts"].get("misinformed") in (None, "N")
