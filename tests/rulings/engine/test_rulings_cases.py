"""Every case of every `cases.yaml`, worked out once for all that must hold of it, and what case files must have."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from copy import deepcopy

import pytest
from case_checks import CHECKS, Ruled, faults, ruled

from corpus import strict_yaml
from rulings.cases import RulingCase, case_files, differences, load_cases, unlike

FILES = {path.parent.name: list(load_cases(path)) for path in case_files()}
CASES = [case for cases in FILES.values() for case in cases]


@pytest.mark.parametrize("file", FILES)
def test_cases(file: str) -> None:
    """Every case of a file: `pytest -k law_27` tells each that does not hold, with its id and why."""
    assert [f"{case.id}: {line} ({case.why})" for case in FILES[file] for line in _wrong(case)] == []


def _wrong(case: RulingCase) -> list[str]:
    if "error" in case.expected:
        return differences(case)
    found = ruled(case)
    return [*unlike(found.document, case.expected), *faults(found)]


def test_no_two_files_are_called_alike() -> None:
    assert len(FILES) == len(case_files())


def test_ids_are_unique() -> None:
    ids = [case.id for case in CASES]
    assert sorted(set(ids)) == sorted(ids)


def test_ids_are_coordinates() -> None:
    assert [case.id for case in CASES if not re.fullmatch(r"[\w.@-]+-\d\d", case.id)] == []


def test_no_case_stands_twice() -> None:
    """Equal facts of one procedure are one case."""
    same: dict[tuple[str | None, ...], list[str]] = defaultdict(list)
    for case in CASES:
        facts = json.dumps(case.facts, sort_keys=True, default=str)
        same[case.procedure, case.edition, case.follow, facts].append(case.id)
    assert [ids for ids in same.values() if len(ids) > 1] == []


def test_cases_say_why_and_what() -> None:
    assert [case.id for case in CASES if not case.why.strip() or not case.situation.strip()] == []


def test_every_file_lists_what_is_not_modelled() -> None:
    listed = {path: strict_yaml.load(path).get("not_modelled") for path in case_files()}
    assert [path.parent.name for path, items in listed.items() if items is None] == []
    assert all(item["what"] and item["why"] for items in listed.values() for item in items or [])


# -- each check finds its fault ---------------------------------------------------------------------------------------


def _spoiled(found: Ruled, check: str) -> Ruled:
    """A ruling that is right, with the fault that a check is there for."""
    found = deepcopy(found)
    document = found.told["en"]
    match check:
        case "it_is_bounded_and_asks_what_it_needs" | "a_ruling_has_one_headline":
            document["status"] = "ruled"
            document["statements"] = document["statements"] * 2
        case "every_sentence_is_cited_and_told":
            found.told["hu"]["statements"][0]["citations"] = []
        case "it_is_the_same_in_every_language":
            found.told["pl"]["outcome"]["result"] = "another"
        case "answers_lead_to_what_was_foretold" | "turning_the_table_changes_nothing":
            document["outcome"]["idle"] = "word"
        case "every_needed_fact_matters":
            document["branches"] = document["branches"][:1]
        case "what_stays_in_force_can_be_a_fact":
            document["in_force"] = [{"kind": "silenced_throughout", "player": "N", "idle": "word"}]
        case "its_facts_are_those_of_the_schema":
            found.case.facts["dealer"] = "north"
        case "its_outcome_is_of_the_schema":
            document["outcome"]["call_stands"] = "yes"
        case "its_stages_are_of_the_schema":
            document["stages"] = [{"moment": "now", "idle": "word"}]
        case "nothing_is_presumed_silently":
            document["presumed"] = []
        case "what_the_prose_names_is_in_the_data":
            document["statements"][0]["text"] += " North leads \u26604."
            document["status"], document["people"] = "ruled", {}
        case "what_is_presumed_is_said":
            document["presumed"][0]["text"] = ""
        case "it_cites_what_the_corpus_has":
            document["citations"].append("27.Z")
        case "no_choice_is_dummys":
            found.case.facts["contract"] = {"level": 1, "denomination": "S", "declarer": "N"}
            document["options"] = [{"name": "accept", "chooser": "S"}]
    return found


@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
def test_every_check_finds_its_fault(check: Callable[[Ruled], Iterable[str]]) -> None:
    found = ruled(next(case for case in CASES if case.id == "27A1-01"))
    assert list(check(found)) == []
    assert list(check(_spoiled(found, check.__name__))) != []
