"""33: of two calls at once the other caller's place is told by who sits where, whatever his call sounds like."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

RHO: list[tuple[Language, str]] = [
    ("hu", "A partnerem és a bal oldali ellenfelem egyszerre licitált: a partnerem passzolt, a bal oldali kontrázott. \
A partnerem volt soron. Hogyan tovább?"),
    ("pl", "Mój partner i lewy przeciwnik zalicytowali równocześnie: partner spasował, lewy dał kontrę. Była kolej \
partnera. Co dalej?"),
    ("nb", "Makker og venstre motstander meldte samtidig: makker passet, venstre motstander doblet. Det var makkers \
tur. Hva nå?"),
    ("en", "My partner and LHO called at the same moment: partner passed, LHO doubled. It was partner's turn. How do \
we go on?"),
]  # fmt: skip
LHO: list[tuple[Language, str]] = [
    ("hu", "Kelet és Dél egyszerre licitált: Kelet passzolt, Dél 1♠-t mondott. Kelet volt soron."),
    ("pl", "E i S zalicytowali równocześnie: E spasował, a S dał 1♠. Była kolej E."),
    ("nb", "Øst og Sør meldte samtidig: Øst passet og Sør meldte 1♠. Det var Østs tur."),
    ("en", "East and South called at the same moment: it was East's turn, he passed, and South bid 1♠."),
]


@pytest.mark.parametrize(("language", "told"), RHO)
def test_who_sits_before_the_player_in_turn_called_out_of_it(service: Service, language: Language, told: str) -> None:
    reply = service.reply(told, None, None, None, language)
    facts = reply["procedure"]["facts"]
    assert facts["caller_position"] == "rho"
    assert "auction" not in facts
    assert "29" in reply["answer"]


@pytest.mark.parametrize(("language", "told"), LHO)
def test_who_sits_behind_him_called_in_turn(service: Service, language: Language, told: str) -> None:
    facts = service.reply(told, None, None, None, language)["procedure"]["facts"]
    assert facts["caller_position"] == "lho"
