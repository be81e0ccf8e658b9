"""47E1: who told a player that it was his lead decides; where nobody is named it is asked, and both is said."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

SOMEBODY: list[tuple[Language, str]] = [
    (
        "hu",
        "3 pikk Északtól, Keleté volna az indulás, de Nyugat tette ki képpel felfelé a treff hetest. Azt mondja, "
        "valaki az asztalnál odaszólt neki, hogy ő jön. Az asztal még nincs kint.",
    ),
    (
        "pl",
        "Rozgrywa N 3 piki, wist należał do E, a W położył odkrytą siódemkę trefl. Twierdzi, że ktoś powiedział: "
        "ty wistujesz. Dziadek jeszcze się nie wyłożył.",
    ),
    (
        "nb",
        "Nord spiller 3 spar og Øst skulle ut, men Vest la kløver sju med billedsiden opp. Han sier noen ved bordet sa "
        "at det var hans utspill. Blindemann er ikke lagt opp.",
    ),
    (
        "en",
        "North declares 3S and East is on lead, but West faced the seven of clubs. He says he was told it was his "
        "lead. Dummy isn't down yet.",
    ),
    (
        "pl",
        "Siedzę na W, rozgrywa N, więc wist należał do partnera. Usłyszałem przy stole 'W wistuje', no to położyłem "
        "waleta kier odkrytego. Dziadka jeszcze nie ma.",
    ),
    (
        "nb",
        "Nord er spillefører, altså øst ut. Men det ble sagt «vest har utspillet», og vest la hjerter knekt rett opp "
        "på bordet. Verken blindemanns kort eller mine er lagt ned.",
    ),
]
BY_DECLARER = (
    "North declares 3S and East is on lead, but West faced the seven of clubs. Declarer had told him it was his lead."
)
OPENED = "East faced the four of clubs against South's 3NT but it was West's lead."
ASKED = "He had asked whose lead it was and somebody said it was his."


@pytest.mark.parametrize(("language", "told"), SOMEBODY)
def test_who_told_him_is_asked(service: Service, language: Language, told: str) -> None:
    """Both ways are said: back without rectification, or Law 54."""
    document = ruled(service, told, language)
    assert document["procedure"]["facts"]["told_to_lead"] is True
    assert document["procedure"]["need"][0]["name"] == "misinformed_about_turn"
    assert "47E1" in document["answer"]
    assert "54" in document["answer"]


def test_declarers_word_is_an_opponents(service: Service) -> None:
    """Nothing is asked: the card goes back."""
    document = ruled(service, BY_DECLARER, "en")
    assert document["procedure"]["facts"]["misinformed_about_turn"] is True
    assert "47E1" in document["answer"]


def test_a_question_told_asks_nothing_of_the_ruling(service: Service) -> None:
    """`He had asked whose lead it was` is heard as what was done at the table."""
    document = service.reply(ASKED, None, ruled(service, OPENED, "en"), None, "en")
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["told_to_lead"] is True
