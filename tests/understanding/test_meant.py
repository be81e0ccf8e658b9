"""What was only meant, and what others say of a player: neither is a call made nor a finding."""

from __future__ import annotations

import pytest

from app.asking.answer import ask
from app.service import Service
from understanding.hear import hear
from understanding.seating import alleged

MEANT = {
    "en": "South opens 1 heart, West passes, North bids 3 clubs. North: I wanted 3 diamonds.",
    "hu": "Dél 1 kőrrel nyit, Nyugat passzol, Észak 3 treffet licitál. Észak 3 kárót akart.",
    "nb": "Syd åpner 1 hjerter, vest passer, nord melder 3 kløver. Nord ville melde 3 ruter.",
    "pl": "S otwiera 1 kier, W pasuje, N licytuje 3 trefle. N chciał dać 3 karo.",
}
SAID = "South opens 1 heart, West passes, North bids 3 clubs but wanted 3 diamonds. {} says North forgot the system."


@pytest.mark.parametrize("language", sorted(MEANT))
def test_a_call_only_meant_is_not_made(language: str) -> None:
    heard = hear(MEANT[language], language)  # type: ignore[arg-type]
    made = [row["what"].get("call") for row in heard.table["events"] if row.get("status", "happened") == "happened"]
    assert "3C" in made
    assert "3D" not in made
    meant = [row["value"] for row in heard.table.get("circumstances", ()) if row["is"] == "intended"]
    assert {"call": "3D"} in meant


@pytest.mark.parametrize(("speaker", "other"), [("West", True), ("North", False)])
def test_what_another_player_says_is_alleged(speaker: str, other: bool) -> None:
    heard = hear(SAID.format(speaker), "en")
    assert alleged(heard, "change_of_call", "North forgot the system") is other


def test_the_word_of_an_opponent_settles_no_slip(service: Service) -> None:
    question = (
        "South 1H, pass, 3C from North, pass. North: I wanted 3D. West says North forgot the system. May he change?"
    )
    document = ask(service, question, "en")
    assert document["procedure"]["name"] == "change_of_call"
    facts = document["procedure"]["facts"]
    assert facts.get("offender", "N") == "N"
    assert "cause" not in facts
    assert "finding_unintended" not in facts
