"""Who errs and who declares give the role; a stop between role and seat joins them where nobody else declares."""

from __future__ import annotations

import pytest

from app.asking.told import heard_facts
from app.service import Service
from corpus.model import Language
from understanding.clauses import cut
from understanding.hear import hear, told


@pytest.mark.parametrize(
    ("language", "text", "declarer"),
    [
        ("nb", "Jeg er sør. Jeg spilte hjerter fra hånda som spillefører, vest kastet ruter 7.", "S"),
        ("en", "West, declarer, led a heart.", "W"),
    ],
)
def test_a_stop_joins_only_where_nobody_else_declares(language: Language, text: str, declarer: str) -> None:
    state = told(cut(text, language)).state
    assert state is not None
    assert state.declarer is not None
    assert state.declarer.value == declarer


def test_a_role_that_follows_from_seats_is_not_heard(service: Service) -> None:
    """`A felvevő hívott` sounds like declarer's revoke; West revoked, and South declares."""
    text = (
        "Dél a felvevő, kört hívott kézből, Nyugat káró hetest dobott, az asztal bubit, aztán Nyugat talált egy kört."
    )
    facts = {
        row.fact: row.value for row in heard_facts(service.read(text, "hu"), hear(text, "hu"), "revoke_correction")
    }
    assert facts["offender"] == "W"
    assert facts["contract"]["declarer"] == "S"
    assert facts["offender_role"] == "defender"


@pytest.mark.parametrize(
    ("language", "text", "plays"),
    [
        ("en", "South led a heart, West pitched the 7 of diamonds. Then West found a heart: he has revoked.", 1),
        ("pl", "E dał fałszywy renons, do pika dorzucił trefla.", 1),
        ("en", "West revoked on a heart. East led a club and West revoked again.", 2),
    ],
)
def test_a_revoke_named_beside_its_card_is_one_play(language: Language, text: str, plays: int) -> None:
    """A second play of the revoker would be one to the next trick, and establish the revoke (63A1)."""
    events = told(cut(text, language)).table["events"]
    assert sum(event["act"] == "play" and "not_following" in event.get("how", ()) for event in events) == plays
    assert sum(event["act"] == "play" for event in events) == plays


ASKERS: list[tuple[Language, str, str, str]] = [
    ("hu", "Nyugat oszt, de én Északon kiraktam az 1 kőrt.", "call", "N"),
    ("hu", "Keleten ülök, kihívtam a treff négyest.", "lead", "E"),
    ("pl", "Siedzę na E. Otworzyłem 1 pik poza kolejnością.", "call", "E"),
    ("nb", "Jeg satt i Syd og meldte 1 hjerter utenfor tur.", "call", "S"),
    ("en", "As West I doubled.", "call", "W"),
]


@pytest.mark.parametrize(("language", "story", "act", "seat"), ASKERS)
def test_who_says_where_he_sits_acted_there(language: Language, story: str, act: str, seat: str) -> None:
    events = hear(story, language).table["events"]
    assert (act, seat) in [(row["act"], row.get("who")) for row in events]
