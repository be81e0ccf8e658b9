"""Tricks of a revoke told by their numbers, or by how many each side had before, made and won since (Law 64A)."""

from __future__ import annotations

import pytest

from app.answering.documents import case_of
from app.service import Service
from corpus.model import Language

NUMBERED: list[tuple[Language, str, bool]] = [
    ("hu", "3 pikket játszott Kelet. A végén láttuk, hogy Észak a nyolcadik ütésben treffet lopott és vitte is, pedig "
           "volt treffje. A védelem az 1., 3., 4., 6. és 8. ütést vitte. Hány ütés jár?", False),
    ("pl", "E grał 3 piki. Po rozdaniu: N w 4. lewie przebił trefla mając trefla i sam wziął lewę. Obrona wzięła lewy "
           "1, 4, 7 i 9. Ile lew przechodzi?", True),
    ("nb", "Øst spilte 3 spar. Etter siste stikk så vi at Nord trumfet en kløver i stikk åtte og tok stikket, med "
           "kløver på hånda. Forsvaret tok stikk 1, 3, 4, 6 og 8. Hvor mange stikk skal over?", False),
    ("en", "East played 3S. After the play North turns out to have ruffed a club at trick 4 and won it with a club in "
           "his hand. The defenders won tricks 1, 4, 7 and 9. How many go over?", True),
]  # fmt: skip
NOT_THEIRS: list[tuple[Language, str]] = [
    ("en", "East played 3S. With all cards played North turns out to have ruffed a club at trick 4 and won it with a "
           "club in his hand. Declarer won tricks 1, 7 and 9. How many go over?"),
    ("nb", "Øst spilte 3 spar. Etter siste stikk så vi at Nord trumfet en kløver i stikk fire og tok stikket, med "
           "kløver på hånda. Spillefører tok stikk 1, 7 og 9. Hvor mange stikk skal over?"),
]  # fmt: skip
COUNTED: list[tuple[Language, str]] = [
    ("hu", "5 kárót játszottam Északról, tíz ütésem lett. Kelet-Nyugatnak addig két ütése volt, aztán Nyugat ellopott "
           "egy kőrt, onnantól semmi nem volt az övék. A végén kiderült, hogy volt kőrje. Mi jár?"),
    ("pl", "5 karo N, wzięte dziesięć lew. EW mieli wcześniej dwie lewy, potem W przebił kiera i już nic do końca. Po "
           "rozdaniu wyszło, że W miał kiera. Ile się należy?"),
    ("nb", "5 ruter i nord, ti stikk. ØV hadde to stikk fra før, så stjal Vest en hjerter, etter det fikk de "
           "ingenting. Etter spillet viste det seg at han hadde hjerter. Hva får vi?"),
    ("en", "5D by North, ten tricks. EW had two tricks already, then West ruffed a heart, nothing after that. After "
           "the play he turned out to have held a heart. What is due?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told", "later"), NUMBERED)
def test_a_later_number_is_a_later_trick(service: Service, language: Language, told: str, later: bool) -> None:
    assert case_of(service.reply(told, None, None, None, language))["facts"]["later_trick_won"] is later


@pytest.mark.parametrize(("language", "told"), NOT_THEIRS)
def test_the_other_sides_numbers_tell_none(service: Service, language: Language, told: str) -> None:
    assert case_of(service.reply(told, None, None, None, language))["facts"].get("later_trick_won") is not True


@pytest.mark.parametrize(("language", "told"), COUNTED)
def test_what_is_left_is_the_ruff(service: Service, language: Language, told: str) -> None:
    facts = case_of(service.reply(told, None, None, None, language))["facts"]
    assert (facts.get("winner"), facts.get("later_trick_won")) == ("offending_player", False)
