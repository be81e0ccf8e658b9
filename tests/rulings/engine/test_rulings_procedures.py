"""Every registered procedure: declared, with cases, bounded, an answer from no facts on, every fact asked and told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from corpus.model import LANGUAGES
from corpus.store import Store
from rulings import tell
from rulings.cases import case_files, load_cases
from rulings.engine.editions import TEXT_OF_EDITION, cited
from rulings.engine.explore import MAX_LEAVES, MAX_QUESTIONS, leaves
from rulings.engine.fields import Field
from rulings.engine.procedure import Procedure
from rulings.engine.read_facts import read_facts
from rulings.engine.rule import RULES
from rulings.engine.wording import find, speaker
from rulings.registry import describe, get, names, rule, rule_in


@cache
def with_cases() -> set[str]:
    """The procedures that have a case."""
    return {case.procedure for path in case_files() for case in load_cases(path)}


@cache
def store() -> Store:
    """The store, loaded once a process."""
    return Store.load()


def it_declares_what_the_contract_names(procedure: Procedure) -> Iterator[str]:
    item = describe(procedure.name, "pl")
    yield from (f"no {key}" for key in ("name", "laws", "concepts", "title") if not item.get(key))
    if "facts_schema" not in item:
        yield "no facts_schema"


def it_has_cases(procedure: Procedure) -> Iterator[str]:
    if procedure.name not in with_cases():
        yield "no `cases.yaml` has a case of it"


def its_tree_is_bounded_and_answers(procedure: Procedure) -> Iterator[str]:
    for edition in procedure.decide:
        found = list(leaves(procedure.tree(read_facts(procedure.facts, {}), edition)))
        if not 1 <= len(found) <= MAX_LEAVES:
            yield f"{edition}: {len(found)} leaves"
        if max(len(path) for path, _ in found) > MAX_QUESTIONS:
            yield f"{edition}: more than {MAX_QUESTIONS} questions in a row"
        if not all(leaf.kind != "ruled" or "result" in leaf.draft.outcome for _, leaf in found):
            yield f"{edition}: a ruling without a result"


def every_branch_is_told_in_each_language(procedure: Procedure) -> Iterator[str]:
    for edition in procedure.decide:
        for language, document in rule_in(LANGUAGES, procedure.name, {}, edition, weighed=False).items():
            if not all(need["question"] for need in document["need"]):
                yield f"{edition} {language}: a fact is asked without words: {document['need']}"
            for part in document["branches"]:
                if not part["statements"] and not part.get("ask"):
                    yield f"{edition} {language}: nothing is said when {part['if']}"


def it_cites_what_the_corpus_has(procedure: Procedure) -> Iterator[str]:
    ruled = [rule(procedure.name, {}, edition, weighed=False) for edition in TEXT_OF_EDITION]
    used = {one for document in ruled for one in document["citations"]}
    rules = [info for info in RULES if info.home == procedure.home]
    used |= {cited(number, edition) for info in rules for edition, number in info.numbers.items()}
    used |= {field.matters for field in procedure.fields.values()} | set(procedure.laws)
    for one in sorted(used):
        if f"laws-2017-hu:{one}" not in store() and one not in store():
            yield f"{one} is not in the corpus"


def every_fact_is_asked_and_told(procedure: Procedure) -> Iterator[str]:
    if not find(procedure.home, "title", procedure.name):
        yield "no title"
    for field in procedure.fields.values():
        where = ("facts", field.name)
        home = speaker(procedure.home, field.home, *where, "ask")
        if not find(home, *where, "ask"):
            yield f"{field.name} has no question"
        keys = [str(value).lower() if isinstance(value, bool) else str(value) for value in field.type.finite]
        untold = [key for key in keys if not find(home, *where, "tell", key)]
        if (untold or not keys) and not find(home, *where, "tell"):
            yield f"{field.name} does not tell {untold or 'its value'}"
        labelled = [key for key in keys if not find(home, *where, "values", key)]
        if labelled and keys != ["true", "false"]:
            yield f"{field.name} does not name {labelled}"


def _values(field: Field) -> tuple[Any, ...]:
    """Every value of a finite fact, those too rare to be asked for included."""
    return tuple(field.type.schema.get("enum", ())) or field.type.finite


def a_known_fact_is_no_question(procedure: Procedure) -> Iterator[str]:
    """No told fact is its question again, in any language, for any value."""
    for name, field in procedure.fields.items():
        if field.type.finite:
            for value in _values(field):
                for language in LANGUAGES:
                    said = tell(procedure.name, {name: value}, language)
                    (told,) = (item.text for item in said if item.fact == name)
                    if "?" in told or not told.endswith("."):
                        yield f"{name} = {value!r} in {language}: {told}"
        elif name != "in_force":
            texts = find(speaker(procedure.home, field.home, "facts", name, "ask"), "facts", name, "tell")
            if texts is None or any("?" in texts[language] for language in LANGUAGES):
                yield f"{name} is told as a question, or not at all: {texts}"


CHECKS: tuple[Callable[[Procedure], Iterator[str]], ...] = (
    it_declares_what_the_contract_names,
    it_has_cases,
    its_tree_is_bounded_and_answers,
    every_branch_is_told_in_each_language,
    it_cites_what_the_corpus_has,
    every_fact_is_asked_and_told,
    a_known_fact_is_no_question,
)


@pytest.mark.parametrize("name", names())
def test_procedure(name: str) -> None:
    procedure = get(name)
    assert [f"{check.__name__}: {line}" for check in CHECKS for line in check(procedure)] == []
