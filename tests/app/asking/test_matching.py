"""How procedures are weighed: thin evidence, rules of another country; and what cues read for them."""

from __future__ import annotations

from typing import Any

import pytest

from app.asking.facts import facts_of
from app.asking.match import match
from app.service import Service
from corpus.concepts import load_concepts
from corpus.model import Language
from corpus.store import Store
from retrieval.reading import read
from rulings import registry


def test_what_is_said_to_be_meant_is_a_procedure() -> None:
    about = [concept.facts["about"] for concept in load_concepts() if "about" in concept.facts]
    assert about
    assert set(about) <= set(registry.names())


def test_one_provision_found_does_not_rule(store: Store) -> None:
    """No concept is read from it: the provision is quoted, and the procedure only offered."""
    reading = read("Mi ez?", "hu")
    found = match(store, reading, ["laws-2017-hu:30.A"])
    assert found
    assert all(item.thin for item in found)
    several = match(store, reading, ["laws-2017-hu:30.A", "laws-2017-hu:30.B.1", "laws-2017-hu:30.B"])
    assert several[0].name == "pass_out_of_rotation"
    assert not several[0].thin


def test_thin_evidence_is_quoted_with_candidates(service: Service) -> None:
    found = service.ask("Mi számít figurának, mi a honőr?", "hu")
    assert found["procedure"] is None
    assert found["status"] == "answered"
    assert found["citations"]


def test_rules_of_another_country_do_not_compete(store: Store) -> None:
    reading = read("Can I still have a score corrected when I noticed the wrong entry 40 minutes later?", "en")
    hits = ["laws-2017-hu:79.C.1", "laws-2017-hu:79.C"]
    allowed = match(store, reading, hits, lambda name: not name.startswith("vsz_"))
    assert {item.name for item in allowed} & {"agreed_tricks_and_time_limits"}
    assert not any(item.name.startswith("vsz_") for item in allowed)
    assert any(item.name.startswith("vsz_") for item in match(store, reading, hits))


# whose hand it was: language, question, procedure, facts of roles that must (not) be read
ROLES: list[tuple[Language, str, str, dict[str, Any]]] = [
    ("hu", "Az ellenjátékos színt vétett", "revoke_rectification", {"offender_role": "defender"}),
    ("pl", "Rozgrywający nie dołożył do koloru", "revoke_rectification", {"offender_role": "declarer"}),
    ("nb", "Blindemann gjorde revoke", "revoke_rectification", {"offender_role": "dummy"}),
    ("en", "Dummy played low and West revoked", "revoke_rectification", {"offender_role": None}),
]


@pytest.mark.parametrize(("language", "question", "procedure", "facts"), ROLES)
def test_the_role_is_of_who_stands_before_the_words(
    language: Language, question: str, procedure: str, facts: dict[str, Any]
) -> None:
    told = {row.fact: row.value for row in facts_of(read(question, language), procedure) if row.sure}
    assert {name: told.get(name) for name in facts} == facts


# who committed it where several seats are named: language, question, procedure, the seat or None
OFFENDERS: list[tuple[Language, str, str, str | None]] = [
    ("hu", "Nyugat helyett Kelet indult nyitott kőr királlyal", "opening_lead_out_of_turn", None),
    ("nb", "Øst spilte ut i stikk fem, men det var Vest som hadde stikket", "lead_out_of_turn_defender", "E"),
    ("pl", "W nie dołożył do koloru, choć miał, a E wygrał lewę", "revoke_rectification", "W"),
    ("hu", "Keletnél kint volt egy adu, amikor igényeltek", "contested_claim", None),
    ("en", "North is dealer, somebody revoked", "revoke_rectification", None),
    ("en", "West revoked", "revoke_rectification", "W"),
]


@pytest.mark.parametrize(("language", "question", "procedure", "seat"), OFFENDERS)
def test_the_offender(language: Language, question: str, procedure: str, seat: str | None) -> None:
    told = {row.fact: row.value for row in facts_of(read(question, language), procedure) if row.sure}
    assert told.get("offender") == seat


def test_facts_that_contradict_each_other_are_in_doubt() -> None:
    reading = read("Det skjedde i stikk tre. Nei, det var stikk fem.", "nb")
    rows = [row for row in facts_of(reading, "revoke_rectification") if row.fact == "revoke_trick"]
    assert [row.sure for row in rows] == [False]


def test_the_call_out_of_turn_is_the_one_the_words_mean() -> None:
    reading = read("Kelet soron kívül nyitott 1 kőrrel, Dél meg azonnal passzolt rá.", "hu")
    told = {row.fact: row.value for row in facts_of(reading, "bid_out_of_rotation") if row.sure}
    assert told["out_of_turn"] == {"player": "E", "call": "1H"}


def test_what_a_procedure_cannot_take_is_left_out() -> None:
    reading = read("Az ellenfél félreérthetően magyarázott, a licit még tart", "hu")
    assert "phase" in reading.facts
    kinds = {row.fact: row.value for row in facts_of(reading, "waivers_and_forfeiture")}
    assert "phase" not in kinds  # its phase is `auction_period`, not `auction`
