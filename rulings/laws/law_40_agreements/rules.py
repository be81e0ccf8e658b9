"""Law 40: the tests in order - an agreement? permitted? disclosed? damage? - and what follows from each finding."""

from __future__ import annotations

from rulings.engine import procedure, rule_of
from rulings.laws.law_40_agreements.consulting import (
    Facts,
    memory_aid_40b2d,
    opponents_card_40b2c,
    own_card_40b2b,
)
from rulings.laws.law_40_agreements.facts import AgreementFacts


@rule_of("40.A.1.a")
def agreement_40a1a(case: Facts) -> bool:
    """Agreements are explicit, by discussion, or implicit, by mutual experience: what to look for."""
    (case.aside if case.told("finding_agreement") else case.say)("evidence", also=("85",))
    if case.facts.repeated_deviation:
        told = case.told("finding_agreement")  # else the sentence that is said meanwhile has it
        (case.say if told else case.aside)("repeated_deviations", also=("40.C.1",))
    repeated = case.facts.repeated_deviation
    case.meanwhile("psych_repeated" if repeated else "psych_test", "finding_agreement", also=("40.C.1", "40.A.3"))
    return case.facts.finding_agreement


@rule_of("40.C.1")
def deviation_40c1(case: Facts) -> None:
    """No agreement: a misbid or a psych of which partner knew no more than the opponents is allowed (40A3, 40C2)."""
    case.headline("allowed", also=("40.A.3", "40.C.2"))
    case.set(result="allowed", adjusted_score="none", penalty="none")


@rule_of("40.B.2.a.v")
def psych_prohibited_40b2av(case: Facts) -> bool:
    """The regulating authority may restrict psychic artificial calls: then the psych itself breaks the regulations."""
    if not case.facts.psych_prohibited:
        return False
    case.meanwhile("psych_prohibited_if", "finding_damage", also=("12.A.1", "90"))
    damage = case.facts.finding_damage
    case.headline("psych_prohibited_damage" if damage else "psych_prohibited_no_damage", also=("12.A.1", "90"))
    case.set(result="psych_prohibited", adjusted_score="assigned" if damage else "none", penalty="possible")
    return True


@rule_of("40.B.2.a.v")
def psych_prohibited_too_40b2av(case: Facts) -> None:
    """Told beside an agreement that is out of order: the psych that was agreed on is itself prohibited."""
    if case.told_as("psych_prohibited", True):
        case.say("psych_prohibited_too", also=("90",))


@rule_of("mbsz-hu:17")
def mbsz_17(case: Facts) -> None:
    """MBSz: every psych is reported and recorded; strong artificial openings may not be psyched."""
    if case.facts.mbsz_event:
        case.say("mbsz_psych", also=("mbsz-hu:17.a", "mbsz-hu:17.c", "mbsz-hu:VI.1.b"))


@rule_of("40.B.4")
def prohibited_40b4(case: Facts) -> bool:
    """A special agreement that the regulations of the event do not allow: adjust if damage; a penalty is possible."""
    if case.facts.permitted:
        return False
    case.meanwhile("prohibited_if", "finding_damage", also=("40.B.2.a.i", "90"))
    damage = case.facts.finding_damage
    case.headline("prohibited_damage" if damage else "prohibited_no_damage", also=("40.B.2.a.i", "90"))
    case.set(result="prohibited_agreement", adjusted_score="assigned" if damage else "none", penalty="possible")
    if case.facts.mbsz_event:
        case.say("mbsz_prohibited", also=("mbsz-hu:15", "mbsz-hu:M3"))
    return True


@rule_of("40.B.3.a")
def undisclosed_40b3a(case: Facts) -> bool:
    """Not disclosed as required: the side damaged is entitled to redress."""
    case.meanwhile("agreement_then", "disclosed", also=("40.A.1.b", "40.C.1"))
    if case.facts.disclosed:
        return False
    case.meanwhile("undisclosed_if", "finding_damage", also=("40.C.1", "40.B.3.b"))
    damage = case.facts.finding_damage
    case.headline("undisclosed_damage" if damage else "undisclosed_no_damage", also=("40.A.1.b", "40.C.1"))
    case.set(result="undisclosed_agreement", adjusted_score="assigned" if damage else "none", penalty="possible")
    return True


@rule_of("40.B.3.b")
def repeated_failure_40b3b(case: Facts) -> None:
    """Repeated failure to disclose may be penalized."""
    if case.facts.repeated_failure:
        case.say("repeated_failure", also=("90",))


@rule_of("40.B.5.b")
def incomplete_40b5b(case: Facts) -> bool:
    """Information left out of an explanation was crucial for an opponent's choice, and he was damaged: adjust."""
    if not case.facts.explanation_incomplete:
        return False
    case.meanwhile("incomplete_if", "finding_damage", also=("40.B.5.a",))
    damage = case.facts.finding_damage
    case.headline("incomplete_damage" if damage else "incomplete_no_damage", also=("40.B.5.a",))
    case.set(result="incomplete_explanation", adjusted_score="assigned" if damage else "none", penalty="possible")
    return True


@rule_of("40.A.1.b")
def in_order_40a1b(case: Facts) -> None:
    """Permitted, disclosed and explained: no infraction."""
    case.headline("in_order")
    case.set(result="no_infraction", adjusted_score="none", penalty="none")


@rule_of("40.A.4")
def same_for_both_40a4(case: Facts) -> None:
    """The agreed meaning of a call or play may not depend on which partner makes it; style and judgement may differ.

    Where it was not disclosed, explained or permitted either, the damage decides as for any agreement.
    """
    case.set(result="prohibited_agreement", allowed=False, penalty="possible")
    told = {
        "40.B.3.a": case.told_as("disclosed", False),
        "40.B.4": case.told_as("permitted", False),
        "40.B.5.b": case.told_as("explanation_incomplete", True),
    }
    failed = tuple(law for law, holds in told.items() if holds)
    if not failed and not case.told("finding_damage"):
        case.headline("same_for_both")
        return
    case.meanwhile("same_for_both_if", "finding_damage", also=(*failed, "90"))
    if case.facts.finding_damage:
        case.headline("same_for_both_damage", also=failed or ("12.A.1",))
        case.set(adjusted_score="assigned")
    else:
        case.headline("same_for_both_no_damage", also=(*failed, "90"))
        case.set(adjusted_score="none")


def meaning_of_call(case: Facts) -> None:
    """An agreement? permitted? disclosed? explained? damage?

    An explanation that left out what rests on agreement is told of an agreement; a psych that the regulations
    prohibit is out of order with an agreement and without.
    """
    allowed = not case.told_as("permitted", False) and not case.told_as("finding_agreement", False)
    if case.known.explanation_incomplete and case.untold("disclosed") and allowed:
        incomplete_40b5b(case)
        return
    if case.told_as("psych_prohibited", True) and case.untold("finding_agreement"):
        mbsz_17(case)
        psych_prohibited_40b2av(case)
        return
    if not agreement_40a1a(case):
        mbsz_17(case)
        if not psych_prohibited_40b2av(case):
            deviation_40c1(case)
        return
    if prohibited_40b4(case):
        psych_prohibited_too_40b2av(case)
        return
    if undisclosed_40b3a(case):
        psych_prohibited_too_40b2av(case)
        repeated_failure_40b3b(case)
        return
    if not incomplete_40b5b(case):
        in_order_40a1b(case)


def decide(case: Facts) -> None:
    """What the question is about."""
    matter = case.facts.matter
    if matter == "own_system_card":
        own_card_40b2b(case)
    elif matter == "opponents_system_card":
        opponents_card_40b2c(case)
    elif matter == "depends_on_player":
        same_for_both_40a4(case)
    elif matter == "memory_aid":
        memory_aid_40b2d(case)
    else:
        meaning_of_call(case)


PSYCH_AND_AGREEMENTS = procedure(
    "psych_and_agreements",
    facts=AgreementFacts,
    laws=("40",),
    concepts=(
        "psych",
        "partnership_agreement",
        "special_understanding",
        "disclosure",
        "deviation_from_system",
        "prohibited_convention",
        "system_card",
        "memory_aid",
    ),
    decide=decide,
)
