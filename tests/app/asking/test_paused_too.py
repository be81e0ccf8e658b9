"""A hesitation told beside an insufficient bid: the bid is ruled with its facts, and the pause is said (16B1a, 27)."""

import pytest

from app.service import Service
from corpus.model import Language

BOTH: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél 1 szant nyitott, Nyugat vagy fél percig gondolkodott, aztán 2 kárót mondott. Észak erre 2 treffet "
        "licitált, "
        "nem vette észre a kárót. Kelet nem fogadja el. Észak-Dél panaszkodik is a hosszú gondolkodás miatt. Mi van "
        "most?",
    ),
    (
        "pl",
        "E otworzył 1 pik, S długo myślał i spasował, a W dał 1 kier, za nisko. N jeszcze nie zalicytował i nie "
        "akceptuje. Co z odzywką i co z namysłem S?",
    ),
    (
        "nb",
        "Øst åpnet 1 spar, Syd tenkte lenge og passet, Vest meldte 1 hjerter, for lavt. Nord godtar ikke det. Hva med "
        "meldingen og nølingen til Syd?",
    ),
    (
        "en",
        "South opens 1NT, West goes into the tank for half a minute and then bids 2D. North didn't see the diamonds "
        "and "
        "bids 2C. East won't have it. NS are also moaning about West's long think. How do I sort out both?",
    ),
]
ALONE: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet 1 pikket nyitott, Dél hosszan gondolkodott és passzolt, Nyugat 2 kőrt mondott. Észak most mit tehet?",
    ),
    ("pl", "E otworzył 1 pik, S długo myślał i spasował, a W dał 2 kier. Czy N może licytować?"),
    ("nb", "Øst åpnet 1 spar, Syd tenkte lenge og passet, Vest meldte 2 hjerter. Kan Nord melde?"),
    ("en", "East opened 1S, South thought for a long time and passed, West bid 2H. May North bid?"),
]


@pytest.mark.parametrize(("language", "story"), BOTH)
def test_the_insufficient_bid_is_ruled_and_the_pause_is_said(service: Service, language: Language, story: str) -> None:
    document = service.ask(story, language)
    assert document["procedure"]["name"] == "insufficient_bid"
    assert document["procedure"]["facts"]["choice_accept"] is False
    assert "replacement_kind" not in document["procedure"]["facts"]
    assert "16B1a" in document["headline"]["text"]


@pytest.mark.parametrize(("language", "story"), ALONE)
def test_a_hesitation_alone_is_no_insufficient_bid(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["name"] != "insufficient_bid"
