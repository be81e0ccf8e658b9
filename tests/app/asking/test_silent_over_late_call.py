"""39C: who is told to have said nothing over a call behind the last pass has not called over it."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

SILENT: list[tuple[Language, str]] = [
    ("hu", "1 szan, passz, 3 szan, és lement a három passz. Erre Kelet, aki addig passzolt, bemondja: kontra! Dél a \
felvevő, meg se szólalt rá, hívtak engem. Nyugat indulna."),
    ("pl", "Szło S 1BA, N 3BA, po 3BA już trzy pasy z rzędu, a E nagle kontra. Rozgrywający S nic po tej kontrze nie \
zalicytował, wołał sędziego. W ma wistować."),
    ("nb", "Syd meldte 1 NT, Nord 3 NT, så tre pass, og da dobler Øst, som hele tiden hadde passet. Syd sa ingenting, \
bare ropte på TL. Vest skal ut."),
    ("en", "I'm South, I opened 1NT, partner raised to 3NT, three passes after it. Then East, who'd only ever passed, \
doubles. I said nothing over it, just shouted director. West is to lead."),
]  # fmt: skip
OPEN: list[tuple[Language, str]] = [
    ("hu", "1 szan, passz, 3 szan, és lement a három passz. Erre Kelet, aki addig passzolt, bemondja: kontra! Dél a \
felvevő. Nyugat indulna, még nincs lap kint."),
    ("pl", "S 1BA, N 3BA, trzy pasy i wtedy E kontra. W ma wistować, jeszcze nie wyszedł."),
    ("nb", "Syd meldte 1 NT, Nord 3 NT, så tre pass, og da dobler Øst, som hele tiden hadde passet. Vest skal ut og \
har ikke spilt ennå."),
    ("en", "South 1NT, North 3NT, three passes, then East doubles. West is to lead and hasn't yet."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), SILENT)
def test_who_said_nothing_has_not_called(service: Service, language: Language, told: str) -> None:
    procedure = ruled(service, told, language)["procedure"]
    assert procedure["name"] == "call_after_final_pass"
    assert {row["fact"]: row["value"] for row in procedure["read"] if row["sure"]}["lho_called"] is False


@pytest.mark.parametrize(("language", "told"), OPEN)
def test_a_card_not_led_denies_no_call(service: Service, language: Language, told: str) -> None:
    procedure = ruled(service, told, language)["procedure"]
    assert "lho_called" not in {row["fact"] for row in procedure["read"] if row["sure"]}
