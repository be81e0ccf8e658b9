"""Dummy asked declarer, who had none of the suit: no revoke, said at once, and nothing asked (42B1, 61B2a)."""

from __future__ import annotations

import pytest

from app.answering.documents import case_of
from app.service import Service
from corpus.model import Language

VOID: list[tuple[Language, str]] = [
    ("hu", "Asztalként megkérdeztem a partneremet, a felvevőt: nincs treffed? Azt mondta nincs, és valóban nem is volt "
           "neki. A védők szerint ez tilos volt, büntetést kérnek."),
    ("pl", "Dziadek spytał mnie 'nie masz pika?', gdy do pika dałem karo. Nie miałem, sprawdziliśmy to po rozdaniu. "
           "Obrońcy uważają, że dziadek ma milczeć i chcą lewę. Co orzec?"),
    ("nb", "Jeg var blindemann og spurte spillefører «ingen kløver?» da hun saket ruter på kløver. Hun svarte nei og "
           "det stemte. Hadde ikke kikka i noens kort. Nå krever motparten et stikk fordi blindemann skal tie stille."),
    ("en", "As dummy I asked my partner 'no spades?' when he discarded on a spade. He said no, and he really had none. "
           "Opponents claim dummy can't ask and want a trick. Are they right?"),
    ("nb", "Blindemann spurte spillefører «ingen hjerter?» Hun sa nei, det var sant. Motparten vil ha et stikk."),
]  # fmt: skip
FOUND: list[tuple[Language, str]] = [
    ("hu", "Asztalként megkérdeztem a felvevőt: nincs treffed? Ránézett, és talált egyet, azonnal kicserélte. A védők "
           "szerint ez tilos volt."),
    ("pl", "Dziadek zapytał rozgrywającego 'nie masz trefla?'. Jednak miał i poprawił. Przeciwnik żąda lewy."),
    ("nb", "Blindemann spurte spillefører «ingen spar?» da han kastet en ruter. Han fant en spar og byttet. Motparten "
           "vil ha et stikk."),
    ("en", "Dummy asked declarer 'no spades?' when he threw a heart. He found one and corrected it at once. Opponents "
           "want a trick."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), VOID)
def test_no_revoke_is_said(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert case_of(document)["facts"]["play_was_revoke"] is False
    assert "42B1" in document["answer"]
    assert not document["procedure"]["need"]


@pytest.mark.parametrize(("language", "told"), FOUND)
def test_one_that_is_found_was_a_revoke(service: Service, language: Language, told: str) -> None:
    facts = case_of(service.reply(told, None, None, None, language))["facts"]
    assert facts.get("play_was_revoke") is not False


UNPROVED: list[tuple[Language, str]] = [
    ("en", "Dummy asked declarer \"no hearts?\" Declarer said I have none. Then he found the three of hearts before "
           "anyone played on."),
    ("en", "Dummy asked declarer if he had no hearts. That was true. Later a heart turned up."),
    ("en", "Dummy asked declarer if he had no hearts when he threw a club. Declarer said I have none."),
    ("pl", "Dziadek zapytał, czy rozgrywający nie ma kierów. Powiedział, że naprawdę nie ma. Po chwili znalazł kiera."),
    ("hu", "Az asztal megkérdezte a felvevőt, nincs-e kőrje. Igaza volt az asztalnak, mert volt kőrje."),
    ("nb", "Blindemann spurte spillefører om han ikke hadde hjerter. Han hadde faktisk ikke ingen, fant en hjerter."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), UNPROVED)
def test_what_he_says_or_a_card_turned_up_later_is_no_void(service: Service, language: Language, told: str) -> None:
    facts = case_of(service.reply(told, None, None, None, language))["facts"]
    assert facts.get("play_was_revoke") is not False
