"""64A and its note: a trick that dummy's card took is its side's, and not declarer's own."""

from __future__ import annotations

import pytest

from app.asking.steps.won_by_dummy import dummys_card_won
from app.service import Service
from corpus.model import Language
from understanding.clauses import cut

TOLD: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél a felvevő 3 szanban. Az asztal kőr ásza vitte az ütést, de Dél kézből pikket dobott rá, pedig volt kőrje."
        " Utána még két ütést vittek. A végén vettük észre.",
    ),
    (
        "pl",
        "Rozgrywający S w 3BA zrzucił pika na asa kier ze stołu, a miał kiera. As wziął lewę. Potem wzięli jeszcze"
        " dwie. Zauważyliśmy po ostatniej lewie.",
    ),
    (
        "nb",
        "Syd spilte 3NT. Hjerter ess fra bordet tok stikket, men Syd saket en spar selv om han hadde hjerter. Etterpå"
        " tok de to stikk til. Vi så det da alt var spilt.",
    ),
    (
        "en",
        "Declarer South in 3NT discarded a spade on dummy's ace of hearts and had a heart. The ace won the trick. They"
        " took two more tricks later. We noticed it after the last trick.",
    ),
]
OTHERS: list[tuple[Language, str]] = [
    ("hu", "Az asztal királyára Kelet az ászt tette, és elvitte."),
    ("pl", "Na króla ze stołu E dołożył asa i wziął lewę."),
    ("nb", "På kongen fra bordet la Øst esset og tok stikket."),
    ("en", "On dummy's king East put the ace and won the trick."),
]


@pytest.mark.parametrize(("language", "told"), TOLD)
def test_dummys_card_took_the_trick_of_declarers_revoke(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["winner"] == "partner"


@pytest.mark.parametrize(("language", "told"), OTHERS)
def test_a_card_on_dummys_is_none_of_his(language: Language, told: str) -> None:
    assert dummys_card_won(cut(told, language)) == ""
