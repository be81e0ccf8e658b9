"""57D from who has played: behind his partner's card a defender's next one comes at the right-hand opponent's turn."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

AT_OPPONENTS_TURN: list[tuple[Language, str]] = [
    ("en", "Declarer called a small club from dummy, I followed with the five, and before declarer played from hand my \
partner put down the king of clubs. Penalty?"),
    ("en", "Declarer called for a low heart from dummy. Before she'd picked one from hand, my partner dropped the jack \
of hearts. I'd already put my card in. Is it a penalty card?"),
    ("pl", "Rozgrywajacy wyszedl z reki pikiem, ja dolozylem, a zanim dziadek cokolwiek polozyl, partner juz rzucil \
asa pik. Co teraz?"),
    ("nb", "Spilleforer spilte hjerter fra hånda, jeg la på, men før bordet fikk lagt på la makker hjerter ess. Hva \
skjer?"),
]  # fmt: skip
BEFORE_PARTNER: list[tuple[Language, str]] = [
    ("en", "Declarer called a small club from dummy, and before I had played my partner put down the king of clubs. \
Declarer had not played from hand."),
    ("nb", "Lav kløver fra bordet. Før jeg hadde lagt på som andre hånd smalt makker i kløver konge, spilleføreren \
hadde ikke spilt fra hånda. Hva kan hun kreve?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), AT_OPPONENTS_TURN)
def test_behind_partners_card_it_is_the_opponents_turn(service: Service, language: Language, told: str) -> None:
    """57D: a card of the suit led is played in turn; 57A gives declarer no choice, 57C is not asked."""
    answer = service.reply(told, None, None, None, language)
    assert "57D" in answer["answer"]
    assert "57A" not in answer["answer"]
    assert "57C" not in answer["answer"]


@pytest.mark.parametrize(("language", "told"), BEFORE_PARTNER)
def test_before_partner_declarer_chooses(service: Service, language: Language, told: str) -> None:
    """57A: the partner has yet to play, so that declarer chooses what he plays."""
    answer = service.reply(told, None, None, None, language)
    assert "57A" in answer["answer"]
    assert "57D" not in answer["answer"]
