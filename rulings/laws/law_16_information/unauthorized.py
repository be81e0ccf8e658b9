"""Laws 16A, 16B and 73C: may the player use it, and if not, the tests of 16B in order and what each finding brings."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_16_information.unauthorized_facts import TESTS, UnauthorizedFacts

Facts = Inquiry[UnauthorizedFacts]

AUTHORIZED = {
    "opponent": ("from_opponent", ("73.D.1",)),
    "legal_calls_and_plays": ("from_legal_actions", ("16.A.1.a",)),
    "rules_and_procedures": ("from_procedures", ("16.A.1.c",)),
    "known_before": ("known_before", ("16.A.1.d", "7.B")),
    "own_estimate": ("own_estimate", ("16.A.2",)),
}


CARE = {
    "hesitation": "care_now_tempo",
    "unusual_speed": "care_now_tempo",
    "explanation": "now_or_later_explained",
    "reply": "now_or_later_explained",
    "unexpected_alert": "now_or_later_explained",
    "missing_alert": "now_or_later_explained",
}
"""What the player who has the information may do now, where the event has a sentence of its own."""


@rule_of("16.A.1")
def authorized_16a(case: Facts) -> bool:
    """Information a player may use: legal actions, procedures, what he knew before, estimates; opponents' manner."""
    if case.facts.information_source not in AUTHORIZED:
        return False
    key, also = AUTHORIZED[case.facts.information_source]
    case.headline(key, also=also)
    case.set(result="authorized", adjusted_score="none", procedural_penalty="none")
    return True


@rule_of("16.D.1")
def other_source_16d(case: Facts) -> None:
    """From elsewhere than partner, legal actions or withdrawn ones: 16D, the director is called at once."""
    if case.told_as("facts_disputed", True):
        case.route("extraneous_info", "other_source_disputed", also=("16.D.2", "16.D.3", "85.A.1"))
    elif case.told_as("play_over", True):
        case.route("extraneous_info", "other_source_over", also=("16.D.2.c", "16.D.3", "90"))
    else:
        case.route("extraneous_info", "other_source", also=("16.D.2", "16.D.3"))


@rule_of("16.C.2")
def withdrawn_16c2(case: Facts) -> bool:
    """From a withdrawn action, for the offending side: the test of alternatives; before he acts, what he may do."""
    case.set(law_16C2_applies=True)
    if case.told_as("acted", False) and not case.told_as("play_over", True) and _nothing_found(case):
        case.headline("withdrawn_care")
        case.set(adjusted_score="possible")
        return False
    case.meanwhile("withdrawn_test", "finding_logical_alternative", "finding_considered")
    return True


def _nothing_found(case: Facts) -> bool:
    """Nobody has told a finding on what he chose: he has not acted yet."""
    return not any(case.told(name) for name in (*TESTS, "finding_gained"))


@rule_of("16.B.1")
def information_16b1(case: Facts) -> bool:
    """Did partner make extraneous information available that may suggest a call or play? The event is a fact.

    An event that is told and not disputed is such information; what it suggests is asked by 16B1(a).
    """
    open_fact = case.assumes("finding_unauthorized_information")  # still to be found
    if open_fact:
        case.say("evidence_of_event", also=("85",))
    event = case.known.ui_event
    unmistakable_73d1(case)
    if event == "question":
        case.say("question_event", also=("20.F.1", "20.F.3"))
    elif event in ("reply", "explanation", "unexpected_alert", "missing_alert"):
        over = case.told_as("play_over", True)  # how he goes on is no matter any more
        (case.aside if over else case.say)("explanation_event", also=("75.A",))
    if open_fact and event is None and not case.facts.facts_disputed:
        case.meanwhile("any_event", "finding_unauthorized_information", also=("16.B.1.a", "85.A.1"))
    if open_fact and case.facts.facts_disputed:
        over = case.known.play_over and not case.untold("play_over")
        found = case.known.finding_logical_alternative and not case.untold("finding_logical_alternative")
        key = ("disputed_after_alternative" if found else "disputed_after") if over else "disputed"
        case.meanwhile(key, "finding_unauthorized_information", also=("16.B.2", "85.A.1"))
    if case.known.finding_unauthorized_information is None and event is not None and not case.facts.facts_disputed:
        return True
    return case.facts.finding_unauthorized_information


@rule_of("16.B.1")
def unmistakable_73d1(case: Facts) -> None:
    """A variation in tempo is by itself no infraction."""
    if case.known.ui_event in ("hesitation", "unusual_speed"):
        case.say("unmistakable", also=("73.D.1",))


@rule_of("16.B.1")
def no_information(case: Facts) -> None:
    """Without extraneous information there was nothing to avoid."""
    case.headline("no_information")
    case.set(result="result_stands", adjusted_score="none", procedural_penalty="none")


@rule_of("16.B.3")
def judged_16b3(case: Facts) -> bool:
    """Is the play over? While that is not told: what he may not do, and what is judged in the end.

    Where it is told that he has not acted yet, it is not over.
    """
    if case.told_as("acted", False) and case.untold("play_over"):
        return False
    explained = case.known.ui_event in ("explanation", "reply", "unexpected_alert", "missing_alert")
    case.meanwhile("now_or_later_explained" if explained else "now_or_later", "play_over", also=("16.B.1.a", "73.C.1"))
    return case.facts.play_over


@rule_of("16.B.2")
def reserve_rights_16b2(case: Facts) -> None:
    """Before the end of play: an opponent may reserve his rights at once; if the facts are disputed, call at once."""
    if case.facts.facts_disputed:
        case.headline("establish_facts", also=("85",))
        case.set(result="establish_facts")
    elif case.facts.reserving_prohibited:
        care = case.told_as("acted", False)  # what he may do is asked too
        case.headline("call_director_now_care" if care else "call_director_now", also=("9.B.1.a",))
        case.set(result="call_director_now")
    else:
        before = not case.facts.acted  # what he may do now is the matter
        enough = "reserving_enough" if case.told("reserving_prohibited") else "rights_reserved"
        key = CARE.get(case.known.ui_event or "", "care_now") if before else enough
        case.headline(key, also=("16.fn1", "16.B.3") if key == "reserving_enough" else ("16.fn1",))
        case.set(result="rights_reserved")
        case.keep_in_force("rights_reserved", (), "end_of_play")
    case.set(adjusted_score="possible")


@rule_of("73.C.1")
def careful_73c1(case: Facts) -> None:
    """The player who has it must carefully avoid taking any advantage for his side."""
    case.say("carefully_avoid", also=("16.B.1.a",))
    case.review("16.B.3")


@rule_of("16.B.1.b")
def alternative_16b1b(case: Facts) -> bool:
    """Many of his class, playing the pair's methods, would consider it, and some would choose it."""
    parts = case.known.finding_considered, case.known.finding_chosen
    if parts == (None, None) and case.facts.information_source == "partner":
        case.meanwhile("ask_peers", "finding_logical_alternative", also=("85.A.1",))
    if case.known.finding_logical_alternative is not None or parts == (None, None):
        found = case.facts.finding_logical_alternative
        if found and parts[0] is False:
            case.contradiction("finding_logical_alternative", "finding_considered")
        if found and parts[1] is False:
            case.contradiction("finding_logical_alternative", "finding_chosen")
        return found
    return case.facts.finding_considered and case.facts.finding_chosen


@rule_of("16.B.3")
def acted_16b3(case: Facts) -> bool:
    """He has acted already: the action stands for now; whether it had an alternative can be asked at once."""
    if not case.facts.acted:
        return False
    if case.told("reserving_prohibited") and case.untold("finding_logical_alternative"):  # reserving is the matter
        return False
    case.meanwhile("acted", "finding_logical_alternative", also=("16.B.1.a", "16.B.1.b"))
    return not case.facts.finding_logical_alternative


@rule_of("16.B.1.b")
def no_alternative(case: Facts) -> None:
    """What has no logical alternative may be chosen, suggested or not."""
    case.headline("no_alternative", also=("16.B.1.a",))
    case.set(result="result_stands", adjusted_score="none", procedural_penalty="none")


@rule_of("16.B.1.a")
def suggested_16b1a(case: Facts) -> bool:
    """Was the action chosen demonstrably suggested over the alternative by the information?"""
    if case.assumes("finding_demonstrably_suggested"):  # still to be found
        parts = ("finding_considered", "finding_chosen")
        found = not case.untold("finding_logical_alternative") or all(case.told(name) for name in parts)
        if case.facts.information_source == "partner" and found:
            case.meanwhile("suggested_then", "finding_demonstrably_suggested", also=("16.B.3",))
            case.aside("demonstrate")
        else:
            case.say("demonstrate")
    return case.facts.finding_demonstrably_suggested


@rule_of("16.B.1.a")
def not_suggested(case: Facts) -> None:
    """Among logical alternatives an action that was not demonstrably suggested is free."""
    case.headline("not_suggested")
    case.set(result="result_stands", adjusted_score="none", procedural_penalty="none")


@rule_of("16.B.3")
def adjust_16b3(case: Facts) -> None:
    """The infraction gained for the offending side: an adjusted score by 12C1; without gain the score stands."""
    no_gain = case.told_as("finding_gained", False)  # the headline says it
    (case.aside if no_gain else case.say)("infraction", also=("16.B.1.a", "16.B.1.b"))
    case.meanwhile("gained_then", "finding_gained", also=("12.C.1", "73.C.2"))
    if case.facts.finding_gained:
        case.headline("adjust", also=("12.C.1", "12.B.1"))
        case.set(result="adjust", adjusted_score="assigned")
    else:
        case.headline("no_gain", also=("12.B.1",))
        case.set(result="infraction_without_damage", adjusted_score="none")


@rule_of("16.C.2")
def adjust_16c2(case: Facts) -> None:
    """After withdrawn actions the remedy is an adjusted score for the damage (12A1, 12B1)."""
    if case.facts.finding_gained:
        case.headline("adjust_withdrawn", also=("12.A.1", "12.B.1", "12.C.1"))
        case.set(result="adjust", adjusted_score="assigned")
    else:
        case.headline("no_gain", also=("12.B.1",))
        case.set(result="infraction_without_damage", adjusted_score="none")


@rule_of("73.C.2")
def penalty_73c2(case: Facts) -> None:
    """The player who broke 73C1 may be penalized; where opponents were damaged 16B3 restores them besides."""
    case.say("penalty_possible", also=("90",))
    case.set(procedural_penalty="possible")


def decide(case: Facts) -> None:
    """Where the information came from; whether the board is over; then the four tests of 16B, each on its own."""
    if authorized_16a(case):
        return
    source = case.facts.information_source
    if source == "other_source":
        other_source_16d(case)
    elif source == "withdrawn_action":
        if withdrawn_16c2(case) and infraction(case):
            adjust_16c2(case)
    elif case.told_as("finding_demonstrably_suggested", False) and case.told_as("acted", True):
        unmistakable_73d1(case)
        not_suggested(case)
    elif not information_16b1(case):
        no_information(case)
    elif not judged_16b3(case):
        if acted_16b3(case):
            no_alternative(case)
            return
        reserve_rights_16b2(case)
        careful_73c1(case)
    elif infraction(case):
        adjust_16b3(case)
        penalty_73c2(case)


def infraction(case: Facts) -> bool:
    """A logical alternative, and an action demonstrably suggested over it: only both together are an infraction.

    Where it is found already that nothing suggested the action, alternatives decide nothing and are not asked for.
    """
    if case.told("finding_demonstrably_suggested") and not suggested_16b1a(case):
        not_suggested(case)
        return False
    if not alternative_16b1b(case):
        no_alternative(case)
        return False
    if not suggested_16b1a(case):
        not_suggested(case)
        return False
    return True


UNAUTHORIZED_INFORMATION = procedure(
    "unauthorized_information",
    facts=UnauthorizedFacts,
    laws=("16", "73"),
    concepts=(
        "unauthorized_information",
        "logical_alternative",
        "hesitation",
        "remark",
        "gesture",
        "reserve_rights",
        "authorized_information",
    ),
    decide=decide,
)
