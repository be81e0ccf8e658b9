"""A card dropped is a defender's where the roles told leave no doubt: a penalty card, and no card of declarer's (48A).

A minor one binds only the small cards of its suit: an honour may be played, and stays beside it (50C).
"""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled
from understanding.clauses import cut
from understanding.dropped import by_defender
from understanding.hear import told

DEFENDERS: list[tuple[Language, str]] = [
    (
        "hu",
        "Köhögtem egyet és kiesett a pikk ötösöm, a vezető szerint maradjon az asztalon. A felvevő most pikket hív, "
        "nekem dáma meg hármas van még. Muszáj az ötöst raknom, vagy mehet a dáma?",
    ),
    (
        "pl",
        "Przeciwnik upuścił przypadkiem piątkę pik, leży odkryta. Jestem rozgrywającym, gram teraz w pika, a on chce "
        "położyć damę. Ma jeszcze trójkę. Może?",
    ),
    (
        "nb",
        "Motstanderen mistet spar 5 ved et uhell, den ligger med bildesiden opp. Jeg er spillefører og spiller spar "
        "nå, og han vil legge dama. Kan han det?",
    ),
    (
        "en",
        "My opponent dropped the five of spades by accident and it lies face up. I am declarer and lead a spade; he "
        "wants to put up the queen. Can he?",
    ),
]
OWN = "I am declarer and dropped the five of spades by accident, face up. West says it is a penalty card. Is it?"


@pytest.mark.parametrize(("language", "story"), DEFENDERS)
def test_the_roles_show_a_defenders_card(service: Service, language: Language, story: str) -> None:
    assert by_defender(told(cut(story, language)))
    document = ruled(service, story, language)
    assert document["procedure"]["name"] in ("exposed_card_defender", "penalty_card_play")
    assert "50C" in document["answer"]
    assert "48A" not in document["answer"]


OF_A_SIDE: list[tuple[Language, str, bool]] = [
    ("hu", "Védekezünk, a partnerem véletlenül kiejtette a káró hatost. Most én hívok.", True),
    ("hu", "A partnerem véletlenül kiejtette a káró hatost.", False),
    ("pl", "Mój partner na obronie sięgał po kawę i wypadła mu przypadkiem szóstka karo. Ja wychodzę.", True),
    ("pl", "Mojemu partnerowi przypadkiem wypadła szóstka karo.", False),
    ("nb", "Vi sitter i motspill. Makkeren min mistet ruter seks ved et uhell. Jeg skal spille ut.", True),
    ("nb", "Makkeren min mistet ruter seks ved et uhell.", False),
    ("en", "We are defending. My partner dropped the six of diamonds by accident. I am to lead.", True),
    ("en", "My partner dropped the six of diamonds by accident.", False),
]
OF_A_SEAT: list[tuple[Language, str, bool]] = [
    ("hu", "Dél játszik 3 szant. Nyugat kiejtette a pikk bubit. Most Kelet van híváson.", True),
    ("hu", "Dél játszik 3 szant. Dél kiejtette a pikk bubit. Mi a teendő?", False),
    ("pl", "3BA, rozgrywa S. W upuścił na stół pik waleta. E jest na wiście.", True),
    ("pl", "3BA, rozgrywa S. S upuścił na stół pik waleta. Co dalej?", False),
    ("nb", "Syd spiller 3 NT. Vest mistet spar knekt på bordet. Øst er i utspill.", True),
    ("nb", "Syd spiller 3 NT. Syd mistet spar knekt på bordet. Hva nå?", False),
    ("en", "South plays 3NT. West dropped the jack of spades by accident. East is to lead.", True),
    ("en", "South plays 3NT. South dropped the jack of spades by accident. What now?", False),
]


@pytest.mark.parametrize(("language", "story", "defends"), [*OF_A_SEAT, *OF_A_SIDE])
def test_a_seat_across_from_declarers_side_defends(language: Language, story: str, defends: bool) -> None:
    assert by_defender(told(cut(story, language))) is defends


def test_declarers_own_card_is_none(service: Service) -> None:
    assert not by_defender(told(cut(OWN, "en")))
    assert "48A" in ruled(service, OWN, "en")["answer"]


def test_a_hand_told_in_one_breath_is_told_whole(service: Service) -> None:
    """Half of `queen and three` would leave the queen out of what may be played."""
    facts = ruled(service, DEFENDERS[0][1], "hu")["procedure"]["facts"]
    assert facts.get("hand") is None or set(facts["hand"]) >= {"SQ", "S3"}


TWO: list[tuple[Language, str]] = [
    ("hu", "Ellenjátékosként két lapom is kiesett, a treff hármas és a káró négyes, a partnerem látta. Ő hív most."),
    ("pl", "Upuściłem w obronie naraz trójkę trefl i czwórkę karo, leżą odkryte. Partner jest na wiście."),
    ("nb", "Jeg sitter i motspill og mistet to kort, kløver 3 og ruter 4, de ligger åpne. Makker skal spille ut."),
    ("en", "As a defender I dropped two cards, the three of clubs and four of diamonds. My partner is to lead."),
]


@pytest.mark.parametrize(("language", "story"), TWO)
def test_of_two_dropped_each_is_a_major_one(service: Service, language: Language, story: str) -> None:
    """50B: two or more penalty cards of one defender are all major, whatever their rank."""
    document = ruled(service, story, language)
    facts = document["procedure"]["facts"]
    assert facts.get("other_penalty_cards") is True or len(facts.get("penalty_cards", ())) == 2
    assert "51" in document["answer"]


IN_THE_PLAY: list[tuple[Language, str]] = [
    ("hu", "Lejátszás közben a társamnak kiesett a treff kettes. Nyugat játszott 3 szant. Mi van most?"),
    ("pl", "Partnerowi wypadła dwójka trefl w czasie rozgrywki. W grał 3 bez atu. Co teraz?"),
    ("nb", "Makker mistet kløver to midt i spillet. Vest spilte 3 grand. Hva nå?"),
    ("en", "During the play my partner dropped the two of clubs. West played 3NT. What now?"),
]


@pytest.mark.parametrize(("language", "story"), IN_THE_PLAY)
def test_a_card_dropped_in_the_play_is_none_of_the_auction(service: Service, language: Language, story: str) -> None:
    """49, 50C: told of the play and of no call, it is no card exposed in the auction (24)."""
    document = ruled(service, story, language)
    assert document["procedure"]["name"] == "exposed_card_defender"
    assert "50C" in document["answer"]
    assert "24" not in document["answer"].replace("2024", "")
