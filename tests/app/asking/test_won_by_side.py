"""A trick of a revoke that a side won, not which of its players: asked; all the rest mine, none of it theirs (64A)."""

from __future__ import annotations

import pytest

from app.answering.documents import case_of
from app.service import Service
from corpus.model import Language

BY_SIDE: list[tuple[Language, str]] = [
    ("hu", "4 pikket játszottam Nyugatról, hármat buktam. A vége után vettük észre, hogy Dél a második ütésben nem "
           "tett kőrre kőrt, pedig volt nála. Az ütést ők vitték el, később is jött nekik három. Mennyi jár nekünk?"),
    ("pl", "Bronię na E. Nie dołożyłem do kara w szóstej lewie, a miałem karo. Lewę wzięła nasza strona, później też "
           "dwie lewy. Rozgrywający chce dwie. Wszystko wyszło po rozdaniu."),
    ("nb", "Jeg satt i motspill i nord og bekjente ikke kløver i stikk fem selv om jeg hadde. Vi tok det stikket og "
           "tre til etterpå. Spillet er ferdig. Spillefører krever to stikk?"),
    ("en", "Playing 3NT I found after the last card that West hadn't followed to a club on trick three. They won that "
           "trick and four more later. How many tricks do we get back?"),
]  # fmt: skip
BY_ONE: list[tuple[Language, str, str]] = [
    ("hu", "Nyugat, védő, az ötödik ütésben nem adott treffet, pedig volt neki. Az ütést a felvevő vitte, a védők "
           "később kettőt vittek. A játék végén jöttünk rá. Mi jár?", "other"),
    ("pl", "E, obrońca, w czwartej lewie przebił kiera mając kiera i sam wziął lewę. Obrońcy wzięli potem jeszcze "
           "jedną. Po rozdaniu to wyszło. Ile mi się należy?", "offending_player"),
    ("nb", "Vest revoket i motspill i stikk sju, trumfet ruteren min og tok stikket selv, de fikk to stikk til. Sett "
           "etter at spillet var slutt. Hvor mange stikk får vi?", "offending_player"),
    ("en", "East, defending, ruffed a heart at trick six with a heart in his hand and won it himself. The defence "
           "took two tricks later. Noticed after the play. What do we get?", "offending_player"),
]  # fmt: skip
REST_MINE: list[tuple[Language, str]] = [
    ("hu", "Nyugat a nyolcadik ütésben ellopta a treffemet, az ütés az övé lett, közben volt még treffje. Onnantól "
           "minden ütés a miénk volt. Csak a végén derült ki. Egy vagy két ütést kapok?"),
    ("pl", "E, obrońca, w czwartej lewie przebił kiera mając kiera i sam wziął lewę. Potem wszystkie lewy były moje. "
           "Po rozdaniu to wyszło. Ile mi się należy?"),
    ("nb", "Øst stjal hjerteren min i sjette stikk og fikk stikket, men hadde en hjerter igjen likevel. Resten av "
           "stikkene ble våre. Vi så det da alt var spilt. Skal vi ha to stikk?"),
    ("en", "East, defending, ruffed my heart at trick six and won it, holding a heart. All the rest were mine. "
           "Noticed after the play. What do we get?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), BY_SIDE)
def test_which_of_them_won_it_is_asked(service: Service, language: Language, told: str) -> None:
    case = case_of(service.reply(told, None, None, None, language))
    assert "winner" not in case["facts"]
    assert case["facts"]["later_trick_won"] is True


@pytest.mark.parametrize(("language", "told", "winner"), BY_ONE)
def test_who_is_named_won_it(service: Service, language: Language, told: str, winner: str) -> None:
    assert case_of(service.reply(told, None, None, None, language))["facts"]["winner"] == winner


@pytest.mark.parametrize(("language", "told"), REST_MINE)
def test_where_the_rest_was_mine_they_won_none(service: Service, language: Language, told: str) -> None:
    facts = case_of(service.reply(told, None, None, None, language))["facts"]
    assert (facts["winner"], facts["later_trick_won"]) == ("offending_player", False)
