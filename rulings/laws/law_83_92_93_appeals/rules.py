"""Laws 83, 92, 93: the duty to tell of the right to appeal, what is admissible, who decides, and what he may not do."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_83_92_93_appeals.facts import AppealFacts

Facts = Inquiry[AppealFacts]

OF_AN_APPEAL = ("event", "minutes_since_posting", "within_period")
"""Who tells one of these of an appeal not yet lodged asks whether it would be heard, not whether to be told of it."""


@rule_of("83")
def tell_of_right_83(case: Facts) -> None:
    """Where a ruling on fact or by discretion may call for review, he tells of the right or refers it on."""
    case.meanwhile("right_to_appeal", "review_may_be_in_order", also=("92.A", "92.B", "92.C", "92.D"))
    if case.facts.review_may_be_in_order:
        case.headline("tell_of_right")
        how_to_appeal_92(case)
        case.set(result="advise_right_to_appeal")
    else:
        case.headline("need_not_tell")
        case.set(result="no_advice_needed")


@rule_of("92")
def how_to_appeal_92(case: Facts) -> None:
    """Who is told of his right hears how and until when."""
    case.say("how_to_appeal", also=("92.B", "92.C", "92.D"))


@rule_of("92.A")
def own_table_92a(case: Facts) -> bool:
    """Only a ruling made at his own table; an appeal without merit may be sanctioned."""
    case.aside("without_merit")
    return _inadmissible(case, not case.facts.ruling_at_own_table, "not_own_table")


CONSENT = {"pairs": "partner_concurs", "teams": "captain_concurs"}


def _consent_told(case: Facts) -> bool:
    """Told that whoever must concur in this event does."""
    return case.told("event") and case.told_as(CONSENT.get(case.known.event, "lodged"), True)


def _all_but_the_time(case: Facts) -> bool:
    """Told that it is lodged through the director and that whoever must concur does: the time alone is open."""
    return _consent_told(case) and case.told_as("lodged", True) and case.told_as("through_director", True)


def _somebody_refuses(case: Facts) -> bool:
    return case.known.partner_concurs is False or case.known.captain_concurs is False


@rule_of("92.B")
def time_92b(case: Facts) -> bool:
    """Thirty minutes after the official score is available, unless the organizer says otherwise."""
    if _all_but_the_time(case):
        case.meanwhile("heard_if_in_time", "within_period", also=("92.C", "92.D", "93.B"))
    elif case.known.within_period is None and (_somebody_refuses(case) or case.known.subject is not None):
        return False  # another question is asked; nobody says that it is late
    elif _consent_told(case):
        key = "partner_enough" if case.known.event == "pairs" else "captain_enough"
        case.meanwhile(key, "within_period", also=("92.C", "92.D"))
    return _inadmissible(case, not case.facts.within_period, "too_late")


@rule_of("92.C")
def through_director_92c(case: Facts) -> bool:
    """All appeals go through the director."""
    return _inadmissible(case, not case.facts.through_director, "not_through_director")


@rule_of("92.D.1")
def partners_92d1(case: Facts) -> bool:
    """Pairs: both members concur; in an individual the appellant needs no partner's consent."""
    if case.facts.event == "individual":
        if case.known.partner_concurs is False:
            case.meanwhile("individual_alone", "subject", "within_period", also=("92.B", "92.C"))
        if case.known.partner_concurs is False or case.told("event"):
            case.meanwhile("individual_in_time", "subject", also=("93.B",))
        (case.say if case.untold("event") else case.aside)("individual")
        return False
    if case.facts.event == "pairs" and case.untold("partner_concurs"):
        case.meanwhile("both_must_concur", "partner_concurs", also=("92.B", "92.C"))
        case.not_presumed("partner_concurs")
    if case.told("partner_concurs") and case.facts.partner_concurs:
        case.aside("partner_concurs")
    return _inadmissible(case, not case.facts.partner_concurs, "partner_does_not_concur")


@rule_of("92.D")
def concurrence_92d(case: Facts) -> None:
    """Somebody does not concur, and the kind of event is not told: whose consent is needed in each."""
    case.meanwhile("who_must_concur", "event", also=("92.D.1", "92.D.2"))


@rule_of("92.D.2")
def captain_92d2(case: Facts) -> bool:
    """Teams: the captain concurs."""
    if case.untold("captain_concurs"):
        case.meanwhile("captain_must_concur", "captain_concurs", also=("92.B", "92.C"))
        case.not_presumed("captain_concurs")
    if case.told("captain_concurs") and case.facts.captain_concurs:
        case.aside("captain_concurs")
    return _inadmissible(case, not case.facts.captain_concurs, "captain_does_not_concur")


def _inadmissible(case: Facts, fails: bool, key: str) -> bool:
    if fails:
        case.headline(key)
        case.set(result="inadmissible", reason=key)
    return fails


@rule_of("93.A")
def director_hears_93a(case: Facts) -> None:
    """No committee, or it would disturb the orderly progress: the director in charge hears and decides."""
    case.headline("director_hears")
    case.set(result="heard_by_director")


@rule_of("93.B.1")
def law_part_93b1(case: Facts) -> None:
    """The part that deals solely with law or regulations: the director in charge, with appeal to the committee."""
    case.headline("director_hears_law")
    case.set(result="heard_by_director", further_appeal="committee")


@rule_of("93.B.2")
def committee_93b2(case: Facts) -> None:
    """All others go to the committee."""
    case.headline("committee_hears")
    case.set(result="heard_by_committee")


@rule_of("93.B.3")
def powers_93b3(case: Facts) -> None:
    """The committee has all the director's powers but may not overrule him on law, regulations or under 91."""
    final = case.facts.subject == "discipline_91"
    (case.say if case.facts.subject == "fact_or_judgement" else case.aside)("committee_limits")
    if final:
        case.headline("recommend_only", also=("91.A",))
        case.set(result="recommendation_only")


@rule_of("93.C.1")
def further_93c(case: Facts) -> None:
    """Afterwards the regulating authority may provide further; it has the last word (C2, C3)."""
    (case.aside if case.told_as("lodged", False) else case.say)("further", also=("93.C.2", "93.C.3"))


@rule_of("92.B")
def needs_92b(case: Facts) -> None:
    """What an appeal needs, while its time is open; once it is in time, who must concur and who decides."""
    event = case.settled("event")
    by_event = {"pairs": "admissible_if_pairs", "teams": "admissible_if_teams", "individual": "individual_alone"}
    key = by_event.get(event or "", "admissible_if")
    if case.told_as("would_delay_event", True):
        key = "admissible_delaying"
    elif not case.facts.committee_available:
        key = "admissible_no_committee"
    elif event is None and case.told_as("lodged", True):
        key = "decided_through_if" if case.told("through_director") else "decided_if"
    case.meanwhile(key, "within_period", "subject", "partner_concurs", "captain_concurs", also=("92.C", "92.D"))
    if case.known.within_period and not case.assumes("within_period") and event != "individual":
        case.meanwhile("in_time", "subject", "partner_concurs", "captain_concurs", also=("92.D", "93.B"))


@rule_of("93.B")
def consent_93b(case: Facts) -> None:
    """In time and with the consent that is needed: who decides which part; one not lodged goes through the director."""
    if _consent_told(case) and case.told_as("within_period", True):
        case.meanwhile("in_time_concurs", "subject", also=("92.D", "93.B.1", "93.B.2"))
    if case.told_as("lodged", False):
        lodged_through_92c(case)


@rule_of("92.C")
def lodged_through_92c(case: Facts) -> None:
    """It is not lodged yet: where to."""
    case.say("lodge_with_director", also=("92.B",))


def admissible(case: Facts) -> bool:
    """92A to D in order."""
    if own_table_92a(case):
        return False
    if case.facts.through_director:
        needs_92b(case)
    if case.untold("within_period") and through_director_92c(case):
        return False
    if time_92b(case) or through_director_92c(case):
        return False
    if case.known.event is None and not _somebody_refuses(case):
        return True  # who must concur is asked only where somebody does not
    concurrence_92d(case)
    return not (captain_92d2(case) if case.facts.event == "teams" else partners_92d1(case))


def decide(case: Facts) -> None:
    """83 before there is an appeal; 92; then 93A or B, and C."""
    of_the_right = case.told("review_may_be_in_order") if case.untold("lodged") else not case.facts.lodged
    if of_the_right and not any(case.told(name) for name in OF_AN_APPEAL):
        tell_of_right_83(case)
        return
    if not admissible(case):
        return
    if not case.facts.committee_available or case.facts.would_delay_event:
        director_hears_93a(case)
    else:
        consent_93b(case)
        by_subject(case, case.facts.subject)
    further_93c(case)


def by_subject(case: Facts, subject: str) -> None:
    """93B1, B2, and what B3 forbids the committee."""
    if subject == "law_or_regulation":
        law_part_93b1(case)
    elif subject == "fact_or_judgement":
        committee_93b2(case)
    powers_93b3(case)


APPEALS = procedure(
    "appeals",
    facts=AppealFacts,
    laws=("83", "92", "93"),
    concepts=("appeal", "time_limit", "concurrence", "committee", "no_committee", "further_appeal"),
    decide=decide,
)
