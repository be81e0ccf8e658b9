"""Law 23: when a replacement is a comparable call, and what follows. 23C is called by 27B1b, 30, 31 and 32."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_23_comparable_call.facts import ComparableCallFacts


@rule_of("23.A.1")
def same_or_similar_23a1(case: Inquiry[ComparableCallFacts]) -> bool:
    """It has the same or a similar meaning as the withdrawn call."""
    if not case.facts.finding_same_or_similar:
        return False
    case.headline("same_or_similar")
    case.set(comparable=True, limb="23.A.1")
    return True


@rule_of("23.A.2")
def subset_23a2(case: Inquiry[ComparableCallFacts]) -> bool:
    """It defines a subset of the meanings attributable to the withdrawn call."""
    if not case.facts.finding_subset:
        return False
    case.headline("subset")
    case.set(comparable=True, limb="23.A.2")
    return True


@rule_of("23.A.3")
def same_purpose_23a3(case: Inquiry[ComparableCallFacts]) -> bool:
    """It has the same purpose (an asking bid or a relay, for instance)."""
    if not case.facts.finding_same_purpose:
        return False
    case.headline("same_purpose")
    case.set(comparable=True, limb="23.A.3")
    return True


TESTS = (
    ("finding_same_or_similar", same_or_similar_23a1),
    ("finding_subset", subset_23a2),
    ("finding_same_purpose", same_purpose_23a3),
)


@rule_of("23.A")
def not_comparable_23a(case: Inquiry[ComparableCallFacts]) -> None:
    """None of the three tests is met: the rectification of the law concerned applies."""
    case.headline("not_comparable", also=("26.B", "27.B.2", "30.B.1.b.ii", "31.A.2.b", "32.A.2.b"))
    case.set(result="not_comparable", comparable=False, limb=None)


@rule_of("23.B")
def no_rectification_23b(case: Inquiry[Any]) -> None:
    """Auction and play go on without rectification; 16C does not apply."""
    case.say("no_rectification")
    case.set(law_16C2_applies=False)


@rule_of("23.C")
def damage_23c(case: Inquiry[Any]) -> None:
    """At the end: would the result have been different without the assistance of the irregularity? Then adjust."""
    case.say("review_23c", also=("12.C.1.b",))
    case.review()
    case.set(adjusted_score="possible")


@rule_of("23.A")
def evidence(case: Inquiry[ComparableCallFacts]) -> None:
    """What the director collects before deciding: the two meanings in the pair's own system, away from the table."""
    failed = [name for name in ("finding_same_or_similar", "finding_subset") if case.told_as(name, False)]
    key = {1: "evidence_but_same", 2: "evidence_of_purpose"}.get(len(failed), "evidence")
    case.say("evidence" if failed == ["finding_subset"] else key)


@rule_of("23.C")
def reviewed_23c(case: Inquiry[ComparableCallFacts]) -> None:
    """The play is over, and the call was found comparable: was the innocent side damaged?"""
    case.meanwhile("review_23c", "finding_helped", also=("12.C.1.b",))
    helped = case.facts.finding_helped
    case.headline("adjust_23c" if helped else "stands_23c", also=("12.C.1.b",) if helped else ())
    case.set(result="adjust" if helped else "result_stands", adjusted_score="assigned" if helped else "none")


def decide(case: Inquiry[ComparableCallFacts]) -> None:
    """One of the three tests is enough: what is found met decides; else they are asked in the order of the law.

    At the end of the play, with no test told or one found met, 23C alone is left.
    """
    met_before = any(case.told(name) and getattr(case.known, name) for name, _ in TESTS)
    if case.known.play_over and (met_before or all(getattr(case.known, name) is None for name, _ in TESTS)):
        reviewed_23c(case)
        return
    evidence(case)
    if any(met(case) for _, met in sorted(TESTS, key=lambda test: getattr(case.known, test[0]) is not True)):
        comparable(case)
        damage_23c(case)
    else:
        not_comparable_23a(case)


@rule_of("23.B")
def comparable(case: Inquiry[ComparableCallFacts]) -> None:
    """The replacement is comparable."""
    case.set(result="comparable")
    no_rectification_23b(case)


COMPARABLE_CALL = procedure(
    "comparable_call", facts=ComparableCallFacts, laws=("23",), concepts=("comparable_call",), decide=decide
)
