"""17D3: of a player who was missed no pass is put in, and who was missed is the one who made no call."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

MISSED: list[tuple[Language, str]] = [
    ("en", "We had one notrump by South, West passed, East passed straight after him and South passed. North sat there \
with the bidding cards in hand, 'hang on when was my go?' Nobody has led. Is the auction done?"),
    ("hu", "Del 1 szant nyitott, nyugat paszolt, kelet rogton passzolt, aztan del is passzolt. Eszak szol: engem \
kihagytatok! Meg nem indult senki."),
    ("pl", "S otworzyl 1BA, W pas, E pas od razu za nim, S tez pas. N mowi: pomineliscie mnie! Nikt jeszcze nie \
wistowal. Koniec licytacji?"),
    ("nb", "Syd aapnet 1 grand, Vest passet, Oest passet rett etter, og Syd passet. Nord ble hoppet over. Ingen har \
spilt ut. Er meldingene slutt?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), MISSED)
def test_who_made_no_call_calls_now(service: Service, language: Language, told: str) -> None:
    reply = service.reply(told, None, None, None, language)
    facts = reply["procedure"]["facts"]
    assert (facts["missed_player"], facts["callers"]) == ("N", ["S", "W", "E", "S"])
    assert "17D3" in reply["answer"]
