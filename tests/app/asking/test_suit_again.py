"""Who revoked twice in one suit gives one trick at most for both (64B2); a word of times alone tells no second."""

from __future__ import annotations

import pytest

from app.answering.documents import case_of
from app.service import Service
from corpus.model import Language
from tests.telling import ruled

TWICE: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet kétszer nem adott kőrt, pedig végig volt nála. Mindkettőt a felvevő vitte, utána még kettőt ütöttek. "
        "A végén derült ki.",
    ),
    (
        "pl",
        "E dwukrotnie nie dodał do kiera, choć miał kiera cały czas. Obie lewy wziął rozgrywający, potem obrona wzięła "
        "dwie. Wyszło po rozgrywce.",
    ),
    (
        "nb",
        "Vest lot være å bekjenne kløver både i stikk fem og i stikk sju, han hadde kløver hele tida. Vi så det ved "
        "slutten av spillet, ingen har meldt på neste.",
    ),
    (
        "en",
        "On dummy's spades I discarded twice, having a spade each time, dummy won both. We took three tricks after it. "
        "Spotted at the end.",
    ),
    (
        "hu",
        "Nyugat a 3. ütésben pikket dobott treffre, pedig volt treffje, a 8. ütésben ugyanezt csinálta. Lejátszottuk. "
        "Kelet-Nyugat egy ütést vitt utána.",
    ),
    (
        "pl",
        "W w lewie 3 zrzucił pika na trefla, mając trefla, a w lewie 8 zrobił to samo. Rozdanie skończone. EW wzięli "
        "potem jedną lewę.",
    ),
    (
        "nb",
        "Vest saket spar på kløver i stikk 3, enda han hadde kløver, og gjorde det samme i stikk 8. Spillet er ferdig.",
    ),
    (
        "en",
        "West threw a spade on a club at trick three while holding a club, and at trick eight she did the same again. "
        "The hand is over.",
    ),
]
ONCE: list[tuple[Language, str]] = [
    ("hu", "Kelet nem adott kőrt, pedig volt nála, a felvevő kétszer is rákérdezett. A végén derült ki."),
    ("pl", "E nie dodał do kiera, choć miał, a rozgrywający pytał dwa razy. Wyszło po rozgrywce."),
    ("nb", "Jeg bekjente ikke spar i stikk fem, og så satt det en spar hos meg som kom på bordet i stikk ti."),
    ("en", "East revoked in hearts and later twice asked for a review. Declarer won the trick."),
    (
        "pl",
        "W w lewie 3 zrzucił pika na trefla, mając trefla, a w lewie 8 znowu, kiera na karo, mając karo. Rozdanie "
        "skończone.",
    ),
    (
        "en",
        "West threw a spade on a club at trick three while holding a club, and at trick eight East did the same. The "
        "hand is over.",
    ),
]


@pytest.mark.parametrize(("language", "told"), TWICE)
def test_the_second_revoke_in_the_suit_adds_no_trick(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"]["facts"].get("repeated_in_suit") is True
    assert "64B2" in document["answer"]


@pytest.mark.parametrize(("language", "told"), ONCE)
def test_something_else_done_twice_is_no_second_revoke(service: Service, language: Language, told: str) -> None:
    assert "repeated_in_suit" not in service.ask(told, language)["procedure"]["facts"]


AMONG_OTHER_TRICKS: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat a 4. ütésben kőrt aduzott, pedig volt kőrje, és elvitte. A hetedikben ugyanezt csinálta; azt Dél vitte "
        "volna. A tizenkettedik ütés is az övék volt. A végén vették észre.",
    ),
    (
        "pl",
        "Lewa 4: W przebił kiera mając kiery i wziął, lewa 7 to samo. Wzięli jeszcze dwunastą. Zauważono po rozgrywce.",
    ),
    (
        "nb",
        "Vest stjal hjerter i stikk 4, hadde hjerter på hånden, og tok stikket. Samme i stikk 7! De fikk også stikk "
        "tolv. Oppdaget etter spillet.",
    ),
    (
        "en",
        "East showed out of hearts at trick four, pitching a club, declarer won it. Same again trick six, another "
        "pitch. Trick eleven out pops a heart from him. Raised after the play.",
    ),
]


@pytest.mark.parametrize(("language", "told"), AMONG_OTHER_TRICKS)
def test_the_same_again_among_other_tricks_is_a_second_revoke(service: Service, language: Language, told: str) -> None:
    assert "64B2" in service.reply(told, None, None, None, language)["answer"]


OFF_SUIT_AGAIN: list[tuple[Language, str]] = [
    (
        "hu",
        "A 3. ütésben Kelet kőrt dobott treffre, pedig volt treffje. A 6. ütésben Kelet megint kőrt dobott treffre.",
    ),
    ("pl", "W lewie 3 E zrzucił kiera na trefla, choć miał trefla. W lewie 6 E znów zrzucił kiera na trefla."),
    ("nb", "I stikk 3 kastet Øst hjerter på kløver, men hadde kløver. I stikk 6 kastet Øst hjerter på kløver igjen."),
    (
        "en",
        "In trick 3 East threw a heart on a club though he had a club. In trick 6 East again threw a heart on a club.",
    ),
]


@pytest.mark.parametrize(("language", "told"), OFF_SUIT_AGAIN)
def test_the_same_card_off_suit_again_is_a_second_revoke(service: Service, language: Language, told: str) -> None:
    assert "64B2" in service.reply(told, None, None, None, language)["answer"]


PLAYED_IN_IT: list[tuple[Language, str]] = [
    ("hu", "A 3. ütésben Kelet kőrt dobott, pedig volt treffje. A 6. ütésben Kelet megint ütött egy treffel."),
    ("hu", "A 3. ütésben Kelet kőrt dobott, pedig volt treffje. A 6. ütést Kelet megint elvitte."),
    ("pl", "W lewie 3 E zrzucił kiera, choć miał trefla. W lewie 6 E znów wziął lewę treflem."),
    ("nb", "I stikk 3 kastet Øst hjerter, men hadde kløver. I stikk 6 spilte Øst kløver igjen."),
    ("nb", "I stikk 3 kastet Øst hjerter, men hadde kløver. I stikk 6 vant Øst igjen."),
    ("en", "In trick 3 East threw a heart though he had a club. In trick 6 East won with a club again."),
]


@pytest.mark.parametrize(("language", "told"), PLAYED_IN_IT)
def test_a_card_of_the_suit_in_a_second_trick_is_no_second_revoke(
    service: Service, language: Language, told: str
) -> None:
    document = service.reply(told, None, None, None, language)
    assert "repeated_in_suit" not in case_of(document)["facts"]
    assert "64B2" not in document["answer"]


BESIDE_A_CONTRACT: list[tuple[Language, str]] = [
    (
        "en",
        "West ruffed hearts twice with hearts in hand, defending my 4S (South). Trick 4 he won, trick 7 he won too.",
    ),
    (
        "en",
        "East showed out of hearts at trick four, pitching a club, declarer won it. Same again trick six, heart led, "
        "another pitch. Trick eleven out pops a heart from him. Raised after trick thirteen.",
    ),
]


@pytest.mark.parametrize(("language", "told"), BESIDE_A_CONTRACT)
def test_who_plays_the_contract_is_no_second_player(service: Service, language: Language, told: str) -> None:
    """64B2: nor is a word told twice of the first trick alone."""
    assert ruled(service, told, language)["procedure"]["facts"]["repeated_in_suit"] is True
