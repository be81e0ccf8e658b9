"""Every case of every `cases.yaml`, and what case files must have."""

from __future__ import annotations

import re

import pytest

from corpus import strict_yaml
from rulings.engine.cases import RulingCase, case_files, differences, load_cases
from rulings.registry import names

CASES = [case for path in case_files() for case in load_cases(path)]


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_case(case: RulingCase) -> None:
    assert not differences(case), f"{case.file.parent.name} {case.id}: {case.why}"


def test_ids_are_unique() -> None:
    ids = [case.id for case in CASES]
    assert sorted(set(ids)) == sorted(ids)


def test_ids_are_coordinates() -> None:
    assert [case.id for case in CASES if not re.fullmatch(r"[\w.@-]+-\d\d", case.id)] == []


def test_cases_say_why_and_what() -> None:
    assert [case.id for case in CASES if not case.why.strip() or not case.situation.strip()] == []


def test_every_file_lists_what_is_not_modelled() -> None:
    listed = {path: strict_yaml.load(path).get("not_modelled") for path in case_files()}
    assert [path.parent.name for path, items in listed.items() if items is None] == []
    assert all(item["what"] and item["why"] for items in listed.values() for item in items or [])


@pytest.mark.parametrize("name", names())
def test_every_procedure_has_cases(name: str) -> None:
    assert [case for case in CASES if case.procedure == name] != []
