"""64B7: no automatic trick only where both sides' revokes are established; of the second it is asked, where untold."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled
from understanding.hear import hear

OPEN: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél a felvevő. Kelet pikkre kőrt dobott, volt pikkje, továbbjátszottak. Később Dél treffre kárót dobott, "
        "pedig volt treffje. Most vettük észre. Ki kinek ad ütést?",
    ),
    (
        "nb",
        "Revoke på begge sider! Først jeg (Øst): i tredje stikk saket jeg kløver på spar med spar på hånda, "
        "spillefører vant det, vi har fått to stikk siden. Nå i åttende kastet spillefører (Syd) hjerter på Vests "
        "ruter enda han har ruter. Vest vant og har spilt ut igjen. Da ble begge oppdaget.",
    ),
    (
        "en",
        "Double trouble on one board. Trick three, spades: East pitched a club while holding a spade, South, declarer, "
        "won it, E-W have made two since. Just now, trick eight, West led a diamond and won, declarer threw a heart "
        "while holding a diamond. West has led to the next, and now both come out. Tricks?",
    ),
]
OVER = (
    "After the board was played out we found that both sides had revoked: East in spades, and South, declarer, in "
    "hearts. Who gets tricks?"
)


@pytest.mark.parametrize(("language", "told"), OPEN)
def test_whether_the_second_is_established_is_asked(service: Service, language: Language, told: str) -> None:
    """64B7, 62B2: established no trick goes over either way, otherwise declarer corrects it."""
    document = ruled(service, told, language)
    assert document["procedure"]["facts"].get("other_side_revoked") is True
    assert document["procedure"]["need"][0]["name"] == "other_revoke_established"
    assert "64C2" in document["answer"]


def test_on_a_board_played_out_both_are(service: Service) -> None:
    """Nothing is asked: no automatic trick for either side."""
    document = service.reply(OVER, None, None, None, "en")
    assert "64B7" in document["answer"]
    assert document["procedure"] is not None
    assert "other_revoke_established" not in [row["name"] for row in document["procedure"]["need"]]


FIRST_OPEN: list[tuple[Language, str]] = [
    (
        "nb",
        "To revoke i samme spill! Øst saket på spar i stikk 3 med spar på handa, vant ikke stikket, men ØV tok to "
        "seinere. I stikk 9 trumfet spillefører en kløver og hadde kløver selv. Begge ble oppdaget i samme slengen, "
        "spillet er ikke ferdig. Utligner de hverandre?",
    ),
    (
        "en",
        "Partner failed to follow to a spade at trick three though he had one. He didn't win it, we made two tricks "
        "after. Then declarer ruffed a club at trick nine holding one himself! Board's still in play.",
    ),
]


@pytest.mark.parametrize(("language", "told"), FIRST_OPEN)
def test_tricks_since_the_first_establish_no_second(service: Service, language: Language, told: str) -> None:
    """63A1, 64A2: the second is asked; of the first one trick goes over, since he did not win that trick himself."""
    document = ruled(service, told, language)
    facts = document["procedure"]["facts"]
    assert "both_sides_revoked" not in facts
    assert facts["winner"] == "other"
    assert document["next_question"]["name"] == "other_revoke_established"


PLAYED_OUT: list[tuple[Language, str]] = [
    (
        "hu",
        "A leosztás után derült ki: Kelet a negyedik ütésben a kőrre kárót dobott, pedig volt kőrje, Dél, a felvevő "
        "meg a kilencedikben ellopta a treffet, treff tízessel a kezében. Hány ütés jár?",
    ),
    (
        "pl",
        "Po rozdaniu wyszło, że obrońca E zrzucił w czwartej lewie trefla na kiera, choć miał kiera, a w dziewiątej "
        "rozgrywający S przebił trefla, mając w ręce dziesiątkę trefl. Ile lew się przekazuje?",
    ),
    (
        "nb",
        "Etter spillet: Øst hadde kastet i stikk fire enda han hadde hjerter, og i stikk ni trumfet spillefører Syd en "
        "kløver med kløver tier på hånden. Ingen oppdaget noe før alt var spilt. Hvor mange stikk flyttes?",
    ),
    (
        "en",
        "After play it turned out that in trick four East threw a club though he had a heart, and in trick nine "
        "declarer South ruffed a club with the ten of clubs in hand. How many tricks go over?",
    ),
]


@pytest.mark.parametrize(("language", "told"), PLAYED_OUT)
def test_a_suit_ruffed_with_one_left_is_the_second_revoke(service: Service, language: Language, told: str) -> None:
    """64B7: found after the play, both are established."""
    document = ruled(service, told, language)
    assert document["procedure"]["facts"].get("other_side_revoked") is True
    assert "64B7" in document["answer"]
    assert document["next_question"] is None


WITH_ONE_IN_HAND: list[tuple[Language, str]] = [
    (
        "hu",
        "Az utolsó lap után derült ki: Nyugat a 3. ütésben nem adott kőrt, pedig volt, és a felvevő Észak a 9.-ben "
        "káróra pikket dobott, pedig volt kárója. A következő leosztás nem kezdődött el.",
    ),
    (
        "pl",
        "Po rozdaniu zauważyliśmy: E w piątej lewie na pika dał trefla, choć miał pika, a rozgrywający S w siódmej "
        "przebił kiera, choć miał kiera. Następnego nie zaczęliśmy.",
    ),
    (
        "nb",
        "Etter at alle kortene var spilt: Vest fulgte ikke farge i hjerter i stikk 3 selv om han hadde, og spillefører "
        "Nord kastet en spar på ruter i stikk 9 med ruter på hånden. Neste spill ikke begynt.",
    ),
    (
        "en",
        "After all cards were played: West failed to follow to hearts at trick 3 though he could, and declarer North "
        "threw a spade on a diamond at trick 9 holding a diamond. Next board not begun.",
    ),
]
OF_ONE_SIDE: list[tuple[Language, str]] = [
    (
        "hu",
        "A játszma után vettük észre: Kelet az 5. ütésben pikkre treffet dobott, bár volt pikkje. Dél felvevő a "
        "7.-ben kőrt lopott, és tíz ütést vitt.",
    ),
    (
        "pl",
        "Po rozdaniu zauważyliśmy: E w piątej lewie na pika dał trefla, choć miał pika. Rozgrywający S w siódmej "
        "przebił kiera i wziął dziesięć lew.",
    ),
    (
        "nb",
        "Etter spillet så vi at Øst kastet en kløver på spar i stikk 5 med spar på hånden. Spillefører Syd trumfet en "
        "hjerter i stikk 7 og fikk ti stikk.",
    ),
    (
        "en",
        "After the board we noticed that East had discarded a club on a spade at trick five with a spade in hand. "
        "Declarer South ruffed a heart at trick seven and made ten.",
    ),
]


@pytest.mark.parametrize(("language", "told"), WITH_ONE_IN_HAND)
def test_a_suit_named_again_was_in_the_hand(service: Service, language: Language, told: str) -> None:
    """64B7: on a board that is played out both are established."""
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "revoke_rectification"
    assert "64B7" in document["answer"]


@pytest.mark.parametrize(("language", "told"), OF_ONE_SIDE)
def test_a_card_played_as_it_may_be_is_no_second_revoke(service: Service, language: Language, told: str) -> None:
    assert "64B7" not in ruled(service, told, language)["answer"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Declarer led a diamond at trick three, and my partner played a spade."),
        ("nb", "Spillefører spilte ut en ruter i tredje stikk, og makkeren min la en spar."),
        ("pl", "Rozgrywający wyszedł w karo, a mój partner dołożył pika."),
    ],
)
def test_my_partner_is_the_tellers(language: Language, told: str) -> None:
    """Not the partner of whoever is named before."""
    assert [one.get("who") for one in hear(told, language).done()] == ["declarer", "partner:asker"]


FIRST_ESTABLISHED: list[tuple[Language, str]] = [
    (
        "hu",
        "4 pikk, Dél az ötödik ütésben kézből lelopta a kárót pedig volt kárója, elvitte, aztán még három ütésük lett, "
        "ez már rég jóvátehetetlen. A tizedikben meg Nyugat treffet dobott a kőrre, kőrrel a kezében, Kelet vitte. "
        "Rögtön utána vették észre mindkettőt.",
    ),
    (
        "pl",
        "4 piki, S w piątej lewie przebił z ręki karo, mając karo, wziął, to już uprawomocnione. W dziesiątej W dał "
        "trefla do kiera, a kiera miał, wziął E. Zaraz potem wyszło jedno i drugie.",
    ),
    (
        "nb",
        "4 spar, syd stjal en ruter på hånden i stikk fem enda han hadde ruter og vant, det er etablert for lengst. "
        "I stikk ti kastet vest kløver på hjerter med hjerter på hånda, øst vant. Begge ble oppdaget rett etter.",
    ),
    (
        "en",
        "4S by S. Trick 5 S ruffs diamond in hand while holding one, wins it, so that is long established. Trick 10 "
        "West pitches a club on a heart, still had a heart, East won it. All of it came out straight after trick ten.",
    ),
]


@pytest.mark.parametrize(("language", "told"), FIRST_ESTABLISHED)
def test_that_the_first_is_established_is_not_told_of_the_second(
    service: Service, language: Language, told: str
) -> None:
    """64B7: whether the later one is, is asked."""
    document = service.ask(told, language)
    assert document["procedure"]["facts"].get("other_revoke_established") is None
    assert document["next_question"]["name"] == "other_revoke_established"
