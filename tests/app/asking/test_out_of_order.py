"""Laws 28B, 29A, 31: in the middle of an auction the call that breaks the rotation is the one out of turn."""

from __future__ import annotations

import pytest

from app.answering.spoken import words
from app.service import Service
from corpus.model import Language
from tests.telling import ruled

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


LOW_TOO: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél 1 kőrt nyitott, Nyugat 1 pikket szólt közbe, Észak még gondolkodott, amikor Kelet bedobta, hogy 1 káró. "
        "Se nem ő jött, se nem elég.",
    ),
    ("pl", "S otworzył 1 kier, W wszedł 1 pik. N jeszcze myślał, a E wyskoczył z 1 karo. Za nisko i nie jego kolej."),
    ("nb", "Syd åpnet 1 hjerter, Vest 1 spar. Nord tenkte ennå da Øst meldte 1 ruter. For lavt og utenfor tur."),
    ("en", "South opened 1H, West overcalled 1S. North was still thinking when East put out 1D. Too low as well."),
]


@pytest.mark.parametrize(("language", "told"), LOW_TOO)
def test_too_low_before_one_who_thinks_is_out_of_rotation(service: Service, language: Language, told: str) -> None:
    """27A2: 31 rules, and a bid repeated after a pass is then insufficient (31A1, 27)."""
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "bid_out_of_rotation"
    assert document["procedure"]["facts"]["out_of_turn"] == {"player": "E", "call": "1D"}
    assert "27A2" in document["answer"]
    assert "(27)" in document["answer"]
    question = document["next_question"]
    assert question is not None
    assert words(document["headline"]["text"]) + words(question["text"]) <= 60


def test_behind_a_pass_that_is_told_it_is_only_too_low(service: Service) -> None:
    """27A1: North passed, and East is in turn."""
    told = "South opened 1H, West overcalled 1S, North passed, and East bid 1D. South hasn't called."
    assert ruled(service, told, "en")["procedure"]["name"] == "insufficient_bid"
