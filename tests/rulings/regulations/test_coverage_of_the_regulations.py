"""Every provision of the MBSz regulations is worked out by a procedure, or a sentence says why it cannot be.

`rulings/regulations/coverage/*.yaml`: provision id -> `procedure: [names]` or `none: one sentence`. A line holds for
the provision and everything below it that has no line of its own.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import rulings.regulations
from corpus import strict_yaml
from corpus.model import Provision
from corpus.store import Store
from rulings import registry
from rulings.cases import RulingCase, case_files, load_cases

FOLDER = Path(rulings.regulations.__file__).parent / "coverage"
FILES = sorted(FOLDER.glob("*.yaml"))
CHAPTER = re.compile(r"mbsz-hu:[IVX]+")
SENTENCE = re.compile(r"[A-Z][^\n]*\.\Z")


@cache
def lines() -> dict[str, tuple[str, dict[str, Any]]]:
    """Provision id -> file and line; an id in two files keeps the first (and fails a test of its own)."""
    found: dict[str, tuple[str, dict[str, Any]]] = {}
    for path in FILES:
        for identifier, line in strict_yaml.load(path).items():
            found.setdefault(str(identifier), (path.name, line))
    return found


@cache
def store() -> Store:
    return Store.load()


@cache
def regulations() -> tuple[Provision, ...]:
    return tuple(store().of("mbsz-hu"))


def upwards(provision: Provision) -> Iterator[str]:
    """A provision and what it is a part of, up to its section: a chapter's line covers only the chapter's own words."""
    yield provision.full_id
    above = (one.full_id for one in reversed(store().ancestors(provision)))
    yield from (one for one in above if not CHAPTER.fullmatch(one))


@cache
def cases_of_procedures() -> dict[str, list[RulingCase]]:
    found: dict[str, list[RulingCase]] = {}
    for case in (case for path in case_files() if "regulations" in path.parts for case in load_cases(path)):
        if "error" not in case.expected:
            found.setdefault(case.procedure, []).append(case)
    return found


@cache
def cited(name: str) -> frozenset[str]:
    """The provisions of the regulations that a procedure names or that its cases lead it to cite."""
    found = {law for law in registry.get(name).laws if law.startswith("mbsz-hu:")}
    for case in cases_of_procedures().get(name, []):
        found |= set(registry.rule(name, case.facts, case.edition)["citations"])
    return frozenset(one for one in found if one.startswith("mbsz-hu:"))


def related(name: str, identifier: str) -> bool:
    """Whether a procedure cites a provision, something below it, or what it is a part of."""
    provision = store().get(identifier)
    wanted = {identifier, *upwards(provision), *(one.full_id for one in store().subtree(identifier))}
    return bool(wanted & cited(name))


LINES = sorted(lines())


def test_there_is_coverage_to_check() -> None:
    assert len(LINES) > 50


def test_no_provision_stands_in_two_files() -> None:
    counts = Counter(str(identifier) for path in FILES for identifier in strict_yaml.load(path))
    assert [identifier for identifier, count in counts.items() if count > 1] == []


def test_every_line_names_a_provision_of_the_regulations() -> None:
    known = {provision.full_id for provision in regulations()}
    assert [identifier for identifier in LINES if identifier not in known] == []


def test_every_provision_with_text_is_covered_once() -> None:
    missing, twice = [], []
    for provision in regulations():
        if not provision.text.strip():
            continue
        files = {lines()[one][0] for one in upwards(provision) if one in lines()}
        if not files:
            missing.append(provision.full_id)
        if len(files) > 1:
            twice.append((provision.full_id, sorted(files)))
    assert (missing, twice) == ([], [])


def test_a_line_names_procedures_or_gives_the_reason() -> None:
    for identifier in LINES:
        _, line = lines()[identifier]
        assert set(line) in ({"procedure"}, {"none"}), f"{identifier}: either `procedure` or `none`"
        if "none" in line:
            assert SENTENCE.match(line["none"]), f"{identifier}: no sentence: {line['none']}"
            assert len(line["none"].split()) >= 4, identifier
            continue
        assert line["procedure"], f"{identifier}: no procedure named"
        for name in line["procedure"]:
            assert name in registry.names(), f"{identifier}: {name} is no procedure"
            assert related(name, identifier), f"{name} cites {sorted(cited(name))}, not {identifier}"
