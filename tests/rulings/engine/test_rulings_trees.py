"""Every registered procedure: bounded, always an answer, every sentence cited, every citation in the corpus."""

from __future__ import annotations

import pytest
from jsonschema import Draft202012Validator

from corpus.model import LANGUAGES
from corpus.store import Store
from rulings.engine.cases import RulingCase, case_files, load_cases
from rulings.engine.editions import TEXT_OF_EDITION, cited
from rulings.engine.explore import MAX_LEAVES, MAX_QUESTIONS, leaves
from rulings.engine.fields import json_schema
from rulings.engine.read_facts import read_facts, write_facts
from rulings.engine.rule import RULES
from rulings.engine.values import IN_FORCE
from rulings.registry import get, names, rule

CASES = [case for path in case_files() for case in load_cases(path) if "error" not in case.expected]
IDS = [case.id for case in CASES]


@pytest.mark.parametrize("name", names())
def test_tree_from_no_facts_is_bounded_and_answers(name: str) -> None:
    procedure = get(name)
    for edition in procedure.decide:
        found = list(leaves(procedure.tree(read_facts(procedure.facts, {}), edition)))
        assert 1 <= len(found) <= MAX_LEAVES
        assert max(len(path) for path, _ in found) <= MAX_QUESTIONS
        assert all(leaf.kind != "ruled" or "result" in leaf.draft.outcome for _, leaf in found), (
            "a ruling names its result"
        )


@pytest.mark.parametrize("name", names())
def test_every_branch_from_no_facts_is_told_in_each_language(name: str) -> None:
    for edition in get(name).decide:
        for language in LANGUAGES:
            document = rule(name, {}, edition, language)
            assert all(part["statements"] or part.get("ask") for part in document["branches"])


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_tree_from_typical_facts_is_bounded(case: RulingCase) -> None:
    document = rule(case.procedure, case.facts, case.edition)
    assert document["status"] in ("ruled", "needs", "not_modelled")
    assert len(document["branches"]) <= MAX_LEAVES
    assert (document["status"] == "needs") == bool(document["need"])


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_every_sentence_is_cited_and_told_in_each_language(case: RulingCase) -> None:
    for language in LANGUAGES:
        document = rule(case.procedure, case.facts, case.edition, language)
        for part in (document, *document["branches"]):
            for item in (*part["statements"], *part["options"], *part.get("need", ())):
                assert item["citations"], f"{item} has no citation"
                assert set(item["citations"]) <= set(document["citations"])
            assert all(item["source"] and item["text"] for item in part["in_force"])
        assert all(step["rule"] and step["conclusion"] for step in document["trace"])


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_a_ruling_has_one_headline(case: RulingCase) -> None:
    document = rule(case.procedure, case.facts, case.edition)
    if document["status"] == "ruled":
        kinds = [item["kind"] for item in document["statements"]]
        assert kinds.count("headline") == 1, kinds
        assert kinds[0] == "headline"


@pytest.mark.parametrize("name", names())
def test_every_citation_is_in_the_corpus(name: str, store: Store) -> None:
    procedure = get(name)
    used = {one for edition in TEXT_OF_EDITION for one in rule(name, {}, edition)["citations"]}
    mine = [case for case in CASES if case.procedure == name]
    used |= {one for case in mine for one in rule(name, case.facts, case.edition)["citations"]}
    mine_too = [info for info in RULES if info.home == procedure.home]
    used |= {cited(number, edition) for info in mine_too for edition, number in info.numbers.items()}
    used |= {field.matters for field in procedure.fields.values()} | set(procedure.laws)
    assert {one for one in used if f"laws-2017-hu:{one}" not in store and one not in store} == set()


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_answering_a_needed_fact_leads_to_its_branch(case: RulingCase) -> None:
    """Giving the answers of a branch rules what the branch foretold."""
    document = rule(case.procedure, case.facts, case.edition)
    for branch in document["branches"]:
        answered = rule(case.procedure, {**case.facts, **branch["if"]}, case.edition)
        if "ask" not in branch:
            assert answered["outcome"] == {**document["outcome"], **branch["outcome"]}, branch["if"]


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_every_needed_fact_matters(case: RulingCase) -> None:
    """Of each needed branching fact two values lead to different rulings, on some path."""
    document = rule(case.procedure, case.facts, case.edition)
    for need in document["need"]:
        paths = [branch["if"] for branch in document["branches"] if need["name"] in branch["if"]]
        assert not need["choices"] or len({str(path[need["name"]]) for path in paths}) > 1, need["name"]


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_what_stays_in_force_can_be_a_fact_of_the_next_ruling(case: RulingCase) -> None:
    document = rule(case.procedure, case.facts, case.edition)
    for part in (document, *document["branches"]):
        assert IN_FORCE.write(IN_FORCE.read(part["in_force"])) == part["in_force"]


def test_schemas_are_valid_and_accept_the_cases() -> None:
    for name in names():
        Draft202012Validator.check_schema(json_schema(get(name).facts))
    for case in CASES:
        Draft202012Validator(json_schema(get(case.procedure).facts)).validate(case.facts)


def test_facts_are_written_as_they_are_read() -> None:
    for case in CASES:
        facts = get(case.procedure).facts
        read = read_facts(facts, case.facts)
        assert read_facts(facts, write_facts(read)) == read
