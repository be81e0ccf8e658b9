"""Cases beside each law (`cases.yaml`): a situation, its facts, what the text makes of it, and why.

cases:
  - id: 27B1a-01
    procedure: insufficient_bid
    situation: one line
    edition: "2017"            # optional
    follow: letter             # optional: the printed words, where they depart from the sense of the Laws
    facts: {...}
    expected:                  # everything is optional; what is named must hold
      status: ruled
      outcome: {result: same_denomination}   # a subset, nested objects too
      need: [choice_accept]                  # names, in order, all of them
      citations: [27.B.1.a]                  # among the citations
      not_cited: [26.B]                      # not among them
      options: [accept, refuse]              # names, in order, all of them
      choosers: [E, E]                       # whose each option is
      in_force: [silenced_throughout]        # kinds, in order, all of them
      review: [27.D]                         # all promised reviews, in order
      branches: 6                            # how many open branches
      error: words of the refusal            # instead of a document
    why: the quotation or reading of the text that gives it
not_modelled:
  - what: ...
    why: ...
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.errors import BadFacts
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.ruling_document import RulingDocument
from rulings.registry import rule

ROOT = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class RulingCase:
    """One expected ruling and where it is written."""

    id: str
    procedure: str
    situation: str
    edition: str
    facts: dict[str, Any]
    expected: dict[str, Any]
    why: str
    file: Path
    follow: str | None = None


def case_files() -> list[Path]:
    """Every `cases.yaml` under rulings."""
    return sorted(ROOT.glob("*/**/cases.yaml"))


def load_cases(path: Path) -> Iterator[RulingCase]:
    """The cases of one file."""
    for entry in strict_yaml.load(path).get("cases") or []:
        yield RulingCase(
            id=str(entry["id"]),
            procedure=entry["procedure"],
            situation=entry["situation"],
            edition=str(entry.get("edition", IN_FORCE_EDITION)),
            facts=entry["facts"] or {},
            expected=entry["expected"],
            why=entry["why"],
            file=path,
            follow=entry.get("follow"),
        )


def differences(case: RulingCase) -> list[str]:
    """What the ruling says otherwise than expected, one line each; empty when the case holds."""
    expected = dict(case.expected)
    refusal = expected.pop("error", None)
    try:
        found = rule(case.procedure, case.facts, case.edition, follow=case.follow)
    except BadFacts as error:
        if refusal is None:
            return [f"refused: {error}"]
        return [] if str(refusal) in str(error) else [f"refused with {error}, expected {refusal}"]
    if refusal is not None:
        return [f"expected the refusal {refusal!r}, ruled {found['status']}"]
    return list(unlike(found, expected))


def unlike(found: RulingDocument, expected: dict[str, Any]) -> Iterator[str]:
    """What a ruling already worked out says otherwise than expected, one line each."""
    lists = {
        "need": [item["name"] for item in found["need"]],
        "options": [item["name"] for item in found["options"]],
        "choosers": [item["chooser"] for item in found["options"]],
        "in_force": [item["kind"] for item in found["in_force"]],
        "review": found["end_of_play_review"],
        "branches": len(found["branches"]),
        "status": found["status"],
    }
    for key, value in expected.items():
        if key == "outcome":
            yield from _subset(found["outcome"], value, "outcome")
        elif key == "citations":
            yield from (f"{one} is not cited" for one in _ids(value) if one not in found["citations"])
        elif key == "not_cited":
            yield from (f"{one} is cited" for one in _ids(value) if one in found["citations"])
        elif key not in lists:
            yield f"cases do not know the expectation {key!r}"
        elif (_ids(value) if isinstance(value, list) else value) != lists[key]:
            yield f"{key} is {lists[key]!r}, expected {value!r}"


def _ids(values: list[Any]) -> list[str]:
    return [str(one) for one in values]


def _subset(found: Any, expected: Any, where: str) -> Iterator[str]:
    if isinstance(expected, dict):
        if not isinstance(found, dict):
            yield f"{where} is {found!r}, expected {expected!r}"
            return
        for key, value in expected.items():
            if key not in found:
                yield f"{where}.{key} is missing, expected {value!r}"
            else:
                yield from _subset(found[key], value, f"{where}.{key}")
    elif found != expected:
        yield f"{where} is {found!r}, expected {expected!r}"
