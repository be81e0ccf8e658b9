"""73D2 and 73E: what may deceive and what may not; the tests of 73E2, then the penalty of 73D2."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_73_communication.facts import DeceptionFacts

Facts = Inquiry[DeceptionFacts]
Test = tuple[str, bool, str, tuple[str, ...]]
TESTS: tuple[Test, ...] = (
    ("finding_false_inference", True, "no_inference", ()),
    ("finding_innocent", True, "not_innocent", ()),
    ("finding_bridge_reason", False, "bridge_reason", ()),
    ("finding_could_have_known", True, "own_risk", ("73.D.1",)),
    ("finding_damage", True, "no_damage", ("12.B.1",)),
)
"""73E2 in its order: the finding, what it must be for an adjustment, and what is said when it is not."""


LEFT = {
    frozenset(("finding_damage",)): "left_damage",
    frozenset(("finding_could_have_known",)): "left_known",
    frozenset(("finding_bridge_reason",)): "left_reason",
    frozenset(("finding_could_have_known", "finding_damage")): "left_known_damage",
    frozenset(("finding_bridge_reason", "finding_damage")): "left_reason_damage",
}
"""An innocent opponent was misled: what is said where only these tests are open (as a rule he is innocent)."""


@rule_of("73.E.1")
def lawful_73e1(case: Facts) -> bool:
    """By a call or play as such: allowed, unless emphasized by haste or hesitation, or protected by an agreement."""
    if settled(case) and case.untold("act"):
        return False  # no adjustment by 73E1 or by 73E2: the means need not be asked
    case.meanwhile("by_means", "act", also=("73.D.2", "73.E.2"))
    if case.facts.act != "call_or_play" or case.facts.emphasized:
        return False
    if case.facts.concealed_understanding:
        case.headline("concealed", also=("40.C.1", "40.A.3"))
        case.set(result="see_procedure", procedure="psych_and_agreements")
    else:
        told = case.told_as("emphasized", False) and case.told_as("concealed_understanding", False)
        case.headline("lawful_told" if told else "lawful", also=("40.A.3",))
        case.set(result="lawful_deception", adjusted_score="none", procedural_penalty="none")
    return True


@rule_of("73.D.2")
def act_73d2(case: Facts) -> None:
    """A question, remark, gesture, haste or hesitancy, manner or purposeful deviation may not mislead."""
    case.aside("forbidden_means")
    if case.known.act == "call_or_play":
        case.say("emphasized", also=("73.E.1",))


@rule_of("73.E.2")
def inference_73e2(case: Facts) -> bool:
    """The tests: one that fails is enough for the result to stand. Says whether the score is adjusted."""
    if any(case.assumes(name) for name, *_ in TESTS):  # something is still to be found
        (case.aside if case.told("finding_bridge_reason") else case.say)("collect")
    for name, wanted, key, also in sorted(TESTS, key=lambda test: not _fails(case, test[0], test[1])):
        if getattr(case.facts, name) is not wanted:
            case.headline(key, also=also)
            case.set(result="result_stands", adjusted_score="none")
            return False
    case.headline("adjust", also=("12.C.1", "12.B.1"))
    case.set(result="adjust", adjusted_score="assigned")
    return True


def _fails(case: Facts, name: str, wanted: bool) -> bool:
    """Whether a test is known to fail."""
    return getattr(case.known, name) is not wanted and getattr(case.known, name) is not None


def settled(case: Facts) -> bool:
    """Whether a test is told to fail: the score stands, whatever is found on the others."""
    return any(_fails(case, name, wanted) and not case.assumes(name) for name, wanted, *_ in TESTS)


@rule_of("73.E.2")
def misled_73e2(case: Facts) -> None:
    """The whole test in one sentence, while its first part is open."""
    reason = case.known.finding_bridge_reason is False and not case.assumes("finding_bridge_reason")
    if not settled(case) and not case.untold("finding_false_inference"):
        open_facts = [name for name, *_ in TESTS if case.untold(name)]
        if open_facts:
            damaged = case.known.finding_damage and not case.untold("finding_damage")
            left = LEFT.get(frozenset(open_facts) - {"finding_innocent"})
            key = "misled_then_damaged" if damaged else "misled_then"
            if case.told_as("finding_innocent", True):
                key = "misled_innocent_damaged" if damaged else "misled_innocent"
            case.meanwhile(left or key, *open_facts)
    elif case.known.finding_deliberate and not settled(case):
        case.meanwhile("misled_deliberate", "finding_false_inference", also=("73.D.2", "90.A"))
    elif not settled(case):
        case.meanwhile("no_reason_misled" if reason else "misled", "finding_false_inference")


@rule_of("73.D.2")
def penalty_73d2(case: Facts) -> None:
    """An attempt on purpose breaks 73D2 and 72B1 whether or not anybody fell for it: Law 90."""
    reason = case.known.finding_bridge_reason is True  # who had one made no attempt, unless that is found
    if case.known.finding_deliberate or (case.known.finding_deliberate is None and not reason):
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
