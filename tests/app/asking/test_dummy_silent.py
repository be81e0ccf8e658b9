"""Dummy, who is only told to have revoked, drew attention to nothing (43A1b); who speaks up did."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

SILENT: list[tuple[Language, str]] = [
    ("hu", "Dél 4 pikk, tíz ütés. A harmadik ütésben az asztal ellopta a kárót, pedig ott volt a káró 7. Két ütéssel "
           "később vettük észre. Két ütést kérünk."),
    ("pl", "Przeciwnik grał 4 pik i wziął 10. Dziadek przebił trzecie karo, a siódemka karo siedziała schowana za "
           "treflami. Zobaczyliśmy to dwie lewy później. Chcemy dwie lewy za fałszywy renons."),
    ("nb", "S i 4 spar fikk 10 stikk. i tredje runde ruter trumfet blindemann, men r7 lå gjemt bak kløverne. Oppdaget "
           "to stikk etterpå. ØV vil ha to stikk for svikten. Riktig?"),
    ("en", "South made 4S. At trick three dummy ruffed a diamond though the D7 was hidden behind the clubs. Discovered "
           "two tricks later. East's queen would have won. They want two tricks."),
]  # fmt: skip
SPEAKS: list[tuple[Language, str]] = [
    ("hu", "Nyugat, ellenjátékos színt vétett a harmadik ütésben, két ütéssel később az asztal szólt, hogy volt "
           "pikkje. Mi legyen?"),
    ("pl", "W, obrońca, popełnił fałszywy renons w trzeciej lewie. Dwie lewy później dziadek zwrócił uwagę. Co teraz?"),
    ("nb", "Vest, motspiller, revoket i tredje stikk. To stikk senere sa blindemann fra. Hva nå?"),
    ("en", "West revoked at trick three, defending, and dummy piped up about it two tricks later, after the trick had "
           "been played to. What now?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), SILENT)
def test_who_says_nothing_draws_no_attention(service: Service, language: Language, told: str) -> None:
    assert "43A1b" not in service.reply(told, None, None, None, language)["answer"]


@pytest.mark.parametrize(("language", "told"), SPEAKS)
def test_who_speaks_up_does(service: Service, language: Language, told: str) -> None:
    assert "43A1b" in service.reply(told, None, None, None, language)["answer"]
