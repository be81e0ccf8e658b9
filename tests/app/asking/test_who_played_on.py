"""63A1 from who led: only a lead or play of the side that revoked, to the next trick, establishes the revoke."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

OTHERS_LED: list[tuple[Language, str]] = [
    ("hu", "A felvevő kőrt dobott a treffre, de volt treffje. A párom hívott utána a következő ütéshez, és akkor \
derült ki. Mi a teendő?"),
    ("pl", "Bronilismy. Partner nie dodal do pika, a mial. Rozgrywajacy wyszedl do nastepnej lewy i wtedy partner sie \
zorientowal. Co teraz?"),
    ("nb", "Spillefører kastet en kløver på ruter, men hadde ruter. Jeg som motspiller spilte ut i neste stikk, og da \
kom ruteren. Hva nå?"),
    ("en", "I'm declarer. My left hand opponent threw a club on my spade. I led to the next trick from dummy and only \
then did he say he had a spade. What happens?"),
]  # fmt: skip
DENIED: list[tuple[Language, str]] = [
    ("hu", "Ellenjátékosként kört dobtam a pikkre, pedig volt pikkem. A felvevő már hívott a következő ütéshez, mi még \
nem raktunk rá. Javíthatom?"),
    ("en", "We were defending. I did not follow to a spade though I had one; declarer had already led to the next \
trick, neither of us had played to it. What now?"),
]  # fmt: skip
OWN_LED: list[tuple[Language, str]] = [
    ("nb", "Makker fulgte ikke farge i hjerter, vi er i motspill. Makker spilte selv ut i neste stikk. Så fant hun \
hjerter. Hva skjer?"),
]  # fmt: skip


def _told(service: Service, language: Language, told: str) -> dict[str, object]:
    procedure = service.reply(told, None, None, None, language)["procedure"]
    assert procedure is not None
    assert procedure["name"].startswith("revoke_")
    return dict(procedure["facts"])


@pytest.mark.parametrize(("language", "told"), OTHERS_LED)
def test_the_other_sides_lead_leaves_it_open(service: Service, language: Language, told: str) -> None:
    facts = _told(service, language, told)
    assert "since_revoke" not in facts
    assert "established" not in facts


@pytest.mark.parametrize(("language", "told"), DENIED)
def test_where_the_own_side_has_not_played_it_is_corrected(service: Service, language: Language, told: str) -> None:
    facts = _told(service, language, told)
    assert facts["since_revoke"] == "nothing"
    assert facts["innocent_side_played_after"] is True
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "62C1" in answer  # declarer may take his lead back
    assert "50D2" not in answer  # declarer led in turn, and no partner too early


@pytest.mark.parametrize(("language", "told"), OWN_LED)
def test_the_own_sides_lead_establishes_it(service: Service, language: Language, told: str) -> None:
    assert _told(service, language, told)["since_revoke"] == "played_to_next_trick"
