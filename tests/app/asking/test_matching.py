"""How procedures are weighed: the setting, what sends elsewhere, thin evidence; and the table behind it."""

from __future__ import annotations

from typing import Any

import pytest

from app.asking.facts import facts_of
from app.asking.leaning import leaning, leanings
from app.asking.match import match
from app.service import Service
from corpus.concepts import load_concepts
from corpus.model import Language
from corpus.store import Store
from retrieval.reading import read
from retrieval.reading.setting import AT_THE_TABLE, setting, setting_words
from rulings import registry


def test_the_table_of_leanings_names_what_exists() -> None:
    table = leanings()
    concepts = {concept.id for concept in load_concepts()} | {name for key in table["only_named"] for name in (key,)}
    named = [*table["call"], *table["card"], *table["who"], *table["first"], *table["against"]]
    assert set(named) <= set(registry.names())
    assert not set(table["call"]) & set(table["card"])
    assert all(set(who) <= set(setting_words()["roles"]) for who in table["who"].values())
    for name, row in table["against"].items():
        assert {*row.get("concepts", []), *row.get("unless", [])} <= concepts, name
        assert row.get("facts") or row.get("concepts"), name


def test_what_is_said_to_be_meant_is_a_procedure() -> None:
    about = [concept.facts["about"] for concept in load_concepts() if "about" in concept.facts]
    assert about
    assert set(about) <= set(registry.names())


@pytest.mark.parametrize(
    ("language", "question", "nearer", "farther"),
    [
        ("pl", "Obrońca upuścił kartę", "exposed_card_defender", "exposed_card_declarer"),
        ("hu", "A felvevő leejtett egy lapot", "exposed_card_declarer", "exposed_card_defender"),
        (
            "nb",
            "Spillefører mistet et kort. Hva kan motspillerne gjøre?",
            "exposed_card_declarer",
            "exposed_card_defender",
        ),
        ("en", "A defender led from the wrong hand", "lead_out_of_turn_defender", "lead_out_of_turn_declarer"),
        ("en", "He doubled and then bid", "call_out_of_rotation", "premature_play"),
        ("hu", "Rossz ütésbe tett lapot", "premature_play", "call_out_of_rotation"),
    ],
)
def test_the_setting_speaks_for_what_it_is_about(language: Language, question: str, nearer: str, farther: str) -> None:
    told = setting(read(question, language))
    assert leaning(nearer, told) > leaning(farther, told)


@pytest.mark.parametrize(
    ("language", "question", "actor"),
    [
        ("hu", "A felvevő az asztaltól kért egy lapot", "declarer"),
        ("hu", "Az asztal szólt a felvevőnek", "dummy"),
        ("pl", "Dziadek zapytał obrońcę", "dummy"),
        ("pl", "Obrońca pokazał kartę rozgrywającemu", "defender"),
        ("nb", "Kortet falt fra motspilleren, sier spillefører", "declarer"),
        ("en", "West led. What can declarer do?", None),
        ("en", "Spades are trumps", None),
    ],
)
def test_who_acts(language: Language, question: str, actor: str | None) -> None:
    assert setting(read(question, language)).actor == actor
    assert actor is None or actor in AT_THE_TABLE


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
    reading = read("Makkeren vant stikket. Nei, motparten vant stikket.", "nb")
    rows = [row for row in facts_of(reading, "revoke_rectification") if row.fact == "winner"]
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
