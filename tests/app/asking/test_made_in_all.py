"""Declarer's tricks told beside a revoke: the result is worked out (Laws 64A, 77); at trick twelve it is none yet."""

from __future__ import annotations

import pytest

from app.answering.documents import case_of
from app.service import Service
from corpus.model import Language
from rulings import registry

MADE: list[tuple[Language, str, int]] = [
    ("hu", "5 treffet játszott Kelet, tíz ütése lett. Észak a hatodik ütésben kőrt dobott pikkre, pedig volt pikkje, "
           "az ütést a partnere, Dél vitte. A lapok még kint vannak. Mi az eredmény?", 10),
    ("pl", "2 piki grał N i wziął osiem lew. Po rozdaniu wyszło, że W w trzeciej lewie nie dołożył do karo, choć miał; "
           "lewę wziął E. Ile lew przechodzi?", 8),
    ("nb", "Øst spilte 3 hjerter og gikk en bet. Sør bekjente ikke kløver i fjerde stikk enda han hadde kløver, Nord "
           "tok stikket. Oppdaget da spillet var slutt. Hva blir resultatet?", 8),
    ("en", "I played 3NT as West and had eight tricks. After the last card it came out that North failed to follow to "
           "a spade at trick five with a spade in hand; South won that trick. What do we score?", 8),
]  # fmt: skip
NOT_MADE: list[tuple[Language, str]] = [
    ("hu", "Észak, védő, a kilencedik ütésben kőrt dobott pikkre, pedig volt pikkje, az ütést Dél vitte. A végén "
           "jöttünk rá. A felvevőnek így kilenc ütése lesz?"),
    ("pl", "W, obrońca, w dziewiątej lewie nie dołożył do karo, choć miał karo; lewę wziął E. Po rozdaniu to wyszło. "
           "Ile lew?"),
    ("nb", "Sør, i motspill, bekjente ikke kløver i stikk 8 enda han hadde kløver, Nord tok stikket. Oppdaget da "
           "spillet var slutt. Hvor mange stikk?"),
    ("en", "North, defending, failed to follow to a spade at trick 9 with a spade in hand; South won that trick. The "
           "defenders took seven tricks. Found after play. What goes over?"),
]  # fmt: skip
OTHER_TURN = {
    "offender": "E", "offender_role": "defender", "twelfth_trick": True, "hands_returned": False, "declarer_tricks": 9,
    "contract": {"level": 4, "denomination": "S", "declarer": "S", "doubling": "none"},
}  # fmt: skip


@pytest.mark.parametrize(("language", "told", "tricks"), MADE)
def test_what_was_made_is_told(service: Service, language: Language, told: str, tricks: int) -> None:
    document = service.reply(told, None, None, None, language)
    assert case_of(document)["facts"]["declarer_tricks"] == tricks
    assert case_of(document)["ruling"]["outcome"]["declarer_tricks"] == tricks + 1


@pytest.mark.parametrize(("language", "told"), NOT_MADE)
def test_no_number_of_a_trick_nor_of_defenders(service: Service, language: Language, told: str) -> None:
    assert "declarer_tricks" not in case_of(service.reply(told, None, None, None, language))["facts"]


def test_before_a_correction_at_trick_twelve_there_is_no_result() -> None:
    outcome = registry.rule("revoke_rectification", OTHER_TURN, "2017", "en")["outcome"]
    assert "declarer_tricks" not in outcome
    assert outcome["tricks_transferred"] == 0


@pytest.mark.parametrize(("contract", "said"), [({"level": 4}, "made"), ({"level": 5}, "defeated"), ({}, "10")])
def test_tricks_are_counted_without_a_declarer(contract: dict[str, int], said: str) -> None:
    facts = {
        "offender": "E", "offender_role": "defender", "winner": "partner", "declarer_tricks": 9,
        "since_revoke": "played_to_next_trick", **({"contract": contract} if contract else {}),
    }  # fmt: skip
    texts = " ".join(row["text"] for row in registry.rule("revoke_rectification", facts, "2017", "en")["statements"])
    assert said in texts
    assert "10 tricks" in texts
