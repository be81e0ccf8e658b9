"""57D from who led: a card to partner's lead came at the right-hand opponent's turn; a choice only asked is none."""

from __future__ import annotations

import pytest

from app.asking.only_asked import only_asked
from app.service import Service
from corpus.model import Language
from understanding.clauses import cut

BEFORE_DUMMY: list[tuple[Language, str]] = [
    ("hu", "Nyugat treffet hív, Kelet az asztal előtt, túl korán rátette a treff királyt. Dél a felvevő."),
    ("pl", "W wyszedł w karo, E od razu dał króla karo, a dziadek jeszcze nic nie dołożył. Rozgrywam z S."),
    ("nb", "Vest spiller kløver, og øst legger kløver konge før bordet har lagt. Jeg er spillefører i syd."),
    ("en", "West leads a club and East puts the club king down before dummy has played. South is declarer."),
]


@pytest.mark.parametrize(("language", "told"), BEFORE_DUMMY)
def test_to_partners_lead_he_plays_at_the_right_hand_opponents_turn(
    service: Service, language: Language, told: str
) -> None:
    """57D: a card of the suit led is played in turn and is no penalty card; 57A gives declarer no choice."""
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "57D" in answer
    assert "57A" not in answer


AFTER_PARTNER: list[tuple[Language, str]] = [
    (
        "hu",
        "Észak az asztal. Onnan kis treff jött, Kelet tett egy hármast, és Nyugat máris rátette a {card}, pedig Dél, \
a felvevő még nem tett a kezéből. Büntetőlap?",
    ),
    (
        "pl",
        "Rozgrywam z S. Ze stołu mały trefl, E dołożył trójkę, ja jeszcze nie dałem z ręki, a W już położył {card}. \
Czy to przygwożdżona?",
    ),
    (
        "nb",
        "Sør er spillefører. Liten kløver fra bordet, øst la treeren, og før sør hadde lagt fra hånden, la vest \
{card}. Straffekort?",
    ),
    (
        "en",
        "South is declarer. A low club from dummy, East plays the three, and West puts down the {card} before South \
has played from hand. A penalty card?",
    ),
]
OF_CLUBS: dict[Language, str] = {
    "hu": "treff királyt",
    "pl": "króla trefl",
    "nb": "kløver konge",
    "en": "king of clubs",
}
OF_HEARTS: dict[Language, str] = {
    "hu": "kőr királyt",
    "pl": "króla kier",
    "nb": "hjerter konge",
    "en": "king of hearts",
}


@pytest.mark.parametrize(("language", "told"), AFTER_PARTNER)
def test_behind_partners_card_he_plays_at_the_right_hand_opponents_turn(
    service: Service, language: Language, told: str
) -> None:
    """57D: partner has played to dummy's lead, so it is declarer's turn; of the suit led the card is legal."""
    answer = service.reply(told.format(card=OF_CLUBS[language]), None, None, None, language)
    assert "57D" in answer["answer"]
    assert "57A" not in answer["answer"]
    assert "?" not in answer["answer"]


@pytest.mark.parametrize(("language", "told"), AFTER_PARTNER)
def test_of_another_suit_it_is_asked_whether_the_card_is_legal(service: Service, language: Language, told: str) -> None:
    """57D: legal only from a hand void of the suit led, which nobody has told."""
    answer = service.reply(told.format(card=OF_HEARTS[language]), None, None, None, language)["answer"]
    assert "57D" in answer
    assert "57A" not in answer
    assert answer.rstrip().endswith("?")


def test_before_his_partner_it_stays_a_premature_play(service: Service) -> None:
    """57A: declarer led, so partner, who had not played, is bound."""
    told = "South leads a spade from hand, East bangs down the spade king before West has played."
    assert "57A" in service.reply(told, None, None, None, "en")["answer"]


@pytest.mark.parametrize(
    ("language", "told", "words", "asked"),
    [
        ("en", "East played too soon. May I require his lowest spade?", "require his lowest spade", True),
        ("en", "East played too soon. I require his lowest spade.", "require his lowest spade", False),
        ("pl", "Obrońca dołożył za wcześnie. Mogę kazać dać najniższego pika?", "kazać dać najniższego pika", True),
        ("hu", "Kelet korán tett. Megkövetelhetem a legkisebb pikkjét?", "a legkisebb pikkjét", False),
    ],
)
def test_a_choice_only_asked_about(language: Language, told: str, words: str, asked: bool) -> None:
    assert only_asked(cut(told, language), "choice_declarer", words) is asked
