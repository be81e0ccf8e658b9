"""Laws 28B, 29A, 31: in the middle of an auction the call that breaks the rotation is the one out of turn."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

IN_TURN: list[tuple[Language, str, str]] = [
    ("hu", "Eszak osztott es 1 treffet mondott, kelet passz, del 1 kor. Nyugat meg gondolkodott, de eszak mar rakta is \
a 2 treffet. Erre nyugat kitette a passzt. Mit kell eszaknak tennie?", "N"),
    ("en", "South dealt: pass, West 1H, North pass. It was East to bid but South came in with 1S. East then just bid \
2H as if nothing had happened. What now for South and North?", "S"),
    ("pl", "N otworzyl 1 trefl, E pas, S 1 kier. Kolej W, ale N zglosil 2 trefl. Wtedy W spasowal. Co teraz moze N?",
     "N"),
    ("nb", "Vest aapnet 1 ruter, Nord pass, Oest 1 spar. Syd skulle melde, men Vest la ut 2 ruter. Saa passet Syd. Hva \
gjelder for Vest?", "W"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told", "offender"), IN_TURN)
def test_who_was_in_turn_called_behind_it(service: Service, language: Language, told: str, offender: str) -> None:
    reply = service.reply(told, None, None, None, language)
    facts = reply["procedure"]["facts"]
    assert (facts["out_of_turn"]["player"], facts["whose_turn"]) == (offender, "rho")
    assert "28B" in reply["answer"]


def test_behind_a_ruling_his_call_is_that_of_law_31(service: Service) -> None:
    told = "Vest aapnet 1 ruter, Nord pass, Oest 1 spar. Syd skulle melde, men Vest la ut 2 ruter. TL kom, Nord godtok \
ikke, og saa passet Syd. Hva gjelder for Vest?"
    reply = service.reply(told, None, None, None, "nb")
    assert "28B" not in reply["answer"]
    assert "31A1" in reply["answer"]
    assert reply["next_question"] is None


def test_two_calls_that_break_the_rotation_show_nothing(service: Service) -> None:
    told = "South opened 1S, North raised to 2S, East bid 3C out of turn. What happens?"
    facts = service.reply(told, None, None, None, "en")["procedure"]["facts"]
    assert facts.get("out_of_turn") != {"player": "N", "call": "2S"}


def test_who_called_before_the_dealer_called_out_of_turn(service: Service) -> None:
    told = (
        "Dealer was North, my partner. East butts in with 1H before him. Partner just bids 1NT in his proper turn, no \
director there yet. Only then did East ask for a ruling. Surely his partner is silenced now?"
    )
    reply = service.reply(told, None, None, None, "en")
    assert reply["procedure"]["facts"]["out_of_turn"]["player"] == "E"
    assert "28B" in reply["answer"]
