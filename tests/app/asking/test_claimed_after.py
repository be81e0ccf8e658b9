"""63A3: the claim of the side that revoked establishes the revoke; both are ruled, the trump out by 70C."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

BOTH: list[tuple[Language, str]] = [
    (
        "hu",
        "4 kőr, Észak a felvevő. Treff jött, kézből ellopta, az ütés az övé, és rögtön leterített, hogy a többi az "
        "övé. Az adut nem említette, azt hitte, elfogyott, pedig Keletnél ott a kőr 8. És van még egy treff a kezében!",
    ),
    (
        "pl",
        "Gram 4 kiery. Przebiłem trefla w ręce, wziąłem lewę i od razu wykładam karty: reszta moja. A tu w ręce mam "
        "jeszcze jednego trefla. Lewy przeciwnik ma ósemkę atu, myślałem, że atuty wyszły, nic o nich nie mówiłem.",
    ),
    (
        "nb",
        "Syd i 4 hjerter stjal en kløver på hånda, vant stikket og la opp kortene: resten er mine. Nevnte ikke trumf. "
        "Men Øst satt med hjerter 8. Og så hadde Syd en kløver igjen! Hvem får hva?",
    ),
    (
        "en",
        "Declarer in 4H ruffs a club in hand, wins the trick and tables his cards, all mine. He still has a club! And "
        "I hold the eight of trumps, which he never mentioned and thought was gone. How many do we get?",
    ),
]
ALONE = "Declarer in 4H tables his cards, all mine. I hold the eight of trumps, which he never mentioned. How many?"


@pytest.mark.parametrize(("language", "told"), BOTH)
def test_the_revoke_is_ruled_and_the_trump_with_it(service: Service, language: Language, told: str) -> None:
    """64A1, 63A3, 70C3: a later trick hangs on the claim, and the trump on whether normal play could lose to it."""
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "revoke_rectification"
    facts = document["procedure"]["facts"]
    assert facts["since_revoke"] == "claim_or_concession"
    assert "later_trick_won" not in facts
    assert "63A3" in document["answer"]
    assert "70C" in document["answer"]


RUFFED = (
    "Syd i 4 spar stjal en ruter på hånda og vant stikket, la rett etterpå opp kortene: resten er mine. Nevnte ikke "
    "trumf, trodde de var ute. Men Vest satt med spar 9."
)


@pytest.mark.parametrize(("language", "told"), [("en", ALONE), ("nb", RUFFED)])
def test_a_claim_without_a_revoke_stays_a_claim(service: Service, language: Language, told: str) -> None:
    """70C alone: a ruff before the claim is no revoke."""
    assert ruled(service, told, language)["procedure"]["name"] == "contested_claim"


CLAIMED: list[tuple[Language, str]] = [
    ("hu", "Felvevő Nyugat a 7. ütésben kézből ellopta a kárót, az övé lett, majd a kilencediknél leterített, minden "
     "az övé. Észak meglátta nála a káró hatost. Mennyi jár?"),
    ("pl", "Gram na S 4 kiery. W szóstej lewie przebiłem karo w ręce, wziąłem ją, a w dziesiątej wyłożyłem karty, "
     "reszta moja. Obrońca zobaczył u mnie karo. Ile lew oddaję?"),
    ("nb", "Spillefører Nord trumfet en ruter på hånda i stikk seks, tok stikket, og krevde resten i stikk ti. Så ser "
     "Øst en ruter blant kortene hans. Ingen har meldt i neste spill."),
    ("en", "I was declarer and ruffed the third round of diamonds in my hand at trick seven and won it. At trick ten I "
     "claimed the lot. West pointed at the two of diamonds in my hand: a revoke."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), CLAIMED)
def test_tricks_claimed_by_the_side_that_revoked_are_later_tricks(
    service: Service, language: Language, told: str
) -> None:
    """64A1: the revoke trick and one of those claimed; nothing is asked of later tricks."""
    document = ruled(service, told, language)
    facts = document["procedure"]["facts"]
    assert (facts["winner"], facts["later_trick_won"]) == ("offending_player", True)
    assert "64A1" in document["answer"]


GAVE_UP: list[tuple[Language, str, bool]] = [
    ("hu", "A felvevő a treff ásszal vitte a tizedik ütést, Nyugat pikket dobott. Senki nem hívott még, Nyugat azt "
     "mondja: a többi a tiétek. Aztán talált egy treffet a kezében. Javíthatja?", False),
    ("pl", "Rozgrywający wziął dziesiątą lewę asem trefl, W zrzucił pika. Nikt jeszcze nie wyszedł, a W mówi: reszta "
     "wasza. Potem znalazł trefla w ręku. Można poprawić?", False),
    ("nb", "Spillefører tok stikk ti med kløver ess, Vest kastet en spar. Før noen spilte videre sa Vest at resten er "
     "deres. Så fant han en kløver. Kan det rettes?", False),
    ("en", "South won trick ten with the ace of clubs, West discarding a spade. West faced his cards: the rest is "
     "yours. Then he saw he had a club.", False),
    ("hu", "Adu pikk, tizedik ütés, felvevő treff királyt hív és viszi, Kelet kőrt dobott rá. Mielőtt bárki a "
     "következőhöz hívna Kelet kiteszi a pikk ászt: ez az enyém, a többi a tiéd. Aztán Kelet talál egy treffet.", True),
    ("nb", "Spar trumf, stikk 10, spillefører spilte kløver konge og vant, jeg i øst kastet en hjerter. Før noen "
     "spilte til neste la jeg fram spar ess og sa den er min resten er dine. Så oppdaget jeg kløver sju.", True),
    ("en", "Hearts are trumps. I lead the queen of diamonds at trick nine and win it, West throws a spade. Before the "
     "next lead West puts the ace of hearts down, 'one for me, the rest are yours'. Then a diamond turns up in West's "
     "hand. Can he still correct it?", True),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told", "later"), GAVE_UP)
def test_the_rest_given_up_is_no_later_trick_but_one_kept_is(
    service: Service, language: Language, told: str, later: bool
) -> None:
    """63A3, 64A2, 64B1."""
    document = ruled(service, told, language)
    assert document["procedure"]["facts"]["later_trick_won"] is later
