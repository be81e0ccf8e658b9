"""61B2b: dummy who asks a defender whether he has none; the revoke found by it is corrected all the same."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

DEFENDER: list[tuple[Language, str]] = [
    (
        "hu",
        "Felvevő káró hívására Nyugat a treff dámát dobta. Az asztal rákérdezett Nyugatnál: nincs káró? Az mondta, "
        "nincs. Kicsit később mégis előkerült nála a káró 4. Mi lesz most a dámával?",
    ),
    (
        "pl",
        "Jestem dziadkiem i chyba podpadłem. Partner wyszedł w karo, W w obronie dał damę trefl, ja odruchowo: nie "
        "masz kara? Nie mam. Chwilę później znalazła mu się czwórka. W niczyje karty nie zaglądałem, słowo. Czy mogłem "
        "go zapytać i co dalej z tą damą?",
    ),
    (
        "nb",
        "Spillefører i syd spiller ruter. Vest kaster kløver dame. Nord, altså blindemann, spør vest om han er renons "
        "i ruter. Ja, svarer han, men litt senere dukker ruter 4 opp på hånda hans. Hvordan dømmer dere?",
    ),
    (
        "en",
        "I'm West, defending, discarded the queen of clubs on declarer's diamond and dummy goes 'no diamonds?' I said "
        "none, then a bit later there was the four in my hand. Can dummy even ask me that? And my queen?",
    ),
]
DECLARER: list[tuple[Language, str]] = [
    ("hu", "Kelet pikket hívott, a felvevő kárót dobott, az asztal megkérdezte: nincs pikked? Nem volt. Szabad ezt?"),
    (
        "pl",
        "E wyszedł w pika, rozgrywający zrzucił karo, dziadek zapytał: nie masz pików? Nie miał. Czy wolno mu pytać?",
    ),
    ("nb", "Øst spilte spar, spillefører kastet ruter, og blindemann spurte: ingen spar? Han hadde ingen. Er det lov?"),
    (
        "en",
        "A defender led a spade, partner pitched a diamond, I, dummy, said 'no spades?' He had none. May I ask that?",
    ),
]


@pytest.mark.parametrize(("language", "told"), DEFENDER)
def test_the_revoke_is_corrected_all_the_same(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["procedure"]["name"] == "revoke_correction"
    facts = document["procedure"]["facts"]
    assert (facts["asker"], facts["asked"], facts["offender_role"]) == ("dummy", "defender", "defender")
    assert "61B2b" in document["answer"]


@pytest.mark.parametrize(("language", "told"), DECLARER)
def test_declarer_may_be_asked(service: Service, language: Language, told: str) -> None:
    assert "61B2b" not in service.reply(told, None, None, None, language)["answer"]


FOUND_ONE: list[tuple[Language, str]] = [
    (
        "hu",
        "A felvevő treffet hív, Nyugat lopja és viszi. Az asztal megkérdezi: nincs treffed? És tényleg volt!",
    ),
    (
        "pl",
        "W przebił trefla rozgrywającego i wziął. Dziadek spytał go: nie masz trefli? No i faktycznie miał jednego.",
    ),
    (
        "nb",
        "Vest (motspiller) trumfet kløver og tok stikket. Blindemann spurte: ingen kløver, vest? Jo da, vest hadde en.",
    ),
    ("en", "Declarer led a club, West ruffed and took it. Dummy asked 'no clubs, West?' and lo, he finds one."),
]


@pytest.mark.parametrize(("language", "told"), FOUND_ONE)
def test_a_defender_who_finds_one_has_revoked(service: Service, language: Language, told: str) -> None:
    found = service.reply(told, None, None, None, language)["procedure"]
    assert found is not None
    assert found["name"] == "revoke_correction"
    assert found["facts"].get("asked") == "defender"
