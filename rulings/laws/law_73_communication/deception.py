"""73D2 and 73E: what may deceive and what may not; the four tests of 73E2 in order, then the penalty of 73D2."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_73_communication.facts import DeceptionFacts

Facts = Inquiry[DeceptionFacts]


@rule_of("73.E.1")
def lawful_73e1(case: Facts) -> bool:
    """By a call or play as such: allowed, unless emphasized by haste or hesitation, or protected by an agreement."""
    if case.facts.act != "call_or_play" or case.facts.emphasized:
        return False
    if case.facts.concealed_understanding:
        case.headline("concealed", also=("40.C.1", "40.A.3"))
        case.set(result="see_procedure", procedure="psych_and_agreements")
    else:
        case.headline("lawful", also=("40.A.3",))
        case.set(result="lawful_deception", adjusted_score="none", procedural_penalty="none")
    return True


@rule_of("73.D.2")
def act_73d2(case: Facts) -> None:
    """A question, remark, gesture, haste or hesitancy, manner or purposeful deviation may not mislead."""
    case.say("forbidden_means")
    if case.facts.act == "call_or_play":
        case.say("emphasized", also=("73.E.1",))


@rule_of("73.E.2")
def inference_73e2(case: Facts) -> bool:
    """The tests, each only if the one before leaves the question open. Says whether the score is adjusted."""
    if any(name.startswith("finding_") for name in case.assumed):  # something is still to be found
        case.say("collect")
    if not case.facts.finding_false_inference:
        case.headline("no_inference")
    elif not case.facts.finding_innocent:
        case.headline("not_innocent")
    elif case.facts.finding_bridge_reason:
        case.headline("bridge_reason")
    elif not case.facts.finding_could_have_known:
        case.headline("own_risk", also=("73.D.1",))
    elif not case.facts.finding_damage:
        case.headline("no_damage", also=("12.B.1",))
    else:
        case.headline("adjust", also=("12.C.1", "12.B.1"))
        case.set(result="adjust", adjusted_score="assigned")
        return True
    case.set(result="result_stands", adjusted_score="none")
    return False


@rule_of("73.E.2")
def misled_73e2(case: Facts) -> None:
    """The whole test in one sentence, while its first part is open."""
    reason = case.known.finding_bridge_reason is False and "finding_bridge_reason" not in case.assumed
    case.meanwhile("no_reason_misled" if reason else "misled", "finding_false_inference")


@rule_of("73.D.2")
def penalty_73d2(case: Facts) -> None:
    """An attempt on purpose breaks 73D2 and 72B1 whether or not anybody fell for it: Law 90."""
    if case.known.finding_deliberate is not False:
        case.say("attempt", also=("72.B.1", "90.A"))
    if case.known.finding_deliberate is not None:
        case.set(procedural_penalty="possible" if case.known.finding_deliberate else "none")


def decide(case: Facts) -> None:
    """A call or play as such; else the act, the tests, and the attempt itself."""
    if lawful_73e1(case):
        return
    act_73d2(case)
    inference_73e2(case)
    penalty_73d2(case)
    misled_73e2(case)


DECEPTION = procedure(
    "deception",
    facts=DeceptionFacts,
    laws=("73",),
    concepts=("deception", "hesitation", "tempo", "damage"),
    decide=decide,
)
