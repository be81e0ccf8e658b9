"""Every presumption of the Laws' procedures: derived, asked, or told with the ruling that stands on it.

That none is silent in a case as it stands is checked case by case (`case_checks.nothing_is_presumed_silently`). Here
each case is told with less, so that no presumption hides from that check because every case tells the fact, or what it
is worked out from; and each is met by some case, so that none is there for nothing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest
from case_checks import silently_presumed

from corpus.errors import LawbridgeError
from rulings.cases import RulingCase, case_files, load_cases
from rulings.registry import get, names, rule
from tests.rulings.engine.test_facts_read import LISTED

Presumed = tuple[str, str]
NEVER_DECIDES: dict[Presumed, str] = {
    ("penalty_card_information", "in_force"): "50E asks where the card is now, which is told",
    ("wrong_opponents_board", "for_later_round"): "15B where the letter alone is asked for",
    ("wrong_count_extra", "fewer_than_13"): "counts say it, and without counts either answer leads to Law 13",
    ("call_legality", "doubles"): "read off the call, without which nothing is asked",
}
"""Presumptions that no ruling can stand on, and why."""


SAMPLED = 24
"""Of so many cases told with less the default suite walks one; all are walked in the long tests."""


def told_with_less() -> Iterator[tuple[RulingCase, dict[str, Any]]]:
    """Every case of the Laws once for each fact that it tells, without that fact."""
    for path in case_files():
        for case in load_cases(path):
            procedure = get(case.procedure)
            presuming = any(field.presumed is not None for field in procedure.fields.values())
            if procedure.home.startswith("rulings.laws") and presuming:
                yield from ((case, without(case.facts, name)) for name in case.facts)


def silent(case: RulingCase, facts: dict[str, Any]) -> list[str]:
    """What the ruling of these facts takes for granted without a word."""
    try:
        document = rule(case.procedure, facts, case.edition, follow=case.follow)
    except LawbridgeError:  # what is left of the case is refused
        return []
    return [f"{case.id} told only {facts}: {line}" for line in silently_presumed(case, facts, document)]


def test_no_presumption_is_silent_where_less_is_told() -> None:
    sample = list(told_with_less())[::SAMPLED]
    assert [line for case, facts in sample for line in silent(case, facts)] == []


@pytest.mark.long
def test_no_presumption_is_silent_whichever_fact_is_left_out() -> None:
    assert [line for case, facts in told_with_less() for line in silent(case, facts)] == []


def without(facts: dict[str, Any], *left_out: str) -> dict[str, Any]:
    return {name: value for name, value in facts.items() if name not in left_out}


def variants(case: RulingCase, name: str, *, computed: bool) -> Iterator[dict[str, Any]]:
    """The facts of a case as they are where they do not tell the fact, then with less."""
    plain = without(case.facts, name)
    yield plain
    if computed:
        yield from (without(plain, other) for other in plain)


def met(case: RulingCase, name: str, *, computed: bool) -> bool:
    """Whether the fact is asked or told as presumed in one of these rulings."""
    for facts in variants(case, name, computed=computed):
        try:
            document = rule(case.procedure, facts, case.edition)
        except LawbridgeError:
            continue
        asked = {need["name"] for need in document["need"]}
        if name in asked or any(row["fact"] == name for row in document["presumed"]):
            return True
    return False


def test_every_presumption_is_asked_or_told_somewhere() -> None:
    of: dict[str, list[RulingCase]] = defaultdict(list)
    for path in case_files():
        for case in load_cases(path):
            of[case.procedure].append(case)
    silent: set[Presumed] = set()
    for procedure in (name for name in names() if get(name).home.startswith("rulings.laws")):
        unread = {*LISTED["refused"].get(procedure, ()), *LISTED["told"].get(procedure, ())}
        open_yet = {name for name, one in get(procedure).fields.items() if one.presumed is not None} - unread
        for case in of[procedure]:  # as the case stands, one ruling for all of them
            if not open_yet:
                break
            try:
                document = rule(procedure, case.facts, case.edition)
            except LawbridgeError:  # a case of facts that are refused
                continue
            open_yet -= {row["fact"] for row in document["presumed"]} | {need["name"] for need in document["need"]}
        for name in sorted(open_yet):
            computed = get(procedure).fields[name].compute is not None
            if not any(met(case, name, computed=computed) for case in of[procedure]):
                silent.add((procedure, name))
    assert silent == set(NEVER_DECIDES)
