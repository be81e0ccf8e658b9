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


BEFORE_THE_NEXT: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél a felvevő, a kilencedik ütésben nem adott színt Nyugat pikk királyára, aztán mielőtt bárki hívott volna a "
        "tizedikhez, leterített: a többi az enyém. És ott virít a kezében egy pikk!",
    ),
    (
        "pl",
        "Kiery atu, rozgrywam z S. W zagrał króla pik w 9 lewie, ja z ręki nie do koloru, i wykładam karty, że reszta "
        "moja, nikt jeszcze nie wyszedł do następnej. Patrzą, a tu pik u mnie!",
    ),
    (
        "nb",
        "Spillefører i syd la opp og krevde resten rett etter niende stikk, ingen hadde spilt ut til tiende. Da ser "
        "øst en spar blant kortene hans. Vest spilte spar konge i niende og syd bekjente ikke. Hjerter er trumf.",
    ),
    (
        "en",
        "declarer (South, hearts trumps) tabled his hand claiming the rest, no one had led to trick ten. There's a "
        "spade among them!! On trick nine I led the spade king from West and he didnt follow. He says he'll "
        "just swap it, no harm done. Are we owed tricks, how many?",
    ),
]


@pytest.mark.parametrize(("language", "told"), BEFORE_THE_NEXT)
def test_declarers_own_claim_does_though_it_is_told_before_the_revoke(
    service: Service, language: Language, told: str
) -> None:
    """63A3: whose claim it was is heard surely, where no seat beside it says so."""
    document = ruled(service, told, language)
    facts = document["procedure"]["facts"]
    assert facts["since_revoke"] == "claim_or_concession"
    assert facts.get("opponents_claimed") is not True


BY_DECLARER: list[tuple[Language, str]] = [
    ("hu", "Nyugat ellenjátékosként nem adott színt a treffre, aztán a felvevő igényelte a többit."),
    ("pl", "W, obrońca, nie dołożył do trefla, a potem rozgrywający zgłosił resztę lew, zanim ktoś wyszedł."),
    ("nb", "Vest i motspill bekjente ikke kløver, og så krevde spilleføreren resten før noen spilte ut."),
    ("en", "West, a defender, didn't follow to a club, and then declarer claimed the rest before anyone led."),
]


@pytest.mark.parametrize(("language", "told"), BY_DECLARER)
def test_a_claim_by_one_who_is_named_is_his(service: Service, language: Language, told: str) -> None:
    facts = ruled(service, told, language)["procedure"]["facts"]
    assert facts.get("since_revoke") != "claim_or_concession"
