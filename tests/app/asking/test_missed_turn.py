"""17D3: of a player who was missed no pass is put in, and who was missed is the one who made no call.

So he was where the bidder himself passes before him, whatever his pass sounds like (a slip, thinking).
"""

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


PASSED_BEFORE: list[tuple[Language, str]] = [
    ("en", "West opened 1♦, North passed, East passed, and before South could do anything West passed as well. South \
says she was going to balance. Can she?"),
    ("hu", "Nyugat 1♦-t nyitott, Észak passz, Kelet passz, ekkor Nyugat is passzolt tévedésből. Dél még gondolkodott, \
és kontrázni akar. Elkésett?"),
    ("pl", "W 1♦, N pas, E pas, a wtedy W też spasował przez pomyłkę. S jeszcze myślał i chce skontrować. Za późno?"),
    ("nb", "Vest åpnet 1♦, Nord passet, Øst passet, og før Sør rakk å gjøre noe passet Vest også. Sør ville melde. Kan \
hun det?"),
]  # fmt: skip
PASSED_IN_TURN: list[tuple[Language, str]] = [
    ("en", "West opened 1♦, North passed, East passed and South passed after a long think. Can West say anything?"),
    ("hu", "Nyugat 1♦-t nyitott, Észak passz, Kelet passz, Dél hosszú gondolkodás után passzolt."),
    ("pl", "W 1♦, N pas, E pas, S spasował po długim namyśle."),
    ("nb", "Vest åpnet 1♦, Nord passet, Øst passet og Sør passet etter lang tenkning."),
]


@pytest.mark.parametrize(("language", "told"), PASSED_BEFORE)
def test_the_bidders_own_pass_misses_who_has_not_called(service: Service, language: Language, told: str) -> None:
    reply = service.reply(told, None, None, None, language)
    facts = reply["procedure"]["facts"]
    assert (facts["missed_player"], facts["callers"]) == ("S", ["W", "N", "E", "W"])
    assert "17D3" in reply["answer"]


@pytest.mark.parametrize(("language", "told"), PASSED_IN_TURN)
def test_nobody_is_missed_where_all_have_passed(service: Service, language: Language, told: str) -> None:
    assert "17D3" not in service.reply(told, None, None, None, language)["answer"]
