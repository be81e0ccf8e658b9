"""A call by the partner of him whose bid was insufficient, before the next player's, is out of turn (30A, 31A)."""

import pytest

from app.service import Service
from corpus.model import Language

BEFORE: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Észak 1 szant nyitott, Kelet 2 kőrt mondott, Dél erre 2 kárót. Mielőtt Nyugat bármit szólhatott volna, Észak "
        "gyorsan passzolt. Most mi a teendő?",
        "(30A, 29A)",
    ),
    (
        "pl",
        "E otworzył 1 pik, S wszedł 2 karo, W powiedział 1BA. Nim N zdążył zalicytować, E zalicytował 3 pik. Co teraz?",
        "31A",
    ),
    (
        "nb",
        "Nord 1 spar, Øst 2 kløver, Syd 1 grand. Så passer Nord utenfor tur før Vest har sagt noe. Hva nå?",
        "(30A, 29A)",
    ),
    (
        "en",
        "South opened 1NT, West bid 2 hearts, North bid 2 clubs. Before East could say anything South passed. What do "
        "we do?",
        "(30A, 29A)",
    ),
]
BEHIND: list[tuple[Language, str]] = [
    ("hu", "Észak 1 szant nyitott, Kelet 2 kőrt mondott, Dél erre 2 kárót, Nyugat passzolt, Észak is. Mi a teendő?"),
    ("pl", "E otworzył 1 pik, S wszedł 2 karo, W powiedział 1BA, N spasował i E zalicytował 3 pik. Co teraz?"),
    ("nb", "Nord 1 spar, Øst 2 kløver, Syd 1 grand, Vest pass og Nord pass. Hva nå?"),
    ("en", "South opened 1NT, West bid 2 hearts, North bid 2 clubs, East doubled and South passed. What do we do?"),
]


@pytest.mark.parametrize(("language", "story", "law"), BEFORE)
def test_partner_before_the_next_player_is_out_of_turn(
    service: Service, language: Language, story: str, law: str
) -> None:
    document = service.ask(story, language)
    assert document["procedure"]["name"] == "insufficient_bid"
    assert document["procedure"]["facts"]["lho_called"] is False
    assert "replacement" not in document["procedure"]["facts"]
    assert law in document["headline"]["text"]


@pytest.mark.parametrize(("language", "story"), BEHIND)
def test_partner_behind_the_next_player_is_in_turn(service: Service, language: Language, story: str) -> None:
    document = service.ask(story, language)
    assert not [one for one in document["also"] if one["what"] == "second"]
