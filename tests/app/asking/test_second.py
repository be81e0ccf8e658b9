"""A lead out of turn told behind a revoke is ruled with it, and a revoke told with its contract is no score."""

import pytest

from app.answering.spoken import words
from app.service import Service
from corpus.model import Language

BOTH: dict[Language, str] = {
    "en": "I lead a heart as declarer and dummy wins it; West has thrown a club. East then leads the king of spades "
    "out of turn, and only now does West find a heart in his hand. Nobody has played to the king.",
    "hu": "Felvevőként kőrt hívtam, az asztal vitte, Nyugat treffet dobott rá. Ezután Kelet soron kívül kihívta a pikk "
    "királyt. Nyugat csak most talált egy kőrt a kezében, színt vett. A királyra még senki nem tett.",
    "pl": "Wyszedłem w kiera, wziął stolik, a W dodał trefla. Potem E wyszedł poza kolejnością królem pik i dopiero "
    "wtedy W znalazł u siebie kiera, fałszywy renons. Do króla nikt nie dołożył.",
    "nb": "Som spillefører spilte jeg hjerter, blindemann vant, og Vest kastet en kløver. Øst spilte så ut spar konge "
    "utenfor tur. Først nå fant Vest en hjerter på hånden. Ingen har spilt på kongen.",
}


@pytest.mark.parametrize("language", BOTH)
def test_both_are_ruled(service: Service, language: Language) -> None:
    document = service.ask(BOTH[language], language)
    assert document["procedure"]["name"] == "revoke_established"
    assert document["procedure"]["facts"]["since_revoke"] == "played_to_next_trick"
    assert "(63A1)" in document["answer"]
    assert "(56)" in document["answer"]
    assert words(document["answer"].replace("[", " [").split(" [")[0]) <= 60
    assert document["also"][0]["procedure"] == "lead_out_of_turn_defender"


@pytest.mark.parametrize(
    "story",
    [
        "I lead a heart as declarer and dummy wins it; West has thrown a club. Only now does he find a heart. "
        "Nobody has played to the next trick.",
        "South plays 3NT. Dummy won. East then leads the king of spades out of turn. Nobody has played to it.",
    ],
)
def test_one_matter_stays_one(service: Service, story: str) -> None:
    document = service.ask(story, "en")
    assert "second" not in {row["what"] for row in document["also"]}


def test_a_revoke_in_a_contract_made_is_no_score(service: Service) -> None:
    told = "4 pikk, pont tíz ütés. A végén derült ki, hogy Nyugat a harmadik ütésben nem tett kőrt, pedig volt neki."
    assert service.ask(told, "hu")["procedure"]["name"] == "revoke_rectification"


def test_a_contract_and_its_result_are_a_score(service: Service) -> None:
    assert service.ask("4 pikk, pont tíz ütés, mennyi ez mansban?", "hu")["procedure"]["name"] == "contract_score"


CLAIMED: dict[Language, str] = {
    "en": "Trick nine: West, a defender, threw a heart on a spade and had a spade. Declarer won it and claimed "
    "the rest. Is the revoke established?",
    "hu": "A kilencedik ütésben Nyugat ellenjátékosként kőrt dobott egy pikkre, pedig volt pikkje. A felvevő vitte, "
    "és kiterítette a többit. Jóvátehetetlen a színvétés?",
}


@pytest.mark.parametrize("language", CLAIMED)
def test_the_other_sides_claim_establishes_nothing(service: Service, language: Language) -> None:
    document = service.ask(CLAIMED[language], language)
    assert document["procedure"]["facts"]["opponents_claimed"] is True
    assert "63A4" in document["answer"]
    assert document["next_question"]["name"] == "claim_final"
