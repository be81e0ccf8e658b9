"""Laws 84 and 85, with 81C3 and 81C5: how the director comes to a ruling."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_81_85_director.facts import DutiesFacts

Facts = Inquiry[DutiesFacts]


@rule_of("81.C.3")
def too_late_81c3(case: Facts) -> bool:
    """He rectifies what comes to his notice within the periods of 79C and 92B."""
    if not case.facts.after_period:
        return False
    case.headline("too_late", also=("79.C", "92.B"))
    case.set(result="out_of_time")
    return True


@rule_of("12.B.2")
def too_severe_12b2(case: Facts) -> bool:
    """No adjusted score on the ground that the rectification is unduly severe or advantageous."""
    if not case.facts.unduly_severe:
        return False
    case.headline("not_for_severity")
    case.set(result="rectification", adjusted_score="none")
    return True


@rule_of("85.A.1")
def disputed_85a(case: Facts) -> bool:
    """Disputed facts: balance of probabilities, by the weight of the evidence. Says whether he is satisfied."""
    case.say("weigh_evidence")
    case.note("evidence_practice")
    if case.known.law_provides is None and case.known.finding_facts_established is None:
        case.headline("disputed", also=("85.B", "66.D"))
        case.set(result="establish_facts")
        return False
    case.meanwhile("disputed", "finding_facts_established", also=("85.B", "66.D"))
    if case.facts.finding_facts_established:
        case.say("established", also=("85.A.2",))
        return True
    return False


@rule_of("85.B")
def undetermined_85b(case: Facts) -> None:
    """Facts not determined: a ruling that lets play continue."""
    case.headline("let_play_continue")
    case.set(result="play_continues")


@rule_of("84.A")
def nothing_84a(case: Facts) -> bool:
    """No rectification and no ground for discretion: play goes on."""
    case.meanwhile("if_damage", "finding_damage_likely", also=("84.D",))
    if case.facts.finding_damage_likely:
        return False
    case.headline("play_on")
    case.set(result="play_on", adjusted_score="none")
    return True


@rule_of("84.B")
def rectification_84b(case: Facts) -> None:
    """The law prescribes the rectification: he determines it and sees that it is carried out."""
    case.headline("rectify")
    case.set(result="rectification")


@rule_of("84.C")
def options_84c(case: Facts) -> None:
    """The law gives a player a choice: he explains the options, and sees that one is chosen and carried out."""
    case.headline("explain_options", also=("10.C.1",))
    case.set(result="player_option")


@rule_of("84.D")
def doubt_84d(case: Facts) -> None:
    """Any doubtful point is resolved in favour of the innocent side; he seeks to restore equity."""
    case.headline("favour_innocent")
    case.set(result="in_favour_of_non_offending_side")


@rule_of("84.D")
def damage_84d(case: Facts) -> None:
    """Probably damaged by an infraction for which the Laws give no rectification: an adjusted score."""
    case.headline("adjust", also=("12.A.1",))
    case.set(result="adjusted_score", adjusted_score="assigned", procedure="assigned_score")


@rule_of("81.C.5")
def waive_81c5(case: Facts) -> None:
    """He may waive a rectification for cause at his discretion, at the request of the innocent side only."""
    asked = case.facts.waiver_requested_by
    if asked == "non_offending_side":
        case.say("may_waive")
        case.set(may_be_waived=True)
    elif asked == "offending_side":
        case.say("may_not_waive")
        case.set(may_be_waived=False)


@rule_of("81.C.5")
def waiver_asked_81c5(case: Facts) -> bool:
    """Somebody has asked that the rectification be waived: whether he may is told, whatever the rectification is."""
    asked = case.facts.waiver_requested_by
    disputed = not case.untold("facts_agreed") and not case.known.facts_agreed
    if asked != "nobody" and not disputed and case.known.law_provides in (None, "rectification"):
        key = "waiver_by_innocent" if asked == "non_offending_side" else "waiver_by_offenders"
        case.headline(key, also=("10.A", "84.B"))
        case.set(result="rectification", may_be_waived=asked == "non_offending_side")
        return True
    return False


@rule_of("84")
def agreed_or_not_84(case: Facts) -> None:
    """Whether the facts are agreed is not told: 84 or 85."""
    case.meanwhile("agreed_or_not", "facts_agreed", also=("84.A", "84.B", "84.C", "85.A.1", "85.B"))


@rule_of("84.B")
def by_law_84b(case: Facts) -> None:
    """What the law provides for the case is not told: 84A to D."""
    case.meanwhile("by_law", "law_provides", also=("84.A", "84.C", "84.D"))


def decide(case: Facts) -> None:
    """In time? Facts agreed (84) or disputed (85)? Then 84A to D, and a waiver."""
    if too_late_81c3(case):
        return
    if waiver_asked_81c5(case):
        return
    if too_severe_12b2(case):
        return
    if case.told_as("law_provides", "doubtful_point") and case.untold("facts_agreed"):
        doubt_84d(case)
        return
    agreed_or_not_84(case)
    if not case.facts.facts_agreed and not disputed_85a(case):
        if case.known.finding_facts_established is False:
            undetermined_85b(case)
        return
    by_law_84b(case)
    provides = case.facts.law_provides
    if provides == "no_rectification":
        if not nothing_84a(case):
            damage_84d(case)
    elif provides == "doubtful_point":
        doubt_84d(case)
    else:
        (rectification_84b if provides == "rectification" else options_84c)(case)
        waive_81c5(case)


DIRECTOR_DUTIES = procedure(
    "director_duties",
    facts=DutiesFacts,
    laws=("81", "84", "85"),
    concepts=("director_powers", "ruling", "agreed_facts", "disputed_facts", "options", "doubt", "waive"),
    decide=decide,
)
