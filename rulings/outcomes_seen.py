"""Which fields and values outcomes have: from the cases, the decision trees and facts drawn at random.

`python -m rulings.outcomes_seen > rulings/outcomes_seen.json`; `make docs` runs it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from corpus.errors import BadFacts
from rulings.cases import case_files, load_cases
from rulings.engine.errors import TooLarge
from rulings.engine.outcomes import meanings
from rulings.engine.ruling_document import RulingDocument
from rulings.registry import get, names, rule
from rulings.table.regular import regular_result

Seen = dict[str, dict[str, Any]]


def outcomes(document: RulingDocument) -> Iterator[tuple[dict[str, Any], str]]:
    """The outcome of every way a ruling may end, each with the sentence that says it."""
    first = next((row["text"] for row in document["statements"] if row["kind"] == "headline"), "")
    yield document["outcome"], first
    for branch in document["branches"]:
        said = next((row["text"] for row in branch["statements"] if row["kind"] == "headline"), first)
        yield {**document["outcome"], **branch["outcome"]}, said


def collect() -> Seen:
    """Procedure -> field -> the codes it has (of `result` each with a sentence), all in order."""
    found: Seen = {name: {} for name in names()}
    for document in _documents():
        mine = found[document["procedure"]]
        for outcome, said in outcomes(document):
            for field, value in outcome.items():
                kept = mine.setdefault(field, {} if field == "result" else set())
                if field == "result" and value is not None:
                    kept.setdefault(value, said)
                elif field != "result" and "code" in str(meanings().get(field, {}).get("type")):
                    kept.update(_texts(value))
    for name, mine in found.items():
        if said := regular_result(name):
            mine.setdefault("result", {}).setdefault("no_irregularity", said)
    return {
        name: {
            field: dict(sorted(values.items())) if isinstance(values, dict) else sorted(values)
            for field, values in sorted(fields.items())
        }
        for name, fields in sorted(found.items())
    }


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from _texts(one)


DRAWS = 80
"""Sets of facts drawn for each procedure, the same every time: they reach ways no case has."""


def _drawn(name: str) -> Iterator[dict[str, Any]]:
    random = Random(name)
    fields = [field for field in get(name).fields.values() if field.type.finite]
    for _ in range(DRAWS):
        yield {one.name: one.type.write(random.choice(one.type.finite)) for one in fields if random.random() < 0.8}


def _documents() -> Iterator[RulingDocument]:
    for name in names():
        for facts in ({}, *_drawn(name)):
            try:
                yield rule(name, facts, weighed=False)
            except (BadFacts, TooLarge):
                continue
    for path in case_files():
        for case in load_cases(path):
            try:
                document = rule(case.procedure, case.facts, case.edition, follow=case.follow, weighed=False)
            except BadFacts:
                continue
            if document["status"] != "not_modelled":
                yield document


if __name__ == "__main__":
    print(json.dumps(collect(), ensure_ascii=False, indent=1))
