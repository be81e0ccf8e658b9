"""A card of which partner only had the back is neither played nor a penalty card (45C1, 49)."""

from __future__ import annotations

import pytest

from app.answering.documents import case_of
from app.service import Service
from corpus.model import Language

HIDDEN: list[tuple[Language, str]] = [
    ("hu", "Kelet kihúzta a kőr királyt aztán visszadugta. A felvevő látta, de Kelet partnere csak a hátlapját "
           "láthatta, a színét nem láthatta. Ki van játszva?"),
    ("pl", "E wyjął z ręki króla kier i schował. Rozgrywający go zobaczył, ale partner E widział tylko koszulkę, nie "
           "mógł widzieć karty. Zagrana?"),
    ("nb", "Øst dro fram hjerter konge og stakk den inn igjen. Spillefører så den. Makkeren hans hadde bare baksiden "
           "mot seg og kunne ikke se hvilket kort det var. Er den spilt?"),
    ("en", "Declarer (South) says my pal East pulled the heart king out of his hand then tucked it back, and she saw "
           "it. But his partner West only had the back of it facing him, no way he could see which card, nobody "
           "disputes that. She's shouting it's played, or at least a penalty card."),
]  # fmt: skip
SEEN: list[tuple[Language, str]] = [
    ("hu", "Kelet kihúzta a kőr királyt aztán visszadugta. A partnere jól láthatta a lap színét. Ki van játszva?"),
    ("pl", "E wyjął z ręki króla kier i schował. Partner E mógł go dobrze widzieć. Zagrana?"),
    ("nb", "Øst dro fram hjerter konge og stakk den inn igjen. Makkeren hans kunne godt se den. Er den spilt?"),
    ("en", "East pulled the king of hearts and tucked it back. His partner could see it perfectly well though he was "
           "looking away. Is it played?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), HIDDEN)
def test_what_partner_could_not_see_is_not_played(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert "45C1, 49" in document["answer"]
    assert not document["procedure"]["need"]


@pytest.mark.parametrize(("language", "told"), SEEN)
def test_what_he_could_see_is(service: Service, language: Language, told: str) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "45C1" in answer
    assert "45C1, 49" not in answer


TURNED_AWAY: list[tuple[Language, str]] = [
    ("hu", "Kelet elejtette a pikk királyt. A partnere elfordult, hogy lássa a tévét."),
    ("pl", "E upuścił króla pik. Partner odwrócił się, żeby zobaczyć telewizor."),
    ("nb", "Øst mistet spar konge. Makker snudde seg bort for å se på TV."),
    ("en", "East dropped the king. Partner turned away back to see the TV."),
]


@pytest.mark.parametrize(("language", "told"), TURNED_AWAY)
def test_who_turned_away_may_have_seen_it(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert case_of(document)["facts"].get("partner_could_see") is not False
