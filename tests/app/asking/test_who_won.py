"""64A and 64B1 by sides: what the other side won is no trick of the one who revoked, nor are those his side lost."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

NOTHING_WON: list[tuple[Language, str]] = [
    ("hu", "Vedekezoként a negyedik utesben szint vetettem, a nyolcadikban derult ki. Mi egyetlen utest sem vittunk az \
egesz leosztasban. Hany utes jar nekik?"),
    ("pl", "Jako obronca nie dodalem do koloru w piatej lewie, wyszlo w dziesiatej. Wszystkie lewy od piatej wzial \
rozgrywajacy. Ile lew oddajemy?"),
    ("nb", "Som motspiller gjorde jeg revoke i stikk fem, det ble oppdaget i stikk ti. Spillefører tok alle stikkene \
fra og med det femte. Hva koster det?"),
    ("nb", "Makker revoket i forsvar, spillefører tok stikket og alle de resterende. Oppdaget etter spillet."),
    ("en", "We defended. I revoked at trick three, and it came up at trick six. After that trick we took no more \
tricks and declarer won that one too. What's it cost?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), NOTHING_WON)
def test_a_side_that_won_neither_that_nor_a_later_trick_loses_none(
    service: Service, language: Language, told: str
) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    facts = document["procedure"]["facts"]
    assert (facts["winner"], facts["later_trick_won"]) == ("other", False)
    assert "64B1" in document["answer"]


def test_tricks_won_later_are_not_the_trick_of_the_revoke(service: Service) -> None:
    """64A1: declarer's hand won the trick of his revoke; that the defenders won three afterwards changes nothing."""
    told = (
        "Jeg var spillefører i 2 hjerter og stakk en ruter fra hånda med trumf. Stikket etter spilte jeg fra bordet, \
og så dukket det opp en ruter i hånda mi. Motparten vant tre stikk etterpå, vi tok resten. Hva koster det?"
    )
    document = service.reply(told, None, None, None, "nb")
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["winner"] == "offending_player"


NONE_SINCE: list[tuple[Language, str]] = [
    ("en", "East, a defender, threw a club on a heart holding a heart; declarer won. The defence never took another "
     "trick. It came out at the end."),
    ("hu", "Kelet védő a negyedik ütésben nem adott kőrt, pedig volt neki, az ütést a felvevő vitte. A védők azután "
     "egyetlen ütést sem vittek. A végén vettük észre."),
    ("pl", "Obrońca E w czwartej lewie nie dołożył kiera, lewę wziął rozgrywający. Później obrona nie wzięła już "
     "żadnej. Wyszło na końcu."),
    ("nb", "Øst i motspill kastet kløver på hjerter i fjerde stikk med hjerter på hånda, spillefører vant. Motspillet "
     "fikk ikke flere stikk etterpå. Oppdaget etter siste kort."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), NONE_SINCE)
def test_no_later_trick_is_none(service: Service, language: Language, told: str) -> None:
    """64B1: a denied later trick is not one, however much of a later trick is said."""
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["later_trick_won"] is False
    assert "64B1" in document["answer"]


LATER_BY_NUMBER: list[tuple[Language, str]] = [
    ("hu", "Dél a felvevő. A 8. ütésben Kelet lopta a treffet, vitte is, aztán a 9.-et is ő ütötte. Erre Dél terített "
     "a maradék négyre. Lapok közt látszik, hogy Keletnél van még egy treff!"),
    ("pl", "Obrońca W nie dołożył do kiera w siódmej lewie, przebił i wziął ją, a ósma też była jego. Potem się "
     "wydało, gra trwa dalej. Ile lew?"),
    ("nb", "I stikk fire trumfet Øst en ruter i forsvar og tok stikket, i stikk fem fikk de også. Etterpå så vi at han "
     "hadde ruter. Hva koster det?"),
    ("en", "Defender East ruffed a club at trick five and won it. Trick eight was theirs too. After play a club turned "
     "up among his quitted cards. Cost?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), LATER_BY_NUMBER)
def test_a_later_trick_told_by_its_number_is_not_asked(service: Service, language: Language, told: str) -> None:
    """64A1: two tricks."""
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    facts = document["procedure"]["facts"]
    assert (facts["winner"], facts["later_trick_won"]) == ("offending_player", True)


def test_a_later_trick_of_the_other_side_is_none(service: Service) -> None:
    """64A: whether the defenders won another one is asked."""
    told = (
        "Defender East ruffed a club at trick five and won it. Declarer South won trick eight. After play a club "
        "turned up among his quitted cards. Cost?"
    )
    document = service.reply(told, None, None, None, "en")
    assert document["procedure"] is not None
    assert document["procedure"]["facts"].get("later_trick_won") is None


LED_NEXT: list[tuple[Language, str, str]] = [
    ("hu", "A felvevő kárót hívott, Nyugat treffet dobott. Aztán Kelet pikket hívott a következő ütéshez. Nyugatnál "
     "mégis volt káró.", "partner"),
    ("pl", "Rozgrywający gra karo, a W przebił i zaraz wyszedł w pika do następnej lewy. Potem znalazł karo. Więcej "
     "lew już ci obrońcy nie wzięli.", "offending_player"),
    ("nb", "Spillefører spilte ruter og vest kastet kløver. Øst spilte ut spar til neste stikk. Så fant vest en ruter.",
     "partner"),
    ("en", "Declarer led a diamond and West threw a club. Then declarer led a heart to the next trick, and now West "
     "found a diamond.", "other"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told", "winner"), LED_NEXT)
def test_who_leads_to_the_next_trick_won_the_last(service: Service, language: Language, told: str, winner: str) -> None:
    """44G: that side won the trick of the revoke, though no word says so (64A1, 64A2)."""
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["winner"] == winner


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("hu", "A védő Kelet színt vétett a kőrre, aztán pikket tett a következő ütéshez."),
        ("pl", "Obrońca E zrobił renons i zagrał do następnej lewy."),
        ("nb", "Øst revoket i forsvar og siden spilte til neste stikk."),
        ("en", "East, defending, revoked and played to the next trick."),
    ],
)
def test_who_only_played_to_the_next_trick_may_have_followed(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert "winner" not in document["procedure"]["facts"]


REST_OURS: list[tuple[Language, str]] = [
    (
        "hu",
        "Négy kőrt játszottam Délen. Kelet a hatodik ütésben ellopott egy kárót és elvitte, pedig volt kárója. "
        "Onnantól már minden ütés az enyém volt. A végén derült ki. Hány ütés jár?",
    ),
    (
        "pl",
        "W w siódmej lewie przebił kiera, choć miał kiera, i wziął lewę, resztę lew wziął już rozgrywający. Wyszło po "
        "ostatniej lewie. Ile lew się należy?",
    ),
    (
        "nb",
        "Øst stjal hjerteren min i sjette stikk og fikk stikket, men hadde en hjerter igjen. Kontrakten var 4 spar i "
        "Syd, og resten var mine. Vi så det da alt var spilt. Hvor mange stikk?",
    ),
    (
        "en",
        "East ruffed my heart at trick five and won it, with a heart left in his hand; the remaining tricks were all "
        "ours, I was declarer. Found at the end. How many?",
    ),
]


@pytest.mark.parametrize(("language", "told"), REST_OURS)
def test_the_rest_won_by_the_other_side_is_no_later_trick(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    facts = document["procedure"]["facts"]
    assert (facts["winner"], facts["later_trick_won"]) == ("offending_player", False)


def test_the_rest_won_by_his_own_side_is(service: Service) -> None:
    told = (
        "East ruffed my heart at trick five and won it, with a heart left in his hand; the defenders took the rest, "
        "I was declarer. Found at the end. How many?"
    )
    document = service.reply(told, None, None, None, "en")
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["later_trick_won"] is True
