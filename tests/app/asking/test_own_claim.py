"""63A3: a claim or concession by the side that revoked establishes the revoke, though nobody has played on."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

OWN: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél a felvevő. Kelet káróra treffet dobott, pedig volt kárója. A következő ütéshez még nem hívtak, de Nyugat "
        "lemondott a többi ütésről. Kijavíthatja Kelet?",
    ),
    (
        "pl",
        "Rozgrywa S. E nie dołożył do kara, zrzucił trefla, a miał karo. Nikt jeszcze nie zagrał do następnej lewy, "
        "ale W wyłożył karty i zgłosił resztę. Czy E może poprawić?",
    ),
    (
        "en",
        "South declares. East revoked on a diamond. Before anyone led to the next trick his partner West conceded the "
        "rest. Can East still put it right?",
    ),
    (
        "pl",
        "Rozgrywający S przebił pika, choć miał jeszcze pika, i wziął tę lewę. Zaraz potem odkrył karty i zażądał "
        "pozostałych pięciu lew. Wtedy W zauważył, że S ma pika. Jakie są orzeczenia?",
    ),
    (
        "pl",
        "W dziewiątej lewie W wyszedł królem pik, rozgrywający S dorzucił trefla. Zanim zaczęto następną lewę, S "
        "wyłożył rękę i zażądał reszty. A w ręce ma pika! Czy może to poprawić i ile lew nam się należy?",
    ),
]
THEIRS = (
    "South declares. East revoked on a diamond. Nobody has led to the next trick, but South claimed the rest. Can East "
    "still put it right?"
)
TRICK = (
    "Trick 9: South, declarer, cashes the ace of spades. East pitches the six of clubs, then finds a spade. Nobody has "
    "led to trick 10. East wants to swap the card, South is grumbling. Allowed?"
)
CLAIMED = (
    "Missed a bit. Before East spotted it, West tabled his hand saying 'two of the last four are ours', and South "
    "agreed."
)


@pytest.mark.parametrize(("language", "told"), OWN)
def test_ones_own_sides_claim_establishes_it(service: Service, language: Language, told: str) -> None:
    """63A3, 64A: it is not corrected."""
    document = ruled(service, told, language)
    assert document["procedure"]["facts"]["since_revoke"] == "claim_or_concession"
    assert "64A" in document["answer"]
    assert "62A" not in document["answer"]


def test_so_does_one_told_afterwards(service: Service) -> None:
    """What was said of a revoke that nobody had established gives way."""
    document = service.reply(CLAIMED, None, service.reply(TRICK, None, None, None, "en"), None, "en")
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["since_revoke"] == "claim_or_concession"
    assert document["procedure"]["facts"].get("established") is not False
    assert "Not established" not in document["answer"]


def test_the_other_sides_claim_does_not(service: Service) -> None:
    """63A4: only once the offending side has agreed, and called on the next board."""
    assert "63A4" in service.reply(THEIRS, None, None, None, "en")["answer"]
